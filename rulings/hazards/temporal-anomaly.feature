Feature: Temporal Anomaly

  Background:
    Given players A (-), B (-), C (-), D (-)
    And the variant hazards
    And the hazard deck begins with Temporal Anomaly
    And the next destiny is B's colour with a warning

  @HZ-02 @hazard:temporal-anomaly
  Scenario: The next turn is that of the player on the right; allies answer clockwise
    When A encounters B on B1 with 1 ship
    And A invites C, D
    And B invites nobody
    And C declines
    And D declines
    And A plays attack 04 and B plays attack 20
    And the next turn begins
    Then it is D's turn
    And D is asked whom to encounter

  @hazard:temporal-anomaly
  Scenario: Another one turns it again
    Given the hazard deck begins with 2 x Temporal Anomaly
    And the next destiny is C's colour with a warning
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    And D encounters C on C1 with 1 ship
    And nobody is invited
    And D plays attack 04 and C plays attack 20
    And the next turn begins
    Then it is A's turn
    And A is asked where to put the retrieved ship
