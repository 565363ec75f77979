Feature: Reveal and outcome

  @rule:R11.1
  Scenario: A tie is won by the defense
    Given players A (-), B (-), C (-)
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 10 and B plays attack 10
    Then the total of the offense is 14: attack 10, ships 4
    And the total of the defense is 14: attack 10, ships 4
    And the outcome is: B wins

  @rule:R11.1
  Scenario: One more is enough for the offense
    Given players A (-), B (-), C (-)
    And B has 3 ships on B1
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 10 and B plays attack 10
    Then the outcome is: A wins

  @rule:R11.1
  Scenario: The ships of all allies count for their side
    Given players A (-), B (-), C (-), D (-), E (-)
    When A encounters B on B1 with 2 ships
    And A invites C, D
    And B invites E
    And C joins the offense with 3 ships
    And D joins the offense with 4 ships
    And E joins the defense with 1 ship
    And A plays attack 06 and B plays attack 09
    Then the total of the offense is 15: attack 06, ships 9
    And the total of the defense is 14: attack 09, ships 5
    And the outcome is: A wins
    And A has 2 ships on B1
    And C has 3 ships on B1
    And D has 4 ships on B1
    And E has 1 ship in the warp

  @rule:R11.2
  Scenario Outline: An attack beats a negotiate whatever the totals
    Given players A (-), B (-), C (-)
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays <offense> and B plays <defense>
    Then the outcome is: <outcome>

    Examples:
      | offense   | defense   | outcome |
      | attack 00 | negotiate | A wins  |
      | negotiate | attack 00 | B wins  |

  @rule:R11.3
  Scenario: Two negotiates: the main players talk
    Given players A (-), B (-), C (-)
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays negotiate and B plays negotiate
    Then A is asked for a deal
    And B is asked for a deal
    And C is not asked anything

  @rule:R11.5 @rule:R10.2
  Scenario: A morph counts as the attack it copies
    Given players A (-), B (-), C (-)
    And B has 1 ship on B1
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays morph and B plays attack 20
    Then the total of the offense is 24: morph = 20, ships 4
    And the total of the defense is 21: attack 20, ships 1
    And the outcome is: A wins
    And the discard pile is morph, attack 20

  @rule:R11.5
  Scenario: A morph against a negotiate: a deal
    Given players A (-), B (-), C (-)
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays negotiate and B plays morph
    Then A is asked for a deal
    And B is asked for a deal

  @rule:R11.4 @rule:R11.8
  Scenario: Two morphs: both sides lose, allies too; no rewards, no compensation, no second encounter
    Given players A (-), B (-), C (-), D (-)
    And A holds morph, attack 20
    And D has 2 ships in the warp
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites D
    And C joins the offense with 2 ships
    And D joins the defense with 3 ships
    And A plays morph and B plays morph
    Then the outcome is: both sides lose
    And A has 1 ship in the warp
    And B has 4 ships in the warp
    And C has 2 ships in the warp
    And D has 5 ships in the warp
    And D holds exactly negotiate
    And A holds exactly attack 20
    And nobody is asked anything
    And it is B's turn

  @rule:R25.3 @power:tripler
  Scenario: Tripler reveals a morph: it copies 12 and is then divided
    Given players A (Tripler), B (-), C (-)
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays morph and B plays attack 12
    Then the total of the offense is 5
    And the total of the defense is 16: attack 12, ships 4

  @rule:R25.3 @power:tripler
  Scenario: Tripler reveals 12, the opponent's morph has copied 12 and keeps it
    Given players A (Tripler), B (-), C (-)
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 12 and B plays morph
    Then the total of the offense is 5
    And the total of the defense is 16: morph = 12, ships 4

  @rule:R10.3 @rule:R25.3 @wild:human
  Scenario: A later change of the original does not carry over to the morph
    Given players A (-), B (-), C (-)
    And A holds attack 04, Human flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays morph
    And A plays Human flare
    Then the total of the offense is 43: attack 04, Human flare = 42, ships 1
    And the total of the defense is 8: morph = 4, ships 4

  @rule:R25.1 @rule:R15.1 @wild:human
  Scenario: A negotiate that has become an attack is no negotiate for the outcome
    Given players A (-), B (-), C (-)
    And A holds negotiate, Human flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays negotiate and B plays negotiate
    And A plays Human flare
    Then the outcome is: A wins
    And the discard pile is Human flare, negotiate, negotiate

  @rule:R10.4
  Scenario: Reinforcements are for those in the encounter
    Given players A (-), B (-), C (-)
    And C holds reinforcement +5
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 10 and B plays attack 06
    Then the outcome is: A wins
    And C holds exactly reinforcement +5

  @rule:R10.4
  Scenario: A reinforcement may go to either side
    Given players A (-), B (-), C (-)
    And A holds attack 20, reinforcement +3
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 06
    And A plays reinforcement +3
    Then A is asked which side: offense, defense
    When A chooses defense
    Then the total of the defense is 13: attack 06, ships 4, reinforcement +3
    And the outcome is: A wins

  @rule:O6 @rule:R11.1 @power:anti-matter
  Scenario: A tie while the lower total wins is won by the defense
    Given players A (Anti-Matter), B (-), C (-)
    And B has 4 ships on B1
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 12 and B plays attack 04
    Then the total of the offense is 8
    And the total of the defense is 8
    And the outcome is: B wins

  @wild:human @rule:R25.1
  Scenario: A negotiate turned into an attack is named as what is printed
    Given players A (-), B (-), C (-)
    And B holds negotiate, Human flare
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 30 and B plays negotiate
    And B plays Human flare
    Then the total of the defense is 46: negotiate, Human flare = 42, ships 4
