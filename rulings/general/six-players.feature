Feature: The second box in the setup

  @IR-01 @variant:six-players
  Scenario: A sixth player brings a colour, and all twelve flares that were dealt are in the game
    Given players are dealt A (Human or Zombie), B (Healer or Chosen), C (Macron or Mutant), D (Oracle or Parasite), E (Bully or Cryo), F (Disease or Genius)
    When everybody keeps the first alien dealt
    And the setup is finished somehow
    Then there are 12 flares in the game
    And the destiny deck has 23 cards
    And the destiny deck has 3 cards of F's colour
    And F has 4 ships on F1
    And F has 0 foreign colonies

  @variant:six-players
  Scenario: Seven are too many
    Given players A (-), B (-), C (-), D (-), E (-), F (-), G (-)
    When the game is set up
    Then the setup is refused: 3 to 6 players

  @IR-02
  Scenario: The aliens and flares of the second box are dealt like the others
    Given players A (Bully), B (Human), C (-)
    When the game is set up
    Then 70 aliens of base and incursion can be dealt, each with a flare
