Feature: Chosen prays for another card

  @wild:chosen @super:anti-matter @artifact:card-zap
  Scenario Outline: The wild flare is stopped, and nothing is drawn
    Given players A (-), B (-), C (Anti-Matter)
    And A holds attack 10, Chosen flare
    And C holds negotiate, <card>
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays Chosen flare
    Then C is asked to respond: <offer> or pass
    When C plays <card>
    And A plays attack 10 and B plays attack 12
    Then A holds exactly <left>
    And the deck has 60 cards
    When the turn ends

    Examples:
      | card              | offer                     | left         |
      | Card Zap          | Card Zap                  | nothing      |
      | Anti-Matter flare | Anti-Matter flare (super) | Chosen flare |

  @super:chosen @super:anti-matter @artifact:card-zap
  Scenario Outline: The super flare is stopped: only encounter cards count
    Given players A (Chosen), B (-), C (Anti-Matter)
    And A holds attack 10, Chosen flare
    And the deck begins with attack 08, reinforcement +3, Cosmic Zap
    And C holds negotiate, <card>
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 10 and B plays attack 12
    And A uses Chosen's power
    And A plays Chosen flare
    Then C is asked to respond: <offer> or pass
    When C plays <card>
    And A, asked which cards to choose, answers attack 08
    And A answers add
    Then the total of the offense is 19: attack 10, Chosen = 18, ships 1
    And A holds exactly <left>
    When the turn ends

    Examples:
      | card              | offer                     | left         |
      | Card Zap          | Card Zap                  | nothing      |
      | Anti-Matter flare | Anti-Matter flare (super) | Chosen flare |

  @power:chosen
  Scenario: The drawn card replaces the revealed one, whatever it is
    Given players A (Chosen), B (-), C (-)
    And the deck begins with negotiate, attack 30, reinforcement +3
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 10 and B plays attack 20
    Then A is asked to use: Chosen's power or pass
    When A uses Chosen's power
    Then A is asked which cards to choose (0 to 1): negotiate, attack 30
    When A answers attack 30
    Then A is asked what to choose: replace, add
    When A answers replace
    Then the total of the offense is 31: attack 10, Chosen = 30, ships 1
    And the discard pile is attack 10, negotiate, reinforcement +3, attack 30, attack 20
    And the outcome is: A wins
    When the turn ends

  @power:chosen
  Scenario: A negotiate in place of the attack
    Given players A (Chosen), B (-), C (-)
    And the deck begins with negotiate, attack 30, reinforcement +3
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 10 and B plays negotiate
    And A uses Chosen's power
    And A answers negotiate
    Then A is asked for a deal
    When A refuses
    And A answers 3 ships from A1
    And B answers 3 ships from B1
    And A answers A2
    And the turn ends

  @power:chosen
  Scenario: Without an encounter card among them they are discarded
    Given players A (Chosen), B (-), C (-)
    And the deck begins with Cosmic Zap, Card Zap, reinforcement +3
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 10 and B plays attack 20
    And A uses Chosen's power
    Then the total of the offense is 11: attack 10, ships 1
    And the discard pile is Cosmic Zap, Card Zap, reinforcement +3, attack 10, attack 20
    When the turn ends

  @power:chosen
  Scenario: None of the drawn cards has to be chosen
    Given players A (Chosen), B (-), C (-)
    And the deck begins with negotiate, attack 30, attack 08
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 10 and B plays attack 20
    And A uses Chosen's power
    And A answers no card
    Then the total of the offense is 11: attack 10, ships 1
    When the turn ends

  @power:chosen
  Scenario: As an ally, Chosen does not pray
    Given players A (-), B (-), C (Chosen)
    And C holds negotiate
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays attack 10 and B plays attack 20
    Then the log does not say: Chosen's power
    When the turn ends

  @power:chosen @rule:R19.6
  Scenario: Lost by launching, the power is not offered
    Given players A (Chosen), B (-), C (-)
    And A's ships are 9 on A1, 10 on A2, 1 on A3
    When A encounters B on B1 with 1 ship from A3
    And nobody is invited
    And A plays attack 10 and B plays attack 20
    Then A's power is lost
    And the outcome is: B wins
    When the turn ends

  @power:chosen @wild:human @G-030
  Scenario: A negotiate that became an attack was not revealed as one: the drawn card can only replace it
    Given players A (Chosen), B (-), C (-)
    And A holds negotiate, Human flare
    And the deck begins with attack 30, reinforcement +3, Card Zap
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays negotiate and B plays attack 20
    And A plays Human flare
    And A uses Chosen's power
    And A answers attack 30
    Then the total of the offense is 31
    When the turn ends

  @wild:chosen
  Scenario: The wild side draws one card for a main player before cards are selected
    Given players A (-), B (-), C (-), D (-)
    And B holds attack 12, Chosen flare
    And the deck begins with attack 30
    When A encounters B on B1 with 1 ship
    And nobody is invited
    Then B is asked to use: Chosen flare (wild) or pass
    When B plays Chosen flare
    Then B holds exactly attack 12, attack 30, Chosen flare
    When A plays attack 10 and B plays attack 30
    And the turn ends

  @wild:chosen
  Scenario: Not for an ally
    Given players A (-), B (-), C (-)
    And C holds negotiate, Chosen flare
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays attack 10 and B plays attack 30
    Then C holds exactly negotiate, Chosen flare
    When the turn ends
