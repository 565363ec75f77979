Feature: Tripler

  @power:tripler
  Scenario Outline: Low attacks count three times, high ones a third, rounded up
    Given players A (Tripler), B (-), C (-)
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack <card> and B plays attack 04
    Then the total of the offense is <total>: attack <card>, Tripler = <value>, ships 1

    Examples:
      | card | value | total |
      | 04   | 12    | 13    |
      | 10   | 30    | 31    |
      | 11   | 4     | 5     |
      | 12   | 4     | 5     |
      | 40   | 14    | 15    |

  @power:tripler
  Scenario: A negotiate is not adjusted, nor is the opponent's attack
    Given players A (Tripler), B (-), C (-)
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays negotiate and B plays attack 04
    Then the outcome is: B wins
    And the log does not say: Tripler's power

  @power:tripler
  Scenario: As an ally Tripler adjusts nothing
    Given players A (-), B (-), C (Tripler)
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays attack 10 and B plays attack 04
    Then the total of the offense is 12: attack 10, ships 2

  @power:tripler @artifact:cosmic-zap
  Scenario: Tripler zapped: the attack counts as printed
    Given players A (Tripler), B (-), C (-)
    And B holds attack 04, Cosmic Zap
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 10 and B plays attack 04
    And B plays Cosmic Zap
    Then the total of the offense is 11: attack 10, ships 1

  @power:tripler @rule:R19.6
  Scenario: Tripler with too few home colonies adjusts nothing
    Given players A (Tripler), B (-), C (-)
    And A's ships are 9 on A1, 10 on A2, 1 on A3
    When A encounters B on B1 with 1 ship from A3
    And nobody is invited
    And A plays attack 10 and B plays attack 04
    Then the total of the offense is 11: attack 10, ships 1

  @power:tripler @G-028
  Scenario: Tripler's morph is adjusted, the card it copied is not
    Given players A (Tripler), B (-), C (-)
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays morph and B plays attack 12
    Then the total of the offense is 5: morph = 12, Tripler = 4, ships 1
    And the total of the defense is 16: attack 12, ships 4

  @power:tripler @G-028
  Scenario: A morph copies Tripler's attack as revealed
    Given players A (Tripler), B (-), C (-)
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 12 and B plays morph
    Then the total of the offense is 5: attack 12, Tripler = 4, ships 1
    And the total of the defense is 16: morph = 12, ships 4

  @power:tripler @power:warpish
  Scenario: Ships in the warp are added to the adjusted attack
    Given players A (Tripler), B (Warpish), C (-)
    And C has 3 ships in the warp
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 10 and B plays attack 04
    Then the total of the offense is 31: attack 10, Tripler = 30, ships 1
    And the total of the defense is 11: attack 04, ships 4, Warpish +3

  @super:tripler
  Scenario: With the super flare a 13 may be tripled
    Given players A (Tripler), B (-), C (-)
    And A holds attack 13, Tripler flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 13 and B plays attack 04
    Then A is asked to use: Tripler's power, Tripler flare (super)
    When A plays Tripler flare
    Then the total of the offense is 40: attack 13, Tripler flare = 39, ships 1

  @super:tripler
  Scenario: A 14 is not tripled
    Given players A (Tripler), B (-), C (-)
    And A holds attack 14, Tripler flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 14 and B plays attack 04
    Then the total of the offense is 6: attack 14, Tripler = 5, ships 1

  @super:tripler @Z-04
  Scenario: Zapped through the super flare
    Given players A (Tripler), B (-), C (-)
    And A holds attack 13, Tripler flare
    And B holds attack 04, Cosmic Zap
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 13 and B plays attack 04
    And A plays Tripler flare
    And B plays Cosmic Zap
    Then the total of the offense is 14: attack 13, ships 1
    And A holds exactly Tripler flare

  @wild:tripler
  Scenario: The wild flare divides the opponent's high attack, before anything else
    Given players A (Human), B (-), C (-)
    And B holds attack 10, Tripler flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 10
    Then B is asked to use: Tripler flare (wild), or pass
    When B plays Tripler flare
    Then the total of the offense is 12: attack 20, Tripler flare = 7, ships 1, Human +4
    And the outcome is: B wins

  @wild:tripler
  Scenario: The wild flare does not divide a 14
    Given players A (-), B (-), C (-)
    And B holds attack 10, Tripler flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 14 and B plays attack 10
    Then the total of the offense is 15: attack 14, ships 1

  @super:tripler
  Scenario: Instead of the super flare the power may be used as it is
    Given players A (Tripler), B (-), C (-)
    And A holds attack 11, Tripler flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 11 and B plays attack 04
    And A uses Tripler's power
    Then the total of the offense is 5: attack 11, Tripler = 4, ships 1
    And A holds exactly Tripler flare

  @super:tripler @artifact:card-zap @super:anti-matter
  Scenario Outline: The super flare is stopped, and the power divides as usual
    Given players A (Tripler), B (-), C (Anti-Matter)
    And A holds attack 13, Tripler flare
    And C holds negotiate, <card>
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 13 and B plays attack 04
    And A plays Tripler flare
    Then C is asked to respond: <card> or pass
    When C plays <card>
    Then the total of the offense is 6: attack 13, Tripler = 5, ships 1
    And A holds exactly <left>
    And C holds exactly <kept>

    Examples:
      | card              | left          | kept                         |
      | Card Zap          | nothing       | negotiate                    |
      | Anti-Matter flare | Tripler flare | negotiate, Anti-Matter flare |

  @wild:tripler @artifact:card-zap @wild:anti-matter
  Scenario Outline: The wild flare is stopped, and the attack counts as revealed
    Given players A (-), B (-), C (-)
    And A holds attack 20, <card>
    And B holds attack 10, Tripler flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 10
    And B plays Tripler flare
    Then A is asked to respond: <card> or pass
    When A plays <card>
    Then the total of the offense is 21: attack 20, ships 1
    And B holds exactly <left>
    And A holds exactly <kept>

    Examples:
      | card              | left          | kept              |
      | Card Zap          | nothing       | nothing           |
      | Anti-Matter flare | Tripler flare | Anti-Matter flare |

  @wild:tripler @power:tripler
  Scenario: The wild flare comes before Tripler's own power
    Given players A (Tripler), B (-), C (-)
    And B holds attack 10, Tripler flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 10
    And B plays Tripler flare
    Then the total of the offense is 22: attack 20, Tripler flare = 7, Tripler = 21, ships 1
