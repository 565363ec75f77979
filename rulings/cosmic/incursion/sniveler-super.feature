Feature: Sniveler asks for a share of a win, or fights for it

  Background:
    Given players A (-), B (-), C (Sniveler), D (-)
    And A's ships are 4 on A1, 4 on A2, 4 on A3, 4 on A4, 1 on B1, 1 on B2, 1 on B3, 1 on B4
    And C's ships are 4 on C1, 4 on C2, 4 on C3, 4 on C4, 1 on D1, 1 on D2, 1 on D3, 1 on D4
    And C holds Sniveler flare, attack 20
    And A holds attack 30, attack 04
    And B holds attack 05

  @super:sniveler
  Scenario: The winner agrees to share
    When A encounters B on B5 with 1 ship
    And nobody is invited
    And A plays attack 30 and B plays attack 05
    Then C is asked to use: Sniveler flare (super) or pass
    When C plays Sniveler flare
    Then A is asked whether to agree
    When A says yes
    Then A and C win the game

  @super:sniveler @AL-SNIVELER-4
  Scenario: The winner refuses and is beaten; Sniveler and its allies win
    When A encounters B on B5 with 1 ship
    And nobody is invited
    And A plays attack 30 and B plays attack 05
    And C plays Sniveler flare
    And A says no
    Then C is asked whom to encounter: A or none
    When C answers A
    And C aims at A1
    And C launches 4 ships
    Then C is asked to use: Sniveler's power or pass
    When C passes
    Then C is asked whom to invite: B, D
    When C invites D
    And A invites nobody
    And D joins the offense with 4 ships
    And C plays attack 20 and A plays attack 04
    Then C and D win the game

  @super:sniveler @AL-SNIVELER-5
  Scenario: The winner refuses and is not beaten; the win stands, and another flare may be played
    Given C holds Sniveler flare, Human flare, attack 01
    And A holds attack 30, attack 20
    When A encounters B on B5 with 1 ship
    And nobody is invited
    And A plays attack 30 and B plays attack 05
    And C plays Sniveler flare
    And A says no
    And C answers A
    And C aims at A1
    And C launches 4 ships
    And C passes
    And nobody is invited
    And C plays attack 01 and A plays attack 20
    Then C is asked to use: Human flare (wild) or pass
    When C passes
    Then A wins the game

  @super:sniveler
  Scenario: Nobody wins, so there is nothing to whine about
    When A encounters B on B5 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 05
    Then the game goes on
    And C is not asked anything
    When the turn ends

  @super:sniveler
  Scenario: Two colonies short, Sniveler has no say
    Given C has 0 ships on D4
    When A encounters B on B5 with 1 ship
    And nobody is invited
    And A plays attack 30 and B plays attack 05
    Then A wins the game

  @super:sniveler
  Scenario: Sniveler may let the matter rest
    When A encounters B on B5 with 1 ship
    And nobody is invited
    And A plays attack 30 and B plays attack 05
    And C plays Sniveler flare
    And A says no
    And C answers none
    Then A wins the game

  @super:sniveler @artifact:card-zap
  Scenario: Card Zapped, Sniveler gets nothing
    Given A holds attack 30, Card Zap
    When A encounters B on B5 with 1 ship
    And nobody is invited
    And A plays attack 30 and B plays attack 05
    And C plays Sniveler flare
    And A plays Card Zap
    Then A wins the game
