Feature: Klutz drops cards and ships

  @power:klutz
  Scenario: Of several cards drawn it drops one or two
    Given players A (-), B (-), C (Klutz)
    And C holds nothing
    And the deck begins with attack 15, attack 20, negotiate
    When A encounters B on B1 with 1 ship
    And A invites nobody
    And B invites C
    And C joins the defense with 3 ships
    And A plays attack 04 and B plays attack 10
    And C answers 1 to C1, 1 to C2, 1 to C3
    Then C is asked which cards to discard (1 to 2): attack 15, attack 20, negotiate
    When C answers negotiate
    Then C holds exactly attack 15, attack 20
    When the turn ends

  @power:klutz
  Scenario: A single card is safe in its hands
    Given players A (-), B (-), C (Klutz)
    And C holds nothing
    When A encounters B on B1 with 1 ship
    And A invites nobody
    And B invites C
    And C joins the defense with 1 ship
    And A plays attack 04 and B plays attack 10
    And C answers C1
    Then C holds 1 card
    When the turn ends

  @power:klutz
  Scenario: Cards that others draw are safe, too
    Given players A (-), B (-), C (-), D (Klutz)
    And C holds nothing
    When A encounters B on B1 with 1 ship
    And A invites nobody
    And B invites C
    And C joins the defense with 3 ships
    And A plays attack 04 and B plays attack 10
    And C answers C1
    Then C holds 3 cards
    When the turn ends

  @power:klutz
  Scenario: Several ships on one planet knock a ship off the planet next door
    Given players A (Klutz), B (-), C (-)
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then A is asked which ships to lose (1): 4 of B on B2, 4 of B on B5
    When A answers 1 of B from B5
    Then B has 3 ships on B5
    And B has 5 ships in the warp
    When the turn ends

  @power:klutz
  Scenario: One ship lands softly
    Given players A (Klutz), B (-), C (-)
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then A has 1 ship on B1
    And B has 4 ships in the warp
    When the turn ends

  @power:klutz
  Scenario: Zapped, it keeps all it has drawn
    Given players A (-), B (-), C (Klutz)
    And A holds attack 04, Cosmic Zap
    And C holds nothing
    When A encounters B on B1 with 1 ship
    And A invites nobody
    And B invites C
    And C joins the defense with 3 ships
    And A plays attack 04 and B plays attack 10
    And C answers 1 to C1, 1 to C2, 1 to C3
    And C answers attack 06
    Then A is asked to respond: Cosmic Zap or pass
    When A plays Cosmic Zap
    Then C holds 3 cards
    When the turn ends

  @power:klutz @rule:R19.6
  Scenario: With two home colonies it is as careful as anybody
    Given players A (-), B (-), C (Klutz)
    And C's ships are 10 on C1, 10 on C2
    And C holds nothing
    When A encounters B on B1 with 1 ship
    And A invites nobody
    And B invites C
    And C joins the defense with 3 ships
    And A plays attack 04 and B plays attack 10
    And C answers C1
    Then C holds 3 cards
    When the turn ends

  @power:klutz @power:zombie
  Scenario: Zombie's ship is not lost for being knocked down
    Given players A (Klutz), B (Zombie), C (-)
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And B answers B3
    And A answers 1 of B from B2
    Then B is asked where ships return to: B2, B3, B4, B5
    When B answers B2
    Then B has no ships in the warp
    When the turn ends
