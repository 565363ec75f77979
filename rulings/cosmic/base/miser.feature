Feature: Miser plays from a hoard as from a second hand

  Background:
    Given players A (Miser), B (-), C (-)
    And in the setup A answers the second hand

  @power:miser
  Scenario: An encounter card may come from the hoard
    Given A holds attack 01
    And Miser's sheet holds attack 30, negotiate
    When A encounters B on B1 with 4 ships
    And nobody is invited
    Then A is asked which encounter card to play: attack 01, attack 30, negotiate
    When A plays attack 30 and B plays attack 08
    Then the outcome is: A wins
    And A holds exactly attack 01
    And Miser's sheet holds exactly negotiate
    When the turn ends

  @power:miser
  Scenario: An encounter card from the hoard is zapped: it goes back, and one from the hand is played
    Given A holds attack 01, attack 04
    And B holds attack 08, Cosmic Zap
    And Miser's sheet holds attack 30, reinforcement +5
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 30 and B plays attack 08
    Then B is asked to respond: Cosmic Zap or pass
    When B plays Cosmic Zap
    Then A is asked which encounter card to play: attack 01, attack 04
    When A answers attack 04
    Then the outcome is: B wins
    And Miser's sheet holds exactly attack 30, reinforcement +5
    And the log says: Miser's power is zapped
    When the turn ends

  @power:miser
  Scenario: Other cards come from the hoard, too; what is in hand needs no power
    Given A holds attack 01, reinforcement +5
    And Miser's sheet holds attack 30, reinforcement +5, reinforcement +3
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 30 and B plays attack 40
    And A plays reinforcement +3
    And A, asked which side, answers offense
    And everybody passes
    Then Miser's sheet holds exactly reinforcement +5
    And A holds exactly attack 01, reinforcement +5
    When the turn ends

  @power:miser
  Scenario: Compensation is not taken from the hoard
    Given A holds attack 20, attack 01
    And Miser's sheet holds attack 30
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 20 and B plays negotiate
    Then B holds exactly attack 01
    And Miser's sheet holds exactly attack 30
    When the turn ends

  @power:miser @rule:R19.6
  Scenario: Without three home colonies the hoard is closed
    Given A's ships are 1 on A1, 9 on A2, 10 on A3
    And A holds attack 01
    And Miser's sheet holds attack 30
    When A encounters B on B1 with 1 ship from A1
    And nobody is invited
    Then A's power is lost
    And A is asked which encounter card to play: attack 01
    And A can use at any time nothing
    When A plays attack 01 and B plays attack 08
    And the turn ends

  @power:miser @AL-RELIC-3
  Scenario: A hoard without encounter cards may be replaced at any time
    Given A holds attack 01
    And Miser's sheet holds reinforcement +5, Ionic Gas
    And the deck begins with attack 30, attack 12, 6 x attack 10
    When A encounters B on B1 with 4 ships
    Then A can use at any time Miser's power
    When A interrupts with Miser's power
    Then Miser's sheet holds exactly attack 30, attack 12, 6 x attack 10
    And the discard pile is reinforcement +5, Ionic Gas
    And the log says: shown: reinforcement +5, Ionic Gas
    And A can use at any time nothing
    When nobody is invited
    And A plays attack 12 and B plays attack 08
    And the turn ends

  @power:miser
  Scenario: As long as an encounter card is left the hoard stays
    Given A holds attack 01
    And Miser's sheet holds reinforcement +5, negotiate
    When A encounters B on B1 with 4 ships
    Then A can use at any time nothing
    And A is asked whom to invite

  @AL-MISER-1 @AL-MISER-3 @power:miser @wild:human
  Scenario: A flare returns to where it was played from
    Given A holds attack 20, attack 10, Chosen flare
    And Miser's sheet holds Human flare, attack 30
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A passes
    And A plays attack 20 and B plays attack 08
    And A plays Human flare
    Then the outcome is: A wins
    And Miser's sheet holds exactly attack 30
    And A holds exactly attack 10, Chosen flare
    And the discard pile is Human flare, attack 20, attack 08
    When the turn ends

  @AL-MISER-1 @power:miser @wild:chosen @rule:R21.9
  Scenario: A flare from the hoard returns to the hoard, one from the hand to the hand
    Given A holds attack 20, attack 10, Chosen flare
    And Miser's sheet holds Oracle flare, attack 30
    When A encounters B on B1 with 4 ships
    And nobody is invited
    Then A is asked to use: Chosen flare, Oracle flare or pass
    When A plays Oracle flare
    Then Miser's sheet holds exactly attack 30, Oracle flare
    And A holds 3 cards
    And A is asked which encounter card to play
    And B is asked which encounter card to play

  @AL-MISER-1 @power:miser
  Scenario: Zapped, the card never leaves the hoard
    Given A holds attack 20
    And C holds Cosmic Zap
    And Miser's sheet holds reinforcement +5, attack 30
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 08
    And A plays reinforcement +5
    Then C is asked to respond: Cosmic Zap or pass
    When C plays Cosmic Zap
    Then Miser's sheet holds exactly reinforcement +5, attack 30
    And the log says: Miser's power is zapped
    And the total of the offense is 24
    When the turn ends

  @AL-MISER-2 @power:miser
  Scenario: A second encounter needs an encounter card in the hand
    Given A holds attack 20
    And Miser's sheet holds attack 30, attack 12
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 08
    Then the outcome is: A wins
    And it is B's turn

  @O5 @power:miser @rule:O5
  Scenario: A hand without encounter cards is replaced, whatever the hoard holds
    Given A holds reinforcement +3
    And Miser's sheet holds attack 30, attack 12
    And the deck begins with 8 x attack 10
    When A encounters B on B1 with 4 ships
    And nobody is invited
    Then A holds exactly 8 x attack 10
    And A is asked which encounter card to play: attack 10, attack 10, attack 10, attack 10, attack 10, attack 10, attack 10, attack 10, attack 30, attack 12
    When A plays attack 30 and B plays attack 08
    And the turn ends

  @AL-MISER-6 @super:miser @rule:R21.7
  Scenario: With its flare a card comes to the hoard at the start of an own encounter
    Given A holds attack 20, attack 10, Miser flare
    And Miser's sheet holds attack 30
    And the deck begins with attack 12
    And the next destiny is B's colour
    When the turn begins
    Then A is asked to use: Miser flare or pass
    When A plays Miser flare
    Then Miser's sheet holds exactly attack 30, attack 12
    And A holds exactly attack 20, attack 10, Miser flare
    And A is asked which planet to aim at

  @AL-MISER-6 @super:miser
  Scenario: Without playing it nothing comes
    Given A holds attack 20, Miser flare
    And Miser's sheet holds attack 30
    And the next destiny is B's colour
    When the turn begins
    And A passes
    Then Miser's sheet holds exactly attack 30
    And A is asked which planet to aim at
