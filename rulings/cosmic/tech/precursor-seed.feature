Feature: Precursor Seed

  Background:
    Given players A (-), B (-), C (-)
    And the variant technology
    And Precursor Seed lies face down before A
    And A has 9 ships on Precursor Seed

  @tech:precursor-seed
  Scenario: On completion its owner has the power of an alien nobody plays
    Given the next unused aliens are Human
    When the turn begins
    And A uses Research
    And A chooses complete a tech
    Then A has the power of Human
    And A is asked where ships return to
    When A answers A1
    Then A has 11 ships on A1
    And A is asked whom to encounter

  @tech:precursor-seed @T-15 @power:anti-matter
  Scenario: A compulsory power stays compulsory
    Given the next unused aliens are Anti-Matter
    When the turn begins
    And A uses Research
    And A chooses complete a tech
    And A answers A1
    And A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    Then the outcome is: A wins

  @tech:precursor-seed
  Scenario: With too few home colonies both powers are lost
    Given players A (Human), B (-), C (-)
    And the next unused aliens are Zombie, Healer
    And A's ships are 9 on Precursor Seed, 4 on A1, 7 on A2
    When the turn begins
    And A uses Research
    And A chooses complete a tech
    And A answers A1
    Then A's power is lost
    And A does not have the power of Human
    And A is asked whom to encounter

  @tech:precursor-seed @tech:tech-scrambler
  Scenario: The power goes with its tech
    Given the next unused aliens are Human
    And Tech Scrambler lies face down before B
    And B has 9 ships on Tech Scrambler
    When the turn begins
    And A uses Research
    And A chooses complete a tech
    And A answers A1
    And B passes
    Then A has the power of Human
    When B interrupts with Tech Scrambler
    Then A does not have the power of Human
    And the tech discard pile is Precursor Seed, Tech Scrambler
    And A is asked whom to encounter

  @tech:precursor-seed @power:changeling
  Scenario: Changeling swaps its own power, and what the seed has grown stays with its tech
    Given players A (Changeling), B (Warpish), C (-)
    And the next unused aliens are Human
    And the next destiny is B's colour
    When the turn begins
    And A uses Research
    And A chooses complete a tech
    And A answers A1
    And A, asked what to choose, answers swap powers
    Then A has the power of Warpish
    And A has the power of Human
    And B has the power of Changeling
    And B does not have the power of Human
    And A is asked which planet to aim at
