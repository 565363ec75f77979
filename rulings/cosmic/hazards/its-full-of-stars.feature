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

  @hazard:its-full-of-stars @power:lunatic
  Scenario: Lunatic allies against itself out of the warp
    Given players A (Lunatic), B (-), C (-)
    And A has 2 ships in the warp
    When the turn begins
    And A retrieves a ship to A1
    And A aims at B1
    And A launches 2 ships
    And nobody is invited
    And A uses Lunatic's power
    And A answers 1 ship from the warp
    And A plays attack 04 and B plays attack 20
    And A, asked where ships return to, answers A1
    Then A has 2 ships in the warp
    And A is asked how to split rewards (1): 1 ship, 1 card

  @hazard:its-full-of-stars @power:parasite
  Scenario: So does Parasite, uninvited
    Given players A (-), B (-), C (Parasite)
    And C has 2 ships in the warp
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And C uses Parasite's power
    And C answers offense
    And C answers 2 ships from the warp
    Then C is an ally of the offense
    And C has 2 ships in the gate
    And the warp is empty
    And A is asked which encounter card to play
    And B is asked which encounter card to play

  @hazard:its-full-of-stars @power:glutton
  Scenario: It is a retrieval to Glutton
    Given players A (-), B (-), C (Glutton)
    And C has 5 ships in the warp
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship from the warp
    Then C is asked where ships return to (2): C1, C2, C3, C4, C5

  @hazard:its-full-of-stars @power:remora
  Scenario: And to Remora
    Given players A (-), B (-), C (-), D (Remora)
    And C has 5 ships in the warp
    And D has 1 ship in the warp
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship from the warp
    Then D is asked to use: Remora's power on C, or pass

  @hazard:its-full-of-stars
  Scenario: Beaten ships go to the warp again
    Given C has 2 ships in the warp
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 2 ships from the warp
    And A plays attack 04 and B plays attack 20
    Then C has 2 ships in the warp
