Feature: The Cosmic Guardian

  Background:
    Given players A (-), B (-), C (-)
    And the variant hazards
    And the hazard deck begins with The Cosmic Guardian
    And the next destiny is B's colour with a warning

  @hazard:cosmic-guardian
  Scenario: An attack above twenty is a negotiate
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 23 and B plays attack 20
    Then the outcome is: B wins
    And The Cosmic Guardian lies in the middle

  @hazard:cosmic-guardian
  Scenario: Two of them make a deal
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 23 and B plays attack 30
    Then A is asked for a deal
    And B is asked for a deal

  @hazard:cosmic-guardian
  Scenario: Twenty itself is an attack, and the hazard stays
    Given the next destiny is C's colour
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    Then the outcome is: B wins
    When B encounters C on C1 with 4 ships
    And nobody is invited
    And B plays attack 40 and C plays attack 04
    Then the outcome is: C wins

  @HZ-06 @hazard:cosmic-guardian @power:mirror
  Scenario: What a card was changed to counts
    Given players A (Mirror), B (-), C (-)
    And A holds attack 08
    And B holds attack 04
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 08 and B plays attack 04
    And A uses Mirror's power
    Then A is asked for a deal
    And B is asked for a deal

  @HZ-06 @hazard:cosmic-guardian @power:mirror
  Scenario: An attack that stays low is one
    Given players A (Mirror), B (-), C (-)
    And A holds attack 15
    And B holds attack 04
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 15 and B plays attack 04
    And A passes
    Then the outcome is: A wins
    When the turn ends

  @hazard:cosmic-guardian
  Scenario: It drives the Witness and the Beast away
    Given the hazard deck begins with The Witness, The Cosmic Guardian
    And the next destiny is C's colour with a warning
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    Then The Witness lies in the middle
    When the next turn begins
    Then The Cosmic Guardian lies in the middle
    And the hazard discard pile is The Witness
    And B is asked which planet to aim at

  @AL-CLAW-3 @hazard:cosmic-guardian @power:the-claw
  Scenario: The Claw goes by what is printed, though the attack counts as a negotiate
    Given players A (-), B (-), C (The Claw)
    And a reward deck
    And The Claw's sheet holds attack 23
    And A also holds from the reward deck attack 23
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 23 and B plays attack 10
    Then the outcome is: B wins
    And C is asked which planet: A1, A2, A3, A4, A5

  @AL-CLAW-3 @HZ-06 @hazard:cosmic-guardian @power:the-claw @power:mirror
  Scenario: An attack that was turned down to the claw's number counts as that attack, and does not match
    Given players A (-), B (Mirror), C (The Claw)
    And The Claw's sheet holds attack 04
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 40 and B plays attack 10
    And B uses Mirror's power
    Then the total of the offense is 5: attack 40, Mirror = 4, ships 1
    And the total of the defense is 5: attack 10, Mirror = 1, ships 4
    And the outcome is: B wins
    And C is not asked anything

  @HZ-06 @hazard:cosmic-guardian @power:tripler
  Scenario: A third of a high attack is an attack
    Given players A (Tripler), B (-), C (-)
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 30 and B plays attack 04
    Then the total of the offense is 14: attack 30, Tripler = 10, ships 4
    And the outcome is: A wins

  @HZ-06 @hazard:cosmic-guardian @power:tripler
  Scenario: Three times a low one is a negotiate
    Given players A (Tripler), B (-), C (-)
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 08 and B plays attack 04
    Then the outcome is: B wins

  @hazard:cosmic-guardian @power:warhawk
  Scenario: Warhawk makes a morph of its own pacified attack
    Given players A (Warhawk), B (-), C (-)
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 23 and B plays attack 10
    Then the total of the offense is 11
    And the outcome is: B wins

  @hazard:cosmic-guardian @power:warhawk
  Scenario: And an attack 00 of its opponent's
    Given players A (Warhawk), B (-), C (-)
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 30
    Then the total of the defense is 4
    And the outcome is: A wins

  @hazard:cosmic-guardian @power:cavalry
  Scenario: A high attack of an ally's adds nothing, and is compensated as a negotiate
    Given players A (-), B (-), C (Cavalry)
    And C holds attack 30
    And B holds attack 10, morph
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays attack 04 and B plays attack 10
    And C uses Cavalry's power
    Then the total of the offense is 6: attack 04, ships 2
    And the outcome is: B wins
    And C holds exactly morph

  @hazard:cosmic-guardian @power:deuce
  Scenario: Of Deuce's two cards a high attack makes a negotiate
    Given players A (Deuce), B (-), C (-)
    And A holds attack 15, attack 30
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 15 and B plays negotiate
    Then A is asked for a deal
    And B is asked for a deal

  @hazard:cosmic-guardian @power:fodder
  Scenario: Fodder has nothing to overwhelm where one card is a negotiate
    Given players A (Fodder), B (-), C (-)
    And A holds attack 04, attack 06
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 30
    Then A is not asked to use Fodder's power
    And the outcome is: A wins
    When the turn ends

  @hazard:cosmic-guardian @rule:R25.2
  Scenario: A morph that copies a high attack is a negotiate as well
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 23 and B plays morph
    Then A is asked for a deal
    And B is asked for a deal

  @hazard:cosmic-guardian @wild:human @HZ-06
  Scenario: The 42 of Human's flare is a negotiate
    Given A holds attack 10, Human flare
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 10 and B plays attack 04
    And A plays Human flare
    Then the outcome is: B wins

  @hazard:cosmic-guardian
  Scenario: A reinforcement changes no card
    Given A holds attack 20, reinforcement +5
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 15
    And A plays reinforcement +5
    And A answers offense
    Then the total of the offense is 26: attack 20, ships 1, reinforcement +5
    And the outcome is: A wins

  @hazard:cosmic-guardian @power:warhawk @power:graviton @rule:R11.7
  Scenario: Warhawk copies a high attack that counts for little, and the Guardian comes last
    Given players A (Warhawk), B (Graviton), C (-)
    And A holds negotiate
    And B holds attack 30
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays negotiate and B plays attack 30
    And B uses Graviton's power
    And B chooses ones
    Then the outcome is: B wins
