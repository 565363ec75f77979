Feature: Tortoise gets a late start

  @power:tortoise @AL-TORTOISE-1
  Scenario: Its turn is four rewards and nothing else
    Given players A (Tortoise), B (-), C (-)
    And A has 2 ships in the warp
    And A holds Mobius Tubes, attack 06
    And the deck begins with attack 15, attack 20, attack 30
    When the turn begins
    Then A is asked how to split rewards (4): 2 ships or 4 cards
    When A answers 1 ship, 3 cards
    And A answers A1
    Then A is asked which cards to choose (0 to 3): attack 15, attack 20, attack 30
    When A answers attack 30
    Then A has 1 ship in the warp
    And A holds exactly Mobius Tubes, attack 06, attack 15, attack 20
    And A's sheet holds exactly attack 30
    And the log does not say: regroup begins
    When the turn ends
    Then it is B's turn

  @power:tortoise @wild:lunatic @rule:R16.5
  Scenario: Rewards of a power are rewards like any other
    Given players A (Tortoise), B (-), C (-)
    And A has 2 ships in the warp
    And A holds Lunatic flare, attack 06
    When the turn begins
    Then A is asked to use: Lunatic flare (wild) or pass
    When A passes
    Then A is asked how to split rewards (4): 2 ships or 4 cards
    When A answers 2 ships, 2 cards
    And A answers A1
    And A answers nothing
    Then A has 0 ships in the warp
    And A holds exactly Lunatic flare, attack 06, attack 06, attack 06
    When the turn ends

  @power:tortoise
  Scenario: Rewards may come from the discard pile
    Given players A (Tortoise), B (-), C (-)
    And A holds attack 08
    And the discard pile is attack 40, attack 23, negotiate
    When the turn begins
    Then A is asked how many: 0 to 3
    When A answers 2
    Then A is asked which cards to choose (0 to 2): negotiate, attack 23
    When A answers attack 23
    Then A is asked which cards to choose (0 to 2)
    When A answers nothing
    Then A holds exactly attack 08, negotiate, attack 06, attack 06
    And A's sheet holds exactly attack 23
    And the discard pile is attack 40
    When the turn ends

  @power:tortoise
  Scenario: Rewards as a defensive ally may go into the shell, too
    Given players A (-), B (-), C (Tortoise)
    And C holds nothing
    When A encounters B on B1 with 1 ship
    And A invites nobody
    And B invites C
    And C joins the defense with 1 ship
    And A plays attack 04 and B plays attack 10
    And C answers C1
    Then C is asked which cards to choose (0 to 1): attack 06
    When C answers attack 06
    Then C holds no cards
    And C's sheet holds exactly attack 06
    When the turn ends

  @power:tortoise @AL-TORTOISE-1
  Scenario: Zapped, it has an ordinary turn
    Given players A (Tortoise), B (-), C (-)
    And B holds Cosmic Zap, attack 06
    And A holds attack 06, Mobius Tubes
    And A has 1 ship in the warp
    And the next destiny is B's colour
    When the turn begins
    Then B is asked to respond: Cosmic Zap or pass
    When B plays Cosmic Zap
    Then A is asked to use: Mobius Tubes or pass
    When A passes
    And A retrieves a ship to A1
    Then A is asked which planet to aim at

  @power:tortoise @rule:R19.6
  Scenario: With two home colonies it has an ordinary turn
    Given players A (Tortoise), B (-), C (-)
    And A's ships are 10 on A1, 10 on A2
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 06
    Then the outcome is: A wins
    When the turn ends

  @power:tortoise
  Scenario: When others win it opens its shell and has a final turn
    Given players A (-), B (-), C (Tortoise)
    And A has 1 ship on B1
    And A has 1 ship on B2
    And A has 1 ship on B3
    And A has 1 ship on B4
    And C holds nothing
    And C's sheet holds attack 40
    And B holds attack 04, attack 04
    And the next destiny is B's colour, B's colour
    When A encounters B on B5 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then C is the offense
    And C holds exactly attack 40
    When C encounters B on B1 with 2 ships
    And nobody is invited
    And C plays attack 40 and B plays attack 04
    Then A wins the game

  @power:tortoise @AL-TORTOISE-4
  Scenario: It joins the winners if it gets there before its cards run out
    Given players A (-), B (-), C (Tortoise)
    And A has 1 ship on B1
    And A has 1 ship on B2
    And A has 1 ship on B3
    And A has 1 ship on B4
    And C has 1 ship on A1
    And C has 1 ship on A2
    And C has 1 ship on A3
    And C has 1 ship on A4
    And C holds attack 40
    And B holds attack 04, attack 04
    And the next destiny is B's colour, B's colour
    When A encounters B on B5 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And C aims at B1
    And C launches 2 ships
    And nobody is invited
    And C plays attack 40 and B plays attack 04
    Then A and C win the game

  @power:tortoise @AL-TORTOISE-3
  Scenario: In a shared win it may fight for all of it
    Given players A (-), B (-), C (Tortoise)
    And A has 1 ship on B1
    And A has 1 ship on B2
    And A has 1 ship on B3
    And A has 1 ship on B4
    And C has 1 ship on A1
    And C has 1 ship on A2
    And C has 1 ship on A3
    And C has 1 ship on A4
    And C holds attack 40
    And B holds attack 04, attack 04
    And the next destiny is B's colour, B's colour
    When A encounters B on B5 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays attack 20 and B plays attack 04
    Then C is asked to use: Tortoise's power or pass
    When C uses Tortoise's power
    And C aims at B1
    And C launches 2 ships
    And B invites nobody
    And C plays attack 40 and B plays attack 04
    Then C wins the game

  @power:tortoise
  Scenario: A fight for a sole win that fails leaves it to the others
    Given players A (-), B (-), C (Tortoise)
    And A has 1 ship on B1
    And A has 1 ship on B2
    And A has 1 ship on B3
    And A has 1 ship on B4
    And C has 1 ship on A1
    And C has 1 ship on A2
    And C has 1 ship on A3
    And C has 1 ship on A4
    And C holds attack 04
    And B holds attack 04, attack 20
    And the next destiny is B's colour, B's colour
    When A encounters B on B5 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays attack 20 and B plays attack 04
    And C uses Tortoise's power
    And C aims at B1
    And C launches 2 ships
    And B invites A
    Then A is asked which side to join: join the defense or decline
    When A declines
    And C plays attack 04 and B plays attack 20
    Then A wins the game

  @power:tortoise
  Scenario: A shared win may be accepted
    Given players A (-), B (-), C (Tortoise)
    And A has 1 ship on B1
    And A has 1 ship on B2
    And A has 1 ship on B3
    And A has 1 ship on B4
    And C has 1 ship on A1
    And C has 1 ship on A2
    And C has 1 ship on A3
    And C has 1 ship on A4
    And C holds attack 40
    And B holds attack 04
    And the next destiny is B's colour
    When A encounters B on B5 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays attack 20 and B plays attack 04
    And C passes
    Then A and C win the game

  @power:tortoise @AL-TORTOISE-3 @power:masochist
  Scenario: A sole win overrules one who has won in another way
    Given players A (-), B (Masochist), C (Tortoise)
    And B's ships are 20 in the warp
    And C has 1 ship on A1
    And C has 1 ship on A2
    And C has 1 ship on A3
    And C has 1 ship on A4
    And C has 1 ship on B1
    And C holds attack 40
    And A holds attack 04
    And the next destiny is A's colour
    When the turn begins
    Then C is asked to use: Tortoise's power or pass
    When C uses Tortoise's power
    Then C is the offense
    And A is the defense
    When C launches 2 ships
    And A invites nobody
    And C plays attack 40 and A plays attack 04
    Then C wins the game

  @power:tortoise @rule:R19.6
  Scenario: Without its power the end of the game is the end for Tortoise as well
    Given players A (-), B (-), C (Tortoise)
    And C's ships are 10 on C1, 10 on C2
    And A has 1 ship on B1
    And A has 1 ship on B2
    And A has 1 ship on B3
    And A has 1 ship on B4
    And C holds attack 40
    When A encounters B on B5 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then A wins the game
