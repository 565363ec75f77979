Feature: Kickers multiply what the own encounter card brings

  @IR-10 @KI-01 @card:kicker @rule:R26.1
  Scenario: A kicker is announced face down and turned up with the cards
    Given players A (-), B (-), C (-)
    And a reward deck
    And A holds attack 10, kicker 2
    When A encounters B on B1 with 4 ships
    And nobody is invited
    Then A is asked to use: Kicker 2 or pass
    When A plays Kicker 2
    Then A sees Kicker 2 as the kicker of the offense
    And B sees a reward back as the kicker of the offense
    And C sees a reward back as the kicker of the offense
    And A is asked which encounter card to play: attack 10
    When A plays attack 10 and B plays attack 30
    Then the log says: kicker of the offense: Kicker 2
    And the total of the offense is 24: attack 10, kicker x2 = 20, ships 4
    And the reward discard pile is Kicker 2
    And A holds no cards

  @IR-11 @card:kicker
  Scenario: It multiplies the attack of its player alone, before ships are added
    Given players A (-), B (-), C (-)
    And A holds attack 10, kicker 2
    And A has 12 ships on A1
    When A encounters B on B1 with 4 ships
    And A invites C
    And B invites nobody
    And C joins the offense with 4 ships
    And A plays Kicker 2
    And A plays attack 10 and B plays attack 20
    Then the total of the offense is 28: attack 10, kicker x2 = 20, ships 8
    And the total of the defense is 24: attack 20, ships 4
    And the outcome is: A wins
    When the turn ends

  @KI-04 @card:kicker
  Scenario: The offense has to make up its mind first
    Given players A (-), B (-), C (-)
    And A holds attack 10, kicker 2
    And B holds attack 08, kicker 3
    When A encounters B on B1 with 1 ship
    And nobody is invited
    Then A is asked to use: Kicker 2 or pass
    And B is not asked anything
    When A plays Kicker 2
    Then B is asked to use: Kicker 3 or pass
    When B plays Kicker 3
    And A plays attack 10 and B plays attack 08
    Then the total of the offense is 21: attack 10, kicker x2 = 20, ships 1
    And the total of the defense is 28: attack 08, kicker x3 = 24, ships 4
    And the reward discard pile is Kicker 2, Kicker 3

  @KI-04 @card:kicker
  Scenario: When the defense has laid a kicker it is too late for the offense
    Given players A (-), B (-), C (-)
    And A holds attack 10, kicker 2
    And B holds attack 08, kicker 3
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A passes
    And B plays Kicker 3
    Then A is asked which encounter card to play: attack 10
    When A plays attack 10 and B plays attack 08
    Then A holds exactly Kicker 2
    And the reward discard pile is Kicker 3

  @card:kicker
  Scenario: One for each main player in an encounter, and none for an ally
    Given players A (-), B (-), C (-)
    And A holds attack 10, kicker 2, kicker 3
    And C holds kicker 2
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    Then A is asked to use: Kicker 2, Kicker 3 or pass
    And C is not asked anything
    When A plays Kicker 3
    Then A is asked which encounter card to play: attack 10
    When A plays attack 10 and B plays attack 40
    Then the total of the offense is 32: attack 10, kicker x3 = 30, ships 2
    And A holds exactly Kicker 2
    And C holds exactly Kicker 2

  @KI-05 @IR-12 @card:kicker
  Scenario: The opponent's kicker does not raise compensation
    Given players A (-), B (-), C (-)
    And A holds attack 20, kicker 3, 8 x attack 06
    And B has 2 ships on B1
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays Kicker 3
    And A plays attack 20 and B plays negotiate
    Then B holds exactly 2 x attack 06
    And A holds exactly 6 x attack 06
    When the turn ends

  @IR-12 @card:kicker
  Scenario: With a negotiate it multiplies the own compensation
    Given players A (-), B (-), C (-)
    And A holds attack 20, 8 x attack 06
    And B holds negotiate, kicker 2
    And B has 3 ships on B1
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And B plays Kicker 2
    And A plays attack 20 and B plays negotiate
    Then B holds exactly 6 x attack 06
    And A holds exactly 2 x attack 06
    When the turn ends

  @IR-12 @card:kicker @rule:R15.3
  Scenario: Compensation above the hand is the whole hand
    Given players A (-), B (-), C (-)
    And A holds attack 20, 5 x attack 06
    And B holds negotiate, kicker 3
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And B plays Kicker 3
    And A plays attack 20 and B plays negotiate
    Then the log says: compensation
    And B holds exactly 5 x attack 06
    And A holds no cards
    When the turn ends

  @card:kicker
  Scenario: A kicker of naught takes the compensation away, and nobody is asked about it
    Given players A (-), B (Hacker), C (-)
    And A holds attack 20, 5 x attack 06
    And B holds negotiate, kicker 0
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And B plays Kicker 0
    And A plays attack 20 and B plays negotiate
    Then B holds no cards
    And B has 4 ships in the warp
    And the log does not say: Hacker's power
    When the turn ends

  @IR-13 @card:kicker
  Scenario: In a deal that fails it multiplies what the opponent loses
    Given players A (-), B (-), C (-)
    And A holds negotiate, kicker 2
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays Kicker 2
    And A plays negotiate and B plays negotiate
    And the clock runs out
    Then A is asked which ships to lose (3)
    And B is asked which ships to lose (6)
    When A answers 3 ships from A2
    And B answers 4 ships from B1, 2 from B2
    And A, asked where ships return to, answers A1
    Then A has 3 ships in the warp
    And B has 6 ships in the warp
    And the reward discard pile is Kicker 2
    When the turn ends

  @IR-13 @card:kicker
  Scenario: In a deal that is made it does nothing
    Given players A (-), B (-), C (-)
    And A holds negotiate, kicker 3
    And B holds negotiate, attack 06
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays Kicker 3
    And A plays negotiate and B plays negotiate
    And A offers: gives nothing; gets 1 card of choice
    And B accepts
    And A, asked where ships return to, answers A1
    Then A holds exactly attack 06
    And B has no ships in the warp
    And the reward discard pile is Kicker 3
    When the turn ends

  @IR-13 @card:kicker
  Scenario: A kicker of naught spares the opponent
    Given players A (-), B (-), C (-)
    And A holds negotiate, kicker 0
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays Kicker 0
    And A plays negotiate and B plays negotiate
    And the clock runs out
    Then A is asked which ships to lose (3)
    And B is not asked anything
    When A answers 3 ships from A2
    And A, asked where ships return to, answers A1
    Then B has no ships in the warp
    When the turn ends

  @KI-06 @card:kicker
  Scenario: A defense without encounter cards may lay its kicker before it draws a new hand
    Given players A (-), B (-), C (-)
    And A holds attack 20
    And B holds kicker 3, Human flare
    And the deck begins with attack 10, 7 x negotiate
    When A encounters B on B1 with 1 ship
    And nobody is invited
    Then B is asked to use: Kicker 3 or pass
    When B plays Kicker 3
    Then B holds exactly attack 10, 7 x negotiate
    And the discard pile is Human flare
    When A plays attack 20 and B plays attack 10
    Then the total of the defense is 34: attack 10, kicker x3 = 30, ships 4
    And the outcome is: B wins

  @card:kicker @rule:R9.6
  Scenario: With the new hand another may be laid, if none has been
    Given players A (-), B (-), C (-)
    And A holds attack 20
    And B holds kicker 3, Human flare
    And the deck begins with attack 10, 6 x negotiate
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And B passes
    Then B holds exactly attack 10, 6 x negotiate, attack 06
    And the reward discard pile is Kicker 3
    When A plays attack 20 and B plays attack 10
    Then the outcome is: A wins
    When the turn ends

  @IR-07 @card:kicker
  Scenario Outline: A kicker with an attack below zero
    Given players A (-), B (-), C (-)
    And A holds attack -07, <kicker>
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays <kicker>
    And A plays attack -07 and B plays attack 08
    Then the total of the offense is <total>: attack -07, kicker <times>, ships 4
    And the outcome is: B wins

    Examples:
      | kicker   | times    | total |
      | Kicker 0 | x0 = 0   | 4     |
      | Kicker 2 | x2 = -14 | -10   |
      | Kicker 3 | x3 = -21 | -17   |

  @card:kicker @S7-06
  Scenario: With a morph it multiplies what the morph has become
    Given players A (-), B (-), C (-)
    And A holds morph, kicker 2
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays Kicker 2
    And A plays morph and B plays attack 15
    Then the total of the offense is 31: morph = 15, kicker x2 = 30, ships 1
    And the total of the defense is 19: attack 15, ships 4
    And the outcome is: A wins
    When the turn ends

  @card:kicker @S7-06
  Scenario: Two morphs lose, whatever kickers say
    Given players A (-), B (-), C (-)
    And A holds morph, kicker 3
    And B holds morph, kicker 2
    When A encounters B on B1 with 3 ships
    And A invites C
    And B invites nobody
    And C joins the offense with 2 ships
    And A plays Kicker 3
    And B plays Kicker 2
    And A plays morph and B plays morph
    Then the outcome is: both sides lose
    And A has 3 ships in the warp
    And C has 2 ships in the warp
    And B has 4 ships in the warp
    And the reward discard pile is Kicker 3, Kicker 2

  @card:kicker @artifact:card-zap
  Scenario: A kicker is not played like an artifact: a Card Zap cannot answer it
    Given players A (-), B (-), C (-)
    And A holds attack 10, kicker 2
    And B holds attack 08, Card Zap
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays Kicker 2
    Then A is asked which encounter card to play: attack 10
    And B is asked which encounter card to play: attack 08
    And B can use at any time nothing

  @card:kicker @rule:R9.4 @artifact:finder
  Scenario: The offense has lost its last encounter card: the turn ends and the kicker comes back
    Given players A (-), B (-), C (-)
    And a reward deck
    And A holds attack 10, kicker 2
    And B holds attack 08, Finder
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays Kicker 2
    And B interrupts with Finder
    And B, asked which player, answers A
    And B, asked which card to name, answers attack 10
    And B, asked which cards to take, answers attack 10
    Then the outcome is: no result
    When A, asked where ships return to, answers A1
    Then A holds exactly Kicker 2
    And A has no ships in the warp
    And the log does not say: revealed:
    When the turn ends
