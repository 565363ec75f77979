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

  @G-007 @rule:R1.9
  Scenario: A first game has green aliens and no flares
    Given 3 players are dealt aliens for a first game
    When everybody keeps the first alien dealt
    Then only green aliens are dealt
    And the deck holds no flares

  @G-007 @rule:R1.9
  Scenario: An intermediate game has green and yellow aliens
    Given 3 players are dealt aliens for an intermediate game
    When everybody keeps the first alien dealt
    Then only green and yellow aliens are dealt

  @G-007 @rule:R1.9
  Scenario: An expert game has aliens of all colours
    Given 3 players are dealt aliens for an expert game
    When everybody keeps the first alien dealt
    Then aliens of all colours are dealt
