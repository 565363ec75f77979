### Cosmic Incursion. How texts are written: see base.ftl.

## Aliens

alien-chronos = Chronos
    .power-name = Time Travel
    .summary = Has an encounter again if it dislikes how it ends
    .power = Turn back time: your revealed card returns to your hand, and your opponent lays theirs aside, or takes it back too if they show that they hold no other encounter card. All other cards played since planning began return to their owners. The encounter is played again from planning, with any cards, and the second result stands. Afterwards your opponent takes the card laid aside back.
    .wild = Look through the discard pile and take one card of it into your hand. The rest of it is shuffled with the deck into a new deck. The flare then goes to Chronos, or is discarded if nobody is Chronos.
    .super = When you turn back time, your opponent has to play the same encounter card again. You are free to choose.

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
