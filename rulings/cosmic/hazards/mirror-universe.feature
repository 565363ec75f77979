Feature: Mirror Universe

  Background:
    Given players A (-), B (-), C (-)
    And the variant hazards
    And the hazard deck begins with Mirror Universe
    And the next destiny is B's colour with a warning

  @hazard:mirror-universe
  Scenario: Deck and discard pile change places
    Given the deck is 3 x attack 06, Card Zap
    And the discard pile is 2 x attack 20
    When the turn begins
    Then the deck has 2 cards
    And the deck begins with 2 x attack 20
    And the discard pile holds Card Zap, 3 x attack 06 among others
    And A is asked which planet to aim at

  @hazard:mirror-universe
  Scenario: Without a discard pile the next card drawn comes from a deck shuffled anew
    Given the deck is 10 x attack 06
    And A holds negotiate
    When the turn begins
    Then the deck has 0 cards
    And A is asked which planet to aim at

  @hazard:mirror-universe @variant:hazards
  Scenario: Hazards themselves stay where they are
    Given the discard pile is attack 20
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    Then the hazard discard pile is Mirror Universe

  @hazard:mirror-universe @power:vulch
  Scenario: Cards that come to the discard pile so have not been discarded: Vulch gets none
    Given players A (-), B (-), C (Vulch)
    And the deck is Card Zap, Plague
    And the discard pile is 2 x attack 20
    And C holds negotiate
    When the turn begins
    Then C holds exactly negotiate
    And A is asked which planet to aim at

  @hazard:mirror-universe @power:kamikaze
  Scenario: Kamikaze draws what had been discarded
    Given players A (Kamikaze), B (-), C (-)
    And the deck is 10 x attack 06
    And the discard pile is 6 x attack 20
    And A holds attack 04
    When A encounters B on B1 with 4 ships from A1
    And nobody is invited
    And A uses Kamikaze's power
    And A answers 1 ship from A2
    Then A holds exactly attack 04, 2 x attack 20
    And A is asked which encounter card to play
    And B is asked which encounter card to play
