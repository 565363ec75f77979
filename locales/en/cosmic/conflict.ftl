### Cosmic Conflict. How texts are written: see base.ftl.

## Aliens

alien-cavalry = Cavalry
    .power-name = Reinforce
    .summary = Brings a card along as an ally
    .power =
        Lay an attack or a negotiate of yours face down beside the card of your side; it is turned up with that one, and discarded when it has served.
        An attack counts for your side's total. A negotiate brings you compensation for your own ships if your side is beaten, once its main player has been compensated.
        What befalls encounter cards does not befall this one.
    .wild = When your opponent is about to get a new hand, it comes one card at a time until they can play, and the rest of it after the encounter.
    .super = Name one of your allies: when cards have been selected, they have to use your power for you, if they can.

alien-changeling = Changeling
    .power-name = Change Form
    .summary = Is somebody else in a moment
    .power = Take one new card, or take your opponent's power and leave them yours, for good and with all that lies on the sheets. Once in an encounter, whoever has this power then.
    .wild = Draw one card blindly from the hand on your left. The flare then goes to that player.
    .super = Your power swaps with whomever you like.

alien-empath = Empath
    .power-name = Harmony
    .summary = Talks where others shoot
    .power = If a negotiate of any kind meets an attack, the attack becomes an ordinary negotiate, and there are talks.
    .wild = When the talks about a deal of yours begin. Should you agree, each of the two parties gets three rewards.
    .super = Give the opposing main player, who revealed a negotiate, an attack from your hand for it. It counts as what they revealed.

alien-filth = Filth
    .power-name = Reek
    .summary = Nobody can stand being on a planet with it
    .power =
        Wherever your ships share a planet with those of another player, the others return to their other colonies.
        If you win on the side of the offense, the other winners do not land with you: each gains a colony on another planet of their choice in that system.
        If you are the beaten defense of a planet with ships of yours on it, the winners do not land there either and go back to colonies elsewhere. Your own ships are lost as always, which leaves the planet clean.
        If a deal with you includes a colony, whoever grants it leaves a planet to the other.
    .wild = Name one planet as filthy. All ships on it return to their other colonies, and so do ships that should land there in this encounter. The flare then goes to Filth, or is discarded if nobody is Filth.
    .super = When you have aimed the gate, all ships of others on that planet, those of the defense too, return to their other colonies.

alien-glutton = Glutton
    .power-name = Gorge
    .summary = Always takes a second helping
    .power =
        When you retrieve ships from the warp, retrieve up to two more of yours.
        When you draw from a deck, the first hand included, or take from another player's hand, draw two more from there.
    .wild = When you receive rewards, receive twice as many.
    .super = You win as soon as a cosmic quake comes.

alien-graviton = Graviton
    .power-name = Gravity
    .summary = Leaves one digit of every attack
    .power = Call out tens or ones. Of every attack revealed in this encounter only that digit counts, so that 40 is worth 4 or nothing.
    .wild = Unless you are up against Graviton: of every attack revealed in this encounter only the second digit counts.
    .super = Your power affects one card alone, your own or your opponent's, as you say when you use it.
said-graviton-tens = { $player } calls: tens
said-graviton-ones = { $player } calls: ones
said-graviton-only-my-card = { $player } declares: only my card
said-graviton-only-the-opponent-s-card = { $player } declares: only the opponent's card

alien-industrialist = Industrialist
    .power-name = Build
    .summary = Learns from every defeat
    .power =
        If you were beaten with an attack, your opponent decides: you win after all, or that card goes faceup onto your sheet, where nobody can touch it.
        When you reveal an attack, the values of all cards there are added to your total or taken off it, as you like.
    .wild = When you have revealed an attack, draw a card blindly from your opponent. An attack adds to your total and is discarded; anything else goes back.
    .super = Of the attacks that either side revealed, you choose the one that goes onto your sheet.

