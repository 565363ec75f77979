Feature: One player on both sides of an encounter

  @test:6 @power:lunatic @power:grudge
  Scenario: Lunatic against itself, with Grudge whom it helps
    Given players A (Lunatic), B (Grudge), C (-)
    When A encounters B on B1 with 3 ships
    And A invites nobody
    And B invites C
    Then A is asked to use: Lunatic's power or pass
    When A uses Lunatic's power
    And A answers 2 ships from A5
    And C declines
    Then the note tokens on B's sheet is with C
    When A plays attack 04 and B plays attack 10
    Then the outcome is: B wins
    And C is asked which ships to lose (1)
    When C answers 1 ship from C1
    Then C has 1 ship in the warp
    And A has 3 ships in the warp
    When A answers A5
    And A answers 2 cards
    Then A holds 2 cards
    And A has 3 ships in the warp
    And B has no ships in the warp
    When the turn ends

  @test:6 @power:lunatic @power:grudge
  Scenario: Lunatic wins against its own ships; who refused Grudge pays four
    Given players A (Lunatic), B (Grudge), C (-)
    When A encounters B on B1 with 3 ships
    And A invites nobody
    And B invites C
    And A uses Lunatic's power
    And A answers 2 ships from A5
    And C declines
    And A plays attack 20 and B plays attack 04
    Then the outcome is: A wins
    And C is asked which ships to lose (4)
    When C answers 4 ships from C1
    Then C has 4 ships in the warp
    And A has 2 ships in the warp
    And A has 3 ships on B1
    And B has 4 ships in the warp
    When the turn ends
