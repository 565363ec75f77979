Feature: Ethic is compensated for attacks

  @power:ethic
  Scenario: Beaten by an attack, it collects for the ships it lost
    Given players A (-), B (Ethic), C (-)
    And B has 2 ships on B1
    And A holds attack 20, attack 08, attack 10, morph
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then B is asked to use: Ethic's power or pass
    When B passes
    Then B holds 2 cards
    And A holds 1 card
    And B does not hold attack 06
    When the turn ends

  @power:ethic
  Scenario: Some of it may come from the deck
    Given players A (-), B (Ethic), C (-)
    And B has 3 ships on B1
    And A holds attack 20, attack 08, attack 10
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And B uses Ethic's power
    Then B is asked how many: 1 to 3
    When B answers 2
    Then B holds 3 cards
    And B holds 2 x attack 06
    And A holds 1 card
    When the turn ends

  @power:ethic
  Scenario: All of it may come from the deck, also for a negotiate
    Given players A (-), B (Ethic), C (-)
    And B has 2 ships on B1
    And A holds attack 20, attack 08
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays negotiate
    And B uses Ethic's power
    And B answers 2
    Then B holds exactly 2 x attack 06
    And A holds exactly attack 08
    When the turn ends

  @power:ethic
  Scenario: As the offense it collects, too
    Given players A (Ethic), B (-), C (-)
    And B holds attack 20, attack 08, attack 10
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    And A passes
    Then A holds 1 card
    And B holds 1 card

  @power:ethic @artifact:emotion-control
  Scenario: A card that became a negotiate is compensated once
    Given players A (-), B (Ethic), C (-)
    And B has 1 ship on B1
    And A holds attack 20, attack 08, attack 10, Human flare
    And C holds negotiate, Emotion Control
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And A passes
    And C plays Emotion Control
    And A, asked to use, answers pass
    And A refuses
    And A, asked which ships to lose, answers 3 ships from A1
    And B, asked which ships to lose, answers 3 ships from B2
    And A, asked where ships return to, answers A2
    Then B holds no cards
    When the turn ends

  @power:ethic
  Scenario Outline: A win, an opponent's negotiate or no ship lost brings nothing
    Given players A (-), B (Ethic), C (-)
    And B has <ships> ships on B1
    And A holds <card>, attack 08, attack 10
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays <card> and B plays attack 10
    Then the outcome is: <winner> wins
    And the log does not say: Ethic's power
    And B holds no cards
    When the turn ends

    Examples:
      | ships | card      | winner |
      | 2     | attack 04 | B      |
      | 2     | negotiate | B      |
      | 0     | attack 20 | A      |

  @power:ethic @power:zombie
  Scenario: Ships that never reach the warp are not compensated
    Given players A (-), B (Ethic), C (Fungus)
    And A holds attack 20, attack 08
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays attack 20 and B plays attack 04
    Then 4 ships of B lie under ships of C
    And A holds exactly attack 08
    When the turn ends

  @power:ethic @artifact:cosmic-zap
  Scenario: Zapped, it collects nothing
    Given players A (-), B (Ethic), C (-)
    And A holds attack 20, attack 08, Cosmic Zap
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then A is asked to respond: Cosmic Zap or pass
    When A plays Cosmic Zap
    Then B holds no cards
    And A holds exactly attack 08
    When the turn ends

  @power:ethic @rule:R19.6
  Scenario: Lost with the defended colony, the power is gone when compensation is due
    Given players A (-), B (Ethic), C (-)
    And B's ships are 2 on B1, 9 on B2, 9 on B3
    And A holds attack 20, attack 08
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then B's power is lost
    And B holds no cards
    When the turn ends

  @power:ethic @AL-ETHIC-1 @artifact:ionic-gas
  Scenario: Under Ionic Gas it collects nothing
    Given players A (-), B (Ethic), C (-)
    And A holds attack 20, attack 08, Ionic Gas
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then A is asked to use: Ionic Gas or pass
    When A plays Ionic Gas
    Then B holds no cards
    And the log does not say: Ethic's power
    When the turn ends

  @power:ethic @power:hacker
  Scenario: Hacker picks the cards that Ethic collects
    Given players A (Hacker), B (Ethic), C (-)
    And B has 1 ship on B1
    And A holds attack 20, attack 08, attack 10
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And A uses Hacker's power
    And B passes
    Then A is asked which cards to take (1): attack 08, attack 10
    When A answers attack 08
    Then B holds exactly attack 08
    When the turn ends

  @wild:barbarian @power:ethic
  Scenario: Barbarian's flare sorts out compensation that came from the deck
    Given players A (-), B (Ethic), C (-)
    And B has 2 ships on B1
    And A holds attack 20, attack 08
    And B holds negotiate, Barbarian flare
    And the deck begins with attack 30, attack 01
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays negotiate
    And B uses Ethic's power
    And B answers 2
    Then B is asked to use: Barbarian flare (wild) or pass
    When B plays Barbarian flare
    Then B is asked which cards to discard (1 to 2): attack 30, attack 01
    When B answers attack 01
    Then B holds exactly attack 30, Barbarian flare
    When the turn ends

  @super:ethic
  Scenario: The super flare names how many cards are due
    Given players A (-), B (Ethic), C (-)
    And B has 1 ship on B1
    And A holds attack 20, 9 x attack 08
    And B holds attack 04, Ethic flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then B is asked to use: Ethic's power, Ethic flare (super) or pass
    When B plays Ethic flare
    Then B is asked how many: 0 to 8
    When B answers 8
    And B passes
    Then B holds exactly 8 x attack 08, Ethic flare
    When the turn ends

  @super:ethic
  Scenario: It may name none, or draw what it has named
    Given players A (-), B (Ethic), C (-)
    And B has 1 ship on B1
    And A holds attack 20, attack 08
    And B holds attack 04, Ethic flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And B plays Ethic flare
    And B answers 4
    And B uses Ethic's power
    And B answers 4
    Then B holds exactly Ethic flare, 4 x attack 06
    And A holds exactly attack 08
    When the turn ends

  @wild:ethic
  Scenario: What was just drawn goes to other players
    Given players A (-), B (-), C (-), D (-)
    And A holds attack 04, Genius flare, Ethic flare
    And freewheeling flares
    And the deck begins with attack 30
    When A encounters B on B1 with 1 ship
    Then A is asked to use: Genius flare (wild) or pass
    When A plays Genius flare
    And A answers A
    Then A is asked to use: Ethic flare (wild) or pass
    When A plays Ethic flare
    Then A is asked which player: B, C, D
    When A answers D
    Then D holds exactly negotiate, attack 30
    And A holds exactly attack 04, Genius flare, Ethic flare
    When nobody is invited
    And A plays attack 04 and B plays attack 20
    Then the outcome is: B wins

  @wild:ethic
  Scenario: One player after the other is given something, and one may stop
    Given players A (-), B (Kamikaze), C (-), D (-)
    And B holds attack 20, Ethic flare
    And the deck begins with attack 30, attack 23, attack 15, attack 14
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And B uses Kamikaze's power
    And B answers 2 ships from B2
    Then B is asked to use: Ethic flare (wild) or pass
    When B plays Ethic flare
    Then B is asked which cards to give (1 to 3): attack 30, attack 23, attack 15, attack 14
    When B answers attack 30
    And B answers C
    Then B is asked which cards to give (0 to 2): attack 23, attack 15, attack 14
    When B answers no card
    And A plays attack 04 and B plays attack 20
    Then C holds exactly negotiate, attack 30
    And B holds exactly attack 23, attack 15, attack 14, Ethic flare

  @wild:ethic @power:trader
  Scenario: It holds for the rest of the encounter, three cards in all, wherever the flare goes
    Given players A (Kamikaze), B (Trader), C (-)
    And freewheeling flares
    And A holds attack 04, Genius flare, Ethic flare
    And B holds attack 20, negotiate
    And C holds negotiate
    And the deck begins with attack 30, attack 23, attack 15, attack 14, attack 13
    When A encounters B on B1 with 1 ship from A1
    And A plays Genius flare
    And A answers A
    And A plays Ethic flare
    And A answers C
    Then C holds exactly negotiate, attack 30
    When nobody is invited
    And A passes
    And B uses Trader's power
    Then B holds Ethic flare
    When A uses Kamikaze's power
    And A answers 2 ships from A1
    Then A is asked to use: Ethic flare (wild) or pass
    When A plays Ethic flare
    Then A is asked which cards to give (1 to 2): attack 23, attack 15, attack 14, attack 13
    When A answers attack 23, attack 15
    And A answers C
    Then C holds exactly negotiate, attack 30, attack 23, attack 15
    When A plays attack 20 and B plays attack 04
    Then B holds exactly Genius flare, Ethic flare
    When the turn ends

  @wild:ethic @artifact:card-zap
  Scenario: The wild flare is cancelled, and nothing is given away
    Given players A (-), B (Kamikaze), C (-)
    And B holds attack 20, Ethic flare
    And C holds negotiate, Card Zap
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And B uses Kamikaze's power
    And B answers 1 ship from B2
    And B plays Ethic flare
    Then C is asked to respond: Card Zap or pass
    When C plays Card Zap
    And A plays attack 04 and B plays attack 20
    Then B holds exactly 2 x attack 06
    And A holds no cards

  @super:ethic @artifact:card-zap
  Scenario: The super flare is cancelled, and the usual amount is collected
    Given players A (-), B (Ethic), C (-)
    And B has 1 ship on B1
    And A holds attack 20, 3 x attack 08
    And B holds attack 04, Ethic flare
    And C holds negotiate, Card Zap
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And B plays Ethic flare
    And C plays Card Zap
    And B passes
    Then B holds exactly attack 08
    When the turn ends

  @power:ethic @IR-12 @card:kicker
  Scenario: As though it had negotiated: Ethic's kicker multiplies what it collects
    Given players A (Ethic), B (-), C (-)
    And A holds attack 04, kicker 2
    And B holds attack 40, 8 x attack 10
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays Kicker 2
    And A plays attack 04 and B plays attack 40
    Then the total of the offense is 11: attack 04, kicker x2 = 8, ships 3
    And A is asked to use: Ethic's power or pass
    When A passes
    Then A holds 6 cards
    And B holds 2 cards

  @power:ethic @card:kicker
  Scenario: A kicker of naught leaves Ethic nothing to collect
    Given players A (Ethic), B (-), C (-)
    And A holds attack 04, kicker 0
    And B holds attack 40, 8 x attack 10
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays Kicker 0
    And A plays attack 04 and B plays attack 40
    Then A holds no cards

  @power:ethic @KI-05 @card:kicker
  Scenario: The opponent's kicker does not raise what Ethic collects
    Given players A (Ethic), B (-), C (-)
    And A holds attack 04
    And B holds attack 40, kicker 2, 8 x attack 10
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And B plays Kicker 2
    And A plays attack 04 and B plays attack 40
    And A passes
    Then A holds 3 cards
