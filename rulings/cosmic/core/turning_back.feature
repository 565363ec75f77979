Feature: Time runs back to planning: what powers and cards have done is undone, what flares have done stands

  # ---- when ----------------------------------------------------------------------------------------------------

  @power:chronos @AL-CHRONOS-2
  Scenario: After a reinforcement there is still time, and again after the next one
    Given players A (Chronos), B (-), C (-)
    And A holds attack 20, attack 08
    And B holds attack 15, attack 10, reinforcement +3, reinforcement +2
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 15
    And A passes
    And B plays reinforcement +3
    And B chooses defense
    Then A is asked to use: Chronos's power or pass
    When A passes
    And B plays reinforcement +2
    And B chooses defense
    Then A is asked to use: Chronos's power or pass
    When A passes
    Then the outcome is: B wins
    When the turn ends

  @power:chronos
  Scenario: Nobody has reinforced: it is not asked once more
    Given players A (Chronos), B (-), C (-)
    And A holds attack 20, attack 08
    And B holds attack 15, attack 10, reinforcement +3
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 15
    And A passes
    And B passes
    Then the outcome is: A wins
    When the turn ends

  @power:chronos @artifact:cosmic-zap
  Scenario: Zapped after the reinforcement, the first run stands
    Given players A (Chronos), B (-), C (-)
    And A holds attack 20, attack 08
    And B holds attack 15, attack 10, reinforcement +3
    And C holds Cosmic Zap
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 15
    And A passes
    And B plays reinforcement +3
    And B chooses defense
    And A uses Chronos's power
    And C plays Cosmic Zap
    Then the total of the defense is 22: attack 15, ships 4, reinforcement +3
    And the outcome is: B wins
    And B holds exactly attack 10
    When the turn ends

  @super:chronos
  Scenario: The super flare, too, comes after a reinforcement
    Given players A (Chronos), B (-), C (-)
    And A holds attack 20, attack 30, Chronos flare
    And B holds attack 15, attack 10, reinforcement +3
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 15
    And A passes
    And B plays reinforcement +3
    And B chooses defense
    Then A is asked to use: Chronos's power, Chronos flare (super) or pass
    When A plays Chronos flare
    Then A holds exactly attack 20, attack 30, Chronos flare
    And B holds exactly attack 15, attack 10, reinforcement +3
    When A plays attack 30 and B plays attack 15
    And B passes
    Then the outcome is: A wins
    When the turn ends

  # ---- cards that were played ----------------------------------------------------------------------------------

  @power:chronos @power:vulch
  Scenario: A card returns to its player even if Vulch has salvaged it
    Given players A (Chronos), B (-), C (Vulch)
    And A holds attack 08, attack 20
    And B holds attack 10, attack 09, Emotion Control
    And C holds negotiate
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 08 and B plays attack 10
    And A passes
    And B plays Emotion Control
    Then C holds exactly negotiate, Emotion Control
    When A uses Chronos's power
    Then B holds exactly attack 09, Emotion Control
    And C holds exactly negotiate
    When A plays attack 20 and B plays attack 09
    And B passes
    Then the outcome is: A wins
    When the turn ends

  @power:chronos @power:vulch @artifact:cosmic-zap
  Scenario: Salvaged and played once more, it returns to the one who played it first
    Given players A (Chronos), B (Tripler), C (Vulch), D (Human)
    And A holds attack 08, attack 20
    And B holds attack 10, attack 09
    And C holds negotiate
    And D holds negotiate, Cosmic Zap
    When A encounters B on B1 with 1 ship
    And A invites nobody
    And B invites D
    And D joins the defense with 1 ship
    And A plays attack 08 and B plays attack 10
    And A passes
    And D plays Cosmic Zap
    And A passes
    Then C is asked to respond: Cosmic Zap or pass
    When C plays Cosmic Zap
    And A uses Chronos's power
    Then D holds exactly negotiate, Cosmic Zap
    And C holds exactly negotiate
    And B's power is not zapped
    And D's power is not zapped
    When A plays attack 20 and B plays attack 09
    And D passes
    And D passes
    Then the total of the defense is 36: attack 09, Tripler = 27, ships 5, Human +4
    When D answers D1
    And the turn ends

  @wild:filch @power:chronos
  Scenario: A card that Filch's flare has stolen stays stolen
    Given players A (Chronos), B (-), C (-)
    And A holds attack 08, attack 20
    And B holds attack 10, attack 09, Emotion Control
    And C holds negotiate, attack 01, Filch flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 08 and B plays attack 10
    And A passes
    And B plays Emotion Control
    And C plays Filch flare
    Then C holds exactly attack 01, Filch flare, Emotion Control
    When A uses Chronos's power
    Then B holds exactly attack 09
    And C holds exactly attack 01, Filch flare, Emotion Control
    When A plays attack 20 and B plays attack 09
    And everybody passes
    Then the outcome is: A wins
    When the turn ends

  @wild:reserve @power:chronos @AL-RESERVE-2
  Scenario: A reinforcement that Reserve's flare has taken stays taken, and the flare goes on
    Given players A (Chronos), B (-), C (-)
    And A holds attack 08, attack 20
    And B holds attack 10, attack 09, reinforcement +3, reinforcement +2
    And C holds negotiate, Reserve flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 08 and B plays attack 10
    And A passes
    And B plays reinforcement +3
    And B chooses defense
    And C plays Reserve flare
    Then C holds exactly negotiate, Reserve flare, reinforcement +3
    When A uses Chronos's power
    Then B holds exactly attack 09, reinforcement +2
    And C holds exactly negotiate, Reserve flare, reinforcement +3
    When A plays attack 20 and B plays attack 09
    And B plays reinforcement +2
    And B chooses defense
    Then C is asked to use: Reserve flare or pass
    When C passes
    Then the outcome is: A wins
    When the turn ends

  @power:reserve @power:chronos
  Scenario: Attacks that Reserve played as reinforcements return, and it may play them again
    Given players A (Chronos), B (Reserve), C (-)
    And A holds attack 08, attack 20
    And B holds attack 10, attack 09, attack 04, attack 05
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 08 and B plays attack 10
    And A passes
    And B uses Reserve's power
    And B, asked which cards to choose, answers attack 04
    And B, asked which cards count for the offense, answers no card
    And A uses Chronos's power
    Then B holds exactly attack 09, attack 04, attack 05
    When A plays attack 20 and B plays attack 09
    Then B is asked to use: Reserve's power or pass
    When B passes
    Then the total of the defense is 13: attack 09, ships 4
    When the turn ends

  @power:chosen @power:chronos
  Scenario: The card that Chosen replaced returns to the hand, the one that took its place is set aside
    Given players A (Chronos), B (Chosen), C (-)
    And A holds attack 04, attack 20
    And B holds attack 15, attack 14
    And the deck begins with attack 08, attack 09, attack 30
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 15
    And A passes
    And B uses Chosen's power
    And B answers attack 30
    And B chooses replace
    And A uses Chronos's power
    Then B is asked which encounter card to play: attack 14, attack 15
    When A plays attack 20 and B plays attack 15
    And B passes
    Then the outcome is: A wins
    And B holds exactly attack 14, attack 30
    When the turn ends

  # ---- cards from a store --------------------------------------------------------------------------------------

  @power:chronos @power:miser @AL-MISER-1 @rule:R21.9
  Scenario: A card from the hoard that was set aside returns to the hoard
    Given players A (Chronos), B (Miser), C (-)
    And in the setup B answers the first hand
    And A holds attack 10, attack 08
    And B holds attack 04, attack 05
    And Miser's sheet holds attack 20, attack 30
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 10 and B plays attack 20
    And A uses Chronos's power
    Then B is asked which encounter card to play: attack 04, attack 05, attack 30
    When A plays attack 10 and B plays attack 04
    And the turn ends
    Then Miser's sheet holds exactly attack 20, attack 30
    And B holds exactly attack 05

  @super:chronos @power:miser @AL-MISER-1
  Scenario: With Chronos's super flare the card goes back to the hoard and is played from there again
    Given players A (Chronos), B (Miser), C (-)
    And in the setup B answers the first hand
    And A holds attack 10, attack 08, Chronos flare
    And B holds attack 04, attack 05
    And Miser's sheet holds attack 20, attack 30
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 10 and B plays attack 20
    And A plays Chronos flare
    Then Miser's sheet holds exactly attack 20, attack 30
    And B holds exactly attack 04, attack 05
    When A plays attack 08 and B plays attack 20
    Then the outcome is: B wins
    And Miser's sheet holds exactly attack 30
    When the turn ends

  @power:chronos @power:miser @AL-MISER-1 @rule:R9.9
  Scenario: Without an encounter card in hand Miser may show the hand, and the card goes back to the hoard
    Given players A (-), B (Chronos), C (Miser)
    And in the setup C answers the first hand
    And it is C's turn
    And C holds attack 04, reinforcement +2
    And B holds attack 10, attack 08
    And Miser's sheet holds attack 20, attack 30
    When C encounters B on B1 with 1 ship
    And nobody is invited
    And C plays attack 04 and B plays attack 10
    And B uses Chronos's power
    Then C is asked whether to do it
    When C says yes
    Then C holds exactly reinforcement +2, attack 04
    And Miser's sheet holds exactly attack 20, attack 30
    When C plays attack 20 and B plays attack 10
    And C passes
    Then the outcome is: C wins
    When the turn ends

  @power:chronos @power:miser @super:sorcerer
  Scenario: A card from the hoard that lies before another player goes to that player's hand
    Given players A (Chronos), B (Miser), C (Sorcerer)
    And in the setup B answers the first hand
    And A holds attack 10, attack 08
    And C holds negotiate, Sorcerer flare
    And B holds attack 04, attack 05
    And Miser's sheet holds attack 20, attack 30
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays attack 10 and B plays attack 20
    And C plays Sorcerer flare
    And A uses Chronos's power
    Then A holds exactly attack 08, attack 20
    When A plays attack 08 and B plays attack 04
    And the turn ends
    Then B holds exactly attack 05, attack 10
    And Miser's sheet holds exactly attack 30

  # ---- powers --------------------------------------------------------------------------------------------------

  @power:plant @power:chronos @AL-CHRONOS-5
  Scenario: Plant gets a new chance to graft, and the graft of the first run is gone
    Given players A (Plant), B (Chronos), C (Human), D (Tripler)
    And A has 1 ship on C2
    And A has 1 ship on D2
    And A holds attack 10, attack 08
    And B holds attack 20, attack 09
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A uses Plant's power
    And A answers C
    Then A has the power of Human
    When A plays attack 10 and B plays attack 20
    And B uses Chronos's power
    Then C has the power of Human
    And A is asked to use: Plant's power or pass
    When A uses Plant's power
    And A answers D
    Then A has the power of Tripler
    When A plays attack 08 and B plays attack 09
    Then the total of the offense is 25: attack 08, Tripler = 24, ships 1
    And the outcome is: A wins
    And D has the power of Tripler
    When the turn ends

  @wild:plant @power:chronos
  Scenario: A power stolen before planning, and by a flare, stays stolen
    Given players A (-), B (Chronos), C (Human), D (-)
    And A holds attack 10, attack 08, Plant flare
    And B holds attack 20, attack 09
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays Plant flare
    And A plays attack 10 and B plays attack 20
    And B uses Chronos's power
    Then A has the power of Human
    When A plays attack 08 and B plays attack 09
    Then the total of the offense is 14: attack 08, ships 2, Human +4
    When the turn ends

  @super:human @power:chronos @AL-CHRONOS-1
  Scenario: The zap by Human's own flare goes on, and so does what it brings
    Given players A (Human), B (Chronos), C (-)
    And A holds attack 04, attack 05, Human flare
    And B holds attack 20, attack 30
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    And A uses Human's power
    And A plays Human flare
    And B uses Chronos's power
    Then A's power is zapped
    And A holds exactly attack 05, Human flare
    When A plays attack 05 and B plays attack 30
    Then the outcome is: A wins
    When the turn ends

  @super:human @power:chronos @AL-CHRONOS-1
  Scenario: The same when the flare has first added 8
    Given players A (Human), B (Chronos), C (-)
    And A holds attack 04, attack 05, Human flare
    And B holds attack 20, attack 30
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    And A plays Human flare
    And A says yes
    And B uses Chronos's power
    Then A's power is zapped
    When A plays attack 05 and B plays attack 30
    Then the outcome is: A wins
    When the turn ends

  @super:philanthropist @power:chronos @AL-CHRONOS-1
  Scenario: What Philanthropist's flare demands is demanded again
    Given players A (Chronos), B (Philanthropist), C (-)
    And A holds attack 10, attack 20
    And B holds attack 08, attack 01, attack 09, Philanthropist flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And B uses Philanthropist's power
    And B, asked which cards to give, answers attack 01
    And B plays Philanthropist flare
    And A plays attack 01 and B plays attack 08
    And A uses Chronos's power
    Then A is asked which encounter card to play: attack 01
    When A plays attack 01 and B plays attack 09
    Then the outcome is: B wins
    When the turn ends

  # ---- what began before planning, and what flares have begun ---------------------------------------------------

  @power:macron @power:chronos
  Scenario: A power used before planning has been used, and one used since may be used again
    Given players A (Macron), B (Chronos), C (-)
    And A holds attack 04, attack 08
    And B holds attack 20, attack 30
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    And B uses Chronos's power
    Then A has 1 ship in the gate
    When A plays attack 08 and B plays attack 30
    Then the total of the offense is 12: attack 08, ships 1, Macron +3 for A's ships
    When the turn ends

  @wild:mind @power:kamikaze @power:chronos @AL-CHRONOS-5
  Scenario: A use since planning may be made again, and whom Mind's flare watches it goes on watching
    Given players A (Kamikaze), B (Chronos), C (-)
    And A holds attack 04, attack 05
    And B holds attack 10, attack 09
    And C holds negotiate, Mind flare
    And the deck begins with attack 13, attack 12, attack 11, attack 14
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A uses Kamikaze's power
    And A, asked whether to pay, answers 1 ship from A2
    And C plays Mind flare
    Then C has seen exactly attack 13, attack 12 in A's hand
    When A plays attack 04 and B plays attack 10
    And B uses Chronos's power
    Then A is asked to use: Kamikaze's power or pass
    When A uses Kamikaze's power
    And A, asked whether to pay, answers 1 ship from A2
    Then A is asked which encounter card to play
    And C has seen exactly attack 11, attack 14 in A's hand
    When A plays attack 05 and B plays attack 09
    And the turn ends

  @wild:clone @power:chronos
  Scenario: An artifact that Clone's flare has kept stays kept, and rests
    Given players A (Chronos), B (-), C (-)
    And A holds attack 08, attack 20
    And B holds attack 10, attack 09, Emotion Control, Clone flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 08 and B plays attack 10
    And A passes
    And B plays Emotion Control
    And B plays Clone flare
    Then B holds exactly attack 09, Emotion Control, Clone flare
    When A uses Chronos's power
    Then B holds exactly attack 09, Emotion Control, Clone flare
    When A plays attack 20 and B plays attack 09
    Then the outcome is: A wins
    And B holds exactly attack 10, Emotion Control, Clone flare
    When the turn ends

  @wild:calculator @wild:gambler @power:chronos
  Scenario: What flares have promised comes due anew in the order in which it was promised
    Given players A (-), B (Chronos), C (-)
    And A holds attack 20, attack 15, Calculator flare
    And B holds attack 10, attack 04, Gambler flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And B plays Gambler flare
    And B, asked how many, answers 5
    And A plays attack 20 and B plays attack 10
    And A plays Calculator flare
    And A chooses even
    Then the total of the offense is 6: attack 20, Calculator flare = 5, ships 1
    When B uses Chronos's power
    And A plays attack 15 and B plays attack 04
    Then the total of the offense is 16: attack 15, ships 1
    And the total of the defense is -2: attack 04, Gambler flare = 9, Calculator flare = -6, ships 4
    And the outcome is: A wins
    When the turn ends

  @wild:seeker @power:kamikaze @rule:R24.5
  Scenario: A card that is shuffled is demanded no longer
    Given players A (Kamikaze), B (-), C (-)
    And A holds 2 x attack 10, attack 20, 5 x attack 10
    And B holds 8 x attack 08
    And C holds 7 x attack 04, Seeker flare
    And the deck is nothing
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C answers Seeker flare (wild) on A
    And A answers attack 20
    And C joins the offense with 1 ship
    And A uses Kamikaze's power
    And A, asked whether to pay, answers 1 ship from A2
    Then A is asked which encounter card to play: attack 10, attack 10, attack 08, attack 10, attack 08, attack 10, attack 20, attack 04
    When A plays attack 20 and B plays attack 08
    And the turn ends
