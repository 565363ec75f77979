Feature: Philanthropist gives cards away, and its flare lends powers

  @power:philanthropist
  Scenario: A main player gives its opponent a card
    Given players A (Philanthropist), B (-), C (-)
    And A holds attack 20, attack 01
    And B holds attack 08
    When A encounters B on B1 with 4 ships
    And nobody is invited
    Then A is asked to use: Philanthropist's power or pass
    When A uses Philanthropist's power
    Then A is asked which cards to give: attack 20, attack 01
    When A answers attack 01
    Then A holds exactly attack 20
    And B holds exactly attack 08, attack 01
    And B is asked which encounter card to play: attack 08, attack 01
    When A plays attack 20 and B plays attack 08
    And the turn ends

  @power:philanthropist
  Scenario: An ally gives a card to either main player
    Given players A (-), B (-), C (Philanthropist)
    And C holds attack 01, attack 30
    When A encounters B on B1 with 4 ships
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And C uses Philanthropist's power
    And C answers attack 30
    Then C is asked which player: A, B
    When C answers A
    Then A holds attack 30
    When A plays attack 20 and B plays attack 08
    And the turn ends

  @power:philanthropist
  Scenario: Who is not involved gives nothing
    Given players A (-), B (-), C (Philanthropist)
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 08
    Then C holds exactly negotiate
    When the turn ends

  @power:philanthropist
  Scenario: A main player left without encounter cards draws a new hand
    Given players A (Philanthropist), B (-), C (-)
    And A holds attack 20, reinforcement +3
    And the deck begins with attack 30, attack 12, 6 x attack 10
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A uses Philanthropist's power
    And A answers attack 20
    Then A holds exactly attack 30, attack 12, 6 x attack 10
    And the discard pile is reinforcement +3
    When A plays attack 30 and B plays attack 20
    And the turn ends

  @Z-05 @power:philanthropist
  Scenario: The receiver may see the card and then zap; later it is too late
    Given players A (Philanthropist), B (-), C (-)
    And A holds attack 20, attack 01
    And B holds attack 08, Cosmic Zap
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A uses Philanthropist's power
    And A answers attack 01
    Then B is asked to respond: Cosmic Zap or pass
    And the log says: attack 01 goes to
    When B plays Cosmic Zap
    Then A holds exactly attack 20, attack 01
    And B holds exactly attack 08
    And A's power is zapped
    When A plays attack 20 and B plays attack 08
    And the turn ends

  @Z-05 @power:philanthropist
  Scenario: Once nobody has zapped, the gift stands
    Given players A (Philanthropist), B (-), C (-)
    And A holds attack 20, attack 01
    And B holds attack 08, Cosmic Zap
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A uses Philanthropist's power
    And A answers attack 01
    And B passes
    Then B holds exactly attack 08, attack 01, Cosmic Zap
    And B is asked which encounter card to play: attack 08, attack 01
    And B can use at any time nothing
    When A plays attack 20 and B plays attack 08
    And the turn ends

  @power:philanthropist @rule:R19.6
  Scenario: Without three home colonies it gives nothing
    Given players A (Philanthropist), B (-), C (-)
    And A's ships are 1 on A1, 9 on A2, 10 on A3
    When A encounters B on B1 with 1 ship from A1
    And nobody is invited
    And A plays attack 20 and B plays attack 08
    Then A's power is lost
    When the turn ends

  @super:philanthropist @AL-PHILANTHROPIST-2
  Scenario: With its flare the gift has to be played
    Given players A (Philanthropist), B (-), C (-)
    And A holds attack 20, negotiate, Philanthropist flare
    And B holds attack 40
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A uses Philanthropist's power
    And A answers negotiate
    Then A is asked to use: Philanthropist flare or pass
    When A plays Philanthropist flare
    Then B is asked which encounter card to play: negotiate
    When A plays attack 20 and B plays negotiate
    Then the outcome is: A wins
    When the turn ends

  @super:philanthropist
  Scenario: Without a gift there is nothing to insist on
    Given players A (Philanthropist), B (-), C (-)
    And A holds attack 20, Philanthropist flare
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A passes
    And A plays attack 20 and B plays attack 08
    Then A holds exactly Philanthropist flare
    When the turn ends

  @AL-PHILANTHROPIST-3 @wild:philanthropist @power:miser
  Scenario: A lent hoard can be played from until the encounter ends
    Given players A (-), B (Human), C (Miser)
    And in the setup C answers the second hand
    And Miser's sheet holds attack 30, attack 12
    And C holds negotiate, Philanthropist flare
    And B holds attack 01
    When the turn begins
    Then C is asked to use: Philanthropist flare or pass
    When C plays Philanthropist flare
    Then C is asked which player: A, B
    When C answers B
    And C answers 1 ship from C1
    Then C has 1 ship in the warp
    And B has the power of Miser
    When A encounters B on B1 with 4 ships
    And nobody is invited
    Then B is asked which encounter card to play: attack 01, attack 30, attack 12
    When A plays attack 20 and B plays attack 30
    Then the total of the defense is 34: attack 30, ships 4
    When the turn ends
    Then C has the power of Miser
    And B has the power of Human
    And Miser's sheet holds exactly attack 12

  @wild:philanthropist @rule:R19.6
  Scenario: The price costs the power: there is nothing left to lend
    Given players A (-), B (-), C (Human)
    And C's ships are 1 on C1, 9 on C2, 10 on C3
    And C holds Philanthropist flare
    When the turn begins
    And C plays Philanthropist flare
    And C answers B
    And C answers 1 ship from C1
    Then C's power is lost
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 08
    Then the total of the defense is 12: attack 08, ships 4
    When the turn ends

  @RI-03 @AL-PHILANTHROPIST-1 @power:philanthropist
  Scenario: A rift that is given away does not go off
    Given players A (Philanthropist), B (-), C (-)
    And A holds attack 20, Rift 3
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A uses Philanthropist's power
    And A answers Rift 3
    Then B holds Rift 3
    And B has no ships in the warp
    When A plays attack 20 and B plays attack 08
    And the turn ends

  @power:philanthropist @power:oracle
  Scenario: What Oracle's opponent is given may be what it has to show
    Given players A (Oracle), B (-), C (Philanthropist)
    And A holds attack 20
    And B holds attack 08
    And C holds negotiate
    When A encounters B on B1 with 4 ships
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And C uses Philanthropist's power
    And C answers B
    Then B is asked which encounter card to play: attack 08, negotiate
    When B plays negotiate
    And A plays attack 20
    Then the outcome is: A wins
    When the turn ends

  @super:philanthropist
  Scenario: A gift that is no encounter card cannot be insisted on
    Given players A (Philanthropist), B (-), C (-)
    And A holds attack 20, reinforcement +3, Philanthropist flare
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A uses Philanthropist's power
    And A answers reinforcement +3
    And A plays attack 20 and B plays attack 08
    And B passes
    Then A holds exactly Philanthropist flare
    When the turn ends

  @super:philanthropist @artifact:card-zap @super:anti-matter
  Scenario Outline: The super flare is stopped, and the gift need not be played
    Given players A (Philanthropist), B (-), C (Anti-Matter)
    And A holds attack 20, negotiate, Philanthropist flare
    And B holds attack 40
    And C holds negotiate, <card>
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A uses Philanthropist's power
    And A answers negotiate
    And A plays Philanthropist flare
    Then C is asked to respond: <card> or pass
    When C plays <card>
    Then B is asked which encounter card to play: attack 40, negotiate
    And A holds exactly <left>
    And C holds exactly <kept>
    And the discard pile is <gone>
    When A plays attack 20 and B plays attack 40
    Then the outcome is: B wins

    Examples:
      | card              | left                           | kept                         | gone                           |
      | Card Zap          | attack 20                      | negotiate                    | Card Zap, Philanthropist flare |
      | Anti-Matter flare | attack 20, Philanthropist flare | negotiate, Anti-Matter flare | nothing                        |

  @wild:philanthropist @artifact:card-zap @wild:anti-matter
  Scenario Outline: The wild flare is stopped: no ship is paid and no power lent
    Given players A (-), B (-), C (Human)
    And A holds attack 20, <card>
    And C holds negotiate, Philanthropist flare
    And the next destiny is B's colour
    When the turn begins
    And C plays Philanthropist flare
    Then A is asked to respond: <card> or pass
    When A plays <card>
    Then C has no ships in the warp
    And C has the power of Human
    And C holds exactly <left>
    And A holds exactly <kept>
    And the discard pile is <gone>
    And A is asked which planet to aim at

    Examples:
      | card              | left                           | kept                         | gone                           |
      | Card Zap          | negotiate                      | attack 20                    | Card Zap, Philanthropist flare |
      | Anti-Matter flare | negotiate, Philanthropist flare | attack 20, Anti-Matter flare | nothing                        |

  @wild:philanthropist @power:human
  Scenario: Lent, a power is used by the borrower instead of its own, and by nobody else
    Given players A (Zombie), B (-), C (Human)
    And C holds negotiate, Philanthropist flare
    When the turn begins
    And C plays Philanthropist flare
    And C answers A
    And C answers 1 ship from C1
    Then A has the power of Human
    And A does not have the power of Zombie
    And C does not have the power of Human
    When A encounters B on B1 with 4 ships
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays attack 04 and B plays attack 20
    Then the total of the offense is 13: attack 04, ships 5, Human +4
    And A has 4 ships in the warp
    When the turn ends
    Then A has the power of Zombie
    And C has the power of Human

  @wild:philanthropist @power:symbiote
  Scenario: A Symbiote to whom a power is lent still has its own
    Given players A (Symbiote), B (Human), C (-)
    And A holds attack 10
    And B holds attack 20, Philanthropist flare
    When the turn begins
    And B plays Philanthropist flare
    And B answers A
    And B answers 1 ship from B1
    Then A has the power of Symbiote
    And A is asked whom to encounter

  @wild:philanthropist @power:symbiote
  Scenario: A Symbiote has the lent power besides its own, until the encounter is over
    Given players A (Symbiote), B (Human), C (-)
    And A holds attack 10
    And B holds attack 20, Philanthropist flare
    When the turn begins
    And B plays Philanthropist flare
    And B answers A
    And B answers 1 ship from B1
    And A encounters C on C1 with 1 ship
    And nobody is invited
    And A plays attack 10 and C plays attack 04
    Then the total of the offense is 15: attack 10, ships 1, Human +4
    When the turn ends
    Then A has the power of Symbiote
    And B has the power of Human

  @wild:philanthropist
  Scenario: Who can be parted from its power has only the lent one
    Given players A (Tripler), B (Human), C (-)
    And A holds attack 10
    And B holds attack 20, Philanthropist flare
    When the turn begins
    And B plays Philanthropist flare
    And B answers A
    And B answers 1 ship from B1
    Then A does not have the power of Tripler
    And A has the power of Human
    And A is asked whom to encounter
