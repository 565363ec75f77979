Feature: Galactic Council

  Background:
    Given players A (-), B (-), C (-)
    And the variant hazards
    And the hazard deck begins with Galactic Council
    And the next destiny is B's colour with a warning

  @hazard:galactic-council @rule:R14.10
  Scenario: Everybody talks instead of the encounter, and a deal that all accept is a success
    Given A holds negotiate, attack 04
    And B holds attack 06
    And C holds attack 07
    When the turn begins
    Then the phase is resolution
    And A is asked for a deal
    And B is asked for a deal
    And C is asked for a deal
    When C offers: A gives B: colony on A1; B gives C: colony on B1; C gives A: attack 07
    And B accepts
    Then the log says: B agrees to the offer
    And A is asked for a deal
    And C is asked for a deal
    When A accepts
    And B, asked which ships found the colony, answers 1 from B2
    And C, asked which ships found the colony, answers 2 from C1
    Then the outcome is: a deal
    And A holds exactly negotiate, attack 04, attack 07
    And B has 1 ship on A1
    And C has 2 ships on B1
    And the hazard discard pile is Galactic Council
    When A has a second encounter
    Then A is asked whom to encounter
    When A targets B
    Then A is asked which planet to aim at

  @hazard:galactic-council
  Scenario: A new offer takes back what was accepted
    Given A holds negotiate, attack 04
    And B holds negotiate
    And C holds negotiate
    When the turn begins
    And A offers: A gives B: attack 04
    And B accepts
    And B waits
    Then B is not asked anything
    And C may not accept offer 2
    When C offers: A gives C: 1 card of choice; C gives A: colony on C1
    Then B is asked for a deal
    When A accepts
    And B accepts
    And A, asked which cards to give, answers attack 04
    And A, asked which ships found the colony, answers 1 from A1
    Then the outcome is: a deal
    And C holds exactly negotiate, attack 04
    And B holds exactly negotiate
    When the turn ends

  @hazard:galactic-council @rule:R14.3 @rule:R14.4 @rule:R14.7
  Scenario: What may be part of it
    Given A holds negotiate, attack 04
    And B holds negotiate
    And C holds negotiate
    When the turn begins
    Then A may not offer: B gives C: negotiate
    And A may not offer: A gives B: attack 04; A gives C: attack 04
    And A may not offer: A gives B: 2 cards of choice; A gives C: 1 card of choice
    And A may not offer: B gives A: colony on B1; C gives A: colony on C1
    And A may not offer: A gives B: colony on B1
    And A may not offer: A gives B: nothing
    And A may not offer: A gives B: 1 encounter card; A gives C: 2 encounter cards
    When A offers: A gives B: colony on A1; A gives C: colony on A1
    And B accepts
    And C accepts
    And B, asked which ships found the colony, answers 1 from B1
    And C, asked which ships found the colony, answers 1 from C1
    Then A has 0 foreign colonies
    And B has 1 ship on A1
    And C has 1 ship on A1
    When the turn ends

  @hazard:galactic-council @rule:R14.11
  Scenario: One refuses: all lose three ships of their choice, and the turn is over
    When the turn begins
    And A offers: A gives B: colony on A1; B gives C: colony on B1
    And B accepts
    And C refuses
    And A, asked which ships to lose, answers 3 from A1
    And B, asked which ships to lose, answers 2 from B1, 1 from B2
    And C, asked which ships to lose, answers 3 from C5
    Then the outcome is: a failed deal
    And A has 3 ships in the warp
    And B has 3 ships in the warp
    And C has 3 ships in the warp
    And B has no colony on A1
    And the hazard discard pile is Galactic Council
    And no second encounter is offered

  @hazard:galactic-council @rule:R14.2
  Scenario: The time runs out
    When the turn begins
    And A offers: A gives B: colony on A1
    And B accepts
    And the clock runs out
    And A, asked which ships to lose, answers 3 from A1
    And B, asked which ships to lose, answers 3 from B1
    And C, asked which ships to lose, answers 3 from C1
    Then the outcome is: a failed deal
    And B has no colony on A1

  @hazard:galactic-council @artifact:quash
  Scenario: A deal of all can be undone, and then all pay
    Given B holds Quash, negotiate
    When the turn begins
    And A offers: A gives C: colony on A1; C gives A: colony on C1
    And B accepts
    And C accepts
    And B plays Quash
    And A, asked which ships to lose, answers 3 from A1
    And B, asked which ships to lose, answers 3 from B1
    And C, asked which ships to lose, answers 3 from C1
    Then the outcome is: a failed deal
    And C has no colony on A1

  @hazard:galactic-council @power:zombie
  Scenario: Zombie loses nothing to the warp, and frees ships as part of the deal
    Given players A (-), B (Zombie), C (-)
    And C has 2 ships in the warp
    When the turn begins
    Then A may not offer: A gives C: 1 ship freed, colony on A1
    When B offers: B gives C: 2 ships freed; C gives B: colony on C1
    And A refuses
    And A, asked which ships to lose, answers 3 from A1
    And B, asked which ships to lose, answers 3 from B1
    And C, asked which ships to lose, answers 3 from C1
    And B, asked where ships return to, answers B1
    Then B has no ships in the warp
    And A has 3 ships in the warp
    And C has 5 ships in the warp

  @hazard:galactic-council @wild:extortionist
  Scenario: Extortionist's flare raises the price for the other main player, not for the others
    Given A holds Extortionist flare, negotiate
    When the turn begins
    And A plays Extortionist flare
    And C refuses
    And B, asked which ships to lose, answers 4 from B1, 2 from B2
    And C, asked which ships to lose, answers 3 from C1
    Then A has no ships in the warp
    And B has 6 ships in the warp

  @hazard:galactic-council @wild:empath
  Scenario: Empath's flare rewards the main players for a deal of all
    Given A holds Empath flare, negotiate
    And B holds negotiate
    And B has 2 ships in the warp
    And the deck begins with attack 10, attack 11, attack 12, attack 13, attack 14, attack 15, attack 17, attack 18
    When the turn begins
    And A plays Empath flare
    And A offers: A gives C: colony on A2
    And B accepts
    And C accepts
    And C, asked which ships found the colony, answers 1 from C1
    Then the outcome is: a deal
    And B is asked how to split rewards

  @hazard:galactic-council @wild:filth
  Scenario: Who has named ships that must move meanwhile names others, and nobody else is asked again
    Given C holds Filth flare
    When the turn begins
    And A refuses
    And A answers 3 ships from A1
    And B answers 3 ships from B1
    And C interrupts with Filth flare (wild)
    And C answers A1
    And A answers A2
    Then B is not asked anything
    When A answers 3 ships from A2
    And C answers 3 ships from C1
    Then A's ships are 3 in the warp, 5 on A2, 4 on A3, 4 on A4, 4 on A5
    And B has 1 ship on B1
    And C has 1 ship on C1
