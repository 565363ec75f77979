Feature: Ships that have won are counted when something is taken for them

  @power:cudgel @wild:fury @E-GUERRILLA
  Scenario: Cudgel smashes for the ships it still has in the encounter
    Given players A (Cudgel), B (-), C (-)
    And A holds attack 40
    And B holds attack 04, Fury flare
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 40 and B plays attack 04
    And B plays Fury flare
    And A answers 1 ship from the gate
    Then B is asked which ships to lose (2): 4 on B2, 4 on B3, 4 on B4, 4 on B5
    When B answers 2 ships from B2
    Then B has 6 ships in the warp
    And A has 2 ships on B1
    When the turn ends

  @power:cudgel @wild:fury
  Scenario: A ship that Cudgel loses elsewhere smashes nobody the less
    Given players A (Cudgel), B (-), C (-)
    And A holds attack 40
    And B holds attack 04, Fury flare
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 40 and B plays attack 04
    And B plays Fury flare
    And A answers 1 ship from A2
    Then B is asked which ships to lose (3): 4 on B2, 4 on B3, 4 on B4, 4 on B5
    When B answers 3 ships from B2
    And the turn ends

  @power:mercenary @power:guerrilla @E-GUERRILLA @rule:R16.4
  Scenario: What Guerrilla leaves of Mercenary's ships is what it is rewarded for
    Given players A (Mercenary), B (Guerrilla), C (-)
    And A holds attack 40
    And B holds attack 04
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 40 and B plays attack 04
    And A, asked how to split rewards, answers 1 card
    Then A holds 1 card
    And A has 3 ships in the warp
    And A has 1 ship on B1
    When the turn ends

  @power:mercenary @power:vacuum @card:rift @rule:R16.4 @rule:R16.3
  Scenario: Ships of the defense that are gone before its rewards are due bring none
    Given players A (Vacuum), B (Mercenary), C (-)
    And A holds negotiate
    And B holds attack 20, rift 3
    When A encounters B on B1 with 3 ships from A1
    And nobody is invited
    And A plays negotiate and B plays attack 20
    And A, asked which player, answers none
    And A, asked which ships to lose, answers 3 ships from A2
    And A, asked which player, answers B 3
    And B, asked which ships to lose, answers 3 ships from B1
    Then B is asked how to split rewards
    When B answers 1 card
    Then B holds 1 card
    And B has 1 ship on B1
    When the turn ends

  @power:mercenary @power:vacuum @card:rift @rule:R16.4
  Scenario: With no ship left of those that have won there is nothing to be had
    Given players A (Vacuum), B (Mercenary), C (-)
    And A holds negotiate
    And B holds attack 20, rift 5
    When A encounters B on B1 with 3 ships from A1
    And nobody is invited
    And A plays negotiate and B plays attack 20
    And A, asked which player, answers none
    And A, asked which ships to lose, answers 4 ships from A2, 1 ship from A3
    And A, asked which player, answers B 4
    And B, asked which ships to lose, answers 4 ships from B1
    Then B holds no cards
    And B has no ships on B1
    When the turn ends

  @power:mercenary @power:vacuum @card:rift
  Scenario: Ships lost elsewhere meanwhile cost no reward
    Given players A (Vacuum), B (Mercenary), C (-)
    And A holds negotiate
    And B holds attack 20, rift 3
    When A encounters B on B1 with 3 ships from A1
    And nobody is invited
    And A plays negotiate and B plays attack 20
    And A, asked which player, answers none
    And A, asked which ships to lose, answers 3 ships from A2
    And A, asked which player, answers B 3
    And B, asked which ships to lose, answers 3 ships from B2
    And B, asked how to split rewards, answers 4 cards
    Then B holds 4 cards
    When the turn ends
