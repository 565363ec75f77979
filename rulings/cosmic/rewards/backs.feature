Feature: Backs are no secret

  @G-045 @rule:R24.9
  Scenario: Who takes cards at random chooses how many of each back
    Given players A (-), B (-), C (-)
    And a reward deck
    And A holds negotiate
    And B holds attack 20, 5 x attack 06
    And B also holds from the reward deck attack 19, attack 19
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays negotiate and B plays attack 20
    Then A is asked how many reward cards to pick: 0 to 2
    And B is not asked anything
    When A answers 1
    Then A holds exactly attack 06, attack 19
    And A holds 1 card with the back of the reward deck
    And B holds exactly 4 x attack 06, attack 19

  @G-045
  Scenario Outline: Any number, and chance decides among those of one back
    Given players A (-), B (-), C (-)
    And a reward deck
    And A holds negotiate
    And B holds attack 20, 5 x attack 06
    And B also holds from the reward deck attack 19, attack 19
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays negotiate and B plays attack 20
    And A answers <n>
    Then A holds exactly <cards>

    Examples:
      | n | cards         |
      | 0 | 2 x attack 06 |
      | 2 | 2 x attack 19 |

  @G-045
  Scenario: Not fewer than have to come from either back
    Given players A (-), B (-), C (-)
    And a reward deck
    And A holds negotiate
    And B holds attack 20, attack 06
    And B also holds from the reward deck attack 18, attack 18
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays negotiate and B plays attack 20
    Then A is asked how many reward cards to pick: 1 to 2
    When A answers 2
    Then A holds exactly attack 18, attack 18
    And B holds exactly attack 06

  @G-045 @rule:R15.3
  Scenario: The whole hand, or a hand of one back: nothing to choose
    Given players A (-), B (-), C (-)
    And a reward deck
    And A holds negotiate
    And B holds attack 20, attack 06
    And B also holds from the reward deck attack 18
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays negotiate and B plays attack 20
    Then A holds exactly attack 06, attack 18
    And B holds no cards

  @G-045 @wild:trader
  Scenario: Trader's flare takes one card: of which back?
    Given players A (-), B (-), C (-)
    And a reward deck
    And A holds attack 20, Trader flare
    And B holds attack 04
    And B also holds from the reward deck attack 16
    When A encounters B on B1 with 1 ship
    And A plays Trader flare
    Then A is asked how many reward cards to pick: 0 to 1
    When A answers 1
    Then A is asked which cards to give: attack 20, attack 16
    When A answers attack 16
    Then B holds exactly attack 04, attack 16
    And B holds 1 card with the back of the reward deck
    And A is asked whom to invite

  @G-045 @wild:hate
  Scenario: Hate's flare has a card discarded: of which back?
    Given players A (-), B (-), C (-)
    And a reward deck
    And A holds attack 20, Hate flare
    And B holds attack 04
    And B also holds from the reward deck attack 16
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays Hate flare
    Then A is asked how many reward cards to pick: 0 to 1
    When A answers 1
    Then the reward discard pile is attack 16
    And B holds exactly attack 04
    When A plays attack 20 and B plays attack 04
    Then the outcome is: A wins
    When the turn ends

  @G-045 @power:mite
  Scenario: Mite says how many of each back its opponent throws away
    Given players A (Mite), B (-), C (-)
    And a reward deck
    And A holds attack 20
    And B holds 4 x attack 04
    And B also holds from the reward deck attack 16
    When A encounters B on B1 with 1 ship
    And B chooses discard
    Then A is asked how many reward cards to pick: 0 to 1
    When A answers 0
    Then B holds exactly 2 x attack 04, attack 16
    And the discard pile is 2 x attack 04
    And A is asked whom to invite

  @G-045 @power:mutant
  Scenario: Mutant refills from a hand: of which back?
    Given players A (Mutant), B (-), C (-)
    And a reward deck
    And A holds 7 x attack 20
    And B holds attack 04
    And B also holds from the reward deck attack 16
    And C holds nothing
    When A encounters B on B1 with 1 ship
    And A uses Mutant's power
    And A chooses player
    Then A is asked how many reward cards to pick: 0 to 1
    When A answers 1
    Then A holds exactly 7 x attack 20, attack 16
    And A is asked whom to invite

  @G-045
  Scenario: Cards promised at random in a deal: who gets them chooses their backs
    Given players A (-), B (-), C (-)
    And a reward deck
    And A holds negotiate
    And B holds negotiate, attack 06, attack 06
    And B also holds from the reward deck attack 18
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays negotiate and B plays negotiate
    And A offers: gives nothing; gets 1 card at random
    And B accepts
    Then A is asked how many reward cards to pick: 0 to 1
    When A answers 1
    And A, asked where ships return to, answers A1
    Then A holds exactly attack 18
    When the turn ends

  @RW-02
  Scenario: With a reward deck the offense lays its card first, and its back is seen
    Given players A (-), B (-), C (-)
    And a reward deck
    And A holds attack 20
    And A also holds from the reward deck attack 19
    And B holds attack 08, negotiate
    When A encounters B on B1 with 1 ship
    And nobody is invited
    Then A is asked which encounter card to play: attack 19, attack 20
    And B is not asked anything
    When A plays attack 19
    Then B is asked which encounter card to play: attack 08, negotiate
    And A is not asked anything
    And A sees attack 19 as the encounter card of the offense
    And B sees a reward back as the encounter card of the offense
    And C sees a reward back as the encounter card of the offense
    When B plays negotiate
    Then the outcome is: A wins
    And the reward discard pile is attack 19
    When the turn ends

  @RW-02
  Scenario: A cosmic back says as much
    Given players A (-), B (-), C (-)
    And a reward deck
    And A holds attack 20
    And A also holds from the reward deck attack 19
    And B holds attack 08
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20
    Then B sees a cosmic back as the encounter card of the offense
    And B is asked which encounter card to play: attack 08
    When B plays attack 08
    Then the outcome is: A wins
    When the turn ends

  @RW-02 @power:oracle
  Scenario: Who has to show a card selects before the other, whoever is the offense
    Given players A (Oracle), B (-), C (-)
    And a reward deck
    And A holds attack 20
    And B holds attack 08
    When A encounters B on B1 with 1 ship
    And nobody is invited
    Then B is asked which encounter card to play: attack 08
    And A is not asked anything
    When B plays attack 08
    Then A sees attack 08 as the encounter card of the defense
    When A plays attack 20
    Then the outcome is: A wins
    When the turn ends
