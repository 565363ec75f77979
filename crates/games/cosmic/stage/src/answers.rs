//! Answers in words, for every kind of question.

use content::words::{Names, SHARES, WARES, Words};
use engine::Game;
use engine::ask::{Answer, Ask, DealMove, DealTable, Gift, Offer, Question, Terms};
use engine::table::*;
use scenarios::lists::{items, joined};
use scenarios::{Arg, Fail, Step};

use crate::read::{self, ShipWord, hint};

/// Reads an answer to a question.
pub fn read(arg: Arg, ask: &Ask, game: &Game, names: &Names) -> Step<Answer> {
    let words = Words::new(game, names);
    let none = matches!(arg.text, "none" | "nobody" | "nothing" | "no card" | "no cards" | "no ship" | "no ships");
    match &ask.question {
        Question::Use { .. } if arg.text == "pass" => Ok(Answer::Pass),
        Question::Use { .. } => option(arg, &words.options(ask)).map(|i| Answer::Choice(i as u8)),
        Question::YesNo => match arg.text {
            "yes" => Ok(Answer::YesNo(true)),
            "no" => Ok(Answer::YesNo(false)),
            other => Err(Fail::word(arg.at, format!("«{other}» is neither yes nor no"))),
        },
        Question::Choice { labels, .. } => {
            let all: Vec<String> = (0..16).map(|i| words.label(*labels, ask.source, i)).collect();
            option(arg, &all).map(|i| Answer::Choice(i as u8))
        }
        Question::Number { .. } => read::number(arg).map(|n| Answer::Number(n as i16)),
        Question::Seat { .. } | Question::Planet { .. } if none => Ok(Answer::Pass),
        Question::Seat { .. } => read::player(arg, game.players.len()).map(Answer::Seat),
        Question::Seats { .. } => read::players(arg, game.players.len()).map(Answer::Seats),
        Question::Allot { .. } => allotment(arg, game, none),
        Question::Split { .. } => split(arg).map(Answer::Split),
        Question::Face { .. } => match read::faces(arg, game)?[..] {
            [face] => Ok(Answer::Face(face)),
            _ => Err(Fail::word(arg.at, "one card is named")),
        },
        Question::Cards { among, .. } => cards(arg, among, game, names),
        Question::Planet { .. } => read::planet(arg, game).map(Answer::Planet),
        Question::Ships { among, .. } => ships(arg, ask.seat, among, game),
        Question::Spread { ships, .. } => spread(arg, *ships, game),
        Question::Deal(table) => deal(arg, table, game).map(|step| Answer::Deal(Box::new(step))),
    }
}

/// The option meant by some words: exactly, or without what stands in brackets behind it.
fn option(arg: Arg, options: &[String]) -> Step<usize> {
    let bare = |o: &str| o.split(" (").next().unwrap_or(o).to_lowercase();
    let text = read::spelt(arg.text).to_lowercase();
    let exact = options.iter().position(|o| o.to_lowercase() == text);
    let near = || options.iter().position(|o| bare(o) == text);
    exact.or_else(near).ok_or_else(|| {
        let hint = hint(arg.text, options);
        Fail::word(arg.at, format!("«{}» is not among the options{hint}", arg.text))
    })
}

/// The offer meant by some words.
pub fn offer(arg: Arg, offers: &[Offer], game: &Game, names: &Names) -> Step<Offer> {
    let words = Words::new(game, names);
    let all: Vec<String> = offers.iter().map(|o| words.offer(o)).collect();
    option(arg, &all).map(|i| offers[i])
}

fn allotment(arg: Arg, game: &Game, none: bool) -> Step<Answer> {
    let mut out = [0u8; MAX_SEATS];
    if !none {
        for item in items(arg) {
            let (who, n) = item
                .text
                .split_once(' ')
                .ok_or_else(|| Fail::word(item.at, "say a player and a number, for instance «B 2»"))?;
            let seat = read::player(Arg { text: who, at: item.at }, game.players.len())?;
            out[seat.ix()] = read::small(Arg { text: n, at: item.at + who.len() + 1 })?;
        }
    }
    Ok(Answer::Allot(out))
}

