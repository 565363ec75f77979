Feature: Saboteur's flare in the hands of others

  @wild:saboteur
  Scenario: The loser's hostages go to the warp
    Given players A (-), B (-), C (-)
    And A has 1 ship on C1
    And B has 2 ships on C1
    And A holds attack 04, Saboteur flare
    When A encounters B on B1 with 3 ships
    And nobody is invited
    Then A is asked to use: Saboteur flare (wild) or pass
    When A plays Saboteur flare
    And A plays attack 04 and B plays attack 20
    Then B has 2 ships in the warp
    And B has no colony on C1
    And A holds exactly Saboteur flare

  @wild:saboteur
  Scenario: Whoever wins lets them go
    Given players A (-), B (-), C (-)
    And A has 1 ship on C1
    And B has 2 ships on C1
    And A holds attack 20, Saboteur flare
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays Saboteur flare
    And A plays attack 20 and B plays attack 04
    Then B has 2 ships on C1
    When the turn ends

  @wild:saboteur
  Scenario: A failed deal costs the hostages, which cannot pay for it themselves
    Given players A (-), B (-), C (-)
    And A has 1 ship on C1
    And B has 2 ships on C1
    And A holds negotiate, Saboteur flare
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays Saboteur flare
    And A plays negotiate and B plays negotiate
    And the clock runs out
    And A, asked which ships to lose, answers 3 ships from A2
    Then B is asked which ships to lose (3): 3 on B1, 3 on B2, 4 on B3, 4 on B4, 4 on B5
    When B answers 3 ships from B3
    And A, asked where ships return to, answers A1
    Then B has 5 ships in the warp
    And B has no colony on C1

  @wild:saboteur
  Scenario: A deal may bring hostages away
    Given players A (-), B (-), C (-)
    And A has 1 ship on C1
    And B has 2 ships on C1
    And A holds negotiate, Saboteur flare
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays Saboteur flare
    And A plays negotiate and B plays negotiate
    And A offers: gives colony on A1; gets nothing
    And B accepts
    And B, asked which ships found the colony, answers 1 ship from C1
    And A, asked where ships return to, answers A1
    Then B has 1 ship on A1
    And B has 1 ship on C1
    When the turn ends

  @wild:saboteur
  Scenario: Without a shared planet, or not as a main player, there are no hostages
    Given players A (-), B (-), C (-)
    And C has 1 ship on B5
    And C holds negotiate, Saboteur flare
    And A holds attack 20, Saboteur flare
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then A has 3 ships on B1
    When the turn ends

  @wild:saboteur @artifact:card-zap
  Scenario: The wild flare is cancelled
    Given players A (-), B (-), C (-)
    And A has 1 ship on C1
    And B has 2 ships on C1
    And A holds attack 04, Saboteur flare
    And B holds attack 20, Card Zap
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays Saboteur flare
    And B plays Card Zap
    And A plays attack 04 and B plays attack 20
    Then B has 2 ships on C1
    And A holds no cards

  @wild:saboteur @rule:R14.5
  Scenario: Who has no ships but hostages can be granted a colony all the same
    Given players A (-), B (-), C (-)
    And A has 1 ship on C1
    And B's ships are 2 on C1, 18 in the warp
    And A holds negotiate, Saboteur flare
    When A encounters B on B1 with 3 ships from A2
    And nobody is invited
    And A plays Saboteur flare
    And A plays negotiate and B plays negotiate
    And A offers: gives colony on A1; gets nothing
    And B accepts
    And B, asked which ships found the colony, answers 1 ship from C1
    And A, asked where ships return to, answers A1
    Then B has 1 ship on A1
    And B has 1 ship on C1
    When the turn ends
