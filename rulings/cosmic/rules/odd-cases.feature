Feature: Odd cases of ships, planets and colonies

  @rule:R6.3 @rule:R12.2
  Scenario: An ally of the offense at home lands there with it and has a foreign colony
    Given players A (-), B (-), C (-)
    And A has 0 ships on A2
    And B has 2 ships on A2
    And the next destiny is A's colour
    When the turn begins
    And A chooses attack a foreign colony at home
    And A launches 1 ship from A1
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship from C1
    And A plays attack 20 and B plays attack 06
    Then A has 1 ship on A2
    And C has 1 ship on A2
    And C has 1 foreign colony
    And A has 0 foreign colonies
    And A has 5 home colonies

  @rule:R6.3 @rule:R14.3
  Scenario: A deal about a foreign colony at home gives a home colony
    Given players A (-), B (-), C (-)
    And A has 0 ships on A2
    And B has 2 ships on A2
    And the next destiny is A's colour
    When the turn begins
    And A chooses attack a foreign colony at home
    And A launches 1 ship from A1
    And nobody is invited
    And A plays negotiate and B plays negotiate
    And A offers: gives colony on A1; gets colony on A2
    And B accepts
    And B, asked which ships found the colony, answers 1 from B1
    And A, asked which ships found the colony, answers 1 from the gate
    Then A has 1 ship on A2
    And B has 2 ships on A2
    And B has 2 foreign colonies
    And A has 0 foreign colonies

  @rule:R6.3 @rule:R15.2
  Scenario: The defense abroad is compensated for the ships it loses there
    Given players A (-), B (-), C (-)
    And B has 2 ships on A2
    And A holds attack 20, attack 08, attack 09, attack 10
    And the next destiny is A's colour
    When the turn begins
    And A chooses attack a foreign colony at home
    And A launches 1 ship from A1
    And nobody is invited
    And A plays attack 20 and B plays negotiate
    Then B holds 2 cards
    And B has 2 ships in the warp
    When the turn ends

  @rule:R7.4 @rule:R12.2
  Scenario: The offense has lost its ships and its ally has not: the ally lands alone
    Given players A (-), B (-), C (-)
    And C holds Meteor
    When A encounters B on B1 with 1 ship from A1
    And A invites C
    And B invites nobody
    And C joins the offense with 2 ships from C1
    And C plays Meteor
    And C answers A
    And A, asked which ships to lose, answers 1 from the gate
    And A plays attack 20 and B plays attack 04
    Then the outcome is: A wins
    And C has 2 ships on B1
    And A has no colony on B1

  @rule:R8.5 @rule:R16.1
  Scenario: A defensive ally whose ships are gone is an ally still, without rewards
    Given players A (-), B (-), C (-)
    And C holds negotiate
    And A holds attack 04, Meteor
    When A encounters B on B1 with 1 ship from A1
    And A invites nobody
    And B invites C
    And C joins the defense with 1 ship from C1
    And A plays Meteor
    And A answers C
    And C, asked which ships to lose, answers 1 beside the planet
    Then C is an ally of the defense
    When A plays attack 04 and B plays attack 20
    Then the outcome is: B wins
    And C holds exactly negotiate

  @rule:R16.2 @rule:R27.1
  Scenario: An ally without any colony loses its ships on the way home and is rewarded with cards
    Given players A (-), B (-), C (-)
    And C's ships are 2 on C1, 18 in the warp
    And C holds nothing
    When A encounters B on B1 with 1 ship
    And A invites nobody
    And B invites C
    And C joins the defense with 2 ships
    And A plays attack 04 and B plays attack 20
    Then the outcome is: B wins
    And C has 20 ships in the warp
    And C holds exactly 2 x attack 06

  @rule:R2.1 @rule:R12.3
  Scenario: Colonies of several players share a planet
    Given players A (-), B (-), C (-), D (-)
    And C has 2 ships on B1
    And D has 1 ship on B1
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then A has a colony on B1
    And C has a colony on B1
    And D has a colony on B1
    And B has no colony on B1

  @rule:R2.3 @rule:R27.2
  Scenario: An emptied planet still belongs to its system: its owner defends it
    Given players A (-), B (-), C (-)
    And B has 0 ships on B1
    And C has 2 ships on B1
    And the next destiny is B's colour
    When the turn begins
    And A aims at B1
    Then B is the defense
    And A is asked which ships to launch

  @rule:R27.5
  Scenario: The ships of a destroyed planet are in the warp, and nobody can aim at it
    Given players A (-), B (-), C (-)
    And B1 is destroyed
    And the next destiny is B's colour
    When the turn begins
    Then B has 4 ships in the warp
    And B has 4 home colonies
    And A is asked which planet to aim at: B2, B3, B4, B5

  @rule:R24.5 @rule:R24.8
  Scenario: A quake in the middle of a draw: everybody has eight cards afterwards
    Given players A (-), B (-), C (-)
    And the deck is attack 14
    And A holds attack 04, 10 x attack 08
    And B holds attack 20, 10 x attack 08
    And C holds 10 x attack 08
    When A encounters B on B1 with 1 ship
    And A invites nobody
    And B invites C
    And C joins the defense with 2 ships from C1
    And A plays attack 04 and B plays attack 20
    And C, asked where ships return to, answers C1
    Then the log says: a cosmic quake
    And A holds 8 cards
    And B holds 8 cards
    And C holds 8 cards

  @rule:R9.3 @rule:R24.5
  Scenario: All encounter cards are in other hands: a new hand cannot be drawn, so there is a quake
    Given players A (-), B (-), C (-)
    And the deck is 9 x reinforcement +3
    And A holds attack 04, 10 x attack 08
    And B holds nothing
    And C holds 10 x attack 08
    When A encounters B on B1 with 1 ship
    And nobody is invited
    Then the log says: a cosmic quake
    And A holds 8 cards
    And C holds 8 cards
    And A is asked which encounter card to play
    And B is asked which encounter card to play

  @rule:R11.2 @rule:R13.1
  Scenario: The offense negotiates against an attack: its whole side loses, it alone is compensated
    Given players A (-), B (-), C (-)
    And B holds attack 00, 3 x attack 08
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 4 ships
    And A plays negotiate and B plays attack 00
    Then the outcome is: B wins
    And C has 4 ships in the warp
    And A holds exactly attack 08
    And C holds exactly negotiate
