Feature: Cosmic Zap

  @artifact:cosmic-zap @rule:R20.1
  Scenario: One's own power may be zapped
    Given players A (Human), B (-), C (-)
    And A holds attack 04, Cosmic Zap
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 40
    Then A is asked to respond: Cosmic Zap or pass
    When A plays Cosmic Zap
    Then the outcome is: A wins
    And the discard pile is Cosmic Zap, attack 04, attack 40

  @artifact:cosmic-zap @artifact:card-zap @rule:R3.4
  Scenario: A Cosmic Zap is answered by a Card Zap
    Given players A (Human), B (-), C (-)
    And A holds attack 10, Card Zap
    And B holds attack 12, Cosmic Zap
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 10 and B plays attack 12
    And B plays Cosmic Zap
    Then A is asked to respond: Card Zap or pass
    When A plays Card Zap
    Then the total of the offense is 15: attack 10, ships 1, Human +4
    And the outcome is: B wins
    And the discard pile is Card Zap, Cosmic Zap, attack 10, attack 12

  @artifact:cosmic-zap @artifact:card-zap @rule:R3.4
  Scenario: The Card Zap against it is zapped in turn
    Given players A (Human), B (-), C (-)
    And A holds attack 10, Card Zap
    And B holds attack 30, Cosmic Zap
    And C holds Card Zap
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 10 and B plays attack 30
    And B plays Cosmic Zap
    And A plays Card Zap
    Then C is asked to respond: Card Zap or pass
    When C plays Card Zap
    Then the outcome is: A wins

  @artifact:cosmic-zap @rule:R3.4
  Scenario: With the first zap cancelled the power can be zapped anew
    Given players A (Human), B (-), C (-)
    And A holds attack 10, Card Zap
    And B holds attack 30, Cosmic Zap
    And C holds Cosmic Zap
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 10 and B plays attack 30
    And B plays Cosmic Zap
    And A plays Card Zap
    Then C is asked to respond: Cosmic Zap or pass
    When C plays Cosmic Zap
    Then the outcome is: A wins

  @artifact:cosmic-zap @Z-06 @rule:R20.2
  Scenario: Never in advance
    Given players A (Trader), B (-), C (-)
    And A holds attack 10, attack 04
    And B holds attack 12, Cosmic Zap
    When A encounters B on B1 with 1 ship
    And nobody is invited
    Then A is asked to use: Trader's power or pass
    And B is not asked anything
    When A passes
    Then B is asked which encounter card to play
    When A plays attack 10 and B plays attack 12
    Then the outcome is: B wins
    And A's power is not zapped

  @artifact:cosmic-zap @rule:R20.1
  Scenario: The power is off for this encounter and back in the next
    Given players A (Human), B (-), C (-)
    And A holds attack 10, attack 08
    And B holds attack 12, Cosmic Zap
    And C holds attack 09
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 10 and B plays attack 12
    And B plays Cosmic Zap
    Then the outcome is: A wins
    When A has a second encounter
    Then A's power is not zapped
    When A encounters C on C1 with 1 ship
    And nobody is invited
    And A plays attack 08 and C plays attack 09
    Then the total of the offense is 13: attack 08, ships 1, Human +4
    And the outcome is: C wins

  @artifact:cosmic-zap @rule:R21.1
  Scenario: The wild side of a flare is no power
    Given players A (-), B (-), C (Human)
    And A holds attack 04, Human flare
    And B holds attack 20, Cosmic Zap
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    And A plays Human flare
    Then the outcome is: A wins
    And B holds exactly Cosmic Zap
    When the turn ends
