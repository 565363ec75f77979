Feature: Turns, regroup and new hands

  @G-004 @rule:R24.8
  Scenario: A cosmic quake when a hand cannot be drawn
    Given players A (-), B (-), C (-)
    And A holds 20 x attack 06
    And B holds nothing
    And C holds 20 x attack 06
    And the deck is nothing
    When A encounters B on B1 with 2 ships
    And nobody is invited
    Then the log says: a cosmic quake
    And A holds 8 cards
    And B holds 8 cards
    And C holds 8 cards
    And the deck has 16 cards
    And the discard pile is empty
    And A is asked which encounter card to play
    And B is asked which encounter card to play

  @G-017 @rule:R4.1 @rule:R4.3
  Scenario: The new hand at the start of the turn comes before anything in regroup
    Given players A (-), B (-), C (-)
    And A holds reinforcement +2
    And C holds Plague, negotiate
    When the turn begins
    Then A holds 8 cards
    And C is asked to use: Plague or pass
    And the log says in this order: start turn begins; discarded: reinforcement +2; A draws; regroup begins
    And the discard pile is reinforcement +2

  @G-033 @rule:R5.3
  Scenario: Without colonies a ship comes back to any home planet
    Given players A (-), B (-), C (-)
    And A's ships are 20 in the warp
    And B has 1 ship on A1
    And C has 2 ships on A2
    When the turn begins
    Then A is asked where to put the retrieved ship: A1, A2, A3, A4, A5
    When A retrieves a ship to A2
    Then A has 1 ship on A2
    And A has 19 ships in the warp
    And C has 2 ships on A2
    And A is asked whom to encounter: B, C

  @S7-03 @G-033 @rule:R5.3
  Scenario: Without colonies and without a home planet the ship goes straight into the gate
    Given players A (-), B (-), C (-)
    And A1 is destroyed
    And A2 is destroyed
    And A3 is destroyed
    And A4 is destroyed
    And A5 is destroyed
    And the next destiny is B's colour
    When the turn begins
    Then A has 1 ship in the gate
    And A has 19 ships in the warp
    And A is asked which planet to aim at: B1, B2, B3, B4, B5

  @S7-03 @G-033 @rule:R5.3
  Scenario: Without colonies but with one home planet left the ship goes there
    Given players A (-), B (-), C (-)
    And A1 is destroyed
    And A2 is destroyed
    And A3 is destroyed
    And A4 is destroyed
    And A's ships are 20 in the warp
    And the next destiny is B's colour
    When the turn begins
    Then A has 1 ship on A5
    And A has no ships in the gate
    And A has 19 ships in the warp
    And A is asked which planet to aim at: B1, B2, B3, B4, B5

  @G-039 @rule:R5.2
  Scenario: Retrieving a ship is compulsory
    Given players A (-), B (-), C (-)
    And A has 1 ship in the warp
    When the turn begins
    Then A is asked where to put the retrieved ship: A1, A2, A3, A4, A5
    And A may not answer none
    When A retrieves a ship to A3
    Then A has no ships in the warp
    And A has 5 ships on A3
    And A is asked whom to encounter: B, C

  @G-016 @artifact:mobius-tubes
  Scenario: Mobius Tubes without any planet: up to four ships into the gate, the rest stays in the warp
    Given players A (-), B (-), C (-), D (-)
    And A holds Mobius Tubes, attack 06
    And A1 is destroyed
    And A2 is destroyed
    And A3 is destroyed
    And A4 is destroyed
    And A5 is destroyed
    And C1 is destroyed
    And C2 is destroyed
    And C3 is destroyed
    And C4 is destroyed
    And C5 is destroyed
    And D has 3 ships in the warp
    And the next destiny is B's colour
    When the turn begins
    Then A is asked to use: Mobius Tubes or pass
    When A plays Mobius Tubes
    Then A is asked which ships to move (0 to 4): 20 in the warp
    When A answers 4 from the warp
    And D, asked where ships return to, answers 2 to D1, 1 to D2
    Then A has 4 ships in the gate
    And A has 16 ships in the warp
    And C has 20 ships in the warp
    And D has no ships in the warp
    And A is asked which planet to aim at

  @G-046 @rule:R17.4
  Scenario: No second encounter without an encounter card in hand
    Given players A (-), B (-), C (-)
    And A holds attack 20, reinforcement +2, Plague
    When the turn begins
    And A passes
    And A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And A passes
    Then the outcome is: A wins
    And nobody is asked anything
    And it is B's turn

  @G-050 @rule:R9.3
  Scenario: Before a new hand cards may be played, but need not be
    Given players A (-), B (-), C (-)
    And B holds Meteor, reinforcement +2
    And the deck begins with 8 x reinforcement +3, attack 09
    When A encounters B on B1 with 2 ships
    And nobody is invited
    Then B is asked to use: Meteor or pass
    When B passes
    Then the discard pile is Meteor, reinforcement +2, 8 x reinforcement +3
    And B holds 8 cards
    And B holds attack 09
    When A plays attack 20 and B plays attack 09
    Then the outcome is: A wins

  @G-050 @rule:R9.3
  Scenario: Before a new hand a card is played
    Given players A (-), B (-), C (-)
    And B holds Meteor, reinforcement +2
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And B plays Meteor
    And B chooses A
    And A, asked which ships to lose, answers 1 from the gate
    Then A has 1 ship in the gate
    And the discard pile is Meteor, reinforcement +2
    And B holds 8 cards
    When A plays attack 20 and B plays attack 06
    Then the outcome is: A wins
    And the total of the offense is 21: attack 20, ships 1
