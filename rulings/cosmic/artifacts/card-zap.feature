Feature: Card Zap

  @artifact:card-zap @rule:R20.6
  Scenario: A flare has no effect and is discarded
    Given players A (-), B (-), C (Human)
    And A holds attack 04, Human flare
    And B holds attack 20, Card Zap
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    And A plays Human flare
    Then B is asked to respond: Card Zap or pass
    When B plays Card Zap
    Then the outcome is: B wins
    And the total of the offense is 5: attack 04, ships 1
    And the discard pile is Card Zap, Human flare, attack 04, attack 20

  @artifact:card-zap @artifact:plague @rule:R20.6
  Scenario: An artifact has no effect and is discarded
    Given players A (-), B (-), C (-)
    And A holds attack 04, Plague
    And C holds Card Zap
    When the turn begins
    And A plays Plague
    Then C is asked to respond: Card Zap or pass
    When C plays Card Zap
    Then the discard pile is Card Zap, Plague
    And A holds exactly attack 04
    And A is asked whom to encounter

  @artifact:card-zap
  Scenario: Nobody has to zap
    Given players A (-), B (-), C (-)
    And A holds attack 04, Plague
    And C holds Card Zap
    When the turn begins
    And A plays Plague
    And C passes
    Then A is asked which player: A, B, C

  @artifact:card-zap @rule:R3.4
  Scenario: A Card Zap is answered by a Card Zap
    Given players A (-), B (-), C (-)
    And A holds attack 04, Plague
    And B holds Card Zap
    And C holds Card Zap
    When the turn begins
    And A plays Plague
    And B plays Card Zap
    Then C is asked to respond: Card Zap or pass
    When C plays Card Zap
    Then A is asked which player: A, B, C
    And the discard pile is Card Zap, Card Zap
    And B holds no cards
    And C holds no cards

  @artifact:card-zap @rule:R3.4
  Scenario: Who played the flare may save it
    Given players A (-), B (-), C (Human)
    And A holds attack 04, Human flare, Card Zap
    And B holds attack 20, Card Zap
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    And A plays Human flare
    And B plays Card Zap
    Then A is asked to respond: Card Zap or pass
    When A plays Card Zap
    Then the outcome is: A wins
    And C holds Human flare
    When the turn ends

  @artifact:card-zap @rule:R3.4
  Scenario: Three Card Zaps in a row: the first stands again
    Given players A (-), B (-), C (-)
    And A holds attack 04, Plague, Card Zap
    And B holds Card Zap
    And C holds Card Zap
    When the turn begins
    And A plays Plague
    And B plays Card Zap
    And A plays Card Zap
    Then C is asked to respond: Card Zap or pass
    When C plays Card Zap
    Then the discard pile is 3 x Card Zap, Plague
    And A is asked whom to encounter

  @artifact:card-zap
  Scenario: Its own player's cards are not offered to it
    Given players A (-), B (-), C (-)
    And A holds attack 04, Plague, Card Zap
    When the turn begins
    And A plays Plague
    Then A is asked which player: A, B, C

  @artifact:card-zap
  Scenario: Encounter cards, reinforcements and powers are out of its reach
    Given players A (Human), B (-), C (-)
    And A holds attack 10, reinforcement +3
    And B holds attack 12, Card Zap
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 10 and B plays attack 12
    And A plays reinforcement +3
    And A chooses offense
    Then the total of the offense is 18: attack 10, ships 1, reinforcement +3, Human +4
    And the outcome is: A wins
    And B holds exactly Card Zap
    When the turn ends
