Feature: Gluon Mines

  Background:
    Given players A (-), B (-), C (-)
    And the variant technology
    And Gluon Mines lies face down before B

  @tech:gluon-mines @T-02
  Scenario: Researched and used in the same encounter
    When the turn begins
    And B uses Research
    And B chooses put a ship on a tech
    And B answers 1 from B2
    And A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 10 and B plays attack 10
    Then B is asked to use: Gluon Mines, or pass
    When B uses Gluon Mines
    Then A has 1 ship in the warp
    And A has 2 ships in the gate
    And the tech discard pile is Gluon Mines
    And B is asked where ships return to
    When B answers B2
    Then the outcome is: B wins

  @tech:gluon-mines @T-13 @power:grudge
  Scenario: The defense picks, also all ships of an ally, who has allied nevertheless
    Given players A (Grudge), B (-), C (-)
    And B has 2 ships on Gluon Mines
    When the turn begins
    And B passes
    And A encounters B on B1 with 3 ships
    And A invites C
    And B invites nobody
    And C joins the offense with 2 ships
    And A plays attack 10 and B plays attack 10
    And B uses Gluon Mines
    Then B is asked which ships to move (2): 3 of A in the gate, 2 of C in the gate
    When B answers 2 of C from the gate
    Then C has no ships in the gate
    And C has 2 ships in the warp
    And C is an ally of the offense
    And B is asked where ships return to

  @tech:gluon-mines
  Scenario: Without a ship left the other side loses
    Given B has 4 ships on Gluon Mines
    When the turn begins
    And B passes
    And A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 40 and B plays attack 01
    And B uses Gluon Mines
    And B answers B2
    Then the outcome is: B wins
    And A has 3 ships in the warp

  @tech:gluon-mines
  Scenario: Not as the offense, and not without a ship on it
    Given Xenon Lasers lies face up before A
    When the turn begins
    And B passes
    And A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 10 and B plays attack 10
    Then B is not asked to use Gluon Mines
    And A is asked to use: Xenon Lasers, or pass

  @tech:gluon-mines @T-13 @power:grudge
  Scenario: Grudge does not bear a grudge against an ally who has no ship left
    Given players A (Grudge), B (-), C (-), D (-)
    And B has 2 ships on Gluon Mines
    When the turn begins
    And B passes
    And A encounters B on B1 with 3 ships
    And A invites C and D
    And B invites nobody
    And C joins the offense with 2 ships
    And D declines
    And A plays attack 40 and B plays attack 10
    And B uses Gluon Mines
    And B answers 2 of C from the gate
    And B answers B2
    Then the outcome is: A wins
    And C has 2 ships in the warp
    And the note tokens on Grudge's sheet is with D
    And D is asked which ships to lose

  @tech:gluon-mines @power:zombie
  Scenario: Zombie's ships return home; they are out of the encounter all the same
    Given players A (Zombie), B (-), C (-)
    And B has 2 ships on Gluon Mines
    When the turn begins
    And B passes
    And A encounters B on B1 with 3 ships from A1
    And nobody is invited
    And A plays attack 10 and B plays attack 10
    And B uses Gluon Mines
    And A answers A2
    And B answers B2
    Then the total of the offense is 11: attack 10, ships 1
    And A has 6 ships on A2
    And A is asked where ships return to (1)

  @tech:gluon-mines @power:macron
  Scenario: Macron's single ship is its whole side
    Given players A (Macron), B (-), C (-)
    And B has 1 ship on Gluon Mines
    When the turn begins
    And B passes
    And A encounters B on B1 with 1 ship from A1
    And nobody is invited
    And A plays attack 40 and B plays attack 10
    And B uses Gluon Mines
    And B answers B2
    Then the outcome is: B wins
    And A has 1 ship in the warp

  @tech:gluon-mines
  Scenario: As long as an ally is left the cards decide
    Given B has 1 ship on Gluon Mines
    When the turn begins
    And B passes
    And A encounters B on B1 with 1 ship from A1
    And A invites C
    And B invites nobody
    And C joins the offense with 2 ships from C1
    And A plays attack 40 and B plays attack 10
    And B uses Gluon Mines
    And B answers 1 of A from the gate
    And B answers B2
    Then the outcome is: A wins
    And A has no colony on B1
    And C has a colony on B1
