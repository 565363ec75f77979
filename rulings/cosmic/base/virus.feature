Feature: Virus

  @power:virus
  Scenario: Virus multiplies its ships by its attack, and adds those of its allies
    Given players A (Virus), B (-), C (-)
    When A encounters B on B1 with 3 ships
    And A invites C
    And B invites nobody
    And C joins the offense with 2 ships
    And A plays attack 08 and B plays attack 15
    Then the total of the offense is 26: attack 08, ships 5, Virus multiplies to 24
    And the outcome is: A wins

  @power:virus
  Scenario: A defense without ships multiplies by zero
    Given players A (-), B (Virus), C (-)
    And B has 0 ships on B1
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 40
    Then the total of the defense is 0
    And the outcome is: A wins

  @power:virus
  Scenario: With a negotiate Virus multiplies nothing
    Given players A (Virus), B (-), C (-)
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays negotiate and B plays attack 04
    Then the outcome is: B wins

  @power:virus
  Scenario: As an ally Virus multiplies nothing
    Given players A (-), B (-), C (Virus)
    When A encounters B on B1 with 3 ships
    And A invites C
    And B invites nobody
    And C joins the offense with 2 ships
    And A plays attack 08 and B plays attack 04
    Then the total of the offense is 13: attack 08, ships 5

  @power:virus @artifact:cosmic-zap
  Scenario: Virus zapped adds as usual
    Given players A (Virus), B (-), C (-)
    And B holds attack 15, Cosmic Zap
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 08 and B plays attack 15
    And B plays Cosmic Zap
    Then the total of the offense is 11: attack 08, ships 3

  @power:virus @rule:R19.6
  Scenario: Virus with too few home colonies adds as usual
    Given players A (Virus), B (-), C (-)
    And A's ships are 8 on A1, 10 on A2, 2 on A3
    When A encounters B on B1 with 2 ships from A3
    And nobody is invited
    And A plays attack 10 and B plays attack 04
    Then the total of the offense is 12: attack 10, ships 2

  @power:virus @G-027
  Scenario: A morph that copied an attack is multiplied
    Given players A (Virus), B (-), C (-)
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays morph and B plays attack 08
    Then the total of the offense is 24
    And the total of the defense is 12: attack 08, ships 4

  @power:virus @wild:human
  Scenario: An attack changed later is multiplied as it counts in the end
    Given players A (Virus), B (-), C (-)
    And A holds attack 04, Human flare
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 40
    Then A is asked to use: Virus's power, Human flare (wild)
    When A uses Virus's power
    And A plays Human flare
    Then the total of the offense is 84: attack 04, Human flare = 42, ships 2, Virus multiplies to 84

  @power:virus
  Scenario: Reinforcements are added after the multiplication
    Given players A (Virus), B (-), C (-)
    And A holds attack 08, reinforcement +3
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 08 and B plays attack 15
    And A plays reinforcement +3
    And A, asked which side, answers offense
    Then the total of the offense is 27: attack 08, ships 3, Virus multiplies to 24, reinforcement +3

  @super:virus
  Scenario: With the super flare the ships of allies are multiplied too
    Given players A (Virus), B (-), C (-)
    And A holds attack 08, Virus flare
    When A encounters B on B1 with 3 ships
    And A invites C
    And B invites nobody
    And C joins the offense with 2 ships
    And A plays attack 08 and B plays attack 15
    Then A is asked to use: Virus's power, Virus flare (super)
    When A plays Virus flare
    Then the total of the offense is 40: attack 08, ships 5, Virus flare multiplies to 40

  @super:virus @Z-04
  Scenario: Zapped through the super flare
    Given players A (Virus), B (-), C (-)
    And A holds attack 08, Virus flare
    And B holds attack 15, Cosmic Zap
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 08 and B plays attack 15
    And A plays Virus flare
    And B plays Cosmic Zap
    And A passes
    Then the total of the offense is 11: attack 08, ships 3
    And A holds exactly Virus flare

  @wild:virus
  Scenario: The wild flare multiplies own and allied ships
    Given players A (-), B (-), C (-)
    And A holds attack 08, Virus flare
    When A encounters B on B1 with 4 ships
    And A invites C
    And B invites nobody
    And C joins the offense with 3 ships
    And A plays attack 08 and B plays attack 15
    Then A is asked to use: Virus flare (wild), or pass
    When A plays Virus flare
    Then the total of the offense is 20: attack 08, ships 7, Virus flare multiplies to 12

  @wild:virus @AL-VIRUS-1
  Scenario: Without allies the wild flare multiplies by zero
    Given players A (-), B (-), C (-)
    And A holds attack 10, Virus flare
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 10 and B plays attack 15
    And A plays Virus flare
    Then the total of the offense is 10: attack 10, ships 4, Virus flare multiplies to 0

  @super:virus
  Scenario: With the super flare left in hand the power multiplies its own ships only
    Given players A (Virus), B (-), C (-)
    And A holds attack 08, Virus flare
    When A encounters B on B1 with 3 ships
    And A invites C
    And B invites nobody
    And C joins the offense with 2 ships
    And A plays attack 08 and B plays attack 15
    And A uses Virus's power
    Then the total of the offense is 26: attack 08, ships 5, Virus multiplies to 24
    And A holds exactly Virus flare

  @super:virus @artifact:card-zap @super:anti-matter
  Scenario Outline: The super flare is stopped, and the power multiplies its own ships
    Given players A (Virus), B (-), C (-), D (Anti-Matter)
    And A holds attack 08, Virus flare
    And D holds negotiate, <card>
    When A encounters B on B1 with 3 ships
    And A invites C
    And B invites nobody
    And C joins the offense with 2 ships
    And A plays attack 08 and B plays attack 15
    And A plays Virus flare
    Then D is asked to respond: <card> or pass
    When D plays <card>
    Then the total of the offense is 26: attack 08, ships 5, Virus multiplies to 24
    And A holds exactly <left>
    And D holds exactly <kept>

    Examples:
      | card              | left        | kept                         |
      | Card Zap          | nothing     | negotiate                    |
      | Anti-Matter flare | Virus flare | negotiate, Anti-Matter flare |

  @wild:virus @artifact:card-zap @wild:anti-matter
  Scenario Outline: The wild flare is stopped, and ships are added
    Given players A (-), B (-), C (-)
    And A holds attack 08, Virus flare
    And B holds attack 15, <card>
    When A encounters B on B1 with 4 ships
    And A invites C
    And B invites nobody
    And C joins the offense with 3 ships
    And A plays attack 08 and B plays attack 15
    And A plays Virus flare
    Then B is asked to respond: <card> or pass
    When B plays <card>
    Then the total of the offense is 15: attack 08, ships 7
    And A holds exactly <left>
    And B holds exactly <kept>

    Examples:
      | card              | left        | kept              |
      | Card Zap          | nothing     | nothing           |
      | Anti-Matter flare | Virus flare | Anti-Matter flare |

  @wild:virus
  Scenario: The wild flare is for main players
    Given players A (-), B (-), C (-)
    And C holds negotiate, Virus flare
    When A encounters B on B1 with 4 ships
    And A invites C
    And B invites nobody
    And C joins the offense with 3 ships
    And A plays attack 08 and B plays attack 15
    Then the total of the offense is 15: attack 08, ships 7
