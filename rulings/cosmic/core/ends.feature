Feature: The end of the game is a proposal

  Background:
    Given players A (-), B (Tortoise), C (Sniveler), D (-), E (-)
    And A's ships are 4 on A1, 4 on A2, 4 on A3, 4 on A4, 1 on E1, 1 on E2, 1 on E3, 1 on E4
    And B's ships are 4 on B1, 4 on B2, 4 on B3, 4 on B4, 1 on A1, 1 on A2, 1 on A3, 1 on A4
    And C's ships are 4 on C1, 4 on C2, 4 on C3, 4 on C4, 1 on E1, 1 on E2, 1 on E3, 1 on E4
    And A holds attack 30, attack 04
    And B holds attack 06
    And C holds Sniveler flare, attack 20
    And D holds attack 05

  @test:15 @super:sniveler @power:tortoise
  Scenario: All winners of a shared win agree; then Tortoise may still fight alone
    When A encounters D on D1 with 1 ship
    And A invites B
    And D invites nobody
    And B joins the offense with 1 ship
    And A plays attack 30 and D plays attack 05
    Then C is asked to use: Sniveler flare (super) or pass
    When C plays Sniveler flare
    Then A is asked whether to agree
    And B is asked whether to agree
    When A says yes
    And B says yes
    Then B is asked to use: Tortoise's power or pass
    When B passes
    Then A, B and C win the game

  @test:15 @super:sniveler @power:tortoise
  Scenario: Only the winner who refuses can be fought; Sniveler's side wins in place of both
    When A encounters D on D1 with 1 ship
    And A invites B
    And D invites nobody
    And B joins the offense with 1 ship
    And A plays attack 30 and D plays attack 05
    And C plays Sniveler flare
    And A says yes
    And B says no
    Then C is asked whom to encounter: B or none
    When C answers B
    And C aims at B1
    And C launches 4 ships
    And C passes
    Then C is asked whom to invite: D, E
    When C invites D
    And B invites nobody
    And D joins the offense with 1 ship
    And C plays attack 20 and B plays attack 06
    Then C and D win the game

  @test:15 @super:sniveler @power:tortoise
  Scenario: Sniveler is beaten back; the shared win stands and Tortoise may still fight for it alone
    Given A holds attack 30, attack 20
    And C holds Sniveler flare, attack 01
    When A encounters D on D1 with 1 ship
    And A invites B
    And D invites nobody
    And B joins the offense with 1 ship
    And A plays attack 30 and D plays attack 05
    And C plays Sniveler flare
    And A says no
    And B says yes
    Then C is asked whom to encounter: A or none
    When C answers A
    And C aims at A1
    And C launches 1 ship
    And C passes
    And nobody is invited
    And C plays attack 01 and A plays attack 20
    Then B is asked to use: Tortoise's power or pass
    When B passes
    Then A and B win the game
