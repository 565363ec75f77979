Feature: Mutant fills its hand up to eight

  @power:mutant
  Scenario: It draws one by one from the deck and from other hands
    Given players A (Mutant), B (-), C (-)
    And A holds 5 x attack 10
    And B holds attack 08, attack 08
    And C holds negotiate
    And the deck begins with attack 30
    When A encounters B on B1 with 4 ships
    Then A is asked to use: Mutant's power or pass
    When A uses Mutant's power
    Then A is asked what to choose: deck, player
    When A answers deck
    And A answers player
    Then A is asked which cards to take: B, C
    When A answers C
    And A answers player
    And nobody is invited
    Then A holds exactly 5 x attack 10, attack 30, negotiate, attack 08
    And B holds exactly attack 08
    And C holds no cards
    When A plays attack 30 and B plays attack 08
    And the turn ends

  @power:mutant
  Scenario: With eight cards there is nothing to fill
    Given players A (Mutant), B (-), C (-)
    And A holds 8 x attack 10
    When A encounters B on B1 with 4 ships
    Then A is asked whom to invite

  @power:mutant
  Scenario: An uninvolved Mutant does not draw
    Given players A (-), B (-), C (Mutant)
    When A encounters B on B1 with 4 ships
    Then A is asked whom to invite

  @power:mutant
  Scenario: Zapped at its first card, it gets none
    Given players A (Mutant), B (-), C (-)
    And A holds 5 x attack 10
    And C holds Cosmic Zap
    When A encounters B on B1 with 4 ships
    And A uses Mutant's power
    And A answers deck
    Then C is asked to respond: Cosmic Zap or pass
    When C plays Cosmic Zap
    Then A holds exactly 5 x attack 10
    And A is asked whom to invite

  @power:mutant
  Scenario: Once it was not zapped it draws on undisturbed
    Given players A (Mutant), B (-), C (-)
    And A holds 6 x attack 10
    And C holds Cosmic Zap
    When A encounters B on B1 with 4 ships
    And A uses Mutant's power
    And A answers deck
    And C passes
    And A answers deck
    Then A holds 8 cards
    And A is asked whom to invite

  @power:mutant @rule:R19.6
  Scenario: Without three home colonies it does not draw
    Given players A (Mutant), B (-), C (-)
    And A's ships are 1 on A1, 9 on A2, 10 on A3
    When A encounters B on B1 with 1 ship from A1
    Then A's power is lost
    And A is asked whom to invite

  @power:mutant @power:remora
  Scenario: Remora draws with every card from the deck, not with those from hands
    Given players A (Mutant), B (Remora), C (-)
    And A holds 6 x attack 10
    And B holds attack 08
    And C holds negotiate, negotiate
    When A encounters B on B1 with 4 ships
    And A uses Mutant's power
    And A answers deck
    Then B is asked to use: Remora's power or pass
    When B uses Remora's power
    And A answers player
    And A answers C
    Then B holds 2 cards
    And A holds 8 cards
    And A is asked whom to invite

  @wild:mutant
  Scenario: After a victory it takes a card from the opponent and from each of its allies
    Given players A (-), B (-), C (-), D (-)
    And A holds attack 20, Mutant flare
    And B holds attack 08, attack 04
    When A encounters B on B1 with 4 ships
    And A invites D
    And B invites C
    And C joins the defense with 1 ship
    And D joins the offense with 1 ship
    And A plays attack 20 and B plays attack 08
    Then A is asked to use: Mutant flare or pass
    When A plays Mutant flare
    Then A holds exactly attack 04, negotiate, Mutant flare
    And B holds no cards
    And C holds no cards
    And D holds exactly negotiate
    When the turn ends

  @wild:mutant
  Scenario: After a defeat it takes nothing
    Given players A (-), B (-), C (-)
    And A holds attack 04, Mutant flare
    And B holds attack 20, attack 10
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    Then A holds exactly Mutant flare
    And B holds exactly attack 10
    When the turn ends

  @wild:mutant @AL-AMOEBA-2 @artifact:force-field
  Scenario: Who allied and was sent home is an ally still
    Given players A (-), B (-), C (-)
    And A holds attack 20, Mutant flare, Force Field
    When A encounters B on B1 with 4 ships
    And A invites nobody
    And B invites C
    And C joins the defense with 1 ship
    And A plays Force Field
    And C, asked where ships return to, answers C1
    And A plays attack 20 and B plays attack 08
    And A plays Mutant flare
    Then A holds exactly negotiate, Mutant flare
    And C holds no cards
    When the turn ends

  @super:mutant
  Scenario: With its flare it may throw up to three cards away first
    Given players A (Mutant), B (-), C (-)
    And A holds Mutant flare, attack 04, attack 05, 6 x attack 10
    When A encounters B on B1 with 4 ships
    Then A is asked to use: Mutant flare or pass
    When A plays Mutant flare
    And A, asked which cards to discard, answers attack 04, attack 05
    And A answers deck
    And A answers deck
    Then A holds exactly Mutant flare, 6 x attack 10, attack 06, attack 06
    And the discard pile is attack 04, attack 05
    And A is asked whom to invite

  @super:mutant @Z-02 @Z-04
  Scenario: Zapped, it throws nothing away
    Given players A (Mutant), B (-), C (-)
    And A holds Mutant flare, attack 04, attack 05
    And C holds Cosmic Zap
    When A encounters B on B1 with 4 ships
    And A plays Mutant flare
    And A, asked which cards to discard, answers attack 04
    And C plays Cosmic Zap
    Then A holds exactly Mutant flare, attack 04, attack 05
    And A is asked whom to invite

  @wild:mutant @super:anti-matter @artifact:card-zap
  Scenario Outline: The wild flare is stopped, and nothing is taken
    Given players A (-), B (-), C (Anti-Matter)
    And A holds attack 20, Mutant flare
    And B holds attack 04, attack 08
    And C holds negotiate, <card>
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And A plays Mutant flare
    Then C is asked to respond: <offer> or pass
    When C plays <card>
    Then B holds exactly attack 08
    And A holds exactly <left>
    When the turn ends

    Examples:
      | card              | offer                     | left         |
      | Card Zap          | Card Zap                  | nothing      |
      | Anti-Matter flare | Anti-Matter flare (super) | Mutant flare |

  @wild:mutant
  Scenario: After a deal it takes a card from the opponent
    Given players A (-), B (-), C (-)
    And A holds negotiate, Mutant flare
    And B holds negotiate, attack 08, attack 08
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays negotiate and B plays negotiate
    And A offers: gives nothing; gets 1 card of choice
    And B accepts
    And B answers attack 08
    Then A is asked to use: Mutant flare (wild) or pass
    When A plays Mutant flare
    And A, asked where ships return to, answers A1
    Then A holds exactly attack 08, attack 08, Mutant flare
    And B holds no cards
    When the turn ends

  @super:mutant @super:anti-matter @artifact:card-zap
  Scenario Outline: The super flare is stopped, and the power refills the hand as it is
    Given players A (Mutant), B (-), C (Anti-Matter)
    And A holds attack 20, 5 x negotiate, Mutant flare
    And C holds negotiate, <card>
    And the deck begins with attack 30, attack 40
    When A encounters B on B1 with 1 ship
    Then A is asked to use: Mutant's power, Mutant flare (super) or pass
    When A plays Mutant flare
    Then C is asked to respond: <offer> or pass
    When C plays <card>
    Then A is asked to use: Mutant's power or pass
    And A holds exactly <left>
    When A uses Mutant's power
    Then A is asked what to choose: deck, player
    When A answers deck
    Then A holds attack 30
    And A is asked <next>

    Examples:
      | card              | offer                     | left                                   | next           |
      | Card Zap          | Card Zap                  | attack 20, 5 x negotiate               | what to choose |
      | Anti-Matter flare | Anti-Matter flare (super) | attack 20, 5 x negotiate, Mutant flare | whom to invite |
