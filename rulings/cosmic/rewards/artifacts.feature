Feature: Hand Zap, Finder and Space Junk

  @artifact:hand-zap
  Scenario: Hand Zap: a chosen player throws the hand away and draws eight
    Given players A (-), B (-), C (-)
    And a reward deck
    And the next destiny is B's colour
    And A holds attack 20
    And B holds attack 30, negotiate
    And B also holds from the reward deck attack 23
    And C holds negotiate, Hand Zap
    When the turn begins
    Then C is asked to use: Hand Zap or pass
    When C plays Hand Zap
    Then C is asked which player: A, B, C
    When C answers B
    Then B holds exactly 8 x attack 06
    And the discard pile is attack 30, negotiate
    And the reward discard pile is attack 23, Hand Zap
    And A is asked which planet to aim at

  @artifact:hand-zap
  Scenario: One may zap one's own hand
    Given players A (-), B (-), C (-)
    And the next destiny is B's colour
    And A holds attack 20, Hand Zap
    When the turn begins
    And A plays Hand Zap
    And A answers A
    Then A holds exactly 8 x attack 06
    And A is asked which planet to aim at

  @artifact:hand-zap
  Scenario: It is for the beginning of an encounter, a second one too
    Given players A (-), B (-), C (-)
    And the next destiny is B's colour, B's colour
    And A holds attack 20, attack 10
    And B holds attack 04
    And C holds negotiate, Hand Zap
    When the turn begins
    And C passes
    And A encounters B on B1 with 1 ship
    And nobody is invited
    Then C can use at any time nothing
    When A plays attack 20 and B plays attack 04
    And A has a second encounter
    Then C is asked to use: Hand Zap or pass
    When C plays Hand Zap
    And C answers A
    Then A holds exactly 8 x attack 06
    And A is asked which planet to aim at

  @artifact:hand-zap @artifact:card-zap
  Scenario: Hand Zap is cancelled by a Card Zap
    Given players A (-), B (-), C (-)
    And the next destiny is B's colour
    And A holds attack 20, Hand Zap
    And B holds attack 04, Card Zap
    When the turn begins
    And A plays Hand Zap
    Then B is asked to respond: Card Zap or pass
    When B plays Card Zap
    Then A holds exactly attack 20
    And B holds exactly attack 04
    And the reward discard pile is Hand Zap
    And the discard pile is Card Zap
    And A is asked which planet to aim at

  @artifact:hand-zap @artifact:plague
  Scenario: Nothing but what cancels it may be played in answer
    Given players A (-), B (-), C (-)
    And the next destiny is B's colour
    And A holds attack 20, Hand Zap
    And B holds attack 04, Cosmic Zap, Mobius Tubes, Finder
    When the turn begins
    And A plays Hand Zap
    Then A is asked which player: A, B, C
    And B can use at any time nothing
    When A answers B
    Then B holds exactly 8 x attack 06
    And A is asked which planet to aim at

  @artifact:hand-zap @power:miser
  Scenario: The hoard of Miser is not its hand
    Given players A (-), B (Miser), C (-)
    And in the setup B answers the second hand
    And the next destiny is B's colour
    And A holds attack 20, Hand Zap
    And B holds attack 04
    And Miser's sheet holds attack 30
    When the turn begins
    And A plays Hand Zap
    And A answers B
    Then Miser's sheet holds exactly attack 30
    And B holds exactly 8 x attack 06
    And A is asked which planet to aim at

  @artifact:hand-zap @wild:miser
  Scenario: Miser's flare cannot save cards from Hand Zap
    Given players A (-), B (-), C (-)
    And the next destiny is B's colour
    And A holds attack 20, Hand Zap
    And B holds attack 04, attack 30, Miser flare
    When the turn begins
    And A plays Hand Zap
    And A answers B
    Then B holds exactly 8 x attack 06
    And the discard pile is attack 04, attack 30, Miser flare
    And A is asked which planet to aim at

  @CI-02 @artifact:finder
  Scenario: Finder: a card is named, the hand is seen, the card may be taken
    Given players A (-), B (-), C (-)
    And A holds attack 20
    And B holds attack 30, attack 04
    And C holds negotiate, Finder
    When A encounters B on B1 with 1 ship
    And C interrupts with Finder
    Then C is asked which player: A, B
    When C answers B
    Then C is asked which card to name
    And C may answer attack 30
    And C may answer Cosmic Zap
    And C may answer Crooked Deal
    And C may not answer attack 39
    When C answers attack 30
    Then the log says: C names attack 30
    And C has seen exactly attack 30, attack 04 in B's hand
    And A has seen exactly nothing in B's hand
    And C is asked which cards to take (0 to 1): attack 30
    When C answers attack 30
    Then C holds exactly negotiate, attack 30
    And B holds exactly attack 04
    And A is asked whom to invite

  @artifact:finder
  Scenario: The card that was found need not be taken
    Given players A (-), B (-), C (-)
    And A holds attack 20
    And B holds attack 30, attack 04
    And C holds negotiate, Finder
    When A encounters B on B1 with 1 ship
    And C interrupts with Finder
    And C answers B
    And C answers attack 30
    And C answers no card
    Then B holds exactly attack 30, attack 04
    And C holds exactly negotiate
    And A is asked whom to invite

  @artifact:finder
  Scenario: A card that is not there is not found; the hand has been seen
    Given players A (-), B (-), C (-)
    And a reward deck
    And A holds attack 20
    And B holds attack 30, attack 04
    And C holds negotiate, Finder
    When A encounters B on B1 with 1 ship
    And C interrupts with Finder
    And C answers B
    And C answers Cosmic Zap
    Then C has seen exactly attack 30, attack 04 in B's hand
    And C holds exactly negotiate
    And the reward discard pile is Finder
    And A is asked whom to invite

  @artifact:finder
  Scenario: One of several such cards
    Given players A (-), B (-), C (-)
    And A holds attack 20
    And B holds attack 30, attack 30
    And C holds negotiate, Finder
    When A encounters B on B1 with 1 ship
    And C interrupts with Finder
    And C answers B
    And C answers attack 30
    And C answers attack 30
    Then C holds exactly negotiate, attack 30
    And B holds exactly attack 30
    And A is asked whom to invite

  @CI-02 @artifact:finder @artifact:card-zap
  Scenario: Only a Card Zap may answer a Finder
    Given players A (-), B (-), C (-)
    And A holds attack 20
    And B holds attack 04, Cosmic Zap, Human flare, Card Zap
    And C holds negotiate, Finder
    When A encounters B on B1 with 1 ship
    And C interrupts with Finder
    Then B is asked to respond: Card Zap or pass
    When B passes
    Then C is asked which player: A, B
    When C answers B
    Then B can use at any time nothing
    When C answers Cosmic Zap
    Then B can use at any time nothing
    And B is not asked anything
    When C answers Cosmic Zap
    Then C holds exactly negotiate, Cosmic Zap
    And A is asked whom to invite

  @CI-02 @artifact:finder @artifact:card-zap
  Scenario: Card-Zapped, nothing is seen or taken
    Given players A (-), B (-), C (-)
    And a reward deck
    And A holds attack 20
    And B holds attack 04, Card Zap
    And C holds negotiate, Finder
    When A encounters B on B1 with 1 ship
    And C interrupts with Finder
    And B plays Card Zap
    Then C holds exactly negotiate
    And C has seen exactly nothing in B's hand
    And the reward discard pile is Finder
    And A is asked whom to invite

  @artifact:finder @RI-01 @card:rift
  Scenario: A rift that Finder takes goes off
    Given players A (-), B (-), C (-)
    And A holds attack 20
    And B holds attack 04, rift 3
    And C holds negotiate, Finder
    When A encounters B on B1 with 1 ship
    And C interrupts with Finder
    And C answers B
    And C answers rift 3
    And C answers rift 3
    Then C is asked which ships to lose (3)
    When C answers 3 ships from C1
    Then C holds exactly negotiate
    And C has 3 ships in the warp
    And A is asked whom to invite

  @AL-GLUTTON-1 @artifact:finder @power:glutton
  Scenario: Glutton gets the card that was found and two more at random
    Given players A (-), B (-), C (Glutton)
    And A holds attack 20
    And B holds attack 40, attack 04, attack 04, attack 04
    And C holds Finder
    When A encounters B on B1 with 1 ship
    And C interrupts with Finder
    And C answers B
    And C answers attack 40
    And C answers attack 40
    Then C holds exactly attack 40, attack 04, attack 04
    And B holds exactly attack 04
    And A is asked whom to invite

  @artifact:finder @rule:R9.3
  Scenario: The defense has lost its last encounter card before it could select: it draws a new hand
    Given players A (-), B (-), C (-)
    And A holds attack 20
    And B holds attack 30, reinforcement +2
    And C holds negotiate, Finder
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And C interrupts with Finder
    And C answers B
    And C answers attack 30
    And C answers attack 30
    Then B holds exactly 8 x attack 06
    And C holds exactly negotiate, attack 30
    When A plays attack 20 and B plays attack 06
    Then the outcome is: A wins
    When the turn ends

  @artifact:space-junk
  Scenario: Space Junk: a chosen player takes the top card of the discard pile
    Given players A (-), B (-), C (-)
    And a reward deck
    And the discard pile is attack 30, Mobius Tubes, attack 01
    And A holds attack 20
    And C holds negotiate, Space Junk
    When A encounters B on B1 with 1 ship
    And C interrupts with Space Junk
    Then C is asked which player: A, B, C
    When C answers A
    Then A holds exactly attack 20, attack 01
    And the discard pile is attack 30, Mobius Tubes
    And the reward discard pile is Space Junk
    And A is asked whom to invite

  @artifact:space-junk
  Scenario: One may take it oneself
    Given players A (-), B (-), C (-)
    And the discard pile is attack 30
    And A holds attack 20
    And C holds negotiate, Space Junk
    When A encounters B on B1 with 1 ship
    And C interrupts with Space Junk
    And C answers C
    Then C holds exactly negotiate, attack 30
    And the discard pile is empty
    And A is asked whom to invite

  @artifact:space-junk @rule:R24.2
  Scenario: Of several cards that are discarded together it takes any one, a reward card too
    Given players A (-), B (-), C (-)
    And a reward deck
    And A holds attack 20
    And B holds reinforcement +2, Mobius Tubes
    And B also holds from the reward deck reinforcement +6
    And C holds negotiate, Space Junk
    When A encounters B on B1 with 1 ship
    And nobody is invited
    Then C is asked to use: Space Junk or pass
    When C plays Space Junk
    Then C is asked which cards to choose (1): reinforcement +2, Mobius Tubes, reinforcement +6
    When C answers reinforcement +6
    And C answers C
    Then C holds exactly negotiate, reinforcement +6
    And C holds 1 card with the back of the reward deck
    And the discard pile is reinforcement +2, Mobius Tubes
    And the reward discard pile is Space Junk
    When A plays attack 20
    And B plays attack 06
    Then the outcome is: A wins
    When the turn ends

  @artifact:space-junk @artifact:card-zap
  Scenario: Space Junk is cancelled by a Card Zap, and lies in its own pile
    Given players A (-), B (-), C (-)
    And a reward deck
    And the discard pile is attack 30
    And A holds attack 20, Card Zap
    And C holds negotiate, Space Junk
    When A encounters B on B1 with 1 ship
    And C interrupts with Space Junk
    And A plays Card Zap
    Then C holds exactly negotiate
    And the discard pile is attack 30, Card Zap
    And the reward discard pile is Space Junk
    And A is asked whom to invite

  @artifact:space-junk @card:rift
  Scenario: A rift among the rubbish is given, not taken: it does not go off
    Given players A (-), B (-), C (-)
    And common rewards
    And the discard pile is rift 5
    And A holds attack 20
    And C holds negotiate, Space Junk
    When A encounters B on B1 with 1 ship
    And C interrupts with Space Junk
    And C answers A
    Then A holds exactly attack 20, Rift 5
    And A has no ships in the warp
    And the discard pile is Space Junk
    And A is asked whom to invite

  @artifact:finder @artifact:space-junk
  Scenario: Without a card in another hand, or in the pile, they are of no use
    Given players A (-), B (-), C (-)
    And A holds nothing
    And B holds nothing
    And C holds attack 08, Finder, Space Junk
    And it is C's turn
    When C encounters B on B1 with 1 ship
    Then C is asked whom to invite
    And C can use at any time nothing
