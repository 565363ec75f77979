Feature: Nobody shares a planet with Filth

  @power:filth @AL-FILTH-3 @rule:R12.5
  Scenario: As an offensive ally it lands alone; the offense chooses another planet
    Given players A (-), B (-), C (Filth)
    When A encounters B on B1 with 2 ships
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays attack 20 and B plays attack 04
    Then A is asked which planet: B2, B3, B4, B5
    When A answers B3
    Then C has 1 ship on B1
    And A has 2 ships on B3
    And A has no ships on B1
    And B has 4 ships on B3
    When the turn ends

  @power:filth @rule:R12.5
  Scenario: As the offense it lands alone; each ally chooses for itself
    Given players A (Filth), B (-), C (-), D (-)
    When A encounters B on B1 with 1 ship
    And A invites C and D
    And B invites nobody
    And C joins the offense with 1 ship
    And D joins the offense with 1 ship
    And A plays attack 20 and B plays attack 04
    Then C is asked which planet: B2, B3, B4, B5
    When C answers B2
    Then D is asked which planet: B2, B3, B4, B5
    When D answers B2
    Then A has 1 ship on B1
    And C has 1 ship on B2
    And D has 1 ship on B2
    When the turn ends

  @power:filth @AL-FILTH-4 @rule:R12.5
  Scenario: Those with colonies on all other planets land on one of these
    Given players A (-), B (-), C (Filth)
    And A has 1 ship on B2
    And A has 1 ship on B3
    And A has 1 ship on B4
    And B5 is destroyed
    When A encounters B on B1 with 2 ships
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays attack 20 and B plays attack 04
    Then A is asked which planet: B2, B3, B4
    When A answers B4
    Then A has 3 ships on B4
    And A has 3 foreign colonies
    And C has 1 ship on B1
    When the turn ends

  @power:filth @rule:R12.5
  Scenario: A planet where the ally has no colony is taken first
    Given players A (-), B (-), C (Filth)
    And A has 1 ship on B2
    And A has 1 ship on B3
    When A encounters B on B1 with 2 ships
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays attack 20 and B plays attack 04
    Then A is asked which planet: B4 or B5
    When A answers B4
    Then A has 3 foreign colonies
    When the turn ends

  @power:filth
  Scenario: Whoever beats it as the defense returns home
    Given players A (-), B (Filth), C (-)
    When A encounters B on B1 with 2 ships
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays attack 20 and B plays attack 04
    Then the outcome is: A wins
    And B has 4 ships in the warp
    And A is asked where ships return to: A1, A2, A3, A4, A5
    When A answers A1
    And C answers C1
    Then A has 0 foreign colonies
    And C has 0 foreign colonies
    And A has no ships on B1
    When the turn ends

  @power:filth
  Scenario: On an empty planet it cannot keep anybody away
    Given players A (-), B (Filth), C (-)
    And B has 0 ships on B1
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then A has 2 ships on B1
    When the turn ends

  @power:filth @power:cudgel
  Scenario: Ships that it loses elsewhere do not make up for an empty planet
    Given players A (Cudgel), B (Filth), C (-)
    And B has 0 ships on B1
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And B, asked which ships to lose, answers 2 ships from B2
    Then A has 2 ships on B1
    And B has 2 ships in the warp
    When the turn ends

  @power:filth
  Scenario: Ships that come to share a planet with it are driven away at once
    Given players A (-), B (-), C (Filth)
    And the next destiny is B's colour
    And C has 1 ship on B1
    When the turn begins
    Then B is asked where ships return to: B2, B3, B4, B5
    When B answers B2
    Then B has no ships on B1
    And B has 8 ships on B2
    And C has 1 ship on B1
    And A is asked which planet to aim at

  @power:filth
  Scenario: It lives beside others on other planets without a quarrel
    Given players A (-), B (-), C (Filth)
    And C has 1 ship on B1
    And B has 0 ships on B1
    When A encounters B on B2 with 2 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then A has 2 ships on B2
    When the turn ends

  @power:filth @rule:R19.6
  Scenario: With two home colonies it has to share
    Given players A (-), B (-), C (Filth)
    And C's ships are 10 on C1, 10 on C2
    When A encounters B on B1 with 2 ships
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays attack 20 and B plays attack 04
    Then A has 2 ships on B1
    And C has 1 ship on B1
    When the turn ends

  @power:filth @rule:R14.6
  Scenario: In a deal the granter leaves the planet
    Given players A (Filth), B (-), C (-)
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays negotiate and B plays negotiate
    And A offers: gives colony on A2; gets colony on B2
    And B accepts
    And B answers 1 ship from B3
    And A answers 1 ship from the gate
    Then A is asked where ships return to: A1, A3, A4, A5
    When A answers A1
    And B answers B1
    Then A has 1 ship on B2
    And A has no ships on A2
    And B has 1 ship on A2
    And B has no ships on B2
    And the outcome is: a deal
    When the turn ends

  @power:filth @power:zombie
  Scenario: Zombie's ships are safe, and still nobody lands where Filth has lost
    Given players A (Zombie), B (Filth), C (-)
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then A is asked where ships return to: A1, A2, A3, A4, A5
    When A answers A1
    Then A has no ships in the warp
    And B has 4 ships in the warp
    When the turn ends

  @super:filth
  Scenario: The super flare empties the planet it aims at
    Given players A (Filth), B (-), C (-)
    And the next destiny is B's colour
    And A holds attack 06, Filth flare
    And C has 1 ship on B1
    When the turn begins
    And A aims at B1
    Then A is asked to use: Filth flare (super) or pass
    When A plays Filth flare
    Then B is asked where ships return to: B2, B3, B4, B5
    When B answers B2
    Then C is asked where ships return to: C1, C2, C3, C4, C5
    When C answers C1
    Then B has no ships on B1
    And C has no ships on B1
    And A is asked which ships to launch

  @power:filth @rule:R19.6
  Scenario: With the third home colony it loses the power to keep the winner away
    Given players A (-), B (Filth), C (-)
    And B's ships are 4 on B1, 8 on B2, 8 on B3
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then B's power is lost
    And A has 2 ships on B1
    When the turn ends

  @power:filth
  Scenario: Zapped as the defense it lets the winner land
    Given players A (-), B (Filth), C (-)
    And C holds Cosmic Zap
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then C is asked to respond: Cosmic Zap or pass
    When C plays Cosmic Zap
    Then A has 2 ships on B1
    When the turn ends

  @power:filth
  Scenario: A deal about cards moves nobody
    Given players A (Filth), B (-), C (-)
    And A holds negotiate, attack 06
    And B holds negotiate, attack 08
    When A encounters B on B1 with 1 ship from A1
    And nobody is invited
    And A plays negotiate and B plays negotiate
    And A offers: gives attack 06; gets 1 card of choice
    And B accepts
    And A answers A1
    Then A's ships are 4 on A1, 4 on A2, 4 on A3, 4 on A4, 4 on A5
    When the turn ends

  @wild:filth
  Scenario: The wild flare empties a planet and keeps the winners off it
    Given players A (-), B (-), C (-)
    And C holds Filth flare
    And the next destiny is B's colour
    When the turn begins
    And A aims at B1
    Then C can use at any time Filth flare (wild)
    When C interrupts with Filth flare (wild)
    And C answers B1
    Then B is asked where ships return to: B2, B3, B4, B5
    When B answers B2
    Then B has no ships on B1
    And B has 8 ships on B2
    And C holds no cards
    When A launches 2 ships from A1
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then the outcome is: A wins
    And A is asked where ships return to: A1, A2, A3, A4, A5
    When A answers A1
    Then A has 0 foreign colonies
    When the turn ends

  @E-SYMBIOTEFLARE @super:symbiote @power:filth
  Scenario: Symbiote's ships that come home to a planet of Filth's are driven away
    Given players A (-), B (Symbiote), C (Filth)
    And B has 18 ships in the warp
    And B has 0 ships on B3
    And C has 1 ship on B3
    And B holds attack 04, Symbiote flare
    And C holds Card Zap
    When the turn begins
    And B plays Symbiote flare
    And B answers B3
    And B answers 8 ships from the warp
    And B answers none
    Then B is asked where ships return to: B1, B2, B4, B5
    When B answers B1
    Then B has no ships on B3
    And C has 1 ship on B3
    And C holds exactly Card Zap
    And A is asked whom to encounter

  @wild:filth @power:spiff
  Scenario: Not even a crash landing is possible on a filthy planet
    Given players A (Spiff), B (-), C (-)
    And C holds Filth flare
    And the next destiny is B's colour
    When the turn begins
    And A aims at B1
    And C interrupts with Filth flare (wild)
    And C answers B1
    And B answers B2
    And A launches 2 ships from A1
    And nobody is invited
    And A plays attack 04 and B plays attack 40
    And A uses Spiff's power
    Then A has no ships on B1
    And A has 1 ship in the warp
    And A is asked where ships return to: A1, A2, A3, A4, A5
    When A answers A1
    Then A has 0 foreign colonies
    When the turn ends

  @wild:filth @rule:R14.6
  Scenario: Nor is a colony there by a deal
    Given players A (-), B (-), C (-)
    And A holds negotiate, attack 06
    And B holds negotiate
    And C holds Filth flare
    And the next destiny is B's colour
    When the turn begins
    And A aims at B1
    And C interrupts with Filth flare (wild)
    And C answers B2
    And B answers B1
    And A launches 2 ships from A1
    And nobody is invited
    And A plays negotiate and B plays negotiate
    Then A may not offer: gives attack 06; gets colony on B2
    When A refuses
    And A, asked which ships to lose, answers 3 ships from A2
    And B, asked which ships to lose, answers 3 ships from B1
    And A, asked where ships return to, answers A2
    When the turn ends

  @wild:filth @artifact:card-zap
  Scenario: The wild flare is cancelled
    Given players A (-), B (-), C (-)
    And C holds Filth flare
    And B holds attack 06, Card Zap
    And the next destiny is B's colour
    When the turn begins
    And C interrupts with Filth flare (wild)
    And B plays Card Zap
    Then B has 4 ships on B1
    And C holds no cards
    And A is asked which planet to aim at

  @wild:filth
  Scenario: After use the wild flare goes to Filth
    Given players A (-), B (-), C (-), D (Filth)
    And C holds Filth flare
    And D holds attack 10
    And the next destiny is B's colour
    When the turn begins
    And C interrupts with Filth flare (wild)
    And C answers B1
    And B answers B2
    Then D holds exactly attack 10, Filth flare
    And A is asked which planet to aim at

  @super:filth @artifact:card-zap
  Scenario: The super flare is cancelled
    Given players A (Filth), B (-), C (-)
    And the next destiny is B's colour
    And A holds attack 06, Filth flare
    And B holds attack 06, Card Zap
    When the turn begins
    And A aims at B1
    And A plays Filth flare
    And B plays Card Zap
    Then B has 4 ships on B1
    And A is asked which ships to launch

  @power:filth
  Scenario: One who wins where Filth has a colony of its own has to go as well
    Given players A (-), B (-), C (Filth)
    And B has 0 ships on B1
    And C has 1 ship on B1
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then the outcome is: A wins
    And A is asked where ships return to: A1, A2, A3, A4, A5
    When A answers A1
    Then C has 1 ship on B1
    When the turn ends

  @power:filth @rule:R14.6
  Scenario: One colony in a deal makes one party leave
    Given players A (Filth), B (-), C (-)
    And A holds negotiate, attack 06
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays negotiate and B plays negotiate
    And A offers: gives attack 06; gets colony on B2
    And B accepts
    And A answers 1 ship from the gate
    And B answers B1
    Then A has 1 ship on B2
    And B has no ships on B2
    And A's ships are 3 on A1, 4 on A2, 4 on A3, 4 on A4, 4 on A5, 1 on B2
    When the turn ends

  @super:filth
  Scenario: The emptied planet is defended without a ship
    Given players A (Filth), B (-), C (-)
    And A holds attack 04, Filth flare
    And B holds attack 10
    And C has 2 ships on B1
    When the turn begins
    And A targets B
    And A aims at B1
    And A plays Filth flare
    And B answers B2
    And C answers C1
    And A launches 4 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 10
    Then the total of the defense is 10: attack 10, ships 0
    And the outcome is: B wins

  @power:filth @AL-FILTH-4 @rule:R12.5
  Scenario: An ally with colonies on the four other planets joins one of them and gains none
    Given players A (Filth), B (-), C (-)
    And C has 1 ship on B2
    And C has 1 ship on B3
    And C has 1 ship on B4
    And C has 1 ship on B5
    When A encounters B on B1 with 2 ships
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship from C1
    And A plays attack 20 and B plays attack 04
    Then C is asked which planet: B2, B3, B4, B5
    When C answers B3
    Then C has 2 ships on B3
    And C has 4 foreign colonies
    And A has 2 ships on B1
    When the turn ends

  @super:filth @power:siren
  Scenario: A gate that Siren has aimed may be cleared as well
    Given players A (Filth), B (-), C (Siren), D (-)
    And A holds negotiate, Filth flare
    And C has 1 ship on B2
    And the next destiny is B's colour
    When the turn begins
    And C uses Siren's power
    And C answers C1
    Then A is asked to use: Filth flare (super), or pass
