Feature: Grudge makes those pay who were invited and did not ally with it

  @power:grudge
  Scenario: After a defeat each refuser loses four ships
    Given players A (Grudge), B (-), C (-), D (-)
    When A encounters B on B1 with 4 ships
    And A invites C, D
    And B invites nobody
    And C declines
    And D joins the offense with 1 ship
    Then the note tokens on Grudge's sheet is with C
    When A plays attack 04 and B plays attack 20
    Then C is asked which ships to lose (4): 4 on C1, 4 on C2, 4 on C3, 4 on C4, 4 on C5
    When C answers 4 ships from C1
    Then C has 4 ships in the warp
    And D has 1 ship in the warp
    And the note tokens on Grudge's sheet is with nobody
    When the turn ends

  @power:grudge
  Scenario: After a victory each refuser loses one ship
    Given players A (Grudge), B (-), C (-), D (-)
    When A encounters B on B1 with 4 ships
    And A invites C, D
    And B invites nobody
    And C declines
    And D declines
    And A plays attack 20 and B plays attack 04
    Then C is asked which ships to lose (1)
    When C answers 1 ship from C2
    And D answers 1 ship from D5
    Then C has 1 ship in the warp
    And D has 1 ship in the warp
    When the turn ends

  @power:grudge
  Scenario: Who helps the other side pays as well, but not with the ships that help
    Given players A (Grudge), B (-), C (-)
    When A encounters B on B1 with 4 ships
    And A invites C
    And B invites C
    And C joins the defense with 2 ships from C1
    And A plays attack 20 and B plays attack 04
    Then C is asked which ships to lose (1): 2 on C1, 4 on C2, 4 on C3, 4 on C4, 4 on C5
    When C answers 1 ship from C2
    Then C has 3 ships in the warp
    When the turn ends

  @power:grudge
  Scenario: A deal costs one ship
    Given players A (Grudge), B (-), C (-)
    And A holds negotiate, attack 10
    When A encounters B on B1 with 4 ships
    And A invites C
    And B invites nobody
    And C declines
    And A plays negotiate and B plays negotiate
    And A offers: gives attack 10; gets nothing
    And B accepts
    Then C is asked which ships to lose (1)
    When C answers 1 ship from C1
    And A answers 4 to A1
    Then the outcome is: a deal
    And C has 1 ship in the warp
    When the turn ends

  @power:grudge
  Scenario: A failed deal costs four ships
    Given players A (Grudge), B (-), C (-)
    When A encounters B on B1 with 4 ships
    And A invites C
    And B invites nobody
    And C declines
    And A plays negotiate and B plays negotiate
    And A refuses
    And A, asked which ships to lose, answers 3 ships from the gate
    And B, asked which ships to lose, answers 3 ships from B2
    Then C is asked which ships to lose (4)
    When C answers 4 ships from C1
    And A answers A1
    Then C has 4 ships in the warp
    When the turn ends

  @power:grudge
  Scenario: Who was not invited, and who came, owes nothing
    Given players A (Grudge), B (-), C (-), D (-)
    When A encounters B on B1 with 4 ships
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    Then the note tokens on Grudge's sheet is nothing
    When A plays attack 04 and B plays attack 20
    Then D has no ships in the warp
    And C has 1 ship in the warp
    When the turn ends

  @power:grudge
  Scenario: Zapped, it hands out no tokens
    Given players A (Grudge), B (-), C (-)
    And C holds Cosmic Zap
    When A encounters B on B1 with 4 ships
    And A invites C
    And B invites nobody
    And C declines
    Then C is asked to respond: Cosmic Zap or pass
    When C plays Cosmic Zap
    Then the note tokens on Grudge's sheet is nothing
    When A plays attack 04 and B plays attack 20
    Then C has no ships in the warp
    When the turn ends

  @power:grudge @rule:R19.6
  Scenario: Without three home colonies there are no tokens
    Given players A (Grudge), B (-), C (-)
    And A's ships are 1 on A1, 9 on A2, 10 on A3
    When A encounters B on B1 with 1 ship from A1
    Then A's power is lost
    When A invites C
    And B invites nobody
    And C declines
    And A plays attack 04 and B plays attack 20
    Then the note tokens on Grudge's sheet is nothing
    And C has no ships in the warp
    When the turn ends

  @G-022 @power:grudge
  Scenario: Who has no ships outside the encounter loses none to it
    Given players A (Grudge), B (-), C (-)
    And C's ships are 2 on C1, 18 in the warp
    When A encounters B on B1 with 4 ships
    And A invites C
    And B invites C
    And C joins the defense with 2 ships
    Then the note tokens on Grudge's sheet is with C
    When A plays attack 04 and B plays attack 20
    Then the note tokens on Grudge's sheet is with nobody
    And the log does not say: sent to the warp
    When the turn ends

  @AL-GRUDGE-1 @power:grudge @artifact:force-field
  Scenario: Who allied and was sent home again gets no token
    Given players A (-), B (Grudge), C (-)
    And A holds attack 20, Force Field
    When A encounters B on B1 with 4 ships
    And A invites nobody
    And B invites C
    And C joins the defense with 1 ship
    And A plays Force Field
    And C, asked where ships return to, answers C1
    Then the note tokens on Grudge's sheet is nothing
    When A plays attack 20 and B plays attack 04
    Then C has no ships in the warp
    When the turn ends

  @wild:grudge
  Scenario: Its enemy's helpers get nothing for a successful defense
    Given players A (-), B (-), C (-)
    And A holds attack 04, Grudge flare
    When A encounters B on B1 with 4 ships
    And A invites nobody
    And B invites C
    And C joins the defense with 2 ships
    And A plays attack 04 and B plays attack 20
    Then A is asked to use: Grudge flare or pass
    When A plays Grudge flare
    And C, asked where ships return to, answers C1
    Then C holds exactly negotiate
    And the log does not say: C receives
    When the turn ends

  @wild:grudge
  Scenario: Its enemy's helpers do not land
    Given players A (-), B (-), C (-)
    And B holds attack 04, Grudge flare
    When A encounters B on B1 with 4 ships
    And A invites C
    And B invites nobody
    And C joins the offense with 2 ships
    And A plays attack 20 and B plays attack 04
    And B plays Grudge flare
    And C, asked where ships return to, answers C1
    Then A has 4 ships on B1
    And C has no ships on B1
    And C has 5 ships on C1
    When the turn ends

  @wild:grudge
  Scenario: Nobody helped the winner: nothing to spoil
    Given players A (-), B (-), C (-)
    And A holds attack 04, Grudge flare
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    Then A has 4 ships in the warp
    And A holds exactly Grudge flare
    When the turn ends

  @super:grudge
  Scenario: With its flare a victory costs the refusers four ships, too
    Given players A (Grudge), B (-), C (-)
    And A holds attack 20, Grudge flare
    When A encounters B on B1 with 4 ships
    And A invites C
    And B invites nobody
    And C declines
    And A plays attack 20 and B plays attack 04
    Then A is asked to use: Grudge's power, Grudge flare
    When A plays Grudge flare
    Then C is asked which ships to lose (4)
    When C answers 4 ships from C1
    Then C has 4 ships in the warp
    And the note tokens on Grudge's sheet is with nobody
    When the turn ends

  @super:grudge
  Scenario: Its flare is cancelled: the usual price remains
    Given players A (Grudge), B (-), C (-)
    And A holds attack 20, Grudge flare
    And C holds negotiate, Card Zap
    When A encounters B on B1 with 4 ships
    And A invites C
    And B invites nobody
    And C declines
    And A plays attack 20 and B plays attack 04
    And A plays Grudge flare
    And C plays Card Zap
    Then C is asked which ships to lose (1)
    When C answers 1 ship from C1
    Then C has 1 ship in the warp
    When the turn ends

  @power:grudge @wild:sorcerer @rule:R19.9
  Scenario: Tokens go with the power when it is traded
    Given players A (Grudge), B (-), C (-), D (-)
    And D holds Sorcerer flare
    When A encounters B on B1 with 4 ships
    And A invites C
    And B invites nobody
    And C declines
    And D plays Sorcerer flare
    Then B has the power of Grudge
    And the note tokens on Grudge's sheet is with C
    When A plays attack 04 and B plays attack 20
    Then C is asked which ships to lose (1)
    When C answers 1 ship from C1
    Then C has 1 ship in the warp
    When the turn ends

  @O11 @power:grudge @super:oracle
  Scenario: An encounter called off as a deal costs one ship
    Given players A (Oracle), B (Grudge), C (-)
    And A holds attack 20, Oracle flare
    And B holds attack 40
    When A encounters B on B1 with 4 ships
    And A invites nobody
    And B invites C
    And C declines
    And B plays attack 40
    And A plays Oracle flare
    And A, asked where ships return to, answers A1
    Then C is asked which ships to lose (1)
    When C answers 1 ship from C1
    Then B holds exactly attack 40
    When the turn ends

  @wild:grudge @super:anti-matter @artifact:card-zap
  Scenario Outline: The wild flare is stopped, and the enemy's helpers are rewarded
    Given players A (-), B (-), C (-), D (Anti-Matter)
    And A holds attack 04, Grudge flare
    And C holds negotiate
    And the deck begins with attack 30
    And D holds negotiate, <card>
    When A encounters B on B1 with 1 ship
    And A invites nobody
    And B invites C
    And C joins the defense with 1 ship
    And A plays attack 04 and B plays attack 12
    And A plays Grudge flare
    Then D is asked to respond: <offer> or pass
    When D plays <card>
    And C answers C1
    Then C holds exactly negotiate, attack 30
    And A holds exactly <left>
    When the turn ends

    Examples:
      | card              | offer                     | left         |
      | Card Zap          | Card Zap                  | nothing      |
      | Anti-Matter flare | Anti-Matter flare (super) | Grudge flare |

  @super:grudge @super:anti-matter
  Scenario: Its flare is prevented: the usual price remains
    Given players A (Grudge), B (-), C (-), D (Anti-Matter)
    And A holds attack 20, Grudge flare
    And D holds negotiate, Anti-Matter flare
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C declines
    And A plays attack 20 and B plays attack 04
    And A plays Grudge flare
    And D plays Anti-Matter flare
    Then C is asked which ships to lose (1): 4 on C1, 4 on C2, 4 on C3, 4 on C4, 4 on C5
    When C answers 1 ship from C1
    Then A holds exactly Grudge flare
    When the turn ends

  @wild:grudge @rule:R27.1
  Scenario: Helpers without a colony are sent to the warp
    Given players A (-), B (-), C (-)
    And B holds attack 04, Grudge flare
    And C holds negotiate
    And C's ships are 2 on C1, 18 in the warp
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 2 ships from C1
    And A plays attack 20 and B plays attack 04
    And B plays Grudge flare
    Then C has no colony on B1
    And C has 20 ships in the warp
    When the turn ends

  @power:grudge @rule:R19.6 @rule:R19.10
  Scenario: Its power lost before the outcome, the tokens come back without effect
    Given players A (Grudge), B (-), C (-)
    And A's ships are 9 on A1, 10 on A2, 1 on A3
    And A holds attack 20
    And B holds attack 04, Meteor
    When A encounters B on B1 with 2 ships from A1
    And A invites C
    And B invites nobody
    And C declines
    Then the note tokens on Grudge's sheet is with C
    When B plays Meteor
    And B answers A
    And A answers 1 ship from A3
    Then A's power is lost
    When A plays attack 20 and B plays attack 04
    Then the outcome is: A wins
    And C has no ships in the warp
    And the note tokens on Grudge's sheet is with nobody
    When the turn ends

  @wild:grudge
  Scenario: Exactly the loser's opponent is offered its wild side
    Given players A (-), B (-), C (-)
    And A holds attack 04, Grudge flare
    And C holds negotiate
    When A encounters B on B1 with 1 ship
    And A invites nobody
    And B invites C
    And C joins the defense with 2 ships from C1
    And A plays attack 04 and B plays attack 20
    Then A is asked to use: Grudge flare (wild) or pass
    When A plays Grudge flare
    Then C is asked where ships return to (2): C1, C2, C3, C4, C5
    When C answers C1
    Then C holds exactly negotiate
    When the turn ends

  @super:grudge
  Scenario: After a loss the super side has nothing to add
    Given players A (Grudge), B (-), C (-)
    And A holds attack 04, Grudge flare
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C declines
    And A plays attack 04 and B plays attack 20
    Then C is asked which ships to lose (4): 4 on C1, 4 on C2, 4 on C3, 4 on C4, 4 on C5
    When C answers 4 ships from C1
    Then A holds exactly Grudge flare
    When the turn ends

  @super:grudge
  Scenario: After a win the refusers pay the usual price or the full one
    Given players A (Grudge), B (-), C (-)
    And A holds attack 20, Grudge flare
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C declines
    And A plays attack 20 and B plays attack 04
    Then A is asked to use: Grudge's power, Grudge flare (super)
    When A plays Grudge flare
    Then C is asked which ships to lose (4): 4 on C1, 4 on C2, 4 on C3, 4 on C4, 4 on C5
    When C answers 4 ships from C1
    Then C has 4 ships in the warp
    When the turn ends
