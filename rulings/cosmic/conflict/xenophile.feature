Feature: Xenophile gains strength from the colonies of others in its system

  @power:xenophile
  Scenario: Three for each colony of another player, two on one planet among them
    Given players A (Xenophile), B (-), C (-)
    And B has 1 ship on A1
    And C has 1 ship on A1
    And C has 2 ships on A2
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 08
    Then A is asked what to choose: add, subtract
    When A answers add
    Then the total of the offense is 14: attack 04, ships 1, Xenophile +9
    And the outcome is: A wins
    When the turn ends

  @power:xenophile
  Scenario: It may be taken off as well
    Given players A (-), B (Xenophile), C (-)
    And C has 1 ship on B1
    When A encounters B on B2 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 04
    And B answers subtract
    Then the total of the defense is 5: attack 04, ships 4, Xenophile -3
    When the turn ends

  @power:xenophile
  Scenario: Without guests, or with a negotiate, nothing is added
    Given players A (Xenophile), B (-), C (-)
    And A has 1 ship on B2
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 06
    Then the outcome is: B wins
    And Xenophile's power was not used in this encounter
    When the turn ends

  @power:xenophile
  Scenario: With a negotiate nothing is added
    Given players A (Xenophile), B (-), C (-)
    And C has 1 ship on A1
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays negotiate
    Then the outcome is: A wins
    And Xenophile's power was not used in this encounter
    When the turn ends

  @power:xenophile @rule:R19.6
  Scenario: It keeps its power with a single home colony
    Given players A (Xenophile), B (-), C (-)
    And A's ships are 20 on A1
    And C has 1 ship on A2
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 08 and B plays attack 06
    And A answers add
    Then A's power is not lost
    And the total of the offense is 12: attack 08, ships 1, Xenophile +3
    When the turn ends

  @power:xenophile @artifact:cosmic-zap
  Scenario: Zapped, it adds nothing
    Given players A (Xenophile), B (-), C (-)
    And B holds attack 08, Cosmic Zap
    And C has 1 ship on A2
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 08 and B plays attack 08
    And A answers add
    Then B is asked to respond: Cosmic Zap, or pass
    When B plays Cosmic Zap
    Then the total of the offense is 9: attack 08, ships 1
    When the turn ends

  @power:xenophile @power:loser
  Scenario: In an upset it may take off what it has
    Given players A (Xenophile), B (Loser), C (-)
    And A holds attack 08
    And C has 1 ship on A2
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And B uses Loser's power
    And A plays attack 08 and B plays attack 06
    And A answers subtract
    Then the total of the offense is 9: attack 08, ships 4, Xenophile -3
    And the outcome is: A wins
    When the turn ends

  @power:xenophile @power:sorcerer @wild:sorcerer
  Scenario: Whoever has its sheet counts the guests of its own system
    Given players A (Xenophile), B (-), C (-)
    And C holds Sorcerer flare
    And C has 1 ship on A2
    And C has 1 ship on B2
    And C has 1 ship on B3
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And C plays Sorcerer flare
    And A plays attack 08 and B plays attack 06
    And B answers add
    Then the total of the offense is 9: attack 08, ships 1
    And the total of the defense is 16: attack 06, ships 4, Xenophile +6
    When the turn ends

  @wild:xenophile
  Scenario: One for each with the wild flare
    Given players A (-), B (-), C (-)
    And A holds attack 04, Xenophile flare
    And C has 1 ship on A2
    And B has 1 ship on A3
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 06
    Then A is asked to use: Xenophile flare (wild), or pass
    When A plays Xenophile flare
    Then the total of the offense is 7: attack 04, ships 1, Xenophile flare +2
    When the turn ends

  @wild:xenophile
  Scenario: Not against a negotiate, nor for the guests of others
    Given players A (-), B (-), C (-)
    And A holds attack 04, Xenophile flare
    And C has 1 ship on B2
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 06
    Then the outcome is: B wins
    And A holds exactly Xenophile flare
    When the turn ends

  @wild:xenophile @artifact:card-zap
  Scenario: The wild flare is cancelled
    Given players A (-), B (-), C (-)
    And A holds attack 04, Xenophile flare
    And B holds attack 06, Card Zap
    And C has 1 ship on A2
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 06
    And A plays Xenophile flare
    And B plays Card Zap
    Then the total of the offense is 5: attack 04, ships 1
    When the turn ends

  @super:xenophile
  Scenario: It wins with two who win together
    Given players A (-), B (-), C (-), D (Xenophile)
    And D holds Xenophile flare
    And A's ships are 4 on A1, 4 on A2, 4 on A3, 2 on A4, 1 on A5, 2 on B2, 1 on B3, 1 on B4, 1 on B5
    And C's ships are 4 on C1, 4 on C2, 4 on C3, 2 on C4, 1 on C5, 2 on D2, 1 on D3, 1 on D4, 1 on D5
    When A encounters B on B1 with 1 ship from A1
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship from C1
    And A plays attack 20 and B plays attack 04
    Then D is asked to use: Xenophile flare (super), or pass
    When D plays Xenophile flare
    Then A, C, D win the game

  @super:xenophile
  Scenario: A single winner does not share
    Given players A (-), B (-), C (-), D (Xenophile)
    And D holds Xenophile flare
    And A's ships are 4 on A1, 4 on A2, 4 on A3, 2 on A4, 1 on A5, 2 on B2, 1 on B3, 1 on B4, 1 on B5
    When A encounters B on B1 with 1 ship from A1
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then A wins the game

  @super:xenophile @super:plant
  Scenario: Plant takes the win of all of them
    Given players A (-), B (-), C (-), D (Xenophile), E (Plant)
    And D holds Xenophile flare
    And E holds Plant flare
    And E has 1 ship on D1
    And A's ships are 4 on A1, 4 on A2, 4 on A3, 2 on A4, 1 on A5, 2 on B2, 1 on B3, 1 on B4, 1 on B5
    And C's ships are 4 on C1, 4 on C2, 4 on C3, 2 on C4, 1 on C5, 2 on D2, 1 on D3, 1 on D4, 1 on D5
    When A encounters B on B1 with 1 ship from A1
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship from C1
    And A plays attack 20 and B plays attack 04
    And D plays Xenophile flare
    Then E is asked to use: Plant flare (super), or pass
    When E plays Plant flare
    Then E wins the game

  @super:xenophile @artifact:card-zap
  Scenario: The super flare is cancelled
    Given players A (-), B (-), C (-), D (Xenophile)
    And B holds attack 04, Card Zap
    And D holds Xenophile flare
    And A's ships are 4 on A1, 4 on A2, 4 on A3, 2 on A4, 1 on A5, 2 on B2, 1 on B3, 1 on B4, 1 on B5
    And C's ships are 4 on C1, 4 on C2, 4 on C3, 2 on C4, 1 on C5, 2 on D2, 1 on D3, 1 on D4, 1 on D5
    When A encounters B on B1 with 1 ship from A1
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship from C1
    And A plays attack 20 and B plays attack 04
    And D plays Xenophile flare
    And B plays Card Zap
    Then A, C win the game

  @power:xenophile @tech:genesis-bomb
  Scenario: Guests on the Genesis planet in its system count
    Given players A (Xenophile), B (-), C (-)
    And the variant technology
    And the Genesis planet has come to A's system
    And C has 1 ship on A6
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 08 and B plays attack 06
    And A answers add
    Then the total of the offense is 12: attack 08, ships 1, Xenophile +3

  @power:xenophile @power:filth
  Scenario: Filth has no guests beside it for anybody to count, but is one itself
    Given players A (Xenophile), B (-), C (Filth)
    And A has 0 ships on A2
    And C has 1 ship on A2
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 08 and B plays attack 06
    And A answers subtract
    Then the total of the offense is 6: attack 08, ships 1, Xenophile -3
