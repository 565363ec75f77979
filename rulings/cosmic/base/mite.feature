Feature: Mite

  @power:mite
  Scenario: A defense with more than three cards discards down to three at random
    Given players A (Mite), B (-), C (-)
    And A holds attack 20
    And B holds 5 x attack 04, negotiate
    When A encounters B on B1 with 2 ships
    Then B is asked what to choose: discard, grant a colony
    When B chooses discard
    Then B holds 3 cards
    And A holds exactly attack 20
    And A is asked whom to invite: C

  @power:mite
  Scenario: It grants a colony: the ships land beside its own and the encounter is a success
    Given players A (Mite), B (-), C (-)
    And A holds attack 20, attack 10
    And B holds 5 x attack 04
    When A encounters B on B1 with 2 ships
    And B chooses grant a colony
    Then the outcome is: a colony granted
    And A has 2 ships on B1
    And B has 4 ships on B1
    And B holds 5 cards
    And A is asked whether to have a second encounter
    When the turn ends

  @power:mite @rule:R18.2
  Scenario: The fifth colony wins the game
    Given players A (Mite), B (-), C (-)
    And A's ships are 4 on A1, 4 on A2, 4 on A3, 4 on C1, 1 on C2, 1 on C3, 2 on C4
    And A holds attack 20, attack 10
    And B holds 5 x attack 04
    When A encounters B on B1 with 2 ships from A1
    And B chooses grant a colony
    Then A wins the game

  @power:mite
  Scenario: Three cards are not too many
    Given players A (Mite), B (-), C (-)
    And B holds 3 x attack 04
    When A encounters B on B1 with 2 ships
    Then A is asked whom to invite: C

  @power:mite
  Scenario: As the defense it does not bluster
    Given players A (-), B (Mite), C (-)
    And A holds 5 x attack 04
    When A encounters B on B1 with 2 ships
    Then A is asked whom to invite: C

  @power:mite @rule:R6.4
  Scenario: On a planet of its own there is nobody to bluster at
    Given players A (Mite), B (-), C (-)
    And A has 0 ships on A1
    And A holds 5 x attack 04
    And the next destiny is A's colour
    When the turn begins
    And A chooses resettle
    And A launches 1 ship from A2
    Then the outcome is: resettled
    When the turn ends

  @power:mite @artifact:cosmic-zap
  Scenario: Zapped before the defense has to choose
    Given players A (Mite), B (-), C (-)
    And B holds 4 x attack 04, Cosmic Zap
    When A encounters B on B1 with 2 ships
    Then B is asked to respond: Cosmic Zap or pass
    When B plays Cosmic Zap
    Then B holds exactly 4 x attack 04
    And A is asked whom to invite: C

  @power:mite @artifact:cosmic-zap
  Scenario: Zapped at the cost of the fourth card or not, the bluster is off
    Given players A (Mite), B (-), C (-)
    And B holds 4 x attack 04
    And C holds negotiate, Cosmic Zap
    When A encounters B on B1 with 2 ships
    And C plays Cosmic Zap
    Then B holds exactly 4 x attack 04
    And A's power is zapped
    And A is asked whom to invite: C

  @power:mite @rule:R7.5 @rule:R19.6
  Scenario: The launch that costs the power comes before the bluster
    Given players A (Mite), B (-), C (-)
    And A's ships are 9 on A1, 10 on A2, 1 on A3
    And B holds 5 x attack 04
    When A encounters B on B1 with 1 ship from A3
    Then A's power is lost
    And A is asked whom to invite: C

  @power:mite @power:vulch
  Scenario: What is thrown away is discarded like anything else
    Given players A (Mite), B (-), C (Vulch)
    And B holds 5 x Force Field
    And C holds negotiate
    When A encounters B on B1 with 2 ships
    And B chooses discard
    Then B holds exactly 3 x Force Field
    And C holds exactly negotiate, 2 x Force Field
    And A is asked whom to invite: C

  @power:mite @power:filth
  Scenario: Filth may grant a colony, but nobody stays with it
    Given players A (Mite), B (Filth), C (-)
    And A holds attack 20
    And B holds 5 x attack 04
    When A encounters B on B1 with 2 ships
    And B chooses grant a colony
    And A, asked where ships return to, answers A1
    Then the outcome is: a colony granted
    And A has no colony on B1
    And A has no ships in the gate
    When the turn ends

  @wild:mite
  Scenario: The wild flare sends all allies of both sides home
    Given players A (-), B (-), C (-), D (-)
    And A holds attack 20, Mite flare
    When A encounters B on B1 with 2 ships
    And A invites C
    And B invites D
    And C joins the offense with 1 ship
    And D joins the defense with 2 ships
    Then A is asked to use: Mite flare (wild) or pass
    When A plays Mite flare
    And C, asked where ships return to, answers C1
    And D, asked where ships return to, answers D1
    Then C has no ships in the gate
    And D has no ships beside the planet
    And A has 2 ships in the gate
    And D is an ally of the defense
    When A plays attack 20 and B plays attack 04
    Then the total of the offense is 22: attack 20, ships 2
    And the total of the defense is 8: attack 04, ships 4
    And A holds exactly Mite flare

  @wild:mite
  Scenario: It takes more ships on the other side, not more allies
    Given players A (-), B (-), C (-), D (-), E (-)
    And A holds attack 20, Mite flare
    When A encounters B on B1 with 2 ships
    And A invites C
    And B invites D and E
    And C joins the offense with 2 ships
    And D joins the defense with 1 ship
    And E joins the defense with 1 ship
    Then A is asked which encounter card to play: attack 20
    And B is asked which encounter card to play

  @wild:mite
  Scenario: The defense may play it as well
    Given players A (-), B (-), C (-), D (-)
    And B holds attack 20, Mite flare
    When A encounters B on B1 with 2 ships
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    Then B is asked to use: Mite flare (wild) or pass
    When B plays Mite flare
    And C, asked where ships return to, answers C1
    And A plays attack 04 and B plays attack 20
    Then C has no ships in the warp

  @wild:mite @artifact:card-zap
  Scenario: The wild flare is cancelled by a Card Zap
    Given players A (-), B (-), C (-)
    And B holds attack 20, Mite flare
    And C holds negotiate, Card Zap
    When A encounters B on B1 with 2 ships
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And B plays Mite flare
    And C plays Card Zap
    Then C has 1 ship in the gate
    And B holds exactly attack 20
    And B is asked which encounter card to play
    And A is asked which encounter card to play

  @wild:mite @wild:anti-matter @rule:R20.6
  Scenario: The wild flare is prevented
    Given players A (-), B (-), C (-)
    And B holds attack 20, Mite flare
    And C holds negotiate, Anti-Matter flare
    When A encounters B on B1 with 2 ships
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And B plays Mite flare
    And C plays Anti-Matter flare
    Then C has 1 ship in the gate
    And B holds exactly attack 20, Mite flare
    And B is asked which encounter card to play
    And A is asked which encounter card to play

  @super:mite
  Scenario: The super flare keeps any of the cards that are thrown away
    Given players A (Mite), B (-), C (-)
    And A holds attack 20, Mite flare
    And B holds 5 x attack 30
    When A encounters B on B1 with 2 ships
    Then A is asked to use: Mite's power, Mite flare (super)
    When A plays Mite flare
    And B chooses discard
    Then A is asked which cards to take (0 to 2): attack 30, attack 30
    And A has seen exactly 2 x attack 30 in B's hand
    And C has seen exactly nothing in B's hand
    When A answers attack 30
    Then A holds exactly attack 20, attack 30, Mite flare
    And B holds exactly 3 x attack 30
    And the discard pile is attack 30
    And A is asked whom to invite: C

  @super:mite
  Scenario: None need be kept, and with a colony granted there are none
    Given players A (Mite), B (-), C (-)
    And A holds attack 20, Mite flare
    And B holds 5 x attack 30
    When A encounters B on B1 with 2 ships
    And A plays Mite flare
    And B chooses grant a colony
    Then A has 2 ships on B1
    And B holds exactly 5 x attack 30
    And A holds exactly attack 20, Mite flare
    When the turn ends

  @super:mite @artifact:cosmic-zap @Z-04
  Scenario: Used through the super flare, the power may be zapped; the flare comes back
    Given players A (Mite), B (-), C (-)
    And A holds attack 20, Mite flare
    And B holds 5 x attack 30, Cosmic Zap
    When A encounters B on B1 with 2 ships
    And A plays Mite flare
    And B plays Cosmic Zap
    Then A holds exactly attack 20, Mite flare
    And B holds exactly 5 x attack 30
    And A is asked whom to invite: C

  @super:mite @artifact:card-zap
  Scenario: The super flare is cancelled by a Card Zap; the power itself is still due
    Given players A (Mite), B (-), C (-)
    And A holds attack 20, Mite flare
    And B holds 5 x attack 30, Card Zap
    When A encounters B on B1 with 2 ships
    And A plays Mite flare
    And B plays Card Zap
    Then A holds exactly attack 20
    And B is asked what to choose: discard, grant a colony
    When B chooses discard
    Then B holds exactly 3 x attack 30
    And A is asked whom to invite: C

  @super:mite @power:vulch
  Scenario: What Mite keeps is not discarded: Vulch gets only the rest
    Given players A (Mite), B (-), C (Vulch)
    And A holds attack 20, Mite flare
    And B holds 5 x Force Field
    And C holds negotiate
    When A encounters B on B1 with 2 ships
    And A plays Mite flare
    And B chooses discard
    And A answers Force Field
    Then C holds exactly negotiate, Force Field
    And A holds exactly attack 20, Force Field, Mite flare
    And A is asked whom to invite: C
