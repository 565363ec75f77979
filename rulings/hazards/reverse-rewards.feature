Feature: Reverse Rewards

  Background:
    Given players A (-), B (-), C (-), D (-)
    And the variant hazards
    And the hazard deck begins with Reverse Rewards
    And the next destiny is B's colour with a warning

  @hazard:reverse-rewards
  Scenario: The offense wins: its allies are rewarded and do not land
    When A encounters B on B1 with 2 ships
    And A invites C
    And B invites nobody
    And C joins the offense with 2 ships from C1
    And A plays attack 20 and B plays attack 04
    And C, asked where ships return to, answers C1
    Then A has a colony on B1
    And C has no colony on B1
    And C holds 3 cards

  @hazard:reverse-rewards
  Scenario: The defense wins: its allies land beside it and are not rewarded
    When A encounters B on B1 with 2 ships
    And A invites nobody
    And B invites C
    And C joins the defense with 2 ships from C1
    And A plays attack 04 and B plays attack 20
    Then C has a colony on B1
    And C has 2 ships on B1
    And B has 4 ships on B1
    And C holds 1 card

  @hazard:reverse-rewards @power:zombie
  Scenario: What becomes of the losers is as always
    Given players A (Zombie), B (-), C (-), D (-)
    And A holds attack 04
    When A encounters B on B1 with 2 ships from A1
    And A invites nobody
    And B invites D
    And D joins the defense with 1 ship from D1
    And A plays attack 04 and B plays attack 20
    And A, asked where ships return to, answers A1
    Then A has 4 ships on A1
    And D has a colony on B1
