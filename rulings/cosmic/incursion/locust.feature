Feature: Locust devours planets on which it is alone

  @power:locust
  Scenario: A planet on which it is alone is devoured at the start of anybody's regroup
    Given players A (-), B (Locust), C (-)
    And B has 2 ships on C1
    And C has 0 ships on C1
    When the turn begins
    Then B is asked where ships return to: B1, B2, B3, B4, B5
    When B answers 1 to B1, 1 to B2
    Then C1 is destroyed
    And B has 1 foreign colony
    And B has 2 foreign colonies towards winning
    And the log says: C1 is destroyed; B keeps it
    When A encounters C on C2 with 1 ship
    And nobody is invited
    And A plays attack 20 and C plays attack 04
    And the turn ends

  @power:locust
  Scenario: It does not eat where others have ships, nor at home, nor where it has none
    Given players A (Locust), B (-), C (-)
    And A has 2 ships on C1
    And C has 1 ship on C1
    And B has 0 ships on B1
    When A encounters B on B2 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    Then A has 2 ships on C1
    And A has 1 foreign colony towards winning
    When the turn ends

  @power:locust
  Scenario: Every such planet is devoured, one after the other
    Given players A (Locust), B (-), C (-)
    And A has 1 ship on C1
    And C has 0 ships on C1
    And A has 1 ship on B1
    And B has 0 ships on B1
    When the turn begins
    Then A is asked which planet: B1, C1
    When A answers C1
    Then A is asked where ships return to: A1, A2, A3, A4, A5, B1
    When A answers A1
    Then A is asked where ships return to: A1, A2, A3, A4, A5
    When A answers A2
    Then B1 is destroyed
    And C1 is destroyed
    And A has 2 foreign colonies
    And A has 4 foreign colonies towards winning
    When A encounters B on B2 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    And the turn ends

  @power:locust
  Scenario: Without home colonies it has no power, and devours nothing
    Given players A (-), B (Locust), C (-)
    And B's ships are 1 on C1, 19 in the warp
    And C has 0 ships on C1
    When A encounters C on C2 with 1 ship
    And nobody is invited
    And A plays attack 20 and C plays attack 04
    Then B's power is lost
    And B has 1 ship on C1
    And B has 1 foreign colony towards winning
    When the turn ends

  @power:locust
  Scenario: Devoured planets stay with the player when the power is lost, and win
    Given players A (Locust), B (-), C (-)
    And A has 1 ship on C1
    And C has 0 ships on C1
    And A has 1 ship on C2
    And A has 1 ship on C3
    And A holds attack 20
    When the turn begins
    And A answers A1
    Then A has 4 foreign colonies towards winning
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then A wins the game

  @power:locust @artifact:cosmic-zap
  Scenario: Zapped, it leaves the planet alone for this encounter
    Given players A (Locust), B (-), C (-)
    And A has 1 ship on C1
    And C has 0 ships on C1
    And C holds Cosmic Zap, attack 04
    When the turn begins
    And A answers A1
    Then C is asked to respond: Cosmic Zap or pass
    When C plays Cosmic Zap
    Then A's power is zapped
    And A has 1 ship on C1
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    And the turn ends

  @power:locust
  Scenario: With too few home colonies it devours nothing, and keeps what it has
    Given players A (Locust), B (-), C (-)
    And A's ships are 4 on A1, 4 on A2, 11 on A3, 1 on C1
    And C has 0 ships on C1
    When the turn begins
    And A answers A1
    Then A has 2 foreign colonies towards winning
    When A encounters B on B1 with 4 ships from A2
    Then A's power is lost
    And A has 2 foreign colonies towards winning
    When nobody is invited
    And A plays attack 04 and B plays attack 20
    And the turn ends

  @power:locust @power:citadel @rule:R27.5
  Scenario: What lies beside a devoured planet is discarded
    Given players A (Locust), B (Citadel), C (-)
    And A has 1 ship on C1
    And C has 0 ships on C1
    And beside C1 lie attack 08 of B's sheet
    When the turn begins
    And A answers A1
    Then beside C1 lies no card
    And the discard pile ends with attack 08
    When A targets B
    And everybody passes
    And A aims at B1
    And A launches 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    And the turn ends

  @power:locust @power:plant
  Scenario: Stolen with the power are no planets that were devoured before
    Given players A (Plant), B (Locust), C (-)
    And B has 1 ship on C1
    And C has 0 ships on C1
    And A has 1 ship on B2
    And A holds attack 20
    When the turn begins
    And B answers B1
    And A encounters C on C2 with 1 ship
    And nobody is invited
    And A uses Plant's power
    Then A has the power of Locust
    And A has 1 foreign colony towards winning
    And B has 2 foreign colonies towards winning
    When A plays attack 20 and C plays attack 04
    And the turn ends

  @power:locust @destiny:most-foreign-colonies
  Scenario: A devoured planet counts as one foreign colony in comparisons
    Given players A (-), B (Locust), C (-)
    And B has 1 ship on C1
    And C has 0 ships on C1
    And C has 1 ship on A1
    And C has 1 ship on A2
    And the next destiny is special most foreign colonies
    When the turn begins
    And B answers B1
    Then B has 1 foreign colony
    And C has 2 foreign colonies
    When A aims at C2
    And A launches 1 ship
    Then C is the defense
    When nobody is invited
    And A plays attack 20 and C plays attack 04
    And the turn ends

  @wild:locust
  Scenario: With the wild flare four ships buy the end of a planet, and the flare goes to the Locust
    Given players A (Locust), B (-), C (-)
    And B holds attack 04, Locust flare
    And B has 1 ship on C1
    When the turn begins
    Then B is asked to use: Locust flare (wild) or pass
    When B plays Locust flare
    Then B is asked which planet: B1, B2, B3, B4, B5, C1, C2, C3, C4, C5
    When B answers C1
    And B, asked which ships to lose, answers 4 ships from B2
    Then C1 is destroyed
    And C has 4 ships in the warp
    And B has 5 ships in the warp
    And B has 0 foreign colonies towards winning
    And A holds Locust flare
    When A encounters B on B2 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And the turn ends

  @wild:locust
  Scenario: Without four ships the wild flare is nothing
    Given players A (-), B (-), C (-)
    And B holds attack 04, Locust flare
    And B's ships are 3 on B1, 17 in the warp
    When A encounters C on C1 with 1 ship
    And nobody is invited
    And A plays attack 20 and C plays attack 04
    Then B holds exactly attack 04, Locust flare
    When the turn ends

  @wild:locust
  Scenario: If nobody is the Locust, any planet may go, and the flare is discarded
    Given players A (-), B (-), C (-)
    And A holds attack 20, Locust flare
    When the turn begins
    And A plays Locust flare
    Then A is asked which planet: A1, A2, A3, A4, A5, B1, B2, B3, B4, B5, C1, C2, C3, C4, C5
    When A answers B1
    And A, asked which ships to lose, answers 4 ships from A1
    Then the discard pile is Locust flare
    When A retrieves a ship to A2
    And A encounters B on B2 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And the turn ends

  @F-05 @wild:locust @artifact:cosmic-zap
  Scenario: A zapped Locust plays its own flare as the wild one, and has it again
    Given players A (Locust), B (-), C (-)
    And A has 1 ship on C1
    And C has 0 ships on C1
    And A holds attack 04, Locust flare
    And C holds Cosmic Zap, attack 04
    When the turn begins
    And A answers A1
    And C plays Cosmic Zap
    Then A is asked to use: Locust flare (wild) or pass
    When A plays Locust flare
    And A answers B1
    And A, asked which ships to lose, answers 4 ships from A2
    Then B1 is destroyed
    And A holds exactly attack 04, Locust flare
    When A retrieves a ship to A1
    And A encounters B on B2 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    And the turn ends

  @super:locust
  Scenario: With the super flare it eats where it outnumbers all others together
    Given players A (Locust), B (-), C (-)
    And A has 4 ships on C1
    And C has 2 ships on C1
    And B has 1 ship on C1
    And A has 2 ships on C2
    And C has 2 ships on C2
    And A holds attack 04, Locust flare
    When the turn begins
    Then A is asked to use: Locust flare (super) or pass
    When A plays Locust flare
    Then A is asked where ships return to: A1, A2, A3, A4, A5, C2
    When A answers A1
    Then C1 is destroyed
    And B has 1 ship in the warp
    And C has 2 ships in the warp
    And A has 3 foreign colonies towards winning
    When A encounters B on B2 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    And the turn ends

  @super:locust
  Scenario: The super flare comes on top of the power
    Given players A (Locust), B (-), C (-)
    And A has 4 ships on C1
    And A has 1 ship on C2
    And C has 0 ships on C2
    And A holds attack 04, Locust flare
    And C has 2 ships on C1
    When the turn begins
    Then A is asked to use: Locust's power, Locust flare (super)
    When A uses Locust's power
    And A answers A1
    Then C2 is destroyed
    And A is asked to use: Locust flare (super) or pass
    When A plays Locust flare
    And A answers A1
    Then C1 is destroyed
    And A has 4 foreign colonies towards winning
    When A encounters B on B2 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    And the turn ends

  @super:locust @Z-04 @artifact:cosmic-zap
  Scenario: Zapped through the super flare, it has the flare back
    Given players A (Locust), B (-), C (-)
    And A has 4 ships on C1
    And C has 2 ships on C1
    And A holds attack 04, Locust flare
    And C holds Cosmic Zap, attack 04
    When the turn begins
    And A plays Locust flare
    And A answers A1
    And C plays Cosmic Zap
    Then A's power is zapped
    And A has 4 ships on C1
    And A is asked to use: Locust flare (wild) or pass
    When A passes
    Then A is asked whom to encounter
    And A holds exactly attack 04, Locust flare

  @wild:locust @super:locust @artifact:card-zap
  Scenario Outline: Card-Zapped, either flare is discarded and no planet goes
    Given players A (<alien>), B (-), C (-)
    And A has 4 ships on C1
    And C has 2 ships on C1
    And A holds attack 04, Locust flare
    And C holds Card Zap, attack 04
    When the turn begins
    And A plays Locust flare
    And C plays Card Zap
    Then A has 4 ships on C1
    And the discard pile is Card Zap, Locust flare
    When A encounters B on B2 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    And the turn ends

    Examples:
      | alien  |
      | -      |
      | Locust |

  @wild:locust @rule:R27.3
  Scenario: If nobody can be encountered any more, the turn ends without a result
    Given players A (-), B (-), C (-)
    And B1 is destroyed
    And B2 is destroyed
    And B3 is destroyed
    And B4 is destroyed
    And B5 is destroyed
    And C1 is destroyed
    And C2 is destroyed
    And C3 is destroyed
    And C4 is destroyed
    And A has 1 ship on C5
    And C has 0 ships on C5
    When the turn begins
    Then the outcome is: no result
    And it is B's turn
