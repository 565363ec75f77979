Feature: Several effects on one destiny card

  @power:dictator @power:shadow @power:will
  Scenario: Dictator chooses the card, Shadow executes by it, Will encounters whom it likes
    Given players A (Will), B (Shadow), C (Dictator), D (-)
    And the destiny deck is A's colour, B's colour, C's colour, D's colour
    When the turn begins
    And C answers D's colour
    Then B is asked which ships to lose (1): 4 of D on D1, 4 of D on D2, 4 of D on D3, 4 of D on D4, 4 of D on D5
    When B answers 1 of D from D1
    Then A is asked whom to encounter: B, C, D
    When A targets C
    Then C is the defense
    And D has 1 ship in the warp
    And C knows 3 cards of the destiny deck
    And A is asked which planet to aim at: C1, C2, C3, C4, C5

  @power:dictator @power:will @artifact:cosmic-zap
  Scenario: With Will zapped the card that Dictator chose counts
    Given players A (Will), B (-), C (Dictator)
    And B holds negotiate, Cosmic Zap
    And the destiny deck is A's colour, B's colour, C's colour
    When the turn begins
    And B passes
    And C answers B's colour
    And A targets C
    And B plays Cosmic Zap
    Then B is the defense
    And C's power is not zapped
    And A is asked which planet to aim at: B1, B2, B3, B4, B5

  @power:dictator @power:will @artifact:cosmic-zap
  Scenario: With Dictator zapped Will is as free as ever
    Given players A (Will), B (-), C (Dictator)
    And B holds negotiate, Cosmic Zap
    And the next destiny is B's colour
    When the turn begins
    And B plays Cosmic Zap
    Then the log says: destiny: B's colour
    And A is asked whom to encounter: B, C
    When A targets C
    Then A is asked which planet to aim at

  @power:dictator @power:shadow @destiny:fewest-in-warp
  Scenario: A special that Dictator chose points at somebody before Shadow strikes
    Given players A (-), B (-), C (Shadow), D (Dictator)
    And A has 1 ship in the warp
    And D has 2 ships in the warp
    And C has 1 ship in the warp
    And the destiny deck is A's colour, special fewest in warp, C's colour
    When the turn begins
    And A retrieves a ship to A1
    And D answers special fewest in warp
    And C answers 1 of B from B1
    Then B has 1 ship in the warp
    And B is the defense
    And A is asked which planet to aim at

  @power:dictator @power:shadow
  Scenario: Dictator lets the offense draw its own colour, and Shadow the gap it leaves
    Given players A (-), B (Shadow), C (Dictator)
    And A has 1 ship on A1
    And the destiny deck is A's colour, B's colour, C's colour
    When the turn begins
    And C answers A's colour
    And B answers 1 of A from A1
    Then A has no colony on A1
    And A is asked what to do with the own colour: resettle, draw again
    When A chooses resettle
    And A launches 2 ships from A2
    Then A has 2 ships on A1
    And A has 1 ship in the warp
    And the outcome is: resettled
    When the turn ends

  @super:shadow @rule:R2.3
  Scenario: Shadow's own ship stands where the executed one stood, in a third system
    Given players A (-), B (-), C (Shadow)
    And it is C's turn
    And C has 2 ships in the warp
    And C holds attack 20, Shadow flare
    And B has 1 ship on A1
    And the next destiny is B's colour
    When the turn begins
    And C retrieves a ship to C1
    And C plays Shadow flare
    And C answers 1 of B from A1
    Then C has a colony on A1
    And B has no colony on A1
    And C is asked which planet to aim at: B1, B2, B3, B4, B5

  @power:shadow @power:vacuum
  Scenario: An executed ship of Vacuum takes another one along
    Given players A (-), B (Vacuum), C (Shadow)
    And the next destiny is B's colour
    When the turn begins
    And C answers 1 of B from B1
    Then B is asked which player: A 20, C 20
    When B answers C 1
    And C, asked which ships to lose, answers 1 from C1
    Then B has 1 ship in the warp
    And C has 1 ship in the warp
    And A is asked which planet to aim at

  @power:shadow @power:masochist
  Scenario: Shadow executes Masochist's last ship: it wins when the next regroup begins
    Given players A (-), B (Masochist), C (Shadow)
    And B's ships are 1 on B1, 19 in the warp
    And the next destiny is B's colour
    When the turn begins
    Then the log says: C uses Shadow's power
    And B has 20 ships in the warp
    And the game goes on
    When A aims at B1
    And A launches 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And the turn ends
    And the next turn begins
    Then B wins the game

  @power:shadow @power:will @rule:R19.6
  Scenario: Shadow's ship costs the defense its power before Will has named it
    Given players A (Will), B (Human), C (Shadow)
    And B's ships are 1 on B1, 9 on B2, 9 on B3, 1 on C1
    And the next destiny is B's colour
    When the turn begins
    And C answers 1 of B from B1
    Then B's power is lost
    And A is asked whom to encounter: B, C
    When A targets B
    Then A is asked which planet to aim at: B1, B2, B3, B4, B5, C1

  @power:shadow @power:healer @power:remora @AL-HEALER-1
  Scenario: An executed ship is healed, and that is a retrieval
    Given players A (Remora), B (-), C (Shadow), D (Healer)
    And A has 2 ships in the warp
    And the next destiny is B's colour
    When the turn begins
    And A retrieves a ship to A1
    And C answers 1 of B from B2
    And D uses Healer's power on B
    And B answers B2
    Then B has no ships in the warp
    And A is asked to use: Remora's power on B or pass
    When A uses Remora's power on B
    And A answers A2
    Then A has no ships in the warp
    And A is asked to use: Remora's power or pass
    When A uses Remora's power
    Then A holds 2 cards
    And D holds 2 cards
    And A is asked which planet to aim at

  @power:dictator @power:invader @rule:O8
  Scenario: After an interruption the Dictator chooses for the encounter that begins anew
    Given players A (-), B (Invader), C (Dictator)
    And A holds attack 08, attack 10
    And B holds attack 20
    And the destiny deck is A's colour, Invader destiny, B's colour, C's colour
    When the turn begins
    And C answers Invader destiny
    And B passes
    And B aims at A1
    And B launches 1 ship from B1
    And nobody is invited
    And B plays attack 20 and A plays attack 08
    And A retrieves a ship to A2
    Then C is asked which cards to choose (1): A's colour, B's colour, C's colour
    When C answers C's colour
    Then C is the defense
    And A is asked which planet to aim at

  @power:dictator @artifact:cosmic-zap @artifact:card-zap
  Scenario: The zap on Dictator is cancelled: it chooses after all
    Given players A (-), B (-), C (Dictator)
    And B holds negotiate, Cosmic Zap
    And C holds negotiate, Card Zap
    And the destiny deck is A's colour, B's colour, C's colour
    When the turn begins
    And B plays Cosmic Zap
    Then C is asked to respond: Card Zap or pass
    When C plays Card Zap
    Then C's power is not zapped
    And C is asked which cards to choose (1): A's colour, B's colour, C's colour
    When C answers B's colour
    Then A is asked which planet to aim at

  @power:shadow @artifact:cosmic-zap @artifact:card-zap
  Scenario: The zap that saves a zap: Shadow is stopped in the end
    Given players A (-), B (-), C (Shadow)
    And A holds attack 10, Card Zap
    And B holds negotiate, Cosmic Zap
    And C holds negotiate, Card Zap
    And the next destiny is B's colour
    When the turn begins
    And C answers 1 of B from B1
    And B plays Cosmic Zap
    And A passes
    And C plays Card Zap
    Then A is asked to respond: Card Zap or pass
    When A plays Card Zap
    Then C's power is zapped
    And B has no ships in the warp
    And A is asked which planet to aim at

  @wild:dictator @wild:will @rule:R21.3
  Scenario: A flare played for a card that is discarded then is spent
    Given players A (-), B (-), C (-)
    And A holds attack 20, Will flare
    And B has 1 ship on C1
    And C holds negotiate, Dictator flare
    And the next destiny is B's colour, B's colour
    When the turn begins
    And C plays Dictator flare
    Then A is asked to use: Will flare (wild) or pass
    When A plays Will flare
    Then A is asked which planet to aim at: B1, B2, B3, B4, B5, C1
