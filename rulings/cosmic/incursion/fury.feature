Feature: Fury avenges its lost ships

  @power:fury
  Scenario: A token for each ship that is lost
    Given players A (Fury), B (-), C (-)
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    Then the note tokens on A's sheet is 3
    And A has 3 ships in the warp
    When the turn ends

  @power:fury
  Scenario: A token for each ship that is removed from the game
    Given players A (Void), B (Fury), C (-)
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then B has 4 ships out of the game
    And the note tokens on B's sheet is 4
    When the turn ends

  @power:fury @G-010
  Scenario: No token for captured ships
    Given players A (Fungus), B (Fury), C (-)
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then the note tokens on B's sheet is nothing
    And 4 ships of B lie under ships of A
    When the turn ends

  @power:fury
  Scenario: Zapped, it gets no tokens
    Given players A (Fury), B (-), C (-)
    And C holds Cosmic Zap
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    And C plays Cosmic Zap
    Then the note tokens on A's sheet is nothing
    When the turn ends

  @power:fury
  Scenario: Tokens add 3 each to the side of an ally
    Given players A (-), B (-), C (Fury)
    And the note tokens on C's sheet is 3
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays attack 08 and B plays attack 04
    Then C is asked to use: Fury's power or pass
    When C uses Fury's power
    Then C is asked how many: 1 to 3
    When C answers 2
    Then C is asked what to choose: add or subtract
    When C chooses add
    Then the total of the offense is 16: attack 08, ships 2, Fury +6
    And the note tokens on C's sheet is 1
    When the turn ends

  @power:fury
  Scenario: Tokens may subtract, too, and may be kept
    Given players A (Fury), B (-), C (-)
    And the note tokens on A's sheet is 2
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 08 and B plays attack 04
    And A uses Fury's power
    And A answers 1
    And A chooses subtract
    Then the total of the offense is 6: attack 08, ships 1, Fury -3
    And the note tokens on A's sheet is 2
    When the turn ends

  @power:fury @Z-01
  Scenario: Spending tokens is no use that could be zapped
    Given players A (Fury), B (-), C (-)
    And C holds Cosmic Zap
    And the note tokens on A's sheet is 1
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 08 and B plays attack 04
    And A uses Fury's power
    And A chooses add
    Then C is not asked anything
    And the total of the offense is 12: attack 08, ships 1, Fury +3
    And the note tokens on A's sheet is 0
    When the turn ends

  @power:fury
  Scenario: Without enough home colonies no tokens are spent or gained
    Given players A (Fury), B (-), C (-)
    And A's ships are 4 on A1, 4 on A2, 12 in the warp
    And the note tokens on A's sheet is 2
    When A retrieves a ship to A1
    And A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    Then A's power is lost
    And the note tokens on A's sheet is 2
    When the turn ends

  @super:fury
  Scenario: With the super flare all tokens count and none is spent
    Given players A (Fury), B (-), C (-)
    And the note tokens on A's sheet is 4
    And A holds attack 08, Fury flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 08 and B plays attack 04
    Then A is asked to use: Fury's power, Fury flare (super) or pass
    When A plays Fury flare
    And A chooses add
    Then the total of the offense is 21: attack 08, ships 1, Fury flare +12
    And the note tokens on A's sheet is 4
    And A holds exactly Fury flare
    When the turn ends

  @wild:fury
  Scenario: With the wild flare each opposing player loses a ship for good
    Given players A (-), B (-), C (-), D (Fury)
    And A holds attack 04, Fury flare
    When A encounters B on B1 with 1 ship
    And A invites nobody
    And B invites C
    And C joins the defense with 1 ship
    And A plays attack 04 and B plays attack 20
    Then A is asked to use: Fury flare (wild) or pass
    When A plays Fury flare
    And B, asked which ships to lose, answers 1 ship from B2
    And C, asked which ships to lose, answers 1 ship from C2
    And C, asked where ships return to, answers C1
    Then B has 1 ship out of the game
    And C has 1 ship out of the game
    And A has 1 ship in the warp
    When the turn ends

  @rule:R16.4 @wild:fury
  Scenario: A defensive ally's ship that Fury's flare removed brings no reward
    Given players A (-), B (-), C (-)
    And A holds attack 04, Fury flare
    And B holds attack 40
    And C holds negotiate
    When A encounters B on B1 with 1 ship
    And A invites nobody
    And B invites C
    And C joins the defense with 2 ships from C1
    And A plays attack 04 and B plays attack 40
    And A plays Fury flare
    And B answers 1 ship from B2
    And C answers 1 from beside the planet
    And C answers C1
    Then C has 1 ship out of the game
    And C holds 2 cards

  @wild:fury @G-044
  Scenario: A ship in the warp cannot be the one that Fury's flare costs
    Given players A (-), B (-), C (-)
    And A holds attack 04, Fury flare
    And B holds attack 40
    And B's ships are 4 on B1, 4 on B2, 4 on B3, 4 on B4, 3 on B5, 1 in the warp
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 40
    And A plays Fury flare
    Then B is asked which ships to lose: 4 on B1, 4 on B2, 4 on B3, 4 on B4, 3 on B5

  @wild:fury
  Scenario: Who has no more ships than it needs to win loses none to Fury's flare
    Given players A (-), B (-), C (-)
    And A holds attack 04, Fury flare
    And B holds attack 40
    And B's ships are 2 on B1, 2 on B2, 1 on B3, 15 out of the game
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 40
    Then A is not asked anything
    And the outcome is: B wins

  @wild:fury
  Scenario: Ships in the warp count among those it has
    Given players A (-), B (-), C (-)
    And A holds attack 04, Fury flare
    And B holds attack 40
    And B's ships are 2 on B1, 1 on B2, 1 on B3, 2 in the warp, 14 out of the game
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 40
    And A plays Fury flare
    Then B is asked which ships to lose (1): 2 on B1, 1 on B2, 1 on B3

  @wild:fury @power:merchant
  Scenario: A Merchant that needs all its ships can still lose a hired one
    Given players A (-), B (Merchant), C (-)
    And A holds attack 04, Fury flare
    And B holds attack 40, attack 05, attack 06
    And B's ships are 2 on B1, 2 on B2, 1 on B3, 15 out of the game
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 40
    And B uses Merchant's power
    And B answers attack 05
    And A plays Fury flare
    Then B has 15 ships out of the game
    And the discard pile ends with attack 05, attack 04, attack 40

  @wild:fury @artifact:card-zap @super:anti-matter
  Scenario Outline: The wild flare is stopped, and nobody loses a ship
    Given players A (-), B (-), C (Anti-Matter)
    And A holds attack 04, Fury flare
    And C holds negotiate, <card>
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 40
    And A plays Fury flare
    And C plays <card>
    Then B has no ships out of the game
    And A holds exactly <left>

    Examples:
      | card              | left       |
      | Card Zap          | nothing    |
      | Anti-Matter flare | Fury flare |
