Feature: Force Field

  @artifact:force-field
  Scenario: Some alliances are cancelled, others stay
    Given players A (-), B (-), C (-), D (-)
    And B holds attack 10, Force Field
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites D
    And C joins the offense with 3 ships from C1
    And D joins the defense with 2 ships from D1
    Then B is asked to use: Force Field or pass
    When B plays Force Field
    Then B is asked which player: C, D
    When B answers C
    And C, asked where ships return to, answers 1 to C1, 2 to C2
    Then C has no ships in the gate
    And C has 6 ships on C2
    And D has 2 ships beside the planet
    When A plays attack 10 and B plays attack 10
    Then the total of the offense is 11: attack 10, ships 1
    And the total of the defense is 16: attack 10, ships 6
    When D, asked where ships return to, answers D1
    Then the outcome is: B wins

  @artifact:force-field @rule:R8.5
  Scenario: All alliances are cancelled; who allied has allied, but has no ships to be rewarded for
    Given players A (-), B (-), C (-), D (-)
    And A holds attack 04, Force Field
    And D has 2 ships in the warp
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites D
    And C joins the offense with 1 ship from C1
    And D joins the defense with 2 ships from D1
    And A plays Force Field
    And A answers C, D
    And C, asked where ships return to, answers C1
    And D, asked where ships return to, answers D1
    Then C is an ally of the offense
    And D is an ally of the defense
    When A plays attack 04 and B plays attack 10
    Then the outcome is: B wins
    And C has no ships in the warp
    And D has 2 ships in the warp
    And D holds exactly negotiate

  @artifact:force-field
  Scenario: At least one alliance, and only of allies
    Given players A (-), B (-), C (-), D (-)
    And C holds Force Field
    When A encounters B on B1 with 1 ship
    And A invites D
    And B invites C
    And C declines
    And D joins the offense with 1 ship
    And C plays Force Field
    And D, asked where ships return to, answers D1
    Then A is asked which encounter card to play
    And B is asked which encounter card to play
    And D has no ships in the gate

  @artifact:force-field
  Scenario: Without allies it is not offered
    Given players A (-), B (-), C (-), D (-)
    And A holds attack 04, Force Field
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C declines
    Then A is asked which encounter card to play
    And B is asked which encounter card to play

  @artifact:force-field
  Scenario: Only when all have answered, before planning
    Given players A (-), B (-), C (-), D (-)
    And C holds Force Field
    When A encounters B on B1 with 1 ship
    And A invites C, D
    And B invites nobody
    And C joins the offense with 1 ship from C1
    Then C is not asked anything
    When D declines
    Then C is asked to use: Force Field or pass
    When C passes
    Then A is asked which encounter card to play
    And B is asked which encounter card to play

  @artifact:force-field @artifact:card-zap
  Scenario: Answered by a Card Zap the alliances hold
    Given players A (-), B (-), C (-), D (-)
    And B holds attack 10, Force Field
    And A holds attack 10, Card Zap
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 4 ships
    And B plays Force Field
    And A plays Card Zap
    Then C has 4 ships in the gate
    When A plays attack 10 and B plays attack 10
    Then the outcome is: A wins

  @artifact:force-field @rule:R27.1
  Scenario: Ships without a colony to return to go to the warp
    Given players A (-), B (-), C (-), D (-)
    And B holds attack 10, Force Field
    And C's ships are 2 on C1, 18 in the warp
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 2 ships from C1
    And B plays Force Field
    Then C has 20 ships in the warp
    And A is asked which encounter card to play
    And B is asked which encounter card to play

  @artifact:force-field @power:grudge
  Scenario: Who was repelled has not refused: no grudge
    Given players A (Grudge), B (-), C (-), D (-)
    And B holds attack 30, Force Field
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship from C1
    And B plays Force Field
    And C, asked where ships return to, answers C1
    And A plays attack 04 and B plays attack 30
    Then the outcome is: B wins
    And C has no ships in the warp
