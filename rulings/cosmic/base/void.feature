Feature: Void

  @power:void @G-008 @AL-VOID-2
  Scenario: Void eradicates the losing ships, and they give no compensation
    Given players A (-), B (Void), C (-)
    And B holds attack 10, 3 x reinforcement +2
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays negotiate and B plays attack 10
    And everybody passes
    Then A has 3 ships out of the game
    And A has no ships in the warp
    And A holds no cards

  @power:void
  Scenario: The allies of the loser are eradicated too
    Given players A (Void), B (-), C (-)
    When A encounters B on B1 with 3 ships
    And A invites nobody
    And B invites C
    And C joins the defense with 2 ships
    And A plays attack 20 and B plays attack 04
    Then B has 4 ships out of the game
    And C has 2 ships out of the game
    And nobody is asked anything

  @power:void
  Scenario: Void that loses eradicates nothing
    Given players A (Void), B (-), C (-)
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    Then A has 3 ships in the warp

  @power:void
  Scenario: Void as an ally does not use its power
    Given players A (-), B (-), C (Void)
    When A encounters B on B1 with 3 ships
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays attack 20 and B plays attack 04
    Then B has 4 ships in the warp

  @power:void
  Scenario: Nobody is left with fewer ships than colonies are needed to win
    Given players A (-), B (Void), C (-)
    And A's ships are 4 on A1, 2 on A2, 14 out of the game
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    Then A has 15 ships out of the game
    And A has 3 ships in the warp

  @power:void @AL-VOID-1
  Scenario: A failed deal with Void eradicates nothing
    Given players A (-), B (Void), C (-)
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays negotiate and B plays negotiate
    And the clock runs out
    And A, asked which ships to lose, answers 3 ships
    And B, asked which ships to lose, answers 3 ships
    And A, asked where ships return to, answers A1
    Then the outcome is: a failed deal
    And A has 3 ships in the warp
    And B has 3 ships in the warp

  @power:void @artifact:cosmic-zap
  Scenario: Void zapped: the ships go to the warp
    Given players A (-), B (Void), C (-)
    And A holds attack 04, Cosmic Zap
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    And A plays Cosmic Zap
    Then A has 3 ships in the warp

  @power:void @rule:R19.6
  Scenario: Void with too few home colonies eradicates nothing
    Given players A (Void), B (-), C (-)
    And A's ships are 9 on A1, 10 on A2, 1 on A3
    When A encounters B on B1 with 1 ship from A3
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then A's power is lost
    And B has 4 ships in the warp

  @power:void @power:zombie @AL-ZOMBIE-6 @AL-VOID-3
  Scenario: Void comes before Zombie
    Given players A (Zombie), B (Void), C (-)
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    Then A has 3 ships out of the game

  @super:void
  Scenario: With the super flare Void uses its power as an ally
    Given players A (-), B (-), C (Void)
    And C holds negotiate, Void flare
    When A encounters B on B1 with 3 ships
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays attack 20 and B plays attack 04
    Then C is asked to use: Void flare (super), or pass
    When C plays Void flare
    Then B has 4 ships out of the game
    And C holds exactly negotiate, Void flare

  @super:void
  Scenario: The super flare does not help an ally of the loser
    Given players A (-), B (-), C (Void)
    And C holds negotiate, Void flare
    When A encounters B on B1 with 3 ships
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays attack 04 and B plays attack 20
    Then A has 3 ships in the warp
    And C has 1 ship in the warp

  @super:void @Z-02 @Z-04
  Scenario: The power used through the super flare is zapped, and the flare stays in hand
    Given players A (-), B (-), C (Void)
    And B holds attack 04, Cosmic Zap
    And C holds negotiate, Void flare
    When A encounters B on B1 with 3 ships
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays attack 20 and B plays attack 04
    And C plays Void flare
    And B plays Cosmic Zap
    Then B has 4 ships in the warp
    And C holds exactly negotiate, Void flare

  @wild:void
  Scenario: The wild flare cancels an artifact for a ship outside the encounter
    Given players A (-), B (-), C (-)
    And A holds attack 10, Emotion Control
    And C holds negotiate, Void flare
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 10 and B plays attack 04
    And A plays Emotion Control
    Then C is asked to respond: Void flare (wild), or pass
    When C plays Void flare
    Then C is asked whether to pay: 4 on C1, 4 on C2, 4 on C3, 4 on C4, 4 on C5
    When C answers 1 ship from C1
    Then C has 1 ship in the warp
    And the outcome is: A wins
    And the discard pile is Emotion Control, attack 10, attack 04
    And C holds exactly negotiate, Void flare

  @wild:void @G-021 @rule:R22.2
  Scenario: A ship in the encounter cannot pay
    Given players A (-), B (-), C (-)
    And A holds attack 10, Emotion Control
    And C's ships are 4 on C1, 16 in the warp
    And C holds negotiate, Void flare
    When A encounters B on B1 with 3 ships
    And A invites C
    And B invites nobody
    And C joins the offense with 4 ships
    And A plays attack 10 and B plays negotiate
    And A plays Emotion Control
    Then C is not asked anything
    And A is asked for a deal
    When the clock runs out
    And everybody passes until A is asked which ships to lose
    And A answers 3 ships
    And B answers 3 ships
    And A, asked where ships return to, answers A1

  @wild:void @power:zombie
  Scenario: Zombie pays for the wild flare and keeps its ship
    Given players A (-), B (-), C (Zombie)
    And A holds attack 10, Emotion Control
    And C holds negotiate, Void flare
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 10 and B plays attack 04
    And A plays Emotion Control
    And C plays Void flare
    And C, asked whether to pay, answers 1 ship from C1
    And C, asked where ships return to, answers C2
    Then C has 5 ships on C2
    And the outcome is: A wins

  @wild:void
  Scenario: The wild flare does not cancel other cards
    Given players A (-), B (-), C (-)
    And A holds attack 10, reinforcement +3
    And C holds negotiate, Void flare
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 10 and B plays attack 04
    And A plays reinforcement +3
    And A, asked which side, answers offense
    Then the outcome is: A wins

  @power:void @power:observer @AL-OBSERVER-2 @AL-VOID-3
  Scenario: Void comes before Observer
    Given players A (-), B (Void), C (Observer)
    When A encounters B on B1 with 2 ships
    And A invites C
    And B invites nobody
    And C joins the offense with 2 ships
    And A plays attack 04 and B plays attack 20
    Then A has 2 ships out of the game
    And C has 2 ships out of the game

  @super:void @artifact:card-zap @super:anti-matter
  Scenario Outline: The super flare is stopped, and the ships go to the warp
    Given players A (-), B (-), C (Void), D (Anti-Matter)
    And C holds negotiate, Void flare
    And D holds negotiate, <card>
    When A encounters B on B1 with 3 ships
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays attack 20 and B plays attack 04
    And C plays Void flare
    Then D is asked to respond: <card> or pass
    When D plays <card>
    Then B has 4 ships in the warp
    And C's power is not zapped
    And C holds exactly <left>
    And D holds exactly <kept>

    Examples:
      | card              | left                 | kept                         |
      | Card Zap          | negotiate            | negotiate                    |
      | Anti-Matter flare | negotiate, Void flare | negotiate, Anti-Matter flare |

  @wild:void @artifact:card-zap @wild:anti-matter
  Scenario Outline: The wild flare is stopped: no ship is paid, and the artifact works
    Given players A (-), B (-), C (-)
    And A holds attack 10, Emotion Control, <card>
    And C holds negotiate, Void flare
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 10 and B plays attack 04
    And A plays Emotion Control
    And C plays Void flare
    Then A is asked to respond: <card> or pass
    When A plays <card>
    Then C has no ships in the warp
    And C holds exactly <left>
    And A holds exactly <kept>
    And A is asked for a deal
    When the clock runs out
    And A answers 3 ships from A2
    And B answers 3 ships from B2
    And A, asked where ships return to, answers A1

    Examples:
      | card              | left                 | kept              |
      | Card Zap          | negotiate            | nothing           |
      | Anti-Matter flare | negotiate, Void flare | Anti-Matter flare |

  @power:void @power:merchant
  Scenario: Void leaves a Merchant five real ships, hired ones do not count
    Given players A (Merchant), B (Void), C (-)
    And A's ships are 3 on A1, 2 on A2, 1 on A3, 14 out of the game
    And A holds attack 04, attack 05, attack 06
    And B holds attack 40
    When A encounters B on B1 with 2 ships from A1
    And nobody is invited
    And A plays attack 04 and B plays attack 40
    And A uses Merchant's power
    And A answers attack 05, attack 06
    Then A has 15 ships out of the game
    And A has 1 ship in the warp

  @power:void @power:merchant @artifact:cosmic-zap
  Scenario: Void zapped, hired ships are lost and discarded like any others
    Given players A (Merchant), B (Void), C (-)
    And A holds attack 04, attack 05
    And B holds attack 40
    And C holds Cosmic Zap
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 40
    And A uses Merchant's power
    And C passes
    And C plays Cosmic Zap
    Then A has no ships out of the game
    And A has 2 ships in the warp
    And the discard pile ends with attack 05, attack 04, attack 40
