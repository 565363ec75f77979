Feature: Sadist

  @power:sadist
  Scenario: Sadist wins at the start of any regroup when each of the others has lost eight ships
    Given players A (-), B (Sadist), C (-)
    And A has 8 ships in the warp
    And C has 9 ships in the warp
    When the turn begins
    Then the log says: B uses Sadist's power
    And B wins the game
    And A has 8 ships in the warp

  @power:sadist
  Scenario: In its own turn it wins before anything is retrieved
    Given players A (Sadist), B (-), C (-)
    And A has 2 ships in the warp
    And B has 8 ships in the warp
    And C has 8 ships in the warp
    When the turn begins
    Then A wins the game
    And A has 2 ships in the warp

  @power:sadist
  Scenario: One ship too few of one player is not enough
    Given players A (-), B (Sadist), C (-), D (-)
    And the next destiny is B's colour
    And A has 9 ships in the warp
    And C has 8 ships in the warp
    And D has 7 ships in the warp
    When the turn begins
    And A retrieves a ship to A1
    Then A is asked which planet to aim at: B1, B2, B3, B4, B5
    And the game goes on

  @power:sadist
  Scenario: Ships out of the game and ships captured by others are lost too
    Given players A (-), B (Sadist), C (-)
    And A has 5 ships in the warp
    And A has 1 ship out of the game
    And 2 ships of A lie under a ship of C on C1
    And C has 8 ships in the warp
    When the turn begins
    Then B wins the game

  @power:sadist @power:fungus
  Scenario: Ships that Sadist itself has captured count, ships under one's own do not
    Given players A (-), B (Sadist), C (Fungus)
    And the next destiny is B's colour
    And A has 7 ships in the warp
    And C has 6 ships in the warp
    And 2 ships of C lie under a ship of C on C1
    And 1 ship of A lies under a ship of B on B1
    When the turn begins
    And A retrieves a ship to A1
    Then A is asked which planet to aim at
    And the game goes on

  @power:sadist @artifact:cosmic-zap
  Scenario: Zapped, Sadist does not win; in the next regroup it does
    Given players A (-), B (Sadist), C (-)
    And A has 9 ships in the warp
    And C has 8 ships in the warp
    And A holds attack 20, Cosmic Zap
    When the turn begins
    Then A is asked to use: Cosmic Zap or pass
    When A plays Cosmic Zap
    And A retrieves a ship to A1
    And A targets C
    And A aims at C1
    And A launches 1 ship
    And nobody is invited
    And A plays attack 20 and C plays attack 40
    Then C has 8 ships in the warp
    And A has 9 ships in the warp
    When the next turn begins
    Then B wins the game

  @power:sadist @rule:R19.6
  Scenario: Without its power Sadist does not win
    Given players A (-), B (Sadist), C (-)
    And the next destiny is C's colour
    And B's ships are 10 on B1, 10 on B2
    And A has 9 ships in the warp
    And C has 8 ships in the warp
    When the turn begins
    And A retrieves a ship to A1
    Then B's power is lost
    And A is asked which planet to aim at

  @power:sadist @power:masochist
  Scenario: All ships of Masochist are lost, and so are eight of everybody else: the offense comes first
    Given players A (Sadist), B (Masochist), C (-)
    And B's ships are 20 ships in the warp
    And C has 8 ships in the warp
    When the turn begins
    Then A wins the game

  @power:sadist
  Scenario Outline: Sadist is not used together with those who bring ships back
    Given players A (Sadist), B (<alien>), C (-)
    When the game is set up
    Then the setup is refused: must not be used together

    Examples:
      | alien  |
      | Zombie |
      | Healer |

  @wild:sadist @E-SADISTFLARE
  Scenario: A main player that has won draws a card for each player it has beaten
    Given players A (-), B (-), C (-)
    And A holds attack 20, Sadist flare
    When A encounters B on B1 with 3 ships
    And A invites nobody
    And B invites C
    And C joins the defense with 2 ships
    And A plays attack 20 and B plays attack 04
    Then A is asked to use: Sadist flare (wild) or pass
    When A plays Sadist flare
    Then A holds exactly attack 06, attack 06, Sadist flare
    When the turn ends

  @wild:sadist @E-SADISTFLARE
  Scenario: An ally of the winner is not paid by the flare
    Given players A (-), B (-), C (-)
    And B holds attack 20
    And C holds negotiate, Sadist flare
    When A encounters B on B1 with 3 ships
    And A invites nobody
    And B invites C
    And C joins the defense with 2 ships
    And A plays attack 04 and B plays attack 20
    Then C is asked where ships return to
    And the log says: 3 ships of A
    When C answers C1
    Then C holds exactly attack 06, attack 06, negotiate, Sadist flare

  @wild:sadist @E-SADISTFLARE
  Scenario: The defense wins with the flare in hand
    Given players A (-), B (-), C (-)
    And B holds attack 20, Sadist flare
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    And B plays Sadist flare
    Then B holds exactly attack 06, Sadist flare

  @wild:sadist @AL-SADIST-1 @artifact:plague
  Scenario: A card that makes somebody lose ships counts
    Given players A (-), B (-), C (-)
    And C holds negotiate, Plague, Sadist flare
    And B holds negotiate
    When the turn begins
    And C plays Plague
    And C answers B
    And B, asked which ships to lose, answers 3 ships from B1
    Then C is asked to use: Sadist flare (wild) or pass
    When C plays Sadist flare
    Then C holds exactly negotiate, attack 06, Sadist flare
    And B has 3 ships in the warp
    And A is asked whom to encounter

  @wild:sadist @artifact:plague
  Scenario: One's own Plague on oneself brings nothing, nor does somebody else's
    Given players A (-), B (-), C (-)
    And the next destiny is B's colour
    And C holds negotiate, Plague, Sadist flare
    And B holds negotiate, Sadist flare
    When the turn begins
    And C plays Plague
    And C answers C
    And C, asked which ships to lose, answers 3 ships from C1
    Then A is asked which planet to aim at
    And C has 3 ships in the warp

  @wild:sadist @AL-SADIST-1 @power:vacuum
  Scenario: Ships that a power drags along do not count
    Given players A (-), B (Vacuum), C (-)
    And B holds attack 04, Sadist flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And B answers C 4
    And C, asked which ships to lose, answers 4 ships from C1
    Then C has 4 ships in the warp
    And B holds exactly Sadist flare
    When the turn ends

  @wild:sadist
  Scenario: Ships out of the game are not sent to the warp, and a failed deal is nobody's doing
    Given players A (-), B (Void), C (-)
    And B holds attack 20, Sadist flare
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    Then A has 3 ships out of the game
    And B is not asked anything

  @wild:sadist @power:zombie
  Scenario: Ships that never reach the warp bring no card
    Given players A (Zombie), B (-), C (-)
    And B holds attack 20, Sadist flare
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    And A, asked where ships return to, answers A1
    Then B holds exactly Sadist flare

  @wild:sadist @super:anti-matter @artifact:card-zap
  Scenario Outline: The wild flare is stopped, and no card is drawn
    Given players A (-), B (-), C (Anti-Matter)
    And A holds attack 20, Sadist flare
    And C holds negotiate, <card>
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And A plays Sadist flare
    Then C is asked to respond: <offer> or pass
    When C plays <card>
    Then A holds exactly <left>
    When the turn ends

    Examples:
      | card              | offer                     | left         |
      | Card Zap          | Card Zap                  | nothing      |
      | Anti-Matter flare | Anti-Matter flare (super) | Sadist flare |

  @super:sadist
  Scenario: One player gets a ship back, another loses one of its own choice
    Given players A (-), B (Sadist), C (-)
    And the next destiny is B's colour
    And A has 1 ship in the warp
    And B holds negotiate, Sadist flare
    When the turn begins
    Then B is asked to use: Sadist flare (super) or pass
    When B plays Sadist flare
    Then B is asked which player: B, C
    When B answers C
    Then A is asked where to put the retrieved ship: A1, A2, A3, A4, A5
    When A answers A1
    Then C is asked which ships to lose (1): 4 on C1, 4 on C2, 4 on C3, 4 on C4, 4 on C5
    When C answers 1 ship from C2
    Then A has no ships in the warp
    And C has 1 ship in the warp
    And A is asked which planet to aim at

  @super:sadist
  Scenario: Sadist may get back a ship of its own, and the eighth loss wins at once
    Given players A (-), B (Sadist), C (-)
    And A has 8 ships in the warp
    And C has 7 ships in the warp
    And B has 1 ship in the warp
    And B holds negotiate, Sadist flare
    When the turn begins
    And B plays Sadist flare
    Then B is asked which player: A, B, C
    When B answers B
    Then B is asked which player: A, C
    When B answers C
    And B answers B3
    And C answers 1 ship from C2
    Then B wins the game

  @super:sadist
  Scenario: With nobody in the warp there is nothing to choose
    Given players A (-), B (Sadist), C (-)
    And the next destiny is B's colour
    And B holds negotiate, Sadist flare
    When the turn begins
    Then A is asked which planet to aim at
    And B is not asked anything

  @super:sadist @artifact:card-zap
  Scenario: The super flare is cancelled
    Given players A (-), B (Sadist), C (-)
    And the next destiny is B's colour
    And C has 1 ship in the warp
    And B holds negotiate, Sadist flare
    And C holds negotiate, Card Zap
    When the turn begins
    And B plays Sadist flare
    And C plays Card Zap
    Then C has 1 ship in the warp
    And B holds exactly negotiate
    And A is asked which planet to aim at

  @super:sadist @rule:R19.6
  Scenario: Without its power Sadist has the wild side only
    Given players A (-), B (Sadist), C (-)
    And the next destiny is C's colour
    And B's ships are 10 on B1, 9 on B2, 1 in the warp
    And B holds negotiate, Sadist flare
    When the turn begins
    Then A is asked which planet to aim at
    And B is not asked anything

  @wild:sadist @wild:saboteur @AL-SADIST-1
  Scenario: Hostages of Saboteur's flare are lost by a card, too
    Given players A (-), B (-), C (-)
    And freewheeling flares
    And A holds attack 04, Saboteur flare, Sadist flare
    And A has 1 ship on C2
    And B has 2 ships on C2
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays Saboteur flare
    And A plays attack 04 and B plays attack 20
    Then A is asked to use: Sadist flare (wild), or pass
    When A plays Sadist flare
    Then A holds exactly Saboteur flare, Sadist flare, attack 06
    And B has 2 ships in the warp

  @power:sadist @hazard:black-hole
  Scenario: Ships that a Black Hole has swallowed are lost, too
    Given players A (-), B (-), C (Sadist)
    And the variant hazards
    And the hazard deck begins with Black Hole
    And the next destiny is B's colour with a warning
    And A has 7 ships in the warp
    And B has 8 ships in the warp
    When the turn begins
    And A retrieves a ship to A1
    And A encounters B on B1 with 2 ships from A1
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    Then A has 2 ships out of the game
    When the next turn begins
    Then C wins the game
