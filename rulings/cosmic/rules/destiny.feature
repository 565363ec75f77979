Feature: Destiny

  @rule:R6.1
  Scenario: A colour: that player is the defense, at home
    Given players A (-), B (-), C (-)
    And the next destiny is C's colour
    When the turn begins
    Then C is the defense
    And A is asked which planet to aim at: C1, C2, C3, C4, C5

  @rule:R6.1
  Scenario: A wild: the offense names any other player
    Given players A (-), B (-), C (-), D (-)
    And the next destiny is wild
    When the turn begins
    Then A is asked whom to encounter: B, C, D
    And A may not answer A
    When A targets D
    Then D is the defense
    And A is asked which planet to aim at: D1, D2, D3, D4, D5

  @rule:R6.1 @destiny:most-foreign-colonies
  Scenario: Special: the most foreign colonies
    Given players A (-), B (-), C (-)
    And B has 1 ship on A1
    And C has 1 ship on A1
    And C has 1 ship on B1
    And the next destiny is special most foreign colonies
    When the turn begins
    Then C is the defense
    And A is asked which planet to aim at: C1, C2, C3, C4, C5

  @rule:R6.1 @destiny:most-cards
  Scenario: Special: the most cards
    Given players A (-), B (-), C (-)
    And B holds 2 x negotiate
    And C holds 3 x negotiate
    And the next destiny is special most cards
    When the turn begins
    Then C is the defense
    And A is asked which planet to aim at

  @rule:R6.1 @destiny:fewest-in-warp
  Scenario: Special: the fewest ships in the warp
    Given players A (-), B (-), C (-)
    And B has 2 ships in the warp
    And C has 1 ship in the warp
    And the next destiny is special fewest in warp
    When the turn begins
    Then C is the defense
    And A is asked which planet to aim at

  @rule:O14 @rule:R6.1
  Scenario Outline: A special never points at the offense
    Given players A (-), B (-), C (-)
    And A holds 9 x negotiate
    And A has 1 ship on B1
    And A has 1 ship on C1
    And B has 3 ships in the warp
    And C has 2 ships in the warp
    And B holds 2 x negotiate
    And C holds 4 x negotiate
    And C has 1 ship on B1
    And the next destiny is special <special>
    When the turn begins
    Then C is the defense
    And A is asked which planet to aim at: C2, C3, C4, C5

    Examples:
      | special               |
      | most foreign colonies |
      | most cards            |
      | fewest in warp        |

  @rule:R6.1
  Scenario Outline: A tie goes to the first from the offense's left
    Given players A (-), B (-), C (-), D (-)
    And it is C's turn
    And A holds 2 x negotiate
    And B holds 2 x negotiate
    And C holds 3 x negotiate
    And D holds 1 x negotiate
    And D has 1 ship in the warp
    And A has 1 ship on D1
    And B has 1 ship on D1
    And the next destiny is special <special>
    When the turn begins
    Then A is the defense
    And C is asked which planet to aim at: A1, A2, A3, A4, A5

    Examples:
      | special               |
      | most foreign colonies |
      | most cards            |
      | fewest in warp        |

  @rule:R6.5
  Scenario: A special that points at an impossible defense is drawn again
    Given players A (-), B (-), C (-)
    And A has 1 ship on B1
    And A has 1 ship on B2
    And A has 1 ship on B3
    And A has 1 ship on B4
    And A has 1 ship on B5
    And B holds 5 x negotiate
    And the next destiny is special most cards, C's colour
    When the turn begins
    Then C is the defense
    And A is asked which planet to aim at

  @rule:R6.5 @rule:R27.3
  Scenario: A wild cannot name a player whose system is out of question
    Given players A (-), B (-), C (-), D (-)
    And A has 1 ship on B1
    And A has 1 ship on B2
    And A has 1 ship on B3
    And A has 1 ship on B4
    And A has 1 ship on B5
    And the next destiny is wild
    When the turn begins
    Then A is asked whom to encounter: C, D

  @rule:R6.2
  Scenario: The own colour with a foreign colony and an empty planet at home: three ways
    Given players A (-), B (-), C (-)
    And A has 0 ships on A1
    And B has 2 ships on A2
    And the next destiny is A's colour, C's colour
    When the turn begins
    Then A is asked what to do with the own colour: attack a foreign colony at home, resettle, draw again
    When A chooses draw again
    Then C is the defense
    And A is asked which planet to aim at

  @rule:R6.2
  Scenario: The own colour with nothing to do at home: another card
    Given players A (-), B (-), C (-)
    And the next destiny is A's colour, C's colour
    When the turn begins
    Then the log says in this order: destiny: A's colour; destiny: C's colour; the defense is C
    And A is asked which planet to aim at

  @rule:R6.2
  Scenario: A planet with a colony of another is not empty
    Given players A (-), B (-), C (-)
    And A has 0 ships on A1
    And B has 1 ship on A1
    And the next destiny is A's colour
    When the turn begins
    Then A is asked what to do with the own colour: attack a foreign colony at home, draw again

  @rule:R6.3
  Scenario: A foreign colony at home: its owner defends with the ships there, the offense's own stand by
    Given players A (-), B (-), C (-)
    And A has 3 ships on A2
    And B has 2 ships on A2
    And the next destiny is A's colour
    When the turn begins
    And A chooses attack a foreign colony at home
    Then B is the defense
    And the gate is aimed at A2
    When A launches 2 ships from A1
    And nobody is invited
    And A plays attack 10 and B plays attack 06
    Then the total of the offense is 12: attack 10, ships 2
    And the total of the defense is 8: attack 06, ships 2
    And the outcome is: A wins
    And A has 5 ships on A2
    And A has 0 foreign colonies
    And B has 2 ships in the warp
    And B has 0 foreign colonies

  @rule:R6.3
  Scenario: The offense loses at home: its ships that stand by stay
    Given players A (-), B (-), C (-)
    And A has 3 ships on A2
    And B has 2 ships on A2
    And the next destiny is A's colour
    When the turn begins
    And A chooses attack a foreign colony at home
    And A launches 2 ships from A1
    And nobody is invited
    And A plays attack 06 and B plays attack 10
    Then the outcome is: B wins
    And A has 3 ships on A2
    And A has 2 ships in the warp
    And B has 2 ships on A2

  @rule:R6.2
  Scenario: Of several foreign colonies at home the offense chooses one
    Given players A (-), B (-), C (-)
    And B has 2 ships on A2
    And C has 1 ship on A2
    And C has 1 ship on A3
    And the next destiny is A's colour
    When the turn begins
    And A chooses attack a foreign colony at home
    Then A is asked which planet to aim at: A2, A3
    When A aims at A2
    Then A is asked whom to encounter: B, C
    When A targets C
    Then C is the defense
    And A is asked which ships to launch

  @rule:R6.4
  Scenario: Resettling takes one to four ships of other colonies
    Given players A (-), B (-), C (-)
    And A has 0 ships on A1
    And A has 0 ships on A2
    And A has 3 ships on B1
    And the next destiny is A's colour
    When the turn begins
    And A chooses resettle
    Then A is asked which planet to aim at: A1, A2
    When A aims at A2
    Then A may not answer 5 ships from A3
    And A may not answer none
    When A launches 3 ships from B1
    Then A has 3 ships on A2
    And A has no colony on B1
    And the outcome is: resettled
    And A is asked whether to have a second encounter

  @rule:R6.1
  Scenario: The last destiny card is not drawn, but shuffled in with the others first
    Given players A (-), B (-), C (-)
    And the destiny deck is B's colour, C's colour
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    And the next turn begins
    Then the log says: the destiny deck is shuffled anew
    And C is the defense
    And B is asked which planet to aim at

  @rule:R6.6
  Scenario: Colonies of the defense in other systems are out of reach
    Given players A (-), B (-), C (-)
    And B has 2 ships on C1
    And the next destiny is B's colour
    When the turn begins
    Then A is asked which planet to aim at: B1, B2, B3, B4, B5
