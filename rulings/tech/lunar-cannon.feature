Feature: Lunar Cannon

  Background:
    Given players A (-), B (-), C (-)
    And the variant technology

  @tech:lunar-cannon
  Scenario: On completion the cannon is placed between two planets of the own system
    Given Lunar Cannon lies face down before B
    And B has 5 ships on Lunar Cannon
    When the turn begins
    And B uses Research
    And B chooses complete
    Then B is asked which planet: B1, B2, B3, B4, B5
    When B answers B5
    And B answers B1
    Then Lunar Cannon lies face up before B
    And the note behind on Lunar Cannon's sheet is B5
    # a wild destiny card
    And B is asked to use: Lunar Cannon, or pass

  @tech:lunar-cannon
  Scenario: In an encounter at a planet beside it it adds ten; the planets form a ring
    Given Lunar Cannon lies face up before B
    And the note behind on Lunar Cannon's sheet is B5
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 12
    Then B is asked to use: Lunar Cannon, or pass
    When B uses Lunar Cannon
    Then the total of the defense is 26: attack 12, ships 4, Lunar Cannon +10
    And the outcome is: B wins

  @tech:lunar-cannon
  Scenario: At another planet it does nothing
    Given Lunar Cannon lies face up before B
    And the note behind on Lunar Cannon's sheet is B5
    When A encounters B on B2 with 4 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 12
    Then B is not asked to use Lunar Cannon
    And the outcome is: A wins

  @tech:lunar-cannon
  Scenario: A planet that is gone closes the gap
    Given Lunar Cannon lies face up before B
    And the note behind on Lunar Cannon's sheet is B2
    And B3 is destroyed
    When A encounters B on B4 with 4 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 12
    Then B is asked to use: Lunar Cannon, or pass

  @tech:lunar-cannon
  Scenario: After a wild destiny card it may be moved, into any system
    Given Lunar Cannon lies face up before B
    And the note behind on Lunar Cannon's sheet is B5
    When the turn begins
    Then B is asked to use: Lunar Cannon, or pass
    When B uses Lunar Cannon
    Then B is asked which planet: A1, A2, A3, A4, A5, B1, B2, B3, B4, B5, C1, C2, C3, C4, C5
    When B answers A2
    Then the note behind on Lunar Cannon's sheet is A2
    And A is asked whom to encounter
