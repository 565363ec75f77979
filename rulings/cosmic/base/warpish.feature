Feature: Warpish

  @power:warpish
  Scenario: Every ship in the warp adds 1
    Given players A (Warpish), B (-), C (-)
    And B has 2 ships in the warp
    And C has 3 ships in the warp
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 10 and B plays attack 04
    Then the total of the offense is 17: attack 10, ships 2, Warpish +5

  @power:warpish
  Scenario: With a negotiate Warpish adds nothing
    Given players A (-), B (Warpish), C (-)
    And C has 3 ships in the warp
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 10 and B plays negotiate
    Then the outcome is: A wins
    And the log does not say: Warpish's power

  @power:warpish
  Scenario: As an ally Warpish adds nothing
    Given players A (-), B (-), C (Warpish)
    And C has 3 ships in the warp
    When A encounters B on B1 with 2 ships
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays attack 10 and B plays attack 04
    Then the total of the offense is 13: attack 10, ships 3

  @power:warpish @artifact:cosmic-zap
  Scenario: Warpish zapped adds nothing
    Given players A (Warpish), B (-), C (-)
    And C has 3 ships in the warp
    And B holds attack 04, Cosmic Zap
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 10 and B plays attack 04
    And B plays Cosmic Zap
    Then the total of the offense is 12: attack 10, ships 2

  @power:warpish @rule:R19.6
  Scenario: Warpish with too few home colonies adds nothing
    Given players A (Warpish), B (-), C (-)
    And C has 3 ships in the warp
    And A's ships are 9 on A1, 10 on A2, 1 on A3
    When A encounters B on B1 with 1 ship from A3
    And nobody is invited
    And A plays attack 10 and B plays attack 04
    Then the total of the offense is 11: attack 10, ships 1

  @power:warpish @wild:void @AL-WARPISH-1 @test:14 @rule:R10.7
  Scenario: Ships that reach the warp after the use do not count
    Given players A (Warpish), B (-), C (-)
    And B has 2 ships in the warp
    And A holds attack 10
    And B holds attack 04, Emotion Control
    And C holds negotiate, Void flare
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 10 and B plays attack 04
    And B plays Emotion Control
    And C plays Void flare
    And C answers 1 ship from C1
    Then C has 1 ship in the warp
    And the total of the offense is 14: attack 10, ships 2, Warpish +2

  @power:warpish @wild:void @AL-WARPISH-1
  Scenario: A ship that reaches the warp while the use is answered does not count
    Given players A (Warpish), B (-), C (-)
    And B has 2 ships in the warp
    And B holds attack 04, Cosmic Zap
    And C holds negotiate, Void flare
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 10 and B plays attack 04
    And B plays Cosmic Zap
    And C plays Void flare
    And C answers 1 ship from C1
    Then the total of the offense is 14: attack 10, ships 2, Warpish +2

  @power:warpish @wild:vacuum
  Scenario: Ships that left the warp before the use do not count
    Given players A (-), B (Warpish), C (-)
    And A has 3 ships in the warp
    And A holds attack 10, Vacuum flare
    When A retrieves a ship to A1
    And A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 10 and B plays attack 04
    And A plays Vacuum flare
    And A, asked where ships return to, answers A1
    Then the total of the defense is 9: attack 04, ships 4, Warpish +1

  @wild:warpish
  Scenario: The wild flare counts the own ships in the warp
    Given players A (-), B (-), C (-)
    And B has 4 ships on B1
    And B has 2 ships in the warp
    And C has 3 ships in the warp
    And B holds attack 04, Warpish flare
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 10 and B plays attack 04
    Then B is asked to use: Warpish flare (wild), or pass
    When B plays Warpish flare
    Then the total of the defense is 10: attack 04, ships 4, Warpish flare +2

  @wild:warpish
  Scenario: Without own ships in the warp the wild flare is of no use
    Given players A (-), B (-), C (-)
    And C has 3 ships in the warp
    And B holds attack 04, Warpish flare
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 10 and B plays attack 04
    Then the outcome is: A wins

  @super:warpish
  Scenario: The super flare subtracts the opponent's ships in the warp
    Given players A (Warpish), B (-), C (-)
    And B has 4 ships on B1
    And B has 2 ships in the warp
    And A holds attack 10, Warpish flare
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 10 and B plays attack 12
    Then A is asked to use: Warpish's power, Warpish flare (super)
    When A plays Warpish flare
    Then the total of the defense is 14: attack 12, ships 4, Warpish flare -2
    And the total of the offense is 14: attack 10, ships 2, Warpish +2
    And the outcome is: B wins

  @super:warpish
  Scenario: Without ships of the opponent in the warp the super flare is of no use
    Given players A (Warpish), B (-), C (-)
    And C has 2 ships in the warp
    And A holds attack 10, Warpish flare
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 10 and B plays attack 12
    Then the total of the offense is 14: attack 10, ships 2, Warpish +2

  @power:warpish @rule:R10.7
  Scenario: Ships lost in the resolution come too late
    Given players A (Warpish), B (-), C (-)
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 10 and B plays attack 04
    Then the total of the offense is 12: attack 10, ships 2, Warpish +0
    And B has 4 ships in the warp

  @power:warpish @power:gambler @AL-WARPISH-1
  Scenario: Ships lost in the reveal before the use count
    Given players A (Gambler), B (Warpish), C (-)
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 10
    And A uses Gambler's power
    And A, asked what to choose, answers attack
    And A, asked how many, answers 20
    And B, asked what to choose, answers challenge
    And A, asked which ships to lose, answers 3 ships
    Then the total of the defense is 17: attack 10, ships 4, Warpish +3
    And the total of the offense is 7: attack 04, ships 3

  @super:warpish @artifact:card-zap @super:anti-matter
  Scenario Outline: The super flare is stopped, and the power still adds
    Given players A (Warpish), B (-), C (Anti-Matter)
    And B has 4 ships on B1
    And B has 2 ships in the warp
    And A holds attack 10, Warpish flare
    And C holds negotiate, <card>
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 10 and B plays attack 12
    And A plays Warpish flare
    Then C is asked to respond: <card> or pass
    When C plays <card>
    Then the total of the defense is 16: attack 12, ships 4
    And the total of the offense is 14: attack 10, ships 2, Warpish +2
    And A holds exactly <left>
    And C holds exactly <kept>

    Examples:
      | card              | left          | kept                         |
      | Card Zap          | nothing       | negotiate                    |
      | Anti-Matter flare | Warpish flare | negotiate, Anti-Matter flare |

  @wild:warpish @artifact:card-zap @wild:anti-matter
  Scenario Outline: The wild flare is stopped, and nothing is added
    Given players A (-), B (-), C (-)
    And B has 4 ships on B1
    And B has 2 ships in the warp
    And A holds attack 10, <card>
    And B holds attack 04, Warpish flare
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 10 and B plays attack 04
    And B plays Warpish flare
    Then A is asked to respond: <card> or pass
    When A plays <card>
    Then the total of the defense is 8: attack 04, ships 4
    And B holds exactly <left>
    And A holds exactly <kept>

    Examples:
      | card              | left          | kept              |
      | Card Zap          | nothing       | nothing           |
      | Anti-Matter flare | Warpish flare | Anti-Matter flare |
