Feature: Kickers and the powers of aliens

  @KI-02 @AL-MIRROR-1 @card:kicker @power:mirror
  Scenario: Mirror turns the digits round first
    Given players A (Mirror), B (-), C (-)
    And A holds attack 12, kicker 2
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays Kicker 2
    And A plays attack 12 and B plays attack 30
    And A uses Mirror's power
    Then the total of the offense is 43: attack 12, Mirror = 21, kicker x2 = 42, ships 1
    And the total of the defense is 7: attack 30, Mirror = 3, ships 4
    And the outcome is: A wins
    When the turn ends

  @KI-02 @card:kicker @power:tripler
  Scenario: Tripler triples first
    Given players A (Tripler), B (-), C (-)
    And A holds attack 04, kicker 2
    And B holds attack 30
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays Kicker 2
    And A plays attack 04 and B plays attack 30
    Then the total of the offense is 27: attack 04, Tripler = 12, kicker x2 = 24, ships 3
    And the outcome is: B wins

  @KI-02 @card:kicker @power:calculator
  Scenario: Calculator subtracts first
    Given players A (Calculator), B (-), C (-)
    And B holds attack 30, kicker 2
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And B plays Kicker 2
    And A plays attack 10 and B plays attack 30
    And A uses Calculator's power
    Then the total of the defense is 44: attack 30, Calculator = 20, kicker x2 = 40, ships 4
    And the outcome is: B wins

  @KI-02 @card:kicker @power:virus
  Scenario: Virus multiplies the kicked card
    Given players A (Virus), B (-), C (-)
    And A holds attack 04, kicker 3
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays Kicker 3
    And A plays attack 04 and B plays attack 30
    Then the total of the offense is 36
    And the outcome is: A wins
    When the turn ends

  @IR-10 @AL-SORCERER-3 @card:kicker @power:sorcerer @rule:R26.2
  Scenario: Sorcerer exchanges the cards; each kicker stays where it is
    Given players A (-), B (Sorcerer), C (-)
    And A holds attack 10, kicker 2
    And B holds attack 04, kicker 3
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays Kicker 2
    And B plays Kicker 3
    And A plays attack 10 and B plays attack 04
    And B uses Sorcerer's power
    Then the total of the offense is 9: attack 04, kicker x2 = 8, ships 1
    And the total of the defense is 34: attack 10, kicker x3 = 30, ships 4
    And the reward discard pile is Kicker 2, Kicker 3

  @AL-CHRONOS-3 @card:kicker @power:chronos
  Scenario: Chronos: only the encounter card is set aside; the kicker may be laid again
    Given players A (Chronos), B (-), C (-)
    And A holds attack 04, attack 30
    And B holds attack 20, attack 08, kicker 2
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And B plays Kicker 2
    And A plays attack 04 and B plays attack 20
    And A uses Chronos's power
    Then B holds exactly attack 08, Kicker 2
    And B is asked to use: Kicker 2 or pass
    When B plays Kicker 2
    And A plays attack 30 and B plays attack 08
    Then the total of the defense is 20: attack 08, kicker x2 = 16, ships 4
    And the outcome is: A wins
    And the reward discard pile is Kicker 2
    And B holds exactly attack 20
    When the turn ends

  @AL-CHRONOS-3 @card:kicker @power:chronos
  Scenario: It need not be laid again
    Given players A (Chronos), B (-), C (-)
    And A holds attack 04, attack 30
    And B holds attack 20, attack 08, kicker 2
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And B plays Kicker 2
    And A plays attack 04 and B plays attack 20
    And A uses Chronos's power
    And B passes
    And A plays attack 30 and B plays attack 08
    Then the total of the defense is 12: attack 08, ships 4
    And B holds exactly attack 20, Kicker 2
    When the turn ends

  @AL-CLONE-4 @card:kicker @power:clone
  Scenario: Clone keeps its encounter card, not its kicker
    Given players A (Clone), B (-), C (-)
    And a reward deck
    And A holds attack 10, kicker 2
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays Kicker 2
    And A plays attack 10 and B plays attack 08
    And A uses Clone's power
    Then A holds exactly attack 10
    And the reward discard pile is Kicker 2
    When the turn ends

  @AL-FILCH-7 @card:kicker @power:filch
  Scenario: Filch gets the encounter card, not the kicker
    Given players A (Filch), B (-), C (-)
    And B holds attack 10, kicker 2
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And B plays Kicker 2
    And A plays attack 04 and B plays attack 10
    Then A is asked to use: Filch's power or pass
    When A uses Filch's power
    Then A holds exactly attack 10
    And the reward discard pile is Kicker 2
    When the turn ends

  @AL-FIDO-3 @card:kicker @power:fido
  Scenario: Fido fetches encounter cards, not kickers
    Given players A (-), B (-), C (Fido)
    And A holds attack 10, kicker 2
    And C holds negotiate
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays Kicker 2
    And A plays attack 10 and B plays attack 30
    And C uses Fido's power
    Then C is asked which cards to take (1): attack 10, attack 30
    When C answers attack 30
    And C answers A
    And A says yes
    And C chooses nothing
    Then A holds exactly attack 30
    And the reward discard pile is Kicker 2
    When the turn ends

  @AL-LOSER-4 @card:kicker @wild:loser
  Scenario: Loser's flare after a kicker: both sides lose and the kicker goes back to the hand
    Given players A (-), B (-), C (-)
    And A holds attack 20, Loser flare
    And B holds attack 08, kicker 2
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A passes
    And B plays Kicker 2
    Then A is asked to use: Loser flare (wild) or pass
    When A plays Loser flare
    Then the outcome is: both sides lose
    And A has 2 ships in the warp
    And B has 4 ships in the warp
    And B holds exactly attack 08, Kicker 2
    When the turn ends

  @card:kicker @artifact:force-field
  Scenario: Allies that Force Field sends home leave the kicker as it is
    Given players A (-), B (-), C (-)
    And A holds attack 10, kicker 2
    And B holds attack 08, Force Field
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 4 ships from C1
    And B plays Force Field
    And C, asked where ships return to, answers C2
    And A plays Kicker 2
    And A plays attack 10 and B plays attack 08
    Then the total of the offense is 21: attack 10, kicker x2 = 20, ships 1
    And the outcome is: A wins
    When the turn ends

  @card:kicker @artifact:emotion-control
  Scenario: Attacks turned into negotiates: the kicker works on those
    Given players A (-), B (-), C (-)
    And A holds attack 10, kicker 2
    And B holds attack 30, Emotion Control
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays Kicker 2
    And A plays attack 10 and B plays attack 30
    And B plays Emotion Control
    And the clock runs out
    Then A is asked which ships to lose (3)
    And B is asked which ships to lose (6)
    When A answers 3 ships from A2
    And B answers 4 ships from B2, 2 from B3
    And A, asked where ships return to, answers A1
    Then the reward discard pile is Kicker 2
    When the turn ends

  @card:kicker @power:chosen
  Scenario: The card that Chosen draws is multiplied in place of the first
    Given players A (Chosen), B (-), C (-)
    And A holds attack 04, kicker 3
    And the deck begins with attack 15, attack 06, attack 06
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays Kicker 3
    And A plays attack 04 and B plays attack 30
    And A uses Chosen's power
    And A, asked which cards to choose, answers attack 15
    And A answers replace
    Then the total of the offense is 46: attack 04, Chosen = 15, kicker x3 = 45, ships 1
    And the outcome is: A wins
    When the turn ends

  @card:kicker @power:gambler
  Scenario: Gambler's claim is multiplied
    Given players A (Gambler), B (-), C (-)
    And A holds attack 04, kicker 2
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays Kicker 2
    And A plays attack 04 and B plays attack 10
    And A uses Gambler's power
    And A chooses attack
    And A answers 20
    And B chooses believe
    Then the total of the offense is 41
    And the outcome is: A wins
    And the discard pile is attack 10
    And the reward discard pile is Kicker 2
    When the turn ends

  @card:kicker @power:pacifist
  Scenario: Pacifist's negotiate wins; no compensation, so nothing to multiply
    Given players A (Pacifist), B (-), C (-)
    And A holds negotiate, kicker 3
    And B holds attack 30, attack 08
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays Kicker 3
    And A plays negotiate and B plays attack 30
    Then the outcome is: A wins
    And A holds no cards
    And B holds exactly attack 08
    When the turn ends

  @card:kicker @power:miser
  Scenario: A kicker from the hoard goes back there if it was not used
    Given players A (-), B (Miser), C (-)
    And in the setup B answers the second hand
    And A holds attack 20, Loser flare
    And B holds attack 08
    And Miser's sheet holds attack 06, kicker 2
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A passes
    Then B is asked to use: Kicker 2 or pass
    When B plays Kicker 2
    And A plays Loser flare
    Then the outcome is: both sides lose
    And Miser's sheet holds exactly attack 06, Kicker 2
    And B holds exactly attack 08
    When the turn ends

  @AL-DEUCE-3 @card:kicker @power:deuce
  Scenario: Deuce's one kicker works on the card that is its encounter card in the end
    Given players A (-), B (Deuce), C (-)
    And A holds attack 20, 8 x attack 06
    And B holds attack 10, negotiate, kicker 2
    And B has 3 ships on B1
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And B plays Kicker 2
    And A plays attack 20 and B plays attack 10
    Then the outcome is: A wins
    And B holds exactly attack 10, 6 x attack 06
    When the turn ends

  @AL-DEUCE-3 @card:kicker @power:deuce
  Scenario: Two attacks of Deuce: the kicker multiplies the encounter card alone
    Given players A (-), B (Deuce), C (-)
    And B holds attack 10, attack 08, kicker 2, kicker 3
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And B plays Kicker 2
    And A plays attack 20 and B plays attack 10
    Then the total of the defense is 32: attack 10, kicker x2 = 20, ships 4, Deuce +8
    And the outcome is: B wins
    And B holds Kicker 3
    When the turn ends
