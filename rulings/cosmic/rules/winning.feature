Feature: Winning and powers

  @rule:R18.1
  Scenario: Five foreign colonies win
    Given players A (-), B (-), C (-)
    And A's ships are 4 on A1, 4 on A2, 4 on A3, 4 on A4, 1 on C1, 1 on C2, 1 on C3, 1 on C4
    When A encounters B on B1 with 1 ship from A1
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then A wins the game

  @rule:R18.1
  Scenario: Four foreign colonies do not, with five planets
    Given players A (-), B (-), C (-)
    And A has 1 ship on C1
    And A has 1 ship on C2
    And A has 1 ship on C3
    When A encounters B on B1 with 1 ship from A1
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then A has 4 foreign colonies
    And the game goes on

  @rule:R18.1 @variant:four-planets
  Scenario: With four planets four foreign colonies win
    Given players A (-), B (-), C (-)
    And a four-planet game
    And A has 1 ship on C1
    And A has 1 ship on C2
    And A has 1 ship on C3
    When A encounters B on B1 with 1 ship from A1
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then A wins the game

  @rule:R18.1 @rule:R2.2
  Scenario: A home colony on a planet that is shared is no foreign colony
    Given players A (-), B (-), C (-)
    And A has 1 ship on C1
    And A has 1 ship on C2
    And A has 1 ship on C3
    And A has 1 ship on C4
    And B has 1 ship on A1
    And the next destiny is A's colour
    When the turn begins
    And A chooses attack a foreign colony at home
    And A launches 1 ship from A2
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then A has 4 foreign colonies
    And the game goes on

  @rule:R18.3
  Scenario: Offense and ally reach five together: they share the win
    Given players A (-), B (-), C (-)
    And A's ships are 4 on A1, 4 on A2, 4 on A3, 4 on A4, 1 on C1, 1 on C2, 1 on C3, 1 on C4
    And C's ships are 4 on C1, 4 on C2, 4 on C3, 4 on C4, 1 on A1, 1 on A2, 1 on A3, 1 on A4
    When A encounters B on B1 with 1 ship from A1
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship from C1
    And A plays attack 20 and B plays attack 04
    Then A and C win the game

  @rule:R18.3
  Scenario: A deal may win for both
    Given players A (-), B (-), C (-)
    And A's ships are 4 on A1, 4 on A2, 4 on A3, 4 on A4, 1 on C1, 1 on C2, 1 on C3, 1 on C4
    And B's ships are 4 on B1, 4 on B2, 4 on B3, 4 on B4, 1 on C1, 1 on C2, 1 on C3, 1 on C4
    When A encounters B on B1 with 1 ship from A1
    And nobody is invited
    And A plays negotiate and B plays negotiate
    And A offers: gives colony on A1; gets colony on B1
    And B accepts
    And B, asked which ships found the colony, answers 1 from B2
    And A, asked which ships found the colony, answers 1 from the gate
    Then A and B win the game

  @rule:R18.2
  Scenario: The win comes at the very end of the resolution, after compensation and discards
    Given players A (-), B (-), C (-)
    And A's ships are 4 on A1, 4 on A2, 4 on A3, 4 on A4, 1 on C1, 1 on C2, 1 on C3, 1 on C4
    And A holds attack 20, attack 08
    When A encounters B on B1 with 1 ship from A1
    And nobody is invited
    And A plays attack 20 and B plays negotiate
    Then A wins the game
    And B holds exactly attack 08
    And the log says in this order: land; B collects 4 from A as compensation; discarded: attack 20, negotiate; the game is won by A

  @rule:R18.2
  Scenario: Five colonies in the middle of an encounter are not enough, if one is left at its end
    Given players A (-), B (-), C (-)
    And A's ships are 4 on A1, 4 on A2, 4 on A3, 3 on A4, 1 on C1, 1 on C2, 1 on C3, 1 on C4, 1 on B5
    And it is C's turn
    When C encounters B on B1 with 1 ship
    And C invites A
    And B invites nobody
    And A joins the offense with 1 ship from B5
    And C plays attack 04 and B plays attack 20
    Then A has 4 foreign colonies
    And the game goes on

  @rule:R18.1
  Scenario: An ally may win in another player's turn
    Given players A (-), B (-), C (-)
    And C's ships are 4 on C1, 4 on C2, 4 on C3, 4 on C4, 1 on A1, 1 on A2, 1 on A3, 1 on A4
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship from C1
    And A plays attack 20 and B plays attack 04
    Then C wins the game

  @rule:R19.6
  Scenario: Fewer than three home colonies: the power is lost; with the third it is back at once
    Given players A (Human), B (-), C (-)
    And A's ships are 10 on A1, 10 on A2
    And A holds attack 10, attack 08
    And B holds attack 10
    And the next destiny is A's colour, B's colour
    When the turn begins
    Then A's power is lost
    When A chooses resettle
    And A aims at A3
    And A launches 1 ship from A1
    Then A's power is not lost
    And the log says: Human's power is regained
    When A has a second encounter
    And A encounters B on B1 with 1 ship from A1
    And nobody is invited
    And A plays attack 08 and B plays attack 10
    Then the total of the offense is 13: attack 08, ships 1, Human +4

  @rule:R19.6
  Scenario Outline: With four planets two home colonies keep the power
    Given players A (Human), B (-), C (-)
    And a four-planet game
    And A's ships are <ships>
    When A encounters B on B1 with 1 ship from A1
    Then A's power is <state>
    And A is asked whom to invite

    Examples:
      | ships            | state    |
      | 8 on A1, 8 on A2 | not lost |
      | 16 on A1         | lost     |

  @rule:R19.6
  Scenario: Destroyed planets do not lower the number needed
    Given players A (Human), B (-), C (-)
    And A3 is destroyed
    And A4 is destroyed
    And A5 is destroyed
    When the turn begins
    Then A's power is lost
    When A retrieves a ship to A1
    And A encounters B on B1 with 1 ship from A1
    Then A's power is lost
    And A is asked whom to invite

  @rule:R19.6
  Scenario: A home planet shared with others is a home colony all the same
    Given players A (Human), B (-), C (-)
    And A's ships are 8 on A1, 6 on A2, 6 on A3
    And B has 1 ship on A1
    And C has 1 ship on A2
    When A encounters B on B1 with 1 ship from A1
    Then A's power is not lost
    And A is asked whom to invite

  @rule:R27.2 @rule:R5.3
  Scenario: A player without colonies defends empty planets and stays in the game
    Given players A (-), B (-), C (-)
    And B's ships are 20 in the warp
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    Then the outcome is: B wins
    And the game goes on
    When the next turn begins
    Then B is asked where to put the retrieved ship: B1, B2, B3, B4, B5

  @rule:R27.1
  Scenario: Ships that must return but have no colony go to the warp
    Given players A (-), B (-), C (-)
    And A's ships are 1 on A1, 19 in the warp
    And C's ships are 1 on C1, 19 in the warp
    When the turn begins
    And A encounters B on B1 with 2 ships
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays negotiate and B plays negotiate
    Then C has 20 ships in the warp
    When A refuses
    And B, asked which ships to lose, answers 3 from B1
    Then A has 20 ships in the warp
