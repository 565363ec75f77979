title = Salvage
wreck = { $n ->
    [one] point: the wreck on the table
   *[other] points: the wreck on the table
}
left = { $n ->
    [0] no round is left
    [one] the last round
   *[other] { $n } rounds left
}
player = Player
round = Round { $n }
now = Now
points = Points
sealed = sealed
none = –
hand = Your hand
which = Which card do you bid for { $n }?
goes-on = The game goes on …
decide-mine = Your bid
decide = Still to bid: { $players }
bids = { $player } bids
bids-card = { $player } bids { $card }
takes = { $player } takes { $n }: { $bids }
over = The game is over: { $players }
reached = { $player }: { $n ->
    [one] { $n } point
   *[other] { $n } points
}
