Feature: Lunatic allies against itself

  @power:lunatic
  Scenario: As the offense it joins the defense, and is rewarded for its own defeat
    Given players A (Lunatic), B (-), C (-)
    And the deck begins with attack 15
    When A encounters B on B1 with 3 ships
    And nobody is invited
    Then A is asked to use: Lunatic's power or pass
    When A uses Lunatic's power
    Then A is asked which ships to commit (1 to 4)
    When A answers 2 ships from A5
    Then A has 3 ships in the gate
    And A has 2 ships beside the planet
    When A plays attack 06 and B plays attack 10
    Then the total of the defense is 16: attack 10, ships 6
    And the outcome is: B wins
    And A has 3 ships in the warp
    And A is asked where ships return to: A1, A2, A3, A4, A5
    When A answers A5
    Then A is asked how to split rewards (2): 2 ships or 2 cards
    When A answers 1 ship, 1 card
    And A answers A1
    Then A has 2 ships in the warp
    And A holds exactly attack 15
    When the turn ends

  @power:lunatic
  Scenario: As the defense it joins the offense, and its winning ships land on its own planet
    Given players A (-), B (Lunatic), C (-)
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And B uses Lunatic's power
    And B answers 2 ships from B2
    And A plays attack 20 and B plays attack 04
    Then the total of the offense is 23: attack 20, ships 3
    And the total of the defense is 8: attack 04, ships 4
    And the outcome is: A wins
    And B has 4 ships in the warp
    And B has 2 ships on B1
    And A has 1 ship on B1
    And B has 5 home colonies
    When the turn ends

  @power:lunatic
  Scenario: Ships on the targeted planet and in the gate cannot be sent against it
    Given players A (-), B (Lunatic), C (-)
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And B uses Lunatic's power
    Then B is asked which ships to commit (1 to 4): 4 on B2, 4 on B3, 4 on B4, 4 on B5
    And B may not answer 1 ship from B1
    And B may not answer 5 ships

  @power:lunatic
  Scenario: A player who is not a main player has no use for it
    Given players A (-), B (-), C (Lunatic)
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then the outcome is: A wins
    When the turn ends

  @power:lunatic
  Scenario: Zapped, it stays on one side
    Given players A (Lunatic), B (-), C (-)
    And B holds Cosmic Zap, attack 10
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A uses Lunatic's power
    Then B is asked to respond: Cosmic Zap or pass
    When B plays Cosmic Zap
    Then A's power is zapped
    And A has no ships beside the planet
    When A plays attack 06 and B plays attack 10
    Then the outcome is: B wins
    And A has 2 ships in the warp
    When the turn ends

  @power:lunatic @rule:R19.6
  Scenario: With two home colonies it cannot
    Given players A (Lunatic), B (-), C (-)
    And A's ships are 10 on A1, 10 on A2
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 10
    Then the outcome is: A wins
    When the turn ends

  @power:lunatic @power:human
  Scenario: Human as the other main player adds to its own side only
    Given players A (Lunatic), B (Human), C (-)
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A uses Lunatic's power
    And A answers 1 ship
    And A plays attack 10 and B plays attack 04
    Then the total of the offense is 11: attack 10, ships 1
    And the total of the defense is 13: attack 04, ships 5, Human +4
    And the outcome is: B wins
    When A answers A1
    And A answers 1 card
    Then A has 1 ship in the warp
    When the turn ends

  @wild:lunatic @E-LUNATICFLARE
  Scenario: The wild flare brings a card and a ship for each reward
    Given players A (-), B (-), C (-)
    And C holds Lunatic flare
    And C has 3 ships in the warp
    When A encounters B on B1 with 1 ship
    And A invites nobody
    And B invites C
    And C joins the defense with 2 ships
    And A plays attack 04 and B plays attack 10
    And C answers C1
    Then C is asked to use: Lunatic flare (wild) or pass
    When C plays Lunatic flare
    And C answers C1
    Then C has 1 ship in the warp
    And C holds 3 cards
    And C holds Lunatic flare
    When the turn ends

  @wild:lunatic @E-LUNATICFLARE
  Scenario: The cards may come from both decks, but are one for each reward
    Given players A (-), B (-), C (-)
    And a reward deck
    And C holds Lunatic flare
    And C has 3 ships in the warp
    When A encounters B on B1 with 1 ship
    And A invites nobody
    And B invites C
    And C joins the defense with 3 ships
    And A plays attack 04 and B plays attack 10
    And C answers C1
    And C plays Lunatic flare
    Then C may answer 3 cards
    And C may answer 1 card, 2 reward cards
    And C may not answer 3 cards, 3 reward cards
    When C answers 1 card, 2 reward cards
    And C answers C2
    Then C has no ships in the warp
    And C holds 4 cards
    And C holds 2 cards with the back of the reward deck
    When the turn ends

  @wild:lunatic
  Scenario: Without the wild flare a reward is a card or a ship
    Given players A (-), B (-), C (-)
    And C holds Lunatic flare
    And C has 3 ships in the warp
    When A encounters B on B1 with 1 ship
    And A invites nobody
    And B invites C
    And C joins the defense with 2 ships
    And A plays attack 04 and B plays attack 10
    And C answers C1
    And C passes
    Then C is asked how to split rewards (2): 2 ships or 2 cards
    When C answers 2 ships
    And C answers C1
    Then C has 1 ship in the warp
    And C holds exactly Lunatic flare
    When the turn ends

  @super:lunatic
  Scenario: The super flare lets a bystander join both sides
    Given players A (-), B (-), C (Lunatic)
    And C holds Lunatic flare
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites C
    Then C is asked to use: Lunatic flare (super) or pass
    When C plays Lunatic flare
    And C answers 2 ships from C1
    And C answers 1 ship from C2
    Then C has 2 ships in the gate
    And C has 1 ship beside the planet
    When A plays attack 20 and B plays attack 04
    Then the outcome is: A wins
    And C has 1 ship in the warp
    And C has 2 ships on B1
    When the turn ends

  @super:lunatic
  Scenario: The super flare needs both invitations
    Given players A (-), B (-), C (Lunatic)
    And C holds Lunatic flare
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    Then C is asked which side to join: join the offense or decline

  @power:lunatic @rule:R19.6
  Scenario: Its winning ships bring back the home colony, and the power, that its losing ships cost it
    Given players A (-), B (Lunatic), C (-)
    And B's ships are 4 on B1, 8 on B2, 8 on B3
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And B uses Lunatic's power
    And B answers 2 ships from B2
    And A plays attack 20 and B plays attack 04
    Then B has 2 ships on B1
    And B has 4 ships in the warp
    And B's power is not lost
    When the turn ends

  @power:lunatic @rule:R11.4
  Scenario: Two morphs: its ships on both sides are lost
    Given players A (Lunatic), B (-), C (-)
    When A encounters B on B1 with 2 ships from A1
    And nobody is invited
    And A uses Lunatic's power
    And A answers 1 ship from A2
    And A plays morph and B plays morph
    Then the outcome is: both sides lose
    And A has 3 ships in the warp
    And B has 4 ships in the warp

  @power:lunatic @rule:R14.1
  Scenario: Before talks its allied ships return
    Given players A (Lunatic), B (-), C (-)
    When A encounters B on B1 with 2 ships from A1
    And nobody is invited
    And A uses Lunatic's power
    And A answers 1 ship from A2
    And A plays negotiate and B plays negotiate
    And A, asked where ships return to, answers A2
    Then A has 4 ships on A2
    And A is asked for a deal
    And B is asked for a deal

  @wild:lunatic
  Scenario: Compensation is no reward
    Given players A (-), B (-), C (-)
    And A holds attack 20, morph, morph
    And C holds negotiate, Lunatic flare
    And it is C's turn
    When C encounters A on A1 with 2 ships
    And nobody is invited
    And C plays negotiate and A plays attack 20
    Then C is not asked to use Lunatic flare
    And C holds exactly Lunatic flare, 2 x morph

  @wild:lunatic @artifact:card-zap
  Scenario: The wild flare is cancelled
    Given players A (-), B (-), C (-)
    And B holds attack 20, Card Zap
    And C holds negotiate, Lunatic flare
    And C has 1 ship in the warp
    When A encounters B on B1 with 1 ship
    And A invites nobody
    And B invites C
    And C joins the defense with 1 ship from C1
    And A plays attack 04 and B plays attack 20
    And C answers C1
    And C plays Lunatic flare
    And B plays Card Zap
    Then C is asked how to split rewards (1): 1 ship, 1 card

  @super:lunatic @artifact:card-zap
  Scenario: The super flare is cancelled, and it joins one side at most
    Given players A (-), B (-), C (Lunatic)
    And A holds attack 04, Card Zap
    And C holds negotiate, Lunatic flare
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites C
    And C plays Lunatic flare
    And A plays Card Zap
    Then C is asked which side to join: join the offense, join the defense, decline
