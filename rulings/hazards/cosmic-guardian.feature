Feature: The Cosmic Guardian

  Background:
    Given players A (-), B (-), C (-)
    And the variant hazards
    And the hazard deck begins with The Cosmic Guardian
    And the next destiny is B's colour with a warning

  @hazard:cosmic-guardian
  Scenario: An attack above twenty is a negotiate
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 23 and B plays attack 20
    Then the outcome is: B wins
    And The Cosmic Guardian lies in the middle

  @hazard:cosmic-guardian
  Scenario: Two of them make a deal
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 23 and B plays attack 30
    Then A is asked for a deal
    And B is asked for a deal

  @hazard:cosmic-guardian
  Scenario: Twenty itself is an attack, and the hazard stays
    Given the next destiny is C's colour
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    Then the outcome is: B wins
    When B encounters C on C1 with 4 ships
    And nobody is invited
    And B plays attack 40 and C plays attack 04
    Then the outcome is: C wins

  @HZ-06 @hazard:cosmic-guardian @power:mirror
  Scenario: What a card was changed to counts
    Given players A (Mirror), B (-), C (-)
    And A holds attack 08
    And B holds attack 04
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 08 and B plays attack 04
    And A uses Mirror's power
    Then A is asked for a deal
    And B is asked for a deal

  @HZ-06 @hazard:cosmic-guardian @power:mirror
  Scenario: An attack that stays low is one
    Given players A (Mirror), B (-), C (-)
    And A holds attack 15
    And B holds attack 04
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 15 and B plays attack 04
    And A passes
    Then the outcome is: A wins
    When the turn ends

  @hazard:cosmic-guardian
  Scenario: It drives the Witness and the Beast away
    Given the hazard deck begins with The Witness, The Cosmic Guardian
    And the next destiny is C's colour with a warning
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    Then The Witness lies in the middle
    When the next turn begins
    Then The Cosmic Guardian lies in the middle
    And the hazard discard pile is The Witness
    And B is asked which planet to aim at
