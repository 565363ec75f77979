Feature: Mirror reverses the digits of attacks

  @power:mirror
  Scenario Outline: Called before the reveal, the digits of both attacks change places
    Given players A (Mirror), B (-), C (-)
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack <mine> and B plays attack <theirs>
    Then A is asked to use: Mirror's power or pass
    When A uses Mirror's power
    Then the total of the offense is <offense>
    And the total of the defense is <defense>

    Examples:
      | mine | theirs | offense                            | defense                            |
      | 15   | 20     | 52: attack 15, Mirror = 51, ships 1 | 6: attack 20, Mirror = 2, ships 4  |
      | 08   | 40     | 81: attack 08, Mirror = 80, ships 1 | 8: attack 40, Mirror = 4, ships 4  |
      | 00   | 11     | 1: attack 00, Mirror = 0, ships 1   | 15: attack 11, Mirror = 11, ships 4 |

  @power:mirror
  Scenario: One attack is reversed even if the other card is a negotiate
    Given players A (Mirror), B (-), C (-)
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 15 and B plays negotiate
    And A uses Mirror's power
    Then the log says: the card of the offense has the value 51
    And the outcome is: A wins
    When the turn ends

  @power:mirror @G-028
  Scenario: A morph copies the attack as revealed and is reversed itself
    Given players A (Mirror), B (-), C (-)
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 12 and B plays morph
    And A uses Mirror's power
    Then the total of the offense is 22: attack 12, Mirror = 21, ships 1
    And the total of the defense is 25: morph = 12, Mirror = 21, ships 4

  @power:mirror @power:reserve
  Scenario: Only the encounter cards are reversed, not attacks that reinforce
    Given players A (Mirror), B (Reserve), C (-)
    And B holds attack 20, attack 06
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 12 and B plays attack 20
    And A uses Mirror's power
    And B uses Reserve's power
    And B, asked which cards count for the offense, answers no card
    Then the total of the defense is 12: attack 20, Mirror = 2, ships 4, Reserve +6

  @power:mirror
  Scenario: The power may be left alone, and an ally has nothing to call
    Given players A (Mirror), B (-), C (-)
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 15 and B plays attack 20
    And A passes
    Then the total of the offense is 16: attack 15, ships 1
    When B encounters C on C1 with 1 ship
    And B invites A
    And C invites nobody
    And A joins the offense with 1 ship
    And B plays attack 15 and C plays attack 20
    Then the total of the offense is 17: attack 15, ships 2

  @power:mirror @artifact:cosmic-zap
  Scenario: Zapped when it is called, nothing is reversed
    Given players A (Mirror), B (-), C (-)
    And B holds attack 20, Cosmic Zap
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 15 and B plays attack 20
    And A uses Mirror's power
    Then B is asked to respond: Cosmic Zap or pass
    When B plays Cosmic Zap
    Then the total of the offense is 16: attack 15, ships 1
    And the log says: Mirror's power is zapped

  @power:mirror @rule:R19.6
  Scenario: Without three home colonies there is no call
    Given players A (Mirror), B (-), C (-)
    And A's ships are 1 on A1, 9 on A2, 10 on A3
    When A encounters B on B1 with 1 ship from A1
    And nobody is invited
    And A plays attack 15 and B plays attack 20
    Then A's power is lost
    And the total of the offense is 16: attack 15, ships 1

  @power:mirror @power:tripler @G-025
  Scenario: Tripler adjusts the value as it is after the reversal
    Given players A (Mirror), B (Tripler), C (-)
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 15 and B plays attack 20
    And A uses Mirror's power
    Then the total of the defense is 10: attack 20, Mirror = 2, Tripler = 6, ships 4

  @power:mirror @rule:R25.5
  Scenario: A negative value keeps its sign
    Given players A (Mirror), B (-), C (-)
    And B holds attack 06, Calculator flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 06
    And A passes
    And B plays Calculator flare
    And B chooses odd
    And A uses Mirror's power
    Then the total of the defense is -37: attack 06, Calculator flare = -14, Mirror = -41, ships 4
    And the total of the offense is 3: attack 20, Mirror = 2, ships 1

  @super:mirror
  Scenario Outline: With its flare only one of the cards is reversed, as declared
    Given players A (Mirror), B (-), C (-)
    And A holds attack 15, Mirror flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 15 and B plays attack 20
    Then A is asked to use: Mirror's power, Mirror flare (super), pass
    When A plays Mirror flare
    Then A is asked what to choose: only my card, only the opponent's card
    When A chooses <whose>
    Then the log says: A declares: <whose>
    And the total of the offense is <offense>
    And the total of the defense is <defense>
    And A holds exactly Mirror flare

    Examples:
      | whose                    | offense                                    | defense                                   |
      | only my card             | 52: attack 15, Mirror flare = 51, ships 1   | 24: attack 20, ships 4                     |
      | only the opponent's card | 16: attack 15, ships 1                      | 6: attack 20, Mirror flare = 2, ships 4    |

  @super:mirror @power:sorcerer
  Scenario: The declared card is the one that lies there at the reveal
    Given players A (Mirror), B (Sorcerer), C (-)
    And A holds attack 15, Mirror flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 15 and B plays attack 20
    And A plays Mirror flare
    And A chooses only my card
    And B uses Sorcerer's power
    Then the total of the offense is 3: attack 20, Mirror flare = 2, ships 1
    And the total of the defense is 19: attack 15, ships 4

  @super:mirror @Z-02 @Z-04
  Scenario: The declaration is known before a zap; the flare stays in hand
    Given players A (Mirror), B (-), C (-)
    And A holds attack 15, Mirror flare
    And B holds attack 20, Cosmic Zap
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 15 and B plays attack 20
    And A plays Mirror flare
    And A chooses only my card
    Then the log says: A declares: only my card
    And B is asked to respond: Cosmic Zap or pass
    When B plays Cosmic Zap
    Then A is asked to use: Mirror flare (wild) or pass
    When A passes
    Then the total of the offense is 16: attack 15, ships 1
    And A holds exactly Mirror flare

  @super:mirror @artifact:card-zap
  Scenario: The super flare is cancelled: the power itself may still be used
    Given players A (Mirror), B (-), C (-)
    And A holds attack 15, Mirror flare
    And B holds attack 20, Card Zap
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 15 and B plays attack 20
    And A plays Mirror flare
    And B plays Card Zap
    Then A is asked to use: Mirror's power or pass
    When A uses Mirror's power
    Then the total of the offense is 52: attack 15, Mirror = 51, ships 1
    And A holds no cards

  @wild:mirror
  Scenario: The wild flare makes the card a duplicate of the opponent's
    Given players A (-), B (-), C (-)
    And B holds attack 08, Mirror flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 15 and B plays attack 08
    Then B is asked to use: Mirror flare (wild) or pass
    When B plays Mirror flare
    Then the total of the defense is 19: attack 08, Mirror flare = 15, ships 4
    And the outcome is: B wins
    And B holds exactly Mirror flare

  @wild:mirror
  Scenario: A duplicate of a negotiate is a negotiate: a deal is talked about
    Given players A (-), B (-), C (-)
    And B holds attack 08, Mirror flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays negotiate and B plays attack 08
    And B plays Mirror flare
    Then A is asked for a deal
    When the clock runs out
    And A, asked which ships to lose, answers 3 ships
    And B, asked which ships to lose, answers 3 ships
    And A, asked where ships return to, answers A1
    Then the outcome is: a failed deal

  @wild:mirror
  Scenario: A card that is the same already is no reason to play it
    Given players A (-), B (-), C (-)
    And B holds morph, Mirror flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 15 and B plays morph
    Then the outcome is: B wins
    And B holds exactly Mirror flare

  @wild:mirror @G-026 @power:tripler
  Scenario: The duplicate has the value that counts now
    Given players A (Tripler), B (-), C (-)
    And B holds attack 08, Mirror flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 10 and B plays attack 08
    And B plays Mirror flare
    Then the total of the offense is 31: attack 10, Tripler = 30, ships 1
    And the total of the defense is 34: attack 08, Mirror flare = 10, Mirror flare = 30, ships 4

  @wild:mirror @artifact:card-zap
  Scenario: The wild flare is cancelled
    Given players A (-), B (-), C (-)
    And A holds attack 15, Card Zap
    And B holds attack 08, Mirror flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 15 and B plays attack 08
    And B plays Mirror flare
    Then A is asked to respond: Card Zap or pass
    When A plays Card Zap
    Then the total of the defense is 12: attack 08, ships 4
    And B holds no cards

  @wild:mirror @wild:anti-matter
  Scenario: The wild flare is prevented and stays in hand
    Given players A (-), B (-), C (-)
    And A holds attack 15, Anti-Matter flare
    And B holds attack 08, Mirror flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 15 and B plays attack 08
    And B plays Mirror flare
    And A plays Anti-Matter flare
    Then the total of the defense is 12: attack 08, ships 4
    And B holds exactly Mirror flare
