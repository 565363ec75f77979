Feature: Energy Fields

  Background:
    Given players A (-), B (-), C (-)
    And the variant hazards
    And the hazard deck begins with Energy Fields
    And the next destiny is B's colour with a warning

  @HZ-08 @hazard:energy-fields
  Scenario: Both main players draw two cards, and everybody sees them
    Given the deck begins with attack 04, attack 05, attack 07, attack 09
    And A holds negotiate
    And B holds negotiate
    When A encounters B on B1 with 1 ship
    Then A holds exactly negotiate, attack 04, attack 05
    And B holds exactly negotiate, attack 07, attack 09
    And C has seen exactly attack 04, attack 05 in A's hand
    And C has seen exactly attack 07, attack 09 in B's hand
    And A has seen exactly attack 07, attack 09 in B's hand
    And A is asked whom to invite: C

  @hazard:energy-fields @power:glutton
  Scenario: Glutton draws two more, which are seen as well
    Given players A (Glutton), B (-), C (-)
    And the deck begins with attack 04, attack 05, attack 07, attack 09, attack 10, attack 11
    And A holds negotiate
    And B holds negotiate
    When A encounters B on B1 with 1 ship
    Then A holds 5 cards
    And B holds 3 cards
    And A is asked whom to invite: C

  @hazard:energy-fields @power:remora
  Scenario: Remora draws along with each of the two, and what it draws nobody sees
    Given players A (-), B (-), C (Remora)
    And the deck begins with attack 04, attack 05, attack 30, attack 07, attack 09, attack 40
    And C holds negotiate
    When A encounters B on B1 with 1 ship
    Then C is asked to use: Remora's power, or pass
    When C uses Remora's power
    And C uses Remora's power
    Then C holds exactly negotiate, attack 30, attack 40
    And B has seen exactly nothing in C's hand
    And A is asked whom to invite: C

  @hazard:energy-fields @wild:siren
  Scenario: What Siren's flare asks for is not shown in the hand it was drawn for
    Given players A (-), B (-), C (-)
    And the deck begins with attack 04, attack 05, attack 07, attack 09
    And A holds negotiate
    And C holds Siren flare
    When A encounters B on B1 with 1 ship
    Then C is asked to use: Siren flare (wild), or pass
    When C plays Siren flare
    And C answers attack 05
    Then A holds exactly negotiate, attack 04
    And C holds attack 05
    When C passes
    Then A is asked whom to invite: C

  @hazard:energy-fields
  Scenario: Allies draw nothing
    Given C holds negotiate
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    Then C holds exactly negotiate
    And A is asked which encounter card to play
    And B is asked which encounter card to play
