Feature: Meteor Storm

  Background:
    Given players A (-), B (-), C (-)
    And the variant hazards
    And the hazard deck begins with Meteor Storm
    And the next destiny is B's colour with a warning

  @HZ-03 @hazard:meteor-storm
  Scenario: Twenty-five is no storm
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 08 and B plays attack 09
    Then the outcome is: B wins

  @HZ-03 @hazard:meteor-storm
  Scenario: With one ship more both sides lose
    Given B has 5 ships on B1
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 08 and B plays attack 09
    Then the outcome is: both sides lose
    And A has 4 ships in the warp
    And B has 5 ships in the warp

  @hazard:meteor-storm
  Scenario: A negotiate is no attack
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 40 and B plays negotiate
    Then the outcome is: A wins

  @HZ-03 @hazard:meteor-storm @power:human
  Scenario: What powers add counts
    Given players A (Human), B (-), C (-)
    And A holds attack 08
    And B holds attack 09, Cosmic Zap
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 08 and B plays attack 09
    And B passes
    Then the outcome is: both sides lose

  @hazard:meteor-storm @power:loser
  Scenario: Loser's upset turns nothing around
    Given players A (Loser), B (-), C (-)
    And A holds attack 20
    And B holds attack 12
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A uses Loser's power
    And A plays attack 20 and B plays attack 12
    Then the outcome is: both sides lose
