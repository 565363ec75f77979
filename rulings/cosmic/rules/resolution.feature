Feature: Resolution

  @rule:R12.1 @rule:R12.2 @rule:R2.6
  Scenario: The offense wins: the losing side goes to the warp, all ships in the gate land
    Given players A (-), B (-), C (-), D (-)
    When A encounters B on B1 with 2 ships
    And A invites C
    And B invites D
    And C joins the offense with 3 ships
    And D joins the defense with 1 ship
    And A plays attack 30 and B plays attack 04
    Then A has 2 ships on B1
    And C has 3 ships on B1
    And B has 4 ships in the warp
    And D has 1 ship in the warp
    And A has 1 foreign colony
    And C has 1 foreign colony
    And B has 4 home colonies

  @rule:R12.2
  Scenario: An ally strengthens the colony it has there
    Given players A (-), B (-), C (-)
    And C has 2 ships on B1
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 3 ships from C1
    And A plays attack 30 and B plays attack 04
    Then C has 5 ships on B1
    And C has 1 foreign colony

  @rule:R12.6 @rule:R19.6
  Scenario: The defense may lose its power with the planet
    Given players A (-), B (Human), C (-)
    And B's ships are 2 on B1, 9 on B2, 9 on B3
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 30 and B plays attack 04
    Then B's power is lost
    And B has 2 home colonies

  @rule:R13.1 @rule:R13.2 @rule:R13.3
  Scenario: The defense wins: ships in the gate go to the warp, its own stay, its allies go home
    Given players A (-), B (-), C (-), D (-)
    When A encounters B on B1 with 2 ships
    And A invites C
    And B invites D
    And C joins the offense with 3 ships
    And D joins the defense with 2 ships from D1
    And A plays attack 04 and B plays attack 20
    Then D is asked where ships return to: D1, D2, D3, D4, D5
    When D answers 1 to D1, 1 to D5
    Then A has 2 ships in the warp
    And C has 3 ships in the warp
    And B has 4 ships on B1
    And D has 5 ships on D5
    And D holds 3 cards
    And C holds exactly negotiate
    And A holds no cards

  @rule:O1 @rule:R17.1
  Scenario: Ships are lost and land before compensation is collected
    Given players A (-), B (-), C (-)
    And A holds attack 20, attack 08
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays negotiate
    Then the log says in this order: outcome; lost in the encounter; land; B collects 4 from A as compensation; discarded: attack 20, negotiate

  @rule:O1 @rule:R17.1
  Scenario: Ships of allies go home before rewards
    Given players A (-), B (-), C (-)
    When A encounters B on B1 with 1 ship
    And A invites nobody
    And B invites C
    And C joins the defense with 1 ship from C1
    And A plays attack 04 and B plays attack 20
    And C, asked where ships return to, answers C1
    Then the log says in this order: lost in the encounter; return; C receives 1 reward; discarded: attack 04, attack 20

  @rule:R15.1
  Scenario: Who lost with an attack gets no compensation
    Given players A (-), B (-), C (-)
    And A holds attack 20, attack 08, attack 09
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then B holds no cards
    And A holds exactly attack 08, attack 09
    When the turn ends

  @rule:R15.1
  Scenario: A morph that copied a negotiate would deal; one that copied an attack loses without compensation
    Given players A (-), B (-), C (-)
    And A holds attack 20, attack 08, attack 09
    And B has 1 ship on B1
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 20 and B plays morph
    Then the outcome is: A wins
    And B holds no cards
    When the turn ends

  @rule:R15.2
  Scenario: The offense collects one card for each of its ships in the gate, none for its allies'
    Given players A (-), B (-), C (-)
    And B holds attack 20, 6 x attack 08
    When A encounters B on B1 with 2 ships
    And A invites C
    And B invites nobody
    And C joins the offense with 3 ships
    And A plays negotiate and B plays attack 20
    Then A holds exactly 2 x attack 08
    And B holds exactly 4 x attack 08
    And C holds exactly negotiate

  @rule:R15.3
  Scenario: No more than the whole hand
    Given players A (-), B (-), C (-)
    And A holds attack 20, attack 08, attack 09
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays negotiate
    Then B has 4 ships in the warp
    And B holds exactly attack 08, attack 09
    And A holds no cards

  @rule:R15.2
  Scenario: Without a ship on the planet there is nothing to collect
    Given players A (-), B (-), C (-)
    And B has 0 ships on B1
    And A holds attack 20, attack 08
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays negotiate
    Then B holds no cards
    And A holds exactly attack 08
    When the turn ends

  @rule:R15.4
  Scenario: The victim may play cards until collecting begins
    Given players A (-), B (-), C (-)
    And A holds attack 20, Ionic Gas, reinforcement +2
    And B has 1 ship on B1
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays negotiate
    And A plays reinforcement +2
    And A chooses offense
    Then A is asked to use: Ionic Gas or pass
    When A passes
    Then B holds exactly Ionic Gas

  @rule:O2 @rule:R15.2 @power:grudge
  Scenario: Ships paid beside the encounter bring no compensation
    Given players A (Grudge), B (-), C (-)
    And A holds attack 20, 6 x attack 08
    And B has 2 ships on B1
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C declines
    And A plays attack 20 and B plays negotiate
    And C, asked which ships to lose, answers 1 from C1
    Then B holds exactly 2 x attack 08
    And C holds exactly negotiate
    When the turn ends

  @rule:R16.1 @rule:R16.2 @rule:R16.3
  Scenario: One reward per ship; the split is announced before anything is taken
    Given players A (-), B (-), C (-)
    And C has 2 ships in the warp
    And C holds negotiate
    And the deck begins with attack 14, attack 15
    When A encounters B on B1 with 1 ship
    And A invites nobody
    And B invites C
    And C joins the defense with 3 ships from C3
    And A plays attack 04 and B plays attack 20
    And C, asked where ships return to, answers C3
    Then C is asked how to split rewards (3): 2 ships or 3 cards
    And C holds exactly negotiate
    When C answers 1 ship, 2 cards
    Then C is asked where ships return to
    And C holds exactly negotiate
    When C answers C2
    Then C holds exactly negotiate, attack 14, attack 15
    And C has 1 ship in the warp

  @rule:R16.2
  Scenario: With nothing in the warp all rewards are cards
    Given players A (-), B (-), C (-)
    And C holds nothing
    When A encounters B on B1 with 1 ship
    And A invites nobody
    And B invites C
    And C joins the defense with 2 ships from C1
    And A plays attack 04 and B plays attack 20
    And C, asked where ships return to, answers C1
    Then C holds exactly 2 x attack 06

  @rule:R16.1
  Scenario: Allies of a winning offense get no rewards, only the colony
    Given players A (-), B (-), C (-)
    And C holds negotiate
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 2 ships
    And A plays attack 20 and B plays attack 04
    Then C holds exactly negotiate
    And C has a colony on B1

  @rule:R16.1 @rule:R23.1
  Scenario: Rewards of several allies are received clockwise from the offense
    Given players A (-), B (-), C (-), D (-)
    And it is C's turn
    And A has 1 ship in the warp
    And D has 1 ship in the warp
    When C encounters B on B1 with 1 ship
    And C invites nobody
    And B invites A, D
    And D joins the defense with 1 ship from D1
    And A joins the defense with 1 ship from A1
    And C plays attack 04 and B plays attack 20
    And D, asked where ships return to, answers D1
    And A, asked where ships return to, answers A1
    Then D is asked how to split rewards (1): 1 ship or 1 card
    And A is not asked anything
    When D answers 1 card
    Then A is asked how to split rewards (1): 1 ship or 1 card
    When A answers 1 ship
    And A, asked where ships return to, answers A2
    Then A has no ships in the warp
    And the log says in this order: D receives 1 reward; A receives 1 reward

  @rule:R2.9 @power:zombie @rule:R2.8
  Scenario: Ships that Zombie saves were losing but are not lost: no compensation
    Given players A (-), B (Zombie), C (Healer)
    And A holds attack 20, attack 08
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays negotiate
    And B, asked where ships return to, answers B2
    Then B has no ships in the warp
    And A holds exactly attack 08
    And C holds exactly negotiate
    When the turn ends

  @rule:R2.9 @rule:R14.12 @power:void
  Scenario: Void does not reach the ships of a failed deal
    Given players A (Void), B (-), C (-)
    When A encounters B on B1 with 1 ship from A1
    And nobody is invited
    And A plays negotiate and B plays negotiate
    And A refuses
    And A, asked which ships to lose, answers 3 from A2
    And B, asked which ships to lose, answers 3 from B2
    And A, asked where ships return to, answers A1
    Then B has 3 ships in the warp
    And B has no ships out of the game

  @rule:R23.1 @artifact:plague
  Scenario: At the same moment the offense comes first, then clockwise
    Given players A (-), B (-), C (-)
    And A holds attack 06, Plague
    And B holds attack 06, Plague
    And C holds Plague
    When the turn begins
    Then A is asked to use: Plague or pass
    When A passes
    Then B is asked to use: Plague or pass
    When B passes
    Then C is asked to use: Plague or pass
    When C passes
    Then A is asked whom to encounter

  @rule:R23.1
  Scenario: Once the defense is known it comes right after the offense
    Given players A (-), B (-), C (-), D (-)
    And A holds attack 10, reinforcement +2
    And B holds reinforcement +2
    And C holds attack 10, reinforcement +2
    And D holds reinforcement +2
    When A encounters C on C1 with 1 ship
    And A invites B, D
    And C invites nobody
    And B joins the offense with 1 ship
    And D joins the offense with 1 ship
    And A plays attack 10 and C plays attack 10
    Then A is asked to use: reinforcement +2 or pass
    When A passes
    Then C is asked to use: reinforcement +2 or pass
    When C passes
    Then B is asked to use: reinforcement +2 or pass
    When B passes
    Then D is asked to use: reinforcement +2 or pass
    When D passes
    Then the outcome is: C wins

  @rule:R23.2 @artifact:plague
  Scenario: After a use everybody may decide anew
    Given players A (-), B (-), C (-)
    And A holds attack 06, attack 08, Plague
    And C holds Plague, attack 06
    When the turn begins
    And A passes
    And C plays Plague
    And C answers B
    And B, asked which ships to lose, answers 3 from B1
    Then A is asked to use: Plague or pass
    When A passes
    Then A is asked whom to encounter
