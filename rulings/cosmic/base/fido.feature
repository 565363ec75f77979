Feature: Fido fetches used encounter cards and offers them

  @power:fido
  Scenario: It offers one of the two cards; accepted, it may draw a card
    Given players A (-), B (-), C (Fido)
    And C holds negotiate
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 06
    Then C is asked to use: Fido's power or pass
    When C uses Fido's power
    Then C is asked which cards to take (1): attack 20, attack 06
    When C answers attack 20
    Then C is asked which player: A, B
    When C answers B
    Then B is asked whether to agree
    When B says yes
    Then C is asked what to choose: draw a card, nothing
    When C chooses draw a card
    Then B holds exactly attack 20
    And C holds exactly negotiate, attack 06
    And the discard pile is attack 06
    When the turn ends

  @power:fido
  Scenario: Accepted, it may retrieve a ship instead, or want nothing
    Given players A (-), B (-), C (Fido)
    And C holds negotiate
    And C has 2 ships in the warp
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 06
    And C uses Fido's power
    And C answers attack 06
    And C answers A
    And A says yes
    Then C is asked what to choose: retrieve a ship, draw a card, nothing
    When C chooses retrieve a ship
    Then C is asked where to put the retrieved ship: C1, C2, C3, C4, C5
    When C answers C2
    Then C has 1 ship in the warp
    And A holds exactly attack 06
    And C holds exactly negotiate
    When the turn ends

  @power:fido
  Scenario: Accepted, it wants nothing
    Given players A (-), B (-), C (Fido)
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 06
    And C uses Fido's power
    And C answers attack 06
    And C answers A
    And A says yes
    And C chooses nothing
    Then A holds exactly attack 06
    And C holds exactly negotiate
    When the turn ends

  @power:fido
  Scenario: Refused, it may keep the card
    Given players A (-), B (-), C (Fido)
    And C has 2 ships in the warp
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 06
    And C uses Fido's power
    And C answers attack 20
    And C answers A
    And A says no
    Then C is asked what to choose: keep it, discard it
    When C chooses keep it
    Then C holds exactly negotiate, attack 20
    And C has 2 ships in the warp
    And the discard pile is attack 06
    When the turn ends

  @power:fido
  Scenario: Refused, it may discard the card: it lies on top then
    Given players A (-), B (-), C (Fido)
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 06
    And C uses Fido's power
    And C answers attack 20
    And C answers B
    And B says no
    And C chooses discard it
    Then C holds exactly negotiate
    And the discard pile is attack 06, attack 20
    When the turn ends

  @power:fido
  Scenario: It need not fetch anything; as a main player it may
    Given players A (Fido), B (-), C (-)
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays negotiate and B plays negotiate
    And A offers: gives nothing; gets colony on B1
    And B offers: gives colony on B1; gets colony on A1
    And A accepts
    And B, asked which ships found the colony, answers 1 from B1
    And A, asked which ships found the colony, answers 1 from the gate
    Then A is asked to use: Fido's power or pass
    When A passes
    Then the discard pile is negotiate, negotiate
    And the outcome is: a deal

  @power:fido @AL-FIDO-1 @rule:O12 @power:reserve
  Scenario: Cards that were not played as encounter cards cannot be fetched
    Given players A (Reserve), B (-), C (Fido)
    And A holds attack 20, attack 04, attack 06
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 08
    And A uses Reserve's power
    And A answers attack 04, attack 06
    And A, asked which cards count for the offense, answers attack 04, attack 06
    And C uses Fido's power
    Then C is asked which cards to take (1): attack 20, attack 08
    When C answers attack 08
    And C answers A
    And A says yes
    And C chooses nothing
    And the turn ends

  @power:fido @AL-FIDO-1 @artifact:plague
  Scenario: Nor what a Plague made somebody discard
    Given players A (-), B (-), C (Fido)
    And A holds attack 20, attack 30
    And B holds Plague, attack 08
    And the next destiny is B's colour
    When the turn begins
    And B plays Plague
    And B, asked which player, answers A
    And A, asked which ships to lose, answers 3 from A1
    And A, asked which cards to discard, answers attack 30
    And A retrieves a ship to A1
    And A aims at B1
    And A launches 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 08
    And C uses Fido's power
    Then the discard pile is attack 30, Plague, attack 20, attack 08
    And C is asked which cards to take (1): attack 20, attack 08
    When C answers attack 08
    And C answers A
    And A says yes
    And C chooses nothing
    And the turn ends

  @power:fido @power:chosen
  Scenario: A card that was replaced was not used to resolve the encounter
    Given players A (Chosen), B (-), C (Fido)
    And the deck begins with attack 40, attack 12, attack 11
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 08
    And A uses Chosen's power
    And A answers attack 40
    And A chooses replace
    And C uses Fido's power
    Then C is asked which cards to take (1): attack 40, attack 08
    When C answers attack 40
    And C answers A
    And A says no
    And C chooses keep it
    Then C holds exactly negotiate, attack 40
    When the turn ends

  @power:fido @AL-CLONE-2 @power:filch
  Scenario: Filch, the offense, chooses before Fido, who is not involved
    Given players A (Filch), B (-), C (Fido)
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 08
    Then A is asked to use: Filch's power or pass
    And C is not asked anything
    When A uses Filch's power
    Then C is asked to use: Fido's power or pass
    When C uses Fido's power
    Then C is asked which player: A, B
    When C answers B
    And B says yes
    And C chooses nothing
    Then A holds exactly attack 08
    And B holds exactly attack 20
    And the discard pile is empty
    When the turn ends

  @power:fido @AL-CLONE-2 @power:filch
  Scenario: Fido, the offense, fetches before Filch, the defense
    Given players A (Fido), B (Filch), C (-)
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 08
    And A uses Fido's power
    And A answers attack 20
    And A answers C
    And C says no
    And A chooses keep it
    Then A holds exactly attack 20
    And B holds no cards
    And the discard pile is attack 08
    When the turn ends

  @power:fido @AL-CLONE-2 @power:filch @power:clone
  Scenario: Clone's card is never discarded: neither Filch nor Fido gets it
    Given players A (Filch), B (Clone), C (Fido)
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 08
    Then B is asked to use: Clone's power or pass
    When B uses Clone's power
    Then B holds exactly attack 08
    And A is not asked anything
    And C is asked to use: Fido's power or pass
    When C uses Fido's power
    Then C is asked which player: A, B
    When C answers B
    And B says yes
    And C chooses nothing
    Then B holds exactly attack 08, attack 20
    When the turn ends

  @power:fido @artifact:cosmic-zap
  Scenario: Zapped, it fetches nothing
    Given players A (-), B (-), C (Fido)
    And B holds attack 06, Cosmic Zap
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 06
    And C uses Fido's power
    And C answers attack 20
    Then B is asked to respond: Cosmic Zap or pass
    When B plays Cosmic Zap
    Then C holds exactly negotiate
    And the discard pile is attack 20, attack 06, Cosmic Zap
    When the turn ends

  @power:fido @rule:R19.6
  Scenario: Its power is lost before the cards are discarded
    Given players A (-), B (Fido), C (-)
    And B's ships are 4 on B1, 8 on B2, 8 on B3
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 06
    Then B's power is lost
    And the discard pile is attack 20, attack 06
    When the turn ends

  @power:fido @rule:R17.4
  Scenario: A card accepted by the offense is in hand when a second encounter is asked for
    Given players A (-), B (-), C (Fido)
    And A holds attack 20
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 06
    And C uses Fido's power
    And C answers attack 06
    And C answers A
    And A says yes
    And C chooses nothing
    Then A is asked whether to have a second encounter

  @power:fido @power:gambler
  Scenario: A card that was never shown cannot be fetched
    Given players A (Gambler), B (-), C (Fido)
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 10
    And A uses Gambler's power
    And A chooses attack
    And A answers 40
    And B chooses believe
    And C uses Fido's power
    Then C is asked which player: A, B
    When C answers B
    And B says yes
    And C chooses nothing
    Then B holds exactly attack 10
    When the turn ends

  @wild:fido @G-018
  Scenario: The wild side makes the opponent take the top card of the discard pile
    Given players A (-), B (-), C (-)
    And A holds attack 20, Fido flare
    And B holds attack 06
    And the discard pile is attack 30, Quash
    When A encounters B on B1 with 1 ship
    And nobody is invited
    Then A is asked to use: Fido flare (wild) or pass
    When A plays Fido flare
    Then B holds exactly attack 06, Quash
    And A holds exactly attack 20, attack 06, Fido flare
    And the discard pile is attack 30
    When A plays attack 20 and B plays attack 06
    And the turn ends

  @wild:fido @rule:R9.3
  Scenario: The card may save the defense a new hand
    Given players A (-), B (-), C (-)
    And A holds attack 20, Fido flare
    And B holds reinforcement +2
    And the discard pile is attack 00
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays Fido flare
    And A plays attack 20 and B plays attack 00
    And everybody passes
    Then the outcome is: A wins
    And B holds exactly reinforcement +2
    When the turn ends

  @wild:fido
  Scenario: With an empty discard pile, or as an ally, it is not offered
    Given players A (-), B (-), C (-)
    And A holds attack 04, Fido flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    Then A is asked which encounter card to play
    When A plays attack 04 and B plays attack 20
    And the turn ends

  @wild:fido @artifact:card-zap
  Scenario: Cancelled by a Card Zap, nobody gets anything
    Given players A (-), B (-), C (-)
    And A holds attack 20, Fido flare
    And B holds attack 06, Card Zap
    And the discard pile is Quash
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays Fido flare
    And B plays Card Zap
    Then B holds exactly attack 06
    And A holds exactly attack 20
    And the discard pile is Quash, Card Zap, Fido flare
    When A plays attack 20 and B plays attack 06
    And the turn ends

  @wild:fido @wild:anti-matter
  Scenario: Prevented by Anti-Matter's flare, it stays in hand
    Given players A (-), B (-), C (-)
    And A holds attack 20, Fido flare
    And B holds attack 06, Anti-Matter flare
    And the discard pile is Quash
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays Fido flare
    And B plays Anti-Matter flare
    Then A holds exactly attack 20, Fido flare
    And the discard pile is Quash
    When A plays attack 20 and B plays attack 06
    And the turn ends

  @super:fido @rule:O9
  Scenario: With the super side it fetches both cards and offers them one by one, with thanks for each
    Given players A (-), B (-), C (Fido)
    And C holds Fido flare
    And C has 1 ship in the warp
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 06
    Then C is asked to use: Fido's power, Fido flare (super) or pass
    When C plays Fido flare
    Then C is asked which cards to take (1 to 2): attack 20, attack 06
    When C answers attack 20, attack 06
    Then C is asked which cards to give (1): attack 20, attack 06
    When C answers attack 06
    And C answers A
    And A says yes
    And C chooses retrieve a ship
    And C answers C1
    Then A holds exactly attack 06
    And C is asked which player: A, B
    When C answers A
    And A says yes
    Then C is asked what to choose: draw a card, nothing
    When C chooses draw a card
    Then A holds exactly attack 06, attack 20
    And C has no ships in the warp
    And C holds exactly Fido flare, attack 06
    And the discard pile is empty
    When the turn ends

  @super:fido
  Scenario: One of the two is enough, and with one left the flare is not offered
    Given players A (Filch), B (-), C (Fido)
    And C holds Fido flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 06
    And A uses Filch's power
    Then C is asked to use: Fido's power or pass
    When C passes
    Then the discard pile is attack 20
    When the turn ends

  @super:fido @Z-02 @Z-04 @artifact:cosmic-zap
  Scenario: It uses the power: a Cosmic Zap stops it and the flare stays in hand
    Given players A (-), B (-), C (Fido)
    And C holds Fido flare
    And B holds attack 06, Cosmic Zap
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 06
    And C plays Fido flare
    And C answers attack 20, attack 06
    And B plays Cosmic Zap
    Then C holds exactly Fido flare
    And the discard pile is attack 20, attack 06, Cosmic Zap
    When the turn ends

  @super:fido @artifact:card-zap
  Scenario: Cancelled by a Card Zap, one card may still be fetched by the power
    Given players A (-), B (-), C (Fido)
    And C holds Fido flare
    And B holds attack 06, Card Zap
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 06
    And C plays Fido flare
    And B plays Card Zap
    Then C is asked to use: Fido's power or pass
    When C uses Fido's power
    Then C is asked which cards to take (1): attack 20, attack 06
    When C answers attack 20
    And C answers B
    And B says no
    And C chooses keep it
    Then C holds exactly attack 20
    When the turn ends
