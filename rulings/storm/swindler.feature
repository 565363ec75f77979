Feature: Swindler changes places with its mark

  @power:swindler
  Scenario: Once the defense is known the two exchange everything; the encounter goes on
    Given players A (-), B (-), C (Swindler)
    And in the setup C answers A
    And the next destiny is B's colour
    When the turn begins
    Then C's secret is A
    And C is asked to use: Swindler's power or pass
    When C uses Swindler's power
    Then the log says: A and C change places
    And the note on C's sheet is 1
    And A is asked which planet to aim at
    And it is A's turn

  @power:swindler
  Scenario: It may wait, but it has only one mark
    Given players A (-), B (-), C (Swindler)
    And in the setup C answers B
    When A encounters B on B1 with 1 ship
    Then the note on C's sheet is 0

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
    Then C's secret is B
    And the note on C's sheet is 0
    And A is asked which planet to aim at
