Feature: Psychic Switcheroo

  Background:
    Given players A (Human), B (Zombie), C (-)
    And the variant hazards
    And the hazard deck begins with Psychic Switcheroo
    And the next destiny is B's colour with a warning

  @HZ-11 @hazard:psychic-switcheroo
  Scenario: The main players exchange powers for good
    Given A holds attack 04
    And B holds attack 20
    When A encounters B on B1 with 2 ships from A1
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    And A, asked where ships return to, answers A1
    Then A has the power of Zombie
    And B has the power of Human
    When the next turn begins
    Then A has the power of Zombie
    And B is asked whom to encounter

  @hazard:psychic-switcheroo @variant:powers-return
  Scenario: A table may have them back after the encounter
    Given the variant powers return
    And A holds attack 04
    And B holds attack 20
    When A encounters B on B1 with 2 ships from A1
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    And A, asked where ships return to, answers A1
    Then A has the power of Human
    And B has the power of Zombie

  @hazard:psychic-switcheroo @power:miser
  Scenario: With all that lies on the sheets
    Given players A (Miser), B (Warpish), C (-)
    And in the setup A answers the second hand
    And Miser's sheet holds attack 40
    When the turn begins
    Then B has the power of Miser
    And Miser's sheet holds exactly attack 40
    And A has the power of Warpish
    And A is asked which planet to aim at

  @hazard:psychic-switcheroo @power:symbiote
  Scenario: Symbiote's power cannot be parted from it, and so nothing is exchanged
    Given players A (Human), B (Symbiote), C (-)
    When the turn begins
    Then A has the power of Human
    And B has the power of Symbiote
    And A is asked which planet to aim at

  @hazard:psychic-switcheroo @power:changeling
  Scenario: Changeling has had its turn before, and whoever gets it waits for the next encounter
    Given players A (Changeling), B (Human), C (-)
    When the turn begins
    And A answers draw a card
    Then A has the power of Human
    And B has the power of Changeling
    And A is asked which planet to aim at

  @hazard:psychic-switcheroo @tech:precursor-seed
  Scenario: What a Precursor Seed has grown stays with its tech
    Given the variant technology
    And Precursor Seed lies face down before A
    And A has 9 ships on Precursor Seed
    And the next unused aliens are Healer
    When the turn begins
    And A uses Research
    And A chooses complete a tech
    And A answers A1
    Then A has the power of Zombie
    And A has the power of Healer
    And B has the power of Human
    And B does not have the power of Healer
    And A is asked which planet to aim at

  @hazard:psychic-switcheroo @power:the-claw
  Scenario: The claw goes along
    Given players A (Human), B (The Claw), C (-)
    And The Claw's sheet holds attack 40
    And B holds negotiate
    When the turn begins
    Then A has the power of The Claw
    And The Claw's sheet holds exactly attack 40
    And A is asked which planet to aim at
