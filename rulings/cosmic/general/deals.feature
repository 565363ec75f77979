Feature: Deals

  Background:
    Given players A (-), B (-), C (-)

  @D-01 @rule:R14.3
  Scenario: A granted colony coexists with the giver's
    Given B has 0 ships on B5
    And B has 3 ships on B2
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays negotiate and B plays negotiate
    Then B may not offer: gives colony on B5; gets nothing
    And A may not offer: gives nothing; gets colony on B5
    When B offers: gives colony on B2; gets nothing
    And A accepts
    Then A is asked which ships found the colony (1 to 4): 2 in the gate, 3 on A1, 3 on A2, 4 on A3, 4 on A4, 4 on A5
    When A answers 1 from the gate
    And A, asked where ships return to, answers 1 to A1
    Then the outcome is: a deal
    And A has 1 ship on B2
    And B has 3 ships on B2
    And A has 4 ships on A1

  @D-02 @rule:R14.7
  Scenario: One side may give nothing
    Given A holds negotiate, attack 06
    When A encounters B on B1 with 1 ship from A1
    And nobody is invited
    And A plays negotiate and B plays negotiate
    And A offers: gives attack 06; gets nothing
    And B accepts
    And A answers A1
    Then the outcome is: a deal
    And B holds exactly attack 06
    And A holds no cards

  @D-02 @rule:R14.7
  Scenario: Something must change hands
    When A encounters B on B1 with 1 ship from A1
    And nobody is invited
    And A plays negotiate and B plays negotiate
    Then A may not offer: gives nothing; gets nothing
    And B may not offer: gives nothing; gets nothing
    When the clock runs out
    And A, asked which ships to lose, answers 1 from the gate, 2 from A2
    And B, asked which ships to lose, answers 3 from B1
    Then the outcome is: a failed deal
    And A has 3 ships in the warp
    And B has 3 ships in the warp
    And B has 1 ship on B1

  @G-044 @rule:R14.11
  Scenario: Ships that are lost by choice come from colonies or the gate, never from the warp
    Given B's ships are 2 on B1, 4 on B2, 4 on B3, 4 on B4, 2 on C1, 4 in the warp
    When A encounters B on B1 with 1 ship from A1
    And nobody is invited
    And A plays negotiate and B plays negotiate
    And A refuses
    Then B is asked which ships to lose (3): 2 on B1, 4 on B2, 4 on B3, 4 on B4, 2 on C1
    And A is asked which ships to lose (3): 1 in the gate, 3 on A1, 4 on A2, 4 on A3, 4 on A4, 4 on A5
    And B may not answer 1 from the warp
