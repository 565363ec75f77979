Feature: Macron

  @power:macron
  Scenario: Macron launches one ship, which counts as four
    Given players A (Macron), B (-), C (-)
    And the next destiny is B's colour
    When the turn begins
    And A, asked which planet to aim at, answers B1
    Then A is asked which ships to launch (1): on A1, on A2, on A3, on A4, on A5
    When A launches 1 ship
    And nobody is invited
    And A plays attack 10 and B plays attack 08
    Then the total of the offense is 14
    And the total of the defense is 12
    And the outcome is: A wins

  @power:macron
  Scenario: As the defense every Macron ship on the planet counts as four
    Given players A (-), B (Macron), C (-)
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 15 and B plays attack 08
    Then the total of the defense is 24
    And the outcome is: B wins

  @power:macron
  Scenario: As an ally Macron sends one ship
    Given players A (-), B (-), C (Macron)
    And C holds negotiate
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C, asked which side to join, answers join the offense
    Then C is asked which ships to commit (1): on C1, on C2, on C3, on C4, on C5
    When C answers 1 ship
    And A plays attack 10 and B plays attack 10
    Then the total of the offense is 15
    And the total of the defense is 14
    And the outcome is: A wins

  @power:macron
  Scenario: A bystander's ships weigh nothing
    Given players A (-), B (-), C (Macron)
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 10 and B plays attack 08
    Then the log does not say: C uses Macron's power
    And the total of the offense is 14

  @power:macron @AL-MACRON-1 @rule:R20.5
  Scenario: Zapped at launch, Macron sends up to four ships that count one each
    Given players A (Macron), B (-), C (-)
    And B holds attack 08, Cosmic Zap
    And the next destiny is B's colour
    When the turn begins
    And A, asked which planet to aim at, answers B1
    Then B is asked to use: Cosmic Zap or pass
    When B plays Cosmic Zap
    Then A is asked which ships to launch (1 to 4): on A1, on A2, on A3, on A4, on A5
    When A launches 4 ships
    And nobody is invited
    And A plays attack 10 and B plays attack 08
    Then the total of the offense is 14
    And the outcome is: A wins

  @power:macron @AL-MACRON-1 @rule:R20.5
  Scenario: Zapped after the reveal, the one ship counts one
    Given players A (Macron), B (-), C (-)
    And B holds attack 08, Cosmic Zap
    And the next destiny is B's colour
    When the turn begins
    And A, asked which planet to aim at, answers B1
    And B passes
    And A launches 1 ship
    And nobody is invited
    And A plays attack 10 and B plays attack 08
    Then B is asked to use: Cosmic Zap or pass
    When B plays Cosmic Zap
    Then the total of the offense is 11
    And the outcome is: B wins

  @power:macron @rule:R19.6
  Scenario: Lost by launching, the ship counts one
    Given players A (Macron), B (-), C (-)
    And A's ships are 10 ships on A1, 9 ships on A2, 1 ship on A3
    When A encounters B on B1 with 1 ship from A3
    And nobody is invited
    And A plays attack 10 and B plays attack 08
    Then A's power is lost
    And the total of the offense is 11
    And the outcome is: B wins

  @power:macron @rule:R15.7
  Scenario: Each lost ship is worth two cards of compensation
    Given players A (-), B (Macron), C (-)
    And B has 1 ship on B1
    And A holds attack 30, attack 08, attack 10, attack 12
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 30 and B plays negotiate
    Then B holds 2 cards
    And A holds 1 card
    When the turn ends

  @power:macron @rule:R15.7
  Scenario: The one ship of a defensive ally is worth two rewards
    Given players A (-), B (-), C (Macron)
    And C holds negotiate
    And the deck begins with attack 40, attack 23
    When A encounters B on B1 with 1 ship
    And A invites nobody
    And B invites C
    And C joins the defense with 1 ship
    And A plays attack 04 and B plays attack 10
    Then the total of the defense is 18
    When C, asked where ships return to, answers 1 to C1
    Then C holds exactly negotiate, attack 40, attack 23

  @super:macron
  Scenario: The super side launches up to four ships, each worth four
    Given players A (Macron), B (-), C (-)
    And A holds attack 10, Macron flare
    And the next destiny is B's colour
    When the turn begins
    And A, asked which planet to aim at, answers B1
    Then A is asked to use: Macron's power or Macron flare (super)
    When A plays Macron flare
    Then A is asked which ships to launch (1 to 4): on A1, on A2, on A3, on A4, on A5
    When A launches 3 ships
    And nobody is invited
    And A plays attack 10 and B plays attack 08
    Then the total of the offense is 22
    And the outcome is: A wins

  @super:macron @AL-MACRON-2 @G-043
  Scenario: A defensive ally may send four ships with the super side
    Given players A (-), B (-), C (Macron)
    And C holds negotiate, Macron flare
    When A encounters B on B1 with 1 ship
    And A invites nobody
    And B invites C
    And C, asked which side to join, answers join the defense
    And C plays Macron flare
    Then C is asked which ships to commit (1 to 4): on C1, on C2, on C3, on C4, on C5
    When C answers 4 ships from C1
    And A plays attack 20 and B plays attack 06
    Then the total of the defense is 26
    And the outcome is: B wins
    And C is asked where ships return to

  @wild:macron @F-04
  Scenario: The wild side adds one for each own ship
    Given players A (-), B (-), C (-)
    And A holds attack 10, Macron flare
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 10 and B plays attack 10
    Then A is asked to use: Macron flare (wild) or pass
    When A plays Macron flare
    Then the total of the offense is 16
    And the total of the defense is 14
    And the outcome is: A wins

  @wild:macron @super:anti-matter @artifact:card-zap
  Scenario Outline: The wild flare is stopped, and nothing is added
    Given players A (-), B (-), C (Anti-Matter)
    And A holds attack 10, Macron flare
    And C holds negotiate, <card>
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 10 and B plays attack 12
    And A plays Macron flare
    Then C is asked to respond: <offer> or pass
    When C plays <card>
    Then the total of the offense is 13: attack 10, ships 3
    And A holds exactly <left>
    When the turn ends

    Examples:
      | card              | offer                     | left         |
      | Card Zap          | Card Zap                  | nothing      |
      | Anti-Matter flare | Anti-Matter flare (super) | Macron flare |

  @wild:macron
  Scenario: Not without an attack on the own side, and not as a bystander
    Given players A (-), B (-), C (-)
    And B holds negotiate, Macron flare
    And A holds attack 20
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 20 and B plays negotiate
    Then B holds exactly Macron flare
    When the turn ends

  @wild:macron
  Scenario: An ally adds its own ships to its side
    Given players A (-), B (-), C (-)
    And C holds negotiate, Macron flare
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 3 ships
    And A plays attack 10 and B plays attack 30
    Then C is asked to use: Macron flare (wild) or pass
    When C plays Macron flare
    Then the total of the offense is 17: attack 10, ships 4, Macron flare +3
    When the turn ends

  @super:macron @super:anti-matter @artifact:card-zap
  Scenario Outline: The super flare is stopped, and one ship is sent
    Given players A (Macron), B (-), C (Anti-Matter)
    And A holds attack 10, Macron flare
    And C holds negotiate, <card>
    When the turn begins
    And A targets B
    And A aims at B1
    Then A is asked to use: Macron's power, Macron flare (super)
    When A plays Macron flare
    Then C is asked to respond: <offer> or pass
    When C plays <card>
    Then A is asked which ships to launch (1): 4 on A1, 4 on A2, 4 on A3, 4 on A4, 4 on A5
    And A holds exactly <left>

    Examples:
      | card              | offer                     | left                    |
      | Card Zap          | Card Zap                  | attack 10               |
      | Anti-Matter flare | Anti-Matter flare (super) | attack 10, Macron flare |

  @super:macron @artifact:cosmic-zap
  Scenario: With the super flare the weight of the ships may still be zapped after the reveal
    Given players A (Macron), B (-), C (-)
    And A holds attack 10, Macron flare
    And C holds negotiate, Cosmic Zap
    And the next destiny is B's colour
    When the turn begins
    And A aims at B1
    And A plays Macron flare
    And A launches 4 ships
    And nobody is invited
    And A plays attack 10 and B plays attack 12
    Then C is asked to respond: Cosmic Zap or pass
    When C plays Cosmic Zap
    Then the total of the offense is 14: attack 10, ships 4
    When the turn ends
