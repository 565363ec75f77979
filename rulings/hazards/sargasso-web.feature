Feature: Sargasso Web

  Background:
    Given players A (-), B (-), C (-)
    And the variant hazards
    And the hazard deck begins with Sargasso Web
    And the next destiny is B's colour with a warning

  @hazard:sargasso-web
  Scenario: Encounter cards, artifacts and reinforcements leave the game
    Given A holds attack 04, reinforcement +5
    And B holds attack 05
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 05
    And A plays reinforcement +5
    And A answers offense
    Then the outcome is: A wins
    And the discard pile is empty
    When the turn ends

  @hazard:sargasso-web @wild:human
  Scenario: A flare that was played does not return
    Given A holds attack 04, Human flare
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 40
    And A plays Human flare
    Then the outcome is: A wins
    And A holds no cards
    And the discard pile is empty
    When the turn ends

  @hazard:sargasso-web @power:fido
  Scenario: What is not discarded cannot be fetched
    Given players A (-), B (-), C (Fido)
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    Then C is not asked anything
    And the discard pile is empty

  @hazard:sargasso-web
  Scenario: Cards that are drawn, given or lost stay in the game
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 20 and B plays negotiate
    Then the discard pile is empty
    And B holds 0 cards
    When the turn ends
