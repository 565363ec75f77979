Feature: Plasma Thrusters

  Background:
    Given players A (-), B (-), C (-)
    And the variant technology

  @tech:plasma-thrusters
  Scenario: The offense launches five ships
    Given Plasma Thrusters lies face up before A
    When the turn begins
    And A targets B
    And A aims at B1
    Then A is asked which ships to launch (1 to 5): 4 on A1, 4 on A2, 4 on A3, 4 on A4, 4 on A5

  @tech:plasma-thrusters
  Scenario: So does an ally, and others do not
    Given Plasma Thrusters lies face up before C
    When A encounters B on B1 with 4 ships
    And A invites C
    And B invites nobody
    And C answers join the offense
    Then C is asked which ships to commit (1 to 5): 4 on C1, 4 on C2, 4 on C3, 4 on C4, 4 on C5

  @tech:plasma-thrusters
  Scenario: The defense brings a ship from elsewhere
    Given Plasma Thrusters lies face up before B
    When A encounters B on B1 with 4 ships
    Then B is asked to use: Plasma Thrusters, or pass
    When B uses Plasma Thrusters
    Then B is asked which ships to move (1): 4 on B2, 4 on B3, 4 on B4, 4 on B5
    When B answers 1 from B2
    Then B has 5 ships on B1
    And B has 3 ships on B2
    And A is asked whom to invite

  @tech:plasma-thrusters @power:macron
  Scenario: Macron still sends a single ship
    Given players A (Macron), B (-), C (-)
    And Plasma Thrusters lies face up before A
    When the turn begins
    And A targets B
    And A aims at B1
    Then A is asked which ships to launch (1): 4 on A1, 4 on A2, 4 on A3, 4 on A4, 4 on A5

  @tech:plasma-thrusters
  Scenario: Face down it does nothing
    Given Plasma Thrusters lies face down before B
    And B has 5 ships on Plasma Thrusters
    When the turn begins
    And B passes
    And A encounters B on B1 with 4 ships
    Then B is not asked to use Plasma Thrusters
    And A is asked whom to invite

  @tech:plasma-thrusters @power:lunatic
  Scenario: Lunatic sends five ships on either side
    Given players A (Lunatic), B (-), C (-)
    And Plasma Thrusters lies face up before A
    When A encounters B on B1 with 5 ships
    And nobody is invited
    And A uses Lunatic's power
    Then A is asked which ships to commit (1 to 5)
