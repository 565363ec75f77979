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
