Feature: The Qax

  Background:
    Given players A (-), B (-), C (-), D (-)
    And the variant technology
    And The Qax lies face up before A

  @tech:the-qax
  Scenario: An invited player has to join with four ships
    When A encounters B on B1 with 1 ship
    And A invites C and D
    And B invites C
    Then A is asked to use: The Qax, or pass
    When A uses The Qax
    Then A is asked which player: C, D
    When A answers C
    Then C is asked which ships to commit (4): 4 on C1, 4 on C2, 4 on C3, 4 on C4, 4 on C5
    When C answers 4 ships
    Then C is an ally of the offense
    And C has 4 ships in the gate
    And The Qax lies face up before C
    And D is asked which side to join: join the offense, decline

  @tech:the-qax
  Scenario: Nobody has to empty a colony for it
    Given C's ships are 2 on C1, 1 on C2, 17 in the warp
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And A uses The Qax
    Then C is asked which ships to commit (1 to 3): 2 on C1, 1 on C2

  @tech:the-qax
  Scenario: Only whoever is invited can be given it
    When A encounters B on B1 with 1 ship
    And A invites nobody
    And B invites C
    Then A is not asked to use The Qax
    And C is asked which side to join

  @tech:the-qax @T-17
  Scenario: The new owner uses it in the next encounter without research
    Given the next destiny is B's colour, D's colour
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And A uses The Qax
    And C answers 4 ships
    And A plays attack 01 and B plays attack 20
    Then The Qax lies face up before C
    When the next turn begins
    And B encounters D on D1 with 1 ship
    And B invites nobody
    And D invites nobody
    And B plays attack 01 and D plays attack 20
    And the next turn begins
    And C retrieves a ship to C1
    And C encounters B on B1 with 1 ship
    And C invites A
    And B invites nobody
    Then C is asked to use: The Qax, or pass

  @tech:the-qax @T-18 @super:amoeba
  Scenario: Amoeba may withdraw its ships again by its super flare
    Given players A (-), B (-), C (Amoeba), D (-)
    And C holds negotiate, Amoeba flare
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And A uses The Qax
    And C answers 4 ships
    Then C has 4 ships in the gate
    When A plays attack 10 and B plays attack 04
    Then C is asked to use: Amoeba flare (super), or pass
    When C plays Amoeba flare
    And C answers fewer
    And C, asked which ships to move, answers 4 ships
    And C, asked where ships return to, answers C1
    Then C has 0 ships in the gate
    And the total of the offense is 11: attack 10, ships 1
    And C has no colony on B1
    And The Qax lies face up before C

  @tech:the-qax @T-19 @power:macron
  Scenario: Macron keeps to a single ship
    Given players A (-), B (-), C (Macron), D (-)
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And A uses The Qax
    Then C is asked which ships to commit (1): 4 on C1, 4 on C2, 4 on C3, 4 on C4, 4 on C5

  @tech:the-qax @super:lunatic
  Scenario: Whom it binds, Lunatic included, does not join both sides
    Given players A (-), B (-), C (Lunatic), D (-)
    And C holds Lunatic flare
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites C
    And A uses The Qax
    And C answers 4 ships
    Then C is an ally of the offense
    And C is not asked anything
    And A is asked which encounter card to play
    And B is asked which encounter card to play

  @tech:the-qax @hazard:its-full-of-stars
  Scenario: Where allies come out of the warp, so do those it binds
    Given the variant hazards
    And the hazard deck begins with It's Full of Stars…
    And the next destiny is B's colour with a warning
    And C's ships are 1 on C1, 19 in the warp
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And A uses The Qax
    Then C is asked which ships to commit (4): 1 on C1, 19 in the warp