alien-invader = Invader
    .power-name = Invasion
    .summary = Breaks into the turns of others
    .setup = Three invasion cards are shuffled into the destiny deck. When another player draws one, you have an encounter with that player in their home system, beginning with the launch; after it, the player whose turn it is has their encounter anew.
    .power = When an invasion card or your own colour was drawn, exchange your whole hand for eight cards from the deck. Once in an encounter.
    .wild = Exchange your whole hand for eight cards from the deck. The flare then goes to Invader, or is discarded if nobody is Invader.
    .super = In an invasion, ships you send can come from the warp. Your limit of four stays the same.

alien-lunatic = Lunatic
    .power-name = Insanity
    .summary = Stands on both sides of its own encounter
    .power = Ally against yourself, invited or not. Your ships on the losing side go to the warp, and those on the winning side get whatever a winner gets, a colony or rewards.
    .wild = A reward need not be a card or a ship for you: every one is both.
    .super = If both main players invited you, ally with both sides.

alien-mimic = Mimic
    .power-name = Imitate
    .summary = Holds as many cards as its opponent
    .power = If your opponent holds more cards than you, draw until you hold as many. If they hold fewer, discard cards of your choice until you hold as few.
    .wild = Copy a wild flare or artifact that another player has just played, as if you had played it. The flare then goes to Mimic, or is discarded if nobody is Mimic.
    .super = Your power brings your hand to eight cards, whatever your opponent holds.

alien-prophet = Prophet
    .power-name = Predict
    .summary = Says beforehand who will win
    .power =
        Say aloud which main player will win; a deal proves you right, whomever you have named. A true prophecy brings you one new colony, wherever you like. For a false one the winner picks two of your ships, which go to the warp. If nobody wins, nothing happens.
    .wild = Predict in secret whether there will be one negotiate or two. If that many are revealed, every other player chooses one of their own ships for the warp. If not, your left neighbour has the flare from then on.
    .super = Make your prediction when the encounter cards have been selected, before they are revealed.
said-prophet-foretold = { $player } had foretold { $value } of the cards as negotiates
piece-prophecy = Prophecy
    .summary = A prediction hidden in a fist
    .text = How many of the encounter cards are foretold as negotiates. Only its owner knows until the cards are revealed; it is over with the encounter.
note-prophecy-count = negotiates foretold: { $value }

alien-relic = Relic
    .power-name = Awaken
    .summary = Stirs whenever somebody draws a new hand
    .power =
        When another player has drawn a new hand, the one dealt at first not counted, choose one of their home planets and found a colony there.
        When you have drawn one yourself, none of your ships stays in the warp: all go to colonies of yours.
    .wild = Of the ships you retrieve from the warp, as many as you like go to one of your home planets, whether or not you have a colony there.
    .super = Choose another player, who discards a card of their own choice.

alien-saboteur = Saboteur
    .power-name = Booby Trap
    .summary = Lays traps beside planets, and decoys
    .setup = There is one trap and there are two decoys for every player, you included. Lay all these tokens face down beside planets of your choice, one at a planet at most.
    .power =
        When ships come to a planet beside which one of your tokens lies, turn it up; afterwards it lies on your sheet. A decoy does nothing. A trap sends all ships on that planet to the warp, also those that were there before.
        At the start of each encounter, two of your tokens may change places, on the sheet or beside planets, or you may lay one from the sheet face down beside a planet without any of yours.
    .wild = If you and your opponent both have colonies on a planet, name one such planet: their ships there are hostages. If you lose, or the deal fails, these go to the warp at once. Until the encounter is over only a deal can bring them away from there.
    .super = A decoy that you turn up counts as a trap if you discard a negotiate for it.
said-saboteur-swaps = { $player } exchanges the tokens beside { $value } and { $value-2 }
said-saboteur-exchanges = { $player } exchanges the token beside { $value } with one of the sheet
piece-booby = Trap or decoy
    .summary = A token of Saboteur's, face down
    .text = It is turned up when ships come to the planet. If it is a trap, all ships there go to the warp; a decoy does nothing. Only Saboteur knows which it is.
note-booby-trap = a trap: { $value }

