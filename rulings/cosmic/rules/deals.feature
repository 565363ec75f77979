Feature: Deals

  @rule:R14.2
  Scenario: The clock runs out: the deal has failed
    Given players A (-), B (-), C (-)
    When A encounters B on B1 with 1 ship from A1
    And nobody is invited
    And A plays negotiate and B plays negotiate
    And A offers: gives colony on A1; gets colony on B1
    And the clock runs out
    And A, asked which ships to lose, answers 3 from A2
    And B, asked which ships to lose, answers 3 from B2
    And A, asked where ships return to, answers A1
    Then the outcome is: a failed deal
    And B has no colony on A1

  @rule:R14.3 @rule:R14.10
  Scenario: Cards and a colony each way
    Given players A (-), B (-), C (-)
    And A holds negotiate, attack 20, attack 08
    And B holds negotiate, attack 12, attack 12
    When A encounters B on B1 with 2 ships from A1
    And nobody is invited
    And A plays negotiate and B plays negotiate
    And A offers: gives attack 20, colony on A2; gets 2 cards of choice, colony on B3
    And B accepts
    And B, asked which ships found the colony, answers 2 from B1
    And A, asked which ships found the colony, answers 1 from the gate
    And A, asked where ships return to, answers A5
    Then the outcome is: a deal
    And A has 1 ship on B3
    And B has 2 ships on A2
    And A has 4 ships on A2
    And A has 5 ships on A5
    And A holds exactly attack 08, attack 12, attack 12
    And B holds exactly attack 20
    When the turn ends

  @rule:R14.3
  Scenario: A colony may be granted wherever the granter has one, abroad as well
    Given players A (-), B (-), C (-)
    And B has 1 ship on C1
    When A encounters B on B1 with 1 ship from A1
    And nobody is invited
    And A plays negotiate and B plays negotiate
    Then A may not offer: gives nothing; gets colony on C2
    When A offers: gives nothing; gets colony on C1
    And B accepts
    And A, asked which ships found the colony, answers 1 from the gate
    Then A has 1 ship on C1
    And B has 1 ship on C1
    And A has 1 foreign colony

  @rule:R14.3
  Scenario: No colony where one has one, and no more cards than are there
    Given players A (-), B (-), C (-)
    And A has 1 ship on B2
    And B holds negotiate, attack 04
    When A encounters B on B1 with 1 ship from A1
    And nobody is invited
    And A plays negotiate and B plays negotiate
    Then A may not offer: gives nothing; gets colony on B2
    And A may not offer: gives nothing; gets 2 cards of choice
    And A may not offer: gives nothing; gets 2 cards at random
    When A refuses
    And A, asked which ships to lose, answers 3 from A2
    And B, asked which ships to lose, answers 3 from B2
    And A, asked where ships return to, answers A1

  @rule:R14.3 @rule:R14.8
  Scenario: Cards of a kind, which ones the giver chooses
    Given players A (-), B (-), C (-)
    And A holds negotiate, Healer flare, attack 08, Parasite flare
    And B holds negotiate, attack 12
    When A encounters B on B1 with 1 ship from A1
    And nobody is invited
    And A plays negotiate and B plays negotiate
    And A offers: gives 1 flare; gets 1 encounter card
    And B accepts
    Then A is asked which cards to give: Healer flare, Parasite flare
    When A answers Parasite flare
    And A, asked where ships return to, answers A1
    Then the outcome is: a deal
    And A holds exactly Healer flare, attack 08, attack 12
    And B holds exactly Parasite flare
    When the turn ends

  @rule:R14.8
  Scenario: Nobody promises cards of a kind it does not have; who lacks what is asked for cannot agree
    Given players A (-), B (-), C (-)
    And A holds negotiate, Healer flare, attack 08
    And B holds negotiate, attack 12, Card Zap
    When A encounters B on B1 with 1 ship from A1
    And nobody is invited
    And A plays negotiate and B plays negotiate
    Then A may not offer: gives 1 artifact; gets nothing
    And A may not offer: gives 2 flares; gets nothing
    And A may not offer: gives Healer flare, 1 flare; gets nothing
    And A may not offer: gives nothing; gets 2 flares, 1 artifact
    When A offers: gives nothing; gets 1 flare
    Then B may not accept offer 1
    When B offers: gives 1 artifact; gets 1 flare
    And A accepts
    And A, asked where ships return to, answers A1
    Then A holds exactly attack 08, Card Zap
    And B holds exactly attack 12, Healer flare
    When the turn ends

  @rule:R14.5 @rule:O16
  Scenario: The new colony: one to four ships from colonies, for the offense from the gate too
    Given players A (-), B (-), C (-)
    When A encounters B on B1 with 2 ships from A1
    And nobody is invited
    And A plays negotiate and B plays negotiate
    And B offers: gives colony on B2; gets nothing
    And A accepts
    Then A is asked which ships found the colony (1 to 4): 2 in the gate, 2 on A1, 4 on A2, 4 on A3, 4 on A4, 4 on A5
    And A may not answer none
    And A may not answer 4 from A2, 1 from A3
    When A answers 2 from the gate, 2 from A2
    Then A has 4 ships on B2
    And the outcome is: a deal

  @rule:R14.1
  Scenario: All allies go home first and get nothing
    Given players A (-), B (-), C (-), D (-)
    And D has 2 ships in the warp
    When A encounters B on B1 with 1 ship from A1
    And A invites C
    And B invites D
    And C joins the offense with 1 ship from C1
    And D joins the defense with 1 ship from D1
    And A plays negotiate and B plays negotiate
    Then C is asked where ships return to
    When C answers C1
    And D, asked where ships return to, answers D1
    Then A is asked for a deal
    When A offers: gives nothing; gets colony on B1
    And B accepts
    And A, asked which ships found the colony, answers 1 from the gate
    Then A has 1 ship on B1
    And D has 2 ships in the warp
    And C has no colony on B1
    And D holds exactly negotiate

  @rule:R14.8
  Scenario: A counter-offer takes the place of the offer; the old one cannot be accepted any more
    Given players A (-), B (-), C (-)
    And A holds negotiate, attack 08
    When A encounters B on B1 with 1 ship from A1
    And nobody is invited
    And A plays negotiate and B plays negotiate
    And A offers: gives attack 08; gets nothing
    Then A may not accept offer 1
    When B offers: gives colony on B2; gets 1 card of choice
    Then A may not accept offer 1
    And B may not accept offer 1
    And B may not accept offer 2
    When A accepts
    And A, asked which ships found the colony, answers 1 from the gate
    Then the outcome is: a deal
    And A has 1 ship on B2
    And B holds exactly attack 08

  @rule:R14.8
  Scenario: Who has made an offer may better it
    Given players A (-), B (-), C (-)
    And A holds negotiate, attack 08, attack 09
    When A encounters B on B1 with 1 ship from A1
    And nobody is invited
    And A plays negotiate and B plays negotiate
    And A offers: gives attack 08; gets colony on B1
    And A offers: gives attack 08, attack 09; gets colony on B1
    Then B may not accept offer 1
    When B accepts
    And A, asked which ships found the colony, answers 1 from the gate
    Then B holds exactly attack 08, attack 09

  @rule:R14.7
  Scenario: Nothing for nothing is no deal; without an offer there is nothing to accept
    Given players A (-), B (-), C (-)
    When A encounters B on B1 with 1 ship from A1
    And nobody is invited
    And A plays negotiate and B plays negotiate
    Then A may not offer: gives nothing; gets nothing
    And B may not accept offer 0
    And A may not answer waits
    When B refuses
    And A, asked which ships to lose, answers 3 from A2
    And B, asked which ships to lose, answers 3 from B2
    And A, asked where ships return to, answers A1

  @rule:R14.11 @rule:O4
  Scenario: Ships in the gate may be among the three; what is left there returns
    Given players A (-), B (-), C (-)
    When A encounters B on B1 with 4 ships from A1
    And nobody is invited
    And A plays negotiate and B plays negotiate
    And A refuses
    And A, asked which ships to lose, answers 3 from the gate
    And B, asked which ships to lose, answers 3 from B1
    Then A has 1 ship in the gate
    And A is asked where ships return to: A2, A3, A4, A5
    When A answers A5
    Then A has 3 ships in the warp
    And A has 5 ships on A5
    And B has 1 ship on B1

  @rule:R14.11
  Scenario: Who has fewer than three ships loses what there is
    Given players A (-), B (-), C (-)
    And B's ships are 2 on B1, 18 in the warp
    When A encounters B on B1 with 1 ship from A1
    And nobody is invited
    And A plays negotiate and B plays negotiate
    And B refuses
    And A, asked which ships to lose, answers 3 from A2
    And A, asked where ships return to, answers A1
    Then B has 20 ships in the warp
    And A has 3 ships in the warp

  @D-03 @power:zombie @rule:R14.3
  Scenario: Freeing ships alone is no deal; with a card it is
    Given players A (Zombie), B (-), C (-)
    And B has 3 ships in the warp
    And A holds negotiate, attack 08
    When A encounters B on B1 with 1 ship from A1
    And nobody is invited
    And A plays negotiate and B plays negotiate
    Then A may not offer: gives 2 ships freed; gets nothing
    And A may not offer: gives 4 ships freed, attack 08; gets nothing
    And B may not offer: gives nothing; gets 3 ships freed
    When A offers: gives 2 ships freed, attack 08; gets nothing
    And B accepts
    And B, asked where ships return to, answers B1
    And A, asked where ships return to, answers A1
    Then the outcome is: a deal
    And B has 1 ship in the warp
    And B has 5 ships on B1
    And B holds exactly attack 08

  @D-03 @rule:R14.4
  Scenario: Only who has such a power frees ships
    Given players A (-), B (Zombie), C (-)
    And B has 3 ships in the warp
    And A has 2 ships in the warp
    And A holds negotiate, attack 08
    When the turn begins
    And A retrieves a ship to A1
    And A encounters B on B1 with 1 ship from A1
    And nobody is invited
    And A plays negotiate and B plays negotiate
    Then A may not offer: gives 1 ship freed, attack 08; gets nothing
    When A offers: gives attack 08; gets 1 ship freed
    And B accepts
    And A, asked where ships return to, answers A1
    And A, asked where ships return to, answers A1
    Then A has no ships in the warp

  @D-03 @rule:R14.4 @power:zombie
  Scenario: Two colonies to the same player cannot be agreed
    Given players A (Zombie), B (-), C (-)
    When A encounters B on B1 with 1 ship from A1
    And nobody is invited
    And A plays negotiate and B plays negotiate
    Then A may not offer: gives nothing; gets colony on B1, colony on B2
    And B may not offer: gives colony on B1, colony on B2; gets nothing
    When A offers: gives colony on A1; gets colony on B1
    And B accepts
    And B, asked which ships found the colony, answers 1 from B2
    And A, asked which ships found the colony, answers 1 from the gate
    Then A has 1 foreign colony
    And B has 1 foreign colony
