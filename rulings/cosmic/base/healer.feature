Feature: Healer gives back ships that were lost, and draws a card

  @power:healer
  Scenario: Ships of another player come back from the warp
    Given players A (-), B (-), C (Healer)
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    Then C is asked to use: Healer's power on A or pass
    When C uses Healer's power on A
    And A, asked where ships return to, answers A1
    Then A has no ships in the warp
    And C holds 2 cards
    When the turn ends

  @power:healer
  Scenario: It does not heal itself
    Given players A (Healer), B (-), C (-)
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    Then A has 4 ships in the warp
    When the turn ends

  @power:healer
  Scenario: Zapped, the ships stay in the warp
    Given players A (-), B (-), C (Healer)
    And B holds attack 20, Cosmic Zap
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    And C uses Healer's power on A
    And A answers A1
    And B plays Cosmic Zap
    Then A has 4 ships in the warp
    And C holds exactly negotiate
    When the turn ends

  @power:healer @rule:R19.6
  Scenario: Without three home colonies it heals nobody
    Given players A (-), B (-), C (Healer)
    And C's ships are 10 on C1, 10 on C2
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    Then A has 4 ships in the warp
    And C's power is lost
    When the turn ends

  @AL-HEALER-2 @AL-ZOMBIE-3 @G-010 @power:healer @power:zombie
  Scenario: Zombie's ships never reach the warp: there is nothing to heal
    Given players A (Zombie), B (-), C (Healer)
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    And A, asked where ships return to, answers A1
    Then A has no ships in the warp
    And C holds exactly negotiate
    When the turn ends

  @AL-HEALER-3 @AL-VACUUM-3 @power:healer @power:vacuum
  Scenario: Vacuum is healed, and so are the ships it drags along
    Given players A (Vacuum), B (-), C (-), D (Healer)
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    And A answers C 2
    And C answers 2 ships from C1
    And D uses Healer's power on C
    And C, asked where ships return to, answers C1
    And D uses Healer's power on A
    And A, asked where ships return to, answers A1
    Then A has no ships in the warp
    And C has no ships in the warp
    And D holds 3 cards
    When the turn ends

  @super:healer
  Scenario: With the super flare the fee is a card for each ship
    Given players A (-), B (-), C (Healer)
    And C holds Healer flare
    When A encounters B on B1 with 3 ships from A1
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    Then C is asked to use: Healer's power on A, Healer flare (super) on A or pass
    When C plays Healer flare (super) on A
    And A answers A1
    Then A has 0 ships in the warp
    And C holds exactly Healer flare, 3 x attack 06
    When the turn ends

  @super:healer
  Scenario: A zap stops the healing, and the flare stays unplayed in hand
    Given players A (-), B (-), C (Healer)
    And B holds attack 20, Cosmic Zap
    And C holds Healer flare
    When A encounters B on B1 with 3 ships from A1
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    And C plays Healer flare (super) on A
    And A answers A1
    And B plays Cosmic Zap
    Then A has 3 ships in the warp
    And C holds exactly Healer flare
    When the turn ends

  @wild:healer
  Scenario: With the wild flare a Cosmic Zap on the own power is without effect
    Given players A (Human), B (-), C (-)
    And A holds attack 10, Healer flare
    And C holds negotiate, Cosmic Zap
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 10 and B plays attack 30
    And C plays Cosmic Zap
    Then A is asked to respond: Healer flare (wild) or pass
    When A plays Healer flare
    Then the total of the offense is 15: attack 10, ships 1, Human +4
    And A's power is not zapped
    And A holds exactly Healer flare
    And C holds exactly negotiate
    And the discard pile is Cosmic Zap, attack 10, attack 30
    When the turn ends

  @wild:healer
  Scenario: A Cosmic Zap on another player is none of its business
    Given players A (Human), B (-), C (-)
    And B holds attack 30, Healer flare
    And C holds negotiate, Cosmic Zap
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 10 and B plays attack 30
    And C plays Cosmic Zap
    Then the outcome is: A wins
    When the turn ends

  @wild:healer @super:anti-matter @artifact:card-zap
  Scenario Outline: The wild flare is stopped, and the Cosmic Zap works
    Given players A (Human), B (-), C (-), D (Anti-Matter)
    And A holds attack 10, Healer flare
    And C holds negotiate, Cosmic Zap
    And D holds negotiate, <card>
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 10 and B plays attack 30
    And C plays Cosmic Zap
    And everybody passes until A is asked to respond
    And A plays Healer flare
    Then D is asked to respond: <offer> or pass
    When D plays <card>
    Then the outcome is: A wins
    And A holds exactly <left>
    When the turn ends

    Examples:
      | card              | offer                     | left         |
      | Card Zap          | Card Zap                  | nothing      |
      | Anti-Matter flare | Anti-Matter flare (super) | Healer flare |

  @super:healer @super:anti-matter @artifact:card-zap
  Scenario Outline: The super flare is stopped: healing for the usual fee is still possible
    Given players A (-), B (-), C (Healer), D (Anti-Matter)
    And C holds negotiate, Healer flare
    And D holds negotiate, <card>
    And the deck begins with attack 30, attack 40
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    Then C is asked to use: Healer's power on A, Healer flare (super) on A or pass
    When C answers Healer flare (super) on A
    Then D is asked to respond: <offer> or pass
    When D plays <card>
    Then C is asked to use: Healer's power on A or pass
    When C answers Healer's power on A
    And A answers A1
    Then C holds exactly <left>
    And A has no ships in the warp
    When the turn ends

    Examples:
      | card              | offer                     | left                               |
      | Card Zap          | Card Zap                  | negotiate, attack 30               |
      | Anti-Matter flare | Anti-Matter flare (super) | negotiate, attack 30, Healer flare |
