Feature: Reward cards have a discard pile of their own

  @RW-06 @IR-05 @rule:R26.4
  Scenario: Each card goes to the pile of its back
    Given players A (-), B (-), C (-)
    And a reward deck
    And A holds attack 20
    And B also holds from the reward deck attack 10
    And B holds reinforcement +2
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20
    And B plays attack 10
    And B passes
    Then the discard pile is attack 20
    And the reward discard pile is attack 10
    When the turn ends

  @RW-06
  Scenario: A hand that is thrown away goes to both piles
    Given players A (-), B (-), C (-)
    And a reward deck
    And A holds attack 20
    And B holds reinforcement +2
    And B also holds from the reward deck reinforcement +6
    When A encounters B on B1 with 1 ship
    And nobody is invited
    Then the discard pile is reinforcement +2
    And the reward discard pile is reinforcement +6
    And B holds exactly 8 x attack 06
    When A plays attack 20
    And B plays attack 06
    Then the outcome is: A wins
    When the turn ends

  @AL-FILCH-5 @RW-01 @wild:filch @variant:classic-flares
  Scenario: Filch's classic flare takes from the cosmic deck and its pile, never from those of the rewards
    Given players A (-), B (-), C (-)
    And a reward deck
    And classic flares
    And A holds attack 20
    And B holds attack 04
    And C holds negotiate, Filch flare
    And the deck begins with attack 30
    And the reward deck begins with attack 23
    And the reward discard pile is attack 19
    When the turn begins
    And C uses Filch flare
    And nobody else cries out
    Then C holds exactly negotiate, Filch flare, attack 30
    And the reward discard pile is attack 19
    And the reward deck begins with attack 23
    And A is asked whom to encounter

  @AL-FILCH-6 @rule:R26.4 @power:filch
  Scenario: Filch takes the opponent's encounter card, whatever its back
    Given players A (Filch), B (-), C (-)
    And a reward deck
    And A holds attack 30
    And B holds nothing
    And B also holds from the reward deck attack 23
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 30
    And B plays attack 23
    And A uses Filch's power
    Then A holds exactly attack 23
    And A holds 1 card with the back of the reward deck
    And the discard pile is attack 30
    When the turn ends

  @AL-FIDO-3 @power:fido
  Scenario: Fido fetches an encounter card whose pile is the reward one
    Given players A (-), B (-), C (Fido)
    And a reward deck
    And A holds attack 30
    And B holds nothing
    And B also holds from the reward deck attack 19
    And C holds negotiate
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 30
    And B plays attack 19
    And C uses Fido's power
    Then C is asked which cards to take (1): attack 30, attack 19
    When C answers attack 19
    And C answers A
    And A says yes
    And C chooses nothing
    Then A holds exactly attack 19
    And A holds 1 card with the back of the reward deck
    And the discard pile is attack 30
    When the turn ends

  @AL-GAMBLER-3 @power:gambler
  Scenario: Gambler's card that stays face down goes under the deck of its back
    Given players A (Gambler), B (-), C (-)
    And a reward deck
    And A holds nothing
    And A also holds from the reward deck attack -07
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack -07 and B plays attack 10
    And A uses Gambler's power
    And A chooses attack
    And A answers 40
    And B chooses believe
    Then the outcome is: A wins
    And the lowest card of the reward deck is attack -07
    And the discard pile is attack 10
    When the turn ends

  @RW-07 @super:mite
  Scenario: Mite's super flare catches reward cards on their way out
    Given players A (Mite), B (-), C (-)
    And a reward deck
    And A holds attack 20, Mite flare
    And B holds 5 x attack 04
    And B also holds from the reward deck attack 19, attack 19
    When A encounters B on B1 with 1 ship
    And A plays Mite flare
    And B chooses discard
    Then A is asked how many reward cards to pick: 0 to 2
    When A answers 2
    Then A is asked which cards to take (0 to 4): attack 04, attack 04, attack 19, attack 19
    When A answers attack 19, attack 04
    Then A holds exactly attack 20, Mite flare, attack 19, attack 04
    And the discard pile is attack 04
    And the reward discard pile is attack 19
    And A is asked whom to invite

  @RW-07 @RW-01 @artifact:space-junk
  Scenario: What lies in the reward pile afterwards is out of reach
    Given players A (-), B (-), C (-)
    And a reward deck
    And the reward discard pile is attack 19
    And A holds attack 20, Space Junk
    When A encounters B on B1 with 1 ship
    Then A can use at any time nothing
    And A is asked whom to invite

  @AL-VULCH-2 @power:vulch @artifact:space-junk
  Scenario: Vulch salvages a reward artifact
    Given players A (-), B (-), C (Vulch)
    And a reward deck
    And the discard pile is attack 30
    And A holds attack 20
    And B holds attack 04, Space Junk
    And C holds negotiate
    When A encounters B on B1 with 1 ship
    And B interrupts with Space Junk
    And B, asked which player, answers A
    Then A holds exactly attack 20, attack 30
    And C holds exactly negotiate, Space Junk
    And C holds 1 card with the back of the reward deck
    And A is asked whom to invite

  @RW-07 @wild:reserve
  Scenario: Reserve's flare catches a reward reinforcement
    Given players A (-), B (-), C (-)
    And a reward deck
    And A holds attack 10
    And A also holds from the reward deck reinforcement +6
    And C holds negotiate, Reserve flare
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 10
    And B plays negotiate
    And A plays reinforcement +6
    And A, asked which side, answers offense
    And C plays Reserve flare
    Then C holds exactly negotiate, reinforcement +6, Reserve flare
    When the turn ends

  @card:rift @RI-01 @RW-06
  Scenario: A rift that goes off lies in the reward pile
    Given players A (-), B (-), C (-)
    And a reward deck
    And A holds negotiate
    And B holds attack 20, rift 3
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays negotiate
    And B plays attack 20
    And A, asked which ships to lose, answers 3 ships from A2
    Then A has 4 ships in the warp
    And the reward discard pile is Rift 3
    And A holds no cards
