Feature: Reserve

  @power:reserve
  Scenario: Reserve plays low attacks as reinforcements
    Given players A (Reserve), B (-), C (-)
    And A holds attack 10, attack 04, attack 06, attack 07
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 10 and B plays attack 08
    Then A is asked to use: Reserve's power, or pass
    When A uses Reserve's power
    Then A is asked which cards to choose (1 to 2): attack 04, attack 06
    When A answers attack 04, attack 06
    Then A is asked which cards count for the offense (0 to 2): attack 04, attack 06
    When A answers attack 04, attack 06
    Then the total of the offense is 21: attack 10, ships 1, Reserve +4, Reserve +6
    And A holds exactly attack 07
    When the turn ends

  @power:reserve @G-034 @rule:R10.6
  Scenario: There is no second helping
    Given players A (Reserve), B (-), C (-)
    And A holds attack 10, attack 04, attack 06
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 10 and B plays attack 08
    And A uses Reserve's power
    And A answers attack 04
    And A, asked which cards count for the offense, answers attack 04
    Then the total of the offense is 15: attack 10, ships 1, Reserve +4
    And A holds exactly attack 06
    When the turn ends

  @power:reserve @G-014
  Scenario: Several cards may count for different sides
    Given players A (Reserve), B (-), C (-)
    And A holds attack 10, attack 04, attack 06
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 10 and B plays attack 08
    And A uses Reserve's power
    And A answers attack 04, attack 06
    And A, asked which cards count for the offense, answers attack 06
    Then the total of the offense is 17: attack 10, ships 1, Reserve +6
    And the total of the defense is 16: attack 08, ships 4, Reserve +4
    When the turn ends

  @power:reserve @G-014
  Scenario: As an ally, on either side
    Given players A (-), B (-), C (Reserve)
    And C holds attack 06
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays attack 10 and B plays attack 04
    And C uses Reserve's power
    Then C is asked which cards count for the offense (0 to 1): attack 06
    When C answers no card
    Then the total of the defense is 14: attack 04, ships 4, Reserve +6
    And the outcome is: B wins

  @power:reserve
  Scenario: As a bystander Reserve is not asked
    Given players A (-), B (-), C (Reserve)
    And C holds attack 06, negotiate
    And A holds attack 10, reinforcement +3
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 10 and B plays attack 04
    And A plays reinforcement +3
    And A, asked which side, answers offense
    Then the total of the offense is 14: attack 10, ships 1, reinforcement +3
    And C holds exactly attack 06, negotiate

  @power:reserve
  Scenario: An attack of 07 is too high
    Given players A (Reserve), B (-), C (-)
    And A holds attack 10, attack 07
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 10 and B plays attack 08
    Then the total of the offense is 11: attack 10, ships 1
    When the turn ends

  @power:reserve @AL-RESERVE-1 @artifact:cosmic-zap
  Scenario: Reserve zapped keeps the cards
    Given players A (Reserve), B (-), C (-)
    And A holds attack 10, attack 04
    And B holds attack 12, Cosmic Zap
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 10 and B plays attack 12
    And A uses Reserve's power
    And A, asked which cards count for the offense, answers attack 04
    Then B is asked to respond: Cosmic Zap or pass
    When B plays Cosmic Zap
    Then the total of the offense is 11: attack 10, ships 1
    And A holds exactly attack 04

  @power:reserve @rule:R19.6
  Scenario: Reserve with too few home colonies is not asked
    Given players A (Reserve), B (-), C (-)
    And A holds attack 10, attack 04
    And A's ships are 9 on A1, 10 on A2, 1 on A3
    When A encounters B on B1 with 1 ship from A3
    And nobody is invited
    And A plays attack 10 and B plays attack 08
    Then the total of the offense is 11: attack 10, ships 1
    When the turn ends

  @power:reserve
  Scenario: Reserve calls off a reinforcement for a negotiate
    Given players A (-), B (Reserve), C (-)
    And A holds attack 10, reinforcement +5
    And B holds attack 08, negotiate
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 10 and B plays attack 08
    And A plays reinforcement +5
    And A chooses offense
    Then B is asked to respond: Reserve's power, or pass
    And it was said: A reinforces the offense
    When B uses Reserve's power
    Then the total of the offense is 13: attack 10, ships 3
    And the total of the defense is 12: attack 08, ships 4
    And B holds no cards
    And the discard pile is negotiate, reinforcement +5, attack 10, attack 08

  @power:reserve
  Scenario: An own reinforcement is not called off
    Given players A (Reserve), B (-), C (-)
    And A holds attack 10, negotiate, reinforcement +2
    And B holds attack 08, reinforcement +3
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 10 and B plays attack 08
    And A plays reinforcement +2
    And A, asked which side, answers offense
    And B passes
    Then the total of the offense is 15: attack 10, ships 3, reinforcement +2
    When the turn ends

  @power:reserve
  Scenario: Without a negotiate nothing is called off
    Given players A (-), B (Reserve), C (-)
    And A holds attack 10, reinforcement +5
    And B holds attack 08
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 10 and B plays attack 08
    And A plays reinforcement +5
    And A, asked which side, answers offense
    Then the total of the offense is 18: attack 10, ships 3, reinforcement +5

  @power:reserve @artifact:cosmic-zap
  Scenario: Calling off is zapped: the reinforcement counts and the negotiate stays
    Given players A (-), B (Reserve), C (-)
    And A holds attack 10, reinforcement +5, Cosmic Zap
    And B holds attack 08, negotiate
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 10 and B plays attack 08
    And A plays reinforcement +5
    And A, asked which side, answers offense
    And B uses Reserve's power
    And A plays Cosmic Zap
    Then the total of the offense is 18: attack 10, ships 3, reinforcement +5
    And B holds exactly negotiate

  @power:reserve @rule:R19.6
  Scenario: Without its power Reserve calls nothing off
    Given players A (-), B (-), C (Reserve)
    And A holds attack 10, reinforcement +5
    And C holds attack 04, negotiate
    And C's ships are 9 on C1, 10 on C2, 1 on C3
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship from C3
    And A plays attack 10 and B plays attack 08
    And A plays reinforcement +5
    And A, asked which side, answers offense
    Then C's power is lost
    And the total of the offense is 17: attack 10, ships 2, reinforcement +5
    And C holds exactly attack 04, negotiate

  @power:reserve @power:human
  Scenario: Reserve reinforces beside Human
    Given players A (Human), B (-), C (Reserve)
    And C holds attack 06
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays attack 10 and B plays attack 04
    And C uses Reserve's power
    And C, asked which cards count for the offense, answers attack 06
    Then the total of the offense is 22: attack 10, ships 2, Human +4, Reserve +6

  @super:reserve
  Scenario: With the super flare one attack of 09 or lower may be played too
    Given players A (Reserve), B (-), C (-)
    And A holds attack 10, attack 04, attack 09, Reserve flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 10 and B plays attack 08
    Then A is asked to use: Reserve's power, Reserve flare (super), or pass
    When A plays Reserve flare
    Then A is asked which cards to choose (0 to 1): attack 04
    When A answers attack 04
    Then A is asked which cards count for the offense (0 to 2): attack 04, attack 09
    When A answers attack 04, attack 09
    Then the total of the offense is 24: attack 10, ships 1, Reserve flare +9, Reserve flare +4
    And A holds exactly Reserve flare

  @super:reserve @Z-04
  Scenario: Zapped through the super flare
    Given players A (Reserve), B (-), C (-)
    And A holds attack 10, attack 09, Reserve flare
    And B holds attack 12, Cosmic Zap
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 10 and B plays attack 12
    And A plays Reserve flare
    And A, asked which cards count for the offense, answers attack 09
    And B plays Cosmic Zap
    Then the total of the offense is 11: attack 10, ships 1
    And A holds exactly attack 09, Reserve flare

  @wild:reserve @AL-RESERVE-2
  Scenario: With the wild flare every reinforcement others discard in the encounter may be taken
    Given players A (-), B (-), C (-)
    And A holds attack 10, reinforcement +2
    And B holds attack 08, reinforcement +3
    And C holds negotiate, Reserve flare
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 10 and B plays attack 08
    And A plays reinforcement +2
    And A, asked which side, answers offense
    Then C is asked to use: Reserve flare (wild), or pass
    When C plays Reserve flare
    Then C holds exactly negotiate, reinforcement +2, Reserve flare
    When B plays reinforcement +3
    And B, asked which side, answers defense
    Then C is asked to use: Reserve flare (wild), or pass
    When C uses Reserve flare
    Then C holds exactly negotiate, reinforcement +2, reinforcement +3, Reserve flare
    And the discard pile is attack 10, attack 08

  @wild:reserve
  Scenario: Own reinforcements are discarded as usual
    Given players A (-), B (-), C (-)
    And A holds attack 10, reinforcement +2, Reserve flare
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 10 and B plays attack 08
    And A plays reinforcement +2
    And A, asked which side, answers offense
    Then A holds exactly Reserve flare

  @wild:reserve
  Scenario: A reinforcement discarded without being played may be taken too
    Given players A (-), B (-), C (-)
    And A holds attack 10, Plague
    And B holds attack 08, reinforcement +3
    And C holds negotiate, Reserve flare
    And the next destiny is B's colour
    When the turn begins
    And A plays Plague
    And A, asked which player, answers B
    And B, asked which ships to lose, answers 3 ships
    Then C is asked to use: Reserve flare (wild) or pass
    When C plays Reserve flare
    Then C holds exactly negotiate, reinforcement +3, Reserve flare
    And A is asked which planet to aim at

  @wild:reserve @artifact:card-zap @wild:anti-matter
  Scenario Outline: The wild flare is stopped, and the reinforcement stays where it is
    Given players A (-), B (-), C (-)
    And A holds attack 10, reinforcement +2
    And B holds attack 08, reinforcement +3, <card>
    And C holds negotiate, Reserve flare
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 10 and B plays attack 08
    And A plays reinforcement +2
    And A, asked which side, answers offense
    And C plays Reserve flare
    Then B is asked to respond: <card> or pass
    When B plays <card>
    Then C holds exactly <left>
    And the discard pile is <gone>
    When B plays reinforcement +3
    And B, asked which side, answers defense
    Then C is not asked anything
    And C holds exactly <left>
    And B holds exactly <kept>

    Examples:
      | card              | left                     | kept              | gone                                     |
      | Card Zap          | negotiate                | nothing           | reinforcement +2, Card Zap, Reserve flare |
      | Anti-Matter flare | negotiate, Reserve flare | Anti-Matter flare | reinforcement +2                         |

  @super:reserve @artifact:card-zap @super:anti-matter
  Scenario Outline: The super flare is stopped, and the power is there for low cards
    Given players A (Reserve), B (-), C (Anti-Matter)
    And A holds attack 10, attack 04, attack 09, Reserve flare
    And C holds negotiate, <card>
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 10 and B plays attack 08
    And A plays Reserve flare
    Then C is asked to respond: <card> or pass
    When C plays <card>
    Then A is asked to use: Reserve's power or pass
    And A holds exactly <left>
    And C holds exactly <kept>
    And the discard pile is <gone>
    When A uses Reserve's power
    Then A is asked which cards count for the offense (0 to 1): attack 04
    When A answers attack 04
    Then the total of the offense is 15: attack 10, ships 1, Reserve +4
    When the turn ends

    Examples:
      | card              | left                               | kept                         | gone                    |
      | Card Zap          | attack 04, attack 09               | negotiate                    | Card Zap, Reserve flare |
      | Anti-Matter flare | attack 04, attack 09, Reserve flare | negotiate, Anti-Matter flare | nothing                 |

  @wild:reserve @AL-RESERVE-2 @artifact:finder
  Scenario: One play covers the encounter even when the flare is taken away
    Given players A (-), B (-), C (-)
    And A holds attack 10, Reserve flare
    And B holds attack 08, reinforcement +2, reinforcement +3
    And C holds Finder, negotiate
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 10 and B plays attack 08
    And B plays reinforcement +2
    And B chooses defense
    And A plays Reserve flare
    And C interrupts with Finder
    And C answers A
    And C answers Reserve flare
    And C answers Reserve flare
    And A passes
    And B plays reinforcement +3
    And B chooses defense
    Then A is asked to use: Reserve flare or pass
    When A uses Reserve flare
    Then A holds exactly reinforcement +2, reinforcement +3
    And C holds exactly negotiate, Reserve flare
    When A passes
    Then the outcome is: B wins
    When the turn ends

  @wild:reserve @AL-RESERVE-2
  Scenario: In the next encounter it has to be played anew
    Given players A (-), B (-), C (-)
    And A holds attack 20, attack 30, Reserve flare
    And B holds attack 08, attack 07, reinforcement +2, reinforcement +3
    And the next destiny is B's colour, B's colour
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 08
    And B plays reinforcement +2
    And B chooses defense
    And A plays Reserve flare
    And A passes
    And B passes
    And A has a second encounter
    And A encounters B on B2 with 1 ship
    And nobody is invited
    And A plays attack 30 and B plays attack 07
    And A passes
    And B plays reinforcement +3
    And B chooses defense
    And A plays Reserve flare
    Then the log says: A plays Reserve flare
    And A holds exactly reinforcement +2, reinforcement +3, Reserve flare
    When A passes
    Then the outcome is: A wins
    When the turn ends

  @power:reserve @G-014
  Scenario: Reserve knows on which side a reinforcement is played before it cancels it
    Given players A (-), B (-), C (Reserve)
    And A holds attack 10, reinforcement +3
    And B holds attack 08
    And C holds negotiate
    When A encounters B on B1 with 4 ships
    And A invites nobody
    And B invites C
    And C joins the defense with 1 ship
    And A plays attack 10 and B plays attack 08
    And A plays reinforcement +3
    And A, asked which side, answers defense
    Then C is asked to respond: Reserve's power or pass
