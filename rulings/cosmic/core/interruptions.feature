Feature: An encounter inside a turn of another

  @test:7 @AL-INVADER-6 @power:invader @rule:R17.7
  Scenario: An interrupted second encounter is forfeited when the last encounter card is spent
    Given players A (-), B (Invader), C (-)
    And the next destiny is C's colour, Invader destiny, C's colour
    And A holds attack 20, attack 04
    And B holds attack 08
    And C holds attack 06
    When A encounters C on C1 with 2 ships
    And nobody is invited
    And A plays attack 20 and C plays attack 06
    Then the outcome is: A wins
    When A has a second encounter
    Then B is the offense
    And A is the defense
    When B passes
    And B aims at A2
    And B launches 1 ship
    And nobody is invited
    And B plays attack 08 and A plays attack 04
    Then B has 1 ship on A2
    And A holds no cards
    And the outcome is: no result
    When the turn ends
    Then it is B's turn

  @test:7 @AL-INVADER-6 @power:invader @rule:R17.7
  Scenario: With a card left the second encounter is played after all
    Given players A (-), B (Invader), C (-)
    And the next destiny is C's colour, Invader destiny, C's colour
    And A holds attack 20, attack 04, negotiate
    And B holds attack 08
    And C holds attack 06, attack 06
    When A encounters C on C1 with 2 ships
    And nobody is invited
    And A plays attack 20 and C plays attack 06
    And A has a second encounter
    And B passes
    And B aims at A2
    And B launches 1 ship
    And nobody is invited
    And B plays attack 08 and A plays attack 04
    And A retrieves a ship to A1
    Then A is asked which planet to aim at: C2, C3, C4, C5
    And the log says in this order: encounter 2 of A begins; an extra encounter of B begins
