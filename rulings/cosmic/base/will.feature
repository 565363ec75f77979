Feature: Will encounters whom and where it wants

  @power:will @E-WILL-2
  Scenario: After the destiny card it names the defense itself, before the launch
    Given players A (Will), B (-), C (-)
    And the next destiny is B's colour
    When the turn begins
    Then the phase is destiny
    And the log says: destiny: B's colour
    And A is asked whom to encounter: B, C
    When A targets C
    Then C is the defense
    And the phase is launch
    And A is asked which planet to aim at: C1, C2, C3, C4, C5
    And the log says in this order: destiny: B's colour; A uses Will's power; the defense is C; launch begins

  @power:will @E-WILL-1 @rule:R6.6
  Scenario: Elsewhere than at home it must aim at a colony of the player
    Given players A (Will), B (-), C (-)
    And B has 2 ships on C1
    And B has 0 ships on B5
    And A has 1 ship on B2
    And the next destiny is C's colour
    When the turn begins
    And A targets B
    Then A is asked which planet to aim at: B1, B3, B4, B5, C1
    When A aims at C1
    And A launches 3 ships from A1
    And nobody is invited
    And A plays attack 10 and B plays attack 06
    Then the total of the defense is 8: attack 06, ships 2
    And the outcome is: A wins
    And A has 3 ships on C1
    And B has 2 ships in the warp
    And C has 4 ships on C1
    And A has 2 foreign colonies
    When the turn ends

  @power:will @E-WILL-1
  Scenario: A player without a colony there cannot be encountered on a planet of another; an empty home planet can
    Given players A (Will), B (-), C (-)
    And C has 0 ships on C3
    And the next destiny is C's colour
    When the turn begins
    And A targets B
    Then A is asked which planet to aim at: B1, B2, B3, B4, B5
    And A may not answer C3
    And A may not answer C1

  @power:will @E-WILL-1
  Scenario: An empty home planet of the player
    Given players A (Will), B (-), C (-)
    And C has 0 ships on C3
    And the next destiny is B's colour
    When the turn begins
    And A targets C
    And A aims at C3
    And A launches 1 ship from A1
    And nobody is invited
    And A plays attack 10 and C plays attack 06
    Then the total of the defense is 6: attack 06, ships 0
    And A has 1 ship on C3
    When the turn ends

  @power:will @rule:R6.3
  Scenario: A colony in its own system, beside its own ships
    Given players A (Will), B (-), C (-)
    And B has 1 ship on A1
    And the next destiny is C's colour
    When the turn begins
    And A targets B
    Then A is asked which planet to aim at: A1, B1, B2, B3, B4, B5
    When A aims at A1
    And A launches 1 ship from A2
    And nobody is invited
    And A plays attack 10 and B plays attack 06
    Then the total of the defense is 7: attack 06, ships 1
    And B has 1 ship in the warp
    And A has 5 ships on A1
    And A has 0 foreign colonies
    When the turn ends

  @power:will @rule:O13
  Scenario: Not where it has a foreign colony already
    Given players A (Will), B (-), C (-)
    And B has 1 ship on C1
    And A has 1 ship on C1
    And the next destiny is C's colour
    When the turn begins
    And A targets B
    Then A is asked which planet to aim at: B1, B2, B3, B4, B5

  @power:will
  Scenario: Whom no planet is left to encounter on cannot be named
    Given players A (Will), B (-), C (-), D (-)
    And A has 1 ship on B1
    And A has 1 ship on B2
    And A has 1 ship on B3
    And A has 1 ship on B4
    And A has 0 ships on B5
    And B5 is destroyed
    And the next destiny is B's colour
    When the turn begins
    Then A is asked whom to encounter: C, D

  @power:will
  Scenario: Its own colour does not bind it either: it neither resettles nor draws again
    Given players A (Will), B (-), C (-)
    And A has 0 ships on A1
    And the next destiny is A's colour
    When the turn begins
    Then A is asked whom to encounter: B, C
    When A targets B
    Then A is asked which planet to aim at: B1, B2, B3, B4, B5

  @power:will
  Scenario: Nor does a system that is out of question make it draw again
    Given players A (Will), B (-), C (-)
    And B1 is destroyed
    And B2 is destroyed
    And B3 is destroyed
    And B4 is destroyed
    And B5 is destroyed
    And the next destiny is B's colour
    When the turn begins
    Then C is the defense
    And A is asked which planet to aim at: C1, C2, C3, C4, C5
    And the log does not say: destiny: C's colour

  @power:will
  Scenario: In the turns of others it has no say
    Given players A (-), B (Will), C (-)
    And the next destiny is B's colour
    When the turn begins
    Then B is the defense
    And A is asked which planet to aim at

  @power:will @E-WILL-2 @artifact:cosmic-zap
  Scenario: Zapped in destiny, it follows the card
    Given players A (Will), B (-), C (-)
    And B has 1 ship on C1
    And C holds negotiate, Cosmic Zap
    And the next destiny is B's colour
    When the turn begins
    And A targets C
    Then C is asked to respond: Cosmic Zap or pass
    When C plays Cosmic Zap
    Then B is the defense
    And A is asked which planet to aim at: B1, B2, B3, B4, B5

  @power:will @E-WILL-2 @artifact:cosmic-zap
  Scenario: Once the launch has begun there is nothing left to zap
    Given players A (Will), B (-), C (-)
    And B has 1 ship on C1
    And C holds negotiate, Cosmic Zap
    And the next destiny is C's colour
    When the turn begins
    And A targets B
    And C passes
    And A aims at C1
    Then C is not asked anything
    When A launches 1 ship from A1
    Then C is not asked anything
    When nobody is invited
    And A plays attack 10 and B plays attack 06
    Then A has 1 ship on C1
    When the turn ends

  @power:will @rule:R19.6
  Scenario: With too few home colonies it follows the card
    Given players A (Will), B (-), C (-)
    And A's ships are 10 on A1, 10 on A2
    And the next destiny is B's colour
    When the turn begins
    Then B is the defense
    And A is asked which planet to aim at: B1, B2, B3, B4, B5

  @power:will @rule:R19.6
  Scenario: Lost by the launch, the power has already named the planets
    Given players A (Will), B (-), C (-)
    And A's ships are 9 on A1, 9 on A2, 2 on A3
    And B has 1 ship on C1
    And the next destiny is C's colour
    When the turn begins
    And A targets B
    And A aims at C1
    And A launches 2 ships from A3
    Then A's power is lost
    And the gate is aimed at C1
    When nobody is invited
    And A plays attack 10 and B plays attack 06
    Then A has 2 ships on C1
    When the turn ends

  @power:will @power:shadow
  Scenario: Other effects of the card take place as usual
    Given players A (Will), B (-), C (Shadow)
    And the next destiny is B's colour
    When the turn begins
    And C answers 1 of B from B1
    Then A is asked whom to encounter: B, C
    When A targets C
    Then B has 1 ship in the warp
    And C has no ships in the warp
    And A is asked which planet to aim at: C1, C2, C3, C4, C5

  @power:will @power:invader
  Scenario: The Invader's card interrupts the turn as usual; afterwards Will chooses anew
    Given players A (Will), B (Invader), C (-)
    And the next destiny is Invader destiny, C's colour
    And A holds attack 08, attack 10
    And B holds attack 20
    When the turn begins
    Then B is the offense
    When B passes
    And B aims at A1
    And B launches 1 ship from B1
    And nobody is invited
    And B plays attack 20 and A plays attack 08
    Then A is asked where to put the retrieved ship
    When A retrieves a ship to A2
    Then A is asked whom to encounter: B, C

  @wild:will
  Scenario: With the flare a colour can be encountered in any system
    Given players A (-), B (-), C (-)
    And B has 2 ships on C1
    And A holds attack 10, Will flare
    And the next destiny is B's colour
    When the turn begins
    Then A is asked to use: Will flare (wild) or pass
    When A plays Will flare
    Then B is the defense
    And A is asked which planet to aim at: B1, B2, B3, B4, B5, C1
    When A aims at C1
    And A launches 1 ship from A1
    And nobody is invited
    And A plays attack 10 and B plays attack 04
    Then the total of the defense is 6: attack 04, ships 2
    And A has 1 ship on C1
    When the turn ends

  @wild:will @rule:R6.5
  Scenario: Even if its home system is out of question
    Given players A (-), B (-), C (-)
    And B has 2 ships on C1
    And A has 1 ship on B1
    And A has 1 ship on B2
    And A has 1 ship on B3
    And A has 1 ship on B4
    And B5 is destroyed
    And A holds attack 10, Will flare
    And the next destiny is B's colour
    When the turn begins
    And A plays Will flare
    Then B is the defense
    And the gate is aimed at C1
    And A is asked which ships to launch

  @wild:will
  Scenario Outline: Not with any other card, and not with the own colour
    Given players A (-), B (-), C (-)
    And B has 2 ships on C1
    And C has 1 ship on B1
    And A has 0 ships on A1
    And A holds attack 10, Will flare
    And the next destiny is <card>
    When the turn begins
    Then A is asked <question>

    Examples:
      | card                          | question                         |
      | wild                          | whom to encounter                |
      | special most foreign colonies | which planet to aim at           |
      | A's colour                    | what to do with the own colour   |

  @wild:will
  Scenario: Nor if the player has no colony elsewhere
    Given players A (-), B (-), C (-)
    And A holds attack 10, Will flare
    And the next destiny is B's colour
    When the turn begins
    Then A is asked which planet to aim at

  @wild:will @artifact:card-zap
  Scenario: Cancelled by a Card Zap, the colour is encountered at home
    Given players A (-), B (-), C (-)
    And B has 2 ships on C1
    And A holds attack 10, Will flare
    And B holds negotiate, Card Zap
    And the next destiny is B's colour
    When the turn begins
    And A plays Will flare
    And B plays Card Zap
    Then A is asked which planet to aim at: B1, B2, B3, B4, B5

  @wild:will @wild:anti-matter
  Scenario: The wild side of Anti-Matter's flare is for those in the encounter: nobody but the offense is yet
    Given players A (-), B (-), C (-)
    And B has 2 ships on C1
    And A holds attack 10, Will flare
    And B holds negotiate, Anti-Matter flare
    And the next destiny is B's colour
    When the turn begins
    And A plays Will flare
    Then A is asked which planet to aim at: B1, B2, B3, B4, B5, C1

  @wild:will @super:anti-matter
  Scenario: Anti-Matter itself prevents it: the colour is encountered at home
    Given players A (-), B (-), C (Anti-Matter)
    And B has 2 ships on C1
    And A holds attack 10, Will flare
    And C holds negotiate, Anti-Matter flare
    And the next destiny is B's colour
    When the turn begins
    And A plays Will flare
    And C plays Anti-Matter flare
    Then A is asked which planet to aim at: B1, B2, B3, B4, B5
    And A holds exactly attack 10, Will flare

  @super:will
  Scenario: With the super side it looks at a hand before it names the defense
    Given players A (Will), B (-), C (-)
    And B holds attack 40, Quash
    And C holds negotiate
    And A holds attack 10, Will flare
    And the next destiny is B's colour
    When the turn begins
    Then A is asked to use: Will's power, Will flare (super)
    When A plays Will flare
    Then A is asked which player: B, C
    When A answers B
    Then A has seen exactly attack 40, Quash in B's hand
    And A has seen exactly nothing in C's hand
    And A is asked whom to encounter: B, C
    When A targets C
    Then A is asked which planet to aim at: C1, C2, C3, C4, C5
    And A holds exactly attack 10, Will flare

  @super:will
  Scenario: It need not look
    Given players A (Will), B (-), C (-)
    And A holds attack 10, Will flare
    And the next destiny is B's colour
    When the turn begins
    And A uses Will's power
    And A targets C
    Then A is asked which planet to aim at: C1, C2, C3, C4, C5
    And A has seen exactly nothing in B's hand

  @super:will @artifact:card-zap
  Scenario: Cancelled by a Card Zap, it sees nothing and still names the defense
    Given players A (Will), B (-), C (-)
    And A holds attack 10, Will flare
    And B holds negotiate, Card Zap
    And the next destiny is B's colour
    When the turn begins
    And A plays Will flare
    And B plays Card Zap
    Then A is asked whom to encounter: B, C
    And A has seen exactly nothing in B's hand

  @super:will @artifact:cosmic-zap
  Scenario: Zapped after the look, it follows the card
    Given players A (Will), B (-), C (-)
    And A holds attack 10, Will flare
    And C holds negotiate, Cosmic Zap
    And the next destiny is B's colour
    When the turn begins
    And A plays Will flare
    And A answers C
    And A targets C
    And C plays Cosmic Zap
    Then A has seen exactly negotiate in C's hand
    And B is the defense
    And A is asked which planet to aim at: B1, B2, B3, B4, B5
