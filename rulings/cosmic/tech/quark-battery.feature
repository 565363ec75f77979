Feature: Quark Battery

  Background:
    Given players A (-), B (-), C (-)
    And the variant technology

  @tech:quark-battery
  Scenario: On completion a card is stored, and later it takes the place of the revealed one
    Given Quark Battery lies face down before A
    And A has 3 ships on Quark Battery
    And A holds attack 30, attack 04, negotiate
    When the turn begins
    And A uses Research
    And A chooses complete a tech
    Then A is asked which cards to choose (1): attack 30, attack 04, negotiate
    When A answers attack 30
    And A answers A1
    Then A holds exactly attack 04, negotiate
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    Then A is asked to use: Quark Battery, or pass
    When A uses Quark Battery
    Then the total of the offense is 34: attack 04, Quark Battery = 30, ships 4
    And the outcome is: A wins
    And the tech discard pile is Quark Battery
    And the discard pile holds attack 04 among others
    And the discard pile holds attack 30 among others
    And A is asked to use: Research, or pass

  @tech:quark-battery
  Scenario: Nobody reaches the stored card
    Given Quark Battery lies face down before A
    And A has 3 ships on Quark Battery
    And A holds attack 30, negotiate
    And C holds negotiate, Plague
    When the turn begins
    And A uses Research
    And A chooses complete a tech
    And A answers attack 30
    And A answers A1
    And C plays Plague
    And C answers A
    And A answers 3 from A1
    Then A holds no cards
    And A is asked where to put the retrieved ship

  @tech:quark-battery
  Scenario: Without a card under it it does nothing
    Given Quark Battery lies face up before A
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    Then A is not asked to use Quark Battery
    And the outcome is: B wins

  @tech:quark-battery @power:sorcerer
  Scenario: After Sorcerer's exchange the card that lies before its owner now is replaced
    Given players A (-), B (Sorcerer), C (-)
    And Quark Battery lies face down before A
    And A has 3 ships on Quark Battery
    And A holds attack 30, attack 04
    When the turn begins
    And A uses Research
    And A chooses complete a tech
    And A answers attack 30
    And A answers A1
    And A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 08
    And B uses Sorcerer's power
    And A uses Quark Battery
    Then the total of the offense is 34
    And the total of the defense is 8: attack 04, ships 4
    And the outcome is: A wins

  @tech:quark-battery @power:warhawk
  Scenario: A negotiate out of the battery is an attack 00 to Warhawk
    Given players A (-), B (Warhawk), C (-)
    And Quark Battery lies face down before A
    And A has 3 ships on Quark Battery
    And A holds negotiate, attack 04
    When the turn begins
    And A uses Research
    And A chooses complete a tech
    And A answers negotiate
    And A answers A1
    And A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 10
    And A uses Quark Battery
    Then the total of the offense is 4
    And the outcome is: B wins

  @tech:quark-battery @power:the-claw
  Scenario: A card out of the battery is revealed to The Claw as well
    Given players A (-), B (-), C (The Claw)
    And Quark Battery lies face down before A
    And A has 3 ships on Quark Battery
    And A holds attack 30, attack 04
    And The Claw's sheet holds attack 30
    And C holds negotiate
    When the turn begins
    And A uses Research
    And A chooses complete a tech
    And A answers attack 30
    And A answers A1
    And A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 10
    And A uses Quark Battery
    Then C is asked which planet: A1, A2, A3, A4, A5

  @tech:quark-battery @rule:R25.3
  Scenario: A morph out of it copies what the other side has shown
    Given Quark Battery lies face down before A
    And A has 3 ships on Quark Battery
    And A holds morph, attack 04
    When the turn begins
    And A uses Research
    And A chooses complete a tech
    And A answers morph
    And A answers A1
    And A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 10
    And A uses Quark Battery
    Then the total of the offense is 14
    And the outcome is: B wins

  @tech:quark-battery @power:chronos
  Scenario: When time runs back the battery stays spent, and the first card returns
    Given players A (-), B (Chronos), C (-)
    And Quark Battery lies face down before A
    And A has 3 ships on Quark Battery
    And A holds attack 30, attack 04, attack 05
    And B holds attack 08, attack 10
    When the turn begins
    And A uses Research
    And A chooses complete a tech
    And A answers attack 30
    And A answers A1
    And A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 08
    And A uses Quark Battery
    And B uses Chronos's power
    Then A holds exactly attack 04, attack 05
    And the tech discard pile is Quark Battery
    And A is asked which encounter card to play
    And B is asked which encounter card to play
