Feature: Reverse Rewards

  Background:
    Given players A (-), B (-), C (-), D (-)
    And the variant hazards
    And the hazard deck begins with Reverse Rewards
    And the next destiny is B's colour with a warning

  @hazard:reverse-rewards
  Scenario: The offense wins: its allies are rewarded and do not land
    When A encounters B on B1 with 2 ships
    And A invites C
    And B invites nobody
    And C joins the offense with 2 ships from C1
    And A plays attack 20 and B plays attack 04
    And C, asked where ships return to, answers C1
    Then A has a colony on B1
    And C has no colony on B1
    And C holds 3 cards

  @hazard:reverse-rewards
  Scenario: The defense wins: its allies land beside it and are not rewarded
    When A encounters B on B1 with 2 ships
    And A invites nobody
    And B invites C
    And C joins the defense with 2 ships from C1
    And A plays attack 04 and B plays attack 20
    Then C has a colony on B1
    And C has 2 ships on B1
    And B has 4 ships on B1
    And C holds 1 card

  @hazard:reverse-rewards @power:zombie
  Scenario: What becomes of the losers is as always
    Given players A (Zombie), B (-), C (-), D (-)
    And A holds attack 04
    When A encounters B on B1 with 2 ships from A1
    And A invites nobody
    And B invites D
    And D joins the defense with 1 ship from D1
    And A plays attack 04 and B plays attack 20
    And A, asked where ships return to, answers A1
    Then A has 4 ships on A1
    And D has a colony on B1

  @hazard:reverse-rewards @power:filth
  Scenario: Filth drives its own allies away
    Given players A (-), B (Filth), C (-), D (-)
    When A encounters B on B1 with 2 ships
    And A invites nobody
    And B invites C
    And C joins the defense with 2 ships from C1
    And A plays attack 04 and B plays attack 20
    And C, asked where ships return to, answers C1
    Then C has no colony on B1
    And C has 4 ships on C1
    And C holds 1 card

  @hazard:reverse-rewards @power:lunatic
  Scenario: Lunatic gains a colony by its own defeat
    Given players A (Lunatic), B (-), C (-), D (-)
    When A encounters B on B1 with 2 ships from A1
    And nobody is invited
    And A uses Lunatic's power
    And A answers 1 ship from A2
    And A plays attack 04 and B plays attack 20
    Then A has 2 ships in the warp
    And A has a colony on B1
    And A has 1 ship on B1

  @hazard:reverse-rewards @power:lunatic
  Scenario: Or is rewarded by it, as the defense
    Given players A (-), B (Lunatic), C (-), D (-)
    When A encounters B on B1 with 2 ships from A1
    And nobody is invited
    And B uses Lunatic's power
    And B answers 2 ships from B2
    And A plays attack 20 and B plays attack 04
    And B, asked where ships return to, answers B2
    Then B has 4 ships in the warp
    And B has 0 ships on B1
    And A has a colony on B1
    And B is asked how to split rewards (2): 2 ships, 2 cards

  @hazard:reverse-rewards @power:glutton
  Scenario: Glutton's appetite as an ally of the offense
    Given players A (-), B (-), C (Glutton), D (-)
    And C holds negotiate
    When A encounters B on B1 with 2 ships
    And A invites C
    And B invites nobody
    And C joins the offense with 2 ships from C1
    And A plays attack 20 and B plays attack 04
    And C, asked where ships return to, answers C1
    Then C holds 5 cards

  @hazard:reverse-rewards
  Scenario: A deal has no winning allies
    When A encounters B on B1 with 2 ships from A1
    And A invites C
    And B invites D
    And C joins the offense with 2 ships from C1
    And D joins the defense with 2 ships from D1
    And A plays negotiate and B plays negotiate
    And C, asked where ships return to, answers C1
    And D, asked where ships return to, answers D1
    And A offers: gives nothing; gets colony on B2
    And B accepts
    And A, asked which ships found the colony, answers 1 from A2
    And A, asked where ships return to, answers A1
    Then C holds 1 card
    And D holds 1 card
    And D has no colony on B1
