### Screens.

app-name = Hypergate
app-tagline = Games at your table
app-loading = Loading…
app-home = Home
app-menu = Menu

## Home

home-your-name = Your name
home-guest = Guest
home-bots-title = Play against bots
home-bots-about = You and some bots, at once. Nobody waits but for you.
home-bots-start = Play now
home-game = Game
home-players = Players
home-level = Bots
home-table-title = Make a table
home-table-about = For friends: make a table and send them its link.
home-table-make = Make the table
home-options = Options
home-own-title = Your games
home-own-about = Games in which this device has a seat.
home-own-line = Table { $code }
home-own-back = Go back
home-own-replay = Watch again
home-open-title = Open tables
home-open-none = No open table right now.
home-open-line = { $host }’s table
home-open-free = { $free ->
    [0] full
    [one] { $free } of { $players } seats free
   *[other] { $free } of { $players } seats free
}
home-sit = Sit down
home-watch = Watch
home-tutorial-title = First game
home-tutorial-about = A game with hints in place, against patient bots.
home-tutorial-start = Learn as you play
home-more = Look around
home-rulings = Rulings
home-settings = Settings
home-import = Open a game file
home-code = Code of a table
home-go = Go

## Options of a table

option-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
option-preset = Windows
option-decision = Clock for decisions
option-deal = Clock for deals
option-clock = Clock: { $decision } for decisions, { $deal } for deals
option-seconds = { $n ->
    [0] no clock
   *[other] { $n } s
}
option-seed = Seed { $seed }: whoever looks it up can know all cards
option-listed = Listed among the open tables
option-spectators = People may watch

## Gathering

gather-title = { $host }’s table
gather-link = Link of the table
gather-copy = Copy
gather-copied = Copied
gather-seat = Seat { $n }
gather-open = free
gather-you = you
gather-host = host
gather-away = away
gather-covered = played by a bot for now
gather-bot = Bot: { $level }
gather-put-bot = Put a bot here
gather-bot-level = Bot for seat { $n }
gather-free-seat = Free this seat
gather-invite = Copy this seat’s own link
gather-start = Start the game
gather-start-wait = Every seat needs a player or a bot.
gather-wait-host = { $host } starts the game.
gather-options = This table
gather-watching = { $n ->
    [0] Nobody watches.
    [one] { $n } person watches.
   *[other] { $n } people watch.
}
gather-invited = This seat was kept for you.
gather-join = Join the table

## At the table

table-connecting = Connecting…
table-lost = The connection is lost. Trying again…
table-archived = Nobody came to this table for a long time, so it was put away as it was. It can be replayed, not played on.
table-stalled = Nothing can be stored at the moment: the clocks stand, and no answer is accepted. It goes on by itself as soon as it can.
table-refused = The table cannot be reached: { $why }
table-watching = You are watching.
table-sit = Sit down at this table
table-pause = Stop the clocks
table-go-on = Let the clocks run
table-leave = Leave

## End

end-title = The game is over
end-won = { $count ->
    [one] { $players } wins
   *[other] { $players } win together
}
end-you-won = You win!
end-drawn = The game is drawn.
end-lost = Everybody has lost.
end-replay = Watch the replay
end-export = Save as a file
end-home = Back home

## Replay

replay-title = Replay of { $code }
replay-step = Step { $n } of { $all }
replay-first = First step
replay-back = Step back
replay-forward = Step on
replay-last = Last step
replay-play = Play
replay-stop = Stop
replay-seen-by = Seen by
replay-open = all cards open
replay-changed = The rules have changed since this game: it can be followed for { $n } steps.

## Rulings

rulings-title = Rulings
rulings-about = Official rulings, played through on the board.
rulings-search = Search
rulings-count = { $n ->
    [one] { $n } ruling
   *[other] { $n } rulings
}
rulings-none = No ruling matches.
rulings-more = Show more
rulings-fails = This step does not hold.
rulings-back = All rulings

## Settings

settings-title = Settings
settings-language = Language
settings-theme = Theme
settings-theme-system = as the system
settings-theme-dark = dark
settings-theme-light = light
settings-motion = Motion
settings-motion-system = as the system
settings-motion-less = less
settings-sound = Sound when you must act and when time runs short

## Troubles

