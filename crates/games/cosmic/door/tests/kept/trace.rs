//! What happened on the table, by names: the same lines whatever the engine's own words for it are.
//!
//! Movements of cards, ships, planets and sheets, totals and outcomes; what is asked; and the whole position whenever an
//! encounter begins. What is only said aloud is left out: it has no consequence but by what follows.

use engine::Game;
use engine::ability::Source;
use engine::ask::{Ask, Question};
use engine::flow::Cancel;
use engine::table::*;
use engine::view::{Event, SeenCard};

/// Adds what happened since the last time, and what is asked now.
pub fn trace(game: &mut Game, lines: &mut Vec<String>) {
    for event in game.take_events() {
        if let Event::EncounterBegins { .. } | Event::GameOver(_) = event {
            position(game, lines);
        }
        lines.extend(happened(game, &event));
    }
    lines.extend(game.pending().iter().map(|ask| asked(game, ask)));
}

fn alien(game: &Game, alien: AlienIx) -> &'static str {
    game.cast().aliens[alien.ix()].id
}

fn printed(game: &Game, def: DefIx) -> &'static str {
    game.cast().def(def).id
}

fn kind(game: &Game, card: CardIx) -> &'static str {
    game.cast().cards[card.ix()].id
}

fn face(game: &Game, face: Face) -> String {
    match face {
        Face::Attack(n) => n.to_string(),
        Face::Negotiate => "N".into(),
        Face::NamedNegotiate(card) => format!("N:{}", kind(game, card)),
        Face::Morph => "M".into(),
        Face::Reinforcement(n) => format!("{n:+}"),
        Face::Card(card, n) => format!("{}:{n}", kind(game, card)),
        Face::Flare(a) => format!("F:{}", alien(game, a)),
        Face::Destiny(Destiny::Alien(a, _)) => format!("D:{}", alien(game, a)),
        Face::Destiny(destiny) => format!("D:{destiny:?}"),
        Face::Piece(p) => game.cast().pieces[p.ix()].id.into(),
    }
}

fn faces(game: &Game, cards: impl IntoIterator<Item = CardId>) -> String {
    let all: Vec<String> = cards.into_iter().map(|c| face(game, game.face(c))).collect();
    all.join(" ")
}

fn seen(game: &Game, cards: &[SeenCard]) -> String {
    let all: Vec<String> = cards.iter().map(|c| c.face.map_or("?".into(), |f| face(game, f))).collect();
    all.join(" ")
}

fn source(game: &Game, source: Source) -> String {
    match source {
        Source::Power(a) => format!("power of {}", alien(game, a)),
        Source::Wild(a) => format!("wild {}", alien(game, a)),
        Source::Super(a) => format!("super {}", alien(game, a)),
        Source::Piece(p) => game.cast().pieces[p.ix()].id.into(),
        Source::Card(card) => kind(game, card).into(),
        Source::Reinforcement => "reinforcement".into(),
    }
}

fn place(game: &Game, place: Place) -> String {
    match place {
        Place::Planet(p) => format!("planet {}", p.0),
        Place::Gate => "gate".into(),
        Place::Beside => "beside".into(),
        Place::Warp => "warp".into(),
        Place::On(s) => format!("sheet of {}", printed(game, game.piece(s).def)),
        Place::Under(ship) => format!("under a ship of {}", game.ships[ship.ix()].colour.0),
        Place::Around(colour, a) => format!("around {} by {}", colour.0, alien(game, a)),
        Place::Removed => "removed".into(),
    }
}

fn zone(game: &Game, zone: Zone) -> String {
    match zone {
        Zone::Deck(deck) => format!("{deck:?} deck"),
        Zone::Discard(deck) => format!("{deck:?} discard"),
        Zone::Hand(seat) => format!("hand {}", seat.0),
        Zone::Piece(s) => format!("sheet of {}", printed(game, game.piece(s).def)),
        Zone::Planet(p, _) => format!("planet {}", p.0),
        Zone::Laid(s) => format!("as {}", printed(game, game.piece(s).def)),
        Zone::Limbo => "limbo".into(),
        Zone::Slot(side) => format!("{side:?} card"),
        Zone::Aside(seat) => format!("aside {}", seat.0),
        Zone::Removed => "removed".into(),
    }
}

fn ships(game: &Game, ships: &[(Colour, Place, u8)]) -> String {
    let all: Vec<String> =
        ships.iter().map(|(c, from, n)| format!("{n} of {} from {}", c.0, place(game, *from))).collect();
    all.join(", ")
}

