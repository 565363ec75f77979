Feature: Crooked Deal pays its player more and costs it less

  @IR-08 @card:crooked-deal
  Scenario: One card more in compensation
    Given players A (-), B (-), C (-)
    And A holds attack 20, 6 x attack 06
    And B holds Crooked Deal
    And B has 2 ships on B1
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays Crooked Deal
    Then the outcome is: A wins
    And B holds exactly 3 x attack 06
    And A holds exactly 3 x attack 06
    And the reward discard pile is Crooked Deal
    And the discard pile is attack 20
    When the turn ends

  @IR-08 @card:crooked-deal
  Scenario: Without a lost ship there is no compensation to add to
    Given players A (-), B (-), C (-)
    And A holds attack 20, 6 x attack 06
    And B holds Crooked Deal
    And B has 0 ships on B1
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays Crooked Deal
    Then the outcome is: A wins
    And B holds no cards
    And A holds exactly 6 x attack 06
    When the turn ends

  @IR-09 @card:crooked-deal
  Scenario: A failed deal: one ship fewer for its player, one more for the other
    Given players A (-), B (-), C (-)
    And A holds Crooked Deal
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays Crooked Deal and B plays negotiate
    And the clock runs out
    Then the outcome is: a failed deal
    And A is asked which ships to lose (2)
    And B is asked which ships to lose (4)
    When A answers 2 ships from A2
    And B answers 4 ships from B2
    And A, asked where ships return to, answers A1
    Then A has 2 ships in the warp
    And B has 4 ships in the warp
    When the turn ends

  @IR-09 @card:crooked-deal
  Scenario: Two of them cancel out
    Given players A (-), B (-), C (-)
    And A holds Crooked Deal
    And B holds Crooked Deal
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays Crooked Deal and B plays Crooked Deal
    And the clock runs out
    Then A is asked which ships to lose (3)
    And B is asked which ships to lose (3)
    When A answers 3 ships from A2
    And B answers 3 ships from B2
    And A, asked where ships return to, answers A1
    Then the reward discard pile is Crooked Deal, Crooked Deal
    When the turn ends

  @card:crooked-deal @rule:R11.3
  Scenario: It is a negotiate: in a deal that is made it does nothing else
    Given players A (-), B (-), C (-)
    And A holds Crooked Deal
    And B holds negotiate, attack 06
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays Crooked Deal and B plays negotiate
    And A offers: gives nothing; gets 1 card of choice
    And B accepts
    And A, asked where ships return to, answers A1
    Then A holds exactly attack 06
    And A has no ships in the warp
    When the turn ends

  @card:crooked-deal @rule:R11.2
  Scenario: Against an attack it loses, on either side
    Given players A (-), B (-), C (-)
    And A holds Crooked Deal
    And B holds attack 04, attack 06, attack 08
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays Crooked Deal and B plays attack 04
    Then the outcome is: B wins
    And A holds exactly attack 06, attack 08
    And A has 1 ship in the warp

  @KI-03 @card:crooked-deal @card:kicker
  Scenario: With a kicker: first one more, then the factor
    Given players A (-), B (-), C (-)
    And A holds attack 20, 9 x attack 06
    And B holds Crooked Deal, kicker 2
    And B has 3 ships on B1
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And B plays Kicker 2
    And A plays attack 20 and B plays Crooked Deal
    Then B holds exactly 8 x attack 06
    And A holds exactly attack 06
    When the turn ends

  @KI-03 @card:crooked-deal @card:kicker
  Scenario: With a kicker, a failed deal costs the other eight and its player two
    Given players A (-), B (-), C (-)
    And B holds Crooked Deal, kicker 2
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And B plays Kicker 2
    And A plays negotiate and B plays Crooked Deal
    And the clock runs out
    Then A is asked which ships to lose (8)
    And B is asked which ships to lose (2)
    When A answers 4 ships from A2, 4 from A3
    And B answers 2 ships from B2
    And A, asked where ships return to, answers A1
    Then A has 8 ships in the warp
    And B has 2 ships in the warp
    When the turn ends

  @KI-03 @IR-09 @card:crooked-deal @card:kicker
  Scenario: Both crooked, both with kickers: each kicker multiplies what the other loses
    Given players A (-), B (-), C (-)
    And A holds Crooked Deal, kicker 2
    And B holds Crooked Deal, kicker 3
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays Kicker 2
    And B plays Kicker 3
    And A plays Crooked Deal and B plays Crooked Deal
    And the clock runs out
    Then A is asked which ships to lose (9)
    And B is asked which ships to lose (6)
    When A answers 4 ships from A2, 4 from A3, 1 from A4
    And B answers 4 ships from B2, 2 from B3
    And A, asked where ships return to, answers A1
    Then A has 9 ships in the warp
    When the turn ends

  @card:crooked-deal @rule:R10.2
  Scenario: A morph that copies it is crooked, too
    Given players A (-), B (-), C (-)
    And A holds morph
    And B holds Crooked Deal
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays morph and B plays Crooked Deal
    And the clock runs out
    Then A is asked which ships to lose (3)
    And B is asked which ships to lose (3)
    When A answers 3 ships from A2
    And B answers 3 ships from B2
    And A, asked where ships return to, answers A1
    Then the discard pile is morph
    And the reward discard pile is Crooked Deal
    When the turn ends

  @card:crooked-deal @artifact:emotion-control
  Scenario: A card that becomes a plain negotiate is not crooked
    Given players A (-), B (-), C (-)
    And A holds attack 20
    And B holds attack 10, Emotion Control
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 10
    And B plays Emotion Control
    And the clock runs out
    Then A is asked which ships to lose (3)
    And B is asked which ships to lose (3)
    When A answers 3 ships from A2
    And B answers 3 ships from B2
    And A, asked where ships return to, answers A1
    Then A has 3 ships in the warp
    When the turn ends

  @card:crooked-deal @power:sorcerer
  Scenario: Exchanged by Sorcerer, it works for the one before whom it lies
    Given players A (Sorcerer), B (-), C (-)
    And A holds Crooked Deal
    And B holds attack 20, 6 x attack 06
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays Crooked Deal and B plays attack 20
    And A uses Sorcerer's power
    Then the outcome is: A wins
    And B has 4 ships in the warp
    And B holds exactly 6 x attack 06
    And A holds no cards
    When the turn ends

  @card:crooked-deal @power:pacifist
  Scenario: Pacifist wins with it
    Given players A (Pacifist), B (-), C (-)
    And A holds Crooked Deal
    And B holds attack 20, attack 06
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays Crooked Deal and B plays attack 20
    Then the outcome is: A wins
    And A holds no cards
    When the turn ends

  @card:crooked-deal @power:hacker
  Scenario: Hacker picks one card more, from whom it likes
    Given players A (-), B (Hacker), C (-)
    And A holds attack 20
    And B holds Crooked Deal
    And B has 1 ship on B1
    And C holds attack 12, attack 15, reinforcement +3
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays Crooked Deal
    And B uses Hacker's power
    Then B is asked which cards to take (2): attack 12, attack 15, reinforcement +3
    When B answers attack 12, attack 15
    Then B holds exactly attack 12, attack 15
    When the turn ends

  @card:crooked-deal @wild:extortionist
  Scenario: What a flare makes of the penalty comes before the crooked card
    Given players A (-), B (-), C (-)
    And A holds negotiate, Extortionist flare
    And B holds Crooked Deal
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays negotiate and B plays Crooked Deal
    And A plays Extortionist flare
    And the clock runs out
    Then A is asked which ships to lose (1)
    And B is asked which ships to lose (5)
    When A answers 1 ship from A2
    And B answers 4 ships from B2, 1 from B3
    And A, asked where ships return to, answers A1
    Then B has 5 ships in the warp
    When the turn ends
