Feature: Flares

  @F-01 @wild:chosen @rule:R21.5
  Scenario: A flare lies outside the hand until its effect is completed
    Given players A (-), B (-), C (-)
    And A holds Chosen flare, attack 10
    And B holds Card Zap, attack 04
    And the deck begins with attack 13
    When A encounters B on B1 with 1 ship
    And nobody is invited
    Then A is asked to use: Chosen flare (wild) or pass
    When A plays Chosen flare
    Then B is asked to respond: Card Zap or pass
    And A holds exactly attack 10
    When B passes
    Then A holds exactly attack 10, attack 13, Chosen flare
    When A plays attack 13 and B plays attack 04
    And the turn ends

  @F-02 @wild:human @rule:R21.3
  Scenario: A flare is played once per encounter, by whomever
    Given players A (-), B (-), C (Human)
    And A holds Human flare, attack 04
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays attack 04 and B plays attack 30
    Then A is asked to use: Human flare (wild) or pass
    When A plays Human flare
    Then the total of the offense is 48: attack 04, Human flare = 42, ships 2, Human +4
    And C holds Human flare
    And the outcome is: A wins

  @F-03 @rule:R21.4
  Scenario: A cancelled flare uses up the flare of the encounter
    Given players A (-), B (-), C (-)
    And A holds Chosen flare, Human flare, attack 10
    And B holds Card Zap, attack 04
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays Chosen flare
    And B plays Card Zap
    And A plays attack 10 and B plays attack 04
    Then the outcome is: A wins
    And A holds exactly Human flare
    And the discard pile is Card Zap, Chosen flare, attack 10, attack 04
    When the turn ends

  @G-031 @wild:human @rule:R19.6
  Scenario: Without its power a player is not that alien
    Given players A (Human), B (-), C (-)
    And A has 0 ships on A1
    And A has 0 ships on A2
    And A has 0 ships on A3
    And A holds Human flare, attack 04
    When A encounters B on B1 with 1 ship
    Then A's power is lost
    When nobody is invited
    And A plays attack 04 and B plays attack 30
    Then A is asked to use: Human flare (wild) or pass
    When A passes
    Then the total of the offense is 5: attack 04, ships 1
    And the outcome is: B wins

  @Z-03 @rule:R20.3
  Scenario: A power used through its super flare can be zapped in whatever phase
    Given players A (Drifter), B (-), C (-)
    And A holds Drifter flare, attack 10
    And B holds Cosmic Zap, attack 10
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A passes
    And A plays attack 10 and B plays attack 10
    Then A is asked to use: Drifter flare (super) or pass
    When A plays Drifter flare
    Then B is asked to respond: Cosmic Zap or pass
    When B plays Cosmic Zap
    Then the total of the offense is 14: attack 10, ships 4
    And the outcome is: B wins
    And A holds exactly Drifter flare