/// `2 ships, 1 card, 1 reward card`.
fn split(arg: Arg) -> Step<[u8; 3]> {
    let mut out = [0u8; 3];
    for item in items(arg) {
        let (n, kind) = item.text.split_once(' ').unwrap_or((item.text, ""));
        let at = SHARES.iter().position(|s| *s == kind || format!("{s}s") == kind);
        let at = at.ok_or_else(|| Fail::word(item.at, "say how many ships, cards and reward cards"))?;
        out[at] = read::small(Arg { text: n, at: item.at })?;
    }
    Ok(out)
}

/// The first cards with these faces among those on offer.
fn find_cards(arg: Arg, among: &[CardId], game: &Game) -> Step<CardList> {
    let mut chosen = CardList::new();
    for face in read::faces(arg, game)? {
        let card = among.iter().copied().find(|c| game.face(*c) == face && !chosen.contains(c));
        chosen.push(card.ok_or_else(|| Fail::word(arg.at, format!("«{}» is not among the cards", arg.text)))?);
    }
    Ok(chosen)
}

fn cards(arg: Arg, among: &[CardId], game: &Game, names: &Names) -> Step<Answer> {
    if among.iter().all(|c| game.cards[c.ix()].back == DeckId::Destiny) {
        let all: Vec<String> = among.iter().map(|c| Words::new(game, names).card(*c)).collect();
        let chosen: Step<CardList> = items(arg).into_iter().map(|i| option(i, &all).map(|i| among[i])).collect();
        return chosen.map(Answer::Cards);
    }
    find_cards(arg, among, game).map(Answer::Cards)
}

/// Ships from groups. A bare number takes one ship at a time from where most are, so that colonies stay.
fn ships(arg: Arg, asked: Seat, among: &[ShipGroup], game: &Game) -> Step<Answer> {
    let mut taken = vec![0u8; among.len()];
    for word in read::ships(arg, game)? {
        let fits = |g: &ShipGroup| {
            word.place.is_none_or(|p| p == g.place)
                && g.colour == game.colour(word.of.unwrap_or(asked))
                && word.height.is_none_or(|h| h == g.height)
                && word.hired.is_none_or(|h| h == g.hired)
                && word.marked.is_none_or(|m| m == g.marked)
        };
        take(&word, &mut taken, among, fits)?;
    }
    let picks = taken.iter().enumerate().filter(|(_, n)| **n > 0).map(|(i, n)| (i as u8, *n));
    Ok(Answer::Ships(picks.collect()))
}

fn take(word: &ShipWord, taken: &mut [u8], among: &[ShipGroup], fits: impl Fn(&ShipGroup) -> bool) -> Step {
    for _ in 0..word.count {
        let left = |i: usize| among[i].count.saturating_sub(taken[i]);
        let candidates = (0..among.len()).filter(|i| fits(&among[*i]) && left(*i) > 0);
        let best = candidates.min_by_key(|i| (std::cmp::Reverse(left(*i)), *i));
        let best = best.ok_or_else(|| {
            Fail::word(word.arg.at, format!("there are not that many ships to choose: «{}»", word.arg.text))
        })?;
        taken[best] += 1;
    }
    Ok(())
}

fn spread(arg: Arg, ships: u8, game: &Game) -> Step<Answer> {
    let mut to = smallvec::SmallVec::new();
    for item in joined(arg, " and ") {
        match item.text.split_once(" to ") {
            Some((n, planet)) => {
                let count = n.split(' ').next().unwrap_or(n);
                let n = read::small(Arg { text: count, at: item.at })?;
                let at = item.at + item.text.len() - planet.len();
                to.push((read::planet(Arg { text: planet, at }, game)?, n));
            }
            None => {
                let text = item.text.strip_prefix("to ").unwrap_or(item.text);
                let at = item.at + item.text.len() - text.len();
                to.push((read::planet(Arg { text, at }, game)?, ships));
            }
        }
    }
    Ok(Answer::Spread(to))
}

