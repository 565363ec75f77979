Feature: Shadow executes a ship of whomever destiny points at

  @power:shadow
  Scenario: A colour: one ship of that player, from any colony of Shadow's choice
    Given players A (-), B (-), C (Shadow)
    And B has 2 ships on C1
    And the next destiny is B's colour
    When the turn begins
    Then the log says: destiny: B's colour
    And C is asked which ships to lose (1): 2 of B on C1, 3 of B on B1, 3 of B on B2, 4 of B on B3, 4 of B on B4, 4 of B on B5
    And C may not answer none
    When C answers 1 of B from C1
    Then B has 1 ship in the warp
    And B has 1 ship on C1
    And the log says in this order: C uses Shadow's power; sent to the warp: 1 ship of B from C1; the defense is B
    And A is asked which planet to aim at

  @power:shadow
  Scenario: As the offense it executes before it aims, and may clear the planet
    Given players A (Shadow), B (-), C (-)
    And B has 1 ship on B1
    And the next destiny is B's colour
    When the turn begins
    And A answers 1 of B from B1
    Then B has no colony on B1
    And B has 4 home colonies
    And A is asked which planet to aim at: B1, B2, B3, B4, B5

  @power:shadow
  Scenario: Its own colour is no reason to execute anybody
    Given players A (-), B (-), C (Shadow)
    And the next destiny is C's colour
    When the turn begins
    Then C is the defense
    And the log does not say: uses Shadow's power
    And A is asked which planet to aim at

  @power:shadow @AL-SHADOW-1
  Scenario: One ship for each destiny card turned, not only for the one used
    Given players A (-), B (-), C (Shadow)
    And the next destiny is A's colour, B's colour
    When the turn begins
    Then C is asked which ships to lose (1): 4 of A on A1, 4 of A on A2, 4 of A on A3, 4 of A on A4, 4 of A on A5
    When C answers 1 of A from A1
    Then C is asked which ships to lose (1): 4 of B on B1, 4 of B on B2, 4 of B on B3, 4 of B on B4, 4 of B on B5
    When C answers 1 of B from B1
    Then A has 1 ship in the warp
    And B has 1 ship in the warp
    And B is the defense
    And A is asked which planet to aim at

  @power:shadow @destiny:most-cards
  Scenario: A special that points at another player
    Given players A (-), B (-), C (-), D (Shadow)
    And C holds 3 x negotiate
    And the next destiny is special most cards
    When the turn begins
    Then D is asked which ships to lose (1): 4 of C on C1, 4 of C on C2, 4 of C on C3, 4 of C on C4, 4 of C on C5
    When D answers 1 of C from C1
    Then C has 1 ship in the warp
    And C is the defense
    And A is asked which planet to aim at

  @power:shadow @destiny:fewest-in-warp
  Scenario: A special points at the one who leads when it is turned up, even if the executed ship changes that
    Given players A (-), B (-), C (Shadow)
    And the next destiny is special fewest in warp
    When the turn begins
    And C answers 1 of B from B1
    Then B has 1 ship in the warp
    And C has no ships in the warp
    And B is the defense
    And A is asked which planet to aim at

  @power:shadow @destiny:most-cards
  Scenario: A special that points at Shadow itself
    Given players A (-), B (-), C (Shadow)
    And C holds 3 x negotiate
    And the next destiny is special most cards
    When the turn begins
    Then C is the defense
    And the log does not say: uses Shadow's power
    And A is asked which planet to aim at

  @power:shadow
  Scenario: On a wild it may execute a ship of any other player, whoever is encountered then
    Given players A (-), B (-), C (Shadow)
    And the next destiny is wild
    When the turn begins
    Then C is asked to use: Shadow's power or pass
    When C uses Shadow's power
    And C answers 1 of A from A2
    Then A has 1 ship in the warp
    And A is asked whom to encounter: B, C
    When A targets B
    Then A is asked which planet to aim at
    And B has no ships in the warp

  @power:shadow
  Scenario: On a wild it need not execute anybody
    Given players A (-), B (-), C (Shadow)
    And the next destiny is wild
    When the turn begins
    And C passes
    Then A is asked whom to encounter: B, C
    And A has no ships in the warp

  @power:shadow @artifact:cosmic-zap
  Scenario: Zapped, it executes nobody, nor for a card drawn afterwards
    Given players A (-), B (-), C (Shadow)
    And B holds negotiate, Cosmic Zap
    And the next destiny is A's colour, B's colour
    When the turn begins
    And C answers 1 of A from A1
    Then B is asked to respond: Cosmic Zap or pass
    When B plays Cosmic Zap
    Then A has no ships in the warp
    And B has no ships in the warp
    And B is the defense
    And A is asked which planet to aim at

  @power:shadow @rule:R19.6
  Scenario: With too few home colonies it executes nobody
    Given players A (-), B (-), C (Shadow)
    And C's ships are 10 on C1, 10 on C2
    And the next destiny is B's colour
    When the turn begins
    Then B has no ships in the warp
    And A is asked which planet to aim at

  @power:shadow @rule:R19.6
  Scenario: The executed ship may cost its owner the power
    Given players A (-), B (Human), C (Shadow)
    And B's ships are 1 on B1, 9 on B2, 10 on B3
    And the next destiny is B's colour
    When the turn begins
    And C answers 1 of B from B1
    Then B's power is lost
    And A is asked which planet to aim at

  @power:shadow @rule:R2.7
  Scenario: A ship executed on the planet of the encounter no longer defends
    Given players A (Shadow), B (-), C (-)
    And the next destiny is B's colour
    When the turn begins
    And A answers 1 of B from B1
    And A aims at B1
    And A launches 1 ship from A1
    And nobody is invited
    And A plays attack 10 and B plays attack 06
    Then the total of the defense is 9: attack 06, ships 3
    And B has 4 ships in the warp
    When the turn ends

  @power:shadow @power:zombie
  Scenario: Zombie's executed ship returns to another colony
    Given players A (-), B (Zombie), C (Shadow)
    And the next destiny is B's colour
    When the turn begins
    And C answers 1 of B from B1
    And B, asked where ships return to, answers B2
    Then B has 3 ships on B1
    And B has 5 ships on B2
    And B has no ships in the warp
    And A is asked which planet to aim at

  @power:shadow @power:healer
  Scenario: Healer gives the executed ship back
    Given players A (-), B (-), C (Shadow), D (Healer)
    And the next destiny is B's colour
    When the turn begins
    And C answers 1 of B from B1
    Then D is asked to use: Healer's power on B or pass
    When D uses Healer's power on B
    And B answers B3
    Then B has 5 ships on B3
    And D holds 2 cards
    And A is asked which planet to aim at

  @power:shadow @power:invader
  Scenario: The Invader's card points at nobody
    Given players A (-), B (Invader), C (Shadow)
    And the next destiny is Invader destiny, C's colour
    When the turn begins
    Then B is the offense
    And A has no ships in the warp
    When B passes
    Then B is asked which planet to aim at: A1, A2, A3, A4, A5

  @wild:shadow
  Scenario: A beaten defense drags the victors into the warp: they found no colonies
    Given players A (-), B (-), C (-)
    And B holds attack 04, Shadow flare
    When A encounters B on B1 with 3 ships
    And A invites C
    And B invites nobody
    And C joins the offense with 2 ships
    And A plays attack 20 and B plays attack 04
    Then B is asked to use: Shadow flare (wild) or pass
    When B plays Shadow flare
    Then B is asked whether to pay (1): 4 on B2, 4 on B3, 4 on B4, 4 on B5
    When B answers 1 from B2
    Then the outcome is: A wins
    And A has 3 ships in the warp
    And C has 2 ships in the warp
    And B has 5 ships in the warp
    And A has no colony on B1
    And C has no colony on B1
    And B has no colony on B1
    And B holds exactly Shadow flare
    When the turn ends

  @wild:shadow @power:human @artifact:cosmic-zap
  Scenario: Not when the victor revealed a negotiate
    Given players A (Human), B (-), C (-)
    And B holds attack 04, Shadow flare
    And C holds Cosmic Zap
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays negotiate and B plays attack 04
    And everybody passes until C is asked to respond
    And C plays Cosmic Zap
    Then the outcome is: A wins
    And A has 3 ships on B1
    And B holds exactly Shadow flare
    When the turn ends

  @wild:shadow
  Scenario: The offense, or a defense that wins, cannot play it
    Given players A (-), B (-), C (-)
    And A holds attack 04, Shadow flare
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    Then the outcome is: B wins
    And A holds exactly Shadow flare
    And B has 4 ships on B1
    When the turn ends

  @wild:shadow @rule:R22.2
  Scenario: With no ship outside the encounter it cannot be paid
    Given players A (-), B (-), C (-)
    And B's ships are 4 on B1, 16 in the warp
    And B holds attack 04, Shadow flare
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then A has 3 ships on B1
    And B holds exactly Shadow flare
    When the turn ends

  @wild:shadow @rule:O2
  Scenario: Dragged down ships are not losing ships: the loser's own are still compensated
    Given players A (-), B (-), C (-)
    And A holds attack 20, 5 x attack 08
    And B holds negotiate, Shadow flare
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 20 and B plays negotiate
    And B plays Shadow flare
    And B answers 1 from B2
    Then A has 3 ships in the warp
    And B holds 5 cards
    And A holds exactly attack 08
    When the turn ends

  @wild:shadow @power:zombie
  Scenario: A victorious Zombie takes its ships home
    Given players A (Zombie), B (-), C (-)
    And B holds attack 04, Shadow flare
    When A encounters B on B1 with 3 ships from A1
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And B plays Shadow flare
    And B answers 1 from B2
    And A, asked where ships return to, answers A2
    Then A has 7 ships on A2
    And A has no colony on B1
    And A has no ships in the warp
    When the turn ends

  @wild:shadow @artifact:card-zap
  Scenario: Cancelled by a Card Zap, the victors land
    Given players A (-), B (-), C (-)
    And A holds attack 20, Card Zap
    And B holds attack 04, Shadow flare
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And B plays Shadow flare
    Then A is asked to respond: Card Zap or pass
    When A plays Card Zap
    Then A has 3 ships on B1
    And B has 4 ships in the warp
    And B holds no cards
    When the turn ends

  @wild:shadow @wild:anti-matter
  Scenario: Prevented by Anti-Matter's flare, the victors land and the flare stays in hand
    Given players A (-), B (-), C (-)
    And A holds attack 20, Anti-Matter flare
    And B holds attack 04, Shadow flare
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And B plays Shadow flare
    And A plays Anti-Matter flare
    Then A has 3 ships on B1
    And B holds exactly Shadow flare
    When the turn ends

  @super:shadow
  Scenario: In its own turn a ship from the warp takes the place of the executed one
    Given players A (Shadow), B (-), C (-)
    And A has 3 ships in the warp
    And A holds attack 20, Shadow flare
    And B has 1 ship on B5
    And the next destiny is B's colour
    When the turn begins
    And A retrieves a ship to A1
    Then A is asked to use: Shadow's power, Shadow flare (super)
    When A plays Shadow flare
    And A answers 1 of B from B5
    Then B has 1 ship in the warp
    And A has 1 ship in the warp
    And A has a colony on B5
    And B has no colony on B5
    And A has 1 foreign colony
    And A holds exactly attack 20, Shadow flare
    And A is asked which planet to aim at: B1, B2, B3, B4

  @super:shadow
  Scenario: On a wild, too, and only with a ship in the warp
    Given players A (Shadow), B (-), C (-)
    And A has 2 ships in the warp
    And A holds attack 20, Shadow flare
    And the next destiny is wild
    When the turn begins
    And A retrieves a ship to A1
    Then A is asked to use: Shadow's power, Shadow flare (super) or pass
    When A plays Shadow flare
    And A answers 1 of C from C5
    Then A has a colony on C5
    And A has no ships in the warp
    And A is asked whom to encounter: B, C

  @super:shadow
  Scenario: With no ship in the warp, or in the turn of another, it is not offered
    Given players A (-), B (-), C (Shadow)
    And C has 3 ships in the warp
    And C holds negotiate, Shadow flare
    And the next destiny is B's colour
    When the turn begins
    Then C is asked which ships to lose (1)
    When C answers 1 of B from B1
    Then C has 3 ships in the warp
    And A is asked which planet to aim at

  @super:shadow @power:zombie
  Scenario: A ship that is saved leaves no place to take
    Given players A (Shadow), B (Zombie), C (-)
    And A has 3 ships in the warp
    And A holds attack 20, Shadow flare
    And the next destiny is B's colour
    When the turn begins
    And A retrieves a ship to A1
    And A plays Shadow flare
    And A answers 1 of B from B5
    And B answers B1
    Then A has no colony on B5
    And A has 2 ships in the warp
    And B has 5 ships on B1
    And A is asked which planet to aim at

  @super:shadow @Z-02 @Z-04 @artifact:cosmic-zap
  Scenario: It uses the power: a Cosmic Zap stops it and the flare stays in hand
    Given players A (Shadow), B (-), C (-)
    And A has 3 ships in the warp
    And A holds attack 20, Shadow flare
    And C holds negotiate, Cosmic Zap
    And the next destiny is B's colour
    When the turn begins
    And A retrieves a ship to A1
    And A plays Shadow flare
    And A answers 1 of B from B5
    And C plays Cosmic Zap
    Then B has no ships in the warp
    And A has 2 ships in the warp
    And A holds exactly attack 20, Shadow flare
    And A is asked which planet to aim at

  @super:shadow @artifact:card-zap
  Scenario: Cancelled by a Card Zap, the power itself is still to be used
    Given players A (Shadow), B (-), C (-)
    And A has 3 ships in the warp
    And A holds attack 20, Shadow flare
    And C holds negotiate, Card Zap
    And the next destiny is B's colour
    When the turn begins
    And A retrieves a ship to A1
    And A plays Shadow flare
    And C plays Card Zap
    Then A is asked which ships to lose (1)
    When A answers 1 of B from B5
    Then B has 1 ship in the warp
    And A has 2 ships in the warp
    And A is asked which planet to aim at
