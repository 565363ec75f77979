Feature: Cryo keeps cards for later

  @power:cryo
  Scenario: A main player stores a card face down and draws one
    Given players A (Cryo), B (-), C (-)
    And A holds attack 04, attack 30
    And the deck begins with attack 23
    When A encounters B on B1 with 1 ship
    And nobody is invited
    Then A is asked to use: Cryo's power or pass
    When A uses Cryo's power
    Then A is asked which cards to choose (1): attack 04, attack 30
    When A answers attack 30
    Then A's sheet holds exactly attack 30
    And A holds exactly attack 04, attack 23
    And B has seen exactly nothing on A's sheet
    When A plays attack 04 and B plays attack 20
    Then A holds exactly attack 23

  @power:cryo
  Scenario: An ally stores a card
    Given players A (-), B (-), C (Cryo)
    And C holds negotiate, attack 30
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And C uses Cryo's power
    And C answers attack 30
    Then C's sheet holds exactly attack 30
    And C holds exactly negotiate, attack 06
    When A plays attack 04 and B plays attack 20
    Then the outcome is: B wins

  @power:cryo
  Scenario: A bystander stores nothing
    Given players A (-), B (-), C (Cryo)
    And C holds negotiate, attack 30
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C declines
    And A plays attack 04 and B plays attack 20
    Then C's sheet holds exactly nothing

  @power:cryo
  Scenario: Eight stored cards may be taken up at any time in place of the hand
    Given players A (Cryo), B (-), C (-)
    And A holds attack 04, negotiate
    And A's sheet holds 8 x attack 30
    When A encounters B on B1 with 1 ship
    Then A can use at any time Cryo's power
    When A interrupts with Cryo's power
    Then A holds exactly 8 x attack 30
    And A's sheet holds exactly nothing
    And the discard pile is attack 04, negotiate
    When nobody is invited
    And A passes
    And A plays attack 30 and B plays attack 20
    Then the outcome is: A wins
    When the turn ends

  @power:cryo
  Scenario: Seven are too few
    Given players A (Cryo), B (-), C (-)
    And A holds attack 04, negotiate
    And A's sheet holds 7 x attack 30
    When A encounters B on B1 with 1 ship
    Then A can use at any time nothing
    When nobody is invited
    And A passes
    And A plays attack 04 and B plays attack 20
    Then A's sheet holds exactly 7 x attack 30

  @power:cryo @artifact:cosmic-zap
  Scenario: Zapped, it stores nothing and draws nothing
    Given players A (Cryo), B (-), C (-)
    And A holds attack 04, attack 30
    And C holds negotiate, Cosmic Zap
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A uses Cryo's power
    And A answers attack 30
    Then C is asked to respond: Cosmic Zap or pass
    When C plays Cosmic Zap
    Then A's sheet holds exactly nothing
    And A holds exactly attack 04, attack 30
    When A plays attack 04 and B plays attack 20
    Then A holds exactly attack 30

  @power:cryo @rule:R19.6
  Scenario: While the power is lost the store is out of reach
    Given players A (Cryo), B (-), C (-)
    And A's ships are 10 on A1, 10 on A2
    And A holds attack 04, negotiate
    And A's sheet holds 8 x attack 30
    When A encounters B on B1 with 1 ship
    Then A can use at any time nothing
    When nobody is invited
    And A plays attack 04 and B plays attack 20
    Then A's sheet holds exactly 8 x attack 30

  @power:cryo @AL-CRYO-1 @power:mind
  Scenario: Mind looks at the hand and not at the store
    Given players A (Cryo), B (Mind), C (-)
    And A holds attack 04, attack 08
    And A's sheet holds attack 30
    When A encounters B on B1 with 1 ship
    And B uses Mind's power
    Then B has seen exactly attack 04, attack 08 in A's hand
    And B has seen exactly nothing on A's sheet
    When nobody is invited
    And A uses Cryo's power
    And A answers attack 08
    Then B has seen exactly nothing on A's sheet
    And B has seen exactly nothing in A's hand
    When A plays attack 04 and B plays attack 20
    Then A holds exactly attack 06

  @power:cryo @power:plant
  Scenario: Grafted, the store goes along, and what is stored then stays on the sheet
    Given players A (Plant), B (Cryo), C (-)
    And A has 1 ship on B2
    And A holds attack 04, negotiate
    And B's sheet holds 8 x attack 30
    And B holds attack 20
    When A encounters B on B1 with 1 ship from A1
    And nobody is invited
    And B passes
    And A uses Plant's power
    Then A can use at any time Cryo's power
    And B can use at any time nothing
    When A interrupts with Cryo's power
    Then A holds exactly 8 x attack 30
    When A plays attack 30 and B plays attack 20
    Then B's sheet holds exactly nothing
    And B has the power of Cryo
    When the turn ends

  @power:cryo
  Scenario: The store cannot be played from
    Given players A (Cryo), B (-), C (-)
    And A holds attack 04, attack 05
    And A's sheet holds attack 30, reinforcement +3
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A passes
    Then A is asked which encounter card to play (1): attack 04, attack 05
    When A plays attack 04 and B plays attack 20
    Then the outcome is: B wins

  @super:cryo @AL-CRYO-2
  Scenario: With the super flare a stored card comes back, and then the store may be taken up
    Given players A (Cryo), B (-), C (-)
    And A holds attack 04, attack 08, Cryo flare
    And A's sheet holds attack 30, attack 40
    When A encounters B on B1 with 1 ship
    And nobody is invited
    Then A is asked to use: Cryo's power, Cryo flare (super) or pass
    When A plays Cryo flare
    Then A is asked which cards to choose (1): attack 04, attack 08
    When A answers attack 08
    Then A is asked which cards to take (1): attack 30, attack 40
    When A answers attack 40
    Then A's sheet holds exactly attack 30, attack 08
    And A holds exactly attack 04, attack 40
    And A is asked whether to do it
    When A says yes
    Then A holds exactly attack 30, attack 08, Cryo flare
    And the discard pile is attack 04, attack 40
    And A can use at any time nothing
    When A plays attack 08 and B plays attack 20
    Then A holds exactly attack 30, Cryo flare

  @super:cryo
  Scenario: The swap alone
    Given players A (Cryo), B (-), C (-)
    And A holds attack 04, attack 08, Cryo flare
    And A's sheet holds attack 30
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays Cryo flare
    And A answers attack 08
    And A says no
    Then A's sheet holds exactly attack 08
    And A holds exactly attack 04, attack 30, Cryo flare
    When A plays attack 04 and B plays attack 20
    Then A holds exactly attack 30, Cryo flare

  @super:cryo
  Scenario: With the super flare a small store can be taken up at any time; the swap is then not offered
    Given players A (Cryo), B (-), C (-)
    And A holds attack 04, attack 08, Cryo flare
    And A's sheet holds attack 30, attack 40
    When A encounters B on B1 with 1 ship
    Then A can use at any time Cryo flare (super)
    When A interrupts with Cryo flare (super)
    Then A holds exactly attack 30, attack 40, Cryo flare
    And the discard pile is attack 04, attack 08
    When nobody is invited
    Then A is asked to use: Cryo's power or pass
    When A passes
    And A plays attack 40 and B plays attack 20
    Then the outcome is: A wins
    When the turn ends

  @super:cryo @Z-04 @artifact:cosmic-zap
  Scenario: Zapped through the super flare, it keeps the flare
    Given players A (Cryo), B (-), C (-)
    And A holds attack 04, attack 08, Cryo flare
    And A's sheet holds attack 30
    And C holds negotiate, Cosmic Zap
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays Cryo flare
    And A answers attack 08
    And C plays Cosmic Zap
    Then A holds exactly attack 04, attack 08, Cryo flare
    And A's sheet holds exactly attack 30
    When A plays attack 04 and B plays attack 20
    Then A holds exactly attack 08, Cryo flare

  @wild:cryo
  Scenario: The wild flare keeps other cards beside a new hand
    Given players A (-), B (-), C (-)
    And B holds Cryo flare, Quash, reinforcement +3
    When A encounters B on B1 with 1 ship
    And nobody is invited
    Then B is asked to use: Cryo flare (wild) or pass
    When B plays Cryo flare
    Then B is asked which cards to choose (0 to 2): Quash, reinforcement +3
    When B answers Quash
    Then B holds exactly Quash, Cryo flare, 8 x attack 06
    And the discard pile is reinforcement +3
    When A plays attack 20 and B plays attack 06
    Then the outcome is: A wins
    When the turn ends

  @wild:cryo
  Scenario: Only for one's own new hand
    Given players A (-), B (-), C (-)
    And B holds Quash
    And C holds negotiate, Cryo flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 06
    Then the discard pile is Quash, attack 20, attack 06
    When the turn ends

  @wild:cryo @artifact:card-zap
  Scenario: The wild flare is cancelled, and the whole hand goes
    Given players A (-), B (-), C (-)
    And B holds Cryo flare, Quash
    And C holds negotiate, Card Zap
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And B plays Cryo flare
    Then C is asked to respond: Card Zap or pass
    When C plays Card Zap
    Then B holds exactly 8 x attack 06
    When A plays attack 20 and B plays attack 06
    Then the outcome is: A wins
    When the turn ends

  @super:cryo @artifact:card-zap
  Scenario: The super flare is cancelled, and a card may still be stored
    Given players A (Cryo), B (-), C (-)
    And A holds attack 04, attack 08, Cryo flare
    And A's sheet holds attack 30
    And C holds negotiate, Card Zap
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays Cryo flare
    And C plays Card Zap
    Then A is asked to use: Cryo's power or pass
    When A uses Cryo's power
    And A answers attack 08
    Then A's sheet holds exactly attack 30, attack 08
    When A plays attack 04 and B plays attack 20
    Then A holds exactly attack 06
