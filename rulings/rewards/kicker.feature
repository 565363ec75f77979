Feature: Kickers

  @IR-10 @KI-01 @IR-11 @card:kicker
  Scenario: A kicker is announced face down, turned up with the cards, and multiplies the attack
    Given players A (-), B (-), C (-)
    And A holds attack 10, kicker 2
    And A has 12 ships on A1
    When A encounters B on B1 with 4 ships
    And nobody is invited
    Then A is asked to use: Kicker 2 or pass
    When A plays Kicker 2
    Then the log says: the offense lays a kicker
    And the log does not say: Kicker 2
    When A plays attack 10 and B plays negotiate
    Then the log says: kicker of the offense: Kicker 2
    And the reward discard pile is Kicker 2

  @KI-02 @card:kicker
  Scenario: The kicker comes after every other change of the card
    Given players A (Tripler), B (-), C (-)
    And A holds attack 04, kicker 2
    And B holds attack 30
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays Kicker 2
    And A plays attack 04 and B plays attack 30
    Then the total of the offense is 27: attack 04, Tripler = 12, kicker x2 = 24, ships 3
    And the outcome is: B wins
