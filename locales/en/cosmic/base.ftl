### The base box: aliens with their flares, artifacts, destiny specials, variants.
###
### Each text says what happens and on what condition. Who acts, at which moment, and whether it is optional is printed
### from the tables of the aliens and stands in no text, except where a text has to tell several effects apart. «You» is the
### player who uses the power or plays the card. A new line within a text is a new paragraph.

## Aliens

alien-amoeba = Amoeba
    .power-name = Ooze
    .summary = Flows in and out of the encounter, ship by ship
    .power = With at least one ship of yours in the encounter, bring in any number of your ships from colonies, past four too, or take any number of yours out of it to your colonies.
    .wild = Bring up to four more of your ships in from colonies, past four in the gate too, or take up to four of yours out to your colonies.
    .super = Your power works in this role too.

alien-anti-matter = Anti-Matter
    .power-name = Negation
    .summary = Turns a fight upside down: the lower total wins
    .power = If both sides revealed attacks, the lower total wins. Your ships and all allied ships, on either side, count against their side's total; only your opponent's own ships still add.
    .wild = When another player plays a wild flare, prevent it: it does nothing and stays with its owner. One flare in an encounter.
    .super = When another player plays a wild or super flare, prevent it: it does nothing and stays with its owner. One flare in an encounter.

alien-barbarian = Barbarian
    .power-name = Loot and Pillage
    .summary = Plunders the hand of a beaten opponent
    .power = If you win, look at your opponent's hand before compensation is collected. Up to as many of those cards as you have ships in the encounter become yours, at your choice; the rest of that hand is discarded.
    .wild = Of cards that come to you as compensation or rewards, keep only what pleases you. The rest is discarded, and nothing replaces it.
    .super = Your power works in this role too if your side wins: the hand is that of the main player you beat.

alien-calculator = Calculator
    .power-name = Equalize
    .summary = Cuts the higher attack down by the lower one
    .power = Call an equalize. If two attacks of different value are then revealed, the value of the lower one is taken off the higher one, and the lower one stands.
    .wild = Call odd or even. If two attacks are then revealed and their sum is what you called, the value of your card is taken off your opponent's; if it is not, the value of your opponent's card is taken off yours.
    .super = Your power works in this role too.
said-calculator-odd = { $player } declares: odd
said-calculator-even = { $player } declares: even

alien-chosen = Chosen
    .power-name = Divine Intervention
    .summary = Prays for a better card once the cards are open
    .power = Draw three cards. One encounter card among them can take the place of the card you revealed, which is discarded. If both are attacks, it can add its value instead. All other cards drawn are discarded. Once in an encounter.
    .wild = Draw one card.
    .super = Keep any cards that your power drew and that are no encounter cards.

alien-citadel = Citadel
    .power-name = Fortification
    .summary = Fortifies planets with attack cards
    .power =
        Once destiny is drawn, lay one attack from your hand face up beside any planet in any system: a citadel.
        When the target has citadels of yours, activate all of them between selection and reveal: their values add to the defense's total. If the defense then loses, they are discarded; otherwise they stay.
        Citadels are discarded with their planet, and when this sheet leaves the game; while it is only face down they stay.
    .wild = Add 5 to the defense's total.
    .super = The citadels you activate add to the defense's total or are taken off it, as you choose. If the defense loses they are discarded either way.

alien-clone = Clone
    .power-name = Replicate
    .summary = Uses the same encounter card again and again
    .power = When all compensation is collected, your encounter card returns to your hand instead of being discarded. If cards were replaced or swapped, it is the one that lies before you at the end.
    .wild = An artifact you have just played stays with you instead of being discarded. It can be played again in a later encounter.
    .super = Collect more compensation than you are due, up to twice as much, as far as your opponent's cards go.

alien-cudgel = Cudgel
    .power-name = Smash
    .summary = Costs a beaten opponent extra ships
    .power = If you win and had revealed an attack, your opponent loses further ships of their choice on top of the usual loss: as many as you had in the encounter.
    .wild = When you gain a colony, ships of others that were on that planet before go to the warp, whoever owns them. Ships that land there with you are spared.
    .super = Your power strikes any of your opponent's allies as well. Each player struck loses as many ships as you had in the encounter.

alien-dictator = Dictator
    .power-name = Command
    .summary = Decides what destiny brings to others
    .power = Look through the destiny deck and pick a card from it: the offense draws that one. On your own turn, and when you are zapped, the remaining cards are shuffled and one is drawn by chance.
    .wild = The destiny card just drawn is discarded, and the offense draws another. Once in an encounter.
    .super = Your power works in this role too.

