Feature: The Entropy Beast

  Background:
    Given players A (-), B (-), C (-)
    And the variant hazards
    And the hazard deck begins with The Entropy Beast
    And the next destiny is B's colour with a warning

  @hazard:entropy-beast
  Scenario: A wild card costs the planet with the most ships
    Given the next destiny is wild
    And C has 6 ships on C1
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    Then The Entropy Beast lies in the middle
    When the next turn begins
    Then C1 is destroyed
    And C has 6 ships in the warp
    And B is asked whom to encounter

  @hazard:entropy-beast
  Scenario: Between equals the offense chooses
    Given the next destiny is wild
    And C's ships are 5 on C1, 5 on C2, 4 on C3, 3 on C4, 3 on C5
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    And the next turn begins
    Then B is asked which planet: C1, C2
    When B answers C2
    Then C2 is destroyed
    And B is asked whom to encounter

  @hazard:entropy-beast
  Scenario: A colour costs nothing
    Given the next destiny is C's colour
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    And the next turn begins
    Then B is asked which planet to aim at: C1, C2, C3, C4, C5
    And the game goes on

  @HZ-04 @hazard:entropy-beast
  Scenario: A system with two planets when it comes: everybody loses
    Given C1 is destroyed
    And C2 is destroyed
    And C3 is destroyed
    When the turn begins
    Then everybody loses the game

  @HZ-04 @hazard:entropy-beast
  Scenario: A system that comes to two planets: everybody loses
    Given the next destiny is wild
    And C1 is destroyed
    And C2 is destroyed
    And C has 9 ships on C3
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    And the next turn begins
    Then everybody loses the game

  @HZ-04 @hazard:entropy-beast @tech:omega-missile
  Scenario: A missile that leaves a system two planets: everybody loses
    Given the variant technology
    And Omega Missile lies face up before C
    And B1 is destroyed
    And B2 is destroyed
    When the turn begins
    And C passes
    And A encounters B on B3 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    Then The Entropy Beast lies in the middle
    When the next turn begins
    And B retrieves a ship to B4
    And C uses Omega Missile
    And C answers B3
    Then everybody loses the game

  @hazard:entropy-beast
  Scenario: Without it systems may be small
    Given the hazard deck begins with The Witness
    And C1 is destroyed
    And C2 is destroyed
    And C3 is destroyed
    When the turn begins
    Then the game goes on
    And A is asked which planet to aim at

  @hazard:entropy-beast @power:zombie
  Scenario: Zombie's ships are safe from it
    Given players A (-), B (-), C (Zombie)
    And the next destiny is wild
    And C has 6 ships on C1
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    And the next turn begins
    And C answers C2
    Then C1 is destroyed
    And C has 0 ships in the warp
    And B is asked whom to encounter

  @hazard:entropy-beast @power:the-claw @HZ-04
  Scenario: A planet that The Claw steals is missing where it was
    Given players A (-), B (-), C (The Claw)
    And A1 is destroyed
    And A2 is destroyed
    And The Claw's sheet holds attack 04
    And C holds negotiate
    When the turn begins
    And A retrieves a ship to A4
    And A aims at B1
    And A launches 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    And C answers A3
    Then everybody loses the game

  @hazard:entropy-beast
  Scenario: A special destiny card calls it, too
    Given the next destiny is special most cards
    And C has 6 ships on C1
    And C holds 3 x negotiate
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    And the next turn begins
    Then C1 is destroyed
    And B is asked which planet to aim at: C2, C3, C4, C5