fn deal(arg: Arg, table: &DealTable, game: &Game) -> Step<DealMove> {
    match arg.text {
        "accepts" | "accept" => return Ok(DealMove::Accept(table.version)),
        "refuses" | "refuse" => return Ok(DealMove::Refuse),
        "waits" | "wait" => return Ok(DealMove::Wait),
        _ => {}
    }
    match arg.text.strip_prefix("offers: ").or_else(|| arg.text.strip_prefix("offers ")) {
        Some(text) => terms(Arg { text, at: arg.at + arg.text.len() - text.len() }, table, game).map(DealMove::Offer),
        None => Err(Fail::word(arg.at, "say «offers: gives …; gets …», «accepts», «refuses» or «waits»")),
    }
}

/// Why terms with two colonies for one party cannot even be written down (R14.4, ruling D-03).
pub const ONE_COLONY: &str = "each party gains at most one colony by a deal";

/// Terms: `gives negotiate, colony on A3; gets 1 card of choice`, or `A gives B: negotiate; B gives C: colony on B1`.
pub fn terms(arg: Arg, table: &DealTable, game: &Game) -> Step<Terms> {
    let mut terms = table.no_terms();
    let mut from = 0;
    for half in arg.text.split(';') {
        let text = half.trim_start();
        let at = arg.at + from + half.len() - text.len();
        from += half.len() + 1;
        let me = table.me as usize;
        let two = table.parties.len() == 2;
        let (way, said) = match text {
            t if two && t.starts_with("gives ") => (me, "gives ".len()),
            t if two && t.starts_with("gets ") => (1 - me, "gets ".len()),
            _ => named_way(Arg { text, at }, table, game)?,
        };
        let giver = table.ways().nth(way).expect("a way between two parties").0;
        let (text, at) = (text[said..].trim_end(), at + said);
        terms.gives[way] = gift(Arg { text, at }, table.parties[giver], game)?;
    }
    Ok(terms)
}

/// `A gives B: `, and how long that is.
fn named_way(arg: Arg, table: &DealTable, game: &Game) -> Step<(usize, usize)> {
    let unclear = || Fail::word(arg.at, "say «gives …; gets …», or among several «A gives B: …»");
    let (way, _) = arg.text.split_once(": ").ok_or_else(unclear)?;
    let (from, to) = way.split_once(" gives ").ok_or_else(unclear)?;
    let party = |text: &str, at: usize| {
        let seat = read::player(Arg { text, at }, game.players.len())?;
        table.parties.iter().position(|p| *p == seat).ok_or_else(|| Fail::word(at, "that one does not talk"))
    };
    let places = (party(from, arg.at)?, party(to, arg.at + way.len() - to.len())?);
    if places.0 == places.1 {
        return Err(unclear());
    }
    Ok((table.way(places.0, places.1), way.len() + 2))
}

/// Which kind of card a number of cards is: `1 flare`, `2 encounter cards`.
fn ware(text: &str) -> Option<usize> {
    let (n, kind) = text.split_once(' ')?;
    n.parse::<u8>().ok()?;
    WARES.iter().position(|ware| kind == *ware || kind.strip_suffix('s') == Some(*ware))
}

fn gift(arg: Arg, giver: Seat, game: &Game) -> Step<Gift> {
    let mut gift = Gift::default();
    if arg.text == "nothing" {
        return Ok(gift);
    }
    for item in items(arg) {
        let number = || read::small(Arg { text: item.text.split(' ').next().unwrap_or(""), at: item.at });
        if let Some(planet) = item.text.strip_prefix("colony on ").or_else(|| item.text.strip_prefix("a colony on ")) {
            let at = item.at + item.text.len() - planet.len();
            if gift.colony.is_some() {
                return Err(Fail::word(item.at, ONE_COLONY));
            }
            gift.colony = Some(read::planet(Arg { text: planet, at }, game)?);
        } else if let Some(ware) = ware(item.text) {
            gift.wares[ware] = number()?;
        } else if item.text.ends_with(" of choice") {
            gift.any = number()?;
        } else if item.text.ends_with(" at random") {
            gift.random = number()?;
        } else if item.text.ends_with(" freed") {
            gift.freed = number()?;
        } else if matches!(read::card(item, game.rules()), Ok(read::CardWord::Piece(_))) {
            gift.pieces.push(read::piece(item, game)?);
        } else {
            let left: CardList = game.hand(giver).iter().copied().filter(|c| !gift.cards.contains(c)).collect();
            gift.cards.extend(find_cards(item, &left, game)?);
        }
    }
    Ok(gift)
}
