Feature: Tick-Tock

  @power:tick-tock
  Scenario: It begins with ten tokens
    Given players A (-), B (-), C (Tick-Tock)
    And the next destiny is B's colour
    When the turn begins
    Then the note tokens on C's sheet is 10
    And A is asked which planet to aim at: B1, B2, B3, B4, B5

  @power:tick-tock
  Scenario: With four planets it begins with eight tokens
    Given players A (-), B (-), C (Tick-Tock)
    And the next destiny is B's colour
    And a four-planet game
    When the turn begins
    Then the note tokens on C's sheet is 8
    And A is asked which planet to aim at: B1, B2, B3, B4

  @power:tick-tock
  Scenario: A won defense takes a token
    Given players A (-), B (-), C (Tick-Tock)
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 10
    Then the outcome is: B wins
    And the note tokens on C's sheet is 9

  @power:tick-tock
  Scenario: A deal takes a token
    Given players A (-), B (-), C (Tick-Tock)
    And A holds negotiate, attack 08
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays negotiate and B plays negotiate
    And A offers: gives attack 08; gets nothing
    And B accepts
    Then the note tokens on C's sheet is 9
    And A is asked where ships return to (1): A1, A2, A3, A4, A5

  @power:tick-tock
  Scenario: A won offense and a failed deal take none
    Given players A (-), B (-), C (Tick-Tock)
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 10
    Then the outcome is: A wins
    And the note tokens on C's sheet is 10

  @power:tick-tock @O10
  Scenario: A quashed deal takes none
    Given players A (-), B (-), C (Tick-Tock)
    And A holds negotiate, attack 08
    And C holds negotiate, Quash
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays negotiate and B plays negotiate
    And A offers: gives attack 08; gets nothing
    And B accepts
    And C plays Quash
    And A, asked which ships to lose, answers 3 ships from A1
    And B, asked which ships to lose, answers 3 ships from B2
    Then the note tokens on C's sheet is 10
    And the outcome is: a failed deal
    And A is asked where ships return to

  @power:tick-tock
  Scenario: Zapped, it keeps its token
    Given players A (-), B (-), C (Tick-Tock)
    And the note tokens on C's sheet is 1
    And A holds attack 04, Cosmic Zap
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 10
    Then A is asked to use: Cosmic Zap or pass
    When A plays Cosmic Zap
    Then the note tokens on C's sheet is 1
    And the game goes on

  @power:tick-tock @rule:R19.6
  Scenario: Lost by allying, the power takes no token
    Given players A (-), B (-), C (Tick-Tock)
    And C's ships are 10 ships on C1, 9 ships on C2, 1 ship on C3
    And the note tokens on C's sheet is 1
    And C holds negotiate
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship from C3
    And A plays attack 04 and B plays attack 10
    Then C's power is lost
    And the note tokens on C's sheet is 1
    And the game goes on

  @power:tick-tock @G-036 @rule:R18.4
  Scenario: Without tokens it wins at once, and nothing pending is carried out
    Given players A (-), B (-), C (Tick-Tock)
    And the note tokens on C's sheet is 1
    And A holds negotiate
    And B holds attack 10, attack 12
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays negotiate and B plays attack 10
    Then C wins the game
    And A has 0 ships in the warp
    And B holds exactly attack 12

  @power:tick-tock @AL-TICKTOCK-1 @G-036 @rule:R18.5
  Scenario: A deal that wins for both and takes the last token has three winners
    Given players A (-), B (-), C (Tick-Tock)
    And the note tokens on C's sheet is 1
    And A has 1 ship on C1
    And A has 1 ship on C2
    And A has 1 ship on C3
    And A has 1 ship on C4
    And B has 1 ship on C1
    And B has 1 ship on C2
    And B has 1 ship on C3
    And B has 1 ship on C4
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays negotiate and B plays negotiate
    And A offers: gives colony on A1; gets colony on B2
    And B accepts
    And B, asked which ships found the colony, answers 1 ship from B3
    And A, asked which ships found the colony, answers 1 ship from A3
    Then A, B and C win the game

  @power:tick-tock @power:masochist
  Scenario: It may still win the usual way
    Given players A (Tick-Tock), B (-), C (-)
    And A has 1 ship on C1
    And A has 1 ship on C2
    And A has 1 ship on C3
    And A has 1 ship on C4
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 10
    Then A wins the game

  @super:tick-tock
  Scenario: A ship buys a further token
    Given players A (Tick-Tock), B (-), C (-)
    And A holds attack 20, Tick-Tock flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 10
    Then A is asked to use: Tick-Tock flare (super) or pass
    When A plays Tick-Tock flare
    Then A is asked which ships to lose (1): on A1, on A2, on A3, on A4, on A5, in the gate
    When A answers 1 ship from A1
    Then the note tokens on A's sheet is 9
    And A has 1 ship in the warp
    And the outcome is: A wins

  @wild:tick-tock
  Scenario: A new deck lets the wild side found a colony
    Given players A (-), B (-), C (-)
    And the deck is attack 12
    And the discard pile is attack 15, attack 23
    And C holds negotiate, Tick-Tock flare
    When A encounters B on B1 with 1 ship
    And A invites nobody
    And B invites C
    And C joins the defense with 2 ships from C1
    And A plays attack 04 and B plays attack 10
    And C, asked where ships return to, answers 2 to C1
    Then C is asked to use: Tick-Tock flare (wild) or pass
    When C plays Tick-Tock flare
    Then C is asked which planet: A1, A2, A3, A4, A5, B1, B2, B3, B4, B5
    When C answers A2
    And C, asked which ships found the colony, answers 3 ships from C2
    Then C has 3 ships on A2
    And C has 1 foreign colony

  @wild:tick-tock
  Scenario: Who draws it from the new deck did not have it when that was shuffled
    Given players A (-), B (-), C (-)
    And the deck is attack 12
    And the discard pile is Tick-Tock flare
    And C holds negotiate
    When A encounters B on B1 with 1 ship
    And A invites nobody
    And B invites C
    And C joins the defense with 2 ships from C1
    And A plays attack 04 and B plays attack 10
    And C, asked where ships return to, answers 2 to C1
    Then the log says: the deck is shuffled anew
    And C holds exactly negotiate, attack 12, Tick-Tock flare
    And nobody is asked anything

  @power:tick-tock
  Scenario: A failed deal takes none
    Given players A (-), B (-), C (Tick-Tock)
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays negotiate and B plays negotiate
    And the clock runs out
    And A, asked which ships to lose, answers 3 ships from A1
    And B, asked which ships to lose, answers 3 ships from B2
    Then the outcome is: a failed deal
    And the note tokens on C's sheet is 10
    And A is asked where ships return to

  @super:tick-tock
  Scenario: The last token bought wins the game
    Given players A (Tick-Tock), B (-), C (-)
    And the note tokens on A's sheet is 1
    And A holds attack 20, Tick-Tock flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 10
    And A plays Tick-Tock flare
    And A answers 1 ship from A1
    Then A wins the game

  @super:tick-tock @rule:R19.6
  Scenario: The price costs the power in the middle: the token goes, but there is no win
    Given players A (Tick-Tock), B (-), C (-)
    And A's ships are 1 on A1, 9 on A2, 10 on A3
    And the note tokens on A's sheet is 1
    And A holds attack 20, attack 06, Tick-Tock flare
    When A encounters B on B1 with 1 ship from A2
    And nobody is invited
    And A plays attack 20 and B plays attack 10
    And A plays Tick-Tock flare
    And A answers 1 ship from A1
    Then A's power is lost
    And the note tokens on A's sheet is 0
    And the game goes on
    When the turn ends

  @super:tick-tock
  Scenario: A defense it wins itself may take two tokens
    Given players A (-), B (Tick-Tock), C (-)
    And B holds attack 20, Tick-Tock flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    Then B is asked to use: Tick-Tock's power, Tick-Tock flare (super)
    When B uses Tick-Tock's power
    Then B is asked to use: Tick-Tock flare (super) or pass
    When B plays Tick-Tock flare
    And B answers 1 ship from B2
    Then the note tokens on B's sheet is 8
    And B has 1 ship in the warp

  @super:tick-tock @artifact:card-zap @super:anti-matter
  Scenario Outline: The super flare is stopped: no ship is paid, and the power takes its token
    Given players A (-), B (Tick-Tock), C (Anti-Matter)
    And B holds attack 20, Tick-Tock flare
    And C holds negotiate, <card>
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    And B plays Tick-Tock flare
    Then C is asked to respond: <card> or pass
    When C plays <card>
    Then the note tokens on B's sheet is 9
    And B has no ships in the warp
    And B holds exactly <left>
    And C holds exactly <kept>

    Examples:
      | card              | left            | kept                         |
      | Card Zap          | nothing         | negotiate                    |
      | Anti-Matter flare | Tick-Tock flare | negotiate, Anti-Matter flare |

  @wild:tick-tock @artifact:card-zap @wild:anti-matter
  Scenario Outline: The wild flare is stopped, and no colony is founded
    Given players A (-), B (-), C (-)
    And the deck is attack 12
    And the discard pile is attack 15, attack 23
    And A holds attack 04, <card>
    And C holds negotiate, Tick-Tock flare
    When A encounters B on B1 with 1 ship
    And A invites nobody
    And B invites C
    And C joins the defense with 2 ships from C1
    And A plays attack 04 and B plays attack 10
    And C, asked where ships return to, answers 2 to C1
    And C plays Tick-Tock flare
    Then A is asked to respond: <card> or pass
    When A plays <card>
    Then C has 0 foreign colonies
    And C <flare> Tick-Tock flare
    And A holds exactly <kept>

    Examples:
      | card              | flare         | kept              |
      | Card Zap          | does not hold | nothing           |
      | Anti-Matter flare | holds         | Anti-Matter flare |
