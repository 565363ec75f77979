### Words for what the tables of aliens and cards declare: who, when, and whether it is optional.

## Who can use it

who-any = Any player
who-main = As a main player
who-offense = As the offense
who-defense = As the defense
who-ally = As an ally
who-offensive-ally = As an ally of the offense
who-involved = As a main player or an ally
who-not-main = Not as a main player
who-bystander = Neither as a main player nor as an ally
who-not-offense = Not as the offense
who-not-defense = Not as the defense

## Whether it is a choice

use-optional = optional
use-mandatory = mandatory
use-automatic = by itself
use-standing = always

## Phases

phase-start-turn = Start turn
phase-regroup = Regroup
phase-destiny = Destiny
phase-launch = Launch
phase-alliance = Alliance
phase-planning = Planning
phase-reveal = Reveal
phase-resolution = Resolution

## Moments

moment-start-turn = after the check of the hand
moment-encounter-begins = as the encounter begins
moment-regroup-begins = before a ship is retrieved
moment-regroup = after a ship is retrieved
moment-before-destiny = before a card is drawn
moment-destiny-drawn = once a card is drawn
moment-naming-defense = before the defense is named
moment-defense-known = once the defense is known
moment-destiny-ends = at the end
moment-before-aim = before the gate is aimed
moment-aimed = once the gate is aimed
moment-launched = once ships are in the gate
moment-before-invites = before invitations
moment-invited = once invitations are known
moment-turn-to-ally = on your turn to ally
moment-joined = as ships are sent
moment-formed = once alliances are formed
moment-before-select = before cards are selected
moment-selecting = as cards are selected
moment-selected = once cards are selected
moment-flip = as cards are turned up
moment-revealed-first = once cards are revealed, ahead of other effects
moment-revealed = once cards are revealed
moment-reinforce = with reinforcements
moment-behind = with a side behind
moment-deciding = before the winner is known
moment-deal-begins = before a deal is talked about
moment-deal-over = once a deal is made or has failed
moment-resolution-begins = as it begins
moment-outcome-known = once the outcome is known
moment-counting-losses = as losses are counted
moment-before-compensation = before compensation
moment-gains-announced = once gains are announced
moment-discards-due = before encounter cards are discarded
moment-cards-discarded = once encounter cards are discarded
moment-resolution-ends = at the end
moment-after-encounter = after the encounter
moment-next-encounter = when a further encounter is decided
moment-game-ends = Somebody is about to win
moment-would-lose = Ships should go to the warp
moment-lost = Ships were lost
moment-retrieved = Ships left the warp
moment-would-land = Ships are about to land
moment-landed = Ships landed
moment-colony-gained = A colony was gained
moment-would-draw = Cards are about to be drawn
moment-arriving = Cards are on their way to a hand
moment-drew = Cards were drawn
moment-new-hand = A new hand is due
moment-took = Cards were taken from a hand
moment-discarded = Cards were discarded
moment-rewards = Rewards are due
moment-compensation = Compensation is due
moment-used = A power is being used
moment-played = A card is being played
moment-played-out = A played card is about to be discarded
moment-covert = Something may be done unseen, or somebody was caught at it
moment-piece-changes = A power is lost, or a sheet leaves the game
moment-standing = The table has changed
moment-shuffled = A new deck was shuffled
moment-quake = A cosmic quake
moment-anytime = At any time

## Kinds of cards and pieces

kind-artifact = artifact
kind-kicker = kicker
kind-negotiate = negotiate
kind-reinforcement = reinforcement
kind-rift = rift
kind-attack = attack
kind-morph = morph
kind-flare = flare
kind-intimidate = intimidate
kind-retreat = retreat
kind-safeguard = safeguard
kind-tech = tech
kind-temporary-hazard = temporary hazard
kind-permanent-hazard = permanent hazard
kind-token = token
kind-law = rule
kind-copies = { $value } of { $value-2 } cards in the deck

## Alert

alert-green = green
alert-yellow = yellow
alert-red = red

## Boxes

set-base = Cosmic Encounter
set-incursion = Cosmic Incursion
set-conflict = Cosmic Conflict
set-alliance = Cosmic Alliance
set-storm = Cosmic Storm
set-dominion = Cosmic Dominion
set-eons = Cosmic Eons
set-odyssey = Cosmic Odyssey
set-anniversary42 = 42nd Anniversary Edition

## Options of a choice

label-a-card-from-the-discard-pile = a card from the discard pile
label-a-ship-from-the-warp = a ship from the warp
label-abandon = abandon a tech
label-add = add
label-attack = attack
label-believe = believe
label-challenge = challenge
label-complete = complete a tech
label-deck = deck
label-decoy = a decoy
label-discard = discard
label-discard-it = discard it
label-do-you-hold-an-attack-at-least-this-high = Do you hold an attack at least this high?
label-do-you-hold-an-attack-at-most-this-high = Do you hold an attack at most this high?
label-do-you-hold-so-many-of-this-type = Do you hold so many cards of this type?
label-do-you-hold-this-card = Do you hold this card?
label-draw-a-card = draw a card
label-even = even
label-exchange-token = exchange a token with one of the sheet
label-facedown-card = the hidden card
label-faceup-card = the open card
label-fewer = fewer
label-grant-a-colony = grant a colony
label-how-many-cards-of-this-type-do-you-hold = How many cards of this type do you hold?
label-i-do-not-have-this-card = I do not have this card
label-i-have-no-attack-higher-than-this = I have no attack higher than this
label-i-have-too-few-foreign-colonies = I have too few foreign colonies
label-keep = keep
label-keep-it = keep it
label-left-hand = left hand
label-let-it-build = let it build
label-let-it-win = let it win
label-lose-ships = lose ships
label-more = more
label-morph = morph
label-negotiate = negotiate
label-nothing = nothing
label-odd = odd
label-ones = ones
label-only-my-card = only my card
label-only-the-opponent-s-card = only the opponent's card
label-place-token = lay a token beside a planet
label-player = player
label-replace = replace
label-research = put a ship on a tech
label-retrieve-a-ship = retrieve a ship
label-right-hand = right hand
label-subtract = subtract
label-swap-powers = swap powers
label-swap-tokens = two tokens change places
label-tens = tens
label-the-top-card-of-the-deck = the top card of the deck
label-too-many-of-my-ships-are-in-the-warp = Too many of my ships are in the warp
label-trap = a trap
label-which-cards-of-this-type-do-you-hold = Which cards of this type do you hold?
label-which-encounter-card-will-you-play = Which encounter card will you play?
label-which-is-your-highest-attack = Which is your highest attack?
label-which-is-your-lowest-attack = Which is your lowest attack?
label-will-you-play-a-card-of-this-type = Will you play a card of this type?
label-will-you-play-an-attack-at-least-this-high = Will you play an attack at least this high?
label-will-you-play-an-attack-at-most-this-high = Will you play an attack at most this high?
label-will-you-play-this-card = Will you play this card?
label-will-you-use-your-power = Will you use your power?

## Said by the rules

said-rules-reinforces = { $player } reinforces the { $value }
said-rules-accuses = { $player } cries out that { $value } takes something
said-rules-caught = { $player } is caught
