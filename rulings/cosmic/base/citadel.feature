Feature: Citadel lays attacks beside planets and has them fight for the defense

  @power:citadel
  Scenario: After destiny it may lay an attack beside any planet, face up
    Given players A (-), B (-), C (Citadel)
    And A holds attack 04
    And C holds attack 08, attack 10, negotiate
    And the next destiny is B's colour
    When the turn begins
    Then C is asked to use: Citadel's power or pass
    When C uses Citadel's power
    Then C is asked which cards to choose (1): attack 08, attack 10
    When C answers attack 08
    Then C is asked which planet: A1, A2, A3, A4, A5, B1, B2, B3, B4, B5, C1, C2, C3, C4, C5
    When C answers B1
    Then beside B1 lie exactly attack 08
    And C holds exactly attack 10, negotiate
    And A is asked which planet to aim at
    And the log says: attack 08 goes to the side of B1

  @power:citadel
  Scenario: Before the reveal all citadels on the targeted planet are activated together; they stay if the defense wins
    Given players A (-), B (-), C (Citadel)
    And C holds negotiate
    And beside B1 lie attack 08, attack 10 of C's sheet
    And beside B2 lie attack 40 of C's sheet
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then C is asked to use: Citadel's power or pass
    When C uses Citadel's power
    Then the total of the defense is 26: attack 04, ships 4, Citadel +18
    And the outcome is: B wins
    And beside B1 lie exactly attack 08, attack 10
    And beside B2 lie exactly attack 40

  @power:citadel
  Scenario: They are discarded if the defense loses
    Given players A (-), B (-), C (Citadel)
    And C holds negotiate
    And beside B1 lie attack 08, attack 10 of C's sheet
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 40 and B plays attack 04
    And C uses Citadel's power
    Then the outcome is: A wins
    And beside B1 lies no card
    And the discard pile is attack 40, attack 04, attack 08, attack 10
    When the turn ends

  @power:citadel
  Scenario: Not activated they stay, even if the defense loses
    Given players A (-), B (-), C (Citadel)
    And C holds negotiate
    And beside B1 lie attack 08 of C's sheet
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 40 and B plays attack 04
    And C passes
    Then the outcome is: A wins
    And beside B1 lie exactly attack 08
    When the turn ends

  @power:citadel
  Scenario: After a deal they stay
    Given players A (-), B (-), C (Citadel)
    And A holds negotiate, attack 04
    And C holds negotiate
    And beside B1 lie attack 08 of C's sheet
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays negotiate and B plays negotiate
    And C uses Citadel's power
    And A offers: gives attack 04; gets nothing
    And B accepts
    And A, asked where ships return to, answers A1
    Then beside B1 lie exactly attack 08
    When the turn ends

  @power:citadel
  Scenario: When both sides lose, the defense has lost
    Given players A (-), B (-), C (Citadel)
    And C holds negotiate
    And beside B1 lie attack 08 of C's sheet
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays morph and B plays morph
    And C uses Citadel's power
    Then the outcome is: both sides lose
    And beside B1 lies no card
    And the discard pile is morph, morph, attack 08

  @power:citadel
  Scenario: One citadel in each encounter, also in the second one of a turn
    Given players A (-), B (-), C (Citadel)
    And A holds attack 20, attack 20
    And C holds attack 08, attack 10
    And B holds attack 04
    When A targets B
    And C uses Citadel's power
    And C answers attack 08
    And C answers C1
    And A aims at B1
    And A launches 4 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And A has a second encounter
    Then C is asked to use: Citadel's power or pass
    When C uses Citadel's power
    Then C is asked which planet
    When C answers C1
    Then beside C1 lie exactly attack 08, attack 10
    And A is asked which planet to aim at

  @power:citadel
  Scenario: Without an attack in hand nothing can be laid down
    Given players A (-), B (-), C (Citadel)
    And C holds negotiate
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then the log does not say: Citadel's power

  @power:citadel
  Scenario: Citadel as the offense or the defense may activate them too
    Given players A (Citadel), B (-), C (-)
    And A holds attack 20
    And beside B1 lie attack 08 of A's sheet
    When A targets B
    And A passes
    And A aims at B1
    And A launches 4 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then A is asked to use: Citadel's power or pass
    When A passes
    Then the outcome is: A wins

  @power:citadel @artifact:cosmic-zap @Z-01
  Scenario: Laying down is no use: only the activation can be zapped; then they stay
    Given players A (-), B (-), C (Citadel)
    And A holds attack 40, Cosmic Zap
    And B holds attack 04
    And C holds attack 08
    When A targets B
    And C uses Citadel's power
    And C answers B1
    Then A is asked which planet to aim at
    When A aims at B1
    And A launches 4 ships
    And nobody is invited
    And A plays attack 40 and B plays attack 04
    And C uses Citadel's power
    Then A is asked to respond: Cosmic Zap or pass
    When A plays Cosmic Zap
    Then the total of the defense is 8: attack 04, ships 4
    And the outcome is: A wins
    And beside B1 lie exactly attack 08
    When the turn ends

  @power:citadel @AL-CITADEL-1 @rule:R19.6 @rule:R19.10
  Scenario: When the power is lost citadels stay, and are of no use
    Given players A (-), B (-), C (Citadel)
    And A holds 6 x attack 20
    And B holds attack 04
    And C holds attack 30, attack 04
    And C's ships are 4 on C1, 8 on C2, 8 on C3
    And beside B2 lie attack 08, attack 10 of C's sheet
    And the next destiny is C's colour, B's colour
    When the turn begins
    And C passes
    And A aims at C1
    And A launches 4 ships
    And nobody is invited
    And A plays attack 20 and C plays attack 04
    Then C's power is lost
    And beside B2 lie exactly attack 08, attack 10
    When A has a second encounter
    And A aims at B2
    And A launches 4 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then the total of the defense is 8: attack 04, ships 4
    And beside B2 lie exactly attack 08, attack 10

  @power:citadel @AL-CITADEL-1 @rule:R19.10 @wild:reincarnator
  Scenario: When the sheet leaves the game citadels are discarded
    Given players A (-), B (Citadel), C (-)
    And A holds attack 20, Reincarnator flare
    And B holds negotiate
    And the next unused aliens are Virus
    And beside B2 lie attack 08 of B's sheet
    And beside C1 lie attack 10 of B's sheet
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 20 and B plays negotiate
    And A plays Reincarnator flare
    Then B has the power of Virus
    And beside B2 lies no card
    And beside C1 lies no card
    And the discard pile ends with attack 08, attack 10
    When the turn ends

  @power:citadel @AL-CITADEL-1 @rule:R19.6 @wild:reincarnator
  Scenario: Even if it is face down when it leaves
    Given players A (-), B (Citadel), C (-)
    And A holds attack 20, Reincarnator flare
    And B holds negotiate
    And B's ships are 4 on B1, 8 on B2, 8 on B3
    And the next unused aliens are Virus
    And beside C1 lie attack 10 of B's sheet
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 20 and B plays negotiate
    And A plays Reincarnator flare
    Then beside C1 lies no card
    And the discard pile ends with attack 10
    When the turn ends

  @power:citadel @rule:R19.9 @wild:sorcerer
  Scenario: Citadels go along with the sheet
    Given players A (Citadel), B (Human), C (Sorcerer), D (-)
    And A holds negotiate
    And D holds Sorcerer flare
    And beside B1 lie attack 08 of A's sheet
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And D plays Sorcerer flare
    And A plays negotiate and B plays attack 04
    Then B is asked to use: Citadel's power or pass
    When B uses Citadel's power
    Then the outcome is: B wins
    And beside B1 lie exactly attack 08

  @power:citadel @power:mirror
  Scenario: Mirror reverses the encounter cards, not the citadels
    Given players A (Mirror), B (-), C (Citadel)
    And C holds negotiate
    And beside B1 lie attack 08 of C's sheet
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 14 and B plays attack 04
    And A uses Mirror's power
    And C uses Citadel's power
    Then the total of the offense is 45: attack 14, Mirror = 41, ships 4
    And the total of the defense is 52: attack 04, Mirror = 40, ships 4, Citadel +8

  @power:citadel @power:chronos
  Scenario: In a replay the activation is undone and may be made anew
    Given players A (Chronos), B (-), C (Citadel)
    And A holds attack 20, attack 40
    And B holds attack 04, attack 06
    And C holds negotiate
    And beside B1 lie attack 08 of C's sheet
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And C uses Citadel's power
    And A uses Chronos's power
    And A plays attack 40 and B plays attack 06
    Then C is asked to use: Citadel's power or pass
    When C passes
    Then the total of the defense is 10: attack 06, ships 4
    And beside B1 lie exactly attack 08
    When the turn ends

  @super:citadel
  Scenario: With its flare the citadels are subtracted, and still go if the defense loses
    Given players A (-), B (-), C (Citadel)
    And C holds Citadel flare
    And beside B1 lie attack 08, attack 10 of C's sheet
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 08 and B plays attack 20
    Then C is asked to use: Citadel's power, Citadel flare (super), pass
    When C plays Citadel flare
    Then the total of the defense is 6: attack 20, ships 4, Citadel flare -18
    And the outcome is: A wins
    And the discard pile is attack 08, attack 20, attack 08, attack 10
    And C holds exactly Citadel flare
    When the turn ends

  @super:citadel @Z-02 @Z-04
  Scenario: Its use through the flare can be zapped; the flare stays in hand
    Given players A (-), B (-), C (Citadel)
    And B holds attack 20, Cosmic Zap
    And C holds Citadel flare
    And beside B1 lie attack 08 of C's sheet
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 08 and B plays attack 20
    And C plays Citadel flare
    And B plays Cosmic Zap
    Then the total of the defense is 24: attack 20, ships 4
    And C holds exactly Citadel flare
    And beside B1 lie exactly attack 08

  @super:citadel @artifact:card-zap
  Scenario: The super flare is cancelled: the power itself may still be used
    Given players A (-), B (-), C (Citadel)
    And B holds attack 20, Card Zap
    And C holds Citadel flare
    And beside B1 lie attack 08 of C's sheet
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 08 and B plays attack 20
    And C plays Citadel flare
    And B plays Card Zap
    Then C is asked to use: Citadel's power or pass
    When C passes
    Then the total of the defense is 24: attack 20, ships 4
    And C holds no cards

  @super:citadel @super:anti-matter
  Scenario: The super flare is prevented
    Given players A (-), B (Anti-Matter), C (Citadel)
    And B holds negotiate, Anti-Matter flare
    And C holds Citadel flare
    And beside B1 lie attack 08 of C's sheet
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 08 and B plays negotiate
    And C plays Citadel flare
    And B plays Anti-Matter flare
    And C passes
    Then C holds exactly Citadel flare
    And beside B1 lie exactly attack 08

  @super:citadel @power:chronos @AL-CHRONOS-1
  Scenario: In a replay what the flare did goes on: they are not activated twice
    Given players A (Chronos), B (-), C (Citadel)
    And A holds attack 20, attack 40
    And B holds attack 04, attack 06
    And C holds negotiate, Citadel flare
    And beside B1 lie attack 08 of C's sheet
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And C plays Citadel flare
    And A uses Chronos's power
    And A plays attack 40 and B plays attack 06
    Then the total of the defense is 2: attack 06, ships 4, Citadel flare -8
    And beside B1 lies no card
    When the turn ends

  @wild:citadel
  Scenario: The wild flare adds 5 to the defense's total, whichever side its player is on
    Given players A (-), B (-), C (-)
    And C holds Citadel flare
    When A encounters B on B1 with 4 ships
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays attack 10 and B plays attack 08
    Then C is asked to use: Citadel flare (wild) or pass
    When C plays Citadel flare
    Then the total of the defense is 17: attack 08, ships 4, Citadel flare +5
    And the outcome is: B wins
    And C holds exactly Citadel flare

  @wild:citadel
  Scenario: A bystander cannot play it
    Given players A (-), B (-), C (-)
    And C holds Citadel flare
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 10 and B plays attack 08
    Then the outcome is: A wins
    And C holds exactly Citadel flare

  @wild:citadel @artifact:card-zap
  Scenario: The wild flare is cancelled
    Given players A (-), B (-), C (-)
    And A holds attack 10, Card Zap
    And B holds attack 08, Citadel flare
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 10 and B plays attack 08
    And B plays Citadel flare
    And A plays Card Zap
    Then the total of the defense is 12: attack 08, ships 4
    And B holds no cards

  @wild:citadel @wild:anti-matter
  Scenario: The wild flare is prevented and stays in hand
    Given players A (-), B (-), C (-)
    And A holds attack 10, Anti-Matter flare
    And B holds attack 08, Citadel flare
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 10 and B plays attack 08
    And B plays Citadel flare
    And A plays Anti-Matter flare
    Then the total of the defense is 12: attack 08, ships 4
    And B holds exactly Citadel flare

  @rule:R24.6 @power:citadel
  Scenario: In an aftershock citadels are shuffled in, too
    Given players A (-), B (-), C (Citadel)
    And the deck is nothing
    And A holds attack 04, 9 x attack 08
    And B holds nothing
    And C holds 6 x attack 08
    And beside C1 lie 20 x attack 09 of C's sheet
    And the next destiny is B's colour
    When the turn begins
    And C passes
    And A aims at B1
    And A launches 1 ship
    And nobody is invited
    Then the log says: a cosmic quake with an aftershock
    And beside C1 lies no card
    And A holds 8 cards
    And C holds 8 cards
    And A is asked which encounter card to play
    And B is asked which encounter card to play

  @power:citadel @Z-01
  Scenario: To lay a citadel is no use of the power
    Given players A (-), B (-), C (Citadel)
    And A holds attack 04
    And C holds attack 08
    And the next destiny is B's colour
    When the turn begins
    And C uses Citadel's power
    And C answers B1
    Then the log does not say: C uses Citadel's power
    And the log says: C goes by Citadel's sheet
    And A is asked which planet to aim at
