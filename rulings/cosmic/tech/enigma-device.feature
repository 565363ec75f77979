Feature: Enigma Device

  Background:
    Given players A (-), B (-), C (-)
    And the variant technology
    And Enigma Device lies face up before B

  @tech:enigma-device
  Scenario: Cards are discarded first, and then all hands have eight
    Given A holds 10 x negotiate
    And B holds attack 01, attack 30, morph
    And C holds 8 x negotiate
    When the turn begins
    Then B is asked to use: Enigma Device, or pass
    When B uses Enigma Device
    Then B is asked which cards to discard (0 to 3): attack 01, attack 30, morph
    When B answers attack 01
    Then B holds 8 cards
    And B holds attack 30, morph
    And A holds 8 cards
    And C holds 8 cards
    And the discard pile is attack 01, negotiate, negotiate
    And the tech discard pile is Enigma Device
    And A is asked whom to encounter

  @tech:enigma-device @power:glutton
  Scenario: Glutton's second helping comes on top
    Given players A (Glutton), B (-), C (-)
    And A holds 4 x negotiate
    And B holds 8 x negotiate
    And C holds 8 x negotiate
    When the turn begins
    And B uses Enigma Device
    And B answers nothing
    Then A holds 10 cards
    And A is asked whom to encounter

  @tech:enigma-device
  Scenario: Only in regroup, and not face down
    Given B holds negotiate
    When the turn begins
    And B passes
    And A targets C
    And A aims at C1
    Then B is not asked to use Enigma Device
    And A is asked which ships to launch

  @tech:enigma-device @power:miser
  Scenario: Miser's hoard is no part of the hand
    Given players A (Miser), B (-), C (-)
    And in the setup A answers the second hand
    And Miser's sheet holds 2 x attack 40
    And A holds 6 x negotiate
    And B holds 8 x negotiate
    And C holds 8 x negotiate
    When the turn begins
    And B uses Enigma Device
    And B answers nothing
    Then A holds 8 cards
    And Miser's sheet holds exactly 2 x attack 40
    And A is asked whom to encounter

  @tech:enigma-device @power:relic
  Scenario: Eight cards drawn for it are no new hand to Relic
    Given players A (-), B (-), C (Relic)
    And A holds 8 x negotiate
    And B holds 3 x negotiate
    And C holds 8 x negotiate
    When the turn begins
    And B uses Enigma Device
    And B answers 3 x negotiate
    Then B holds 8 cards
    And C's ships are as at the beginning
    And A is asked whom to encounter
