Feature: Hacker

  @power:hacker @G-013
  Scenario: Hacker chooses whom compensation comes from and which cards
    Given players A (-), B (Hacker), C (-)
    And B has 2 ships on B1
    And A holds attack 30, reinforcement +2
    And C holds attack 12, attack 15, reinforcement +3
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 30 and B plays negotiate
    Then A is asked to use: reinforcement +2 or pass
    When A passes
    Then B is asked to use: Hacker's power or pass
    And A is not asked anything
    And C is not asked anything
    When B uses Hacker's power
    Then B is asked which player: A, C
    When B answers C
    Then the log says: B looks at C's hand
    And A is not asked anything
    And C is not asked anything
    And B is asked which cards to take (2): attack 12, attack 15, reinforcement +3
    When B answers attack 12, reinforcement +3
    Then B holds exactly attack 12, reinforcement +3
    And C holds exactly attack 15
    And A holds exactly reinforcement +2

  @power:hacker
  Scenario: Hacker picks the cards that its opponent collects
    Given players A (Hacker), B (-), C (-)
    And B has 2 ships on B1
    And A holds attack 30, attack 08, attack 10, morph
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 30 and B plays negotiate
    Then A is asked to use: Hacker's power or pass
    When A uses Hacker's power
    Then A is asked which cards to take (2): attack 08, attack 10, morph
    When A answers attack 08, attack 10
    Then B holds exactly attack 08, attack 10
    And A holds exactly morph
    When the turn ends

  @power:hacker
  Scenario: Without compensation there is nothing to hack
    Given players A (-), B (Hacker), C (-)
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 30 and B plays attack 06
    Then the outcome is: A wins
    And the log does not say: B uses Hacker's power

  @power:hacker
  Scenario: Hacker may do without, and cards come at random
    Given players A (-), B (Hacker), C (-)
    And B has 2 ships on B1
    And A holds attack 30, attack 08
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 30 and B plays negotiate
    And B passes
    Then B holds exactly attack 08

  @power:hacker
  Scenario: Zapped, Hacker collects at random from its opponent
    Given players A (-), B (Hacker), C (-)
    And B has 2 ships on B1
    And A holds attack 30, attack 08, Cosmic Zap
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 30 and B plays negotiate
    And B uses Hacker's power
    And B answers C
    Then A is asked to use: Cosmic Zap or pass
    When A plays Cosmic Zap
    Then B holds exactly attack 08
    And C holds exactly negotiate

  @power:hacker @rule:R19.6
  Scenario: Lost with the defended colony, the power is gone when compensation is due
    Given players A (-), B (Hacker), C (-)
    And B's ships are 2 ships on B1, 9 ships on B2, 9 ships on B3
    And A holds attack 30, attack 08
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 30 and B plays negotiate
    Then B's power is lost
    And B holds exactly attack 08

  @power:hacker @AL-HACKER-1 @rule:R23.4
  Scenario: Compensation of the offense comes before rewards of others
    Given players A (Hacker), B (-), C (-)
    And A holds negotiate
    And B holds attack 30, attack 08
    And C holds attack 12, morph
    And the deck begins with attack 40, attack 23
    When A encounters B on B1 with 1 ship
    And A invites nobody
    And B invites C
    And C joins the defense with 2 ships
    And A plays negotiate and B plays attack 30
    And C, asked where ships return to, answers 2 to C1
    And A uses Hacker's power
    And A answers C
    Then A is asked which cards to take (1): attack 12, morph
    When A answers morph
    Then A holds exactly morph
    And C holds exactly attack 12, attack 40, attack 23

  @power:hacker @power:barbarian
  Scenario: A looted opponent is no bar: Hacker collects elsewhere
    Given players A (Barbarian), B (Hacker), C (-)
    And B has 1 ship on B1
    And B holds negotiate, attack 08
    And C holds attack 12, morph
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 30 and B plays negotiate
    And A answers attack 08
    And B uses Hacker's power
    Then B is asked which player: A, C
    When B answers C
    And B answers morph
    Then B holds exactly morph
    And A holds exactly attack 08
    When the turn ends

  @wild:hacker
  Scenario: The wild side refuses compensation
    Given players A (-), B (-), C (-)
    And B has 2 ships on B1
    And A holds attack 30, attack 08, attack 10, Hacker flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 30 and B plays negotiate
    Then A is asked to use: Hacker flare (wild) or pass
    When A plays Hacker flare
    Then B holds no cards
    And A holds exactly attack 08, attack 10, Hacker flare
    When the turn ends

  @super:hacker
  Scenario: The super side gives cards back to the player of its choice
    Given players A (-), B (Hacker), C (-)
    And B has 2 ships on B1
    And A holds attack 30, attack 08
    And B holds negotiate, attack 01, Hacker flare
    And C holds attack 12, attack 15, morph
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 30 and B plays negotiate
    And B uses Hacker's power
    And B answers C
    And B answers attack 15, morph
    Then B is asked to use: Hacker flare (super) or pass
    When B plays Hacker flare
    Then B is asked which cards to give (1 to 2): attack 01, attack 15, morph
    When B answers attack 01
    Then C holds exactly attack 12, attack 01
    And B holds exactly attack 15, morph, Hacker flare
    When the turn ends

  @wild:hacker @artifact:card-zap
  Scenario: The wild flare is cancelled, and compensation is collected
    Given players A (-), B (-), C (-)
    And A holds attack 20, attack 08, Hacker flare
    And B has 2 ships on B1
    And C holds negotiate, Card Zap
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays negotiate
    And A plays Hacker flare
    Then C is asked to respond: Card Zap or pass
    When C plays Card Zap
    Then A holds no cards
    And B holds exactly attack 08
    When the turn ends

  @wild:hacker @super:anti-matter
  Scenario: The wild flare is prevented, and may itself be taken
    Given players A (-), B (-), C (Anti-Matter)
    And A holds attack 20, Hacker flare
    And C holds negotiate, Anti-Matter flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays negotiate
    And A plays Hacker flare
    And C plays Anti-Matter flare
    Then A holds no cards
    And B holds exactly Hacker flare
    When the turn ends

  @wild:hacker
  Scenario: Only a main player from whom it is collected refuses
    Given players A (-), B (-), C (-)
    And A holds attack 20, attack 08
    And C holds negotiate, Hacker flare
    And B has 1 ship on B1
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays attack 20 and B plays negotiate
    Then B holds exactly attack 08
    When the turn ends

  @super:hacker @super:anti-matter @artifact:card-zap
  Scenario Outline: The super flare is stopped, and no card goes back
    Given players A (-), B (Hacker), C (Anti-Matter)
    And A holds attack 20, attack 08, attack 10
    And B holds negotiate, attack 01, Hacker flare
    And B has 1 ship on B1
    And C holds negotiate, <card>
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays negotiate
    And B uses Hacker's power
    And B answers A
    And B answers attack 08
    And B plays Hacker flare
    Then C is asked to respond: <offer> or pass
    When C plays <card>
    Then B holds exactly <left>
    And A holds exactly attack 10
    When the turn ends

    Examples:
      | card              | offer                     | left                               |
      | Card Zap          | Card Zap                  | attack 01, attack 08               |
      | Anti-Matter flare | Anti-Matter flare (super) | attack 01, attack 08, Hacker flare |
