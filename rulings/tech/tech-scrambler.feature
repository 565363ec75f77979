Feature: Tech Scrambler

  Background:
    Given players A (-), B (-), C (-)
    And the variant technology
    And Tech Scrambler lies face down before B

  @tech:tech-scrambler
  Scenario: A tech that is being used is cancelled and discarded
    Given B has 2 ships on Tech Scrambler
    And Vacuum Turbines lies face up before A
    And A holds negotiate
    When the turn begins
    And B passes
    And A uses Vacuum Turbines
    Then B is asked to respond: Tech Scrambler, or pass
    When B uses Tech Scrambler
    Then A holds exactly negotiate
    And the tech discard pile is Vacuum Turbines, Tech Scrambler
    And B is asked where ships return to

  @tech:tech-scrambler @T-20 @T-12
  Scenario: Any tech that lies face up, also while it is not used; its token leaves with it
    Given B has 5 ships on Tech Scrambler
    And Lunar Cannon lies face up before A
    And the note behind on Lunar Cannon's sheet is A1
    When the turn begins
    And B passes
    And A passes
    And A targets B
    Then B can use at any time Tech Scrambler
    When B interrupts with Tech Scrambler
    Then the tech discard pile is Lunar Cannon, Tech Scrambler
    When A aims at B1
    Then B is asked where ships return to

  @tech:tech-scrambler
  Scenario: With too few ships on it a tech is out of reach
    Given B has 4 ships on Tech Scrambler
    And Lunar Cannon lies face up before A
    When the turn begins
    And B passes
    Then B can use at any time nothing
    And A is asked to use: Lunar Cannon, or pass
