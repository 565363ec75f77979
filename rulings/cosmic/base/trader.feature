Feature: Trader

  @power:trader
  Scenario: Trader trades hands with its opponent
    Given players A (Trader), B (-), C (-)
    And A holds attack 04, attack 06
    And B holds attack 40, attack 30, negotiate
    When A encounters B on B1 with 1 ship
    And nobody is invited
    Then A is asked to use: Trader's power, or pass
    When A uses Trader's power
    Then A holds exactly attack 40, attack 30, negotiate
    And B holds exactly attack 04, attack 06
    When A plays attack 40 and B plays attack 04
    Then the outcome is: A wins
    When the turn ends

  @power:trader
  Scenario: Trader need not trade
    Given players A (-), B (Trader), C (-)
    And B holds attack 04
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And B passes
    And A plays attack 10 and B plays attack 04
    Then the outcome is: A wins

  @power:trader
  Scenario: Trader does not trade as an ally
    Given players A (-), B (-), C (Trader)
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays attack 10 and B plays attack 04
    Then the outcome is: A wins

  @power:trader @artifact:cosmic-zap
  Scenario: Trader zapped: everybody keeps the hand
    Given players A (Trader), B (-), C (-)
    And A holds attack 04
    And B holds attack 40, Cosmic Zap
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A uses Trader's power
    And B plays Cosmic Zap
    Then A's power is zapped
    When A plays attack 04 and B plays attack 40
    Then the outcome is: B wins

  @power:trader @rule:R19.6
  Scenario: Trader with too few home colonies is not asked
    Given players A (Trader), B (-), C (-)
    And A's ships are 9 on A1, 10 on A2, 1 on A3
    When A encounters B on B1 with 1 ship from A3
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    Then the outcome is: B wins

  @power:trader @AL-TRADER-1 @rule:R9.6
  Scenario: A defense without a hand draws first and may trade then
    Given players A (-), B (Trader), C (-)
    And A holds attack 40
    And B holds nothing
    And the deck begins with 8 x attack 08
    When A encounters B on B1 with 1 ship
    And nobody is invited
    Then B is asked to use: Trader's power, or pass
    And B holds exactly 8 x attack 08
    When B uses Trader's power
    Then A holds exactly 8 x attack 08
    And B holds exactly attack 40
    When A plays attack 08 and B plays attack 40
    Then the outcome is: B wins

  @power:trader
  Scenario: An offense without an encounter card has drawn a new hand before it trades
    Given players A (Trader), B (-), C (-)
    And A holds reinforcement +3
    And the deck begins with 8 x attack 08
    And B holds attack 04
    When A encounters B on B1 with 1 ship
    And nobody is invited
    Then A is asked to use: Trader's power, or pass
    And A holds exactly 8 x attack 08
    When A uses Trader's power
    And A plays attack 04 and B plays attack 08
    Then the outcome is: B wins

  @super:trader
  Scenario: With the super flare Trader trades with any player
    Given players A (Trader), B (-), C (-)
    And A holds attack 04, Trader flare
    And C holds attack 40, negotiate
    When A encounters B on B1 with 1 ship
    And nobody is invited
    Then A is asked to use: Trader's power, Trader flare (super), or pass
    When A plays Trader flare
    Then A is asked which player: B, C
    When A answers C
    Then C holds exactly attack 04
    And A holds exactly attack 40, negotiate, Trader flare
    When A plays attack 40 and B plays attack 04
    Then the outcome is: A wins
    When the turn ends

  @super:trader
  Scenario: One trade in an encounter
    Given players A (Trader), B (-), C (-)
    And A holds attack 04, Trader flare
    And B holds attack 40, attack 30
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A uses Trader's power
    Then B holds exactly attack 04, Trader flare
    And A is asked which encounter card to play (1): attack 40, attack 30
    When A plays attack 40 and B plays attack 04
    Then the outcome is: A wins
    When the turn ends

  @super:trader @Z-04
  Scenario: Zapped through the super flare
    Given players A (Trader), B (-), C (-)
    And A holds attack 04, Trader flare
    And B holds attack 40, Cosmic Zap
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays Trader flare
    And A answers C
    And B plays Cosmic Zap
    Then A holds exactly attack 04, Trader flare
    When A plays attack 04 and B plays attack 40
    Then the outcome is: B wins

  @wild:trader
  Scenario: With the wild flare a card is drawn and another given in return
    Given players A (-), B (-), C (-)
    And A holds attack 04, Trader flare
    And B holds attack 40
    When A encounters B on B1 with 1 ship
    Then A is asked to use: Trader flare (wild), or pass
    When A plays Trader flare
    Then A is asked which cards to give: attack 04, attack 40
    When A answers attack 04
    Then A holds exactly attack 40, Trader flare
    And B holds exactly attack 04
    When nobody is invited
    And A plays attack 40 and B plays attack 04
    Then the outcome is: A wins

  @wild:trader
  Scenario: The wild flare is for main players
    Given players A (-), B (-), C (-)
    And C holds negotiate, Trader flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 40 and B plays attack 04
    Then the outcome is: A wins

  @super:trader @artifact:card-zap @super:anti-matter
  Scenario Outline: The super flare is stopped, and the power still trades with the opponent
    Given players A (Trader), B (-), C (Anti-Matter)
    And A holds attack 04, Trader flare
    And B holds attack 40
    And C holds negotiate, <card>
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays Trader flare
    Then C is asked to respond: <card> or pass
    When C plays <card>
    Then A is asked to use: Trader's power or pass
    And C holds exactly <kept>
    And the discard pile is <gone>
    When A uses Trader's power
    Then A holds exactly attack 40
    And B holds exactly <left>
    When A plays attack 40 and B plays attack 04
    Then the outcome is: A wins

    Examples:
      | card              | left                   | kept                         | gone                   |
      | Card Zap          | attack 04              | negotiate                    | Card Zap, Trader flare |
      | Anti-Matter flare | attack 04, Trader flare | negotiate, Anti-Matter flare | nothing                |

  @wild:trader @artifact:card-zap @wild:anti-matter
  Scenario Outline: The wild flare is stopped, and no card changes hands
    Given players A (-), B (-), C (-)
    And A holds attack 04, Trader flare
    And B holds attack 40, <card>
    When A encounters B on B1 with 1 ship
    And A plays Trader flare
    Then B is asked to respond: <card> or pass
    When B plays <card>
    Then A holds exactly <left>
    And B holds exactly <kept>
    And the discard pile is <gone>
    When nobody is invited
    And A plays attack 04 and B plays attack 40
    Then the outcome is: B wins

    Examples:
      | card              | left                   | kept                         | gone                   |
      | Card Zap          | attack 04              | attack 40                    | Card Zap, Trader flare |
      | Anti-Matter flare | attack 04, Trader flare | attack 40, Anti-Matter flare | nothing                |

  @wild:trader @artifact:card-zap
  Scenario: Even the card just drawn may be given back
    Given players A (-), B (-), C (-)
    And A holds attack 04, Trader flare
    And B holds Card Zap
    And the deck begins with 8 x attack 08
    When A encounters B on B1 with 1 ship
    And A plays Trader flare
    And B passes
    Then A is asked which cards to give: attack 04, Card Zap
    When A answers Card Zap
    Then B holds exactly Card Zap
    And A is asked whom to invite

  @wild:trader
  Scenario: Before alliances are formed there is also time when invitations are known
    Given players A (-), B (-), C (-)
    And A holds attack 10, Trader flare
    And B holds attack 20
    When A encounters B on B1 with 1 ship
    Then A is asked to use: Trader flare or pass
    When A passes
    And A invites C
    And B invites C
    Then A is asked to use: Trader flare or pass
    When A plays Trader flare
    And A answers attack 10
    Then A holds exactly attack 20, Trader flare
    And B holds exactly attack 10
    And C is asked which side to join
