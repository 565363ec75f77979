Feature: The reward deck in the setup

  @IR-03 @IR-15 @rule:R29.11 @variant:reward-deck
  Scenario: Thirty-two cards of their own, no flare among them
    Given players A (-), B (-), C (-)
    And a reward deck
    When the game is set up
    Then the reward deck has 32 cards
    And the reward deck holds exactly attack -07, attack -04, attack -01, 3 x attack 10, attack 16, attack 17, attack 18, attack 19, attack 23, 3 x Crooked Deal, morph, reinforcement +4, 2 x reinforcement +5, reinforcement +6, Kicker 0, 2 x Kicker 2, Kicker 3, Rift 3, 2 x Rift 4, Rift 5, Cosmic Zap, Card Zap, Hand Zap, Finder, Space Junk
    And the reward discard pile is nothing

  @IR-03 @variant:reward-deck
  Scenario: The cosmic deck and the hands are as without it
    Given 3 players are dealt aliens for a first game
    And a reward deck
    When everybody keeps the first alien dealt
    And the setup is finished somehow
    Then the reward deck has 32 cards
    And the deck has 48 cards

  Scenario: Without the variant there are no reward cards
    Given 3 players are dealt aliens for a first game
    When everybody keeps the first alien dealt
    And the setup is finished somehow
    Then the reward deck has 0 cards
    And the deck has 48 cards

  @IR-07
  Scenario: An attack below zero is an attack that lowers the total
    Given players A (-), B (-), C (-)
    And a reward deck
    And A holds attack -07
    And B has 1 ship on B1
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack -07 and B plays attack 00
    Then the total of the offense is -3: attack -07, ships 4
    And the total of the defense is 1: attack 00, ships 1
    And the outcome is: B wins
    And the reward discard pile is attack -07

  @IR-07
  Scenario: Against a negotiate it wins like any attack
    Given players A (-), B (-), C (-)
    And A holds attack -07, attack 06
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack -07 and B plays negotiate
    Then the outcome is: A wins
    And B holds exactly attack 06
    When the turn ends

  @S7-06
  Scenario: The second morph: against the first both sides lose
    Given players A (-), B (-), C (-)
    And a reward deck
    And A holds morph
    And B holds nothing
    And B also holds from the reward deck morph
    When A encounters B on B1 with 3 ships
    And A invites C
    And B invites nobody
    And C joins the offense with 2 ships
    And A plays morph
    And B plays morph
    Then the outcome is: both sides lose
    And A has 3 ships in the warp
    And C has 2 ships in the warp
    And B has 4 ships in the warp
    And A has no colony on B1
    And the discard pile is morph
    And the reward discard pile is morph

  @rule:R1.1
  Scenario: Six players share one reward deck
    Given players A (-), B (-), C (-), D (-), E (-), F (-)
    And a reward deck
    And D holds nothing
    And E holds nothing
    When A encounters F on F1 with 1 ship
    And A invites nobody
    And F invites D, E
    And D joins the defense with 2 ships from D1
    And E joins the defense with 1 ship from E1
    And A plays attack 04 and F plays attack 20
    And D, asked where ships return to, answers D1
    And E, asked where ships return to, answers E1
    And D answers 2 reward cards
    And E answers 1 reward card
    Then the reward deck has 29 cards
    And D holds 2 cards
    And E holds 1 card

  @E-CARDTYPES @artifact:plague @card:kicker @card:rift @card:crooked-deal
  Scenario: Kickers and rifts are types of their own, a Crooked Deal is a negotiate
    Given players A (-), B (-), C (-)
    And the next destiny is B's colour
    And A holds attack 20, Plague
    And B holds attack 10, attack 12, Crooked Deal, morph, Finder, Human flare, reinforcement +2, kicker 2, rift 3
    When the turn begins
    And A plays Plague
    And A, asked which player, answers B
    And B, asked which ships to lose, answers 3 ships from B1
    And B, asked which cards to discard, answers attack 10
    Then B holds exactly attack 12
    And the reward discard pile is Finder, Kicker 2, Crooked Deal, Rift 3
    And A has no ships in the warp
    And A is asked which planet to aim at

  @E-CARDTYPES @artifact:plague @card:kicker @card:rift @card:crooked-deal
  Scenario: Of two of a type one goes: either negotiate, either kicker
    Given players A (-), B (-), C (-)
    And the next destiny is B's colour
    And A holds attack 20, Plague
    And B holds negotiate, Crooked Deal, kicker 2, kicker 3, rift 3, rift 4
    When the turn begins
    And A plays Plague
    And A, asked which player, answers B
    And B, asked which ships to lose, answers 3 ships from B1
    Then B is asked which cards to discard (1): Kicker 2, Kicker 3
    When B answers Kicker 2
    Then B is asked which cards to discard (1): negotiate, Crooked Deal
    When B answers negotiate
    Then B is asked which cards to discard (1): Rift 3, Rift 4
    When B answers Rift 4
    Then B holds exactly Crooked Deal, Kicker 3, Rift 3
    And A is asked which planet to aim at
