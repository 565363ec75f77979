### Cosmic Incursion. How texts are written: see base.ftl.

## Aliens

alien-bully = Bully
    .power-name = Intimidate
    .summary = Picks the ships that its victims lose
    .power = If you win and both sides revealed attacks, the ships your opponent loses are as many as their ships in the encounter, but you say which: any of theirs outside the warp. Those you leave on the target stay there beside yours, and those you leave in the gate return to other colonies.
    .wild = If your opponent reveals a negotiate, or their card becomes one, they must buy you off at once: with a colony for you wherever one of their ships stands, the place being your choice, or with two ships lost from outside the encounter, the ships being theirs.
    .super = Your power works on your opponent's allies too, as many of them as you choose.

alien-chronos = Chronos
    .power-name = Time Travel
    .summary = Has an encounter again if it dislikes how it ends
    .power = Turn back time: your revealed card returns to your hand, and your opponent lays theirs aside, or takes it back too if they show that they hold no other encounter card. Whatever else was played since planning began goes back to who played it. The encounter is played again from planning, with any cards, and the second result stands. Afterwards your opponent takes the card laid aside back.
    .wild = Look through the discard pile and take one card of it into your hand. The rest of it is shuffled with the deck into a new deck. The flare then goes to Chronos, or is discarded if nobody is Chronos.
    .super = When you turn back time, your opponent has to play the same encounter card again. You are free to choose.

alien-cryo = Cryo
    .power-name = Preserve
    .summary = Puts cards on ice until they are a whole hand
    .power =
        Lay one card from your hand face down on this sheet, then draw one. Cards there belong to no hand, and nobody else sees or takes them.
        With eight or more cards on this sheet you can discard your hand at any time and take up all of them as your hand.
    .wild = Set aside this flare and any cards of your hand that are no encounter cards. When the new hand is drawn, they are added to it.
    .super =
        When your power lays a card on the sheet, take another card from there instead of drawing one. Then you can do what follows, too.
        At any time, discard your hand and take up all cards on the sheet, however few they are.

alien-deuce = Deuce
    .power-name = Duality
    .summary = Plays two encounter cards at once
    .power =
        Lay a second encounter card face down beside your first one. It is revealed with it, but it is not your encounter card, and nothing that changes or moves encounter cards touches it. If both are attacks, its value adds to your side's total; a negotiate among the two makes the whole pair one.
        Once the encounter is over, the negotiate, or else the higher attack, is discarded, and the other card returns to your hand.
        Holding one encounter card or none, you are due a new hand.
    .wild = If you hold an attack card exactly like a revealed one, discard it: its value is added to the total that the other one counts for, or taken off it.
    .super = After the encounter you can discard both your encounter card and the second one.

alien-disease = Disease
    .power-name = Contagion
    .summary = Spreads over the systems in which it has settled
    .power = When another player's colour is drawn, or a special card that points at them, you can infect them if a colony of yours in their home system has at least three ships: one or more of these go to any other planet of that system. On a wild card you can infect only the player whom it makes the defense, and never yourself.
    .wild = All others secretly choose one card of their hand. The cards are shown together and discarded. Each player who shows a card of the same type as another loses three ships of their choice. The flare then goes to Disease, or is discarded if nobody is Disease.
    .super = In any player's encounter, one ship of yours spreads: it changes from colony to colony.

alien-ethic = Ethic
    .power-name = Guilt
    .summary = Is compensated for being attacked
    .power =
        If you lose and both sides revealed attacks, collect compensation from your opponent as if your card had been a negotiate.
        Whenever you are due compensation, you can draw any part of it from the deck instead.
    .wild = When you draw from the deck: give any of the cards just drawn to other players. You can do so again whenever you draw in this encounter, with no more than three cards in all.
    .super = Whatever your lost ships were worth, you say how much compensation is: any number of cards up to 8.

