Feature: Plant grafts the powers of those in whose systems it has taken root

  @power:plant
  Scenario: The power of a host for one encounter, beside the own one
    Given players A (Plant), B (Human), C (-)
    And A has 1 ship on B2
    And A holds attack 08
    When A encounters C on C1 with 1 ship
    And nobody is invited
    Then A is asked to use: Plant's power or pass
    When A uses Plant's power
    Then A has the power of Human
    And A has the power of Plant
    When A plays attack 08 and C plays attack 04
    Then the total of the offense is 13: attack 08, ships 1, Human +4
    When the turn ends
    Then B has the power of Human

  @power:plant
  Scenario: Only hosts with a power can be grafted
    Given players A (Plant), B (Human), C (Zombie), D (Fury)
    And A has 1 ship on B2
    And A has 1 ship on C2
    And A has 1 ship on D2
    And D's ships are 4 on D1, 4 on D2, 12 in the warp
    And A holds attack 08
    When A encounters C on C1 with 1 ship
    And nobody is invited
    And A uses Plant's power
    Then A is asked which player: B, C
    When A answers C
    Then A has the power of Zombie
    And B has the power of Human
    When A plays attack 08 and C plays attack 04
    And the turn ends

  @power:plant
  Scenario: Without a colony in another system there is nothing to graft
    Given players A (Plant), B (Human), C (-)
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 08 and B plays attack 04
    Then the total of the offense is 9: attack 08, ships 1
    And B has the power of Human
    When the turn ends

  @power:plant
  Scenario: Zapped, Plant grafts nothing
    Given players A (Plant), B (Human), C (-)
    And A has 1 ship on B2
    And B holds Cosmic Zap
    And A holds attack 08
    When A encounters C on C1 with 1 ship
    And nobody is invited
    And A uses Plant's power
    And B plays Cosmic Zap
    Then B has the power of Human
    And A's power is zapped
    When A plays attack 08 and C plays attack 04
    Then the total of the offense is 9: attack 08, ships 1
    When the turn ends

  @AL-PLANT-1 @power:fungus
  Scenario: Ships captured with a grafted Fungus stay stacked but count only during another graft
    Given players A (Plant), B (-), C (Fungus)
    And A has 1 ship on C2
    And B has 2 ships on B1
    And A holds attack 20, attack 10
    And B holds attack 04, attack 12
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A uses Plant's power
    And A plays attack 20 and B plays attack 04
    Then 2 ships of B lie under ships of A
    When A has a second encounter
    And A encounters B on B2 with 1 stack of 3 from B1
    And nobody is invited
    And A passes
    And A plays attack 10 and B plays attack 12
    Then the total of the offense is 11: attack 10, ships 1
    And B has 2 ships in the warp
    And 0 ships of B lie under ships of A
    When the turn ends

  @AL-PLANT-2
  Scenario: When Plant loses its own power the host has the grafted one again at once
    Given players A (-), B (Plant), C (Human), D (Healer)
    And B's ships are 2 on B1, 4 on B2, 4 on B3, 1 on C1, 9 in the warp
    And B holds attack 04
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And B uses Plant's power
    Then B has the power of Human
    When A plays attack 20 and B plays attack 04
    Then B's power is lost
    And C has the power of Human
    And D is asked to use: Healer's power on B or pass
    When D passes
    And the turn ends

  @AL-PLANT-3
  Scenario: Tokens of the grafted power work for Plant
    Given players A (Plant), B (Warrior), C (-)
    And A has 1 ship on B2
    And the note tokens on B's sheet is 6
    And A holds attack 08
    When A encounters C on C1 with 1 ship
    And nobody is invited
    And A uses Plant's power
    And A plays attack 08 and C plays attack 04
    Then the total of the offense is 15: attack 08, ships 1, Warrior +6
    When the turn ends

  @AL-PLANT-5
  Scenario: The host may use only the wild side of its own flare
    Given players A (Plant), B (Human), C (-)
    And A has 1 ship on B2
    And A holds attack 08
    And B holds attack 04, Human flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A uses Plant's power
    And A plays attack 08 and B plays attack 04
    Then B is not asked anything
    And the total of the offense is 13: attack 08, ships 1, Human +4
    When the turn ends

  @test:9 @AL-PLANT-2 @AL-PLANT-3 @power:miser
  Scenario: Plant grafts Miser, plays from the hoard and loses a home colony in mid-encounter
    Given players A (-), B (Plant), C (Miser), D (Healer)
    And in the setup C answers the first hand
    And C's sheet holds attack 01, attack 07
    And B's ships are 2 on B1, 4 on B2, 4 on B3, 1 on C1, 9 in the warp
    And B holds attack 04
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And B uses Plant's power
    Then B is asked which encounter card to play: attack 01, attack 04, attack 07
    When A plays attack 20 and B plays attack 07
    Then D is asked to use: Healer's power on B or pass
    And C has the power of Miser
    And Miser's sheet holds exactly attack 01
    And B's power is lost
    When D passes
    And the turn ends

  @wild:plant
  Scenario: The wild flare steals the power of an ally in place of the own one
    Given players A (Human), B (-), C (Warrior), D (Plant)
    And the note tokens on C's sheet is 5
    And A holds attack 08, Plant flare
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    Then A is asked to use: Plant flare (wild) or pass
    When A plays Plant flare
    And A plays attack 08 and B plays attack 04
    Then the total of the offense is 15: attack 08, ships 2, Warrior +5
    When the turn ends
    Then C has the power of Warrior
    And A has the power of Human

  @super:plant
  Scenario: With a colony at a winner's home Plant wins alone
    Given players A (-), B (-), C (Plant), D (-)
    And A's ships are 4 on A1, 4 on A2, 4 on A3, 4 on A4, 1 on B1, 1 on B2, 1 on B3, 1 on B4
    And C has 1 ship on A5
    And C holds Plant flare
    When A encounters B on B5 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then C is asked to use: Plant flare (super) or pass
    When C plays Plant flare
    Then C wins the game

  @super:plant
  Scenario: Without a colony at a winner's home the win stands
    Given players A (-), B (-), C (Plant), D (-)
    And A's ships are 4 on A1, 4 on A2, 4 on A3, 4 on A4, 1 on B1, 1 on B2, 1 on B3, 1 on B4
    And C has 1 ship on D5
    And C holds Plant flare
    When A encounters B on B5 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then A wins the game

  @super:plant @artifact:card-zap
  Scenario: A Card Zap saves the win
    Given players A (-), B (-), C (Plant), D (-)
    And A's ships are 4 on A1, 4 on A2, 4 on A3, 4 on A4, 1 on B1, 1 on B2, 1 on B3, 1 on B4
    And A holds attack 20, Card Zap
    And C has 1 ship on A5
    And C holds Plant flare
    When A encounters B on B5 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And C plays Plant flare
    Then A is asked to respond: Card Zap or pass
    When A plays Card Zap
    Then A wins the game

  @super:plant
  Scenario: A Plant that has lost its own power cannot take the win
    Given players A (-), B (-), C (Plant), D (-)
    And A's ships are 4 on A1, 4 on A2, 4 on A3, 4 on A4, 1 on B1, 1 on B2, 1 on B3, 1 on B4
    And C's ships are 4 on C1, 4 on C2, 1 on A5, 11 in the warp
    And C holds Plant flare
    When A encounters B on B5 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then A wins the game