trouble-no-such-table = There is no such table.
trouble-no-such-ruling = There is no such ruling.
trouble-no-such-game = This game is not played here.
trouble-no-tutorial = There is no first game to learn it from.
trouble-no-such-step = There is no such step.
trouble-no-such-seat = There is no such seat.
trouble-no-such-page = There is no such page.
trouble-seat-taken = This seat is taken.
trouble-seat-lost = This seat is played by somebody else now.
trouble-seats-open = Some seats are still free.
trouble-full = No seat is free.
trouble-begun = The game has begun already.
trouble-not-begun = The game has not begun yet.
trouble-over = The game is over.
trouble-not-over = The game is not over yet.
trouble-bad-token = This seat belongs to another browser.
trouble-bad-invitation = This link does not fit the seat any more.
trouble-not-yours = That is not yours to do.
trouble-not-host = Only the host can do that.
trouble-not-legal = The rules do not allow that.
trouble-stale = The game has moved on meanwhile.
trouble-too-large = That is too much.
trouble-too-fast = That was too fast. Wait a moment.
trouble-too-many = Too many at once. Try again later.
trouble-other-version = This page is old. Load it again.
trouble-seeded = A seed can be named only where one person plays against bots.
trouble-muted = The host has asked you for silence.
trouble-needs-vote = In a running game the others decide that by a vote.
trouble-vote-open = One vote after the other.
trouble-no-vote = There is nothing to vote on any more.
trouble-no-voters = Nobody else is there to agree to it.
trouble-bad-host = This server goes by another name.
trouble-bad-origin = Another page may not speak to this table.
trouble-paused = The host has stopped the clocks.
trouble-stuck = The program found no end to what should happen here. The table stands.
trouble-no-window = No window is open that could be held.
trouble-no-holds = You cannot hold a window now.
trouble-no-deal = No deal is talked about.
trouble-no-undo = There is nothing you could take back.
trouble-bad-message = The server did not understand that.
trouble-no-hello = The server waited for a word in vain.
trouble-closing = The server closes. Come again soon.
trouble-too-slow = This connection is too slow for the table.
trouble-silent = Nothing was heard of this page for a while.
trouble-offline = No connection to the table.
trouble-lost = The connection was lost before the answer came. Look whether it counted.
trouble-no-watchers = Nobody may watch at this table.
trouble-name-taken = Somebody here has this name already.
trouble-bad-name = This name cannot be used.
trouble-bad-words = These words cannot be said here.
trouble-bad-options = A table cannot be set up like this.
trouble-bad-record = This file is no game.
trouble-cannot-load = This cannot be loaded.
trouble-not-stored = Nothing can be stored at the moment. It goes on by itself.
trouble-fallen = The table has failed. It comes back as it was stored.
trouble-no-room = The server has no room for new tables. Try again later.
trouble-unreachable = The server cannot be reached.
trouble-other = It did not work ({ $code }).

## Talk

talk-title = Talk
talk-say = Say something to everybody
talk-placeholder = To everybody
talk-send = Send
talk-phrases = Quick phrases
talk-by = { $player }:
talk-watcher = A watcher
talk-empty = Nobody has said anything.
talk-watchers = those who watch
talk-silence = Silence somebody
talk-mute = Silence { $player }
talk-unmute = Let { $player } talk
talk-promise = Promises made here bind nobody.

seats-title = Seats
seats-bot = Propose a bot for the seat of { $name }
seats-new = Propose a new player for the seat of { $name }
seats-leave = Give up my seat
seats-leave-sure = Yes, a bot plays on for me
seats-stay = No, I stay
vote-title = Vote on a seat
vote-bot = { $by } proposes that a bot plays on for { $name }.
vote-new = { $by } proposes that somebody new plays on for { $name } and sees the cards of this seat.
vote-yes = I agree
vote-no = I am against it
vote-back = Take it back
note-left = { $name } has left the table; { $bot }, a bot, plays on.
note-replaced = By a vote { $bot }, a bot, plays on for { $name }.
note-opened = By a vote the seat of { $name } is open for somebody new.
note-sat = { $name } has sat down.
note-stays = The vote has failed: the seat of { $name } stays as it is.
note-anew = The rules have changed since this game was last played: it goes on from the last place that can be played again.
note-nobody = nobody
