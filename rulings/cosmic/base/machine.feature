Feature: Machine

  @power:machine
  Scenario: After a lost encounter it may have another one
    Given players A (Machine), B (-), C (-)
    And A holds attack 04, attack 20
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 10
    Then the outcome is: B wins
    And A is asked to use: Machine's power or pass
    When A uses Machine's power
    And A retrieves a ship to A1
    And A encounters C on C1 with 1 ship
    And nobody is invited
    And A plays attack 20 and C plays attack 04
    Then the outcome is: A wins
    And A has 1 ship on C1
    And it is B's turn
    And nobody is asked anything

  @power:machine
  Scenario: Its turn is not limited to two encounters
    Given players A (Machine), B (-), C (-)
    And A holds attack 20, attack 30, attack 40, negotiate
    And B holds attack 04, attack 05, attack 06
    And the next destiny is B's colour, B's colour, B's colour
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then A is asked whether to have a second encounter
    When A has a second encounter
    And A encounters B on B2 with 1 ship
    And nobody is invited
    And A plays attack 30 and B plays attack 05
    Then A is asked to use: Machine's power or pass
    When A uses Machine's power
    Then the log says: encounter 3 of A begins
    When A encounters B on B3 with 1 ship
    And nobody is invited
    And A plays attack 40 and B plays attack 06
    Then A is asked to use: Machine's power or pass
    When A passes
    Then A has 3 foreign colonies
    And it is B's turn

  @power:machine @rule:R17.4
  Scenario: Without an encounter card in hand the turn ends
    Given players A (Machine), B (-), C (-)
    And A holds attack 04, Plague
    When the turn begins
    And A passes
    And A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 10
    Then it is B's turn

  @power:machine @rule:R17.4
  Scenario: A second encounter that is due anyway needs no power; declined, the turn ends
    Given players A (Machine), B (-), C (-)
    And A holds attack 20, attack 30
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then A is asked whether to have a second encounter
    When the turn ends

  @power:machine
  Scenario: In another player's turn it has no further encounter
    Given players A (-), B (Machine), C (-)
    And B holds attack 04, attack 30
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then it is B's turn

  @power:machine @artifact:cosmic-zap
  Scenario: Zapped, the turn ends
    Given players A (Machine), B (-), C (-)
    And A holds attack 04, attack 20
    And B holds attack 10, Cosmic Zap
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 10
    And A uses Machine's power
    Then B is asked to respond: Cosmic Zap or pass
    When B plays Cosmic Zap
    Then it is B's turn

  @power:machine @rule:R19.6
  Scenario: The power that was lost in the encounter does not help afterwards
    Given players A (Machine), B (-), C (-)
    And A's ships are 9 on A1, 10 on A2, 1 on A3
    And A holds attack 04, attack 20
    When A encounters B on B1 with 1 ship from A3
    And nobody is invited
    And A plays attack 04 and B plays attack 10
    Then it is B's turn

  @power:machine
  Scenario: After a failed deal
    Given players A (Machine), B (-), C (-)
    And A holds negotiate, attack 20
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays negotiate and B plays negotiate
    And B refuses
    And A answers 3 ships from A1
    And B answers 3 ships from B1
    And A, asked where ships return to, answers A2
    Then A is asked to use: Machine's power or pass
    When A passes
    Then it is B's turn

  @power:machine @power:tick-tock
  Scenario: Every encounter of the long turn counts for others
    Given players A (Machine), B (-), C (Tick-Tock)
    And A holds attack 04, attack 05, attack 01
    And B holds attack 20, attack 30
    And the next destiny is B's colour, B's colour
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    And A uses Machine's power
    And A retrieves a ship to A1
    And A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 05 and B plays attack 30
    Then the note tokens on C's sheet is 8
    And A is asked to use: Machine's power or pass
    When A passes

  @wild:machine @AL-MACHINE-1 @rule:R21.5
  Scenario: Out of encounter cards, the wild flare brings a new hand and a second encounter
    Given players A (-), B (-), C (-)
    And A holds attack 04, Plague, Force Field, Machine flare
    And the deck begins with 8 x attack 13
    When the turn begins
    And A passes
    And A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 10
    Then A is asked to use: Machine flare (wild) or pass
    When A plays Machine flare
    Then A holds exactly 8 x attack 13, Machine flare
    And the discard pile ends with Plague, Force Field
    And the log says: encounter 2 of A begins
    And A is asked where to put the retrieved ship

  @wild:machine @AL-MACHINE-3
  Scenario: Not played, the turn ends after a defeat
    Given players A (-), B (-), C (-)
    And A holds attack 04, attack 20, Machine flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 10
    Then A is asked to use: Machine flare (wild) or pass
    When A passes
    Then it is B's turn

  @wild:machine @AL-MACHINE-3
  Scenario: With encounter cards left the hand stays, and only the second encounter is granted
    Given players A (-), B (-), C (-)
    And A holds attack 04, attack 20, attack 30, Machine flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 10
    And A plays Machine flare
    Then A holds exactly attack 20, attack 30, Machine flare
    When A retrieves a ship to A1
    And A encounters C on C1 with 1 ship
    And nobody is invited
    And A plays attack 20 and C plays attack 04
    Then it is B's turn

  @wild:machine @AL-MACHINE-3 @rule:R21.2
  Scenario: It counts as the flare of the first encounter
    Given players A (-), B (-), C (-)
    And A holds attack 04, attack 20, Machine flare, Pacifist flare, negotiate
    And B holds attack 30, Human flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays negotiate and B plays attack 30
    And A plays Pacifist flare
    And B passes
    Then the outcome is: B wins
    And it is B's turn

  @wild:machine @rule:R17.4
  Scenario: It is not offered when a second encounter is due anyway, nor after the second
    Given players A (-), B (-), C (-)
    And A holds attack 20, attack 30, attack 40, Machine flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then A is asked whether to have a second encounter
    When A has a second encounter
    And A encounters C on C1 with 1 ship
    And nobody is invited
    And A plays attack 30 and C plays attack 04
    Then it is B's turn

  @wild:machine @power:trader @rule:R9.4
  Scenario: A turn that ended for want of an encounter card is over
    Given players A (Trader), B (-), C (-)
    And A holds attack 04
    And B holds Force Field, Machine flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A uses Trader's power
    Then A holds exactly Force Field, Machine flare
    And the outcome is: no result
    When A, asked where ships return to, answers A1
    Then it is B's turn

  @wild:machine @artifact:card-zap
  Scenario: The wild flare is cancelled by a Card Zap
    Given players A (-), B (-), C (-)
    And A holds attack 04, attack 20, Machine flare
    And B holds attack 10, Card Zap
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 10
    And A plays Machine flare
    And B plays Card Zap
    Then it is B's turn
    And A holds exactly attack 20

  @wild:machine @super:anti-matter @rule:R20.6
  Scenario: The wild flare is prevented
    Given players A (-), B (Anti-Matter), C (-)
    And A holds attack 20, attack 30, Machine flare
    And B holds attack 04, Anti-Matter flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then the outcome is: B wins
    When A plays Machine flare
    And B plays Anti-Matter flare
    Then it is B's turn
    And A holds exactly attack 30, Machine flare

  @super:machine @AL-MACHINE-2
  Scenario: In a regroup in which the super flare is played a card comes instead of a ship
    Given players A (Machine), B (-), C (-)
    And the next destiny is B's colour
    And A has 3 ships in the warp
    And A holds attack 20, Machine flare
    And the deck begins with attack 13
    When the turn begins
    Then A is asked to use: Machine flare (super) or pass
    When A plays Machine flare
    Then A has 3 ships in the warp
    And A holds exactly attack 20, attack 13, Machine flare
    And A is asked which planet to aim at

  @super:machine @AL-MACHINE-2
  Scenario: Not played, the ship is retrieved as usual
    Given players A (Machine), B (-), C (-)
    And the next destiny is B's colour
    And A has 3 ships in the warp
    And A holds attack 20, Machine flare
    When the turn begins
    And A passes
    And A retrieves a ship to A1
    Then A has 2 ships in the warp
    And A holds exactly attack 20, Machine flare
    And A is asked which planet to aim at

  @super:machine @power:machine
  Scenario: It may be played in each encounter of the turn, as the encounters are different ones
    Given players A (Machine), B (-), C (-)
    And A has 3 ships in the warp
    And A holds attack 04, attack 20, Machine flare
    And the next destiny is B's colour, C's colour
    When the turn begins
    And A plays Machine flare
    And A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 10
    And A uses Machine's power
    Then A is asked to use: Machine flare (super) or pass
    When A plays Machine flare
    Then A has 4 ships in the warp
    And A holds 4 cards
    And A is asked which planet to aim at

  @super:machine
  Scenario: Without a ship in the warp there is nothing to replace
    Given players A (Machine), B (-), C (-)
    And the next destiny is B's colour
    And A holds attack 20, Machine flare
    When the turn begins
    Then A is asked which planet to aim at

  @super:machine @artifact:card-zap
  Scenario: The super flare is cancelled by a Card Zap and the ship is retrieved
    Given players A (Machine), B (-), C (-)
    And the next destiny is B's colour
    And A has 3 ships in the warp
    And A holds attack 20, Machine flare
    And B holds attack 04, Card Zap
    When the turn begins
    And A plays Machine flare
    And B plays Card Zap
    And A retrieves a ship to A1
    Then A has 2 ships in the warp
    And A holds exactly attack 20
    And A is asked which planet to aim at

  @wild:machine @AL-MACHINE-1
  Scenario: The new hand comes at the start of the second encounter, not in the first
    Given players A (-), B (-), C (-)
    And A holds attack 04, Plague, Machine flare
    And B holds attack 40
    When the turn begins
    And A passes
    And A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 40
    And A plays Machine flare
    Then the log says in this order: encounter 2 of A begins; A draws; Machine flare goes to A's hand
    And A holds exactly 8 x attack 06, Machine flare
    And the discard pile is attack 04, attack 40, Plague
    And A is asked where to put the retrieved ship
    When A retrieves a ship to A1
    And A encounters B on B2 with 1 ship
    And nobody is invited
    And A plays attack 06 and B plays attack 06
    Then the outcome is: B wins
    And it is B's turn

  @wild:machine @power:warrior
  Scenario: An encounter that comes in between changes nothing
    Given players A (-), B (-), C (-)
    And A holds attack 04, Machine flare
    And B holds attack 40, attack 20, Warrior flare
    And the next destiny is B's colour, C's colour
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 40
    And A plays Machine flare
    And B plays Warrior flare
    Then A holds no cards
    And B is asked which planet to aim at

  @wild:machine @artifact:card-zap
  Scenario: Stopped, there is neither a second encounter nor a new hand
    Given players A (-), B (-), C (-)
    And A holds attack 04, Machine flare
    And B holds attack 40, Card Zap
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 40
    And A plays Machine flare
    And B plays Card Zap
    Then it is B's turn
    And A holds no cards

  @wild:machine
  Scenario: With encounter cards left the flare returns at once and the hand stays
    Given players A (-), B (-), C (-)
    And A holds attack 04, attack 05, Machine flare
    And B holds attack 40, attack 10
    And the next destiny is B's colour, B's colour
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 40
    And A plays Machine flare
    Then the log says in this order: Machine flare goes to A's hand; encounter 2 of A begins
    And A holds exactly attack 05, Machine flare
    And A is asked where to put the retrieved ship
