Feature: Fungus captures losing ships under its own

  @power:fungus @AL-FUNGUS-8
  Scenario: All losing ships are stacked under Fungus's ship; nobody is spared
    Given players A (Fungus), B (-), C (-)
    And B's ships are 3 on B1, 3 on B2, 14 in the warp
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then 3 ships of B lie under ships of A
    And B has 14 ships in the warp
    And B has 3 ships on B2
    And A has 1 ship on B1
    And B has no colony on B1
    When the turn ends

  @power:fungus @AL-FUNGUS-4
  Scenario: New captives may all go under an existing stack
    Given players A (Fungus), B (-), C (-)
    And B has 3 ships on B1
    And 1 ship of C lies under a ship of A on A1
    When A encounters B on B1 with 1 stack of 2 from A1, 1 from A2
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then the total of the offense is 23: attack 20, ships 2, Fungus +1
    And A is asked under which ship (1): 1 stack of 2 in the gate, 1 in the gate
    When A answers 1 stack of 2
    Then A is asked which ships to move (1 to 3): 3 of B on B1
    When A answers 3 of B
    Then 3 ships of B lie under ships of A
    And 1 ship of C lies under ships of A
    And A has 2 ships on B1
    When the turn ends

  @power:fungus
  Scenario: Captives may be shared out among Fungus's ships
    Given players A (Fungus), B (-), C (-)
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then A is asked which ships to move (1 to 4): 4 of B on B1
    When A answers 1 of B
    Then A is asked under which ship (1): 1 stack of 2 in the gate, 1 in the gate
    When A answers 1 from the gate
    Then A is asked which ships to move (1 to 3): 3 of B on B1
    When A answers 3 of B
    Then 4 ships of B lie under ships of A
    When the turn ends

  @power:fungus @AL-FUNGUS-7
  Scenario: A stack counts as all its ships in the total and as one ship for rewards
    Given players A (-), B (-), C (Fungus)
    And C has 1 ship on C1
    And 4 ships of A lie under a ship of C on C1
    When A encounters B on B1 with 1 ship
    And A invites nobody
    And B invites C
    And C joins the defense with 1 stack of 5 from C1
    And A plays attack 10 and B plays attack 04
    Then the total of the defense is 13: attack 04, ships 5, Fungus +4
    And the outcome is: B wins
    When C, asked where ships return to, answers C2
    Then 5 ships of A lie under ships of C
    And C holds 2 cards
    When the turn ends

  @power:fungus @AL-FUNGUS-7
  Scenario: A stack that is lost brings compensation for one ship
    Given players A (-), B (Fungus), C (-)
    And A holds attack 20, attack 08, attack 10
    And B has 1 ship on B1
    And 4 ships of C lie under a ship of B on B1
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays negotiate
    Then B holds 1 card
    And B has 1 ship in the warp
    And C has 4 ships in the warp
    When the turn ends

  @power:fungus
  Scenario: Zapped, it captures nothing
    Given players A (Fungus), B (-), C (-)
    And C holds Cosmic Zap
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then C is asked to respond: Cosmic Zap or pass
    When C plays Cosmic Zap
    Then B has 4 ships in the warp
    And 0 ships of B lie under ships of A
    And the log says: Cosmic Zap
    When the turn ends

  @power:fungus
  Scenario: Zapped after the reveal, a stack counts as one ship and stays whole
    Given players A (Fungus), B (-), C (-)
    And C holds Cosmic Zap
    And 3 ships of C lie under a ship of A on A1
    When A encounters B on B1 with 1 stack of 4 from A1
    And nobody is invited
    And A plays attack 06 and B plays attack 04
    And C plays Cosmic Zap
    Then the total of the offense is 7: attack 06, ships 1
    And the total of the defense is 8: attack 04, ships 4
    And C has 3 ships in the warp
    When the turn ends

  @power:fungus
  Scenario: On the losing side it captures nothing
    Given players A (Fungus), B (-), C (-)
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    Then A has 2 ships in the warp
    And 0 ships of B lie under ships of A
    When the turn ends

  @power:fungus @G-009
  Scenario: Ships lost by a failed deal are not losing ships
    Given players A (Fungus), B (-), C (-)
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays negotiate and B plays negotiate
    And A refuses
    And A, asked which ships to lose, answers 3 ships from A1
    And B, asked which ships to lose, answers 3 ships from B1
    And A, asked where ships return to, answers A2
    Then B has 3 ships in the warp
    And 0 ships of B lie under ships of A
    When the turn ends

  @power:fungus @AL-FUNGUS-1
  Scenario: Stacks outlast the power and fall apart in the warp
    Given players A (-), B (Fungus), C (-)
    And B's ships are 2 on B1, 2 on B2, 2 on B3, 14 in the warp
    And 2 ships of C lie under a ship of B on B2
    And A holds attack 20, attack 30
    And B holds attack 04, attack 05
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then B's power is lost
    And 2 ships of C lie under ships of B
    When A has a second encounter
    And A encounters B on B2 with 4 ships
    And nobody is invited
    And A plays attack 30 and B plays attack 05
    Then the total of the defense is 7: attack 05, ships 2
    And C has 2 ships in the warp
    And B has 18 ships in the warp
    When the turn ends

  @power:fungus @AL-FUNGUS-3 @AL-HEALER-4
  Scenario: Healer may heal the ships that come free in the warp
    Given players A (-), B (Fungus), C (-), D (Healer)
    And B has 1 ship on B1
    And 2 ships of C lie under a ship of B on B1
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then D is asked to use: Healer's power on B or pass
    When D passes
    Then D is asked to use: Healer's power on C or pass
    When D uses Healer's power on C
    And C, asked where ships return to, answers C1
    Then C has no ships in the warp
    And B has 1 ship in the warp
    And D holds 2 cards
    When the turn ends

  @power:fungus @AL-FUNGUS-9
  Scenario: Freed in the warp, ships have their own traits again at once
    Given players A (-), B (Fungus), C (Zombie), D (Fury)
    And B has 1 ship on B1
    And 2 ships of C lie under a ship of B on B1
    And 1 ship of D lies under a ship of B on B1
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And C, asked where ships return to, answers C1
    Then C has no ships in the warp
    And the note tokens on D's sheet is 1
    And D has 1 ship in the warp
    When the turn ends

  @power:fungus @G-009 @G-010
  Scenario: Zombie cannot save captured ships, and nobody can heal them
    Given players A (Fungus), B (Zombie), C (Healer)
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then 4 ships of B lie under ships of A
    And C holds 1 card
    And nobody is asked anything
    When the turn ends

  @power:fungus @AL-FUNGUS-6 @rule:R2.9
  Scenario: The extra ships that Cudgel smashes are captured as well
    Given players A (Cudgel), B (-), C (Fungus)
    When A encounters B on B1 with 2 ships
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays attack 20 and B plays attack 04
    And B, asked which ships to lose, answers 2 ships from B2
    Then 6 ships of B lie under ships of C
    And B has no ships in the warp
    When the turn ends

  @power:fungus @AL-FUNGUS-6 @G-009 @rule:R2.9
  Scenario: The ships that Grudge collects are not captured
    Given players A (Fungus), B (Grudge), C (-)
    When A encounters B on B1 with 1 ship
    And A invites nobody
    And B invites C
    And C declines
    And A plays attack 20 and B plays attack 04
    And C, asked which ships to lose, answers 4 ships from C1
    Then 4 ships of B lie under ships of A
    And 0 ships of C lie under ships of A
    And C has 4 ships in the warp
    When the turn ends

  @power:fungus @AL-FUNGUS-6 @power:gambler @rule:R2.9
  Scenario: The ships that a lie costs Gambler are not captured, those lost in the encounter are
    Given players A (Gambler), B (Fungus), C (-)
    And B has 1 ship on B1
    When A encounters B on B1 with 3 ships from A1
    And nobody is invited
    And A plays attack 04 and B plays attack 10
    And A uses Gambler's power
    And A chooses attack
    And A answers 40
    And B chooses challenge
    And A, asked which ships to lose, answers 3 ships from A2
    Then the outcome is: B wins
    And A has 3 ships in the warp
    And 3 ships of A lie under ships of B
    When the turn ends

  @AL-ANTIMATTER-3 @AL-FUNGUS-11
  Scenario Outline: Anti-Matter subtracts a whole stack, on whichever side Fungus stands
    Given players A (Anti-Matter), B (-), C (Fungus)
    And C has 1 ship on C1
    And B has 4 ships on B1
    And 5 ships of B lie under a ship of C on C1
    When A encounters B on B1 with 2 ships
    And A invites C
    And B invites C
    And C joins the <side> with 1 stack of 6 from C1
    And A plays attack 10 and B plays attack 12
    Then the total of the offense is <offense>
    And the total of the defense is <defense>
    And the outcome is: A wins
    When the turn ends

    Examples:
      | side    | offense | defense |
      | offense | 2       | 16      |
      | defense | 8       | 10      |

  @wild:fungus
  Scenario: The wild flare lays all opposing ships around the home system, where they defend it
    Given players A (-), B (-), C (-)
    And it is C's turn
    And B holds attack 20, attack 10, Fungus flare
    When C encounters B on B1 with 2 ships from C1
    And C invites A
    And B invites nobody
    And A joins the offense with 1 ship from A1
    And C plays attack 04 and B plays attack 20
    Then B is asked to use: Fungus flare (wild) or pass
    When B plays Fungus flare
    Then C has 2 ships around B's system
    And A has 1 ship around B's system
    And C has no ships in the warp
    And the log says: captured by B: 1 ship of A from the gate, 2 ships of C from the gate
    And B holds exactly attack 10, Fungus flare
    When A encounters B on B2 with 4 ships from A2
    And nobody is invited
    And A plays attack 30 and B plays attack 10
    Then the total of the defense is 17: attack 10, ships 4, Fungus flare +3
    And the outcome is: A wins
    And C has 2 ships around B's system
    And A has 1 ship around B's system
    And B has 4 ships in the warp
    When the turn ends

  @wild:fungus
  Scenario: Not in a foreign system
    Given players A (-), B (-), C (-)
    And the next destiny is A's colour
    And B has 2 ships on A1
    And A has 0 ships on A1
    And B holds attack 20, Fungus flare
    And A holds attack 04
    When the turn begins
    And A chooses attack a foreign colony at home
    And A launches 1 ship from A2
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    Then A has 1 ship in the warp
    And B holds exactly Fungus flare

  @wild:fungus
  Scenario: A beaten defense captures nothing
    Given players A (-), B (-), C (-)
    And B holds attack 04, Fungus flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then A has 1 ship on B1
    When the turn ends

  @wild:fungus @power:zombie @G-009
  Scenario: Zombie cannot save ships that are laid around the system
    Given players A (Zombie), B (-), C (-)
    And B holds attack 20, Fungus flare
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    And B plays Fungus flare
    Then A has 2 ships around B's system

  @wild:fungus @AL-FUNGUS-2
  Scenario: The ships stay when the flare changes hands, and return when it is discarded
    Given players A (-), B (-), C (-)
    And B holds attack 20, attack 30, Fungus flare
    And C holds negotiate
    And C has 1 ship on C1
    When A encounters B on B1 with 3 ships from A1
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    And B plays Fungus flare
    Then A has 3 ships around B's system
    When B encounters C on C1 with 1 ship
    And nobody is invited
    And B plays attack 30 and C plays negotiate
    Then C holds exactly Fungus flare
    And A has 3 ships around B's system
    When the next turn begins
    Then A is asked where ships return to: A1, A2, A3, A4, A5
    When A answers 3 to A2
    Then A's ships are 1 on A1, 7 on A2, 4 on A3, 4 on A4, 4 on A5
    And C holds exactly 8 x attack 06
    And C is asked where to put the retrieved ship

  @wild:fungus @AL-FUNGUS-10 @power:fungus
  Scenario: A stack is one captive, and goes back whole
    Given players A (-), B (-), C (Fungus)
    And it is C's turn
    And B holds attack 20, attack 10, Fungus flare
    And 3 ships of A lie under a ship of C on C1
    When C encounters B on B1 with 1 stack of 4 from C1
    And nobody is invited
    And C plays attack 04 and B plays attack 20
    And B plays Fungus flare
    Then C has 1 ship around B's system
    And 3 ships of A lie under ships of C
    When A encounters B on B2 with 1 ship
    And nobody is invited
    And A plays attack 30 and B plays attack 10
    Then the total of the defense is 15: attack 10, ships 4, Fungus flare +1
    When the turn ends
    And the next turn begins
    Then C is asked where ships return to: C1, C2, C3, C4, C5
    When C answers C2
    Then C has 5 ships on C2
    And 3 ships of A lie under ships of C
    And B is asked where to put the retrieved ship

  @wild:fungus @AL-FUNGUS-2 @artifact:card-zap
  Scenario: Cancelled on a later occasion, the flare is discarded and lets its captives go
    Given players A (-), B (-), C (-)
    And it is C's turn
    And B holds attack 20, attack 23, Fungus flare
    And C holds attack 04, Card Zap
    When C encounters B on B1 with 2 ships from C1
    And nobody is invited
    And C plays attack 04 and B plays attack 20
    And B plays Fungus flare
    And C passes
    Then C has 2 ships around B's system
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 23
    Then B is asked to use: Fungus flare (wild) or pass
    When B plays Fungus flare
    And C plays Card Zap
    Then C is asked where ships return to: C1, C2, C3, C4, C5
    When C answers C1
    Then C has 4 ships on C1
    And A has 1 ship in the warp

  @super:fungus
  Scenario: With the super flare a stack stays whole in the warp and leaves it as one ship
    Given players A (-), B (Fungus), C (-)
    And B holds attack 04, attack 05, Fungus flare
    And B has 2 ships on B1
    And 2 ships of C lie under a ship of B on B1
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then B is asked to use: Fungus flare (super) or pass
    When B plays Fungus flare
    Then B has 2 ships in the warp
    And C has no ships in the warp
    And 2 ships of C lie under ships of B
    When the next turn begins
    Then B is asked which ships to move (1): 1 stack of 3 in the warp, 1 in the warp
    When B answers 1 stack of 3
    And B retrieves a ship to B2
    Then B has 1 ship in the warp
    And 2 ships of C lie under ships of B
    And B is asked whom to encounter

  @super:fungus
  Scenario: Without a stack among the lost ships the super flare is of no use
    Given players A (-), B (Fungus), C (-)
    And B holds attack 04, Fungus flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then B has 4 ships in the warp
    When the turn ends

  @wild:fungus @super:fungus @artifact:card-zap
  Scenario Outline: The flare is cancelled
    Given players A (-), B (<alien>), C (-)
    And B has 1 ship on B1
    And 1 ship of C lies under a ship of B on B1
    And B holds attack 10, Fungus flare
    And C holds negotiate, Card Zap
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack <card> and B plays attack 10
    And B plays Fungus flare
    Then C is asked to respond: Card Zap or pass
    When C plays Card Zap
    Then <seat> has <lost> ships in the warp
    And B holds no cards
    When the turn ends

    Examples:
      | alien  | card | seat | lost |
      | -      | 04   | A    | 2    |
      | Fungus | 20   | C    | 1    |

  @wild:fungus @AL-FUNGUS-2
  Scenario: The captives around the system stay while the flare only changes hands
    Given players A (-), B (-), C (-)
    And B holds attack 20, attack 10, Fungus flare
    And A holds attack 04
    And C holds Finder, negotiate
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    And B plays Fungus flare
    Then A has 1 ship around B's system
    When the next turn begins
    And C interrupts with Finder
    And C answers Fungus flare
    And C answers Fungus flare
    Then A has 1 ship around B's system
    And B is asked whom to encounter

  @wild:fungus @power:cudgel
  Scenario: Fungus's wild flare captures the ships in the encounter, not Cudgel's extra ones
    Given players A (-), B (Cudgel), C (-)
    And B holds attack 20, Fungus flare
    And A holds attack 04
    When A encounters B on B1 with 2 ships from A1
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    And A answers 4 ships from A2
    And B plays Fungus flare
    Then A has 2 ships around B's system
    And A has 4 ships in the warp
