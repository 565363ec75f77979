Feature: Dictator chooses the destiny cards of the others

  @power:dictator
  Scenario: It looks through the deck and chooses the card the offense draws
    Given players A (-), B (-), C (Dictator)
    And the destiny deck is B's colour, wild, C's colour, A's colour
    When the turn begins
    Then the phase is destiny
    And C is asked which cards to choose (1): B's colour, wild, C's colour, A's colour
    And C may not answer special most cards
    And C knows 4 cards of the destiny deck
    And A knows 0 cards of the destiny deck
    When C answers wild
    Then the log says in this order: C uses Dictator's power; C looks through the destiny deck; destiny: wild
    And C knows 3 cards of the destiny deck
    And A is asked whom to encounter: B, C

  @power:dictator
  Scenario: What it chooses is played as though drawn: its own colour too
    Given players A (-), B (-), C (Dictator)
    And the destiny deck is B's colour, C's colour
    When the turn begins
    And C answers C's colour
    Then C is the defense
    And A is asked which planet to aim at: C1, C2, C3, C4, C5

  @power:dictator @rule:O8
  Scenario: When a card is drawn again, it chooses again
    Given players A (-), B (-), C (Dictator)
    And the destiny deck is B's colour, A's colour, C's colour
    When the turn begins
    And C answers A's colour
    Then the log says: destiny: A's colour
    And C is asked which cards to choose (1): B's colour, C's colour
    When C answers B's colour
    Then B is the defense
    And A is asked which planet to aim at

  @power:dictator @rule:R6.1
  Scenario: It chooses among the remaining cards; the last one is shuffled with the discards before
    Given players A (-), B (-), C (Dictator)
    And the destiny deck is B's colour, A's colour
    When the turn begins
    And C answers A's colour
    Then the log says in this order: destiny: A's colour; the destiny deck is shuffled anew
    And C is asked which cards to choose (1): B's colour, A's colour
    When C answers B's colour
    Then A is asked which planet to aim at

  @power:dictator
  Scenario: In its own turn the deck is shuffled and a card drawn by chance
    Given players A (-), B (-), C (Dictator)
    And it is B's turn
    And the destiny deck is C's colour, A's colour, A's colour, A's colour
    When the turn begins
    And C answers C's colour
    Then C knows 3 cards of the destiny deck
    When B aims at C1
    And B launches 1 ship
    And nobody is invited
    And B plays attack 04 and C plays attack 20
    And the next turn begins
    Then the log says in this order: C's turn begins; the destiny deck is shuffled anew; destiny: A's colour
    And C knows 0 cards of the destiny deck
    And C is asked which planet to aim at: A1, A2, A3, A4, A5

  @power:dictator
  Scenario: In its own turn it chooses nothing
    Given players A (Dictator), B (-), C (-)
    And the next destiny is B's colour
    When the turn begins
    Then B is the defense
    And the log does not say: uses Dictator's power
    And A is asked which planet to aim at

  @power:dictator @artifact:cosmic-zap
  Scenario: Zapped, it chooses nothing for the rest of the encounter
    Given players A (-), B (-), C (Dictator)
    And B holds negotiate, Cosmic Zap
    And the next destiny is A's colour, B's colour
    When the turn begins
    Then B is asked to respond: Cosmic Zap or pass
    When B plays Cosmic Zap
    Then the log does not say: looks through
    And the log says in this order: destiny: A's colour; destiny: B's colour
    And A is asked which planet to aim at

  @power:dictator @artifact:cosmic-zap
  Scenario: Zapped after it has seen the deck, the remaining cards are shuffled
    Given players A (-), B (-), C (Dictator)
    And B holds negotiate, Cosmic Zap
    And the destiny deck is A's colour, B's colour, B's colour, B's colour
    When the turn begins
    And B passes
    And C answers A's colour
    Then B is asked to respond: Cosmic Zap or pass
    When B plays Cosmic Zap
    Then the log says in this order: Dictator's power is zapped; the destiny deck is shuffled anew; destiny: B's colour
    And C knows 0 cards of the destiny deck
    And A is asked which planet to aim at

  @power:dictator @rule:R19.6
  Scenario: Without its power it neither looks nor chooses; in its own turn the deck is still shuffled
    Given players A (-), B (-), C (Dictator)
    And it is B's turn
    And C's ships are 1 on C1, 9 on C2, 10 on C3
    And the destiny deck is C's colour, A's colour, A's colour, A's colour
    When the turn begins
    And C answers C's colour
    And B aims at C1
    And B launches 2 ships
    And nobody is invited
    And B plays attack 20 and C plays attack 04
    Then C's power is lost
    And C knows 3 cards of the destiny deck
    When the turn ends
    And the next turn begins
    And C retrieves a ship to C2
    Then C knows 0 cards of the destiny deck
    And C's power is lost
    And C is asked which planet to aim at

  @power:dictator @rule:R19.6
  Scenario: With too few home colonies the top card is drawn
    Given players A (-), B (-), C (Dictator)
    And C's ships are 10 on C1, 10 on C2
    And the next destiny is B's colour
    When the turn begins
    Then B is the defense
    And C knows 0 cards of the destiny deck
    And A is asked which planet to aim at

  @power:dictator @power:will
  Scenario: Will does not care
    Given players A (Will), B (-), C (Dictator)
    And the destiny deck is B's colour, C's colour, A's colour
    When the turn begins
    And C answers B's colour
    Then A is asked whom to encounter: B, C
    When A targets C
    Then A is asked which planet to aim at: C1, C2, C3, C4, C5

  @power:dictator @power:shadow @AL-SHADOW-1
  Scenario: Shadow executes by the chosen cards
    Given players A (-), B (Shadow), C (Dictator)
    And the destiny deck is A's colour, B's colour, C's colour
    When the turn begins
    And C answers A's colour
    And B answers 1 of A from A1
    And C answers C's colour
    And B answers 1 of C from C1
    Then A has 1 ship in the warp
    And C has 1 ship in the warp
    And A is asked which planet to aim at

  @power:dictator @power:invader
  Scenario: It may choose the Invader's card
    Given players A (-), B (Invader), C (Dictator)
    And the destiny deck is B's colour, Invader destiny, C's colour
    When the turn begins
    And C answers Invader destiny
    Then B is the offense
    When B passes
    Then B is asked which planet to aim at: A1, A2, A3, A4, A5

  @wild:dictator
  Scenario: The wild side has the offense draw another card
    Given players A (-), B (-), C (-)
    And C holds negotiate, Dictator flare
    And the next destiny is C's colour, B's colour
    When the turn begins
    Then C is asked to use: Dictator flare (wild) or pass
    When C plays Dictator flare
    Then the log says in this order: destiny: C's colour; C plays Dictator flare; destiny: B's colour; the defense is B
    And C holds exactly negotiate, Dictator flare
    And A is asked which planet to aim at

  @wild:dictator
  Scenario: Once in an encounter, and never by the offense
    Given players A (-), B (-), C (-)
    And C holds negotiate, Dictator flare
    And the next destiny is C's colour, C's colour
    When the turn begins
    And C plays Dictator flare
    Then C is the defense
    And A is asked which planet to aim at

  @wild:dictator
  Scenario: The offense cannot play it
    Given players A (-), B (-), C (-)
    And A holds attack 20, Dictator flare
    And the next destiny is C's colour, B's colour
    When the turn begins
    Then C is the defense
    And A is asked which planet to aim at

  @wild:dictator @power:shadow @AL-SHADOW-1
  Scenario: Shadow executes for the discarded card first, and for the next one
    Given players A (-), B (-), C (Shadow)
    And B holds negotiate, Dictator flare
    And the next destiny is B's colour, A's colour, B's colour
    When the turn begins
    And C answers 1 of B from B1
    Then B is asked to use: Dictator flare (wild) or pass
    When B plays Dictator flare
    And C answers 1 of A from A1
    And C answers 1 of B from B2
    Then A has 1 ship in the warp
    And B has 2 ships in the warp
    And A is asked which planet to aim at

  @wild:dictator @power:dictator @rule:O8
  Scenario: Another card, and the Dictator chooses that one, too
    Given players A (-), B (-), C (Dictator)
    And B holds negotiate, Dictator flare
    And the destiny deck is B's colour, B's colour, C's colour
    When the turn begins
    And C answers B's colour
    And B plays Dictator flare
    Then C is asked which cards to choose (1): B's colour, C's colour
    When C answers B's colour
    Then B is the defense
    And A is asked which planet to aim at

  @wild:dictator @power:will
  Scenario: Before Will names anybody the card is replaced; Will chooses once
    Given players A (Will), B (-), C (-)
    And C holds negotiate, Dictator flare
    And the next destiny is C's colour, B's colour
    When the turn begins
    And C plays Dictator flare
    Then A is asked whom to encounter: B, C
    When A targets C
    Then A is asked which planet to aim at

  @wild:dictator @artifact:card-zap
  Scenario: Cancelled by a Card Zap, the card stands
    Given players A (-), B (-), C (-)
    And A holds attack 20, Card Zap
    And C holds negotiate, Dictator flare
    And the next destiny is C's colour, B's colour
    When the turn begins
    And C plays Dictator flare
    And A plays Card Zap
    Then C is the defense
    And C holds exactly negotiate
    And A is asked which planet to aim at

  @wild:dictator @wild:anti-matter
  Scenario: Prevented by Anti-Matter's flare, the card stands and the flare stays in hand
    Given players A (-), B (-), C (-)
    And A holds attack 20, Anti-Matter flare
    And C holds negotiate, Dictator flare
    And the next destiny is C's colour, B's colour
    When the turn begins
    And C plays Dictator flare
    And A plays Anti-Matter flare
    Then C is the defense
    And C holds exactly negotiate, Dictator flare
    And A is asked which planet to aim at

  @super:dictator
  Scenario: With the super side it chooses in its own turn, too
    Given players A (Dictator), B (-), C (-)
    And A holds attack 20, Dictator flare
    And the destiny deck is B's colour, wild, C's colour
    When the turn begins
    Then A is asked to use: Dictator flare (super) or pass
    When A plays Dictator flare
    Then A is asked which cards to choose (1): B's colour, wild, C's colour
    When A answers C's colour
    Then C is the defense
    And A is asked which planet to aim at

  @super:dictator
  Scenario: Even a deck it has seen is shuffled first
    Given players A (-), B (Dictator), C (-)
    And B holds attack 20, attack 20, Dictator flare
    And the destiny deck is B's colour, A's colour, A's colour, C's colour
    When the turn begins
    And B answers B's colour
    And A aims at B1
    And A launches 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    And the next turn begins
    Then the log says: the destiny deck is shuffled anew
    And B is asked to use: Dictator flare (super) or pass
    And B knows 0 cards of the destiny deck
    When B plays Dictator flare
    Then B is asked which cards to choose (1): A's colour, A's colour, C's colour

  @super:dictator @Z-02 @Z-04 @artifact:cosmic-zap
  Scenario: Zapped, a card is drawn by chance and the flare stays in hand
    Given players A (Dictator), B (-), C (-)
    And A holds attack 20, Dictator flare
    And B holds negotiate, Cosmic Zap
    And the destiny deck is B's colour, B's colour, B's colour
    When the turn begins
    And A plays Dictator flare
    And B plays Cosmic Zap
    Then A holds exactly attack 20, Dictator flare
    And A knows 0 cards of the destiny deck
    And A is asked which planet to aim at: B1, B2, B3, B4, B5

  @super:dictator @artifact:card-zap
  Scenario: Cancelled by a Card Zap, the top card is drawn
    Given players A (Dictator), B (-), C (-)
    And A holds attack 20, Dictator flare
    And B holds negotiate, Card Zap
    And the next destiny is C's colour
    When the turn begins
    And A plays Dictator flare
    And B plays Card Zap
    Then C is the defense
    And A holds exactly attack 20
    And A is asked which planet to aim at
