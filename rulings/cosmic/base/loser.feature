Feature: Loser

  @power:loser
  Scenario: An upset holds both main players to attacks and turns the result
    Given players A (Loser), B (-), C (-)
    And A holds attack 04, attack 08, negotiate, morph
    And B holds attack 40, negotiate
    When A encounters B on B1 with 2 ships
    And nobody is invited
    Then A is asked to use: Loser's power or pass
    When A uses Loser's power
    Then A is asked which encounter card to play: attack 04, attack 08
    And B is asked which encounter card to play: attack 40
    When A plays attack 04 and B plays attack 40
    Then the total of the offense is 6: attack 04, ships 2
    And the total of the defense is 44: attack 40, ships 4
    And the outcome is: A wins
    And the log says in this order: an upset: the defense would win and loses; the offense wins
    And A has 2 ships on B1
    And B has 4 ships in the warp
    When the turn ends

  @power:loser
  Scenario: Not declared, the higher total wins and any card may be played
    Given players A (Loser), B (-), C (-)
    And A holds attack 04, negotiate
    And B holds attack 40, negotiate
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A passes
    Then A is asked which encounter card to play: attack 04, negotiate
    And B is asked which encounter card to play: attack 40, negotiate
    When A plays attack 04 and B plays attack 40
    Then the outcome is: B wins

  @power:loser
  Scenario: As the defense, a tie is lost: the defense would have won it
    Given players A (-), B (Loser), C (-)
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And B uses Loser's power
    And A plays attack 10 and B plays attack 10
    Then the outcome is: A wins
    And B has 4 ships in the warp

  @power:loser
  Scenario: Allies share the turned result
    Given players A (-), B (Loser), C (-)
    When A encounters B on B1 with 1 ship
    And A invites nobody
    And B invites C
    And C joins the defense with 2 ships
    And B uses Loser's power
    And A plays attack 20 and B plays attack 04
    Then the outcome is: B wins
    And A has 1 ship in the warp
    When C, asked where ships return to, answers C1
    Then C holds 3 cards

  @power:loser
  Scenario: It is of no use to an ally
    Given players A (-), B (-), C (Loser)
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays attack 20 and B plays attack 04
    Then the outcome is: A wins

  @power:loser
  Scenario: Who has no attack plays another card, and the result is turned as well
    Given players A (Loser), B (-), C (-)
    And A holds attack 20, negotiate, 4 x reinforcement +3
    And B holds negotiate, morph
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A uses Loser's power
    Then A is asked which encounter card to play: attack 20
    And B is asked which encounter card to play: negotiate, morph
    When A plays attack 20 and B plays negotiate
    And everybody passes
    Then the outcome is: B wins
    And A has 2 ships in the warp
    And B holds exactly morph

  @power:loser @rule:R11.3
  Scenario: An upset has nothing to turn in a deal
    Given players A (Loser), B (-), C (-)
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A uses Loser's power
    And A plays negotiate and B plays negotiate
    Then A is asked for a deal
    And B is asked for a deal

  @power:loser @rule:R11.4
  Scenario: Two morphs lose in spite of an upset
    Given players A (Loser), B (-), C (-)
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A uses Loser's power
    And A plays morph and B plays morph
    Then the outcome is: both sides lose
    And A has 2 ships in the warp
    And B has 4 ships in the warp

  @power:loser @rule:R9.3
  Scenario: A defense that draws a new hand is held to an attack of it
    Given players A (Loser), B (-), C (-)
    And A holds attack 04
    And B holds Force Field
    And the deck begins with negotiate, attack 13
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A uses Loser's power
    Then A is asked which encounter card to play: attack 04
    And B is asked which encounter card to play: attack 13, attack 06, attack 06, attack 06, attack 06, attack 06, attack 06
    When A plays attack 04 and B plays attack 06
    Then the outcome is: A wins

  @power:loser @artifact:cosmic-zap
  Scenario: Zapped, there is no upset and no obligation
    Given players A (Loser), B (-), C (-)
    And A holds attack 04, negotiate
    And B holds attack 40, negotiate, Cosmic Zap
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A uses Loser's power
    Then B is asked to respond: Cosmic Zap or pass
    When B plays Cosmic Zap
    Then A is asked which encounter card to play: attack 04, negotiate
    And B is asked which encounter card to play: attack 40, negotiate
    When A plays attack 04 and B plays attack 40
    Then the outcome is: B wins

  @power:loser @rule:R19.6
  Scenario: With too few home colonies it is not offered
    Given players A (Loser), B (-), C (-)
    And A's ships are 9 on A1, 10 on A2, 1 on A3
    When A encounters B on B1 with 1 ship from A3
    And nobody is invited
    And A plays attack 04 and B plays attack 40
    Then the outcome is: B wins

  @power:loser @wild:pacifist
  Scenario: A card that changes afterwards does not undo the upset
    Given players A (Loser), B (-), C (-)
    And A holds attack 20
    And B holds negotiate, Pacifist flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A uses Loser's power
    And A plays attack 20 and B plays negotiate
    And B plays Pacifist flare
    Then the total of the defense is 19
    And the total of the offense is 21
    And the outcome is: B wins

  @power:loser @power:pacifist @AL-PACIFIST-1 @rule:R15.6
  Scenario: Pacifist wins, so it loses to an attack and is compensated
    Given players A (Loser), B (Pacifist), C (-)
    And A holds attack 04, 5 x attack 08
    And B holds negotiate
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A uses Loser's power
    And A plays attack 04 and B plays negotiate
    Then the log says: the defense wins whatever the cards say
    And the outcome is: A wins
    And B has 4 ships in the warp
    And B holds exactly 4 x attack 08
    And A holds exactly attack 08
    When the turn ends

  @power:loser @power:pacifist @AL-PACIFIST-1
  Scenario: With two negotiates there is a deal, and no compensation when it fails
    Given players A (Loser), B (Pacifist), C (-)
    And A holds negotiate, 2 x reinforcement +3
    And B holds negotiate
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A uses Loser's power
    And A plays negotiate and B plays negotiate
    And everybody passes
    And A refuses
    And A answers 3 ships from A1
    And B answers 3 ships from B1
    And A, asked where ships return to, answers A2
    Then B holds no cards
    And the outcome is: a failed deal

  @wild:loser
  Scenario: The wild flare makes both sides lose before cards are selected
    Given players A (-), B (-), C (-), D (-)
    And A holds attack 20, Loser flare
    When A encounters B on B1 with 2 ships
    And A invites C
    And B invites D
    And C joins the offense with 1 ship
    And D joins the defense with 1 ship
    Then A is asked to use: Loser flare (wild) or pass
    When A plays Loser flare
    Then the outcome is: both sides lose
    And A has 2 ships in the warp
    And B has 4 ships in the warp
    And C has 1 ship in the warp
    And D has 1 ship in the warp
    And A holds exactly attack 20, Loser flare
    And nobody is asked anything

  @wild:loser
  Scenario: The defense may play it, others may not
    Given players A (-), B (-), C (-)
    And B holds attack 20, Loser flare
    When A encounters B on B1 with 2 ships
    And nobody is invited
    Then B is asked to use: Loser flare (wild) or pass
    When B passes
    And A plays attack 04 and B plays attack 20
    Then the outcome is: B wins

  @wild:loser @artifact:card-zap
  Scenario: The wild flare is cancelled by a Card Zap
    Given players A (-), B (-), C (-)
    And A holds attack 20, Loser flare
    And B holds attack 04, Card Zap
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays Loser flare
    And B plays Card Zap
    And A plays attack 20 and B plays attack 04
    Then the outcome is: A wins
    And A holds no cards

  @wild:loser @wild:anti-matter @rule:R20.6
  Scenario: The wild flare is prevented and stays in the hand
    Given players A (-), B (-), C (-)
    And A holds attack 20, Loser flare
    And B holds attack 04, Anti-Matter flare
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays Loser flare
    And B plays Anti-Matter flare
    And A plays attack 20 and B plays attack 04
    Then the outcome is: A wins
    And A holds exactly Loser flare

  @wild:loser @power:zombie
  Scenario: Both sides lose their ships by losing: a Zombie takes its own back
    Given players A (-), B (Zombie), C (-)
    And A holds attack 20, Loser flare
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays Loser flare
    And B, asked where ships return to, answers B2
    Then A has 2 ships in the warp
    And B has 8 ships on B2
    And the outcome is: both sides lose

  @super:loser
  Scenario: The super flare declares the upset after selection, with any cards
    Given players A (Loser), B (-), C (-)
    And A holds attack 04, negotiate, Loser flare
    And B holds attack 40, negotiate
    When A encounters B on B1 with 2 ships
    And nobody is invited
    Then A is asked to use: Loser's power or pass
    When A passes
    Then A is asked which encounter card to play: attack 04, negotiate
    And B is asked which encounter card to play: attack 40, negotiate
    When A plays negotiate and B plays attack 40
    Then A is asked to use: Loser flare (super) or pass
    When A plays Loser flare
    Then the outcome is: A wins
    And A has 2 ships on B1
    And A holds exactly attack 04, Loser flare
    When the turn ends

  @super:loser
  Scenario: After an upset the super flare has nothing to add
    Given players A (Loser), B (-), C (-)
    And A holds attack 04, Loser flare
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A uses Loser's power
    And A plays attack 04 and B plays attack 40
    Then the outcome is: A wins
    And A holds exactly Loser flare

  @super:loser @artifact:cosmic-zap @Z-04
  Scenario: Used through the super flare, the power may be zapped; the flare comes back
    Given players A (Loser), B (-), C (-)
    And A holds attack 04, Loser flare
    And B holds attack 40, Cosmic Zap
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A passes
    And A plays attack 04 and B plays attack 40
    And A plays Loser flare
    And B plays Cosmic Zap
    Then the outcome is: B wins
    And A holds exactly Loser flare

  @super:loser @artifact:card-zap
  Scenario: The super flare is cancelled by a Card Zap
    Given players A (Loser), B (-), C (-)
    And A holds attack 04, Loser flare
    And B holds attack 40, Card Zap
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A passes
    And A plays attack 04 and B plays attack 40
    And A plays Loser flare
    And B plays Card Zap
    Then the outcome is: B wins
    And A holds no cards
