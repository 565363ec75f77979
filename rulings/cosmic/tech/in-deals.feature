Feature: Techs in deals

  Background:
    Given players A (-), B (-), C (-)
    And the variant technology
    And the variant techs-in-deals

  @variant:techs-in-deals @rule:R14.9
  Scenario: A tech under research changes hands; as many ships may take the place of those on it, which go home
    Given Xenon Lasers lies face down before A
    And A has 2 ships on Xenon Lasers
    And A holds negotiate
    And B holds negotiate
    And the next destiny is B's colour
    When the turn begins
    And A passes
    And A aims at B1
    And A launches 1 ship from A1
    And nobody is invited
    And A plays negotiate and B plays negotiate
    Then A may not offer: gives nothing; gets Xenon Lasers
    When B offers: gives colony on B2; gets Xenon Lasers
    Then the log says: B offers: gives colony on B2; gets a piece face down
    When A accepts
    And A, asked which ships found the colony, answers 1 from the gate
    Then B is asked which ships to move (0 to 2): 4 on B2, 4 on B3, 4 on B4, 4 on B5
    When B answers 1 from B3
    And A, asked where ships return to, answers A5
    Then the outcome is: a deal
    And Xenon Lasers lies face down before B
    And B has 1 ship on Xenon Lasers
    And A has no ships on Xenon Lasers
    When the turn ends

  @variant:techs-in-deals @rule:R14.7
  Scenario: A completed tech goes as it is, for nothing as well, and serves its new owner
    Given Xenon Lasers lies face up before B
    When A encounters B on B1 with 1 ship from A1
    And nobody is invited
    And A plays negotiate and B plays negotiate
    And A offers: gives nothing; gets Xenon Lasers
    And B accepts
    And A, asked where ships return to, answers A1
    Then Xenon Lasers lies face up before A
    When the turn ends

  @variant:techs-in-deals @hazard:galactic-council
  Scenario: In a deal of all nothing is given twice
    Given the variant hazards
    And the hazard deck begins with Galactic Council
    And the next destiny is B's colour with a warning
    And Xenon Lasers lies face up before A
    And Delta Scanners lies face down before C
    And C has 1 ship on Delta Scanners
    When the turn begins
    And C passes
    Then A may not offer: A gives B: Xenon Lasers; A gives C: Xenon Lasers
    When A offers: A gives B: Xenon Lasers; C gives A: Delta Scanners
    And B accepts
    And C accepts
    And A answers 1 from A1
    And C, asked where ships return to, answers C1
    Then Xenon Lasers lies face up before B
    And Delta Scanners lies face down before A
    And A has 1 ship on Delta Scanners
    And C has 4 ships on C1
    And A is asked to use: Research, or pass
