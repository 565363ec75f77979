### The hall, what a table is made of, and pages about the game. What only a table says is in the other files.

## Home

home-pool = Aliens
home-aliens = Aliens and cards

## Options of a table

option-pool = Aliens
option-rewards = Reward cards
rewards-none = None
    .about = Rewards are ships and cards of the cosmic deck.
rewards-deck = Reward deck
    .about = Cards one gets as rewards may come from a deck of their own.
rewards-common = Common rewards
    .about = The reward cards are shuffled into the cosmic deck.
option-four-planets = Four planets each: a shorter game
option-freewheeling = Freewheeling flares
option-aliens = Who plays which alien
option-aliens-dealt = Two flares each to choose from
option-aliens-chosen = Chosen here
option-sets = Boxes
option-variants = Variants

## End

end-reached = { $player }: { $n } of { $needed } foreign colonies
end-by-colonies = { $player } won by foreign colonies.
end-by-power = { $player } won by a power that has a way of its own to win.
end-by-effect = { $player } won by an effect, or together with others.

## Aliens and cards

aliens-title = Aliens and cards
aliens-search = Search by name or text
aliens-box = Box
aliens-alert = Alert
aliens-any = all
aliens-setup = Setup
aliens-power = Power
aliens-power-named = Power: { $name }
aliens-wild = Wild flare
aliens-super = Super flare
aliens-cards = Cards
aliens-pieces = Other pieces
aliens-specials = Special destiny cards
aliens-none = Nothing matches.
aliens-line = { $who } · { $when } · { $how }

## What is dealt, and what lies there

pool-first = First game
    .about = green aliens, no flares
pool-intermediate = Intermediate
    .about = green and yellow aliens
pool-expert = Expert
    .about = all aliens
piece-number = { $n ->
    [one] takes { $n } ship
   *[other] takes { $n } ships
}

## Ready phrases: everybody reads them in their own language. Keys go over the wire.

phrase-colony-each = A colony each?
phrase-card-for-card = One card for one card?
phrase-colony-for-cards = A colony for two cards?
phrase-no-attack = I have no attack card.
phrase-no-negotiate = I did not mean to negotiate.
phrase-together = Let us stop the leader.
phrase-ally-me = Join my side!
phrase-stay-out = Stay out of this, please.

## The first game

tutorial-welcome = Welcome! You win with five colonies on planets of other players. Your own planets are at the bottom. Each turn is an encounter: the phases are at the top, and this strip always says what now, who decides, and how long.

## In place of what the house says

keys-describe = D · describe the encounter
note-anew = The rules have changed since this game was last played: the encounter begins anew.
