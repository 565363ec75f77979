Feature: Black Hole

  Background:
    Given players A (-), B (-), C (-)
    And the variant hazards
    And the hazard deck begins with Black Hole
    And the next destiny is B's colour with a warning

  @hazard:black-hole
  Scenario: Lost ships leave the game
    When A encounters B on B1 with 3 ships from A1
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    Then A has 3 ships out of the game
    And A has 0 ships in the warp

  @hazard:black-hole
  Scenario: Nobody is left with fewer ships than it takes colonies to win
    Given A's ships are 4 on A1, 2 on A2, 14 out of the game
    When A encounters B on B1 with 3 ships from A1
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    Then A has 15 ships out of the game
    And A has 2 ships in the warp

  @G-055 @HZ-05 @hazard:black-hole @power:zombie
  Scenario: Zombie's power comes first, and none of its ships is gone
    Given players A (-), B (Zombie), C (-)
    And B has 3 ships on B1
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And B, asked where ships return to, answers B2
    Then B has 8 ships on B2
    And B has 0 ships out of the game
    And B has 0 ships in the warp

  @hazard:black-hole @power:healer
  Scenario: Healer heals them all the same
    Given players A (-), B (-), C (Healer)
    When A encounters B on B1 with 3 ships from A1
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    Then C is asked to use: Healer's power on A, or pass
    When C uses Healer's power on A
    And A, asked where ships return to, answers A1
    Then A has 4 ships on A1
    And A has 0 ships out of the game

  @hazard:black-hole
  Scenario: In the next encounter ships go to the warp again
    Given the next destiny is C's colour
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    And B encounters C on C1 with 2 ships
    And nobody is invited
    And B plays attack 04 and C plays attack 20
    Then B has 2 ships in the warp

  @hazard:black-hole @power:vacuum
  Scenario: Vacuum's ships do not go to the warp, and so drag nobody along
    Given players A (Vacuum), B (-), C (-)
    When A encounters B on B1 with 2 ships from A1
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    Then A has 2 ships out of the game
    And A has 0 ships in the warp

  @hazard:black-hole @tech:gluon-mines
  Scenario: Ships that Gluon Mines hit leave the game, too
    Given the variant technology
    And Gluon Mines lies face down before B
    And B has 2 ships on Gluon Mines
    When the turn begins
    And B passes
    And A encounters B on B1 with 3 ships from A1
    And nobody is invited
    And A plays attack 10 and B plays attack 10
    And B uses Gluon Mines
    And B answers B2
    Then A has 3 ships out of the game
    And the warp is empty
