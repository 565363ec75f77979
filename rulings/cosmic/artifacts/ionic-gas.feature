Feature: Ionic Gas

  @artifact:ionic-gas @rule:R15.1
  Scenario: No compensation
    Given players A (-), B (-), C (-)
    And A holds attack 20, attack 08, attack 09, Ionic Gas
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays negotiate
    Then A is asked to use: Ionic Gas or pass
    When A plays Ionic Gas
    Then the outcome is: A wins
    And B has 4 ships in the warp
    And B holds no cards
    And A holds exactly attack 08, attack 09
    When the turn ends

  @artifact:ionic-gas @rule:R16.1
  Scenario: No rewards
    Given players A (-), B (-), C (-)
    And A holds attack 04, Ionic Gas
    And C has 3 ships in the warp
    And C holds negotiate
    When A encounters B on B1 with 1 ship
    And A invites nobody
    And B invites C
    And C joins the defense with 2 ships from C1
    And A plays attack 04 and B plays attack 20
    And A plays Ionic Gas
    And C, asked where ships return to, answers C1
    Then the outcome is: B wins
    And C has 3 ships in the warp
    And C holds exactly negotiate

  @artifact:ionic-gas
  Scenario: Not before the winner is known, and not with a deal
    Given players A (-), B (-), C (-)
    And C holds Ionic Gas
    When A encounters B on B1 with 1 ship from A1
    And nobody is invited
    And A plays negotiate and B plays negotiate
    And A refuses
    And A, asked which ships to lose, answers 3 from A2
    And B, asked which ships to lose, answers 3 from B2
    And A, asked where ships return to, answers A1
    Then nobody is asked anything
    And C holds exactly Ionic Gas

  @artifact:ionic-gas @artifact:card-zap
  Scenario: Answered by a Card Zap compensation is paid
    Given players A (-), B (-), C (-)
    And A holds attack 20, attack 08, attack 09, Ionic Gas
    And B holds negotiate, Card Zap
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays negotiate
    And A plays Ionic Gas
    And B plays Card Zap
    Then B holds exactly attack 08, attack 09
    And A holds no cards

  @artifact:ionic-gas @power:barbarian
  Scenario: What is neither compensation nor reward goes on
    Given players A (Barbarian), B (-), C (Healer)
    And A holds attack 20, attack 08, Ionic Gas
    And B holds negotiate, attack 12
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays negotiate
    And A plays Ionic Gas
    Then C is asked to use: Healer's power on B or pass
    When C passes
    And A, asked which cards to take, answers attack 12
    Then A holds exactly attack 08, attack 12
    And B holds no cards
    When the turn ends
