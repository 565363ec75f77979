Feature: Several effects on who wins

  @power:loser @power:human @rule:R11.6 @rule:R20.7
  Scenario: A zapped Human would win, so in an upset it loses
    Given players A (Loser), B (Human), C (-)
    And C holds negotiate, Cosmic Zap
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A uses Loser's power
    And C passes
    And A plays attack 04 and B plays attack 08
    And C plays Cosmic Zap
    Then the log says in this order: the defense wins whatever the cards say; an upset: the defense would win and loses
    And the outcome is: A wins
    And B has 4 ships in the warp

  @power:loser @power:human @rule:R11.6
  Scenario: Not zapped, Human's 4 only make it likelier to lose
    Given players A (Loser), B (Human), C (-)
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A uses Loser's power
    And A plays attack 10 and B plays attack 08
    Then the total of the defense is 16: attack 08, ships 4, Human +4
    And the total of the offense is 14: attack 10, ships 4
    And the outcome is: A wins

  @power:loser @power:human @rule:R11.6
  Scenario: A Human allied with the Loser is zapped by the Loser's enemy: both lose by it
    Given players A (Loser), B (-), C (Human)
    And A holds attack 04
    And B holds attack 20, Cosmic Zap
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A uses Loser's power
    And B passes
    And A plays attack 04 and B plays attack 20
    Then B is asked to respond: Cosmic Zap or pass
    When B plays Cosmic Zap
    Then the outcome is: B wins
    And A has 1 ship in the warp
    And C has 1 ship in the warp

  @power:loser @power:human @rule:R20.1
  Scenario: The zap that stops the upset is not there for the Human any more
    Given players A (Loser), B (Human), C (-)
    And B holds attack 08, Cosmic Zap
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A uses Loser's power
    And B plays Cosmic Zap
    And A plays attack 04 and B plays attack 08
    Then the outcome is: B wins
    And B holds no cards

  @power:loser @power:pacifist @AL-PACIFIST-1
  Scenario: A Pacifist that has an attack is held to it
    Given players A (Loser), B (Pacifist), C (-)
    And A holds attack 04
    And B holds negotiate, attack 08
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A uses Loser's power
    Then B is asked which encounter card to play: attack 08
    And A is asked which encounter card to play: attack 04
    When A plays attack 04 and B plays attack 08
    Then the outcome is: A wins

  @super:loser @power:pacifist @AL-PACIFIST-1 @rule:R15.6
  Scenario: An upset after selection catches the Pacifist with its negotiate
    Given players A (Pacifist), B (Loser), C (-)
    And A holds negotiate, attack 30
    And B holds attack 04, Loser flare, attack 08, attack 08
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And B passes
    And A plays negotiate and B plays attack 04
    Then B is asked to use: Loser flare (super) or pass
    When B plays Loser flare
    Then the log says: the offense wins whatever the cards say
    And the outcome is: B wins
    And A has 3 ships in the warp
    And A holds exactly attack 30, attack 08, attack 08, Loser flare

  @super:loser @power:pacifist
  Scenario: Pacifist zapped in an upset: its negotiate loses and so it wins
    Given players A (Pacifist), B (Loser), C (-)
    And B holds attack 04, Loser flare
    And C holds negotiate, Cosmic Zap
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And B passes
    And A plays negotiate and B plays attack 04
    And B plays Loser flare
    And C passes
    Then C is asked to respond: Cosmic Zap or pass
    When C plays Cosmic Zap
    Then the log says: Pacifist's power of A is zapped
    And the outcome is: A wins
    And B has 4 ships in the warp
    And B holds exactly Loser flare

  @power:pacifist @power:human @AL-HUMAN-1 @rule:R11.6
  Scenario: An allied Human comes after both main players: the Pacifist has won
    Given players A (-), B (Pacifist), C (Human), D (-)
    And D holds negotiate, Cosmic Zap
    When A encounters B on B1 with 2 ships
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays attack 30 and B plays negotiate
    And D passes
    And D plays Cosmic Zap
    Then the log says: Human's power of C is zapped
    And the outcome is: B wins
    And C has 1 ship in the warp

  @power:pacifist @power:human
  Scenario: A Pacifist that is zapped leaves the rest to its ally, who comes later
    Given players A (-), B (Pacifist), C (Human)
    And A holds attack 30, Cosmic Zap
    And B holds negotiate
    And C holds negotiate, Cosmic Zap
    When A encounters B on B1 with 2 ships
    And A invites nobody
    And B invites C
    And C joins the defense with 1 ship
    And A plays attack 30 and B plays negotiate
    Then A is asked to respond: Cosmic Zap or pass
    When A plays Cosmic Zap
    Then the log says: Pacifist's power of B is zapped
    And C is asked to respond: Cosmic Zap or pass
    When C plays Cosmic Zap
    Then the outcome is: B wins
    When C, asked where ships return to, answers C1

  @power:loser @power:anti-matter @rule:R11.6
  Scenario: The lower total would win: in an upset the higher does
    Given players A (Loser), B (Anti-Matter), C (-)
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A uses Loser's power
    And A plays attack 20 and B plays attack 08
    Then the total of the offense is 22
    And the total of the defense is 4
    And the outcome is: A wins

  @power:loser @power:anti-matter @rule:R11.6
  Scenario: A tie goes to the defense, and the upset takes it away
    Given players A (Loser), B (Anti-Matter), C (-)
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A uses Loser's power
    And A plays attack 04 and B plays attack 10
    Then the total of the offense is 6
    And the total of the defense is 6
    And the outcome is: A wins

  @power:loser @power:anti-matter @artifact:cosmic-zap
  Scenario: Anti-Matter zapped: the higher total would win, so the lower does
    Given players A (Loser), B (Anti-Matter), C (-)
    And A holds attack 04, Cosmic Zap
    And B holds attack 08
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A uses Loser's power
    And A passes
    And A plays attack 04 and B plays attack 08
    And A plays Cosmic Zap
    Then the outcome is: A wins
    And the log says: an upset: the defense would win and loses

  @power:loser @power:tripler @rule:R11.6
  Scenario: Tripler's high card is a low one: it would lose and wins
    Given players A (Loser), B (Tripler), C (-)
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A uses Loser's power
    And A plays attack 15 and B plays attack 30
    Then the total of the defense is 14: attack 30, Tripler = 10, ships 4
    And the outcome is: B wins
    And A has 2 ships in the warp

  @power:loser @power:macron @rule:R11.6
  Scenario: Macron's heavy ships weigh against it
    Given players A (Macron), B (Loser), C (-)
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And B uses Loser's power
    And A plays attack 08 and B plays attack 07
    Then the total of the offense is 12: attack 08, ships 1, Macron +3 for A's ships
    And the total of the defense is 11: attack 07, ships 4
    And the outcome is: B wins

  @power:loser @wild:hate
  Scenario: An encounter won before any card is revealed is not turned
    Given players A (-), B (Loser), C (-)
    And A holds attack 08, Hate flare
    And B holds attack 04
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A passes
    And B uses Loser's power
    Then A is asked to use: Hate flare (wild) or pass
    When A plays Hate flare
    Then the outcome is: A wins
    And B has 4 ships in the warp
    When the turn ends

  @power:loser @power:oracle
  Scenario: Oracle sees an attack, as the upset demands
    Given players A (Oracle), B (Loser), C (-)
    And A holds attack 20, attack 01, negotiate
    And B holds attack 08, negotiate
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And B uses Loser's power
    Then B is asked which encounter card to play: attack 08
    When B plays attack 08
    Then A is asked which encounter card to play: attack 20, attack 01
    When A plays attack 01
    Then the outcome is: A wins
    When the turn ends

  @power:loser @power:sorcerer
  Scenario: Sorcerer exchanges the cards, and the upset counts for what lies there then
    Given players A (Loser), B (Sorcerer), C (-)
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A uses Loser's power
    And A plays attack 04 and B plays attack 20
    And B uses Sorcerer's power
    Then the total of the offense is 22: attack 20, ships 2
    And the outcome is: B wins

  @power:loser @super:philanthropist @AL-PHILANTHROPIST-2
  Scenario: A gift that has to be played is played, upset or not
    Given players A (Philanthropist), B (Loser), C (-)
    And A holds attack 20, negotiate, Philanthropist flare
    And B holds attack 40
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A uses Philanthropist's power
    And A answers negotiate
    And B uses Loser's power
    And A plays Philanthropist flare
    Then B is asked which encounter card to play: negotiate
    And A is asked which encounter card to play: attack 20
    When A plays attack 20 and B plays negotiate
    Then the outcome is: B wins
    And A has 4 ships in the warp

  @power:loser @power:chronos
  Scenario: Time runs back and the upset is undone; it may be declared again
    Given players A (Loser), B (Chronos), C (-)
    And A holds attack 04, attack 05, negotiate
    And B holds attack 20, attack 01
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A uses Loser's power
    And A plays attack 04 and B plays attack 20
    And B uses Chronos's power
    Then A is asked to use: Loser's power or pass
    When A passes
    Then A is asked which encounter card to play: attack 05, negotiate
    And B is asked which encounter card to play: attack 20, attack 01
    When A plays attack 05 and B plays attack 20
    Then the outcome is: B wins

  @power:mite @power:pacifist
  Scenario: With a colony granted nobody reveals anything
    Given players A (Mite), B (Pacifist), C (-)
    And A holds attack 20
    And B holds 4 x negotiate
    When A encounters B on B1 with 2 ships
    And B chooses grant a colony
    Then the outcome is: a colony granted
    And A has 2 ships on B1
    And B holds exactly 4 x negotiate
    When the turn ends

  @power:mite @power:warrior @power:tick-tock
  Scenario: A colony granted is no win, no loss and no deal for those who count them
    Given players A (Mite), B (Warrior), C (Tick-Tock)
    And A holds attack 20
    And B holds 4 x negotiate
    When A encounters B on B1 with 2 ships
    And B chooses grant a colony
    Then the note tokens on B's sheet is nothing
    And the note tokens on C's sheet is 10
    When the turn ends
