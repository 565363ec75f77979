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