alien-fido = Fido
    .power-name = Fetch
    .summary = Fetches used encounter cards for others, for a treat
    .power = Fetch one of the encounter cards that decided this encounter and have just been discarded, and offer it to another player. Refused, it is yours to keep or discard. Accepted, it earns you a treat: one ship out of the warp, or one card.
    .wild = Your opponent adds the top card of the discard pile to their hand; then you draw one card.
    .super = Fetch any number of those encounter cards and offer them one after another, to whom and in whichever order you like. Each that is accepted earns a ship or a card.

alien-filch = Filch
    .power-name = Theft
    .summary = Picks up the opponent's used encounter card
    .power = Take your opponent's encounter card out of the discard pile into your hand. If cards were replaced or swapped, it is the one that lay before your opponent at the end.
    .wild = When a flare or artifact is being played, discard a negotiate to steal it: it does nothing and comes into your hand.
    .super = Take the used encounter card of any one other player instead, even if you had no part in the encounter.

alien-fodder = Fodder
    .power-name = Overwhelm
    .summary = Throws in more attacks that lie between the two played
    .power = If both sides revealed attacks, discard any number of attacks from your hand that are higher than your card and lower than your opponent's. Their values add to your total.
    .wild = If you declined an invitation, join a side that invited you after all, with one ship.
    .super = With your power you can discard any attacks lower than your opponent's card, whatever your own card is.

alien-gambler = Gambler
    .power-name = Bluff
    .summary = Keeps its card covered and claims what it is
    .power =
        Once your opponent's card is open, leave yours face down and claim what it is, true or not. If your opponent lets it pass, your claim counts, and afterwards the card goes unseen under its deck. If they challenge it, the card is turned up: caught lying, you lose as many ships as you have in the encounter; otherwise your opponent loses as many as they have in it. Only ships outside the encounter can be lost so. Then the revealed cards decide.
        If something makes you show your card ahead of time, make the claim then.
    .wild = Name a number as the spread. If two attacks are then revealed whose values are at least that far apart, the spread adds to your card.
    .super = Stake 1 to 20 extra ships on your claim: whoever pays the penalty pays that many more.
said-gambler-calls = { $player } calls a spread of { $value }

alien-grudge = Grudge
    .power-name = Revenge
    .summary = Makes those pay who turn its invitation down
    .power =
        Each player whom you invited and who did not ally gets a grudge token.
        When you win or make a deal, each of them returns it and chooses one ship to lose; when you lose or fail to deal, four. Ships allied with the other side cannot be chosen. If the encounter ends in any other way, the tokens return for nothing.
    .wild = If your opponent wins, their allies get nothing for it: the allied ships return to colonies.
    .super = Whoever returns a grudge token loses four ships, even if you won or made a deal.
note-grudge-tokens = tokens lie with { $value }

alien-hacker = Hacker
    .power-name = Hack
    .summary = Picks whose cards change hands as compensation
    .power =
        When you collect compensation, collect it from any player you name: look at that hand and choose the cards.
        Cards your opponent gets from you as compensation are of your choosing.
    .wild = Your opponent collects no compensation from you.
    .super = After collecting compensation through your power, give that player cards of your choice from your hand, up to as many as you took.

alien-hate = Hate
    .power-name = Rage
    .summary = Opens its turn with a rage that costs everybody cards or ships
    .power = After drawing a new hand, if one is due, discard a card of your choice. Every other player either discards one of the same type, an attack by one at least as high, or loses three ships of your choice; without such a card there is no choice. If you are then out of encounter cards, draw a new hand.
    .wild = Your opponent discards one card at random. If that leaves them without an encounter card, you win the encounter.
    .super = Show the card for your power and keep it, instead of discarding it.

alien-healer = Healer
    .power-name = Heal
    .summary = Brings the lost ships of others back, for a fee
    .power = When another player's ships have gone to the warp or out of the game, all of them come back, to colonies their owner picks, and you draw one card. What the loss brings otherwise, compensation included, is not changed. You can heal several players in an encounter, for one card each.
    .wild = A Cosmic Zap played against you does nothing and is discarded.
    .super = Your fee is one card for each ship healed.

