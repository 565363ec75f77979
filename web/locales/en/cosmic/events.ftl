### The log: one line for everything that happens.

event-aliens-revealed = Aliens: { $list }
event-alien-of = { $player } is { $alien }
event-turn-begins = { $player }’s turn
event-encounter-begins = { $number ->
    [0] An extra encounter of { $player }
   *[other] Encounter { $number } of { $player }
}
event-phase-begins = { $phase }
event-uses = { $on ->
    [0] { $player } uses { $what }
   *[other] { $player } uses { $what } on { $about }
}
event-goes-by = { $sheet ->
    [0] { $player }: { $what }
   *[other] { $player } goes by { $what }’s sheet
}
event-plays = { $player } plays { $card }
event-cancelled = { $how }
event-draws = { $aside ->
    [0] { $player } draws { $cards }
   *[other] { $player } draws { $cards } to { $zone }
}
event-takes = { $player } takes { $cards } from { $from }
event-card-moves = { $card } goes to { $zone }
event-discards = Discarded: { $cards }
event-shows = Shown: { $cards }
event-looks-at = { $player } looks at { $cards }
event-looks-at-hand = { $player } looks at { $other }’s hand
event-looks-through = { $player } looks through { $deck }
event-hands-swapped = { $player } and { $other } exchange hands
event-hands-mixed = The hands of { $players } are mixed and dealt anew
event-shuffled = The discards become { $deck } again
event-quake = { $after ->
    [0] A cosmic quake
   *[other] A cosmic quake with an aftershock
}
event-ships-lost = { $why }: { $ships }
event-ships-removed = Out of the game: { $ships }
event-planet-destroyed = { $kept ->
    [0] { $planet } is destroyed
   *[other] { $planet } is destroyed; { $player } keeps it
}
event-ships-put = Put on { $piece }: { $ships }
event-ships-captured = Captured by { $player }: { $ships }
event-ships-settle = { $how }: { $ships }
event-ships-committed = For the { $side }: { $ships }
event-planet-moves = { $gate ->
    [0] { $planet } now lies in the system of { $player }
   *[other] { $planet } goes into the gate
}
event-hires = { $n ->
    [one] { $player } hires one ship for the { $side }
   *[other] { $player } hires { $n } ships for the { $side }
}
event-destiny-drawn = Destiny: { $destiny }
event-against = { $player } is the defense
event-aimed = The gate points at { $planet }
event-invites = The { $side } invites { $players }
event-allies = { $player } joins the { $side }
event-lays = The { $side } lays { $card }
event-kicker = The { $side } adds a kicker: { $card }
event-lays-beside = The { $side } lays { $card } beside its card
event-claims = { $off ->
    [0] The { $side } claims to have { $face }
   *[other] The { $side }’s claim is off
}
event-did = { $player }: { $values }
event-reveals = Revealed: { $offense } against { $defense }
event-cards-swapped = The encounter cards change places
event-card-changes = { $how }
event-total-changes = { $player }, { $source }: { $n } for the { $side }
event-parts-multiplied = { $source }: { $first } times { $second }, the { $side } has { $n }
event-decided = The { $side } wins whatever the cards say
event-upset = An upset: the { $side } would win, and loses
event-totals = Offense { $offense } · defense { $defense }
event-outcome = Outcome: { $outcome }
event-encounter-ends = The encounter is over: { $outcome }
event-offers = { $several ->
    [0] { $player } offers: gives { $gives }, gets { $gets }
   *[other] { $player } offers: { $gives }
}
event-agrees = { $player } agrees
event-deal-agreed = A deal is made
event-talks-fail = The talks fail
event-gains = { $rewards ->
    [0] { $n ->
        [one] { $player } takes { $n } card from { $from } as compensation
       *[other] { $player } takes { $n } cards from { $from } as compensation
    }
   *[other] { $n ->
        [one] { $player } gets { $n } reward
       *[other] { $player } gets { $n } rewards
    }
}
event-noted = { $alien }: { $note }
event-power-flips = { $sheet ->
    [0] { $down ->
        [0] { $alien } is turned face up
       *[other] { $alien } is turned face down
    }
   *[other] { $down ->
        [0] { $alien }’s power is regained
       *[other] { $alien }’s power is lost
    }
}
event-zapped = { $alien }’s power is zapped
event-piece-moves = { $to ->
    [sheet] { $alien }’s sheet goes to { $player }
    [centre] { $alien } comes into play
    [gone] { $alien } leaves play
    [planet] { $alien } lies beside { $player }
    [system] { $alien } lies in the system of { $player }
    [piece] { $alien } lies on { $player }
   *[seat] { $player } gets { $alien }
}
event-becomes = { $player } becomes { $alien }
event-alien-discarded = { $alien } is discarded
event-players-swap = { $player } and { $other } change places
event-replays = Time runs back to planning
event-win-proposed = About to win: { $players }
event-game-over = { $end ->
    [won] The game is won by { $players }
    [lost] Everybody has lost the game
   *[other] The game is drawn
}
