Feature: Cosmic Field Generator

  Background:
    Given players A (Human), B (-), C (-)
    And the variant technology

  @tech:cosmic-field-generator
  Scenario: A use of a power is cancelled as by a Cosmic Zap
    Given players A (Healer), B (-), C (-)
    And Cosmic Field Generator lies face up before C
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And A uses Healer's power on B
    And B answers B2
    Then C is asked to respond: Cosmic Field Generator, or pass
    When C uses Cosmic Field Generator
    Then B has 4 ships in the warp
    And the log says: Healer's power is zapped
    And the tech discard pile is Cosmic Field Generator

  @tech:cosmic-field-generator @power:human
  Scenario: It may be aimed at one's own power
    Given Cosmic Field Generator lies face up before A
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 40
    Then A is asked to respond: Cosmic Field Generator, or pass
    When A uses Cosmic Field Generator
    Then the outcome is: A wins
    And A has a colony on B1

  @tech:cosmic-field-generator
  Scenario: It does not answer another tech
    Given players A (-), B (-), C (-)
    And Cosmic Field Generator lies face up before B
    And Vacuum Turbines lies face up before A
    When the turn begins
    And A uses Vacuum Turbines
    Then B is not asked to use Cosmic Field Generator
    And A is asked which cards to take

  @tech:cosmic-field-generator
  Scenario: No artifact: a Card Zap does not stop it
    Given Cosmic Field Generator lies face up before B
    And C holds negotiate, Card Zap
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 40
    Then B is asked to respond: Cosmic Field Generator, or pass
    When B uses Cosmic Field Generator
    Then C is not asked anything
    And the outcome is: A wins

  @tech:cosmic-field-generator @power:macron @rule:R20.8
  Scenario: The power is out for the rest of the encounter
    Given players A (Macron), B (-), C (-)
    And Cosmic Field Generator lies face up before B
    When the turn begins
    And A targets B
    And A aims at B1
    And B uses Cosmic Field Generator
    And A launches 4 ships
    And nobody is invited
    And A plays attack 10 and B plays attack 20
    Then the total of the offense is 14: attack 10, ships 4
