Feature: Siren

  @power:siren @E-SIREN-1
  Scenario: Siren becomes the defense on a home planet of hers, and gains a colony by winning
    Given players A (-), B (-), C (Siren)
    And C has 1 ship on B3
    And the next destiny is B's colour
    And A holds attack 04
    And C holds attack 20
    When the turn begins
    Then C is asked to use: Siren's power or pass
    When C uses Siren's power
    Then C is asked which planet to aim at: C1, C2, C3, C4, C5
    When C answers C2
    Then C is the defense
    And the gate is aimed at C2
    When A launches 3 ships
    And nobody is invited
    And A plays attack 04 and C plays attack 20
    Then C is asked which planet: A1, A2, A3, A4, A5
    When C answers A1
    Then C is asked which ships found the colony (1 to 4): 1 on B3, 3 on C1, 4 on C3, 4 on C4, 4 on C5
    When C answers 2 ships from C1
    Then C has 2 ships on A1
    And A has 3 ships in the warp
    And the outcome is: C wins

  @power:siren
  Scenario: Where she has no colony Siren is not heard
    Given players A (-), B (-), C (Siren)
    And the next destiny is B's colour
    When the turn begins
    Then A is asked which planet to aim at: B1, B2, B3, B4, B5
    And C is not asked anything

  @power:siren @E-SIREN-1 @E-SIREN-2
  Scenario: Her own colour: used, the power brings the colony
    Given players A (-), B (-), C (Siren)
    And the next destiny is C's colour
    And C holds attack 20
    When the turn begins
    Then C is asked to use: Siren's power or pass
    When C uses Siren's power
    And C answers C4
    And A launches 1 ship
    And nobody is invited
    And A plays attack 04 and C plays attack 20
    And C answers A2
    And C answers 1 ship from C1
    Then C has 1 ship on A2

  @power:siren @E-SIREN-1
  Scenario: Her own colour: not used, a victory as the defense brings none
    Given players A (-), B (-), C (Siren)
    And the next destiny is C's colour
    And C holds attack 20
    When the turn begins
    And C passes
    And A aims at C1
    And A launches 1 ship
    And nobody is invited
    And A plays attack 04 and C plays attack 20
    Then the outcome is: C wins
    And C has 0 foreign colonies

  @power:siren @E-SIREN-2
  Scenario: In her own turn Siren does not call herself
    Given players A (Siren), B (-), C (-)
    And A has 1 ship on B1
    And the next destiny is B's colour
    When the turn begins
    Then A is asked which planet to aim at: B2, B3, B4, B5

  @power:siren
  Scenario: Lured and lost, she gains nothing
    Given players A (-), B (-), C (Siren)
    And C has 1 ship on B3
    And the next destiny is B's colour
    When the turn begins
    And C uses Siren's power
    And C answers C2
    And A launches 3 ships
    And nobody is invited
    And A plays attack 20 and C plays attack 04
    Then A has 3 ships on C2
    And C has 4 ships in the warp
    And C has 1 foreign colony
    When the turn ends

  @power:siren
  Scenario: A planet on which the offense has a colony is no place for an encounter
    Given players A (-), B (-), C (Siren)
    And C has 0 ships on C5
    And A has 1 ship on C1
    And the next destiny is C's colour
    When the turn begins
    And C uses Siren's power
    Then C is asked which planet to aim at: C2, C3, C4

  @power:siren @artifact:cosmic-zap
  Scenario: Zapped, destiny stands
    Given players A (-), B (-), C (Siren)
    And C has 1 ship on B3
    And the next destiny is B's colour
    And A holds attack 20, Cosmic Zap
    When the turn begins
    And C uses Siren's power
    And C answers C2
    And A plays Cosmic Zap
    Then B is the defense
    And A is asked which planet to aim at: B1, B2, B3, B4, B5

  @power:siren @artifact:cosmic-zap
  Scenario: Zapped as the defense that destiny named, she gains nothing by winning
    Given players A (-), B (-), C (Siren)
    And the next destiny is C's colour
    And A holds attack 04, Cosmic Zap
    And C holds attack 20
    When the turn begins
    And C uses Siren's power
    And C answers C2
    And A plays Cosmic Zap
    And A aims at C1
    And A launches 1 ship
    And nobody is invited
    And A plays attack 04 and C plays attack 20
    Then C has 0 foreign colonies

  @power:siren @rule:R19.6
  Scenario: Without her power Siren is not heard
    Given players A (-), B (-), C (Siren)
    And C's ships are 10 on C1, 9 on C2, 1 on B3
    And the next destiny is B's colour
    When the turn begins
    Then A is asked which planet to aim at

  @power:siren @power:will
  Scenario: Whom Will has chosen, Siren can save
    Given players A (Will), B (-), C (Siren)
    And C has 1 ship on B3
    When the turn begins
    And A targets B
    And C uses Siren's power
    And C answers C2
    Then C is the defense
    And A is asked which ships to launch

  @power:siren @power:invader
  Scenario: An invasion is heard before the gate is aimed
    Given players A (-), B (Invader), C (Siren)
    And C has 1 ship on A3
    And the next destiny is Invader destiny
    When the turn begins
    And B passes
    Then C is asked to use: Siren's power or pass
    When C uses Siren's power
    And C answers C1
    And B passes
    Then C is the defense
    And B is asked which ships to launch

  @wild:siren @AL-SIREN-2
  Scenario: The named card goes to whoever named it, and is not replaced
    Given players A (-), B (-), C (-), D (-)
    And B holds negotiate
    And C holds negotiate, Siren flare
    And the deck begins with attack 15, attack 08, attack 30, attack 04
    When A encounters D on D1 with 1 ship
    And A invites nobody
    And D invites B
    And B joins the defense with 4 ships
    And A plays attack 04 and D plays attack 20
    And B, asked where ships return to, answers B1
    And C plays Siren flare
    And C answers attack 30
    Then B holds exactly attack 15, attack 08, attack 04, negotiate
    And C holds exactly attack 30, negotiate, Siren flare
    And A has seen exactly attack 30, Siren flare in C's hand

  @wild:siren @AL-SIREN-2
  Scenario: All copies among the cards that are drawn
    Given players A (-), B (-), C (-)
    And A holds Plague
    And C holds negotiate, Siren flare
    And the deck begins with attack 30, attack 08, attack 30, 5 x attack 04
    And the next destiny is B's colour
    When the turn begins
    Then C is asked to use: Siren flare (wild) or pass
    When C plays Siren flare
    And C answers attack 30
    Then C holds exactly attack 30, attack 30, negotiate, Siren flare
    And A holds exactly attack 08, 5 x attack 04
    And A is asked which planet to aim at

  @wild:siren
  Scenario: What is not there cannot be given, and the song goes on for the next draw
    Given players A (-), B (-), C (-)
    And A holds Plague
    And C holds negotiate, Siren flare
    And the deck begins with 8 x reinforcement +2, attack 08, 7 x attack 04
    And the next destiny is B's colour
    When the turn begins
    And C plays Siren flare
    And C answers attack 30
    Then C is asked to use: Siren flare (wild) or pass
    When C plays Siren flare
    And C answers attack 08
    Then C holds exactly attack 08, negotiate, Siren flare
    And A holds exactly 7 x attack 04
    And A is asked which planet to aim at

  @wild:siren @artifact:card-zap
  Scenario: The wild flare is cancelled
    Given players A (-), B (-), C (-)
    And A holds Plague
    And B holds negotiate, Card Zap
    And C holds negotiate, Siren flare
    And the deck begins with attack 30, 7 x attack 04
    And the next destiny is B's colour
    When the turn begins
    And C plays Siren flare
    And B plays Card Zap
    Then A holds exactly attack 30, 7 x attack 04
    And C holds exactly negotiate
    And A is asked which planet to aim at

  @super:siren
  Scenario: Allies may share the colony instead of being rewarded
    Given players A (-), B (-), C (Siren), D (-), E (-)
    And C has 1 ship on B3
    And the next destiny is B's colour
    And C holds attack 20, Siren flare
    When the turn begins
    And C uses Siren's power
    And C answers C2
    And A launches 1 ship
    Then C is asked to use: Siren flare (super) or pass
    When C plays Siren flare
    And A invites nobody
    And C invites D, E
    And D joins the defense with 2 ships
    And E joins the defense with 1 ship
    And A plays attack 04 and C plays attack 20
    And C answers A1
    And C answers 1 ship from C1
    Then D is asked whether to agree
    When D says yes
    And E says no
    And E, asked where ships return to, answers E1
    Then D has 2 ships on A1
    And C has 1 ship on A1
    And D holds exactly negotiate
    And E holds exactly attack 06, negotiate

  @super:siren
  Scenario: Without the offer allies are rewarded as usual, and without the lure nothing can be offered
    Given players A (-), B (-), C (Siren), D (-)
    And the next destiny is C's colour
    And C holds attack 20, Siren flare
    When the turn begins
    And C passes
    And A aims at C1
    And A launches 1 ship
    Then A is asked whom to invite
    And C is not asked to use Siren flare

  @super:siren @artifact:card-zap
  Scenario: The offer is cancelled
    Given players A (-), B (-), C (Siren), D (-)
    And the next destiny is C's colour
    And A holds attack 04, Card Zap
    And C holds attack 20, Siren flare
    When the turn begins
    And C uses Siren's power
    And C answers C2
    And A launches 1 ship
    And C plays Siren flare
    And A plays Card Zap
    And A invites nobody
    And C invites D
    And D joins the defense with 2 ships
    And A plays attack 04 and C plays attack 20
    And C answers A1
    And C answers 1 ship from C1
    And D, asked where ships return to, answers D1
    Then D has no ships on A1
    And D holds exactly attack 06, attack 06, negotiate

  @power:siren @hazard:psychic-switcheroo
  Scenario: A Siren whose power is exchanged after the lure gains nothing by winning
    Given players A (Human), B (-), C (Siren)
    And the variant hazards
    And the hazard deck begins with Psychic Switcheroo
    And the next destiny is B's colour with a warning
    And C has 1 ship on B2
    And A holds attack 04
    And C holds attack 40
    When the turn begins
    And C uses Siren's power
    And C answers C1
    Then C is the defense
    And A has the power of Siren
    When A launches 1 ship from A1
    And nobody is invited
    And A plays attack 04 and C plays attack 40
    Then the outcome is: C wins
    And C is not asked anything

  @power:siren @power:filth
  Scenario: Nor does one that Siren gains beside Filth
    Given players A (Filth), B (-), C (Siren)
    And the next destiny is C's colour
    And C holds attack 20
    When the turn begins
    And C uses Siren's power
    And C answers C4
    And A launches 1 ship
    And nobody is invited
    And A plays attack 04 and C plays attack 20
    And C answers A2
    And C answers 1 ship from C1
    And C, asked where ships return to, answers C1
    Then C has no colony on A2
