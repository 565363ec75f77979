Feature: Seeker asks a question and gets the truth

  @power:seeker @AL-SEEKER-3
  Scenario: What a player holds is answered as it is; nothing can be asked about other hands
    Given players A (Seeker), B (Mind), C (-)
    And A holds attack 20
    And B holds attack 08, negotiate
    When A encounters B on B1 with 4 ships
    And B passes
    And nobody is invited
    Then A is asked to use: Seeker's power on B or pass
    When A uses Seeker's power on B
    Then A is asked what to choose: Do you hold this card?, Do you hold so many cards of this type?, Do you hold an attack at least this high?, Do you hold an attack at most this high?, Will you play this card?, Will you play a card of this type?, Will you play an attack at least this high?, Will you play an attack at most this high?, Will you use your power?
    When A answers Do you hold this card?
    Then A is asked which card to name
    When A answers negotiate
    Then the log says in this order: A asks: Do you hold negotiate?; A uses Seeker's power on B; B says: yes
    And B is asked which encounter card to play: attack 08, negotiate
    When A plays attack 20 and B plays attack 08
    And the turn ends

  @power:seeker
  Scenario Outline: Facts about a hand: <question> <subject>
    Given players A (Seeker), B (-), C (-)
    And A holds attack 20
    And B holds attack 08, attack 12, reinforcement +3
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A uses Seeker's power on B
    And A answers <question>
    And A answers <subject>
    Then the log says: B says: <answer>
    And B is asked which encounter card to play: attack 08, attack 12
    When A plays attack 20 and B plays attack 08
    And everybody passes
    And the turn ends

    Examples:
      | question                                 | subject          | answer |
      | Do you hold this card?                   | reinforcement +3 | yes    |
      | Do you hold this card?                   | reinforcement +2 | no     |
      | Do you hold this card?                   | Cosmic Zap       | no     |
      | Do you hold an attack at least this high? | attack 12       | yes    |
      | Do you hold an attack at least this high? | attack 13       | no     |
      | Do you hold an attack at most this high? | attack 08        | yes    |
      | Do you hold an attack at most this high? | attack 07        | no     |

  @power:seeker
  Scenario Outline: So many cards of a type: <type>, <number>
    Given players A (Seeker), B (-), C (-)
    And A holds attack 20
    And B holds attack 08, attack 12, reinforcement +3
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A uses Seeker's power on B
    And A answers Do you hold so many cards of this type?
    Then A is asked what to choose: artifact, attack, flare, kicker, morph, negotiate, reinforcement, rift
    When A answers <type>
    Then A is asked how many: 1 to 3
    When A answers <number>
    Then the log says in this order: A asks: Do you hold at least <number> of the type <type>?; B says: <answer>
    When A plays attack 20 and B plays attack 08
    And everybody passes
    And the turn ends

    Examples:
      | type          | number | answer |
      | attack        | 2      | yes    |
      | attack        | 3      | no     |
      | reinforcement | 1      | yes    |
      | flare         | 1      | no     |

  @power:seeker
  Scenario Outline: An intention binds: a negotiate, <answer>
    Given players A (Seeker), B (-), C (-)
    And A holds attack 20
    And B holds attack 08, attack 12, negotiate
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A uses Seeker's power on B
    And A answers Will you play a card of this type?
    And A answers negotiate
    Then B is asked what to answer: yes, no
    When B answers <answer>
    Then the log says: B says: <answer>
    And B is asked which encounter card to play: <cards>
    When A plays attack 20 and B plays <card>
    And the turn ends

    Examples:
      | answer | cards                | card      |
      | yes    | negotiate            | negotiate |
      | no     | attack 08, attack 12 | attack 12 |

  @power:seeker
  Scenario Outline: An intention binds: <question> <subject>, <answer>
    Given players A (Seeker), B (-), C (-)
    And A holds attack 20
    And B holds attack 08, attack 12, negotiate
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A uses Seeker's power on B
    And A answers <question>
    And A answers <subject>
    Then it was said: A asks: <asked>
    And B is asked what to answer: yes, no
    When B answers <answer>
    Then B is asked which encounter card to play: <cards>
    When A plays attack 20 and B plays <card>
    And the turn ends

    Examples:
      | question                                    | subject   | answer | cards                | card      | asked                                   |
      | Will you play this card?                    | attack 12 | yes    | attack 12            | attack 12 | Will you play attack 12?                |
      | Will you play this card?                    | attack 12 | no     | attack 08, negotiate | attack 08 | Will you play attack 12?                |
      | Will you play an attack at least this high? | attack 10 | yes    | attack 12            | attack 12 | Will you play an attack of at least 10? |
      | Will you play an attack at least this high? | attack 10 | no     | attack 08, negotiate | negotiate | Will you play an attack of at least 10? |
      | Will you play an attack at most this high?  | attack 08 | yes    | attack 08            | attack 08 | Will you play an attack of at most 8?   |
      | Will you play an attack at most this high?  | attack 08 | no     | attack 12, negotiate | attack 12 | Will you play an attack of at most 8?   |

  @power:seeker
  Scenario: Values that can be asked about are those printed on attacks
    Given players A (Seeker), B (-), C (-)
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A uses Seeker's power on B
    And A answers Will you play an attack at least this high?
    Then A is asked which card to name: attack -7, attack -4, attack -1, attack 00, attack 01, attack 04, attack 05, attack 06, attack 07, attack 08, attack 09, attack 10, attack 11, attack 12, attack 13, attack 14, attack 15, attack 16, attack 17, attack 18, attack 19, attack 20, attack 23, attack 30, attack 40
    And A may not answer negotiate
    And A may not answer attack 03
    When A answers attack 20
    And A plays attack 20 and B plays attack 08
    And the turn ends

  @power:seeker
  Scenario: Only a true answer can be given: who has no negotiate does not promise one
    Given players A (Seeker), B (-), C (-)
    And A holds attack 20
    And B holds attack 08, attack 12
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A uses Seeker's power on B
    And A answers Will you play a card of this type?
    And A answers negotiate
    Then the log says: B says: no
    And B is asked which encounter card to play: attack 08, attack 12
    When A plays attack 20 and B plays attack 08
    And the turn ends

  @power:seeker
  Scenario: Who has nothing but negotiates cannot deny playing one
    Given players A (Seeker), B (-), C (-)
    And A holds attack 20
    And B holds negotiate, reinforcement +3
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A uses Seeker's power on B
    And A answers Will you play this card?
    And A answers negotiate
    Then the log says: B says: yes
    When A plays attack 20 and B plays negotiate
    And everybody passes
    And the turn ends

  @power:seeker @AL-SEEKER-5
  Scenario: Who has no encounter card yet does not know
    Given players A (Seeker), B (-), C (-)
    And A holds attack 20
    And B holds reinforcement +3
    And the deck begins with negotiate, attack 10
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A uses Seeker's power on B
    And A answers Will you play a card of this type?
    And A answers negotiate
    Then B is asked what to answer: yes, no, it depends
    When B answers yes
    Then B is asked which encounter card to play: negotiate
    When A plays attack 20 and B plays negotiate
    And the turn ends

  @power:seeker
  Scenario: Who is not involved asks nothing
    Given players A (-), B (-), C (Seeker)
    When A encounters B on B1 with 4 ships
    And A invites C
    And B invites nobody
    And C declines
    And A plays attack 20 and B plays attack 08
    Then C is not asked anything
    When the turn ends

  @power:seeker
  Scenario: An ally asks either main player, of its own side too
    Given players A (-), B (-), C (Seeker)
    And A holds attack 20, attack 10
    And B holds attack 08
    When A encounters B on B1 with 4 ships
    And A invites nobody
    And B invites C
    And C joins the defense with 1 ship
    Then C is asked to use: Seeker's power on A, Seeker's power on B, or pass
    When C uses Seeker's power on A
    And C answers Will you play this card?
    And C answers attack 20
    Then A is asked what to answer: yes, no
    When A answers no
    Then A is asked which encounter card to play: attack 10
    When A plays attack 10 and B plays attack 08
    And the turn ends

  @power:seeker
  Scenario: One question in an encounter, after the alliances or in planning
    Given players A (Seeker), B (-), C (-)
    And A holds attack 20, attack 30
    And B holds attack 08
    When A encounters B on B1 with 4 ships
    And nobody is invited
    Then the phase is alliance
    And A is asked to use: Seeker's power on B or pass
    When A passes
    Then the phase is planning
    And A is asked to use: Seeker's power on B or pass
    When A uses Seeker's power on B
    And A answers Do you hold this card?
    And A answers attack 08
    Then the log says: B says: yes
    And A is asked which encounter card to play
    When A plays attack 20 and B plays attack 08
    Then the outcome is: A wins
    When the turn ends

  @power:seeker
  Scenario: With the next encounter nobody is bound any more
    Given players A (Seeker), B (-), C (-)
    And A holds attack 20, attack 30
    And B holds attack 08, attack 12, negotiate
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A uses Seeker's power on B
    And A answers Will you play a card of this type?
    And A answers negotiate
    And B answers no
    Then B is asked which encounter card to play: attack 08, attack 12
    When A plays attack 20 and B plays attack 08
    And A has a second encounter
    And A encounters B on B2 with 4 ships
    And nobody is invited
    And A passes
    And A passes
    Then B is asked which encounter card to play: attack 12, negotiate
    When A plays attack 30 and B plays attack 12
    And the turn ends

  @power:seeker @Z-05 @artifact:cosmic-zap
  Scenario: Zapped once the question is known, it is not answered
    Given players A (Seeker), B (-), C (-)
    And A holds attack 20
    And B holds attack 08, negotiate, Cosmic Zap
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A uses Seeker's power on B
    And A answers Will you play a card of this type?
    And A answers negotiate
    Then the log says in this order: A asks: Will you play a card of the type negotiate?; A uses Seeker's power on B
    And B is asked to respond: Cosmic Zap or pass
    When B plays Cosmic Zap
    Then the log does not say: B says:
    And B is asked which encounter card to play: attack 08, negotiate
    When A plays attack 20 and B plays attack 08
    And the turn ends

  @power:seeker
  Scenario: A lost power asks nothing
    Given players A (Seeker), B (-), C (-)
    And A's ships are 4 on A1, 4 on A2, 12 on C1
    When A encounters B on B1 with 4 ships
    And nobody is invited
    Then A is asked which encounter card to play
    When A plays attack 20 and B plays attack 08
    And the turn ends

  @power:seeker @power:philanthropist
  Scenario: A promise that can no longer be kept binds nobody
    Given players A (Seeker), B (Philanthropist), C (-)
    And A holds attack 20
    And B holds attack 30, attack 08, negotiate
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A uses Seeker's power on B
    And A answers Will you play this card?
    And A answers attack 30
    And B answers yes
    And B uses Philanthropist's power
    And B answers attack 30
    Then B is asked which encounter card to play: attack 08, negotiate
    When A plays attack 20 and B plays attack 08
    And the turn ends

  @power:seeker @super:philanthropist
  Scenario: A promise comes before what another player demands
    Given players A (Seeker), B (-), C (Philanthropist)
    And A holds attack 20
    And B holds attack 08, negotiate
    And C holds attack 01, Philanthropist flare
    When A encounters B on B1 with 4 ships
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And A uses Seeker's power on B
    And A answers Will you play a card of this type?
    And A answers negotiate
    And B answers yes
    And C uses Philanthropist's power
    And C answers attack 01
    And C answers B
    And C plays Philanthropist flare
    Then B is asked which encounter card to play: negotiate
    When A plays attack 20 and B plays negotiate
    And the turn ends

  @AL-LOSER-1 @power:seeker @power:loser
  Scenario: Who has promised a negotiate and holds an attack cannot call an upset
    Given players A (Seeker), B (Loser), C (-)
    And A holds attack 20
    And B holds attack 08, negotiate
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A uses Seeker's power on B
    And A answers Will you play a card of this type?
    And A answers negotiate
    And B answers yes
    Then B is asked which encounter card to play: negotiate
    When A plays attack 20 and B plays negotiate
    And the turn ends

  @AL-LOSER-1 @power:seeker @power:loser
  Scenario: Without an attack the upset obliges to nothing and can be called
    Given players A (Seeker), B (Loser), C (-)
    And A holds attack 20
    And B holds negotiate, morph
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A uses Seeker's power on B
    And A answers Will you play a card of this type?
    And A answers negotiate
    And B answers yes
    Then B is asked to use: Loser's power or pass
    When B uses Loser's power
    Then B is asked which encounter card to play: negotiate
    When A plays attack 20 and B plays negotiate
    And the turn ends

  @power:seeker
  Scenario: Other cards: whether a reinforcement will be played may depend
    Given players A (Seeker), B (-), C (-)
    And A holds attack 20
    And B holds attack 08, reinforcement +3
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A uses Seeker's power on B
    And A answers Will you play a card of this type?
    And A answers reinforcement
    Then B is asked what to answer: yes, no, it depends
    When B answers it depends
    And A plays attack 20 and B plays attack 08
    Then B is asked to use: reinforcement +3 or pass
    When B passes
    And the turn ends

  @power:seeker
  Scenario: Who has said no does not play one
    Given players A (Seeker), B (-), C (-)
    And A holds attack 20
    And B holds attack 08, reinforcement +3
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A uses Seeker's power on B
    And A answers Will you play this card?
    And A answers reinforcement +3
    And B answers no
    And A plays attack 20 and B plays attack 08
    Then B is not asked anything
    And the outcome is: A wins
    And B holds exactly reinforcement +3
    When the turn ends

  @power:seeker
  Scenario: Who has said yes plays one at the first occasion, and is free then
    Given players A (Seeker), B (-), C (-)
    And A holds attack 20
    And B holds attack 08, reinforcement +3, reinforcement +2
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A uses Seeker's power on B
    And A answers Will you play a card of this type?
    And A answers reinforcement
    And B answers yes
    And A plays attack 20 and B plays attack 08
    Then B is asked to use: reinforcement +3, reinforcement +2
    When B plays reinforcement +2
    And B answers defense
    Then B is asked to use: reinforcement +3 or pass
    When B passes
    Then the total of the defense is 14: attack 08, ships 4, reinforcement +2
    When the turn ends

  @power:seeker
  Scenario: Who holds no such card cannot promise it
    Given players A (Seeker), B (-), C (-)
    And A holds attack 20
    And B holds attack 08
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A uses Seeker's power on B
    And A answers Will you play this card?
    And A answers Mobius Tubes
    Then B is asked what to answer: no, it depends
    When B answers no
    And A plays attack 20 and B plays attack 08
    And the turn ends

  @power:seeker
  Scenario: What is played at any time cannot be promised
    Given players A (Seeker), B (-), C (-)
    And A holds attack 20
    And B holds attack 08, Finder
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A uses Seeker's power on B
    And A answers Will you play this card?
    And A answers Finder
    Then B is asked what to answer: no, it depends
    When B answers no
    Then B can use at any time nothing
    When A plays attack 20 and B plays attack 08
    And the turn ends

  @power:seeker @power:mirror
  Scenario Outline: Whether a power will be used: <answer>
    Given players A (Seeker), B (Mirror), C (-)
    And A holds attack 20
    And B holds attack 08
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A uses Seeker's power on B
    And A answers Will you use your power?
    Then B is asked what to answer: yes, no, it depends
    When B answers <answer>
    And A plays attack 20 and B plays attack 08
    Then the total of the offense is <total>
    When the turn ends

    Examples:
      | answer | total |
      | yes    | 6     |
      | no     | 24    |

  @power:seeker @power:human
  Scenario: A compulsory power cannot be denied
    Given players A (Seeker), B (Human), C (-)
    And A holds attack 20
    And B holds attack 08
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A uses Seeker's power on B
    And A answers Will you use your power?
    Then B is asked what to answer: yes, it depends
    When B answers yes
    And A plays attack 20 and B plays attack 08
    Then the total of the defense is 16: attack 08, ships 4, Human +4
    When the turn ends

  @power:seeker
  Scenario: Who has no power to use says no
    Given players A (Seeker), B (-), C (-)
    And A holds attack 20
    And B holds attack 08
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A uses Seeker's power on B
    And A answers Will you use your power?
    Then B is asked what to answer: no, it depends
    When B answers no
    And A plays attack 20 and B plays attack 08
    And the turn ends

  @AL-SEEKER-2 @power:seeker @power:oracle
  Scenario: Who will select after seeing the other card need not know yet
    Given players A (Seeker), B (Oracle), C (-)
    And A holds attack 20
    And B holds attack 08, negotiate
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A uses Seeker's power on B
    And A answers Will you play a card of this type?
    And A answers negotiate
    Then B is asked what to answer: yes, no, it depends
    When B answers it depends
    And A plays attack 20
    Then B is asked which encounter card to play: attack 08, negotiate
    When B plays negotiate
    And the turn ends

  @power:seeker @power:chronos
  Scenario: Time runs back to planning: what was asked there is asked anew
    Given players A (Seeker), B (Chronos), C (-)
    And A holds attack 20, attack 30
    And B holds attack 08, attack 12, negotiate
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A passes
    And A uses Seeker's power on B
    And A answers Will you play a card of this type?
    And A answers negotiate
    And B answers no
    And A plays attack 20 and B plays attack 08
    And B uses Chronos's power
    Then A is asked to use: Seeker's power on B or pass
    When A passes
    Then B is asked which encounter card to play: attack 08, attack 12, negotiate
    When A plays attack 30 and B plays negotiate
    And the turn ends

  @power:seeker @power:chronos
  Scenario: What was asked before planning stands when time runs back
    Given players A (Seeker), B (Chronos), C (-)
    And A holds attack 20, attack 30
    And B holds attack 08, attack 12, negotiate
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A uses Seeker's power on B
    And A answers Will you play a card of this type?
    And A answers negotiate
    And B answers no
    And A plays attack 20 and B plays attack 08
    And B uses Chronos's power
    Then B is asked which encounter card to play: attack 08, attack 12
    When A plays attack 30 and B plays attack 12
    And the turn ends

  @power:seeker @power:deuce
  Scenario: Deuce lays no second card that it has said it will not play
    Given players A (Seeker), B (Deuce), C (-)
    And A holds attack 20
    And B holds attack 08, attack 12, negotiate
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A uses Seeker's power on B
    And A answers Will you play a card of this type?
    And A answers negotiate
    And B answers no
    Then B is asked which encounter card to play: attack 08, attack 12
    When A plays attack 20 and B plays attack 08
    Then the total of the defense is 24
    And B holds negotiate
    When the turn ends

  @power:seeker @power:magician
  Scenario: Before Magician the promised card is laid down as one of the two
    Given players A (Magician), B (-), C (Seeker)
    And A holds attack 30
    And B holds attack 10, attack 20, attack 05
    When A encounters B on B1 with 1 ship
    And A invites C
    And B invites nobody
    And C joins the offense with 1 ship
    And C uses Seeker's power on B
    And C answers Will you play this card?
    And C answers attack 05
    And B answers yes
    Then B is asked which cards to choose (1): attack 10, attack 20
    When B answers attack 10
    Then B holds exactly attack 20
    When A answers attack 30
    And the turn ends

  @wild:seeker
  Scenario: Before joining, one sees the card, and then it has to be played
    Given players A (-), B (-), C (-)
    And A holds attack 20, attack 10
    And B holds attack 08, attack 12
    And C holds Seeker flare, negotiate
    When A encounters B on B1 with 4 ships
    And A invites C
    And B invites C
    Then C is asked to use: Seeker flare (wild) on A, Seeker flare (wild) on B, or pass
    When C answers Seeker flare (wild) on A
    Then A is asked which encounter card to play: attack 20, attack 10
    When A answers attack 10
    Then C has seen exactly attack 10 in A's hand
    And B has seen exactly no card in A's hand
    When C joins the offense with 1 ship
    Then A is asked which encounter card to play: attack 10
    And B is asked which encounter card to play: attack 08, attack 12
    When A plays attack 10 and B plays attack 08
    Then C holds exactly Seeker flare, negotiate
    When the turn ends

  @wild:seeker
  Scenario: Who then joins the other side leaves the choice free
    Given players A (-), B (-), C (-)
    And A holds attack 20, attack 10
    And B holds attack 08
    And C holds Seeker flare, negotiate
    When A encounters B on B1 with 4 ships
    And A invites C
    And B invites C
    And C answers Seeker flare (wild) on A
    And A answers attack 10
    And C joins the defense with 1 ship
    Then A is asked which encounter card to play: attack 20, attack 10
    When A plays attack 20 and B plays attack 08
    And the turn ends

  @wild:seeker
  Scenario: Only those who have invited one show a card
    Given players A (-), B (-), C (-), D (-)
    And C holds Seeker flare, negotiate
    When A encounters B on B1 with 4 ships
    And A invites D
    And B invites C
    Then C is asked to use: Seeker flare (wild) on B or pass
    When C passes
    And C declines
    And D declines
    And A plays attack 20 and B plays attack 08
    And the turn ends

  @wild:seeker
  Scenario: There is no card to be seen where there is none
    Given players A (-), B (-), C (-)
    And A holds attack 20
    And B holds reinforcement +3
    And C holds Seeker flare, negotiate
    When A encounters B on B1 with 4 ships
    And A invites nobody
    And B invites C
    And C answers Seeker flare (wild) on B
    Then C is asked which side to join: join the defense, decline
    When C declines
    And A plays attack 20 and B plays attack 06
    And the turn ends

  @wild:seeker @artifact:card-zap
  Scenario: Card Zapped, nothing is shown
    Given players A (-), B (-), C (-)
    And A holds attack 20, attack 10, Card Zap
    And B holds attack 08
    And C holds Seeker flare, negotiate
    When A encounters B on B1 with 4 ships
    And A invites C
    And B invites nobody
    And C answers Seeker flare (wild) on A
    And A plays Card Zap
    Then C is asked which side to join: join the offense, decline
    When C joins the offense with 1 ship
    Then A is asked which encounter card to play: attack 20, attack 10
    And the discard pile is Card Zap, Seeker flare
    When A plays attack 20 and B plays attack 08
    And the turn ends

  @super:seeker
  Scenario: With the super flare one may ask which card it will be
    Given players A (Seeker), B (-), C (-)
    And A holds attack 20, Seeker flare
    And B holds attack 08, attack 12, negotiate
    When A encounters B on B1 with 4 ships
    And nobody is invited
    Then A is asked to use: Seeker's power on B, Seeker flare (super) on B, or pass
    When A answers Seeker flare (super) on B
    Then A is asked what to choose: Do you hold this card?, Do you hold so many cards of this type?, Do you hold an attack at least this high?, Do you hold an attack at most this high?, Will you play this card?, Will you play a card of this type?, Will you play an attack at least this high?, Will you play an attack at most this high?, Will you use your power?, Which encounter card will you play?, Which cards of this type do you hold?, How many cards of this type do you hold?, Which is your highest attack?, Which is your lowest attack?
    When A answers Which encounter card will you play?
    Then B is asked which encounter card to play (1): attack 08, attack 12, negotiate
    When B answers attack 12
    Then the log says: B names attack 12
    And B is asked which encounter card to play: attack 12
    When A plays attack 20 and B plays attack 12
    Then A holds exactly Seeker flare
    When the turn ends

  @super:seeker
  Scenario: Which cards of a type, how many, the highest and the lowest attack
    Given players A (Seeker), B (-), C (-)
    And A holds attack 20, attack 30, Seeker flare
    And B holds attack 08, attack 12, reinforcement +3
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A answers Seeker flare (super) on B
    And A answers Which cards of this type do you hold?
    And A answers attack
    Then A has seen exactly attack 08, attack 12 in B's hand
    And C has seen exactly attack 08, attack 12 in B's hand
    And the log says: shown: attack 08, attack 12
    When A plays attack 20 and B plays attack 08
    And everybody passes
    And the turn ends

  @super:seeker
  Scenario Outline: Other questions: <question>
    Given players A (Seeker), B (-), C (-)
    And A holds attack 20, Seeker flare
    And B holds attack 08, attack 12, reinforcement +3
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A answers Seeker flare (super) on B
    And A answers <question>
    Then the log says: B names <answer>
    When A plays attack 20 and B plays attack 08
    And everybody passes
    And the turn ends

    Examples:
      | question                      | answer    |
      | Which is your highest attack? | attack 12 |
      | Which is your lowest attack?  | attack 08 |

  @super:seeker
  Scenario Outline: How many cards of a type, and none: <question>
    Given players A (Seeker), B (-), C (-)
    And A holds attack 20, Seeker flare
    And B holds attack 08, attack 12, reinforcement +3
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A answers Seeker flare (super) on B
    And A answers <question>
    And A answers <type>
    Then the log says: <answer>
    When A plays attack 20 and B plays attack 08
    And everybody passes
    And the turn ends

    Examples:
      | question                                | type   | answer       |
      | How many cards of this type do you hold? | attack | B says: 2    |
      | How many cards of this type do you hold? | morph  | B says: 0    |
      | Which cards of this type do you hold?   | flare  | B says: none |

  @super:seeker
  Scenario: There is no highest attack without an attack
    Given players A (Seeker), B (-), C (-)
    And A holds attack 20, Seeker flare
    And B holds negotiate
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A answers Seeker flare (super) on B
    And A answers Which is your highest attack?
    Then the log says: B says: none
    When A plays attack 20 and B plays negotiate
    And the turn ends

  @AL-SEEKER-2 @super:seeker @power:oracle
  Scenario: Oracle cannot say yet which card it will be
    Given players A (Seeker), B (Oracle), C (-)
    And A holds attack 20, Seeker flare
    And B holds attack 08, negotiate
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A answers Seeker flare (super) on B
    And A answers Which encounter card will you play?
    Then B is asked which encounter card to play (0 to 1): attack 08, negotiate
    When B answers no card
    Then the log says: B says: it depends
    When A plays attack 20
    Then B is asked which encounter card to play: attack 08, negotiate
    When B plays attack 08
    And the turn ends

  @super:seeker @Z-04 @artifact:cosmic-zap
  Scenario: Zapped through the super flare, the flare is not played
    Given players A (Seeker), B (-), C (-)
    And A holds attack 20, Seeker flare
    And B holds attack 08, negotiate, Cosmic Zap
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A answers Seeker flare (super) on B
    And A answers Which encounter card will you play?
    And B plays Cosmic Zap
    Then A's power is zapped
    And A holds exactly attack 20, Seeker flare
    And B is asked which encounter card to play: attack 08, negotiate
    When A plays attack 20 and B plays attack 08
    And the turn ends

  @super:seeker @artifact:card-zap
  Scenario: Card Zapped, the power itself is left
    Given players A (Seeker), B (-), C (-)
    And A holds attack 20, Seeker flare
    And B holds attack 08, negotiate, Card Zap
    When A encounters B on B1 with 4 ships
    And nobody is invited
    And A answers Seeker flare (super) on B
    And B plays Card Zap
    Then A is asked to use: Seeker's power on B or pass
    When A uses Seeker's power on B
    And A answers Do you hold this card?
    And A answers Card Zap
    Then the log says: B says: no
    When A plays attack 20 and B plays attack 08
    And the turn ends
