Feature: Chosen draws in the middle of its use

  @test:1 @power:chosen @AL-CHOSEN-2 @Z-05
  Scenario: Zapped after the draw, the drawn cards are gone and the revealed card stands
    Given players A (Chosen), B (-), C (-)
    And A holds attack 08
    And C holds Cosmic Zap
    And the deck begins with attack 30, negotiate, reinforcement +2
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 08 and B plays attack 12
    And A uses Chosen's power
    Then A is asked which cards to choose (0 to 1): attack 30, negotiate
    When A answers attack 30
    And A chooses add
    Then C is asked to respond: Cosmic Zap or pass
    When C plays Cosmic Zap
    Then the total of the offense is 9: attack 08, ships 1
    And the outcome is: B wins
    And A holds no cards
    And the discard pile ends with attack 08, attack 12
    And the deck begins with attack 06
    When the turn ends

  @power:chosen
  Scenario: Not zapped, the drawn card adds
    Given players A (Chosen), B (-), C (-)
    And A holds attack 08
    And the deck begins with attack 30, negotiate, reinforcement +2
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 08 and B plays attack 12
    And A uses Chosen's power
    And A answers attack 30
    And A chooses add
    Then the total of the offense is 39: attack 08, Chosen = 38, ships 1
    And A holds no cards
    When the turn ends

  @super:chosen @AL-CHOSEN-1
  Scenario: The super flare is played once the drawn cards have been seen, and keeps the others
    Given players A (Chosen), B (-), C (-)
    And A holds attack 08, Chosen flare
    And the deck begins with attack 30, Plague, reinforcement +2
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 08 and B plays attack 12
    And A uses Chosen's power
    Then A is asked to use: Chosen flare (super) or pass
    When A plays Chosen flare
    And A answers attack 30
    And A chooses replace
    Then A is asked which cards to take (0 to 2): Plague, reinforcement +2
    When A answers Plague
    Then the total of the offense is 31: attack 08, Chosen = 30, ships 1
    And A holds exactly Chosen flare, Plague
    When the turn ends

  @super:chosen
  Scenario: With nothing but encounter cards drawn, the super flare is not offered
    Given players A (Chosen), B (-), C (-)
    And A holds attack 08, Chosen flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 08 and B plays attack 12
    And A uses Chosen's power
    Then A is asked which cards to choose (0 to 1): attack 06, attack 06, attack 06
    When A answers no card
    Then the outcome is: B wins
    When the turn ends

  @super:chosen @Z-04
  Scenario: Zapped, nothing is kept and the flare counts as not played
    Given players A (Chosen), B (-), C (-)
    And A holds attack 08, Chosen flare
    And C holds Cosmic Zap
    And the deck begins with attack 30, Plague, reinforcement +2
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 08 and B plays attack 12
    And A uses Chosen's power
    And A plays Chosen flare
    And A answers no card
    And A answers Plague, reinforcement +2
    And C plays Cosmic Zap
    Then the total of the offense is 9: attack 08, ships 1
    And A holds exactly Chosen flare
    When the turn ends
