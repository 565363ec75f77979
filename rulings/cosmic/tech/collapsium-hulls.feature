Feature: Collapsium Hulls

  Background:
    Given players A (-), B (-), C (-)
    And the variant technology
    And Collapsium Hulls lies face up before B

  @tech:collapsium-hulls
  Scenario: Losing by five, one ship of the defense stays beside the winners
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 15 and B plays attack 10
    Then B is asked to use: Collapsium Hulls, or pass
    When B uses Collapsium Hulls
    Then B has 1 ship on B1
    And A has 4 ships on B1
    And B has 3 ships in the warp
    And Collapsium Hulls lies face up before B

  @tech:collapsium-hulls
  Scenario: Losing by six, it does not help
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 12 and B plays attack 06
    Then B is not asked to use Collapsium Hulls
    And B has no ships on B1

  @tech:collapsium-hulls
  Scenario: Nor does it help the offense
    Given it is B's turn
    When B encounters C on C1 with 4 ships
    And nobody is invited
    And B plays attack 10 and C plays attack 12
    Then B is not asked to use Collapsium Hulls
    And B has 4 ships in the warp

  @tech:collapsium-hulls
  Scenario: A negotiate loses by no number
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 01 and B plays negotiate
    Then B is not asked to use Collapsium Hulls

  @tech:collapsium-hulls @power:zombie
  Scenario: Zombie saves the others
    Given players A (-), B (Zombie), C (-)
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 15 and B plays attack 10
    And B uses Collapsium Hulls
    And B answers B2
    Then B has 1 ship on B1
    And B has 7 ships on B2
    And the warp is empty

  @tech:collapsium-hulls @power:filth
  Scenario: Beside Filth as the winner nobody stays
    Given players A (Filth), B (-), C (-)
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 15 and B plays attack 10
    And B uses Collapsium Hulls
    And B, asked where ships return to, answers B2
    Then B has 5 ships on B2
    And A has a colony on B1

  @tech:collapsium-hulls @power:filth
  Scenario: A ship of Filth's stays, and the winners turn back
    Given players A (-), B (Filth), C (-)
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 15 and B plays attack 10
    And B uses Collapsium Hulls
    And A, asked where ships return to, answers A1
    Then B has 1 ship on B1
    And B has 3 ships in the warp
    And A has no colony on B1

  @tech:collapsium-hulls @power:void @AL-FUNGUS-12
  Scenario: What Void eradicates cannot stay
    Given players A (Void), B (-), C (-)
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 15 and B plays attack 10
    Then B is not asked to use Collapsium Hulls
    And B has 4 ships out of the game

  @tech:collapsium-hulls
  Scenario: An ally of the defense has no planet to stay on
    When A encounters C on C1 with 4 ships
    And A invites nobody
    And C invites B
    And B joins the defense with 1 ship
    And A plays attack 15 and C plays attack 10
    Then B is not asked to use Collapsium Hulls
    And B has 1 ship in the warp