alien-human = Human
    .power-name = Humanity
    .summary = A little help for its side, and a win if you zap it
    .power = Add 4 to your side's total. A zap of this power hands the encounter to your side.
    .wild = If your opponent is not Human, your encounter card turns into an attack 42. The flare then goes to Human, or is discarded if nobody is Human.
    .super = Your power adds 8 in place of 4. Besides or instead, discard this flare to zap your own power.

alien-kamikaze = Kamikaze
    .power-name = Sacrifice
    .summary = Turns its own ships into cards
    .power = One to four ships from your colonies plunge into the warp, all at once. Then draw two cards for each of them.
    .wild = One to four of your ships outside the encounter go to the warp. Each of them adds 3 to your total.
    .super = Retrieve three ships this time, instead of one.

alien-loser = Loser
    .power-name = Upset
    .summary = Makes the winner lose and the loser win
    .power = Declare an upset. Both main players have to play attacks if they can. After every other effect, the side that would have won loses, and the side that would have lost wins.
    .wild = Both sides lose: all ships in the encounter go to the warp.
    .super = Declare the upset as late as this, between selection and reveal. Nobody has to play an attack then.

alien-machine = Machine
    .power-name = Continuity
    .summary = Goes on with its turn as long as it has cards
    .power = If you still hold an encounter card, have another encounter, whether or not this one was a success and however many there have been.
    .wild = Have a second encounter even without success in the first or without an encounter card. If you have none, lay this flare aside, draw a new hand when the second encounter begins, and take the flare back.
    .super = Draw a card in place of retrieving a ship.

alien-macron = Macron
    .power-name = Mass
    .summary = Sends one ship that weighs as much as four
    .power =
        When sending ships into an encounter, you send just one.
        In the totals each of your ships counts 4, not 1.
        For compensation and rewards each of your ships counts as two.
    .wild = If your side revealed an attack, add 1 to its total for each of your ships in the encounter.
    .super = Send one to four ships this time.

alien-masochist = Masochist
    .power-name = Hurt Yourself
    .summary = Wins by losing every ship it has
    .power =
        If you have lost all your ships, you win the game. Lost are those in the warp, those out of the game and those others have captured.
        Having few home colonies does not cost you this power. The usual way to win stays open to you.
    .wild = The retrieval goes to a player of your choice in place of the offense. Not allowed if it would leave the offense without a ship for the gate.
    .super = Take one of your ships in the warp out of the game instead of retrieving it.

alien-mind = Mind
    .power-name = Knowledge
    .summary = Reads the hand of a main player
    .power = Look at the whole hand of one main player other than yourself. What you see is for you alone.
    .wild = When another player draws from the deck: until this encounter ends, each card that player is to draw passes through your hands, and you see it before handing it over. What you see is for you alone.
    .super = Your power shows you the hands of both main players.

alien-mirror = Mirror
    .power-name = Reversal
    .summary = Reads attack cards backwards
    .power = Call a reversal: each attack that is revealed counts with its two digits exchanged, so that 15 is 51, 20 is 2 and 08 is 80.
    .wild = Your encounter card becomes a copy of your opponent's.
    .super = Say that the reversal is for one card alone, yours or your opponent's.
said-mirror-only-my-card = { $player } declares: only my card
said-mirror-only-the-opponent-s-card = { $player } declares: only the opponent's card

alien-miser = Miser
    .power-name = Hoard
    .summary = Has a second hand that nobody can touch
    .setup = You are dealt two hands of eight cards. Look at both, and lay the one you choose face down on this sheet as your hoard.
    .power =
        Whenever you play a card, it can come from the hoard instead of your hand; a card that returns after use returns to where it came from. Cards you gain never go to the hoard, and nobody else can look at it or take from it.
        With no encounter card left in the hoard, you can show and discard it for a new one of eight cards.
    .wild = When you draw a new hand, or somebody collects compensation from you, lay this flare and up to two other cards face down before you until that is done. They cannot be taken, and a new hand is dealt in full beside them.
    .super = Draw one card and put it into your hoard.

alien-mite = Mite
    .power-name = Bluster
    .summary = Demands a planet, or most of the defender's hand
    .power = If the defense holds more than three cards, it has a choice: discard at random down to three, and the encounter goes on; or give you a colony on the target: your ships in the gate land there, and the encounter is over, a success.
    .wild = If your opponent has more allied ships than you have, all allied ships return to colonies.
    .super = Look at the cards discarded because of your power and keep any of them.

