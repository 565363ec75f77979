### Things on the table.

## Sides, decks, places

side-offense = offense
side-defense = defense

deck-cosmic = the deck
deck-destiny = the destiny deck
deck-reward = the reward deck
deck-box = { $name }

zone-deck = { $deck }
zone-discard = the discards of { $deck }
zone-hand = { $player }’s hand
zone-piece = { $sheet ->
    [0] { $alien }
   *[other] { $alien }’s sheet
}
zone-planet = a place beside { $planet }
zone-laid = the table
zone-limbo = the table
zone-slot = the { $side }’s place
zone-aside = a place beside { $player }
zone-removed = out of the game

planet = { $player } { $number }
allotted = { $player } { $n }

place-planet = on { $planet }
place-gate = in the gate
place-beside = beside the planet
place-warp = in the warp
place-on = { $sheet ->
    [0] on { $alien }
   *[other] on { $alien }’s sheet
}
place-under = under another ship
place-around = around { $player }’s system
place-removed = out of the game

from-planet = from { $planet }
from-gate = from the gate
from-beside = from beside the planet
from-warp = from the warp
from-on = { $sheet ->
    [0] from { $alien }
   *[other] from { $alien }’s sheet
}
from-under = from under another ship
from-around = from around { $player }’s system
from-removed = from out of the game

## Ships

ships = { $n ->
    [one] { $n } ship
   *[other] { $n } ships
}
ships-of = { $n ->
    [one] { $n } ship of { $player }
   *[other] { $n } ships of { $player }
}
ship-of = a ship of { $player }
ships-moved = { $n ->
    [one] { $n } ship of { $player } { $from }
   *[other] { $n } ships of { $player } { $from }
}
ships-landed = { $n ->
    [one] { $n } ship of { $player } on { $planet }
   *[other] { $n } ships of { $player } on { $planet }
}
ship-group = { $place }
ship-group-of = { $player }’s { $place }
ship-hired = hired { $place }
ship-marked = marked { $place }
ship-stacks = stacks of { $height } { $place }
no-ships = no ships

## Cards

face-attack = attack { $n }
face-negotiate = negotiate
face-named-negotiate = { $name }
face-morph = morph
face-reinforcement = reinforcement +{ $n }
face-card = { $numbered ->
    [0] { $name }
   *[other] { $name } { $value }
}
face-piece = { $piece }
face-flare = { $alien } flare
face-destiny = { $destiny }

destiny-to-colour = { $player }’s colour
destiny-to-hazard = { $player }’s colour, with a hazard
destiny-to-anyone = a wild destiny card
destiny-to-special = a special destiny card
destiny-to-alien = { $alien } destiny

hidden-cosmic = { $n ->
    [one] a card
   *[other] { $n } cards
}
hidden-destiny = { $n ->
    [one] a destiny card
   *[other] { $n } destiny cards
}
hidden-reward = { $n ->
    [one] a reward card
   *[other] { $n } reward cards
}
hidden-box = { $n ->
    [one] a card
   *[other] { $n } cards
}
no-cards = no card
nobody = nobody

## What an ability comes from

source-piece = { $piece }
source-power = { $alien }’s power
source-wild = { $alien } flare, wild
source-super = { $alien } flare, super
source-card = { $card }
source-reinforcement = reinforcement
power-text = { $summary }
    { $name }: { $power }
flare-text = Wild: { $wild } Super: { $super }
use-on = { $what } on { $player }

## Terms of a total

term-card = card { $n }
term-printed = { $n ->
    [0] { $card }
   *[other] { $card }: { $n }
}
term-changed = { $source }: card { $n }
term-kicked = kicker ×{ $factor }: card { $n }
term-ships = { $n ->
    [one] { $n } ship
   *[other] { $n } ships
}
term-multiplied = { $source }: { $n }
term-worth = { $source }: { $n } for { $player }’s ships
term-added = { $source }: { $n }

part-card = card
part-own-ships = own ships
part-allied-ships = allied ships
part-ships = ships

## How things end

outcome-offense = the offense wins
outcome-defense = the defense wins
outcome-deal = a deal
outcome-failed-deal = a failed deal
outcome-both-lose = both sides lose
outcome-resettled = a planet is resettled
outcome-granted = a colony is granted
outcome-success = a success
outcome-ended = no result

loss-losing = Lost in the encounter
loss-sent = Sent to the warp
loss-cost = Paid
loss-failed-deal = Lost by the failed deal
loss-homeless = Lost for want of a home

settling-return = Back home
settling-retrieve = Out of the warp
settling-land = Landed
settling-found = A colony founded

cancel-zap = { $what } of { $player } is zapped
cancel-card = { $what } of { $player } is cancelled
cancel-keep =
    { $own ->
        [1] { $what } of { $player } is prevented
       *[other] { $what } of { $player } is stolen by { $thief }
    }

change-become = The { $side }’s card counts as { $face }
change-value = The { $side }’s card has the value { $n }
change-add = The { $side }’s card changes by { $n }

## Gifts in a deal

gift-any = { $n ->
    [one] a card of the giver’s choice
   *[other] { $n } cards of the giver’s choice
}
gift-ware-encounter = { $n ->
    [one] an encounter card
   *[other] { $n } encounter cards
}
gift-ware-reinforcement = { $n ->
    [one] a reinforcement
   *[other] { $n } reinforcements
}
gift-ware-artifact = { $n ->
    [one] an artifact
   *[other] { $n } artifacts
}
gift-ware-flare = { $n ->
    [one] a flare
   *[other] { $n } flares
}
gift-random = { $n ->
    [one] a card at random
   *[other] { $n } cards at random
}
gift-named = { $n ->
    [one] a named card
   *[other] { $n } named cards
}
gift-colony = a colony on { $planet }
gift-from-to = { $giver } gives { $taker } { $things }
gift-freed = { $n ->
    [one] a ship freed
   *[other] { $n } ships freed
}

## Pieces

piece-hidden = a piece face down
piece-hidden-of = a hidden { $deck }
piece-down = face down
spot-centre = the middle of the table
