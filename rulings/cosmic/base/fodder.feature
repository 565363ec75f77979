Feature: Fodder throws in attacks between the two encounter cards

  @power:fodder
  Scenario: Attacks higher than its own and lower than the opponent's are discarded and added
    Given players A (Fodder), B (-), C (-)
    And A holds attack 08, attack 04, attack 08, attack 10, attack 14, attack 20, attack 30, negotiate
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 08 and B plays attack 20
    Then A is asked to use: Fodder's power or pass
    When A uses Fodder's power
    Then A is asked which cards to discard (1 to 2): attack 10, attack 14
    When A answers attack 10, attack 14
    Then the total of the offense is 33: attack 08, ships 1, Fodder +24
    And the outcome is: A wins
    And A holds exactly attack 04, attack 08, attack 20, attack 30, negotiate
    And the discard pile is attack 10, attack 14, attack 08, attack 20
    When the turn ends

  @power:fodder @G-034
  Scenario: Once is enough: there is no second helping
    Given players A (Fodder), B (-), C (-)
    And A holds attack 08, attack 10, attack 14
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 08 and B plays attack 20
    And A uses Fodder's power
    And A answers attack 10
    Then the total of the offense is 19: attack 08, ships 1, Fodder +10
    And the outcome is: B wins
    And A holds exactly attack 14

  @power:fodder
  Scenario: With the higher card, or nothing in between, there is nothing to throw in
    Given players A (Fodder), B (-), C (-)
    And A holds attack 20, attack 10, attack 30
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 08
    Then the outcome is: A wins
    And A holds exactly attack 10, attack 30
    When the turn ends

  @power:fodder
  Scenario: Against a negotiate it is not used
    Given players A (Fodder), B (-), C (-)
    And A holds attack 08, attack 10
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 08 and B plays negotiate
    Then the outcome is: A wins
    And the log does not say: A uses Fodder's power
    And B holds exactly attack 10
    When the turn ends

  @power:fodder
  Scenario: As an ally it throws in nothing
    Given players A (-), B (-), C (Fodder)
    And C holds attack 10
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays attack 08 and B plays attack 20
    Then the total of the offense is 10: attack 08, ships 2
    And C holds exactly attack 10

  @power:fodder
  Scenario: As the defense
    Given players A (-), B (Fodder), C (-)
    And B holds attack 04, attack 10
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 14 and B plays attack 04
    And B uses Fodder's power
    Then the total of the defense is 18: attack 04, ships 4, Fodder +10
    And the outcome is: B wins
    And B holds no cards

  @power:fodder @artifact:cosmic-zap
  Scenario: Zapped, it keeps its cards and adds nothing
    Given players A (Fodder), B (-), C (-)
    And A holds attack 08, attack 10, attack 14
    And B holds attack 20, Cosmic Zap
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 08 and B plays attack 20
    And A uses Fodder's power
    And A answers attack 10, attack 14
    Then B is asked to respond: Cosmic Zap or pass
    When B plays Cosmic Zap
    Then the total of the offense is 9: attack 08, ships 1
    And A holds exactly attack 10, attack 14

  @power:fodder @rule:R19.6
  Scenario: Without three home colonies it throws in nothing
    Given players A (Fodder), B (-), C (-)
    And A holds attack 08, attack 10
    And A's ships are 1 on A1, 9 on A2, 10 on A3
    When A encounters B on B1 with 1 ship from A1
    And nobody is invited
    And A plays attack 08 and B plays attack 20
    Then A's power is lost
    And A holds exactly attack 10

  @power:fodder @G-027
  Scenario: A morph that copied an attack is an attack, but of the same value: nothing lies in between
    Given players A (Fodder), B (-), C (-)
    And A holds attack 08, attack 10
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 08 and B plays morph
    Then the outcome is: B wins
    And A holds exactly attack 10

  @power:fodder @power:mirror @G-026
  Scenario: The encounter cards count as they are now, cards in hand as printed
    Given players A (Fodder), B (Mirror), C (-)
    And A holds attack 20, attack 06, attack 10, attack 40
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 12
    And B uses Mirror's power
    And A uses Fodder's power
    Then A is asked which cards to discard (1 to 2): attack 06, attack 10
    When A answers attack 06, attack 10
    Then the total of the offense is 19: attack 20, Mirror = 2, ships 1, Fodder +16

  @power:fodder @power:filch
  Scenario: What it discards goes to the discard pile before the encounter cards
    Given players A (Fodder), B (Filch), C (-)
    And A holds attack 08, attack 10
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 08 and B plays attack 20
    And A uses Fodder's power
    And B uses Filch's power
    Then B holds exactly attack 08
    And the discard pile is attack 10, attack 20

  @super:fodder @AL-FODDER-2
  Scenario: With its flare any attack lower than the opponent's, whatever its own card
    Given players A (Fodder), B (-), C (-)
    And A holds attack 08, attack 04, attack 08, attack 10, attack 23, Fodder flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 08 and B plays attack 20
    Then A is asked to use: Fodder's power, Fodder flare (super), pass
    When A plays Fodder flare
    Then A is asked which cards to discard (1 to 3): attack 04, attack 08, attack 10
    When A answers attack 04, attack 08, attack 10
    Then the total of the offense is 31: attack 08, ships 1, Fodder flare +22
    And the outcome is: A wins
    And A holds exactly attack 23, Fodder flare
    When the turn ends

  @super:fodder
  Scenario: Even with the higher card
    Given players A (Fodder), B (-), C (-)
    And A holds attack 10, attack 04, Fodder flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 10 and B plays attack 08
    Then A is asked to use: Fodder flare (super) or pass
    When A plays Fodder flare
    Then the total of the offense is 15: attack 10, ships 1, Fodder flare +4
    And the outcome is: A wins

  @super:fodder @Z-02 @Z-04
  Scenario: Its use through the flare can be zapped; the flare stays in hand
    Given players A (Fodder), B (-), C (-)
    And A holds attack 08, attack 04, Fodder flare
    And B holds attack 20, Cosmic Zap
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 08 and B plays attack 20
    And A plays Fodder flare
    And B plays Cosmic Zap
    Then the total of the offense is 9: attack 08, ships 1
    And A holds exactly attack 04, Fodder flare

  @super:fodder @artifact:card-zap
  Scenario: The super flare is cancelled: the power itself may still be used
    Given players A (Fodder), B (-), C (-)
    And A holds attack 08, attack 10, Fodder flare
    And B holds attack 20, Card Zap
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 08 and B plays attack 20
    And A plays Fodder flare
    And B plays Card Zap
    Then A is asked to use: Fodder's power or pass
    When A uses Fodder's power
    Then the total of the offense is 19: attack 08, ships 1, Fodder +10
    And A holds no cards

  @wild:fodder @AL-FODDER-1 @rule:R8.6
  Scenario: Who was invited by one side and declined may join that side with one ship after the reveal
    Given players A (-), B (-), C (-)
    And C holds Fodder flare
    When A encounters B on B1 with 4 ships
    And A invites C
    And B invites nobody
    And C declines
    And A plays attack 08 and B plays attack 08
    Then C is asked to use: Fodder flare (wild) or pass
    When C plays Fodder flare
    Then C is asked which ships to commit (1): on C1, on C2, on C3, on C4, on C5
    When C answers 1 ship from C2
    Then the total of the offense is 13: attack 08, ships 5
    And the outcome is: A wins
    And C has 1 ship on B1
    And C holds exactly Fodder flare
    When the turn ends

  @wild:fodder
  Scenario: Invited by both sides, it may choose, and is rewarded as an ally
    Given players A (-), B (-), C (-)
    And C holds Fodder flare
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites C
    And C declines
    And A plays attack 08 and B plays attack 08
    And C plays Fodder flare
    Then C is asked which side to join: join the offense, join the defense
    When C answers join the defense
    And C answers 1 ship from C2
    Then the total of the defense is 13: attack 08, ships 5
    When C, asked where ships return to, answers C2
    Then the outcome is: B wins
    And C holds exactly Fodder flare, attack 06

  @wild:fodder
  Scenario: Who was not invited, or has joined, cannot play it
    Given players A (-), B (-), C (-), D (-)
    And C holds Fodder flare
    And D holds attack 08
    When A encounters B on B1 with 1 ship
    And A invites D
    And B invites nobody
    And D declines
    And A plays attack 08 and B plays attack 08
    Then the outcome is: B wins
    When B encounters D on D1 with 1 ship
    And B invites C
    And D invites nobody
    And C joins the offense with 1 ship
    And B plays attack 08 and D plays attack 08
    Then the outcome is: D wins
    And C holds exactly Fodder flare

  @wild:fodder @artifact:force-field @rule:R8.5
  Scenario: Who was sent home by a Force Field has allied and has not declined
    Given players A (-), B (-), C (-)
    And B holds attack 08, Force Field
    And C holds Fodder flare
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And B plays Force Field
    And C, asked where ships return to, answers C1
    And A plays attack 08 and B plays attack 08
    Then the outcome is: B wins
    And C holds exactly Fodder flare

  @wild:fodder @artifact:card-zap
  Scenario: The wild flare is cancelled
    Given players A (-), B (-), C (-)
    And B holds attack 08, Card Zap
    And C holds Fodder flare
    When A encounters B on B1 with 4 ships
    And A invites C
    And B invites nobody
    And C declines
    And A plays attack 08 and B plays attack 08
    And C plays Fodder flare
    And B plays Card Zap
    Then the total of the offense is 12: attack 08, ships 4
    And C holds no cards

  @wild:fodder @wild:anti-matter
  Scenario: The wild flare is prevented and stays in hand
    Given players A (-), B (-), C (-)
    And B holds attack 08, Anti-Matter flare
    And C holds Fodder flare
    When A encounters B on B1 with 4 ships
    And A invites C
    And B invites nobody
    And C declines
    And A plays attack 08 and B plays attack 08
    And C plays Fodder flare
    And B plays Anti-Matter flare
    Then the total of the offense is 12: attack 08, ships 4
    And C holds exactly Fodder flare
