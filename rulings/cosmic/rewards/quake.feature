Feature: Quakes and reward cards

  @G-006 @rule:R24.7
  Scenario: Reward cards are drawn while the cosmic cards have run out: no quake
    Given players A (-), B (-), C (-)
    And a reward deck
    And the deck is nothing
    And C holds attack 11
    And the reward deck begins with attack 23, attack 10
    When A encounters B on B1 with 1 ship
    And A invites nobody
    And B invites C
    And C joins the defense with 2 ships from C1
    And A plays attack 04 and B plays attack 20
    And C, asked where ships return to, answers C1
    And C answers 2 reward cards
    Then C holds exactly attack 11, attack 23, attack 10
    And the log does not say: a cosmic quake

  @G-006 @rule:R24.5
  Scenario: One cosmic card among the rewards causes it; the reward card comes afterwards
    Given players A (-), B (-), C (-)
    And a reward deck
    And the deck is nothing
    And A holds attack 04, 10 x attack 08
    And B holds attack 20, 10 x attack 08
    And C holds 10 x attack 08
    And C also holds from the reward deck attack 19
    And the reward deck begins with attack 23
    When A encounters B on B1 with 1 ship
    And A invites nobody
    And B invites C
    And C joins the defense with 2 ships from C1
    And A plays attack 04 and B plays attack 20
    And C, asked where ships return to, answers C1
    And C answers 1 card, 1 reward card
    Then the log says: a cosmic quake
    And the log does not say: an aftershock
    And A holds exactly 8 x attack 08
    And B holds exactly 8 x attack 08
    And C holds exactly 8 x attack 08, attack 23
    And the reward discard pile is attack 19
    And the deck has 6 cards

  @rule:R24.5 @RW-06
  Scenario: Reward cards in the hands go to their own pile, and eight cosmic cards are dealt
    Given players A (-), B (-), C (-)
    And a reward deck
    And the deck is nothing
    And A holds attack 04, 12 x attack 08
    And A also holds from the reward deck attack 23, attack 19
    And B holds reinforcement +2
    And B also holds from the reward deck Rift 5
    And C holds 12 x attack 08
    When A encounters B on B1 with 1 ship
    And nobody is invited
    Then the log says: a cosmic quake
    And the log does not say: an aftershock
    And A holds 8 cards
    And A holds 0 cards with the back of the reward deck
    And B holds 8 cards
    And C holds 8 cards
    And the reward discard pile is Rift 5, attack 23, attack 19
    And B has no ships in the warp
    And A is asked which encounter card to play

  @rule:R24.5 @card:kicker
  Scenario: A kicker that has been laid stays where it lies
    Given players A (-), B (-), C (-)
    And a reward deck
    And the deck is nothing
    And A holds attack 04, kicker 2, 12 x attack 08
    And B holds kicker 3, reinforcement +2
    And C holds 12 x attack 08
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays Kicker 2
    And B plays Kicker 3
    Then the log says: a cosmic quake
    And A sees Kicker 2 as the kicker of the offense
    And B sees Kicker 3 as the kicker of the defense
    And A holds 8 cards
    And B holds 8 cards
    And A is asked which encounter card to play

  @G-005 @rule:R24.6 @power:miser
  Scenario: Too few cosmic cards: an aftershock takes stored cards of both backs
    Given players A (-), B (-), C (Miser)
    And in the setup C answers the second hand
    And a reward deck
    And the deck is nothing
    And the reward deck is nothing
    And A holds attack 04, 10 x attack 08
    And A also holds from the reward deck attack 23
    And B holds reinforcement +2
    And C holds 8 x attack 08
    And Miser's sheet holds 19 x attack 09, rift 4
    When A encounters B on B1 with 1 ship
    And nobody is invited
    Then the log says: a cosmic quake with an aftershock
    And C is asked which cards to choose
    When C chooses the second hand
    Then A holds 8 cards
    And B holds 8 cards
    And C holds 8 cards
    And the reward deck has 2 cards
    And the reward discard pile is nothing
    And C has no ships in the warp
    And A is asked which encounter card to play

  @IR-06 @RW-01 @wild:tick-tock
  Scenario: The reward deck is made up from its pile: the discard pile has not been shuffled
    Given players A (-), B (-), C (-)
    And a reward deck
    And the reward deck is nothing
    And the reward discard pile is attack 19, attack 18
    And A holds attack 04, Tick-Tock flare
    And C holds nothing
    When A encounters B on B1 with 1 ship
    And A invites nobody
    And B invites C
    And C joins the defense with 1 ship from C1
    And A plays attack 04 and B plays attack 20
    And C, asked where ships return to, answers C1
    And C answers 1 reward card
    Then the log says: the reward deck is shuffled anew
    And C holds 1 card with the back of the reward deck
    And the reward deck has 1 card
    And nobody is asked anything
