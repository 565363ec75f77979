Feature: Sorcerer exchanges encounter cards, and its flare exchanges powers

  @power:sorcerer
  Scenario: The encounter cards change places before they are revealed
    Given players A (Sorcerer), B (-), C (-)
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    Then A is asked to use: Sorcerer's power or pass
    When A uses Sorcerer's power
    Then the total of the offense is 24: attack 20, ships 4
    And the outcome is: A wins
    When the turn ends

  @power:sorcerer
  Scenario: As an ally it exchanges nothing
    Given players A (-), B (-), C (Sorcerer)
    When A encounters B on B1 with 4 ships
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays attack 04 and B plays attack 20
    Then the outcome is: B wins
    When the turn ends

  @power:sorcerer @Z-06
  Scenario: A zap answers the use; it cannot come before
    Given players A (Sorcerer), B (-), C (-)
    And B holds attack 20, Cosmic Zap
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    Then A is asked to use: Sorcerer's power or pass
    And B is not asked anything
    And B can use at any time nothing
    When A uses Sorcerer's power
    Then B is asked to respond: Cosmic Zap or pass
    When B plays Cosmic Zap
    Then the log says: Sorcerer's power is zapped
    And the outcome is: B wins
    When the turn ends

  @power:sorcerer @rule:R19.6
  Scenario: Without three home colonies it exchanges nothing
    Given players A (Sorcerer), B (-), C (-)
    And A's ships are 1 on A1, 9 on A2, 10 on A3
    When A encounters B on B1 with 1 ship from A1
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    Then A's power is lost
    And the outcome is: B wins
    When the turn ends

  @wild:sorcerer @rule:R19.9
  Scenario: The main players trade powers for good, and the flare goes to the Sorcerer
    Given players A (Human), B (Zombie), C (Sorcerer), D (-)
    And D holds Sorcerer flare
    When A encounters B on B1 with 4 ships
    And nobody is invited
    Then D is asked to use: Sorcerer flare or pass
    When D plays Sorcerer flare
    Then A has the power of Zombie
    And B has the power of Human
    And C holds Sorcerer flare
    And D holds no cards
    When A plays attack 04 and B plays attack 08
    Then the total of the defense is 16: attack 08, ships 4, Human +4
    When A, asked where ships return to, answers A1
    And the turn ends
    Then A has the power of Zombie
    And A has no ships in the warp

  @wild:sorcerer
  Scenario: With the Sorcerer as a main player powers are not traded
    Given players A (Sorcerer), B (Human), C (-)
    And C holds Sorcerer flare
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    And A passes
    Then B has the power of Human
    And C holds exactly Sorcerer flare
    When the turn ends

  @wild:sorcerer
  Scenario: Without a Sorcerer in the game the flare is discarded
    Given players A (Human), B (Zombie), C (-)
    And C holds Sorcerer flare
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And C plays Sorcerer flare
    Then A has the power of Zombie
    And the discard pile is Sorcerer flare
    When A plays attack 20 and B plays attack 08
    And the turn ends

  @super:sorcerer
  Scenario: With its flare it exchanges the cards as an ally
    Given players A (-), B (-), C (Sorcerer)
    And C holds Sorcerer flare
    When A encounters B on B1 with 4 ships
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays attack 04 and B plays attack 20
    Then C is asked to use: Sorcerer flare or pass
    When C plays Sorcerer flare
    Then the outcome is: A wins
    And C holds exactly Sorcerer flare
    When the turn ends

  @super:sorcerer @Z-02
  Scenario: Its use as an ally can be zapped
    Given players A (-), B (-), C (Sorcerer)
    And B holds attack 20, Cosmic Zap
    And C holds Sorcerer flare
    When A encounters B on B1 with 4 ships
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays attack 04 and B plays attack 20
    And C plays Sorcerer flare
    And B plays Cosmic Zap
    Then the outcome is: B wins
    And the log says: Sorcerer's power is zapped
    And C holds exactly Sorcerer flare
    When the turn ends

  @power:sorcerer
  Scenario: As the defense it exchanges the cards as well
    Given players A (-), B (Sorcerer), C (-)
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And B uses Sorcerer's power
    Then the total of the defense is 24: attack 20, ships 4
    And the outcome is: B wins

  @wild:sorcerer @rule:R19.7
  Scenario: A Sorcerer without its power is no Sorcerer: powers are traded, and the flare goes to the new one
    Given players A (Sorcerer), B (Human), C (-)
    And A's ships are 1 on A1, 9 on A2, 10 on A3
    And C holds negotiate, Sorcerer flare
    When A encounters B on B1 with 1 ship from A1
    And nobody is invited
    Then A's power is lost
    And C is asked to use: Sorcerer flare (wild) or pass
    When C plays Sorcerer flare
    Then B has the power of Sorcerer
    And B holds exactly attack 04, Sorcerer flare
    And C holds exactly negotiate
    When A plays attack 20 and B plays attack 04
    And B passes
    Then the outcome is: A wins
    When the turn ends

  @wild:sorcerer @artifact:card-zap @wild:anti-matter
  Scenario Outline: The wild flare is stopped, and everybody keeps the power
    Given players A (Human), B (Zombie), C (Sorcerer), D (-)
    And A holds attack 04, <card>
    And D holds negotiate, Sorcerer flare
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And D plays Sorcerer flare
    Then A is asked to respond: <card> or pass
    When A plays <card>
    Then A has the power of Human
    And B has the power of Zombie
    And D holds exactly <left>
    And A holds exactly <kept>
    And C holds exactly negotiate
    And the discard pile is <gone>
    When A plays attack 04 and B plays attack 20
    Then the outcome is: B wins

    Examples:
      | card              | left                     | kept                         | gone                     |
      | Card Zap          | negotiate                | attack 04                    | Card Zap, Sorcerer flare |
      | Anti-Matter flare | negotiate, Sorcerer flare | attack 04, Anti-Matter flare | nothing                  |

  @super:sorcerer @artifact:card-zap @super:anti-matter
  Scenario Outline: The super flare is stopped, and the cards stay where they are
    Given players A (-), B (-), C (Sorcerer), D (Anti-Matter)
    And C holds negotiate, Sorcerer flare
    And D holds negotiate, <card>
    When A encounters B on B1 with 4 ships
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays attack 04 and B plays attack 20
    And C plays Sorcerer flare
    Then D is asked to respond: <card> or pass
    When D plays <card>
    Then the outcome is: B wins
    And C's power is not zapped
    And C holds exactly <left>
    And D holds exactly <kept>
    And the discard pile is <gone>

    Examples:
      | card              | left                     | kept                         | gone                                           |
      | Card Zap          | negotiate                | negotiate                    | Card Zap, Sorcerer flare, attack 04, attack 20 |
      | Anti-Matter flare | negotiate, Sorcerer flare | negotiate, Anti-Matter flare | attack 04, attack 20                           |
