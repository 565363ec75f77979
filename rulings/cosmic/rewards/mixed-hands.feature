Feature: Reward cards among other cards, and the powers of aliens

  @power:barbarian @RW-06
  Scenario: Barbarian chooses by the faces; what it leaves goes to both piles
    Given players A (Barbarian), B (-), C (-)
    And a reward deck
    And A holds attack 20
    And B holds attack 04, attack 30
    And B also holds from the reward deck Kicker 2, attack -07
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And B passes
    And A plays attack 20 and B plays attack 04
    Then A is asked which cards to take (0 to 1): attack 30, Kicker 2, attack -07
    When A answers Kicker 2
    Then A holds exactly Kicker 2
    And B holds no cards
    And the discard pile is attack 30, attack 20, attack 04
    And the reward discard pile is attack -07
    When the turn ends

  @power:hacker @G-045
  Scenario: Hacker picks the cards it sees: nobody asks for backs
    Given players A (-), B (Hacker), C (-)
    And a reward deck
    And A holds attack 20
    And B holds negotiate
    And B has 2 ships on B1
    And C holds attack 12, attack 15
    And C also holds from the reward deck attack 23
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays negotiate
    And B uses Hacker's power
    Then B is asked which cards to take (2): attack 12, attack 15, attack 23
    When B answers attack 15, attack 23
    Then B holds exactly attack 15, attack 23
    And B holds 1 card with the back of the reward deck
    When the turn ends

  @power:extortionist @card:kicker @IR-12
  Scenario: Extortionist gets half of a compensation that a kicker has doubled
    Given players A (-), B (-), C (Extortionist)
    And a reward deck
    And A holds attack 20, 3 x attack 06
    And A also holds from the reward deck attack 19
    And B holds negotiate, kicker 2
    And B has 2 ships on B1
    And C holds nothing
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And B plays Kicker 2
    And A plays attack 20 and B plays negotiate
    And C uses Extortionist's power on B
    And B says no
    Then A holds no cards
    And B holds 2 cards
    And C holds 2 cards
    When the turn ends

  @power:glutton @G-045
  Scenario: Glutton's two more in compensation come from the same hand
    Given players A (Glutton), B (-), C (-)
    And a reward deck
    And A holds negotiate
    And B holds attack 10, 4 x attack 04
    And B also holds from the reward deck attack 19, attack 19
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays negotiate and B plays attack 10
    And A, asked how many reward cards to pick, answers 1
    Then A holds exactly attack 19, attack 04, attack 04
    When the turn ends

  @power:trader @card:kicker
  Scenario: A laid kicker is no part of the hand that is traded
    Given players A (Trader), B (-), C (-)
    And A holds attack 04, kicker 2
    And B holds attack 15
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays Kicker 2
    And A uses Trader's power
    And A plays attack 15 and B plays attack 04
    Then the total of the offense is 31: attack 15, kicker x2 = 30, ships 1
    And the outcome is: A wins
    When the turn ends

  @power:hate @E-CARDTYPES @card:kicker @card:rift
  Scenario: Hate throws a kicker: only a kicker is like it
    Given players A (Hate), B (-), C (-)
    And the next destiny is B's colour
    And A holds attack 10, kicker 2
    And B holds attack 10, kicker 3
    And C holds attack 08, rift 3
    When the turn begins
    And A answers Kicker 2
    And B chooses discard
    Then A is asked which ships to lose (3): 4 of C on C1, 4 of C on C2, 4 of C on C3, 4 of C on C4, 4 of C on C5
    When A answers 3 ships of C from C2
    Then B holds exactly attack 10
    And C holds exactly attack 08, Rift 3
    And the reward discard pile is Kicker 2, Kicker 3
    And C is asked to use
    When C passes
    Then A is asked which planet to aim at

  @power:anti-matter @card:kicker
  Scenario: Where the lower total wins, a kicker of naught is welcome
    Given players A (Anti-Matter), B (-), C (-)
    And A holds attack 20, kicker 0
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays Kicker 0
    And A plays attack 20 and B plays attack 08
    Then the total of the offense is -1
    And the outcome is: A wins
    When the turn ends

  @power:loser @card:kicker @IR-07
  Scenario: An upset turns what kickers made of the totals
    Given players A (Loser), B (-), C (-)
    And A holds attack -07, kicker 3
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A uses Loser's power
    And A plays Kicker 3
    And A plays attack -07 and B plays attack 08
    Then the total of the offense is -20: attack -07, kicker x3 = -21, ships 1
    And the outcome is: A wins
    When the turn ends

  @wild:filch @card:crooked-deal @artifact:finder
  Scenario: For a Crooked Deal, a negotiate, Filch's flare steals a Finder as it is played
    Given players A (-), B (-), C (-)
    And a reward deck
    And A holds attack 20, Filch flare
    And A also holds from the reward deck Crooked Deal
    And C holds negotiate, Finder
    When A encounters B on B1 with 1 ship
    And C interrupts with Finder
    Then A is asked to respond: Filch flare or pass
    When A plays Filch flare
    Then A holds exactly attack 20, Filch flare, Finder
    And the reward discard pile is Crooked Deal
    And A is asked whom to invite

  @wild:clone @artifact:hand-zap
  Scenario: Clone's flare keeps a reward artifact that has done its work
    Given players A (-), B (-), C (-)
    And a reward deck
    And the next destiny is B's colour
    And A holds attack 20
    And B holds attack 30
    And C holds Hand Zap, Clone flare
    When the turn begins
    And C plays Hand Zap
    And C, asked which player, answers B
    Then C is asked to use: Clone flare (wild) or pass
    When C plays Clone flare
    Then C holds exactly Hand Zap, Clone flare
    And B holds exactly 8 x attack 06
    And A is asked which planet to aim at

  @power:philanthropist @card:kicker
  Scenario: A kicker that Philanthropist gives may be laid at once
    Given players A (Philanthropist), B (-), C (-)
    And A holds attack 20, kicker 3
    And B holds attack 10
    When A encounters B on B1 with 1 ship
    And nobody is invited
    Then A is asked to use: Philanthropist's power or pass
    When A uses Philanthropist's power
    And A, asked which cards to give, answers Kicker 3
    Then B is asked to use: Kicker 3 or pass
    When B plays Kicker 3
    And A plays attack 20 and B plays attack 10
    Then the total of the defense is 34: attack 10, kicker x3 = 30, ships 4
    And the outcome is: B wins

  @power:oracle @card:kicker @KI-01
  Scenario: Oracle sees the card of its opponent, not the kicker
    Given players A (Oracle), B (-), C (-)
    And a reward deck
    And A holds attack 20
    And B holds attack 08, kicker 3
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And B plays Kicker 3
    And B plays attack 08
    Then A sees attack 08 as the encounter card of the defense
    And A sees a reward back as the kicker of the defense
    When A plays attack 20
    Then the total of the defense is 28: attack 08, kicker x3 = 24, ships 4
    And the outcome is: B wins

  @KI-06 @card:kicker
  Scenario: A defense with nothing but a kicker left may lay it and draws a new hand at once
    Given players A (-), B (-), C (-)
    And A holds attack 20
    And B holds kicker 2
    And the deck begins with attack 15, 7 x negotiate
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And B plays Kicker 2
    Then B holds exactly attack 15, 7 x negotiate
    When A plays attack 20 and B plays attack 15
    Then the total of the defense is 34: attack 15, kicker x2 = 30, ships 4
    And the outcome is: B wins
