Feature: Several ways to win at the same moment

  @rule:R18.3 @rule:R18.4 @power:masochist @G-036
  Scenario: Masochist's win is shared by who has the colonies at that instant
    Given players A (-), B (Masochist), C (-)
    And B's ships are 20 ships in the warp
    And A has 1 ship on B1
    And A has 1 ship on B2
    And A has 1 ship on B3
    And A has 1 ship on C1
    And A has 1 ship on C2
    When the turn begins
    Then A and B win the game

  @power:masochist @power:tick-tock @G-036
  Scenario: Tick-Tock wins when the outcome is known; Masochist would have had to wait for the next regroup
    Given players A (-), B (Masochist), C (Tick-Tock)
    And the note tokens on C's sheet is 1
    And B's ships are 1 on B1, 19 in the warp
    And A has 1 ship in the warp
    And A holds attack 04
    When the turn begins
    And A retrieves a ship to A1
    And A targets C
    And A aims at C1
    And A launches 1 ship from A1
    And nobody is invited
    And A plays attack 04 and C plays attack 20
    Then C wins the game
    And B has 19 ships in the warp

  @power:masochist @power:tick-tock @AL-TICKTOCK-1 @rule:R18.3
  Scenario: Five colonies already on the table share the win of the last token
    Given players A (-), B (Masochist), C (Tick-Tock), D (-)
    And the note tokens on C's sheet is 1
    And B's ships are 20 in the warp
    And D holds negotiate, Cosmic Zap
    And D has 1 ship on A1
    And D has 1 ship on A2
    And D has 1 ship on A3
    And D has 1 ship on A4
    And D has 1 ship on C1
    And the next destiny is C's colour
    When the turn begins
    Then D is asked to respond: Cosmic Zap or pass
    When D plays Cosmic Zap
    Then the game goes on
    When A aims at C2
    And A launches 1 ship
    And nobody is invited
    And A plays attack 04 and C plays attack 20
    Then C and D win the game

  @power:tick-tock @rule:R18.2 @artifact:cosmic-zap
  Scenario: With the last token zapped five colonies win at the end of the resolution, without Tick-Tock
    Given players A (-), B (Tick-Tock), C (-)
    And the note tokens on B's sheet is 1
    And A holds negotiate, Cosmic Zap
    And A has 1 ship on C1
    And A has 1 ship on C2
    And A has 1 ship on C3
    And A has 1 ship on C4
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays negotiate and B plays negotiate
    And A offers: gives nothing; gets colony on B1
    And B accepts
    And A, asked which ships found the colony, answers 1 from the gate
    Then A is asked to respond: Cosmic Zap or pass
    When A plays Cosmic Zap
    Then A wins the game
    And the note tokens on B's sheet is 1

  @power:masochist @artifact:cosmic-zap @artifact:card-zap
  Scenario: The zap on Masochist's win is cancelled
    Given players A (-), B (Masochist), C (-)
    And B's ships are 20 ships in the warp
    And A holds negotiate, Cosmic Zap
    And B holds negotiate, Card Zap
    When the turn begins
    And A plays Cosmic Zap
    Then B is asked to respond: Card Zap or pass
    When B plays Card Zap
    Then B wins the game

  @super:shadow @rule:R18.2
  Scenario: A fifth colony that Shadow's flare brings in destiny wins only when the resolution is over
    Given players A (Shadow), B (-), C (-)
    And A has 2 ships in the warp
    And A has 1 ship on C1
    And A has 1 ship on C2
    And A has 1 ship on C3
    And A has 1 ship on C4
    And B has 1 ship on B5
    And A holds attack 04, Shadow flare
    And the next destiny is B's colour
    When the turn begins
    And A retrieves a ship to A1
    And A plays Shadow flare
    And A answers 1 of B from B5
    Then A has 5 foreign colonies
    And the game goes on
    When A aims at B1
    And A launches 1 ship from A1
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    Then the outcome is: B wins
    And A wins the game
