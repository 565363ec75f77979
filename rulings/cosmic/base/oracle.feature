Feature: Oracle sees its opponent's card before it selects its own

  @power:oracle
  Scenario: The opponent selects first, face up
    Given players A (Oracle), B (-), C (-)
    And A holds attack 20, attack 10
    And B holds attack 08, negotiate
    When A encounters B on B1 with 4 ships
    And nobody is invited
    Then B is asked which encounter card to play: attack 08, negotiate
    And A is not asked anything
    When B plays attack 08
    Then A is asked which encounter card to play: attack 20, attack 10
    When A plays attack 10
    Then the outcome is: A wins
    When the turn ends

  @power:oracle
  Scenario: As an ally it foresees nothing
    Given players A (-), B (-), C (Oracle)
    And A holds attack 20, attack 10
    And B holds attack 08, negotiate
    When A encounters B on B1 with 4 ships
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    Then A is asked which encounter card to play: attack 20, attack 10
    And B is asked which encounter card to play: attack 08, negotiate
    When A plays attack 20 and B plays attack 08
    And the turn ends

  @power:oracle
  Scenario: Zapped, both select at the same time
    Given players A (Oracle), B (-), C (-)
    And A holds attack 20, attack 10
    And B holds attack 08, negotiate
    And C holds Cosmic Zap
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And C plays Cosmic Zap
    Then A's power is zapped
    And A is asked which encounter card to play: attack 20, attack 10
    And B is asked which encounter card to play: attack 08, negotiate
    When A plays attack 20 and B plays attack 08
    And the turn ends

  @power:oracle @rule:R19.6
  Scenario: Without three home colonies both select at the same time
    Given players A (Oracle), B (-), C (-)
    And A's ships are 1 on A1, 9 on A2, 10 on A3
    And A holds attack 20, attack 10
    When A encounters B on B1 with 1 ship from A1
    And nobody is invited
    Then A's power is lost
    And A is asked which encounter card to play: attack 20, attack 10
    When A plays attack 20 and B plays attack 08
    And the turn ends

  @power:oracle @power:sorcerer
  Scenario: What it foresees may still be exchanged
    Given players A (Oracle), B (Sorcerer), C (-)
    And A holds attack 20, attack 10
    And B holds attack 08
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And B plays attack 08
    And A plays attack 20
    And B uses Sorcerer's power
    Then the outcome is: B wins
    When the turn ends

  @F-01 @wild:oracle
  Scenario: Hands are mixed without the flare, which returns afterwards
    Given players A (-), B (-), C (-)
    And A holds Oracle flare, 4 x attack 20
    And B holds 6 x attack 08
    When A encounters B on B1 with 4 ships
    And nobody is invited
    Then A is asked to use: Oracle flare or pass
    When A plays Oracle flare
    Then A holds 5 cards
    And A holds Oracle flare
    And B holds 6 cards
    And B does not hold Oracle flare
    And the log says in this order: A plays Oracle flare; the hands of A and B are mixed; Oracle flare goes to
    And A is asked which encounter card to play
    And B is asked which encounter card to play

  @wild:oracle
  Scenario: An ally cannot mix hands
    Given players A (-), B (-), C (-)
    And C holds Oracle flare, attack 20
    When A encounters B on B1 with 4 ships
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays attack 20 and B plays attack 08
    Then C holds exactly Oracle flare, attack 20
    When the turn ends

  @O11 @super:oracle @rule:O11
  Scenario: With its flare it calls the encounter off as if a deal had been made
    Given players A (Oracle), B (-), C (-)
    And A holds attack 20, Oracle flare
    And B holds attack 40, negotiate
    When A encounters B on B1 with 4 ships
    And A invites C
    And B invites nobody
    And C joins the offense with 2 ships
    And B plays attack 40
    Then A is asked to use: Oracle flare or pass
    When A plays Oracle flare
    And A, asked where ships return to, answers A1
    And C, asked where ships return to, answers C1
    Then the outcome is: a deal
    And B holds exactly attack 40, negotiate
    And A holds exactly attack 20, Oracle flare
    And A is asked whether to have a second encounter
    When the turn ends

  @super:oracle
  Scenario: Zapped, it has nothing to call off
    Given players A (Oracle), B (-), C (-)
    And A holds attack 20, Oracle flare
    And C holds Cosmic Zap
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And everybody passes until C is asked to respond
    And C plays Cosmic Zap
    And A plays attack 20 and B plays attack 08
    Then the outcome is: A wins
    And A holds exactly Oracle flare
    When the turn ends

  @AL-GAMBLER-2 @AL-ORACLE-1 @rule:R10.8 @power:oracle @power:gambler
  Scenario: Gambler claims or shows before Oracle selects
    Given players A (Oracle), B (Gambler), C (-)
    And A holds attack 20, attack 10
    And B holds attack 04, negotiate
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And B plays attack 04
    Then B is asked to use: Gambler's power or pass
    And A is not asked anything
    When B uses Gambler's power
    And B chooses attack
    And B answers 30
    Then A is asked what to choose: challenge, believe
    When A chooses believe
    Then A is asked which encounter card to play: attack 20, attack 10
    When A plays attack 10
    Then the total of the defense is 34
    And the outcome is: B wins
    When the turn ends

  @AL-GAMBLER-2 @AL-ORACLE-1 @power:oracle @power:gambler
  Scenario: A Gambler that does not claim shows its card to Oracle
    Given players A (Oracle), B (Gambler), C (-)
    And A holds attack 20, attack 10
    And B holds attack 04, negotiate
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And B plays attack 04
    And B passes
    Then the log says: shown: attack 04
    And A is asked which encounter card to play: attack 20, attack 10
    When A plays attack 10
    Then the outcome is: A wins
    When the turn ends

  @wild:oracle
  Scenario: With nothing but the flare there is no hand to mix
    Given players A (-), B (-), C (-)
    And B holds Oracle flare
    And A holds attack 20
    And the deck begins with 8 x attack 08
    When A encounters B on B1 with 4 ships
    And nobody is invited
    Then the log does not say: Oracle flare (wild)
    And the discard pile is Oracle flare
    When A plays attack 20 and B plays attack 08
    And the turn ends

  @wild:oracle @artifact:card-zap @wild:anti-matter
  Scenario Outline: The wild flare is stopped, and everybody keeps the hand
    Given players A (-), B (-), C (-)
    And A holds attack 20, Oracle flare
    And B holds attack 08, <card>
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays Oracle flare
    Then B is asked to respond: <card> or pass
    When B plays <card>
    Then A holds exactly <left>
    And B holds exactly <kept>
    And the discard pile is <gone>
    When A plays attack 20 and B plays attack 08
    And the turn ends

    Examples:
      | card              | left                   | kept                         | gone                   |
      | Card Zap          | attack 20              | attack 08                    | Card Zap, Oracle flare |
      | Anti-Matter flare | attack 20, Oracle flare | attack 08, Anti-Matter flare | nothing                |

  @super:oracle @artifact:card-zap @super:anti-matter
  Scenario Outline: The super flare is stopped, and the encounter goes on with the card foreseen
    Given players A (Oracle), B (-), C (Anti-Matter)
    And A holds attack 20, attack 10, Oracle flare
    And B holds attack 08
    And C holds negotiate, <card>
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And B plays attack 08
    And A plays Oracle flare
    Then C is asked to respond: <card> or pass
    When C plays <card>
    Then A is asked which encounter card to play: attack 20, attack 10
    And A holds exactly <left>
    And C holds exactly <kept>
    And the discard pile is <gone>
    When A plays attack 10
    Then the outcome is: A wins
    When the turn ends

    Examples:
      | card              | left                              | kept                         | gone                   |
      | Card Zap          | attack 20, attack 10              | negotiate                    | Card Zap, Oracle flare |
      | Anti-Matter flare | attack 20, attack 10, Oracle flare | negotiate, Anti-Matter flare | nothing                |

  @super:oracle @artifact:quash
  Scenario: Oracle's super flare counts as a deal for every effect (O11): Quash answers it
    Given players A (Oracle), B (-), C (-)
    And A holds attack 08, Oracle flare
    And B holds attack 20
    And C holds Quash
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And B plays attack 20
    And A plays Oracle flare
    And A answers A1
    Then C is asked to use: Quash or pass

  @super:oracle @artifact:quash @rule:R14.11
  Scenario: Quashed, Oracle and its opponent pay for a failed deal
    Given players A (Oracle), B (-), C (-)
    And A holds attack 08, Oracle flare
    And B holds attack 20
    And C holds Quash
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And B plays attack 20
    And A plays Oracle flare
    And A answers A1
    Then the phase is resolution
    When C plays Quash
    And A answers 3 ships from A1
    And B answers 3 ships from B1
    Then the outcome is: a failed deal
    And A has 3 ships in the warp
    And B has 3 ships in the warp
    And B holds exactly attack 20
    When the turn ends

  @super:oracle @power:warrior
  Scenario: Warrior gains what a deal brings
    Given players A (Oracle), B (Warrior), C (-)
    And A holds attack 08, Oracle flare
    And B holds attack 20
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And B plays attack 20
    And A plays Oracle flare
    And A answers A1
    Then the outcome is: a deal
    And the note tokens on Warrior's sheet is 1
    When the turn ends