alien-mutant = Mutant
    .power-name = Regenerate
    .summary = Refills its hand to eight cards, from others if it likes
    .power = If you hold fewer than eight cards, draw until you hold eight: each card from the deck, or at random out of another player's hand.
    .wild = If you win or make a deal, your opponent and each of their allies lose one card to you, at random.
    .super = Discard up to three cards before your power refills your hand.

alien-observer = Observer
    .power-name = Protect
    .summary = Keeps allies, itself among them, out of the warp
    .power =
        If you are an ally, your ships that should go to the warp return to your colonies.
        If you are a main player, so do the ships of your allies, to colonies they choose.
    .wild = Every player allied with you can draw one card.
    .super = One of the ships you send can come from the warp. Your limit of four stays the same.

alien-oracle = Oracle
    .power-name = Foresee
    .summary = Sees the opponent's card before choosing its own
    .power = Your opponent plays their encounter card face up. You select yours after that.
    .wild = Your hand and your opponent's are mixed. Chance gives you back the number of cards you had, and your opponent has the rest.
    .super = When your opponent has played their card, call the encounter off: they take the card back, the ships of the offense and of all allies return to colonies, and the encounter counts as a deal that was made.

alien-pacifist = Pacifist
    .power-name = Peace
    .summary = Beats attacks with a negotiate
    .power = If you revealed a negotiate and your opponent an attack, you win the encounter.
    .wild = If you revealed a negotiate and your opponent an attack, your card becomes an attack 15.
    .super = When your deal fails, you lose two ships fewer and your opponent two more.

alien-parasite = Parasite
    .power-name = Infest
    .summary = Allies where nobody asked it to
    .power = Ally with either side, with one to four ships, whether you are invited or not.
    .wild = When another player loses their power for having too few home colonies, found a colony with one of your ships on one of their home planets. It can happen again when that player has regained the power and loses it anew.
    .super = Send as many ships as you like.

alien-philanthropist = Philanthropist
    .power-name = Giving
    .summary = Gives unwanted cards away
    .power = Give one card from your hand to a main player; if you are a main player, to your opponent. If you then are a main player without an encounter card, draw a new hand.
    .wild = For the price of one ship, sent to the warp, another player borrows your power until the encounter ends. They cannot refuse and have it in place of their own; you do without it.
    .super = A player to whom your power gave an encounter card has to play it in this encounter, if possible.

alien-reincarnator = Reincarnator
    .power-name = Reincarnation
    .summary = Comes back from every defeat as another alien
    .power =
        When your side loses, or your deal fails, draw an alien at random from those not in use and become it. One that has a setup, or is not allowed in this game, is passed over. At your next defeat or failed deal that alien is discarded, and you draw anew. You have this power besides the other one.
        Whoever copies or steals it gets both powers, and on a defeat or failed deal meanwhile has to reincarnate, with the loss of their own power.
    .wild = When another player was on the losing side or failed to deal, and is not Reincarnator, give them this flare. Once the encounter is over they discard their alien and draw another at random from those not in use; one that has a setup or is not allowed is passed over.
    .super = You need not reincarnate this time.

alien-remora = Remora
    .power-name = Cling
    .summary = Gains whenever others draw cards or retrieve ships
    .power =
        When another player retrieves ships from the warp, retrieve one of yours, except one that came there in this encounter.
        When another player draws from the deck, draw one card.
    .wild = When another player uses a flare, draw one card.
    .super = A colony gained by somebody else feeds you too: one card, or one ship out of the warp, for each such player.

alien-reserve = Reserve
    .power-name = Reinforce
    .summary = Adds low attacks as reinforcements and stops those of others
    .power =
        Your attacks of up to 06 can be played as reinforcements of that value.
        When another player plays a reinforcement, discard a negotiate to cancel it; it is discarded.
    .wild = When another player discards a reinforcement, used or not, take it into your hand; so with every further one in this encounter. Your own are discarded as always.
    .super = Use your power for one attack of up to 09.

alien-shadow = Shadow
    .power-name = Execute
    .summary = Kills a ship wherever destiny points
    .power = For each destiny card drawn that has another player's colour, or is a special that points to another player: choose one of that player's ships on any colony; it goes to the warp. On a wild you can do so to any other player, whoever is encountered.
    .wild = If you lose to an attack, send one of your ships outside the encounter to the warp: all opposing ships go there with it and found no colony, although they won.
    .super = Put one of your ships from the warp in the place of the ship you executed.

