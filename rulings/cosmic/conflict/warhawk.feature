Feature: Warhawk turns every negotiate of its encounters into something warlike

  @power:warhawk
  Scenario: The opponent's negotiate is an attack 00, and nobody is compensated
    Given players A (Warhawk), B (-), C (-)
    And A holds attack 04, attack 08
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 04 and B plays negotiate
    Then the total of the offense is 6: attack 04, ships 2
    And the total of the defense is 4: negotiate, Warhawk = 0, ships 4
    And the outcome is: A wins
    And A holds exactly attack 08
    When the turn ends

  @power:warhawk @rule:R25.3
  Scenario: Its own negotiate is a morph of the opponent's attack
    Given players A (-), B (Warhawk), C (-)
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 15 and B plays negotiate
    Then the total of the defense is 19: negotiate, Warhawk = 15, ships 4
    And the outcome is: B wins
    When the turn ends

  @power:warhawk
  Scenario: Two negotiates are two attacks 00
    Given players A (Warhawk), B (-), C (-)
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays negotiate and B plays negotiate
    Then the total of the offense is 3: negotiate, Warhawk = 0, ships 3
    And the total of the defense is 4: negotiate, Warhawk = 0, ships 4
    And the outcome is: B wins
    When the turn ends

  @power:warhawk @rule:R25.2
  Scenario: A morph that meets its negotiate was revealed as one: both are attacks 00
    Given players A (Warhawk), B (-), C (-)
    When A encounters B on B1 with 4 ships
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays negotiate and B plays morph
    Then the total of the offense is 5: negotiate, Warhawk = 0, ships 5
    And the total of the defense is 4: negotiate, Warhawk = 0, ships 4
    When the turn ends

  @power:warhawk
  Scenario: Two attacks are none of its business
    Given players A (Warhawk), B (-), C (-)
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 06
    Then Warhawk's power was not used in this encounter
    And the outcome is: B wins
    When the turn ends

  @power:warhawk
  Scenario: As an ally it lets others talk
    Given players A (-), B (-), C (Warhawk)
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays negotiate and B plays attack 06
    Then the outcome is: B wins
    And Warhawk's power was not used in this encounter
    When the turn ends

  @power:warhawk @artifact:cosmic-zap
  Scenario: Zapped, two negotiates are a deal like any other
    Given players A (Warhawk), B (-), C (-)
    And B holds negotiate, Cosmic Zap
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays negotiate and B plays negotiate
    Then B is asked to respond: Cosmic Zap, or pass
    When B plays Cosmic Zap
    Then A is asked for a deal
    When A refuses
    And A, asked which ships to lose, answers 3 ships from A1
    And B, asked which ships to lose, answers 3 ships from B1
    And A, asked where ships return to, answers A2
    Then the outcome is: a failed deal
    When the turn ends

  @power:warhawk @rule:R19.6
  Scenario: With two home colonies its power is lost
    Given players A (Warhawk), B (-), C (-)
    And A's ships are 10 on A1, 10 on A2
    When A encounters B on B1 with 1 ship from A1
    And nobody is invited
    And A plays negotiate and B plays attack 04
    Then A's power is lost
    And the outcome is: B wins
    When the turn ends

  @AL-WARHAWK-1 @power:warhawk @artifact:emotion-control
  Scenario: As the offense it has had its say when the defense plays Emotion Control
    Given players A (Warhawk), B (-), C (-)
    And B holds attack 10, Emotion Control
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 08 and B plays attack 10
    Then B is asked to use: Emotion Control, or pass
    When B plays Emotion Control
    Then A is asked for a deal
    When A refuses
    And A, asked which ships to lose, answers 3 ships from A1
    And B, asked which ships to lose, answers 3 ships from B1
    And A, asked where ships return to, answers A2
    Then the outcome is: a failed deal
    When the turn ends

  @AL-WARHAWK-1 @power:warhawk @artifact:emotion-control
  Scenario: As the defense it answers the Emotion Control of the offense
    Given players A (-), B (Warhawk), C (-)
    And A holds attack 10, Emotion Control
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 10 and B plays attack 08
    And A plays Emotion Control
    Then the total of the offense is 1: attack 10, Emotion Control = 0, Warhawk = 0, ships 1
    And the total of the defense is 4: attack 08, Emotion Control = 0, Warhawk = 0, ships 4
    And the outcome is: B wins
    When the turn ends

  @AL-WARHAWK-1 @power:warhawk @artifact:emotion-control
  Scenario: The Emotion Control of a third player comes after both
    Given players A (-), B (Warhawk), C (-)
    And C holds Emotion Control
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 10 and B plays attack 08
    And C plays Emotion Control
    Then A is asked for a deal
    When A refuses
    And A, asked which ships to lose, answers 3 ships from A1
    And B, asked which ships to lose, answers 3 ships from B1
    And A, asked where ships return to, answers A2
    When the turn ends

  @E-WARHAWK @rule:R11.7 @power:warhawk
  Scenario: A power that pacifies attacks meets it as the offense: both cards are attacks 00
    Given players A (Warhawk), B (Dove), C (-)
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 08 and B plays attack 10
    Then the total of the offense is 3: attack 08, Dove = 0, Warhawk = 0, ships 3
    And the total of the defense is 4: attack 10, Dove = 0, Warhawk = 0, ships 4
    And the outcome is: B wins
    When the turn ends

  @E-WARHAWK @rule:R11.7 @power:warhawk
  Scenario: A power that pacifies attacks meets it as the defense
    Given players A (Dove), B (Warhawk), C (-)
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays negotiate and B plays attack 10
    Then the total of the offense is 3: negotiate, Warhawk = 0, ships 3
    And the total of the defense is 4: attack 10, Dove = 0, Warhawk = 0, ships 4
    When the turn ends

  @power:warhawk @power:pacifist
  Scenario: Pacifist as the defense comes too late
    Given players A (Warhawk), B (Pacifist), C (-)
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays negotiate
    Then the outcome is: A wins
    And the total of the offense is 5: attack 04, ships 1
    And Pacifist's power was not used in this encounter
    When the turn ends

  @power:warhawk @power:pacifist @rule:R11.6
  Scenario: Pacifist as the offense has won before
    Given players A (Pacifist), B (Warhawk), C (-)
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays negotiate and B plays attack 04
    Then the outcome is: A wins
    When the turn ends

  @power:warhawk @power:tripler @rule:R25.3
  Scenario: Its morph copies what Tripler has revealed, not what became of it
    Given players A (Tripler), B (Warhawk), C (-)
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 12 and B plays negotiate
    Then the total of the offense is 5: attack 12, Tripler = 4, ships 1
    And the total of the defense is 16: negotiate, Warhawk = 12, ships 4
    When the turn ends

  @wild:warhawk
  Scenario: Somebody else trades a negotiate for two cards as an encounter begins
    Given players A (-), B (-), C (-)
    And C holds negotiate, attack 40, Warhawk flare
    And the deck begins with attack 11, attack 12
    And the next destiny is B's colour
    When the turn begins
    Then C is asked to use: Warhawk flare (wild), or pass
    When C plays Warhawk flare
    Then C holds exactly attack 40, attack 11, attack 12, Warhawk flare
    And the discard pile is negotiate
    And A is asked which planet to aim at

  @wild:warhawk
  Scenario: Without a negotiate there is nothing to trade
    Given players A (-), B (-), C (-)
    And C holds attack 40, Warhawk flare
    And the next destiny is B's colour
    When the turn begins
    Then A is asked which planet to aim at
    And C is not asked anything

  @wild:warhawk @artifact:card-zap
  Scenario: The trade is cancelled
    Given players A (-), B (-), C (-)
    And B holds Card Zap
    And C holds negotiate, Warhawk flare
    And the next destiny is B's colour
    When the turn begins
    And C plays Warhawk flare
    And B plays Card Zap
    Then C holds exactly negotiate
    And the discard pile is Card Zap, Warhawk flare
    And A is asked which planet to aim at

  @super:warhawk
  Scenario: With the super flare a negotiate that lost as a morph is compensated
    Given players A (Warhawk), B (-), C (-)
    And A holds negotiate, Warhawk flare
    And B holds attack 08, 3 x attack 01
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays negotiate and B plays attack 08
    Then the outcome is: B wins
    And A is asked to use: Warhawk flare (super), or pass
    When A plays Warhawk flare
    Then A holds exactly 2 x attack 01, Warhawk flare
    When the turn ends

  @super:warhawk
  Scenario: An attack that lost is not compensated
    Given players A (Warhawk), B (-), C (-)
    And A holds attack 04, Warhawk flare
    And B holds attack 08, 3 x attack 01
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 08
    Then the outcome is: B wins
    And A holds exactly Warhawk flare
    When the turn ends

  @super:warhawk @artifact:emotion-control
  Scenario: A deal that failed after all is compensated, too
    Given players A (Warhawk), B (-), C (-)
    And A holds negotiate, Warhawk flare
    And B holds negotiate, Emotion Control, 4 x attack 01
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays negotiate and B plays negotiate
    And B plays Emotion Control
    And A refuses
    And A, asked which ships to lose, answers 3 ships from A1
    And B, asked which ships to lose, answers 3 ships from B1
    Then A is asked to use: Warhawk flare (super), or pass
    When A plays Warhawk flare
    And A, asked where ships return to, answers A2
    Then A holds exactly 3 x attack 01, Warhawk flare
    And B holds exactly attack 01
    When the turn ends

  @super:warhawk @artifact:card-zap
  Scenario: The compensation is cancelled
    Given players A (Warhawk), B (-), C (-)
    And A holds negotiate, Warhawk flare
    And B holds attack 08, Card Zap
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays negotiate and B plays attack 08
    And A plays Warhawk flare
    And B plays Card Zap
    Then A holds no cards
    When the turn ends

  @wild:warhawk @power:glutton
  Scenario: Glutton trades a negotiate for four cards
    Given players A (-), B (Glutton), C (-)
    And B holds negotiate, attack 04, Warhawk flare
    When the turn begins
    And B plays Warhawk flare
    Then B holds 6 cards
    And A is asked whom to encounter

  @power:warhawk @tech:xenon-lasers
  Scenario: What Warhawk makes of a negotiate was not revealed as an attack: lasers keep silent
    Given players A (Warhawk), B (-), C (-)
    And the variant technology
    And Xenon Lasers lies face up before B
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 08 and B plays negotiate
    Then B is not asked to use Xenon Lasers
    And the total of the defense is 4
