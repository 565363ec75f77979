Feature: Mercenary is rewarded for every win

  @power:mercenary
  Scenario: The offense wins and receives one reward for each ship it had
    Given players A (Mercenary), B (-), C (-)
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then A has 3 ships on B1
    And A holds 3 cards
    And the log says: A receives 3 rewards
    When the turn ends

  @power:mercenary
  Scenario: Rewards may be ships from the warp
    Given players A (Mercenary), B (-), C (-)
    And A has 3 ships in the warp
    When A retrieves a ship to A1
    And A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then A is asked how to split rewards (3): 2 ships or 3 cards
    When A answers 2 ships, 1 card
    Then A is asked where ships return to
    When A answers A1
    Then A has no ships in the warp
    And A holds 1 card
    When the turn ends

  @power:mercenary
  Scenario: The defense that wins is rewarded for the ships on its planet
    Given players A (-), B (Mercenary), C (-)
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    Then B holds 4 cards
    When the turn ends

  @power:mercenary
  Scenario: An ally of the offense lands and is rewarded
    Given players A (-), B (-), C (Mercenary)
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 2 ships
    And A plays attack 20 and B plays attack 04
    Then C has 2 ships on B1
    And C holds exactly negotiate, 2 x attack 06
    When the turn ends

  @power:mercenary
  Scenario: An ally of the defense has its usual rewards once
    Given players A (-), B (-), C (Mercenary)
    When A encounters B on B1 with 1 ship
    And A invites nobody
    And B invites C
    And C joins the defense with 2 ships
    And A plays attack 04 and B plays attack 20
    And C, asked where ships return to, answers C1
    Then C holds exactly negotiate, 2 x attack 06
    When the turn ends

  @power:mercenary
  Scenario: Nothing for a defeat
    Given players A (Mercenary), B (-), C (-)
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    Then A holds no cards
    When the turn ends

  @power:mercenary
  Scenario: Nothing for a deal
    Given players A (Mercenary), B (-), C (-)
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays negotiate and B plays negotiate
    And A offers: gives colony on A1; gets colony on B1
    And B accepts
    And B, asked which ships found the colony, answers 1 ship from B2
    And A, asked which ships found the colony, answers 1 from the gate
    Then A holds no cards
    And the outcome is: a deal
    When the turn ends

  @power:mercenary @AL-MERCENARY-1 @artifact:ionic-gas
  Scenario: Ionic Gas keeps its rewards from it
    Given players A (Mercenary), B (-), C (-)
    And C holds Ionic Gas
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And C plays Ionic Gas
    Then A has 3 ships on B1
    And A holds no cards
    When the turn ends

  @power:mercenary @artifact:cosmic-zap
  Scenario: Zapped, it wins without rewards
    Given players A (Mercenary), B (-), C (-)
    And C holds Cosmic Zap
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then C is asked to respond: Cosmic Zap or pass
    When C plays Cosmic Zap
    Then A has 3 ships on B1
    And A holds no cards
    And the log says: Mercenary's power is zapped
    When the turn ends

  @power:mercenary
  Scenario: With too few home colonies there is no power and no reward
    Given players A (Mercenary), B (-), C (-)
    And A's ships are 4 on A1, 4 on A2, 12 on C1
    When A encounters B on B1 with 3 ships from C1
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then A's power is lost
    And A holds no cards
    When the turn ends

  @power:mercenary @power:plant
  Scenario: With the power grafted, each of its ships is rewarded
    Given players A (Plant), B (Mercenary), C (-)
    And A has 1 ship on B2
    And A holds attack 20
    When A encounters C on C1 with 2 ships
    And nobody is invited
    And A uses Plant's power
    And A plays attack 20 and C plays attack 04
    Then A holds exactly 2 x attack 06
    When the turn ends

  @wild:mercenary
  Scenario: With the wild flare a winning defense is rewarded
    Given players A (-), B (-), C (Mercenary)
    And B holds attack 20, Mercenary flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    Then B is asked to use: Mercenary flare (wild) or pass
    When B plays Mercenary flare
    Then B holds exactly Mercenary flare, 4 x attack 06
    When the turn ends

  @wild:mercenary
  Scenario: The wild flare is nothing for an offense that wins, nor for a defense that loses
    Given players A (-), B (-), C (Mercenary)
    And A holds attack 20, Mercenary flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then A holds exactly Mercenary flare
    When the turn ends

  @super:mercenary
  Scenario: With the super flare it keeps only the rewards it likes
    Given players A (Mercenary), B (-), C (-)
    And A holds attack 20, Mercenary flare
    And the deck begins with attack 40, negotiate, attack 01
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then A is asked to use: Mercenary flare (super) or pass
    When A plays Mercenary flare
    Then A is asked which cards to discard (1 to 3): attack 40, negotiate, attack 01
    When A answers attack 01, negotiate
    Then A holds exactly Mercenary flare, attack 40
    When the turn ends

  @super:mercenary
  Scenario: The super flare serves for the usual rewards of an ally, too, but not for other draws
    Given players A (-), B (-), C (Mercenary)
    And C holds negotiate, Mercenary flare
    When A encounters B on B1 with 1 ship
    And A invites nobody
    And B invites C
    And C joins the defense with 1 ship
    And A plays attack 04 and B plays attack 20
    And C, asked where ships return to, answers C1
    Then C is asked to use: Mercenary flare (super) or pass
    When C plays Mercenary flare
    Then C holds exactly negotiate, Mercenary flare
    When the turn ends

  @wild:mercenary @artifact:card-zap
  Scenario Outline: The wild flare is stopped, and there are no rewards
    Given players A (-), B (-), C (Mercenary)
    And A holds attack 04, <card>
    And B holds attack 20, Mercenary flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    And B plays Mercenary flare
    Then A is asked to respond: <card> or pass
    When A plays <card>
    Then B holds exactly <left>
    When the turn ends

    Examples:
      | card              | left            |
      | Card Zap          | nothing         |
      | Anti-Matter flare | Mercenary flare |

  @super:mercenary @artifact:card-zap
  Scenario: The super flare is Card-Zapped, and all rewards stay
    Given players A (Mercenary), B (-), C (-)
    And A holds attack 20, Mercenary flare
    And C holds Card Zap
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And A plays Mercenary flare
    And C plays Card Zap
    Then A holds exactly 2 x attack 06
    When the turn ends

  @power:mercenary @wild:fury @rule:R16.4
  Scenario: There is no reward for a ship that Fury's flare took out of the encounter
    Given players A (Mercenary), B (-), C (-)
    And A holds attack 40
    And B holds attack 04, Fury flare
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 40 and B plays attack 04
    And B plays Fury flare
    And A answers 1 ship from the gate
    Then A holds 2 cards
    And A has 2 ships on B1
    When the turn ends

  @power:mercenary @wild:fury
  Scenario: A ship lost elsewhere costs no reward
    Given players A (Mercenary), B (-), C (-)
    And A holds attack 40
    And B holds attack 04, Fury flare
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 40 and B plays attack 04
    And B plays Fury flare
    And A answers 1 ship from A2
    Then A holds 3 cards
    And A has 3 ships on B1
    When the turn ends
