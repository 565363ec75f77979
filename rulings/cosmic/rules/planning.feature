Feature: Planning

  @rule:R9.3
  Scenario: The defense without encounter cards shows, discards and draws eight, until it holds one
    Given players A (-), B (-), C (-)
    And B holds reinforcement +2
    And the deck begins with 8 x reinforcement +3, 7 x reinforcement +5, attack 12
    When A encounters B on B1 with 1 ship
    And nobody is invited
    Then B holds exactly 7 x reinforcement +5, attack 12
    And the discard pile is reinforcement +2, 8 x reinforcement +3
    When A plays attack 04 and B plays attack 12
    And everybody passes
    Then the outcome is: B wins

  @rule:R9.3
  Scenario: An empty hand is replaced as well
    Given players A (-), B (-), C (-)
    And B holds nothing
    And the deck begins with 8 x attack 12
    When A encounters B on B1 with 1 ship
    And nobody is invited
    Then B holds exactly 8 x attack 12
    When A plays attack 04 and B plays attack 12
    Then the outcome is: B wins

  @rule:R9.4 @rule:O15
  Scenario: The offense without encounter cards: the turn ends, all ships return, nobody has won or lost
    Given players A (-), B (-), C (-), D (-)
    And A holds attack 06
    And B holds attack 08, Plague
    When the turn begins
    And B plays Plague
    And B answers A
    And A, asked which ships to lose, answers 3 from A1
    And A retrieves a ship to A1
    And A encounters B on B1 with 2 ships from A2
    And A invites C
    And B invites D
    And C joins the offense with 1 ship from C1
    And D joins the defense with 1 ship from D1
    Then A is asked where ships return to: A1, A2, A3, A4, A5
    When A answers A2
    And C, asked where ships return to, answers C1
    And D, asked where ships return to, answers D1
    Then the outcome is: no result
    And A has 2 ships in the warp
    And A has 4 ships on A2
    And C has 4 ships on C1
    And D has 4 ships on D1
    And B has no ships in the warp
    And B holds exactly attack 08
    And nobody is asked anything
    And it is B's turn

  @rule:R9.5 @rule:R10.1
  Scenario: Both choose at the same time; what one has chosen is not told before the reveal
    Given players A (-), B (-), C (-)
    And A holds attack 04, attack 20
    And B holds attack 06, negotiate
    When A encounters B on B1 with 1 ship
    And nobody is invited
    Then A is asked which encounter card to play: attack 04, attack 20
    And B is asked which encounter card to play: attack 06, negotiate
    When A answers attack 20
    Then A is not asked anything
    And B is asked which encounter card to play: attack 06, negotiate
    And A holds exactly attack 04, attack 20
    When B answers attack 06
    Then the log says: revealed: attack 20 against attack 06
    And the outcome is: A wins
    When the turn ends

  @rule:R9.5
  Scenario: Only encounter cards may be chosen
    Given players A (-), B (-), C (-)
    And A holds attack 04, morph, reinforcement +2, Plague
    When the turn begins
    And A passes
    And A encounters B on B1 with 1 ship
    And nobody is invited
    Then A is asked which encounter card to play: attack 04, morph
    And B is asked which encounter card to play

  @rule:R9.9 @rule:O5 @power:miser
  Scenario: Cards on a sheet are not in hand
    Given players A (-), B (Miser), C (-)
    And in the setup B answers the second hand
    And B holds reinforcement +3
    And Miser's sheet holds attack 30, attack 12
    And the deck begins with 8 x attack 10
    When A encounters B on B1 with 1 ship
    And nobody is invited
    Then B holds exactly 8 x attack 10
    And Miser's sheet holds exactly attack 30, attack 12
    When A plays attack 04 and B plays attack 30
    Then the outcome is: B wins
