Feature: Mobius Tubes

  Background:
    Given players A (-), B (-), C (-)

  @artifact:mobius-tubes @rule:R5.4
  Scenario: All ships leave the warp for colonies their owners choose, and nothing is left to retrieve
    Given A holds attack 06, Mobius Tubes
    And A has 2 ships in the warp
    And B has 3 ships in the warp
    And C's ships are 4 on B1, 16 in the warp
    When the turn begins
    Then A is asked to use: Mobius Tubes or pass
    When A plays Mobius Tubes
    And A, asked where ships return to, answers 1 to A1, 1 to A2
    And B, asked where ships return to, answers 3 to B5
    Then A has no ships in the warp
    And B has no ships in the warp
    And C has 20 ships on B1
    And the discard pile is Mobius Tubes
    And A is asked whom to encounter

  @artifact:mobius-tubes
  Scenario: Only for the offense
    Given B holds attack 06, Mobius Tubes
    And C holds Mobius Tubes
    And B has 2 ships in the warp
    When the turn begins
    Then A is asked whom to encounter
    And B is not asked anything
    And C is not asked anything

  @artifact:mobius-tubes @rule:O18
  Scenario: With an empty warp it is not offered
    Given A holds attack 06, Mobius Tubes
    When the turn begins
    Then A is asked whom to encounter

  @artifact:mobius-tubes
  Scenario: Kept back, it may begin the second encounter
    Given A holds attack 20, attack 06, Mobius Tubes
    And C has 1 ship in the warp
    When the turn begins
    Then A is asked to use: Mobius Tubes or pass
    When A passes
    And A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And A has a second encounter
    Then A is asked to use: Mobius Tubes or pass
    When A plays Mobius Tubes
    And B, asked where ships return to, answers 4 to B2
    And C, asked where ships return to, answers C1
    Then B has no ships in the warp
    And A is asked whom to encounter

  @artifact:mobius-tubes @rule:R27.1
  Scenario: Who has no colony stays in the warp
    Given A holds attack 06, Mobius Tubes
    And A has 1 ship in the warp
    And C's ships are 20 in the warp
    When the turn begins
    And A plays Mobius Tubes
    And A, asked where ships return to, answers A1
    Then C has 20 ships in the warp
    And A has no ships in the warp
    And A is asked whom to encounter

  @artifact:mobius-tubes @artifact:card-zap
  Scenario: Answered by a Card Zap only the usual ship is retrieved
    Given A holds attack 06, Mobius Tubes
    And B holds attack 06, Card Zap
    And A has 3 ships in the warp
    When the turn begins
    And A plays Mobius Tubes
    And B plays Card Zap
    And A retrieves a ship to A1
    Then A has 2 ships in the warp
    And A is asked whom to encounter