alien-sadist = Sadist
    .power-name = Inflict Pain
    .summary = Wins once everybody else is in pain
    .power = You win the game if every other player has lost eight ships or more: in the warp, out of the game, or captured by somebody else. Colonies win it for you as well.
    .wild = When you have sent ships of others to the warp, as a main player who has won or by a card you have played, draw as many cards as players have lost ships by it.
    .super = Choose two players; the first must have a ship in the warp and may be you. That one retrieves a ship, and the second then sends one of their own choice to the warp.

alien-siren = Siren
    .power-name = Lure
    .summary = Calls the offense to her own shores
    .power =
        When a player is about to be the defense with whom you share the home system by a colony of yours, or when that player is you, the gate is aimed at one of your own home colonies that you choose, and you are the defense.
        If you win that encounter as the defense, gain a colony at once on a planet of your choice in the home system of the offense.
    .wild = For the rest of the encounter, name a card whenever another player draws from the deck. All copies of it among those drawn are yours, and nothing replaces them.
    .super = When you have used your power, promise your allies a colony should you win: when you gain yours, each ally of the defense may come to that planet with the ships they have in the encounter, in place of their rewards.

alien-the-claw = The Claw
    .power-name = The Claw
    .summary = Pulls planets into its own system
    .setup = Lay a card of your first hand face down on this sheet as your claw, but no negotiate. Then draw a card.
    .power =
        Nobody else may look at your claw or take it, and it does not belong to your hand. At the start of any regroup phase it may be exchanged for a card of your hand that is no negotiate.
        Once in an encounter, when another player plays or reveals the same card, show your claw. After the encounter choose a planet of that player's home system: all ships on it go to the warp, and it becomes a home planet of yours. Then take up your claw and choose a new one.
        Each stolen planet in your system counts as a foreign colony for you, whoever has ships there. A colony of yours on it is a home colony.
    .wild = If both revealed encounter cards are attacks of the same value, your side wins.
    .super = If both main players have revealed the same card, use your power on one of them; a main player can only use it on the other. It still works once in an encounter only.

alien-visionary = Visionary
    .power-name = Perception
    .summary = Knows what its opponent is going to play
    .power = Name an encounter card. Your opponent must play it if they have it, unless somebody else prevents it; otherwise they choose freely.
    .wild = Name a card. Every other player secretly shows you that card, or any other one if they do not have it.
    .super = Use your power although you are no main player; say on which of them.

alien-trickster = Trickster
    .power-name = Possibilities
    .summary = Leaves it to one guess
    .power = No cards are played: secretly hide a token in your left or right hand, and let your opponent point at one. If it is there, you have lost the encounter; otherwise you have won it.
    .wild = Toss a coin: heads is 10 more for your side's total, tails is 10 less.
    .super = If you have lost an encounter in which you have not used your power, use it now. What comes of it is the outcome.
said-trickster-left-hand = { $player } held the token in the left hand
said-trickster-right-hand = { $player } held the token in the right hand
said-trickster-heads = { $player } tosses the coin: heads
said-trickster-tails = { $player } tosses the coin: tails

alien-warhawk = Warhawk
    .power-name = Attack
    .summary = Knows no peace
    .power =
        If both sides reveal negotiates, each of them is an attack 00.
        A negotiate of your opponent's alone is an attack 00.
        A negotiate of yours alone is a morph.
    .wild = Discard one of your negotiates and draw two cards from the deck for it.
    .super = If you have played a negotiate and are beaten, or the deal fails, you are compensated for the ships it cost you.

alien-xenophile = Xenophile
    .power-name = Welcoming
    .summary = The more guests, the stronger the host
    .power =
        If both sides reveal attacks, count the colonies others have in your system. Three for each of them are added to your total or taken off it, as you like.
        You keep this power however few home colonies you have.
    .wild = If both sides reveal attacks, your total is one higher for each colony others have in your system.
    .super = When several players are about to win together, you win with them.

## Variants

variant-seven-players = Seven players
    .summary = Two players more
    .text = Up to seven players take part. The destiny deck has three cards of each colour in play.

variant-hazards = Hazards
    .summary = Some encounters bring a hazard
    .text = If a destiny card with a warning was drawn, one hazard is turned up at the end of the destiny phase. Some last for the encounter, others until they are removed.

