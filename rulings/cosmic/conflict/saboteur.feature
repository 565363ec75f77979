Feature: Saboteur

  Background:
    Given players A (-), B (-), C (Saboteur)
    And in the setup C answers B1
    And in the setup C answers A1
    And in the setup C answers C1
    And in the setup C answers B2
    And in the setup C answers B3
    And in the setup C answers A2
    And in the setup C answers A3
    And in the setup C answers C2
    And in the setup C answers C3

  @power:saboteur
  Scenario: One trap and two decoys for each player lie face down; only Saboteur knows which is which
    When the turn begins
    Then at B1 lies Trap or decoy
    And at C3 lies Trap or decoy
    And at A4 lies nothing
    And C sees at B1: a trap: yes
    And C sees at B2: a trap: no
    And A sees at B1: nothing
    And A sees at B2: nothing
    And C is asked to use: Saboteur's power or pass

  @power:saboteur
  Scenario: A trap takes all ships of the planet on which somebody has landed
    When the turn begins
    And C passes
    And A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then the log says: C uses Saboteur's power
    And A has 3 ships in the warp
    And B has 4 ships in the warp
    And A has no colony on B1
    And at B1 lies nothing
    When the turn ends

  @power:saboteur
  Scenario: Ships that were there before are lost, too
    Given B has 2 ships on C1
    And A has 2 ships in the warp
    When the turn begins
    And C passes
    And A retrieves a ship to A1
    Then A's ships are 3 on A2, 4 on A3, 4 on A4, 4 on A5, 5 in the warp
    And at A1 lies nothing
    And B has 2 ships on C1
    And A is asked whom to encounter

  @power:saboteur
  Scenario: A decoy does nothing but go back to the sheet
    When the turn begins
    And C passes
    And A encounters B on B2 with 3 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then A has 3 ships on B2
    And at B2 lies nothing
    When the turn ends

  @power:saboteur
  Scenario: A planet without a token is safe
    When the turn begins
    And C passes
    And A encounters B on B5 with 3 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then A has 3 ships on B5
    And the log does not say: C uses Saboteur's power
    When the turn ends

  @power:saboteur @artifact:mobius-tubes @AL-SABOTEUR-1
  Scenario: All ships of one event are committed before a token is turned
    Given A has 5 ships in the warp
    And A holds attack 20, Mobius Tubes
    And the next destiny is B's colour
    When the turn begins
    And C passes
    And A plays Mobius Tubes
    And A, asked where ships return to, answers 3 to A1, 2 to A2
    Then A has no ships on A1
    And A has 6 ships in the warp
    And at A1 lies nothing
    And at A2 lies nothing
    When A retrieves a ship to A4
    Then A is asked which planet to aim at

  @power:saboteur @artifact:cosmic-zap
  Scenario: Zapped, the token stays face down
    Given A holds attack 20, Cosmic Zap
    When the turn begins
    And C passes
    And A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then A is asked to use: Cosmic Zap or pass
    When A plays Cosmic Zap
    Then A has 3 ships on B1
    And at B1 lies Trap or decoy
    And A sees at B1: nothing
    When the turn ends

  @power:saboteur @rule:R19.6 @rule:R19.10
  Scenario: Without its power the tokens lie there and do nothing
    Given C's ships are 10 on C4, 10 on C5
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then A has 3 ships on B1
    And at B1 lies Trap or decoy
    When the turn ends

  @power:saboteur @power:merchant @AL-MERCHANT-1
  Scenario: Hired ships on a trapped planet are discarded
    Given players A (Merchant), B (-), C (Saboteur)
    And A holds attack 20, attack 08, attack 06
    When the turn begins
    And C passes
    And A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And A uses Merchant's power
    And A answers attack 08, attack 06
    Then A has 2 ships in the warp
    And the discard pile holds attack 08, attack 06 among others
    And A holds no cards
    When the turn ends

  @power:saboteur @power:zombie
  Scenario: Zombie's ships are not lost; where they return to may be trapped as well
    Given players A (Zombie), B (-), C (Saboteur)
    When the turn begins
    And C passes
    And A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And A, asked where ships return to, answers 3 to A4
    Then A has 0 ships in the warp
    And B has 4 ships in the warp
    When the turn ends

  @power:saboteur
  Scenario: Two tokens change places unseen
    Given the next destiny is B's colour
    When the turn begins
    And C uses Saboteur's power
    Then C is asked which planet: A1, A2, A3, B1, B2, B3, C1, C2, C3
    When C answers B1
    Then C is asked which planet: A1, A2, A3, B2, B3, C1, C2, C3
    When C answers B2
    Then C sees at B1: a trap: no
    And C sees at B2: a trap: yes
    And A sees at B1: nothing
    And A sees at B2: nothing
    And the log says: C exchanges the tokens beside B1 and B2
    And A is asked which planet to aim at

  @power:saboteur
  Scenario: A token from the sheet is laid down again, face down
    Given the next destiny is B's colour, C's colour
    When the turn begins
    And C passes
    And A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And the turn ends
    And the next turn begins
    And C uses Saboteur's power
    Then C is asked what to choose: two tokens change places, exchange a token with one of the sheet, lay a token beside a planet
    When C answers lay a token beside a planet
    Then C is asked which planet: A4, A5, B1, B4, B5, C4, C5
    When C answers C5
    Then at C5 lies Trap or decoy
    And C sees at C5: a trap: yes
    And B sees at C5: nothing
    And B is asked where to put the retrieved ship

  @power:saboteur
  Scenario: A token beside a planet is exchanged with one of the sheet, a trap or a decoy
    Given the next destiny is B's colour, C's colour
    When the turn begins
    And C passes
    And A encounters B on B2 with 3 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And the turn ends
    And the next turn begins
    And C uses Saboteur's power
    And C answers exchange a token with one of the sheet
    And C answers B1
    Then C sees at B1: a trap: no
    And B sees at B1: nothing
    And the log says: C exchanges the token beside B1 with one of the sheet
    And B is asked where to put the retrieved ship

  @super:saboteur
  Scenario: A decoy counts as a trap for a negotiate
    Given C holds negotiate, attack 08, Saboteur flare
    When the turn begins
    And C passes
    And A encounters B on B2 with 3 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then C is asked to use: Saboteur's power, Saboteur flare (super)
    When C plays Saboteur flare
    Then A has 3 ships in the warp
    And A has no colony on B2
    And C holds exactly attack 08, Saboteur flare
    And at B2 lies nothing
    When the turn ends

  @super:saboteur
  Scenario: Without a negotiate, or with a trap, there is nothing to pay for
    Given C holds attack 08, Saboteur flare
    When the turn begins
    And C passes
    And A encounters B on B2 with 3 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then A has 3 ships on B2
    And C holds exactly attack 08, Saboteur flare
    When the turn ends

  @super:saboteur @artifact:card-zap
  Scenario: The super flare is cancelled: the decoy is a decoy
    Given C holds negotiate, Saboteur flare
    And A holds attack 20, Card Zap
    When the turn begins
    And C passes
    And A encounters B on B2 with 3 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And C plays Saboteur flare
    And A plays Card Zap
    Then A has 3 ships on B2
    And C holds exactly negotiate
    When the turn ends

  @power:saboteur @tech:omega-missile
  Scenario: The token of a planet that is gone lies on the sheet again
    Given the variant technology
    And Omega Missile lies face up before A
    And the next destiny is B's colour
    When the turn begins
    And C passes
    And A uses Omega Missile
    And A answers B1
    Then at B1 lies nothing
    When A encounters B on B2 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    And the next turn begins
    And C uses Saboteur's power
    Then C is asked what to choose: two tokens change places, exchange a token with one of the sheet, lay a token beside a planet
    When C answers lay a token beside a planet
    And C answers B5
    Then C sees at B5: a trap: yes
    And B is asked where to put the retrieved ship

  @super:saboteur @artifact:cosmic-zap @Z-04
  Scenario: Zapped through the super flare, which stays unplayed; the price is paid
    Given C holds negotiate, Saboteur flare
    And B holds attack 04, Cosmic Zap
    When the turn begins
    And C passes
    And A encounters B on B2 with 3 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And C plays Saboteur flare
    And B plays Cosmic Zap
    Then A has 3 ships on B2
    And C holds Saboteur flare
    When the turn ends
