Feature: Hate

  @power:hate @AL-HATE-4
  Scenario: The others discard a card like it or lose three ships of Hate's choice
    Given players A (Hate), B (-), C (-)
    And A holds attack 10, negotiate
    And B holds attack 10, attack 20, negotiate
    And C holds attack 08, negotiate
    When the turn begins
    Then A is asked which cards to discard (1): attack 10, negotiate
    When A answers attack 10
    Then B is asked what to choose: discard, lose ships
    When B chooses discard
    Then B is asked which cards to discard (1): attack 10, attack 20
    When B answers attack 20
    Then A is asked which ships to lose (3): 4 of C on C1, 4 of C on C2, 4 of C on C3, 4 of C on C4, 4 of C on C5
    When A answers 3 ships of C from C2
    Then C has 3 ships in the warp
    And C has 1 ship on C2
    And C holds exactly attack 08, negotiate
    And B holds exactly attack 10, negotiate
    And the discard pile is attack 10, attack 20
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays negotiate and B plays attack 10
    Then the outcome is: B wins

  @power:hate
  Scenario: A player may keep a fitting card and lose ships
    Given players A (Hate), B (-), C (-)
    And A holds negotiate, attack 10
    And B holds negotiate
    And C holds negotiate, attack 08
    When the turn begins
    And A answers negotiate
    And B chooses lose ships
    And A answers 3 ships of B from B1
    And C chooses discard
    Then B has 3 ships in the warp
    And B holds exactly negotiate
    And C holds exactly attack 08
    When A encounters B on B2 with 1 ship
    And nobody is invited
    And A plays attack 10 and B plays negotiate
    Then the outcome is: A wins

  @power:hate @AL-HATE-1
  Scenario: A morph asks for a morph
    Given players A (Hate), B (-), C (-)
    And the next destiny is B's colour
    And A holds morph, attack 10
    And B holds morph
    And C holds attack 40
    When the turn begins
    And A answers morph
    Then B is asked what to choose: discard, lose ships
    When B chooses lose ships
    And A answers 3 ships of B from B1
    Then A is asked which ships to lose
    When A answers 3 ships of C from C1
    Then C has 3 ships in the warp
    And C holds exactly attack 40
    And A is asked which planet to aim at: B1, B2, B3, B4, B5

  @power:hate @AL-HATE-2 @Z-07
  Scenario: Zapped after choosing, Hate keeps its card and is off until the encounter ends
    Given players A (Hate), B (-), C (-)
    And A holds attack 40, attack 12
    And B holds attack 06, Cosmic Zap
    And C holds negotiate
    When the turn begins
    And A answers attack 40
    Then B is asked to use: Cosmic Zap or pass
    When B plays Cosmic Zap
    Then A holds exactly attack 40, attack 12
    And B holds exactly attack 06
    And C holds exactly negotiate
    And A's power is zapped
    When A encounters B on B1 with 1 ship
    And nobody is invited
    Then A's power is zapped
    When A plays attack 40 and B plays attack 06
    Then the outcome is: A wins
    And A's power is not zapped
    When the turn ends

  @power:hate @AL-HATE-3
  Scenario: A new hand is drawn before the power is used
    Given players A (Hate), B (-), C (-)
    And the next destiny is B's colour
    And A holds Plague
    And B holds attack 20
    And C holds attack 20
    When the turn begins
    Then A is asked which cards to discard (1): attack 06, attack 06, attack 06, attack 06, attack 06, attack 06, attack 06, attack 06
    When A answers attack 06
    And B chooses discard
    And C chooses discard
    Then A holds 7 cards
    And B holds no cards
    And C holds no cards
    And A is asked which planet to aim at: B1, B2, B3, B4, B5

  @power:hate
  Scenario: Without an encounter card left Hate draws a new hand
    Given players A (Hate), B (-), C (-)
    And the next destiny is B's colour
    And A holds attack 10, Plague
    And B holds attack 20
    And C holds attack 20
    When the turn begins
    And A answers attack 10
    And B chooses discard
    And C chooses discard
    Then A holds exactly 8 x attack 06
    And A is asked which planet to aim at: B1, B2, B3, B4, B5

  @power:hate @G-052
  Scenario: Hate is used once per turn, not in its second encounter
    Given players A (Hate), B (-), C (-)
    And the next destiny is B's colour, B's colour
    And A holds attack 20, attack 30, attack 15
    And B holds attack 06, attack 20
    And C holds attack 20
    When the turn begins
    And A answers attack 15
    And B chooses discard
    And C chooses discard
    And A aims at B1
    And A launches 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 06
    And A has a second encounter
    Then A is asked which planet to aim at: B2, B3, B4, B5
    And A holds exactly attack 30

  @power:hate
  Scenario: In another player's turn Hate does nothing
    Given players A (-), B (Hate), C (-)
    And B holds attack 06
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 06
    Then the log does not say: B uses Hate's power
    And the outcome is: A wins

  @power:hate @rule:R19.6
  Scenario: With two home colonies Hate has no power
    Given players A (Hate), B (-), C (-)
    And the next destiny is B's colour
    And A's ships are 10 ships on A1, 8 ships on A2, 2 ships on B2
    And A holds attack 10, negotiate
    When the turn begins
    Then A's power is lost
    And A is asked which planet to aim at: B1, B3, B4, B5
    And A holds exactly attack 10, negotiate

  @power:hate @power:vulch @O3 @rule:O3
  Scenario: Vulch discards the artifact it has just salvaged
    Given players A (Hate), B (Vulch), C (-)
    And the next destiny is B's colour
    And A holds Plague, attack 10
    And B holds attack 06
    And C holds attack 20
    When the turn begins
    And A answers Plague
    Then B holds exactly attack 06, Plague
    And B is asked what to choose: discard, lose ships
    When B chooses discard
    Then B holds exactly attack 06
    And the discard pile is Plague
    When A answers 3 ships of C from C1
    Then C has 3 ships in the warp
    And A is asked which planet to aim at: B1, B2, B3, B4, B5

  @super:hate
  Scenario: The super side only shows the card
    Given players A (Hate), B (-), C (-)
    And the next destiny is B's colour
    And A holds attack 10, Hate flare
    And B holds attack 20
    And C holds attack 20
    When the turn begins
    Then A is asked to use: Hate's power or Hate flare (super)
    When A plays Hate flare
    And B chooses discard
    And C chooses discard
    Then A holds exactly attack 10, Hate flare
    And the log says: shown: attack 10
    And A is asked which planet to aim at: B1, B2, B3, B4, B5

  @wild:hate
  Scenario: The wild side makes the opponent discard a card at random
    Given players A (-), B (-), C (-)
    And A holds attack 20, Hate flare
    And B holds attack 06, attack 06
    When A encounters B on B1 with 1 ship
    And nobody is invited
    Then A is asked to use: Hate flare (wild) or pass
    When A plays Hate flare
    Then B holds exactly attack 06
    When A plays attack 20 and B plays attack 06
    Then the outcome is: A wins
    And the discard pile is attack 06, attack 20, attack 06

  @wild:hate
  Scenario: An opponent without an encounter card left has lost
    Given players A (-), B (-), C (-)
    And A holds attack 04, Hate flare
    And B holds attack 40
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays Hate flare
    Then the outcome is: A wins
    And A has a colony on B1
    And B has 4 ships in the warp
    And A holds exactly attack 04, Hate flare
    When the turn ends

  @wild:hate @super:anti-matter @artifact:card-zap
  Scenario Outline: The wild flare is stopped, and nothing is discarded
    Given players A (-), B (-), C (Anti-Matter)
    And A holds attack 20, Hate flare
    And B holds attack 12, negotiate
    And C holds negotiate, <card>
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays Hate flare
    Then C is asked to respond: <offer> or pass
    When C plays <card>
    Then B holds exactly attack 12, negotiate
    When A plays attack 20 and B plays attack 12
    Then A holds exactly <left>
    When the turn ends

    Examples:
      | card              | offer                     | left       |
      | Card Zap          | Card Zap                  | nothing    |
      | Anti-Matter flare | Anti-Matter flare (super) | Hate flare |

  @super:hate @super:anti-matter @artifact:card-zap
  Scenario Outline: The super flare is stopped: a card has to be discarded after all
    Given players A (Hate), B (-), C (Anti-Matter)
    And A holds attack 40, attack 12, Hate flare
    And B holds attack 40
    And C holds attack 40, <card>
    When the turn begins
    Then A is asked to use: Hate's power, Hate flare (super)
    When A plays Hate flare
    Then C is asked to respond: <offer> or pass
    When C plays <card>
    Then A is asked which cards to discard (1): <choice>
    When A answers attack 40
    And B answers discard
    And C answers discard
    Then the discard pile ends with attack 40, attack 40, attack 40
    And A holds exactly <left>
    And A is asked whom to encounter

    Examples:
      | card              | offer                     | choice                           | left                  |
      | Card Zap          | Card Zap                  | attack 40, attack 12             | attack 12             |
      | Anti-Matter flare | Anti-Matter flare (super) | attack 40, attack 12, Hate flare | attack 12, Hate flare |

  @super:hate @Z-02 @Z-04
  Scenario: Zapped through the super flare, nobody discards and the flare stays
    Given players A (Hate), B (-), C (-)
    And A holds attack 40, Hate flare
    And C holds attack 40, Cosmic Zap
    When the turn begins
    And A plays Hate flare
    And C plays Cosmic Zap
    Then A holds exactly attack 40, Hate flare
    And C holds exactly attack 40
    And A's power is zapped
    And A is asked whom to encounter

  @super:hate
  Scenario: Which card is shown is chosen, not discarded
    Given players A (Hate), B (-), C (-)
    And A holds attack 10, attack 12, Hate flare
    And B holds attack 20
    And C holds attack 20
    When the turn begins
    And A plays Hate flare
    Then A is asked which cards to choose (1): attack 10, attack 12
    When A answers attack 12
    Then the log says: shown: attack 12
    When B chooses discard
    And C chooses discard
    Then A holds exactly attack 10, attack 12, Hate flare
    And A is asked whom to encounter
