Feature: Reinforcements

  Background:
    Given players A (-), B (-), C (-)

  @G-014 @rule:R10.5
  Scenario: Reinforcements may be played whatever cards were revealed
    Given A holds attack 10, attack 04
    And C holds reinforcement +3
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays attack 10 and B plays negotiate
    Then C is asked to use: reinforcement +3 or pass
    When C plays reinforcement +3
    Then C is asked which side: offense, defense
    When C chooses defense
    Then the outcome is: A wins
    And the discard pile is reinforcement +3, attack 10, negotiate
    And C holds no cards
    And B holds exactly attack 04

  @G-014 @rule:R10.5
  Scenario: Reinforcements may be played on two negotiates
    Given C holds reinforcement +3
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays negotiate and B plays negotiate
    And C plays reinforcement +3
    And C chooses offense
    And C, asked where ships return to, answers 1 to C1
    Then A is asked for a deal
    And B is asked for a deal
    And the discard pile is reinforcement +3

  @G-032 @rule:R10.5
  Scenario: A reinforcement never saves a negotiate
    Given C holds reinforcement +5
    When A encounters B on B1 with 1 ship
    And A invites nobody
    And B invites C
    And C joins the defense with 1 ship
    And A plays attack 05 and B plays negotiate
    And C plays reinforcement +5
    And C chooses defense
    Then the outcome is: A wins
    And C holds no cards
    And B has 4 ships in the warp
    And C has 1 ship in the warp

  @S7-05 @rule:R10.4
  Scenario: Offense, defense, then the others clockwise, until all pass
    Given A holds attack 10, reinforcement +2
    And B holds attack 10, reinforcement +2
    And C holds reinforcement +2, reinforcement +3
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays attack 10 and B plays attack 10
    Then A is asked to use: reinforcement +2 or pass
    When A passes
    Then B is asked to use: reinforcement +2 or pass
    When B passes
    Then C is asked to use: reinforcement +2, reinforcement +3 or pass
    When C plays reinforcement +3
    And C chooses offense
    Then A is asked to use: reinforcement +2 or pass
    When A passes
    Then B is asked to use: reinforcement +2 or pass
    When B plays reinforcement +2
    And B chooses defense
    Then A is asked to use: reinforcement +2 or pass
    And the total of the offense is 15: attack 10, ships 2, reinforcement +3
    And the total of the defense is 16: attack 10, ships 4, reinforcement +2
    When A passes
    Then C is asked to use: reinforcement +2 or pass
    When C plays reinforcement +2
    And C chooses offense
    And A passes
    Then the total of the offense is 17: attack 10, ships 2, reinforcement +3, reinforcement +2
    And the outcome is: A wins
