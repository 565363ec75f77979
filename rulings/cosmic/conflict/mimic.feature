Feature: Mimic brings its hand to the size of its opponent's, and copies cards

  @power:mimic
  Scenario: It draws up to the size of the opponent's hand
    Given players A (Mimic), B (-), C (-)
    And A holds attack 20
    And B holds attack 04, negotiate, negotiate, negotiate
    When A encounters B on B1 with 1 ship
    And nobody is invited
    Then A holds 4 cards
    When A plays attack 20 and B plays attack 04
    Then the outcome is: A wins
    When the turn ends

  @power:mimic
  Scenario: It discards down to the size of the opponent's hand, by its own choice
    Given players A (-), B (Mimic), C (-)
    And A holds attack 20, negotiate
    And B holds attack 04, negotiate, attack 08, attack 12
    When A encounters B on B1 with 1 ship
    And nobody is invited
    Then B is asked which cards to discard (2): attack 04, negotiate, attack 08, attack 12
    When B answers negotiate, attack 08
    Then B holds exactly attack 04, attack 12
    When A plays attack 20 and B plays attack 04
    Then the outcome is: A wins
    When the turn ends

  @power:mimic
  Scenario: Hands of the same size leave nothing to do, and a bystander's hand is nobody's business
    Given players A (-), B (-), C (Mimic)
    And A holds attack 20, negotiate
    And C holds negotiate
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then C holds 1 card
    When the turn ends

  @power:mimic
  Scenario: Zapped, its hand stays as it is
    Given players A (Mimic), B (-), C (-)
    And A holds attack 20
    And B holds attack 04, negotiate, Cosmic Zap
    When A encounters B on B1 with 1 ship
    And nobody is invited
    Then B is asked to respond: Cosmic Zap or pass
    When B plays Cosmic Zap
    Then A holds exactly attack 20
    When A plays attack 20 and B plays attack 04
    Then the outcome is: A wins
    When the turn ends

  @power:mimic @rule:R19.6
  Scenario: Without enough home colonies it does nothing
    Given players A (Mimic), B (-), C (-)
    And A's ships are 10 on A1, 10 on A2
    And A holds attack 20
    And B holds attack 04, negotiate
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then A holds no cards
    When the turn ends

  @power:mimic @super:mimic
  Scenario: The super flare makes it eight cards
    Given players A (Mimic), B (-), C (-)
    And A holds attack 20, Mimic flare
    And B holds attack 04, negotiate
    When A encounters B on B1 with 1 ship
    And nobody is invited
    Then A is asked to use: Mimic flare (super) or pass
    When A plays Mimic flare
    Then A holds 9 cards
    When A plays attack 20 and B plays attack 04
    Then the outcome is: A wins
    When the turn ends

  @power:mimic @power:chosen
  Scenario: A card drawn before selecting counts for the hand it copies
    Given players A (Mimic), B (-), C (-)
    And A holds attack 20
    And B holds attack 04, negotiate, Chosen flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    Then A holds 3 cards
    And B is asked to use: Chosen flare (wild) or pass
    When B plays Chosen flare
    Then B holds 4 cards
    And A holds 3 cards
    When A plays attack 20 and B plays attack 04
    Then the outcome is: A wins
    When the turn ends

  @wild:mimic
  Scenario: The wild flare copies an artifact, as if its holder had played it
    Given players A (-), B (-), C (-)
    And A holds attack 20, Plague
    And C holds Mimic flare, negotiate
    And B holds attack 04
    And the next destiny is B's colour
    When the turn begins
    Then A is asked to use: Plague or pass
    When A plays Plague
    Then C is asked to respond: Mimic flare (wild) or pass
    When C plays Mimic flare
    Then C is asked which player: A, B, C
    When C answers A
    And A answers 3 ships from A1
    Then A has 3 ships in the warp
    And A holds exactly nothing
    When A answers B
    And B answers 3 ships from B1
    Then B has 3 ships in the warp
    And B holds no cards
    And C holds exactly negotiate
    And the discard pile ends with Mimic flare, attack 04, Plague
    When A retrieves a ship to A1
    Then A is asked which planet to aim at

  @wild:mimic @AL-MIMIC-1 @rule:R22.5
  Scenario: The copier needs the role that the card demands
    Given players A (-), B (-), C (-)
    And A holds attack 20, Human flare
    And B holds attack 04, negotiate
    And C holds Mimic flare, negotiate
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays attack 20 and B plays attack 04
    Then A is asked to use: Human flare (wild) or pass
    When A plays Human flare
    Then the outcome is: A wins
    And the total of the offense is 44: attack 20, Human flare = 42, ships 2
    When the turn ends

  @wild:mimic @AL-MIMIC-1 @rule:R22.5
  Scenario: The other main player has that role
    Given players A (-), B (-), C (-)
    And A holds attack 20, Human flare
    And B holds attack 04, Mimic flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And A plays Human flare
    Then B is asked to respond: Mimic flare (wild) or pass
    When B plays Mimic flare
    Then the total of the offense is 43: attack 20, Human flare = 42, ships 1
    And the total of the defense is 46: attack 04, Human flare = 42, ships 4
    And the outcome is: B wins
    When the turn ends

  @wild:mimic
  Scenario: Afterwards the flare is the Mimic's
    Given players A (-), B (-), C (Mimic)
    And the next destiny is B's colour
    And A holds attack 20, Plague
    And B holds attack 04, Mimic flare
    And C holds negotiate
    When the turn begins
    And A plays Plague
    And B plays Mimic flare
    And B answers C
    And C answers 3 ships from C1
    Then C has 3 ships in the warp
    And C holds exactly Mimic flare
    When A answers C
    And C answers 3 ships from C2
    Then C has 6 ships in the warp
    And C holds no cards
    And A is asked which planet to aim at

  @wild:mimic @rule:R22.5
  Scenario: Who is not the offense cannot copy what only the offense may play
    Given players A (-), B (-), C (-)
    And the next destiny is B's colour
    And A holds attack 20, Mobius Tubes
    And A has 2 ships in the warp
    And B holds attack 04, Mimic flare
    And B has 1 ship in the warp
    When the turn begins
    And A plays Mobius Tubes
    And A answers A1
    And B answers B1
    Then A has no ships in the warp
    And B holds Mimic flare
    And A is asked which planet to aim at

  @power:mimic @rule:R19.6
  Scenario: If it loses its power while alliances form, its hand stays as it is
    Given players A (Mimic), B (-), C (-)
    And A's ships are 10 on A1, 9 on A2, 1 on A3
    And A holds attack 20
    And B holds attack 04, negotiate
    When A encounters B on B1 with 1 ship from A3
    And nobody is invited
    Then A's power is lost
    And A holds exactly attack 20
    When A plays attack 20 and B plays attack 04
    Then the outcome is: A wins
    When the turn ends

  @power:mimic @rule:R9.4 @rule:R9.6
  Scenario: Against an empty hand it draws a new one, and that one it keeps
    Given players A (-), B (Mimic), C (-)
    And A holds attack 06
    And B holds attack 08, Plague
    When the turn begins
    And B plays Plague
    And B answers A
    And A, asked which ships to lose, answers 3 from A1
    And A retrieves a ship to A1
    And A encounters B on B1 with 2 ships from A2
    And nobody is invited
    And A, asked where ships return to, answers A2
    Then the outcome is: no result
    And B holds 8 cards
    And it is B's turn

  @wild:mimic @artifact:card-zap
  Scenario: The wild flare is cancelled, and the original works
    Given players A (-), B (-), C (Mimic)
    And A holds negotiate, Plague
    And B holds negotiate, Mimic flare
    And C holds negotiate, Card Zap
    When the turn begins
    And A plays Plague
    And B plays Mimic flare
    And C plays Card Zap
    And A answers B
    And B answers 3 ships from B1
    Then B holds exactly nothing
    And C holds exactly negotiate
    And A is asked whom to encounter

  @wild:mimic
  Scenario: Where nobody plays Mimic the wild flare is discarded
    Given players A (-), B (-), C (-)
    And A holds negotiate, Plague
    And B holds attack 08, Mimic flare
    When the turn begins
    And A plays Plague
    And B plays Mimic flare
    And B answers A
    And A answers 3 ships from A1
    And A answers C
    And C answers 3 ships from C1
    Then B holds exactly attack 08
    And the discard pile holds Mimic flare among others
    And A is asked where to put the retrieved ship

  @super:mimic @artifact:card-zap
  Scenario: The super flare is cancelled, and the power matches the opponent
    Given players A (Mimic), B (-), C (-)
    And A holds attack 04, attack 05, Mimic flare
    And B holds attack 20, Card Zap
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays Mimic flare
    And B plays Card Zap
    Then A is asked which cards to discard (1): attack 04, attack 05

  @super:mimic @artifact:cosmic-zap @Z-04
  Scenario: Zapped through the super flare, which stays unplayed
    Given players A (Mimic), B (-), C (-)
    And A holds attack 04, Mimic flare
    And B holds attack 20, negotiate, Cosmic Zap
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays Mimic flare
    And B plays Cosmic Zap
    Then A holds exactly attack 04, Mimic flare
    And A is asked which encounter card to play
    And B is asked which encounter card to play

  @power:mimic @power:miser @rule:R9.9
  Scenario: Of Miser it copies the hand alone
    Given players A (Mimic), B (Miser), C (-)
    And in the setup B answers the second hand
    And Miser's sheet holds 3 x attack 40
    And A holds 4 x attack 04
    And B holds attack 20, attack 08
    When A encounters B on B1 with 1 ship
    And nobody is invited
    Then A is asked which cards to discard (2)

  @super:mimic
  Scenario: With eight cards besides the flare there is nothing to match
    Given players A (Mimic), B (-), C (-)
    And A holds 8 x attack 04, Mimic flare
    And B holds 9 x attack 20
    When A encounters B on B1 with 1 ship
    And nobody is invited
    Then A is not asked to use Mimic flare
    And A is asked which encounter card to play
    And B is asked which encounter card to play

  @super:mimic
  Scenario: It may discard down to eight
    Given players A (Mimic), B (-), C (-)
    And A holds 9 x attack 04, Mimic flare
    And B holds attack 20
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays Mimic flare
    And A answers attack 04
    Then A holds exactly 8 x attack 04, Mimic flare
    And A is asked which encounter card to play
    And B is asked which encounter card to play
