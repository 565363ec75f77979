Feature: Relic

  @power:relic
  Scenario: The new hand of another player brings Relic a colony in that player's home system
    Given players A (-), B (-), C (Relic)
    And A holds Plague
    And the deck begins with 8 x attack 20
    When the turn begins
    Then C is asked which planet: A1, A2, A3, A4, A5
    When C answers A2
    Then C is asked which ships found the colony (1 to 4): 4 on C1, 4 on C2, 4 on C3, 4 on C4, 4 on C5
    When C answers 2 ships from C3
    Then C has 2 ships on A2
    And C has 1 foreign colony
    And A holds 8 cards
    And A is asked whom to encounter

  @power:relic
  Scenario: Where Relic has a colony already it gains none
    Given players A (-), B (-), C (Relic)
    And A holds Plague
    And C has 1 ship on A2
    And C has 1 ship on A4
    When the turn begins
    Then C is asked which planet: A1, A3, A5

  @power:relic
  Scenario: The starting hands bring nothing
    Given players A (-), B (Relic), C (-)
    And the next destiny is C's colour
    When the turn begins
    Then A is asked which planet to aim at
    And B has 0 foreign colonies

  @power:relic
  Scenario: Its own new hand brings all its ships back
    Given players A (Relic), B (-), C (-)
    And A holds Plague
    And A has 3 ships in the warp
    When the turn begins
    Then A is asked where to put the retrieved ship (3): A1, A2, A3, A4, A5
    When A answers 2 to A1, 1 to A2
    Then A has no ships in the warp
    And A is asked whom to encounter

  @power:relic
  Scenario: Without ships in the warp its own new hand is nothing to Relic
    Given players A (Relic), B (-), C (-)
    And A holds Plague
    When the turn begins
    Then A holds 8 cards
    And A is asked whom to encounter

  @power:relic @rule:R19.3
  Scenario: Each further draw for want of an encounter card counts anew (O43)
    Given players A (-), B (Relic), C (-)
    And A holds Plague
    And the deck begins with 8 x reinforcement +2
    When the turn begins
    And B answers A1
    And B answers 1 ship from B1
    Then B is asked which planet: A2, A3, A4, A5
    When B answers A2
    And B answers 1 ship from B1
    Then B has 2 foreign colonies
    And A is asked whom to encounter

  @power:relic @artifact:cosmic-zap
  Scenario: Zapped, Relic gains nothing
    Given players A (-), B (-), C (Relic)
    And A holds Plague
    And B holds negotiate, Cosmic Zap
    When the turn begins
    And C answers A2
    And C answers 1 ship from C1
    Then B is asked to use: Cosmic Zap or pass
    When B plays Cosmic Zap
    Then C has 0 foreign colonies
    And C's power is zapped
    And A is asked whom to encounter

  @power:relic @rule:R19.6
  Scenario: Without its power Relic gains nothing
    Given players A (-), B (-), C (Relic)
    And C's ships are 10 on C1, 10 on C2
    And A holds Plague
    When the turn begins
    Then A is asked whom to encounter
    And C has 0 foreign colonies

  @power:relic @power:cryo @AL-RELIC-1
  Scenario: Cards that Cryo takes up are no new hand
    Given players A (Cryo), B (Relic), C (-)
    And Cryo's sheet holds 8 x attack 08
    And A holds attack 06
    And the next destiny is C's colour
    When the turn begins
    And A interrupts with Cryo's power
    Then A holds exactly 8 x attack 08
    And B has 0 foreign colonies
    And A is asked which planet to aim at

  @power:relic @power:miser @AL-RELIC-3
  Scenario: A new hoard is no new hand
    Given players A (Miser), B (Relic), C (-)
    And in the setup A answers the second hand
    And Miser's sheet holds nothing
    And A holds attack 06
    And the next destiny is C's colour
    When the turn begins
    And A interrupts with Miser's power
    Then B has 0 foreign colonies
    And A is asked which planet to aim at

  @power:relic @wild:cavalry @AL-RELIC-2
  Scenario: A hand that comes card by card counts with its first card, and not again with the rest
    Given players A (-), B (-), C (Relic)
    And A holds attack 20, Cavalry flare
    And B holds reinforcement +3
    And the deck begins with reinforcement +2, reinforcement +2, attack 04, attack 11
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays Cavalry flare
    Then B holds exactly reinforcement +2
    And C is asked which planet: B1, B2, B3, B4, B5
    When C answers B5
    And C answers 1 ship from C1
    Then B holds exactly 2 x reinforcement +2, attack 04
    When A plays attack 20 and B plays attack 04
    And everybody passes
    Then C has 1 foreign colony
    When the turn ends

  @power:relic @power:invader
  Scenario: A hand that an effect replaces is a new hand
    Given players A (Relic), B (-), C (Invader)
    And C holds 3 x negotiate
    And the next destiny is C's colour
    When the turn begins
    And C uses Invader's power
    And A answers C3
    And A answers 1 ship from A1
    Then A has 1 ship on C3
    And C holds 8 cards
    And A is asked which planet to aim at: C1, C2, C4, C5

  @wild:relic
  Scenario: A retrieved ship goes to an empty home planet
    Given players A (-), B (-), C (-)
    And the next destiny is B's colour
    And A has 0 ships on A5
    And A has 0 ships on A4
    And A has 2 ships in the warp
    And A holds attack 20, Relic flare
    When the turn begins
    And A retrieves a ship to A1
    Then A is asked to use: Relic flare (wild) or pass
    When A plays Relic flare
    Then A is asked which planet: A4, A5
    When A answers A5
    Then A has 1 ship on A5
    And A has 1 ship in the warp
    And A holds exactly attack 20, Relic flare
    And A is asked which planet to aim at

  @wild:relic @artifact:mobius-tubes
  Scenario: Some of several ships go to one home planet, the others where they were to go
    Given players A (-), B (-), C (-)
    And the next destiny is B's colour
    And C has 0 ships on C5
    And C has 4 ships in the warp
    And A holds negotiate, Mobius Tubes
    And C holds negotiate, Relic flare
    When the turn begins
    And A plays Mobius Tubes
    And C, asked where ships return to, answers 4 to C1
    And C plays Relic flare
    Then C is asked which ships to move (1 to 4): 4 in the warp
    When C answers 3 from the warp
    Then C has 3 ships on C5
    And C has no ships in the warp
    And A is asked which planet to aim at

  @wild:relic
  Scenario: With a colony on every home planet, or nothing to retrieve, the flare is of no use
    Given players A (-), B (-), C (-)
    And the next destiny is B's colour
    And A has 1 ship in the warp
    And A holds attack 20, Relic flare
    And C has 0 ships on C5
    And C holds negotiate, Relic flare
    When the turn begins
    And A retrieves a ship to A1
    Then A is asked which planet to aim at

  @wild:relic @artifact:card-zap
  Scenario: The wild flare is cancelled, and the ship goes where it was to go
    Given players A (-), B (-), C (-)
    And the next destiny is B's colour
    And A has 0 ships on A5
    And A has 1 ship in the warp
    And A holds attack 20, Relic flare
    And C holds negotiate, Card Zap
    When the turn begins
    And A retrieves a ship to A1
    And A plays Relic flare
    And C plays Card Zap
    Then A has no ships on A5
    And A has no ships in the warp
    And A holds exactly attack 20
    And A is asked which planet to aim at

  @super:relic
  Scenario: At the start of a turn somebody discards a card of its own choice
    Given players A (-), B (Relic), C (-)
    And the next destiny is C's colour
    And A holds attack 20, attack 08
    And B holds negotiate, Relic flare
    When the turn begins
    Then B is asked to use: Relic flare (super) or pass
    When B plays Relic flare
    Then B is asked which player: A, C
    When B answers A
    Then A is asked which cards to discard (1): attack 20, attack 08
    When A answers attack 08
    Then A holds exactly attack 20
    And A is asked which planet to aim at

  @super:relic
  Scenario: The last encounter card of the offense, and its new hand brings a colony
    Given players A (-), B (Relic), C (-)
    And A holds attack 20, Plague
    And B holds negotiate, Relic flare
    When the turn begins
    And B plays Relic flare
    And B answers A
    And A answers attack 20
    And B answers A1
    And B answers 1 ship from B1
    Then B has 1 ship on A1
    And A holds 8 cards
    And A is asked whom to encounter

  @super:relic @artifact:card-zap
  Scenario: The super flare is cancelled
    Given players A (-), B (Relic), C (-)
    And the next destiny is C's colour
    And A holds attack 20, Card Zap
    And B holds negotiate, Relic flare
    When the turn begins
    And B plays Relic flare
    And A plays Card Zap
    Then A holds exactly attack 20
    And B holds exactly negotiate
    And A is asked which planet to aim at

  @power:relic @power:miser @AL-RELIC-3
  Scenario: A hoard that is discarded and renewed is no new hand
    Given players A (Miser), B (Relic), C (-)
    And in the setup A answers the second hand
    And Miser's sheet holds reinforcement +5, Ionic Gas
    And A holds attack 06
    And the next destiny is C's colour
    When the turn begins
    And A interrupts with Miser's power
    Then the discard pile is reinforcement +5, Ionic Gas
    And Miser's sheet holds exactly 8 x attack 06
    And B has 0 foreign colonies
    And A is asked which planet to aim at

  @super:relic @power:invader
  Scenario: An invasion is no turn: the super flare waits
    Given players A (-), B (Relic), C (Invader)
    And B holds negotiate, Relic flare
    And C holds negotiate
    And the next destiny is Invader destiny
    When the turn begins
    And B passes
    And C passes
    Then C is the offense
    And B is not asked to use Relic flare
    And C is asked which planet to aim at

  @super:relic
  Scenario: Everybody else with a card can be chosen, Relic cannot
    Given players A (-), B (Relic), C (-)
    And A holds negotiate
    And B holds negotiate, Relic flare
    And C holds nothing
    When the turn begins
    And B plays Relic flare
    Then A holds 8 cards
    And B is asked which planet: A1, A2, A3, A4, A5
