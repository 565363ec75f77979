Feature: Barbarian

  @power:barbarian
  Scenario: The winner loots one card for each own ship and discards the rest of the hand
    Given players A (Barbarian), B (-), C (-)
    And A holds attack 30
    And B holds attack 06, attack 08, negotiate, reinforcement +3
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 30 and B plays attack 06
    And everybody passes
    Then A is asked which cards to take (0 to 2): attack 08, negotiate, reinforcement +3
    When A answers attack 08, negotiate
    Then A holds exactly attack 08, negotiate
    And B holds no cards
    And the discard pile is reinforcement +3, attack 30, attack 06
    When the turn ends

  @power:barbarian
  Scenario: Losing, or winning as the defense, it loots nothing
    Given players A (Barbarian), B (-), C (-)
    And B holds attack 30, attack 08
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 06 and B plays attack 30
    Then the outcome is: B wins
    And the log does not say: A uses Barbarian's power
    And B holds exactly attack 08

  @power:barbarian
  Scenario: As the defense it loots nothing
    Given players A (-), B (Barbarian), C (-)
    And A holds attack 06, attack 08
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 06 and B plays attack 30
    Then the outcome is: B wins
    And A holds exactly attack 08

  @power:barbarian @G-015
  Scenario: A deal is a success but no win
    Given players A (Barbarian), B (-), C (-)
    And A holds negotiate, attack 12
    And B holds negotiate, attack 08, attack 10
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays negotiate and B plays negotiate
    And A offers: gives nothing; gets 1 card of choice
    And B accepts
    And B, asked which cards to give, answers attack 08
    Then the outcome is: a deal
    And the log does not say: A uses Barbarian's power
    And B holds exactly attack 10
    When A, asked where ships return to, answers A1
    Then A is asked whether to have a second encounter
    When the turn ends

  @power:barbarian
  Scenario: Zapped, it takes nothing
    Given players A (Barbarian), B (-), C (-)
    And B holds attack 06, attack 08, Cosmic Zap
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 30 and B plays attack 06
    Then B is asked to use: Cosmic Zap or pass
    When B plays Cosmic Zap
    Then B holds exactly attack 08
    And A holds no cards

  @power:barbarian @rule:R19.6
  Scenario: Lost by launching, it takes nothing
    Given players A (Barbarian), B (-), C (-)
    And A's ships are 9 ships on A1, 9 ships on A2, 2 ships on A3
    And B holds attack 06, attack 08
    When A encounters B on B1 with 2 ships from A3
    And nobody is invited
    And A plays attack 30 and B plays attack 06
    Then the outcome is: A wins
    And B holds exactly attack 08

  @power:barbarian @rule:R17.1
  Scenario: It loots before compensation is collected, which may then take the loot
    Given players A (Barbarian), B (-), C (-)
    And A holds attack 30
    And B holds negotiate, attack 08, attack 10
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 30 and B plays negotiate
    Then A is asked which cards to take (0 to 2): attack 08, attack 10
    When A answers attack 10
    Then B holds exactly attack 10
    And A holds no cards
    And the discard pile is attack 08, attack 30, negotiate

  @power:barbarian @power:vulch
  Scenario: Vulch gets back the artifacts that Barbarian discards
    Given players A (Barbarian), B (Vulch), C (-)
    And B holds attack 06, attack 08, Force Field
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 30 and B plays attack 06
    And A answers attack 08
    Then B holds exactly Force Field
    And A holds exactly attack 08
    When the turn ends

  @super:barbarian
  Scenario: The super side loots as an offensive ally
    Given players A (-), B (-), C (Barbarian)
    And B holds attack 06, attack 08, attack 10
    And C holds negotiate, Barbarian flare
    When A encounters B on B1 with 2 ships
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays attack 30 and B plays attack 06
    Then C is asked to use: Barbarian flare (super) or pass
    When C plays Barbarian flare
    Then C is asked which cards to take (0 to 1): attack 08, attack 10
    When C answers attack 10
    Then C holds exactly negotiate, attack 10, Barbarian flare
    And B holds no cards

  @wild:barbarian
  Scenario: Compensation is looked at and thinned out
    Given players A (-), B (-), C (-)
    And A holds attack 30, attack 08, attack 10
    And B holds negotiate, Barbarian flare
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 30 and B plays negotiate
    Then B is asked to use: Barbarian flare (wild) or pass
    When B plays Barbarian flare
    Then B is asked which cards to discard (1 to 2): attack 08, attack 10
    When B answers attack 08
    Then B holds exactly attack 10, Barbarian flare
    And the discard pile is attack 08, attack 30, negotiate

  @wild:barbarian
  Scenario: Rewards are looked at and thinned out
    Given players A (-), B (-), C (-)
    And C holds negotiate, Barbarian flare
    And the deck begins with attack 12, morph
    When A encounters B on B1 with 2 ships
    And A invites nobody
    And B invites C
    And C joins the defense with 2 ships
    And A plays attack 06 and B plays attack 30
    And C, asked where ships return to, answers 2 to C1
    And C plays Barbarian flare
    Then C is asked which cards to discard (1 to 2): attack 12, morph
    When C answers attack 12
    Then C holds exactly negotiate, morph, Barbarian flare

  @wild:barbarian @super:anti-matter @artifact:card-zap
  Scenario Outline: The wild flare is stopped, and what was received is kept
    Given players A (-), B (-), C (Anti-Matter)
    And A holds attack 30, attack 08, attack 10
    And B holds negotiate, Barbarian flare
    And C holds negotiate, <card>
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 30 and B plays negotiate
    And B plays Barbarian flare
    Then C is asked to respond: <offer> or pass
    When C plays <card>
    Then B holds exactly <left>
    When the turn ends

    Examples:
      | card              | offer                     | left                                  |
      | Card Zap          | Card Zap                  | attack 08, attack 10                  |
      | Anti-Matter flare | Anti-Matter flare (super) | attack 08, attack 10, Barbarian flare |

  @super:barbarian @super:anti-matter @artifact:card-zap
  Scenario Outline: The super flare is stopped, and the ally loots nothing
    Given players A (-), B (-), C (Barbarian), D (Anti-Matter)
    And B holds attack 06, attack 08
    And C holds negotiate, Barbarian flare
    And D holds negotiate, <card>
    When A encounters B on B1 with 2 ships
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays attack 30 and B plays attack 06
    And C plays Barbarian flare
    Then D is asked to respond: <offer> or pass
    When D plays <card>
    Then B holds exactly attack 08
    And C holds exactly <left>
    When the turn ends

    Examples:
      | card              | offer                     | left                       |
      | Card Zap          | Card Zap                  | negotiate                  |
      | Anti-Matter flare | Anti-Matter flare (super) | negotiate, Barbarian flare |

  @super:barbarian @Z-02 @Z-04
  Scenario: Zapped through the super flare, it loots nothing and keeps the flare
    Given players A (-), B (-), C (Barbarian)
    And B holds attack 06, attack 08, Cosmic Zap
    And C holds negotiate, Barbarian flare
    When A encounters B on B1 with 2 ships
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays attack 30 and B plays attack 06
    And C plays Barbarian flare
    Then B is asked to respond: Cosmic Zap or pass
    When B plays Cosmic Zap
    Then B holds exactly attack 08
    And C holds exactly negotiate, Barbarian flare
    When the turn ends

  @super:barbarian
  Scenario: A defensive ally does not loot, nor an ally of the losing side
    Given players A (-), B (-), C (Barbarian)
    And A holds attack 06, attack 08
    And C holds negotiate, Barbarian flare
    When A encounters B on B1 with 2 ships
    And A invites nobody
    And B invites C
    And C joins the defense with 1 ship
    And A plays attack 06 and B plays attack 30
    And C answers C1
    Then A holds exactly attack 08
    When the turn ends

  @power:barbarian @power:miser
  Scenario: A hoard is not looted
    Given players A (Barbarian), B (Miser), C (-)
    And in the setup B answers the second hand
    And B holds attack 06, attack 08
    And Miser's sheet holds attack 40
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 30 and B plays attack 06
    Then A is asked which cards to take (0 to 1): attack 08
    When A answers no card
    Then Miser's sheet holds exactly attack 40
    And B holds no cards
    When the turn ends

  @power:barbarian @wild:shadow
  Scenario: Barbarian dragged down by Shadow's flare has no ship in the encounter and keeps no card
    Given players A (Barbarian), B (-), C (-)
    And A holds attack 40
    And B holds attack 04, Shadow flare, attack 10, attack 12, attack 14
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 40 and B plays attack 04
    And B plays Shadow flare
    And B answers 1 ship from B2
    Then A is not asked anything
    And A holds no cards
    And B holds no cards

  @power:barbarian @wild:guerrilla
  Scenario: Barbarian blown up by Guerrilla's flare keeps no card
    Given players A (Barbarian), B (-), C (-)
    And A holds attack 40
    And B holds attack 04, Guerrilla flare, attack 10, attack 12, attack 14
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 40 and B plays attack 04
    And B plays Guerrilla flare
    Then A is not asked anything
    And A holds no cards
    And B holds no cards

  @power:barbarian @power:guerrilla @E-GUERRILLA @rule:R16.4
  Scenario: For the ships that Guerrilla takes Barbarian keeps no card
    Given players A (Barbarian), B (Guerrilla), C (-)
    And A holds attack 40
    And B holds attack 04, attack 10, attack 12, attack 14
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 40 and B plays attack 04
    Then A is asked which cards to take (0 to 1): attack 10, attack 12, attack 14
    When A answers attack 14
    Then A holds exactly attack 14
    And B holds no cards
    When the turn ends
