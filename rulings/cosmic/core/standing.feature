Feature: Conditions that come back with a power

  @test:13 @AL-FILTH-1 @power:filth @rule:R20.8
  Scenario: While Filth is zapped its allies land with it; when the next encounter begins they have to go
    Given players A (Filth), B (-), C (-), D (-)
    And B holds attack 04, Cosmic Zap
    When A encounters B on B1 with 1 ship
    And A invites C and D
    And B invites nobody
    And C joins the offense with 1 ship
    And D joins the offense with 2 ships
    And A plays attack 20 and B plays attack 04
    Then B is asked to respond: Cosmic Zap or pass
    When B plays Cosmic Zap
    Then A has 1 ship on B1
    And C has 1 ship on B1
    And D has 2 ships on B1
    When the turn ends
    Then C has 1 ship on B1
    And D has 2 ships on B1
    When the next turn begins
    Then C is asked where ships return to: C1, C2, C3, C4, C5
    When C answers C1
    Then D is asked where ships return to: D1, D2, D3, D4, D5
    When D answers D2
    Then C has no ships on B1
    And D has no ships on B1
    And A has 1 ship on B1
    And C has 0 foreign colonies
    And B is asked where to put the retrieved ship
