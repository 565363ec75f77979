Feature: Alliance

  @rule:R8.1 @rule:R8.2
  Scenario: Both invite before anybody answers; then the answers go clockwise from the offense
    Given players A (-), B (-), C (-), D (-)
    When A encounters C on C1 with 1 ship
    Then A is asked whom to invite: B, D
    And A may not answer C
    When A invites B, D
    Then C is asked whom to invite: B, D
    And C may not answer A
    And B is not asked anything
    When C invites B, D
    Then B is asked which side to join: join the offense, join the defense, decline
    And D is not asked anything
    When B joins the defense with 1 ship
    Then D is asked which side to join: join the offense, join the defense, decline

  @rule:R8.2
  Scenario: The order starts left of the offense, wherever that is
    Given players A (-), B (-), C (-), D (-)
    And it is C's turn
    When C encounters B on B1 with 1 ship
    And C invites A, D
    And B invites nobody
    Then D is asked which side to join: join the offense, decline
    And A is not asked anything
    When D declines
    Then A is asked which side to join: join the offense, decline

  @rule:R8.2
  Scenario: Invited by one side, one may join only that side
    Given players A (-), B (-), C (-), D (-)
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites D
    Then C is asked which side to join: join the offense, decline
    When C declines
    Then D is asked which side to join: join the defense, decline
    When D declines
    Then A is asked which encounter card to play
    And B is asked which encounter card to play

  @rule:R8.3
  Scenario: One to four ships of any own colonies; in the gate or beside the planet
    Given players A (-), B (-), C (-), D (-)
    And C has 1 ship on B1
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites D
    And C, asked which side to join, answers join the offense
    Then C is asked which ships to commit (1 to 4): 1 on B1, 3 on C1, 4 on C2, 4 on C3, 4 on C4, 4 on C5
    And C may not answer 5 ships
    And C may not answer none
    When C answers 1 from B1, 3 from C1
    And D joins the defense with 4 ships
    Then C has 4 ships in the gate
    And D has 4 ships beside the planet
    And D has no colony on B1
    And C has no colony on B1
    And A is asked which encounter card to play
    And B is asked which encounter card to play

  @rule:R8.4
  Scenario: Who is not invited is not asked
    Given players A (-), B (-), C (-), D (-)
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    Then D is not asked anything
    And A is asked which encounter card to play
    And B is asked which encounter card to play

  @rule:R8.3
  Scenario: Without a ship outside the warp nobody can ally
    Given players A (-), B (-), C (-), D (-)
    And C's ships are 20 in the warp
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites C
    Then C is not asked anything
    And A is asked which encounter card to play
    And B is asked which encounter card to play

  @rule:R19.6
  Scenario: An ally may lose its power by allying
    Given players A (-), B (-), C (Human)
    And C's ships are 9 on C1, 9 on C2, 2 on C3
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 2 ships from C3
    Then C's power is lost
    When A plays attack 10 and B plays attack 20
    Then the total of the offense is 13: attack 10, ships 3
