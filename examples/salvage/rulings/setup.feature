Feature: Setting up

  @rule:1
  Scenario Outline: Two to four can play
    Given players <players>
    When the game is set up
    Then the setup is refused: two to four can

    Examples:
      | players       |
      | A             |
      | A, B, C, D, E |

  @rule:1
  Scenario: Everybody is dealt five cards
    Given players A, B, C, D
    And C holds 21, 22, 23, 24, 25
    Then A is asked for a bid: 1, 2, 3, 4, 5
    And B is asked for a bid: 6, 7, 8, 9, 10
    And C is asked for a bid: 21, 22, 23, 24, 25
    And everybody is asked for a bid
