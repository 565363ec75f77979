Feature: Graviton leaves one digit of every attack

  @power:graviton
  Scenario Outline: Tens or ones
    Given players A (Graviton), B (-), C (-)
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 40 and B plays attack 09
    Then A is asked to use: Graviton's power, or pass
    When A uses Graviton's power
    Then A is asked what to choose: tens, ones
    When A answers <call>
    Then the total of the offense is <mine>: attack 40, Graviton = <my digit>, ships 1
    And the total of the defense is <theirs>: attack 09, Graviton = <their digit>, ships 4
    When the turn ends

    Examples:
      | call | mine | my digit | theirs | their digit |
      | tens | 5    | 4        | 4      | 0           |
      | ones | 1    | 0        | 13     | 9           |

  @power:graviton
  Scenario: It need not be used
    Given players A (-), B (Graviton), C (-)
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 09
    And B passes
    Then the total of the offense is 21: attack 20, ships 1
    When the turn ends

  @power:graviton
  Scenario: A negotiate has no digits
    Given players A (Graviton), B (-), C (-)
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 12 and B plays negotiate
    And A uses Graviton's power
    And A answers ones
    Then the outcome is: A wins
    When the turn ends

  @power:graviton @G-028
  Scenario: A morph has those of the attack it copies
    Given players A (Graviton), B (-), C (-)
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 12 and B plays morph
    And A uses Graviton's power
    And A answers ones
    Then the total of the offense is 3: attack 12, Graviton = 2, ships 1
    And the total of the defense is 6: morph = 12, Graviton = 2, ships 4
    When the turn ends

  @power:graviton
  Scenario: Not as an ally
    Given players A (-), B (-), C (Graviton)
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays attack 12 and B plays attack 04
    Then the total of the offense is 14: attack 12, ships 2
    When the turn ends

  @power:graviton @artifact:cosmic-zap
  Scenario: Zapped, all digits count
    Given players A (Graviton), B (-), C (-)
    And B holds attack 20, Cosmic Zap
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 08 and B plays attack 20
    And A uses Graviton's power
    And A answers ones
    Then B is asked to respond: Cosmic Zap, or pass
    When B plays Cosmic Zap
    Then the total of the defense is 24: attack 20, ships 4
    And the log does not say: A calls: ones
    When the turn ends

  @power:graviton @rule:R19.6
  Scenario: With two home colonies its power is lost
    Given players A (Graviton), B (-), C (-)
    And A's ships are 10 on A1, 10 on A2
    When A encounters B on B1 with 1 ship from A1
    And nobody is invited
    And A plays attack 08 and B plays attack 20
    Then A's power is lost
    And the total of the defense is 24: attack 20, ships 4
    When the turn ends

  @AL-GRAVITON-1 @power:graviton @rule:R25.5
  Scenario Outline: A negative attack stays negative
    Given players A (Graviton), B (-), C (-)
    And a reward deck
    And B also holds from the reward deck attack -07
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 12 and B plays attack -07
    And A uses Graviton's power
    And A answers <call>
    Then the total of the defense is <total>: attack -07, Graviton = <digit>, ships 4
    When the turn ends

    Examples:
      | call | total | digit |
      | ones | -3    | -7    |
      | tens | 4     | 0     |

  @AL-GRAVITON-2 @power:graviton @power:mirror
  Scenario: What is left has a leading nought that Mirror reverses
    Given players A (Graviton), B (Mirror), C (-)
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 40 and B plays attack 10
    And A uses Graviton's power
    And A answers tens
    And B uses Mirror's power
    Then the total of the offense is 41: attack 40, Graviton = 4, Mirror = 40, ships 1
    And the total of the defense is 14: attack 10, Graviton = 1, Mirror = 10, ships 4
    When the turn ends

  @AL-GRAVITON-2 @power:graviton @power:mirror
  Scenario: The other way round Mirror's call comes first
    Given players A (Mirror), B (Graviton), C (-)
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 40 and B plays attack 10
    And A uses Mirror's power
    And B uses Graviton's power
    And B answers tens
    Then the total of the offense is 1: attack 40, Mirror = 4, Graviton = 0, ships 1
    When the turn ends

  @power:graviton @power:tripler
  Scenario: Tripler triples the digit
    Given players A (Graviton), B (Tripler), C (-)
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 12 and B plays attack 14
    And A uses Graviton's power
    And A answers ones
    Then the total of the defense is 16: attack 14, Graviton = 4, Tripler = 12, ships 4
    When the turn ends

  @wild:graviton
  Scenario: With the wild flare only the ones count
    Given players A (-), B (-), C (-)
    And A holds attack 08, Graviton flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    Then A is asked to use: Graviton flare (wild), or pass
    When A plays Graviton flare
    And A plays attack 08 and B plays attack 12
    Then the total of the offense is 9: attack 08, Graviton flare = 8, ships 1
    And the total of the defense is 6: attack 12, Graviton flare = 2, ships 4
    And A holds exactly Graviton flare
    When the turn ends

  @wild:graviton
  Scenario: Not against Graviton itself
    Given players A (-), B (Graviton), C (-)
    And A holds attack 08, Graviton flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 08 and B plays attack 12
    Then B is asked to use: Graviton's power, or pass
    When B passes
    Then the total of the offense is 9: attack 08, ships 1
    When the turn ends

  @AL-MIRROR-2 @wild:graviton @power:mirror
  Scenario: Mirror reverses first, and then the ones count
    Given players A (Mirror), B (-), C (-)
    And A holds attack 08, Graviton flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays Graviton flare
    And A plays attack 08 and B plays attack 12
    And A uses Mirror's power
    Then the total of the offense is 1: attack 08, Mirror = 80, Graviton flare = 0, ships 1
    And the total of the defense is 5: attack 12, Mirror = 21, Graviton flare = 1, ships 4
    When the turn ends

  @wild:graviton @artifact:card-zap
  Scenario: The wild flare is cancelled
    Given players A (-), B (-), C (-)
    And A holds attack 08, Graviton flare
    And B holds attack 12, Card Zap
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays Graviton flare
    And B plays Card Zap
    And A plays attack 08 and B plays attack 12
    Then the total of the defense is 16: attack 12, ships 4
    When the turn ends

  @super:graviton @E-GRAVITONFLARE
  Scenario Outline: The super flare is for one card, and belongs to planning
    Given players A (Graviton), B (-), C (-)
    And A holds attack 20, Graviton flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 12
    Then A is asked to use: Graviton's power, Graviton flare (super), or pass
    When A plays Graviton flare
    And A answers ones
    Then A is asked what to choose: only my card, only the opponent's card
    When A answers <whose>
    Then the total of the offense is <mine>
    And the total of the defense is <theirs>
    When the turn ends

    Examples:
      | whose                    | mine | theirs |
      | only my card             | 1    | 16     |
      | only the opponent's card | 21   | 6      |

  @super:graviton @E-GRAVITONFLARE
  Scenario: Not in the resolution
    Given players A (Graviton), B (-), C (-)
    And A holds attack 20, Graviton flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 12
    And A passes
    Then the outcome is: A wins
    When the turn ends

  @super:graviton @artifact:cosmic-zap @Z-04
  Scenario: Zapped through the super flare, which stays unplayed
    Given players A (Graviton), B (-), C (-)
    And A holds attack 20, Graviton flare
    And B holds attack 12, Cosmic Zap
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 12
    And A plays Graviton flare
    And A answers ones
    And A answers only the opponent's card
    And B plays Cosmic Zap
    Then the total of the defense is 16: attack 12, ships 4
    And A holds exactly Graviton flare
    When the turn ends

  @super:graviton @artifact:card-zap
  Scenario: The super flare is cancelled, and the power is still to be had
    Given players A (Graviton), B (-), C (-)
    And A holds attack 19, Graviton flare
    And B holds attack 20, Card Zap
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 19 and B plays attack 20
    And A plays Graviton flare
    And B plays Card Zap
    Then A is asked to use: Graviton's power, or pass