alien-sorcerer = Sorcerer
    .power-name = Magic
    .summary = Switches the two selected cards
    .power = The two encounter cards change places: you reveal your opponent's, and they reveal yours.
    .wild = If Sorcerer is not a main player, the main players exchange their powers, and not only for this encounter. The flare then goes to Sorcerer, or is discarded if nobody is Sorcerer.
    .super = Your power works in this role too, on the cards of the main players.

alien-spiff = Spiff
    .power-name = Crash Land
    .summary = Loses badly, and lands a ship all the same
    .power = If both sides revealed attacks and you lost by 10 or more, one of your ships on its way to the warp lands on the target instead.
    .wild = When you lose, one of your ships on the target stays there instead of going to the warp.
    .super = Your power works if you lost by 5 or more.

alien-tick-tock = Tick-Tock
    .power-name = Patience
    .summary = Wins when its time has run out
    .setup = Put ten tokens on this sheet, or eight in a four-planet game.
    .power = When the defense wins an encounter, or a deal is made, remove one token from this sheet. With the last one gone you win the game at once. The usual way to win stays open to you.
    .wild = A reshuffle of the discard pile opens a gap in time: one to four of your ships found a colony on a home planet of somebody else.
    .super = If you win or make a deal, one of your ships can go to the warp for one more token removed.
note-tick-tock-tokens = { $value ->
    [one] { $value } token
   *[other] { $value } tokens
}

alien-trader = Trader
    .power-name = Transference
    .summary = Changes hands with the opponent
    .power = You and your opponent exchange hands and keep them. If you are the defense and due a new hand, you draw it before.
    .wild = Draw one card out of your opponent's hand unseen, then hand one of your choice back, that same card if you like.
    .super = Exchange hands with any player, not only your opponent.

alien-tripler = Tripler
    .power-name = Thrice
    .summary = Its low attacks count three times, its high ones a third
    .power = Your attack counts three times its value if that is 10 or less, and a third of it, rounded up, if it is more.
    .wild = If your opponent revealed an attack of 15 or more, it counts a third, rounded up, ahead of every other effect.
    .super = Your power triples attacks of up to 13.

alien-vacuum = Vacuum
    .power-name = Catharsis
    .summary = Takes the ships of others along into the warp
    .power = When you lose ships to the warp, up to as many ships of others go there too. You say which players lose how many, never yourself; they choose the ships. Whatever they lose otherwise is lost as well.
    .wild = Every attack revealed by a main player but you brings one of your ships out of the warp.
    .super = With your power you choose the very ships that are lost.

alien-virus = Virus
    .power-name = Multiply
    .summary = Multiplies its attack by its ships
    .power = If you revealed an attack, it is multiplied by your ships in the encounter, which then do not add. Allied ships add as always.
    .wild = Your ships in the encounter do not add one by one: their number times that of the ships allied with you does. With no allied ships that makes 0.
    .super = Your power multiplies by all ships on your side, those of allies too.

alien-void = Void
    .power-name = Eradicate
    .summary = Wipes beaten ships out of the game
    .power = If you win, the losing ships do not even reach the warp: they leave the game, before anything can save them. A player always keeps as many ships as foreign colonies are needed to win: those go to the warp.
    .wild = For the price of one ship from outside the encounter, sent to the warp, an artifact is cancelled; it is discarded. Once in an encounter.
    .super = Your power works in this role too if your side wins.

alien-vulch = Vulch
    .power-name = Salvage
    .summary = Collects the artifacts that others throw away
    .power =
        When another player discards an artifact, used or not, it comes into your hand. Those you play yourself are discarded as always.
        When you draw a new hand, you show your artifacts and keep them besides the eight new cards.
    .wild = If you win or make a deal, your opponent hands you their cards one at a time. You discard each until you take one into your hand; they keep the others.
    .super = For the rest of the encounter your power takes flares that others discard as well, except this one.

alien-warpish = Warpish
    .power-name = Necromancy
    .summary = Draws strength from the ships in the warp
    .power = If you revealed an attack, every ship in the warp, whoever owns it, adds 1 to your total.
    .wild = Your own ships in the warp add 1 each to your total.
    .super = Take 1 off your opponent's total for each of their ships in the warp.

