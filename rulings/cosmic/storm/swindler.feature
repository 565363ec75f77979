Feature: Swindler changes places with its mark

  @power:swindler
  Scenario: Once the defense is known the two exchange everything; the encounter goes on
    Given players A (-), B (-), C (Swindler)
    And in the setup C answers A
    And the next destiny is B's colour
    When the turn begins
    Then the note mark on C's sheet is A
    And C is asked to use: Swindler's power or pass
    When C uses Swindler's power
    Then the log says: C and A change places
    And the note revealed on C's sheet is yes
    And A is asked which planet to aim at
    And it is A's turn

  @power:swindler
  Scenario: It may wait
    Given players A (-), B (-), C (Swindler)
    And in the setup C answers B
    And the next destiny is B's colour
    When the turn begins
    And C passes
    Then the note mark on C's sheet is B
    And the note revealed on C's sheet is nothing
    And A is asked which planet to aim at

  @power:swindler
  Scenario: It has only one mark
    Given players A (-), B (-), C (Swindler)
    And in the setup C answers B
    And the note revealed on C's sheet is yes
    And it is C's turn
    And the next destiny is A's colour, B's colour
    And C holds attack 04, attack 04
    When the turn begins
    And C uses Swindler's power
    Then the log says: C and B change places
    When C aims at A1
    And C launches 1 ship
    And nobody is invited
    And C plays attack 04 and A plays attack 10
    And the turn ends
    And the next turn begins
    Then C is asked to use: Swindler's power or pass
    When C passes
    Then A is asked which planet to aim at

  @power:swindler
  Scenario: The revealed mark may panic at the start of the turns of others
    Given players A (-), B (-), C (Swindler)
    And in the setup C answers A
    And the note revealed on C's sheet is yes
    And the next destiny is B's colour
    When the turn begins
    Then C is asked to use: Swindler's power or pass
    When C uses Swindler's power
    Then C is asked which planet: A1, A2, A3, A4, A5
    When C answers A2
    Then C is asked which ships found the colony (1 to 4): 4 on C1, 4 on C2, 4 on C3, 4 on C4, 4 on C5
    When C answers 2 ships from C1
    Then C has 2 ships on A2
    And A has 4 ships on A2
    And C has 1 foreign colony
    And C is asked to use: Swindler's power or pass

  @power:swindler
  Scenario: A panic may be zapped
    Given players A (-), B (-), C (Swindler)
    And in the setup C answers A
    And the note revealed on C's sheet is yes
    And B holds Cosmic Zap, attack 06
    And the next destiny is B's colour
    When the turn begins
    And C uses Swindler's power
    And C answers A2
    And C answers 2 ships from C1
    Then B is asked to respond: Cosmic Zap or pass
    When B plays Cosmic Zap
    Then C has 0 foreign colonies
    And A is asked which planet to aim at

  @power:swindler @rule:R19.6
  Scenario: With two home colonies it neither panics nor cheats
    Given players A (-), B (-), C (Swindler)
    And in the setup C answers A
    And the note revealed on C's sheet is yes
    And C's ships are 10 on C1, 10 on C2
    And the next destiny is B's colour
    When the turn begins
    Then A is asked which planet to aim at

  @power:swindler @power:filth
  Scenario: Nobody panics onto a planet of Filth for long
    Given players A (Filth), B (-), C (Swindler)
    And in the setup C answers A
    And the note revealed on C's sheet is yes
    And the next destiny is B's colour
    When the turn begins
    And C uses Swindler's power
    And C answers A2
    And C answers 2 ships from C1
    Then C is asked where ships return to: C1, C2, C3, C4, C5
    When C answers C1
    Then C has 0 foreign colonies
    And C is asked to use: Swindler's power or pass

  @wild:swindler
  Scenario: The wild flare robs an ally of the losing side
    Given players A (-), B (-), C (-), D (-)
    And C holds Swindler flare
    And D holds attack 30
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites D
    And C joins the offense with 1 ship
    And D joins the defense with 1 ship
    And A plays attack 20 and B plays attack 04
    Then C is asked to use: Swindler flare (wild) or pass
    When C plays Swindler flare
    Then C holds exactly Swindler flare, attack 30
    And D holds no cards
    When the turn ends

  @wild:swindler
  Scenario: The wild flare is for allies of the winner alone
    Given players A (-), B (-), C (-), D (-)
    And C holds Swindler flare
    And D holds attack 30
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites D
    And C joins the offense with 1 ship
    And D joins the defense with 1 ship
    And A plays attack 04 and B plays attack 20
    And D answers D1
    Then C holds exactly Swindler flare
    When the turn ends

  @power:swindler
  Scenario: Zapped, the mark stays secret
    Given players A (-), B (-), C (Swindler)
    And in the setup C answers B
    And A holds attack 06, Cosmic Zap
    And the next destiny is B's colour
    When the turn begins
    And C uses Swindler's power
    Then A is asked to respond: Cosmic Zap or pass
    When A plays Cosmic Zap
    Then the note mark on C's sheet is B
    And the note revealed on C's sheet is nothing
    And A is asked which planet to aim at
