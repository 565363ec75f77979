Feature: Guerrilla makes victors pay

  @power:guerrilla @E-GUERRILLA @power:cudgel
  Scenario: Beaten, it leaves each victor one ship, and all that follows counts the rest only
    Given players A (Guerrilla), B (Cudgel), C (-)
    And A has 4 ships on A1
    When A encounters B on B1 with 1 ship from A2
    And A invites nobody
    And B invites C
    And C joins the defense with 4 ships from C1
    And A plays attack 04 and B plays attack 20
    Then B has 3 ships in the warp
    And C has 3 ships in the warp
    And A is asked which ships to lose (1): 4 on A1, 3 on A2, 4 on A3, 4 on A4, 4 on A5
    When A answers 1 ship from A1
    And C, asked where ships return to, answers C2
    And C, asked how to split rewards, answers 1 card
    Then C holds exactly negotiate, attack 06
    And A has 2 ships in the warp
    And B has 1 ship on B1

  @power:guerrilla
  Scenario: As the defense it weakens the attackers before they land
    Given players A (-), B (Guerrilla), C (-)
    When A encounters B on B1 with 4 ships
    And A invites C
    And B invites nobody
    And C joins the offense with 2 ships
    And A plays attack 20 and B plays attack 04
    Then A has 1 ship on B1
    And C has 1 ship on B1
    And A has 3 ships in the warp
    And C has 1 ship in the warp
    When the turn ends

  @power:guerrilla
  Scenario Outline: A win, or a lone victor, gives it nothing to do
    Given players A (-), B (Guerrilla), C (-)
    When A encounters B on B1 with <ships>
    And nobody is invited
    And A plays attack <mine> and B plays attack 10
    Then the outcome is: <winner> wins
    And the log does not say: Guerrilla's power
    When the turn ends

    Examples:
      | ships   | mine | winner |
      | 1 ship  | 20   | A      |
      | 4 ships | 04   | B      |

  @power:guerrilla @G-015
  Scenario: A failed deal is no defeat
    Given players A (-), B (Guerrilla), C (-)
    When A encounters B on B1 with 4 ships from A1
    And nobody is invited
    And A plays negotiate and B plays negotiate
    And A refuses
    And A, asked which ships to lose, answers 3 ships from A2
    And B, asked which ships to lose, answers 3 ships from B2
    And A, asked where ships return to, answers A3
    Then the log does not say: Guerrilla's power
    When the turn ends

  @power:guerrilla @wild:loser
  Scenario: Where both sides lose nobody is weakened
    Given players A (-), B (Guerrilla), C (-)
    And A holds attack 20, Loser flare
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays Loser flare
    Then the outcome is: both sides lose
    And A has 4 ships in the warp
    And B has 4 ships in the warp
    And the log does not say: Guerrilla's power

  @power:guerrilla @artifact:cosmic-zap
  Scenario: Zapped, it weakens nobody
    Given players A (-), B (Guerrilla), C (-)
    And A holds attack 20, Cosmic Zap
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then A is asked to respond: Cosmic Zap or pass
    When A plays Cosmic Zap
    Then A has 4 ships on B1
    When the turn ends

  @power:guerrilla @rule:R19.6
  Scenario: With too few home colonies it weakens nobody
    Given players A (-), B (Guerrilla), C (-)
    And B's ships are 2 on B1, 18 on B2
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then A has 4 ships on B1
    When the turn ends

  @power:guerrilla @power:healer
  Scenario: Healer gives a victor its ships back
    Given players A (-), B (Guerrilla), C (Healer)
    When A encounters B on B1 with 4 ships from A1
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then C is asked to use: Healer's power on A or pass
    When C uses Healer's power on A
    And A, asked where ships return to, answers A2
    And C, asked to use, answers pass
    Then A has 1 ship on B1
    And A has 7 ships on A2
    When the turn ends

  @power:guerrilla @power:fungus
  Scenario: A victor chooses which of its different ships stays
    Given players A (Fungus), B (Guerrilla), C (-)
    And B has 1 ship on B1
    And 2 ships of C lie under a ship of A on A1
    When A encounters B on B1 with 1 stack of 3 from A1, 1 from A2
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then A is asked which ships to lose (1): 1 stack of 3 in the gate, 1 in the gate
    When A answers 1 stack of 3
    Then C has 2 ships in the warp
    And 1 ship of B lies under ships of A
    And A has 1 ship in the warp
    When the turn ends

  @super:guerrilla
  Scenario: With the super flare those with three ships or fewer lose them all
    Given players A (-), B (Guerrilla), C (-)
    And B holds attack 04, Guerrilla flare
    When A encounters B on B1 with 4 ships
    And A invites C
    And B invites nobody
    And C joins the offense with 3 ships
    And A plays attack 20 and B plays attack 04
    Then B is asked to use: Guerrilla's power, Guerrilla flare (super)
    When B plays Guerrilla flare
    Then A has 1 ship on B1
    And C has no colony on B1
    And C has 3 ships in the warp
    And B holds exactly Guerrilla flare
    When the turn ends

  @super:guerrilla
  Scenario: Nobody may be left to land, and the encounter is won all the same
    Given players A (-), B (Guerrilla), C (-)
    And B holds attack 04, Guerrilla flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then B is asked to use: Guerrilla flare (super) or pass
    When B plays Guerrilla flare
    Then the outcome is: A wins
    And A has no colony on B1
    And A has 1 ship in the warp
    And B has 4 ships in the warp
    When the turn ends

  @super:guerrilla
  Scenario: Against larger fleets alone the super flare is of no use
    Given players A (-), B (Guerrilla), C (-)
    And B holds attack 04, Guerrilla flare
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then A has 1 ship on B1
    And B holds exactly Guerrilla flare
    When the turn ends

  @super:guerrilla @Z-04 @artifact:cosmic-zap @wild:guerrilla
  Scenario: Zapped through the super flare, it keeps the flare and may use its wild side
    Given players A (-), B (Guerrilla), C (-)
    And A holds attack 20, Cosmic Zap
    And B holds attack 04, Guerrilla flare
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And B plays Guerrilla flare
    And A plays Cosmic Zap
    Then B is asked to use: Guerrilla flare (wild) or pass
    When B passes
    Then A has 3 ships on B1
    And B holds exactly Guerrilla flare
    When the turn ends

  @wild:guerrilla @AL-GUERRILLA-3
  Scenario: The wild flare blows up the planet with the attackers; bystanders go to the warp
    Given players A (-), B (-), C (-), D (-)
    And B holds attack 04, Guerrilla flare
    And D has 2 ships on B1
    When A encounters B on B1 with 3 ships
    And A invites nobody
    And B invites C
    And C joins the defense with 1 ship
    And A plays attack 20 and B plays attack 04
    Then B is asked to use: Guerrilla flare (wild) or pass
    When B plays Guerrilla flare
    Then B1 is destroyed
    And A has 3 ships out of the game
    And B has 4 ships in the warp
    And C has 1 ship in the warp
    And D has 2 ships in the warp
    And the outcome is: A wins
    And B has 4 home colonies
    And A has 0 foreign colonies
    And the log says: B1 is destroyed
    When the turn ends

  @wild:guerrilla @AL-GUERRILLA-3
  Scenario: On a foreign planet the flare cannot be played
    Given players A (-), B (-), C (-)
    And the next destiny is A's colour
    And B has 2 ships on A1
    And A has 0 ships on A1
    And B holds attack 04, Guerrilla flare
    And A holds attack 20
    When the turn begins
    And A chooses attack a foreign colony at home
    And A launches 1 ship from A2
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then the outcome is: A wins
    And A has 1 ship on A1
    And B holds exactly Guerrilla flare
    When the turn ends

  @wild:guerrilla
  Scenario: Nobody is brought below the ships needed to win
    Given players A (-), B (-), C (-)
    And A's ships are 1 on A1, 1 on A2, 4 on A3, 14 out of the game
    And B holds attack 04, Guerrilla flare
    When A encounters B on B1 with 3 ships from A3
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And B plays Guerrilla flare
    Then A has 15 ships out of the game
    And A has 2 ships in the warp
    When the turn ends

  @wild:guerrilla @power:citadel
  Scenario: Citadels beside the planet are discarded with it
    Given players A (-), B (-), C (Citadel)
    And beside B1 lie attack 05 of C's sheet
    And C holds negotiate
    And B holds attack 04, Guerrilla flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And C passes
    And B plays Guerrilla flare
    Then beside B1 lies no card
    And the discard pile is attack 05, attack 20, attack 04
    When the turn ends

  @wild:guerrilla @power:zombie
  Scenario: Zombie beside it loses its bystanders to no warp
    Given players A (-), B (-), C (Zombie)
    And C has 2 ships on B1
    And B holds attack 04, Guerrilla flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And B plays Guerrilla flare
    Then C is asked where ships return to: C1, C2, C3, C4, C5
    When C answers C1
    Then C has no ships in the warp
    And A has 1 ship out of the game
    When the turn ends

  @wild:guerrilla @wild:spiff
  Scenario: No ship stays on a planet that is gone
    Given players A (-), B (-), C (-)
    And freewheeling flares
    And B holds attack 04, Guerrilla flare, Spiff flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And B plays Guerrilla flare
    Then B has 4 ships in the warp
    And B holds exactly Guerrilla flare, Spiff flare
    When the turn ends

  @wild:guerrilla @super:guerrilla @artifact:card-zap
  Scenario Outline: The flare is cancelled
    Given players A (-), B (<alien>), C (-)
    And B holds attack 04, Guerrilla flare
    And C holds negotiate, Card Zap
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And B plays Guerrilla flare
    Then C is asked to respond: Card Zap or pass
    When C plays Card Zap
    Then A has <ships> ships on B1
    And B holds no cards
    When the turn ends

    Examples:
      | alien     | ships |
      | -         | 3     |
      | Guerrilla | 1     |

  @wild:guerrilla @power:merchant
  Scenario: Guerrilla's flare leaves a Merchant five real ships
    Given players A (Merchant), B (-), C (-)
    And A's ships are 3 on A1, 2 on A2, 1 on A3, 14 out of the game
    And A holds attack 40, attack 05, attack 06
    And B holds attack 04, Guerrilla flare
    When A encounters B on B1 with 2 ships from A1
    And nobody is invited
    And A plays attack 40 and B plays attack 04
    And A uses Merchant's power
    And A answers attack 05, attack 06
    And B plays Guerrilla flare
    Then A has 15 ships out of the game
    And A has 1 ship in the warp
