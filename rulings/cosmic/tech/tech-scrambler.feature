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

  @tech:tech-scrambler @power:bully
  Scenario: Ships that Bully takes from it are missing
    Given players A (Bully), B (-), C (-)
    And B has 3 ships on Tech Scrambler
    And B has 2 ships on B1
    And Xenon Lasers lies face up before C
    When the turn begins
    And B passes
    And A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And A uses Bully's power
    And A answers 2 of B from Tech Scrambler
    Then B can use at any time nothing
    When the turn ends

  @tech:tech-scrambler @power:anti-matter @super:anti-matter @artifact:card-zap
  Scenario: Neither a Card Zap nor a power answers it
    Given players A (-), B (-), C (Anti-Matter)
    And B has 3 ships on Tech Scrambler
    And Xenon Lasers lies face up before A
    And C holds negotiate, Card Zap, Anti-Matter flare
    When the turn begins
    And B passes
    And B interrupts with Tech Scrambler
    Then the tech discard pile is Xenon Lasers, Tech Scrambler
    And C holds exactly negotiate, Card Zap, Anti-Matter flare
    And A is asked whom to encounter

  @tech:tech-scrambler @tech:the-qax
  Scenario: Whom The Qax was to bind is free again
    Given players A (-), B (-), C (-), D (-)
    And The Qax lies face up before A
    And B has 4 ships on Tech Scrambler
    And the next destiny is B's colour
    When the turn begins
    And B passes
    And A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And A uses The Qax
    And B uses Tech Scrambler
    Then the tech discard pile is The Qax, Tech Scrambler
    When B answers B1
    Then C is asked which side to join: join the offense, decline
