Feature: The order in which effects reach losing ships

  @test:4 @G-009 @power:void @power:fungus @power:zombie @power:observer
  Scenario: Void eradicates before its ally captures and before anybody saves
    Given players A (Void), B (Zombie), C (Fungus), D (Observer)
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites D
    And C joins the offense with 1 ship
    And D joins the defense with 2 ships
    And A plays attack 20 and B plays attack 04
    Then B has 4 ships out of the game
    And D has 2 ships out of the game
    And 0 ships of B lie under ships of C
    And 0 ships of D lie under ships of C
    And B has no ships in the warp
    And D has no ships in the warp
    And A has 1 ship on B1
    And C has 1 ship on B1
    When the turn ends

  @test:4 @power:void @power:fungus
  Scenario: With Void zapped, Fungus captures before anybody saves
    Given players A (Void), B (Zombie), C (Fungus), D (Observer)
    And B holds attack 04, Cosmic Zap
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites D
    And C joins the offense with 1 ship
    And D joins the defense with 2 ships
    And A plays attack 20 and B plays attack 04
    And B plays Cosmic Zap
    Then B has no ships out of the game
    And 4 ships of B lie under ships of C
    And 2 ships of D lie under ships of C
    When the turn ends

  @test:5 @AL-FUNGUS-12 @AL-SPIFF-1 @power:spiff @power:fungus
  Scenario: Spiff puts one ship on the planet and Fungus captures the rest
    Given players A (Spiff), B (Fungus), C (-)
    And B has 1 ship on B1
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    Then A is asked to use: Spiff's power or pass
    When A uses Spiff's power
    Then A has 1 ship on B1
    And 3 ships of A lie under ships of B
    And A has no ships in the warp
    And B has 1 ship on B1
    When the turn ends

  @test:5 @power:spiff @power:fungus
  Scenario: If Spiff does not crash, all its ships are captured
    Given players A (Spiff), B (Fungus), C (-)
    And B has 1 ship on B1
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    And A passes
    Then A has no ships on B1
    And 4 ships of A lie under ships of B
    When the turn ends

  @G-010 @power:zombie @power:healer
  Scenario: Ships that never reach the warp cannot be healed
    Given players A (-), B (Zombie), C (Healer)
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then B is asked where ships return to (4): B2, B3, B4, B5
    When B answers B2
    Then C is not asked anything
    And C holds 1 card
    And B has 8 ships on B2
    And B has no ships in the warp
    When the turn ends
