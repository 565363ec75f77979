Feature: Kamikaze sacrifices ships for cards

  @power:kamikaze @AL-KAMIKAZE-1 @rule:R10.6
  Scenario: It settles the number of ships in one go and draws two cards for each afterwards
    Given players A (Kamikaze), B (-), C (-)
    And A holds attack 20
    When A encounters B on B1 with 4 ships from A1
    And nobody is invited
    Then A is asked to use: Kamikaze's power or pass
    When A uses Kamikaze's power
    Then A is asked whether to pay (1 to 4): 4 on A2, 4 on A3, 4 on A4, 4 on A5
    And A may not answer none
    And A may not answer 3 from A2, 2 from A3
    When A answers 2 from A2, 1 from A3
    Then A has 3 ships in the warp
    And A holds 7 cards
    And the log says in this order: paid: 2 ships of A from A2, 1 ship of A from A3; A draws attack 06, attack 06, attack 06, attack 06, attack 06, attack 06
    When A plays attack 20 and B plays attack 06
    Then the outcome is: A wins
    When the turn ends

  @power:kamikaze
  Scenario: Only once in an encounter, and it may be left out
    Given players A (-), B (Kamikaze), C (-)
    And B holds attack 10
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And B passes
    And A plays attack 04 and B plays attack 10
    Then B has no ships in the warp
    And B holds no cards
    When the turn ends

  @power:kamikaze @rule:R2.12
  Scenario: As the defense it may even sacrifice ships that defend
    Given players A (-), B (Kamikaze), C (-)
    And B holds attack 10
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And B uses Kamikaze's power
    And B answers 4 from B1
    And A plays attack 04 and B plays attack 10
    Then the total of the defense is 10: attack 10, ships 0
    And B has 4 ships in the warp
    And B holds 8 cards
    When the turn ends

  @power:kamikaze
  Scenario: As an ally or bystander it has nothing to sacrifice for
    Given players A (-), B (-), C (Kamikaze)
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    Then A is asked which encounter card to play
    When A plays attack 04 and B plays attack 20
    Then C holds exactly negotiate
    When the turn ends

  @power:kamikaze
  Scenario: The hand is filled before it is checked: the new cards count
    Given players A (-), B (Kamikaze), C (-)
    And B holds reinforcement +2
    And the deck begins with attack 30, attack 15
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And B uses Kamikaze's power
    And B answers 1 from B5
    And A plays attack 04 and B plays attack 30
    And everybody passes
    Then the outcome is: B wins
    And B holds exactly attack 15, reinforcement +2
    When the turn ends

  @power:kamikaze
  Scenario: A new hand does not let it sacrifice again
    Given players A (-), B (Kamikaze), C (-)
    And B holds reinforcement +2
    And the deck begins with reinforcement +3, reinforcement +5
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And B uses Kamikaze's power
    And B answers 1 from B5
    Then the log says: discarded: reinforcement +2, reinforcement +3, reinforcement +5
    And B is asked which encounter card to play
    When A plays attack 04 and B plays attack 06
    Then B has 1 ship in the warp
    When the turn ends

  @power:kamikaze @artifact:cosmic-zap
  Scenario: Zapped, it keeps its ships and draws nothing
    Given players A (Kamikaze), B (-), C (-)
    And A holds attack 20
    And C holds Cosmic Zap
    When A encounters B on B1 with 1 ship from A1
    And nobody is invited
    And A uses Kamikaze's power
    And A answers 4 from A2
    Then C is asked to respond: Cosmic Zap or pass
    When C plays Cosmic Zap
    Then A has 4 ships on A2
    And A has no ships in the warp
    And A holds exactly attack 20
    And A's power is zapped
    When A plays attack 20 and B plays attack 06
    And the turn ends

  @power:kamikaze @rule:R19.6
  Scenario: The sacrifice may cost it its power; the cards are drawn all the same
    Given players A (Kamikaze), B (-), C (-)
    And A holds attack 20
    And A's ships are 8 on A1, 8 on A2, 4 on A3
    When A encounters B on B1 with 1 ship from A1
    And nobody is invited
    And A uses Kamikaze's power
    And A answers 4 from A3
    Then A's power is lost
    And A holds 9 cards
    When A plays attack 20 and B plays attack 06
    And the turn ends

  @power:kamikaze @rule:R19.6
  Scenario: Without enough home colonies it has no power to use
    Given players A (Kamikaze), B (-), C (-)
    And A's ships are 10 on A1, 10 on A2
    When A encounters B on B1 with 1 ship from A1
    And nobody is invited
    Then A is asked which encounter card to play
    When A plays attack 20 and B plays attack 06
    And the turn ends

  @power:kamikaze @wild:zombie @AL-ZOMBIE-4
  Scenario: A ship that a flare saves has been paid all the same
    Given players A (Kamikaze), B (-), C (-)
    And A holds attack 20, Zombie flare
    When A encounters B on B1 with 1 ship from A1
    And nobody is invited
    And A uses Kamikaze's power
    And A answers 2 from A2
    And A plays Zombie flare
    And A, asked where ships return to, answers A3
    Then A has 1 ship in the warp
    And A has 5 ships on A3
    And A holds 6 cards
    When A plays attack 20 and B plays attack 06
    And the turn ends

  @power:kamikaze @power:vacuum
  Scenario: Vacuum's victim may be a sacrificer, but sacrifice is no loss of Vacuum's
    Given players A (Kamikaze), B (Vacuum), C (-)
    And A holds attack 20
    When A encounters B on B1 with 1 ship from A1
    And nobody is invited
    And A uses Kamikaze's power
    And A answers 2 from A2
    Then A has 2 ships in the warp
    And B has no ships in the warp
    And A is asked which encounter card to play
    When A plays attack 20 and B plays attack 06
    And B answers A 4
    And A answers 4 from A5
    Then A has 6 ships in the warp
    When the turn ends

  @power:kamikaze @power:healer
  Scenario: Healer may give back what was sacrificed
    Given players A (Kamikaze), B (-), C (Healer)
    And A holds attack 20
    When A encounters B on B1 with 1 ship from A1
    And nobody is invited
    And A uses Kamikaze's power
    And A answers 4 from A2
    Then C is asked to use: Healer's power on A or pass
    When C uses Healer's power on A
    And A, asked where ships return to, answers A3
    Then A has 8 ships on A3
    And A holds 9 cards
    When A plays attack 20 and B plays attack 06
    And C passes
    And the turn ends

  @wild:kamikaze
  Scenario: The wild side adds three for each ship outside the encounter
    Given players A (-), B (-), C (-)
    And B holds attack 06, Kamikaze flare
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 12 and B plays attack 06
    Then B is asked to use: Kamikaze flare (wild) or pass
    When B plays Kamikaze flare
    Then B is asked whether to pay (1 to 4): 4 on B2, 4 on B3, 4 on B4, 4 on B5
    When B answers 2 from B2, 1 from B3
    Then the total of the defense is 19: attack 06, ships 4, Kamikaze flare +9
    And B has 3 ships in the warp
    And B holds exactly Kamikaze flare
    And the outcome is: B wins
    When the turn ends

  @wild:kamikaze @power:zombie @AL-ZOMBIE-4
  Scenario: Zombie pays and keeps its ships
    Given players A (Zombie), B (-), C (-)
    And A holds attack 06, Kamikaze flare
    When A encounters B on B1 with 4 ships from A1
    And nobody is invited
    And A plays attack 06 and B plays attack 12
    And A plays Kamikaze flare
    And A answers 4 from A2
    Then A is asked where ships return to: A3, A4, A5
    When A answers A3
    Then the total of the offense is 22: attack 06, ships 4, Kamikaze flare +12
    And A has no ships in the warp
    And A has 8 ships on A3
    And the outcome is: A wins
    When the turn ends

  @wild:kamikaze
  Scenario: An ally cannot play the wild side
    Given players A (-), B (-), C (-)
    And C holds Kamikaze flare
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays attack 04 and B plays attack 20
    Then the outcome is: B wins
    And C holds exactly Kamikaze flare
    When the turn ends

  @wild:kamikaze @rule:R22.2
  Scenario: With no ship outside the encounter there is nothing to sacrifice
    Given players A (-), B (-), C (-)
    And A's ships are 3 on A1, 17 in the warp
    And A holds attack 06, Kamikaze flare
    When A encounters B on B1 with 4 ships from A1
    And nobody is invited
    And A plays attack 06 and B plays attack 20
    Then the total of the offense is 10: attack 06, ships 4
    And A holds exactly Kamikaze flare
    When the turn ends

  @wild:kamikaze @artifact:card-zap
  Scenario: Cancelled by a Card Zap, nothing is paid
    Given players A (-), B (-), C (-)
    And A holds attack 06, Kamikaze flare
    And B holds attack 10, Card Zap
    When A encounters B on B1 with 1 ship from A1
    And nobody is invited
    And A plays attack 06 and B plays attack 10
    And A plays Kamikaze flare
    Then B is asked to respond: Card Zap or pass
    When B plays Card Zap
    Then the total of the offense is 7: attack 06, ships 1
    And A has 1 ship in the warp
    And the discard pile is Card Zap, Kamikaze flare, attack 06, attack 10
    When the turn ends

  @wild:kamikaze @wild:anti-matter
  Scenario: Prevented by Anti-Matter's flare, it stays in hand unpaid
    Given players A (-), B (-), C (-)
    And A holds attack 06, Kamikaze flare
    And B holds attack 10, Anti-Matter flare
    When A encounters B on B1 with 1 ship from A1
    And nobody is invited
    And A plays attack 06 and B plays attack 10
    And A plays Kamikaze flare
    And B plays Anti-Matter flare
    Then the log says: Kamikaze flare (wild) of A is prevented
    And A has 1 ship in the warp
    And A holds exactly Kamikaze flare
    When the turn ends

  @super:kamikaze @AL-KAMIKAZE-2 @rule:R21.7
  Scenario: Played in regroup, the super side retrieves three ships instead of one
    Given players A (Kamikaze), B (-), C (-)
    And A has 5 ships in the warp
    And A holds attack 20, Kamikaze flare
    And the next destiny is B's colour
    When the turn begins
    Then A is asked to use: Kamikaze flare (super) or pass
    When A plays Kamikaze flare
    Then A is asked where to put the retrieved ship (3): A1, A2, A3, A4, A5
    When A answers 2 to A1, 1 to A2
    Then A has 2 ships in the warp
    And A is asked which planet to aim at

  @super:kamikaze @AL-KAMIKAZE-2
  Scenario: Not played, one ship comes back
    Given players A (Kamikaze), B (-), C (-)
    And A has 5 ships in the warp
    And A holds attack 20, Kamikaze flare
    And the next destiny is B's colour
    When the turn begins
    And A passes
    And A retrieves a ship to A1
    Then A has 4 ships in the warp
    And A is asked which planet to aim at

  @super:kamikaze
  Scenario: With fewer than three in the warp all come back; with one there is nothing to gain
    Given players A (Kamikaze), B (-), C (-)
    And A has 3 ships in the warp
    And A holds attack 04, attack 04, Kamikaze flare
    When the turn begins
    And A plays Kamikaze flare
    And A answers A1
    Then A has no ships in the warp
    And A is asked whom to encounter: B, C
    When A targets B
    And A aims at B1
    And A launches 1 ship from A1
    And nobody is invited
    And A passes
    And A plays attack 04 and B plays negotiate
    Then the outcome is: A wins
    And A has no ships in the warp
    When the turn ends

  @super:kamikaze @artifact:card-zap
  Scenario: Cancelled by a Card Zap, one ship comes back as usual
    Given players A (Kamikaze), B (-), C (-)
    And A has 5 ships in the warp
    And A holds attack 20, Kamikaze flare
    And C holds Card Zap
    And the next destiny is B's colour
    When the turn begins
    And A plays Kamikaze flare
    And C plays Card Zap
    And A retrieves a ship to A1
    Then A has 4 ships in the warp
    And A is asked which planet to aim at

  @super:kamikaze @artifact:cosmic-zap
  Scenario: The super side uses no power: a Cosmic Zap does not answer it
    Given players A (Kamikaze), B (-), C (-)
    And A has 5 ships in the warp
    And A holds attack 20, Kamikaze flare
    And C holds Cosmic Zap
    And the next destiny is B's colour
    When the turn begins
    And A plays Kamikaze flare
    Then C is not asked anything
    And A is asked where to put the retrieved ship

  @super:kamikaze @wild:masochist
  Scenario: The retrieval is replaced only once
    Given players A (Kamikaze), B (-), C (-)
    And A has 5 ships in the warp
    And B has 1 ship in the warp
    And A holds attack 20, Kamikaze flare
    And C holds Masochist flare
    And the next destiny is B's colour
    When the turn begins
    And A plays Kamikaze flare
    And A answers A1
    Then A has 2 ships in the warp
    And C is not asked anything
    And A is asked which planet to aim at

  @super:kamikaze @wild:masochist
  Scenario: Once somebody else retrieves in its place there is nothing left to replace
    Given players A (Kamikaze), B (-), C (-)
    And A has 5 ships in the warp
    And B has 1 ship in the warp
    And A holds attack 20, Kamikaze flare
    And C holds Masochist flare
    And the next destiny is B's colour
    When the turn begins
    And A passes
    And C plays Masochist flare
    And B retrieves a ship to B1
    Then A has 5 ships in the warp
    And A is asked which planet to aim at
