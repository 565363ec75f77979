Feature: A copied card is a use of its own

  @test:11 @wild:mimic @wild:healer
  Scenario: A copy of a Cosmic Zap stands when the Cosmic Zap itself is cancelled
    Given players A (Human), B (-), C (-)
    And A holds attack 20, Healer flare
    And B holds attack 10, Cosmic Zap
    And C holds Mimic flare, negotiate
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 10
    Then B is asked to respond: Cosmic Zap or pass
    When B plays Cosmic Zap
    Then A is asked to respond: Healer flare (wild) or pass
    When A passes
    Then C is asked to respond: Mimic flare (wild) or pass
    When C plays Mimic flare
    Then A's power is zapped
    And A is asked to respond: Healer flare (wild) or pass
    When A plays Healer flare
    Then A holds exactly Healer flare
    And B holds no cards
    And the discard pile is Mimic flare, Cosmic Zap, attack 20, attack 10
    When the turn ends

  @test:11 @wild:mimic @wild:healer
  Scenario: A Cosmic Zap that is cancelled first cannot be copied any more
    Given players A (Human), B (-), C (-)
    And A holds attack 20, Healer flare
    And B holds attack 10, Cosmic Zap
    And C holds Mimic flare, negotiate
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 10
    And B plays Cosmic Zap
    And A plays Healer flare
    Then A's power is not zapped
    And C holds Mimic flare
    And the total of the offense is 25: attack 20, ships 1, Human +4
    When the turn ends
