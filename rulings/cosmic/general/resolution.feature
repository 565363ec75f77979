Feature: Winning and losing an encounter

  @S7-01 @rule:R11.1
  Scenario: An empty planet is defended with zero ships
    Given players A (-), B (-), C (-)
    And B has 0 ships on B1
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 06
    Then the total of the offense is 5: attack 04, ships 1
    And the total of the defense is 6: attack 06, ships 0
    And the outcome is: B wins
    And A has 1 ship in the warp
    When the turn ends

  @S7-02 @rule:R2.5
  Scenario: Ships of a third player on the planet are not involved
    Given players A (-), B (-), C (-)
    And C has 2 ships on B1
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 06
    Then the outcome is: A wins
    And C has 2 ships on B1
    And A has 3 ships on B1
    And B has 4 ships in the warp
    And B has no ships on B1

  @S7-04 @rule:R15.2
  Scenario: Only the main player collects compensation, for its own ships
    Given players A (-), B (-), C (-)
    And B has 2 ships on B1
    And A holds attack 20, attack 08, attack 10, attack 12
    And C holds negotiate
    When A encounters B on B1 with 3 ships
    And A invites nobody
    And B invites C
    And C joins the defense with 4 ships
    And A plays attack 20 and B plays negotiate
    Then the outcome is: A wins
    And B holds 2 cards
    And C holds exactly negotiate
    And A holds 1 card
    And B has 2 ships in the warp
    And C has 4 ships in the warp
    When the turn ends

  @S7-06 @rule:R11.4
  Scenario: Two morphs: both sides lose
    Given players A (-), B (-), C (-)
    And A holds morph
    And B holds morph
    When A encounters B on B1 with 3 ships
    And A invites C
    And B invites nobody
    And C joins the offense with 2 ships
    And A plays morph and B plays morph
    Then the outcome is: both sides lose
    And A has 3 ships in the warp
    And B has 4 ships in the warp
    And C has 2 ships in the warp
    And A has 0 foreign colonies
    And C has 0 foreign colonies

  @G-012 @rule:R3.4
  Scenario: Nothing comes between the cards of a compensation
    Given players A (-), B (-), C (-)
    And A has 3 ships on A1
    And B holds attack 20, Quash, Plague, Mobius Tubes
    When the turn begins
    And B passes
    And A encounters B on B1 with 3 ships from A1
    And nobody is invited
    And A plays negotiate and B plays attack 20
    Then nobody is asked anything
    And the outcome is: B wins
    And A holds exactly Quash, Plague, Mobius Tubes
    And the log says: A collects 3 from B as compensation

  @G-023 @rule:R7.4 @rule:R9.1
  Scenario: The offense wins without a ship in the gate: it gets no colony
    Given players A (-), B (-), C (-)
    And C holds Meteor
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And C plays Meteor
    And C chooses A
    And A, asked which ships to lose, answers 1 from the gate
    And A plays attack 20 and B plays attack 01
    Then the outcome is: A wins
    And the total of the offense is 20: attack 20, ships 0
    And B has 4 ships in the warp
    And A has no colony on B1
    And A has 0 foreign colonies
