//! A question in words, with its options numbered.

use content::texts::{self, english};
use content::words::Words;
use engine::ask::{Ask, DealMove, DealTable, Question, Topic};
use engine::table::{CardId, Face, PieceId};
use engine::view::View;

use ::texts::wrap::wrap;

/// The name of a card a question speaks of, as far as the asked player may know it.
fn named(words: &Words, view: &View, card: CardId) -> String {
    view.named.iter().find(|(id, _)| *id == card).map_or_else(|| "a card".into(), |(_, seen)| words.seen(seen))
}

/// The options of a question in words; the number of each is its place in the list, from 1.
pub fn options(words: &Words, view: &View, ask: &Ask) -> Vec<String> {
    match &ask.question {
        Question::YesNo => vec!["yes".into(), "no".into()],
        Question::Cards { among, .. } => among.iter().map(|c| named(words, view, *c)).collect(),
        Question::Number { .. } | Question::Deal(_) => Vec::new(),
        _ => words.options(ask),
    }
}

/// How an answer is written.
pub fn form(question: &Question) -> String {
    let range = |min: u8, max: u8| if min == max { min.to_string() } else { format!("{min} to {max}") };
    match question {
        Question::Use { pass: true, .. } => "a number, or Enter to pass".into(),
        Question::Use { .. } | Question::YesNo | Question::Choice { .. } | Question::Seat { .. } => "a number".into(),
        Question::Planet { .. } => "a number or a planet".into(),
        Question::Number { min, max } => format!("{min} to {max}"),
        Question::Seats { min: 0, .. } => "numbers like «1 2», «all» or «none»".into(),
        Question::Seats { min, max, .. } => format!("{} numbers like «1 2»", range(*min, *max)),
        Question::Split { total, .. } => format!("{total} in all, like «1 ship, 2 cards, 1 reward card»"),
        Question::Face { .. } => "a number".into(),
        Question::Allot { total, .. } => format!("up to {total} in all, like «2 B, 1 C», or «none»"),
        Question::Cards { min: 1, max: 1, .. } => "a number".into(),
        Question::Cards { min: 0, max, .. } => format!("up to {max} numbers like «1 3», or «none»"),
        Question::Cards { min, max, .. } => format!("{} numbers like «1 3»", range(*min, *max)),
        Question::Ships { min, max, .. } => format!("{} ships, like «2 A1, 1 A3» or «2 #1»", range(*min, *max)),
        Question::Spread { ships, .. } => format!("{ships} ships, like «2 A1, 1 A3»"),
        Question::Deal(_) => "a number, or an offer like «give #1 A2 get any1 B4»".into(),
    }
}

/// The whole question.
pub fn question(words: &Words, view: &View, ask: &Ask) -> String {
    let who = words.seat(ask.seat);
    let mut title = match (&ask.question, ask.topic) {
        (Question::Use { pass: true, .. }, Topic::Respond) => format!("{who}: you may answer this with"),
        (Question::Use { pass: true, .. }, _) => format!("{who}: you may use"),
        (Question::Use { .. }, _) => format!("{who}: you must use one of these"),
        _ => format!("{who}: you are asked {}", words.topic(ask.topic)),
    };
    if let Some(source) = ask.source {
        title += &format!(" [{}]", words.ability(source));
    }
    let mut text = wrap("", &title, 2);
    match &ask.question {
        Question::Deal(table) => text += &deal(words, view, table),
        Question::Ships { .. } => {
            for (i, option) in options(words, view, ask).iter().enumerate() {
                text += &wrap(&format!("  #{:<3} ", i + 1), option, 7);
            }
        }
        Question::Spread { .. } | Question::Allot { .. } | Question::Split { .. } => {
            text += &wrap("  ", &options(words, view, ask).join(", "), 2);
        }
        Question::Cards { among, .. } if ask.topic == Topic::ChooseAlien => {
            for (i, card) in among.iter().enumerate() {
                text += &alien(words, view, *card, &format!("  {:>3}  ", i + 1));
            }
        }
        _ => {
            for (i, option) in options(words, view, ask).iter().enumerate() {
                text += &wrap(&format!("  {:>3}  ", i + 1), option, 7);
            }
        }
    }
    text
}

