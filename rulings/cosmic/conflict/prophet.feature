Feature: Prophet

  @power:prophet
  Scenario: A right prediction brings a colony on any planet
    Given players A (-), B (-), C (Prophet)
    When A encounters B on B1 with 2 ships
    And nobody is invited
    Then C is asked to use: Prophet's power or pass
    When C uses Prophet's power
    Then C is asked which side: offense, defense
    When C answers offense
    And A plays attack 20 and B plays attack 04
    Then C is asked which planet: A1, A2, A3, A4, A5, B1, B2, B3, B4, B5
    When C answers B1
    Then C is asked which ships found the colony (1 to 4): 4 on C1, 4 on C2, 4 on C3, 4 on C4, 4 on C5
    When C answers 1 ship from C1
    Then C has 1 ship on B1
    And A has 2 ships on B1
    When the turn ends

  @power:prophet
  Scenario: An empty planet at home will do
    Given players A (-), B (-), C (Prophet)
    And C has 0 ships on C4
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And C uses Prophet's power
    And C answers defense
    And A plays attack 04 and B plays attack 20
    And C answers C4
    And C answers 2 ships from C1
    Then C has 5 home colonies

  @power:prophet
  Scenario: A wrong one costs two ships that the winner picks
    Given players A (-), B (-), C (Prophet)
    And C has 2 ships on A3
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And C uses Prophet's power
    And C answers offense
    And A plays attack 04 and B plays attack 20
    Then B is asked which ships to lose (2): 2 of C on A3, 3 of C on C1, 3 of C on C2, 4 of C on C3, 4 of C on C4, 4 of C on C5
    When B answers 2 of C from A3
    Then C has 2 ships in the warp
    And C has 0 foreign colonies

  @power:prophet @rule:O41
  Scenario Outline: A deal makes any prediction right
    Given players A (-), B (-), C (Prophet)
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And C uses Prophet's power
    And C answers <side>
    And A plays negotiate and B plays negotiate
    And A offers: gives colony on A1; gets nothing
    And B accepts
    And B, asked which ships found the colony, answers 1 ship from B2
    And A, asked where ships return to, answers A1
    And C answers A5
    And C answers 1 ship from C1
    Then C has 1 ship on A5
    And the outcome is: a deal
    When the turn ends

    Examples:
      | side    |
      | offense |
      | defense |

  @power:prophet @AL-PROPHET-1
  Scenario: Without a winner it is neither right nor wrong
    Given players A (-), B (-), C (Prophet)
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And C uses Prophet's power
    And C answers offense
    And A plays morph and B plays morph
    Then the outcome is: both sides lose
    And C's ships are as at the beginning

  @power:prophet
  Scenario: A failed deal has no winner
    Given players A (-), B (-), C (Prophet)
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And C uses Prophet's power
    And C answers offense
    And A plays negotiate and B plays negotiate
    And the clock runs out
    And A, asked which ships to lose, answers 3 ships from A2
    And B, asked which ships to lose, answers 3 ships from B2
    And A, asked where ships return to, answers A1
    Then the outcome is: a failed deal
    And C's ships are as at the beginning

  @power:prophet
  Scenario Outline: A main player or an ally does not predict
    Given players A (<a>), B (-), C (<c>)
    When A encounters B on B1 with 2 ships
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    Then A is asked which encounter card to play
    And C is not asked anything
    When A plays attack 20 and B plays attack 04
    And the turn ends

    Examples:
      | a       | c       |
      | Prophet | -       |
      | -       | Prophet |

  @power:prophet @artifact:cosmic-zap
  Scenario: Zapped, the prediction is void
    Given players A (-), B (-), C (Prophet)
    And A holds attack 20, Cosmic Zap
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And C uses Prophet's power
    And C answers offense
    Then A is asked to use: Cosmic Zap or pass
    When A plays Cosmic Zap
    And A plays attack 20 and B plays attack 04
    Then C's ships are as at the beginning
    When the turn ends

  @power:prophet @rule:R19.6
  Scenario: Without its power it does not predict
    Given players A (-), B (-), C (Prophet)
    And C's ships are 10 on C1, 10 on C2
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then C has 0 foreign colonies
    When the turn ends

  @power:prophet @power:zombie
  Scenario: A prophecy that came true outlives the ships it was about
    Given players A (-), B (Zombie), C (Prophet)
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And C uses Prophet's power
    And C answers offense
    And A plays attack 20 and B plays attack 04
    And B, asked where ships return to, answers B2
    And C answers B1
    And C answers 1 ship from C1
    Then C has 1 ship on B1
    When the turn ends

  @super:prophet
  Scenario: With the super flare it predicts when the cards lie there
    Given players A (-), B (-), C (Prophet)
    And C holds negotiate, Prophet flare
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And C passes
    And A plays attack 20 and B plays attack 04
    Then C is asked to use: Prophet flare (super) or pass
    When C plays Prophet flare
    And C answers offense
    And C answers B1
    And C answers 1 ship from C1
    Then C has 1 ship on B1
    And C holds exactly negotiate, Prophet flare
    When the turn ends

  @super:prophet
  Scenario: One prediction in an encounter
    Given players A (-), B (-), C (Prophet)
    And C holds negotiate, Prophet flare
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And C uses Prophet's power
    And C answers defense
    And A plays attack 20 and B plays attack 04
    Then A is asked which ships to lose (2)
    When A answers 2 of C from C1
    Then C has 2 ships in the warp
    When the turn ends

  @super:prophet @artifact:cosmic-zap
  Scenario: Zapped through the super flare, which goes back unplayed
    Given players A (-), B (-), C (Prophet)
    And A holds attack 20, Cosmic Zap
    And C holds negotiate, Prophet flare
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And C passes
    And A plays attack 20 and B plays attack 04
    And C plays Prophet flare
    And C answers offense
    And A plays Cosmic Zap
    Then C holds exactly negotiate, Prophet flare
    And C's ships are as at the beginning
    When the turn ends

  @wild:prophet
  Scenario: One negotiate was foretold and came: each other player loses a ship of its choice
    Given players A (-), B (-), C (-)
    And C holds negotiate, Prophet flare
    When A encounters B on B1 with 2 ships
    And nobody is invited
    Then C is asked to use: Prophet flare (wild) or pass
    When C plays Prophet flare
    Then C is asked how many: 1 to 2
    When C answers 1
    Then the log does not say: foretold
    When A plays attack 20 and B plays negotiate
    Then A is asked which ships to lose (1)
    And the log does not say: foretold
    When A answers 1 ship from A1
    And B answers 1 ship from B2
    Then the log says: C had foretold 1
    And A has 1 ship in the warp
    And B has 5 ships in the warp
    And C has no ships in the warp
    And C holds exactly negotiate, Prophet flare
    When the turn ends

  @wild:prophet
  Scenario Outline: Wrong, the flare goes to the left, and nobody loses a ship by it
    Given players A (-), B (-), C (-)
    And B holds <card>, Prophet flare
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And B plays Prophet flare
    And B answers <foretold>
    And A plays attack 20 and B plays <card>
    Then C holds exactly negotiate, Prophet flare
    And B does not hold Prophet flare
    And A has no ships in the warp
    And C has no ships in the warp
    When the turn ends

    Examples:
      | card      | foretold |
      | attack 04 | 1        |
      | negotiate | 2        |

  @wild:prophet
  Scenario: Two were foretold, and two came
    Given players A (-), B (-), C (-)
    And A holds negotiate, Prophet flare
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays Prophet flare
    And A answers 2
    And A plays negotiate and B plays negotiate
    And B answers 1 ship from B2
    And C answers 1 ship from C2
    Then B has 1 ship in the warp
    And C has 1 ship in the warp
    When the clock runs out
    And A, asked which ships to lose, answers 3 ships from A2
    And B, asked which ships to lose, answers 3 ships from B3
    And A, asked where ships return to, answers A1
    Then A holds exactly Prophet flare

  @wild:prophet @G-026
  Scenario: A morph is no negotiate, whatever it has become
    Given players A (-), B (-), C (-)
    And C holds negotiate, Prophet flare
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And C plays Prophet flare
    And C answers 2
    And A plays morph and B plays negotiate
    Then A holds Prophet flare
    And B has 0 ships in the warp
    When the clock runs out
    And A, asked which ships to lose, answers 3 ships from A2
    And B, asked which ships to lose, answers 3 ships from B3
    And A, asked where ships return to, answers A1
    Then C has no ships in the warp

  @wild:prophet @artifact:card-zap
  Scenario: The wild flare is cancelled before anything is foretold
    Given players A (-), B (-), C (-)
    And A holds attack 20, Card Zap
    And C holds negotiate, Prophet flare
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And C plays Prophet flare
    And A plays Card Zap
    And A plays attack 20 and B plays negotiate
    Then C holds exactly negotiate
    When the turn ends

  @super:prophet @artifact:card-zap
  Scenario: The super flare is cancelled, and nothing is predicted
    Given players A (-), B (-), C (Prophet)
    And A holds attack 04, Card Zap
    And C holds Prophet flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And C passes
    And A plays attack 04 and B plays attack 20
    And C plays Prophet flare
    And A plays Card Zap
    Then the outcome is: B wins
    And C has 0 ships in the warp
    And C is not asked anything

  @power:prophet @power:trickster
  Scenario: Where Trickster leaves no cards to select there is no time for a prediction
    Given players A (Trickster), B (-), C (Prophet)
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A uses Trickster's power
    And A answers left hand
    And B answers right hand
    Then the outcome is: A wins
    And C is not asked to use Prophet's power
    When the turn ends

  @power:prophet @power:filth
  Scenario: A colony gained beside Filth does not last
    Given players A (-), B (Filth), C (Prophet)
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And C uses Prophet's power
    And C answers defense
    And A plays attack 04 and B plays attack 20
    And C answers B2
    And C answers 1 ship from C1
    And C, asked where ships return to, answers C1
    Then C has no colony on B2
    And C has 4 ships on C1
