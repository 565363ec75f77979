### Cosmic Alliance. How texts are written: see base.ftl.

## Aliens

alien-extortionist = Extortionist
    .power-name = Extort
    .summary = Takes its share of whatever cards others get
    .power = When another player collects compensation or draws cards for their hand, from any deck and for any reason but the first hand, half of them, rounded down, come to you at random before they are added. That player can stop it beforehand at the price of a ship of theirs, which you pick for the warp.
    .wild = If your deal fails, you lose no ships, and the others who failed lose twice as many as usual.
    .super = The player you extort cannot buy themselves off with a ship.

## Variants

variant-eight-players = Eight players
    .summary = Three players more
    .text = Up to eight players take part. The destiny deck has three cards of each colour in play.

variant-team-cosmic = Team Cosmic
    .summary = Two and two win together
    .text = Partners sit opposite each other, never encounter one another, and win when both meet a victory condition at the same time.

variant-large-group = Large group
    .summary = More cards for many players
    .text = With seven or eight players, 24 more cards go into the deck, and two flares for each player.
