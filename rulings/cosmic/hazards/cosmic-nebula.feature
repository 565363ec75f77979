Feature: Cosmic Nebula

  Background:
    Given players A (Macron), B (Human), C (-)
    And the variant hazards
    And the hazard deck begins with Cosmic Nebula
    And the next destiny is B's colour with a warning

  @HZ-07 @hazard:cosmic-nebula @power:macron
  Scenario: A power that is used is zapped, and nothing can answer that
    Given A holds attack 10
    And B holds attack 12
    And C holds Card Zap, Anti-Matter flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 10 and B plays attack 12
    Then the log says: Macron's power is zapped
    And the outcome is: B wins
    And C holds exactly Card Zap, Anti-Matter flare

  @hazard:cosmic-nebula @power:human
  Scenario: Being zapped wins for Human as ever
    Given players A (-), B (Human), C (-)
    And A holds attack 30
    And B holds attack 04
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 30 and B plays attack 04
    Then the outcome is: B wins

  @hazard:cosmic-nebula @power:zombie
  Scenario: Zombie is zapped and loses its ships
    Given players A (Zombie), B (-), C (-)
    And A holds attack 04
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    And A, asked where ships return to, answers A1
    Then A has 2 ships in the warp

  @hazard:cosmic-nebula
  Scenario: What no power uses is not touched
    Given players A (-), B (-), C (-)
    And A holds attack 04, reinforcement +5
    And B holds attack 05
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 05
    And A plays reinforcement +5
    And A answers offense
    Then the outcome is: A wins

  @hazard:cosmic-nebula @super:prophet @Z-04
  Scenario: A super flare that uses the power goes back unplayed
    Given players A (-), B (-), C (Prophet)
    And C holds Prophet flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And C passes
    And A plays attack 10 and B plays attack 12
    And C plays Prophet flare
    And C answers offense
    Then C holds exactly Prophet flare
    And C has 0 ships in the warp

  @hazard:cosmic-nebula @power:filth @AL-FILTH-1
  Scenario: Zapped in the nebula, Filth bears company until the next encounter
    Given players A (Filth), B (-), C (-)
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship from C1
    And A plays attack 20 and B plays attack 04
    Then A has a colony on B1
    And C has a colony on B1
    When the turn ends
    And the next turn begins
    Then C is asked where ships return to