variant-powers-return = Powers return
    .summary = Exchanged powers go back after the encounter
    .text = A rule for hazards: powers that Psychic Switcheroo has exchanged are exchanged again at the end of the encounter.

## Hazards

deck-hazard = Hazards

piece-hazards = Hazards
    .summary = Warnings on destiny cards bring hazards
    .text = At the end of destiny, if a card with a warning was drawn in this encounter, one hazard is turned up. Hazards belong to nobody and act after all players; where something is to be chosen, the offense chooses. Those of the encounter are discarded with it.

piece-powers-return = Powers return
    .summary = Exchanged powers go back after the encounter
    .text = Powers that Psychic Switcheroo has exchanged are exchanged again at the end of the encounter.

piece-alliance = Alliance
    .summary = Two players are bound to each other
    .text = The offense names another player and marks this card with a ship from a colony. As main players the two have to invite each other from now on. Stays in play.
note-alliance-bond = { $value } invite each other

piece-black-hole = Black Hole
    .summary = Lost ships are lost for good
    .text = Ships that would go to the warp in this encounter leave the game. Nobody is left with fewer ships than it takes foreign colonies to win: the others go to the warp as always.

piece-cosmic-guardian = The Cosmic Guardian
    .summary = Great attacks become peace
    .text = Every attack above 20 counts as a negotiate, also one that was changed to such a value. The Entropy Beast and The Witness leave when it comes. Stays in play.

piece-cosmic-nebula = Cosmic Nebula
    .summary = No power works
    .text = Every power that is used in this encounter is zapped.

piece-cosmic-upheaval = Cosmic Upheaval
    .summary = All hands are mixed
    .text = All hands are shuffled together; everybody is dealt as many cards as before.

piece-energy-fields = Energy Fields
    .summary = Two open cards for each main player
    .text = Before allies are invited, each main player draws two cards from the deck. Everybody sees them.

piece-entropy-beast = The Entropy Beast
    .summary = Devours planets until all is lost
    .text = Whenever a wild or special destiny card is drawn, the planet with the most ships leaves the game and its ships go to the warp; between equals the offense chooses. As soon as only two planets are left of any home system, whoever is to blame, everybody loses the game. The Cosmic Guardian and The Witness leave when it comes. Stays in play.

piece-galactic-council = Galactic Council
    .summary = One deal for all
    .text = Instead of the encounter all players talk about one deal together. If they do not all accept the same terms in three minutes, each of them loses three ships.

piece-its-full-of-stars = It's Full of Stars…
    .summary = Help comes out of the warp
    .text = Allies can send ships from the warp as well as from colonies, up to their usual number.

piece-meteor-storm = Meteor Storm
    .summary = High totals bring both sides down
    .text = Attack against attack: if their totals come to more than 25 together, both sides lose.

piece-mirror-universe = Mirror Universe
    .summary = Deck and discard pile change places
    .text = The deck becomes the discard pile. What was the discard pile is shuffled and is the deck from now on.

piece-odd-way-to-win-a-war = Odd Way to Win a War
    .summary = Odd beats even
    .text = If one revealed attack is odd and the other one even, the side with the odd one wins.

piece-psychic-switcheroo = Psychic Switcheroo
    .summary = The main players change powers
    .text = The offense and the defense exchange their powers for good, with all that lies on the sheets.

piece-reverse-rewards = Reverse Rewards
    .summary = Allies get what the others would
    .text = Allies of a winning defense land on the targeted planet. Those of a winning offense take their ships back and are rewarded.

piece-sargasso-web = Sargasso Web
    .summary = Nothing that is played comes back
    .text = A card played in this encounter, encounter cards and flares included, leaves the game once it has done its work.

piece-temporal-anomaly = Temporal Anomaly
    .summary = Turns go the other way round
    .text = From now on turns pass in the other direction, until something turns them again. Nothing else changes its direction.

piece-witness = The Witness
    .summary = No power is lost
    .text = Nobody loses a power for want of home colonies, and whoever has lost one so has it again as long as this lies there. The Entropy Beast and The Cosmic Guardian leave when it comes. Stays in play.
