Feature: Delta Scanners

  Background:
    Given players A (-), B (-), C (-)
    And the variant technology

  @tech:delta-scanners @T-08
  Scenario: A card of the discard pile comes to the hand, and others are not told which
    Given Delta Scanners lies face up before C
    And C holds negotiate
    And the discard pile is attack 30, morph, Cosmic Zap
    When the turn begins
    Then C is asked to use: Delta Scanners, or pass
    When C uses Delta Scanners
    Then C is asked which cards to take (1): attack 30, morph, Cosmic Zap
    When C answers morph
    Then C holds exactly negotiate, morph
    And the discard pile is attack 30, Cosmic Zap
    And the tech discard pile is Delta Scanners
    And B has seen exactly nothing in C's hand
    And A is asked whom to encounter

  @tech:delta-scanners
  Scenario: Without discards, or face down, it does nothing
    Given Delta Scanners lies face up before C
    And Vacuum Turbines lies face down before B
    When the turn begins
    And B passes
    Then C is not asked to use Delta Scanners
    And A is asked whom to encounter

  @tech:delta-scanners @artifact:cosmic-zap
  Scenario: A tech is no power that a Cosmic Zap could stop
    Given Delta Scanners lies face up before A
    And B holds negotiate, Cosmic Zap
    And the discard pile is attack 30
    When the turn begins
    And A uses Delta Scanners
    Then A holds attack 30
    And A is asked whom to encounter

  @tech:delta-scanners @power:glutton
  Scenario: The discard pile is no deck: Glutton gets one card
    Given players A (-), B (-), C (Glutton)
    And Delta Scanners lies face up before C
    And C holds negotiate
    And the discard pile is attack 30, morph, Cosmic Zap
    When the turn begins
    And C uses Delta Scanners
    And C answers morph
    Then C holds exactly negotiate, morph
    And A is asked whom to encounter

  @tech:delta-scanners @power:remora
  Scenario: Nor does Remora draw along
    Given players A (-), B (Remora), C (-)
    And Delta Scanners lies face up before C
    And B holds negotiate
    And the discard pile is attack 30
    When the turn begins
    And C uses Delta Scanners
    Then B holds exactly negotiate
    And A is asked whom to encounter
