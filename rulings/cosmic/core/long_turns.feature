Feature: Turns of more than two encounters

  @wild:machine @power:hate @rule:R17.5 @G-052
  Scenario: A further encounter has no start of a turn: Hate does not rage again
    Given players A (Hate), B (-), C (-)
    And A holds attack 01, attack 04, attack 20, Machine flare
    And B holds attack 10, attack 06
    And C holds attack 05, attack 07
    And the next destiny is B's colour, C's colour
    When the turn begins
    And A answers attack 01
    And B chooses discard
    And B answers attack 06
    And C chooses discard
    And C answers attack 07
    And A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 10
    And A plays Machine flare
    And A retrieves a ship to A1
    And A encounters C on C1 with 1 ship
    And nobody is invited
    And A plays attack 20 and C plays attack 05
    Then the outcome is: A wins
    And it is B's turn

  @power:machine @wild:hate
  Scenario: A Machine struck bare by Hate's flare has lost, and cannot go on
    Given players A (Machine), B (-), C (-)
    And A holds attack 20
    And B holds attack 04, Hate flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And B plays Hate flare
    Then the outcome is: B wins
    And A has 1 ship in the warp
    And it is B's turn

  @power:machine @power:parasite
  Scenario: Parasite may ally in every encounter of the turn
    Given players A (Machine), B (-), C (Parasite)
    And A holds attack 04, attack 20, negotiate
    And B holds attack 10, attack 05
    And the next destiny is B's colour, B's colour
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And C uses Parasite's power
    And C answers defense
    And C answers 1 ship from C1
    And A plays attack 04 and B plays attack 10
    And C, asked where ships return to, answers C1
    Then A is asked to use: Machine's power or pass
    When A uses Machine's power
    And A retrieves a ship to A1
    And A encounters B on B1 with 1 ship
    And nobody is invited
    Then C is asked to use: Parasite's power or pass
    When C uses Parasite's power
    And C answers offense
    And C answers 1 ship from C1
    And A plays attack 20 and B plays attack 05
    Then C has a colony on B1
    And A is asked to use: Machine's power or pass
    When A passes
    Then it is B's turn

  @power:machine @power:tick-tock
  Scenario: Tick-Tock's last token ends the game in the middle of the long turn
    Given players A (Machine), B (-), C (Tick-Tock)
    And A holds attack 04, attack 05, attack 06
    And B holds attack 20, attack 30
    And the note tokens on C's sheet is 2
    And the next destiny is B's colour, B's colour
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    And A uses Machine's power
    And A retrieves a ship to A1
    And A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 05 and B plays attack 30
    Then C wins the game

  @power:machine @rule:R20.1
  Scenario: A power zapped in one encounter is free in the next
    Given players A (Machine), B (-), C (Human)
    And A holds attack 20, attack 30
    And B holds attack 10, Cosmic Zap
    And C holds attack 04, attack 05
    And the next destiny is C's colour, C's colour
    When A encounters C on C1 with 1 ship
    And nobody is invited
    And A plays attack 20 and C plays attack 04
    And B plays Cosmic Zap
    Then the log says: Human's power of C is zapped
    And the outcome is: C wins
    When A uses Machine's power
    Then C's power is not zapped
    When A retrieves a ship to A1
    And A encounters C on C1 with 1 ship
    And nobody is invited
    And A plays attack 30 and C plays attack 05
    Then the total of the defense is 13: attack 05, ships 4, Human +4
    And it is B's turn

  @power:machine @power:mite
  Scenario: Cards thrown away before an ally may join are not there for the next encounter
    Given players A (Mite), B (Machine), C (-)
    And B holds 5 x attack 04
    And A holds attack 20
    When A encounters B on B1 with 2 ships
    And B chooses discard
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then B holds exactly 2 x attack 04
    And it is B's turn
