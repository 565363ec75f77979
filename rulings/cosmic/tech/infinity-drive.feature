Feature: Infinity Drive

  Background:
    Given players A (-), B (-), C (-)
    And the variant technology

  @tech:infinity-drive
  Scenario: An encounter right now, and then play goes on where it stopped
    Given Infinity Drive lies face up before C
    And C holds negotiate, attack 20
    And A holds attack 20, attack 15, negotiate
    And the next destiny is B's colour, A's colour, B's colour
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then C is asked to use: Infinity Drive, or pass
    When C uses Infinity Drive
    Then C is the offense
    And the tech discard pile is Infinity Drive
    When C encounters A on A1 with 2 ships
    And nobody is invited
    And C plays attack 20 and A plays attack 15
    # A's second encounter is still to come
    Then A is asked to use: Research, or pass

  @tech:infinity-drive
  Scenario: Not without an encounter card
    Given Infinity Drive lies face up before C
    And C holds Cosmic Zap
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    Then C is not asked to use Infinity Drive

  @tech:infinity-drive @power:deuce
  Scenario: Deuce needs two encounter cards for it
    Given players A (-), B (-), C (Deuce)
    And Infinity Drive lies face up before C
    And C holds attack 20
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    Then C is not asked to use Infinity Drive

  @tech:infinity-drive @power:miser @rule:R9.9
  Scenario: An encounter card in Miser's hoard is not in its hand
    Given players A (-), B (-), C (Miser)
    And in the setup C answers the second hand
    And Miser's sheet holds attack 40
    And Infinity Drive lies face up before C
    And C holds Cosmic Zap
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    Then C is not asked to use Infinity Drive

  @tech:infinity-drive @hazard:temporal-anomaly
  Scenario: It does not change whose turn comes next
    Given the variant hazards
    And Infinity Drive lies face up before B
    And B holds attack 04, attack 20
    And C holds attack 20
    And the hazard deck begins with Temporal Anomaly
    And the next destiny is B's colour with a warning, C's colour
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    And B uses Infinity Drive
    And B encounters C on C1 with 1 ship
    And nobody is invited
    And B plays attack 04 and C plays attack 20
    And the next turn begins
    Then it is C's turn
    And C is asked whom to encounter
