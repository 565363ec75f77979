Feature: Setting up a game

  @G-019 @rule:R1.1
  Scenario: Two players are too few
    Given players A (-), B (-)
    When the game is set up
    Then the setup is refused: 2 players are not possible

  @G-019
  Scenario: Three players are enough
    Given players A (-), B (-), C (-)
    When the game is set up
    Then the setup is not refused

  @G-007 @rule:R1.9 @variant:no-flares
  Scenario: A first game has green aliens and no flares
    Given 3 players are dealt aliens for a first game
    When everybody keeps the first alien dealt
    And the setup is finished somehow
    Then only green aliens are dealt
    And the deck holds no flares

  @G-007 @rule:R1.9
  Scenario: An intermediate game has green and yellow aliens
    Given 3 players are dealt aliens for an intermediate game
    When everybody keeps the first alien dealt
    And the setup is finished somehow
    Then only green and yellow aliens are dealt

  @G-007 @rule:R1.9
  Scenario: An expert game has aliens of all colours
    Given 3 players are dealt aliens for an expert game
    When everybody keeps the first alien dealt
    And the setup is finished somehow
    Then aliens of all colours are dealt

  @G-048 @rule:R1.6
  Scenario: The alien that carries the restriction leaves, for the one rejected before
    Given players are dealt A (Loner or Zombie), B (Healer or Chosen), C (Human or Plain 1)
    When A answers Loner flare
    And B answers Healer flare
    And C answers Human flare
    Then A is asked which alien to play: the alien rejected before, another alien
    When A chooses the alien rejected before
    Then A has the power of Zombie
    And B has the power of Healer
    And C has the power of Human

  @G-048 @rule:R1.6
  Scenario: The alien that carries the restriction leaves, for a new one
    Given players are dealt A (Loner or Zombie), B (Healer or Chosen), C (Human or Plain 1)
    When A answers Loner flare
    And B answers Healer flare
    And C answers Human flare
    And A chooses another alien
    And the setup is finished somehow
    Then B has the power of Healer
    And A does not have the power of Loner
    And A does not have the power of Zombie

  @G-048 @rule:R1.6
  Scenario: Named aliens that must not meet are refused
    Given players A (Loner), B (Healer), C (-)
    When the game is set up
    Then the setup is refused: «loner» must not be used together with «healer»

  @AL-GAMBLER-1 @G-048 @rule:R1.6
  Scenario: Gambler is not used together with Sorcerer
    Given players A (Gambler), B (Sorcerer), C (-)
    When the game is set up
    Then the setup is refused: «gambler» must not be used together with «sorcerer»

  @AL-GAMBLER-1 @G-048 @rule:R1.6
  Scenario: Of the two it is Gambler that leaves
    Given players are dealt A (Gambler or Zombie), B (Sorcerer or Chosen), C (Human or Plain 1)
    When A answers Gambler flare
    And B answers Sorcerer flare
    And C answers Human flare
    Then A is asked which alien to play: the alien rejected before, another alien
    When A chooses the alien rejected before
    Then A has the power of Zombie
    And B has the power of Sorcerer

  @AL-GAMBLER-1
  Scenario: By agreement they meet
    Given players A (Gambler), B (Sorcerer), C (-)
    And aliens that must not meet may meet
    When the game is set up
    Then the setup is not refused
    And A has the power of Gambler
    And B has the power of Sorcerer

  @AL-GAMBLER-1
  Scenario: By agreement they meet, also when they are dealt
    Given players are dealt A (Gambler or Zombie), B (Sorcerer or Chosen), C (Human or Plain 1)
    And aliens that must not meet may meet
    When A answers Gambler flare
    And B answers Sorcerer flare
    And C answers Human flare
    Then A has the power of Gambler
    And B has the power of Sorcerer
