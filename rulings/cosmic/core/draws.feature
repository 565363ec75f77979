Feature: One draw, and all who have a hand in it

  @test:2 @power:extortionist @power:glutton @power:remora @power:klutz
  Scenario: Glutton draws more, Extortionist takes half of it all, Remora draws along
    Given players A (Klutz), B (-), C (Glutton), D (Extortionist), E (Remora)
    And C holds nothing
    And D holds nothing
    And E holds nothing
    When A encounters B on B1 with 1 ship
    And A invites nobody
    And B invites C
    And C joins the defense with 3 ships
    And A plays attack 04 and B plays attack 10
    And C answers C1
    Then D is asked to use: Extortionist's power on C or pass
    When D uses Extortionist's power on C
    And C says no
    Then C holds 3 cards
    And D holds 2 cards
    And E is asked to use: Remora's power or pass
    When E uses Remora's power
    Then E holds 1 card
    When the turn ends

  @test:2 @power:extortionist @power:klutz @power:remora @power:glutton
  Scenario: Klutz drops from what Extortionist has left, and Remora still draws along
    Given players A (Glutton), B (-), C (Klutz), D (Extortionist), E (Remora)
    And C holds nothing
    And D holds nothing
    And E holds nothing
    When A encounters B on B1 with 1 ship
    And A invites nobody
    And B invites C
    And C joins the defense with 4 ships
    And A plays attack 04 and B plays attack 10
    And C answers 1 to C1, 1 to C2, 1 to C3, 1 to C4
    And D uses Extortionist's power on C
    And C says no
    Then D holds 2 cards
    And C is asked which cards to discard (1 to 2): attack 06, attack 06
    When C answers attack 06
    Then C holds 1 card
    When E uses Remora's power
    Then E holds 1 card
    When the turn ends

  @test:2 @power:extortionist @power:klutz
  Scenario: Left with one card, Klutz drops none
    Given players A (-), B (-), C (Klutz), D (Extortionist)
    And C holds nothing
    And D holds nothing
    When A encounters B on B1 with 1 ship
    And A invites nobody
    And B invites C
    And C joins the defense with 2 ships
    And A plays attack 04 and B plays attack 10
    And C answers 1 to C1, 1 to C2
    And D uses Extortionist's power on C
    And C says no
    Then C holds 1 card
    And D holds 1 card
    When the turn ends

  @power:chosen @G-004
  Scenario: A quake while Chosen draws leaves no card over
    Given players A (Chosen), B (-), C (-)
    And A holds attack 08, 10 x attack 10
    And B holds attack 04, 10 x attack 12
    And C holds 12 x attack 06
    And the deck is attack 30
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 08 and B plays attack 04
    And A uses Chosen's power
    Then the log says: a cosmic quake
    And A holds 8 cards
    And B holds 8 cards
    And the deck has 9 cards
    And the outcome is: A wins
    And A is asked whether to have a second encounter
    When the turn ends
    Then A holds 8 cards

  @power:chosen @G-004
  Scenario: With as many cards as it needs there is no quake
    Given players A (Chosen), B (-), C (-)
    And A holds attack 08, 2 x attack 10
    And B holds attack 04
    And the deck is attack 30, attack 12, attack 13
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 08 and B plays attack 04
    And A uses Chosen's power
    Then A is asked which cards to choose (0 to 1): attack 30, attack 12, attack 13
    When A answers no card
    Then A holds exactly 2 x attack 10
    When the turn ends

  @power:deuce @G-005
  Scenario: Deuce's second card stays where it lies in an aftershock
    Given players A (Chosen), B (Deuce), C (-)
    And A holds attack 08, attack 10
    And B holds attack 04, attack 05, attack 06
    And the deck is nothing
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 08 and B plays attack 04
    And B, asked which cards to choose, answers attack 05
    And A uses Chosen's power
    Then the log says: a cosmic quake with an aftershock
    And the total of the defense is 13: attack 04, ships 4, Deuce +5
    And the outcome is: B wins
    And B holds attack 04
    And the discard pile is attack 05, attack 08
    When the turn ends

  @power:merchant @G-005
  Scenario: Cards hired as ships stay ships in an aftershock
    Given players A (Chosen), B (Merchant), C (-)
    And A holds attack 08, attack 10
    And B holds attack 04, attack 05, attack 06
    And the deck is nothing
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 08 and B plays attack 04
    And B uses Merchant's power
    And B answers attack 05, attack 06
    And A uses Chosen's power
    Then the log says: a cosmic quake with an aftershock
    And the total of the defense is 10: attack 04, ships 6
    And the outcome is: B wins
    And B holds attack 05, attack 06
    When the turn ends

  @power:chronos @G-005
  Scenario: A card that was set aside goes with an aftershock
    Given players A (Chronos), B (Chosen), C (-)
    And A holds attack 08, attack 10
    And B holds attack 04, attack 05
    And the deck is nothing
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 08 and B plays attack 04
    And A uses Chronos's power
    And A plays attack 10 and B plays attack 05
    And B uses Chosen's power
    Then the log says: a cosmic quake with an aftershock
    And the outcome is: A wins
    When the turn ends
    Then B holds 1 card
