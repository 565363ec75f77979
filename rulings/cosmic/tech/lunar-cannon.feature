Feature: Lunar Cannon

  Background:
    Given players A (-), B (-), C (-)
    And the variant technology

  @tech:lunar-cannon
  Scenario: On completion the cannon is placed between two planets of the own system
    Given Lunar Cannon lies face down before B
    And B has 5 ships on Lunar Cannon
    When the turn begins
    And B uses Research
    And B chooses complete a tech
    Then B is asked which planet: B1, B2, B3, B4, B5
    When B answers B5
    And B answers B1
    Then Lunar Cannon lies face up before B
    And the note behind on Lunar Cannon's sheet is B5
    # a wild destiny card
    And B is asked to use: Lunar Cannon, or pass

  @tech:lunar-cannon
  Scenario: In an encounter at a planet beside it it adds ten; the planets form a ring
    Given Lunar Cannon lies face up before B
    And the note behind on Lunar Cannon's sheet is B5
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 12
    Then B is asked to use: Lunar Cannon, or pass
    When B uses Lunar Cannon
    Then the total of the defense is 26: attack 12, ships 4, Lunar Cannon +10
    And the outcome is: B wins

  @tech:lunar-cannon
  Scenario: At another planet it does nothing
    Given Lunar Cannon lies face up before B
    And the note behind on Lunar Cannon's sheet is B5
    When A encounters B on B2 with 4 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 12
    Then B is not asked to use Lunar Cannon
    And the outcome is: A wins

  @tech:lunar-cannon
  Scenario: A planet that is gone closes the gap
    Given Lunar Cannon lies face up before B
    And the note behind on Lunar Cannon's sheet is B2
    And B3 is destroyed
    When A encounters B on B4 with 4 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 12
    Then B is asked to use: Lunar Cannon, or pass

  @tech:lunar-cannon
  Scenario: After a wild destiny card it may be moved, into any system
    Given Lunar Cannon lies face up before B
    And the note behind on Lunar Cannon's sheet is B5
    When the turn begins
    Then B is asked to use: Lunar Cannon, or pass
    When B uses Lunar Cannon
    Then B is asked which planet: A1, A2, A3, A4, A5, B1, B2, B3, B4, B5, C1, C2, C3, C4, C5
    When B answers A2
    Then the note behind on Lunar Cannon's sheet is A2
    And A is asked whom to encounter

  @tech:lunar-cannon
  Scenario: An ally fires it for its side
    Given Lunar Cannon lies face up before C
    And the note behind on Lunar Cannon's sheet is B1
    When A encounters B on B2 with 4 ships
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays attack 04 and B plays attack 10
    And C uses Lunar Cannon
    Then the total of the offense is 19: attack 04, ships 5, Lunar Cannon +10
    And the outcome is: A wins

  @tech:lunar-cannon
  Scenario: Not a bystander, and not against a negotiate
    Given Lunar Cannon lies face up before C
    And the note behind on Lunar Cannon's sheet is B1
    When A encounters B on B2 with 4 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 10
    Then C is not asked to use Lunar Cannon
    And the outcome is: B wins

  @tech:lunar-cannon @power:loser
  Scenario: In an upset its owner had better leave it alone
    Given players A (Loser), B (-), C (-)
    And Lunar Cannon lies face up before B
    And the note behind on Lunar Cannon's sheet is B1
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A uses Loser's power
    And A plays attack 10 and B plays attack 04
    And B uses Lunar Cannon
    Then the total of the defense is 18: attack 04, ships 4, Lunar Cannon +10
    And the outcome is: A wins

  @tech:lunar-cannon @T-12 @tech:tech-scrambler
  Scenario: Discarded and drawn again, it is placed afresh
    Given players A (-), B (-), C (-)
    And Lunar Cannon lies face up before A
    And the note behind on Lunar Cannon's sheet is A1
    And Tech Scrambler lies face down before C
    And C has 5 ships on Tech Scrambler
    And the tech deck is Xenon Lasers
    And the next destiny is C's colour, A's colour, A's colour, C's colour, C's colour, A's colour, C's colour
    And B holds attack 20, attack 04
    And B has 4 ships on A5
    When the turn begins
    And C passes
    And C interrupts with Tech Scrambler
    Then the tech discard pile is Lunar Cannon, Tech Scrambler
    And the log says: Lunar Cannon
    When A aims at C1
    And C answers C1
    And A launches 1 ship
    And nobody is invited
    And A plays attack 04 and C plays attack 20
    And B encounters A on A1 with 4 ships
    And nobody is invited
    And B plays attack 20 and A plays attack 04
    And B uses Research
    And B answers Lunar Cannon
    Then Lunar Cannon lies face down before B
    # in each of the next five encounters a ship is put on it
    When the next turn begins
    And B uses Research
    And B chooses put a ship on a tech
    And B answers 1 ship from B2
    And C encounters A on A2 with 1 ship
    And nobody is invited
    And C plays attack 04 and A plays attack 20
    And the next turn begins
    And B uses Research
    And B chooses put a ship on a tech
    And B answers 1 ship from B2
    And A retrieves a ship to A2
    And A encounters C on C1 with 1 ship
    And nobody is invited
    And A plays attack 04 and C plays attack 20
    And the next turn begins
    And B uses Research
    And B chooses put a ship on a tech
    And B answers 1 ship from B3
    And B encounters C on C1 with 1 ship
    And nobody is invited
    And B plays attack 04 and C plays attack 20
    And the next turn begins
    And B uses Research
    And B chooses put a ship on a tech
    And B answers 1 ship from B3
    And C retrieves a ship to C2
    And C encounters A on A2 with 1 ship
    And nobody is invited
    And C plays attack 04 and A plays attack 20
    And the next turn begins
    And B uses Research
    And B chooses put a ship on a tech
    And B answers 1 ship from B4
    And A retrieves a ship to A2
    And A encounters C on C1 with 1 ship
    And nobody is invited
    And A plays attack 04 and C plays attack 20
    And the next turn begins
    And B uses Research
    And B chooses complete a tech
    Then B is asked which planet: B1, B2, B3, B4, B5
    When B answers B3
    Then the note behind on Lunar Cannon's sheet is B3
    And Lunar Cannon lies face up before B
    And B is asked where ships return to (5)

  @tech:lunar-cannon @power:the-claw @O21
  Scenario: A planet that The Claw takes away closes the gap as well: the cannon stays where it was put
    Given players A (-), B (-), C (The Claw)
    And Lunar Cannon lies face down before B
    And B has 5 ships on Lunar Cannon
    And The Claw's sheet holds attack 08
    And A holds attack 04
    And B holds attack 08, attack 12, attack 10
    And C holds attack 04, attack 20
    And the next destiny is B's colour, C's colour, B's colour
    When the turn begins
    And B uses Research
    And B chooses complete a tech
    And B answers B2
    And B answers B1
    And C passes
    And A encounters B on B4 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 08
    And C answers B2
    And C answers attack 08
    Then B2 lies in C's system
    When the next turn begins
    And C passes
    And B retrieves a ship to B1
    And B encounters C on C1 with 1 ship
    And nobody is invited
    And B plays attack 12 and C plays attack 20
    And the next turn begins
    And C passes
    And C encounters B on B3 with 1 ship
    And nobody is invited
    And C plays attack 04 and B plays attack 10
    Then B is asked to use: Lunar Cannon, or pass
