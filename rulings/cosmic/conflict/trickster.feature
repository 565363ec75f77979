Feature: Trickster leaves the encounter to a guess

  @power:trickster
  Scenario: The opponent points at the empty hand
    Given players A (Trickster), B (-), C (-)
    And A holds attack 04
    And B holds attack 40
    When A encounters B on B1 with 2 ships
    And nobody is invited
    Then A is asked to use: Trickster's power, or pass
    When A uses Trickster's power
    Then A is asked what to choose: left hand, right hand
    And B is asked what to choose: left hand, right hand
    When A answers left hand
    And B answers right hand
    Then the log says: A held the token in the left hand
    And the outcome is: A wins
    And A has 2 ships on B1
    And B has 4 ships in the warp
    And A holds exactly attack 04
    And B holds exactly attack 40
    When the turn ends

  @power:trickster @rule:R16.1
  Scenario: The opponent finds the token, and its ally is rewarded
    Given players A (Trickster), B (-), C (-)
    And A holds negotiate
    And B holds attack 40
    And C holds nothing
    When A encounters B on B1 with 2 ships
    And A invites nobody
    And B invites C
    And C joins the defense with 2 ships
    And A uses Trickster's power
    And A answers left hand
    And B answers left hand
    Then the outcome is: B wins
    And A has 2 ships in the warp
    And A holds exactly negotiate
    When C answers C1
    Then C holds 2 cards
    When the turn ends

  @power:trickster
  Scenario: As the defense
    Given players A (-), B (Trickster), C (-)
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And B uses Trickster's power
    And A answers right hand
    And B answers left hand
    Then the outcome is: B wins
    And A has 2 ships in the warp
    When the turn ends

  @power:trickster
  Scenario: It need not be used, and may be used in a second encounter
    Given players A (Trickster), B (-), C (-)
    And A holds attack 20, attack 10
    And the next destiny is B's colour, C's colour
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A passes
    And A plays attack 20 and B plays attack 04
    Then the outcome is: A wins
    When A has a second encounter
    And A aims at C1
    And A launches 1 ship from A1
    And nobody is invited
    Then A is asked to use: Trickster's power, or pass

  @power:trickster
  Scenario: As an ally it watches
    Given players A (-), B (-), C (Trickster)
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays attack 20 and B plays attack 04
    Then the outcome is: A wins
    When the turn ends

  @power:trickster @artifact:cosmic-zap
  Scenario: Zapped, cards are played
    Given players A (Trickster), B (-), C (-)
    And B holds attack 40, Cosmic Zap
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A uses Trickster's power
    Then B is asked to respond: Cosmic Zap, or pass
    When B plays Cosmic Zap
    And A plays attack 04 and B plays attack 40
    Then the outcome is: B wins
    When the turn ends

  @power:trickster @rule:R19.6
  Scenario: With two home colonies its power is lost
    Given players A (Trickster), B (-), C (-)
    And A's ships are 10 on A1, 10 on A2
    When A encounters B on B1 with 1 ship from A1
    And nobody is invited
    And A plays attack 04 and B plays attack 04
    Then A's power is lost
    And the outcome is: B wins
    When the turn ends

  @power:trickster @power:loser
  Scenario: No upset is called where no cards are played
    Given players A (Trickster), B (Loser), C (-)
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A uses Trickster's power
    And A answers left hand
    And B answers left hand
    Then the outcome is: B wins
    And Loser's power was not used in this encounter
    When the turn ends

  @wild:trickster
  Scenario: The coin shows heads for one
    Given players A (-), B (-), C (-)
    And C holds Trickster flare
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays attack 04 and B plays attack 10
    Then C is asked to use: Trickster flare (wild), or pass
    When C plays Trickster flare
    Then the log says: C tosses the coin: heads
    And the total of the offense is 16: attack 04, ships 2, Trickster flare +10
    When the turn ends

  @wild:trickster
  Scenario: The luck does not last
    Given players A (-), B (-), C (-)
    And A holds attack 10, attack 11, attack 12, Trickster flare
    And B holds attack 04, attack 40
    And the next destiny is B's colour, C's colour, A's colour
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 10 and B plays attack 04
    And A plays Trickster flare
    Then the total of the offense is 21: attack 10, ships 1, Trickster flare +10
    When A has a second encounter
    And A aims at C1
    And A launches 1 ship from A1
    And nobody is invited
    And A plays attack 11 and C plays attack 04
    And A plays Trickster flare
    Then the total of the offense is 22: attack 11, ships 1, Trickster flare +10
    When the next turn begins
    And B retrieves a ship to B2
    And B aims at A2
    And B launches 1 ship from B2
    And nobody is invited
    And B plays attack 40 and A plays attack 12
    And A plays Trickster flare
    Then the log says: A tosses the coin: tails
    And the total of the defense is 6: attack 12, ships 4, Trickster flare -10
    When the turn ends

  @wild:trickster
  Scenario: Who is not involved tosses no coin
    Given players A (-), B (-), C (-)
    And C holds Trickster flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 10
    Then the outcome is: B wins
    When the turn ends

  @wild:trickster @artifact:card-zap
  Scenario: The coin is not tossed after all
    Given players A (-), B (-), C (-)
    And A holds attack 04, Trickster flare
    And B holds attack 10, Card Zap
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 10
    And A plays Trickster flare
    And B plays Card Zap
    Then the total of the offense is 5: attack 04, ships 1
    When the turn ends

  @super:trickster
  Scenario: After losing, a guess turns the outcome; the cards are discarded as usual
    Given players A (Trickster), B (-), C (-)
    And A holds attack 04, Trickster flare
    And B holds attack 40
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A passes
    And A plays attack 04 and B plays attack 40
    Then the outcome is: B wins
    And A is asked to use: Trickster flare (super), or pass
    When A plays Trickster flare
    And A answers left hand
    And B answers right hand
    Then the outcome is: A wins
    And A has 2 ships on B1
    And B has 4 ships in the warp
    And A holds exactly Trickster flare
    And the discard pile is attack 04, attack 40
    When the turn ends

  @super:trickster
  Scenario: Or it does not, and that is all for this encounter
    Given players A (Trickster), B (-), C (-)
    And A holds negotiate, Trickster flare
    And B holds attack 40, 3 x attack 01
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A passes
    And A plays negotiate and B plays attack 40
    And A plays Trickster flare
    And A answers left hand
    And B answers left hand
    Then the outcome is: B wins
    And A has 2 ships in the warp
    And A holds exactly Trickster flare, 2 x attack 01
    When the turn ends

  @super:trickster
  Scenario: Who has used the power does not try again
    Given players A (Trickster), B (-), C (-)
    And A holds attack 04, Trickster flare
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A uses Trickster's power
    And A answers left hand
    And B answers left hand
    Then the outcome is: B wins
    And A has 2 ships in the warp
    When the turn ends

  @super:trickster
  Scenario: Who has won has nothing to try
    Given players A (Trickster), B (-), C (-)
    And A holds attack 20, Trickster flare
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A passes
    And A plays attack 20 and B plays attack 04
    Then the outcome is: A wins
    When the turn ends

  @super:trickster @power:guerrilla
  Scenario: Guerrilla strikes once the outcome is final
    Given players A (Guerrilla), B (Trickster), C (-)
    And B holds attack 04, Trickster flare
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And B passes
    And A plays attack 20 and B plays attack 04
    And B plays Trickster flare
    And A answers left hand
    And B answers right hand
    Then the outcome is: B wins
    And A has 2 ships in the warp
    And B has 1 ship on B1
    And B has 3 ships in the warp
    When the turn ends

  @super:trickster @artifact:cosmic-zap @Z-04
  Scenario: Zapped through the super flare, which stays unplayed
    Given players A (Trickster), B (-), C (-)
    And A holds attack 04, Trickster flare
    And B holds attack 40, Cosmic Zap
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A passes
    And A plays attack 04 and B plays attack 40
    And A plays Trickster flare
    And B plays Cosmic Zap
    Then the outcome is: B wins
    And A has 2 ships in the warp
    And A holds exactly Trickster flare
    When the turn ends

  @super:trickster @artifact:card-zap
  Scenario: The super flare is cancelled, and the defeat stands
    Given players A (Trickster), B (-), C (-)
    And A holds attack 04, Trickster flare
    And B holds attack 20, Card Zap
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A passes
    And A plays attack 04 and B plays attack 20
    And A plays Trickster flare
    And B plays Card Zap
    Then the outcome is: B wins
    And A has 1 ship in the warp

  @power:trickster
  Scenario: Both choose between two hands, in secret and at the same time
    Given players A (Trickster), B (-), C (-)
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A uses Trickster's power
    Then A is asked what to choose: left hand, right hand
    And B is asked what to choose: left hand, right hand

  @power:trickster @power:zombie
  Scenario: Ships that are lost by a guess are lost as by any defeat
    Given players A (Trickster), B (Zombie), C (-)
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A uses Trickster's power
    And A answers left hand
    And B answers right hand
    And B answers B2
    Then the outcome is: A wins
    And B has 8 ships on B2
    And A has a colony on B1
    When the turn ends
