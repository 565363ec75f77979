Feature: The whole table after an encounter

  @rule:R11.1 @rule:R12.2
  Scenario: Allied ships count and land, the losers are in the warp, and nobody else has moved
    Given players A (Human), B (-), C (-), D (Zombie)
    And A holds 20, N, +3
    And D's ships are D1 2, D2–D5 4, 2 on C2
    And the discard pile is M, 08
    And the deck is 06, 40
    And the next destiny is orange
    When A encounters B on B1 with 3 ships from A1
    Then the warp is empty
    And A has 3 ships in the gate
    And the others' ships are as at the beginning
    When A invites C
    And B invites nobody
    And C joins the offense with 1 ship from C1
    And A plays 20 and B plays 04
    Then the total of the offense is 28: 20, A's ships 3, C's ships 1, Human +4
    And A is asked to use: +3 or pass
    When A passes
    Then the outcome is: A wins
    And A's ships are A1 1, A2–A5 4, 3 on B1
    And B's ships are 4 on B2–B5, 4 in the warp
    And C's ships are C1 3, C2–C5 4, 1 on B1
    And the others' ships are as at the beginning
    And Human's power was used in this encounter
    And Zombie's power was not used in this encounter
    And the discard pile holds 20, 04, M among others
    And the lowest card of the deck is 40
    And A is not asked to use +3
    When the turn ends
    Then no second encounter is offered
