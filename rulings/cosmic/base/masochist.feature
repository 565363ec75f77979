Feature: Masochist

  @power:masochist
  Scenario: Masochist wins at the start of any regroup when all its ships are lost
    Given players A (-), B (Masochist), C (-)
    And B's ships are 20 ships in the warp
    When the turn begins
    Then the log says: B uses Masochist's power
    And B wins the game

  @power:masochist
  Scenario: Ships out of the game and ships captured by others are lost too
    Given players A (-), B (Masochist), C (-)
    And 2 ships of B lie under a ship of C on C1
    And B has 0 ships on B1
    And B has 0 ships on B2
    And B has 0 ships on B3
    And B has 0 ships on B4
    And B has 0 ships on B5
    And B has 1 ship out of the game
    When the turn begins
    Then B wins the game

  @power:masochist
  Scenario: One ship left is one too many
    Given players A (-), B (Masochist), C (-)
    And the next destiny is B's colour
    And B's ships are 19 ships in the warp, 1 ship on B1
    When the turn begins
    Then A is asked which planet to aim at: B1, B2, B3, B4, B5
    And B's power is not lost
    And the game goes on

  @power:masochist
  Scenario: In its own turn it wins before it retrieves a ship
    Given players A (Masochist), B (-), C (-)
    And A's ships are 20 ships in the warp
    When the turn begins
    Then A wins the game

  @power:masochist
  Scenario: Zapped, Masochist does not win and must retrieve
    Given players A (Masochist), B (-), C (-)
    And A's ships are 20 ships in the warp
    And B holds negotiate, Cosmic Zap
    When the turn begins
    Then B is asked to use: Cosmic Zap or pass
    When B plays Cosmic Zap
    Then A is asked where to put the retrieved ship: A1, A2, A3, A4, A5
    And the game goes on

  @power:masochist @rule:R19.6
  Scenario: Too few home colonies do not cost Masochist its power
    Given players A (-), B (Masochist), C (-)
    And B's ships are 18 ships in the warp, 2 ships on B1
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then B has 20 ships in the warp
    And B's power is not lost
    When the turn ends
    And the next turn begins
    Then B wins the game

  @power:masochist @power:zombie
  Scenario: Ships that a Zombie power would save are not lost; Masochist's are
    Given players A (Zombie), B (Masochist), C (-)
    And B's ships are 16 ships in the warp, 4 ships on B1
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    And A, asked where ships return to, answers 4 to A1
    Then A has 0 ships in the warp
    And B has 16 ships in the warp
    And the game goes on

  @power:masochist @power:zombie @AL-ZOMBIE-7
  Scenario: Zombie frees ships only of its partner in the deal, not Masochist's
    Given players A (Zombie), B (-), C (Masochist)
    And B has 2 ships in the warp
    And C has 3 ships in the warp
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays negotiate and B plays negotiate
    Then A may not offer: gives 3 ships freed; gets nothing
    When A offers: gives 2 ships freed; gets colony on B1
    And B accepts
    And B, asked where ships return to, answers B2
    And A, asked which ships found the colony, answers 1 from the gate
    Then B has 0 ships in the warp
    And C has 3 ships in the warp
    And the outcome is: a deal

  @G-035
  Scenario: The fifth colony wins only when the resolution is over
    Given players A (-), B (-), C (-)
    And A has 1 ship on C1
    And A has 1 ship on C2
    And A has 1 ship on C3
    And A has 1 ship on C4
    And A holds attack 30, attack 08
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 30 and B plays negotiate
    Then A wins the game
    And B holds exactly attack 08
    And the log says in this order: land: 1 ship of A to B1; B collects 4 from A as compensation; discarded: attack 30, negotiate; the game is won by A

  @G-035 @power:masochist
  Scenario: Masochist's win does not wait for the end of the resolution
    Given players A (-), B (Masochist), C (-)
    And B's ships are 20 ships in the warp
    And A has 5 ships in the warp
    When the turn begins
    Then B wins the game
    And A has 5 ships in the warp

  @G-048
  Scenario: Masochist is not used together with Healer
    Given players A (Masochist), B (Healer), C (-)
    When the game is set up
    Then the setup is refused: must not be used together

  @super:masochist @AL-MASOCHIST-1
  Scenario: The super side removes a ship instead of retrieving one
    Given players A (Masochist), B (-), C (-)
    And the next destiny is B's colour
    And A has 3 ships in the warp
    And A holds attack 20, Masochist flare
    When the turn begins
    Then A is asked to use: Masochist flare (super) or pass
    When A plays Masochist flare
    Then A has 2 ships in the warp
    And A has 1 ship out of the game
    And A is asked which planet to aim at: B1, B2, B3, B4, B5

  @super:masochist @AL-MASOCHIST-1
  Scenario: Not played, the flare does nothing
    Given players A (Masochist), B (-), C (-)
    And the next destiny is B's colour
    And A has 3 ships in the warp
    And A holds attack 20, Masochist flare
    When the turn begins
    And A passes
    And A retrieves a ship to A1
    Then A has 2 ships in the warp
    And A has 0 ships out of the game
    And A is asked which planet to aim at: B1, B2, B3, B4, B5

  @wild:masochist
  Scenario: Somebody else retrieves a ship in place of the offense
    Given players A (-), B (-), C (-)
    And the next destiny is B's colour
    And A has 3 ships in the warp
    And B has 2 ships in the warp
    And C holds negotiate, Masochist flare
    When the turn begins
    Then C is asked to use: Masochist flare (wild) or pass
    When C plays Masochist flare
    And B retrieves a ship to B1
    Then A has 3 ships in the warp
    And B has 1 ship in the warp
    And A is asked which planet to aim at: B1, B2, B3, B4, B5

  @wild:masochist
  Scenario: The wild side must leave the offense a ship to launch
    Given players A (-), B (-), C (-)
    And A's ships are 20 ships in the warp
    And B has 2 ships in the warp
    And C holds negotiate, Masochist flare
    When the turn begins
    Then C is not asked anything
    And A is asked where to put the retrieved ship: A1, A2, A3, A4, A5

  @super:masochist @super:anti-matter @artifact:card-zap
  Scenario Outline: The super flare is stopped, and a ship is retrieved as usual
    Given players A (Masochist), B (-), C (Anti-Matter)
    And the next destiny is B's colour
    And A has 3 ships in the warp
    And A holds attack 20, Masochist flare
    And C holds negotiate, <card>
    When the turn begins
    And A plays Masochist flare
    Then C is asked to respond: <offer> or pass
    When C plays <card>
    And A retrieves a ship to A1
    Then A has 2 ships in the warp
    And A has 0 ships out of the game
    And A holds exactly <left>
    And A is asked which planet to aim at

    Examples:
      | card              | offer                     | left                       |
      | Card Zap          | Card Zap                  | attack 20                  |
      | Anti-Matter flare | Anti-Matter flare (super) | attack 20, Masochist flare |

  @wild:masochist @super:anti-matter @artifact:card-zap
  Scenario Outline: The wild flare is stopped, and the offense retrieves its ship
    Given players A (-), B (-), C (-), D (Anti-Matter)
    And the next destiny is B's colour
    And A has 3 ships in the warp
    And B has 2 ships in the warp
    And C holds negotiate, Masochist flare
    And D holds negotiate, <card>
    When the turn begins
    And C plays Masochist flare
    Then D is asked to respond: <offer> or pass
    When D plays <card>
    And A retrieves a ship to A1
    Then A has 2 ships in the warp
    And B has 2 ships in the warp
    And C holds exactly <left>
    And A is asked which planet to aim at

    Examples:
      | card              | offer                     | left                       |
      | Card Zap          | Card Zap                  | negotiate                  |
      | Anti-Matter flare | Anti-Matter flare (super) | negotiate, Masochist flare |

  @wild:masochist
  Scenario: The holder may choose itself, and anybody else with ships in the warp but the offense
    Given players A (-), B (-), C (-), D (-)
    And the next destiny is B's colour
    And A has 3 ships in the warp
    And B has 2 ships in the warp
    And C has 1 ship in the warp
    And C holds negotiate, Masochist flare
    When the turn begins
    And C plays Masochist flare
    Then C is asked which player: B, C
    When C answers C
    And C retrieves a ship to C3
    Then C has no ships in the warp
    And A has 3 ships in the warp
    And A is asked which planet to aim at

  @wild:masochist
  Scenario: Masochist's flare in the turn of its own holder
    Given players A (-), B (-), C (-)
    And the next destiny is B's colour
    And A has 3 ships in the warp
    And B has 1 ship in the warp
    And A holds attack 20, Masochist flare
    When the turn begins
    Then A is asked to use: Masochist flare (wild) or pass
    When A plays Masochist flare
    And B retrieves a ship to B1
    Then A has 3 ships in the warp
    And A is asked which planet to aim at

  @wild:masochist @rule:R5.4
  Scenario: Who has no colony cannot retrieve in place of the offense
    Given players A (-), B (-), C (-), D (-)
    And A has 3 ships in the warp
    And B's ships are 20 in the warp
    And D has 2 ships in the warp
    And C holds negotiate, Masochist flare
    When the turn begins
    And C plays Masochist flare
    Then D is asked where to put the retrieved ship
