Feature: Coldsleep Ship

  Background:
    Given players A (-), B (-), C (-)
    And the variant technology

  @tech:coldsleep-ship @T-01
  Scenario: Any foreign planet without an own colony, not only systems without one
    Given Coldsleep Ship lies face up before A
    And A has 1 ship on B1
    When the turn begins
    And A uses Coldsleep Ship
    Then A is asked which planet: B2, B3, B4, B5, C1, C2, C3, C4, C5
    When A answers B2
    Then A is asked which ships found the colony (1 to 4): 1 on B1, 3 on A1, 4 on A2, 4 on A3, 4 on A4, 4 on A5
    When A answers 2 ships from A2
    Then A has 2 ships on B2
    And A has 2 foreign colonies
    And the tech discard pile is Coldsleep Ship
    And A is asked whom to encounter

  @tech:coldsleep-ship @T-07
  Scenario: Without another colony all who have researched it may land
    Given Coldsleep Ship lies face down before A
    And A's ships are 9 on Coldsleep Ship, 11 in the warp
    And it is B's turn
    When the turn begins
    And A uses Research
    And A chooses complete a tech
    Then A is asked whether to do it
    When A says yes
    And A answers C3
    Then A has 9 ships on C3
    And the tech discard pile is Coldsleep Ship
    And B is asked whom to encounter

  @tech:coldsleep-ship
  Scenario: On completion ships of the tech may go, and the others return
    Given Coldsleep Ship lies face down before A
    And A has 9 ships on Coldsleep Ship
    When the turn begins
    And A uses Research
    And A chooses complete a tech
    And A says yes
    And A answers C3
    And A answers 3 from Coldsleep Ship
    Then A has 3 ships on C3
    And the tech discard pile is Coldsleep Ship
    And A is asked where ships return to (6): C3, A1, A2, A3, A4, A5

  @tech:coldsleep-ship
  Scenario: It may wait as well
    Given Coldsleep Ship lies face down before A
    And A has 9 ships on Coldsleep Ship
    When the turn begins
    And A uses Research
    And A chooses complete a tech
    And A says no
    And A answers A1
    Then Coldsleep Ship lies face up before A
    And A is asked to use: Coldsleep Ship, or pass

  @tech:coldsleep-ship @power:filth
  Scenario: Filth drives settlers from its planet again
    Given players A (-), B (Filth), C (-)
    And Coldsleep Ship lies face up before A
    When the turn begins
    And A uses Coldsleep Ship
    And A answers B2
    And A answers 2 ships from A2
    And A, asked where ships return to, answers A1
    Then A has no colony on B2
    And A has 6 ships on A1
    And the tech discard pile is Coldsleep Ship
    And A is asked whom to encounter

  @tech:coldsleep-ship @power:the-claw
  Scenario: A stolen planet lies in the system of the thief: its settlers are abroad
    Given players A (-), B (-), C (The Claw)
    And The Claw's sheet holds attack 04
    And C holds negotiate
    And Coldsleep Ship lies face up before A
    And the next destiny is B's colour
    When the turn begins
    And A passes
    And A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    And C answers A5
    And the next turn begins
    And A uses Coldsleep Ship
    Then A may answer A5
    And A may not answer A1

  @tech:coldsleep-ship
  Scenario: Not outside regroup
    Given Coldsleep Ship lies face up before B
    When the turn begins
    And B passes
    And A targets C
    Then B is not asked to use Coldsleep Ship
    And A is asked which planet to aim at
