Feature: Plague

  @artifact:plague @G-047
  Scenario: Three ships of the victim's choice, and one card of every type held
    Given players A (-), B (-), C (-)
    And A holds attack 06, Plague
    And B holds attack 10, attack 12, negotiate, negotiate, morph, reinforcement +2, Cosmic Zap, Card Zap, Human flare
    When the turn begins
    And A plays Plague
    And B, asked to respond, answers pass
    And A answers B
    Then B is asked which ships to lose (3): on B1, on B2, on B3, on B4, on B5
    When B answers 2 from B1, 1 from B2
    And B, asked which cards to discard, answers Card Zap
    And B, asked which cards to discard, answers attack 10
    And B, asked which cards to discard, answers negotiate
    Then B holds exactly attack 12, negotiate, Cosmic Zap
    And B has 3 ships in the warp
    And B has 2 ships on B1
    And A is asked whom to encounter

  @artifact:plague
  Scenario: One may plague oneself
    Given players A (-), B (-), C (-)
    And A holds attack 06, attack 08, Plague
    When the turn begins
    And A plays Plague
    And A answers A
    And A, asked which ships to lose, answers 3 from A1
    And A, asked which cards to discard, answers attack 06
    And A retrieves a ship to A1
    Then A holds exactly attack 08
    And A has 2 ships in the warp
    And A is asked whom to encounter

  @artifact:plague
  Scenario: With fewer than three ships all are lost
    Given players A (-), B (-), C (-)
    And A holds attack 06, Plague
    And B's ships are 2 on B1, 18 in the warp
    When the turn begins
    And A plays Plague
    And A answers B
    Then B has 20 ships in the warp
    And B holds no cards
    And A is asked whom to encounter

  @artifact:plague
  Scenario: Anybody may play it at the beginning of any encounter, a second one too
    Given players A (-), B (-), C (-)
    And A holds attack 20, attack 06
    And C holds Plague, attack 08
    When the turn begins
    Then C is asked to use: Plague or pass
    When C passes
    And A encounters B on B1 with 1 ship
    And nobody is invited
    And A plays attack 20 and B plays attack 04
    And A has a second encounter
    Then C is asked to use: Plague or pass
    When C plays Plague
    And C answers B
    And B, asked which ships to lose, answers 3 from B2
    Then B has 7 ships in the warp
    And A is asked whom to encounter

  @artifact:plague
  Scenario: Not once regroup is over
    Given players A (-), B (-), C (-)
    And A holds attack 20, attack 06
    And C holds Plague, attack 08
    When the turn begins
    And C passes
    Then A is asked whom to encounter
    When A targets B
    And A aims at B1
    And A launches 1 ship
    And nobody is invited
    Then C is not asked anything
    And A is asked which encounter card to play
    And B is asked which encounter card to play

  @artifact:plague @artifact:card-zap
  Scenario: Answered by a Card Zap nobody falls ill
    Given players A (-), B (-), C (-)
    And A holds attack 06, Card Zap
    And C holds Plague, attack 08
    When the turn begins
    And C plays Plague
    And A plays Card Zap
    Then the discard pile is Card Zap, Plague
    And C holds exactly attack 08
    And A has no ships in the warp
    And A is asked whom to encounter

  @artifact:plague @rule:R19.6
  Scenario: The victim may lose a power by it
    Given players A (-), B (Human), C (-)
    And A holds attack 06, Plague
    And B's ships are 8 on B1, 9 on B2, 3 on B3
    When the turn begins
    And A plays Plague
    And A answers B
    And B, asked which ships to lose, answers 3 from B3
    Then B's power is lost
    And A is asked whom to encounter

  @artifact:plague @power:miser
  Scenario: A hoard is not in hand
    Given players A (-), B (Miser), C (-)
    And in the setup B answers the second hand
    And A holds attack 06, Plague
    And B holds negotiate
    And Miser's sheet holds attack 30, morph
    When the turn begins
    And A plays Plague
    And A answers B
    And B, asked which ships to lose, answers 3 from B1
    Then Miser's sheet holds exactly attack 30, morph
    And B holds no cards
    And A is asked whom to encounter
