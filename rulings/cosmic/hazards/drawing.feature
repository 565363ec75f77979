Feature: Hazards are drawn, work and go

  Background:
    Given players A (-), B (-), C (-)
    And the variant hazards

  @HZ-01 @variant:hazards
  Scenario: A warning brings a hazard before anything of the launch is asked
    Given the next destiny is B's colour with a warning
    And the hazard deck begins with It's Full of Stars…
    When the turn begins
    Then It's Full of Stars… lies in the middle
    And A is asked which planet to aim at
    When A aims at B1
    And A launches 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 06
    Then the hazard discard pile is It's Full of Stars…

  @variant:hazards
  Scenario: Without a warning there is none
    Given the next destiny is B's colour
    And the hazard deck begins with Meteor Storm
    When A encounters B on B1 with 1 ship
    Then the hazard deck begins with Meteor Storm
    When nobody is invited
    And A plays attack 20 and B plays attack 12
    Then the outcome is: A wins

  @variant:hazards
  Scenario: A card that was thrown away has warned all the same, and two warnings bring one hazard
    Given the next destiny is A's colour with a warning, B's colour with a warning
    And the hazard deck begins with Meteor Storm, Odd Way to Win a War
    When the turn begins
    Then Meteor Storm lies in the middle
    And the hazard deck begins with Odd Way to Win a War
    And A is asked which planet to aim at

  @E-HAZARDCOUNT @variant:hazards
  Scenario: The deck has twenty-eight cards
    When the game is set up
    Then the hazard deck has 28 cards

  @variant:hazards
  Scenario: An empty deck is made of what was discarded
    Given the hazard deck is Meteor Storm
    And the next destiny is B's colour with a warning, C's colour with a warning
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 06
    Then the hazard discard pile is Meteor Storm
    When the next turn begins
    Then Meteor Storm lies in the middle
    And B is asked which planet to aim at

  @variant:hazards @power:invader
  Scenario: A warning on an invasion card counts for the invasion
    Given players A (-), B (Invader), C (-)
    And the next destiny is Invader destiny with a warning
    And the hazard deck begins with Meteor Storm
    And B holds attack 12
    When the turn begins
    Then B is asked to use: Invader's power, or pass
    When B passes
    Then Meteor Storm lies in the middle
    And B is the offense
    When B passes
    Then B is asked which planet to aim at

  @variant:hazards @hazard:energy-fields
  Scenario: Who resettles a planet draws a hazard, and Energy Fields finds no main players
    Given the next destiny is A's colour with a warning
    And the hazard deck begins with Energy Fields
    And A has 0 ships on A5
    And A holds negotiate
    When the turn begins
    And A chooses resettle
    And A launches 1 ship from A1
    Then A holds exactly negotiate
    And the outcome is: resettled
    And the hazard discard pile is Energy Fields
    When the turn ends

  @variant:hazards @hazard:psychic-switcheroo
  Scenario: Where nobody is the defense no powers are exchanged
    Given players A (Human), B (-), C (-)
    And the next destiny is A's colour with a warning
    And the hazard deck begins with Psychic Switcheroo
    And A has 0 ships on A5
    And A holds negotiate
    When the turn begins
    And A chooses resettle
    And A launches 1 ship from A1
    Then A has the power of Human
    When the turn ends

  @hazard:galactic-council
  Scenario: Who resettles a planet is called to the table instead
    Given the next destiny is A's colour with a warning
    And the hazard deck begins with Galactic Council
    And A has 0 ships on A5
    When the turn begins
    And A chooses resettle
    Then A is asked for a deal
    And B is asked for a deal
    And C is asked for a deal
    When A refuses
    And A, asked which ships to lose, answers 3 from A1
    And B, asked which ships to lose, answers 3 from B1
    And C, asked which ships to lose, answers 3 from C1
    Then the outcome is: a failed deal
    And A has no ships on A5

  @hazard:galactic-council
  Scenario: Without a warning there is no council
    Given the next destiny is B's colour
    And the hazard deck begins with Galactic Council
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 06
    Then the outcome is: B wins
    And the hazard deck begins with Galactic Council
