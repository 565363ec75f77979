Feature: Techs are researched, completed and given up

  Background:
    Given players A (-), B (-), C (-)
    And the variant technology

  @variant:technology
  Scenario: A ship from a colony is put on a tech as regroup begins
    Given Delta Scanners lies face down before A
    And A has 1 ship in the warp
    When the turn begins
    Then A is asked to use: Research, or pass
    When A uses Research
    Then A is asked what to choose: put a ship on a tech, abandon a tech
    When A chooses put a ship on a tech
    Then A is asked which ships to move (1): 3 on A1, 4 on A2, 4 on A3, 4 on A4, 4 on A5
    When A answers 1 ship from A2
    Then A has 1 ship on Delta Scanners
    And A has 3 ships on A2
    And Delta Scanners lies face down before A
    # the offense retrieves afterwards (T4)
    And A is asked where to put the retrieved ship

  @variant:technology
  Scenario: Everybody may, in every regroup phase, whoever the offense is
    Given Delta Scanners lies face down before C
    And Vacuum Turbines lies face down before B
    When the turn begins
    Then B is asked to use: Research, or pass
    When B passes
    Then C is asked to use: Research, or pass
    When C uses Research
    And C chooses put a ship on a tech
    And C answers 1 ship from C1
    Then C has 1 ship on Delta Scanners
    # one use lets everybody think again
    And B is asked to use: Research, or pass

  @variant:technology
  Scenario: With enough ships on it a tech is turned up, and the ships return to colonies
    Given Delta Scanners lies face down before A
    And A has 2 ships on Delta Scanners
    And the discard pile is attack 30
    When the turn begins
    And A uses Research
    Then A is asked what to choose: put a ship on a tech, complete a tech, abandon a tech
    When A chooses complete a tech
    Then Delta Scanners lies face up before A
    And A is asked where ships return to: A1, A2, A3, A4, A5
    When A answers 1 to A1, 1 to A3
    Then A has no ships on Delta Scanners
    # from now on it can be used
    And A is asked to use: Delta Scanners, or pass

  @T-02
  Scenario: A ship is added and nothing completed in the same regroup phase
    Given Delta Scanners lies face down before A
    And A has 1 ship on Delta Scanners
    When the turn begins
    And A uses Research
    And A chooses put a ship on a tech
    And A answers 1 ship from A1
    Then A has 2 ships on Delta Scanners
    And A is not asked to use Research
    And Delta Scanners lies face down before A
    And A is asked whom to encounter

  @T-03
  Scenario: Only one ship is added in an encounter, however many techs are owned
    Given Delta Scanners lies face down before A
    And Vacuum Turbines lies face down before A
    When the turn begins
    And A uses Research
    And A chooses put a ship on a tech
    Then A is asked which cards to choose (1): Delta Scanners, Vacuum Turbines
    When A answers Vacuum Turbines
    And A answers 1 ship from A1
    Then A has 1 ship on Vacuum Turbines
    And A has no ships on Delta Scanners
    And A is not asked to use Research
    And A is asked whom to encounter

  @T-06
  Scenario: An unfinished tech is given up: it is discarded, and its ship returns
    Given Warpspace Key lies face down before A
    And A has 1 ship on Warpspace Key
    When the turn begins
    And A uses Research
    Then A is asked what to choose: put a ship on a tech, abandon a tech
    When A chooses abandon a tech
    Then the tech discard pile is Warpspace Key
    And A is asked where ships return to: A1, A2, A3, A4, A5
    When A answers A4
    Then A has 5 ships on A4
    And A is asked whom to encounter

  @variant:technology
  Scenario: Without a colony to return to the ships go to the warp
    Given Delta Scanners lies face down before B
    And B's ships are 2 on Delta Scanners, 18 in the warp
    When the turn begins
    And B uses Research
    Then B is asked what to choose: complete a tech, abandon a tech
    When B chooses complete a tech
    Then Delta Scanners lies face up before B
    And B has 20 ships in the warp
    And A is asked whom to encounter

  @G-044
  Scenario: A ship to be lost comes from a colony or from a tech, not from the warp
    Given Xenon Lasers lies face down before B
    And B has 1 ship on Xenon Lasers
    And B has 3 ships in the warp
    And B has 0 ships on B1
    And B has 0 ships on B2
    And A holds negotiate, Plague
    When the turn begins
    And A plays Plague
    And A answers B
    Then B is asked which ships to lose (3): 9 on B3, 3 on B4, 4 on B5, 1 on Xenon Lasers
    When B answers 1 from Xenon Lasers, 2 from B3
    Then B has no ships on Xenon Lasers
    And B has 6 ships in the warp
    And B is asked to use: Research, or pass

  @D-05
  Scenario: After a failed deal ships on a tech may be among the three
    Given Xenon Lasers lies face down before A
    And A has 2 ships on Xenon Lasers
    When the turn begins
    And A passes
    And A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays negotiate and B plays negotiate
    And the clock runs out
    Then A may answer 2 from Xenon Lasers, 1 from A1
    When A answers 2 from Xenon Lasers, 1 from A1
    And B answers 3 from B2
    And A answers A1
    Then A has 3 ships in the warp
    And A has no ships on Xenon Lasers

  @D-04
  Scenario: A tech is no part of the terms of a deal
    Given Xenon Lasers lies face up before A
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays negotiate and B plays negotiate
    Then A may not offer: gives Xenon Lasers; gets nothing
    And A is asked for a deal
    And B is asked for a deal

  @AL-BULLY-1
  Scenario: Bully may choose ships that research
    Given players A (Bully), B (-), C (-)
    And Xenon Lasers lies face down before B
    And B has 2 ships on Xenon Lasers
    And B has 2 ships on B1
    When the turn begins
    And B passes
    And A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And A uses Bully's power
    Then A may answer 2 of B from Xenon Lasers
    When A answers 2 of B from Xenon Lasers
    Then B has no ships on Xenon Lasers
    And B has 2 ships in the warp

  @variant:technology
  Scenario: Instead of a second encounter the offense draws techs and keeps one
    Given A has 1 ship on C1
    And A holds attack 20, negotiate
    And the tech deck begins with Xenon Lasers, Warpspace Key, Enigma Device
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then A is asked to use: Research, or pass
    When A uses Research
    # one, and one for each foreign colony
    Then A is asked which cards to choose (1): Xenon Lasers, Warpspace Key, Enigma Device
    When A answers Warpspace Key
    Then Warpspace Key lies face down before A
    And no second encounter is offered

  @variant:technology @artifact:space-junk
  Scenario: Techs that are discarded are no cards of the discard pile for anybody
    Given A has 1 ship on C1
    And A holds attack 20, negotiate
    And C holds negotiate, Space Junk
    And the tech deck begins with Xenon Lasers, Warpspace Key, Enigma Device
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And C passes
    And A uses Research
    And A answers Warpspace Key
    Then C is not asked anything
    And C holds exactly negotiate, Space Junk

  @variant:technology
  Scenario: Without an encounter card in hand there is no second encounter to give up
    Given A holds attack 20
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then no second encounter is offered
    And A is not asked anything

  @variant:technology
  Scenario: Who fails is not entitled to techs either
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    Then A is not asked anything

  @T-05 @power:swindler
  Scenario: Whoever takes over a system has its techs, with the ships on them
    Given players A (-), B (-), C (Swindler)
    And in the setup C answers A
    And the next destiny is B's colour
    And Xenon Lasers lies face down before A
    And A has 2 ships on Xenon Lasers
    And Lunar Cannon lies face up before A
    And the note behind on Lunar Cannon's sheet is A1
    When the turn begins
    And A passes
    And C uses Swindler's power
    Then the log says: C and A change places
    # the colours stay where they are, and so do the techs: another person plays them
    And Xenon Lasers lies face down before A
    And A has 2 ships on Xenon Lasers
    And Lunar Cannon lies face up before A
    And A is asked which planet to aim at

  @variant:technology @power:glutton
  Scenario: Techs are no cards of the deck that Glutton draws more of
    Given players A (Glutton), B (-), C (-)
    And A holds attack 20, negotiate
    And the tech deck begins with Xenon Lasers, Warpspace Key, Enigma Device, Omega Missile
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And A uses Research
    Then A is asked which cards to choose (1): Xenon Lasers, Warpspace Key
    And A holds exactly negotiate

  @variant:technology @power:remora
  Scenario: Nor does Remora draw along
    Given players A (-), B (-), C (Remora)
    And A holds attack 20, negotiate
    And C holds negotiate
    And the tech deck begins with Xenon Lasers, Warpspace Key
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And A uses Research
    Then C holds exactly negotiate
    And A is asked which cards to choose (1): Xenon Lasers, Warpspace Key

  @variant:technology @variant:four-planets
  Scenario: With four planets each the three largest techs are left out
    Given a four-planet game
    When the game is set up
    Then the tech deck has 17 cards

  @variant:technology @power:machine
  Scenario: A further encounter of Machine's can be given up for techs, too
    Given players A (Machine), B (-), C (-)
    And A holds attack 04, negotiate
    And the tech deck begins with Xenon Lasers, Warpspace Key
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    And A uses Machine's power
    Then A is asked to use: Research, or pass
    When A uses Research
    Then Xenon Lasers lies face down before A
    And no second encounter is offered

  @variant:technology @power:sadist
  Scenario: Ships that research are not lost: Sadist does not count them
    Given players A (Sadist), B (-), C (-)
    And Precursor Seed lies face down before B
    And B's ships are 4 on B1, 4 on B2, 4 on B3, 1 on Precursor Seed, 7 in the warp
    And C has 8 ships in the warp
    And the next destiny is B's colour
    When the turn begins
    And B passes
    Then the game goes on
    And A is asked which planet to aim at

  @variant:technology @power:masochist
  Scenario: Nor does Masochist
    Given players A (-), B (Masochist), C (-)
    And Precursor Seed lies face down before B
    And B's ships are 1 on Precursor Seed, 19 in the warp
    And the next destiny is C's colour
    When the turn begins
    And B passes
    Then the game goes on
    And A is asked which planet to aim at
