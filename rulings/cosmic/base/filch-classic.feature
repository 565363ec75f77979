Feature: Filch's classic flare: its holder may cheat, unless somebody cries out

  @wild:filch @AL-FILCH-3 @variant:classic-flares
  Scenario: Unnoticed, its holder has the top card of the deck, and the flare stays hidden
    Given players A (-), B (-), C (-)
    And classic flares
    And A holds attack 20
    And B holds attack 04
    And C holds negotiate, Filch flare
    And the deck begins with attack 30
    And the discard pile is attack 11, attack 12
    When the turn begins
    Then C is asked to use: Filch flare (wild) or pass
    When C uses Filch flare
    Then C is asked what to choose: the top card of the deck, a card from the discard pile
    When C chooses the top card of the deck
    Then A is asked whom to catch: B, C, none
    And B is asked whom to catch: A, C, none
    And C is asked whom to catch: A, B, none
    When nobody else cries out
    Then C holds exactly negotiate, Filch flare, attack 30
    And A has seen exactly nothing in C's hand
    And the log does not say: Filch
    And A is asked whom to encounter

  @wild:filch @AL-FILCH-3 @variant:classic-flares
  Scenario: Caught, it is shown, the booty is left and a ship is lost
    Given players A (-), B (-), C (-)
    And classic flares
    And A holds attack 20
    And B holds attack 04
    And C holds negotiate, Filch flare
    And the deck begins with attack 30
    When the turn begins
    And C uses Filch flare
    And A cries out at C
    And nobody else cries out
    Then the log says in this order: A cries out that C takes something; C is caught; C plays Filch flare
    And C is asked which ships to lose (1): on C1, on C2, on C3, on C4, on C5
    When C answers 1 ship from C1
    Then C has 1 ship in the warp
    And C holds exactly negotiate, Filch flare
    And the deck begins with attack 30
    And A has seen exactly Filch flare in C's hand
    And A is asked whom to encounter

  @wild:filch @AL-FILCH-3 @artifact:card-zap @variant:classic-flares
  Scenario: Caught, the flare can be zapped: it is discarded, the booty is left, and nothing is paid
    Given players A (-), B (-), C (-)
    And classic flares
    And A holds attack 20, Card Zap
    And B holds attack 04
    And C holds negotiate, Filch flare
    And the deck begins with attack 30
    When the turn begins
    And C uses Filch flare
    And B cries out at C
    And nobody else cries out
    Then A is asked to respond: Card Zap or pass
    When A plays Card Zap
    Then C holds exactly negotiate
    And C has no ships in the warp
    And the discard pile is Card Zap, Filch flare
    And the deck begins with attack 30
    And A is asked whom to encounter

  @wild:filch @wild:anti-matter @variant:classic-flares
  Scenario: Caught, the flare may be prevented: the booty is left all the same
    Given players A (-), B (-), C (-)
    And classic flares
    And A holds attack 20, Anti-Matter flare
    And B holds attack 04
    And C holds negotiate, Filch flare
    When the turn begins
    And C uses Filch flare
    And B cries out at C
    And nobody else cries out
    Then A is asked to respond: Anti-Matter flare (wild) or pass
    When A plays Anti-Matter flare
    Then C holds exactly negotiate, Filch flare
    And C has no ships in the warp
    And A is asked whom to encounter

  @wild:filch @variant:classic-flares
  Scenario: A card from the discard pile, or a ship from the warp
    Given players A (-), B (-), C (-)
    And classic flares
    And A holds attack 20
    And B holds attack 04
    And C holds negotiate, Filch flare
    And C has 2 ships in the warp
    And the discard pile is attack 11, Plague
    When the turn begins
    And C uses Filch flare
    Then C is asked what to choose: the top card of the deck, a card from the discard pile, a ship from the warp
    When C chooses a ship from the warp
    Then C is asked which planet: C1, C2, C3, C4, C5
    When C answers C2
    And nobody else cries out
    Then C has 1 ship in the warp
    And A is asked whom to encounter

  @wild:filch @variant:classic-flares
  Scenario: A card of one's choice from the discard pile
    Given players A (-), B (-), C (-)
    And classic flares
    And A holds attack 20
    And B holds attack 04
    And C holds negotiate, Filch flare
    And the discard pile is attack 11, Plague
    When the turn begins
    And C uses Filch flare
    And C chooses a card from the discard pile
    Then C is asked which cards to take (1): attack 11, Plague
    When C answers Plague
    And nobody else cries out
    Then C holds exactly negotiate, Filch flare, Plague
    And the discard pile is attack 11
    And A is asked whom to encounter

  @wild:filch @variant:classic-flares
  Scenario: There are three occasions in an encounter, but only one of them is used, and everybody cries out once
    Given players A (-), B (-), C (-)
    And classic flares
    And A holds attack 20
    And B holds attack 04
    And C holds Filch flare
    When the turn begins
    And C passes
    And A cries out at C
    And nobody else cries out
    Then C has no ships in the warp
    And the log does not say: is caught
    When A targets B
    And A aims at B1
    And A launches 4 ships
    And nobody is invited
    Then C is asked to use: Filch flare (wild) or pass
    When C uses Filch flare
    Then A is not asked anything
    And B is asked whom to catch: A, C, none
    When nobody else cries out
    Then C holds 2 cards
    When A plays attack 20 and B plays attack 04
    Then B is asked whom to catch: A, C, none
    And C is asked whom to catch: A, B, none
    When B cries out at C
    And nobody else cries out
    Then C has no ships in the warp
    And the log does not say: is caught

  @wild:filch @rule:R21.2 @variant:classic-flares
  Scenario: Who has played another flare in the encounter cannot cheat with this one
    Given players A (-), B (-), C (-)
    And classic flares
    And A holds attack 20
    And B holds attack 04, Chosen flare, Filch flare
    When the turn begins
    And B passes
    And nobody else cries out
    And A targets B
    And A aims at B1
    And A launches 4 ships
    And nobody is invited
    And B passes
    And nobody else cries out
    And B plays Chosen flare
    And A plays attack 20 and B plays attack 04
    Then the outcome is: A wins
    And A is asked whom to catch
    And B is asked whom to catch
    When nobody else cries out
    Then B holds exactly Chosen flare, Filch flare, attack 06

  @power:filch @super:filch @variant:classic-flares
  Scenario: Filch itself does not cheat; its super side is the same in both versions
    Given players A (Filch), B (-), C (-)
    And classic flares
    And A holds attack 20, Filch flare
    And B holds attack 04
    When the turn begins
    Then A is asked whom to catch: B, C, none
    When nobody else cries out
    And A targets B
    And A aims at B1
    And A launches 4 ships
    And nobody is invited
    And nobody else cries out
    And A plays attack 20 and B plays attack 04
    Then A is asked to use: Filch's power, Filch flare (super), pass
    When A uses Filch's power
    And nobody else cries out
    Then A holds exactly Filch flare, attack 04
    When the turn ends

  @wild:filch @variant:classic-flares
  Scenario: As long as the flare is nobody's, everybody is asked all the same
    Given players A (-), B (-), C (-)
    And classic flares
    And A holds attack 20
    And B holds attack 04
    When the turn begins
    Then A is asked whom to catch: B, C, none
    And B is asked whom to catch: A, C, none
    And C is asked whom to catch: A, B, none

  @wild:filch
  Scenario: Without the variant nobody can cheat
    Given players A (-), B (-), C (-)
    And A holds attack 20
    And B holds attack 04
    And C holds negotiate, Filch flare
    When the turn begins
    Then A is asked whom to encounter
    And C is not asked anything
