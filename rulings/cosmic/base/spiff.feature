Feature: Spiff

  @power:spiff
  Scenario: Spiff loses by ten and lands one ship
    Given players A (Spiff), B (-), C (-)
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 14
    Then A is asked to use: Spiff's power, or pass
    When A uses Spiff's power
    Then A has 1 ship on B1
    And A has 3 ships in the warp
    And A has 1 foreign colony
    And the outcome is: B wins

  @power:spiff
  Scenario: Spiff loses by nine and may not
    Given players A (Spiff), B (-), C (-)
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 13
    Then A has 4 ships in the warp

  @power:spiff
  Scenario: Spiff may decline
    Given players A (Spiff), B (-), C (-)
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 40
    And A passes
    Then A has 4 ships in the warp

  @power:spiff
  Scenario: A negotiate that loses does not crash
    Given players A (Spiff), B (-), C (-)
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays negotiate and B plays attack 40
    Then A has 4 ships in the warp

  @power:spiff
  Scenario: As the defense Spiff does not crash
    Given players A (-), B (Spiff), C (-)
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 40 and B plays attack 04
    Then B has 4 ships in the warp

  @power:spiff @artifact:cosmic-zap
  Scenario: Spiff zapped loses all ships
    Given players A (Spiff), B (-), C (-)
    And B holds attack 40, Cosmic Zap
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 40
    And A uses Spiff's power
    And B plays Cosmic Zap
    Then A has 4 ships in the warp
    And A has no colony on B1

  @power:spiff @rule:R19.6
  Scenario: Spiff with too few home colonies does not crash
    Given players A (Spiff), B (-), C (-)
    And A's ships are 9 on A1, 10 on A2, 1 on A3
    When A encounters B on B1 with 1 ship from A3
    And nobody is invited
    And A plays attack 04 and B plays attack 40
    Then A has 1 ship in the warp

  @power:spiff @power:void
  Scenario: Void eradicates before Spiff can land
    Given players A (Spiff), B (Void), C (-)
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 40
    Then A has 4 ships out of the game
    And A has no colony on B1

  @power:spiff @wild:zombie
  Scenario: Spiff lands before a ship is saved
    Given players A (Spiff), B (-), C (-)
    And A holds attack 04, Zombie flare
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 40
    Then A is asked to use: Spiff's power, or pass
    When A uses Spiff's power
    Then A is asked to use: Zombie flare (wild), or pass
    When A plays Zombie flare
    And A, asked where ships return to, answers A1
    Then A has 1 ship on B1
    And A has 2 ships in the warp

  @super:spiff
  Scenario: With the super flare a defeat by five is enough
    Given players A (Spiff), B (-), C (-)
    And A holds attack 04, Spiff flare
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 09
    Then A is asked to use: Spiff flare (super), or pass
    When A plays Spiff flare
    Then A has 1 ship on B1
    And A has 3 ships in the warp

  @super:spiff
  Scenario: A defeat by four is not enough
    Given players A (Spiff), B (-), C (-)
    And A holds attack 04, Spiff flare
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 08
    Then A has 4 ships in the warp

  @super:spiff @Z-04
  Scenario: Zapped through the super flare
    Given players A (Spiff), B (-), C (-)
    And A holds attack 04, Spiff flare
    And B holds attack 09, Cosmic Zap
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 09
    And A plays Spiff flare
    And B plays Cosmic Zap
    Then A has 4 ships in the warp
    And A holds exactly Spiff flare

  @wild:spiff
  Scenario: With the wild flare the defense leaves one ship on the planet
    Given players A (-), B (-), C (-)
    And B holds attack 04, Spiff flare
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 40 and B plays attack 04
    Then B is asked to use: Spiff flare (wild), or pass
    When B plays Spiff flare
    Then B has 1 ship on B1
    And B has 3 ships in the warp
    And A has 2 ships on B1

  @wild:spiff
  Scenario: The wild flare is of no use to a defense that wins
    Given players A (-), B (-), C (-)
    And B holds attack 40, Spiff flare
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 40
    Then B has 4 ships on B1

  @power:spiff @power:anti-matter
  Scenario: A defeat by ten counts when the lower total wins
    Given players A (Spiff), B (Anti-Matter), C (-)
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 14
    Then the total of the offense is 21
    And the total of the defense is 10
    And A is asked to use: Spiff's power or pass
    When A uses Spiff's power
    Then A has 1 ship on B1
    And A has no ships in the warp

  @super:spiff @artifact:card-zap @super:anti-matter
  Scenario Outline: The super flare is stopped, and a defeat by five costs all ships
    Given players A (Spiff), B (-), C (Anti-Matter)
    And A holds attack 04, Spiff flare
    And C holds negotiate, <card>
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 09
    And A plays Spiff flare
    Then C is asked to respond: <card> or pass
    When C plays <card>
    Then A has 4 ships in the warp
    And A's power is not zapped
    And A holds exactly <left>
    And C holds exactly <kept>

    Examples:
      | card              | left        | kept                         |
      | Card Zap          | nothing     | negotiate                    |
      | Anti-Matter flare | Spiff flare | negotiate, Anti-Matter flare |

  @wild:spiff @artifact:card-zap @wild:anti-matter
  Scenario Outline: The wild flare is stopped, and the defense loses all ships
    Given players A (-), B (-), C (-)
    And A holds attack 40, <card>
    And B holds attack 04, Spiff flare
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 40 and B plays attack 04
    And B plays Spiff flare
    Then A is asked to respond: <card> or pass
    When A plays <card>
    Then B has no ships on B1
    And B has 4 ships in the warp
    And B holds exactly <left>
    And A holds exactly <kept>

    Examples:
      | card              | left        | kept              |
      | Card Zap          | nothing     | nothing           |
      | Anti-Matter flare | Spiff flare | Anti-Matter flare |

  @wild:spiff
  Scenario: A defense that negotiated leaves a ship, too, and is compensated for the others
    Given players A (-), B (-), C (-)
    And A holds attack 40, 4 x attack 06
    And B holds negotiate, Spiff flare
    And B has 2 ships on B1
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 40 and B plays negotiate
    And B plays Spiff flare
    Then B has 1 ship on B1
    And B has 1 ship in the warp
    And B holds exactly attack 06, Spiff flare
    When the turn ends
