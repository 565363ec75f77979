Feature: Powers that change hands while they are at work

  @wild:sorcerer @power:loser
  Scenario: An upset stands when the power that declared it is traded away
    Given players A (Loser), B (-), C (-)
    And C holds negotiate, Sorcerer flare
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A uses Loser's power
    Then C is asked to use: Sorcerer flare (wild) or pass
    When C plays Sorcerer flare
    Then B has the power of Loser
    And A does not have the power of Loser
    When A plays attack 04 and B plays attack 20
    Then the outcome is: A wins

  @wild:sorcerer @power:loser
  Scenario: The other main player gets the power in time to declare an upset itself
    Given players A (Loser), B (-), C (-)
    And C holds negotiate, Sorcerer flare
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A passes
    And C plays Sorcerer flare
    Then B is asked to use: Loser's power or pass
    When B uses Loser's power
    And A plays attack 20 and B plays attack 04
    Then the outcome is: B wins

  @wild:sorcerer @power:pacifist @power:human
  Scenario: Pacifist and Human are exchanged before cards are selected
    Given players A (Pacifist), B (Human), C (-)
    And C holds negotiate, Sorcerer flare
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And C plays Sorcerer flare
    And A plays attack 20 and B plays negotiate
    Then the outcome is: B wins
    And A has 2 ships in the warp

  @wild:sorcerer @power:machine
  Scenario: The Machine loses its power in the middle of its turn for good
    Given players A (Machine), B (-), C (-)
    And A holds attack 04, attack 20
    And C holds negotiate, Sorcerer flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And C plays Sorcerer flare
    And A plays attack 04 and B plays attack 10
    Then B has the power of Machine
    And it is B's turn

  @wild:sorcerer @super:loser @rule:R21.8
  Scenario: A power traded for good brings its super side along
    Given players A (-), B (Loser), C (-)
    And A holds attack 04, Loser flare
    And C holds negotiate, Sorcerer flare
    When A encounters B on B1 with 2 ships
    And nobody is invited
    Then A is asked to use: Loser flare (wild) or pass
    When A passes
    And B passes
    And C plays Sorcerer flare
    Then A is asked to use: Loser's power or pass
    When A passes
    And A plays attack 04 and B plays attack 20
    Then A is asked to use: Loser flare (super) or pass
    When A plays Loser flare
    Then the outcome is: A wins

  @power:trader @power:loser
  Scenario: The trade after the upset: the obligation looks at the hands as they are then
    Given players A (Loser), B (Trader), C (-)
    And A holds attack 04, negotiate
    And B holds morph, negotiate
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A uses Loser's power
    Then B is asked to use: Trader's power or pass
    When B uses Trader's power
    Then A is asked which encounter card to play: morph, negotiate
    And B is asked which encounter card to play: attack 04
    When A plays negotiate and B plays attack 04
    Then the outcome is: A wins
    When the turn ends

  @power:trader @power:mind
  Scenario: What Mind has seen it knows in the hand it went to
    Given players A (Trader), B (-), C (Mind)
    And A holds attack 20, attack 30
    And B holds attack 04, negotiate
    When A encounters B on B1 with 2 ships
    And C uses Mind's power
    And C answers B
    And nobody is invited
    And A uses Trader's power
    Then C has seen exactly attack 04, negotiate in A's hand
    And C has seen exactly nothing in B's hand
    And A is asked which encounter card to play: attack 04, negotiate
    And B is asked which encounter card to play: attack 20, attack 30

  @wild:philanthropist @power:pacifist @power:human
  Scenario: A borrowed Pacifist wins with its negotiate; the borrower's own power sleeps
    Given players A (-), B (Human), C (Pacifist)
    And A holds attack 20
    And B holds negotiate
    And C holds negotiate, Philanthropist flare
    When the turn begins
    And C plays Philanthropist flare
    And C answers B
    And C answers 1 ship from C1
    And A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 20 and B plays negotiate
    Then the log says: B uses Pacifist's power
    And the log does not say: B uses Human's power
    And the outcome is: B wins
    And C has the power of Pacifist

  @wild:philanthropist @power:loser @rule:R21.8
  Scenario: A borrowed power does not bring its super side
    Given players A (-), B (-), C (Loser)
    And A holds attack 04, Loser flare
    And C holds negotiate, Philanthropist flare
    When the turn begins
    And C plays Philanthropist flare
    And C answers A
    And C answers 1 ship from C1
    And A encounters B on B1 with 2 ships
    And nobody is invited
    Then A is asked to use: Loser's power, Loser flare (wild) or pass
    When A uses Loser's power
    And A passes
    And A plays attack 04 and B plays attack 20
    Then the outcome is: A wins

  @wild:philanthropist @power:machine
  Scenario: A borrowed Machine goes back with the end of the encounter, before it could be used
    Given players A (-), B (-), C (Machine)
    And A holds attack 04, attack 20
    And C holds negotiate, Philanthropist flare
    When the turn begins
    And C plays Philanthropist flare
    And C answers A
    And C answers 1 ship from C1
    And A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    Then C has the power of Machine
    And it is B's turn

  @wild:philanthropist @power:mite @rule:R19.6
  Scenario: A borrowed Mite is lost with the borrower's home colonies
    Given players A (-), B (-), C (Mite)
    And A's ships are 9 on A1, 10 on A2, 1 on A3
    And A holds attack 04
    And B holds 5 x attack 20
    And C holds negotiate, Philanthropist flare
    When the turn begins
    And C plays Philanthropist flare
    And C answers A
    And C answers 1 ship from C1
    And A encounters B on B1 with 1 ship from A3
    Then the log does not say: A uses Mite's power
    And A is asked whom to invite: C

  @wild:philanthropist @power:mind
  Scenario: A borrowed Mind looks; what was seen stays seen after it went back
    Given players A (-), B (-), C (Mind)
    And A holds attack 04
    And B holds attack 20, negotiate
    And C holds negotiate, Philanthropist flare
    When the turn begins
    And C plays Philanthropist flare
    And C answers A
    And C answers 1 ship from C1
    And A encounters B on B1 with 1 ship
    And A uses Mind's power
    Then A has seen exactly attack 20, negotiate in B's hand
    And C has seen exactly nothing in B's hand
    And A is asked whom to invite: C
