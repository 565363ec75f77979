Feature: Leviathan attacks with a planet of its own

  @power:leviathan @AL-LEVIATHAN-1 @rule:R27.6
  Scenario: A worldship with all its ships goes in place of the launch, adds 20, and goes home with those that do not land
    Given players A (Leviathan), B (-), C (-)
    And A has 6 ships on A1
    When A targets B
    And A aims at B1
    Then A is asked to use: Leviathan's power or pass
    When A uses Leviathan's power
    Then A is asked which planet: A1, A2, A3, A4, A5
    When A answers A1
    Then A has 6 ships in the gate
    And A has 4 home colonies
    And A is asked whom to invite
    When nobody is invited
    And A plays attack 04 and B plays attack 20
    Then the total of the offense is 30: attack 04, ships 6, Leviathan +20
    And A is asked which ships found the colony (0 to 4): 6 in the gate
    When A answers 2 ships
    Then A has 2 ships on B1
    And A has 4 ships on A1
    And A has 5 home colonies
    And A1 lies in A's system
    When the turn ends

  @power:leviathan
  Scenario: It may leave no ship behind
    Given players A (Leviathan), B (-), C (-)
    When A targets B
    And A aims at B1
    And A uses Leviathan's power
    And A answers A1
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    And A answers none
    Then the outcome is: A wins
    And A has no colony on B1
    And A has 4 ships on A1
    And B has 4 ships in the warp
    When the turn ends

  @power:leviathan
  Scenario: If it loses, all ships on it are lost, and the planet goes home empty
    Given players A (Leviathan), B (-), C (-)
    When A targets B
    And A aims at B1
    And A uses Leviathan's power
    And A answers A1
    And nobody is invited
    And A plays attack 04 and B plays attack 40
    Then A has 4 ships in the warp
    And A has no ships on A1
    And A1 lies in A's system
    When the turn ends

  @power:leviathan
  Scenario: After a deal it goes home with its ships
    Given players A (Leviathan), B (-), C (-)
    When A targets B
    And A aims at B1
    And A uses Leviathan's power
    And A answers A1
    And nobody is invited
    And A plays negotiate and B plays negotiate
    And A refuses
    And A, asked which ships to lose, answers 3 ships from A2
    And B, asked which ships to lose, answers 3 ships from B2
    Then A has 4 ships on A1
    And A has no ships in the gate
    When the turn ends

  @power:leviathan
  Scenario: An empty planet may go alone
    Given players A (Leviathan), B (-), C (-)
    And A has 0 ships on A1
    When A targets B
    And A aims at B1
    And A uses Leviathan's power
    And A answers A1
    And nobody is invited
    And A plays attack 04 and B plays attack 08
    Then the total of the offense is 24: attack 04, ships 0, Leviathan +20
    And the outcome is: A wins
    And A has no colony on B1
    When the turn ends

  @power:leviathan
  Scenario: A planet with ships of others cannot be sent, and the usual launch is free
    Given players A (Leviathan), B (-), C (-)
    And B has 1 ship on A1
    And C has 1 ship on A2
    When A targets B
    And A aims at B1
    And A uses Leviathan's power
    Then A is asked which planet: A3, A4, A5
    When A answers A3
    And nobody is invited
    And A plays attack 04 and B plays attack 40
    And the turn ends

  @power:leviathan
  Scenario: It may launch as others do
    Given players A (Leviathan), B (-), C (-)
    When A targets B
    And A aims at B1
    And A passes
    And A launches 2 ships from A1
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    Then the total of the offense is 6: attack 04, ships 2
    When the turn ends

  @power:leviathan
  Scenario: Allies of a worldship land as usual
    Given players A (Leviathan), B (-), C (-)
    When A targets B
    And A aims at B1
    And A uses Leviathan's power
    And A answers A1
    And A invites C
    And B invites nobody
    And C joins the offense with 2 ships
    And A plays attack 04 and B plays attack 20
    Then the total of the offense is 30: attack 04, ships 6, Leviathan +20
    When A answers 1 ship
    Then A has 1 ship on B1
    And C has 2 ships on B1
    And A has 3 ships on A1
    When the turn ends

  @power:leviathan @artifact:cosmic-zap
  Scenario: Zapped, it launches as others do
    Given players A (Leviathan), B (-), C (-)
    And C holds Cosmic Zap
    When A targets B
    And A aims at B1
    And A uses Leviathan's power
    And A answers A1
    Then C is asked to respond: Cosmic Zap or pass
    When C plays Cosmic Zap
    Then A is asked which ships to launch
    When A launches 2 ships from A1
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    Then the total of the offense is 6: attack 04, ships 2
    When the turn ends

  @power:leviathan @rule:R7.5
  Scenario: The launch itself may cost the power, but the worldship weighs what it weighs
    Given players A (Leviathan), B (-), C (-)
    And A's ships are 4 on A1, 8 on A2, 8 on A3
    When A targets B
    And A aims at B1
    And A uses Leviathan's power
    And A answers A1
    Then A's power is lost
    When nobody is invited
    And A plays attack 04 and B plays attack 20
    Then the total of the offense is 28: attack 04, ships 4, Leviathan +20
    When A answers 1 ship
    Then A's power is not lost
    When the turn ends

  @power:leviathan
  Scenario: Two home colonies are no power, and no worldship
    Given players A (Leviathan), B (-), C (-)
    And A's ships are 10 on A1, 10 on A2
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    Then A's power is lost
    When the turn ends

  @power:leviathan @AL-LEVIATHAN-3 @power:plant
  Scenario: Stolen while the worldship is under way, the power gives its 20 to the thief, and the planet goes home
    Given players A (Leviathan), B (Plant), C (-)
    And B has 1 ship on A2
    When A targets B
    And A aims at B1
    And A uses Leviathan's power
    And A answers A1
    And nobody is invited
    And B uses Plant's power
    And A plays attack 20 and B plays attack 04
    Then the total of the offense is 20: attack 20, ships 4, Leviathan -4 for A's ships
    And the total of the defense is 27: attack 04, ships 3, Leviathan +20
    And the outcome is: B wins
    And A has 4 ships in the warp
    And A1 lies in A's system
    And A has the power of Leviathan
    When the turn ends

  @power:leviathan @power:chronos
  Scenario: When time runs back the worldship is still in the gate
    Given players A (Leviathan), B (Chronos), C (-)
    And A holds attack 04, attack 08
    And B holds attack 20, attack 30
    When A targets B
    And A aims at B1
    And A uses Leviathan's power
    And A answers A1
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    And B uses Chronos's power
    And A plays attack 08 and B plays attack 30
    Then the total of the offense is 32: attack 08, ships 4, Leviathan +20
    And the outcome is: B wins
    When the turn ends

  @power:leviathan @rule:R6.4
  Scenario: No worldship settles an empty planet of the own system
    Given players A (Leviathan), B (-), C (-)
    And A has 0 ships on A1
    And the next destiny is A's colour
    When the turn begins
    And A answers resettle
    Then A is asked which ships to launch
    When A launches 1 ship from A2
    Then A has 1 ship on A1
    When the turn ends

  @power:leviathan @AL-GUERRILLA-1 @power:guerrilla
  Scenario: Weakened to one ship by Guerrilla, a worldship still lands it
    Given players A (Leviathan), B (Guerrilla), C (-)
    And A has 5 ships on A1
    When A targets B
    And A aims at B1
    And A uses Leviathan's power
    And A answers A1
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then A has 4 ships in the warp
    And A is asked which ships found the colony (0 to 1): 1 in the gate
    When A answers 1 ship
    Then A has 1 ship on B1
    And A has no ships on A1
    And A1 lies in A's system
    When the turn ends

  @power:leviathan @AL-GUERRILLA-1 @super:guerrilla
  Scenario: If Guerrilla's super flare takes all ships nothing lands, and the planet goes home
    Given players A (Leviathan), B (Guerrilla), C (-)
    And A has 3 ships on A1
    And B holds attack 04, Guerrilla flare
    When A targets B
    And A aims at B1
    And A uses Leviathan's power
    And A answers A1
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And B plays Guerrilla flare
    Then A has 3 ships in the warp
    And A has no colony on B1
    And A1 lies in A's system
    And the outcome is: A wins
    When the turn ends

  @power:leviathan @AL-LEVIATHAN-2 @power:guerrilla
  Scenario: A lone ship on a worldship is not taken by Guerrilla
    Given players A (Leviathan), B (Guerrilla), C (-)
    And A has 1 ship on A1
    When A targets B
    And A aims at B1
    And A uses Leviathan's power
    And A answers A1
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then A is asked which ships found the colony (0 to 1): 1 in the gate
    When A answers 1 ship
    Then A has 1 ship on B1
    And A has no ships in the warp
    When the turn ends

  @wild:leviathan @AL-LEVIATHAN-4
  Scenario: With the wild flare two planets change systems, and the encounter is a success
    Given players A (-), B (-), C (Leviathan)
    And A holds attack 04, Leviathan flare
    And B has 1 ship on A2
    When A targets B
    Then A is asked to use: Leviathan flare (wild) or pass
    When A plays Leviathan flare
    Then A is asked which planet: A1, A2, A3, A4, A5
    When A answers A2
    Then A is asked which planet: B1, B2, B3, B4, B5
    When A answers B1
    Then A2 lies in B's system
    And B1 lies in A's system
    And A has 1 foreign colony
    And A has 4 home colonies
    And B has 1 foreign colony
    And B has 5 home colonies
    And the outcome is: a success
    And C holds exactly negotiate, Leviathan flare
    And A is asked whether to have a second encounter
    When the turn ends

  @wild:leviathan
  Scenario: A colony gained by the trade can win the game
    Given players A (-), B (-), C (Leviathan)
    And A holds attack 04, Leviathan flare
    And A has 1 ship on C1
    And A has 1 ship on C2
    And A has 1 ship on C3
    And A has 1 ship on C4
    When A targets B
    And A plays Leviathan flare
    And A answers A1
    And A answers B1
    Then A wins the game

  @wild:leviathan
  Scenario: If nobody is Leviathan the flare is discarded; it is not for the defense
    Given players A (-), B (-), C (-)
    And A holds attack 04, Leviathan flare
    When A targets B
    And A plays Leviathan flare
    And A answers A1
    And A answers B1
    Then the discard pile is Leviathan flare
    When the turn ends

  @super:leviathan @CI-01 @artifact:force-field
  Scenario: With the super flare ships of others ride along as allies, and no Force Field sends them home
    Given players A (Leviathan), B (-), C (-), D (-)
    And C has 2 ships on A1
    And D has 1 ship on A2
    And B has 1 ship on A3
    And A holds attack 04, Leviathan flare
    And B holds attack 20, Force Field
    When A targets B
    And A aims at B1
    Then A is asked to use: Leviathan's power, Leviathan flare (super) or pass
    When A plays Leviathan flare
    Then A is asked which planet: A1, A2, A4, A5
    When A answers A1
    Then C is an ally of the offense
    And A is asked whom to invite: D
    When A invites D
    And B invites nobody
    And D joins the offense with 2 ships
    And B plays Force Field
    Then B is asked which player: C, D
    When B answers C, D
    And D, asked where ships return to, answers D1
    Then C has 2 ships in the gate
    And D has no ships in the gate
    When A plays attack 04 and B plays attack 20
    Then the total of the offense is 30: attack 04, ships 6, Leviathan +20
    And A is asked which ships found the colony (0 to 4): 4 in the gate
    When A answers 1 ship
    Then A has 1 ship on B1
    And C has no colony on B1
    And C has 2 ships on A1
    And A has 3 ships on A1
    When the turn ends

  @super:leviathan
  Scenario: Ships of others are lost with the worldship
    Given players A (Leviathan), B (-), C (-)
    And C has 2 ships on A1
    And A holds attack 04, Leviathan flare
    When A targets B
    And A aims at B1
    And A plays Leviathan flare
    And A answers A1
    And A plays attack 04 and B plays attack 40
    Then C has 2 ships in the warp
    And A has 4 ships in the warp
    When the turn ends

  @super:leviathan @Z-04 @artifact:cosmic-zap
  Scenario: Zapped through the super flare, it has the flare back
    Given players A (Leviathan), B (-), C (-)
    And C has 2 ships on A1
    And A holds attack 04, Leviathan flare
    And B holds attack 20, Cosmic Zap
    When A targets B
    And A aims at B1
    And A plays Leviathan flare
    And A answers A1
    And B plays Cosmic Zap
    Then A is asked which ships to launch
    And A holds exactly attack 04, Leviathan flare
    And C has 2 ships on A1

  @super:leviathan @artifact:card-zap
  Scenario: The super flare is Card-Zapped, and the power is still free
    Given players A (Leviathan), B (-), C (-)
    And C has 2 ships on A1
    And A holds attack 04, Leviathan flare
    And B holds attack 20, Card Zap
    When A targets B
    And A aims at B1
    And A plays Leviathan flare
    And B plays Card Zap
    Then A is asked to use: Leviathan's power or pass
    When A passes
    And A launches 1 ship from A1
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    And the turn ends

  @wild:leviathan @artifact:card-zap
  Scenario: The wild flare is Card-Zapped, and the encounter goes on
    Given players A (-), B (-), C (Leviathan)
    And A holds attack 04, Leviathan flare
    And B holds attack 20, Card Zap
    When A targets B
    And A plays Leviathan flare
    And B plays Card Zap
    And A aims at B1
    And A launches 1 ship from A1
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    Then B1 lies in B's system
    And A holds no cards
    When the turn ends
