Feature: Human

  @power:human
  Scenario: Human adds 4 as a main player
    Given players A (Human), B (-), C (-)
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 10 and B plays attack 12
    Then the total of the offense is 18: attack 10, ships 4, Human +4
    And the outcome is: A wins

  @power:human
  Scenario: Human adds 4 to the side it is allied with
    Given players A (-), B (-), C (Human)
    When A encounters B on B1 with 4 ships
    And A invites C
    And B invites C
    And C joins the defense with 1 ship
    And A plays attack 10 and B plays attack 06
    Then the total of the offense is 14: attack 10, ships 4
    And the total of the defense is 15: attack 06, ships 5, Human +4
    And the outcome is: B wins
    When C, asked where ships return to, answers C1

  @power:human
  Scenario: Human does nothing as a bystander
    Given players A (-), B (-), C (Human)
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 10 and B plays attack 08
    Then the total of the offense is 14: attack 10, ships 4
    And the total of the defense is 12: attack 08, ships 4

  @power:human @artifact:cosmic-zap
  Scenario: Human zapped: its side wins
    Given players A (Human), B (-), C (-)
    And B holds attack 40, Cosmic Zap
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 40
    Then B is asked to respond: Cosmic Zap, or pass
    When B plays Cosmic Zap
    Then the outcome is: A wins
    And A has 1 ship on B1

  @power:human @rule:R19.6
  Scenario: Human with too few home colonies adds nothing
    Given players A (Human), B (-), C (-)
    And A's ships are 9 on A1, 10 on A2, 1 on A3
    When A encounters B on B1 with 1 ship from A3
    Then A's power is lost
    When nobody is invited
    And A plays attack 10 and B plays attack 04
    Then the total of the offense is 11: attack 10, ships 1

  @power:human @AL-HUMAN-2
  Scenario: Human wins by a zap even with two negotiates
    Given players A (Human), B (-), C (-)
    And B holds negotiate, Cosmic Zap
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays negotiate and B plays negotiate
    And B plays Cosmic Zap
    Then the outcome is: A wins
    And A has 2 ships on B1
    And B has 4 ships in the warp

  @power:human @AL-HUMAN-3 @rule:R15.6
  Scenario: Compensation after a win by a zap with an attack
    Given players A (Human), B (-), C (-)
    And B has 3 ships on B1
    And A holds attack 10, 4 x attack 08
    And B holds negotiate, Cosmic Zap
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 10 and B plays negotiate
    And B plays Cosmic Zap
    Then the outcome is: A wins
    And B holds exactly 3 x attack 08
    When the turn ends

  @power:human @AL-HUMAN-3 @rule:R15.6
  Scenario: No compensation after a win by a zap with a negotiate
    Given players A (Human), B (-), C (-)
    And B has 3 ships on B1
    And A holds negotiate, 4 x reinforcement +3
    And B holds negotiate, Cosmic Zap
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays negotiate and B plays negotiate
    And B plays Cosmic Zap
    And everybody passes
    Then the outcome is: A wins
    And B holds no cards

  @super:human @AL-HUMAN-4
  Scenario: The super flare adds 8 instead of 4
    Given players A (Human), B (-), C (-)
    And A holds attack 10, Human flare
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 10 and B plays attack 15
    Then A is asked to use: Human's power, Human flare (super)
    When A plays Human flare
    And A, asked whether to do it, answers no
    Then the total of the offense is 22: attack 10, ships 4, Human flare +8
    And the outcome is: A wins
    And A holds exactly Human flare

  @super:human @AL-HUMAN-4
  Scenario: After the 8 the super flare may be discarded to zap the power
    Given players A (Human), B (-), C (-)
    And A holds attack 04, Human flare
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 40
    And A plays Human flare
    And A, asked whether to do it, answers yes
    Then the outcome is: A wins
    And A holds no cards

  @super:human @AL-HUMAN-4
  Scenario: The super flare may be discarded straight away to zap the power
    Given players A (Human), B (-), C (-)
    And A holds attack 04, Human flare
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 40
    And A uses Human's power
    Then A is asked to respond: Human flare (super), or pass
    When A plays Human flare
    Then the outcome is: A wins
    And A holds no cards
    And the discard pile ends with Human flare, attack 04, attack 40

  @super:human
  Scenario: After the power the super flare adds nothing more
    Given players A (Human), B (-), C (-)
    And A holds attack 04, Human flare
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 40
    And A uses Human's power
    And A passes
    Then the total of the offense is 12: attack 04, ships 4, Human +4
    And the outcome is: B wins

  @super:human
  Scenario: The use through the super flare may be zapped by another: the side wins
    Given players A (Human), B (-), C (-)
    And A holds attack 04, Human flare
    And B holds attack 40, Cosmic Zap
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 40
    And A plays Human flare
    And B plays Cosmic Zap
    Then A's power is zapped
    And A is asked to use: Human flare (wild), or pass
    When A passes
    Then the outcome is: A wins
    And A holds exactly Human flare

  @wild:human
  Scenario: The wild flare makes an attack 42 and goes to the Human
    Given players A (-), B (-), C (Human)
    And A holds negotiate, Human flare
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays negotiate and B plays attack 40
    Then A is asked to use: Human flare (wild), or pass
    When A plays Human flare
    Then the outcome is: A wins
    And A holds no cards
    And C holds Human flare

  @wild:human
  Scenario: The wild flare is discarded if nobody is the Human
    Given players A (-), B (-), C (-)
    And A holds attack 04, Human flare
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 40
    And A plays Human flare
    Then the outcome is: A wins
    And A holds no cards
    And the discard pile ends with Human flare, attack 04, attack 40

  @wild:human
  Scenario: The wild flare is of no use against the Human
    Given players A (-), B (Human), C (-)
    And A holds attack 04, Human flare
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 40
    Then the outcome is: B wins
    And A holds exactly Human flare

  @wild:human @G-031 @rule:R19.6
  Scenario: Without its power the Human may only use the wild side
    Given players A (Human), B (-), C (-)
    And A's ships are 10 on A1, 10 on A2
    And A holds attack 04, Human flare
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 40
    Then A is asked to use: Human flare (wild), or pass
    When A plays Human flare
    Then the outcome is: A wins

  @wild:human @super:anti-matter @artifact:card-zap
  Scenario Outline: The wild flare is stopped, and the card stays what it is
    Given players A (-), B (-), C (Anti-Matter)
    And A holds attack 10, Human flare
    And C holds negotiate, <card>
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 10 and B plays attack 12
    And A plays Human flare
    Then C is asked to respond: <offer> or pass
    When C plays <card>
    Then the total of the offense is 11: attack 10, ships 1
    And A holds exactly <left>
    When the turn ends

    Examples:
      | card              | offer                     | left        |
      | Card Zap          | Card Zap                  | nothing     |
      | Anti-Matter flare | Anti-Matter flare (super) | Human flare |

  @super:human @super:anti-matter @artifact:card-zap
  Scenario Outline: The super flare is stopped, and the power adds 4
    Given players A (Human), B (-), C (Anti-Matter)
    And A holds attack 10, Human flare
    And C holds negotiate, <card>
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 10 and B plays attack 12
    And A plays Human flare
    Then C is asked to respond: <offer> or pass
    When C plays <card>
    Then the total of the offense is 15: attack 10, ships 1, Human +4
    And A holds exactly <left>
    When the turn ends

    Examples:
      | card              | offer                     | left        |
      | Card Zap          | Card Zap                  | nothing     |
      | Anti-Matter flare | Anti-Matter flare (super) | Human flare |

  @wild:human
  Scenario: The wild flare is for main players
    Given players A (-), B (-), C (-)
    And C holds negotiate, Human flare
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays attack 10 and B plays attack 30
    Then the outcome is: B wins
    And C holds exactly negotiate, Human flare
    When the turn ends

  @wild:human @power:human
  Scenario: Used by the opponent of a third party, the flare goes to a Human who is an ally
    Given players A (-), B (-), C (Human)
    And A holds negotiate, Human flare
    And C holds negotiate
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays negotiate and B plays attack 30
    Then A is asked to use: Human flare (wild) or pass
    When A plays Human flare
    Then the total of the offense is 48
    And C holds exactly negotiate, Human flare
    When the turn ends

  @power:human @artifact:cosmic-zap
  Scenario: Zapped as an ally: the side it is allied with wins
    Given players A (-), B (-), C (Human)
    And C holds negotiate
    And B holds attack 30, Cosmic Zap
    When A encounters B on B1 with 1 ship
    And A invites nobody
    And B invites C
    And C joins the defense with 1 ship
    And A plays attack 40 and B plays attack 30
    Then B is asked to respond: Cosmic Zap or pass
    When B plays Cosmic Zap
    Then the outcome is: B wins
    When C answers C1
    And the turn ends
