Feature: Bids

  @rule:3
  Scenario: The highest bid takes the wreck, and all bids are gone
    Given players A, B, C
    And the first wrecks are worth 4, 7
    When the bids are A 12, B 20, C 3
    Then the log says: B takes the wreck worth 4: A 12, B 20, C 3
    And B has 4 points
    And A has 0 points
    And the wreck is worth 7
    And B may not bid 20
    And everybody is asked for a bid

  @rule:3
  Scenario: A bid is sealed until all have bid
    Given players A, B
    And A holds 1, 2, 3, 14, 15
    When A bids 15
    Then A is not asked anything
    And A has 0 points
    And B is asked for a bid: 4, 5, 6, 7, 8
    When B bids 8
    Then A has 1 point
    And everybody is asked for a bid

  @rule:1
  Scenario Outline: Nobody bids a card it does not have
    Given players A, B
    And A holds 1, 2, 3, 14, 15
    Then A may not bid <card>
    And B is asked for a bid: 4, 5, 6, 7, 8

    Examples:
      | card |
      | 4    |
      | 16   |
      | 0    |
