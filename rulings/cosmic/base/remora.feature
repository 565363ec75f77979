Feature: Remora clings to what others retrieve and draw

  @power:remora
  Scenario: When another retrieves a ship, it retrieves one, too
    Given players A (-), B (-), C (Remora)
    And A has 1 ship in the warp
    And C has 2 ships in the warp
    And the next destiny is B's colour
    When the turn begins
    And A retrieves a ship to A1
    Then C is asked to use: Remora's power on A or pass
    When C uses Remora's power on A
    Then C is asked where to put the retrieved ship: C1, C2, C3, C4, C5
    When C answers C3
    Then C has 1 ship in the warp
    And A is asked which planet to aim at

  @power:remora
  Scenario: Its own retrieval is none of another's
    Given players A (Remora), B (-), C (-)
    And A has 2 ships in the warp
    And the next destiny is B's colour
    When the turn begins
    And A retrieves a ship to A1
    Then A has 1 ship in the warp
    And A is asked which planet to aim at

  @power:remora @rule:R16
  Scenario: A ship lost in this encounter cannot be retrieved in it
    Given players A (-), B (-), C (-), D (Remora)
    And C has 1 ship in the warp
    When A encounters B on B1 with 4 ships
    And A invites D
    And B invites C
    And C joins the defense with 1 ship
    And D joins the offense with 1 ship
    And A plays attack 04 and B plays attack 20
    And C, asked where ships return to, answers C1
    And C, asked how to split rewards, answers 1 ship
    And C, asked where ships return to, answers C2
    Then D has 1 ship in the warp
    And C has no ships in the warp
    When the turn ends

  @power:remora
  Scenario: When another draws from the deck, it draws a card
    Given players A (-), B (-), C (-), D (Remora)
    And D holds nothing
    When A encounters B on B1 with 4 ships
    And A invites nobody
    And B invites C
    And C joins the defense with 2 ships
    And A plays attack 04 and B plays attack 20
    And C, asked where ships return to, answers C1
    Then D is asked to use: Remora's power or pass
    When D uses Remora's power
    Then D holds 1 card
    And C holds 3 cards
    When the turn ends

  @power:remora
  Scenario: Cards taken from a hand are not drawn from the deck
    Given players A (-), B (-), C (Remora)
    And A holds attack 20, attack 08, attack 10
    And B has 2 ships on B1
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 20 and B plays negotiate
    Then B holds 2 cards
    And C holds exactly negotiate
    When the turn ends

  @power:remora
  Scenario: Zapped, it stays behind for the rest of the encounter
    Given players A (-), B (-), C (Remora)
    And A has 1 ship in the warp
    And B holds attack 08, Cosmic Zap
    And C has 2 ships in the warp
    And the next destiny is B's colour
    When the turn begins
    And A retrieves a ship to A1
    And C uses Remora's power on A
    And C answers C1
    And B plays Cosmic Zap
    Then C has 2 ships in the warp
    And C's power is zapped
    And A is asked which planet to aim at

  @power:remora @rule:R19.6
  Scenario: Without three home colonies it retrieves nothing
    Given players A (-), B (-), C (Remora)
    And A has 1 ship in the warp
    And C's ships are 10 on C1, 8 on C2, 2 in the warp
    And the next destiny is B's colour
    When the turn begins
    And A retrieves a ship to A1
    Then C has 2 ships in the warp
    And A is asked which planet to aim at

  @AL-HEALER-1 @power:healer @power:remora
  Scenario: Healed ships were in the warp and are retrieved from it
    Given players A (-), B (-), C (Healer), D (Remora)
    And D has 2 ships in the warp
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    And C uses Healer's power on A
    And A, asked where ships return to, answers A1
    Then D is asked to use: Remora's power on A or pass
    And the log says in this order: lost in the encounter: 2 ships of A; leave the warp: 2 ships of A to A1
    When D uses Remora's power on A
    And D answers D1
    Then D is asked to use: Remora's power or pass
    When D uses Remora's power
    Then D has 1 ship in the warp
    And C holds 2 cards
    When the turn ends

  @wild:remora
  Scenario: When another plays a flare, it draws a card
    Given players A (-), B (-), C (-)
    And A holds attack 20, Human flare
    And C holds Remora flare
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 08
    And A plays Human flare
    Then C is asked to respond: Remora flare or pass
    When C plays Remora flare
    Then C holds exactly Remora flare, attack 06
    When the turn ends

  @wild:remora
  Scenario: An artifact is no flare
    Given players A (-), B (-), C (-)
    And A holds attack 20, Ionic Gas
    And C holds Remora flare
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 08
    And A plays Ionic Gas
    Then C holds exactly Remora flare
    When the turn ends

  @super:remora
  Scenario: With its flare it gets a ship or a card for each player who gains a colony
    Given players A (-), B (-), C (-), D (Remora)
    And D has 1 ship in the warp
    And D holds Remora flare
    When A encounters B on B1 with 4 ships
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays attack 20 and B plays attack 08
    Then D is asked to use: Remora flare or pass
    When D plays Remora flare
    Then D is asked how to split rewards (2): 1 ship or 2 cards
    When D answers 1 ship, 1 card
    And D answers D1
    Then D has no ships in the warp
    And D holds exactly Remora flare, attack 06
    When the turn ends

  @super:remora
  Scenario: Ships that come to an old colony gain none
    Given players A (-), B (-), C (Remora)
    And A has 1 ship in the warp
    And C holds Remora flare
    When the turn begins
    And A retrieves a ship to A1
    And A encounters B on B1 with 4 ships
    Then A is asked whom to invite

  @power:remora @rule:R24.8
  Scenario: A new hand is drawn from the deck
    Given players A (-), B (-), C (Remora)
    And A holds reinforcement +3
    And the next destiny is B's colour
    When the turn begins
    Then C is asked to use: Remora's power or pass
    When C uses Remora's power
    Then C holds 2 cards
    And A holds 8 cards
    And A is asked which planet to aim at

  @power:remora @artifact:cosmic-zap
  Scenario: Zapped when it draws, it gets no card
    Given players A (-), B (-), C (Remora)
    And A holds reinforcement +3
    And B holds attack 08, Cosmic Zap
    And the next destiny is B's colour
    When the turn begins
    And C uses Remora's power
    Then B is asked to respond: Cosmic Zap or pass
    When B plays Cosmic Zap
    Then C holds exactly negotiate
    And C's power is zapped
    And A is asked which planet to aim at

  @power:remora @rule:R19.6
  Scenario: Lost by allying, the power does not follow a draw
    Given players A (-), B (-), C (-), D (Remora)
    And D's ships are 9 on D1, 10 on D2, 1 on D3
    When A encounters B on B1 with 4 ships
    And A invites nobody
    And B invites C, D
    And C joins the defense with 2 ships
    And D joins the defense with 1 ship from D3
    And A plays attack 04 and B plays attack 20
    And C, asked where ships return to, answers C1
    And D, asked where ships return to, answers D1
    Then D's power is lost
    And C holds 3 cards
    And D holds 2 cards

  @wild:remora
  Scenario: It draws for a super flare as well, and not for its own flare
    Given players A (Human), B (-), C (-)
    And A holds attack 20, Human flare
    And C holds Remora flare
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 08
    And A plays Human flare
    Then C is asked to respond: Remora flare (wild) or pass
    When C plays Remora flare
    Then C holds exactly Remora flare, attack 06
    When A says no
    And the turn ends

  @wild:remora @artifact:card-zap @wild:anti-matter
  Scenario Outline: The wild flare is stopped, and only the other flare works
    Given players A (-), B (-), C (-)
    And A holds attack 04, Human flare
    And B holds attack 08, <card>
    And C holds negotiate, Remora flare
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 08
    And A plays Human flare
    And B passes
    And C plays Remora flare
    Then B is asked to respond: <card> or pass
    When B plays <card>
    Then C holds exactly <left>
    And B holds exactly <kept>
    And the total of the offense is 46: attack 04, Human flare = 42, ships 4
    When the turn ends

    Examples:
      | card              | left                   | kept              |
      | Card Zap          | negotiate              | nothing           |
      | Anti-Matter flare | negotiate, Remora flare | Anti-Matter flare |

  @super:remora @artifact:card-zap @super:anti-matter
  Scenario Outline: The super flare is stopped, and the power still clings
    Given players A (-), B (-), C (Anti-Matter), D (Remora)
    And A holds attack 20, attack 06
    And A has 2 ships in the warp
    And D has 1 ship in the warp
    And C holds negotiate, <card>
    And D holds negotiate, Remora flare
    When A retrieves a ship to A1
    And D passes
    And A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 08
    And D plays Remora flare
    Then C is asked to respond: <card> or pass
    When C plays <card>
    Then D holds exactly <left>
    And C holds exactly <kept>
    When A has a second encounter
    And A retrieves a ship to A1
    Then D is asked to use: Remora's power on A or pass
    When D uses Remora's power on A
    And D answers D1
    Then D has no ships in the warp
    And A is asked whom to encounter

    Examples:
      | card              | left                   | kept                         |
      | Card Zap          | negotiate              | negotiate                    |
      | Anti-Matter flare | negotiate, Remora flare | negotiate, Anti-Matter flare |

  @wild:remora @super:symbiote
  Scenario: Remora's flare also hears Symbiote's super flare, which only cannot be cancelled
    Given players A (-), B (Symbiote), C (-)
    And B holds attack 08, Symbiote flare
    And C holds negotiate, Remora flare
    When the turn begins
    And B plays Symbiote flare
    Then C is asked to respond: Remora flare or pass

  @wild:remora @super:symbiote @artifact:card-zap @E-SYMBIOTEFLARE
  Scenario: Remora draws for Symbiote's super flare, and nobody stops that flare
    Given players A (-), B (Symbiote), C (-)
    And B holds attack 08, Symbiote flare
    And C holds negotiate, Remora flare, Card Zap
    And the deck begins with attack 30
    When the turn begins
    And B plays Symbiote flare
    Then C is asked to respond: Remora flare (wild) or pass
    When C plays Remora flare
    Then C holds exactly negotiate, Remora flare, Card Zap, attack 30
    And B is asked which planet
