Feature: Extortionist gets half of all new cards

  @power:extortionist @E-EXTORTIONIST
  Scenario: It takes half of another player's rewards, rounded down
    Given players A (-), B (-), C (-), D (Extortionist)
    And C holds nothing
    And D holds nothing
    When A encounters B on B1 with 1 ship
    And A invites nobody
    And B invites C
    And C joins the defense with 3 ships
    And A plays attack 04 and B plays attack 10
    And C answers C1
    Then D is asked to use: Extortionist's power on C or pass
    When D uses Extortionist's power on C
    Then C is asked whether to pay
    When C says no
    Then C holds 2 cards
    And D holds 1 card
    When the turn ends

  @power:extortionist
  Scenario: The victim may pay with a ship of its choice instead
    Given players A (-), B (-), C (-), D (Extortionist)
    And C holds nothing
    And D holds nothing
    When A encounters B on B1 with 1 ship
    And A invites nobody
    And B invites C
    And C joins the defense with 2 ships from C1
    And A plays attack 04 and B plays attack 10
    And C answers C1
    And D uses Extortionist's power on C
    And C says yes
    Then D is asked which ships to lose (1): 4 of C on C1, 4 of C on C2, 4 of C on C3, 4 of C on C4, 4 of C on C5
    When D answers 1 of C from C2
    Then C holds 2 cards
    And D holds no cards
    And C has 1 ship in the warp
    And C has 3 ships on C2
    When the turn ends

  @power:extortionist @E-EXTORTIONIST
  Scenario: Compensation counts as well
    Given players A (-), B (-), C (Extortionist)
    And A holds negotiate
    And B holds attack 10, attack 04, attack 04, attack 04
    And C holds nothing
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays negotiate and B plays attack 10
    And C uses Extortionist's power on A
    And A says no
    Then A holds exactly attack 04
    And C holds exactly attack 04
    And B holds exactly attack 04
    When the turn ends

  @power:extortionist @E-EXTORTIONIST
  Scenario: There is no half of a single card, of its own cards, or of a destiny card
    Given players A (-), B (-), C (Extortionist), D (-)
    And C holds nothing
    And D holds nothing
    When A encounters B on B1 with 1 ship
    And A invites nobody
    And B invites C and D
    And C joins the defense with 2 ships
    And D joins the defense with 1 ship
    And A plays attack 04 and B plays attack 10
    And C answers C1
    And D answers D1
    Then C holds 2 cards
    And D holds 1 card
    When the turn ends

  @power:extortionist
  Scenario: Zapped, it gets nothing, and nobody has to pay
    Given players A (-), B (-), C (-), D (Extortionist)
    And C holds Cosmic Zap
    And D holds nothing
    When A encounters B on B1 with 1 ship
    And A invites nobody
    And B invites C
    And C joins the defense with 2 ships
    And A plays attack 04 and B plays attack 10
    And C answers C1
    And D uses Extortionist's power on C
    Then C is asked to respond: Cosmic Zap or pass
    When C plays Cosmic Zap
    Then C holds 2 cards
    And D holds no cards
    When the turn ends

  @power:extortionist @rule:R19.6
  Scenario: With two home colonies it gets nothing
    Given players A (-), B (-), C (-), D (Extortionist)
    And D's ships are 10 on D1, 10 on D2
    And C holds nothing
    When A encounters B on B1 with 1 ship
    And A invites nobody
    And B invites C
    And C joins the defense with 4 ships
    And A plays attack 04 and B plays attack 10
    And C answers C1
    Then C holds 4 cards
    When the turn ends

  @super:extortionist
  Scenario: The super flare takes no ship for an answer
    Given players A (-), B (-), C (-), D (Extortionist)
    And C holds nothing
    And D holds Extortionist flare
    When A encounters B on B1 with 1 ship
    And A invites nobody
    And B invites C
    And C joins the defense with 4 ships
    And A plays attack 04 and B plays attack 10
    And C answers C1
    Then D is asked to use: Extortionist's power on C, Extortionist flare (super) on C, pass
    When D plays Extortionist flare
    Then C holds 2 cards
    And D holds 3 cards
    When the turn ends

  @wild:extortionist @rule:R14.11
  Scenario: With the wild flare a failed deal costs only the other dealer, twice as much
    Given players A (-), B (-), C (-)
    And A holds negotiate, Extortionist flare
    When A encounters B on B1 with 1 ship from A1
    And nobody is invited
    And A plays negotiate and B plays negotiate
    Then A is asked to use: Extortionist flare (wild) or pass
    When A plays Extortionist flare
    And B refuses
    Then B is asked which ships to lose (6)
    When B answers 4 ships from B1, 2 from B2
    Then A is asked where ships return to: A1, A2, A3, A4, A5
    When A answers A1
    Then the outcome is: a failed deal
    And B has 6 ships in the warp
    And A has no ships in the warp
    And A holds exactly Extortionist flare
    When the turn ends

  @wild:extortionist @rule:R14.11
  Scenario: Without it both dealers lose three
    Given players A (-), B (-), C (-)
    And A holds negotiate, Extortionist flare
    When A encounters B on B1 with 1 ship from A1
    And nobody is invited
    And A plays negotiate and B plays negotiate
    And A passes
    And B refuses
    And A answers 3 ships from A2
    And B answers 3 ships from B1
    And A answers A1
    Then A has 3 ships in the warp
    And B has 3 ships in the warp
    When the turn ends

  @power:extortionist @power:zombie
  Scenario: A ship that Zombie pays with comes home
    Given players A (-), B (-), C (Zombie), D (Extortionist)
    And C holds nothing
    And D holds nothing
    When A encounters B on B1 with 1 ship
    And A invites nobody
    And B invites C
    And C joins the defense with 2 ships from C1
    And A plays attack 04 and B plays attack 10
    And C answers C1
    And D uses Extortionist's power on C
    And C says yes
    And D answers 1 of C from C2
    And C answers C2
    Then C has no ships in the warp
    And C holds 2 cards
    And D holds no cards
    When the turn ends

  @power:extortionist @rule:R9.3 @rule:R24.5
  Scenario: A new hand is due to Extortionist and all encounter cards are in other hands: a quake
    Given players A (-), B (Extortionist), C (-)
    And the deck is 9 x reinforcement +3
    And A holds attack 04, 10 x attack 08
    And B holds nothing
    And C holds 10 x attack 08
    When A encounters B on B1 with 1 ship
    And nobody is invited
    Then the log says: a cosmic quake
    And A holds 8 cards
    And C holds 8 cards
    And A is asked which encounter card to play
    And B is asked which encounter card to play
