Feature: Reincarnator becomes an alien that nobody plays whenever it loses

  @power:reincarnator
  Scenario: A loss makes it another alien, beside its own power
    Given players A (Reincarnator), B (-), C (-)
    And the next unused aliens are Virus
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    Then A has the power of Virus
    And A has the power of Reincarnator
    And the log says in this order: outcome: the defense wins; lost in the encounter; A uses Reincarnator's power; A becomes Virus
    When the turn ends

  @power:reincarnator
  Scenario: Another loss replaces the alien, and the discarded one does not come back
    Given players A (-), B (Reincarnator), C (-)
    And the next unused aliens are Virus, Human, Zombie
    And A holds attack 20, attack 20
    And B holds attack 04, attack 04
    And the next destiny is B's colour, B's colour
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then B has the power of Virus
    When A has a second encounter
    And A encounters B on B2 with 4 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then the log says in this order: B becomes Virus; the alien Virus is discarded; B becomes Human
    And B has the power of Human
    And B has the power of Reincarnator
    And B does not have the power of Virus
    When the turn ends

  @power:reincarnator
  Scenario: When all have come up, the discarded ones are shuffled and come again
    Given players A (-), B (Reincarnator), C (-)
    And the next unused aliens are Virus
    And A holds attack 20, attack 20
    And B holds attack 04, attack 04
    And the next destiny is B's colour, B's colour
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And A has a second encounter
    And A encounters B on B2 with 4 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then the log says in this order: B becomes Virus; the alien Virus is discarded; B becomes Virus
    When the turn ends

  @power:reincarnator
  Scenario: As an ally on the losing side
    Given players A (-), B (-), C (Reincarnator)
    And the next unused aliens are Virus
    And C holds negotiate
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays attack 04 and B plays attack 20
    Then C has the power of Virus
    When the turn ends

  @power:reincarnator
  Scenario: Not after a win, nor for a loss of others
    Given players A (Reincarnator), B (-), C (-)
    And the next unused aliens are Virus
    And A holds attack 20
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then the log does not say: A uses Reincarnator's power
    When the turn ends
    And the next turn begins
    And B retrieves a ship to B2
    And B encounters C on C1 with 1 ship
    And nobody is invited
    And B plays attack 06 and C plays attack 20
    Then A does not have the power of Virus
    When the turn ends

  @power:reincarnator
  Scenario: A deal that fails
    Given players A (Reincarnator), B (-), C (-)
    And the next unused aliens are Virus
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays negotiate and B plays negotiate
    And A refuses
    And A answers 3 ships from A1
    And B answers 3 ships from B1
    And A answers A2
    Then A has the power of Virus
    When the turn ends

  @power:reincarnator
  Scenario: An ally does not fail to deal
    Given players A (-), B (-), C (Reincarnator)
    And the next unused aliens are Virus
    And C holds attack 04
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays negotiate and B plays negotiate
    And C answers C1
    And A refuses
    And A answers 3 ships from A1
    And B answers 3 ships from B1
    And A answers A2
    Then C does not have the power of Virus
    When the turn ends

  @power:reincarnator
  Scenario: Zapped, it stays what it is
    Given players A (Reincarnator), B (-), C (-)
    And the next unused aliens are Virus
    And C holds Cosmic Zap
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    Then C is asked to respond: Cosmic Zap or pass
    When C plays Cosmic Zap
    Then the log says in this order: Reincarnator's power of A is zapped; Reincarnator's power is zapped
    And A does not have the power of Virus
    When the turn ends

  @power:reincarnator @rule:R19.6
  Scenario: Its power lost by the loss itself, it does not reincarnate
    Given players A (-), B (Reincarnator), C (-)
    And the next unused aliens are Virus
    And B's ships are 2 on B1, 4 on B2, 4 on B3, 10 in the warp
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then B's power is lost
    And B does not have the power of Virus
    And the log does not say: B becomes Virus
    When the turn ends

  @power:reincarnator @rule:R19.6
  Scenario: Both powers are lost together and regained together
    Given players A (-), B (Reincarnator), C (-)
    And the next unused aliens are Virus, Human
    And B's ships are 4 on B1, 4 on B2, 1 on B3, 1 on B4, 1 on C1, 9 in the warp
    And A holds attack 20, attack 20
    And B holds attack 04, attack 04
    And the next destiny is B's colour, B's colour
    When A encounters B on B3 with 2 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then B has the power of Virus
    When A has a second encounter
    And A encounters B on B4 with 2 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then B does not have the power of Virus
    And B does not have the power of Reincarnator
    And the log says in this order: Reincarnator's power is lost; Virus's power is lost
    And the log does not say: B becomes Human
    When the turn ends

  @power:reincarnator @power:virus
  Scenario: The new power is used like any other, and zapping it leaves the own one
    Given players A (-), B (Reincarnator), C (-)
    And the next unused aliens are Virus, Human
    And A holds attack 20, attack 10
    And B holds attack 04, attack 05
    And C holds Cosmic Zap
    And the next destiny is B's colour, B's colour
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And C passes
    And A has a second encounter
    And A encounters B on B2 with 4 ships
    And nobody is invited
    And A plays attack 10 and B plays attack 05
    Then C is asked to respond: Cosmic Zap or pass
    When C plays Cosmic Zap
    Then the total of the defense is 9: attack 05, ships 4
    And the outcome is: A wins
    And B has the power of Human
    When the turn ends

  @power:reincarnator
  Scenario: An alien that must not meet one in the game is discarded, and another is drawn
    Given players A (Reincarnator), B (Healer), C (-)
    And the next unused aliens are Masochist, Virus
    When A encounters C on C1 with 1 ship
    And nobody is invited
    And A plays attack 04 and C plays attack 20
    And B passes
    Then the log says in this order: the alien Masochist is discarded; A becomes Virus
    And A has the power of Virus
    When the turn ends

  @power:reincarnator
  Scenario: Nobody is left who may come
    Given players A (Reincarnator), B (Healer), C (-)
    And the next unused aliens are Masochist
    When A encounters C on C1 with 1 ship
    And nobody is invited
    And A plays attack 04 and C plays attack 20
    And B passes
    Then A has the power of Reincarnator
    And A does not have the power of Masochist
    When the turn ends

  @power:reincarnator @power:warrior
  Scenario: What lies on the sheet goes with it
    Given players A (-), B (Reincarnator), C (-)
    And the next unused aliens are Warrior, Virus
    And A holds attack 20, attack 20
    And B holds attack 04, attack 04
    And C holds attack 20
    And the next destiny is B's colour, B's colour, C's colour
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then the note tokens on Warrior's sheet is 2
    When A has a second encounter
    And A encounters B on B2 with 4 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then the log says in this order: Warrior +2; the alien Warrior is discarded; B becomes Virus
    When the turn ends
    And the next turn begins
    And B retrieves a ship to B3
    And B encounters C on C1 with 1 ship
    And nobody is invited
    And B plays attack 06 and C plays attack 20
    Then the log says in this order: the alien Virus is discarded; B becomes Warrior
    And B has the power of Warrior
    And the note tokens on Warrior's sheet is 2
    When the turn ends

  @AL-REINCARNATOR-4
  Scenario: The flare of an incarnation can only be used as a wild one
    Given players A (-), B (Reincarnator), C (-)
    And the next unused aliens are Virus, Human
    And A holds attack 20, attack 20
    And B holds attack 04, attack 04, Virus flare
    And the next destiny is B's colour, B's colour
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And everybody passes until A is asked whether to have a second encounter
    Then B has the power of Virus
    When A has a second encounter
    And A encounters B on B2 with 4 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then B is asked to use: Virus's power, Virus flare (wild)

  @super:reincarnator
  Scenario: With the super flare it need not reincarnate
    Given players A (Reincarnator), B (-), C (-)
    And the next unused aliens are Virus
    And A holds attack 04, Reincarnator flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    Then A is asked to use: Reincarnator's power, Reincarnator flare (super)
    When A plays Reincarnator flare
    Then A does not have the power of Virus
    And A holds exactly Reincarnator flare
    When the turn ends

  @super:reincarnator
  Scenario: The super flare is cancelled: it must reincarnate after all
    Given players A (Reincarnator), B (-), C (-)
    And the next unused aliens are Virus
    And A holds attack 04, Reincarnator flare
    And C holds Card Zap
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    And A plays Reincarnator flare
    Then C is asked to respond: Card Zap or pass
    When C plays Card Zap
    Then A has the power of Virus
    And the discard pile ends with Reincarnator flare
    When the turn ends

  @super:reincarnator
  Scenario: Who reincarnates does not need the flare
    Given players A (Reincarnator), B (-), C (-)
    And the next unused aliens are Virus
    And A holds attack 04, Reincarnator flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    And A uses Reincarnator's power
    Then A has the power of Virus
    And A holds exactly Reincarnator flare
    When the turn ends

  @wild:reincarnator @AL-REINCARNATOR-1
  Scenario: The flare goes to a loser, who may still use its power and is another alien after the encounter
    Given players A (-), B (Zombie), C (-)
    And A holds attack 20, Reincarnator flare
    And the next unused aliens are Virus
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then A is asked to use: Reincarnator flare (wild) on B or pass
    When A plays Reincarnator flare
    Then B holds exactly Reincarnator flare
    And B has the power of Zombie
    And B is asked where ships return to (4): B2, B3, B4, B5
    When B answers B2
    Then the log says in this order: A plays Reincarnator flare; B uses Zombie's power; return: 4 ships of B to B2; the alien Zombie is discarded; B becomes Virus
    And B has the power of Virus
    And B does not have the power of Zombie
    When the turn ends

  @wild:reincarnator @AL-REINCARNATOR-2
  Scenario: Never to oneself
    Given players A (-), B (-), C (-)
    And A holds attack 04, Reincarnator flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    Then nobody is asked anything
    And A holds exactly Reincarnator flare

  @wild:reincarnator
  Scenario: Any loser but the Reincarnator, by anybody
    Given players A (-), B (-), C (-), D (Reincarnator), E (-)
    And the next unused aliens are Virus, Human
    And B holds attack 20
    And C holds negotiate
    And D holds negotiate
    And E holds negotiate, Reincarnator flare
    When A encounters B on B1 with 1 ship
    And A invites C, D
    And B invites nobody
    And C joins the offense with 1 ship
    And D joins the offense with 1 ship
    And A plays attack 04 and B plays attack 20
    Then E is asked to use: Reincarnator flare (wild) on A, Reincarnator flare (wild) on C or pass
    When E answers Reincarnator flare (wild) on C
    Then C holds exactly negotiate, Reincarnator flare
    And D has the power of Virus
    And C has the power of Human
    When the turn ends

  @wild:reincarnator
  Scenario: A failed deal counts for both main players
    Given players A (-), B (-), C (-)
    And the next unused aliens are Virus
    And C holds negotiate, Reincarnator flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays negotiate and B plays negotiate
    And A refuses
    And A answers 3 ships from A1
    And B answers 3 ships from B1
    Then C is asked to use: Reincarnator flare (wild) on A, Reincarnator flare (wild) on B or pass
    When C answers Reincarnator flare (wild) on A
    And A answers A2
    Then A has the power of Virus
    When the turn ends

  @wild:reincarnator
  Scenario: Cancelled by Card Zap, nothing changes
    Given players A (-), B (Human), C (-)
    And A holds attack 20, Reincarnator flare
    And B holds attack 04, Card Zap
    And the next unused aliens are Virus
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And A plays Reincarnator flare
    And B plays Card Zap
    Then B has the power of Human
    And B holds no cards
    And the discard pile ends with attack 20, attack 04
    When the turn ends

  @wild:reincarnator @rule:R19.6
  Scenario: A lost power is exchanged too, and the new one is lost as well
    Given players A (-), B (Human), C (-)
    And B's ships are 4 on B1, 4 on B2, 12 in the warp
    And A holds attack 20, Reincarnator flare
    And the next unused aliens are Virus
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And A plays Reincarnator flare
    Then the log says: B becomes Virus
    And B does not have the power of Virus
    And B's power is lost
    When the turn ends

  @wild:reincarnator
  Scenario: The new alien is the own one: its flare works as a super one
    Given players A (-), B (Zombie), C (-)
    And the next unused aliens are Human
    And A holds attack 20, attack 20, Reincarnator flare
    And B holds attack 04, attack 04, Human flare
    And the next destiny is B's colour, B's colour
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And B passes
    And A plays Reincarnator flare
    And B answers B2
    And A has a second encounter
    And A encounters B on B2 with 4 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then B is asked to use: Human's power, Human flare (super)

  @wild:reincarnator
  Scenario: Aliens that need a setup do not come, nor those in the game
    Given players A (-), B (Human), C (Zombie)
    And A holds attack 20, Reincarnator flare
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And A plays Reincarnator flare
    Then B does not have the power of Human
    And B does not have the power of Zombie
    And B does not have the power of Miser
    And B does not have the power of Tick-Tock

  @wild:philanthropist @power:reincarnator
  Scenario: Who borrows the power has both, and a loss costs it the own power
    Given players A (Reincarnator), B (-), C (Human)
    And the next unused aliens are Virus, Zombie
    And A holds attack 04, negotiate, Philanthropist flare
    And C holds attack 06, attack 01
    And the next destiny is B's colour, C's colour
    When the turn begins
    And A passes
    And A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    Then A has the power of Virus
    When the turn ends
    And the next turn begins
    And everybody passes until A is asked to use
    And A plays Philanthropist flare
    And A answers C
    And A answers 1 ship from A1
    Then C has the power of Reincarnator
    And C has the power of Virus
    And C does not have the power of Human
    When B encounters C on C1 with 4 ships
    And nobody is invited
    And B plays attack 20 and C plays attack 01
    Then C has the power of Zombie
    And C does not have the power of Human
    And A has the power of Reincarnator
    And A has the power of Virus
    And the log says in this order: the alien Human is discarded; C becomes Zombie
    When the turn ends

  @wild:sorcerer @power:reincarnator
  Scenario: Exchanged powers take the incarnation along
    Given players A (-), B (Reincarnator), C (-), D (Human)
    And the next unused aliens are Virus
    And A holds attack 20, attack 20
    And B holds attack 04, attack 04
    And C holds negotiate, Sorcerer flare
    And D holds attack 01
    And the next destiny is B's colour, D's colour
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And C passes
    And A plays attack 20 and B plays attack 04
    Then B has the power of Virus
    When the turn ends
    And the next turn begins
    And B retrieves a ship to B2
    And B encounters D on D1 with 1 ship
    And nobody is invited
    And C plays Sorcerer flare
    Then D has the power of Reincarnator
    And D has the power of Virus
    And B has the power of Human
    And B does not have the power of Virus
    When B plays attack 04 and D plays attack 01
    And the turn ends

  @AL-PLANT-4 @power:plant
  Scenario: A graft covers the incarnation
    Given players A (Reincarnator), B (Plant), C (-)
    And the next unused aliens are Virus
    And B has 1 ship on A5
    And B holds attack 20, attack 08
    And the next destiny is C's colour, C's colour
    And C holds attack 20, attack 04
    When A encounters C on C1 with 1 ship
    And nobody is invited
    And A plays attack 04 and C plays attack 20
    And the turn ends
    And the next turn begins
    And B encounters C on C1 with 2 ships
    And nobody is invited
    And B uses Plant's power
    Then B has the power of Plant
    And B has the power of Reincarnator
    And B has the power of Virus
    When B plays attack 08 and C plays attack 04
    Then the total of the offense is 16
    When the turn ends
    Then A has the power of Virus
    And A has the power of Reincarnator

  @wild:reincarnator @AL-CITADEL-1
  Scenario: What a power has put elsewhere is cleared away as its sheet leaves, even face down
    Given players A (-), B (Keeper), C (-)
    And B's ships are 4 on B1, 4 on B2, 12 in the warp
    And A holds attack 20, Reincarnator flare
    And the deck begins with attack 30
    And the next unused aliens are Virus
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And A plays Reincarnator flare
    Then B holds exactly Reincarnator flare, attack 30
    And the log says in this order: B draws attack 30; the alien Keeper is discarded; B becomes Virus
    When the turn ends

  @wild:reincarnator
  Scenario: A sheet that merely lies face down has not left
    Given players A (-), B (Keeper), C (-)
    And B's ships are 4 on B1, 4 on B2, 4 on B3, 8 in the warp
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then B's power is lost
    And B holds no cards
    When the turn ends

  @wild:reincarnator @super:anti-matter
  Scenario: Prevented by Anti-Matter, the flare stays and nobody changes
    Given players A (-), B (Human), C (Anti-Matter)
    And A holds attack 20, Reincarnator flare
    And C holds negotiate, Anti-Matter flare
    And the next unused aliens are Virus
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And A plays Reincarnator flare
    Then C is asked to respond: Anti-Matter flare (super) or pass
    When C plays Anti-Matter flare
    Then A holds exactly Reincarnator flare
    And B has the power of Human
    When the turn ends

  @super:reincarnator @super:anti-matter
  Scenario: Prevented by Anti-Matter, the super flare does not help
    Given players A (Reincarnator), B (-), C (Anti-Matter)
    And the next unused aliens are Virus
    And A holds attack 04, Reincarnator flare
    And C holds negotiate, Anti-Matter flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    And A plays Reincarnator flare
    And C plays Anti-Matter flare
    Then A has the power of Virus
    And A holds exactly Reincarnator flare
    When the turn ends

  @wild:reincarnator @power:symbiote
  Scenario: Reincarnator's flare does not part Symbiote from its power
    Given players A (-), B (Symbiote), C (-)
    And A holds attack 20
    And C holds Reincarnator flare
    And the next unused aliens are Human, Tripler
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And C plays Reincarnator flare
    And the turn ends
    Then B has the power of Symbiote

  @power:reincarnator @power:symbiote
  Scenario: A Symbiote that borrowed Reincarnator and loses keeps its own power
    Given players A (Symbiote), B (-), C (Reincarnator)
    And A holds attack 04, Plant flare
    And B holds attack 40
    And the next unused aliens are Human, Tripler
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays Plant flare
    And A plays attack 04 and B plays attack 40
    Then A has the power of Symbiote

  @wild:reincarnator @power:symbiote
  Scenario: The Symbiote has the flare, and no alien has gone for it
    Given players A (-), B (Symbiote), C (-)
    And A holds attack 20
    And B holds attack 04
    And C holds Reincarnator flare
    And the next unused aliens are Human, Tripler
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And C plays Reincarnator flare
    And the turn ends
    Then B holds exactly Reincarnator flare
    And B does not have the power of Human
