Feature: Rewards are split over ships, cosmic cards and reward cards

  @RW-04 @IR-04 @rule:R16.3
  Scenario: The whole split is announced before anything is taken
    Given players A (-), B (-), C (-)
    And a reward deck
    And C holds nothing
    And C has 2 ships in the warp
    And the reward deck begins with attack 23, Kicker 3
    And the deck begins with attack 30
    When A encounters B on B1 with 1 ship
    And A invites nobody
    And B invites C
    And C joins the defense with 4 ships
    And A plays attack 04 and B plays attack 20
    And C, asked where ships return to, answers C2
    Then C is asked how to split rewards
    And C holds no cards
    And C may answer 4 cards
    And C may answer 4 reward cards
    And C may answer 2 ships, 2 cards
    And C may answer 1 ship, 1 card, 2 reward cards
    And C may not answer 3 ships, 1 card
    And C may not answer 1 ship, 1 card, 1 reward card
    And C may not answer 5 cards
    When C answers 1 ship, 1 card, 2 reward cards
    And C, asked where ships return to, answers C3
    Then C holds exactly attack 30, attack 23, Kicker 3
    And C holds 2 cards with the back of the reward deck
    And C has 1 ship in the warp
    And the reward deck has 30 cards

  @IR-04
  Scenario Outline: Any part of the cards may come from the reward deck
    Given players A (-), B (-), C (-)
    And a reward deck
    And C holds nothing
    When A encounters B on B1 with 1 ship
    And A invites nobody
    And B invites C
    And C joins the defense with 3 ships from C1
    And A plays attack 04 and B plays attack 20
    And C, asked where ships return to, answers C1
    And C answers <split>
    Then C holds 3 cards
    And C holds <rewards> cards with the back of the reward deck

    Examples:
      | split                  | rewards |
      | 3 cards                | 0       |
      | 2 cards, 1 reward card | 1       |
      | 1 card, 2 reward cards | 2       |
      | 3 reward cards         | 3       |

  @IR-06 @rule:R24.7
  Scenario: As many as the reward deck and its discard pile have
    Given players A (-), B (-), C (-)
    And a reward deck
    And C holds nothing
    And the reward deck is attack 23
    And the reward discard pile is attack 10
    When A encounters B on B1 with 1 ship
    And A invites nobody
    And B invites C
    And C joins the defense with 4 ships from C1
    And A plays attack 04 and B plays attack 20
    And C, asked where ships return to, answers C2
    Then C may not answer 1 card, 3 reward cards
    When C answers 2 cards, 2 reward cards
    Then C holds exactly attack 06, attack 06, attack 23, attack 10
    And the reward deck has 0 cards
    And the log does not say: a cosmic quake

  @IR-06
  Scenario: None is left: only cosmic cards are to be had, until one is discarded
    Given players A (-), B (-), C (-)
    And a reward deck
    And C holds nothing
    And the reward deck is nothing
    And A holds attack 04, attack 30
    And B holds attack 08
    And B also holds from the reward deck attack 19
    When A encounters B on B1 with 1 ship
    And A invites nobody
    And B invites C
    And C joins the defense with 1 ship from C1
    And A plays attack 04 and B plays attack 19
    And C, asked where ships return to, answers C1
    Then C holds exactly attack 06
    And the reward discard pile is attack 19
    When B encounters A on A1 with 1 ship
    And B invites nobody
    And A invites C
    And C joins the defense with 1 ship from C1
    And B plays attack 08 and A plays attack 30
    And C, asked where ships return to, answers C1
    Then C is asked how to split rewards
    When C answers 1 reward card
    Then C holds exactly attack 06, attack 19

  @IR-06
  Scenario: None is left and none comes
    Given players A (-), B (-), C (-)
    And a reward deck
    And C holds nothing
    And the reward deck is nothing
    When A encounters B on B1 with 1 ship
    And A invites nobody
    And B invites C
    And C joins the defense with 2 ships from C1
    And A plays attack 04 and B plays attack 20
    And C, asked where ships return to, answers C1
    Then C holds exactly attack 06, attack 06

  @rule:R15.1
  Scenario: Compensation never comes from the reward deck
    Given players A (-), B (-), C (-)
    And a reward deck
    And C holds nothing
    And A holds attack 20, attack 06
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays negotiate
    Then B holds exactly attack 06
    And the reward deck has 32 cards
    When the turn ends

  @rule:R24.8
  Scenario: A new hand is drawn from the cosmic deck alone
    Given players A (-), B (-), C (-)
    And a reward deck
    And C holds nothing
    And B holds reinforcement +2
    When A encounters B on B1 with 1 ship
    And nobody is invited
    Then B holds exactly 8 x attack 06
    And the reward deck has 32 cards
    When A plays attack 20 and B plays attack 06
    Then the outcome is: A wins
    When the turn ends

  @RW-01 @wild:chosen
  Scenario: An effect that draws from the deck draws from the cosmic one
    Given players A (-), B (-), C (-)
    And a reward deck
    And C holds nothing
    And A holds attack 10, Chosen flare
    And the deck begins with attack 11, attack 12, attack 13
    And the reward deck begins with attack 23
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays Chosen flare
    Then the reward deck has 32 cards
    And A holds attack 11
    When A plays attack 10 and B plays attack 30
    Then the outcome is: B wins

  @RW-03 @AL-MIND-4 @wild:mind
  Scenario: Mind's flare watches the cosmic deck, not the reward deck
    Given players A (-), B (-), C (-), D (-)
    And a reward deck
    And C holds nothing
    And D holds negotiate, Mind flare
    And the reward deck begins with attack 23
    When A encounters B on B1 with 1 ship
    And A invites nobody
    And B invites C
    And C joins the defense with 1 ship from C1
    And A plays attack 04 and B plays attack 20
    And C, asked where ships return to, answers C1
    And C answers 1 reward card
    Then C holds exactly attack 23
    And D has seen exactly nothing in C's hand
    And nobody is asked anything

  @RW-03 @AL-MIND-4 @wild:mind
  Scenario: With a cosmic card among the rewards it sees that one
    Given players A (-), B (-), C (-), D (-)
    And a reward deck
    And C holds nothing
    And D holds negotiate, Mind flare
    And the deck begins with attack 30
    And the reward deck begins with attack 23
    When A encounters B on B1 with 1 ship
    And A invites nobody
    And B invites C
    And C joins the defense with 2 ships from C1
    And A plays attack 04 and B plays attack 20
    And C, asked where ships return to, answers C1
    And C answers 1 card, 1 reward card
    Then D is asked to use: Mind flare (wild) or pass
    When D plays Mind flare
    Then C holds exactly attack 30, attack 23
    And D has seen exactly attack 30 in C's hand

  @AL-REMORA-1 @power:remora
  Scenario: Remora does not cling to cards from the reward deck
    Given players A (-), B (-), C (-), D (Remora)
    And a reward deck
    And C holds nothing
    And D holds nothing
    When A encounters B on B1 with 1 ship
    And A invites nobody
    And B invites C
    And C joins the defense with 2 ships from C1
    And A plays attack 04 and B plays attack 20
    And C, asked where ships return to, answers C1
    And C answers 2 reward cards
    Then nobody is asked anything
    And D holds no cards

  @AL-REMORA-1 @power:remora
  Scenario: For a cosmic card among them it draws one, from the cosmic deck
    Given players A (-), B (-), C (-), D (Remora)
    And a reward deck
    And C holds nothing
    And D holds nothing
    When A encounters B on B1 with 1 ship
    And A invites nobody
    And B invites C
    And C joins the defense with 2 ships from C1
    And A plays attack 04 and B plays attack 20
    And C, asked where ships return to, answers C1
    And C answers 1 card, 1 reward card
    And D uses Remora's power
    Then D holds exactly attack 06
    And D holds 0 cards with the back of the reward deck
    And the reward deck has 31 cards

  @power:glutton
  Scenario Outline: Glutton's two more come once for all rewards, from the deck of the first
    Given players A (-), B (-), C (Glutton)
    And a reward deck
    And the reward deck begins with attack -07, attack 23, rift 5, attack 23
    And C holds nothing
    When A encounters B on B1 with 1 ship
    And A invites nobody
    And B invites C
    And C joins the defense with 2 ships from C1
    And A plays attack 04 and B plays attack 20
    And C, asked where ships return to, answers C1
    And C answers <split>
    Then C holds 4 cards
    And C holds <rewards> cards with the back of the reward deck
    When the turn ends

    Examples:
      | split                 | rewards |
      | 2 cards               | 0       |
      | 1 card, 1 reward card | 1       |
      | 2 reward cards        | 4       |

  @power:extortionist
  Scenario: Extortionist gets half of what comes from each deck
    Given players A (-), B (-), C (-), D (Extortionist)
    And a reward deck
    And C holds nothing
    And D holds nothing
    When A encounters B on B1 with 1 ship
    And A invites nobody
    And B invites C
    And C joins the defense with 4 ships from C1
    And A plays attack 04 and B plays attack 20
    And C, asked where ships return to, answers C2
    And C answers 2 cards, 2 reward cards
    And D uses Extortionist's power on C
    And C says no
    And D uses Extortionist's power on C
    And C says no
    Then C holds 2 cards
    And D holds 2 cards
    And C holds 1 card with the back of the reward deck
    And D holds 1 card with the back of the reward deck
    When the turn ends

  @wild:barbarian
  Scenario: Barbarian's flare throws out cards of either deck
    Given players A (-), B (-), C (-)
    And a reward deck
    And C holds Barbarian flare
    And the deck begins with attack 30
    And the reward deck begins with attack -07
    When A encounters B on B1 with 1 ship
    And A invites nobody
    And B invites C
    And C joins the defense with 2 ships from C1
    And A plays attack 04 and B plays attack 20
    And C, asked where ships return to, answers C1
    And C answers 1 card, 1 reward card
    Then C is asked to use: Barbarian flare (wild) or pass
    When C plays Barbarian flare
    Then C is asked which cards to discard (1 to 2): attack 30, attack -07
    When C answers attack -07
    Then C holds exactly attack 30, Barbarian flare
    And the reward discard pile is attack -07
    When the turn ends

  @super:mercenary
  Scenario: Mercenary's flare throws out cards of either deck
    Given players A (Mercenary), B (-), C (-)
    And a reward deck
    And A holds attack 20, Mercenary flare
    And the deck begins with attack 01
    And the reward deck begins with attack -07
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And A answers 1 card, 1 reward card
    Then A is asked to use: Mercenary flare (super) or pass
    When A plays Mercenary flare
    Then A is asked which cards to discard (1 to 2): attack 01, attack -07
    When A answers attack 01, attack -07
    Then A holds exactly Mercenary flare
    And the reward discard pile is attack -07
    When the turn ends

  @AL-GHOUL-4 @power:ghoul
  Scenario: Ghoul's rewards may come from the reward deck
    Given players A (Ghoul), B (-), C (-)
    And a reward deck
    And A holds attack 20
    And A has 2 ships in the warp
    And the deck begins with attack 30
    And the reward deck begins with attack 23
    And B has 3 ships on B1
    When the turn begins
    And A retrieves a ship to A1
    And A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then A may answer 3 reward cards
    And A may not answer 2 ships, 1 card
    When A answers 1 ship, 1 card, 1 reward card
    And A, asked where ships return to, answers A2
    Then A holds exactly attack 30, attack 23
    And A has no ships in the warp
    When the turn ends
