Feature: Observer keeps its ships as an ally, and its allies' ships, out of the warp

  @power:observer
  Scenario: As an ally its ships return
    Given players A (-), B (-), C (Observer)
    When A encounters B on B1 with 4 ships
    And A invites C
    And B invites nobody
    And C joins the offense with 2 ships from C1
    And A plays attack 04 and B plays attack 20
    Then C is asked where ships return to: C1, C2, C3, C4, C5
    When C answers 1 to C1, 1 to C5
    Then C has 3 ships on C1
    And C has 5 ships on C5
    And A has 4 ships in the warp
    And C has no ships in the warp
    When the turn ends

  @power:observer
  Scenario: As a main player it saves its allies' ships, not its own
    Given players A (Observer), B (-), C (-)
    When A encounters B on B1 with 4 ships
    And A invites C
    And B invites nobody
    And C joins the offense with 2 ships
    And A plays attack 04 and B plays attack 20
    And C, asked where ships return to, answers C1
    Then A has 4 ships in the warp
    And C has no ships in the warp
    When the turn ends

  @power:observer
  Scenario: It does not save the other side's allies
    Given players A (Observer), B (-), C (-)
    When A encounters B on B1 with 4 ships
    And A invites nobody
    And B invites C
    And C joins the defense with 2 ships
    And A plays attack 20 and B plays attack 04
    Then C has 2 ships in the warp
    When the turn ends

  @power:observer @AL-OBSERVER-1 @artifact:plague
  Scenario: Before the resolution it saves nothing
    Given players A (-), B (-), C (Observer)
    And A holds attack 20, Plague
    And the next destiny is B's colour
    When the turn begins
    And A plays Plague
    And A, asked which player, answers C
    And C answers 3 ships from C1
    Then C has 3 ships in the warp
    And A is asked which planet to aim at

  @power:observer
  Scenario: Zapped, its ships are lost
    Given players A (-), B (-), C (Observer)
    And B holds attack 20, Cosmic Zap
    When A encounters B on B1 with 4 ships
    And A invites C
    And B invites nobody
    And C joins the offense with 2 ships
    And A plays attack 04 and B plays attack 20
    And C answers C1
    Then B is asked to respond: Cosmic Zap or pass
    When B plays Cosmic Zap
    Then C has 2 ships in the warp
    And the log says: Observer's power is zapped
    When the turn ends

  @power:observer @rule:R19.6
  Scenario: Without three home colonies its ships are lost
    Given players A (-), B (-), C (Observer)
    And C's ships are 1 on C1, 9 on C2, 10 on C3
    When A encounters B on B1 with 4 ships
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship from C1
    And A plays attack 04 and B plays attack 20
    Then C's power is lost
    And C has 1 ship in the warp
    When the turn ends

  @AL-OBSERVER-1 @power:observer @power:grudge
  Scenario: As an ally it pays a grudge by moving ships between colonies
    Given players A (Grudge), B (-), C (Observer)
    When A encounters B on B1 with 4 ships
    And A invites C
    And B invites C
    And C joins the defense with 2 ships from C1
    And A plays attack 04 and B plays attack 20
    Then the note tokens on Grudge's sheet is with C
    When C, asked which ships to lose, answers 4 ships from C2
    Then C is asked where ships return to: C1, C3, C4, C5
    When C answers 4 to C3
    And C answers 2 to C1
    Then C has no ships in the warp
    And C has 8 ships on C3
    And the note tokens on Grudge's sheet is with nobody
    When the turn ends

  @AL-OBSERVER-2 @AL-ZOMBIE-6 @power:observer @power:void
  Scenario: The Void comes first
    Given players A (Void), B (-), C (Observer)
    When A encounters B on B1 with 4 ships
    And A invites nobody
    And B invites C
    And C joins the defense with 2 ships
    And A plays attack 20 and B plays attack 04
    Then C has 2 ships out of the game
    And B has 4 ships out of the game
    And C has no ships in the warp
    When the turn ends

  @power:observer @power:zombie
  Scenario: A main player Observer and its ally Zombie: the ships return once
    Given players A (Observer), B (-), C (Zombie)
    When A encounters B on B1 with 4 ships
    And A invites C
    And B invites nobody
    And C joins the offense with 2 ships
    And A plays attack 04 and B plays attack 20
    And C, asked where ships return to, answers C1
    Then C has no ships in the warp
    When the turn ends

  @wild:observer
  Scenario: Its allies may draw a card each
    Given players A (-), B (-), C (-), D (-)
    And A holds attack 20, Observer flare
    When A encounters B on B1 with 4 ships
    And A invites C, D
    And B invites nobody
    And C joins the offense with 1 ship
    And D joins the offense with 1 ship
    Then A is asked to use: Observer flare or pass
    When A plays Observer flare
    And C says yes
    And D says no
    Then C holds 2 cards
    And D holds 1 card
    When A plays attack 20 and B plays attack 04
    And the turn ends

  @wild:observer
  Scenario: Without allies nobody draws
    Given players A (-), B (-), C (-)
    And A holds attack 20, Observer flare
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then A holds exactly Observer flare
    When the turn ends

  @super:observer
  Scenario: As the offense it launches one more ship straight from the warp
    Given players A (Observer), B (-), C (-)
    And A has 2 ships in the warp
    And A holds attack 20, Observer flare
    When the turn begins
    And A retrieves a ship to A1
    And A encounters B on B1 with 3 ships
    Then A is asked to use: Observer flare or pass
    When A plays Observer flare
    Then A has 4 ships in the gate
    And A has no ships in the warp
    When nobody is invited
    And A plays attack 20 and B plays attack 04
    And the turn ends

  @super:observer
  Scenario: Four ships are the limit
    Given players A (Observer), B (-), C (-)
    And A has 2 ships in the warp
    And A holds attack 20, Observer flare
    When the turn begins
    And A retrieves a ship to A1
    And A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then A has 1 ship in the warp
    When the turn ends

  @super:observer
  Scenario: As an ally it sends one more ship straight from the warp
    Given players A (-), B (-), C (Observer)
    And C has 2 ships in the warp
    And C holds Observer flare
    When A encounters B on B1 with 4 ships
    And A invites nobody
    And B invites C
    And C answers join the defense
    Then C is asked to use: Observer flare (super) or pass
    When C plays Observer flare
    Then C is asked which ships to commit (0 to 3): on C1, on C2, on C3, on C4, on C5
    When C answers 2 ships
    Then C has 3 ships beside the planet
    And C has 1 ship in the warp
    When A plays attack 20 and B plays attack 04
    And C, asked where ships return to, answers C1
    Then C has 1 ship in the warp
    When the turn ends

  @super:observer @power:remora
  Scenario: The ship from the warp is retrieved: Remora clings to it
    Given players A (Observer), B (-), C (Remora)
    And A has 2 ships in the warp
    And C has 2 ships in the warp
    And A holds attack 20, Observer flare
    When the turn begins
    And A retrieves a ship to A1
    And C passes
    And A encounters B on B1 with 3 ships
    And A plays Observer flare
    Then C is asked to use: Remora's power on A or pass
    When C uses Remora's power on A
    And C answers C1
    Then C has 1 ship in the warp
    And A has 4 ships in the gate
    When nobody is invited
    And A plays attack 20 and B plays attack 04
    And the turn ends

  @super:observer
  Scenario: As an ally it sends its ship when it sends the others, before the next player joins
    Given players A (-), B (-), C (Observer), D (-)
    And C has 1 ship in the warp
    And C holds Observer flare
    When A encounters B on B1 with 4 ships
    And A invites C, D
    And B invites nobody
    And C answers join the offense
    And C passes
    Then C is asked which ships to commit (1 to 4): on C1, on C2, on C3, on C4, on C5
    When C answers 1 ship
    And D declines
    And A plays attack 20 and B plays attack 04
    Then C has 1 ship in the warp
    When the turn ends

  @wild:observer @artifact:card-zap @wild:anti-matter
  Scenario Outline: The wild flare is stopped, and nobody draws
    Given players A (-), B (-), C (-)
    And A holds attack 20, Observer flare
    And B holds attack 04, <card>
    When A encounters B on B1 with 4 ships
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays Observer flare
    Then B is asked to respond: <card> or pass
    When B plays <card>
    Then C holds exactly negotiate
    And A holds exactly <left>
    And B holds exactly <kept>
    And the discard pile is <gone>
    When A plays attack 20 and B plays attack 04
    And the turn ends

    Examples:
      | card              | left                     | kept                         | gone                     |
      | Card Zap          | attack 20                | attack 04                    | Card Zap, Observer flare |
      | Anti-Matter flare | attack 20, Observer flare | attack 04, Anti-Matter flare | nothing                  |

  @super:observer @artifact:card-zap @super:anti-matter
  Scenario Outline: The super flare is stopped, and the power still saves an ally's ships
    Given players A (Observer), B (-), C (Anti-Matter)
    And A has 2 ships in the warp
    And A holds attack 04, Observer flare
    And C holds negotiate, <card>
    When the turn begins
    And A retrieves a ship to A1
    And A encounters B on B1 with 3 ships
    And A plays Observer flare
    Then C is asked to respond: <card> or pass
    When C plays <card>
    Then A has 3 ships in the gate
    And A has 1 ship in the warp
    And A holds exactly <left>
    And C holds exactly <kept>
    And the discard pile is <gone>
    When A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays attack 04 and B plays attack 20
    And C, asked where ships return to, answers C1
    Then C has no ships in the warp

    Examples:
      | card              | left                     | kept                         | gone                     |
      | Card Zap          | attack 04                | negotiate                    | Card Zap, Observer flare |
      | Anti-Matter flare | attack 04, Observer flare | negotiate, Anti-Matter flare | nothing                  |

  @power:observer @artifact:cosmic-zap
  Scenario: Zapped as a main player, its allies' ships are lost
    Given players A (Observer), B (-), C (-)
    And B holds attack 20, Cosmic Zap
    When A encounters B on B1 with 4 ships
    And A invites C
    And B invites nobody
    And C joins the offense with 2 ships
    And A plays attack 04 and B plays attack 20
    And C, asked where ships return to, answers C1
    Then B is asked to respond: Cosmic Zap or pass
    When B plays Cosmic Zap
    Then C has 2 ships in the warp
    And the log says: Observer's power is zapped

  @power:observer @rule:R19.6
  Scenario: Lost by launching, the power saves no ally
    Given players A (Observer), B (-), C (-)
    And A's ships are 1 on A1, 9 on A2, 10 on A3
    When A encounters B on B1 with 1 ship from A1
    And A invites C
    And B invites nobody
    And C joins the offense with 2 ships
    And A plays attack 04 and B plays attack 20
    Then A's power is lost
    And C has 2 ships in the warp

  @power:observer @wild:hate @rule:R3.3
  Scenario: An encounter that is decided in planning has its resolution, in which Observer protects
    Given players A (Observer), B (-), C (-)
    And A holds attack 08
    And B holds attack 20, Hate flare
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 2 ships from C1
    And B plays Hate flare
    Then the phase is resolution
    And C is asked where ships return to
    When C answers C1
    Then C has no ships in the warp
    And A has 1 ship in the warp
