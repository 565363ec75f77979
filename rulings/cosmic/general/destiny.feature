Feature: Destiny and legal encounters

  @G-011 @G-020 @rule:R6.4
  Scenario: Settling an empty home planet ends with the launch and counts as a success
    Given players A (-), B (-), C (-)
    And A holds attack 10
    And A has 0 ships on A1
    And the next destiny is A's colour
    When the turn begins
    Then A is asked what to do with the own colour: resettle, draw again
    When A chooses resettle
    And A launches 2 ships from A2
    Then A has 2 ships on A1
    And the outcome is: resettled
    And the log does not say: alliance begins
    And the log does not say: planning begins
    And A is asked whether to have a second encounter
    When A has a second encounter
    Then the log says: encounter 2 of A begins
    And A is asked whom to encounter: B, C

  @G-037 @rule:R6.5
  Scenario: A system without planets cannot be encountered
    Given players A (-), B (-), C (-)
    And B1 is destroyed
    And B2 is destroyed
    And B3 is destroyed
    And B4 is destroyed
    And B5 is destroyed
    And the next destiny is B's colour, C's colour
    When the turn begins
    Then the log says in this order: destiny: B's colour; destiny: C's colour; the defense is C
    And A is asked which planet to aim at: C1, C2, C3, C4, C5

  @G-038 @rule:R6.5
  Scenario: A system in which the offense has a colony on every planet cannot be encountered
    Given players A (-), B (-), C (-)
    And A has 1 ship on B1
    And A has 1 ship on B2
    And A has 1 ship on B3
    And A has 1 ship on B4
    And A has 1 ship on B5
    And the next destiny is B's colour, C's colour
    When the turn begins
    Then the log says in this order: destiny: B's colour; destiny: C's colour; the defense is C
    And A is asked which planet to aim at: C1, C2, C3, C4, C5

  @G-051 @rule:R7.2
  Scenario: A planet on which the offense has a colony is no legal target
    Given players A (-), B (-), C (-)
    And A has 2 ships on B1
    And the next destiny is B's colour
    When the turn begins
    Then A is asked which planet to aim at: B2, B3, B4, B5
