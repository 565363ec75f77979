Feature: The Witness

  Background:
    Given players A (Human), B (Zombie), C (-)
    And the variant hazards
    And the hazard deck begins with The Witness
    And the next destiny is B's colour with a warning

  @hazard:witness
  Scenario: A power lost for want of home colonies comes back
    Given A's ships are 4 on A1, 4 on A2, 12 in the warp
    And A holds negotiate
    When the turn begins
    And A retrieves a ship to A1
    Then A's power is not lost
    And A is asked which planet to aim at

  @hazard:witness
  Scenario: And is lost again when the Witness goes
    Given the hazard deck begins with The Witness, The Cosmic Guardian
    And the next destiny is C's colour with a warning
    And A's ships are 4 on A1, 4 on A2, 12 in the warp
    And A holds attack 04
    And B holds attack 20
    When the turn begins
    And A retrieves a ship to A1
    And A aims at B1
    And A launches 1 ship from A1
    And nobody is invited
    And everybody passes until A is asked which encounter card to play
    And A plays attack 04 and B plays attack 20
    Then A's power is not lost
    When the next turn begins
    Then A's power is lost
    And B is asked which planet to aim at

  @hazard:witness @power:invader @AL-INVADER-1
  Scenario: Invader's card is heeded with two home colonies as well
    Given players A (-), B (Zombie), C (Invader)
    And the next destiny is Invader destiny
    And C's ships are 4 on C1, 4 on C2, 12 on A1
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    Then C's power is not lost
    When the next turn begins
    And C passes
    Then C is the offense
    And C is asked which planet to aim at

  @hazard:witness @power:zombie
  Scenario: Who loses one of its last home colonies saves its ships nevertheless
    Given B's ships are 4 on B1, 4 on B2, 12 on C1
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And B, asked where ships return to, answers B2
    Then B's power is not lost
    And B has 8 ships on B2
    When the turn ends

  @hazard:witness
  Scenario: It does not keep a zap away
    Given A's ships are 4 on A1, 4 on A2, 12 on C1
    And A holds attack 04
    And B holds attack 40
    And C holds Cosmic Zap
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 40
    And C plays Cosmic Zap
    And B, asked where ships return to, answers B2
    Then the outcome is: A wins
    When the turn ends
