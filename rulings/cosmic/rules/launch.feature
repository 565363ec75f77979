Feature: Launch

  @rule:R7.1
  Scenario: An empty planet may be aimed at
    Given players A (-), B (-), C (-)
    And B has 0 ships on B1
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 01
    Then the outcome is: A wins
    And A has a colony on B1
    And B has no ships in the warp

  @rule:R7.1
  Scenario: A planet with ships of others than the defense may be aimed at; they stand by
    Given players A (-), B (-), C (-)
    And B has 0 ships on B1
    And C has 3 ships on B1
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 01
    Then the total of the defense is 1: attack 01, ships 0
    And A has 1 ship on B1
    And C has 3 ships on B1

  @rule:R7.2 @rule:O13
  Scenario: Not where the offense has a colony already
    Given players A (-), B (-), C (-)
    And A has 1 ship on B2
    And A has 1 ship on B4
    And the next destiny is B's colour
    When the turn begins
    Then A is asked which planet to aim at: B1, B3, B5

  @rule:R7.3
  Scenario: One to four ships from any own colonies, foreign ones too
    Given players A (-), B (-), C (-)
    And A has 2 ships on C1
    And the next destiny is B's colour
    When the turn begins
    And A aims at B1
    Then A may not answer none
    And A may not answer 5 ships
    And A may answer 2 from C1, 1 from A1, 1 from A2
    When A launches 2 from C1
    Then A has 2 ships in the gate
    And A has no colony on C1
    And A is asked whom to invite

  @rule:R7.4 @rule:R27.2
  Scenario: With no ship to launch the encounter goes on; a win gives no colony
    Given players A (-), B (-), C (-)
    And A's ships are 20 out of the game
    And the next destiny is B's colour
    When the turn begins
    And A aims at B1
    Then A is asked whom to invite
    When nobody is invited
    And A plays attack 20 and B plays attack 04
    Then the total of the offense is 20: attack 20, ships 0
    And the outcome is: A wins
    And B has 4 ships in the warp
    And A has no colony on B1

  @rule:R2.3
  Scenario: Taking the last ship off gives the colony up at once
    Given players A (-), B (-), C (-)
    And A has 1 ship on C1
    When A encounters B on B1 with 1 ship from C1
    Then A has 0 foreign colonies
    And A has no colony on C1
    When nobody is invited
    And A plays attack 20 and B plays attack 04
    Then A has 1 foreign colony

  @rule:R7.5 @rule:R19.6
  Scenario: Launching may cost the power at once
    Given players A (Human), B (-), C (-)
    And A's ships are 9 on A1, 9 on A2, 2 on A3
    When A encounters B on B1 with 2 ships from A3
    Then A's power is lost
    When nobody is invited
    And A plays attack 10 and B plays attack 04
    Then the total of the offense is 12: attack 10, ships 2
