Feature: Genesis Bomb

  Background:
    Given players A (Human), B (-), C (-)
    And the variant technology

  @tech:genesis-bomb @T-10
  Scenario: A planet comes to the own system and counts among the home colonies
    Given Genesis Bomb lies face down before A
    And A's ships are 4 on A1, 4 on A2, 5 on Genesis Bomb, 7 on B1
    When the turn begins
    Then A's power is lost
    When A passes
    Then A is asked to use: Genesis Bomb, or pass
    When A uses Genesis Bomb
    Then A is asked which ships found the colony (0 to 5): 5 on Genesis Bomb
    When A answers 5 from Genesis Bomb
    Then A has 5 ships on A6
    And A has 3 home colonies
    And A's power is not lost
    And A has 1 foreign colony
    And the tech discard pile is Genesis Bomb
    And A is asked whom to encounter

  @tech:genesis-bomb
  Scenario: Not with fewer than four ships on it, and it is not completed
    Given Genesis Bomb lies face down before A
    And A has 3 ships on Genesis Bomb
    When the turn begins
    And A uses Research
    Then A is asked what to choose: put a ship on a tech, abandon a tech
    When A chooses put a ship on a tech
    And A answers 1 from A1
    Then A is asked to use: Genesis Bomb, or pass

  @tech:genesis-bomb @T-11
  Scenario: Used again, the planet moves with the ships on it
    Given the Genesis planet has come to A's system
    And A has 2 ships on A6
    And C has 1 ship on A6
    And Genesis Bomb lies face down before B
    And B has 4 ships on Genesis Bomb
    When the turn begins
    And B passes
    And B uses Genesis Bomb
    Then B is asked which ships found the colony (0 to 4): 4 on Genesis Bomb
    When B answers 3 from Genesis Bomb
    Then B has 3 ships on B6
    And A has 2 ships on B6
    And C has 1 ship on B6
    And A has 1 foreign colony
    # the fourth one returns
    And B is asked where ships return to (1): B1, B2, B3, B4, B5, B6

  @tech:genesis-bomb
  Scenario: The planet can be attacked like any other
    Given Genesis Bomb lies face down before A
    And A has 4 ships on Genesis Bomb
    And the next destiny is B's colour, A's colour
    When the turn begins
    And A passes
    And A uses Genesis Bomb
    And A answers 4 from Genesis Bomb
    And A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 01 and B plays attack 20
    And the next turn begins
    And B encounters A on A6 with 4 ships
    Then the gate is aimed at A6
    And B is asked whom to invite

  @tech:genesis-bomb @power:filth
  Scenario: Filth settles on the planet it has called back, and those on it have to go
    Given players A (-), B (Filth), C (-)
    And the Genesis planet has come to A's system
    And A has 2 ships on A6
    And C has 1 ship on A6
    And Genesis Bomb lies face down before B
    And B has 4 ships on Genesis Bomb
    When the turn begins
    And B passes
    And B uses Genesis Bomb
    And B answers 4 from Genesis Bomb
    And A answers A1
    And C answers C1
    Then B has 4 ships on B6
    And A has no colony on B6
    And C has no colony on B6
    And A is asked whom to encounter

  @tech:genesis-bomb @power:the-claw
  Scenario: The Claw may take it like any planet of its victim's
    Given players A (-), B (-), C (The Claw)
    And the Genesis planet has come to A's system
    And The Claw's sheet holds attack 04
    And C holds negotiate
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    Then C is asked which planet: A1, A2, A3, A4, A5, A6
    When C answers A6
    Then at C6 lies Genesis planet
