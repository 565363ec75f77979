Feature: Genius takes cards instead of colonies

  @power:genius
  Scenario: A card for each ship instead of the colony, and the ships return
    Given players A (Genius), B (-), C (-)
    And the deck begins with attack 23, attack 30, attack 40
    When A encounters B on B1 with 3 ships from A1
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays attack 20 and B plays attack 04
    Then A is asked to use: Genius's power or pass
    When A uses Genius's power
    Then A is asked where ships return to: A1, A2, A3, A4, A5
    When A answers 3 to A2
    Then A holds exactly attack 23, attack 30, attack 40
    And A has 7 ships on A2
    And A has no colony on B1
    And C has 1 ship on B1
    And the outcome is: A wins
    When the turn ends

  @power:genius
  Scenario: It may settle all the same
    Given players A (Genius), B (-), C (-)
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And A passes
    Then A has 3 ships on B1
    And A holds no cards

  @power:genius
  Scenario: As an ally it studies, too
    Given players A (-), B (-), C (Genius)
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 2 ships
    And A plays attack 20 and B plays attack 04
    And C uses Genius's power
    And C answers C1
    Then C holds exactly negotiate, 2 x attack 06
    And C has no colony on B1
    And A has 1 ship on B1

  @power:genius
  Scenario: A home planet is no foreign colony
    Given players A (Genius), B (-), C (-)
    And the next destiny is A's colour
    And B has 2 ships on A1
    And A has 0 ships on A1
    And A holds attack 20
    And B holds attack 04
    When the turn begins
    And A chooses attack a foreign colony at home
    And A launches 1 ship from A2
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then A has 1 ship on A1
    And A holds no cards

  @power:genius
  Scenario: An ally of the winning defense gains no colony
    Given players A (-), B (-), C (Genius)
    When A encounters B on B1 with 1 ship
    And A invites nobody
    And B invites C
    And C joins the defense with 1 ship
    And A plays attack 04 and B plays attack 20
    And C, asked where ships return to, answers C1
    Then C holds exactly negotiate, attack 06
    And the log does not say: Genius's power

  @power:genius @artifact:cosmic-zap
  Scenario: Zapped, its ships land
    Given players A (Genius), B (-), C (-)
    And C holds Cosmic Zap
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And A uses Genius's power
    Then C is asked to respond: Cosmic Zap or pass
    When C plays Cosmic Zap
    Then A has 3 ships on B1
    And A holds no cards

  @power:genius @rule:R19.6
  Scenario: With too few home colonies its ships land
    Given players A (Genius), B (-), C (-)
    And A's ships are 10 on A1, 10 on A2
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then A has 3 ships on B1

  @power:genius @power:filth
  Scenario: Filth, beaten, hears nothing of ships that do not land
    Given players A (Genius), B (Filth), C (-)
    When A encounters B on B1 with 2 ships from A1
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And A uses Genius's power
    And A answers A1
    Then A holds 2 cards
    And A has 4 ships on A1
    When the turn ends

  @power:genius @G-036
  Scenario: Twenty cards at the start of any turn win the game
    Given players A (-), B (-), C (Genius)
    And C holds 20 x negotiate
    When the turn begins
    Then C wins the game

  @power:genius
  Scenario: Nineteen do not
    Given players A (-), B (-), C (Genius)
    And C holds 19 x negotiate
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays negotiate and B plays negotiate
    And A refuses
    And A, asked which ships to lose, answers 3 ships from A1
    And B, asked which ships to lose, answers 3 ships from B2
    And A, asked where ships return to, answers A2
    Then the game goes on

  @power:genius @rule:R19.6
  Scenario: Twenty cards do not win without the power
    Given players A (-), B (-), C (Genius)
    And C's ships are 10 on C1, 10 on C2
    And C holds 20 x negotiate
    When the turn begins
    Then the game goes on
    And A is asked whom to encounter

  @power:genius
  Scenario: Five colonies win as usual, and a colony not taken does not
    Given players A (Genius), B (-), C (-)
    And A has 1 ship on C1
    And A has 1 ship on C2
    And A has 1 ship on C3
    And A has 1 ship on C4
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And A passes
    Then A wins the game

  @wild:genius
  Scenario: The wild flare makes any players draw, the own one too
    Given players A (-), B (-), C (-), D (-)
    And B holds attack 20, Genius flare
    And the deck begins with attack 23, attack 30
    When A encounters B on B1 with 1 ship
    Then B is asked to use: Genius flare (wild) or pass
    When B plays Genius flare
    Then B is asked which player: A, B, C, D
    And B may not answer nobody
    When B answers B, D
    Then B holds exactly attack 20, Genius flare, attack 23
    And D holds exactly negotiate, attack 30
    And C holds exactly negotiate
    When nobody is invited
    And A plays attack 04 and B plays attack 20
    Then the outcome is: B wins

  @wild:genius
  Scenario: A bystander cannot play it
    Given players A (-), B (-), C (-)
    And C holds negotiate, Genius flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    Then C holds exactly negotiate, Genius flare

  @super:genius
  Scenario Outline: The super flare guesses the value of the opponent's attack
    Given players A (Genius), B (-), C (-)
    And A holds attack 04, Genius flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays <card>
    Then A is asked to use: Genius flare (super) or pass
    When A plays Genius flare
    Then A is asked how many: 0 to 40
    When A answers <guess>
    Then A holds <cards> cards

    Examples:
      | card      | guess | cards |
      | attack 20 | 17    | 5     |
      | attack 20 | 23    | 5     |
      | attack 20 | 24    | 1     |
      | attack 20 | 16    | 1     |

  @super:genius
  Scenario: A negotiate is no attack of any value
    Given players A (Genius), B (-), C (-)
    And A holds attack 04, Genius flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays negotiate
    And A plays Genius flare
    And A answers 0
    And A passes
    Then B holds exactly Genius flare
    And A holds no cards

  @wild:genius @artifact:card-zap
  Scenario: The wild flare is cancelled
    Given players A (-), B (-), C (-)
    And A holds attack 04, Genius flare
    And C holds negotiate, Card Zap
    When A encounters B on B1 with 1 ship
    And A plays Genius flare
    Then C is asked to respond: Card Zap or pass
    When C plays Card Zap
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    Then A holds no cards

  @super:genius @artifact:card-zap
  Scenario: The super flare is cancelled
    Given players A (Genius), B (-), C (-)
    And A holds attack 04, Genius flare
    And C holds negotiate, Card Zap
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    And A plays Genius flare
    And C plays Card Zap
    Then A holds no cards
