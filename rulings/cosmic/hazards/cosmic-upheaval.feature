Feature: Cosmic Upheaval

  Background:
    Given players A (-), B (-), C (-)
    And the variant hazards
    And the hazard deck begins with Cosmic Upheaval
    And the next destiny is B's colour with a warning

  @hazard:cosmic-upheaval
  Scenario: All hands are mixed and dealt back in their sizes
    Given A holds 3 x attack 08
    And B holds attack 08
    And C holds 2 x attack 08, Card Zap
    When the turn begins
    Then A holds 3 cards
    And B holds 1 card
    And C holds 3 cards
    And the log says: the hands of A and B and C are mixed
    And A is asked which planet to aim at

  @hazard:cosmic-upheaval @power:miser
  Scenario: What is no hand stays where it is
    Given players A (-), B (Miser), C (-)
    And in the setup B answers the second hand
    And Miser's sheet holds attack 40
    When the turn begins
    Then Miser's sheet holds exactly attack 40
    And the hazard discard pile is nothing
    And A is asked which planet to aim at

  @hazard:cosmic-upheaval @power:the-claw
  Scenario: A claw is no card of the hand
    Given players A (-), B (-), C (The Claw)
    And The Claw's sheet holds attack 40
    And A holds 2 x attack 08
    And B holds attack 08
    And C holds attack 08
    When the turn begins
    And C passes
    Then The Claw's sheet holds exactly attack 40
    And A holds exactly 2 x attack 08
    And C holds exactly attack 08
    And A is asked which planet to aim at

  @hazard:cosmic-upheaval @artifact:card-zap
  Scenario: No card answers it
    Given A holds 2 x attack 08
    And B holds Card Zap
    And C holds Card Zap
    When the turn begins
    Then A holds 2 cards
    And the discard pile is empty
    And A is asked which planet to aim at
