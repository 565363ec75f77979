Feature: Industrialist builds on the attacks it has lost with

  @power:industrialist
  Scenario: The opponent lets it build, and the stack counts next time
    Given players A (Industrialist), B (-), C (-)
    And A holds attack 08, attack 12
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 08 and B plays attack 20
    Then the outcome is: B wins
    And B is asked what to choose: let it win, let it build
    When B answers let it build
    Then A has 1 ship in the warp
    And Industrialist's sheet holds exactly attack 08
    And the discard pile is attack 20
    When the turn ends

  @power:industrialist
  Scenario: The opponent lets it win
    Given players A (Industrialist), B (-), C (-)
    And A holds attack 08, attack 12
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 08 and B plays attack 20
    And B answers let it win
    Then the outcome is: A wins
    And A has 2 ships on B1
    And B has 4 ships in the warp
    And Industrialist's sheet holds exactly nothing
    And the discard pile is attack 08, attack 20
    When the turn ends

  @power:industrialist
  Scenario: As the defense, and the allies of the offense with it
    Given players A (-), B (Industrialist), C (-)
    When A encounters B on B1 with 2 ships
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays attack 20 and B plays attack 04
    And A answers let it win
    Then the outcome is: B wins
    And A has 2 ships in the warp
    And C has 1 ship in the warp
    When the turn ends

  @power:industrialist
  Scenario: A negotiate, or a morph, builds nothing
    Given players A (Industrialist), B (-), C (-)
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays morph and B plays attack 20
    Then the outcome is: B wins
    And the discard pile is morph, attack 20
    When the turn ends

  @power:industrialist
  Scenario: A win builds nothing, nor does the defeat of its side as an ally
    Given players A (-), B (-), C (Industrialist)
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays attack 04 and B plays attack 20
    Then the outcome is: B wins
    And Industrialist's power was not used in this encounter
    When the turn ends

  @E-INDUSTRIALIST @power:industrialist
  Scenario Outline: In the reveal the stack is added or subtracted
    Given players A (Industrialist), B (-), C (-)
    And Industrialist's sheet holds attack 08, attack 12
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 30 and B plays attack 04
    Then A is asked what to choose: add, subtract
    And the phase is reveal
    When A answers <way>
    Then the total of the offense is <total>: attack 30, ships 1, Industrialist <term>
    And Industrialist's sheet holds exactly attack 08, attack 12
    When the turn ends

    Examples:
      | way      | total | term |
      | add      | 51    | +20  |
      | subtract | 11    | -20  |

  @E-INDUSTRIALIST @power:industrialist @artifact:cosmic-zap
  Scenario: Zapped in the reveal, neither stack nor defeat helps it
    Given players A (Industrialist), B (-), C (-)
    And Industrialist's sheet holds attack 12
    And B holds attack 10, Cosmic Zap
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 10
    And A answers add
    Then B is asked to respond: Cosmic Zap, or pass
    When B plays Cosmic Zap
    Then the total of the offense is 5: attack 04, ships 1
    And the outcome is: B wins
    And Industrialist's sheet holds exactly attack 12
    When the turn ends

  @power:industrialist @artifact:cosmic-zap
  Scenario: Zapped when it has lost, it stays a defeat and nothing is built
    Given players A (Industrialist), B (-), C (-)
    And B holds attack 10, Cosmic Zap
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 10
    Then B is asked to respond: Cosmic Zap, or pass
    When B plays Cosmic Zap
    Then the outcome is: B wins
    And A has 1 ship in the warp
    And Industrialist's sheet holds exactly nothing
    When the turn ends

  @power:industrialist @rule:R19.6
  Scenario: With two home colonies the stack is of no use
    Given players A (Industrialist), B (-), C (-)
    And A's ships are 10 on A1, 10 on A2
    And Industrialist's sheet holds attack 12
    When A encounters B on B1 with 1 ship from A1
    And nobody is invited
    And A plays attack 04 and B plays attack 10
    Then A's power is lost
    And the total of the offense is 5: attack 04, ships 1
    And Industrialist's sheet holds exactly attack 12
    When the turn ends

  @AL-INDUSTRIALIST-1 @power:industrialist @power:loser
  Scenario: After Loser's upset it is the outcome that counts
    Given players A (Industrialist), B (Loser), C (-)
    And A holds attack 20
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And B uses Loser's power
    And A plays attack 20 and B plays attack 04
    Then the outcome is: B wins
    And B is asked what to choose: let it win, let it build
    When B answers let it win
    Then the outcome is: A wins
    And A has 1 ship on B1
    When the turn ends

  @AL-INDUSTRIALIST-1 @power:industrialist @power:loser
  Scenario: Losing by the totals, it wins by the upset and asks nothing
    Given players A (Industrialist), B (Loser), C (-)
    And A holds attack 04
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And B uses Loser's power
    And A plays attack 04 and B plays attack 20
    Then the outcome is: A wins
    And Industrialist's sheet holds exactly nothing
    When the turn ends

  @power:industrialist @power:guerrilla
  Scenario: Guerrilla strikes once the outcome is final
    Given players A (Guerrilla), B (Industrialist), C (-)
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And A answers let it win
    Then the outcome is: B wins
    And B has 1 ship on B1
    And B has 3 ships in the warp
    When the turn ends

  @power:industrialist @power:changeling @rule:R19.9
  Scenario: Whoever gets its sheet gets the stack
    Given players A (Changeling), B (Industrialist), C (-)
    And Industrialist's sheet holds attack 12
    And A holds attack 10
    And the next destiny is B's colour
    When the turn begins
    And A answers swap powers
    And A aims at B1
    And A launches 1 ship from A1
    And nobody is invited
    And A plays attack 10 and B plays attack 20
    And A answers add
    Then the total of the offense is 23: attack 10, ships 1, Industrialist +12
    And the outcome is: B wins
    When B answers let it build
    Then Industrialist's sheet holds exactly attack 12, attack 10
    When the turn ends

  @wild:industrialist
  Scenario: An attack out of the opponent's hand adds to the total
    Given players A (-), B (-), C (-)
    And A holds attack 10, Industrialist flare
    And B holds attack 20, attack 15
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 10 and B plays attack 20
    Then A is asked to use: Industrialist flare (wild), or pass
    When A plays Industrialist flare
    Then the total of the offense is 26: attack 10, ships 1, Industrialist flare +15
    And B holds no cards
    And the discard pile is attack 15, attack 10, attack 20
    When the turn ends

  @wild:industrialist
  Scenario: Anything else goes back
    Given players A (-), B (-), C (-)
    And A holds attack 10, Industrialist flare
    And B holds attack 20, negotiate
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 10 and B plays attack 20
    And A plays Industrialist flare
    Then the total of the offense is 11: attack 10, ships 1
    And B holds exactly negotiate
    And A has seen exactly negotiate in B's hand
    When the turn ends

  @wild:industrialist
  Scenario: Not with a negotiate, nor against an empty hand
    Given players A (-), B (-), C (-)
    And A holds negotiate, Industrialist flare
    And B holds attack 20, attack 15
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays negotiate and B plays attack 20
    Then the outcome is: B wins
    And A holds exactly attack 15, Industrialist flare
    When the turn ends

  @wild:industrialist @artifact:card-zap
  Scenario: The wild flare is cancelled
    Given players A (-), B (-), C (-)
    And A holds attack 10, Industrialist flare
    And B holds attack 20, Card Zap
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 10 and B plays attack 20
    And A plays Industrialist flare
    And B plays Card Zap
    Then the total of the offense is 11: attack 10, ships 1
    When the turn ends

  @super:industrialist
  Scenario: With the super flare it builds with the opponent's attack
    Given players A (Industrialist), B (-), C (-)
    And A holds attack 04, Industrialist flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 40
    Then A is asked to use: Industrialist's power, Industrialist flare (super)
    When A plays Industrialist flare
    And B answers let it build
    Then A is asked which cards to choose: attack 04, attack 40
    When A answers attack 40
    Then Industrialist's sheet holds exactly attack 40
    And the discard pile is attack 04
    And A holds exactly Industrialist flare
    When the turn ends

  @super:industrialist
  Scenario: Or it wins after all
    Given players A (Industrialist), B (-), C (-)
    And A holds attack 04, Industrialist flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 40
    And A plays Industrialist flare
    And B answers let it win
    Then the outcome is: A wins
    And Industrialist's sheet holds exactly nothing
    When the turn ends

  @super:industrialist @artifact:cosmic-zap @Z-04
  Scenario: Zapped through the super flare, which stays unplayed
    Given players A (Industrialist), B (-), C (-)
    And A holds attack 04, Industrialist flare
    And B holds attack 40, Cosmic Zap
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 40
    And A plays Industrialist flare
    And B plays Cosmic Zap
    Then the outcome is: B wins
    And Industrialist's sheet holds exactly nothing
    And A holds exactly Industrialist flare
    When the turn ends

  @super:industrialist @artifact:card-zap
  Scenario: The super flare is cancelled, and it builds with its own card
    Given players A (Industrialist), B (-), C (-)
    And A holds attack 19, Industrialist flare
    And B holds attack 40, Card Zap
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 19 and B plays attack 40
    And A plays Industrialist flare
    And B plays Card Zap
    Then B is asked what to choose: let it win, let it build
    When B answers let it build
    Then Industrialist's sheet holds exactly attack 19

  @power:industrialist @G-028
  Scenario: A morph that has copied an attack carries the stack
    Given players A (Industrialist), B (-), C (-)
    And Industrialist's sheet holds attack 12
    And A holds morph
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays morph and B plays attack 10
    Then A is asked what to choose: add, subtract
    When A answers add
    Then the total of the offense is 26
    And the outcome is: A wins

  @wild:industrialist @power:glutton
  Scenario: Glutton draws three cards for it
    Given players A (Glutton), B (-), C (-)
    And A holds attack 04, Industrialist flare
    And B holds attack 40, attack 08, attack 10, negotiate
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 40
    And A plays Industrialist flare
    Then the total of the offense is 23
    And B holds exactly negotiate
