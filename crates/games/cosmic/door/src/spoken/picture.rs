//! The table as text: systems with their planets, the gate, the warp, hands and totals.

use content::words::{Words, attack};
use engine::table::*;
use engine::view::{EncounterView, SeenCard, View};

use texts::wrap::{WIDTH, wrap};

/// Draws what one controller may see, from the seat it sits at, or what lies open to all, with all hands.
pub fn table(words: &Words, view: &View, me: Option<Seat>) -> String {
    let mut text = format!("{}\n", "─".repeat(WIDTH));
    for (i, seat) in view.seats.iter().enumerate() {
        let s = Seat(i as u8);
        let whose = if Some(s) == me { format!("{} you", words.seat(s)) } else { words.seat(s).to_string() };
        let right = format!(
            "warp {:>2}  hand {:>2}  colonies {}/{}",
            seat.warp,
            seat.hand.len(),
            seat.foreign_colonies,
            seat.needed
        );
        let left = format!("{whose:<6}{}", aliens(words, view, s));
        let gap = WIDTH.saturating_sub(left.chars().count() + right.chars().count());
        text += &format!("{left}{}{right}\n", " ".repeat(gap));
        text += &system(words, view, seat.colour);
    }
    text += &middle(words, view);
    for (i, seat) in view.seats.iter().enumerate() {
        let s = Seat(i as u8);
        let whose = match me {
            Some(me) if me == s => "your hand: ".into(),
            Some(_) => continue,
            None => format!("hand of {}: ", words.seat(s)),
        };
        let hand: Vec<String> = seat.hand.iter().map(|(_, card)| words.seen(card)).collect();
        let hand = if hand.is_empty() { "no card".into() } else { hand.join(", ") };
        text += &wrap(&whose, &hand, whose.len());
    }
    text + &format!("{}\n", "─".repeat(WIDTH))
}

/// The powers a seat has.
fn aliens(words: &Words, view: &View, seat: Seat) -> String {
    let held = view.pieces.iter().filter(|s| s.holder == Some(seat)).map(|s| {
        let mut name = s.def.map_or("a piece face down".into(), |def| words.printed(def)).to_string();
        let mut notes: Vec<String> = Vec::new();
        if s.down {
            notes.push("lost".into());
        }
        if s.zapped {
            notes.push("zapped".into());
        }
        let noted = s.def.map(|def| s.notes.iter().map(move |(note, value)| words.noted(def, *note, value)));
        notes.extend(noted.into_iter().flatten());
        if !s.cards.is_empty() {
            notes.push(cards_on_sheet(words, &s.cards));
        }
        if !notes.is_empty() {
            name += &format!(" ({})", notes.join(", "));
        }
        name
    });
    let all: Vec<String> = held.collect();
    if all.is_empty() { "no power".into() } else { all.join(" + ") }
}

fn cards_on_sheet(words: &Words, cards: &[(Option<CardId>, SeenCard)]) -> String {
    let known: Vec<String> = cards.iter().filter(|(_, c)| c.face.is_some()).map(|(_, c)| words.seen(c)).collect();
    if known.is_empty() { format!("cards {}", cards.len()) } else { format!("cards: {}", known.join(", ")) }
}

/// The planets of a system with the ships on them: `A1 A4 C2`.
fn system(words: &Words, view: &View, colour: Colour) -> String {
    let here = view.planets.iter().enumerate().filter(|(_, p)| p.system == colour && !p.gone && !p.in_gate);
    let cells: Vec<String> = here
        .map(|(i, _)| {
            let place = Place::Planet(PlanetId(i as u8));
            let ships = ships_at(words, view, place);
            let mut ships = if ships.is_empty() { "-".into() } else { ships };
            for (_, _, _, face) in view.beside.iter().filter(|(p, ..)| p.0 as usize == i) {
                ships += &format!(" [{}]", words.face(*face));
            }
            format!("{:<17}", format!("{}: {ships}", words.planet(PlanetId(i as u8))))
        })
        .collect();
    wrap("      ", cells.join(" ").trim_end(), 6)
}

/// Ships at a place by colour: `A4 C2`, stacks with their height, hired ones with a star.
fn ships_at(words: &Words, view: &View, place: Place) -> String {
    let groups = view.ships.iter().filter(|g| g.place == place).map(|g| {
        let name = words.colour(g.colour);
        match g.height {
            1 if g.hired => format!("{name}{}*", g.count),
            1 => format!("{name}{}", g.count),
            height => format!("{name}{}^{height}", g.count),
        }
    });
    groups.collect::<Vec<_>>().join(" ")
}

/// The middle of the table: decks, and what is in the gate.
fn middle(words: &Words, view: &View) -> String {
    let top = view.discards[0].last().map_or(String::new(), |(_, face)| format!(" (top: {})", words.face(*face)));
    let mut text = format!(
        "deck {}, discards {}{top}, destiny deck {}; turn of {}\n",
        view.decks[0],
        view.discards[0].len(),
        view.decks[1],
        words.seat(view.turn)
    );
    text += &encounter(words, view);
    text
}

/// The encounter in one or a few lines.
pub fn encounter(words: &Words, view: &View) -> String {
    let Some(e) = &view.encounter else { return String::new() };
    let mut line = format!("{}: {} is the offense", words.phase(e.phase), words.seat(e.offense));
    if let Some(defense) = e.defense {
        line += &format!(" against {}", words.seat(defense));
    }
    if let Some(target) = e.target {
        line += &format!(" on {}", words.planet(target));
    }
    for (place, name) in [(Place::Gate, "gate"), (Place::Beside, "beside the planet")] {
        let ships = ships_at(words, view, place);
        if !ships.is_empty() {
            line += &format!("; {name}: {ships}");
        }
    }
    for side in Side::BOTH {
        if let Some(card) = laid(words, e, side) {
            line += &format!("; card of the {}: {card}", words.side(side));
        }
    }
    let mut text = wrap("", &line, 2);
    for side in Side::BOTH {
        if let Some(totals) = &e.totals {
            text += &wrap("", &format!("total of the {}: {}", words.side(side), words.total(&totals[side.ix()])), 2);
        }
    }
    let mut turns: Vec<String> = Vec::new();
    if let Some(side) = e.decided {
        turns.push(format!("the {} wins whatever the cards say", words.side(side)));
    }
    if e.lower_wins {
        turns.push("the lower total wins".into());
    }
    if e.upset {
        turns.push("the winners lose and the losers win".into());
    }
    if let Some(outcome) = e.outcome {
        turns.push(format!("outcome: {}", words.outcome(outcome)));
    }
    if !turns.is_empty() {
        text += &wrap("", &turns.join("; "), 2);
    }
    text
}

/// The encounter card of a side: what it is, and what it counts as where that is something else.
fn laid(words: &Words, e: &EncounterView, side: Side) -> Option<String> {
    let card = e.cards[side.ix()].as_ref()?;
    let mut text = if card.face.is_some() { words.seen(card) } else { "face down".into() };
    if let Some(claim) = e.claims[side.ix()] {
        text += &format!(" (claimed to be {})", words.face(claim));
    }
    if let Some(counts) = e.counts[side.ix()] {
        let face = if counts.is_attack() { attack(counts.value) } else { words.face(counts.face) };
        text += &format!(" (counts as {face})");
    }
    Some(text)
}
