Feature: Gambler

  @power:gambler
  Scenario: A claim that is believed counts, and the card goes under the deck unseen
    Given players A (Gambler), B (-), C (-)
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 10
    Then the log says: shown: attack 10
    And A is asked to use: Gambler's power or pass
    When A uses Gambler's power
    Then A is asked what to choose: attack, negotiate, morph
    When A chooses attack
    Then A is asked how many: 0 to 40
    When A answers 40
    Then B is asked what to choose: challenge, believe
    When B chooses believe
    Then the total of the offense is 43
    And the outcome is: A wins
    And the discard pile is attack 10
    And A has a colony on B1

  @power:gambler
  Scenario: Gambler may show its card
    Given players A (Gambler), B (-), C (-)
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 10
    And A passes
    Then the total of the offense is 7
    And the outcome is: B wins
    And the discard pile is attack 04, attack 10

  @power:gambler @G-049
  Scenario: A lie that is challenged costs Gambler as many ships as it has in the encounter
    Given players A (Gambler), B (-), C (-)
    When A encounters B on B1 with 3 ships from A1
    And nobody is invited
    And A plays attack 04 and B plays attack 10
    And A uses Gambler's power
    And A chooses attack
    And A answers 40
    And B chooses challenge
    Then A is asked which ships to lose (3): on A1, on A2, on A3, on A4, on A5
    When A answers 3 ships from A2
    Then the total of the offense is 7
    And the outcome is: B wins
    And A has 6 ships in the warp
    And A has 1 ship on A1
    And A has 1 ship on A2
    And the discard pile is attack 04, attack 10

  @power:gambler @G-049
  Scenario: Who challenges the truth loses ships of its own choice, not those in the encounter
    Given players A (Gambler), B (-), C (-)
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 10
    And A uses Gambler's power
    And A chooses attack
    And A answers 4
    And B chooses challenge
    Then B is asked which ships to lose (4): on B2, on B3, on B4, on B5
    When B answers 2 ships from B2, 2 ships from B3
    Then the outcome is: B wins
    And B has 4 ships in the warp
    And B has 4 ships on B1
    And B has 2 ships on B2

  @power:gambler
  Scenario: As an ally Gambler has nothing to claim
    Given players A (-), B (-), C (Gambler)
    And C holds negotiate
    When A encounters B on B1 with 3 ships
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays attack 20 and B plays attack 10
    Then the outcome is: A wins
    And the log does not say: C uses Gambler's power

  @power:gambler
  Scenario: Zapped, Gambler shows its card
    Given players A (Gambler), B (-), C (-)
    And B holds attack 10, Cosmic Zap
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 10
    And A uses Gambler's power
    And A chooses attack
    And A answers 40
    Then B is asked to use: Cosmic Zap or pass
    When B plays Cosmic Zap
    Then the total of the offense is 7
    And the outcome is: B wins
    And the discard pile ends with attack 04, attack 10

  @power:gambler @rule:R19.6
  Scenario: Lost by launching, the power is not offered
    Given players A (Gambler), B (-), C (-)
    And A's ships are 9 ships on A1, 9 ships on A2, 2 ships on A3
    When A encounters B on B1 with 2 ships from A3
    And nobody is invited
    And A plays attack 04 and B plays attack 10
    Then the outcome is: B wins
    And the log does not say: A uses Gambler's power

  @power:gambler
  Scenario: A morph copies the claim
    Given players A (Gambler), B (-), C (-)
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 04 and B plays morph
    And A uses Gambler's power
    And A chooses attack
    And A answers 30
    And B chooses believe
    Then the total of the offense is 33
    And the total of the defense is 34
    And the outcome is: B wins
    And the discard pile is morph

  @power:gambler
  Scenario: A claimed negotiate is a negotiate
    Given players A (Gambler), B (-), C (-)
    And A holds attack 40
    And B holds attack 10, attack 12
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 40 and B plays attack 10
    And A uses Gambler's power
    And A chooses negotiate
    And B chooses believe
    Then the outcome is: B wins
    And A holds exactly attack 12

  @power:gambler @power:oracle @AL-GAMBLER-2 @rule:R10.8
  Scenario: Against Oracle, Gambler claims before Oracle selects
    Given players A (Oracle), B (Gambler), C (-)
    And A holds attack 20, attack 30
    And B holds attack 04, attack 12
    When A encounters B on B1 with 3 ships
    And nobody is invited
    Then B is asked which encounter card to play (1): attack 04, attack 12
    When B plays attack 04
    Then B is asked to use: Gambler's power or pass
    And A is not asked anything
    When B uses Gambler's power
    And B chooses attack
    And B answers 40
    Then A is asked what to choose: challenge, believe
    When A chooses believe
    Then A is asked which encounter card to play (1): attack 20, attack 30
    When A plays attack 20
    Then the total of the defense is 44
    And the outcome is: B wins
    And the discard pile is attack 20

  @power:gambler @power:oracle @AL-GAMBLER-2
  Scenario: Against Oracle, Gambler may show its card
    Given players A (Oracle), B (Gambler), C (-)
    And A holds attack 20, attack 30
    And B holds attack 04, attack 12
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And B plays attack 04
    And B passes
    Then the log says: the defense lays attack 04
    And A is asked which encounter card to play (1): attack 20, attack 30
    When A plays attack 20
    Then the outcome is: A wins
    When the turn ends

  @power:gambler @power:filch @AL-FILCH-4
  Scenario: A claimed card is not discarded: Filch cannot take it
    Given players A (Gambler), B (Filch), C (-)
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 10
    And A uses Gambler's power
    And A chooses attack
    And A answers 40
    And B chooses believe
    Then the log does not say: B uses Filch's power
    And B holds no cards
    And the discard pile is attack 10

  @super:gambler @G-003
  Scenario: The super side raises the stake in ships
    Given players A (Gambler), B (-), C (-)
    And A holds attack 04, Gambler flare
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 10
    Then A is asked to use: Gambler's power, Gambler flare (super), pass
    When A plays Gambler flare
    And A chooses attack
    And A answers 4
    Then A is asked how many: 1 to 20
    When A answers 3
    And B chooses challenge
    Then B is asked which ships to lose (7): on B2, on B3, on B4, on B5
    When B answers 4 ships from B2, 3 ships from B3
    Then B has 7 ships in the warp

  @wild:gambler
  Scenario: A spread that is reached adds to the card
    Given players A (-), B (-), C (-)
    And A holds attack 12, Gambler flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A passes
    And A plays attack 12 and B plays attack 20
    Then A is asked to use: Gambler flare (wild) or pass
    When A plays Gambler flare
    Then A is asked how many: 1 to 40
    When A answers 8
    Then the total of the offense is 21
    And the outcome is: B wins

  @wild:gambler
  Scenario: A spread that is too wide adds nothing
    Given players A (-), B (-), C (-)
    And A holds attack 12, Gambler flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A passes
    And A plays attack 12 and B plays attack 20
    And A plays Gambler flare
    And A answers 9
    Then the total of the offense is 13
    And the outcome is: B wins

  @wild:gambler @super:anti-matter @artifact:card-zap
  Scenario Outline: The wild flare is stopped: no spread is called
    Given players A (-), B (-), C (Anti-Matter)
    And A holds attack 20, Gambler flare
    And C holds negotiate, <card>
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A passes
    And A plays attack 20 and B plays attack 12
    And A plays Gambler flare
    Then C is asked to respond: <offer> or pass
    When C plays <card>
    Then the total of the offense is 21: attack 20, ships 1
    And A holds exactly <left>
    When the turn ends

    Examples:
      | card              | offer                     | left          |
      | Card Zap          | Card Zap                  | nothing       |
      | Anti-Matter flare | Anti-Matter flare (super) | Gambler flare |

  @wild:gambler
  Scenario: Without two attacks there is no spread
    Given players A (-), B (-), C (-)
    And A holds attack 20, Gambler flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A passes
    And A plays attack 20 and B plays negotiate
    Then A is asked to use: Gambler flare (wild) or pass
    When A plays Gambler flare
    And A answers 5
    Then the log says: A calls a spread of 5
    And the log does not say: the card of the offense changes
    When the turn ends

  @super:gambler @super:anti-matter @artifact:card-zap
  Scenario Outline: The super flare is stopped, and the claim is made without it
    Given players A (Gambler), B (-), C (Anti-Matter)
    And A holds attack 10, Gambler flare
    And C holds negotiate, <card>
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 10 and B plays attack 12
    Then A is asked to use: Gambler's power, Gambler flare (super) or pass
    When A plays Gambler flare
    Then C is asked to respond: <offer> or pass
    When C plays <card>
    Then A is asked to use: Gambler's power or pass
    When A uses Gambler's power
    And A answers attack
    And A answers 30
    And B answers challenge
    Then A is asked which ships to lose (1): 3 on A1, 4 on A2, 4 on A3, 4 on A4, 4 on A5
    When A answers 1 ship from A2
    Then A holds exactly <left>
    And A has 2 ships in the warp
    When the turn ends

    Examples:
      | card              | offer                     | left          |
      | Card Zap          | Card Zap                  | nothing       |
      | Anti-Matter flare | Anti-Matter flare (super) | Gambler flare |

  @super:gambler @Z-02 @Z-04
  Scenario: Zapped through the super flare, Gambler shows its card and keeps the flare
    Given players A (Gambler), B (-), C (-)
    And A holds attack 10, Gambler flare
    And C holds negotiate, Cosmic Zap
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 10 and B plays attack 12
    And A plays Gambler flare
    And A answers attack
    And A answers 30
    And A answers 5
    Then C is asked to respond: Cosmic Zap or pass
    When C plays Cosmic Zap
    Then the total of the offense is 11: attack 10, ships 1
    And A holds exactly Gambler flare
    When the turn ends

  @power:gambler
  Scenario: A claimed morph that is believed copies the opponent's card
    Given players A (Gambler), B (-), C (-)
    And A holds attack 01
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 01 and B plays attack 20
    And A uses Gambler's power
    And A answers morph
    Then B is asked what to choose: challenge, believe
    When B answers believe
    Then the total of the offense is 22
    And the total of the defense is 24
    And the discard pile is attack 20
    When the turn ends

  @power:gambler
  Scenario: A claimed morph that is challenged was a lie
    Given players A (Gambler), B (-), C (-)
    And A holds attack 01
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 01 and B plays attack 20
    And A uses Gambler's power
    And A answers morph
    And B answers challenge
    And A answers 2 ships from A3
    Then the total of the offense is 3: attack 01, ships 2
    And A has 4 ships in the warp
    When the turn ends

  @wild:gambler
  Scenario: The spread may be called before cards are selected, or after, but once only
    Given players A (-), B (-), C (-)
    And A holds attack 10, Gambler flare
    And B holds attack 20
    When A encounters B on B1 with 1 ship
    And nobody is invited
    Then A is asked to use: Gambler flare or pass
    When A plays Gambler flare
    And A answers 9
    Then A is asked which encounter card to play
    When A plays attack 10 and B plays attack 20
    Then the total of the offense is 20: attack 10, Gambler flare = 19, ships 1
    When the turn ends

  @wild:gambler
  Scenario: Whoever has not called before selecting may do so afterwards
    Given players A (-), B (-), C (-)
    And A holds attack 10, Gambler flare
    And B holds attack 20
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A passes
    And A plays attack 10 and B plays attack 20
    Then A is asked to use: Gambler flare or pass
    When A passes
    Then the outcome is: B wins
    When the turn ends

  @power:gambler @Z-06 @rule:R20.3
  Scenario: Gambler that shows its card has not used its power
    Given players A (Gambler), B (-), C (-)
    And A holds attack 04
    And B holds attack 10
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 10
    And A passes
    Then the log does not say: A uses Gambler's power
    And the log says in this order: A goes by Gambler's sheet; shown: attack 10
