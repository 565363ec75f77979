Feature: Players who change places

  @test:10 @power:swindler
  Scenario: The Swindler takes the place of the offense in the middle of its turn
    Given players A (Human), B (-), C (Swindler)
    And in the setup C answers A
    And A holds attack 20, negotiate
    And C holds attack 04
    And the next destiny is B's colour
    When the turn begins
    And C uses Swindler's power
    Then the log says: C and A change places
    And it is A's turn
    And A is the offense
    And A holds exactly attack 20, negotiate
    And A has the power of Human
    And C has the power of Swindler
    When A aims at B1
    And A launches 2 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 10
    Then the outcome is: A wins
    And A has 1 foreign colony
    And A is asked whether to have a second encounter
    When the turn ends
    Then it is B's turn
    When the next turn begins
    Then C is asked to use: Swindler's power or pass
