Feature: Sniveler whines about what it lacks

  @power:sniveler @AL-SNIVELER-3
  Scenario: Alone with the most ships in the warp, it gets all of them back if everybody agrees
    Given players A (-), B (Sniveler), C (-)
    And B's ships are 4 on B1, 4 on B2, 3 on B3, 3 on B4, 6 in the warp
    And C has 5 ships in the warp
    When A encounters B on B1 with 4 ships
    Then B is asked to use: Sniveler's power or pass
    When B uses Sniveler's power
    Then B is asked what to choose: Too many of my ships are in the warp, I do not have this card, I have no attack higher than this
    When B answers Too many of my ships are in the warp
    Then A is asked whether to agree
    And C is asked whether to agree
    When A says yes
    And C says yes
    Then B is asked where to put the retrieved ship (6): B1, B2, B3, B4
    When B answers 4 to B2, 2 to B3
    Then B's ships are 4 on B1, 8 on B2, 5 on B3, 3 on B4
    And the log says in this order: B whines: Too many of my ships are in the warp; B uses Sniveler's power; A agrees; C agrees
    When nobody is invited
    And A plays attack 20 and B plays attack 08
    And the turn ends

  @power:sniveler @AL-SNIVELER-3
  Scenario: A tie is not enough
    Given players A (-), B (Sniveler), C (-)
    And B has 5 ships in the warp
    And C has 5 ships in the warp
    When A encounters B on B1 with 4 ships
    And B uses Sniveler's power
    Then B is asked what to choose: I do not have this card, I have no attack higher than this
    When B answers I do not have this card
    And B answers morph
    And nobody is invited
    And A plays attack 20 and B plays attack 08
    And the turn ends

  @power:sniveler
  Scenario: One refusal is enough, and all others come down to its number
    Given players A (-), B (Sniveler), C (-)
    And B has 6 ships in the warp
    And C's ships are 4 on C1, 4 on C2, 4 on C3, 4 on C4, 2 on C5, 2 in the warp
    When A encounters B on B1 with 4 ships from A1
    And B uses Sniveler's power
    And B answers Too many of my ships are in the warp
    And A says yes
    And C says no
    Then A is asked which ships to lose (6): 4 on A2, 4 on A3, 4 on A4, 4 on A5
    When A answers 3 ships from A2, 3 from A3
    Then C is asked which ships to lose (4): 4 on C1, 4 on C2, 4 on C3, 4 on C4, 2 on C5
    When C answers 4 ships from C4
    Then A has 6 ships in the warp
    And B has 6 ships in the warp
    And C has 6 ships in the warp
    And A has 4 ships in the gate
    When nobody is invited
    And A plays attack 20 and B plays attack 08
    And the turn ends

  @power:sniveler @power:zombie
  Scenario: Zombie never comes down to its level
    Given players A (-), B (Sniveler), C (Zombie)
    And B has 2 ships in the warp
    When A encounters B on B1 with 4 ships from A1
    And B uses Sniveler's power
    And B answers Too many of my ships are in the warp
    And A says no
    And C says no
    And A answers 2 ships from A2
    And C answers 2 ships from C1
    And C answers 2 to C2
    Then A has 2 ships in the warp
    And C has 0 ships in the warp
    When nobody is invited
    And A plays attack 20 and B plays attack 08
    And the turn ends

  @power:sniveler
  Scenario: Alone with the fewest foreign colonies, it founds one if everybody agrees
    Given players A (-), B (Sniveler), C (-)
    And A has 1 ship on C1
    And C has 2 ships on A2
    When A encounters B on B1 with 4 ships
    And B uses Sniveler's power
    Then B is asked what to choose: I have too few foreign colonies, I do not have this card, I have no attack higher than this
    When B answers I have too few foreign colonies
    And A says yes
    And C says yes
    Then B is asked which planet: A1, A2, A3, A4, A5, C1, C2, C3, C4, C5
    When B answers A3
    Then B is asked which ships found the colony (1 to 4): 4 on B2, 4 on B3, 4 on B4, 4 on B5
    When B answers 2 ships from B2
    Then B has a colony on A3
    And B has 1 foreign colony
    When nobody is invited
    And A plays attack 20 and B plays attack 08
    And the turn ends

  @power:sniveler
  Scenario: Refused, everybody else gives up a foreign colony
    Given players A (-), B (Sniveler), C (-)
    And A has 1 ship on C1
    And C has 2 ships on A2
    And C has 1 ship on A3
    When A encounters B on B1 with 4 ships
    And B uses Sniveler's power
    And B answers I have too few foreign colonies
    And A says no
    And C says yes
    Then C is asked which planet: A2, A3
    When C answers A2
    Then A is asked where ships return to (1): A1, A2, A3, A4, A5
    When A answers A5
    Then C is asked where ships return to (2): C1, C2, C3, C4, C5, A3
    When C answers 1 to C1, 1 to A3
    Then A has no colony on C1
    And C has no colony on A2
    And C has 2 ships on A3
    And A has 0 foreign colonies
    And C has 1 foreign colony
    When nobody is invited
    And A plays attack 20 and B plays attack 08
    And the turn ends

  @AL-LOCUST-1 @power:sniveler @power:locust
  Scenario: Devoured planets count, and are not given up
    Given players A (Locust), B (Sniveler), C (-)
    And A has 1 ship on C1
    And A has 1 ship on C2
    And C has 0 ships on C1
    And C has 0 ships on C2
    And C has 1 ship on A1
    And C has 1 ship on A2
    And B has 1 ship on C3
    When the turn begins
    And A answers C1
    And A answers A1
    And A answers A2
    Then A has 2 foreign colonies
    When A encounters B on B1 with 4 ships
    And B uses Sniveler's power
    Then B is asked what to choose: I have too few foreign colonies, I do not have this card, I have no attack higher than this
    When B answers I have too few foreign colonies
    And A says no
    And C says yes
    Then C is asked which planet: A1, A2
    When C answers A2
    Then C is asked where ships return to: C3, C4, C5, A1
    When C answers C3
    Then A has 2 foreign colonies
    And C has 1 foreign colony
    When nobody is invited
    And A plays attack 04 and B plays attack 20
    And the turn ends

  @power:sniveler @AL-SNIVELER-1 @AL-SNIVELER-2
  Scenario: It names an encounter card that it does not hold, with a value that there is
    Given players A (-), B (Sniveler), C (-)
    And A holds attack 20, attack 30
    And B holds attack 08, negotiate
    And C holds attack 30, attack 40
    When A encounters B on B1 with 4 ships
    And B uses Sniveler's power
    And B answers I do not have this card
    Then B is asked which card to name: attack -7, attack -4, attack -1, attack 00, attack 01, attack 04, attack 05, attack 06, attack 07, attack 09, attack 10, attack 11, attack 12, attack 13, attack 14, attack 15, attack 16, attack 17, attack 18, attack 19, attack 20, attack 23, attack 30, attack 40, Crooked Deal, morph
    And B may not answer attack 02
    And B may not answer attack 08
    And B may not answer reinforcement +5
    And B may not answer Cosmic Zap
    And B may not answer Sniveler flare
    When B answers attack 30
    Then A is asked which cards to give (0 to 1): attack 30
    And C is asked which cards to give (0 to 1): attack 30
    When A answers no card
    And C answers attack 30
    Then B holds exactly attack 08, negotiate, attack 30
    And A holds exactly attack 20, attack 30
    When nobody is invited
    And A plays attack 20 and B plays attack 08
    And the turn ends

  @power:sniveler
  Scenario: Of several who would give, it chooses one
    Given players A (-), B (Sniveler), C (-)
    And A holds attack 20, attack 30
    And B holds attack 08
    And C holds attack 30, attack 40
    When A encounters B on B1 with 4 ships
    And B uses Sniveler's power
    And B answers I do not have this card
    And B answers attack 30
    And A answers attack 30
    And C answers attack 30
    Then B is asked which player: A, C
    When B answers A
    Then A holds exactly attack 20
    And C holds exactly attack 30, attack 40
    And B holds exactly attack 08, attack 30
    When nobody is invited
    And A plays attack 20 and B plays attack 08
    And the turn ends

  @power:sniveler
  Scenario: If nobody gives such a card, all of them are discarded
    Given players A (-), B (Sniveler), C (-)
    And A holds attack 20, attack 30
    And B holds attack 08
    And C holds attack 30, attack 30, attack 40
    When A encounters B on B1 with 4 ships
    And B uses Sniveler's power
    And B answers I do not have this card
    And B answers attack 30
    And A answers no card
    And C answers no card
    Then the discard pile is attack 30, attack 30, attack 30
    And C holds exactly attack 40
    And A holds exactly attack 20
    When nobody is invited
    And A plays attack 20 and B plays attack 08
    And the turn ends

  @power:sniveler
  Scenario: Nobody has such a card, and nothing happens
    Given players A (-), B (Sniveler), C (-)
    When A encounters B on B1 with 4 ships
    And B uses Sniveler's power
    And B answers I do not have this card
    And B answers attack 40
    Then the log says: B whines: I do not have attack 40
    And the discard pile is empty
    When nobody is invited
    And A plays attack 20 and B plays attack 08
    And the turn ends

  @power:sniveler @AL-SNIVELER-2
  Scenario: It may whine for any attack higher than one that there is
    Given players A (-), B (Sniveler), C (-)
    And A holds attack 20, attack 10
    And B holds attack 12, attack 08
    And C holds attack 40, attack 15, attack 23
    When A encounters B on B1 with 4 ships
    And B uses Sniveler's power
    And B answers I have no attack higher than this
    Then B is asked which card to name: attack 12, attack 13, attack 14, attack 15, attack 16, attack 17, attack 18, attack 19, attack 20, attack 23, attack 30
    When B answers attack 15
    Then A is asked which cards to give (0 to 1): attack 20
    And C is asked which cards to give (0 to 1): attack 40, attack 23
    When A answers no card
    And C answers no card
    Then A holds exactly attack 10
    And C holds exactly attack 15
    When nobody is invited
    And A plays attack 10 and B plays attack 12
    And the turn ends

  @power:sniveler @AL-SNIVELER-2
  Scenario: With the highest attack in hand there is none higher to whine for
    Given players A (-), B (Sniveler), C (-)
    And B holds attack 40
    When A encounters B on B1 with 4 ships
    And B uses Sniveler's power
    Then B is asked which card to name
    When B answers attack 00
    And nobody is invited
    And A plays attack 20 and B plays attack 40
    And the turn ends

  @power:sniveler @artifact:cosmic-zap
  Scenario: Zapped, it is not heard
    Given players A (-), B (Sniveler), C (-)
    And A holds attack 20, Cosmic Zap
    And B has 6 ships in the warp
    When A encounters B on B1 with 4 ships
    And B uses Sniveler's power
    And B answers Too many of my ships are in the warp
    Then A is asked to respond: Cosmic Zap or pass
    When A plays Cosmic Zap
    Then B has 6 ships in the warp
    And A has 0 ships in the warp
    And B's power is zapped
    When nobody is invited
    And A plays attack 20 and B plays attack 08
    And the turn ends

  @power:sniveler
  Scenario: A lost power does not whine
    Given players A (-), B (Sniveler), C (-)
    And B's ships are 4 on B1, 4 on B2, 12 in the warp
    When A encounters B on B1 with 4 ships
    Then B's power is lost
    When nobody is invited
    And A plays attack 20 and B plays attack 08
    And the turn ends

  @power:sniveler
  Scenario: Only a main player whines
    Given players A (-), B (-), C (Sniveler)
    And C has 6 ships in the warp
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 08
    Then C is not asked anything
    When the turn ends

  @power:sniveler
  Scenario: The offense whines before it invites
    Given players A (Sniveler), B (-), C (-)
    And A has 3 ships in the warp
    When the turn begins
    And A retrieves a ship to A1
    And A encounters B on B1 with 4 ships
    Then A is asked to use: Sniveler's power or pass
    When A uses Sniveler's power
    And A answers Too many of my ships are in the warp
    And B says yes
    And C says yes
    Then A is asked where to put the retrieved ship (2): A1, A2, A3, A4, A5
    When A answers A1
    Then A has 0 ships in the warp
    When nobody is invited
    And A plays attack 20 and B plays attack 08
    And the turn ends

  @wild:sniveler
  Scenario: Not invited, one complains, and nobody else may come
    Given players A (-), B (-), C (-), D (-)
    And D holds Sniveler flare, negotiate
    When A encounters B on B1 with 4 ships
    And A invites C
    And B invites nobody
    Then D is asked to use: Sniveler flare (wild) on A, Sniveler flare (wild) on B, or pass
    When D answers Sniveler flare (wild) on A
    Then A is asked whether to agree
    When A says no
    And A plays attack 20 and B plays attack 08
    Then C has 0 ships in the gate
    And D holds exactly Sniveler flare, negotiate
    When the turn ends

  @wild:sniveler
  Scenario: Or one is invited after all
    Given players A (-), B (-), C (-), D (-)
    And D holds Sniveler flare, negotiate
    When A encounters B on B1 with 4 ships
    And A invites C
    And B invites nobody
    And D answers Sniveler flare (wild) on A
    And A says yes
    And C joins the offense with 1 ship
    Then D is asked which side to join: join the offense, decline
    When D joins the offense with 2 ships
    And A plays attack 20 and B plays attack 08
    And the turn ends

  @wild:sniveler
  Scenario: Later too: allies who have come go home again
    Given players A (-), B (-), C (-), D (-)
    And D holds Sniveler flare, negotiate
    When A encounters B on B1 with 4 ships
    And A invites C
    And B invites nobody
    And D passes
    And C joins the offense with 2 ships from C1
    Then D is asked to use: Sniveler flare (wild) on A, Sniveler flare (wild) on B, or pass
    When D answers Sniveler flare (wild) on A
    And A says no
    Then C is asked where ships return to (2): C1, C2, C3, C4, C5
    When C answers C1
    Then C has 4 ships on C1
    And A has 4 ships in the gate
    When A plays attack 20 and B plays attack 08
    Then C has no colony on B1
    When the turn ends

  @wild:sniveler
  Scenario: Later too: one joins at once
    Given players A (-), B (-), C (-), D (-)
    And D holds Sniveler flare, negotiate
    When A encounters B on B1 with 4 ships
    And A invites C
    And B invites nobody
    And D passes
    And C joins the offense with 2 ships
    And D answers Sniveler flare (wild) on B
    And B says yes
    Then D is asked which side to join: join the defense, decline
    When D joins the defense with 3 ships
    Then C has 2 ships in the gate
    When A plays attack 20 and B plays attack 08
    Then D has 3 ships in the warp
    When the turn ends

  @wild:sniveler
  Scenario: Who was invited by one side has nothing to complain about
    Given players A (-), B (-), C (-), D (-)
    And D holds Sniveler flare, negotiate
    When A encounters B on B1 with 4 ships
    And A invites C
    And B invites D
    Then C is asked which side to join
    When C declines
    And D declines
    And A plays attack 20 and B plays attack 08
    And the turn ends

  @wild:sniveler @artifact:card-zap
  Scenario: Card Zapped, the complaint is not heard
    Given players A (-), B (-), C (-), D (-)
    And A holds attack 20, Card Zap
    And D holds Sniveler flare, negotiate
    When A encounters B on B1 with 4 ships
    And A invites C
    And B invites nobody
    And D answers Sniveler flare (wild) on A
    And A plays Card Zap
    Then C is asked which side to join: join the offense, decline
    When C declines
    And A plays attack 20 and B plays attack 08
    And the turn ends
