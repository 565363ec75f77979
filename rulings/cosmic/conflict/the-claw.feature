Feature: The Claw

  @power:the-claw @E-CLAW-1 @E-CLAW-2
  Scenario: Whoever reveals the card that is the claw loses a planet after the encounter
    Given players A (-), B (-), C (The Claw)
    And The Claw's sheet holds attack 10
    And C holds attack 08, negotiate
    When the turn begins
    And C passes
    And A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 10
    Then the log says: C uses The Claw's power
    And C is asked which planet: B1, B2, B3, B4, B5
    When C answers B2
    Then B2 lies in C's system
    And B has 8 ships in the warp
    And C has 1 foreign colony towards winning
    And C has no colony on B2
    And C is asked which cards to choose (1): attack 10, attack 08
    When C answers attack 08
    Then The Claw's sheet holds exactly attack 08
    And C holds exactly attack 10, negotiate
    And A has seen exactly nothing in C's hand
    And A has seen exactly nothing on The Claw's sheet
    When the turn ends

  @power:the-claw @E-CLAW-2 @artifact:mobius-tubes
  Scenario: A card that is played face up counts as well
    Given players A (-), B (-), C (The Claw)
    And The Claw's sheet holds Mobius Tubes
    And A holds attack 20, Mobius Tubes
    And A has 2 ships in the warp
    And C holds negotiate
    When the turn begins
    And A plays Mobius Tubes
    And A, asked where ships return to, answers A1
    And A targets B
    And A aims at B1
    And A launches 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then C is asked which planet: A1, A2, A3, A4, A5
    When C answers A5
    Then A5 lies in C's system
    And A has 4 ships in the warp
    And The Claw's sheet holds exactly Mobius Tubes
    When the turn ends

  @power:the-claw @E-CLAW-2
  Scenario: Once in an encounter
    Given players A (-), B (-), C (The Claw)
    And The Claw's sheet holds reinforcement +2
    And A holds attack 20, reinforcement +2
    And B holds attack 08, reinforcement +2
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 08
    And A passes
    And B plays reinforcement +2
    And B answers defense
    And A plays reinforcement +2
    And A answers offense
    And everybody passes until C is asked which planet
    Then C is asked which planet: B1, B2, B3, B4, B5
    When C answers B5
    Then A has 5 home colonies
    And B5 lies in C's system
    When the turn ends

  @power:the-claw @AL-CLAW-7
  Scenario: Of two who reveal it, The Claw picks one
    Given players A (-), B (-), C (The Claw)
    And The Claw's sheet holds attack 08
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 08 and B plays attack 08
    Then C is asked which player: A, B
    When C answers A
    Then C is asked which planet: A1, A2, A3, A4, A5
    When C answers A5
    Then A5 lies in C's system
    And B has 5 home colonies

  @power:the-claw
  Scenario: Its own card of that name, and other cards, are nothing to it
    Given players A (The Claw), B (-), C (-)
    And The Claw's sheet holds attack 08
    When the turn begins
    And A passes
    And A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 08 and B plays attack 06
    Then The Claw's sheet holds exactly attack 08
    And the log does not say: The Claw's power
    When the turn ends

  @power:the-claw @AL-CLAW-4 @power:hate
  Scenario: A card that is discarded does not count
    Given players A (Hate), B (-), C (The Claw)
    And The Claw's sheet holds attack 08
    And A holds attack 06, attack 30
    And B holds attack 08, negotiate
    And C holds negotiate
    And the next destiny is B's colour
    When the turn begins
    And A answers attack 06
    And B answers discard
    And A answers 3 of C from C1
    Then the discard pile holds attack 08 among others
    And The Claw's sheet holds exactly attack 08
    And A is asked which planet to aim at

  @power:the-claw @AL-CLAW-4 @power:deuce
  Scenario: Deuce's second card is revealed, too
    Given players A (Deuce), B (-), C (The Claw)
    And The Claw's sheet holds attack 08
    And A holds attack 20, attack 08
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then C is asked which planet: A1, A2, A3, A4, A5

  @power:the-claw @AL-CLAW-4 @power:cavalry
  Scenario: And so is the card of an ally
    Given players A (-), B (The Claw), C (Cavalry), D (-)
    And The Claw's sheet holds attack 08
    And B holds negotiate
    And C holds attack 08
    When A encounters D on D1 with 1 ship
    And A invites C
    And D invites nobody
    And C joins the offense with 1 ship
    And A plays attack 20 and D plays attack 04
    And C uses Cavalry's power
    Then B is asked which planet: C1, C2, C3, C4, C5

  @power:the-claw @AL-CLAW-5
  Scenario: Only the face counts, whatever the back
    Given players A (-), B (-), C (The Claw)
    And a reward deck
    And The Claw's sheet holds attack 10
    And A holds nothing
    And A also holds from the reward deck attack 10
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 10 and B plays attack 04
    Then C is asked which planet: A1, A2, A3, A4, A5

  @power:the-claw @AL-CLAW-6 @power:sorcerer
  Scenario: Who reveals the card is the victim, not who laid it down
    Given players A (-), B (Sorcerer), C (The Claw)
    And The Claw's sheet holds attack 08
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 08 and B plays attack 20
    And B uses Sorcerer's power
    Then C is asked which planet: B1, B2, B3, B4, B5

  @power:the-claw @AL-CLAW-3 @G-026 @G-027 @power:mirror
  Scenario: A value that was turned around does not match
    Given players A (-), B (Mirror), C (The Claw)
    And The Claw's sheet holds attack 04
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 40 and B plays attack 08
    And B uses Mirror's power
    Then The Claw's sheet holds exactly attack 04
    And the log does not say: The Claw's power

  @power:the-claw @G-026 @G-027
  Scenario: A morph that has become the claw's number does not match
    Given players A (-), B (The Claw), C (-)
    And The Claw's sheet holds attack 08
    And B holds attack 08, negotiate
    When the turn begins
    And B passes
    And A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays morph and B plays attack 08
    Then The Claw's sheet holds exactly attack 08
    And the log does not say: The Claw's power
    When the turn ends

  @power:the-claw @G-026
  Scenario: A morph is a morph
    Given players A (-), B (The Claw), C (-)
    And The Claw's sheet holds morph
    And B holds attack 08, negotiate
    When the turn begins
    And B passes
    And A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays morph and B plays attack 08
    Then B is asked which planet: A1, A2, A3, A4, A5

  @power:the-claw @artifact:cosmic-zap
  Scenario: Zapped, the claw is not shown and stays
    Given players A (-), B (-), C (The Claw)
    And The Claw's sheet holds attack 10
    And A holds attack 20, Cosmic Zap
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 10
    Then A is asked to use: Cosmic Zap or pass
    When A plays Cosmic Zap
    Then The Claw's sheet holds exactly attack 10
    And A has seen exactly nothing on The Claw's sheet
    And B2 lies in B's system
    When the turn ends

  @power:the-claw @rule:R19.6
  Scenario: Without its power the claw lies still
    Given players A (-), B (-), C (The Claw)
    And C's ships are 10 on C1, 10 on C2
    And The Claw's sheet holds attack 10
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 10
    Then The Claw's sheet holds exactly attack 10
    When the turn ends

  @power:the-claw
  Scenario: A stolen planet counts for the win, and a colony there is a home colony
    Given players A (-), B (-), C (The Claw)
    And C's ships are 4 on C1, 4 on C2, 4 on C3, 4 on C4, 1 on A1, 1 on A2, 1 on A3, 1 on B5
    And The Claw's sheet holds attack 10
    And C holds negotiate
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 10
    And C answers B2
    Then C has 5 foreign colonies
    And C has 4 home colonies
    And the game goes on
    When the turn ends

  @power:the-claw @E-CLAW-1
  Scenario: At the start of a regroup phase the claw may be exchanged, but for no negotiate
    Given players A (-), B (The Claw), C (-)
    And a reward deck
    And The Claw's sheet holds attack 30
    And B holds negotiate, attack 08
    And B also holds from the reward deck Crooked Deal
    And the next destiny is C's colour
    When the turn begins
    Then B is asked to use: The Claw's power or pass
    When B uses The Claw's power
    Then The Claw's sheet holds exactly attack 08
    And B holds exactly negotiate, Crooked Deal, attack 30
    And A is asked which planet to aim at

  @power:the-claw @E-CLAW-1
  Scenario: With negotiates only nothing can be exchanged
    Given players A (-), B (The Claw), C (-)
    And The Claw's sheet holds attack 30
    And B holds negotiate
    And the next destiny is C's colour
    When the turn begins
    Then A is asked which planet to aim at
    And B is not asked anything

  @power:the-claw @AL-CLAW-2
  Scenario: Without a claw one is chosen from the next new hand
    Given players A (-), B (The Claw), C (-)
    And The Claw's sheet holds nothing
    And B holds negotiate
    And the next destiny is C's colour, B's colour
    And the deck begins with negotiate, 3 x attack 15, 4 x attack 04
    When the turn begins
    Then A is asked which planet to aim at
    And B is not asked anything

  @power:the-claw @AL-CLAW-2
  Scenario: A new hand brings a new claw
    Given players A (The Claw), B (-), C (-)
    And The Claw's sheet holds nothing
    And A holds reinforcement +2
    And the next destiny is C's colour
    And the deck begins with negotiate, attack 15, 6 x attack 04
    When the turn begins
    Then A is asked which cards to choose (1): attack 15, attack 04, attack 04, attack 04, attack 04, attack 04, attack 04
    When A answers attack 15
    Then The Claw's sheet holds exactly attack 15
    And A holds exactly negotiate, 6 x attack 04
    When A passes
    Then A is asked which planet to aim at

  @power:the-claw @power:mind
  Scenario: Nobody looks at the claw, and it is no part of the hand
    Given players A (Mind), B (The Claw), C (-)
    And The Claw's sheet holds attack 30
    And B holds attack 08
    When the turn begins
    And B passes
    And A encounters B on B1 with 3 ships
    And A uses Mind's power
    Then A has seen exactly nothing on The Claw's sheet
    And A has seen exactly attack 08 in B's hand
    When nobody is invited
    Then B is asked which encounter card to play: attack 08
    When A plays negotiate and B plays attack 08
    Then the outcome is: B wins

  @wild:the-claw
  Scenario: Two attacks of the same value: the side of whoever plays the flare wins
    Given players A (-), B (-), C (-)
    And C holds negotiate, The Claw flare
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays attack 08 and B plays attack 08
    Then C is asked to use: The Claw flare (wild) or pass
    When C plays The Claw flare
    Then the outcome is: A wins
    And A has 1 ship on B1
    When the turn ends

  @wild:the-claw
  Scenario Outline: Different values, negotiates or no part in the encounter: no use
    Given players A (-), B (-), C (-)
    And <holder> holds <card>, The Claw flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays <a> and B plays <b>
    Then <holder> is not asked to use The Claw flare

    Examples:
      | holder | card      | a         | b         |
      | A      | attack 08 | attack 08 | attack 10 |
      | C      | negotiate | attack 08 | attack 08 |

  @wild:the-claw
  Scenario: A morph has the value of the attack it copies
    Given players A (-), B (-), C (-)
    And A holds morph, The Claw flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays morph and B plays attack 30
    And A plays The Claw flare
    Then the outcome is: A wins
    When the turn ends

  @wild:the-claw @artifact:card-zap
  Scenario: The wild flare is cancelled
    Given players A (-), B (-), C (-)
    And A holds attack 08, The Claw flare
    And C holds negotiate, Card Zap
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 08 and B plays attack 08
    And A plays The Claw flare
    And C plays Card Zap
    Then the outcome is: B wins

  @super:the-claw
  Scenario: Identical cards of the main players are enough, negotiates too
    Given players A (-), B (-), C (The Claw)
    And The Claw's sheet holds attack 30
    And C holds attack 06, The Claw flare
    When the turn begins
    And C passes
    And A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays negotiate and B plays negotiate
    Then C is asked to use: The Claw flare (super) or pass
    When C plays The Claw flare
    Then C is asked which player: A, B
    When C answers B
    And A offers: gives colony on A1; gets nothing
    And B accepts
    And B, asked which ships found the colony, answers 1 ship from B2
    And A, asked where ships return to, answers A1
    And C answers B5
    And C answers attack 06
    Then B5 lies in C's system
    And The Claw's sheet holds exactly attack 06
    And C holds exactly attack 30, The Claw flare
    When the turn ends

  @super:the-claw
  Scenario: A main player steals from its opponent
    Given players A (The Claw), B (-), C (-)
    And The Claw's sheet holds attack 30
    And A holds attack 08, The Claw flare
    When the turn begins
    And A passes
    And A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 08 and B plays attack 08
    And A plays The Claw flare
    Then A is asked which planet: B1, B2, B3, B4, B5
    When A answers B4
    And A answers attack 30
    Then B4 lies in A's system

  @super:the-claw
  Scenario: Once in an encounter, with or without the flare
    Given players A (-), B (-), C (The Claw)
    And The Claw's sheet holds attack 08
    And C holds negotiate, The Claw flare
    When the turn begins
    And C passes
    And A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 08 and B plays attack 08
    Then C is asked to use: The Claw's power, The Claw flare (super)
    When C uses The Claw's power
    And C answers A
    And C answers A5
    Then A5 lies in C's system
    And B has 5 home colonies
    And C is asked which cards to choose (1): attack 08, The Claw flare

  @super:the-claw @artifact:card-zap
  Scenario: The super flare is cancelled, and nothing is stolen
    Given players A (-), B (-), C (The Claw)
    And A holds attack 04, Card Zap
    And C holds The Claw flare, negotiate
    And The Claw's sheet holds attack 40
    When the turn begins
    And C passes
    And A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 04
    And C plays The Claw flare
    And A plays Card Zap
    Then C is not asked anything
    And The Claw's sheet holds exactly attack 40

  @super:the-claw @artifact:cosmic-zap @Z-04
  Scenario: Zapped through the super flare, which stays unplayed
    Given players A (-), B (-), C (The Claw)
    And A holds attack 04, Cosmic Zap
    And C holds The Claw flare, negotiate
    And The Claw's sheet holds attack 40
    When the turn begins
    And C passes
    And A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 04
    And C plays The Claw flare
    And C answers A
    And A plays Cosmic Zap
    Then C holds exactly The Claw flare, negotiate
    And The Claw's sheet holds exactly attack 40
    And C is not asked anything

  @power:the-claw @power:changeling
  Scenario: The sheet moves between the match and the theft: the thief is whoever has shown the claw
    Given players A (Changeling), B (The Claw), C (-)
    And The Claw's sheet holds Plague
    And A holds attack 20
    And B holds attack 04, attack 08
    And C holds negotiate, Plague
    And the next destiny is B's colour
    When the turn begins
    And B passes
    And C plays Plague
    And C answers C
    And C answers 3 ships from C1
    And B passes
    And A answers swap powers
    And A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then B is asked which planet: C1, C2, C3, C4, C5
    When B answers C2
    Then C2 lies in B's system
    And The Claw's sheet holds exactly Plague
    And A has the power of The Claw

  @power:the-claw @AL-CLAW-2 @artifact:finder
  Scenario: Finder takes its only encounter card: there is no claw until a new hand is drawn
    Given players A (-), B (The Claw), C (-)
    And a reward deck
    And The Claw's sheet holds nothing
    And A holds attack 20
    And B holds attack 08
    And C holds Finder
    And the deck begins with negotiate, attack 15, 6 x attack 04
    When A encounters B on B1 with 1 ship
    And C interrupts with Finder
    And C answers B
    And C answers attack 08
    And C answers attack 08
    Then The Claw's sheet holds exactly nothing
    And B is not asked anything
    When nobody is invited
    Then B is asked which cards to choose (1): attack 15, attack 04, attack 04, attack 04, attack 04, attack 04, attack 04
    When B answers attack 15
    Then The Claw's sheet holds exactly attack 15
    And A is asked which encounter card to play
