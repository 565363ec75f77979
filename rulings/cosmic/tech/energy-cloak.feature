Feature: Energy Cloak

  Background:
    Given players A (-), B (-), C (-), D (-)
    And the variant technology
    And Energy Cloak lies face up before A

  @tech:energy-cloak
  Scenario: The defense invites nobody
    When the turn begins
    And A targets B
    And A aims at B1
    Then A is asked to use: Energy Cloak, or pass
    When A uses Energy Cloak
    And A launches 2 ships
    And A invites C
    # B is not asked at all
    Then C is asked which side to join: join the offense, decline
    And the tech discard pile is Energy Cloak

  @T-09 @AL-PARASITE-1 @power:parasite @tech:energy-cloak
  Scenario: Parasite may still join the defense
    Given players A (-), B (-), C (Parasite), D (-)
    When the turn begins
    And A targets B
    And A aims at B1
    And A uses Energy Cloak
    And A launches 2 ships
    And A invites nobody
    Then C is asked to use: Parasite's power, or pass
    When C uses Parasite's power
    Then C is asked which side to join: offense, defense
    When C answers defense
    And C answers 1 ship from C1
    Then C is an ally of the defense
    # a normal player is not even asked
    And A is asked which encounter card to play
    And B is asked which encounter card to play

  @tech:energy-cloak
  Scenario: The defense does not use it
    Given it is B's turn
    When the turn begins
    And B targets A
    And B aims at A1
    Then A is not asked to use Energy Cloak
    And B is asked which ships to launch

  @tech:energy-cloak @power:lunatic
  Scenario: Lunatic as the defense needs no invitation
    Given players A (-), B (Lunatic), C (-), D (-)
    When the turn begins
    And A targets B
    And A aims at B1
    And A uses Energy Cloak
    And A launches 2 ships
    And A invites nobody
    Then B is asked to use: Lunatic's power, or pass

  @tech:energy-cloak @power:siren
  Scenario: A gate that Siren has aimed is aimed as well
    Given players A (-), B (-), C (Siren), D (-)
    And C has 1 ship on B2
    And the next destiny is B's colour
    When the turn begins
    And C uses Siren's power
    And C answers C1
    Then A is asked to use: Energy Cloak, or pass
    When A uses Energy Cloak
    And A launches 1 ship
    And A invites nobody
    Then A is asked which encounter card to play
    And C is asked which encounter card to play

  @tech:energy-cloak @hazard:alliance
  Scenario: Not even whom the defense has to invite is invited
    Given players A (-), B (-), C (-), D (-)
    And the variant hazards
    And the hazard deck begins with Alliance
    And the next destiny is A's colour with a warning, D's colour
    And it is D's turn
    When the turn begins
    And D answers C
    And D answers 1 ship from D1
    And D aims at A1
    And D launches 1 ship
    And D invites nobody
    And A invites nobody
    And C declines
    And D plays attack 04 and A plays attack 20
    And the next turn begins
    And A aims at D1
    And A uses Energy Cloak
    And A launches 1 ship
    And A invites nobody
    Then A is asked which encounter card to play
    And D is asked which encounter card to play
