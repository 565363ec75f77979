Feature: Warrior

  @power:warrior
  Scenario: Warrior adds its tokens to its attack
    Given players A (Warrior), B (-), C (-)
    And the note tokens on Warrior's sheet is 5
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 10 and B plays attack 06
    Then the total of the offense is 17: attack 10, ships 2, Warrior +5
    And the outcome is: A wins
    And the note tokens on Warrior's sheet is 6

  @power:warrior
  Scenario: A defeat brings two tokens
    Given players A (Warrior), B (-), C (-)
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    Then the note tokens on Warrior's sheet is 2

  @power:warrior
  Scenario: With four planets each there is one token more
    Given players A (-), B (Warrior), C (-)
    And a four-planet game
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    Then the note tokens on Warrior's sheet is 2

  @power:warrior
  Scenario: A deal brings one token
    Given players A (Warrior), B (-), C (-)
    When A encounters B on B1 with 1 ship from A1
    And nobody is invited
    And A plays negotiate and B plays negotiate
    And A offers: gives colony on A2; gets nothing
    And B accepts
    And B, asked which ships found the colony, answers 1 ship from B3
    And A, asked where ships return to, answers A1
    Then the outcome is: a deal
    And the note tokens on Warrior's sheet is 1

  @power:warrior
  Scenario: A failed deal brings two tokens
    Given players A (Warrior), B (-), C (-)
    When A encounters B on B1 with 1 ship from A1
    And nobody is invited
    And A plays negotiate and B plays negotiate
    And the clock runs out
    And A, asked which ships to lose, answers 3 ships
    And B, asked which ships to lose, answers 3 ships
    And A, asked where ships return to, answers A1
    Then the note tokens on Warrior's sheet is 2

  @power:warrior
  Scenario: As an ally Warrior adds and gains nothing
    Given players A (-), B (-), C (Warrior)
    And the note tokens on Warrior's sheet is 5
    When A encounters B on B1 with 2 ships
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays attack 10 and B plays attack 06
    Then the total of the offense is 13: attack 10, ships 3
    And the note tokens on Warrior's sheet is 5

  @power:warrior @Z-01 @AL-WARRIOR-1 @artifact:cosmic-zap
  Scenario: Zapped, Warrior adds nothing but still gains experience
    Given players A (Warrior), B (-), C (-)
    And the note tokens on Warrior's sheet is 5
    And B holds attack 04, Cosmic Zap
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 10 and B plays attack 04
    And B plays Cosmic Zap
    Then the total of the offense is 12: attack 10, ships 2
    And the outcome is: A wins
    And the note tokens on Warrior's sheet is 6

  @power:warrior @AL-WARRIOR-2
  Scenario: Resettling an empty home planet is a win
    Given players A (Warrior), B (-), C (-)
    And A has 0 ships on A1
    And the next destiny is A's colour
    When the turn begins
    And A, asked what to do with the own colour, answers resettle
    And A launches 1 ship from A2
    Then A has 1 ship on A1
    And the note tokens on Warrior's sheet is 1
    When the turn ends

  @power:warrior @rule:R19.6
  Scenario: Warrior with too few home colonies adds and gains nothing
    Given players A (Warrior), B (-), C (-)
    And the note tokens on Warrior's sheet is 5
    And A's ships are 9 on A1, 10 on A2, 1 on A3
    When A encounters B on B1 with 1 ship from A3
    And nobody is invited
    And A plays attack 10 and B plays attack 04
    Then the total of the offense is 11: attack 10, ships 1
    And the note tokens on Warrior's sheet is 5

  @power:warrior @power:human
  Scenario: Warrior and Human add to the same total
    Given players A (Warrior), B (-), C (Human)
    And the note tokens on Warrior's sheet is 5
    When A encounters B on B1 with 2 ships
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays attack 10 and B plays attack 04
    Then the total of the offense is 22: attack 10, ships 3, Warrior +5, Human +4

  @super:warrior
  Scenario: With the super flare Warrior adds its tokens as an ally
    Given players A (-), B (-), C (Warrior)
    And the note tokens on Warrior's sheet is 5
    And C holds negotiate, Warrior flare
    When A encounters B on B1 with 2 ships
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays attack 10 and B plays attack 06
    Then C is asked to use: Warrior flare (super), or pass
    When C plays Warrior flare
    Then the total of the offense is 18: attack 10, ships 3, Warrior flare +5

  @super:warrior @Z-02 @Z-04
  Scenario: Zapped through the super flare
    Given players A (-), B (-), C (Warrior)
    And the note tokens on Warrior's sheet is 5
    And B holds attack 06, Cosmic Zap
    And C holds negotiate, Warrior flare
    When A encounters B on B1 with 2 ships
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays attack 10 and B plays attack 06
    And C plays Warrior flare
    And B plays Cosmic Zap
    Then the total of the offense is 13: attack 10, ships 3
    And C holds exactly negotiate, Warrior flare

  @wild:warrior @rule:R17.7
  Scenario: With the wild flare the defense strikes back, then the turn goes on
    Given players A (-), B (-), C (-)
    And A holds attack 20, attack 04, attack 06
    And B holds attack 10, attack 08, Warrior flare
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 10
    Then B is asked to use: Warrior flare (wild), or pass
    When B plays Warrior flare
    Then B is the offense
    And A is the defense
    And B is asked which planet to aim at: A1, A2, A3, A4, A5
    When B aims at A1
    And B launches 2 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 08
    Then the outcome is: B wins
    And B has a colony on A1
    And A is asked whether to have a second encounter
    When the turn ends

  @wild:warrior @G-046
  Scenario: Without an encounter card left the wild flare is of no use
    Given players A (-), B (-), C (-)
    And B holds attack 10, Warrior flare
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 10
    Then the outcome is: A wins

  @super:warrior @rule:R19.6
  Scenario: Lost by allying, the power is not there for the super flare, and nothing is gained
    Given players A (-), B (-), C (Warrior)
    And the note tokens on Warrior's sheet is 5
    And C's ships are 9 on C1, 10 on C2, 1 on C3
    And C holds negotiate, Warrior flare
    When A encounters B on B1 with 2 ships
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship from C3
    And A plays attack 10 and B plays attack 06
    Then the total of the offense is 13: attack 10, ships 3
    And the note tokens on Warrior's sheet is 5

  @super:warrior @artifact:card-zap @super:anti-matter
  Scenario Outline: The super flare is stopped, and no tokens are added
    Given players A (-), B (-), C (Warrior), D (Anti-Matter)
    And the note tokens on Warrior's sheet is 5
    And C holds negotiate, Warrior flare
    And D holds negotiate, <card>
    When A encounters B on B1 with 2 ships
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays attack 10 and B plays attack 06
    And C plays Warrior flare
    Then D is asked to respond: <card> or pass
    When D plays <card>
    Then the total of the offense is 13: attack 10, ships 3
    And C's power is not zapped
    And C holds exactly <left>
    And D holds exactly <kept>

    Examples:
      | card              | left                    | kept                         |
      | Card Zap          | negotiate               | negotiate                    |
      | Anti-Matter flare | negotiate, Warrior flare | negotiate, Anti-Matter flare |

  @wild:warrior @artifact:card-zap @wild:anti-matter
  Scenario Outline: The wild flare is stopped, and the turn goes on at once
    Given players A (-), B (-), C (-)
    And A holds attack 20, <card>
    And B holds attack 10, attack 08, Warrior flare
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 10
    And B plays Warrior flare
    Then A is asked to respond: <card> or pass
    When A plays <card>
    Then B holds exactly <left>
    And A holds exactly <kept>
    And nobody is asked anything

    Examples:
      | card              | left                    | kept              |
      | Card Zap          | attack 08               | nothing           |
      | Anti-Matter flare | attack 08, Warrior flare | Anti-Matter flare |

  @wild:warrior
  Scenario: Without an encounter card the flare cannot strike back
    Given players A (-), B (Mutant), C (-)
    And A holds attack 20
    And B holds attack 40, Warrior flare
    When A encounters B on B1 with 1 ship
    And B passes
    And nobody is invited
    And A plays attack 20 and B plays attack 40
    Then nobody is asked anything

  @power:warrior @AL-WARRIOR-1 @wild:loser
  Scenario: To gain tokens is no use of the power
    Given players A (Warrior), B (-), C (-)
    And B holds attack 10, Loser flare
    When A encounters B on B1 with 4 ships from A1
    And nobody is invited
    And B plays Loser flare
    Then the log does not say: A uses Warrior's power
    And the log says: A goes by Warrior's sheet

  @power:warrior
  Scenario: To add them to an attack is one
    Given players A (Warrior), B (-), C (-)
    And the note tokens on Warrior's sheet is 2
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 10 and B plays attack 20
    Then the log says: A uses Warrior's power
