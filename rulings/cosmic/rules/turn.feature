Feature: Turns and phases

  @rule:R3.1 @rule:R17.6
  Scenario: After a lost encounter the player on the left has the turn
    Given players A (-), B (-), C (-)
    And it is C's turn
    When C encounters B on B1 with 1 ship
    And nobody is invited
    And C plays attack 04 and B plays attack 20
    Then nobody is asked anything
    And it is A's turn

  @rule:R3.2
  Scenario: The phases of an encounter in their order
    Given players A (-), B (-), C (-)
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    Then the log says in this order: start turn begins; regroup begins; destiny begins; launch begins; alliance begins; planning begins; reveal begins; resolution begins

  @rule:R17.5
  Scenario: The second encounter starts with regroup
    Given players A (-), B (-), C (-)
    And A holds attack 20, attack 04
    And A has 3 ships in the warp
    When the turn begins
    And A retrieves a ship to A1
    And A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And A has a second encounter
    Then A is asked where to put the retrieved ship: A1, A2, A3, A4, A5, B1
    When A retrieves a ship to B1
    Then A has 2 ships on B1
    And A has 1 ship in the warp
    And A is asked whom to encounter
    And the log says in this order: encounter 2 of A begins; regroup begins; destiny begins

  @rule:R4.1
  Scenario: A new hand is drawn again and again until it holds an encounter card
    Given players A (-), B (-), C (-)
    And A holds reinforcement +2, Mobius Tubes
    And the deck begins with 8 x reinforcement +3, 7 x reinforcement +5, negotiate
    When the turn begins
    Then A holds exactly 7 x reinforcement +5, negotiate
    And the discard pile is reinforcement +2, Mobius Tubes, 8 x reinforcement +3
    And A is asked whom to encounter

  @rule:R4.1
  Scenario: With an encounter card the hand stays
    Given players A (-), B (-), C (-)
    And A holds reinforcement +2, morph
    When the turn begins
    Then A holds exactly reinforcement +2, morph
    And A is asked whom to encounter

  @rule:R3.3 @rule:R4.1 @artifact:mobius-tubes
  Scenario: What belongs to regroup cannot be played before the hand goes
    Given players A (-), B (-), C (-)
    And A holds reinforcement +2, Mobius Tubes
    And C has 1 ship in the warp
    When the turn begins
    Then A holds exactly 8 x attack 06
    And the log says in this order: start turn begins; discarded; regroup begins
    And C has 1 ship in the warp
    And A is asked whom to encounter

  @rule:R4.4 @Z-07 @power:hate
  Scenario: A power zapped in start turn stays off through the first encounter
    Given players A (Hate), B (-), C (-)
    And A holds attack 06, attack 08
    And B holds attack 04, attack 05, Cosmic Zap
    When the turn begins
    And A, asked which cards to discard, answers attack 06
    And B plays Cosmic Zap
    Then A's power is zapped
    When A encounters B on B1 with 1 ship
    Then A's power is zapped
    When nobody is invited
    Then A's power is zapped
    And A is asked which encounter card to play
    And B is asked which encounter card to play
    When A plays attack 06 and B plays attack 04

  @rule:R5.2
  Scenario: One ship, on any own colony, a foreign one too
    Given players A (-), B (-), C (-)
    And A has 2 ships in the warp
    And A has 1 ship on B1
    When the turn begins
    And A retrieves a ship to B1
    Then A has 2 ships on B1
    And A has 1 ship in the warp
    And A is asked whom to encounter

  @rule:R5.2
  Scenario: The others retrieve nothing
    Given players A (-), B (-), C (-)
    And B has 2 ships in the warp
    When the turn begins
    Then B has 2 ships in the warp
    And B is not asked anything
    And A is asked whom to encounter

  @rule:R17.4
  Scenario: After a lost encounter there is no second one
    Given players A (-), B (-), C (-)
    And A holds attack 04, attack 20
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    Then nobody is asked anything
    And it is B's turn

  @rule:R17.4
  Scenario: After a deal there may be a second one, if a card is left; never a third
    Given players A (-), B (-), C (-)
    And A holds negotiate, attack 20, attack 10, attack 08
    And B holds negotiate
    And C holds attack 04
    When A encounters B on B1 with 1 ship from A1
    And nobody is invited
    And A plays negotiate and B plays negotiate
    And A offers: gives attack 08; gets nothing
    And B accepts
    And A answers A1
    Then A is asked whether to have a second encounter
    When A has a second encounter
    And A encounters C on C1 with 1 ship
    And nobody is invited
    And A plays attack 20 and C plays attack 04
    Then the outcome is: A wins
    And A holds exactly attack 10
    And nobody is asked anything
    And it is B's turn

  @rule:R17.4
  Scenario: The card may have come by the encounter itself
    Given players A (-), B (-), C (-)
    And A holds negotiate
    And B holds negotiate, attack 12
    When A encounters B on B1 with 1 ship from A1
    And nobody is invited
    And A plays negotiate and B plays negotiate
    And A offers: gives nothing; gets 1 card at random
    And B accepts
    And A answers A1
    Then A is asked whether to have a second encounter
    When the turn ends
    Then it is B's turn

  @rule:R17.4
  Scenario: A failed deal is no success
    Given players A (-), B (-), C (-)
    And A holds negotiate, attack 20
    When A encounters B on B1 with 1 ship from A1
    And nobody is invited
    And A plays negotiate and B plays negotiate
    And A refuses
    And A, asked which ships to lose, answers 3 from A2
    And B, asked which ships to lose, answers 3 from B2
    And A answers A1
    Then nobody is asked anything
    And it is B's turn

  @rule:R17.2
  Scenario: Cards that are no encounter cards go first, the card of the defense comes on top
    Given players A (-), B (-), C (-)
    And B holds attack 10, reinforcement +2
    And A holds attack 20, reinforcement +5
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 10
    And A passes
    And B plays reinforcement +2
    And B chooses defense
    And A plays reinforcement +5
    And A chooses offense
    Then the discard pile is reinforcement +2, reinforcement +5, attack 20, attack 10

  @rule:R17.2
  Scenario: The order is the same if the defense wins
    Given players A (-), B (-), C (-)
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    Then the discard pile is attack 04, attack 20
