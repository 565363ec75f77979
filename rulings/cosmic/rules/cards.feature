Feature: Flares, hands and decks

  @rule:R21.2
  Scenario: One flare per player and encounter
    Given players A (-), B (-), C (-)
    And A holds attack 10, Chosen flare, Human flare
    And the deck begins with attack 13
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays Chosen flare
    And A plays attack 10 and B plays attack 30
    Then the outcome is: B wins
    And A holds exactly Chosen flare, Human flare, attack 13

  @rule:R21.2 @variant:freewheeling-flares
  Scenario: Freewheeling flares: several per player and encounter
    Given players A (-), B (-), C (-)
    And freewheeling flares
    And A holds attack 10, Chosen flare, Human flare
    And the deck begins with attack 13
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays Chosen flare
    And A plays attack 10 and B plays attack 30
    Then A is asked to use: Human flare (wild) or pass
    When A plays Human flare
    Then the outcome is: A wins
    When the turn ends

  @rule:R21.3
  Scenario: Even freewheeling, a given flare works once per encounter
    Given players A (-), B (-), C (-)
    And freewheeling flares
    And A holds attack 10, Chosen flare
    And the deck begins with attack 13
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays Chosen flare
    Then A is asked which encounter card to play: attack 10, attack 13
    And B is asked which encounter card to play

  @rule:R21.2
  Scenario: Each player has one, and the next encounter brings a new one
    Given players A (-), B (-), C (-)
    And A holds attack 20, attack 10, Chosen flare
    And the deck begins with attack 13, attack 14
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays Chosen flare
    And A plays attack 20 and B plays attack 04
    And A has a second encounter
    And A encounters C on C1 with 1 ship
    And nobody is invited
    Then A is asked to use: Chosen flare (wild) or pass
    When A plays Chosen flare
    Then A holds exactly attack 10, attack 13, attack 14, Chosen flare
    And A is asked which encounter card to play
    And C is asked which encounter card to play

  @rule:R21.5
  Scenario: A flare comes back to the hand when it is done
    Given players A (-), B (-), C (-)
    And A holds attack 10, Chosen flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays Chosen flare
    Then A holds exactly attack 10, attack 06, Chosen flare
    And the discard pile is empty
    And A is asked which encounter card to play
    And B is asked which encounter card to play

  @rule:R21.6 @wild:human
  Scenario Outline: A flare that is to be given to its alien: to that player, or discarded without one
    Given players A (-), B (-), C (<alien>)
    And A holds attack 04, Human flare
    And C holds negotiate
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    And A plays Human flare
    Then A holds no cards
    And C holds exactly <hand>
    And the discard pile ends with <pile>

    Examples:
      | alien | hand                   | pile                              |
      | Human | negotiate, Human flare | attack 04, attack 20              |
      | -     | negotiate              | Human flare, attack 04, attack 20 |

  @rule:R21.1
  Scenario: The super side is only for that alien's player
    Given players A (-), B (-), C (Drifter)
    And A holds attack 10, Drifter flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 10 and B plays attack 20
    Then the outcome is: B wins
    And A holds exactly Drifter flare

  @rule:R22.1
  Scenario: An artifact is used once and discarded
    Given players A (-), B (-), C (-)
    And A holds attack 20, attack 08, Plague
    And B holds attack 04
    When the turn begins
    And A plays Plague
    And A answers C
    And C, asked which ships to lose, answers 3 from C1
    Then the discard pile is negotiate, Plague
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And A has a second encounter
    Then A is asked whom to encounter
    And the log says in this order: A plays Plague; encounter 2 of A begins

  @rule:R24.4
  Scenario: With an empty deck the discards are shuffled into a new one
    Given players A (-), B (-), C (-)
    And the deck is attack 14
    And the discard pile is attack 15, attack 15
    And C holds nothing
    When A encounters B on B1 with 1 ship
    And A invites nobody
    And B invites C
    And C joins the defense with 2 ships from C1
    And A plays attack 04 and B plays attack 20
    And C, asked where ships return to, answers C1
    Then C holds exactly attack 14, attack 15
    And the log says: the deck is shuffled anew
    And the discard pile is attack 04, attack 20
    And the deck has 1 card

  @rule:R24.5
  Scenario: A quake needs both deck and discards empty
    Given players A (-), B (-), C (-)
    And the deck is attack 14, attack 14
    And C holds nothing
    When A encounters B on B1 with 1 ship
    And A invites nobody
    And B invites C
    And C joins the defense with 2 ships from C1
    And A plays attack 04 and B plays attack 20
    And C, asked where ships return to, answers C1
    Then C holds exactly attack 14, attack 14
    And the log does not say: a cosmic quake

  @rule:R24.5
  Scenario: A quake: everybody discards, all is shuffled, everybody is dealt eight
    Given players A (-), B (-), C (-)
    And the deck is nothing
    And A holds attack 04, 10 x attack 08
    And B holds attack 20, 10 x attack 08
    And C holds 10 x attack 08
    When A encounters B on B1 with 1 ship
    And A invites nobody
    And B invites C
    And C joins the defense with 1 ship from C1
    And A plays attack 04 and B plays attack 20
    And C, asked where ships return to, answers C1
    Then the log says: a cosmic quake
    And the log does not say: an aftershock
    And A holds 8 cards
    And B holds 8 cards
    And C holds 8 cards

  @rule:R24.6 @power:miser
  Scenario: Enough cards without the hoard: a quake leaves it alone
    Given players A (-), B (-), C (Miser)
    And in the setup C answers the second hand
    And the deck is nothing
    And A holds attack 04, 10 x attack 08
    And B holds nothing
    And C holds 16 x attack 08
    And Miser's sheet holds attack 30
    When A encounters B on B1 with 1 ship
    And nobody is invited
    Then the log says: a cosmic quake
    And the log does not say: an aftershock
    And Miser's sheet holds exactly attack 30
    And A is asked which encounter card to play
    And B is asked which encounter card to play

  @rule:R24.6 @power:miser
  Scenario: Too few cards: an aftershock takes the hoard as well, which is dealt anew
    Given players A (-), B (-), C (Miser)
    And in the setup C answers the second hand
    And the deck is nothing
    And A holds attack 04, 10 x attack 08
    And B holds nothing
    And C holds 8 x attack 08
    And Miser's sheet holds 20 x attack 09
    When A encounters B on B1 with 1 ship
    And nobody is invited
    Then the log says: a cosmic quake with an aftershock
    And C is asked which cards to choose
    When C chooses the second hand
    Then A holds 8 cards
    And B holds 8 cards
    And C holds 8 cards
    And the deck has 7 cards
    And A is asked which encounter card to play
    And B is asked which encounter card to play