alien-warrior = Warrior
    .power-name = Mastery
    .summary = Grows with every fight, most of all with defeats
    .power =
        After an encounter with you as a main player put tokens on this sheet, without using the power: one if you won or made a deal, two if you lost or failed to deal; in a four-planet game always one more.
        If you revealed an attack, the tokens here add 1 each to your total. They stay.
    .wild = Strike back if you hold an encounter card: right after this encounter you have one of your own against the offense, at its home. Play then goes on where it was.
    .super = Your power works in this role too: your tokens add to your side's total.
note-warrior-tokens = { $value ->
    [one] { $value } token
   *[other] { $value } tokens
}

alien-will = Will
    .power-name = Choice
    .summary = Encounters whom it wants, where it wants
    .power = Name any other player as the defense, whatever destiny says, and encounter them on any planet of their home system or on any colony they have elsewhere. Anything else the destiny card does still happens.
    .wild = If another player's colour was drawn, encounter that player in any system, not only at home.
    .super = Look at the hand of one other player before you say whom you encounter.

alien-zombie = Zombie
    .power-name = Immortality
    .summary = Its ships do not die: they come straight home
    .power =
        Your ships that should go to the warp return to your colonies.
        In a deal you can free ships of the other party from the warp, to colonies they have.
    .wild = When you lose ships, one of them returns to a colony of yours and not to the warp.
    .super = Each player who allies with you in this encounter can bring one ship from the warp into it, beyond the limit of four.

## Artifacts

card-cosmic-zap = Cosmic Zap
    .summary = Cancels a use of a power
    .text = The power being used, even your own, does nothing and cannot be used again in this encounter.

card-card-zap = Card Zap
    .summary = Cancels a flare or artifact
    .text = The flare or artifact that another player plays does nothing and is discarded.

card-mobius-tubes = Mobius Tubes
    .summary = Empties the warp
    .text = All ships leave the warp for colonies that their owners choose. Ships without any colony stay there, but the offense can put up to four of such ships of its own into the gate.

card-force-field = Force Field
    .summary = Sends allies home
    .text = Choose one or more allies. Their alliances are cancelled, and their ships return to colonies of theirs.

card-quash = Quash
    .summary = Undoes a deal
    .text = The deal just made is undone. It counts as failed, and both dealers suffer for it.

card-plague = Plague
    .summary = Costs a player ships and cards
    .text = Choose a player, yourself if you like. It costs them three ships, and of every type of card in hand one card; they choose which.

card-ionic-gas = Ionic Gas
    .summary = Stops compensation and rewards
    .text = Nobody gets compensation or rewards in this encounter.

card-emotion-control = Emotion Control
    .summary = Turns attacks into negotiates
    .text = Each attack that was revealed counts as a negotiate in this encounter.

## Destiny specials

destiny-most-foreign-colonies = Most foreign colonies
    .summary = Points to the player furthest ahead
    .text = The defense is, of the other players, the one with the most foreign colonies; among equals the first one clockwise from the offense.

destiny-most-cards = Most cards
    .summary = Points to the fullest hand
    .text = The defense is, of the other players, the one who holds the most cards; among equals the first one clockwise from the offense.

destiny-fewest-in-warp = Fewest ships in the warp
    .summary = Seeks out whoever has lost least to the warp
    .text = The defense is, of the other players, the one who has fewest ships there; among equals the first one clockwise from the offense.

## Variants

variant-four-planets = Four planets
    .summary = A shorter game
    .text = Systems have four planets, so 16 ships set out for each player. Four foreign colonies win, and whoever is down to one home colony has lost the power.

variant-freewheeling-flares = Freewheeling flares
    .summary = As many flares as you like
    .text = Nobody is limited to one flare in an encounter, but no flare works twice in the same one.

variant-classic-flares = Classic flares
    .summary = The older version of flares that were printed twice
    .text = Filch's wild flare is one for cheats: at the end of regroup, of the alliance phase and of the resolution its holder may take, unseen, the top card of the deck, a card of the discard pile or a ship from the warp, once in an encounter. At each of these moments everybody may cry out at one other player, once in an encounter. Who is cried out at in the act leaves the booty, shows the flare and loses a ship; otherwise the booty is kept, and the flare stays hidden.

variant-no-flares = No flares
    .summary = For a first game
    .text = The deck has no flares.

variant-multiple-powers = Multiple powers
    .summary = More than one alien for everybody
    .text = Everybody plays several aliens at once. All powers of a player are lost and regained together.

variant-hidden-powers = Hidden powers
    .summary = Aliens begin face down
    .text = Alien sheets lie face down until they are first used.

