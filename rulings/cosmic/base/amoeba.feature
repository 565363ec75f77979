Feature: Amoeba

  @power:amoeba
  Scenario: Amoeba adds ships after the selection
    Given players A (Amoeba), B (-), C (-)
    When A encounters B on B1 with 1 ship from A1
    And nobody is invited
    And A plays attack 10 and B plays attack 12
    Then A is asked to use: Amoeba's power, or pass
    When A uses Amoeba's power
    Then A is asked what to choose: more, fewer
    When A answers more
    Then A is asked which ships to move: 3 on A1, 4 on A2, 4 on A3, 4 on A4, 4 on A5
    When A answers 3 ships from A1, 3 from A2
    Then the total of the offense is 17: attack 10, ships 7
    And the outcome is: A wins
    And A has 7 ships on B1

  @power:amoeba
  Scenario: Amoeba takes its ships away, and gains no colony
    Given players A (Amoeba), B (-), C (-)
    When A encounters B on B1 with 2 ships from A1
    And nobody is invited
    And A plays attack 40 and B plays attack 04
    And A uses Amoeba's power
    And A answers fewer
    And A, asked which ships to move, answers 2 ships
    And A, asked where ships return to, answers A5
    Then the total of the offense is 40: attack 40, ships 0
    And the outcome is: A wins
    And A has 6 ships on A5
    And A has no colony on B1

  @power:amoeba
  Scenario: As the defense Amoeba brings ships to the planet
    Given players A (-), B (Amoeba), C (-)
    And B has 1 ship on B1
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 10 and B plays attack 08
    And B uses Amoeba's power
    And B answers more
    And B, asked which ships to move, answers 5 ships
    Then the total of the defense is 14: attack 08, ships 6
    And the outcome is: B wins
    And B has 6 ships on B1

  @power:amoeba
  Scenario: A defense without a ship in the encounter may not use the power
    Given players A (-), B (Amoeba), C (-)
    And B has 0 ships on B1
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 10 and B plays attack 08
    Then the outcome is: A wins

  @power:amoeba
  Scenario: As an ally Amoeba does not ooze
    Given players A (-), B (-), C (Amoeba)
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays attack 10 and B plays attack 04
    Then the outcome is: A wins

  @power:amoeba @artifact:cosmic-zap
  Scenario: Amoeba zapped moves nothing
    Given players A (Amoeba), B (-), C (-)
    And B holds attack 12, Cosmic Zap
    When A encounters B on B1 with 1 ship from A1
    And nobody is invited
    And A plays attack 10 and B plays attack 12
    And A uses Amoeba's power
    And A answers more
    And A answers 3 ships from A1
    And B plays Cosmic Zap
    Then the total of the offense is 11: attack 10, ships 1
    And A has 3 ships on A1

  @power:amoeba @AL-AMOEBA-1
  Scenario: All ships may flow into the gate in one act
    Given players A (Amoeba), B (-), C (-)
    When A encounters B on B1 with 1 ship from A1
    And nobody is invited
    And A plays attack 10 and B plays attack 12
    And A uses Amoeba's power
    And A answers more
    And A answers 19 ships
    Then the total of the offense is 30: attack 10, ships 20
    And A's power is lost
    And A has 20 ships on B1

  @power:amoeba @rule:R19.6
  Scenario: Amoeba with too few home colonies is not asked
    Given players A (Amoeba), B (-), C (-)
    And A's ships are 9 on A1, 10 on A2, 1 on A3
    When A encounters B on B1 with 1 ship from A3
    And nobody is invited
    And A plays attack 10 and B plays attack 12
    Then the outcome is: B wins

  @power:amoeba @power:virus
  Scenario: Amoeba and Virus: the ships that are there count
    Given players A (Amoeba), B (Virus), C (-)
    When A encounters B on B1 with 1 ship from A1
    And nobody is invited
    And A plays attack 10 and B plays attack 04
    And A uses Amoeba's power
    And A answers more
    And A answers 7 ships
    Then the total of the offense is 18: attack 10, ships 8
    And the total of the defense is 16
    And the outcome is: A wins

  @super:amoeba
  Scenario: With the super flare Amoeba oozes as an ally
    Given players A (-), B (-), C (Amoeba)
    And C holds negotiate, Amoeba flare
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays attack 10 and B plays attack 04
    Then C is asked to use: Amoeba flare (super), or pass
    When C plays Amoeba flare
    And C answers more
    And C, asked which ships to move, answers 5 ships
    Then the total of the offense is 17: attack 10, ships 7
    And C has 6 ships on B1

  @super:amoeba @Z-02 @Z-04 @artifact:cosmic-zap
  Scenario: The use through the super flare is zapped, and no ship moves
    Given players A (-), B (-), C (Amoeba)
    And B holds attack 04, Cosmic Zap
    And C holds negotiate, Amoeba flare
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays attack 10 and B plays attack 04
    And C plays Amoeba flare
    And C answers more
    And C answers 5 ships
    And B plays Cosmic Zap
    Then the total of the offense is 12: attack 10, ships 2
    And C holds exactly negotiate, Amoeba flare
    And C has 1 ship on B1

  @super:amoeba @AL-AMOEBA-2
  Scenario: An ally that has left was still an ally
    Given players A (-), B (-), C (Amoeba)
    And C holds negotiate, Amoeba flare
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 2 ships from C1
    And A plays attack 10 and B plays attack 04
    And C plays Amoeba flare
    And C answers fewer
    And C, asked which ships to move, answers 2 ships
    And C, asked where ships return to, answers C1
    Then the total of the offense is 11: attack 10, ships 1
    And C has no colony on B1

  @super:amoeba @power:grudge @AL-AMOEBA-2
  Scenario: Grudge holds nothing against an ally that has left
    Given players A (Grudge), B (-), C (Amoeba), D (-)
    And C holds negotiate, Amoeba flare
    When A encounters B on B1 with 1 ship
    And A invites C, D
    And B invites nobody
    And C joins the offense with 2 ships from C1
    And D declines
    And A plays attack 10 and B plays attack 04
    And C plays Amoeba flare
    And C answers fewer
    And C, asked which ships to move, answers 2 ships
    And C, asked where ships return to, answers C1
    Then D is asked which ships to lose
    And the note tokens on Grudge's sheet is with D
    When D answers 1 ship
    Then C has no ships in the warp

  @wild:amoeba @AL-AMOEBA-3
  Scenario: The wild flare brings up to four ships even to an empty planet
    Given players A (-), B (-), C (-)
    And B has 0 ships on B1
    And B holds attack 08, Amoeba flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    Then B is asked to use: Amoeba flare (wild), or pass
    When B plays Amoeba flare
    Then B may not answer 5 ships
    When B, asked which ships to move, answers 4 ships
    And A plays attack 10 and B plays attack 08
    Then the total of the defense is 12: attack 08, ships 4
    And the outcome is: B wins

  @wild:amoeba
  Scenario: With the wild flare the offense may exceed four ships
    Given players A (-), B (-), C (-)
    And A holds attack 10, Amoeba flare
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays Amoeba flare
    And A answers more
    And A answers 4 ships
    And A plays attack 10 and B plays attack 12
    Then the total of the offense is 18: attack 10, ships 8

  @wild:amoeba
  Scenario: The wild flare is for main players
    Given players A (-), B (-), C (-)
    And C holds negotiate, Amoeba flare
    When A encounters B on B1 with 4 ships
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays attack 10 and B plays attack 12
    Then the outcome is: B wins

  @wild:amoeba @super:anti-matter @artifact:card-zap
  Scenario Outline: The wild flare is stopped, and no ship moves
    Given players A (-), B (-), C (Anti-Matter)
    And A holds attack 10, Amoeba flare
    And C holds negotiate, <card>
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays Amoeba flare
    Then C is asked to respond: <offer> or pass
    When C plays <card>
    And A plays attack 10 and B plays attack 12
    Then the total of the offense is 11: attack 10, ships 1
    And A holds exactly <left>
    When the turn ends

    Examples:
      | card              | offer                     | left         |
      | Card Zap          | Card Zap                  | nothing      |
      | Anti-Matter flare | Anti-Matter flare (super) | Amoeba flare |

  @super:amoeba @super:anti-matter @artifact:card-zap
  Scenario Outline: The super flare is stopped, and the ally stays as it is
    Given players A (-), B (-), C (Amoeba), D (Anti-Matter)
    And C holds negotiate, Amoeba flare
    And D holds negotiate, <card>
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays attack 10 and B plays attack 04
    And C plays Amoeba flare
    Then D is asked to respond: <offer> or pass
    When D plays <card>
    Then the total of the offense is 12: attack 10, ships 2
    And C holds exactly <left>
    When the turn ends

    Examples:
      | card              | offer                     | left                    |
      | Card Zap          | Card Zap                  | negotiate               |
      | Anti-Matter flare | Anti-Matter flare (super) | negotiate, Amoeba flare |

  @power:amoeba
  Scenario: As the defense Amoeba leaves the planet; what is left behind is lost
    Given players A (-), B (Amoeba), C (-)
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And B uses Amoeba's power
    And B answers fewer
    Then B is asked which ships to move (1 to 4): 4 on B1
    When B answers 3 ships from B1
    Then B is asked where ships return to (3): B2, B3, B4, B5
    When B answers B2
    Then the total of the defense is 5: attack 04, ships 1
    And B has 7 ships on B2
    And B has 1 ship in the warp
    When the turn ends

  @wild:amoeba
  Scenario: The wild flare takes up to four ships away
    Given players A (-), B (-), C (-)
    And A holds attack 20, Amoeba flare
    When A encounters B on B1 with 3 ships from A1
    And nobody is invited
    And A plays Amoeba flare
    Then A is asked what to choose: more, fewer
    When A answers fewer
    Then A is asked which ships to move (1 to 3): 3 in the gate
    When A answers 2 from the gate
    And A answers A1
    And A plays attack 20 and B plays attack 04
    Then the total of the offense is 21: attack 20, ships 1
    And A has 1 ship on B1
    When the turn ends
