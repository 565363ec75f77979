Feature: Chronos has an encounter replayed from planning on

  @power:chronos
  Scenario: The opponent's card is set aside and comes back afterwards
    Given players A (Chronos), B (-), C (-)
    And A holds attack 04, attack 20
    And B holds attack 15, attack 06
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 15
    Then A is asked to use: Chronos's power or pass
    When A uses Chronos's power
    Then A is asked which encounter card to play: attack 04, attack 20
    And B is asked which encounter card to play: attack 06
    When A plays attack 20 and B plays attack 06
    Then the total of the offense is 22: attack 20, ships 2
    And the total of the defense is 10: attack 06, ships 4
    And the outcome is: A wins
    And A holds exactly attack 04
    And B holds exactly attack 15
    When the turn ends

  @power:chronos
  Scenario: Without another encounter card the opponent may show the hand and play the same card again
    Given players A (Chronos), B (-), C (-)
    And A holds attack 04, attack 20
    And B holds attack 15, reinforcement +3
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 15
    And A uses Chronos's power
    Then B is asked whether to do it
    When B says yes
    And A plays attack 20 and B plays attack 15
    And B passes
    Then the outcome is: A wins
    And B holds exactly reinforcement +3
    When the turn ends

  @power:chronos
  Scenario: A defense that does not show its hand has to draw a new one
    Given players A (Chronos), B (-), C (-)
    And A holds attack 04, attack 20
    And B holds attack 15
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 15
    And A uses Chronos's power
    And B says no
    And A plays attack 20 and B plays attack 06
    Then the outcome is: A wins
    And B holds exactly 7 x attack 06, attack 15
    When the turn ends

  @power:chronos
  Scenario: The outcome of the replay is final
    Given players A (Chronos), B (Chosen), C (-)
    And A holds attack 04, attack 05
    And B holds attack 15, attack 14
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 15
    And A uses Chronos's power
    And A plays attack 05 and B plays attack 14
    Then A is not asked anything
    And B is asked to use: Chosen's power or pass
    When B passes
    Then the outcome is: B wins
    When the turn ends

  @power:chronos
  Scenario: Zapped, the first outcome stands
    Given players A (Chronos), B (-), C (-)
    And A holds attack 04, attack 20
    And C holds Cosmic Zap
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 15
    And A uses Chronos's power
    And C plays Cosmic Zap
    Then the outcome is: B wins
    And A has 2 ships in the warp
    And A holds exactly attack 20
    When the turn ends

  @power:chronos
  Scenario: An ally cannot call time travel
    Given players A (-), B (-), C (Chronos)
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays attack 04 and B plays attack 15
    Then the outcome is: B wins
    When the turn ends

  @power:chronos
  Scenario: Without enough home colonies there is no time travel
    Given players A (Chronos), B (-), C (-)
    And A's ships are 4 on A1, 4 on A2, 12 in the warp
    And A holds attack 04, attack 20
    When A retrieves a ship to A1
    And A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 15
    Then A's power is lost
    And the outcome is: B wins
    When the turn ends

  @AL-CHRONOS-5 @power:chosen
  Scenario: A power limited to once per encounter gets a new chance
    Given players A (Chronos), B (Chosen), C (-)
    And A holds attack 04, attack 20
    And B holds attack 15, attack 14
    And the deck begins with attack 08, attack 09, attack 10, attack 23, attack 12, attack 13
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 15
    And A passes
    And B uses Chosen's power
    And B answers attack 10
    And B chooses add
    And A uses Chronos's power
    And A plays attack 20 and B plays attack 14
    Then B is asked to use: Chosen's power or pass
    When B uses Chosen's power
    And B answers attack 23
    And B chooses replace
    Then the total of the defense is 27: attack 14, Chosen = 23, ships 4
    And the outcome is: B wins
    And B holds exactly attack 15
    When the turn ends

  @AL-CHRONOS-1
  Scenario: A flare played in the first run stays played and goes on working
    Given players A (Chronos), B (-), C (-)
    And A holds attack 04, attack 20
    And B holds attack 15, attack 06, Human flare
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 15
    And A passes
    Then B is asked to use: Human flare (wild) or pass
    When B plays Human flare
    And A uses Chronos's power
    And A plays attack 20 and B plays attack 06
    Then the total of the defense is 46: attack 06, Human flare = 42, ships 4
    And the outcome is: B wins
    When the turn ends

  @AL-CHRONOS-2 @power:fury
  Scenario: A reinforcement returns, tokens stay spent, what was played before planning is gone
    Given players A (Chronos), B (Fury), C (-)
    And A holds attack 20, attack 08
    And B holds attack 15, attack 10, reinforcement +3
    And the note tokens on B's sheet is 3
    And C holds Plague
    When the turn begins
    And C plays Plague
    And C, asked which player, answers C
    And C, asked which ships to lose, answers 3 ships from C1
    And A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 15
    And B uses Fury's power
    And B, asked how many, answers 2
    And B chooses add
    And A passes
    And B plays reinforcement +3
    And B chooses defense
    Then A is asked to use: Chronos's power or pass
    When A uses Chronos's power
    Then B holds exactly attack 10, reinforcement +3
    And the note tokens on B's sheet is 1
    And the discard pile is Plague
    When A plays attack 20 and B plays attack 10
    And B passes
    Then B is asked to use: reinforcement +3 or pass
    When B passes
    Then the total of the defense is 14: attack 10, ships 4
    And the discard pile is Plague, attack 20, attack 10
    And B holds exactly attack 15, reinforcement +3
    When the turn ends

  @AL-CHRONOS-5
  Scenario: Artifacts played since planning return, and powers get a new chance
    Given players A (Chronos), B (Sorcerer), C (-)
    And A holds attack 04, attack 20
    And B holds attack 15, attack 06, Emotion Control
    And C holds Plague
    When the turn begins
    And C plays Plague
    And C, asked which player, answers C
    And C, asked which ships to lose, answers 3 ships from C1
    And A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 15
    Then B is asked to use: Sorcerer's power or pass
    When B uses Sorcerer's power
    And A passes
    And B plays Emotion Control
    And A uses Chronos's power
    Then B holds Emotion Control
    And A is asked which encounter card to play: attack 15, attack 20
    And B is asked which encounter card to play: attack 06
    When A plays attack 20 and B plays attack 06
    Then B is asked to use: Sorcerer's power or pass
    When B passes
    Then B is asked to use: Emotion Control or pass
    When B passes
    Then the total of the defense is 10: attack 06, ships 4
    And the discard pile is Plague, attack 20, attack 06
    And B holds exactly attack 04, Emotion Control
    When the turn ends

  @test:8 @AL-CHRONOS-1 @AL-CHRONOS-2 @power:fury
  Scenario: Tokens that Fury spent stay spent, their effect is undone, and a flare stays played
    Given players A (Chronos), B (Fury), C (-)
    And A holds attack 04, attack 20
    And B holds attack 15, attack 06, Human flare
    And the note tokens on B's sheet is 3
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 15
    And B uses Fury's power
    And B, asked how many, answers 2
    And B chooses add
    And A passes
    And B plays Human flare
    And A uses Chronos's power
    And A plays attack 20 and B plays attack 06
    Then B is asked to use: Fury's power or pass
    And the note tokens on B's sheet is 1
    When B passes
    Then the total of the defense is 46: attack 06, Human flare = 42, ships 4
    And the note tokens on B's sheet is 1
    When the turn ends

  @AL-CHRONOS-2
  Scenario: A zap of the first run is undone with its card
    Given players A (Chronos), B (Human), C (-)
    And A holds attack 04, attack 20
    And B holds attack 15, attack 06
    And C holds Cosmic Zap
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 15
    And A passes
    And C plays Cosmic Zap
    And A uses Chronos's power
    Then C holds exactly Cosmic Zap
    And B's power is not zapped
    When A plays attack 20 and B plays attack 06
    And C passes
    Then the total of the defense is 14: attack 06, ships 4, Human +4
    When the turn ends

  @super:chronos
  Scenario: With the super flare the opponent has to play the same card again
    Given players A (Chronos), B (-), C (-)
    And A holds attack 04, attack 20, Chronos flare
    And B holds attack 15, attack 06
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 15
    Then A is asked to use: Chronos's power, Chronos flare (super) or pass
    When A plays Chronos flare
    And A plays attack 20 and B plays attack 15
    Then the outcome is: A wins
    And A holds exactly attack 04, Chronos flare
    And B holds exactly attack 06
    When the turn ends

  @wild:chronos
  Scenario: The wild flare takes a card from the discard pile, which is shuffled into the deck
    Given players A (-), B (Chronos), C (-)
    And A holds attack 20
    And C holds Chronos flare
    And the discard pile is attack 40, negotiate
    When the turn begins
    Then C is asked to use: Chronos flare (wild) or pass
    When C plays Chronos flare
    Then C is asked which cards to choose (1): attack 40, negotiate
    When C answers attack 40
    Then C holds exactly attack 40
    And B holds Chronos flare
    And the discard pile is empty
    When A encounters B on B1 with 1 ship
    Then A is asked whom to invite

  @power:chronos @power:barbarian
  Scenario: The card that was set aside is not part of another player's loot
    Given players A (Barbarian), B (Chronos), C (-)
    And A holds attack 20, attack 30
    And B holds attack 04, attack 05, attack 07
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And B uses Chronos's power
    And A plays attack 30 and B plays attack 05
    Then A is asked which cards to take (0 to 1): attack 04, attack 07
    When A answers attack 07
    Then A holds exactly attack 07, attack 20
    And B holds no cards
    When the turn ends
