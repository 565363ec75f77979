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

  @HZ-02 @hazard:temporal-anomaly @rule:R23.1
  Scenario: Who acts first is settled clockwise from the offense, as ever
    Given B holds attack 20, reinforcement +2
    And C holds reinforcement +3
    And D holds reinforcement +5
    When A encounters B on B1 with 1 ship
    And A invites C, D
    And B invites nobody
    Then C is asked which side to join
    When C joins the offense with 1 ship
    And D joins the offense with 1 ship
    And A plays attack 04 and B plays attack 20
    Then B is asked to use: reinforcement +2, or pass
    When B passes
    Then C is asked to use: reinforcement +3, or pass
    When C passes
    Then D is asked to use: reinforcement +5, or pass
    When D passes
    And the next turn begins
    Then it is D's turn
    And D is asked where to put the retrieved ship

  @hazard:temporal-anomaly @wild:changeling
  Scenario: The left neighbour of Changeling's flare sits where it sat
    Given D holds Changeling flare
    And A holds attack 04
    When the turn begins
    And D interrupts with Changeling flare
    Then D holds exactly attack 04
    And A holds exactly Changeling flare
    And A is asked which planet to aim at

  @hazard:temporal-anomaly @power:invader @AL-INVADER-5
  Scenario: Invader interrupts a turn, and after it play goes on to the right
    Given players A (-), B (-), C (Invader), D (-)
    And the next destiny is Invader destiny, B's colour
    And D holds attack 20, attack 04
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    And the next turn begins
    Then it is D's turn
    When C passes
    Then C is the offense
    When C encounters D on D1 with 1 ship
    And nobody is invited
    And C plays attack 04 and D plays attack 20
    And D encounters B on B1 with 1 ship
    And nobody is invited
    And D plays attack 04 and B plays attack 20
    And the next turn begins
    Then it is C's turn
    And C is asked where to put the retrieved ship
