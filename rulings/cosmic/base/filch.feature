Feature: Filch takes the opponent's encounter card, and steals cards being played

  @power:filch
  Scenario: It takes the opponent's card out of the discard pile
    Given players A (Filch), B (-), C (-)
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 08
    Then A is asked to use: Filch's power or pass
    When A uses Filch's power
    Then A holds exactly attack 08
    And the discard pile is attack 20
    When the turn ends

  @power:filch
  Scenario: As an ally it takes nothing
    Given players A (-), B (-), C (Filch)
    When A encounters B on B1 with 4 ships
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays attack 20 and B plays attack 08
    Then the discard pile is attack 20, attack 08
    And C holds exactly negotiate
    When the turn ends

  @power:filch
  Scenario: Zapped, it gets nothing
    Given players A (Filch), B (-), C (-)
    And B holds attack 08, Cosmic Zap
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 08
    And A uses Filch's power
    Then B is asked to respond: Cosmic Zap or pass
    When B plays Cosmic Zap
    Then the log says: Filch's power is zapped
    And A holds no cards
    And the discard pile is attack 20, attack 08, Cosmic Zap
    When the turn ends

  @power:filch @rule:R19.6
  Scenario: Its power is lost before the cards are discarded
    Given players A (-), B (Filch), C (-)
    And B's ships are 4 on B1, 8 on B2, 8 on B3
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 08
    Then B's power is lost
    And the discard pile is attack 20, attack 08
    And B holds no cards
    When the turn ends

  @AL-CLONE-1 @AL-FILCH-2 @power:filch @power:sorcerer
  Scenario: After an exchange it takes the card that lies before the opponent in the end
    Given players A (Filch), B (Sorcerer), C (-)
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 12 and B plays attack 30
    And B uses Sorcerer's power
    Then the outcome is: A wins
    When A uses Filch's power
    Then A holds exactly attack 12
    And the discard pile is attack 30
    When the turn ends

  @wild:filch
  Scenario: For a negotiate an artifact is stolen while it is played
    Given players A (-), B (-), C (-)
    And A holds attack 20, negotiate, Filch flare
    And C holds Ionic Gas
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 08
    And C plays Ionic Gas
    Then A is asked to respond: Filch flare or pass
    When A plays Filch flare
    Then the log says: Ionic Gas of C is stolen by A
    When everybody passes
    Then A holds exactly Ionic Gas, Filch flare
    And the discard pile is negotiate, attack 20, attack 08
    When the turn ends

  @wild:filch
  Scenario: Without a negotiate nothing can be stolen
    Given players A (-), B (-), C (-)
    And A holds attack 20, attack 10, Filch flare
    And C holds Ionic Gas
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 08
    And C plays Ionic Gas
    Then A holds exactly attack 10, Filch flare
    And the discard pile is Ionic Gas, attack 20, attack 08
    When the turn ends

  @wild:filch
  Scenario: A reinforcement cannot be stolen
    Given players A (-), B (-), C (-)
    And A holds attack 20, negotiate, Filch flare
    And B holds attack 08, reinforcement +3
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 08
    And B plays reinforcement +3
    And B, asked which side, answers defense
    Then the total of the defense is 15
    And A holds exactly negotiate, Filch flare
    When the turn ends

  @wild:filch
  Scenario: A theft that is zapped costs nothing, and the stolen card works
    Given players A (-), B (-), C (-)
    And A holds attack 20, negotiate, Filch flare
    And B holds attack 08, Card Zap
    And C holds Ionic Gas
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 08
    And C plays Ionic Gas
    And A plays Filch flare
    And B plays Card Zap
    Then A holds exactly negotiate
    And the discard pile is Card Zap, Filch flare, Ionic Gas, attack 20, attack 08
    When the turn ends

  @super:filch
  Scenario: With its flare it takes one used card of an encounter it has no part in
    Given players A (-), B (-), C (Filch)
    And C holds Filch flare
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 08
    Then C is asked to use: Filch flare or pass
    When C plays Filch flare
    Then C is asked which cards to take: attack 20, attack 08
    When C answers attack 20
    Then C holds exactly attack 20, Filch flare
    And the discard pile is attack 08
    When the turn ends

  @super:filch @Z-02 @Z-04
  Scenario: Its use of the power through the flare can be zapped; the flare stays in hand
    Given players A (-), B (-), C (Filch)
    And B holds attack 08, Cosmic Zap
    And C holds Filch flare
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 08
    And C plays Filch flare
    And C answers attack 20
    And B plays Cosmic Zap
    Then C holds exactly Filch flare
    And the discard pile is attack 20, attack 08, Cosmic Zap
    When the turn ends

  @AL-FILCH-4 @power:filch @power:gambler
  Scenario: Gambler's card that was never shown cannot be taken
    Given players A (Gambler), B (Filch), C (-)
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 10
    And A uses Gambler's power
    And A chooses attack
    And A answers 40
    And B chooses believe
    Then the outcome is: A wins
    And B holds no cards
    And the discard pile is attack 10
    When the turn ends

  @power:filch @power:chosen
  Scenario: A card that was replaced is not the one taken
    Given players A (Filch), B (Chosen), C (-)
    And the deck begins with attack 40, attack 12, attack 11
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 08
    And B uses Chosen's power
    And B answers attack 40
    And B chooses replace
    And A uses Filch's power
    Then A holds exactly attack 40
    When the turn ends

  @wild:filch @super:anti-matter
  Scenario: Prevented by Anti-Matter, nothing is stolen and nothing paid
    Given players A (-), B (-), C (Anti-Matter)
    And A holds attack 10, Force Field
    And B holds attack 04, negotiate, Filch flare
    And C holds negotiate, Anti-Matter flare
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays Force Field
    Then B is asked to respond: Filch flare (wild) or pass
    When B plays Filch flare
    Then C is asked to respond: Anti-Matter flare (super) or pass
    When C plays Anti-Matter flare
    Then B holds exactly attack 04, negotiate, Filch flare
    And A holds exactly attack 10
    And C is asked where ships return to (1): C1, C2, C3, C4, C5

  @super:filch @super:anti-matter @artifact:card-zap
  Scenario Outline: The super flare is stopped, and no card is taken
    Given players A (-), B (-), C (Filch), D (Anti-Matter)
    And C holds negotiate, Filch flare
    And D holds negotiate, <card>
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 10 and B plays attack 12
    And C plays Filch flare
    Then D is asked to respond: <offer> or pass
    When D plays <card>
    Then C holds exactly <left>
    And the log does not say: attack 10 goes to
    And the log does not say: attack 12 goes to
    When the turn ends

    Examples:
      | card              | offer                     | left                   |
      | Card Zap          | Card Zap                  | negotiate              |
      | Anti-Matter flare | Anti-Matter flare (super) | negotiate, Filch flare |

  @super:filch
  Scenario: As a main player it takes its opponent's card, not its own, by power or by flare
    Given players A (Filch), B (-), C (-)
    And A holds attack 10, Filch flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 10 and B plays attack 12
    Then A is asked to use: Filch's power, Filch flare (super) or pass
    When A plays Filch flare
    Then A holds exactly attack 12, Filch flare
    And the discard pile is attack 10
    When the turn ends

  @super:filch
  Scenario: As an ally it may choose either card, and only one
    Given players A (-), B (-), C (Filch)
    And C holds negotiate, Filch flare
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays attack 10 and B plays attack 12
    Then C is asked to use: Filch flare (super) or pass
    When C plays Filch flare
    Then C is asked which cards to take (1): attack 10, attack 12
    When C answers attack 12
    Then C holds exactly negotiate, attack 12, Filch flare
    And the discard pile is attack 10
    When the turn ends
