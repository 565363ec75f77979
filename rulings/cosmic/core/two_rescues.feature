Feature: Two effects on the same loss

  @power:spiff @wild:zombie
  Scenario: Spiff lands one ship, Zombie's flare saves another, the rest is lost
    Given players A (Spiff), B (-), C (-)
    And A holds attack 04, Zombie flare
    When A encounters B on B1 with 4 ships from A1
    And nobody is invited
    And A plays attack 04 and B plays attack 30
    And A uses Spiff's power
    And A plays Zombie flare
    And A, asked where ships return to, answers A2
    Then A has 1 ship on B1
    And A has 5 ships on A2
    And A has 2 ships in the warp
    When the turn ends

  @power:void @power:vacuum @artifact:cosmic-zap
  Scenario: With Void zapped Vacuum's ships reach the warp and drag others along
    Given players A (Void), B (Vacuum), C (-)
    And B holds attack 04, Cosmic Zap
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And B plays Cosmic Zap
    And B answers A 2, C 2
    And A, asked which ships to lose, answers 2 from A2
    And C, asked which ships to lose, answers 2 from C2
    Then A has 2 ships in the warp
    And B has 4 ships in the warp
    And C has 2 ships in the warp
    When the turn ends

  @power:vacuum @power:zombie
  Scenario: What Vacuum drags along from Zombie returns at once
    Given players A (Vacuum), B (-), C (Zombie)
    When A encounters B on B1 with 3 ships from A1
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    And A answers C 3
    And C, asked which ships to lose, answers 3 from C1
    And C, asked where ships return to, answers C2
    Then A has 3 ships in the warp
    And C has no ships in the warp
    And C has 1 ship on C1
    And C has 7 ships on C2
    When the turn ends

  @power:vacuum @power:observer
  Scenario: An Observer allied with the losers is saved twice over: its ships in the encounter and those dragged along
    Given players A (Vacuum), B (-), C (Observer)
    When A encounters B on B1 with 2 ships from A1
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship from C1
    And A plays attack 04 and B plays attack 20
    And C, asked where ships return to, answers C2
    And A answers C 2
    And C, asked which ships to lose, answers 2 from C3
    And C, asked where ships return to, answers C4
    Then A has 2 ships in the warp
    And C has no ships in the warp
    And C has 5 ships on C2
    And C has 6 ships on C4
    When the turn ends

  @power:warrior @wild:zombie
  Scenario: Who loses learns, whatever becomes of the ships
    Given players A (-), B (Warrior), C (-)
    And the note tokens on Warrior's sheet is 2
    And B has 1 ship on B1
    And B holds attack 04, Zombie flare
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And B plays Zombie flare
    And B, asked where ships return to, answers B2
    Then B has no ships in the warp
    And the note tokens on Warrior's sheet is 4
    When the turn ends

  @power:healer @power:void
  Scenario: Healer heals what Void eradicated
    Given players A (Void), B (-), C (Healer)
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then C is asked to use: Healer's power on B or pass
    When C uses Healer's power on B
    And B answers B2
    Then B has 8 ships on B2
    And B has no ships out of the game
    And C holds 2 cards
    When the turn ends

  @power:healer @power:vacuum @power:fungus
  Scenario: Captured ships drag nobody along and cannot be healed
    Given players A (Fungus), B (Vacuum), C (Healer)
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then 4 ships of B lie under ships of A
    And C is not asked anything
    And C has no ships in the warp
    And C holds 1 card
    When the turn ends

  @wild:shadow @power:vacuum
  Scenario: A victorious Vacuum is dragged down and drags others along
    Given players A (Vacuum), B (-), C (-)
    And B holds attack 04, Shadow flare
    When A encounters B on B1 with 2 ships from A1
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And B plays Shadow flare
    And B answers 1 from B2
    And A answers B 1, C 1
    And B, asked which ships to lose, answers 1 from B3
    And C, asked which ships to lose, answers 1 from C1
    Then A has 2 ships in the warp
    And B has 6 ships in the warp
    And C has 1 ship in the warp
    And nobody is asked anything
    When the turn ends

  @wild:shadow @power:void
  Scenario: Void has won, though its ships are gone: the losing ships are eradicated
    Given players A (Void), B (-), C (-)
    And B holds attack 04, Shadow flare
    When A encounters B on B1 with 2 ships from A1
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And B plays Shadow flare
    And B answers 1 from B2
    Then A has 2 ships in the warp
    And B has 1 ship in the warp
    And B has 4 ships out of the game
    And A has no colony on B1
    When the turn ends

  @wild:shadow @power:observer
  Scenario: An Observer allied with the victors takes its ships home instead
    Given players A (-), B (-), C (Observer)
    And B holds attack 04, Shadow flare
    When A encounters B on B1 with 2 ships
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship from C1
    And A plays attack 20 and B plays attack 04
    And B plays Shadow flare
    And B answers 1 from B2
    And C, asked where ships return to, answers C2
    Then A has 2 ships in the warp
    And C has no ships in the warp
    And C has no colony on B1
    And C has 5 ships on C2
    When the turn ends

  @wild:shadow @power:healer
  Scenario: Healed victors return to their colonies and do not land
    Given players A (-), B (-), C (Healer)
    And B holds attack 04, Shadow flare
    When A encounters B on B1 with 2 ships from A1
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And B plays Shadow flare
    And B answers 1 from B2
    Then C is asked to use: Healer's power on B or pass
    When C passes
    Then C is asked to use: Healer's power on A or pass
    When C uses Healer's power on A
    And A answers A3
    Then A has 6 ships on A3
    And A has no colony on B1
    When C passes
    And the turn ends

  @wild:kamikaze @power:observer @AL-ZOMBIE-4
  Scenario: Before the resolution Observer's price is really paid
    Given players A (Observer), B (-), C (-)
    And A holds attack 10, Kamikaze flare
    When A encounters B on B1 with 1 ship from A1
    And nobody is invited
    And A plays attack 10 and B plays attack 12
    And A plays Kamikaze flare
    And A answers 2 from A2
    Then A has 2 ships in the warp
    And the total of the offense is 17: attack 10, ships 1, Kamikaze flare +6
    And the outcome is: A wins
    When the turn ends

  @power:kamikaze @power:warpish
  Scenario: Sacrificed ships strengthen Warpish
    Given players A (Kamikaze), B (Warpish), C (-)
    And A holds attack 10
    When A encounters B on B1 with 1 ship from A1
    And nobody is invited
    And A uses Kamikaze's power
    And A answers 4 from A2
    And A plays attack 10 and B plays attack 04
    Then the total of the defense is 12: attack 04, ships 4, Warpish +4
    And the outcome is: B wins
    When the turn ends
