### Questions: what is asked, how it is answered, what the table waits for.

## What is asked

topic-choose-alien = Which alien do you play?
topic-act = Use something now?
topic-respond = Answer this?
topic-retrieve = Where does the ship from the warp go?
topic-own-colour = Your own colour: what do you do?
topic-target = Whom do you encounter?
topic-aim = At which planet do you aim the gate?
topic-launch = Which ships do you launch?
topic-invite = Whom do you invite?
topic-ally = Which side do you join?
topic-commit = Which ships do you send?
topic-select = Which encounter card do you play?
topic-side = On which side does it count?
topic-for-offense = Which cards count for the offense?
topic-deal = Make a deal
topic-lose-ships = Which ships do you lose?
topic-return-ships = Where do your ships return to?
topic-found-colony = Which ships found the colony?
topic-split-rewards = Which rewards do you take?
topic-backs = How many of them are reward cards?
topic-name = Which card do you name?
topic-second-encounter = Have a second encounter?
topic-discard = Which cards do you discard?
topic-give = Which cards do you give away?
topic-take = Which cards do you take?
topic-choose = Which cards do you choose?
topic-victim = Whom does it fall on?
topic-catch = Do you cry out at somebody?
topic-how-many = How many?
topic-move-ships = Which ships are moved?
topic-under = Under which ship?
topic-where = Which planet?
topic-option = What do you choose?
topic-whether = Do it?
topic-agree = Do you agree?
topic-pay = Pay for it?
topic-answer = What do you answer?

## How it is answered

how-use = Pick one, or pass.
how-yes-no = Yes or no.
how-choice = Pick one.
how-number = From { $min } to { $max }.
how-seat = Pick a player.
how-seats = { $max ->
    [0] Nobody can be picked.
   *[other] Pick { $min } to { $max } players.
}
how-allot = Up to { $total } in all.
how-split = Share out { $total }.
how-face = Name a card.
how-cards = { $same ->
    [0] Pick { $min } to { $max } cards.
   *[other] { $max ->
        [one] Pick one card.
       *[other] Pick { $max } cards.
    }
}
how-planet = Pick a planet.
how-ships = { $same ->
    [0] Pick { $min } to { $max } ships.
   *[other] { $max ->
        [one] Pick one ship.
       *[other] Pick { $max } ships.
    }
}
how-spread = { $ships ->
    [one] Place one ship.
   *[other] Place { $ships } ships.
}
how-deal = Give and get, then offer.

## Options of the rules

labels-own-colour-0 = Attack a foreign colony at home
labels-own-colour-1 = Resettle an empty planet
labels-own-colour-2 = Draw again
labels-ally-0 = Join the offense
labels-ally-1 = Join the defense
labels-ally-2 = Decline
labels-side-0 = Offense
labels-side-1 = Defense
labels-redraft-0 = The alien you put aside
labels-redraft-1 = Another alien
labels-hands-0 = The first hand
labels-hands-1 = The second hand
labels-no-second-0 = End the turn
labels-type-0 = Artifact
labels-type-1 = Attack
labels-type-2 = Destiny card
labels-type-3 = Flare
labels-type-4 = Intimidate
labels-type-5 = Kicker
labels-type-6 = Morph
labels-type-7 = Negotiate
labels-type-8 = Reinforcement
labels-type-9 = Retreat
labels-type-10 = Rift
labels-type-11 = Safeguard
type-artifact = { labels-type-0 }
type-attack = { labels-type-1 }
type-destiny = { labels-type-2 }
type-flare = { labels-type-3 }
type-intimidate = { labels-type-4 }
type-kicker = { labels-type-5 }
type-morph = { labels-type-6 }
type-negotiate = { labels-type-7 }
type-reinforcement = { labels-type-8 }
type-retreat = { labels-type-9 }
type-rift = { labels-type-10 }
type-safeguard = { labels-type-11 }
type-piece = piece
labels-answer-0 = Yes
labels-answer-1 = No
labels-answer-2 = It depends
labels-answer-3 = None
labels-ability = Option { $n }

## What the table waits for

wait-decision = { $phase }: { $count ->
    [one] { $players } decides
   *[other] { $players } decide
}
wait-decision-quiet = { $phase }: somebody decides
wait-decision-mine = { $phase }: your decision
wait-last-call = Last call: { $phase }
wait-last-call-at = Last call: { $phase }, { $moment }
wait-response = { $player } uses { $what }
wait-response-on = { $player } uses { $what } on { $whom }
wait-response-any = An answer is possible
wait-reinforce = Reinforcements may be added
wait-deal = { $count ->
    [one] { $players } considers a deal
   *[other] { $players } talk about a deal
}
wait-stuck = The table stands: the program found no end to what should happen here. The game is kept for those who mend it.
wait-nothing = The game goes on …
wait-setup = Before the game
wait-between = Between encounters
wait-over = The game is over

