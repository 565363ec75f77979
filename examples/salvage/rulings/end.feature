Feature: The end of the game

  Background:
    Given players A, B
    And the first wrecks are worth 1, 2, 3, 4, 5

  @rule:4
  Scenario: After five rounds whoever has the most points wins
    When the bids are A 11, B 1
    And the bids are A 12, B 2
    And the bids are A 13, B 3
    And the bids are A 4, B 14
    Then the game goes on
    And everybody is asked for a bid
    When the bids are A 5, B 15
    Then A has 6 points
    And B has 9 points
    And B wins the game

  @rule:4
  Scenario: Several with equally many points win together
    Given players A, B, C
    When the bids are A 1, B 2, C 20
    And the bids are A 3, B 19, C 4
    And the bids are A 5, B 18, C 6
    And the bids are A 7, B 8, C 17
    And the bids are A 16, B 9, C 10
    Then A has 5 points
    And B has 5 points
    And C has 5 points
    And everybody wins the game
    And the log says: A, B, C win the game
