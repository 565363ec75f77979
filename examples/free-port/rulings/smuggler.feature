Feature: Smuggler arms a secret contact, and plays from a hold

  # ---- the contact ---------------------------------------------------------------------------------------------

  @power:smuggler
  Scenario: A contact is noted at the start of the turn, and nobody is told who
    Given players A (Smuggler), B (-), C (-)
    When the turn begins
    Then A is asked which player: B, C
    And B is not asked anything
    When A answers C
    Then the note contact on Smuggler's sheet is C
    And the log says: A uses Smuggler's power
    And the log does not say: secret contact
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And the turn ends

  @power:smuggler
  Scenario: It takes the place of the one before
    Given players A (Smuggler), B (-), C (-)
    And the note contact on Smuggler's sheet is B
    When the turn begins
    And A answers C
    Then the note contact on Smuggler's sheet is C
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And the turn ends

  @power:smuggler
  Scenario: One in a turn: a second encounter brings no other one
    Given players A (Smuggler), B (-), C (-)
    And A holds attack 20, attack 30
    When the turn begins
    And A answers B
    And A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And A has a second encounter
    Then the note contact on Smuggler's sheet is B
    And A is asked whom to encounter: B, C

  @power:smuggler @artifact:cosmic-zap
  Scenario: Zapped, it notes nobody
    Given players A (Smuggler), B (-), C (-)
    And C holds Cosmic Zap, attack 04
    When the turn begins
    And A answers B
    Then C is asked to respond: Cosmic Zap, or pass
    When C plays Cosmic Zap
    Then the note contact on Smuggler's sheet is nothing
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And the turn ends

  # ---- arms ----------------------------------------------------------------------------------------------------

  @power:smuggler
  Scenario: The contact's ships count double, and the hold gets three cards when it wins
    Given players A (-), B (-), C (Smuggler)
    And the note contact on Smuggler's sheet is A
    And the deck begins with attack 30, negotiate, reinforcement +3
    When A encounters B on B1 with 3 ships
    And nobody is invited
    Then C is asked to use: Smuggler's power, or pass
    When C uses Smuggler's power
    Then the log says: C runs arms to A
    And the note contact on Smuggler's sheet is nothing
    When A plays attack 06 and B plays attack 06
    Then the total of the offense is 12: attack 06, ships 3, Smuggler +3 for A's ships
    And the outcome is: A wins
    And Smuggler's sheet holds exactly attack 30, negotiate, reinforcement +3
    And A has seen exactly nothing on Smuggler's sheet
    When the turn ends

  @power:smuggler
  Scenario: One card if it loses
    Given players A (-), B (-), C (Smuggler)
    And the note contact on Smuggler's sheet is A
    And the deck begins with attack 30, negotiate
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And C uses Smuggler's power
    And A plays attack 06 and B plays attack 20
    Then the outcome is: B wins
    And Smuggler's sheet holds exactly attack 30
    When the turn ends

  @power:smuggler
  Scenario: One card if there is a deal
    Given players A (-), B (-), C (Smuggler)
    And the note contact on Smuggler's sheet is B
    And A holds negotiate, attack 08
    And B holds negotiate, attack 10
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And C uses Smuggler's power
    And A plays negotiate and B plays negotiate
    And A offers: gives attack 08; gets 1 card of choice
    And B accepts
    And A, asked where ships return to, answers A1
    Then the outcome is: a deal
    And Smuggler's sheet holds exactly attack 06
    When the turn ends

  @power:smuggler
  Scenario: The defense may be the contact, and Smuggler its ally
    Given players A (-), B (-), C (Smuggler)
    And the note contact on Smuggler's sheet is B
    When A encounters B on B1 with 3 ships
    And A invites nobody
    And B invites C
    And C joins the defense with 2 ships
    And C uses Smuggler's power
    And A plays attack 06 and B plays attack 06
    Then the total of the defense is 16: attack 06, ships 6, Smuggler +4 for B's ships
    And Smuggler's sheet holds exactly 3 x attack 06
    When C, asked where ships return to, answers C1
    And the turn ends

  @power:smuggler
  Scenario: It holds for the rest of this encounter, and not for the next
    Given players A (-), B (-), C (Smuggler)
    And the note contact on Smuggler's sheet is A
    And A holds attack 20, attack 30
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And C uses Smuggler's power
    And A plays attack 20 and B plays attack 04
    And A has a second encounter
    And A encounters B on B2 with 3 ships
    And nobody is invited
    And A plays attack 30 and B plays attack 06
    Then the total of the offense is 33: attack 30, ships 3
    When the turn ends

  @power:smuggler
  Scenario Outline: Not without a contact among the main players, and not as one of them
    Given players A (<A>), B (<B>), C (<C>), D (-)
    And the note contact on Smuggler's sheet is <contact>
    When A encounters B on B1 with 3 ships
    And nobody is invited
    Then A is asked which encounter card to play
    And B is asked which encounter card to play
    And C is not asked anything
    Examples:
      | A | B        | C        | contact |
      | - | -        | Smuggler | D       |
      | - | -        | Smuggler | nothing |
      | - | Smuggler | -        | A       |

  @power:smuggler @artifact:cosmic-zap
  Scenario: Zapped, nothing is run and the contact stays
    Given players A (-), B (-), C (Smuggler)
    And the note contact on Smuggler's sheet is A
    And B holds Cosmic Zap, attack 06
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And C uses Smuggler's power
    And B plays Cosmic Zap
    Then the note contact on Smuggler's sheet is A
    And the log does not say: runs arms to
    When A plays attack 06 and B plays attack 06
    Then the total of the offense is 9: attack 06, ships 3
    And Smuggler's sheet holds exactly nothing
    When the turn ends

  @power:smuggler @power:macron
  Scenario: Macron's single ship counts eight
    Given players A (Macron), B (-), C (Smuggler)
    And the note contact on Smuggler's sheet is A
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And C uses Smuggler's power
    And A plays attack 06 and B plays attack 08
    Then the total of the offense is 14: attack 06, ships 1, Smuggler +1 for A's ships, Macron +6 for A's ships
    When the turn ends

  # ---- the hold ------------------------------------------------------------------------------------------------

  @power:smuggler
  Scenario: An encounter card may come from the hold
    Given players A (-), B (Smuggler), C (-)
    And B holds attack 01
    And Smuggler's sheet holds attack 30, negotiate, reinforcement +3
    When A encounters B on B1 with 3 ships
    And nobody is invited
    Then B is asked which encounter card to play: attack 01, attack 30, negotiate
    When A plays attack 20 and B plays attack 30
    And B plays reinforcement +3
    And B, asked which side, answers defense
    Then the outcome is: B wins
    And B holds exactly attack 01
    And Smuggler's sheet holds exactly negotiate
    When the turn ends

  @power:smuggler
  Scenario: Compensation is not taken from the hold
    Given players A (-), B (Smuggler), C (-)
    And B holds attack 30, attack 01
    And Smuggler's sheet holds attack 40
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays negotiate and B plays attack 30
    Then A holds exactly attack 01
    And Smuggler's sheet holds exactly attack 40
    When the turn ends

  @power:smuggler @power:miser
  Scenario: Miser and Smuggler each play from their own store
    Given players A (Miser), B (Smuggler), C (-)
    And in the setup A answers the second hand
    And A holds attack 01
    And Miser's sheet holds attack 12
    And B holds attack 04
    And Smuggler's sheet holds attack 30
    When A encounters B on B1 with 2 ships
    And nobody is invited
    Then A is asked which encounter card to play: attack 01, attack 12
    And B is asked which encounter card to play: attack 04, attack 30

  @power:smuggler @rule:R19.6
  Scenario: Without three home colonies the hold is closed, and nobody is armed
    Given players A (-), B (-), C (Smuggler)
    And C's ships are 1 on C1, 9 on C2, 10 in the warp
    And C holds attack 01
    And Smuggler's sheet holds attack 30
    And the note contact on Smuggler's sheet is A
    When A encounters C on C1 with 3 ships
    Then C's power is lost
    When nobody is invited
    Then C is asked which encounter card to play: attack 01
    When A plays attack 20 and C plays attack 01
    And the turn ends

  @power:smuggler @wild:sorcerer
  Scenario: A power that goes elsewhere takes contact and hold along
    Given players A (-), B (Smuggler), C (-)
    And the note contact on Smuggler's sheet is C
    And Smuggler's sheet holds attack 30
    And A holds attack 01
    And B holds attack 04
    And C holds Sorcerer flare
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And C plays Sorcerer flare
    Then A has the power of Smuggler
    And the note contact on Smuggler's sheet is C
    And A is asked which encounter card to play: attack 01, attack 30
    And B is asked which encounter card to play: attack 04
    When A plays attack 30 and B plays attack 04
    Then A has seen exactly nothing on Smuggler's sheet
    When the turn ends

  @power:smuggler @wild:plant
  Scenario: Stolen in mid-encounter: the arms are delivered, but the hold is another's and nobody is paid
    Given players A (-), B (-), C (Smuggler)
    And the note contact on Smuggler's sheet is A
    And B holds Plant flare, attack 06
    When A encounters B on B1 with 3 ships
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And B passes
    And C uses Smuggler's power
    Then B is asked to use: Plant flare (wild), or pass
    When B plays Plant flare
    Then B has the power of Smuggler
    When A plays attack 06 and B plays attack 06
    Then the total of the offense is 13: attack 06, ships 4, Smuggler +3 for A's ships
    And Smuggler's sheet holds exactly nothing
    When the turn ends

  # ---- the flare -----------------------------------------------------------------------------------------------

  @wild:smuggler
  Scenario: Wild: an ally's own ships count double
    Given players A (-), B (-), C (-)
    And C holds Smuggler flare, attack 01
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 4 ships
    Then C is asked to use: Smuggler flare (wild), or pass
    When C plays Smuggler flare
    And A plays attack 06 and B plays attack 08
    Then the total of the offense is 15: attack 06, ships 5, Smuggler flare +4 for C's ships
    And the outcome is: A wins
    And C holds Smuggler flare
    When the turn ends

  @wild:smuggler
  Scenario: Wild: neither for a main player nor for a bystander
    Given players A (-), B (-), C (-)
    And A holds Smuggler flare, attack 06
    When A encounters B on B1 with 1 ship
    And nobody is invited
    Then A is not asked to use Smuggler flare
    When A plays attack 06 and B plays attack 20
    And the turn ends

  @super:smuggler
  Scenario: Super: either main player is armed, and the contact stays secret
    Given players A (-), B (-), C (Smuggler), D (-)
    And the note contact on Smuggler's sheet is D
    And C holds Smuggler flare, attack 01
    When A encounters B on B1 with 3 ships
    And nobody is invited
    Then C is asked to use: Smuggler flare (super), or pass
    When C plays Smuggler flare
    Then C is asked which player: A, B
    When C answers B
    Then the note contact on Smuggler's sheet is D
    When A plays attack 30 and B plays attack 15
    Then the total of the defense is 23: attack 15, ships 4, Smuggler flare +4 for B's ships
    And the outcome is: A wins
    And Smuggler's sheet holds exactly attack 06
    When the turn ends

  @super:smuggler @power:smuggler
  Scenario: Super or power, not both at once
    Given players A (-), B (-), C (Smuggler)
    And the note contact on Smuggler's sheet is A
    And C holds Smuggler flare, attack 01
    When A encounters B on B1 with 3 ships
    And nobody is invited
    Then C is asked to use: Smuggler's power, Smuggler flare (super), or pass
    When C uses Smuggler's power
    Then C is not asked to use Smuggler flare
    When A plays attack 20 and B plays attack 04
    And the turn ends

  @super:smuggler @artifact:cosmic-zap @Z-04
  Scenario: Zapped through the super flare
    Given players A (-), B (-), C (Smuggler)
    And C holds Smuggler flare, attack 01
    And B holds Cosmic Zap, attack 04
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And C plays Smuggler flare
    And C answers A
    And B plays Cosmic Zap
    Then C holds exactly Smuggler flare, attack 01
    And Smuggler's sheet holds exactly nothing
    When A plays attack 20 and B plays attack 04
    Then the total of the offense is 23: attack 20, ships 3
    When the turn ends