fn happened(game: &Game, event: &Event) -> Option<String> {
    Some(match event {
        Event::AliensRevealed { aliens } => {
            let all: Vec<&str> = aliens.iter().map(|a| alien(game, *a)).collect();
            format!("aliens {}", all.join(" "))
        }
        Event::TurnBegins { seat } => format!("turn of {}", seat.0),
        Event::EncounterBegins { offense, number } => format!("encounter {number} of {}", offense.0),
        Event::PhaseBegins(phase) => format!("{phase:?}"),
        Event::Uses { by, ability, about, .. } => {
            format!("{} uses {} about {:?}", by.0, source(game, ability.source), about.map(|s| s.0))
        }
        Event::Plays { by, card, ability } => {
            format!("{} plays {} as {}", by.0, seen(game, &[*card]), source(game, ability.source))
        }
        Event::Cancelled { by, ability, how } => {
            let how = match how {
                Cancel::Zap | Cancel::Card => format!("{how:?}"),
                Cancel::Keep(keeper) if keeper == by => "Prevent".into(),
                Cancel::Keep(thief) => format!("Steal({thief:?})"),
            };
            format!("{}'s {} stopped: {how}", by.0, source(game, ability.source))
        }
        Event::Draws { seat, cards, to } => format!("{} draws {} to {}", seat.0, seen(game, cards), zone(game, *to)),
        Event::Takes { from, to, cards } => format!("{} takes {} from {}", to.0, seen(game, cards), from.0),
        Event::CardMoves { card, to } => format!("{} to {}", seen(game, &[*card]), zone(game, *to)),
        Event::Discards { cards } => format!("discards {}", seen(game, cards)),
        Event::Shows { cards } => format!("shows {}", seen(game, cards)),
        Event::LooksAt { by, cards } => format!("{} looks at {}", by.0, seen(game, cards)),
        Event::LooksAtHand { at, by } => format!("{} looks at the hand of {}", by.0, at.0),
        Event::LooksThrough { deck, by } => format!("{} looks through {deck:?}", by.0),
        Event::HandsSwapped(a, b) => format!("hands of {} and {} swapped", a.0, b.0),
        Event::HandsMixed(hands) => {
            let hands: Vec<String> = hands.iter().map(|seat| seat.0.to_string()).collect();
            format!("hands of {} mixed", hands.join(" and "))
        }
        Event::Shuffled(deck) => format!("{deck:?} shuffled"),
        Event::Quake(again) => format!("quake {again}"),
        Event::ShipsLost { ships: lost, why } => format!("lost {why:?}: {}", ships(game, lost)),
        Event::ShipsRemoved { ships: gone } => format!("removed: {}", ships(game, gone)),
        Event::PlanetDestroyed { planet, by } => format!("planet {} destroyed by {:?}", planet.0, by.map(|s| s.0)),
        Event::ShipsCaptured { ships: taken, by } => format!("captured by {}: {}", by.0, ships(game, taken)),
        Event::ShipsPut { ships: put, piece } => {
            format!("on {}: {}", printed(game, game.piece(*piece).def), ships(game, put))
        }
        Event::ShipsSettle { ships, how } => {
            let all: Vec<String> = ships.iter().map(|(c, p, n)| format!("{n} of {} on {}", c.0, p.0)).collect();
            format!("settle {how:?}: {}", all.join(", "))
        }
        Event::ShipsCommitted { ships: sent, side } => format!("committed to {side:?}: {}", ships(game, sent)),
        Event::PlanetMoves { planet, system } => format!("planet {} to {:?}", planet.0, system.map(|c| c.0)),
        Event::Hires { seat, side, n } => format!("{} hires {n} for {side:?}", seat.0),
        Event::DestinyDrawn(destiny) => format!("destiny {}", face(game, Face::Destiny(*destiny))),
        Event::Against { defense, system } => format!("against {} in {}", defense.0, system.0),
        Event::Aimed { planet } => format!("aimed at {}", planet.0),
        Event::Invites { side, seats } => format!("{side:?} invites {seats:?}"),
        Event::Allies { seat, side } => format!("{} joins {side:?}", seat.0),
        Event::Lays { side, card } => format!("{side:?} lays {}", seen(game, &[*card])),
        Event::LaysBeside { side, card } => format!("{side:?} lays beside {}", seen(game, &[*card])),
        Event::Kicker { side, card } => format!("{side:?} kicker {}", seen(game, &[*card])),
        Event::Reveals { cards } => {
            let all: Vec<String> = cards.iter().map(|c| c.map_or("-".into(), |f| face(game, f))).collect();
            format!("reveals {}", all.join(" "))
        }
        Event::CardsSwapped => "cards swapped".into(),
        Event::TotalChanges { side, by, source: of, amount } => {
            format!("total of {side:?} {amount:+} by {} with {}", by.0, source(game, of.source))
        }
        Event::PartsMultiplied { side, total, .. } => format!("total of {side:?} multiplied to {total}"),
        Event::Decided(side) => format!("decided for {side:?}"),
        Event::Upset(side) => format!("upset of {side:?}"),
        Event::Totals(totals) => format!("totals {} {}", totals[0].value, totals[1].value),
        Event::Outcome { outcome, totals } => format!("outcome {outcome:?} {totals:?}"),
        Event::EncounterEnds(outcome) => format!("ends {outcome:?}"),
        Event::Agrees(seat) => format!("{} agrees", seat.0),
        Event::Offers { by, cards, .. } => format!("{} offers {cards:?}", by.0),
        Event::DealAgreed => "agreed".into(),
        Event::TalksFail => "talks fail".into(),
        Event::Gains { seat, amount, from } => format!("{} gains {amount} from {:?}", seat.0, from.map(|s| s.0)),
        Event::PowerFlips { piece, down } => format!("{} down {down}", printed(game, game.piece(*piece).def)),
        Event::Zapped { piece } => format!("{} zapped", printed(game, game.piece(*piece).def)),
        Event::PieceMoves { piece, to } => {
            let to = if let Spot::Seat(seat) = to { format!("{:?}", Some(seat.0)) } else { format!("{to:?}") };
            format!("{} to {to}", printed(game, game.piece(*piece).def))
        }
        Event::Becomes { seat, alien: a } => format!("{} becomes {}", seat.0, alien(game, *a)),
        Event::AlienDiscarded { alien: a } => format!("{} discarded", alien(game, *a)),
        Event::PlayersSwap(a, b) => format!("{} and {} change places", a.0, b.0),
        Event::Replays => "time runs back".into(),
        Event::WinProposed(seats) => format!("about to win: {seats:?}"),
        Event::GameOver(finish) => format!("over: {finish:?}"),
        // said aloud, or told by what follows
        Event::GoesBy { .. }
        | Event::Claims { .. }
        | Event::Did { .. }
        | Event::CardChanges { .. }
        | Event::Noted { .. } => return None,
    })
}