alien-fungus = Fungus
    .power-name = Adhere
    .summary = Grows over the ships it beats
    .power =
        If your side wins and you have a ship in the encounter, you capture the losing ships: each goes under one of your ships there instead of to the warp, and nothing that saves ships from the warp helps. A stack is yours, counts as one ship, and its captives have no special traits. They come free when the stack reaches the warp.
        In the totals each of your stacks in the encounter counts as many as the ships in it. A zap frees nobody.
    .wild = If you win in your home system, every opposing ship in the encounter is caught and lies in orbit around that system from then on. They add to your total whenever you are the defense at home, and a defeat does not cost you any of them. Only when this flare is discarded do they come free, to colonies of their owners; who holds it meanwhile does not matter.
    .super = Captives stay in their stack in the warp, and leave the warp with it.

alien-fury = Fury
    .power-name = Vengeance
    .summary = Turns lost ships into strength
    .power =
        For each of your ships that goes to the warp or out of the game, put one token on this sheet.
        Between selection and reveal, if you are a main player or an ally, you can spend any number of tokens: each adds 3 to your side's total or takes 3 off it.
    .wild = If you lose, every player who stood against you loses one ship of their choice out of the game. Nobody is brought below as many ships as foreign colonies are needed to win.
    .super = Spend no tokens: each token on your sheet adds 3 or takes 3 off all the same.
note-fury-tokens = { $value ->
    [one] { $value } token
   *[other] { $value } tokens
}

alien-genius = Genius
    .power-name = Outwit
    .summary = Collects cards instead of colonies
    .power =
        If your side wins and your ships would found a foreign colony, draw one card for each of them instead; then they return to your colonies.
        If you hold 20 or more cards when any turn starts, you win at once. Foreign colonies still win as usual.
    .wild = Choose any players, yourself too if you like: each of them draws one card.
    .super = Predict your opponent's attack, between 0 and 40. Should they reveal one no more than 3 away from that, draw four cards.
said-genius-guesses = { $player } guesses { $value }

alien-ghoul = Ghoul
    .power-name = Feast
    .summary = Is rewarded for the ships it destroys
    .power = If you win, receive one reward for each opposing ship that reached the warp by losing the encounter.
    .wild = If you win, receive one reward for each player who stood against you.
    .super = Your power works in this role too if your side wins.

alien-guerrilla = Guerrilla
    .power-name = Attrition
    .summary = Makes every victory over it a costly one
    .power = If you lose, a single ship in the encounter is left to your opponent and to each of their allies; the others are lost. This comes before any other effect of the result.
    .wild = If you lose in your home system, blow up the target. The planet leaves the game with all opposing ships; other ships on it go to the warp, and those of your side are lost as usual. Nobody is left with fewer ships than foreign colonies are needed to win: ships beyond that go to the warp.
    .super = Those of them who have three or fewer ships in the encounter lose them all.

alien-leviathan = Leviathan
    .power-name = Worldships
    .summary = Sends a whole planet through the gate
    .power =
        Instead of launching ships, send one of your home planets on which nobody else has ships into the gate. All your ships on it, however many, are in the encounter. Once cards are revealed it adds 20 to your total.
        If you win, up to four ships from it can land. Then, however the encounter ends, it goes home with the ships that are still on it.
    .wild = Trade one of your home planets for one of the defense's, with all ships on both: each is a home planet of its new system. The encounter ends at once, as a success. The flare then goes to Leviathan, or is discarded if nobody is Leviathan.
    .super = The planet you send can have ships of anybody but the defense on it. Their owners are your allies and their ships count for you, but they send no others and do not land.

alien-locust = Locust
    .power-name = Devour
    .summary = Eats planets on which it is alone
    .power = Every planet of another system on which you have the only colony is devoured: your ships on it return to your other colonies, and the planet is out of the game and yours for good, whatever becomes of your power. It counts as a foreign colony, and as two towards winning.
    .wild = Send four of your ships to the warp and choose a planet outside the Locust's home system: all ships on it go to the warp, and it is out of the game. The flare then goes to the Locust, or is discarded if nobody is the Locust.
    .super = Once in an encounter, devour a planet of another system on which you have more ships than all others together. Their ships there go to the warp.

