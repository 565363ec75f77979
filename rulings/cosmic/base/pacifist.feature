Feature: Pacifist

  @power:pacifist
  Scenario: A negotiate wins against an attack
    Given players A (Pacifist), B (-), C (-)
    And B holds attack 40, 4 x attack 08
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays negotiate and B plays attack 40
    Then the outcome is: A wins
    And A has 2 ships on B1
    And B has 4 ships in the warp
    And A holds no cards
    And B holds exactly 4 x attack 08
    When the turn ends

  @power:pacifist
  Scenario: As the defense, with its allies
    Given players A (-), B (Pacifist), C (-)
    When A encounters B on B1 with 4 ships
    And A invites nobody
    And B invites C
    And C joins the defense with 1 ship
    And A plays attack 40 and B plays negotiate
    Then the outcome is: B wins
    And A has 4 ships in the warp
    When C, asked where ships return to, answers C1
    Then C holds 2 cards

  @power:pacifist
  Scenario: With an attack of its own the totals count
    Given players A (Pacifist), B (-), C (-)
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 40
    Then the outcome is: B wins
    And A has 2 ships in the warp

  @power:pacifist @rule:R11.3
  Scenario: Two negotiates are a deal
    Given players A (Pacifist), B (-), C (-)
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays negotiate and B plays negotiate
    Then A is asked for a deal
    And B is asked for a deal
    When A refuses
    And A answers 3 ships from A1
    And B answers 3 ships from B2
    And A, asked where ships return to, answers A2
    Then the outcome is: a failed deal

  @power:pacifist @rule:R10.2 @rule:R11.5
  Scenario: A morph that copies a negotiate, or is copied by one, is no attack
    Given players A (Pacifist), B (-), C (-)
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays negotiate and B plays morph
    Then A is asked for a deal
    And B is asked for a deal

  @power:pacifist
  Scenario: It does nothing for a side it is allied with
    Given players A (-), B (-), C (Pacifist)
    When A encounters B on B1 with 2 ships
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays negotiate and B plays attack 04
    Then the outcome is: B wins
    And C has 1 ship in the warp

  @power:pacifist @artifact:cosmic-zap
  Scenario: Zapped, its negotiate loses and is compensated
    Given players A (Pacifist), B (-), C (-)
    And B holds attack 40, Cosmic Zap, 3 x attack 08
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays negotiate and B plays attack 40
    Then B is asked to respond: Cosmic Zap or pass
    When B plays Cosmic Zap
    Then the outcome is: B wins
    And A has 2 ships in the warp
    And A holds exactly 2 x attack 08

  @power:pacifist @rule:R19.6
  Scenario: With too few home colonies its negotiate is an ordinary one
    Given players A (Pacifist), B (-), C (-)
    And A's ships are 9 on A1, 10 on A2, 1 on A3
    When A encounters B on B1 with 1 ship from A3
    Then A's power is lost
    When nobody is invited
    And A plays negotiate and B plays attack 04
    Then the outcome is: B wins

  @power:pacifist @artifact:emotion-control @rule:R11.6
  Scenario: First in timing order, Pacifist has won before Emotion Control
    Given players A (Pacifist), B (-), C (-)
    And B holds attack 40, Emotion Control
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays negotiate and B plays attack 40
    Then B is asked to use: Emotion Control or pass
    When B plays Emotion Control
    Then the outcome is: A wins

  @power:pacifist @artifact:emotion-control
  Scenario: After Emotion Control both cards are negotiates, and there is a deal
    Given players A (-), B (Pacifist), C (-)
    And A holds attack 40, Emotion Control
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 40 and B plays negotiate
    Then A is asked to use: Emotion Control or pass
    When A plays Emotion Control
    Then A is asked for a deal
    And B is asked for a deal

  @power:pacifist @wild:human @rule:R10.3
  Scenario: A negotiate that becomes an attack afterwards was not revealed as one
    Given players A (-), B (Pacifist), C (-)
    And A holds negotiate, Human flare
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays negotiate and B plays negotiate
    And A plays Human flare
    Then the outcome is: A wins
    When the turn ends

  @power:pacifist @power:human @AL-HUMAN-1
  Scenario: A zapped Human offense has won before the Pacifist
    Given players A (Human), B (Pacifist), C (-)
    And C holds negotiate, Cosmic Zap
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 04 and B plays negotiate
    Then C is asked to respond: Cosmic Zap or pass
    When C plays Cosmic Zap
    Then the outcome is: A wins
    And the log does not say: the defense wins whatever the cards say
    And B holds no cards
    When the turn ends

  @power:pacifist @power:human @AL-HUMAN-1
  Scenario: A Pacifist offense has won before a Human that is zapped
    Given players A (Pacifist), B (Human), C (-)
    And C holds negotiate, Cosmic Zap
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays negotiate and B plays attack 04
    Then C is asked to respond: Cosmic Zap or pass
    When C passes
    Then C is asked to respond: Cosmic Zap or pass
    When C plays Cosmic Zap
    Then the log says: Human's power of B is zapped
    And the outcome is: A wins
    When the turn ends

  @wild:pacifist
  Scenario: The wild flare makes an attack 15 of a negotiate
    Given players A (-), B (-), C (-)
    And A holds negotiate, Pacifist flare
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays negotiate and B plays attack 14
    Then A is asked to use: Pacifist flare (wild) or pass
    When A plays Pacifist flare
    Then the total of the offense is 19: negotiate, Pacifist flare = 15, ships 4
    And the outcome is: A wins
    And A holds exactly Pacifist flare

  @wild:pacifist
  Scenario: The wild flare is of no use with an attack
    Given players A (-), B (-), C (-)
    And A holds attack 04, Pacifist flare
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 10
    Then the outcome is: B wins
    And A holds exactly Pacifist flare

  @wild:pacifist
  Scenario: The wild flare is of no use against a negotiate, nor for an ally
    Given players A (-), B (-), C (-)
    And A holds negotiate, Pacifist flare
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays negotiate and B plays negotiate
    Then A is asked for a deal
    And B is asked for a deal

  @wild:pacifist @power:pacifist
  Scenario: A Pacifist that was zapped turns to the wild side
    Given players A (Pacifist), B (-), C (-)
    And A holds negotiate, Pacifist flare
    And B holds attack 10, Cosmic Zap
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays negotiate and B plays attack 10
    And B plays Cosmic Zap
    Then A is asked to use: Pacifist flare (wild) or pass
    When A plays Pacifist flare
    Then the total of the offense is 19
    And the outcome is: A wins

  @wild:pacifist @artifact:card-zap
  Scenario: The wild flare is cancelled by a Card Zap
    Given players A (-), B (-), C (-)
    And A holds negotiate, Pacifist flare
    And B holds attack 10, Card Zap, attack 08, attack 08
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays negotiate and B plays attack 10
    And A plays Pacifist flare
    And B plays Card Zap
    Then the outcome is: B wins
    And A holds exactly attack 08

  @wild:pacifist @super:anti-matter @rule:R20.6
  Scenario: The wild flare is prevented and stays in the hand
    Given players A (-), B (-), C (Anti-Matter)
    And A holds negotiate, Pacifist flare
    And B holds attack 10
    And C holds negotiate, Anti-Matter flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays negotiate and B plays attack 10
    And A plays Pacifist flare
    And C plays Anti-Matter flare
    Then the outcome is: B wins
    And A holds exactly Pacifist flare

  @super:pacifist
  Scenario: When a deal fails the super flare shifts two ships of the penalty
    Given players A (Pacifist), B (-), C (-)
    And A holds negotiate, Pacifist flare
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays negotiate and B plays negotiate
    And B refuses
    Then A is asked to use: Pacifist flare (super) or pass
    When A plays Pacifist flare
    Then A is asked which ships to lose (1)
    And B is asked which ships to lose (5)
    When A answers 1 ship from A1
    And B answers 4 ships from B1, 1 from B2
    And A, asked where ships return to, answers A2
    Then A has 1 ship in the warp
    And B has 5 ships in the warp
    And A holds exactly Pacifist flare
    And the outcome is: a failed deal

  @super:pacifist
  Scenario: Not played, each loses three; after a deal it is of no use
    Given players A (Pacifist), B (-), C (-)
    And A holds negotiate, attack 10, Pacifist flare
    And B holds negotiate, attack 04
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays negotiate and B plays negotiate
    And A offers: gives attack 10; gets nothing
    And B accepts
    And A, asked where ships return to, answers A2
    Then the outcome is: a deal
    And A holds exactly Pacifist flare

  @super:pacifist @artifact:quash
  Scenario: A deal that is quashed has failed as well
    Given players A (Pacifist), B (-), C (-)
    And A holds negotiate, attack 10, Pacifist flare
    And B holds negotiate
    And C holds negotiate, Quash
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays negotiate and B plays negotiate
    And A offers: gives attack 10; gets nothing
    And B accepts
    And C plays Quash
    Then A is asked to use: Pacifist flare (super) or pass
    When A passes
    Then A is asked which ships to lose (3)
    And B is asked which ships to lose (3)
    When A answers 3 ships from A1
    And B answers 3 ships from B1
    And A, asked where ships return to, answers A2
    Then the outcome is: a failed deal

  @super:pacifist @artifact:card-zap
  Scenario: The super flare is cancelled by a Card Zap
    Given players A (Pacifist), B (-), C (-)
    And A holds negotiate, Pacifist flare
    And B holds negotiate, Card Zap
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays negotiate and B plays negotiate
    And B refuses
    And A plays Pacifist flare
    And B plays Card Zap
    Then A is asked which ships to lose (3)
    And B is asked which ships to lose (3)
    When A answers 3 ships from A1
    And B answers 3 ships from B1
    And A, asked where ships return to, answers A2
    Then A holds no cards