## Buttons of the strip

strip-pass = Pass
strip-yes = Yes
strip-no = No
strip-use = Use { $what }
split-ships = Ships from the warp
split-cosmic = Cards from the deck
split-reward = Reward cards
split-of = { $what }: { $n }

## Wishes

wish-hold = Hold +10 s
    .about = Others see that someone is thinking, not who.
wish-more-time = +30 s
    .about = Both parties must agree.
wish-undo = Take back
    .about = Takes your last answer back.
wish-skip = Skip to…
wish-skipping = Passing until { $until }
wish-clear = Stop passing
wish-full-control = Full control
    .about = Ask me at every window.
wish-power = your power
wish-more = More

skip-my-turn = my turn
skip-involved = I am involved
skip-reveal = next reveal
skip-encounter-end = end of encounter

bell-title = Bell of { $what }
bell-glow = Glow
    .about = It glows when it can be used.
bell-ask = Ask me
    .about = It asks, and holds the window once per encounter. Others may notice someone thinking.
bell-armed = Armed
    .about = It plays itself in this encounter: { $condition }

condition-usable = as soon as it can be used
condition-by = when { $player } uses or plays something
condition-power = when { $alien }’s power is used
condition-card = when { $card } is played
condition-against-me = when something is used against me

## Alliance

stakes-title = What is at stake
stakes-offense = Win: a colony there. Lose: your ships go to the warp.
stakes-defense = Win: a card, or a ship from the warp, for each ship sent. Lose: your ships go to the warp.
stakes-ships = { $offense } { $attack } · { $defense } { $defend } (ships, before cards)
stakes-would-win = { $player } could win the game in this encounter, with colony number { $n }.

## Deal

deal-i-give = I give
deal-i-get = I get
deal-on-table = On the table: offer { $version } of { $player }
deal-none = No offer is on the table yet.
deal-mine = You wait for { $player }’s answer.
deal-offer = Make this offer
deal-counter = Counter
    .about = Copies the offer, for you to change.
deal-accept = Accept offer { $version }
deal-accept-soon = Accept: the offer has just changed
deal-refuse = End the talks
deal-wait = Leave it so
deal-empty = A card or a colony must change hands.
deal-ware = One of a kind, chosen by the giver
deal-ware-lacking = You have none to promise besides those named: { $kinds }.
deal-any = Cards of the giver’s choice
deal-random = Cards at random
deal-colony = Colony
deal-colony-none = No colony can be granted.
deal-cards-encounter = Encounter cards
deal-cards-reinforcement = Reinforcements
deal-cards-artifact = Artifacts
deal-cards-kicker = Kickers
deal-cards-rift = Rifts
deal-cards-flare = Flares
deal-cards-all = { $n ->
    [one] The one card of this hand is spoken for.
   *[other] All { $n } cards of this hand are spoken for.
}
deal-closed-settled = { $planets }: { $player } has a colony there already.
deal-closed-no-ship = { $planets }: { $player } has no ship for a colony.
deal-freed = Ships freed from the warp
deal-risk = If there is no deal, you and { $player } lose ships.
deal-risk-all = If there is no deal that all accept, all lose ships.
deal-giver = Who gives
deal-taker = To whom
deal-draft = Your terms so far
deal-agreed = Agreed: { $players }
deal-waiting = Still to agree: { $players }
deal-gift = { $giver } gives { $taker }
deal-pieces = Techs
deal-piece-ships = { $n ->
    [0] { $piece }
    [one] { $piece }, { $n } ship
   *[other] { $piece }, { $n } ships
}
deal-loss-named = You would lose { $ships }
deal-nothing-to-give = nothing to give

## The encounter in words

describe-title = Describe the encounter
describe-none = No encounter is under way. It is { $player }’s turn.
describe-phase = { $phase }, encounter { $number } of { $player }.
describe-defense = Against { $player }.
describe-target = The gate points at { $planet }.
describe-ships = Offense: { $offense }. Defense: { $defense }.
describe-allies = Allies of the offense: { $offense }. Allies of the defense: { $defense }.
describe-cards = Cards: { $offense } against { $defense }.
describe-totals = Totals: { $offense } against { $defense }.
