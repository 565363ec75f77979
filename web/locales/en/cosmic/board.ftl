### The board and what lies on it.

board-label = Board
board-system = { $player }, { $alien }
board-system-plain = { $player }
board-planet = Planet { $number } of { $player }
board-planet-gone = Planet { $number } of { $player }, destroyed
board-planet-in-gate = Planet { $number } of { $player }, in the gate
board-planet-target = the gate points here
board-planet-cards = beside it: { $cards }
board-empty = no ships
board-ships = { $player } { $n }
board-stacks = { $player } { $n } in stacks of { $height }
board-hired = { $player } { $n } hired
board-captives = Captives: { $list }
board-chosen = { $n } chosen
board-warp = Warp
board-planet-pieces = here lies: { $list }
board-in-play = In play: { $list }
board-warp-ships = In the warp: { $list }
board-warp-empty = The warp is empty

plate-colonies = { $n } of { $needed } colonies
plate-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
plate-warp = { $n ->
    [one] { $n } ship in the warp
   *[other] { $n } ships in the warp
}
plate-turn = turn
plate-lost = power lost
plate-zapped = zapped
plate-marked = marked by { $alien }
plate-on-sheet = Cards on the sheet: { $cards }
plate-rewards = { $n } of them from the reward deck
plate-aside = { $n ->
    [one] { $n } card set aside
   *[other] { $n } cards set aside
}
plate-no-power = no power

role-offense = Offense
role-defense = Defense
role-offense-ally = Ally of the offense
role-defense-ally = Ally of the defense

battle-label = Encounter
battle-offense = Offense: { $ships }
battle-defense = Defense: { $ships }
battle-against = { $offense } against { $defense }
battle-seeks = { $offense } seeks an opponent
battle-total = Total of the { $side }: { $n }
battle-total-terms = How the { $side } comes to { $n }
battle-no-card = no card yet
battle-hidden = a card, face down
battle-second = beside it: { $card }
battle-second-hidden = a second card, face down
battle-allied = from an ally: { $card }
battle-allied-hidden = a card of an ally, face down
battle-kicker = kicker: { $card }
battle-kicker-hidden = a kicker, face down
battle-claim = said to be { $face }
battle-counts = counts as { $counts }
battle-card-counts = { $card }, counts as { $counts }
battle-decided = The { $side } wins whatever the cards say
battle-lower-wins = The lower total wins
battle-upset = The winner will lose
battle-upset-done = The result was turned around

hand-label = Your hand
hand-empty = No cards in hand
hand-usable = can be used now
hand-aside = Set aside for you
hand-reward = from the reward deck

pile-deck = { $deck ->
    [cosmic] Deck
    [destiny] Destiny
   *[reward] Rewards
}
pile-discards = { $deck ->
    [cosmic] Discards
    [destiny] Destiny discards
   *[reward] Reward discards
}
pile-discards-of = { $deck }: discards
pile-left = { $n ->
    [one] { $n } card left
   *[other] { $n } cards left
}
pile-open = { $n ->
    [0] No discards
    [one] Look at { $n } discard
   *[other] Look at { $n } discards
}
pile-none = Nothing was discarded.

seat-wild = Wild flare
seat-super = Super flare
seat-aside = Set aside
seat-known = Known cards of the hand
seat-beside = Beside { $planet }
in-play-title = In the middle of the table
piece-cards = Cards on it: { $cards }

phone-follow = Follow the encounter
phone-players = Players
phone-phase = Phase
phone-piles = Piles

phases-label = Phases
phases-stop = { $phase }: ask me before it

card-kind-attack = Attack
    .text = Its number counts for your side. The higher total wins.
card-kind-negotiate = Negotiate
    .text = Against an attack you lose, but are compensated with cards of your opponent. Against another one you talk about a deal.
card-kind-morph = Morph
    .text = Becomes a copy of your opponent’s card when both are revealed.
card-kind-reinforcement = Rein­force­ment
    .text = Adds its number to a side you are on, once cards are revealed.
hand-choose = Choose this card
hand-put-back = Put it back
plate-sheet-cards = { $n ->
    [one] { $n } card on the sheet
   *[other] { $n } cards on the sheet
}
battle-destiny = Destiny: { $destiny }
