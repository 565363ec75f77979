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

