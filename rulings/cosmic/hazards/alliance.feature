Feature: Alliance

  Background:
    Given players A (-), B (-), C (-), D (-)
    And the variant hazards
    And the hazard deck begins with Alliance
    And the next destiny is B's colour with a warning

  @hazard:alliance
  Scenario: The offense marks the card with a ship and binds itself to another player
    When the turn begins
    Then A is asked which player: B, C, D
    When A answers C
    Then A is asked which ships to move (1): 4 on A1, 4 on A2, 4 on A3, 4 on A4, 4 on A5
    When A answers 1 ship from A1
    Then Alliance lies in the middle
    And A has 1 ship on Alliance
    When A aims at B1
    And A launches 1 ship
    Then A is asked whom to invite: D
    When A invites D
    And B invites nobody
    Then C is asked which side to join: join the offense, decline
    When C declines
    And D declines
    And A plays attack 04 and B plays attack 20
    Then Alliance lies in the middle
    And the hazard discard pile is nothing

  @hazard:alliance
  Scenario: The other one is bound too, in later encounters
    Given the next destiny is C's colour
    When the turn begins
    And A answers C
    And A answers 1 ship from A1
    And A aims at B1
    And A launches 1 ship
    And A invites nobody
    And B invites nobody
    And C declines
    And A plays attack 04 and B plays attack 20
    And B encounters C on C1 with 1 ship
    Then B is asked whom to invite: A, D
    When B invites nobody
    Then C is asked whom to invite: D
    When C invites nobody
    Then A is asked which side to join: join the defense, decline
    When A declines
    And B plays attack 04 and C plays attack 20

  @hazard:alliance
  Scenario: Against each other they invite nobody
    When the turn begins
    And A answers B
    And A answers 1 ship from A1
    And A aims at B1
    And A launches 1 ship
    Then A is asked whom to invite: C, D

  @hazard:alliance @power:grudge
  Scenario: Who has to be invited and declines has earned Grudge's token
    Given players A (Grudge), B (-), C (-), D (-)
    When the turn begins
    And A answers C
    And A answers 1 ship from A1
    And A aims at B1
    And A launches 1 ship
    And A invites nobody
    And B invites nobody
    And C declines
    Then the note tokens on Grudge's sheet is with C
    And A is asked which encounter card to play
    And B is asked which encounter card to play

  @hazard:alliance @super:lunatic
  Scenario: With an invitation that had to be made, Lunatic joins both sides
    Given players A (-), B (-), C (Lunatic), D (-)
    And C holds Lunatic flare
    When the turn begins
    And A answers C
    And A answers 1 ship from A1
    And A aims at B1
    And A launches 1 ship
    And A invites nobody
    And B invites C
    Then C is asked to use: Lunatic flare (super), or pass

  @hazard:alliance
  Scenario: Those it does not name are free
    Given the next destiny is D's colour
    When the turn begins
    And A answers C
    And A answers 1 ship from A1
    And A aims at B1
    And A launches 1 ship
    And A invites nobody
    And B invites nobody
    And C declines
    And A plays attack 04 and B plays attack 20
    And B encounters D on D1 with 1 ship
    Then B is asked whom to invite: A, C
    When B invites nobody
    Then D is asked whom to invite: A, C

  @hazard:alliance @power:sadist
  Scenario: The ship on the card is not lost: Sadist does not count it
    Given players A (-), B (-), C (Sadist), D (-)
    And A has 7 ships in the warp
    And B has 8 ships in the warp
    And D has 8 ships in the warp
    When the turn begins
    And A retrieves a ship to A1
    And A answers C
    And A answers 1 ship from A2
    And A aims at B1
    And A launches 1 ship from A3
    And A invites nobody
    And B invites nobody
    And C declines
    And A plays attack 04 and B plays attack 20
    Then A has 7 ships in the warp
    And A has 1 ship on Alliance
    When the next turn begins
    Then the game goes on
    And B is asked where to put the retrieved ship
