### At the table: what now, the log, who plays, phrases.

## What the table waits for

wait-paused = The host has stopped the clocks
wait-held = Someone is thinking… +10 s
wait-time = { $n } s
wait-time-spoken = { $n ->
    [one] { $n } second left
   *[other] { $n } seconds left
}

## Buttons of the strip

strip-label = What now
strip-confirm = Confirm
strip-none = None of these
strip-chosen = { $chosen } of { $max }
strip-fewer = One fewer: { $what }
strip-more = One more: { $what }
strip-all = all
strip-all-here = All here: { $what }
strip-filed = Filed: { $answer }
strip-filed-hint = It counts when the window closes. Until then you can change it.
strip-again = Circumstances have changed: your answer stands unless you change it.
strip-ahead = It counts if it comes to that. You can change it until then.
strip-also = Also asked: { $topic }
strip-source = { $what } asks
strip-kept = { $what } was not used: you keep it.
strip-stood-in-failed = { $name } could not answer. A rookie answered instead, and the server has noted why.
strip-stood-in-late = { $name } could not think it over in time, as the server is busy. A rookie answered instead.
strip-must-act = Your decision: { $topic }
strip-text = What it does

## Talks about a deal

deal-time = { $n } s left for the deal
deal-time-short = Only { $n } s left

## Keys

keys-title = Keys
keys-options = 1–9 · an option
keys-confirm = Enter · confirm
keys-pass = Space · pass
keys-hold = H · hold
keys-clear = Esc or P · stop passing
keys-describe = D · describe what goes on
keys-help = ? · this help

## Sheets

seat-close = Close

phone-log = Log
phone-talk = Talk

## The log

log-title = Log
log-all = Everything
log-mine = What happened to me
log-empty = Nothing has happened yet.
log-earlier = Show earlier lines

## Lists

nothing = nothing

## Levels of bots, presets, stages

level-random = Dice
    .about = answers anything legal
level-rookie = Rookie
    .about = plays by rules of thumb
level-veteran = Veteran
    .about = looks one step ahead
level-admiral = Admiral
    .about = searches

preset-casual = Casual
    .about = A window closes once everybody has passed. Pauses can tell something.
preset-standard = Standard
    .about = Windows have a fixed length, whoever could act.
preset-solo = Solo
    .about = One person and bots: nobody waits unless you can act.
preset-tournament = Tournament
    .about = Longer windows, and nothing that could tell anything.

stage-gathering = seats are free
stage-playing = being played
stage-over = over

## Ready phrases: everybody reads them in their own language. Keys go over the wire.

phrase-more = I want more than that.
phrase-less = That is too much.
phrase-take-it = Take it or leave it.
phrase-promise = I promise. (A promise does not bind.)
phrase-thanks = Thank you!
phrase-well-played = Well played.
phrase-moment = One moment, please.
phrase-hello = Hello!
