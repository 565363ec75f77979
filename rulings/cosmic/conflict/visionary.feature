Feature: Visionary

  @power:visionary
  Scenario: The opponent must play the card that Visionary names
    Given players A (Visionary), B (-), C (-)
    And A holds attack 20
    And B holds attack 04, attack 30, negotiate
    When A encounters B on B1 with 2 ships
    And nobody is invited
    Then A is asked to use: Visionary's power or pass
    When A uses Visionary's power
    Then A may answer attack 04
    And A may answer negotiate
    And A may not answer Cosmic Zap
    And A may not answer reinforcement +3
    When A answers attack 04
    Then B is asked which encounter card to play: attack 04
    When A plays attack 20 and B plays attack 04
    Then the outcome is: A wins
    When the turn ends

  @power:visionary
  Scenario: Without the card the opponent plays what it likes
    Given players A (Visionary), B (-), C (-)
    And A holds attack 20
    And B holds attack 08, attack 30
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A uses Visionary's power
    And A answers attack 04
    Then B is asked which encounter card to play: attack 08, attack 30
    When A plays attack 20 and B plays attack 30
    Then the outcome is: B wins

  @power:visionary
  Scenario: Visionary as the defense
    Given players A (-), B (Visionary), C (-)
    And A holds attack 20, negotiate
    And B holds attack 08
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And B uses Visionary's power
    And B answers negotiate
    Then A is asked which encounter card to play: negotiate
    When A plays negotiate and B plays attack 08
    Then the outcome is: B wins

  @power:visionary
  Scenario: As an ally or bystander it names nothing without its flare
    Given players A (-), B (-), C (Visionary)
    When A encounters B on B1 with 2 ships
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    Then C is not asked anything
    When A plays attack 20 and B plays attack 04
    And the turn ends

  @power:visionary @artifact:cosmic-zap
  Scenario: Zapped when the card was named, the order binds nobody
    Given players A (Visionary), B (-), C (-)
    And A holds attack 20
    And B holds attack 04, attack 30, Cosmic Zap
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A uses Visionary's power
    And A answers attack 04
    Then B is asked to use: Cosmic Zap or pass
    When B plays Cosmic Zap
    Then B is asked which encounter card to play: attack 04, attack 30
    When A plays attack 20 and B plays attack 30
    Then the outcome is: B wins

  @power:visionary @rule:R19.6
  Scenario: Without its power it names nothing
    Given players A (Visionary), B (-), C (-)
    And A's ships are 10 on A1, 10 on A2
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then A has a colony on B1
    When the turn ends

  @power:visionary @AL-VISIONARY-1
  Scenario: A special negotiate can be ordered; a plain one does not have to stand in for it
    Given players A (Visionary), B (-), C (-)
    And a reward deck
    And A holds attack 20
    And B holds negotiate, attack 08
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A uses Visionary's power
    And A answers Crooked Deal
    And A plays attack 20
    Then B is asked which encounter card to play: negotiate, attack 08

  @power:visionary @AL-VISIONARY-1
  Scenario: A plain negotiate is ordered, and a special one must be played
    Given players A (Visionary), B (-), C (-)
    And a reward deck
    And A holds attack 20
    And B holds attack 08
    And B also holds from the reward deck Crooked Deal
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A uses Visionary's power
    And A answers negotiate
    And A plays attack 20
    Then B is asked which encounter card to play: Crooked Deal

  @power:visionary @power:trader @G-054
  Scenario: Trader decides when its turn comes, after Visionary has spoken
    Given players A (Visionary), B (Trader), C (-)
    And A holds attack 20, attack 08
    And B holds attack 04, attack 30
    When A encounters B on B1 with 2 ships
    And nobody is invited
    Then A is asked to use: Visionary's power or pass
    And B is not asked anything
    When A uses Visionary's power
    And A answers attack 04
    Then B is asked to use: Trader's power or pass
    When B uses Trader's power
    Then B holds exactly attack 20, attack 08
    And B is asked which encounter card to play: attack 20, attack 08
    When A plays attack 04 and B plays attack 20
    Then the outcome is: B wins

  @power:visionary @power:seeker @AL-SEEKER-1
  Scenario: What was promised to Seeker comes first
    Given players A (Visionary), B (-), C (Seeker)
    And A holds attack 08
    And B holds attack 06, attack 20, attack 04
    When A encounters B on B1 with 2 ships
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And C uses Seeker's power on B
    And C answers Will you play this card?
    And C answers attack 06
    And B answers yes
    And A uses Visionary's power
    And A answers attack 20
    Then B is asked which encounter card to play: attack 06
    When A plays attack 08 and B plays attack 06
    And the turn ends

  @super:visionary
  Scenario: With the super flare a bystander orders a card of either main player
    Given players A (-), B (-), C (Visionary)
    And A holds attack 20, negotiate
    And B holds attack 08
    And C holds negotiate, Visionary flare
    When A encounters B on B1 with 2 ships
    And nobody is invited
    Then C is asked to use: Visionary flare (super) on A, Visionary flare (super) on B, or pass
    When C answers Visionary flare (super) on A
    And C answers negotiate
    Then A is asked which encounter card to play: negotiate
    When A plays negotiate and B plays attack 08
    Then the outcome is: B wins
    And C holds exactly negotiate, Visionary flare

  @super:visionary @artifact:cosmic-zap
  Scenario: Zapped through the super flare, which goes back unplayed
    Given players A (-), B (-), C (Visionary)
    And A holds attack 20, negotiate, Cosmic Zap
    And B holds attack 08
    And C holds negotiate, Visionary flare
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And C answers Visionary flare (super) on A
    And C answers negotiate
    And A plays Cosmic Zap
    Then C holds exactly negotiate, Visionary flare
    And A is asked which encounter card to play: attack 20, negotiate
    When A plays attack 20 and B plays attack 08
    And the turn ends

  @wild:visionary
  Scenario: Everybody shows the named card, or another one
    Given players A (-), B (-), C (-), D (-)
    And A holds attack 20, Visionary flare
    And B holds attack 04, negotiate
    And C holds attack 04, attack 30, morph
    And D holds nothing
    And the next destiny is B's colour
    When the turn begins
    And A interrupts with Visionary flare
    And A answers attack 30
    Then B is asked which cards to choose (1): attack 04, negotiate
    And D is not asked anything
    When B answers negotiate
    Then A has seen exactly negotiate in B's hand
    And A has seen exactly attack 30 in C's hand
    And C has seen exactly nothing in B's hand
    And A holds exactly attack 20, Visionary flare
    And A is asked which planet to aim at

  @wild:visionary
  Scenario: Only a main player may look
    Given players A (-), B (-), C (-)
    And C holds negotiate, Visionary flare
    When A encounters B on B1 with 2 ships
    Then C can use at any time nothing
    When nobody is invited
    And A plays attack 20 and B plays attack 04
    And the turn ends

  @wild:visionary @artifact:card-zap
  Scenario: The wild flare is cancelled
    Given players A (-), B (-), C (-)
    And A holds attack 20, Visionary flare
    And B holds attack 04, negotiate
    And C holds attack 04, Card Zap
    And the next destiny is B's colour
    When the turn begins
    And A interrupts with Visionary flare
    And C plays Card Zap
    Then A has seen exactly nothing in B's hand
    And A holds exactly attack 20
    And A is asked which planet to aim at

  @super:visionary @artifact:card-zap
  Scenario: The super flare is cancelled, and everybody chooses freely
    Given players A (-), B (-), C (Visionary)
    And A holds attack 04, Card Zap
    And B holds attack 20, attack 08
    And C holds Visionary flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And C plays Visionary flare
    And A plays Card Zap
    Then A is asked which encounter card to play
    And B is asked which encounter card to play: attack 20, attack 08

  @power:visionary @power:deuce
  Scenario: Deuce lays the ordered card first, and any other beside it
    Given players A (Visionary), B (Deuce), C (-)
    And A holds attack 04
    And B holds attack 20, attack 08, attack 10
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A uses Visionary's power
    And A answers attack 08
    Then B is asked which encounter card to play: attack 08
    When A plays attack 04 and B plays attack 08
    Then B is asked which cards to choose (1): attack 20, attack 10

  @power:visionary
  Scenario: Any encounter card that can exist in the game may be named
    Given players A (Visionary), B (-), C (-)
    And B holds attack 20, attack 08
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A uses Visionary's power
    Then A may answer attack 40
    And A may answer morph
    And A may answer negotiate
    And A may not answer attack 02
