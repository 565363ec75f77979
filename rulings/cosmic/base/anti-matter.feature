Feature: Anti-Matter

  @power:anti-matter
  Scenario: The lower total wins, and Anti-Matter's and all allied ships are subtracted
    Given players A (Anti-Matter), B (-), C (-), D (-)
    And C holds negotiate
    And D holds negotiate
    When A encounters B on B1 with 3 ships
    And A invites C
    And B invites D
    And C joins the offense with 1 ship
    And D joins the defense with 2 ships
    And A plays attack 08 and B plays attack 04
    Then the log says: A uses Anti-Matter's power
    And the total of the offense is 4
    And the total of the defense is 6
    And the outcome is: A wins
    And A has a colony on B1
    And C has a colony on B1

  @power:anti-matter
  Scenario: Anti-Matter as the defense
    Given players A (-), B (Anti-Matter), C (-)
    When A encounters B on B1 with 2 ships
    And nobody is invited
    And A plays attack 08 and B plays attack 15
    Then the total of the offense is 10
    And the total of the defense is 11
    And the outcome is: A wins

  @power:anti-matter @O6
  Scenario: A tie goes to the defense while the lower total wins
    Given players A (Anti-Matter), B (-), C (-)
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 11 and B plays attack 04
    Then the total of the offense is 8
    And the total of the defense is 8
    And the outcome is: B wins

  @power:anti-matter
  Scenario: Without two attacks the power is not used
    Given players A (Anti-Matter), B (-), C (-)
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 08 and B plays negotiate
    Then the log does not say: A uses Anti-Matter's power
    And the outcome is: A wins

  @power:anti-matter
  Scenario: As an ally Anti-Matter changes nothing
    Given players A (-), B (-), C (Anti-Matter)
    And C holds negotiate
    When A encounters B on B1 with 3 ships
    And A invites C
    And B invites nobody
    And C joins the offense with 2 ships
    And A plays attack 08 and B plays attack 04
    Then the log does not say: C uses Anti-Matter's power
    And the total of the offense is 13
    And the total of the defense is 8
    And the outcome is: A wins

  @power:anti-matter
  Scenario: Zapped, the higher total wins and ships add
    Given players A (Anti-Matter), B (-), C (-)
    And B holds attack 04, Cosmic Zap
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then B is asked to use: Cosmic Zap or pass
    When B plays Cosmic Zap
    Then the total of the offense is 23
    And the total of the defense is 8
    And the outcome is: A wins

  @power:anti-matter @rule:R19.6
  Scenario: Lost by launching from the third home colony, the power is not used
    Given players A (Anti-Matter), B (-), C (-)
    And A's ships are 9 ships on A1, 9 ships on A2, 2 ships on A3
    When A encounters B on B1 with 2 ships from A3
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then A's power is lost
    And the log does not say: A uses Anti-Matter's power
    And the total of the offense is 22
    And the outcome is: A wins

  @power:anti-matter @power:macron
  Scenario: A Macron ally's ship is subtracted with its weight
    Given players A (Anti-Matter), B (-), C (Macron)
    And C holds negotiate
    When A encounters B on B1 with 3 ships
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A plays attack 20 and B plays attack 15
    Then the total of the offense is 13
    And the total of the defense is 19
    And the outcome is: A wins

  @wild:anti-matter @AL-ANTIMATTER-1
  Scenario: A prevented flare stays in hand, is not tried again, and does not count as played
    Given players A (-), B (-), C (-)
    And A holds attack 20, Chosen flare, Human flare
    And B holds attack 04, Anti-Matter flare
    When A encounters B on B1 with 3 ships
    And nobody is invited
    Then A is asked to use: Chosen flare (wild) or pass
    When A plays Chosen flare
    Then B is asked to use: Anti-Matter flare (wild) or pass
    When B plays Anti-Matter flare
    Then A holds exactly attack 20, Chosen flare, Human flare
    And B holds exactly attack 04, Anti-Matter flare
    When A plays attack 20 and B plays attack 04
    Then A is asked to use: Human flare (wild) or pass
    When A plays Human flare
    Then the total of the offense is 45
    And the outcome is: A wins

  @wild:anti-matter
  Scenario: Artifacts and super flares are not for the wild side
    Given players A (Human), B (-), C (-)
    And A holds attack 20, Human flare, Plague
    And B holds attack 04, Anti-Matter flare
    When the turn begins
    Then A is asked to use: Plague or pass
    When A plays Plague
    And A, asked which player, answers C
    And C, asked which ships to lose, answers 3 ships
    And A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    Then A is asked to use: Human's power or Human flare (super)
    When A plays Human flare
    And A, asked whether to do it, answers no
    Then the total of the offense is 31
    And the outcome is: A wins

  @wild:anti-matter
  Scenario: A bystander does not prevent a wild flare
    Given players A (-), B (-), C (-)
    And A holds attack 20, Chosen flare
    And C holds negotiate, Anti-Matter flare
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays Chosen flare
    Then C is not asked anything
    When A plays attack 20 and B plays attack 04
    Then the outcome is: A wins
    When the turn ends

  @super:anti-matter @AL-ANTIMATTER-2
  Scenario: The super side is played for each flare it shall stop, by any player, against either side
    Given players A (Human), B (-), C (Anti-Matter)
    And A holds attack 20, Human flare
    And B holds attack 04, Chosen flare
    And C holds negotiate, Anti-Matter flare
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And B plays Chosen flare
    Then C is asked to use: Anti-Matter flare (super) or pass
    When C passes
    Then B holds exactly attack 04, attack 06, Chosen flare
    When A plays attack 20 and B plays attack 04
    And A plays Human flare
    Then C is asked to use: Anti-Matter flare (super) or pass
    When C plays Anti-Matter flare
    Then A holds exactly Human flare
    And the total of the offense is 27
    And the outcome is: A wins

  @super:anti-matter
  Scenario: Zapping the power earlier leaves Anti-Matter without its super side
    Given players A (Anti-Matter), B (-), C (-)
    And A holds attack 20, Anti-Matter flare
    And B holds attack 04, Cosmic Zap, Human flare
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And B plays Cosmic Zap
    Then B is asked to use: Human flare (wild) or pass
    When B plays Human flare
    Then A is asked to use: Anti-Matter flare (wild) or pass
    When A plays Anti-Matter flare
    Then the outcome is: A wins

  @wild:anti-matter @artifact:card-zap
  Scenario: The wild flare is cancelled, and the flare it answers works
    Given players A (-), B (-), C (-)
    And A holds attack 20, Chosen flare
    And B holds attack 04, Anti-Matter flare
    And C holds negotiate, Card Zap
    And the deck begins with attack 30
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays Chosen flare
    And B plays Anti-Matter flare
    Then C is asked to respond: Card Zap or pass
    When C plays Card Zap
    Then A holds exactly attack 20, attack 30, Chosen flare
    And B holds exactly attack 04
    When A plays attack 20 and B plays attack 04
    And the turn ends

  @super:anti-matter @artifact:card-zap
  Scenario: The super flare is cancelled, and the flare it answers works
    Given players A (-), B (-), C (Anti-Matter), D (-)
    And A holds attack 20, Chosen flare
    And C holds negotiate, Anti-Matter flare
    And D holds negotiate, Card Zap
    And the deck begins with attack 30
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays Chosen flare
    And C plays Anti-Matter flare
    And D plays Card Zap
    Then A holds exactly attack 20, attack 30, Chosen flare
    And C holds exactly negotiate
    When A plays attack 20 and B plays attack 04
    And the turn ends

  @super:anti-matter @rule:R19.6
  Scenario: Without its power it has the wild side only, which a bystander may not use
    Given players A (-), B (-), C (Anti-Matter)
    And C's ships are 10 on C1, 10 on C2
    And A holds attack 20, Chosen flare
    And C holds negotiate, Anti-Matter flare
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays Chosen flare
    Then A is asked which encounter card to play
    When A plays attack 20 and B plays attack 04
    And the turn ends

  @super:anti-matter
  Scenario: One flare per encounter: the second one is not prevented
    Given players A (-), B (-), C (Anti-Matter)
    And A holds attack 20, Chosen flare
    And B holds attack 04, Human flare
    And C holds negotiate, Anti-Matter flare
    When A encounters B on B1 with 3 ships
    And nobody is invited
    And A plays Chosen flare
    And C plays Anti-Matter flare
    And A plays attack 20 and B plays attack 04
    And B plays Human flare
    Then the total of the defense is 46
    When the turn ends
