Feature: More players, and the second box in the setup

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

  @variant:seven-players @rule:R1.1
  Scenario: A seventh player brings another colour, and all fourteen flares that were dealt are in the game
    Given players are dealt A (Human or Zombie), B (Healer or Chosen), C (Macron or Mutant), D (Oracle or Parasite), E (Bully or Cryo), F (Disease or Genius), G (Mimic or Glutton)
    When everybody keeps the first alien dealt
    And the setup is finished somehow
    Then there are 14 flares in the game
    And the destiny deck has 26 cards
    And the destiny deck has 3 cards of G's colour
    And G has 4 ships on G1

  @variant:seven-players
  Scenario: The seventh player is encountered like anybody else
    Given players A (-), B (-), C (-), D (-), E (-), F (-), G (-)
    And the next destiny is white
    When A encounters G on G2 with 4 ships
    And nobody is invited
    And A plays attack 14 and G plays attack 06
    Then the outcome is: A wins
    And A has a colony on G2
    When the turn ends

  @variant:seven-players @rule:R1.7
  Scenario: With six players one colour is left for Symbiote
    Given players A (Symbiote), B (-), C (-), D (-), E (-), F (-)
    When the game is set up
    Then the setup is not refused

  @variant:seven-players
  Scenario: Eight are too many
    Given players A (-), B (-), C (-), D (-), E (-), F (-), G (-), H (-)
    When the game is set up
    Then the setup is refused: 3 to 7 players

  @IR-02
  Scenario: The aliens and flares of the second box are dealt like the others
    Given players A (Bully), B (Human), C (-)
    When the game is set up
    Then 70 aliens of base and incursion can be dealt, each with a flare
