Feature: Cavalry reinforces its side with a card of its own

  @power:cavalry
  Scenario: An attack of an ally adds to the total
    Given players A (-), B (-), C (Cavalry)
    And C holds attack 12, negotiate, morph, reinforcement +3
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 2 ships
    And A plays attack 04 and B plays attack 10
    Then C is asked to use: Cavalry's power, or pass
    When C uses Cavalry's power
    Then C is asked which cards to choose: attack 12, negotiate
    When C answers attack 12
    And C passes
    Then the total of the offense is 19: attack 04, ships 3, Cavalry +12
    And the outcome is: A wins
    And C holds exactly negotiate, morph, reinforcement +3
    And the discard pile is attack 04, attack 12, attack 10
    When the turn ends

  @power:cavalry
  Scenario: For the defense
    Given players A (-), B (-), C (Cavalry)
    And C holds attack 12
    When A encounters B on B1 with 1 ship
    And A invites nobody
    And B invites C
    And C joins the defense with 1 ship
    And A plays attack 20 and B plays attack 04
    And C uses Cavalry's power
    Then the total of the defense is 21: attack 04, ships 5, Cavalry +12
    And the outcome is: B wins
    When C answers C1
    Then the discard pile is attack 20, attack 12, attack 04
    When the turn ends

  @power:cavalry
  Scenario: A negotiate of the side makes the attack useless
    Given players A (-), B (-), C (Cavalry)
    And C holds attack 40
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 2 ships
    And A plays negotiate and B plays attack 04
    And C uses Cavalry's power
    Then the outcome is: B wins
    And the discard pile is negotiate, attack 40, attack 04
    When the turn ends

  @O38 @power:cavalry
  Scenario: A negotiate of its own is compensated if its side loses, after the main player
    Given players A (-), B (-), C (Cavalry)
    And A holds negotiate
    And B holds attack 04, 4 x attack 01
    And C holds negotiate
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 2 ships
    And A plays negotiate and B plays attack 04
    And C uses Cavalry's power
    Then the outcome is: B wins
    And A holds exactly attack 01
    And C holds exactly 2 x attack 01
    And B holds exactly attack 01
    When the turn ends

  @O38 @power:cavalry
  Scenario: Also where its main player has attacked, and not if its side wins
    Given players A (-), B (-), C (Cavalry)
    And B holds attack 20, 4 x attack 01
    And C holds negotiate
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 2 ships
    And A plays attack 04 and B plays attack 20
    And C uses Cavalry's power
    Then the outcome is: B wins
    And A holds no cards
    And C holds exactly 2 x attack 01
    When the turn ends

  @power:cavalry
  Scenario: On the winning side a negotiate brings nothing
    Given players A (-), B (-), C (Cavalry)
    And B holds attack 04, 4 x attack 01
    And C holds negotiate
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 2 ships
    And A plays attack 20 and B plays attack 04
    And C uses Cavalry's power
    Then the outcome is: A wins
    And C holds no cards
    When the turn ends

  @power:cavalry
  Scenario: As a main player, or with nothing but morphs, it has nothing to lay down
    Given players A (Cavalry), B (-), C (-)
    And A holds attack 20, attack 12
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then the total of the offense is 21: attack 20, ships 1
    When the turn ends

  @power:cavalry
  Scenario: With nothing but a morph there is no card for it
    Given players A (-), B (-), C (Cavalry)
    And C holds morph
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 2 ships
    And A plays attack 20 and B plays attack 04
    Then the total of the offense is 23: attack 20, ships 3
    When the turn ends

  @power:cavalry @artifact:cosmic-zap
  Scenario: Zapped, it keeps the card
    Given players A (-), B (-), C (Cavalry)
    And B holds attack 10, Cosmic Zap
    And C holds attack 12
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 2 ships
    And A plays attack 04 and B plays attack 10
    And C uses Cavalry's power
    Then B is asked to respond: Cosmic Zap, or pass
    When B plays Cosmic Zap
    Then the total of the offense is 7: attack 04, ships 3
    And C holds exactly attack 12
    When the turn ends

  @power:cavalry @rule:R19.6
  Scenario: With two home colonies its power is lost
    Given players A (-), B (-), C (Cavalry)
    And C's ships are 10 on C1, 10 on C2
    And C holds attack 12
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 2 ships from C1
    And A plays attack 04 and B plays attack 10
    Then C's power is lost
    And the total of the offense is 7: attack 04, ships 3
    When the turn ends

  @power:cavalry @power:sorcerer
  Scenario: Sorcerer exchanges the encounter cards and not this one
    Given players A (Sorcerer), B (-), C (Cavalry)
    And C holds attack 12
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays attack 04 and B plays attack 20
    And A uses Sorcerer's power
    And C uses Cavalry's power
    Then the total of the offense is 34: attack 20, ships 2, Cavalry +12
    And the total of the defense is 8: attack 04, ships 4
    When the turn ends

  @power:cavalry @power:deuce
  Scenario: Deuce's second card and this one lie side by side
    Given players A (Deuce), B (-), C (Cavalry)
    And A holds attack 04, attack 08
    And C holds attack 12
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays attack 04 and B plays attack 20
    And C uses Cavalry's power
    Then the total of the offense is 26: attack 04, ships 2, Deuce +8, Cavalry +12
    And A holds exactly attack 04
    And the discard pile is attack 08, attack 12, attack 20
    When the turn ends

  @power:cavalry @power:chronos @AL-CHRONOS-4
  Scenario: When time runs back the card returns to the hand
    Given players A (Chronos), B (-), C (Cavalry)
    And A holds attack 04, attack 15
    And B holds attack 20, attack 10
    And C holds attack 12
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays attack 04 and B plays attack 20
    And C uses Cavalry's power
    And A uses Chronos's power
    Then C holds exactly attack 12
    When A plays attack 15 and B plays attack 10
    And C passes
    Then the total of the offense is 17: attack 15, ships 2
    When the turn ends

  @power:cavalry @G-018
  Scenario: Its card lies between those of the two main players
    Given players A (-), B (-), C (Cavalry), D (-)
    And C holds attack 12
    And D holds reinforcement +2, reinforcement +3
    When A encounters B on B1 with 1 ship
    And A invites C, D
    And B invites nobody
    And C joins the offense with 1 ship
    And D joins the offense with 1 ship
    And A plays attack 04 and B plays attack 20
    And C uses Cavalry's power
    And D plays reinforcement +2
    And D answers offense
    And D plays reinforcement +3
    And D answers offense
    Then the discard pile is reinforcement +2, reinforcement +3, attack 04, attack 12, attack 20
    When the turn ends

  @O39 @wild:cavalry
  Scenario: The opponent's new hand comes card by card, and the rest after the encounter
    Given players A (-), B (-), C (-)
    And A holds attack 20, Cavalry flare
    And B holds reinforcement +3
    And the deck begins with reinforcement +2, reinforcement +2, attack 04, attack 11
    When A encounters B on B1 with 1 ship
    And nobody is invited
    Then A is asked to use: Cavalry flare (wild), or pass
    When A plays Cavalry flare
    Then B holds exactly 2 x reinforcement +2, attack 04
    When A plays attack 20 and B plays attack 04
    And everybody passes
    Then the outcome is: A wins
    And B holds exactly 2 x reinforcement +2, attack 11, 4 x attack 06
    When the turn ends

  @wild:cavalry
  Scenario: An own new hand, or that of somebody else, is drawn as always
    Given players A (-), B (-), C (-)
    And A holds reinforcement +3, Cavalry flare
    And B holds reinforcement +3
    And C holds Cavalry flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    Then A holds exactly 8 x attack 06
    And B holds exactly 8 x attack 06
    When A plays attack 06 and B plays attack 06
    Then the outcome is: B wins
    When the turn ends

  @wild:cavalry @artifact:card-zap
  Scenario: The wild flare is cancelled
    Given players A (-), B (-), C (-)
    And A holds attack 20, Cavalry flare
    And B holds reinforcement +3
    And C holds Card Zap
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays Cavalry flare
    And C plays Card Zap
    Then B holds exactly 8 x attack 06
    When A plays attack 20 and B plays attack 06
    Then the outcome is: A wins
    When the turn ends

  @super:cavalry
  Scenario: With the super flare an ally has to reinforce it
    Given players A (Cavalry), B (-), C (-), D (-)
    And A holds attack 04, Cavalry flare
    And C holds attack 12, negotiate
    When A encounters B on B1 with 1 ship
    And A invites C, D
    And B invites nobody
    And C joins the offense with 1 ship
    And D joins the offense with 1 ship
    Then A is asked to use: Cavalry flare (super), or pass
    When A plays Cavalry flare
    Then A is asked which player: C, D
    When A answers C
    And A plays attack 04 and B plays attack 15
    Then C is asked which cards to choose: attack 12, negotiate
    When C answers attack 12
    Then the total of the offense is 19: attack 04, ships 3, Cavalry flare +12
    And the outcome is: B wins
    When the turn ends

  @super:cavalry
  Scenario: An ally without such a card cannot
    Given players A (Cavalry), B (-), C (-)
    And A holds attack 04, Cavalry flare
    And C holds morph
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays Cavalry flare
    And A plays attack 04 and B plays attack 15
    Then the total of the offense is 6: attack 04, ships 2
    When the turn ends

  @super:cavalry @artifact:cosmic-zap @Z-04
  Scenario: Zapped through the super flare, which stays unplayed
    Given players A (Cavalry), B (-), C (-)
    And A holds attack 04, Cavalry flare
    And B holds attack 15, Cosmic Zap
    And C holds attack 12
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays Cavalry flare
    And B plays Cosmic Zap
    And A plays attack 04 and B plays attack 15
    Then the total of the offense is 6: attack 04, ships 2
    And C holds exactly attack 12
    And A holds exactly Cavalry flare
    When the turn ends

  @AL-RELIC-2 @wild:cavalry @power:relic
  Scenario: Relic has its colony after the first card, and none for the rest
    Given players A (-), B (-), C (Relic)
    And A holds attack 20, Cavalry flare
    And B holds reinforcement +3
    And the deck begins with reinforcement +2, attack 04
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays Cavalry flare
    Then B holds exactly reinforcement +2
    And C is asked which planet: B1, B2, B3, B4, B5
    When C answers B2
    And C answers 1 ship from C1
    Then B holds exactly reinforcement +2, attack 04
    And C has 1 foreign colony
    When A plays attack 20 and B plays attack 04
    And everybody passes
    Then B holds exactly reinforcement +2, 6 x attack 06
    And C has 1 foreign colony
    When the turn ends

  @AL-CLAW-4 @power:cavalry @power:the-claw
  Scenario: The Claw snatches a planet from Cavalry for the card it reveals
    Given players A (-), B (-), C (Cavalry), D (The Claw)
    And The Claw's sheet holds attack 08
    And C holds attack 08
    When A encounters B on B1 with 3 ships
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays attack 20 and B plays attack 04
    And C uses Cavalry's power
    Then D is asked which planet: C1, C2, C3, C4, C5

  @wild:cavalry @power:glutton @O43
  Scenario: Each single card brings Glutton two more
    Given players A (-), B (Glutton), C (-)
    And A holds attack 20, Cavalry flare
    And B holds reinforcement +3
    And the deck begins with 3 x reinforcement +2, attack 04, 2 x reinforcement +3
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays Cavalry flare
    Then B holds exactly 3 x reinforcement +2, attack 04, 2 x reinforcement +3
    When A plays attack 20 and B plays attack 04
    And everybody passes
    Then the outcome is: A wins
    And B holds 9 cards
    When the turn ends

  @super:cavalry @artifact:card-zap
  Scenario: The super flare is cancelled, and the ally keeps its card
    Given players A (Cavalry), B (-), C (-), D (-)
    And A holds attack 04, Cavalry flare
    And B holds attack 20, Card Zap
    And C holds attack 10
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays Cavalry flare
    And B plays Card Zap
    And A plays attack 04 and B plays attack 20
    Then the total of the offense is 6: attack 04, ships 2
    And C holds exactly attack 10

  @super:cavalry @O38
  Scenario: One of several allies is chosen, and its negotiate is compensated as Cavalry's would be
    Given players A (Cavalry), B (-), C (-), D (-)
    And A holds attack 04, Cavalry flare
    And B holds attack 20, morph
    And C holds negotiate
    And D holds attack 30
    When A encounters B on B1 with 1 ship
    And A invites C, D
    And B invites nobody
    And C joins the offense with 1 ship
    And D joins the offense with 1 ship
    And A plays Cavalry flare
    Then A is asked which player: C, D
    When A answers C
    And A plays attack 04 and B plays attack 20
    Then the total of the offense is 7: attack 04, ships 3
    And C holds exactly morph
    And D holds exactly attack 30
