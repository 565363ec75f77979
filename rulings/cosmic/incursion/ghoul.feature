Feature: Ghoul is rewarded for the ships it has beaten

  @power:ghoul
  Scenario: A reward for each ship that reached the warp, split between ships and cards
    Given players A (Ghoul), B (-), C (-)
    And A has 2 ships in the warp
    And the deck begins with attack 23, attack 30, attack 40
    And B has 3 ships on B1
    When the turn begins
    And A retrieves a ship to A1
    And A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then A is asked how to split rewards (3): 1 ship or 3 cards
    When A answers 1 ship, 2 cards
    And A, asked where ships return to, answers A2
    Then A holds exactly attack 23, attack 30
    And A has no ships in the warp
    When the turn ends

  @power:ghoul
  Scenario: The allies it beats count, those beside it do not
    Given players A (Ghoul), B (-), C (-), D (-)
    And B has 1 ship on B1
    When A encounters B on B1 with 1 ship
    And A invites D
    And B invites C
    And C joins the defense with 2 ships
    And D joins the offense with 2 ships
    And A plays attack 20 and B plays attack 04
    Then A holds 3 cards
    And C has 2 ships in the warp
    And D holds 1 card
    When the turn ends

  @power:ghoul @rule:R16.3 @rule:R23.4
  Scenario: As the defense it feasts, too, before its allies are rewarded
    Given players A (-), B (Ghoul), C (-)
    And the deck begins with attack 23, attack 30, attack 40
    When A encounters B on B1 with 2 ships
    And A invites nobody
    And B invites C
    And C joins the defense with 1 ship
    And A plays attack 04 and B plays attack 20
    And C, asked where ships return to, answers C1
    Then B holds exactly attack 23, attack 30
    And C holds exactly negotiate, attack 40
    When the turn ends

  @power:ghoul
  Scenario Outline: Without a win, or against an empty planet, there is nothing to feast on
    Given players A (Ghoul), B (-), C (-)
    And B has <ships> ships on B1
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack <mine> and B plays attack <theirs>
    Then A holds no cards
    And the log does not say: Ghoul's power

    Examples:
      | ships | mine | theirs |
      | 4     | 04   | 20     |
      | 0     | 20   | 04     |

  @power:ghoul @artifact:cosmic-zap
  Scenario: Zapped, it gets nothing
    Given players A (Ghoul), B (-), C (-)
    And C holds Cosmic Zap
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then C is asked to respond: Cosmic Zap or pass
    When C plays Cosmic Zap
    Then A holds no cards
    When the turn ends

  @power:ghoul @rule:R19.6
  Scenario: With too few home colonies it does not feast
    Given players A (Ghoul), B (-), C (-)
    And A's ships are 10 on A1, 10 on A2
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then A holds no cards
    When the turn ends

  @power:ghoul @AL-GHOUL-1 @G-010 @power:fungus
  Scenario: Captured ships did not reach the warp
    Given players A (Ghoul), B (-), C (Fungus)
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays attack 20 and B plays attack 04
    Then 4 ships of B lie under ships of C
    And A holds no cards
    And the log does not say: Ghoul's power
    When the turn ends

  @power:ghoul @AL-GHOUL-1 @super:void
  Scenario: Eradicated ships did not reach the warp
    Given players A (Ghoul), B (-), C (Void)
    And C holds negotiate, Void flare
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays attack 20 and B plays attack 04
    And C plays Void flare
    Then B has 4 ships out of the game
    And A holds no cards
    When the turn ends

  @power:ghoul @power:zombie @G-010
  Scenario: Zombie's ships did not reach the warp
    Given players A (Ghoul), B (Zombie), C (-)
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And B, asked where ships return to, answers B2
    Then A holds no cards
    When the turn ends

  @power:ghoul @power:healer
  Scenario: Healed ships were in the warp
    Given players A (Ghoul), B (-), C (Healer)
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And C uses Healer's power on B
    And B, asked where ships return to, answers B2
    Then A holds 4 cards
    When the turn ends

  @power:ghoul @AL-GHOUL-2 @wild:cudgel
  Scenario: Ships lost by other means are no food
    Given players A (Ghoul), B (-), C (-)
    And A holds attack 20, Cudgel flare
    And B has 3 ships on B1
    And C has 2 ships on B1
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And A plays Cudgel flare
    Then C has 2 ships in the warp
    And A holds exactly Cudgel flare, 3 x attack 06
    When the turn ends

  @power:ghoul @AL-GHOUL-2 @artifact:plague
  Scenario: Ships that a plague took before are no food
    Given players A (Ghoul), B (-), C (-)
    And C holds negotiate, Plague
    And B has 3 ships on B1
    And B holds 2 x attack 04
    When the turn begins
    Then C is asked to use: Plague or pass
    When C plays Plague
    And C, asked which player, answers B
    And B, asked which ships to lose, answers 3 ships from B2
    And B, asked which cards to discard, answers attack 04
    And A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then B has 6 ships in the warp
    And A holds 3 cards
    When the turn ends

  @power:ghoul @AL-GHOUL-3 @artifact:ionic-gas
  Scenario: Under Ionic Gas it gets nothing
    Given players A (Ghoul), B (-), C (-)
    And C holds Ionic Gas
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And C plays Ionic Gas
    Then A holds no cards
    And the log does not say: Ghoul's power
    When the turn ends

  @power:ghoul @power:guerrilla
  Scenario: What Guerrilla takes from Ghoul first changes nothing about the feast
    Given players A (Ghoul), B (Guerrilla), C (-)
    And B has 2 ships on B1
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then A has 3 ships in the warp
    And A is asked how to split rewards (2): 2 ships or 2 cards
    When A answers 2 ships
    And A, asked where ships return to, answers A1
    Then A has 1 ship in the warp
    When the turn ends

  @wild:ghoul
  Scenario: The wild flare rewards a winner for each player who stood against it
    Given players A (-), B (-), C (-), D (-)
    And A holds attack 20, Ghoul flare
    When A encounters B on B1 with 1 ship
    And A invites nobody
    And B invites C, D
    And C joins the defense with 1 ship
    And D joins the defense with 1 ship
    And A plays attack 20 and B plays attack 04
    Then A is asked to use: Ghoul flare (wild) or pass
    When A plays Ghoul flare
    Then A holds exactly Ghoul flare, 3 x attack 06
    When the turn ends

  @wild:ghoul
  Scenario: A loser cannot play it
    Given players A (-), B (-), C (-)
    And A holds attack 04, Ghoul flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    Then A holds exactly Ghoul flare

  @super:ghoul
  Scenario: With the super flare it feasts as an ally of the offense
    Given players A (-), B (-), C (Ghoul)
    And C holds negotiate, Ghoul flare
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays attack 20 and B plays attack 04
    Then C is asked to use: Ghoul flare (super) or pass
    When C plays Ghoul flare
    Then C holds exactly negotiate, Ghoul flare, 4 x attack 06
    When the turn ends

  @super:ghoul @Z-04 @artifact:cosmic-zap
  Scenario: Zapped through the super flare, it keeps the flare
    Given players A (-), B (-), C (Ghoul)
    And B holds attack 04, Cosmic Zap
    And C holds negotiate, Ghoul flare
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays attack 20 and B plays attack 04
    And C plays Ghoul flare
    And B plays Cosmic Zap
    Then C holds exactly negotiate, Ghoul flare
    When the turn ends

  @wild:ghoul @super:ghoul @artifact:card-zap
  Scenario Outline: The flare is cancelled
    Given players A (<a>), B (-), C (<c>)
    And A holds attack 20, <held>
    And B holds attack 04, Card Zap
    And C holds negotiate, <other>
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays attack 20 and B plays attack 04
    And <player> plays Ghoul flare
    Then B is asked to respond: Card Zap or pass
    When B plays Card Zap
    Then the discard pile ends with Card Zap, Ghoul flare, attack 20, attack 04
    And A does not hold attack 06
    And C does not hold attack 06
    When the turn ends

    Examples:
      | a | c     | player | held        | other       |
      | - | -     | A      | Ghoul flare | negotiate   |
      | - | Ghoul | C      | negotiate   | Ghoul flare |
