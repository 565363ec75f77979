Feature: Mind

  @power:mind
  Scenario: It looks at the hand of one main player
    Given players A (-), B (-), C (Mind), D (-)
    And A holds attack 20, negotiate
    And B holds attack 04, Plague
    When the turn begins
    And B passes
    And A encounters B on B1 with 1 ship
    Then C is asked to use: Mind's power or pass
    When C uses Mind's power
    Then C is asked which player: A, B
    When C answers B
    Then C has seen exactly attack 04, Plague in B's hand
    And C has seen exactly nothing in A's hand
    And D has seen exactly nothing in B's hand
    And A has seen exactly nothing in B's hand
    And the log says: C looks at B's hand
    And A is asked whom to invite: C, D

  @power:mind
  Scenario: As a main player it looks at its opponent's hand
    Given players A (Mind), B (-), C (-)
    And B holds attack 04, negotiate
    When A encounters B on B1 with 1 ship
    And A uses Mind's power
    Then A has seen exactly attack 04, negotiate in B's hand
    And C has seen exactly nothing in B's hand
    And A is asked whom to invite: C

  @power:mind
  Scenario: It need not look, and an empty hand is not looked at
    Given players A (Mind), B (-), C (-)
    And B holds nothing
    When A encounters B on B1 with 1 ship
    Then A is asked whom to invite: C

  @power:mind @artifact:cosmic-zap
  Scenario: Zapped, it sees nothing
    Given players A (-), B (-), C (Mind)
    And B holds attack 04, Cosmic Zap
    When A encounters B on B1 with 1 ship
    And C uses Mind's power
    And C answers B
    Then B is asked to respond: Cosmic Zap or pass
    When B plays Cosmic Zap
    Then C has seen exactly nothing in B's hand
    And C's power is zapped
    And A is asked whom to invite: C

  @power:mind @rule:R19.6
  Scenario: With too few home colonies it is not offered
    Given players A (Mind), B (-), C (-)
    And A's ships are 9 on A1, 10 on A2, 1 on A3
    When A encounters B on B1 with 1 ship from A3
    Then A's power is lost
    And A is asked whom to invite: C

  @power:mind @power:miser @AL-CRYO-1
  Scenario: A hoard is not part of the hand
    Given players A (Mind), B (Miser), C (-)
    And in the setup B answers the second hand
    And B holds attack 08
    And Miser's sheet holds attack 30, negotiate
    When A encounters B on B1 with 1 ship
    And A uses Mind's power
    Then A has seen exactly attack 08 in B's hand
    And A has seen exactly nothing on B's sheet
    And A is asked whom to invite: C

  @power:mind @AL-MIND-2 @card:rift
  Scenario: To look at a rift is not to take it
    Given players A (Mind), B (-), C (-)
    And B holds attack 08, rift 3
    When A encounters B on B1 with 1 ship
    And A uses Mind's power
    Then A has seen exactly attack 08, rift 3 in B's hand
    And A has no ships in the warp
    And B holds exactly attack 08, rift 3
    And A is asked whom to invite: C

  @power:mind @power:mutant
  Scenario: In the same window the offense goes first: a Mutant's new cards are seen as well
    Given players A (Mutant), B (-), C (Mind)
    And A holds 7 x attack 20
    And the deck begins with attack 13
    When A encounters B on B1 with 1 ship
    And A uses Mutant's power
    And A chooses deck
    And C uses Mind's power
    And C answers A
    Then C has seen exactly 7 x attack 20, attack 13 in A's hand
    And A is asked whom to invite: C

  @super:mind
  Scenario: Not a main player, with the super flare it looks at both hands
    Given players A (-), B (-), C (Mind)
    And A holds attack 20
    And B holds attack 04, negotiate
    And C holds negotiate, Mind flare
    When A encounters B on B1 with 1 ship
    Then C is asked to use: Mind's power, Mind flare (super) or pass
    When C plays Mind flare
    Then C has seen exactly attack 20 in A's hand
    And C has seen exactly attack 04, negotiate in B's hand
    And A has seen exactly nothing in B's hand
    And C holds exactly negotiate, Mind flare
    And A is asked whom to invite: C

  @super:mind
  Scenario: A main player has no use for the super flare
    Given players A (Mind), B (-), C (-)
    And A holds attack 20, Mind flare
    When A encounters B on B1 with 1 ship
    Then A is asked to use: Mind's power or pass
    When A passes
    Then A is asked whom to invite: C

  @super:mind @artifact:cosmic-zap @Z-04
  Scenario: Used through the super flare, the power may be zapped; the flare comes back
    Given players A (-), B (-), C (Mind)
    And B holds attack 04, Cosmic Zap
    And C holds negotiate, Mind flare
    When A encounters B on B1 with 1 ship
    And C plays Mind flare
    And B plays Cosmic Zap
    Then C has seen exactly nothing in B's hand
    And C holds exactly negotiate, Mind flare
    And A is asked whom to invite: C

  @super:mind @artifact:card-zap
  Scenario: The super flare is cancelled by a Card Zap; the power itself may still be used
    Given players A (-), B (-), C (Mind)
    And B holds attack 04, Card Zap
    And C holds negotiate, Mind flare
    When A encounters B on B1 with 1 ship
    And C plays Mind flare
    And B plays Card Zap
    Then C is asked to use: Mind's power or pass
    When C uses Mind's power
    And C answers B
    Then C has seen exactly attack 04 in B's hand
    And A is asked whom to invite: C

  @super:mind @wild:anti-matter @rule:R20.6
  Scenario: Anti-Matter's wild flare does not reach a super flare
    Given players A (-), B (-), C (Mind)
    And B holds attack 04, Anti-Matter flare
    And C holds negotiate, Mind flare
    When A encounters B on B1 with 1 ship
    And C plays Mind flare
    Then C has seen exactly attack 04, Anti-Matter flare in B's hand
    And A is asked whom to invite: C

  @wild:mind @AL-MIND-3 @rule:R21.7
  Scenario: Played at a draw, the wild flare shows it and all later draws of that player in the encounter
    Given players A (Mutant), B (-), C (-), D (-)
    And A holds 6 x attack 20
    And C holds negotiate, Mind flare
    And the deck begins with attack 13, attack 12
    When A encounters B on B1 with 1 ship
    And A uses Mutant's power
    And A chooses deck
    Then C is asked to use: Mind flare (wild) or pass
    When C plays Mind flare
    Then C has seen exactly attack 13 in A's hand
    When A chooses deck
    Then C has seen exactly attack 13, attack 12 in A's hand
    And D has seen exactly nothing in A's hand
    And C holds exactly negotiate, Mind flare
    And A is asked whom to invite: C, D

  @wild:mind @AL-MIND-3
  Scenario: In the next encounter it has to be played again
    Given players A (Mutant), B (-), C (-)
    And A holds 6 x attack 20, attack 30
    And B holds attack 04, attack 05
    And C holds negotiate, Mind flare
    And the next destiny is B's colour, B's colour
    And the deck begins with attack 13, attack 12, attack 11
    When A encounters B on B1 with 1 ship
    And A uses Mutant's power
    And A chooses deck
    And C plays Mind flare
    And nobody is invited
    And A plays attack 30 and B plays attack 04
    And A has a second encounter
    And A encounters B on B2 with 1 ship
    And A uses Mutant's power
    And A chooses deck
    Then C is asked to use: Mind flare (wild) or pass
    When C passes
    Then C has seen exactly nothing in A's hand
    And A is asked whom to invite: C

  @wild:mind
  Scenario: Whoever draws: it is not offered for its own draws, nor for cards taken from a hand
    Given players A (Mutant), B (-), C (-)
    And A holds 7 x attack 20
    And C holds negotiate, Mind flare
    When A encounters B on B1 with 1 ship
    And A uses Mutant's power
    And A chooses player
    And A answers B
    Then A is asked whom to invite: C
    And C is not asked anything

  @wild:mind
  Scenario: A draw that is set aside is a draw: Chosen's cards
    Given players A (Chosen), B (-), C (-)
    And A holds attack 04
    And B holds attack 10
    And C holds negotiate, Mind flare
    And the deck begins with attack 13, attack 12, attack 11
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 10
    And A uses Chosen's power
    Then C is asked to use: Mind flare (wild) or pass
    When C plays Mind flare
    Then the log says: C looks at attack 13, attack 12, attack 11
    And A is asked which cards to choose

  @wild:mind @artifact:card-zap
  Scenario: The wild flare is cancelled by a Card Zap
    Given players A (Mutant), B (-), C (-)
    And A holds 7 x attack 20
    And B holds attack 04, Card Zap
    And C holds negotiate, Mind flare
    When A encounters B on B1 with 1 ship
    And A uses Mutant's power
    And A chooses deck
    And C plays Mind flare
    And B plays Card Zap
    Then C has seen exactly nothing in A's hand
    And C holds exactly negotiate
    And A is asked whom to invite: C

  @wild:mind @super:anti-matter @rule:R20.6
  Scenario: The wild flare is prevented
    Given players A (Mutant), B (Anti-Matter), C (-)
    And A holds 7 x attack 20
    And B holds attack 04, Anti-Matter flare
    And C holds negotiate, Mind flare
    When A encounters B on B1 with 1 ship
    And A uses Mutant's power
    And A chooses deck
    And C plays Mind flare
    And B plays Anti-Matter flare
    Then C has seen exactly nothing in A's hand
    And C holds exactly negotiate, Mind flare
    And A is asked whom to invite: C

  @wild:mind @power:mind
  Scenario: Mind itself without its power plays the wild side
    Given players A (Mutant), B (-), C (Mind)
    And C's ships are 10 on C1, 10 on C2
    And A holds 7 x attack 20
    And C holds negotiate, Mind flare
    When A encounters B on B1 with 1 ship
    And A uses Mutant's power
    And A chooses deck
    Then C is asked to use: Mind flare (wild) or pass
    When C passes
    Then A is asked whom to invite: C
