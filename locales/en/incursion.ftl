### Cosmic Incursion. How texts are written: see base.ftl.

## Aliens

alien-bully = Bully
    .power-name = Intimidate
    .summary = Picks the ships that its victims lose
    .power = If you win and both sides revealed attacks, your opponent loses as many ships as they have in the encounter, but you say which: any of theirs outside the warp. Those you leave on the target stay there beside yours, and those you leave in the gate return to other colonies.
    .wild = If your opponent reveals a negotiate, or their card becomes one, they either give you a colony at once, on a planet of your choice where they have a ship, or lose two ships of their choice that are not in the encounter.
    .super = Your power works on your opponent's allies too, as many of them as you choose.

alien-chronos = Chronos
    .power-name = Time Travel
    .summary = Has an encounter again if it dislikes how it ends
    .power = Turn back time: your revealed card returns to your hand, and your opponent lays theirs aside, or takes it back too if they show that they hold no other encounter card. All other cards played since planning began return to their owners. The encounter is played again from planning, with any cards, and the second result stands. Afterwards your opponent takes the card laid aside back.
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

alien-disease = Disease
    .power-name = Contagion
    .summary = Spreads over the systems in which it has settled
    .power = When another player's colour is drawn, or a special card that points at them, you can infect them if a colony of yours in their home system has at least three ships: one or more of these go to any other planet of that system. On a wild card you can infect only the player whom it makes the defense, and never yourself.
    .wild = All others secretly choose one card of their hand. The cards are shown together and discarded. Each player who shows a card of the same type as another loses three ships of their choice. The flare then goes to Disease, or is discarded if nobody is Disease.
    .super = In any player's encounter, move one of your ships from one of your colonies to another.

alien-ethic = Ethic
    .power-name = Guilt
    .summary = Is compensated for being attacked
    .power =
        If you lose and both sides revealed attacks, collect compensation from your opponent as if your card had been a negotiate.
        Whenever you are due compensation, you can draw any part of it from the deck instead.
    .wild = When you draw from the deck: give any of the cards just drawn to other players. You can do so again whenever you draw in this encounter, with no more than three cards in all.
    .super = When you collect compensation, name a number from 0 to 8: that many cards are your due.

alien-fungus = Fungus
    .power-name = Adhere
    .summary = Grows over the ships it beats
    .power =
        If your side wins and you have a ship in the encounter, you capture the losing ships: each goes under one of your ships there instead of to the warp, and nothing that saves ships from the warp helps. A stack is yours, counts as one ship, and its captives have no special traits. They come free when the stack reaches the warp.
        In the totals each of your stacks in the encounter counts as many as the ships in it. A zap frees nobody.
    .wild = If you win in your home system, capture all opposing ships in the encounter and lay them around your system. They add to your total whenever you are the defense at home, and a defeat does not cost you any of them. When you lose this flare they return to colonies of their owners.
    .super = Captives stay in their stack in the warp, and leave the warp with it.

alien-fury = Fury
    .power-name = Vengeance
    .summary = Turns lost ships into strength
    .power =
        For each of your ships that goes to the warp or out of the game, put one token on this sheet.
        Between selection and reveal, if you are a main player or an ally, you can spend any number of tokens: each adds 3 to your side's total or takes 3 off it.
    .wild = If you lose, every player who stood against you loses one ship of their choice out of the game. Nobody is brought below as many ships as foreign colonies are needed to win.
    .super = Spend no tokens: each token on your sheet adds 3 or takes 3 off all the same.

alien-genius = Genius
    .power-name = Outwit
    .summary = Collects cards instead of colonies
    .power =
        If your side wins and your ships would found a foreign colony, draw one card for each of them instead; then they return to your colonies.
        If you hold 20 or more cards when any turn starts, you win at once. Foreign colonies still win as usual.
    .wild = Choose any players, yourself too if you like: each of them draws one card.
    .super = Guess a number from 0 to 40. If your opponent then reveals an attack whose value is within 3 of it, draw four cards.

alien-ghoul = Ghoul
    .power-name = Feast
    .summary = Is rewarded for the ships it destroys
    .power = If you win, receive one reward for each opposing ship that reached the warp by losing the encounter.
    .wild = If you win, receive one reward for each player who stood against you.
    .super = Your power works in this role too if your side wins.

alien-guerrilla = Guerrilla
    .power-name = Attrition
    .summary = Makes every victory over it a costly one
    .power = If you lose, your opponent and each of their allies lose all but one of their ships in the encounter. This comes before any other effect of the result.
    .wild = If you lose in your home system, blow up the target. The planet leaves the game with all opposing ships; other ships on it go to the warp, and those of your side are lost as usual. Nobody is left with fewer ships than foreign colonies are needed to win: ships beyond that go to the warp.
    .super = Those of them who have three or fewer ships in the encounter lose them all.

alien-plant = Plant
    .power-name = Grafting
    .summary = Uses the powers of those in whose systems it has settled
    .power = Choose a player in whose home system you have a colony. If they have their power, you steal it until the encounter ends. While your own power is lost you can graft none.
    .wild = Steal the power of any one ally, of either side. Until the encounter ends you have it in place of your own.
    .super = If a player wins in whose system you have a colony, the win does not count, and you win alone.

alien-sniveler = Sniveler
    .power-name = Whine
    .summary = Whines until the others let it catch up
    .power =
        If you alone have the most ships in the warp, the fewest foreign colonies, or lack an encounter card you want, whine about one of these. Once in an encounter.
        Ships: either all others agree to let all your ships out of the warp, or each puts ships there until they have as many as you.
        Colonies: either all others agree that you found one more foreign colony of your choice, or each gives up a foreign colony of their choice, whose ships return to their other colonies.
        Cards: name an encounter card you do not have. Either one player gives you such a card, or all discard every such card they hold.
    .wild = If nobody invited you, complain to one main player. If that player will not invite you now, they can have no allies at all; those they had return to colonies.
    .super = If others win while you are at most one colony short, you share the win if all of them agree. If not, encounter one winner who refuses; no winner can ally with you. If you win that encounter, you and your allies win the game; otherwise the first win stands.

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
        When a player takes it out of another hand and keeps it, it goes off: that player loses as many ships of their choice, and the rift is discarded.

card-hand-zap = Hand Zap
    .summary = Replaces a hand
    .text = Choose a player, yourself if you like: they discard their hand and draw eight cards. Nothing but a cancellation can answer it.

card-finder = Finder
    .summary = Finds one exact card
    .text = Choose a player, name one exact card and look at that hand: if the card is there, you can take it. Nothing but a cancellation can answer it.

card-space-junk = Space Junk
    .summary = Makes a player take a discarded card
    .text = Choose a player, yourself if you like: they take the top card of the discard pile. If several cards are just being discarded together, you choose one of those.

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
