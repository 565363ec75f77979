Feature: Clone keeps its encounter card

  @power:clone
  Scenario: After the encounter it takes its encounter card back
    Given players A (Clone), B (-), C (-)
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 08
    Then A is asked to use: Clone's power or pass
    When A uses Clone's power
    Then A holds exactly attack 20
    And the discard pile is attack 08
    When the turn ends

  @power:clone
  Scenario: It need not, and then the card is discarded
    Given players A (Clone), B (-), C (-)
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 08
    And A passes
    Then A holds no cards
    And the discard pile is attack 20, attack 08

  @power:clone
  Scenario: After compensation has been collected: the card was not in hand meanwhile
    Given players A (-), B (Clone), C (-)
    And B holds attack 20, attack 04
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays negotiate and B plays attack 20
    Then A holds exactly attack 04
    And B is asked to use: Clone's power or pass
    When B uses Clone's power
    Then B holds exactly attack 20
    And the discard pile is negotiate

  @power:clone
  Scenario: After a deal it keeps its negotiate
    Given players A (Clone), B (-), C (-)
    And A holds negotiate, attack 04
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays negotiate and B plays negotiate
    And A offers: gives attack 04; gets nothing
    And B accepts
    And A, asked where ships return to, answers A1
    And A uses Clone's power
    Then A holds exactly negotiate
    And the discard pile is negotiate
    When the turn ends

  @power:clone
  Scenario: As an ally it has no encounter card to keep
    Given players A (-), B (-), C (Clone)
    When A encounters B on B1 with 4 ships
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays attack 20 and B plays attack 08
    Then the discard pile is attack 20, attack 08
    When the turn ends

  @power:clone @artifact:cosmic-zap
  Scenario: Zapped, its card is discarded
    Given players A (Clone), B (-), C (-)
    And B holds attack 08, Cosmic Zap
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 08
    And A uses Clone's power
    Then B is asked to respond: Cosmic Zap or pass
    When B plays Cosmic Zap
    Then A holds no cards
    And the discard pile is Cosmic Zap, attack 20, attack 08

  @power:clone @rule:R19.6
  Scenario: Its power is lost by losing the encounter: the card is discarded
    Given players A (-), B (Clone), C (-)
    And B's ships are 4 on B1, 8 on B2, 8 on B3
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 08
    Then B's power is lost
    And the discard pile is attack 20, attack 08
    When the turn ends

  @power:clone
  Scenario: With the card it has kept it may have a second encounter
    Given players A (Clone), B (-), C (-)
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 08
    And A uses Clone's power
    Then A is asked whether to have a second encounter
    When A has a second encounter
    And A encounters C on C1 with 4 ships
    And nobody is invited
    And A plays attack 20 and C plays negotiate
    And A passes
    Then A has a colony on C1
    And the discard pile ends with attack 20, negotiate

  @AL-CLONE-1 @power:clone @power:sorcerer
  Scenario: After Sorcerer's exchange it keeps the card that lies before it
    Given players A (Clone), B (Sorcerer), C (-)
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 12 and B plays attack 30
    And B uses Sorcerer's power
    And A uses Clone's power
    Then A holds exactly attack 30
    And the discard pile is attack 12
    When the turn ends

  @AL-CLONE-1 @power:filch @power:sorcerer
  Scenario: After Sorcerer's exchange Filch takes the card that lies before its opponent
    Given players A (Filch), B (Sorcerer), C (-)
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 12 and B plays attack 30
    And B uses Sorcerer's power
    And A uses Filch's power
    Then A holds exactly attack 12
    And the discard pile is attack 30
    When the turn ends

  @AL-CLONE-2 @power:clone @power:filch
  Scenario: Clone comes first: its card never reaches the discard pile, and Filch cannot take it
    Given players A (Filch), B (Clone), C (-)
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 08
    Then B is asked to use: Clone's power or pass
    And A is not asked anything
    When B uses Clone's power
    Then A holds no cards
    And B holds exactly attack 08
    And the discard pile is attack 20

  @AL-CLONE-2 @power:clone @power:filch
  Scenario: A card that Clone lets go is Filch's
    Given players A (Filch), B (Clone), C (-)
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 08
    And B passes
    And A uses Filch's power
    Then A holds exactly attack 08
    And the discard pile is attack 20
    When the turn ends

  @super:clone @AL-CLONE-3
  Scenario: With its flare it collects any number from the normal amount to its double
    Given players A (Clone), B (-), C (-)
    And A holds negotiate, Clone flare
    And B holds attack 20, attack 06, attack 06, attack 06, attack 06, attack 06, attack 06, attack 06, attack 06
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays negotiate and B plays attack 20
    Then A is asked to use: Clone flare (super) or pass
    When A plays Clone flare
    Then A is asked how many: 3 to 6
    When A answers 5
    And A passes
    Then A holds 6 cards
    And B holds 3 cards

  @super:clone @AL-CLONE-3
  Scenario: No more than the opponent has
    Given players A (Clone), B (-), C (-)
    And A holds negotiate, Clone flare
    And B holds attack 20, attack 06, attack 06, attack 06, attack 06
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays negotiate and B plays attack 20
    And A plays Clone flare
    Then A is asked how many: 3 to 4
    When A answers 4
    And A uses Clone's power
    Then A holds exactly negotiate, Clone flare, attack 06, attack 06, attack 06, attack 06

  @super:clone
  Scenario: If the opponent has no more cards than the normal amount the flare is not offered
    Given players A (Clone), B (-), C (-)
    And A holds negotiate, Clone flare
    And B holds attack 20, attack 06, attack 06, attack 06
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays negotiate and B plays attack 20
    And A passes
    Then A holds exactly Clone flare, attack 06, attack 06, attack 06

  @super:clone @artifact:card-zap
  Scenario: The super flare is cancelled: the normal amount is collected
    Given players A (Clone), B (-), C (-)
    And A holds negotiate, Clone flare
    And B holds attack 20, attack 06, attack 06, attack 06, attack 06, Card Zap
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays negotiate and B plays attack 20
    And A plays Clone flare
    And B plays Card Zap
    And A passes
    Then A holds exactly attack 06, attack 06, attack 06
    And B holds exactly attack 06

  @super:clone @super:anti-matter
  Scenario: The super flare is prevented
    Given players A (Clone), B (-), C (Anti-Matter)
    And A holds negotiate, Clone flare
    And B holds attack 20, attack 06, attack 06, attack 06, attack 06
    And C holds Anti-Matter flare
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays negotiate and B plays attack 20
    And A plays Clone flare
    And C plays Anti-Matter flare
    And A passes
    Then A holds exactly Clone flare, attack 06, attack 06, attack 06

  @super:clone @power:hacker
  Scenario: Hacker in turn selects which of its cards go
    Given players A (Clone), B (Hacker), C (-)
    And A holds negotiate, Clone flare
    And B holds attack 20, attack 06, attack 08, attack 10
    When A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays negotiate and B plays attack 20
    And A plays Clone flare
    And A answers 2
    And B uses Hacker's power
    Then B is asked which cards to take (2): attack 06, attack 08, attack 10
    When B answers attack 06, attack 08
    And A passes
    Then A holds exactly Clone flare, attack 06, attack 08

  @wild:clone
  Scenario: An artifact that has done its work is kept
    Given players A (-), B (-), C (-)
    And C holds Plague, Clone flare
    When the turn begins
    And C plays Plague
    And C, asked which player, answers A
    And A, asked which ships to lose, answers 3 ships
    Then C is asked to use: Clone flare (wild) or pass
    When C plays Clone flare
    Then C holds exactly Plague, Clone flare
    And the discard pile is negotiate
    And A is asked where to put the retrieved ship

  @wild:clone
  Scenario: It cannot be played again in the same encounter, but in a later one
    Given players A (-), B (-), C (-)
    And A holds attack 20, attack 20
    And C holds Ionic Gas, Clone flare
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 08
    Then C is asked to use: Ionic Gas or pass
    When C plays Ionic Gas
    And C plays Clone flare
    Then A is asked whether to have a second encounter
    And C holds exactly Ionic Gas, Clone flare
    When A has a second encounter
    And A encounters B on B2 with 4 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 06
    Then C is asked to use: Ionic Gas or pass
    When C plays Ionic Gas
    Then C is asked to use: Clone flare (wild) or pass
    When C passes
    Then C holds exactly Clone flare
    And the discard pile is attack 20, attack 08, Ionic Gas, attack 20, attack 06

  @wild:clone
  Scenario: Of two artifacts of a kind the other one may still be played
    Given players A (Human), B (Mirror), C (-)
    And C holds Cosmic Zap, Cosmic Zap, Clone flare
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 08
    And B uses Mirror's power
    And C plays Cosmic Zap
    And C plays Clone flare
    Then C is asked to respond: Cosmic Zap or pass
    When C plays Cosmic Zap
    Then C holds exactly Cosmic Zap, Clone flare
    And the log says: Human's power is zapped
    When the turn ends

  @wild:clone @artifact:card-zap
  Scenario: An artifact that was cancelled has done no work: it is discarded
    Given players A (-), B (-), C (-)
    And A holds negotiate, Card Zap
    And C holds Plague, Clone flare
    When the turn begins
    And C plays Plague
    Then A is asked to respond: Card Zap or pass
    When A plays Card Zap
    Then C holds exactly Clone flare
    And the discard pile is Card Zap, Plague
    And A is asked whom to encounter

  @wild:clone @artifact:card-zap
  Scenario: The wild flare is cancelled: flare and artifact are discarded
    Given players A (-), B (-), C (-)
    And A holds attack 20, Card Zap
    And C holds Ionic Gas, Clone flare
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 08
    And C plays Ionic Gas
    And A passes
    And C plays Clone flare
    And A plays Card Zap
    Then C holds no cards
    And the discard pile is Card Zap, Clone flare, Ionic Gas, attack 20, attack 08

  @wild:clone @wild:anti-matter
  Scenario: The wild flare is prevented: it stays in hand, and the artifact is discarded
    Given players A (-), B (-), C (-)
    And A holds attack 20, Anti-Matter flare
    And C holds Ionic Gas, Clone flare
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 08
    And C plays Ionic Gas
    And C plays Clone flare
    And A plays Anti-Matter flare
    Then C holds exactly Clone flare
    And the discard pile is Ionic Gas, attack 20, attack 08

  @wild:clone
  Scenario: Reinforcements and the artifacts of others are not kept
    Given players A (-), B (-), C (-)
    And A holds attack 20, reinforcement +3, Clone flare
    And C holds Ionic Gas
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 08
    And A plays reinforcement +3
    And A, asked which side, answers offense
    And C plays Ionic Gas
    Then A holds exactly Clone flare
    And the discard pile is reinforcement +3, Ionic Gas, attack 20, attack 08
    When the turn ends

  @wild:clone @power:vulch
  Scenario: What is kept is not discarded: Vulch has nothing to salvage
    Given players A (Vulch), B (-), C (-)
    And C holds Ionic Gas, Clone flare
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 08
    And C plays Ionic Gas
    And C plays Clone flare
    Then C holds exactly Ionic Gas, Clone flare
    And A holds no cards
    When the turn ends
