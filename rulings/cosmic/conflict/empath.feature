Feature: Empath makes deals out of attacks

  @power:empath
  Scenario: Its own negotiate meets an attack: there are talks
    Given players A (Empath), B (-), C (-)
    And B holds attack 20, attack 08
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays negotiate and B plays attack 20
    Then A is asked to use: Empath's power, or pass
    When A uses Empath's power
    Then A is asked for a deal
    And B is asked for a deal
    When B offers: gives attack 08; gets nothing
    And A accepts
    And A, asked where ships return to, answers A1
    Then the outcome is: a deal
    And A holds exactly attack 08
    And the discard pile is negotiate, attack 20
    When the turn ends

  @power:empath
  Scenario: Its own attack meets a negotiate
    Given players A (-), B (Empath), C (-)
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays negotiate and B plays attack 20
    And B uses Empath's power
    Then A is asked for a deal
    When A refuses
    And A, asked which ships to lose, answers 3 ships from A1
    And B, asked which ships to lose, answers 3 ships from B1
    And A, asked where ships return to, answers A2
    Then the outcome is: a failed deal
    When the turn ends

  @power:empath
  Scenario: It need not be used
    Given players A (Empath), B (-), C (-)
    And B holds attack 20, attack 08
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays negotiate and B plays attack 20
    And A passes
    Then the outcome is: B wins
    And A holds exactly attack 08
    When the turn ends

  @power:empath
  Scenario Outline: Two attacks, or two negotiates, need no Empath
    Given players A (Empath), B (-), C (-)
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays <first> and B plays <second>
    Then Empath's power was not used in this encounter
    And the outcome is: <outcome>
    When the turn ends

    Examples:
      | first     | second    | outcome |
      | attack 04 | attack 08 | B wins  |
      | attack 20 | attack 08 | A wins  |

  @power:empath
  Scenario: As an ally it has no say
    Given players A (-), B (-), C (Empath)
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays negotiate and B plays attack 08
    Then the outcome is: B wins
    When the turn ends

  @power:empath @artifact:cosmic-zap
  Scenario: Zapped, its negotiate loses
    Given players A (Empath), B (-), C (-)
    And B holds attack 20, Cosmic Zap
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays negotiate and B plays attack 20
    And A uses Empath's power
    Then B is asked to respond: Cosmic Zap, or pass
    When B plays Cosmic Zap
    Then the outcome is: B wins
    When the turn ends

  @power:empath @rule:R19.6
  Scenario: With two home colonies its power is lost
    Given players A (Empath), B (-), C (-)
    And A's ships are 10 on A1, 10 on A2
    When A encounters B on B1 with 1 ship from A1
    And nobody is invited
    And A plays negotiate and B plays attack 04
    Then A's power is lost
    And the outcome is: B wins
    When the turn ends

  @AL-EMPATH-1 @power:empath
  Scenario: The attack is an ordinary negotiate, and a Crooked Deal stays what it is
    Given players A (Empath), B (-), C (-)
    And a reward deck
    And A holds Crooked Deal
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays Crooked Deal and B plays attack 20
    And A uses Empath's power
    And A refuses
    Then A is asked which ships to lose (2)
    And B is asked which ships to lose (4)
    When A, asked which ships to lose, answers 2 ships from A1
    And B, asked which ships to lose, answers 4 ships from B1
    And A, asked where ships return to, answers A2
    Then A has 2 ships in the warp
    And B has 4 ships in the warp
    When the turn ends

  @power:empath @power:pacifist
  Scenario: Before Pacifist as the defense it makes a deal
    Given players A (Empath), B (Pacifist), C (-)
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays negotiate
    And A uses Empath's power
    Then A is asked for a deal
    When A refuses
    And A, asked which ships to lose, answers 3 ships from A1
    And B, asked which ships to lose, answers 3 ships from B1
    And A, asked where ships return to, answers A2
    When the turn ends

  @power:empath @power:warhawk
  Scenario: Warhawk as the offense leaves nothing to talk about
    Given players A (Warhawk), B (Empath), C (-)
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays negotiate
    Then the outcome is: A wins
    And Empath's power was not used in this encounter
    When the turn ends

  @power:empath @power:warhawk @E-WARHAWK @rule:R11.7
  Scenario: Warhawk as the defense answers the harmony
    Given players A (Empath), B (Warhawk), C (-)
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays negotiate and B plays attack 20
    And A uses Empath's power
    Then the total of the offense is 1: negotiate, Warhawk = 0, ships 1
    And the total of the defense is 4: attack 20, Empath = 0, Warhawk = 0, ships 4
    When the turn ends

  @wild:empath
  Scenario: A deal brings both parties three rewards
    Given players A (-), B (-), C (-)
    And A holds negotiate, Empath flare
    And B holds negotiate, attack 10
    And B has 2 ships in the warp
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays negotiate and B plays negotiate
    Then A is asked to use: Empath flare (wild), or pass
    When A plays Empath flare
    And B offers: gives attack 10; gets nothing
    And A accepts
    And A, asked where ships return to, answers A1
    And B, asked how to split rewards, answers 1 ship, 2 cards
    And B, asked where ships return to, answers B2
    Then A holds exactly attack 10, Empath flare, 3 x attack 06
    And B holds exactly 2 x attack 06
    When the turn ends

  @wild:empath
  Scenario: A deal that fails brings nothing
    Given players A (-), B (-), C (-)
    And A holds negotiate, Empath flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays negotiate and B plays negotiate
    And A plays Empath flare
    And A refuses
    And A, asked which ships to lose, answers 3 ships from A1
    And B, asked which ships to lose, answers 3 ships from B1
    And A, asked where ships return to, answers A2
    Then A holds exactly Empath flare
    When the turn ends

  @wild:empath @artifact:quash
  Scenario: A deal that is quashed brings nothing
    Given players A (-), B (-), C (-)
    And A holds negotiate, Empath flare
    And B holds negotiate, attack 10
    And C holds Quash
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays negotiate and B plays negotiate
    And A plays Empath flare
    And B offers: gives attack 10; gets nothing
    And A accepts
    And C plays Quash
    And A, asked which ships to lose, answers 3 ships from A1
    And B, asked which ships to lose, answers 3 ships from B1
    And A, asked where ships return to, answers A2
    Then A holds exactly Empath flare
    When the turn ends

  @wild:empath @artifact:card-zap
  Scenario: The wild flare is cancelled
    Given players A (-), B (-), C (-)
    And A holds negotiate, Empath flare
    And B holds negotiate, attack 10
    And C holds Card Zap
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays negotiate and B plays negotiate
    And A plays Empath flare
    And C plays Card Zap
    And B offers: gives attack 10; gets nothing
    And A accepts
    And A, asked where ships return to, answers A1
    Then A holds exactly attack 10
    When the turn ends

  @super:empath
  Scenario: As an ally it turns a negotiate into an attack and keeps the negotiate
    Given players A (-), B (-), C (Empath)
    And B holds attack 08, 4 x attack 01
    And C holds attack 04, attack 30, Empath flare
    When A encounters B on B1 with 1 ship
    And A invites nobody
    And B invites C
    And C joins the defense with 1 ship
    And A plays negotiate and B plays attack 08
    Then C is asked to use: Empath flare (super), or pass
    When C plays Empath flare
    Then C is asked which cards to give: attack 04, attack 30
    When C answers attack 04
    Then the total of the offense is 5: negotiate, Empath flare = 4, ships 1
    And the outcome is: B wins
    And A holds no cards
    When C answers C1
    Then C holds attack 30, negotiate, Empath flare
    And the discard pile is attack 04, attack 08
    When the turn ends

  @super:empath
  Scenario: Without an attack in hand, or against an attack, it cannot be played
    Given players A (Empath), B (-), C (-)
    And A holds attack 10, Empath flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 10 and B plays negotiate
    Then A is asked to use: Empath's power, or pass
    When A passes
    Then the outcome is: A wins
    When the turn ends

  @super:empath @artifact:card-zap
  Scenario: The super flare is cancelled
    Given players A (Empath), B (-), C (-)
    And A holds attack 10, attack 04, Empath flare
    And B holds negotiate, Card Zap
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 10 and B plays negotiate
    Then A is asked to use: Empath's power, Empath flare (super), or pass
    When A plays Empath flare
    And B plays Card Zap
    And A passes
    Then the outcome is: A wins
    And A holds no cards
    And B holds exactly attack 04
    When the turn ends

  @super:empath
  Scenario: As a main player it fights its opponent's negotiate
    Given players A (Empath), B (-), C (-)
    And A holds attack 20, attack 01, Empath flare
    And B holds negotiate
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays negotiate
    And A plays Empath flare
    Then the total of the offense is 21
    And the total of the defense is 5
    And the outcome is: A wins
    And A holds exactly negotiate, Empath flare
    When the turn ends

  @wild:empath
  Scenario: Not as an ally
    Given players A (-), B (-), C (-)
    And C holds negotiate, Empath flare
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship from C1
    And A plays negotiate and B plays negotiate
    And C answers C1
    Then C is not asked anything
    And A is asked for a deal
    And B is asked for a deal
