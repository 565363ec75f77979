Feature: A store that counts as hand: cards are played, paid and discarded from it, but not counted, shown, given or taken

  # ---- what is counted is the hand -----------------------------------------------------------------------------

  @power:magician @power:miser @rule:R9.9
  Scenario: Magician has no effect on a Miser with one encounter card in hand
    Given players A (Magician), B (Miser), C (-)
    And in the setup B answers the first hand
    And A holds attack 10
    And B holds attack 04, reinforcement +2
    And Miser's sheet holds attack 20, attack 30
    When A encounters B on B1 with 1 ship
    And nobody is invited
    Then B is asked which encounter card to play: attack 04, attack 20, attack 30
    And A has seen exactly reinforcement +2 in B's hand
    And A has seen exactly nothing on Miser's sheet
    When A plays attack 10 and B plays attack 20
    And B passes
    Then the outcome is: B wins
    And A holds no cards
    When the turn ends

  @power:magician @power:miser
  Scenario: With two in hand Miser lays down two, also from the hoard
    Given players A (Magician), B (Miser), C (-)
    And in the setup B answers the first hand
    And A holds attack 10
    And B holds attack 04, attack 05
    And Miser's sheet holds attack 20, attack 30
    When A encounters B on B1 with 1 ship
    And nobody is invited
    Then B is asked which cards to choose (2): attack 04, attack 05, attack 20, attack 30
    When B answers attack 04, attack 05
    Then A holds 2 cards
    And B holds no cards
    And A is asked which encounter card to play

  @wild:magician @power:miser @rule:R9.9
  Scenario: Magician's flare makes a Miser with fewer than three encounter cards in hand draw a new hand
    Given players A (-), B (Miser), C (-)
    And in the setup B answers the first hand
    And A holds attack 10, Magician flare
    And B holds attack 04
    And Miser's sheet holds attack 20, attack 30
    And the deck begins with attack 11, attack 12, attack 13, attack 14, 4 x reinforcement +2
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays Magician flare
    Then the discard pile is attack 04
    And B is asked which cards to choose (3): attack 11, attack 12, attack 13, attack 14, attack 20, attack 30
    When B answers attack 11, attack 12, attack 13
    Then B holds 7 cards
    And Miser's sheet holds exactly attack 20, attack 30
    And A is asked which encounter card to play

  # ---- what is discarded may come from the store ---------------------------------------------------------------

  @artifact:plague @power:miser @AL-MISER-5
  Scenario: A plagued Miser may discard from the hoard instead of the hand
    Given players A (-), B (Miser), C (-)
    And in the setup B answers the first hand
    And A holds Plague, negotiate
    And B holds attack 20, negotiate
    And Miser's sheet holds attack 04, attack 05
    And the next destiny is B's colour
    When the turn begins
    And A plays Plague
    And A answers B
    And B answers 3 ships from B1
    Then B is asked which cards to discard: attack 20, attack 04, attack 05
    When B answers attack 04
    Then B holds exactly attack 20
    And Miser's sheet holds exactly attack 05
    And A is asked which planet to aim at

  @artifact:plague @power:miser
  Scenario: A type that only the hoard holds is not lost
    Given players A (-), B (Miser), C (-)
    And in the setup B answers the first hand
    And A holds Plague, negotiate
    And B holds attack 20
    And Miser's sheet holds negotiate, reinforcement +2
    And the next destiny is B's colour
    When the turn begins
    And A plays Plague
    And A answers B
    And B answers 3 ships from B1
    Then B holds no cards
    And Miser's sheet holds exactly negotiate, reinforcement +2
    And A is asked which planet to aim at

  @artifact:plague @power:miser @rule:R19.6
  Scenario: A hoard on a sheet that is face down counts for nothing
    Given players A (-), B (Miser), C (-)
    And in the setup B answers the first hand
    And B's ships are 4 on B1, 4 on B2, 12 in the warp
    And A holds Plague, negotiate
    And B holds attack 20
    And Miser's sheet holds attack 04, attack 05
    And the next destiny is B's colour
    When the turn begins
    And A plays Plague
    And A answers B
    And B answers 3 ships from B1
    Then B holds no cards
    And Miser's sheet holds exactly attack 04, attack 05
    And A is asked which planet to aim at

  @wild:disease @power:miser @AL-MISER-5
  Scenario: A Miser may discard from the hoard for Disease's flare
    Given players A (-), B (Miser), C (-)
    And in the setup B answers the first hand
    And A holds Disease flare, negotiate
    And B holds attack 20
    And C holds attack 08
    And Miser's sheet holds negotiate
    And the next destiny is B's colour
    When the turn begins
    And A plays Disease flare
    Then B is asked which cards to discard: attack 20, negotiate
    When B answers negotiate
    Then B holds exactly attack 20
    And Miser's sheet holds exactly nothing
    And C holds no cards
    And B has no ships in the warp
    And A is asked which planet to aim at

  @wild:disease @power:miser
  Scenario: With an empty hand the hoard has nothing to do with it
    Given players A (-), B (Miser), C (-)
    And in the setup B answers the first hand
    And A holds Disease flare, negotiate
    And B holds nothing
    And C holds attack 08
    And Miser's sheet holds attack 10
    And the next destiny is B's colour
    When the turn begins
    And A plays Disease flare
    Then Miser's sheet holds exactly attack 10
    And C has no ships in the warp
    And A is asked which planet to aim at

  @wild:deuce @power:miser @AL-MISER-5
  Scenario: The attack for Deuce's flare may come from the hoard
    Given players A (-), B (Miser), C (-)
    And in the setup B answers the first hand
    And A holds attack 10
    And B holds attack 04, Deuce flare
    And Miser's sheet holds attack 10, attack 30
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 10 and B plays attack 04
    And B plays Deuce flare
    And B chooses subtract
    Then the total of the offense is 1: attack 10, ships 1, Deuce flare -10
    And Miser's sheet holds exactly attack 30
    And the outcome is: B wins
    When the turn ends

  @wild:filch @power:miser @AL-MISER-5
  Scenario: The price of Filch's flare may come from the hoard
    Given players A (-), B (-), C (Miser)
    And in the setup C answers the first hand
    And A holds attack 10, attack 11
    And B holds attack 20, Emotion Control
    And C holds attack 04, Filch flare
    And Miser's sheet holds negotiate, attack 30
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 10 and B plays attack 20
    And B plays Emotion Control
    And C plays Filch flare
    Then Miser's sheet holds exactly attack 30
    And C holds exactly attack 04, Filch flare, Emotion Control
    When C passes
    Then the outcome is: B wins
    When the turn ends
