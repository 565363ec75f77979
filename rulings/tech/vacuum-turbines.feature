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
