Feature: Fury avenges its lost ships

  @power:fury
  Scenario: A token for each ship that is lost
    Given players A (Fury), B (-), C (-)
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    Then A's sheet has 3 tokens
    And A has 3 ships in the warp
    When the turn ends

  @power:fury
  Scenario: A token for each ship that is removed from the game
    Given players A (Void), B (Fury), C (-)
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then B has 4 ships out of the game
    And B's sheet has 4 tokens
    When the turn ends

  @power:fury @G-010
  Scenario: No token for captured ships
    Given players A (Fungus), B (Fury), C (-)
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then B's sheet has 0 tokens
    And 4 ships of B lie under ships of A
    When the turn ends

  @power:fury
  Scenario: Zapped, it gets no tokens
    Given players A (Fury), B (-), C (-)
    And C holds Cosmic Zap
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    And C plays Cosmic Zap
    Then A's sheet has 0 tokens
    When the turn ends

  @power:fury
  Scenario: Tokens add 3 each to the side of an ally
    Given players A (-), B (-), C (Fury)
    And C's sheet has 3 tokens
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays attack 08 and B plays attack 04
    Then C is asked to use: Fury's power or pass
    When C uses Fury's power
    Then C is asked how many: 1 to 3
    When C answers 2
    Then C is asked what to choose: add or subtract
    When C chooses add
    Then the total of the offense is 16: attack 08, ships 2, Fury +6
    And C's sheet has 1 token
    When the turn ends

  @power:fury
  Scenario: Tokens may subtract, too, and may be kept
    Given players A (Fury), B (-), C (-)
    And A's sheet has 2 tokens
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 08 and B plays attack 04
    And A uses Fury's power
    And A answers 1
    And A chooses subtract
    Then the total of the offense is 6: attack 08, ships 1, Fury -3
    And A's sheet has 2 tokens
    When the turn ends

  @power:fury @Z-01
  Scenario: Spending tokens is no use that could be zapped
    Given players A (Fury), B (-), C (-)
    And C holds Cosmic Zap
    And A's sheet has 1 token
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 08 and B plays attack 04
    And A uses Fury's power
    And A chooses add
    Then C is not asked anything
    And the total of the offense is 12: attack 08, ships 1, Fury +3
    And A's sheet has 0 tokens
    When the turn ends

  @power:fury
  Scenario: Without enough home colonies no tokens are spent or gained
    Given players A (Fury), B (-), C (-)
    And A's ships are 4 on A1, 4 on A2, 12 in the warp
    And A's sheet has 2 tokens
    When A retrieves a ship to A1
    And A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 04 and B plays attack 20
    Then A's power is lost
    And A's sheet has 2 tokens
    When the turn ends

  @super:fury
  Scenario: With the super flare all tokens count and none is spent
    Given players A (Fury), B (-), C (-)
    And A's sheet has 4 tokens
    And A holds attack 08, Fury flare
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 08 and B plays attack 04
    Then A is asked to use: Fury's power, Fury flare (super) or pass
    When A plays Fury flare
    And A chooses add
    Then the total of the offense is 21: attack 08, ships 1, Fury flare +12
    And A's sheet has 4 tokens
    And A holds exactly Fury flare
    When the turn ends

  @wild:fury
  Scenario: With the wild flare each opposing player loses a ship for good
    Given players A (-), B (-), C (-), D (Fury)
    And A holds attack 04, Fury flare
    When A encounters B on B1 with 1 ship
    And A invites nobody
    And B invites C
    And C joins the defense with 1 ship
    And A plays attack 04 and B plays attack 20
    Then A is asked to use: Fury flare (wild) or pass
    When A plays Fury flare
    And B, asked which ships to lose, answers 1 ship from B2
    And C, asked which ships to lose, answers 1 ship from C2
    And C, asked where ships return to, answers C1
    Then B has 1 ship out of the game
    And C has 1 ship out of the game
    And A has 1 ship in the warp
    When the turn ends
