Feature: The Prometheus

  Background:
    Given players A (-), B (-), C (-)
    And the variant technology

  @tech:the-prometheus
  Scenario: An extra ship that is worth four
    Given The Prometheus lies face down before A
    And A has 7 ships on The Prometheus
    When the turn begins
    And A uses Research
    And A chooses complete a tech
    Then A is asked which planet: A1, A2, A3, A4, A5
    When A answers A1
    And A answers A2
    Then A has 3 ships on A1
    When A targets B
    And A aims at B1
    Then A may answer 1 marked from A1
    When A answers 1 marked from A1, 1 from A2
    And nobody is invited
    And A plays attack 10 and B plays attack 10
    Then the total of the offense is 15: attack 10, ships 2, The Prometheus +3
    And the outcome is: A wins
    And A has 2 ships on B1

  @tech:the-prometheus
  Scenario: Where it does not take part it adds nothing
    Given The Prometheus lies face down before A
    And A has 7 ships on The Prometheus
    When the turn begins
    And A uses Research
    And A chooses complete a tech
    And A answers A1
    And A answers A2
    And A encounters B on B1 with 2 ships from A2
    And nobody is invited
    And A plays attack 10 and B plays attack 10
    Then the total of the offense is 12: attack 10, ships 2

  @tech:the-prometheus @T-12
  Scenario: It leaves the game with its tech
    Given The Prometheus lies face down before A
    And A has 7 ships on The Prometheus
    And Tech Scrambler lies face down before B
    And B has 7 ships on Tech Scrambler
    When the turn begins
    And A uses Research
    And A chooses complete a tech
    And A answers A1
    And A answers A2
    And B passes
    Then A is asked whom to encounter
    When B interrupts with Tech Scrambler
    Then A has 1 ship out of the game
    And the tech discard pile is The Prometheus, Tech Scrambler
    And A is asked whom to encounter

  @tech:the-prometheus @power:virus
  Scenario: Virus multiplies it as one ship, and its worth is added
    Given players A (Virus), B (-), C (-)
    And The Prometheus lies face down before A
    And A has 7 ships on The Prometheus
    When the turn begins
    And A uses Research
    And A chooses complete a tech
    And A answers A1
    And A answers A2
    And A targets B
    And A aims at B1
    And A answers 1 marked from A1, 1 from A2
    And nobody is invited
    And A plays attack 10 and B plays attack 40
    Then the total of the offense is 23

  @tech:the-prometheus @power:zombie @O100
  Scenario: Zombie brings it home like any other ship
    Given players A (Zombie), B (-), C (-)
    And The Prometheus lies face down before A
    And A has 7 ships on The Prometheus
    And the next destiny is B's colour
    When the turn begins
    And A uses Research
    And A chooses complete a tech
    And A answers A1
    And A answers A2
    And A aims at B1
    And A answers 1 marked from A1
    And nobody is invited
    And A plays attack 10 and B plays attack 40
    And A answers A1
    Then the total of the offense is 14: attack 10, ships 1, The Prometheus +3
    And A has 0 ships in the warp

  @tech:the-prometheus @power:void @O100
  Scenario: Void removes it from the game
    Given players A (-), B (Void), C (-)
    And The Prometheus lies face down before A
    And A has 7 ships on The Prometheus
    And the next destiny is B's colour
    When the turn begins
    And A uses Research
    And A chooses complete a tech
    And A answers A1
    And A answers A2
    And A aims at B1
    And A answers 1 marked from A1
    And nobody is invited
    And A plays attack 10 and B plays attack 40
    Then A has 1 ship out of the game
    And The Prometheus lies face up before A
