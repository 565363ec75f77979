Feature: Bully says which ships its victims lose

  @power:bully
  Scenario: As the offense it takes ships elsewhere, and those on the target stay beside its own
    Given players A (Bully), B (-), C (-)
    And B's ships are 2 on B1, 1 on B2, 1 on B3, 16 on B4
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then A is asked to use: Bully's power or pass
    When A uses Bully's power
    Then A is asked which ships to lose (2): 2 of B on B1, 1 of B on B2, 1 of B on B3, 16 of B on B4
    When A answers 1 of B from B2, 1 of B from B3
    Then B's ships are 2 on B1, 16 on B4, 2 in the warp
    And A has 3 ships on B1
    And B's power is lost
    When the turn ends

  @power:bully
  Scenario: As the defense it leaves ships in the gate, which return
    Given players A (-), B (Bully), C (-)
    When A encounters B on B1 with 2 ships from A1
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    And B uses Bully's power
    Then B is asked which ships to lose (2): 2 of A in the gate, 2 of A on A1, 4 of A on A2, 4 of A on A3, 4 of A on A4, 4 of A on A5
    When B answers 2 of A from A2
    Then A is asked where ships return to: A1, A2, A3, A4, A5
    When A answers A3
    Then A's ships are 2 on A1, 2 on A2, 6 on A3, 4 on A4, 4 on A5, 2 in the warp

  @power:bully
  Scenario: It may do without, and the ships in the encounter are lost
    Given players A (Bully), B (-), C (-)
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And A passes
    Then B has 4 ships in the warp
    And B has no colony on B1
    When the turn ends

  @power:bully
  Scenario Outline: A negotiate, a defeat, or an opponent without other ships gives it no choice
    Given players A (Bully), B (-), C (-)
    And B's ships are <ships>
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 10 and B plays <card>
    Then the log does not say: Bully's power
    When the turn ends

    Examples:
      | ships                  | card      |
      | 4 on B1, 16 on B2      | negotiate |
      | 4 on B1, 16 on B2      | attack 20 |
      | 4 on B1, 16 in the warp | attack 04 |

  @power:bully
  Scenario: Allies of the loser lose what they sent
    Given players A (Bully), B (-), C (-)
    When A encounters B on B1 with 3 ships
    And A invites nobody
    And B invites C
    And C joins the defense with 2 ships
    And A plays attack 20 and B plays attack 04
    And A uses Bully's power
    And A answers 4 of B from B2
    Then C has 2 ships in the warp
    And B has 4 ships on B1
    And B has no colony on B2
    When the turn ends

  @power:bully @artifact:cosmic-zap
  Scenario: Zapped, it picks nothing
    Given players A (Bully), B (-), C (-)
    And B holds attack 04, Cosmic Zap
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And A uses Bully's power
    Then B is asked to respond: Cosmic Zap or pass
    When B plays Cosmic Zap
    Then B has 4 ships in the warp
    And B has no colony on B1
    When the turn ends

  @power:bully @rule:R19.6
  Scenario: With too few home colonies it picks nothing
    Given players A (Bully), B (-), C (-)
    And A's ships are 10 on A1, 10 on A2
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then B has no colony on B1
    When the turn ends

  @power:bully @AL-FUNGUS-5 @power:fungus
  Scenario: Fungus captures the ships that Bully names
    Given players A (Bully), B (-), C (Fungus)
    And B has 2 ships on B1
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays attack 20 and B plays attack 04
    And A uses Bully's power
    And A answers 1 of B from B2, 1 of B from B3
    Then 2 ships of B lie under ships of C
    And B has 2 ships on B1
    And B has no ships in the warp
    When the turn ends

  @power:bully @power:zombie
  Scenario: Zombie takes the named ships to colonies that do not vanish
    Given players A (Bully), B (Zombie), C (-)
    And B's ships are 2 on B1, 2 on B2, 8 on B3, 8 on B4
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And A uses Bully's power
    And A answers 2 of B from B2
    Then B is asked where ships return to: B1, B3, B4
    When B answers B3
    Then B's ships are 2 on B1, 10 on B3, 8 on B4
    When the turn ends

  @power:bully @power:guerrilla
  Scenario: Guerrilla is beaten and weakens Bully first
    Given players A (Bully), B (Guerrilla), C (-)
    And B has 2 ships on B1
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And A uses Bully's power
    And A answers 2 of B from B2
    Then A has 1 ship on B1
    And B has 2 ships on B1
    And A has 3 ships in the warp
    When the turn ends

  @power:bully @wild:guerrilla
  Scenario: On a planet that was blown up no ship can be left
    Given players A (Bully), B (-), C (-)
    And B holds attack 04, Guerrilla flare
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And B plays Guerrilla flare
    Then B1 is destroyed
    And B has 4 ships in the warp
    And A has 3 ships out of the game
    And the log does not say: Bully's power
    When the turn ends

  @super:bully
  Scenario: With the super flare it picks ships of allies, too, and theirs return
    Given players A (Bully), B (-), C (-), D (-)
    And A holds attack 20, Bully flare
    And B has 1 ship on B1
    When A encounters B on B1 with 3 ships
    And A invites nobody
    And B invites C, D
    And C joins the defense with 2 ships from C1
    And D joins the defense with 1 ship from D1
    And A plays attack 20 and B plays attack 04
    Then A is asked to use: Bully's power, Bully flare (super) or pass
    When A plays Bully flare
    Then A is asked which player: C, D
    When A answers C
    Then A is asked which ships to lose (1): 1 of B on B1, 7 of B on B2, 4 of B on B3, 4 of B on B4, 4 of B on B5
    When A answers 1 of B from B1
    Then A is asked which ships to lose (2): 2 of C beside the planet, 2 of C on C1, 4 of C on C2, 4 of C on C3, 4 of C on C4, 4 of C on C5
    When A answers 2 of C from C1
    Then C is asked where ships return to: C2, C3, C4, C5
    When C answers C2
    Then C's ships are 6 on C2, 4 on C3, 4 on C4, 4 on C5, 2 in the warp
    And D has 1 ship in the warp
    And B has no colony on B1
    And A has 3 ships on B1
    And A holds exactly Bully flare
    When the turn ends

  @super:bully @Z-04 @artifact:cosmic-zap
  Scenario: Zapped through the super flare, it keeps the flare
    Given players A (Bully), B (-), C (-)
    And A holds attack 20, Bully flare
    And B holds attack 04, Cosmic Zap
    When A encounters B on B1 with 3 ships
    And A invites nobody
    And B invites C
    And C joins the defense with 1 ship
    And A plays attack 20 and B plays attack 04
    And A plays Bully flare
    And B plays Cosmic Zap
    Then A holds exactly Bully flare
    And B has 4 ships in the warp
    And C has 1 ship in the warp
    When the turn ends

  @super:bully @artifact:card-zap
  Scenario: The super flare is cancelled, and the power itself is still there
    Given players A (Bully), B (-), C (-)
    And A holds attack 20, Bully flare
    And B holds attack 04, Card Zap
    When A encounters B on B1 with 3 ships
    And A invites nobody
    And B invites C
    And C joins the defense with 1 ship
    And A plays attack 20 and B plays attack 04
    And A plays Bully flare
    Then B is asked to respond: Card Zap or pass
    When B plays Card Zap
    Then A is asked to use: Bully's power or pass
    When A passes
    Then A holds no cards
    And B has 4 ships in the warp
    When the turn ends

  @wild:bully
  Scenario: The wild flare costs a negotiator a colony
    Given players A (-), B (-), C (-)
    And A holds attack 20, Bully flare
    And B has 2 ships on C1
    When A encounters B on B1 with 3 ships from A1
    And nobody is invited
    And A plays attack 20 and B plays negotiate
    Then A is asked to use: Bully flare (wild) or pass
    When A plays Bully flare
    Then B is asked what to choose: grant a colony, lose ships
    When B chooses grant a colony
    Then A is asked which planet: B1, B2, B3, B4, B5, C1
    When A answers C1
    Then A is asked which ships found the colony (1 to 4): 1 on A1, 4 on A2, 4 on A3, 4 on A4, 4 on A5
    When A answers 2 from A2
    Then A has 2 ships on C1
    And B has 2 ships on C1
    And A has 2 foreign colonies

  @wild:bully
  Scenario: Or two ships that are not in the encounter
    Given players A (-), B (-), C (-)
    And B holds attack 20, Bully flare
    And A holds negotiate, attack 05
    When A encounters B on B1 with 4 ships from A1
    And nobody is invited
    And A plays negotiate and B plays attack 20
    And B plays Bully flare
    And A chooses lose ships
    Then A is asked which ships to lose (2): 4 on A2, 4 on A3, 4 on A4, 4 on A5
    When A answers 2 from A2
    Then A has 6 ships in the warp
    And A holds exactly attack 05, Bully flare

  @wild:bully @artifact:emotion-control
  Scenario: A card that has become a negotiate is enough
    Given players A (-), B (-), C (-)
    And A holds attack 20, Bully flare
    And C holds negotiate, Emotion Control
    When A encounters B on B1 with 1 ship from A1
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And C plays Emotion Control
    Then A is asked to use: Bully flare (wild) or pass
    When A plays Bully flare
    And B chooses lose ships
    And B answers 2 from B2
    Then B has 2 ships in the warp
    When A refuses
    And A, asked which ships to lose, answers 3 ships from A2
    And B, asked which ships to lose, answers 3 ships from B3
    And A, asked where ships return to, answers A1
    Then B has 5 ships in the warp
    When the turn ends

  @wild:bully
  Scenario Outline: An attack, or a bystander, is no occasion
    Given players A (-), B (-), C (-)
    And A holds attack 20, <a>
    And C holds negotiate, <c>
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays <card>
    Then the log does not say: Bully flare
    When the turn ends

    Examples:
      | a           | c           | card      |
      | Bully flare | attack 01   | attack 04 |
      | attack 01   | Bully flare | negotiate |

  @wild:bully
  Scenario: With fewer than two ships outside the encounter a colony must be given if there is one to give
    Given players A (-), B (-), C (-)
    And A holds attack 20, Bully flare
    And B's ships are 4 on B1, 1 on B2, 15 in the warp
    When A encounters B on B1 with 1 ship from A1
    And nobody is invited
    And A plays attack 20 and B plays negotiate
    And A plays Bully flare
    Then A is asked which planet: B1, B2
    When A answers B2
    And A answers 1 from A2
    Then A has 1 ship on B2
    And A has 1 ship on B1
    When the turn ends

  @wild:bully
  Scenario: Where no colony can be given, as many ships as there are
    Given players A (-), B (-), C (-)
    And A holds attack 20, Bully flare
    And A's ships are 1 on A1, 1 on B2, 18 in the warp
    And B's ships are 4 on B1, 1 on B2, 15 in the warp
    When the turn begins
    And A retrieves a ship to A1
    And A encounters B on B1 with 2 from A1, 1 from B2
    And nobody is invited
    And A plays attack 20 and B plays negotiate
    And A plays Bully flare
    Then B has 20 ships in the warp

  @wild:bully @artifact:card-zap
  Scenario: The wild flare is cancelled
    Given players A (-), B (-), C (-)
    And A holds attack 20, Bully flare
    And C holds negotiate, Card Zap
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays negotiate
    And A plays Bully flare
    Then C is asked to respond: Card Zap or pass
    When C plays Card Zap
    Then B has 4 ships in the warp
    And A has 1 foreign colony
    And A holds no cards
    When the turn ends
