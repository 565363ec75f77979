Feature: Powers, zaps and what they leave

  @rule:R19.2
  Scenario: A compulsory power is used without asking
    Given players A (Human), B (-), C (-)
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    Then the log says: A uses Human's power
    And the outcome is: B wins

  @rule:R19.2
  Scenario: An optional power is asked for and may be left
    Given players A (Trader), B (-), C (-)
    And A holds attack 04, attack 05
    When A encounters B on B1 with 1 ship
    And nobody is invited
    Then A is asked to use: Trader's power or pass
    When A passes
    And A plays attack 04 and B plays attack 20
    Then A holds exactly attack 05

  @rule:R19.5 @rule:R3.3 @rule:R2.4
  Scenario: A power for main players does not work for an ally
    Given players A (-), B (-), C (Tripler)
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays attack 04 and B plays attack 20
    Then the total of the offense is 6: attack 04, ships 2

  @rule:R19.7 @wild:human
  Scenario: A player without power is not that alien: the flare that is to be given to it is discarded
    Given players A (-), B (-), C (Human)
    And C's ships are 10 on C1, 10 on C2
    And A holds attack 04, Human flare
    And C holds negotiate
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    And A plays Human flare
    Then the outcome is: A wins
    And C holds exactly negotiate
    And the discard pile is Human flare, attack 04, attack 20

  @rule:R20.4 @power:hate
  Scenario: What a zapped use would have cost stays in hand
    Given players A (Hate), B (-), C (-)
    And A holds attack 06, attack 08
    And B holds attack 04, attack 05, Cosmic Zap
    When the turn begins
    And A, asked which cards to discard, answers attack 06
    And B plays Cosmic Zap
    Then A holds exactly attack 06, attack 08
    And the discard pile is Cosmic Zap
    And A is asked whom to encounter

  @rule:R20.3 @Z-01 @power:warrior
  Scenario: A part of the power that is no use goes on after a zap
    Given players A (Warrior), B (-), C (-)
    And the note tokens on Warrior's sheet is 3
    And B holds attack 20, Cosmic Zap
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    And B plays Cosmic Zap
    Then the total of the offense is 5: attack 04, ships 1
    And the note tokens on Warrior's sheet is 5

  @rule:R20.7 @power:human
  Scenario: Human zapped as an ally: the side it is on wins
    Given players A (-), B (-), C (Human)
    And A holds attack 04, Cosmic Zap
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays attack 04 and B plays attack 40
    And A plays Cosmic Zap
    Then the outcome is: A wins
    And C has a colony on B1

  @F-05 @rule:R21.6 @rule:R21.1 @wild:human
  Scenario: A zapped player keeps the own flare that is to be given to the alien
    Given players A (Human), B (-), C (-)
    And A holds attack 04, Human flare
    And B holds attack 40, Cosmic Zap
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 40
    And A uses Human's power
    And A passes
    And B plays Cosmic Zap
    Then A is asked to use: Human flare (wild) or pass
    When A plays Human flare
    Then A holds exactly Human flare
    And the outcome is: A wins

  @rule:R20.6 @rule:R21.4 @wild:anti-matter @wild:human
  Scenario: A prevented flare stays in hand, cannot be tried again, and does not use up the one flare
    Given players A (-), B (-), C (-)
    And A holds attack 04, Human flare, Chosen flare
    And B holds attack 20, Anti-Matter flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays Chosen flare
    Then B is asked to respond: Anti-Matter flare (wild) or pass
    When B plays Anti-Matter flare
    Then A holds exactly attack 04, Human flare, Chosen flare
    When A plays attack 04 and B plays attack 20
    Then A is asked to use: Human flare (wild) or pass
    When A plays Human flare
    Then the outcome is: A wins
    And A holds exactly Chosen flare

  @rule:R18.6 @wild:warrior
  Scenario: What comes after the encounter cannot touch a win that is complete
    Given players A (-), B (-), C (-)
    And A's ships are 4 on A1, 4 on A2, 4 on A3, 4 on A4, 1 on C1, 1 on C2, 1 on C3, 1 on C4
    And B holds attack 04, attack 40, Warrior flare
    When A encounters B on B1 with 1 ship from A1
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then A wins the game
    And B is not asked anything

  @rule:R14.9 @power:miser
  Scenario: What is not in hand cannot be traded
    Given players A (Miser), B (-), C (-)
    And in the setup A answers the second hand
    And A holds negotiate
    And Miser's sheet holds attack 30, attack 12
    When A encounters B on B1 with 1 ship from A1
    And nobody is invited
    And A plays negotiate and B plays negotiate
    Then B may not offer: gives nothing; gets 1 card of choice
    And B may not offer: gives nothing; gets 1 card at random
    When A offers: gives nothing; gets colony on B1
    And B accepts
    And A, asked which ships found the colony, answers 1 from the gate
    Then Miser's sheet holds exactly attack 30, attack 12

  @rule:R24.1 @rule:R15.3 @rule:R24.9
  Scenario: Compensation is taken unseen: only who lost the cards knows them
    Given players A (-), B (-), C (-)
    And A holds attack 20, attack 08, attack 09
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays negotiate
    Then B holds exactly attack 08, attack 09
    And A has seen exactly attack 08, attack 09 in B's hand
    And C has seen exactly nothing in B's hand

  @rule:R24.1 @rule:R16.2
  Scenario: Rewards are drawn unseen
    Given players A (-), B (-), C (-)
    And C holds nothing
    When A encounters B on B1 with 1 ship
    And A invites nobody
    And B invites C
    And C joins the defense with 2 ships from C1
    And A plays attack 04 and B plays attack 20
    And C, asked where ships return to, answers C1
    Then A has seen exactly nothing in C's hand
    And B has seen exactly nothing in C's hand
    And C has seen exactly 2 x attack 06 in C's hand

  @rule:R24.2
  Scenario: Cards are discarded face up
    Given players A (-), B (-), C (-)
    And A holds reinforcement +2, Plague
    When the turn begins
    Then the log says: discarded: reinforcement +2, Plague
    And A is asked whom to encounter

  @rule:R23.3 @power:tripler
  Scenario: Changes of a card act in timing order, one on the other
    Given players A (Tripler), B (-), C (-)
    And A holds attack 04, Human flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    And A uses Tripler's power
    And A plays Human flare
    Then the total of the offense is 43: attack 04, Tripler = 12, Human flare = 42, ships 1

  @rule:R23.3 @power:tripler
  Scenario: Whoever has two things to use at once chooses the order
    Given players A (Tripler), B (-), C (-)
    And A holds attack 04, Human flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    Then A is asked to use: Tripler's power, Human flare (wild)
    When A plays Human flare
    Then the total of the offense is 15: attack 04, Human flare = 42, Tripler = 14, ships 1

  @rule:R2.11 @power:tick-tock
  Scenario: A resettling is a success, but no defense has won by it
    Given players A (-), B (Tick-Tock), C (-)
    And the note tokens on Tick-Tock's sheet is 5
    And A has 0 ships on A1
    And A holds attack 10
    And the next destiny is A's colour
    When the turn begins
    And A chooses resettle
    And A launches 1 ship from A2
    Then the outcome is: resettled
    And the note tokens on Tick-Tock's sheet is 5
    And A is asked whether to have a second encounter

  @rule:R4.5 @power:hate
  Scenario: A hand that a power at the start of the turn leaves without encounter cards is replaced
    Given players A (Hate), B (-), C (-)
    And A holds attack 06, reinforcement +2
    And the deck begins with 8 x attack 12
    And B holds attack 20
    And C holds attack 20
    When the turn begins
    And A, asked which cards to discard, answers attack 06
    And B chooses discard
    And C chooses discard
    Then A holds exactly 8 x attack 12
    And the log says in this order: start turn begins; A uses Hate's power; discarded: reinforcement +2; regroup begins
    And A is asked whom to encounter

  @rule:R17.3 @power:filch
  Scenario: A card that is taken before the discard does not reach the pile
    Given players A (-), B (Filch), C (-)
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    And B uses Filch's power
    Then B holds exactly attack 04
    And the discard pile is attack 20

  @rule:R22.3 @power:cudgel
  Scenario: Extra ships to lose are chosen by the loser
    Given players A (Cudgel), B (-), C (-)
    And B has 1 ship on B1
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then B is asked which ships to lose (2)
    When B answers 2 from B3
    Then B has 3 ships in the warp

  @rule:R23.4 @rule:R2.9 @power:void @power:zombie
  Scenario: Void comes before Zombie
    Given players A (Void), B (Zombie), C (-)
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then B has 4 ships out of the game
    And B has no ships in the warp

  @rule:R2.9 @rule:R2.7 @power:healer
  Scenario: Healer needs ships that have arrived
    Given players A (-), B (-), C (Healer)
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then B has 4 ships in the warp
    And C is asked to use: Healer's power on B or pass
    When C uses Healer's power on B
    And B, asked where ships return to, answers B2
    Then B has no ships in the warp
    And C holds 2 cards

  @rule:R19.3 @power:healer
  Scenario: A power works once per situation, not once per encounter
    Given players A (-), B (-), C (Healer)
    And C holds nothing
    When A encounters B on B1 with 1 ship from A1
    And nobody is invited
    And A plays morph and B plays morph
    Then C is asked to use: Healer's power on A, Healer's power on B or pass
    When C uses Healer's power on A
    And A, asked where ships return to, answers A1
    Then C is asked to use: Healer's power on B or pass
    When C uses Healer's power on B
    And B, asked where ships return to, answers B2
    Then A has no ships in the warp
    And B has no ships in the warp
    And C holds 2 cards

  @rule:R9.7 @power:sorcerer
  Scenario: After selection and before the reveal: cards change places unseen
    Given players A (Sorcerer), B (-), C (-)
    And A holds attack 04
    And B holds attack 20
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    Then A is asked to use: Sorcerer's power or pass
    And the phase is planning
    When A uses Sorcerer's power
    Then the log says: revealed: attack 20 against attack 04
    And the outcome is: A wins

  @rule:R21.11 @wild:warrior @wild:human
  Scenario: An encounter made by a flare is a new one: another flare may be played in it, not the same
    Given players A (-), B (-), C (-)
    And A holds attack 20, attack 08
    And B holds attack 04, attack 10, Warrior flare, Human flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And B passes
    Then B is asked to use: Warrior flare (wild) or pass
    When B plays Warrior flare
    Then B is the offense
    When B aims at A1
    And B launches 1 ship from B2
    And nobody is invited
    And B plays attack 10 and A plays attack 08
    Then B is asked to use: Human flare (wild) or pass
    When B plays Human flare
    Then B has 1 ship on A1
    And B holds Warrior flare

  @F-06 @rule:R21.8 @power:plant @wild:human
  Scenario: A grafted power does not bring its super flare
    Given players A (Plant), B (Human), C (-)
    And A has 1 ship on B2
    And A holds attack 08, Human flare
    When A encounters C on C1 with 1 ship
    And nobody is invited
    And A uses Plant's power
    And A plays attack 08 and C plays attack 20
    Then A may not answer Human flare (super)
    And A may answer Human flare (wild)
    When A uses Human's power
    And A passes
    Then the total of the offense is 13: attack 08, ships 1, Human +4
    And the outcome is: C wins

  @rule:R19.2 @power:plant @power:human
  Scenario: A grafted compulsory power stays compulsory, and can be zapped as ever
    Given players A (Plant), B (Human), C (-)
    And A has 1 ship on B2
    And A holds attack 08
    And C holds attack 40, Cosmic Zap
    When A encounters C on C1 with 1 ship
    And nobody is invited
    And A uses Plant's power
    And C passes
    And A plays attack 08 and C plays attack 40
    Then C is asked to respond: Cosmic Zap or pass
    When C plays Cosmic Zap
    Then the outcome is: A wins
    When the turn ends
    Then B has the power of Human
