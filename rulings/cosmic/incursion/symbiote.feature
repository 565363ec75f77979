Feature: Symbiote has twice as many ships

  @power:symbiote
  Scenario: Eight ships start on each of its planets
    Given players A (Symbiote), B (-), C (-)
    When the turn begins
    Then A's ships are 8 on A1, 8 on A2, 8 on A3, 8 on A4, 8 on A5
    And B's ships are 4 on B1, 4 on B2, 4 on B3, 4 on B4, 4 on B5
    And A is asked whom to encounter

  @power:symbiote @variant:four-planets
  Scenario: With four planets it has thirty-two ships
    Given players A (Symbiote), B (-), C (-)
    And a four-planet game
    When the turn begins
    Then A's ships are 8 on A1, 8 on A2, 8 on A3, 8 on A4
    And A is asked whom to encounter

  @power:symbiote
  Scenario: It still sends no more than four
    Given players A (Symbiote), B (-), C (-)
    When A targets B
    And A aims at B1
    Then A may not answer 5 ships from A1
    When A launches 4 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then A has 4 ships on B1
    When the turn ends

  @power:symbiote
  Scenario: All eight ships of a planet defend it, and are lost with it
    Given players A (-), B (Symbiote), C (-)
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then the total of the defense is 12: attack 04, ships 8
    And B has 8 ships in the warp
    When the turn ends

  @power:symbiote
  Scenario: Without an unused colour it cannot be played
    Given players A (Symbiote), B (-), C (-), D (-), E (-), F (-), G (-)
    When the game is set up
    Then the setup is refused: «symbiote» needs a colour that nobody plays: 7 players and 7 colours leave none for it

  @power:symbiote
  Scenario: Nor can it be dealt then
    Given players are dealt A (Symbiote or Human), B (Zombie or Spiff), C (Fury or Virus), D (Void or Mutant), E (Mind or Trader), F (Will or Clone), G (Hate or Mite)
    When the game is set up
    Then the setup is refused: «symbiote» needs a colour that nobody plays

  @power:symbiote
  Scenario: With five players the sixth colour is left
    Given players A (Symbiote), B (-), C (-), D (-), E (-)
    When the game is set up
    Then the setup is not refused

  @power:symbiote
  Scenario: Its power is not lost for want of home colonies
    Given players A (Symbiote), B (-), C (-)
    And A's ships are 20 on A1, 20 in the warp
    When A encounters B on B1 with 1 ship
    Then A's power is not lost
    When nobody is invited
    And A plays attack 04 and B plays attack 20
    And the turn ends

  @power:symbiote @artifact:cosmic-zap
  Scenario: There is nothing to zap
    Given players A (Symbiote), B (-), C (-)
    And C holds Cosmic Zap
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    Then A's power is not zapped
    And C holds exactly Cosmic Zap
    When the turn ends

  @power:symbiote @power:plant
  Scenario: Nobody grafts it
    Given players A (Plant), B (Symbiote), C (Human)
    And A has 1 ship on B2
    When A encounters C on C1 with 1 ship
    And nobody is invited
    Then A is asked which encounter card to play
    When A plays attack 04 and C plays attack 20
    And the turn ends

  @power:symbiote @wild:sorcerer
  Scenario: Nobody trades it
    Given players A (Symbiote), B (Human), C (-)
    And C holds Sorcerer flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    Then A has the power of Symbiote
    And C holds exactly Sorcerer flare
    When the turn ends

  @power:symbiote @wild:philanthropist
  Scenario: It cannot be lent
    Given players A (Symbiote), B (-), C (-)
    And A holds attack 04, Philanthropist flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    Then A has the power of Symbiote
    And A holds exactly Philanthropist flare
    When the turn ends

  @power:symbiote @power:fungus
  Scenario: All its ships have its colour, captured or not
    Given players A (Fungus), B (Symbiote), C (-)
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then 8 ships of B lie under ships of A
    When the turn ends

  @wild:symbiote @AL-SYMBIOTE-1
  Scenario: With the wild flare a ship leaves the warp in another player's regroup phase, and no other flare follows
    Given players A (-), B (-), C (Symbiote)
    And B has 2 ships in the warp
    And B holds attack 04, Symbiote flare, Human flare
    When the turn begins
    Then B is asked to use: Symbiote flare (wild) or pass
    When B plays Symbiote flare
    Then B is asked where to put the retrieved ship: B1, B2, B3, B4, B5
    When B answers B1
    Then B has 1 ship in the warp
    When A encounters B on B2 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then B holds exactly Symbiote flare, Human flare
    When the turn ends

  @wild:symbiote
  Scenario: It is not for the own regroup phase, nor for an empty warp
    Given players A (-), B (-), C (Symbiote)
    And A has 2 ships in the warp
    And A holds attack 20, Symbiote flare
    When A retrieves a ship to A1
    And A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then A has 1 ship in the warp
    When the turn ends

  @wild:symbiote @artifact:card-zap
  Scenario: The wild flare can be Card-Zapped
    Given players A (-), B (-), C (Symbiote)
    And B has 2 ships in the warp
    And B holds attack 04, Symbiote flare
    And C holds Card Zap
    When the turn begins
    And B plays Symbiote flare
    And C plays Card Zap
    Then B has 2 ships in the warp
    And the discard pile is Card Zap, Symbiote flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And the turn ends

  @super:symbiote @E-SYMBIOTEFLARE @artifact:card-zap
  Scenario: With the super flare lost, captured and removed ships come home, and nothing can cancel it
    Given players A (-), B (Symbiote), C (Fungus)
    And B has 14 ships in the warp
    And B has 4 ships out of the game
    And B has 0 ships on B3
    And B has 0 ships on B4
    And B has 1 ship on C1
    And 2 ships of B lie under a ship of C on C2
    And C has 1 ship on B3
    And B holds attack 04, Symbiote flare
    And C holds Card Zap
    When the turn begins
    Then B is asked to use: Symbiote flare (super) or pass
    When B plays Symbiote flare
    Then B is asked which planet: B1, B2, B3, B4, B5
    When B answers B3
    Then B is asked which ships to move (0 to 8)
    When B answers 8 ships from the warp
    Then B is asked which planet: B1, B2, B4, B5 or none
    When B answers B4
    And B answers 4 out of the game, 1 from C1, 2 under a ship of C on C2
    And B answers none
    Then B has 8 ships on B3
    And C has 1 ship on B3
    And B has 7 ships on B4
    And B has no colony on C1
    And C holds exactly Card Zap
    And the discard pile is Symbiote flare
    And A is asked whom to encounter

  @super:symbiote @AL-SYMBIOTE-3
  Scenario: Only as many ships come home as find room on the planets that are left
    Given players A (-), B (Symbiote), C (-)
    And B1 is destroyed
    And B2 is destroyed
    And B's ships are 10 on B3, 30 in the warp
    And B holds attack 04, Symbiote flare
    When the turn begins
    And B plays Symbiote flare
    Then B is asked which planet: B3, B4, B5
    When B answers B3
    And B answers 8 ships from the warp
    And B answers B4
    Then B may not answer 9 ships from the warp
    When B answers 8 ships from the warp
    And B answers B5
    And B answers 8 ships from the warp
    Then B's ships are 18 on B3, 8 on B4, 8 on B5, 6 in the warp
    And A is asked whom to encounter

  @wild:symbiote @rule:R5.4
  Scenario: Without a colony no ship can be freed by the wild flare
    Given players A (-), B (-), C (Symbiote)
    And B's ships are 20 in the warp
    And B holds attack 04, Symbiote flare
    When the turn begins
    Then B is not asked anything
    And A is asked whom to encounter
