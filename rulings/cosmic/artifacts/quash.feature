Feature: Quash

  @artifact:quash @rule:O10 @rule:R14.11
  Scenario: A deal that was agreed is undone; both pay the penalty and nothing changes hands
    Given players A (-), B (-), C (-)
    And A holds negotiate, attack 06, attack 08
    And C holds Quash
    When A encounters B on B1 with 1 ship from A1
    And nobody is invited
    And A plays negotiate and B plays negotiate
    And A offers: gives attack 06; gets colony on B1
    And B accepts
    Then C is asked to use: Quash or pass
    When C plays Quash
    And A, asked which ships to lose, answers 3 from A2
    And B, asked which ships to lose, answers 3 from B2
    And A, asked where ships return to, answers A1
    Then the outcome is: a failed deal
    And A holds exactly attack 06, attack 08
    And A has no colony on B1
    And A has 3 ships in the warp
    And B has 3 ships in the warp
    And nobody is asked anything
    And it is B's turn

  @artifact:quash @rule:O10 @power:warrior
  Scenario: For those who count, it is a failed deal
    Given players A (Warrior), B (-), C (-)
    And the note tokens on Warrior's sheet is 0
    And A holds negotiate, attack 06
    And B holds negotiate, Quash
    When A encounters B on B1 with 1 ship from A1
    And nobody is invited
    And A plays negotiate and B plays negotiate
    And A offers: gives attack 06; gets nothing
    And B accepts
    And B plays Quash
    And A, asked which ships to lose, answers 3 from A2
    And B, asked which ships to lose, answers 3 from B2
    And A, asked where ships return to, answers A1
    Then the outcome is: a failed deal
    And A holds exactly attack 06
    And the note tokens on Warrior's sheet is 2

  @artifact:quash
  Scenario: Not without a deal
    Given players A (-), B (-), C (-)
    And C holds Quash
    When A encounters B on B1 with 1 ship from A1
    And nobody is invited
    And A plays negotiate and B plays negotiate
    And B refuses
    And A, asked which ships to lose, answers 3 from A2
    And B, asked which ships to lose, answers 3 from B2
    And A, asked where ships return to, answers A1
    Then the outcome is: a failed deal
    And C holds exactly Quash

  @artifact:quash
  Scenario: Not after a victory
    Given players A (-), B (-), C (-)
    And C holds Quash
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then C is not asked anything
    And the outcome is: A wins

  @artifact:quash @artifact:card-zap
  Scenario: Answered by a Card Zap the deal is carried out
    Given players A (-), B (-), C (-)
    And A holds negotiate, attack 06, Card Zap
    And C holds Quash
    When A encounters B on B1 with 1 ship from A1
    And nobody is invited
    And A plays negotiate and B plays negotiate
    And A offers: gives attack 06; gets nothing
    And B accepts
    And C plays Quash
    And A plays Card Zap
    And A, asked where ships return to, answers A1
    Then the outcome is: a deal
    And B holds exactly attack 06
    And the discard pile is Card Zap, Quash, negotiate, negotiate

  @artifact:quash
  Scenario: Nobody has to play it
    Given players A (-), B (-), C (-)
    And A holds negotiate, attack 06
    And B holds negotiate, Quash
    When A encounters B on B1 with 1 ship from A1
    And nobody is invited
    And A plays negotiate and B plays negotiate
    And A offers: gives attack 06; gets nothing
    And B accepts
    And B passes
    And A, asked where ships return to, answers A1
    Then the outcome is: a deal
    And B holds exactly Quash, attack 06

  @artifact:quash @rule:O10 @rule:R18.2
  Scenario: A deal that would have won the game is undone
    Given players A (-), B (-), C (-)
    And A's ships are 4 on A1, 4 on A2, 4 on A3, 4 on A4, 1 on C1, 1 on C2, 1 on C3, 1 on C4
    And C holds Quash
    When A encounters B on B1 with 1 ship from A1
    And nobody is invited
    And A plays negotiate and B plays negotiate
    And A offers: gives nothing; gets colony on B1
    And B accepts
    And C plays Quash
    And A, asked which ships to lose, answers 1 from the gate, 2 from A2
    And B, asked which ships to lose, answers 3 from B1
    Then the game goes on
    And A has 4 foreign colonies
    And the outcome is: a failed deal
