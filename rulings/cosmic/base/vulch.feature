Feature: Vulch

  @power:vulch @G-052
  Scenario: Vulch salvages every artifact that others discard
    Given players A (-), B (-), C (Vulch)
    And A holds attack 20, Plague, Emotion Control
    And B holds attack 04, attack 04
    And C holds negotiate
    When the turn begins
    And A plays Plague
    And A, asked which player, answers B
    And B, asked which ships to lose, answers 3 ships
    And B, asked which cards to discard, answers attack 04
    Then C is asked to use: Plague or pass
    And C holds exactly negotiate, Plague
    When C passes
    And A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And A plays Emotion Control
    Then C holds exactly negotiate, Plague, Emotion Control
    When the clock runs out
    Then the outcome is: a failed deal
    And A is asked which ships to lose
    And B is asked which ships to lose

  @power:vulch
  Scenario: Its own artifacts are discarded as usual
    Given players A (-), B (-), C (Vulch)
    And the next destiny is B's colour
    And C holds negotiate, Plague
    When the turn begins
    And C plays Plague
    And C, asked which player, answers B
    And B, asked which ships to lose, answers 3 ships
    Then C holds exactly negotiate
    And the discard pile is negotiate, Plague
    And A is asked which planet to aim at: B1, B2, B3, B4, B5

  @power:vulch
  Scenario: Other cards are not salvaged
    Given players A (-), B (-), C (Vulch)
    And C holds negotiate
    And A holds attack 20, reinforcement +3
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And A plays reinforcement +3
    And A answers offense
    Then C holds exactly negotiate
    And the discard pile is reinforcement +3, attack 20, attack 04

  @power:vulch @AL-VULCH-1
  Scenario: The Cosmic Zap that stops Vulch is not salvaged
    Given players A (-), B (-), C (Vulch)
    And the next destiny is B's colour
    And A holds attack 20, Plague
    And B holds attack 04, Cosmic Zap
    And C holds negotiate
    When the turn begins
    And A plays Plague
    And A, asked which player, answers C
    And C, asked which ships to lose, answers 3 ships
    Then B is asked to use: Cosmic Zap or pass
    When B plays Cosmic Zap
    Then C holds no cards
    And the discard pile is negotiate, Plague, Cosmic Zap
    And C's power is zapped
    And A is asked which planet to aim at: B1, B2, B3, B4, B5

  @power:vulch @rule:R19.6
  Scenario: Lost in the middle, Vulch salvages nothing more
    Given players A (-), B (-), C (Vulch)
    And the next destiny is B's colour
    And C's ships are 9 ships on C1, 9 ships on C2, 2 ships on C3
    And A holds attack 20, Plague
    And C holds negotiate
    When the turn begins
    And A plays Plague
    And A, asked which player, answers C
    And C, asked which ships to lose, answers 2 ships from C3, 1 ship from C1
    Then C's power is lost
    And the discard pile is negotiate, Plague
    And A is asked which planet to aim at: B1, B2, B3, B4, B5

  @power:vulch
  Scenario: With a new hand Vulch keeps its artifacts
    Given players A (-), B (Vulch), C (-)
    And B holds Emotion Control, reinforcement +3
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 06
    Then the log says: shown: Emotion Control
    And B holds Emotion Control
    And B holds 8 cards
    And the discard pile ends with reinforcement +3
    And B is asked to use: Emotion Control or pass

  @power:vulch @power:hate
  Scenario: A discarded Plague hits, and Vulch pays with what it has
    Given players A (Hate), B (-), C (Vulch)
    And the next destiny is B's colour
    And A holds Quash, attack 12
    And B holds negotiate
    And C holds Force Field
    When the turn begins
    And A answers Quash
    And A answers 3 ships of B from B1
    Then C is asked what to choose: discard, lose ships
    When C chooses discard
    Then C is asked which cards to discard (1): Force Field, Quash
    When C answers Force Field
    Then C holds exactly Quash
    And A is asked which planet to aim at: B1, B2, B3, B4, B5

  @wild:vulch
  Scenario: The winner demands card after card until it keeps one
    Given players A (-), B (-), C (-)
    And A holds attack 20, Vulch flare
    And B holds attack 04, attack 08, morph, negotiate
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then A is asked to use: Vulch flare (wild) or pass
    When A plays Vulch flare
    Then B is asked which cards to give (1): attack 08, morph, negotiate
    When B answers attack 08
    Then A is asked what to choose: keep, discard
    When A chooses discard
    Then B is asked which cards to give (1): morph, negotiate
    When B answers negotiate
    And A chooses keep
    Then A holds exactly negotiate, Vulch flare
    And B holds exactly morph
    And the discard pile is attack 08, attack 20, attack 04
    When the turn ends

  @wild:vulch @power:vulch @AL-VULCH-3
  Scenario: Vulch salvages the artifacts that its own wild flare makes it give
    Given players A (-), B (Vulch), C (-)
    And A holds attack 20, Vulch flare
    And B holds attack 04, Force Field, attack 08
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And A plays Vulch flare
    And B answers Force Field
    And A chooses discard
    Then B holds exactly Force Field
    And A is asked what to choose: keep, discard
    When A chooses discard
    Then B holds exactly Force Field
    And the discard pile ends with attack 08, attack 20, attack 04
    And A holds exactly Vulch flare

  @super:vulch @AL-VULCH-4
  Scenario: Once the super side is played, every flare discarded in the encounter may be salvaged
    Given players A (-), B (-), C (Vulch)
    And A holds attack 20, Chosen flare
    And B holds attack 04, Card Zap, Human flare
    And C holds negotiate, Vulch flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays Chosen flare
    Then B is asked to use: Card Zap or pass
    When B plays Card Zap
    Then C is asked to use: Vulch flare (super) or pass
    And C holds exactly negotiate, Vulch flare, Card Zap
    When C plays Vulch flare
    Then C holds exactly negotiate, Vulch flare, Card Zap, Chosen flare
    When A plays attack 20 and B plays attack 04
    And B plays Human flare
    Then C is asked to use: Card Zap or pass
    When C plays Card Zap
    Then C is asked to use: Vulch's power or pass
    When C uses Vulch's power
    Then C holds exactly negotiate, Vulch flare, Chosen flare, Human flare
    And the outcome is: A wins

  @power:vulch @Z-01 @rule:R20.3
  Scenario: Zapped, Vulch still keeps its artifacts when it draws a new hand
    Given players A (-), B (Vulch), C (-), D (-)
    And A holds attack 20, Plague
    And B holds Quash, reinforcement +3
    And D holds negotiate, Cosmic Zap
    When the turn begins
    And A plays Plague
    And A, asked which player, answers C
    And C, asked which ships to lose, answers 3 ships
    And D plays Cosmic Zap
    And A encounters B on B1 with 1 ship
    And nobody is invited
    Then B's power is zapped
    And B holds exactly 8 x attack 06, Quash
    And the discard pile is negotiate, Plague, Cosmic Zap, reinforcement +3
    When A plays attack 20 and B plays attack 06
    Then the outcome is: A wins

  @power:vulch @rule:R19.6
  Scenario: Without its power Vulch discards its artifacts with the old hand
    Given players A (-), B (Vulch), C (-)
    And B's ships are 10 on B1, 10 on B2
    And B holds Emotion Control, reinforcement +3
    When A encounters B on B1 with 1 ship
    And nobody is invited
    Then B holds exactly 8 x attack 06
    And the discard pile is Emotion Control, reinforcement +3
    When A plays attack 20 and B plays attack 06
    Then the outcome is: A wins

  @wild:vulch
  Scenario: After a defeat the wild flare demands nothing
    Given players A (-), B (-), C (-)
    And A holds attack 04, Vulch flare
    And B holds attack 20, attack 08
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    Then the outcome is: B wins
    And A holds exactly Vulch flare
    And B holds exactly attack 08

  @wild:vulch
  Scenario: After a deal the other party's cards may be demanded
    Given players A (-), B (-), C (-)
    And A holds negotiate, attack 04
    And B holds negotiate, attack 08, Vulch flare
    When A encounters B on B1 with 1 ship from A1
    And nobody is invited
    And A plays negotiate and B plays negotiate
    And A offers: gives colony on A2; gets nothing
    And B accepts
    And B, asked which ships found the colony, answers 1 ship from B3
    Then B is asked to use: Vulch flare (wild) or pass
    When B plays Vulch flare
    Then B is asked what to choose: keep, discard
    When B chooses keep
    Then B holds exactly attack 08, attack 04, Vulch flare
    And A holds no cards
    And A is asked where ships return to

  @wild:vulch @artifact:card-zap @wild:anti-matter
  Scenario Outline: The wild flare is stopped, and no card is demanded
    Given players A (-), B (-), C (-)
    And A holds attack 20, Vulch flare
    And B holds attack 04, attack 08, <card>
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And A plays Vulch flare
    Then B is asked to respond: <card> or pass
    When B plays <card>
    Then B holds exactly <kept>
    And A holds exactly <left>

    Examples:
      | card              | left        | kept                         |
      | Card Zap          | nothing     | attack 08                    |
      | Anti-Matter flare | Vulch flare | attack 08, Anti-Matter flare |

  @super:vulch @artifact:card-zap @super:anti-matter
  Scenario Outline: The super flare is stopped, and the power goes on salvaging artifacts
    Given players A (-), B (-), C (Vulch), D (Anti-Matter)
    And A holds attack 20, Plague
    And B holds attack 04, attack 08, Chosen flare
    And C holds negotiate, Vulch flare
    And D holds negotiate, <card>
    And the next destiny is B's colour
    When the turn begins
    And A plays Plague
    And everybody passes until A is asked which player
    And A answers B
    And B, asked which ships to lose, answers 3 ships
    And B, asked which cards to discard, answers attack 04
    And C plays Vulch flare
    Then D is asked to respond: <card> or pass
    When D plays <card>
    Then C is asked to use: Plague or pass
    And C holds exactly <left>
    And D holds exactly <kept>
    And the discard pile is <gone>
    When C passes
    Then A is asked which planet to aim at

    Examples:
      | card              | left                           | kept                         | gone                                 |
      | Card Zap          | negotiate, Card Zap, Plague    | negotiate                    | attack 04, Chosen flare, Vulch flare |
      | Anti-Matter flare | negotiate, Vulch flare, Plague | negotiate, Anti-Matter flare | attack 04, Chosen flare              |

  @super:vulch @Z-04
  Scenario Outline: A new hand after the super flare: flares are kept, but not if it was zapped
    Given players A (-), B (Vulch), C (-), D (-)
    And A holds attack 20, Plague
    And B holds reinforcement +3, Vulch flare
    And C holds negotiate, Human flare
    And D holds negotiate, Cosmic Zap
    And the next destiny is B's colour
    When the turn begins
    And A plays Plague
    And A, asked which player, answers C
    And C, asked which ships to lose, answers 3 ships
    And B plays Vulch flare
    And D <answer>
    And everybody passes until A is asked which planet to aim at
    And A encounters B on B1 with 1 ship
    And nobody is invited
    Then B holds exactly <hand>
    When A plays attack 20 and B plays attack 06
    Then the outcome is: A wins

    Examples:
      | answer           | hand                                             |
      | passes           | 8 x attack 06, Plague, Human flare, Vulch flare |
      | plays Cosmic Zap | 8 x attack 06                                    |

  @power:vulch @super:vulch @AL-VULCH-4 @artifact:cosmic-zap
  Scenario: Salvaging a further flare is a use of its own, and may be zapped
    Given players A (-), B (-), C (Vulch), D (-)
    And A holds attack 20, Plague
    And B holds 3 x attack 04, Chosen flare, Human flare
    And C holds negotiate, Vulch flare
    And D holds negotiate, Cosmic Zap
    And the next destiny is B's colour
    When the turn begins
    And A plays Plague
    And A, asked which player, answers B
    And B, asked which ships to lose, answers 3 ships
    And B, asked which cards to discard, answers attack 04
    And B, asked which cards to discard, answers Chosen flare
    And C plays Vulch flare
    And D passes
    And D passes
    Then C holds exactly negotiate, Vulch flare, Chosen flare, Plague
    When C plays Plague
    And C, asked which player, answers B
    And B, asked which ships to lose, answers 3 ships
    And B, asked which cards to discard, answers attack 04
    Then C is asked to use: Vulch's power or pass
    When C uses Vulch's power
    Then D is asked to respond: Cosmic Zap or pass
    When D plays Cosmic Zap
    Then C holds exactly negotiate, Vulch flare, Chosen flare
    And the discard pile is attack 04, attack 04, Human flare, Cosmic Zap, Plague
    And A is asked which planet to aim at

  @power:vulch @artifact:hand-zap
  Scenario: Hand Zap makes Vulch draw a new hand, and so it keeps its artifacts
    Given players A (-), B (Vulch), C (-)
    And a reward deck
    And B holds attack 20, Plague, Ionic Gas
    And C holds negotiate, Hand Zap
    And the next destiny is B's colour
    When the turn begins
    And C plays Hand Zap
    And C answers B
    Then B holds exactly 8 x attack 06, Plague, Ionic Gas, Hand Zap
    And the discard pile is attack 20
    When B passes
    And B passes
    Then A is asked which planet to aim at

  @power:vulch @artifact:hand-zap @rule:R19.6
  Scenario: Without its power Vulch keeps nothing from Hand Zap
    Given players A (-), B (Vulch), C (-)
    And a reward deck
    And B's ships are 4 on B1, 4 on B2, 12 in the warp
    And B holds attack 20, Ionic Gas
    And C holds negotiate, Hand Zap
    And the next destiny is B's colour
    When the turn begins
    And C plays Hand Zap
    And C answers B
    Then B holds exactly 8 x attack 06
    And A is asked which planet to aim at
