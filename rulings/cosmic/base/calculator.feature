Feature: Calculator reduces the higher attack by the lower one

  @power:calculator
  Scenario: Called before the reveal, the higher attack is reduced by the lower one
    Given players A (Calculator), B (-), C (-)
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 08 and B plays attack 15
    Then A is asked to use: Calculator's power or pass
    When A uses Calculator's power
    Then the total of the offense is 9: attack 08, ships 1
    And the total of the defense is 11: attack 15, Calculator = 7, ships 4
    And the outcome is: B wins

  @power:calculator
  Scenario: Its own attack is reduced if it is the higher one
    Given players A (-), B (Calculator), C (-)
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 08 and B plays attack 15
    Then B is asked to use: Calculator's power or pass
    When B uses Calculator's power
    Then the total of the defense is 11: attack 15, Calculator = 7, ships 4
    And the total of the offense is 9: attack 08, ships 1

  @power:calculator
  Scenario: Two attacks of the same value stay as they are
    Given players A (Calculator), B (-), C (-)
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 08 and B plays attack 08
    And A uses Calculator's power
    Then the total of the offense is 9: attack 08, ships 1
    And the total of the defense is 12: attack 08, ships 4

  @power:calculator @G-028
  Scenario: A morph has copied the attack as revealed: both are the same
    Given players A (Calculator), B (-), C (-)
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 12 and B plays morph
    And A uses Calculator's power
    Then the total of the offense is 13: attack 12, ships 1
    And the total of the defense is 16: morph = 12, ships 4

  @power:calculator
  Scenario: Against a negotiate the call changes nothing
    Given players A (Calculator), B (-), C (-)
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 08 and B plays negotiate
    And A uses Calculator's power
    Then the outcome is: A wins
    And the log does not say: the card of the
    When the turn ends

  @power:calculator
  Scenario: The power may be left alone, and is not offered to an ally
    Given players A (Calculator), B (-), C (-)
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 08 and B plays attack 15
    And A passes
    Then the total of the defense is 19: attack 15, ships 4
    When B encounters C on C1 with 1 ship
    And B invites A
    And C invites nobody
    And A joins the offense with 1 ship
    And B plays attack 08 and C plays attack 15
    Then the total of the defense is 19: attack 15, ships 4

  @power:calculator @artifact:cosmic-zap
  Scenario: Zapped when it is called, nothing is reduced
    Given players A (Calculator), B (-), C (-)
    And B holds attack 15, Cosmic Zap
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 08 and B plays attack 15
    And A uses Calculator's power
    Then B is asked to respond: Cosmic Zap or pass
    When B plays Cosmic Zap
    Then the total of the defense is 19: attack 15, ships 4
    And the log says: Calculator's power is zapped

  @power:calculator @Z-05
  Scenario: Once the cards are revealed it is too late for a zap
    Given players A (Calculator), B (-), C (-)
    And B holds attack 15, Cosmic Zap
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 08 and B plays attack 15
    And A uses Calculator's power
    And B passes
    Then the total of the defense is 11: attack 15, Calculator = 7, ships 4
    And B holds exactly Cosmic Zap

  @power:calculator @rule:R19.6
  Scenario: Without three home colonies there is no call
    Given players A (Calculator), B (-), C (-)
    And A's ships are 1 on A1, 9 on A2, 10 on A3
    When A encounters B on B1 with 1 ship from A1
    And nobody is invited
    And A plays attack 08 and B plays attack 15
    Then A's power is lost
    And the total of the defense is 19: attack 15, ships 4

  @power:calculator @power:tripler @rule:R10.3
  Scenario: The call is done at the reveal, before Tripler adjusts its card
    Given players A (Calculator), B (Tripler), C (-)
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 08 and B plays attack 15
    And A uses Calculator's power
    Then the total of the defense is 25: attack 15, Calculator = 7, Tripler = 21, ships 4

  @power:calculator @wild:tripler
  Scenario: Tripler's wild flare comes before any call
    Given players A (Calculator), B (-), C (-)
    And A holds attack 08, Tripler flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 08 and B plays attack 15
    And A uses Calculator's power
    Then A is asked to use: Tripler flare (wild) or pass
    When A plays Tripler flare
    Then the total of the offense is 4: attack 08, Calculator = 3, ships 1
    And the total of the defense is 9: attack 15, Tripler flare = 5, ships 4

  @power:calculator @power:sorcerer
  Scenario: The call concerns the cards as they lie at the reveal
    Given players A (Calculator), B (Sorcerer), C (-)
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 08 and B plays attack 15
    And A uses Calculator's power
    And B uses Sorcerer's power
    Then the total of the offense is 8: attack 15, Calculator = 7, ships 1
    And the total of the defense is 12: attack 08, ships 4

  @power:calculator @power:mirror
  Scenario: Mirror calls first, then Calculator: reversed, then reduced
    Given players A (Mirror), B (Calculator), C (-)
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 08
    Then A is asked to use: Mirror's power or pass
    When A uses Mirror's power
    Then B is asked to use: Calculator's power or pass
    When B uses Calculator's power
    Then the total of the offense is 3: attack 20, Mirror = 2, ships 1
    And the total of the defense is 82: attack 08, Mirror = 80, Calculator = 78, ships 4

  @power:calculator @power:mirror
  Scenario: Calculator calls first, then Mirror: reduced, then reversed
    Given players A (Calculator), B (Mirror), C (-)
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 08
    Then A is asked to use: Calculator's power or pass
    When A uses Calculator's power
    Then B is asked to use: Mirror's power or pass
    When B uses Mirror's power
    Then the total of the offense is 22: attack 20, Calculator = 12, Mirror = 21, ships 1
    And the total of the defense is 84: attack 08, Mirror = 80, ships 4

  @power:calculator @power:mirror
  Scenario: Who passes at first and calls after the other comes second
    Given players A (Mirror), B (Calculator), C (-)
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 08
    And A passes
    And B uses Calculator's power
    Then A is asked to use: Mirror's power or pass
    When A uses Mirror's power
    Then the total of the offense is 22: attack 20, Calculator = 12, Mirror = 21, ships 1

  @super:calculator
  Scenario: With its flare it calls as an ally
    Given players A (-), B (-), C (Calculator)
    And C holds Calculator flare
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays attack 08 and B plays attack 15
    Then C is asked to use: Calculator flare (super) or pass
    When C plays Calculator flare
    Then the total of the defense is 11: attack 15, Calculator flare = 7, ships 4
    And C holds exactly Calculator flare

  @super:calculator
  Scenario: Not as a bystander
    Given players A (-), B (-), C (Calculator)
    And C holds Calculator flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 08 and B plays attack 15
    Then the total of the defense is 19: attack 15, ships 4

  @super:calculator @Z-02 @Z-04
  Scenario: The call as an ally can be zapped; the flare stays in hand
    Given players A (-), B (-), C (Calculator)
    And C holds Calculator flare
    And B holds attack 15, Cosmic Zap
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays attack 08 and B plays attack 15
    And C plays Calculator flare
    And B plays Cosmic Zap
    Then the total of the defense is 19: attack 15, ships 4
    And C holds exactly Calculator flare

  @wild:calculator
  Scenario Outline: Odd or even: who is right has the opponent's attack reduced, who is wrong the own
    Given players A (-), B (-), C (-)
    And A holds attack 08, Calculator flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 08 and B plays attack <theirs>
    Then A is asked to use: Calculator flare (wild) or pass
    When A plays Calculator flare
    Then A is asked what to choose: odd, even
    When A chooses <call>
    Then the log says: A declares: <call>
    And the total of the offense is <offense>
    And the total of the defense is <defense>
    And A holds exactly Calculator flare

    Examples:
      | theirs | call | offense                                          | defense                                           |
      | 15     | odd  | 9: attack 08, ships 1                            | 11: attack 15, Calculator flare = 7, ships 4      |
      | 15     | even | -6: attack 08, Calculator flare = -7, ships 1    | 19: attack 15, ships 4                            |
      | 12     | even | 9: attack 08, ships 1                            | 8: attack 12, Calculator flare = 4, ships 4       |
      | 06     | even | 9: attack 08, ships 1                            | 2: attack 06, Calculator flare = -2, ships 4      |

  @wild:calculator
  Scenario: Against a negotiate the call is idle
    Given players A (-), B (-), C (-)
    And A holds attack 08, Calculator flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 08 and B plays negotiate
    And A plays Calculator flare
    And A chooses odd
    Then the outcome is: A wins
    And the log does not say: the card of the

  @wild:calculator @artifact:card-zap
  Scenario: The flare is cancelled before anything is called
    Given players A (-), B (-), C (-)
    And A holds attack 08, Calculator flare
    And B holds attack 15, Card Zap
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 08 and B plays attack 15
    And A plays Calculator flare
    Then B is asked to respond: Card Zap or pass
    When B plays Card Zap
    Then the total of the defense is 19: attack 15, ships 4
    And A holds no cards

  @wild:calculator @wild:anti-matter
  Scenario: The flare is prevented and stays in hand
    Given players A (-), B (-), C (-)
    And A holds attack 08, Calculator flare
    And B holds attack 15, Anti-Matter flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 08 and B plays attack 15
    And A plays Calculator flare
    And B plays Anti-Matter flare
    Then the total of the defense is 19: attack 15, ships 4
    And A holds exactly Calculator flare

  @super:calculator @super:anti-matter
  Scenario: The super side is prevented by Anti-Matter
    Given players A (-), B (-), C (Calculator), D (Anti-Matter)
    And C holds Calculator flare
    And D holds Anti-Matter flare
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays attack 08 and B plays attack 15
    And C plays Calculator flare
    And D plays Anti-Matter flare
    Then the total of the defense is 19: attack 15, ships 4
    And C holds exactly Calculator flare

  @AL-CHRONOS-1 @wild:calculator @power:chronos
  Scenario: In a replay the call still holds, for the new cards
    Given players A (Chronos), B (-), C (-)
    And A holds attack 08, attack 12, Calculator flare, Human flare
    And B holds attack 15, attack 06
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 08 and B plays attack 15
    And A plays Calculator flare
    And A chooses odd
    Then A is asked to use: Chronos's power or pass
    And the total of the defense is 11: attack 15, Calculator flare = 7, ships 4
    When A uses Chronos's power
    And A plays attack 12 and B plays attack 06
    Then the total of the offense is 7: attack 12, Calculator flare = 6, ships 1
    And the total of the defense is 10: attack 06, ships 4
    And the log does not say: A plays Human flare
