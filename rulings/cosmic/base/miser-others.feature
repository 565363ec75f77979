Feature: Miser's hoard and what others do

  @AL-MISER-5 @power:miser @power:hate
  Scenario: A card from the hoard is discarded instead of one from the hand
    Given players A (Hate), B (Miser), C (-)
    And in the setup B answers the second hand
    And A holds negotiate, attack 10
    And B holds attack 08
    And C holds negotiate
    And Miser's sheet holds negotiate, attack 30
    And the next destiny is B's colour
    When the turn begins
    And A, asked which cards to discard, answers negotiate
    Then B is asked what to choose: discard, lose ships
    When B chooses discard
    Then Miser's sheet holds exactly attack 30
    And B holds exactly attack 08
    When C chooses lose ships
    And A answers 3 of C from C1
    Then A is asked which planet to aim at

  @G-005 @power:miser
  Scenario: In an aftershock the hoard is reshuffled and dealt anew
    Given players A (-), B (Miser), C (-)
    And in the setup B answers the first hand
    And A holds attack 20, Chosen flare
    And B holds attack 08
    And Miser's sheet holds 40 x attack 06
    And the deck is nothing
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays Chosen flare
    Then the log says: a cosmic quake with an aftershock
    And B is asked which cards to choose: the first hand, the second hand
    And A holds 8 cards
    And C holds 8 cards
    When B answers the second hand
    Then B holds 8 cards
    And A is asked which encounter card to play
    And B is asked which encounter card to play

  @G-005 @power:miser
  Scenario: An aftershock with too few cards deals what there is, once
    Given players A (-), B (Miser), C (-)
    And in the setup B answers the first hand
    And A holds attack 20, Chosen flare
    And B holds attack 08
    And Miser's sheet holds 26 x attack 06
    And the deck is nothing
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays Chosen flare
    Then the log says: a cosmic quake with an aftershock
    And B is asked which cards to choose: the first hand, the second hand
    And A holds 8 cards
    When B answers the second hand
    Then B holds 8 cards
    And A is asked which encounter card to play
    And B is asked which encounter card to play

  @power:miser @power:remora
  Scenario: A new hoard is drawn from the deck
    Given players A (Miser), B (-), C (Remora)
    And in the setup A answers the second hand
    And A holds attack 20
    And Miser's sheet holds reinforcement +5
    When A encounters B on B1 with 4 ships
    And A interrupts with Miser's power
    Then C is asked to use: Remora's power or pass
    When C uses Remora's power
    Then C holds 2 cards
    And A is asked whom to invite


  @AL-MISER-7 @wild:miser
  Scenario: Up to two cards and the flare are out of reach of compensation
    Given players A (-), B (-), C (-)
    And A holds attack 20, attack 30, attack 12, attack 01, Miser flare
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 20 and B plays negotiate
    Then A is asked to use: Miser flare or pass
    When A plays Miser flare
    Then A is asked which cards to choose (0 to 2): attack 30, attack 12, attack 01
    When A answers attack 30, attack 12
    Then B holds exactly attack 01
    And A holds exactly attack 30, attack 12, Miser flare
    When the turn ends

  @AL-MISER-7 @wild:miser
  Scenario: The flare may save itself alone
    Given players A (-), B (-), C (-)
    And A holds attack 20, attack 30, attack 12, Miser flare
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 20 and B plays negotiate
    And A plays Miser flare
    And A answers no card
    Then B holds exactly attack 30, attack 12
    And A holds exactly Miser flare
    When the turn ends

  @wild:miser
  Scenario: Cancelled, it saves nothing
    Given players A (-), B (-), C (-)
    And A holds attack 20, attack 30, Miser flare
    And B holds negotiate, Card Zap
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 20 and B plays negotiate
    And A plays Miser flare
    And B plays Card Zap
    Then B holds exactly attack 30
    And A holds no cards
    When the turn ends

  @wild:miser
  Scenario: A new hand comes in addition to what was laid aside
    Given players A (-), B (-), C (-)
    And A holds reinforcement +5, reinforcement +3, Miser flare
    And the next destiny is B's colour
    When the turn begins
    Then A is asked to use: Miser flare or pass
    When A plays Miser flare
    And A answers reinforcement +5
    Then A holds exactly 8 x attack 06, reinforcement +5, Miser flare
    And the discard pile is reinforcement +3
    And A is asked which planet to aim at

  @wild:miser
  Scenario: Compensation from another hand is none of its business
    Given players A (-), B (-), C (-)
    And A holds attack 20, attack 30
    And C holds attack 10, Miser flare
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 20 and B plays negotiate
    Then B holds exactly attack 30
    And C holds exactly attack 10, Miser flare
    When the turn ends

  @wild:miser @super:anti-matter
  Scenario: Prevented, it saves nothing, not even itself
    Given players A (-), B (-), C (Anti-Matter)
    And A holds attack 20, Miser flare
    And C holds negotiate, Anti-Matter flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays negotiate
    And A plays Miser flare
    Then C is asked to respond: Anti-Matter flare (super) or pass
    When C plays Anti-Matter flare
    Then A holds no cards
    And B holds exactly Miser flare
    When the turn ends

  @super:miser @super:anti-matter @artifact:card-zap
  Scenario Outline: The super flare is stopped, and nothing comes to the hoard
    Given players A (Miser), B (-), C (Anti-Matter)
    And in the setup A answers the second hand
    And the next destiny is B's colour
    And A holds attack 20, Miser flare
    And Miser's sheet holds attack 30
    And C holds negotiate, <card>
    When the turn begins
    Then A is asked to use: Miser flare (super) or pass
    When A plays Miser flare
    Then C is asked to respond: <offer> or pass
    When C plays <card>
    Then Miser's sheet holds exactly attack 30
    And A holds exactly <left>
    And A is asked which planet to aim at

    Examples:
      | card              | offer                     | left                   |
      | Card Zap          | Card Zap                  | attack 20              |
      | Anti-Matter flare | Anti-Matter flare (super) | attack 20, Miser flare |

  @wild:miser
  Scenario: Before compensation is taken its holder is asked, and nobody else
    Given players A (-), B (-), C (-)
    And A holds attack 20, attack 08, attack 10, Miser flare
    And B has 1 ship on B1
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays negotiate
    Then A is asked to use: Miser flare (wild) or pass
    When A plays Miser flare
    Then A is asked which cards to choose (0 to 2): attack 08, attack 10
    When A answers attack 10
    Then B holds exactly attack 08
    And A holds exactly attack 10, Miser flare
    When the turn ends
