Feature: Magician takes one of two cards its opponent lays down

  @power:magician
  Scenario: One of two is taken by chance, the other is played
    Given players A (Magician), B (-), C (-)
    And A holds attack 30
    And B holds attack 10, attack 20, attack 05
    When A encounters B on B1 with 1 ship
    And nobody is invited
    Then B is asked which cards to choose (2): attack 10, attack 20, attack 05
    When B answers attack 10, attack 20
    Then A holds 2 cards
    And B holds exactly attack 05
    And A is asked which encounter card to play
    And B is not asked anything
    When A answers attack 30
    Then the outcome is: A wins
    And A holds 1 card
    When the turn ends

  @power:magician
  Scenario: As the defense it may play the very card it took
    Given players A (-), B (Magician), C (-)
    And A holds attack 10, attack 10
    And B holds attack 04
    When A encounters B on B1 with 1 ship
    And nobody is invited
    Then B is asked which encounter card to play: attack 04, attack 10
    When B answers attack 10
    Then the total of the offense is 11: attack 10, ships 1
    And the total of the defense is 14: attack 10, ships 4
    And A holds no cards
    And B holds exactly attack 04
    When the turn ends

  @power:magician
  Scenario: An opponent with a single encounter card shows the rest of the hand
    Given players A (Magician), B (-), C (-)
    And A holds attack 30
    And B holds attack 10, reinforcement +3, Human flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    Then A has seen exactly reinforcement +3, Human flare in B's hand
    When A plays attack 30 and B plays attack 10
    And everybody passes
    Then A holds no cards
    And B holds exactly reinforcement +3, Human flare
    When the turn ends

  @power:magician @artifact:cosmic-zap
  Scenario: Zapped, it lets its opponent select as usual
    Given players A (Magician), B (-), C (-)
    And A holds attack 30
    And B holds attack 10, attack 20
    And C holds Cosmic Zap
    When A encounters B on B1 with 1 ship
    And nobody is invited
    Then C is asked to respond: Cosmic Zap or pass
    When C plays Cosmic Zap
    And A plays attack 30 and B plays attack 10
    Then A holds no cards
    And B holds exactly attack 20
    When the turn ends

  @power:magician
  Scenario: With too few home colonies it takes nothing
    Given players A (Magician), B (-), C (-)
    And A's ships are 4 on A1, 4 on A2, 12 on C1
    And A holds attack 30
    And B holds attack 10, attack 20
    When A encounters B on B1 with 1 ship from C1
    And nobody is invited
    And A plays attack 30 and B plays attack 10
    Then A's power is lost
    And A holds no cards
    When the turn ends

  @power:magician
  Scenario: As an ally it takes nothing
    Given players A (-), B (-), C (Magician)
    And B holds attack 10, attack 20
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays attack 30 and B plays attack 10
    Then B holds exactly attack 20
    When the turn ends

  @power:magician @power:loser
  Scenario: A card that is demanded is among the two
    Given players A (Magician), B (-), C (-)
    And A holds attack 30, Loser flare
    And B holds attack 10, negotiate, negotiate
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A passes
    Then B is asked which cards to choose (2): attack 10, negotiate, negotiate
    When B answers negotiate, negotiate
    And A plays attack 30
    Then the outcome is: A wins

  @power:magician @power:oracle
  Scenario: Who has to play first does so, and stands by it
    Given players A (Magician), B (Oracle), C (-)
    And aliens that must not meet may meet
    And A holds attack 30, attack 08
    And B holds attack 10, attack 20
    When A encounters B on B1 with 1 ship
    And nobody is invited
    Then A is asked which encounter card to play: attack 30, attack 08
    When A answers attack 30
    Then A holds 2 cards
    And the total of the offense is 31: attack 30, ships 1
    And B holds no cards
    When the turn ends

  @power:magician @power:oracle @rule:R1.6
  Scenario: It must not be used together with Oracle
    Given players A (Magician), B (Oracle), C (-)
    When the game is set up
    Then the setup is refused: «magician» must not be used together with «oracle»

  @wild:magician
  Scenario: With the wild flare chance plays one of three cards
    Given players A (-), B (-), C (Magician)
    And A holds attack 30, Magician flare
    And B holds attack 10, attack 10, attack 10, attack 01
    When A encounters B on B1 with 1 ship
    And nobody is invited
    Then A is asked to use: Magician flare (wild) or pass
    When A plays Magician flare
    Then B is asked which cards to choose (3)
    When B answers attack 10, attack 10, attack 10
    Then A is asked which encounter card to play
    When A answers attack 30
    Then the total of the defense is 14: attack 10, ships 4
    And B holds exactly attack 10, attack 10, attack 01
    And A holds exactly Magician flare
    When the turn ends

  @wild:magician
  Scenario: With fewer than three encounter cards the opponent first draws a new hand
    Given players A (-), B (-), C (Magician)
    And A holds attack 30, Magician flare
    And B holds attack 10, attack 10
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays Magician flare
    And B answers attack 06, attack 06, attack 06
    And A answers attack 30
    Then the total of the defense is 10: attack 06, ships 4
    And B holds exactly 7 x attack 06
    And the discard pile is attack 10, attack 10, attack 30, attack 06
    When the turn ends

  @wild:magician @rule:R9.3
  Scenario: A new hand without any encounter card gives nothing to lay: the defense draws another one
    Given players A (-), B (-), C (-)
    And the deck is 8 x +3, 20 x 06
    And A holds 20, Magician flare
    And B holds 10
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays Magician flare
    Then B holds exactly 8 x 06
    And B is asked which encounter card to play
    And A is asked which encounter card to play

  @wild:magician @rule:R9.4
  Scenario: A new hand without any encounter card gives nothing to lay: the turn of the offense ends
    Given players A (-), B (-), C (-)
    And the deck is 8 x +3, 20 x 06
    And A holds 20
    And B holds 10, Magician flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And B plays Magician flare
    Then A holds exactly 8 x +3
    And the outcome is: no result
    When A, asked where ships return to, answers A1
    Then the warp is empty
    And no second encounter is offered

  @wild:magician @power:magician
  Scenario: The flare against Magician itself: its card is laid, and it still takes one
    Given players A (Magician), B (-), C (-)
    And A holds attack 30, attack 30, attack 30
    And B holds attack 10, attack 10, Magician flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And B passes
    And A plays attack 30
    Then A holds exactly attack 30, attack 30, attack 10
    When the turn ends

  @super:magician
  Scenario Outline: With the super flare one of the two is turned up before it takes one
    Given players A (Magician), B (-), C (-)
    And A holds attack 30, Magician flare
    And B holds attack 10, attack 10, attack 10
    When A encounters B on B1 with 1 ship
    And nobody is invited
    Then A is asked to use: Magician's power, Magician flare (super)
    When A plays Magician flare
    And B answers attack 10, attack 10
    Then A is asked what to choose: the open card, the hidden card
    When A chooses <which>
    Then A is asked which encounter card to play: attack 30, attack 10
    When A answers attack 30
    Then the total of the defense is 14: attack 10, ships 4
    And B holds exactly attack 10
    And A holds exactly attack 10, Magician flare
    When the turn ends

    Examples:
      | which           |
      | the open card   |
      | the hidden card |

  @super:magician @Z-04 @artifact:cosmic-zap
  Scenario: Zapped through the super flare, it has the flare back
    Given players A (Magician), B (-), C (-)
    And A holds attack 30, Magician flare
    And B holds attack 10, attack 10, attack 10
    And C holds Cosmic Zap
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays Magician flare
    And C plays Cosmic Zap
    And A passes
    And A plays attack 30 and B plays attack 10
    Then A holds exactly Magician flare
    And B holds exactly attack 10, attack 10
    When the turn ends

  @wild:magician @artifact:card-zap
  Scenario: The wild flare is Card-Zapped, and the opponent chooses the card
    Given players A (-), B (-), C (Magician)
    And A holds attack 30, Magician flare
    And B holds attack 10, attack 20, attack 01, Card Zap
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays Magician flare
    And B plays Card Zap
    And A plays attack 30 and B plays attack 20
    Then B holds exactly attack 10, attack 01
    And A holds no cards
    When the turn ends

  @super:magician @artifact:card-zap
  Scenario: The super flare is Card-Zapped, and the power works by chance
    Given players A (Magician), B (-), C (-)
    And A holds attack 30, Magician flare
    And B holds attack 10, attack 10, Card Zap
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays Magician flare
    And B plays Card Zap
    Then A is asked which encounter card to play: attack 30, attack 10
    When A answers attack 30
    Then A holds exactly attack 10
    When the turn ends
