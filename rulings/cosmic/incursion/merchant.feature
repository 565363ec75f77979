Feature: Merchant plays cards as ships

  @power:merchant
  Scenario: Cards count as ships of the offense and come back to the hand
    Given players A (Merchant), B (-), C (-)
    And A holds attack 08, negotiate, attack 01, reinforcement +3
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 08 and B plays attack 06
    Then A is asked to use: Merchant's power or pass
    When A uses Merchant's power
    Then A is asked which cards to choose (1 to 3): negotiate, attack 01, reinforcement +3
    When A answers negotiate, attack 01
    Then A holds exactly reinforcement +3
    And the total of the offense is 14: attack 08, ships 6
    And A has 6 ships in the gate
    When everybody passes
    Then the outcome is: A wins
    And A has 4 ships on B1
    And A holds exactly negotiate, attack 01, reinforcement +3
    When the turn ends

  @power:merchant
  Scenario: Hired ships of the defense stand beside the planet
    Given players A (-), B (Merchant), C (-)
    And B holds attack 04, negotiate, negotiate
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 08 and B plays attack 04
    And B uses Merchant's power
    And B answers negotiate, negotiate
    Then the total of the defense is 10: attack 04, ships 6
    And B has 4 ships on B1
    And B holds exactly negotiate, negotiate
    And the outcome is: B wins
    When the turn ends

  @power:merchant
  Scenario: Hired ships that lose are discarded
    Given players A (Merchant), B (-), C (-)
    And A holds attack 04, negotiate, attack 01
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    And A uses Merchant's power
    And A answers negotiate
    Then A has 1 ship in the warp
    And A holds exactly attack 01
    And the discard pile is negotiate, attack 04, attack 20
    When the turn ends

  @power:merchant
  Scenario: An ally hires, and takes its cards back without being asked where they go
    Given players A (-), B (-), C (Merchant)
    And C holds negotiate, negotiate
    When A encounters B on B1 with 1 ship
    And A invites nobody
    And B invites C
    And C joins the defense with 1 ship
    And A plays attack 08 and B plays attack 06
    And C uses Merchant's power
    And C answers negotiate
    Then the total of the defense is 12: attack 06, ships 6
    And C is asked where ships return to
    When C answers C1
    Then C holds exactly negotiate, negotiate, 2 x attack 06
    When the turn ends

  @power:merchant
  Scenario: Without a ship in the encounter or a card in hand nothing is hired
    Given players A (-), B (Merchant), C (-)
    And B has 0 ships on B1
    And B holds attack 06, negotiate
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 06
    Then the total of the defense is 6: attack 06, ships 0
    And B holds exactly negotiate
    When the turn ends

  @power:merchant @artifact:cosmic-zap
  Scenario: Zapped, it has its cards in hand
    Given players A (Merchant), B (-), C (-)
    And A holds attack 08, negotiate
    And C holds Cosmic Zap
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 08 and B plays attack 06
    And A uses Merchant's power
    Then C is asked to respond: Cosmic Zap or pass
    When C plays Cosmic Zap
    Then A holds exactly negotiate
    And the total of the offense is 9: attack 08, ships 1
    When the turn ends

  @power:merchant
  Scenario: With too few home colonies it hires nobody
    Given players A (Merchant), B (-), C (-)
    And A's ships are 4 on A1, 4 on A2, 12 on C1
    And A holds attack 08, negotiate
    When A encounters B on B1 with 1 ship from C1
    And nobody is invited
    And A plays attack 08 and B plays attack 06
    Then A's power is lost
    And the total of the offense is 9: attack 08, ships 1
    When the turn ends

  @power:merchant @AL-MERCHANT-2
  Scenario: Hired ships are no cards that could be taken as compensation
    Given players A (Merchant), B (-), C (-)
    And A holds attack 08, negotiate, negotiate, negotiate, attack 01
    And B has 3 ships on B1
    And B holds negotiate
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 08 and B plays negotiate
    And A uses Merchant's power
    And A answers negotiate, negotiate, negotiate
    Then B holds exactly attack 01
    And A holds exactly negotiate, negotiate, negotiate
    When the turn ends

  @power:merchant @AL-MERCHANT-3 @power:fungus
  Scenario: A captured hired ship is discarded
    Given players A (Merchant), B (Fungus), C (-)
    And A holds attack 04, negotiate
    And B has 1 ship on B1
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    And A uses Merchant's power
    Then 1 ship of A lies under ships of B
    And A holds no cards
    And the discard pile is negotiate, attack 04, attack 20
    When the turn ends

  @power:merchant
  Scenario: Hired ships lost by a negotiate are paid for in cards
    Given players A (Merchant), B (-), C (-)
    And A holds negotiate, attack 01, attack 00
    And B holds attack 08, 5 x attack 05
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays negotiate and B plays attack 08
    And A uses Merchant's power
    And A answers attack 00, attack 01
    Then A holds exactly 3 x attack 05
    When the turn ends

  @power:merchant @power:chronos @AL-CHRONOS-2
  Scenario: When time runs back, hired ships are cards in hand again
    Given players A (Merchant), B (Chronos), C (-)
    And A holds attack 08, negotiate
    And B holds attack 04, attack 05
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 08 and B plays attack 04
    And A uses Merchant's power
    Then B is asked to use: Chronos's power or pass
    When B uses Chronos's power
    And A says no
    Then A has 1 ship in the gate
    And A holds exactly negotiate
    When A plays negotiate and B plays attack 05
    Then the outcome is: B wins
    When the turn ends

  @power:merchant @power:healer
  Scenario: There is no healing for a hired ship
    Given players A (Merchant), B (-), C (Healer)
    And A holds attack 04, negotiate
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    And A uses Merchant's power
    Then C is asked to use: Healer's power on A or pass
    When C uses Healer's power on A
    And A, asked where ships return to, answers A1
    Then A has no ships in the warp
    And A holds no cards
    And the discard pile is negotiate, attack 04, attack 20
    When the turn ends

  @wild:merchant
  Scenario: With the wild flare each card in hand adds 1, and the flare, too
    Given players A (-), B (-), C (Merchant)
    And A holds attack 08, negotiate, negotiate, Merchant flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 08 and B plays attack 06
    Then A is asked to use: Merchant flare (wild) or pass
    When A plays Merchant flare
    Then the total of the offense is 12: attack 08, ships 1, Merchant flare +3
    And A holds exactly negotiate, negotiate, Merchant flare
    When the turn ends

  @wild:merchant @artifact:card-zap
  Scenario: The wild flare is Card-Zapped
    Given players A (-), B (-), C (Merchant)
    And A holds attack 08, negotiate, Merchant flare
    And B holds attack 06, Card Zap
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 08 and B plays attack 06
    And A plays Merchant flare
    And B plays Card Zap
    Then the total of the offense is 9: attack 08, ships 1
    And A holds exactly negotiate
    When the turn ends

  @super:merchant
  Scenario: With the super flare ships from the warp take the places of hired ships
    Given players A (Merchant), B (-), C (-)
    And A has 3 ships in the warp
    And A holds attack 08, negotiate, attack 01, Merchant flare
    When A retrieves a ship to A1
    And A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 08 and B plays attack 04
    And A uses Merchant's power
    And A answers negotiate, attack 01
    Then A is asked to use: Merchant flare (super) or pass
    When A plays Merchant flare
    Then A is asked which cards to discard (1 to 2): negotiate, attack 01
    When A answers negotiate
    Then A has 3 ships on B1
    And A has 1 ship in the warp
    And A holds exactly attack 01, Merchant flare
    And the discard pile ends with negotiate
    When the turn ends

  @super:merchant
  Scenario: Where hired ships would go home, the ships from the warp do
    Given players A (-), B (Merchant), C (-)
    And B has 1 ship in the warp
    And B holds attack 04, negotiate, Merchant flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 06 and B plays attack 04
    And B uses Merchant's power
    And B answers negotiate
    And B plays Merchant flare
    And B, asked where ships return to, answers B2
    Then B has no ships in the warp
    And B holds exactly Merchant flare
    When the turn ends

  @super:merchant @artifact:card-zap
  Scenario: The super flare is Card-Zapped, and the card comes back
    Given players A (Merchant), B (-), C (-)
    And A has 3 ships in the warp
    And A holds attack 08, negotiate, Merchant flare
    And C holds Card Zap
    When A retrieves a ship to A1
    And A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 08 and B plays attack 04
    And A uses Merchant's power
    And A answers negotiate
    And A plays Merchant flare
    And C plays Card Zap
    Then A has 2 ships on B1
    And A has 2 ships in the warp
    And A holds exactly negotiate
    When the turn ends

  @super:merchant @Z-01
  Scenario: Merchant's super flare uses no power: no Cosmic Zap answers it
    Given players A (Merchant), B (-), C (-)
    And A's ships are 4 on A1, 4 on A2, 4 on A3, 4 on A4, 2 on A5, 2 in the warp
    And A holds attack 40, attack 04, Merchant flare
    And B holds attack 05
    And C holds Cosmic Zap
    When the turn begins
    And A retrieves a ship to A1
    And A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 40 and B plays attack 05
    And A uses Merchant's power
    And A answers attack 04
    And C passes
    And A plays Merchant flare
    Then C is not asked anything
    And A has 2 ships on B1
    And the discard pile ends with attack 04

  @super:merchant @Z-04 @artifact:cosmic-zap
  Scenario: A Merchant zapped while hiring has no super side
    Given players A (Merchant), B (-), C (-)
    And A has 3 ships in the warp
    And A holds attack 08, negotiate, Merchant flare
    And C holds Cosmic Zap
    When A retrieves a ship to A1
    And A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 08 and B plays attack 04
    And A uses Merchant's power
    And A answers negotiate
    And C plays Cosmic Zap
    Then A is asked to use: Merchant flare (wild) or pass
    When A passes
    Then A has 2 ships on B1
    And A has 2 ships in the warp
    When the turn ends
