Feature: Vacuum Turbines

  Background:
    Given players A (-), B (-), C (-)
    And the variant technology

  @tech:vacuum-turbines
  Scenario: Four cards are drawn, some kept, the rest discarded
    Given Vacuum Turbines lies face up before B
    And B holds negotiate
    And the deck begins with attack 30, attack 01, morph, attack 04
    When the turn begins
    And B uses Vacuum Turbines
    Then B is asked which cards to take (0 to 4): attack 30, attack 01, morph, attack 04
    When B answers attack 30, morph
    Then B holds exactly negotiate, attack 30, morph
    And the discard pile holds attack 01, attack 04 among others
    And the tech discard pile is Vacuum Turbines
    And A is asked whom to encounter

  @tech:vacuum-turbines
  Scenario: It is not used while it lies face down
    Given Vacuum Turbines lies face down before B
    And B has 3 ships on Vacuum Turbines
    When the turn begins
    And B passes
    Then B is not asked to use Vacuum Turbines
    And A is asked whom to encounter

  @tech:vacuum-turbines @power:glutton
  Scenario: Glutton has six cards to choose from
    Given players A (-), B (Glutton), C (-)
    And Vacuum Turbines lies face up before B
    And B holds negotiate
    And the deck begins with attack 30, attack 01, morph, attack 04, attack 08, attack 10
    When the turn begins
    And B uses Vacuum Turbines
    Then B is asked which cards to take (0 to 6): attack 30, attack 01, morph, attack 04, attack 08, attack 10
    When B answers attack 30
    Then B holds exactly negotiate, attack 30
    And A is asked whom to encounter

  @tech:vacuum-turbines @power:remora
  Scenario: Remora draws along
    Given players A (-), B (-), C (Remora)
    And Vacuum Turbines lies face up before B
    And B holds negotiate
    And C holds negotiate
    When the turn begins
    And B uses Vacuum Turbines
    And C uses Remora's power
    Then C holds 2 cards
    And B is asked which cards to take (0 to 4)

  @tech:vacuum-turbines @wild:siren
  Scenario: A card that Siren's flare names is not among them
    Given Vacuum Turbines lies face up before B
    And B holds negotiate
    And C holds Siren flare
    And the deck begins with attack 30, attack 01, morph, attack 04
    When the turn begins
    And B uses Vacuum Turbines
    And C plays Siren flare
    And C answers attack 30
    Then C holds attack 30
    And B is asked which cards to take (0 to 3): attack 01, morph, attack 04
