Feature: It's Full of Stars…

  Background:
    Given players A (-), B (-), C (-)
    And the variant hazards
    And the hazard deck begins with It's Full of Stars…
    And the next destiny is B's colour with a warning

  @hazard:its-full-of-stars
  Scenario: Allies send ships from the warp too, and they return to colonies
    Given C has 2 ships in the warp
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 2 ships from the warp
    And A plays attack 20 and B plays attack 04
    Then C has a colony on B1
    And C has 2 ships on B1
    And C has 0 ships in the warp

  @hazard:its-full-of-stars
  Scenario: Who has no ship anywhere but in the warp can ally; the limit stays four
    Given C's ships are 1 on C1, 19 in the warp
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C, asked which side to join, answers join the offense
    Then C is asked which ships to commit (1 to 4): 1 on C1, 19 in the warp

  @hazard:its-full-of-stars
  Scenario: The offense itself launches from colonies only
    Given A has 3 ships in the warp
    When the turn begins
    And A retrieves a ship to A1
    And A aims at B1
    Then A is asked which ships to launch (1 to 4): 4 on A1, 3 on A2, 3 on A3, 4 on A4, 4 on A5
