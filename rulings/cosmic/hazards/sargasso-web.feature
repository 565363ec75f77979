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

  @hazard:sargasso-web @power:cavalry
  Scenario: The card of an ally leaves as well
    Given players A (-), B (-), C (Cavalry)
    And C holds attack 10
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays attack 04 and B plays attack 40
    And C uses Cavalry's power
    Then C holds no cards
    And the discard pile is empty

  @hazard:sargasso-web @wild:changeling
  Scenario: A flare that would go to somebody else leaves as well
    Given C holds Changeling flare
    And A holds attack 04
    When the turn begins
    And C interrupts with Changeling flare
    Then C holds exactly attack 04
    And A holds no cards
    And A is asked which planet to aim at

  @hazard:sargasso-web @wild:invader @power:invader
  Scenario: Nor does its alien get it
    Given players A (-), B (Invader), C (-)
    And A holds negotiate
    And B holds negotiate
    And C holds attack 04, Invader flare
    When the turn begins
    And B passes
    And C interrupts with Invader flare
    Then C holds 8 cards
    And B holds exactly negotiate
    And the discard pile is attack 04
    And A is asked which planet to aim at

  @hazard:sargasso-web @power:reserve
  Scenario: Attacks that serve as reinforcements leave as well
    Given players A (Reserve), B (-), C (-)
    And A holds attack 04, attack 06
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 40
    And A uses Reserve's power
    And A answers attack 06
    Then A holds no cards
    And the discard pile is empty

  @hazard:sargasso-web @power:deuce
  Scenario: Of Deuce's two cards the one that is not taken back leaves
    Given players A (Deuce), B (-), C (-)
    And A holds attack 04, attack 10
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 40
    Then A holds exactly attack 04
    And the discard pile is empty
