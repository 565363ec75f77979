Feature: Cudgel

  @power:cudgel
  Scenario: The opponent loses as many more ships as Cudgel had
    Given players A (Cudgel), B (-), C (-)
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then B is asked which ships to lose: 4 on B2, 4 on B3, 4 on B4, 4 on B5
    When B answers 3 ships from B2
    Then B has 7 ships in the warp
    And B has 1 ship on B2

  @power:cudgel
  Scenario: As the defense Cudgel counts the ships on the planet
    Given players A (-), B (Cudgel), C (-)
    And B has 2 ships on B1
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    And A, asked which ships to lose, answers 2 ships from A1
    Then A has 3 ships in the warp

  @power:cudgel @rule:O2
  Scenario: Extra ships count for compensation
    Given players A (Cudgel), B (-), C (-)
    And B has 1 ship on B1
    And A holds attack 20, 5 x attack 08
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 20 and B plays negotiate
    And B, asked which ships to lose, answers 2 ships from B2
    Then B has 3 ships in the warp
    And B holds exactly 3 x attack 08
    When the turn ends

  @power:cudgel @wild:human @G-030
  Scenario: A negotiate turned into an attack was not revealed as one
    Given players A (Cudgel), B (-), C (-)
    And A holds negotiate, Human flare
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays negotiate and B plays attack 04
    And A plays Human flare
    Then the outcome is: A wins
    And B has 4 ships in the warp

  @power:cudgel @G-015
  Scenario: A deal is no win
    Given players A (Cudgel), B (-), C (-)
    When A encounters B on B1 with 1 ship from A1
    And nobody is invited
    And A plays negotiate and B plays negotiate
    And A offers: gives colony on A2; gets colony on B2
    And B accepts
    And B, asked which ships found the colony, answers 1 ship from B3
    And A, asked which ships found the colony, answers 1 ship from A3
    And A, asked where ships return to, answers A1
    Then the outcome is: a deal
    And B has no ships in the warp

  @power:cudgel
  Scenario: Allies of the loser are not smashed by the power alone
    Given players A (Cudgel), B (-), C (-)
    When A encounters B on B1 with 2 ships
    And A invites nobody
    And B invites C
    And C joins the defense with 1 ship
    And A plays attack 20 and B plays attack 04
    And B, asked which ships to lose, answers 2 ships from B2
    Then C has 1 ship in the warp

  @power:cudgel @artifact:cosmic-zap
  Scenario: Cudgel zapped does not smash
    Given players A (Cudgel), B (-), C (-)
    And B holds attack 04, Cosmic Zap
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And B plays Cosmic Zap
    Then B has 4 ships in the warp

  @power:cudgel @rule:R19.6
  Scenario: Cudgel with too few home colonies does not smash
    Given players A (Cudgel), B (-), C (-)
    And A's ships are 9 on A1, 10 on A2, 1 on A3
    When A encounters B on B1 with 1 ship from A3
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then B has 4 ships in the warp

  @power:cudgel @power:zombie
  Scenario: Zombie saves the extra ships with the others
    Given players A (Cudgel), B (Zombie), C (-)
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And B, asked which ships to lose, answers 4 ships from B2
    Then B is asked where ships return to: B3, B4, B5
    When B answers B3
    Then B has 12 ships on B3
    And B has no ships in the warp

  @super:cudgel @AL-CUDGEL-1
  Scenario: With the super flare allies are smashed too
    Given players A (Cudgel), B (-), C (-), D (-)
    And A holds attack 20, Cudgel flare
    When A encounters B on B1 with 2 ships
    And A invites nobody
    And B invites C, D
    And C joins the defense with 1 ship
    And D joins the defense with 1 ship
    And A plays attack 20 and B plays attack 04
    Then A is asked to use: Cudgel's power, Cudgel flare (super)
    When A plays Cudgel flare
    Then A is asked which player: C, D
    When A answers D
    And B, asked which ships to lose, answers 2 ships from B2
    And D, asked which ships to lose, answers 2 ships from D1
    Then B has 6 ships in the warp
    And C has 1 ship in the warp
    And D has 3 ships in the warp
    And A holds exactly Cudgel flare

  @super:cudgel
  Scenario: Without allies of the loser the super flare is of no use
    Given players A (Cudgel), B (-), C (-)
    And A holds attack 20, Cudgel flare
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then B is asked which ships to lose
    When B answers 2 ships from B2
    Then B has 6 ships in the warp

  @super:cudgel @wild:cudgel @Z-04
  Scenario: Zapped through the super flare, Cudgel keeps the flare and may use its wild side
    Given players A (Cudgel), B (-), C (-), D (-)
    And A holds attack 20, Cudgel flare
    And B holds attack 04, Cosmic Zap
    And D has 2 ships on B1
    When A encounters B on B1 with 2 ships
    And A invites nobody
    And B invites C
    And C joins the defense with 1 ship
    And A plays attack 20 and B plays attack 04
    And A plays Cudgel flare
    And A answers C
    And B plays Cosmic Zap
    Then A holds exactly Cudgel flare
    And A is asked to use: Cudgel flare (wild), or pass
    When A plays Cudgel flare
    Then B has 4 ships in the warp
    And C has 1 ship in the warp
    And D has 2 ships in the warp

  @wild:cudgel
  Scenario: With the wild flare other ships on the gained planet go to the warp, those of allies do not
    Given players A (-), B (-), C (-), D (-)
    And A holds attack 20, Cudgel flare
    And D has 2 ships on B1
    When A encounters B on B1 with 2 ships
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays attack 20 and B plays attack 04
    Then A is asked to use: Cudgel flare (wild), or pass
    When A plays Cudgel flare
    Then D has 2 ships in the warp
    And C has 1 ship on B1
    And A has 2 ships on B1

  @wild:cudgel
  Scenario: On a planet without others the wild flare is of no use
    Given players A (-), B (-), C (-)
    And A holds attack 20, Cudgel flare
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then the outcome is: A wins

  @wild:cudgel @super:anti-matter @artifact:card-zap
  Scenario Outline: The wild flare is stopped, and the others stay on the planet
    Given players A (-), B (-), C (Anti-Matter)
    And C has 2 ships on B1
    And A holds attack 20, Cudgel flare
    And C holds negotiate, <card>
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And A plays Cudgel flare
    Then C is asked to respond: <offer> or pass
    When C plays <card>
    Then C has 2 ships on B1
    And A holds exactly <left>
    When the turn ends

    Examples:
      | card              | offer                     | left         |
      | Card Zap          | Card Zap                  | nothing      |
      | Anti-Matter flare | Anti-Matter flare (super) | Cudgel flare |

  @super:cudgel @super:anti-matter @artifact:card-zap
  Scenario Outline: The super flare is stopped, and only the opponent is smashed
    Given players A (Cudgel), B (-), C (-), D (Anti-Matter)
    And A holds attack 20, Cudgel flare
    And C holds negotiate
    And D holds negotiate, <card>
    When A encounters B on B1 with 2 ships
    And A invites nobody
    And B invites C
    And C joins the defense with 1 ship
    And A plays attack 20 and B plays attack 04
    And A plays Cudgel flare
    Then D is asked to respond: <offer> or pass
    When D plays <card>
    Then B is asked which ships to lose (2): 4 on B2, 4 on B3, 4 on B4, 4 on B5
    When B answers 2 ships from B2
    Then C has 1 ship in the warp
    And B has 6 ships in the warp
    And A holds exactly <left>
    When the turn ends

    Examples:
      | card              | offer                     | left         |
      | Card Zap          | Card Zap                  | nothing      |
      | Anti-Matter flare | Anti-Matter flare (super) | Cudgel flare |

  @wild:cudgel
  Scenario: Ships of an ally that stood on the planet before are not spared, those that land with the offense are
    Given players A (-), B (-), C (-)
    And A holds attack 20, Cudgel flare
    And C has 2 ships on B1
    When A encounters B on B1 with 4 ships
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship from C1
    And A plays attack 20 and B plays attack 04
    And A plays Cudgel flare
    Then C has 1 ship on B1
    And C has 2 ships in the warp
    When the turn ends

  @wild:cudgel @rule:R3.3
  Scenario: Cudgel's flare belongs to the resolution: not when Disease spreads in destiny
    Given players A (Disease), B (-), C (-)
    And A has 3 ships on B1
    And A holds attack 20, Cudgel flare
    And the next destiny is B's colour
    When the turn begins
    And A uses Disease's power
    And A answers B2
    And A answers 1 ship from B1
    Then A is asked which planet to aim at

  @wild:cudgel @rule:R3.3
  Scenario: Cudgel's flare belongs to the resolution: not in launch when Mite is granted a colony
    Given players A (Mite), B (-), C (-)
    And A holds attack 20, Cudgel flare
    And B holds 4 x attack 06
    When A encounters B on B1 with 1 ship
    And B answers grant a colony
    Then A is asked whether to have a second encounter
