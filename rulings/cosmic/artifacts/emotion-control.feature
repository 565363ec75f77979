Feature: Emotion Control

  @artifact:emotion-control @rule:R11.3
  Scenario: Both attacks are negotiates and a deal follows
    Given players A (-), B (-), C (-)
    And A holds attack 10, attack 06
    And B holds attack 12, Emotion Control
    When A encounters B on B1 with 1 ship from A1
    And nobody is invited
    And A plays attack 10 and B plays attack 12
    Then B is asked to use: Emotion Control or pass
    When B plays Emotion Control
    Then A is asked for a deal
    When A offers: gives attack 06; gets nothing
    And B accepts
    And A answers A1
    Then the outcome is: a deal
    And B holds exactly attack 06
    And the discard pile is Emotion Control, attack 10, attack 12
    And nobody is asked anything

  @artifact:emotion-control
  Scenario: One attack is enough, and a bystander may play it
    Given players A (-), B (-), C (-)
    And C holds Emotion Control
    When A encounters B on B1 with 1 ship from A1
    And nobody is invited
    And A plays attack 10 and B plays negotiate
    Then C is asked to use: Emotion Control or pass
    When C plays Emotion Control
    And A refuses
    And A, asked which ships to lose, answers 3 from A2
    And B, asked which ships to lose, answers 3 from B2
    And A, asked where ships return to, answers A1
    Then the outcome is: a failed deal
    And B has 4 ships on B1

  @artifact:emotion-control @rule:R25.2
  Scenario: A morph that copies an attack is an attack
    Given players A (-), B (-), C (-)
    And C holds Emotion Control
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 10 and B plays morph
    And C plays Emotion Control
    Then A is asked for a deal
    And B is asked for a deal

  @artifact:emotion-control
  Scenario: Against two negotiates, or before cards are revealed, it is not offered
    Given players A (-), B (-), C (-)
    And C holds Emotion Control
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays negotiate and B plays negotiate
    Then C is not asked anything
    And A is asked for a deal
    And B is asked for a deal

  @artifact:emotion-control
  Scenario: Two morphs have nothing to calm
    Given players A (-), B (-), C (-)
    And C holds Emotion Control
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays morph and B plays morph
    Then the outcome is: both sides lose
    And C holds exactly Emotion Control

  @artifact:emotion-control @artifact:card-zap
  Scenario: Answered by a Card Zap the attacks stand
    Given players A (-), B (-), C (-)
    And C holds Emotion Control
    And A holds attack 20, Card Zap
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 12
    And C plays Emotion Control
    And A plays Card Zap
    Then the outcome is: A wins
    And the discard pile is Card Zap, Emotion Control, attack 20, attack 12

  @artifact:emotion-control @rule:R14.1
  Scenario: Allies go home before the talks
    Given players A (-), B (-), C (-)
    And C holds Emotion Control
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 2 ships from C1
    And A plays attack 10 and B plays attack 12
    And C plays Emotion Control
    And C, asked where ships return to, answers C1
    Then C has 4 ships on C1
    And A is asked for a deal
    And B is asked for a deal

  @artifact:emotion-control @wild:human @rule:R23.3
  Scenario: A later effect may make an attack of the negotiate again
    Given players A (-), B (-), C (-)
    And A holds attack 10, Emotion Control
    And B holds attack 12, Human flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 10 and B plays attack 12
    And A plays Emotion Control
    And B plays Human flare
    Then the outcome is: B wins

  @artifact:emotion-control @rule:R10.5
  Scenario: A reinforcement makes no attack of it again
    Given players A (-), B (-), C (-)
    And C holds Emotion Control
    And A holds attack 10, reinforcement +5
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 10 and B plays attack 12
    And C plays Emotion Control
    And A plays reinforcement +5
    And A chooses offense
    Then A is asked for a deal
    And B is asked for a deal

  @artifact:emotion-control @power:human
  Scenario: A side that has won by a zap wins all the same
    Given players A (Human), B (-), C (-)
    And B holds attack 12, Cosmic Zap
    And C holds Emotion Control
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 10 and B plays attack 12
    And B plays Cosmic Zap
    And everybody passes
    Then the outcome is: A wins
    And C holds exactly Emotion Control
