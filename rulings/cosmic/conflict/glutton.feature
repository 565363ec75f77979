Feature: Glutton gets two more of everything

  @power:glutton @AL-GLUTTON-2
  Scenario: A ship out of the warp brings two more with it
    Given players A (Glutton), B (-), C (-)
    And A has 5 ships in the warp
    And the next destiny is B's colour
    When the turn begins
    And A retrieves a ship to A1
    Then A is asked where ships return to: A1, A2, A3, A4, A5
    When A answers 1 to A1 and 1 to A2
    Then A has 2 ships in the warp
    And A is asked which planet to aim at

  @power:glutton @AL-GLUTTON-2
  Scenario: As many as there are
    Given players A (Glutton), B (-), C (-)
    And A has 2 ships in the warp
    And the next destiny is B's colour
    When the turn begins
    And A retrieves a ship to A1
    And A answers A1
    Then A has no ships in the warp
    And A is asked which planet to aim at

  @power:glutton
  Scenario: Rewards come with two cards more
    Given players A (-), B (-), C (Glutton)
    And C holds nothing
    When A encounters B on B1 with 1 ship
    And A invites nobody
    And B invites C
    And C joins the defense with 1 ship
    And A plays attack 04 and B plays attack 10
    And C answers C1
    Then C holds 3 cards
    When the turn ends

  @power:glutton
  Scenario: Compensation comes with two cards more from the same hand
    Given players A (Glutton), B (-), C (-)
    And A holds negotiate
    And B holds attack 10, attack 04, attack 04, attack 04, attack 04
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays negotiate and B plays attack 10
    Then A holds exactly attack 04, attack 04, attack 04
    And B holds exactly attack 04
    When the turn ends

  @power:glutton
  Scenario: What others draw is none of its business
    Given players A (-), B (-), C (-), D (Glutton)
    And C holds nothing
    And D holds nothing
    When A encounters B on B1 with 1 ship
    And A invites nobody
    And B invites C
    And C joins the defense with 2 ships
    And A plays attack 04 and B plays attack 10
    And C answers C1
    Then C holds 2 cards
    And D holds no cards
    When the turn ends

  @power:glutton
  Scenario: Zapped, it gets what anybody gets
    Given players A (-), B (-), C (Glutton)
    And A holds attack 04, Cosmic Zap
    And C holds nothing
    When A encounters B on B1 with 1 ship
    And A invites nobody
    And B invites C
    And C joins the defense with 1 ship
    And A plays attack 04 and B plays attack 10
    And C answers C1
    Then A is asked to respond: Cosmic Zap or pass
    When A plays Cosmic Zap
    Then C holds 1 card
    When the turn ends

  @power:glutton @rule:R19.6
  Scenario: With two home colonies it gets what anybody gets
    Given players A (Glutton), B (-), C (-)
    And A's ships are 8 on A1, 8 on A2, 4 in the warp
    And the next destiny is B's colour
    When the turn begins
    And A retrieves a ship to A1
    Then A has 3 ships in the warp
    And A is asked which planet to aim at

  @wild:glutton
  Scenario: The wild flare doubles rewards
    Given players A (-), B (-), C (-)
    And C holds Glutton flare
    When A encounters B on B1 with 1 ship
    And A invites nobody
    And B invites C
    And C joins the defense with 2 ships
    And A plays attack 04 and B plays attack 10
    And C answers C1
    Then C is asked to use: Glutton flare (wild) or pass
    When C plays Glutton flare
    Then C holds 5 cards
    And C holds Glutton flare
    When the turn ends

  @super:glutton @G-036 @rule:R24.5
  Scenario: The super flare wins when the deck runs out
    Given players A (-), B (-), C (Glutton)
    And the deck is nothing
    And C holds Glutton flare, negotiate
    When A encounters B on B1 with 1 ship
    And A invites nobody
    And B invites C
    And C joins the defense with 4 ships
    And A plays attack 04 and B plays attack 10
    And C answers C1
    Then C is asked to use: Glutton flare (super) or pass
    When C plays Glutton flare
    Then C wins the game

  @power:glutton @rule:R19.6
  Scenario: With the third home colony it loses the appetite for compensation
    Given players A (-), B (Glutton), C (-)
    And B's ships are 2 on B1, 9 on B2, 9 on B3
    And A holds attack 10, attack 04, attack 04, attack 04, attack 04
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 10 and B plays negotiate
    Then B's power is lost
    And B holds exactly attack 04, attack 04
    When the turn ends

  @power:glutton @power:healer
  Scenario: Ships that Healer gives back count as retrieved
    Given players A (-), B (Glutton), C (Healer)
    And B has 2 ships in the warp
    And B has 4 ships on B1
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then B has 6 ships in the warp
    And C is asked to use: Healer's power on B or pass
    When C uses Healer's power on B
    And B answers B2
    Then B is asked where ships return to: B2, B3, B4, B5
    When B answers B3
    Then B has no ships in the warp
    When the turn ends

  @super:glutton @rule:R24.5
  Scenario: Without the super flare a quake deals new hands to everybody
    Given players A (-), B (-), C (Glutton)
    And the deck is nothing
    And C holds Glutton flare, negotiate
    When A encounters B on B1 with 1 ship
    And A invites nobody
    And B invites C
    And C joins the defense with 4 ships
    And A plays attack 04 and B plays attack 10
    And C answers C1
    And C passes
    Then the game goes on
    And the log says: quake
    When the turn ends

  @power:glutton @O43
  Scenario: A new hand has ten cards
    Given players A (-), B (Glutton), C (-)
    And B holds reinforcement +3
    When A encounters B on B1 with 1 ship
    And nobody is invited
    Then B holds exactly 10 x attack 06
    When A plays attack 04 and B plays attack 06
    Then the outcome is: B wins
    When the turn ends

  @power:glutton @O43
  Scenario: Every new hand counts anew
    Given players A (-), B (Glutton), C (-)
    And B holds reinforcement +3
    And the deck begins with 10 x reinforcement +2
    When A encounters B on B1 with 1 ship
    And nobody is invited
    Then B holds exactly 10 x attack 06
    When A plays attack 04 and B plays attack 06
    Then the outcome is: B wins
    When the turn ends

  @power:glutton @wild:invader
  Scenario: Ten cards in exchange for its hand
    Given players A (Glutton), B (-), C (-)
    And A holds attack 04, Invader flare
    And the next destiny is B's colour
    When the turn begins
    And A interrupts with Invader flare
    Then A holds exactly 10 x attack 06
    And A is asked which planet to aim at

  @power:glutton @super:zombie
  Scenario: Ships that go straight from the warp into the encounter are retrieved, too
    Given players A (-), B (Zombie), C (Glutton)
    And B holds attack 10, Zombie flare
    And C holds nothing
    And C has 5 ships in the warp
    When A encounters B on B1 with 1 ship
    And A invites nobody
    And B invites C
    And C joins the defense with 1 ship from C1
    And B plays Zombie flare
    And C says yes
    Then C is asked where ships return to: C1, C2, C3, C4, C5
    When C answers C2
    Then C has 2 ships in the warp
    And C has 2 ships beside the planet
    When A plays attack 04 and B plays attack 10
    Then the outcome is: B wins
    When C answers C1
    And C, asked how to split rewards, answers 2 cards
    Then C holds 4 cards
    When the turn ends

  @wild:glutton @artifact:card-zap
  Scenario: The wild flare is cancelled
    Given players A (-), B (-), C (-)
    And B holds attack 10, Card Zap
    And C holds Glutton flare
    When A encounters B on B1 with 1 ship
    And A invites nobody
    And B invites C
    And C joins the defense with 2 ships
    And A plays attack 04 and B plays attack 10
    And C answers C1
    And C plays Glutton flare
    And B plays Card Zap
    Then C holds exactly 2 x attack 06
    When the turn ends

  @super:glutton @artifact:card-zap @rule:R24.5
  Scenario: The super flare is cancelled, and the quake takes its course: ten cards for Glutton
    Given players A (-), B (-), C (Glutton)
    And the deck is nothing
    And B holds attack 10, Card Zap
    And C holds Glutton flare, negotiate
    When A encounters B on B1 with 1 ship
    And A invites nobody
    And B invites C
    And C joins the defense with 4 ships
    And A plays attack 04 and B plays attack 10
    And C answers C1
    And C plays Glutton flare
    And B plays Card Zap
    Then the game goes on
    And the log says: quake
    When the turn ends

  @wild:glutton
  Scenario: Compensation is not doubled
    Given players A (-), B (-), C (-)
    And A holds attack 20, 4 x morph
    And B holds negotiate, Glutton flare
    And B has 2 ships on B1
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 20 and B plays negotiate
    Then B is not asked to use Glutton flare
    And B holds exactly Glutton flare, 2 x morph
    When the turn ends

  @wild:glutton @power:lunatic
  Scenario: Rewards for having beaten itself are doubled as well
    Given players A (Lunatic), B (-), C (-)
    And A holds attack 04, Glutton flare
    When A encounters B on B1 with 2 ships from A1
    And nobody is invited
    And A uses Lunatic's power
    And A answers 1 ship from A2
    And A plays attack 04 and B plays attack 20
    And A, asked where ships return to, answers A2
    Then A is asked to use: Glutton flare (wild), or pass
    When A plays Glutton flare
    Then A is asked how to split rewards (2): 2 ships, 2 cards