alien-magician = Magician
    .power-name = Prestidigitation
    .summary = Takes one of two cards its opponent lays down
    .power = Your opponent lays two encounter cards face down. You take one of them by chance into your hand; the other is your opponent's encounter card. Then you select yours, from all you hold; only if you had to play first, your card stays. An opponent with a single encounter card shows you the rest of the hand instead, and nothing happens.
    .wild = Your opponent chooses three encounter cards; one of them, by chance, is played, and the others return to the hand. Who has not got three is due a new hand before.
    .super = One of the two cards, by chance, is turned up before you take one: choose the open or the hidden one.

alien-mercenary = Mercenary
    .power-name = Bounty Hunting
    .summary = Is rewarded for every win
    .power = When your side wins, every ship you had in the encounter brings a reward, beside all else you gain.
    .wild = When you win, every ship you had in the encounter brings a reward.
    .super = Of the cards you draw as rewards you can discard any.

alien-merchant = Merchant
    .power-name = Hire
    .summary = Plays cards as ships
    .power =
        Beside ships of yours in the encounter, hire as many more as you like: cards from your hand, laid face down. They count as ships of yours in the encounter, beyond any limit; they are not in your hand, and nobody can look at them, take them or play them.
        Where a real ship would be lost, captured or removed, the card is discarded. The others return to your hand as the encounter ends.
    .wild = Your hand fights too: 1 for every card in it, this flare included, goes to your side's total.
    .super = Ships of yours from the warp can take the places of hired ships that are still there. The cards of those are discarded.

alien-plant = Plant
    .power-name = Grafting
    .summary = Uses the powers of those in whose systems it has settled
    .power = Choose a player whose home system has a colony of yours. If they have their power, you steal it until the encounter ends. While your own power is lost you can graft none.
    .wild = Steal the power of any one ally, of either side. Until the encounter ends you have it in place of your own.
    .super = If a player wins in whose system you have a colony, the win does not count, and you win alone.

alien-seeker = Seeker
    .power-name = Truth
    .summary = Asks one question and gets the truth
    .power =
        Ask one main player, your opponent if you are one yourself, one question that can be answered by yes or no: about their hand, the card they will play, or what else they will do in this encounter. Everybody hears it, and the answer.
        What they hold is told as it is. What they will do they decide now and have to abide by until the encounter ends, as far as they can.
    .wild = Choose a main player who invited you and see the encounter card they mean to play. If you ally with them, they have to play it if they can.
    .super = You can ask any question, not only one that is answered by yes or no: also which card they will play, and what they hold.
said-seeker-do-you-hold-this-card = { $player } asks: Do you hold { $value }?
said-seeker-do-you-hold-so-many-of-this-type = { $player } asks: Do you hold at least { $value-2 } of the type { $value }?
said-seeker-do-you-hold-an-attack-at-least-this-high = { $player } asks: Do you hold an attack of at least { $value }?
said-seeker-do-you-hold-an-attack-at-most-this-high = { $player } asks: Do you hold an attack of at most { $value }?
said-seeker-will-you-play-this-card = { $player } asks: Will you play { $value }?
said-seeker-will-you-play-a-card-of-this-type = { $player } asks: Will you play a card of the type { $value }?
said-seeker-will-you-play-an-attack-at-least-this-high = { $player } asks: Will you play an attack of at least { $value }?
said-seeker-will-you-play-an-attack-at-most-this-high = { $player } asks: Will you play an attack of at most { $value }?
said-seeker-will-you-use-your-power = { $player } asks: Will you use your power?
said-seeker-which-encounter-card-will-you-play = { $player } asks: Which encounter card will you play?
said-seeker-which-cards-of-this-type-do-you-hold = { $player } asks: Which cards of the type { $value } do you hold?
said-seeker-how-many-cards-of-this-type-do-you-hold = { $player } asks: How many cards of the type { $value } do you hold?
said-seeker-which-is-your-highest-attack = { $player } asks: Which is your highest attack?
said-seeker-which-is-your-lowest-attack = { $player } asks: Which is your lowest attack?
said-seeker-yes = { $player } says: yes
said-seeker-no = { $player } says: no
said-seeker-it-depends = { $player } says: it depends
said-seeker-none = { $player } says: none
said-seeker-names = { $player } names { $value }
said-seeker-counts = { $player } says: { $value }

