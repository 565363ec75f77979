Feature: Invader has encounters in the turns of others

  @power:invader @AL-INVADER-2 @AL-INVADER-4 @AL-INVADER-7
  Scenario: Its destiny card makes it the offense from the launch on; the interrupted player regroups anew
    Given players A (-), B (Invader), C (-)
    And the next destiny is Invader destiny, C's colour
    And A has 3 ships in the warp
    And B has 2 ships in the warp
    And A holds attack 04, attack 20
    And B holds attack 10, attack 08
    And C holds attack 06
    When the turn begins
    And A retrieves a ship to A1
    Then A has 2 ships in the warp
    And B is the offense
    And A is the defense
    And B has 2 ships in the warp
    And B is asked to use: Invader's power or pass
    When B passes
    Then B is asked which planet to aim at: A1, A2, A3, A4, A5
    When B aims at A2
    And B launches 3 ships
    And nobody is invited
    And B plays attack 10 and A plays attack 04
    Then B has 3 ships on A2
    And A is asked where to put the retrieved ship
    When A retrieves a ship to A1
    Then the log says in this order: an extra encounter of B begins; regroup begins; destiny begins
    And A is the offense
    And it is A's turn
    And A is asked which planet to aim at: C1, C2, C3, C4, C5

  @power:invader
  Scenario: It may draw a new hand for its invasion
    Given players A (-), B (Invader), C (-)
    And the next destiny is Invader destiny, C's colour
    And B holds negotiate, negotiate
    And the deck begins with attack 30, attack 20
    When the turn begins
    Then B is asked to use: Invader's power or pass
    When B uses Invader's power
    Then B holds 8 cards
    And B holds attack 30, attack 20
    And the discard pile is negotiate, negotiate
    And B is asked which planet to aim at

  @power:invader
  Scenario: Zapped, it keeps its hand, but the invasion goes on
    Given players A (-), B (Invader), C (-)
    And the next destiny is Invader destiny, C's colour
    And A holds Cosmic Zap, attack 06
    And B holds attack 10, negotiate
    When the turn begins
    And B uses Invader's power
    Then A is asked to respond: Cosmic Zap or pass
    When A plays Cosmic Zap
    Then B holds exactly attack 10, negotiate
    And B is the offense
    And B is asked which planet to aim at

  @power:invader
  Scenario: For the Invader itself the card is wild, and a new hand comes first
    Given players A (Invader), B (-), C (-)
    And the next destiny is Invader destiny
    When the turn begins
    Then A is asked to use: Invader's power or pass
    When A uses Invader's power
    Then A holds 8 cards
    And A is asked whom to encounter: B or C
    When A targets C
    Then C is the defense
    And A is the offense
    And A is asked which planet to aim at

  @power:invader
  Scenario: Its own colour gives it a new hand as the defense, too
    Given players A (-), B (Invader), C (-)
    And the next destiny is B's colour
    When the turn begins
    Then B is asked to use: Invader's power or pass
    When B uses Invader's power
    Then B holds 8 cards
    And A is the offense
    And A is asked which planet to aim at

  @power:invader
  Scenario: The colour of another gives it nothing
    Given players A (-), B (Invader), C (-)
    And the next destiny is C's colour
    When the turn begins
    Then A is asked which planet to aim at

  @power:invader @AL-INVADER-1 @rule:R19.6
  Scenario: Without its power the card is ignored
    Given players A (-), B (Invader), C (-)
    And the next destiny is Invader destiny, C's colour
    And B's ships are 10 on B1, 10 on B2
    When the turn begins
    Then A is the offense
    And C is the defense
    And A is asked which planet to aim at

  @power:invader @rule:R6.5
  Scenario: With a colony on every planet of the one who drew it there is nothing to invade
    Given players A (-), B (Invader), C (-)
    And the next destiny is Invader destiny, C's colour
    And B has 1 ship on A1
    And B has 1 ship on A2
    And B has 1 ship on A3
    And B has 1 ship on A4
    And A5 is destroyed
    When the turn begins
    And A retrieves a ship to A1
    Then C is the defense
    And A is asked which planet to aim at

  @power:invader @AL-INVADER-5
  Scenario: The interruption uses up no encounter
    Given players A (-), B (Invader), C (-)
    And the next destiny is Invader destiny, C's colour
    And A holds attack 04, attack 20, attack 08
    And B holds attack 06
    And C holds attack 06
    When the turn begins
    And B passes
    And B aims at A2
    And B launches 1 ship
    And nobody is invited
    And B plays attack 06 and A plays attack 08
    Then B has 1 ship in the warp
    When A encounters C on C1 with 2 ships
    And nobody is invited
    And A plays attack 20 and C plays attack 06
    Then the outcome is: A wins
    And A is asked whether to have a second encounter
    When the turn ends
    Then it is B's turn

  @power:invader @power:zombie
  Scenario: Zombie saves its ships from an invasion as from any other encounter
    Given players A (Zombie), B (Invader), C (-)
    And the next destiny is Invader destiny, C's colour
    And A holds attack 04, attack 20
    And B holds attack 20
    When the turn begins
    And B passes
    And B aims at A2
    And B launches 1 ship
    And nobody is invited
    And B plays attack 20 and A plays attack 04
    Then A is asked where ships return to: A1, A3, A4, A5
    When A answers A1
    Then A has 8 ships on A1
    And B has 1 ship on A2
    And A is asked which planet to aim at

  @wild:invader
  Scenario: The wild flare brings a new hand at any time, and goes to the Invader
    Given players A (-), B (Invader), C (-)
    And C holds Invader flare, negotiate
    And the next destiny is B's colour
    When the turn begins
    And B passes
    Then C can use at any time Invader flare (wild)
    When C interrupts with Invader flare (wild)
    Then C holds 8 cards
    And C does not hold negotiate
    And B holds Invader flare
    And A is asked which planet to aim at

  @super:invader
  Scenario: The super flare sends ships from the warp on an invasion
    Given players A (-), B (Invader), C (-)
    And the next destiny is Invader destiny, C's colour
    And B has 3 ships in the warp
    And B holds Invader flare, attack 20
    When the turn begins
    And B passes
    And B aims at A1
    Then B is asked to use: Invader flare (super) or pass
    When B plays Invader flare
    Then B is asked which ships to move (1 to 3): 3 in the warp
    When B answers 3 ships
    Then B has 3 ships in the gate
    And B is asked which ships to launch (0 to 1)

  @power:invader @rule:R19.6
  Scenario: If it loses its power before destiny, its card is ignored
    Given players A (-), B (Invader), C (-)
    And the next destiny is Invader destiny, C's colour
    And B's ships are 10 on B1, 9 on B2, 1 on B3
    And A holds Plague, attack 06
    And B holds nothing
    When the turn begins
    And A plays Plague
    And A answers B
    And B answers 2 ships from B1, 1 from B3
    Then B's power is lost
    And C is the defense
    And A is asked which planet to aim at

  @power:invader @power:tortoise
  Scenario: Nobody invades the final turn of Tortoise
    Given players A (-), B (Invader), C (Tortoise)
    And A has 1 ship on B1
    And A has 1 ship on B2
    And A has 1 ship on C1
    And A has 1 ship on C2
    And C holds attack 40
    And B holds attack 04, attack 04
    And the next destiny is B's colour, Invader destiny, B's colour
    When the turn begins
    And B passes
    And A aims at B5
    And A launches 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then C is the offense
    And B is the defense
    And B is asked to use: Invader's power or pass

  @wild:invader @rule:R9.4
  Scenario: A new hand without encounter cards just before selecting ends the turn
    Given players A (-), B (-), C (-)
    And A holds attack 10, attack 12, Invader flare
    And B holds attack 08
    And the deck begins with 8 x reinforcement +2
    When A encounters B on B1 with 2 ships from A1
    And nobody is invited
    Then A is asked which encounter card to play: attack 10, attack 12
    When A interrupts with Invader flare (wild)
    Then A is asked where ships return to: A1, A2, A3, A4, A5
    When A answers A1
    Then A has 4 ships on A1
    And B holds exactly attack 08
    And it is B's turn

  @wild:invader @rule:R9.3
  Scenario: The defense without encounter cards just before selecting draws again
    Given players A (-), B (-), C (-)
    And A holds attack 10, attack 12
    And B holds attack 08, Invader flare
    And the deck begins with 8 x reinforcement +2, 8 x attack 04
    When A encounters B on B1 with 2 ships from A1
    And nobody is invited
    And B interrupts with Invader flare (wild)
    Then B holds exactly 8 x attack 04
    When A plays attack 10 and B plays attack 04
    Then the outcome is: A wins
    When the turn ends

  @power:invader
  Scenario: Its own colour in its own turn gives it a new hand, too, and then another card is drawn
    Given players A (-), B (Invader), C (-)
    And it is B's turn
    And B holds negotiate
    And the next destiny is B's colour, C's colour
    When the turn begins
    Then B is asked to use: Invader's power, or pass
    When B uses Invader's power
    Then B holds 8 cards
    And B is asked which planet to aim at

  @wild:invader @artifact:card-zap
  Scenario: The wild flare is cancelled
    Given players A (-), B (Invader), C (-)
    And A holds negotiate, Invader flare
    And C holds negotiate, Card Zap
    When the turn begins
    And A interrupts with Invader flare
    And C plays Card Zap
    Then A holds exactly negotiate
    And B does not hold Invader flare
    And the discard pile is Card Zap, Invader flare
    And A is asked whom to encounter

  @wild:invader
  Scenario: Where nobody plays Invader the wild flare is discarded
    Given players A (-), B (-), C (-)
    And A holds negotiate, Invader flare
    When the turn begins
    And A interrupts with Invader flare
    Then A holds 8 cards
    And the discard pile is negotiate, Invader flare
    And A is asked whom to encounter

  @super:invader
  Scenario: In an ordinary encounter the super flare is of no use
    Given players A (-), B (Invader), C (-)
    And it is B's turn
    And B holds negotiate, Invader flare
    And B has 3 ships in the warp
    And the next destiny is C's colour
    When the turn begins
    And B retrieves a ship to B1
    And B aims at C1
    And B launches 1 ship
    Then B is not asked to use Invader flare
    And B is asked whom to invite

  @super:invader @artifact:card-zap
  Scenario: The super flare is cancelled
    Given players A (-), B (Invader), C (-)
    And the next destiny is Invader destiny
    And A holds attack 20, Card Zap
    And B holds attack 04, Invader flare
    And B has 3 ships in the warp
    When the turn begins
    And B passes
    And B aims at A1
    And B plays Invader flare
    And A plays Card Zap
    Then B has 3 ships in the warp
    And B is asked which ships to launch (1 to 4)
