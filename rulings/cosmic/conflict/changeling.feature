Feature: Changeling draws a card or swaps powers with its opponent

  @power:changeling
  Scenario: It draws a card
    Given players A (Changeling), B (Human), C (-)
    And A holds attack 10
    And the next destiny is B's colour
    When the turn begins
    Then A is asked what to choose: draw a card, swap powers
    When A answers draw a card
    Then A holds exactly attack 10, attack 06
    And A has the power of Changeling
    And A is asked which planet to aim at

  @E-CHANGELING-1 @power:changeling @power:warrior @rule:R19.9
  Scenario: It swaps for good, with all that lies on the sheets, and nobody swaps back
    Given players A (Changeling), B (Warrior), C (-)
    And A holds attack 10, attack 11
    And the note tokens on Warrior's sheet is 3
    And the next destiny is B's colour, C's colour
    When the turn begins
    Then A is asked what to choose: draw a card, swap powers
    When A answers swap powers
    Then A has the power of Warrior
    And B has the power of Changeling
    And the note tokens on Warrior's sheet is 3
    When A aims at B1
    And A launches 1 ship from A1
    And nobody is invited
    And A plays attack 10 and B plays attack 04
    Then the total of the offense is 14: attack 10, ships 1, Warrior +3
    And the outcome is: A wins
    When A has a second encounter
    Then A has the power of Warrior
    And B has the power of Changeling
    And A is asked which planet to aim at

  @E-CHANGELING-1 @power:changeling
  Scenario: Who has got it uses it in its own next encounter
    Given players A (Changeling), B (Human), C (-)
    And A holds attack 04
    And B holds attack 10, attack 04
    And the next destiny is B's colour, A's colour
    When the turn begins
    And A answers swap powers
    And A aims at B1
    And A launches 1 ship from A1
    And nobody is invited
    And A plays attack 04 and B plays attack 10
    Then A has the power of Human
    When the next turn begins
    Then B is asked what to choose: draw a card, swap powers
    When B answers swap powers
    Then B has the power of Human
    And A has the power of Changeling
    And B is asked which planet to aim at

  @power:changeling
  Scenario: As the defense
    Given players A (Human), B (Changeling), C (-)
    And the next destiny is B's colour
    When the turn begins
    Then B is asked what to choose: draw a card, swap powers
    When B answers swap powers
    Then B has the power of Human
    And A has the power of Changeling
    And A is asked which planet to aim at

  @power:changeling
  Scenario: Without a part in the encounter it stays what it is
    Given players A (Human), B (-), C (Changeling)
    And the next destiny is B's colour
    When the turn begins
    Then A is asked which planet to aim at
    And C has the power of Changeling

  @power:changeling @artifact:cosmic-zap
  Scenario: Zapped, nothing changes
    Given players A (Changeling), B (Human), C (-)
    And B holds attack 10, Cosmic Zap
    And the next destiny is B's colour
    When the turn begins
    And A answers swap powers
    Then B is asked to respond: Cosmic Zap, or pass
    When B plays Cosmic Zap
    Then A has the power of Changeling
    And B has the power of Human
    And A's power is zapped
    And A is asked which planet to aim at

  @power:changeling @rule:R19.6
  Scenario: With two home colonies its power is lost
    Given players A (Changeling), B (Human), C (-)
    And A's ships are 10 on A1, 10 on A2
    And the next destiny is B's colour
    When the turn begins
    Then A's power is lost
    And A is asked which planet to aim at

  @power:changeling @power:symbiote
  Scenario: Symbiote's power cannot be swapped: it draws
    Given players A (Changeling), B (Symbiote), C (-)
    And A holds attack 10
    And the next destiny is B's colour
    When the turn begins
    Then A holds exactly attack 10, attack 06
    And A is asked which planet to aim at

  @power:changeling @power:miser @rule:R19.9
  Scenario: Miser's hoard goes along
    Given players A (Changeling), B (Miser), C (-)
    And A holds attack 10
    And in the setup B answers the first hand
    And Miser's sheet holds attack 40
    And the next destiny is B's colour
    When the turn begins
    And A answers swap powers
    And A aims at B1
    And A launches 1 ship from A1
    And nobody is invited
    Then A is asked which encounter card to play: attack 10, attack 40
    When A plays attack 40 and B plays negotiate
    Then the outcome is: A wins
    When the turn ends

  @wild:changeling
  Scenario: A card of the left neighbour, who gets the flare
    Given players A (-), B (-), C (-)
    And A holds attack 10, Changeling flare
    And B holds attack 08
    And the next destiny is C's colour
    When the turn begins
    Then A can use at any time Changeling flare (wild)
    When A interrupts with Changeling flare
    Then A holds exactly attack 10, attack 08
    And B holds exactly Changeling flare
    And B can use at any time nothing
    And A is asked which planet to aim at

  @wild:changeling
  Scenario: From an empty hand nothing is drawn
    Given players A (-), B (-), C (-)
    And A holds attack 10, Changeling flare
    And B holds nothing
    And the next destiny is C's colour
    When the turn begins
    Then A can use at any time nothing
    And A is asked which planet to aim at

  @wild:changeling @artifact:card-zap
  Scenario: The wild flare is cancelled
    Given players A (-), B (-), C (-)
    And A holds attack 10, Changeling flare
    And B holds attack 08, Card Zap
    And the next destiny is C's colour
    When the turn begins
    And A interrupts with Changeling flare
    And B plays Card Zap
    Then A holds exactly attack 10
    And B holds exactly attack 08
    And A is asked which planet to aim at

  @super:changeling
  Scenario: With the super flare it swaps with anybody
    Given players A (Changeling), B (-), C (Human)
    And A holds attack 10, Changeling flare
    And the next destiny is B's colour
    When the turn begins
    Then A is asked to use: Changeling's power, Changeling flare (super)
    When A plays Changeling flare
    Then A is asked which player: B, C
    When A answers C
    Then A has the power of Human
    And C has the power of Changeling
    And A holds exactly attack 10, Changeling flare
    And A is asked which planet to aim at

  @super:changeling @artifact:cosmic-zap @Z-04
  Scenario: Zapped through the super flare, which stays unplayed
    Given players A (Changeling), B (-), C (Human)
    And A holds attack 10, Changeling flare
    And C holds Cosmic Zap
    And the next destiny is B's colour
    When the turn begins
    And A plays Changeling flare
    And A answers C
    And C plays Cosmic Zap
    Then A has the power of Changeling
    And A holds exactly attack 10, Changeling flare
    And A is asked which planet to aim at

  @wild:changeling
  Scenario Outline: The flare is used once in an encounter, whoever has it
    Given players A (-), B (-), C (-)
    And <flares>
    And A holds negotiate, Changeling flare
    And B holds negotiate, attack 08
    And C holds negotiate, attack 10
    When the turn begins
    And A interrupts with Changeling flare
    Then B holds Changeling flare
    And B can use at any time nothing
    And A is asked whom to encounter

    Examples:
      | flares                       |
      | the discard pile is attack 01 |
      | freewheeling flares          |

  @wild:changeling @power:glutton
  Scenario: Glutton takes three cards
    Given players A (Glutton), B (-), C (-)
    And A holds negotiate, Changeling flare
    And B holds 4 x attack 08
    When the turn begins
    And A interrupts with Changeling flare
    Then A holds exactly negotiate, 3 x attack 08
    And B holds exactly attack 08, Changeling flare
    And A is asked whom to encounter

  @super:changeling @artifact:card-zap
  Scenario: The super flare is cancelled, and the power is still to be used
    Given players A (Changeling), B (Human), C (Zombie)
    And A holds negotiate, Changeling flare
    And B holds negotiate, Card Zap
    And the next destiny is B's colour
    When the turn begins
    And A plays Changeling flare
    And B plays Card Zap
    Then A is asked what to choose: draw a card, swap powers

  @super:changeling @power:symbiote
  Scenario: Anybody but those whose power cannot be parted from them
    Given players A (Changeling), B (Human), C (Symbiote), D (Zombie)
    And A holds negotiate, Changeling flare
    And the next destiny is B's colour
    When the turn begins
    And A plays Changeling flare
    Then A is asked which player: B, D

  @super:changeling @wild:changeling @rule:R19.6
  Scenario: Without its power it has the wild side only
    Given players A (Changeling), B (Human), C (Zombie)
    And A holds negotiate, Changeling flare
    And A's ships are 4 on A1, 4 on A2, 12 in the warp
    And the next destiny is B's colour
    When the turn begins
    And A retrieves a ship to A1
    Then A is asked which planet to aim at
    And A can use at any time Changeling flare (wild)
