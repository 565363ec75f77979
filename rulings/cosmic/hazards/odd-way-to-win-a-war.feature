Feature: Odd Way to Win a War

  Background:
    Given players A (-), B (-), C (-)
    And the variant hazards
    And the hazard deck begins with Odd Way to Win a War
    And the next destiny is B's colour with a warning

  @hazard:odd-way-to-win-a-war
  Scenario: The odd attack wins, however low
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 05 and B plays attack 40
    Then the outcome is: A wins

  @hazard:odd-way-to-win-a-war
  Scenario Outline: Two of a kind, or a negotiate, are as always
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays <one> and B plays <other>
    Then the outcome is: <outcome>

    Examples:
      | one       | other     | outcome |
      | attack 04 | attack 10 | B wins  |
      | attack 05 | attack 07 | B wins  |
      | negotiate | attack 05 | B wins  |

  @hazard:odd-way-to-win-a-war @power:human
  Scenario: Reinforcements and powers come too late for the even side
    Given players A (-), B (Human), C (-)
    And A holds attack 07
    And B holds attack 20, reinforcement +3
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 07 and B plays attack 20
    And everybody passes
    Then the outcome is: A wins

  @hazard:odd-way-to-win-a-war @artifact:emotion-control
  Scenario: Cards turned into negotiates are no attacks any more
    Given B holds attack 20, Emotion Control
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 07 and B plays attack 20
    And B plays Emotion Control
    Then A is asked for a deal
    And B is asked for a deal

  @hazard:odd-way-to-win-a-war @power:loser @rule:R11.6
  Scenario: Loser's upset turns this result, too
    Given players A (Loser), B (-), C (-)
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A uses Loser's power
    And A plays attack 05 and B plays attack 40
    Then the outcome is: B wins

  @hazard:odd-way-to-win-a-war @power:mirror @rule:R10.3
  Scenario: A card turned around is what it showed
    Given players A (Mirror), B (-), C (-)
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 12 and B plays attack 07
    And A uses Mirror's power
    Then the outcome is: B wins