/// An alien one may play, by its flare: its name, what it is about, and its power.
fn alien(words: &Words, view: &View, card: CardId, first: &str) -> String {
    let face = view.named.iter().find(|(id, _)| *id == card).and_then(|(_, seen)| seen.face);
    let Some(Face::Flare(alien)) = face else { return wrap(first, &named(words, view, card), 7) };
    let alien = words.game.cast().aliens[alien.ix()];
    let said = |part: &str| english().text(&format!("alien-{}{part}", alien.id)).unwrap_or_default();
    let mut text = wrap(first, &format!("{}: {}", said(""), said(".summary")), 7);
    let mut declared = texts::abilities(english(), alien.power);
    declared.extend(texts::standing(english(), alien));
    for line in declared {
        text += &wrap("       [", &format!("{line}]"), 8);
    }
    for paragraph in format!("{}: {}", said(".power-name"), said(".power")).lines() {
        text += &wrap("       ", paragraph, 7);
    }
    text
}

/// The talks: what is on the table and what could be offered.
fn deal(words: &Words, view: &View, table: &DealTable) -> String {
    let me = table.me as usize;
    let others = (0..table.parties.len()).filter(|i| *i != me);
    let names: Vec<&str> = others.clone().map(|i| words.seat(table.parties[i])).collect();
    let names = names.join(", ");
    let mut text = match &table.offer {
        Some((by, terms)) => {
            wrap("  ", &format!("on the table: {} {}", words.seat(*by), words.terms(table, *by, terms)), 4)
        }
        None => "  nothing is on the table yet\n".to_string(),
    };
    if table.check(&DealMove::Accept(table.version)).is_ok() {
        text += "    1  accept\n";
    }
    let agreed: Vec<&str> = table.agreed.iter().map(|s| words.seat(s)).collect();
    if table.parties.len() > 2 && !agreed.is_empty() {
        text += &format!("    agreed so far: {}\n", agreed.join(", "));
    }
    let all = if table.parties.len() > 2 { "all" } else { "both" };
    text += &format!("    2  refuse: no deal, {all} lose three ships\n");
    text += &format!("    3  let {names} speak\n");
    let can = |from: usize, to: usize| &table.can[table.way(from, to)];
    let planets = |from: usize, to: usize| {
        let names: Vec<String> = can(from, to).colonies.iter().map(|p| words.planet(*p)).collect();
        if names.is_empty() { "none".into() } else { names.join(", ") }
    };
    let next = others.clone().next().expect("somebody else talks");
    let cards = can(me, next).cards.iter().enumerate();
    let cards: Vec<String> = cards.map(|(i, c)| format!("#{} {}", i + 1, named(words, view, *c))).collect();
    text += &wrap("  your cards: ", &if cards.is_empty() { "none".into() } else { cards.join(", ") }, 4);
    for i in others {
        let (other, hand) = (words.seat(table.parties[i]), can(i, me).hand as usize);
        let colonies =
            format!("colonies you can grant {other}: {}; {other} can grant you: {}", planets(me, i), planets(i, me));
        text += &wrap("  ", &colonies, 4);
        text += &format!("  {other} has {} in hand\n", content::words::count(hand, "card"));
        text += &pieces(words, view, &can(i, me).pieces, &format!("  {other} can give: "));
    }
    text + &pieces(words, view, &can(me, next).pieces, "  you can give: ")
}

/// What else than cards and colonies can be given, if anything.
fn pieces(words: &Words, view: &View, pieces: &[PieceId], head: &str) -> String {
    let name = |piece: PieceId| match view.pieces[piece.ix()].def {
        Some(_) => words.own_piece(piece),
        None => words.piece(piece),
    };
    let each = pieces.iter().enumerate().map(|(i, piece)| format!("piece{} {}", i + 1, name(*piece)));
    let all: Vec<String> = each.collect();
    if all.is_empty() { String::new() } else { wrap(head, &all.join(", "), 4) }
}
