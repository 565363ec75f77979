Feature: Zombie

  @power:zombie
  Scenario: Ships of Zombie return to colonies of its choice
    Given players A (Zombie), B (-), C (-)
    When A encounters B on B1 with 3 ships from A1
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    Then A is asked where ships return to: A1, A2, A3, A4, A5
    When A answers 2 to A1, 1 to A5
    Then A has 3 ships on A1
    And A has 5 ships on A5
    And A has no ships in the warp

  @power:zombie
  Scenario: Zombie saves its own ships only
    Given players A (-), B (-), C (Zombie)
    When A encounters B on B1 with 3 ships
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship from C1
    And A plays attack 04 and B plays attack 20
    And C, asked where ships return to, answers C2
    Then A has 3 ships in the warp
    And C has no ships in the warp
    And C has 5 ships on C2

  @power:zombie @AL-ZOMBIE-1 @G-008
  Scenario: Zombie gets no compensation for ships it saved
    Given players A (Zombie), B (-), C (-)
    And B holds attack 10, 4 x reinforcement +2
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays negotiate and B plays attack 10
    And everybody passes until A is asked where ships return to
    And A answers A1
    Then A holds no cards
    And A has no ships in the warp

  @power:zombie @AL-ZOMBIE-1 @artifact:cosmic-zap
  Scenario: Zombie zapped loses its ships and is compensated
    Given players A (Zombie), B (-), C (-)
    And B holds attack 10, 3 x negotiate, Cosmic Zap
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays negotiate and B plays attack 10
    And A, asked where ships return to, answers A1
    And B plays Cosmic Zap
    Then A has 3 ships in the warp
    And A holds exactly 3 x negotiate

  @power:zombie @rule:R19.6
  Scenario: Zombie with too few home colonies loses its ships
    Given players A (Zombie), B (-), C (-)
    And A's ships are 9 on A1, 10 on A2, 1 on A3
    When A encounters B on B1 with 1 ship from A3
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    Then A's power is lost
    And A has 1 ship in the warp

  @power:zombie @power:healer @AL-HEALER-2 @AL-ZOMBIE-3 @G-010
  Scenario: There is nothing to heal after Zombie
    Given players A (Zombie), B (-), C (Healer)
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    And A, asked where ships return to, answers A1
    Then A has no ships in the warp
    And C holds exactly negotiate

  @power:zombie @AL-ZOMBIE-2
  Scenario: Any number of the partner's ships may be freed in one deal
    Given players A (Zombie), B (-), C (-)
    And B's ships are 4 on B1, 2 on B2, 2 on B3, 12 in the warp
    And B holds 2 x negotiate
    When A encounters B on B1 with 1 ship from A1
    And nobody is invited
    And A plays negotiate and B plays negotiate
    And A offers: gives 12 ships freed; gets 1 card of choice
    And B accepts
    And B, asked where ships return to, answers B2
    Then B has no ships in the warp
    And B has 14 ships on B2
    And A holds exactly negotiate
    When A, asked where ships return to, answers A1
    Then the outcome is: a deal
    When the turn ends

  @power:zombie @power:void @AL-ZOMBIE-7
  Scenario: Only ships of the partner may be freed
    Given players A (Zombie), B (Void), C (-)
    And B has 2 ships in the warp
    And C has 5 ships in the warp
    When A encounters B on B1 with 1 ship from A1
    And nobody is invited
    And A plays negotiate and B plays negotiate
    Then A may not offer: gives 3 ships freed; gets colony on B2
    When A offers: gives 2 ships freed; gets colony on B2
    And B accepts
    And B, asked where ships return to, answers B3
    And A, asked which ships found the colony, answers 1 ship from A2
    And A, asked where ships return to, answers A1
    Then B has no ships in the warp
    And C has 5 ships in the warp

  @wild:zombie
  Scenario: The wild flare saves one ship
    Given players A (-), B (-), C (-)
    And A holds attack 04, Zombie flare
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    Then A is asked to use: Zombie flare (wild), or pass
    When A plays Zombie flare
    And A, asked where ships return to, answers A1
    Then A has 2 ships in the warp
    And A holds exactly Zombie flare

  @wild:zombie
  Scenario: The wild flare saves no ships of others
    Given players A (-), B (-), C (-)
    And C holds negotiate, Zombie flare
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    Then A has 3 ships in the warp

  @wild:zombie @artifact:card-zap @wild:anti-matter
  Scenario Outline: The wild flare is stopped, and all ships are lost
    Given players A (-), B (-), C (-)
    And A holds attack 04, Zombie flare
    And B holds attack 20, <card>
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    And A plays Zombie flare
    Then B is asked to respond: <card> or pass
    When B plays <card>
    Then A has 3 ships in the warp
    And A holds exactly <left>
    And B holds exactly <kept>

    Examples:
      | card              | left         | kept              |
      | Card Zap          | nothing      | nothing           |
      | Anti-Matter flare | Zombie flare | Anti-Matter flare |

  @super:zombie
  Scenario: With the super flare each ally may bring a ship from the warp
    Given players A (Zombie), B (-), C (-), D (-)
    And A holds attack 10, Zombie flare
    And C has 2 ships in the warp
    And D has 2 ships in the warp
    When A encounters B on B1 with 1 ship
    And A invites C, D
    And B invites nobody
    And C joins the offense with 4 ships
    And D joins the offense with 1 ship
    Then A is asked to use: Zombie flare (super), or pass
    When A plays Zombie flare
    And C, asked whether to do it, answers yes
    And D, asked whether to do it, answers no
    Then C has 5 ships in the gate
    And C has 1 ship in the warp
    And D has 1 ship in the gate
    When A plays attack 10 and B plays negotiate
    Then the outcome is: A wins

  @super:zombie
  Scenario: The super flare is of no use without an ally who has ships in the warp
    Given players A (Zombie), B (-), C (-)
    And A holds attack 10, Zombie flare
    And B has 2 ships in the warp
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays attack 10 and B plays negotiate
    Then the outcome is: A wins

  @super:zombie @artifact:card-zap @super:anti-matter
  Scenario Outline: The super flare is stopped, and the power still saves Zombie's ships
    Given players A (Zombie), B (-), C (Anti-Matter)
    And A holds attack 04, Zombie flare
    And C has 2 ships in the warp
    And C holds negotiate, <card>
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays Zombie flare
    Then C is asked to respond: <card> or pass
    When C plays <card>
    Then C has 1 ship in the gate
    And C has 2 ships in the warp
    And A holds exactly <left>
    And C holds exactly <kept>
    And the discard pile is <gone>
    When A plays attack 04 and B plays attack 20
    And A, asked where ships return to, answers A1
    Then A has no ships in the warp

    Examples:
      | card              | left                   | kept                         | gone                   |
      | Card Zap          | attack 04              | negotiate                    | Card Zap, Zombie flare |
      | Anti-Matter flare | attack 04, Zombie flare | negotiate, Anti-Matter flare | nothing                |

  @power:zombie @Z-01 @rule:R20.3
  Scenario: Zapped, Zombie may still free ships in a deal
    Given players A (Zombie), B (-), C (-)
    And A holds 2 x negotiate
    And B holds negotiate, attack 04
    And B has 2 ships in the warp
    And C holds negotiate, Plague, Cosmic Zap
    When the turn begins
    And C plays Plague
    And C, asked which player, answers A
    And A, asked which ships to lose, answers 3 ships from A1
    And A, asked which cards to discard, answers negotiate
    And A, asked where ships return to, answers A1
    And C plays Cosmic Zap
    And A retrieves a ship to A1
    And A encounters B on B1 with 1 ship from A1
    And nobody is invited
    And A plays negotiate and B plays negotiate
    And A offers: gives 2 ships freed; gets 1 card of choice
    And B accepts
    And B, asked where ships return to, answers B2
    Then A's power is zapped
    And B has no ships in the warp
    And A is asked where ships return to

  @power:zombie @rule:R19.6
  Scenario: Without its power Zombie frees nobody
    Given players A (Zombie), B (-), C (-)
    And A's ships are 9 on A1, 10 on A2, 1 on A3
    And B has 2 ships in the warp
    And B holds negotiate, attack 04
    When A encounters B on B1 with 1 ship from A3
    And nobody is invited
    And A plays negotiate and B plays negotiate
    Then A may not offer: gives 2 ships freed; gets 1 card of choice
    When A offers: gives nothing; gets 1 card of choice
    And B accepts
    And A, asked where ships return to, answers A1
    Then A holds exactly attack 04
    And B has 2 ships in the warp
    When the turn ends

  @power:zombie
  Scenario: Ships lost as a penalty and as a price are saved, too
    Given players A (Zombie), B (-), C (-)
    When A encounters B on B1 with 1 ship from A1
    And nobody is invited
    And A plays negotiate and B plays negotiate
    And the clock runs out
    And A, asked which ships to lose, answers 3 ships from A2
    And B, asked which ships to lose, answers 3 ships from B2
    Then A is asked where ships return to: A1, A2, A3, A4, A5
    When A answers A3
    Then A has no ships in the warp
    And B has 3 ships in the warp
    And A is asked where ships return to
