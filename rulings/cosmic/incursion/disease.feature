Feature: Disease spreads from strong colonies

  @power:disease
  Scenario: A player's colour lets it spread in that system, during anybody's turn
    Given players A (-), B (-), C (Disease)
    And C has 3 ships on B2
    And the next destiny is B's colour
    When the turn begins
    Then C is asked to use: Disease's power or pass
    When C uses Disease's power
    Then C is asked which planet: B1, B3, B4, B5
    When C answers B3
    Then C is asked which ships to move (1 to 3): 3 on B2
    When C answers 1 from B2
    Then C has 1 ship on B3
    And C has 2 ships on B2
    And B has 4 ships on B3
    And C has 2 foreign colonies
    When A aims at B1
    And A launches 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then the outcome is: A wins

  @power:disease
  Scenario: One of several strong colonies may leave its planet altogether
    Given players A (Disease), B (-), C (-)
    And A has 3 ships on B1
    And A has 4 ships on B2
    And the next destiny is B's colour
    When the turn begins
    And A uses Disease's power
    Then A is asked which planet: B1, B2
    When A answers B1
    Then A is asked which planet: B2, B3, B4, B5
    When A answers B2
    And A answers 3 from B1
    Then A has 7 ships on B2
    And A has no colony on B1
    And A is asked which planet to aim at: B1, B3, B4, B5
    When A aims at B3
    And A launches 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then the outcome is: A wins

  @power:disease
  Scenario: Where the offense spreads to the last planet it lacked, another destiny card is drawn
    Given players A (Disease), B (-), C (-)
    And B3 is destroyed
    And B4 is destroyed
    And B5 is destroyed
    And A has 3 ships on B1
    And the next destiny is wild, C's colour
    When the turn begins
    And A answers B
    And A uses Disease's power
    And A answers 1 from B1
    Then A has 1 ship on B2
    And the phase is launch
    And A is asked which planet to aim at: C1, C2, C3, C4, C5
    When A aims at C1
    And A launches 1 ship
    And nobody is invited
    And A plays attack 20 and C plays attack 04
    Then the outcome is: A wins

  @power:disease
  Scenario: A special card that points at another player will do
    Given players A (-), B (-), C (Disease)
    And C has 3 ships on B2
    And B holds 4 x negotiate
    And the next destiny is special most cards
    When the turn begins
    Then C is asked to use: Disease's power or pass
    When C passes
    Then A is asked which planet to aim at

  @power:disease
  Scenario Outline: A wild lets it infect only whom it makes the defense
    Given players A (-), B (-), C (Disease), D (-)
    And C has 3 ships on <planet>
    And the next destiny is wild
    When the turn begins
    And A targets B
    Then <seat> is asked <what>

    Examples:
      | planet | seat | what                  |
      | B2     | C    | to use                |
      | D2     | A    | which planet to aim at |

  @power:disease
  Scenario: As the defense, or with its own colour, it cannot use the power
    Given players A (-), B (Disease), C (-)
    And B has 3 ships on C1
    And the next destiny is B's colour
    When the turn begins
    Then A is asked which planet to aim at

  @power:disease
  Scenario: A colony of two ships is too weak
    Given players A (-), B (-), C (Disease)
    And C has 2 ships on B2
    And the next destiny is B's colour
    When the turn begins
    Then A is asked which planet to aim at

  @power:disease @AL-SHADOW-1
  Scenario: Each card that is turned up counts
    Given players A (Disease), B (-), C (-)
    And A has 3 ships on B1
    And A has 3 ships on C1
    And the next destiny is A's colour, C's colour
    When the turn begins
    Then A is asked to use: Disease's power or pass
    When A uses Disease's power
    Then A is asked which planet: C2, C3, C4, C5
    When A answers C2
    And A answers 1 from C1
    Then A has 1 ship on C2
    And A is asked which planet to aim at: C3, C4, C5

  @power:disease @artifact:cosmic-zap
  Scenario: Zapped, it does not spread
    Given players A (-), B (-), C (Disease)
    And C has 3 ships on B2
    And A holds attack 20, Cosmic Zap
    And the next destiny is B's colour
    When the turn begins
    And C uses Disease's power
    And C answers B3
    And C answers 1 from B2
    Then A is asked to respond: Cosmic Zap or pass
    When A plays Cosmic Zap
    Then C has 3 ships on B2
    And C has no colony on B3
    And A is asked which planet to aim at

  @power:disease @rule:R19.6
  Scenario: With too few home colonies it does not spread
    Given players A (-), B (-), C (Disease)
    And C's ships are 3 on B2, 8 on C1, 9 on C2
    And the next destiny is B's colour
    When the turn begins
    Then A is asked which planet to aim at

  @power:disease @power:filth
  Scenario: Filth moves in with nobody: it leaves as Disease comes
    Given players A (-), B (Filth), C (Disease)
    And C has 3 ships on B2
    And B's ships are 10 on B1, 5 on B3, 5 on B4
    And the next destiny is B's colour
    When the turn begins
    And C uses Disease's power
    And C answers B5
    And C answers 2 from B2
    Then C has 2 ships on B5
    And C has 2 foreign colonies
    And A is asked which planet to aim at

  @power:disease @power:shadow
  Scenario: Shadow executes by the same card
    Given players A (Shadow), B (-), C (Disease)
    And C has 3 ships on B2
    And the next destiny is B's colour
    When the turn begins
    And A answers 1 of B from B3
    And C uses Disease's power
    And C answers B1
    And C answers 1 from B2
    Then C has 1 ship on B1
    And B has 1 ship in the warp
    And A is asked which planet to aim at

  @wild:disease
  Scenario: The wild flare makes others show cards; the same types cost three ships each
    Given players A (-), B (-), C (-), D (-)
    And A holds attack 20, Disease flare
    And B holds attack 04, negotiate
    And C holds attack 30, negotiate
    And D holds negotiate, morph
    When the turn begins
    Then A is asked to use: Disease flare (wild) or pass
    When A plays Disease flare
    Then B is asked which cards to discard (1): attack 04, negotiate
    And C is asked which cards to discard (1): attack 30, negotiate
    And D is asked which cards to discard (1): negotiate, morph
    When B answers attack 04
    And C answers attack 30
    And D answers morph
    Then B is asked which ships to lose (3): 4 on B1, 4 on B2, 4 on B3, 4 on B4, 4 on B5
    When B answers 3 from B5
    And C, asked which ships to lose, answers 3 from C5
    Then B has 3 ships in the warp
    And C has 3 ships in the warp
    And D has no ships in the warp
    And the discard pile is attack 04, attack 30, morph, Disease flare
    And A holds exactly attack 20
    And A is asked whom to encounter

  @wild:disease
  Scenario: In anybody's regroup; the flare then goes to Disease
    Given players A (-), B (Disease), C (-), D (-)
    And C holds negotiate, Disease flare
    And A holds attack 20, attack 30
    And D holds attack 10, negotiate
    And B holds nothing
    When the turn begins
    And C plays Disease flare
    Then A is asked which cards to discard (1): attack 20, attack 30
    When A answers attack 30
    And D answers negotiate
    Then A has no ships in the warp
    And D has no ships in the warp
    And B holds exactly Disease flare
    And C holds exactly negotiate
    And A is asked whom to encounter

  @super:disease
  Scenario: The super flare moves one ship between own colonies, in any regroup
    Given players A (-), B (Disease), C (-)
    And B holds negotiate, Disease flare
    And B's ships are 2 on C1, 6 on B1, 6 on B2, 6 on B3
    When the turn begins
    Then B is asked to use: Disease flare (super) or pass
    When B plays Disease flare
    Then B is asked which ships to move (1): 6 on B1, 6 on B2, 6 on B3, 2 on C1
    When B answers 1 from B1
    Then B is asked which planet: B2, B3, C1
    When B answers C1
    Then B has 3 ships on C1
    And B holds exactly negotiate, Disease flare
    And A is asked whom to encounter

  @wild:disease @super:disease @artifact:card-zap
  Scenario Outline: The flare is cancelled
    Given players A (-), B (<alien>), C (-)
    And B holds negotiate, Disease flare
    And C holds negotiate, Card Zap
    When the turn begins
    And B plays Disease flare
    Then C is asked to respond: Card Zap or pass
    When C plays Card Zap
    Then B holds exactly negotiate
    And B has 4 ships on B1
    And the discard pile is Card Zap, Disease flare
    And A is asked whom to encounter

    Examples:
      | alien   |
      | -       |
      | Disease |