alien-sniveler = Sniveler
    .power-name = Whine
    .summary = Whines until the others let it catch up
    .power =
        If you alone have the most ships in the warp, the fewest foreign colonies, or lack an encounter card you want, whine about one of these. Once in an encounter.
        Ships: either all others agree to let all your ships out of the warp, or each puts ships there until they have as many as you.
        Colonies: either all others agree that you found one more foreign colony of your choice, or each gives up a foreign colony of their choice, whose ships return to their other colonies.
        Cards: name an encounter card you do not have, or an attack than which you have none higher. Either one player gives you such a card, or all discard every such card they hold.
    .wild = If nobody invited you, complain to a main player of your choice. Without a late invitation for you, no ally at all is left to them; those they had return to colonies.
    .super = If others win while you are at most one colony short, you share the win if all of them agree. If not, encounter one winner who refuses; no winner can ally with you. Won, that encounter takes the game from them: it goes to you with your allies. Otherwise the first win stands.
said-sniveler-too-many-of-my-ships-are-in-the-warp = { $player } whines: Too many of my ships are in the warp
said-sniveler-i-have-too-few-foreign-colonies = { $player } whines: I have too few foreign colonies
said-sniveler-i-do-not-have-this-card = { $player } whines: I do not have { $value }
said-sniveler-i-have-no-attack-higher-than-this = { $player } whines: I have nothing higher than { $value }
said-sniveler-agrees = { $player } agrees
said-sniveler-refuses = { $player } refuses

alien-symbiote = Symbiote
    .power-name = Symbiosis
    .summary = Two fleets in one
    .setup = Take the ships of a colour that nobody plays, too: eight ships start on each of your planets. All of them are yours as if they had your colour. Without such a colour this alien cannot be played.
    .power = You play with the fleets of two colours. Your power cannot be zapped, lost, stolen, copied, traded or lent.
    .wild = One ship of yours comes out of the warp.
    .super = Bring any of your ships, wherever they are, even captured or out of the game, to your home planets: up to eight to each, whether you have a colony there or not. The flare is discarded; nothing can cancel it.

## Cards

card-crooked-deal = Crooked Deal
    .summary = A negotiate that leaves its player better off
    .text =
        It is a negotiate. You collect one card more as compensation.
        If the deal fails, you lose one ship fewer and the other main player loses one more.

card-kicker = Kicker
    .summary = Multiplies what your encounter card brings
    .text =
        Lay it face down and say so; it is turned up with the encounter cards, and discarded with them. You can lay one in an encounter.
        The value of your attack is multiplied by it, after everything else that changes the card.
        With a negotiate, it multiplies your compensation, or the ships the other main player loses if the deal fails.

card-rift = Rift
    .summary = Frees ships, and hurts whoever takes it
    .text =
        Up to as many ships as its value leave the warp, of any players, for colonies that their owners choose.
        In the hand of a player who has taken it from another and keeps it, it goes off: that player loses as many ships of their choice, and the rift is discarded.

card-hand-zap = Hand Zap
    .summary = Replaces a hand
    .text = Choose a player, yourself if you like: they discard their hand and draw eight cards. Nothing but a cancellation can answer it.

card-finder = Finder
    .summary = Finds one exact card
    .text = Choose a player, name one exact card and look through that hand: found, it can be yours. Nothing but a cancellation can answer it.
said-finder-names = { $player } names { $value }

card-space-junk = Space Junk
    .summary = Makes a player take a discarded card
    .text = Choose a player, yourself if you like: what lies on top of the discard pile goes to their hand. Of several cards that are just going there together you pick one.

## Variants

variant-six-players = Six players
    .summary = One player more
    .text = Up to six players take part. The destiny deck has three cards of each colour in play.

variant-reward-deck = Reward deck
    .summary = Rewards from a deck of their own
    .text = Whoever gets cards as rewards can take any of them from the reward deck. How many are ships, cards and reward cards is said before any are drawn.

variant-common-rewards = Common rewards
    .summary = Reward cards in the cosmic deck
    .text = The reward cards are shuffled into the cosmic deck.
