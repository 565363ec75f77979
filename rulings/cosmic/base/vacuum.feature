Feature: Vacuum

  @power:vacuum @E-VACUUM @AL-VACUUM-1
  Scenario: Vacuum takes along as many ships of others
    Given players A (Vacuum), B (-), C (-)
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    Then A is asked which player (0 to 3): B 20, C 20
    And A may not answer B 2, C 2
    And A may not answer A 1, B 1
    When A answers B 1, C 2
    And B, asked which ships to lose, answers 1 ship from B1
    Then C is asked which ships to lose: 4 on C1, 4 on C2, 4 on C3, 4 on C4, 4 on C5
    When C answers 2 ships from C3
    Then A has 3 ships in the warp
    And B has 1 ship in the warp
    And C has 2 ships in the warp
    And C has 2 ships on C3

  @power:vacuum
  Scenario: Vacuum may take fewer
    Given players A (Vacuum), B (-), C (-)
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    And A, asked which player, answers none
    Then B has no ships in the warp
    And C has no ships in the warp

  @power:vacuum
  Scenario: Ships of others lost beside it do not wake Vacuum
    Given players A (-), B (-), C (Vacuum)
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    Then A has 3 ships in the warp
    And B has no ships in the warp

  @power:vacuum @artifact:cosmic-zap
  Scenario: Vacuum zapped goes alone
    Given players A (Vacuum), B (-), C (-)
    And B holds attack 20, Cosmic Zap
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    And A, asked which player, answers B 3
    And B plays Cosmic Zap
    Then A has 3 ships in the warp
    And B has no ships in the warp

  @power:vacuum @rule:R19.6
  Scenario: Vacuum with too few home colonies goes alone
    Given players A (Vacuum), B (-), C (-)
    And A's ships are 9 on A1, 10 on A2, 1 on A3
    When A encounters B on B1 with 1 ship from A3
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    Then A has 1 ship in the warp
    And B has no ships in the warp

  @power:vacuum @power:void
  Scenario: Ships removed from the game take nobody along
    Given players A (Vacuum), B (Void), C (-)
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    Then A has 3 ships out of the game
    And C has no ships in the warp

  @power:vacuum @power:healer @AL-HEALER-3 @AL-VACUUM-3
  Scenario: Healer heals Vacuum and its victim
    Given players A (Vacuum), B (-), C (-), D (Healer)
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    And A, asked which player, answers C 2
    And C, asked which ships to lose, answers 2 ships from C1
    And D uses Healer's power on C
    And C, asked where ships return to, answers C1
    And D uses Healer's power on A
    And A, asked where ships return to, answers A1
    Then A has no ships in the warp
    And C has no ships in the warp
    And D holds 3 cards

  @super:vacuum @power:zombie @AL-VACUUM-2 @AL-ZOMBIE-5 @test:3 @rule:R22.4
  Scenario: With the super flare four colonies of Zombie are wiped out at one instant
    Given players A (Vacuum), B (-), C (Zombie)
    And A holds attack 04, Vacuum flare
    And C's ships are 1 on A1, 1 on A2, 1 on B1, 1 on B2, 8 on C1, 4 on C2, 4 on C3
    When A encounters B on B3 with 4 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    Then A is asked to use: Vacuum's power, Vacuum flare (super)
    When A plays Vacuum flare
    Then A may not answer 5 of C from C1
    When A answers 1 of C from A1, 1 of C from A2, 1 of C from B1, 1 of C from B2
    Then C is asked where ships return to: C1, C2, C3
    When C answers C1
    Then C has 0 foreign colonies
    And C has 12 ships on C1
    And C has no ships in the warp
    And A has 4 ships in the warp

  @super:vacuum
  Scenario: After the power the super flare takes no more
    Given players A (Vacuum), B (-), C (-)
    And A holds attack 04, Vacuum flare
    When A encounters B on B3 with 2 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    And A uses Vacuum's power
    And A answers C 2
    And C answers 2 ships from C1
    Then C has 2 ships in the warp
    And B has no ships in the warp

  @super:vacuum @Z-04
  Scenario: Zapped through the super flare
    Given players A (Vacuum), B (-), C (-)
    And A holds attack 04, Vacuum flare
    And B holds attack 20, Cosmic Zap
    When A encounters B on B3 with 2 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    And A plays Vacuum flare
    And A answers 2 of B from B1
    And B plays Cosmic Zap
    Then B has no ships in the warp
    And A holds exactly Vacuum flare

  @wild:vacuum
  Scenario: The wild flare retrieves a ship for each other main player who reveals an attack
    Given players A (-), B (-), C (-)
    And C holds negotiate, Vacuum flare
    And C has 3 ships in the warp
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    Then C is asked to use: Vacuum flare (wild), or pass
    When C plays Vacuum flare
    Then C may not answer 3
    When C, asked how many, answers 2
    And C, asked where ships return to, answers C1
    Then C has 1 ship in the warp

  @wild:vacuum
  Scenario: The own attack does not count
    Given players A (-), B (-), C (-)
    And A holds attack 10, Vacuum flare
    And A has 4 ships in the warp
    When A retrieves a ship to A1
    And A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 10 and B plays attack 04
    And A plays Vacuum flare
    And A, asked where ships return to, answers A1
    Then A has 2 ships in the warp

  @wild:vacuum
  Scenario: Two negotiates bring nothing back
    Given players A (-), B (-), C (-)
    And C holds negotiate, Vacuum flare
    And C has 3 ships in the warp
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays negotiate and B plays negotiate
    Then A is asked for a deal
    When the clock runs out
    And A, asked which ships to lose, answers 3 ships
    And B, asked which ships to lose, answers 3 ships
    And A, asked where ships return to, answers A1

  @power:vacuum @rule:R19.6
  Scenario: A loss that costs the power takes nobody along
    Given players A (Vacuum), B (-), C (-)
    And A's ships are 1 on A1, 9 on A2, 10 on A3
    And C holds negotiate, Plague
    And A holds attack 04
    And the next destiny is B's colour
    When the turn begins
    And C plays Plague
    And C, asked which player, answers A
    And A, asked which ships to lose, answers 1 ship from A1, 2 ships from A2
    Then A's power is lost
    And A has 3 ships in the warp
    And A is asked where to put the retrieved ship: A2, A3

  @super:vacuum @artifact:card-zap @super:anti-matter
  Scenario Outline: The super flare is stopped, and the power leaves the choice of ships to the victims
    Given players A (Vacuum), B (-), C (Anti-Matter)
    And A holds attack 04, Vacuum flare
    And C holds negotiate, <card>
    When A encounters B on B3 with 2 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    And A plays Vacuum flare
    Then C is asked to respond: <card> or pass
    When C plays <card>
    Then A is asked which player (0 to 2): B 20, C 20
    And A holds exactly <left>
    And C holds exactly <kept>
    When A answers B 2
    And B answers 2 ships from B1
    Then B has 2 ships in the warp

    Examples:
      | card              | left         | kept                         |
      | Card Zap          | nothing      | negotiate                    |
      | Anti-Matter flare | Vacuum flare | negotiate, Anti-Matter flare |

  @wild:vacuum @artifact:card-zap @wild:anti-matter
  Scenario Outline: The wild flare is stopped, and no ship comes back
    Given players A (-), B (-), C (-)
    And A holds attack 04, <card>
    And C holds negotiate, Vacuum flare
    And C has 3 ships in the warp
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    And C plays Vacuum flare
    Then A is asked to respond: <card> or pass
    When A plays <card>
    Then C has 3 ships in the warp
    And C holds exactly <left>
    And A holds exactly <kept>

    Examples:
      | card              | left                   | kept              |
      | Card Zap          | negotiate              | nothing           |
      | Anti-Matter flare | negotiate, Vacuum flare | Anti-Matter flare |