/// Who is asked what, and how much there is to choose from.
fn asked(game: &Game, ask: &Ask) -> String {
    let what = match &ask.question {
        Question::Use { offers, pass } => {
            let all: Vec<String> = offers.iter().map(|o| source(game, o.ability.source)).collect();
            format!("use {} pass {pass}", all.join(" or "))
        }
        Question::YesNo => "yes or no".into(),
        Question::Choice { labels, open } => format!("{labels:?} {open:b}"),
        Question::Number { min, max } => format!("{min} to {max}"),
        Question::Seat { among, none } => format!("seat {among:?} {none}"),
        Question::Seats { among, min, max } => format!("seats {among:?} {min} to {max}"),
        Question::Allot { most, total } => format!("allot {total} {most:?}"),
        Question::Split { most, total } => format!("split {total} {most:?}"),
        Question::Face { among } => format!("{} faces", among.len()),
        Question::Cards { among, min, max } => format!("{min} to {max} of {}", faces(game, among.iter().copied())),
        Question::Planet { among, none } => {
            format!("planet {:?} {none}", among.iter().map(|p| p.0).collect::<Vec<_>>())
        }
        Question::Ships { among, min, max } => {
            let all: Vec<String> = among
                .iter()
                .map(|g| format!("{}×{} of {} at {}", g.count, g.height, g.colour.0, place(game, g.place)))
                .collect();
            format!("{min} to {max} ships of {}", all.join(", "))
        }
        Question::Spread { among, ships } => format!("spread {ships} over {}", among.len()),
        Question::Deal(_) => "deal".into(),
    };
    format!("{} asked {:?}: {what}", ask.seat.0, ask.topic)
}

/// Everything that lies on the table.
fn position(game: &Game, lines: &mut Vec<String>) {
    for (seat, player) in game.players.iter().enumerate() {
        let hand = faces(game, player.hand.iter().copied());
        lines.push(format!("seat {seat}: {} colour {}: {hand}", player.controller.0, player.colour.0));
    }
    for (i, piece) in game.pieces.iter().enumerate() {
        let cards = faces(game, piece.cards.iter().copied());
        let holder = game.holder(PieceId(i as u8)).map(|s| s.0);
        let owner = piece.owner.map_or("nobody".into(), |s| s.0.to_string());
        lines.push(format!("{} {holder:?} of {owner} down {} : {cards}", printed(game, piece.def), !piece.up));
    }
    for planet in &game.planets {
        let gone = if planet.gone { " gone" } else { "" };
        lines.push(format!("planet of {} {:?}{gone}", planet.system.0, planet.ships));
    }
    lines.push(format!("warp {:?} gate {:?}", game.warp, game.gate));
    for deck in &game.decks {
        lines.push(format!("draw {}", faces(game, deck.draw.iter().copied())));
        lines.push(format!("discard {}", faces(game, deck.discard.iter().copied())));
    }
}
