Feature: Omega Missile

  Background:
    Given players A (-), B (Human), C (-)
    And the variant technology

  @tech:omega-missile
  Scenario: A planet is removed, and the ships on it go to the warp
    Given Omega Missile lies face up before C
    And A has 1 ship on B1
    When the turn begins
    And C uses Omega Missile
    Then C is asked which planet: A1, A2, A3, A4, A5, B1, B2, B3, B4, B5, C1, C2, C3, C4, C5
    When C answers B1
    Then B1 is destroyed
    And A has 1 ship in the warp
    And B has 4 ships in the warp
    And the tech discard pile is Omega Missile
    And A is asked whom to encounter

  @tech:omega-missile @T-14
  Scenario: Three home colonies are needed all the same
    Given Omega Missile lies face up before C
    And B has 0 ships on B2
    And B has 0 ships on B3
    When the turn begins
    And C uses Omega Missile
    And C answers B1
    Then B's power is lost
    And A is asked whom to encounter

  @tech:omega-missile @T-14
  Scenario: With ships on three of four planets the power is there
    Given Omega Missile lies face up before C
    And B has 0 ships on B2
    When the turn begins
    And C uses Omega Missile
    And C answers B1
    Then B's power is not lost
    And A is asked whom to encounter

  @tech:omega-missile @G-037
  Scenario: A system without planets is not encountered
    Given Omega Missile lies face up before A
    And B2 is destroyed
    And B3 is destroyed
    And B4 is destroyed
    And B5 is destroyed
    And the next destiny is B's colour, C's colour
    When the turn begins
    And A uses Omega Missile
    And A answers B1
    Then A is asked which planet to aim at: C1, C2, C3, C4, C5

  @tech:omega-missile @power:healer
  Scenario: Healer may heal what it sends to the warp
    Given players A (-), B (-), C (Healer)
    And Omega Missile lies face up before A
    When the turn begins
    And A uses Omega Missile
    And A answers B1
    Then C is asked to use: Healer's power on B, or pass

  @tech:omega-missile @power:zombie
  Scenario: Zombie's ships leave in time
    Given players A (-), B (-), C (Zombie)
    And Omega Missile lies face up before A
    When the turn begins
    And A uses Omega Missile
    And A answers C1
    And C answers C2
    Then C has 8 ships on C2
    And C1 is destroyed
    And the warp is empty
    And A is asked whom to encounter

  @tech:omega-missile
  Scenario: Not outside regroup
    Given players A (-), B (-), C (-)
    And Omega Missile lies face up before C
    When the turn begins
    And C passes
    And A targets B
    Then C is not asked to use Omega Missile
    And A is asked which planet to aim at
