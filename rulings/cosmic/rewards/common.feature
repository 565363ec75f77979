Feature: Common rewards: the reward cards are part of the cosmic deck

  @IR-16 @variant:common-rewards
  Scenario: One deck for all, and no other
    Given 3 players are dealt aliens for a first game
    And common rewards
    When everybody keeps the first alien dealt
    And the setup is finished somehow
    Then the reward deck has 0 cards
    And the deck has 80 cards

  @IR-16 @variant:common-rewards
  Scenario: Rewards are ships and cards, as without reward cards
    Given players A (-), B (-), C (-)
    And common rewards
    And C holds nothing
    And C has 1 ship in the warp
    And the deck begins with Kicker 3, Crooked Deal
    When A encounters B on B1 with 1 ship
    And A invites nobody
    And B invites C
    And C joins the defense with 2 ships from C2
    And A plays attack 04 and B plays attack 20
    And C, asked where ships return to, answers C2
    Then C may answer 1 ship, 1 card
    And C may not answer 1 card, 1 reward card
    When C answers 2 cards
    Then C holds exactly Kicker 3, Crooked Deal
    And C holds 0 cards with the back of the reward deck

  @IR-16 @variant:common-rewards
  Scenario: All cards have one back: both main players select at the same time, and no back is asked for
    Given players A (-), B (-), C (-)
    And common rewards
    And A holds Crooked Deal, kicker 2
    And B holds attack 20, attack 06, 4 x attack 08
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays Kicker 2
    Then A is asked which encounter card to play: Crooked Deal
    And B is asked which encounter card to play: attack 20, attack 06, attack 08, attack 08, attack 08, attack 08
    And B sees a cosmic back as the kicker of the offense
    When A plays Crooked Deal and B plays attack 20
    Then A holds 4 cards
    And the discard pile is Kicker 2, Crooked Deal, attack 20

  @IR-16 @variant:common-rewards
  Scenario: A new hand may bring kickers and rifts
    Given players A (-), B (-), C (-)
    And common rewards
    And A holds attack 20
    And B holds reinforcement +2
    And the deck begins with Kicker 2, Rift 3, attack 10, negotiate
    When A encounters B on B1 with 1 ship
    And nobody is invited
    Then B holds exactly Kicker 2, Rift 3, attack 10, negotiate, 4 x attack 06
    And B is asked to use: Kicker 2 or pass
    When B plays Kicker 2
    And A plays attack 20 and B plays attack 10
    Then the total of the defense is 24: attack 10, kicker x2 = 20, ships 4
    And the outcome is: B wins

  @RW-03 @AL-REMORA-1 @variant:common-rewards @power:remora
  Scenario: A reward card drawn from the common deck is a card from the deck
    Given players A (-), B (-), C (-), D (Remora)
    And common rewards
    And C holds nothing
    And D holds nothing
    And the deck begins with Kicker 3, attack 30
    When A encounters B on B1 with 1 ship
    And A invites nobody
    And B invites C
    And C joins the defense with 1 ship from C1
    And A plays attack 04 and B plays attack 20
    And C, asked where ships return to, answers C1
    And D uses Remora's power
    Then C holds exactly Kicker 3
    And D holds exactly attack 30
