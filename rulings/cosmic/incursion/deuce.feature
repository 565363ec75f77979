Feature: Deuce plays a second encounter card beside its first

  @power:deuce
  Scenario: Two attacks add up; the higher one is discarded, the other comes back
    Given players A (Deuce), B (-), C (-)
    And A holds attack 08, attack 12, attack 04
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 08 and B plays attack 15
    Then A is asked which cards to choose: attack 04, attack 12
    When A answers attack 12
    Then the total of the offense is 21: attack 08, ships 1, Deuce +12
    And the outcome is: A wins
    And A holds exactly attack 04, attack 08
    And the discard pile is attack 12, attack 15
    When the turn ends

  @power:deuce
  Scenario: If the first card is the higher one, the second comes back
    Given players A (-), B (Deuce), C (-)
    And B holds attack 12, attack 08
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 12
    Then the total of the defense is 24: attack 12, ships 4, Deuce +8
    And the outcome is: B wins
    And B holds exactly attack 08
    And the discard pile is attack 20, attack 12
    When the turn ends

  @power:deuce
  Scenario: A negotiate as the second card is what it has played, and it is compensated
    Given players A (Deuce), B (-), C (-)
    And A holds attack 08, negotiate
    And B holds attack 04, 3 x attack 01
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 08 and B plays attack 04
    Then the outcome is: B wins
    And A holds exactly attack 08, 2 x attack 01
    And the discard pile is negotiate, attack 04
    When the turn ends

  @power:deuce
  Scenario: A negotiate first and an attack second is a deal with another negotiate
    Given players A (Deuce), B (-), C (-)
    And A holds negotiate, attack 40
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays negotiate and B plays negotiate
    Then A is asked for a deal
    When A offers: gives colony on A1; gets colony on B1
    And B accepts
    And B, asked which ships found the colony, answers 1 ship from B2
    And A, asked which ships found the colony, answers 1 from the gate
    Then A holds exactly attack 40
    And the discard pile is negotiate, negotiate
    When the turn ends

  @power:deuce @AL-DEUCE-2 @rule:R11.4
  Scenario: Each of its cards copies as a morph does; two morphs of its own do not destroy both sides
    Given players A (Deuce), B (-), C (-)
    And A holds morph, morph
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays morph and B plays attack 08
    Then the total of the offense is 17: morph = 8, ships 1, Deuce +8
    And the outcome is: A wins
    And A holds exactly morph
    When the turn ends

  @power:deuce
  Scenario: A morph as the second card that meets a negotiate is a negotiate
    Given players A (Deuce), B (-), C (-)
    And A holds attack 40, morph
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 40 and B plays negotiate
    Then A is asked for a deal
    When A refuses
    And A, asked which ships to lose, answers 3 ships from A1
    And B, asked which ships to lose, answers 3 ships from B1
    And A, asked where ships return to, answers A2
    Then A holds exactly attack 40
    And the discard pile is morph, negotiate
    When the turn ends

  @power:deuce
  Scenario: With one encounter card left it draws a new hand at the start of its turn
    Given players A (Deuce), B (-), C (-)
    And A holds attack 08, reinforcement +3
    When A encounters B on B1 with 1 ship
    And nobody is invited
    Then A holds exactly 8 x attack 06
    When A plays attack 06 and B plays attack 04
    And A answers attack 06
    Then the total of the offense is 13: attack 06, ships 1, Deuce +6
    When the turn ends

  @power:deuce
  Scenario: As the defense it draws a new hand before cards are selected
    Given players A (-), B (Deuce), C (-)
    And B holds attack 08, reinforcement +3
    When A encounters B on B1 with 1 ship
    And nobody is invited
    Then B holds exactly 8 x attack 06
    When A plays attack 20 and B plays attack 06
    And B answers attack 06
    Then the total of the defense is 16: attack 06, ships 4, Deuce +6
    When the turn ends

  @power:deuce @rule:R9.3 @rule:R24.5
  Scenario: Two encounter cards are wanted and one is left outside of other hands: a quake
    Given players A (-), B (Deuce), C (-)
    And the deck is 9 x reinforcement +3
    And A holds attack 04, 10 x attack 08
    And B holds attack 08
    And C holds 10 x attack 08
    When A encounters B on B1 with 1 ship
    And nobody is invited
    Then the log says: a cosmic quake
    And A holds 8 cards
    And C holds 8 cards
    And A is asked which encounter card to play
    And B is asked which encounter card to play

  @power:deuce
  Scenario: With a single encounter card left it has no second encounter
    Given players A (Deuce), B (-), C (-)
    And A holds attack 30, attack 12
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 30 and B plays attack 04
    Then A holds exactly attack 12
    And the outcome is: A wins
    And it is B's turn

  @power:deuce @artifact:cosmic-zap
  Scenario: Zapped, it plays one card
    Given players A (Deuce), B (-), C (-)
    And A holds attack 08, attack 12
    And C holds Cosmic Zap
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 08 and B plays attack 15
    Then C is asked to respond: Cosmic Zap or pass
    When C plays Cosmic Zap
    Then the total of the offense is 9: attack 08, ships 1
    And A holds exactly attack 12
    When the turn ends

  @power:deuce
  Scenario: With too few home colonies one encounter card is enough, and there is no second
    Given players A (Deuce), B (-), C (-)
    And A's ships are 4 on A1, 4 on A2, 12 on C1
    And A holds attack 08
    When A encounters B on B1 with 1 ship from C1
    And nobody is invited
    And A plays attack 08 and B plays attack 15
    Then A's power is lost
    And the total of the offense is 9: attack 08, ships 1
    When the turn ends

  @power:deuce
  Scenario: What was laid down is settled though the power is lost meanwhile
    Given players A (-), B (Deuce), C (-)
    And B's ships are 2 on B1, 9 on B2, 9 on B3
    And B holds attack 08, attack 04
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 30 and B plays attack 08
    Then B's power is lost
    And B holds exactly attack 04
    And the discard pile is attack 30, attack 08
    When the turn ends

  @power:deuce @power:sorcerer
  Scenario: The second card is not exchanged with the opponent's card
    Given players A (Deuce), B (Sorcerer), C (-)
    And A holds attack 20, attack 04
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 06
    Then B is asked to use: Sorcerer's power or pass
    When B uses Sorcerer's power
    Then the total of the offense is 11: attack 06, ships 1, Deuce +4
    And the total of the defense is 24: attack 20, ships 4
    And A holds exactly attack 04
    When the turn ends

  @power:deuce @G-030 @wild:human
  Scenario: A negotiate turned into an attack afterwards does not make the second card count
    Given players A (Deuce), B (-), C (-)
    And A holds negotiate, attack 12, Human flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays negotiate and B plays attack 15
    Then A is asked to use: Human flare (wild) or pass
    When A plays Human flare
    Then the total of the offense is 43: negotiate, Human flare = 42, ships 1
    And A holds exactly attack 12
    When the turn ends

  @power:deuce @AL-CHRONOS-4 @power:chronos
  Scenario: When Chronos turns back time only the first card is set aside
    Given players A (Deuce), B (Chronos), C (-)
    And A holds attack 20, attack 08, attack 05
    And B holds attack 04, attack 40
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And A answers attack 08
    And B uses Chronos's power
    Then A holds exactly attack 08, attack 05
    When A plays attack 08 and B plays attack 40
    Then the total of the offense is 14: attack 08, ships 1, Deuce +5
    And A holds exactly attack 20, attack 05
    When the turn ends

  @power:deuce @AL-DEUCE-5 @power:loser
  Scenario: Held to attacks by an upset, its second card is free
    Given players A (Deuce), B (Loser), C (-)
    And A holds attack 20, negotiate, attack 04
    And B holds attack 06, negotiate
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And B uses Loser's power
    Then A is asked which encounter card to play: attack 20, attack 04
    When A plays attack 20 and B plays attack 06
    Then A is asked which cards to choose: negotiate, attack 04
    When A answers attack 04
    Then the outcome is: B wins
    When the turn ends

  @power:deuce @AL-FIDO-1 @power:fido @rule:O12
  Scenario: Fido cannot fetch the second card
    Given players A (Deuce), B (-), C (Fido)
    And A holds attack 08, attack 12
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 08 and B plays attack 15
    Then C is asked to use: Fido's power or pass
    When C uses Fido's power
    Then C is asked which player
    And the discard pile is attack 12
    When C answers A
    And A says no
    And C chooses keep it
    Then C holds exactly negotiate, attack 15
    When the turn ends

  @power:deuce @power:magician @AL-DEUCE-1
  Scenario: As the defense with two encounter cards against Magician it draws a new hand for its second card
    Given players A (Magician), B (Deuce), C (-)
    And A holds attack 30
    And B holds attack 10, attack 20
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A answers attack 30
    Then B is asked which cards to choose: attack 06, attack 06, attack 06, attack 06, attack 06, attack 06, attack 06, attack 06
    When B answers attack 06
    Then B holds 8 cards
    And the outcome is: A wins
    When the turn ends

  @power:deuce @power:magician @AL-DEUCE-1
  Scenario: As the offense with two encounter cards against Magician its turn ends
    Given players A (Deuce), B (Magician), C (-)
    And A holds attack 10, attack 20
    And B holds attack 30
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And B answers attack 30
    And A, asked where ships return to, answers A1
    Then the outcome is: no result
    And A holds 1 card
    And B holds 2 cards
    And it is B's turn

  @wild:deuce
  Scenario: With the wild flare a card like a revealed one adds to the total of whoever played that
    Given players A (-), B (-), C (-), D (Deuce)
    And C holds attack 08, attack 15, attack 20, Deuce flare
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays attack 08 and B plays attack 15
    Then C is asked to use: Deuce flare (wild) or pass
    When C plays Deuce flare
    Then C is asked which cards to discard: attack 08, attack 15
    When C answers attack 15
    Then C is asked what to choose: add, subtract
    When C chooses subtract
    Then the total of the defense is 4: attack 15, ships 4, Deuce flare -15
    And the outcome is: A wins
    And C holds exactly attack 08, attack 20, Deuce flare
    When the turn ends

  @wild:deuce
  Scenario: If both main players played such a card, its user chooses whose total changes
    Given players A (-), B (-), C (Deuce)
    And A holds attack 08, attack 08, Deuce flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 08 and B plays attack 08
    And A plays Deuce flare
    Then A is asked which player: A, B
    When A answers A
    And A chooses add
    Then the total of the offense is 17: attack 08, ships 1, Deuce flare +8
    When the turn ends

  @wild:deuce
  Scenario: The second card of Deuce is a revealed card, too
    Given players A (Deuce), B (-), C (-)
    And A holds attack 08, attack 12
    And B holds attack 15, attack 12, Deuce flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 08 and B plays attack 15
    Then B is asked to use: Deuce flare (wild) or pass
    When B plays Deuce flare
    And B chooses subtract
    Then the total of the offense is 9: attack 08, ships 1, Deuce +12, Deuce flare -12
    When the turn ends

  @wild:deuce
  Scenario: Without a card like a revealed one the wild flare is nothing, nor for a bystander
    Given players A (-), B (-), C (Deuce)
    And A holds attack 08, attack 09, Deuce flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 08 and B plays attack 15
    Then A holds exactly attack 09, Deuce flare
    When the turn ends

  @wild:deuce @AL-CHRONOS-1 @power:chronos
  Scenario: When time runs back, the wild flare counts only if the new cards fit
    Given players A (-), B (Chronos), C (-)
    And A holds attack 08, attack 08, attack 05, Deuce flare
    And B holds attack 04, attack 40
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 08 and B plays attack 04
    And A plays Deuce flare
    And A chooses add
    And B uses Chronos's power
    And A plays attack 05 and B plays attack 40
    Then the total of the offense is 6: attack 05, ships 1
    When the turn ends

  @super:deuce
  Scenario: With the super flare both cards are discarded
    Given players A (Deuce), B (-), C (-)
    And A holds attack 08, attack 12, Deuce flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 08 and B plays attack 15
    Then A is asked to use: Deuce flare (super) or pass
    When A plays Deuce flare
    Then A holds exactly Deuce flare
    And the discard pile is attack 12, attack 08, attack 15
    When the turn ends

  @wild:deuce @artifact:card-zap
  Scenario: The wild flare is Card-Zapped, and no card is discarded for it
    Given players A (-), B (-), C (Deuce)
    And A holds attack 08, attack 15, Deuce flare
    And B holds attack 15, Card Zap
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 08 and B plays attack 15
    And A plays Deuce flare
    And B plays Card Zap
    Then the total of the defense is 19: attack 15, ships 4
    And A holds exactly attack 15
    When the turn ends

  @super:deuce @artifact:card-zap
  Scenario: The super flare is Card-Zapped, and one card comes back
    Given players A (Deuce), B (-), C (-)
    And A holds attack 08, attack 12, Deuce flare
    And C holds Card Zap
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 08 and B plays attack 15
    And A plays Deuce flare
    And C plays Card Zap
    Then A holds exactly attack 08
    When the turn ends
