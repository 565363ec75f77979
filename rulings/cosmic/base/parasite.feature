Feature: Parasite

  @power:parasite
  Scenario: Parasite allies without an invitation
    Given players A (-), B (-), C (Parasite), D (-)
    And D holds negotiate
    When A encounters B on B1 with 1 ship
    And A invites D
    And B invites nobody
    Then C is asked to use: Parasite's power or pass
    When C uses Parasite's power
    Then C is asked which side to join: offense, defense
    When C answers offense
    Then C is asked which ships to commit (1 to 4): on C1, on C2, on C3, on C4, on C5
    When C answers 2 ships from C1
    Then D is asked which side to join: join the offense, decline
    When D declines
    And A plays attack 20 and B plays attack 10
    Then the total of the offense is 23
    And the outcome is: A wins
    And C has a colony on B1

  @power:parasite
  Scenario: Invited by one side, Parasite may join the other
    Given players A (-), B (-), C (Parasite)
    And C holds negotiate
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C uses Parasite's power
    Then C is asked which ships to commit (1 to 4): on C1, on C2, on C3, on C4, on C5
    When C answers 1 ship
    Then C has 1 ship beside the planet
    When A plays attack 20 and B plays attack 10
    Then the outcome is: A wins

  @power:parasite
  Scenario: Invited by both sides there is nothing to infest
    Given players A (-), B (-), C (Parasite)
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites C
    Then C is asked which side to join: join the offense, join the defense, decline
    When C declines
    And A plays attack 20 and B plays attack 10
    Then the log does not say: C uses Parasite's power

  @power:parasite
  Scenario: As a main player Parasite does not ally
    Given players A (Parasite), B (-), C (-)
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 10
    Then the log does not say: A uses Parasite's power
    And the outcome is: A wins

  @power:parasite
  Scenario: Zapped, an uninvited Parasite stays out
    Given players A (-), B (-), C (Parasite)
    And B holds attack 10, Cosmic Zap
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And C uses Parasite's power
    And C answers offense
    Then B is asked to use: Cosmic Zap or pass
    When B plays Cosmic Zap
    Then C has no ships in the gate
    When A plays attack 20 and B plays attack 10
    Then the total of the offense is 21

  @power:parasite @rule:R19.6
  Scenario: Lost in regroup, the power is not there in the alliance phase
    Given players A (-), B (-), C (Parasite)
    And C's ships are 9 ships on C1, 9 ships on C2, 2 ships on C3
    And A holds attack 20, Plague
    When the turn begins
    And A plays Plague
    And A, asked which player, answers C
    And C, asked which ships to lose, answers 2 ships from C3, 1 ship from C1
    Then C's power is lost
    When A encounters B on B1 with 1 ship
    And nobody is invited
    Then C is not asked anything
    When A plays attack 20 and B plays attack 10
    Then the outcome is: A wins

  @power:parasite @rule:R8.5
  Scenario: A Force Field sends Parasite home like any ally
    Given players A (-), B (-), C (Parasite)
    And B holds attack 10, Force Field
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And C uses Parasite's power
    And C answers offense
    And C answers 4 ships from C1
    And B plays Force Field
    And C, asked where ships return to, answers 4 to C2
    Then C has no ships in the gate
    And C has 8 ships on C2
    When A plays attack 20 and B plays attack 10
    Then the total of the offense is 21

  @super:parasite
  Scenario: With the super side Parasite sends as many ships as it likes
    Given players A (-), B (-), C (Parasite)
    And C holds negotiate, Parasite flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And C uses Parasite's power
    And C answers defense
    Then C is asked to use: Parasite flare (super) or pass
    When C plays Parasite flare
    Then C is asked which ships to commit (1 to 20): on C1, on C2, on C3, on C4, on C5
    When C answers 4 ships from C1, 3 ships from C2
    And A plays attack 20 and B plays attack 10
    Then the total of the defense is 21
    And the outcome is: B wins
    And C is asked where ships return to

  @wild:parasite
  Scenario: A lost power lets the wild side settle among its owner's planets
    Given players A (-), B (Human), C (-)
    And B's ships are 2 ships on B1, 9 ships on B2, 9 ships on B3
    And C holds negotiate, Parasite flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 30 and B plays attack 04
    Then B's power is lost
    And C is asked to use: Parasite flare (wild) or pass
    When C plays Parasite flare
    Then C is asked which planet: B1, B2, B3, B4, B5
    When C answers B4
    Then C is asked which ships found the colony (1): on C1, on C2, on C3, on C4, on C5
    When C answers 1 ship from C1
    Then C has a colony on B4
    And A has a colony on B1

  @wild:parasite
  Scenario: Losing colonies without losing the power is not enough
    Given players A (-), B (Human), C (-)
    And B's ships are 2 ships on B1, 6 ships on B2, 6 ships on B3, 6 ships on B4
    And C holds negotiate, Parasite flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 30 and B plays attack 04
    Then B's power is not lost
    And C is not asked anything
    And C has 0 foreign colonies

  @wild:parasite
  Scenario: The own lost power is no occasion
    Given players A (-), B (Human), C (-)
    And B's ships are 2 ships on B1, 9 ships on B2, 9 ships on B3
    And B holds attack 04, Parasite flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 30 and B plays attack 04
    Then B's power is lost
    And B has 0 foreign colonies

  @power:parasite @artifact:cosmic-zap
  Scenario: Zapped, it may still accept the invitation it has
    Given players A (-), B (-), C (Parasite)
    And B holds attack 10, Cosmic Zap
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C uses Parasite's power
    And B plays Cosmic Zap
    Then C is asked which side to join: join the offense, decline
    When C declines
    And A plays attack 20 and B plays attack 10
    Then the total of the defense is 14

  @power:parasite @rule:R19.6
  Scenario: Losing its power by the ships it sends, it stays an ally
    Given players A (-), B (-), C (Parasite)
    And C's ships are 9 ships on C1, 9 ships on C2, 2 ships on C3
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And C uses Parasite's power
    And C answers offense
    And C answers 2 ships from C3
    Then C's power is lost
    And C is an ally of the offense
    When A plays attack 20 and B plays attack 10
    Then the total of the offense is 23

  @super:parasite
  Scenario: An invited Parasite may send as many ships as it likes, too
    Given players A (-), B (-), C (Parasite)
    And C holds negotiate, Parasite flare
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites C
    And C answers join the offense
    Then C is asked to use: Parasite flare (super) or pass
    When C passes
    Then C is asked which ships to commit (1 to 4): on C1, on C2, on C3, on C4, on C5
    When C answers 1 ship
    And A plays attack 20 and B plays attack 10
    Then the total of the offense is 22

  @super:parasite @artifact:card-zap @super:anti-matter
  Scenario Outline: The super flare is stopped, and Parasite sends four ships at most
    Given players A (-), B (-), C (Parasite), D (Anti-Matter)
    And C holds negotiate, Parasite flare
    And D holds negotiate, <card>
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And C uses Parasite's power
    And C answers offense
    And C plays Parasite flare
    Then D is asked to respond: <card> or pass
    When D plays <card>
    Then C is asked which ships to commit (1 to 4): on C1, on C2, on C3, on C4, on C5
    And C holds exactly <left>
    And D holds exactly <kept>
    And the discard pile is <gone>
    When C answers 1 ship
    And A plays attack 20 and B plays attack 10
    Then the total of the offense is 22

    Examples:
      | card              | left                     | kept                         | gone                     |
      | Card Zap          | negotiate                | negotiate                    | Card Zap, Parasite flare |
      | Anti-Matter flare | negotiate, Parasite flare | negotiate, Anti-Matter flare | nothing                  |

  @wild:parasite @artifact:card-zap @wild:anti-matter
  Scenario Outline: The wild flare is stopped, and no colony is founded
    Given players A (-), B (Human), C (-)
    And B's ships are 2 ships on B1, 9 ships on B2, 9 ships on B3
    And A holds attack 30, <card>
    And C holds negotiate, Parasite flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 30 and B plays attack 04
    And C plays Parasite flare
    Then A is asked to respond: <card> or pass
    When A plays <card>
    Then C has 0 foreign colonies
    And C holds exactly <left>
    And A holds exactly <kept>

    Examples:
      | card              | left                     | kept              |
      | Card Zap          | negotiate                | nothing           |
      | Anti-Matter flare | negotiate, Parasite flare | Anti-Matter flare |

  @wild:parasite
  Scenario: A power lost by launching is an occasion, and one's own colony there is none
    Given players A (Human), B (-), C (-)
    And A's ships are 1 on A1, 9 on A2, 10 on A3
    And C has 1 ship on A4
    And C holds negotiate, Parasite flare
    When A encounters B on B1 with 1 ship from A1
    Then C is asked to use: Parasite flare (wild) or pass
    When C plays Parasite flare
    Then C is asked which planet: A1, A2, A3, A5
    When C answers A1
    And C answers 1 ship from C1
    Then C has 2 foreign colonies
    And A is asked whom to invite
