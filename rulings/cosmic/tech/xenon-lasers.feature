Feature: Xenon Lasers

  Background:
    Given players A (-), B (-), C (-)
    And the variant technology

  @tech:xenon-lasers
  Scenario: A point is added to the own side's total, and the tech stays
    Given Xenon Lasers lies face up before A
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 10 and B plays attack 10
    Then A is asked to use: Xenon Lasers, or pass
    When A uses Xenon Lasers
    Then A is asked what to choose: add, subtract
    When A chooses add
    Then the total of the offense is 15: attack 10, ships 4, Xenon Lasers +1
    And Xenon Lasers lies face up before A
    And the outcome is: A wins

  @tech:xenon-lasers
  Scenario: An ally uses it for its side, and a bystander cannot
    Given Xenon Lasers lies face up before C
    When A encounters B on B1 with 4 ships
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays attack 10 and B plays attack 12
    Then C is asked to use: Xenon Lasers, or pass
    When C uses Xenon Lasers
    And C chooses subtract
    Then the total of the offense is 14: attack 10, ships 5, Xenon Lasers -1
    And the outcome is: B wins

  @tech:xenon-lasers
  Scenario: Not with a negotiate on either side
    Given Xenon Lasers lies face up before A
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 10 and B plays negotiate
    Then A is not asked to use Xenon Lasers

  @tech:xenon-lasers
  Scenario: Who is not involved does not use it
    Given Xenon Lasers lies face up before C
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 10 and B plays attack 10
    Then C is not asked to use Xenon Lasers

  @tech:xenon-lasers @power:loser
  Scenario: Where the lower total wins a point less may decide
    Given players A (Loser), B (-), C (-)
    And Xenon Lasers lies face up before B
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A uses Loser's power
    And A plays attack 10 and B plays attack 10
    And B uses Xenon Lasers
    And B chooses subtract
    Then the total of the defense is 13: attack 10, ships 4, Xenon Lasers -1
    And the outcome is: B wins

  @tech:xenon-lasers @power:virus
  Scenario: Virus does not multiply the point
    Given players A (Virus), B (-), C (-)
    And Xenon Lasers lies face up before A
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 10 and B plays attack 40
    And A uses Xenon Lasers
    And A chooses add
    Then the total of the offense is 41

  @tech:xenon-lasers @power:chronos
  Scenario: When time runs back the point is gone, and may be had again
    Given players A (-), B (Chronos), C (-)
    And Xenon Lasers lies face up before A
    And A holds attack 10, attack 12
    And B holds attack 08, attack 04
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 10 and B plays attack 08
    And A uses Xenon Lasers
    And A chooses add
    And B uses Chronos's power
    And A plays attack 12 and B plays attack 04
    Then A is asked to use: Xenon Lasers, or pass
    When A passes
    Then the total of the offense is 16: attack 12, ships 4
    And A is asked to use: Research, or pass
