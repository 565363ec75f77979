Feature: Rifts free ships and go off when they are taken

  @RI-05 @card:rift
  Scenario: Owners choose where the freed ships go
    Given players A (-), B (-), C (-)
    And A holds rift 3, attack 20
    And C has 5 ships in the warp
    And B has 1 ship in the warp
    When the turn begins
    Then A is asked to use: Rift 3 or pass
    When A plays Rift 3
    Then A is asked which ships to move (1 to 3): 1 of B in the warp, 5 of C in the warp
    When A answers 3 of C
    Then C is asked where ships return to
    When C answers C1
    Then C has 2 ships in the warp
    And A holds exactly attack 20
    When A encounters B on B1 with 1 ship
    Then A is asked whom to invite

  @RI-01 @card:rift
  Scenario: A rift taken as compensation costs the taker its value in ships
    Given players A (-), B (-), C (-)
    And A holds attack 20, rift 3
    And B has 1 ship on B1
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays negotiate
    Then B is asked which ships to lose (3)
    When B answers 3 ships from B2
    Then B has 4 ships in the warp
    And B holds no cards
    And the log says: discarded: Rift 3
    When the turn ends

  @RI-02 @test:12 @power:trader @card:rift
  Scenario: Trader takes one rift and gives another
    Given players A (Trader), B (-), C (-)
    And A holds rift 4, attack 08
    And B holds rift 3, attack 20
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A uses Trader's power
    Then A is asked which ships to lose (3)
    When A answers 3 ships from A1
    Then A has 3 ships in the warp
    And B has no ships in the warp
    And B holds exactly rift 4, attack 08
    When A plays attack 20 and B plays attack 08
    Then the outcome is: A wins
    When the turn ends

  @RI-02 @card:rift
  Scenario: A rift twice in the traded hand goes off twice, one already held does not
    Given players A (Trader), B (-), C (-)
    And A holds rift 3, attack 08
    And B holds rift 3, rift 3, attack 20
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A uses Trader's power
    And A, asked which ships to lose, answers 3 ships from A1
    And A, asked which ships to lose, answers 3 ships from A2
    Then A has 6 ships in the warp
    And B holds exactly rift 3, attack 08
    When A plays attack 20 and B plays attack 08
    And the turn ends

  @RI-03 @AL-PHILANTHROPIST-1 @test:12 @power:philanthropist @card:rift
  Scenario: A rift that Philanthropist gives does not go off
    Given players A (Philanthropist), B (-), C (-)
    And A holds rift 3, attack 20
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A uses Philanthropist's power
    And A, asked which cards to give, answers rift 3
    And A plays attack 20 and B plays attack 08
    Then B holds exactly rift 3
    And the outcome is: A wins
    And B has 4 ships in the warp
    When the turn ends

  @RI-07 @card:rift
  Scenario: A rift passed in a deal does not go off
    Given players A (-), B (-), C (-)
    And A holds negotiate
    And B holds negotiate, rift 3
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays negotiate and B plays negotiate
    And B offers: gives rift 3; gets colony on A1
    And A accepts
    And B, asked which ships found the colony, answers 1 ship from B2
    And A, asked where ships return to, answers A2
    Then A holds exactly rift 3
    And A has no ships in the warp
    When the turn ends

  @RI-04 @AL-BARBARIAN-1 @power:barbarian @card:rift
  Scenario: A rift that Barbarian discards does not go off
    Given players A (Barbarian), B (-), C (-)
    And A holds attack 20
    And B holds attack 04, rift 5, attack 30
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then A is asked which cards to take (0 to 1): rift 5, attack 30
    When A answers attack 30
    Then A has no ships in the warp
    And A holds exactly attack 30
    When the turn ends

  @RI-04 @AL-BARBARIAN-1 @power:barbarian @card:rift
  Scenario: A rift that Barbarian chooses to take goes off
    Given players A (Barbarian), B (-), C (-)
    And A holds attack 20
    And B holds attack 04, rift 5, attack 30
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And A answers rift 5
    Then A is asked which ships to lose (5)
    When A answers 4 ships from A2, 1 from A3
    Then A has 5 ships in the warp
    And A holds no cards
    When the turn ends

  @RI-06 @wild:oracle @card:rift
  Scenario: When hands are mixed, only the one who mixes them sets off the other's rift
    Given players A (-), B (-), C (Oracle)
    And A holds attack 08, attack 10, attack 12, Oracle flare
    And B holds rift 3, rift 4, rift 5, attack 20
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays Oracle flare
    Then A is asked to use: Rift 4, Rift 5
    When A plays Rift 4
    And A, asked which ships to lose, answers 4 ships from A2
    And A, asked which ships to lose, answers 4 ships from A3, 1 from A4
    Then A has 9 ships in the warp
    And B has no ships in the warp
    And B holds rift 3
    When A plays attack 20 and B plays attack 12
    And the turn ends

  @RI-06 @wild:oracle @card:rift
  Scenario: A rift of the one who mixes the hands is given, wherever it lands
    Given players A (-), B (-), C (Oracle)
    And A holds rift 3, rift 4, rift 5, attack 08, Oracle flare
    And B holds attack 20, attack 10, attack 12, attack 06
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays Oracle flare
    Then A has no ships in the warp
    And B has no ships in the warp
    And B holds rift 3
    When A plays attack 12 and B plays attack 08
    And the turn ends

  @IR-14 @card:rift
  Scenario: Played at the start of an encounter it frees ships of any players
    Given players A (-), B (-), C (-)
    And a reward deck
    And A holds rift 4, attack 20
    And A has 3 ships in the warp
    And C has 2 ships in the warp
    When the turn begins
    And A plays Rift 4
    Then A is asked which ships to move (1 to 4): 3 in the warp, 2 of C in the warp
    When A answers 2 of A, 2 of C
    And A, asked where ships return to, answers A1
    And C, asked where ships return to, answers 1 to C1, 1 to C2
    Then A has 1 ship in the warp
    And C has no ships in the warp
    And the reward discard pile is Rift 4
    And A is asked where to put the retrieved ship

  @IR-14 @card:rift
  Scenario: Anybody may play it, at the start of any encounter, but only then
    Given players A (-), B (-), C (-)
    And the next destiny is B's colour, B's colour
    And A holds attack 20, attack 30
    And B holds attack 04
    And B has 2 ships in the warp
    And C holds negotiate, rift 3
    When the turn begins
    Then C is asked to use: Rift 3 or pass
    When C passes
    And A encounters B on B1 with 1 ship
    And nobody is invited
    Then C can use at any time nothing
    When A plays attack 20 and B plays attack 04
    And A has a second encounter
    Then C is asked to use: Rift 3 or pass
    When C plays Rift 3
    And C answers 1 of B
    And B, asked where ships return to, answers B2
    Then C holds exactly negotiate
    And A is asked which planet to aim at

  @IR-14 @card:rift
  Scenario: With an empty warp it is of no use
    Given players A (-), B (-), C (-)
    And A holds rift 3, attack 20
    And the next destiny is B's colour
    When the turn begins
    Then A is asked which planet to aim at
    And A holds exactly Rift 3, attack 20

  @card:rift @artifact:card-zap
  Scenario: A Card Zap cannot answer a rift, neither as it is played nor as it goes off
    Given players A (-), B (-), C (-)
    And A holds rift 3, attack 20
    And B holds negotiate, Card Zap
    And C has 1 ship in the warp
    And B has 1 ship on B1
    When the turn begins
    And A passes
    And A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays negotiate
    Then B is asked which ships to lose (3)
    When B answers 3 ships from B2
    Then B holds exactly Card Zap
    And B has 4 ships in the warp
    When the turn ends

  @card:rift @artifact:card-zap
  Scenario: A rift that is played is not answered
    Given players A (-), B (-), C (-)
    And A holds rift 3, attack 20
    And B holds negotiate, Card Zap
    And C has 1 ship in the warp
    And the next destiny is B's colour
    When the turn begins
    And A plays Rift 3
    And C, asked where ships return to, answers C1
    Then C has no ships in the warp
    And B holds exactly negotiate, Card Zap
    And A is asked which planet to aim at

  @card:rift
  Scenario: A taker with too few ships loses all it can lose
    Given players A (-), B (-), C (-)
    And A holds attack 20, rift 5
    And B's ships are 2 on B1, 1 on B2, 17 in the warp
    When the turn begins
    And A passes
    And A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays negotiate
    Then B has 20 ships in the warp
    And B holds no cards
    When the turn ends

  @card:rift @power:zombie
  Scenario: Zombie's ships do not go to the warp, whatever takes them
    Given players A (-), B (Zombie), C (-)
    And A holds attack 20, rift 3
    And B holds negotiate
    And B has 4 ships on B1
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays negotiate
    And B, asked where ships return to, answers B2
    Then B has no ships in the warp
    And A holds exactly Rift 3
    When the turn ends

  @card:rift @power:mutant
  Scenario: A rift that Mutant takes goes off, and it takes another card
    Given players A (Mutant), B (-), C (-)
    And A holds 7 x attack 20
    And B holds rift 3
    And C holds attack 04
    When A encounters B on B1 with 1 ship
    And A uses Mutant's power
    And A chooses player
    And A, asked which cards to take, answers B
    And A, asked which ships to lose, answers 3 ships from A2
    Then A has 3 ships in the warp
    And A holds exactly 7 x attack 20
    And B holds no cards
    When A chooses player
    Then A holds exactly 7 x attack 20, attack 04
    And A is asked whom to invite
