Feature: Warpspace Key

  Background:
    Given players A (-), B (-), C (-)
    And the variant technology
    And Warpspace Key lies face up before A

  @tech:warpspace-key
  Scenario: All ships leave the warp for own colonies
    Given A has 5 ships in the warp
    When the turn begins
    And A retrieves a ship to A1
    Then A is asked to use: Warpspace Key, or pass
    When A uses Warpspace Key
    Then A is asked where to put the retrieved ship (4): A1, A2, A3, A4, A5
    When A answers 3 to A1, 1 to A5
    Then the warp is empty
    And the tech discard pile is Warpspace Key
    And A is asked whom to encounter

  @tech:warpspace-key
  Scenario: It is for the offense, and not without a ship in the warp
    When the turn begins
    Then A is not asked to use Warpspace Key
    And A is asked whom to encounter

  @tech:warpspace-key
  Scenario: As somebody else's turn passes it waits
    Given it is B's turn
    And A has 5 ships in the warp
    When the turn begins
    Then A is not asked anything
    And B is asked whom to encounter

  @tech:warpspace-key @power:remora
  Scenario: Remora goes along when ships are retrieved
    Given players A (-), B (Remora), C (-)
    And A has 2 ships in the warp
    And B has 2 ships in the warp
    When the turn begins
    And A retrieves a ship to A1
    And B passes
    And A uses Warpspace Key
    And A answers A2
    Then B is asked to use: Remora's power on A, or pass

  @tech:warpspace-key @power:glutton
  Scenario: Glutton retrieves three, and the key opens for the rest
    Given players A (Glutton), B (-), C (-)
    And A has 9 ships in the warp
    When the turn begins
    And A retrieves a ship to A1
    And A answers A1
    Then A has 6 ships in the warp
    When A uses Warpspace Key
    And A answers A2
    Then the warp is empty
    And A is asked whom to encounter
