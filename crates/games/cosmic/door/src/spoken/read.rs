//! What a player types, as an answer. Nothing here knows a rule: the question checks what comes out.

use content::words::{SHARES, WARES, Words};
use engine::ask::{Answer, Ask, DealMove, DealTable, Gift, Question};
use engine::table::*;
use rules::Said;

/// Reads a line typed at a question, or says in one line what is wrong with it.
pub fn read(words: &Words, ask: &Ask, text: &str) -> Result<Said<Answer>, String> {
    let text = text.to_lowercase();
    if matches!(ask.question, Question::Deal(_)) && matches!(text.as_str(), "3" | "listen") {
        return Ok(Said::Listens);
    }
    answer(words, ask, &text).map(Said::Answer)
}

fn number(text: &str) -> Result<usize, String> {
    text.parse().map_err(|_| format!("«{text}» is not a number"))
}

/// The item with a number from 1.
fn nth<T: Copy>(list: &[T], text: &str) -> Result<T, String> {
    let n = number(text)?;
    let found = n.checked_sub(1).and_then(|i| list.get(i)).copied();
    found.ok_or_else(|| format!("there is no number {n}; possible: 1 to {}", list.len()))
}

fn parts(text: &str) -> impl Iterator<Item = &str> {
    text.split([',', ' ']).filter(|s| !s.is_empty())
}

fn answer(words: &Words, ask: &Ask, text: &str) -> Result<Answer, String> {
    if text.is_empty() && !matches!(ask.question, Question::Use { pass: true, .. }) {
        return Err("type an answer".into());
    }
    match &ask.question {
        Question::Use { offers, pass } => {
            if *pass && (matches!(text, "" | "pass" | "p") || number(text) == Ok(offers.len() + 1)) {
                return Ok(Answer::Pass);
            }
            let all: Vec<u8> = (0..offers.len() as u8).collect();
            nth(&all, text).map(Answer::Choice)
        }
        Question::YesNo => match text {
            "1" | "y" | "yes" => Ok(Answer::YesNo(true)),
            "2" | "n" | "no" => Ok(Answer::YesNo(false)),
            _ => Err("type 1 for yes or 2 for no".into()),
        },
        Question::Choice { open, .. } => {
            let all: Vec<u8> = (0..16).filter(|i| open & (1 << i) != 0).collect();
            nth(&all, text).map(Answer::Choice)
        }
        Question::Number { min, max } => {
            text.parse().map(Answer::Number).map_err(|_| format!("type a number from {min} to {max}"))
        }
        Question::Seat { among, none } => {
            if *none && (text == "none" || number(text) == Ok(among.len() + 1)) {
                return Ok(Answer::Pass);
            }
            seat(words, *among, text).map(Answer::Seat)
        }
        Question::Seats { among, .. } => match text {
            "all" => Ok(Answer::Seats(*among)),
            "none" => Ok(Answer::Seats(Seats::NONE)),
            _ => parts(text).map(|p| seat(words, *among, p)).collect::<Result<Seats, _>>().map(Answer::Seats),
        },
        Question::Allot { most, .. } => {
            let mut out = [0u8; MAX_SEATS];
            let among: Seats = (0..MAX_SEATS as u8).map(Seat).filter(|s| most[s.ix()] > 0).collect();
            for (n, who) in counted(text)? {
                let who = seat(words, among, who.ok_or("say for whom, like «2 B»")?)?;
                out[who.ix()] = out[who.ix()].saturating_add(n);
            }
            Ok(Answer::Allot(out))
        }
        Question::Split { .. } => {
            let mut out = [0u8; 3];
            for (n, what) in counted(text)? {
                let kind = what.and_then(|w| SHARES.iter().position(|s| w.trim_end_matches('s') == *s));
                let kind = kind.ok_or("say ships, cards or reward cards, like «1 ship, 2 cards»")?;
                out[kind] = out[kind].saturating_add(n);
            }
            Ok(Answer::Split(out))
        }
        Question::Face { among } => nth(among, text).map(Answer::Face),
        Question::Cards { among, .. } => match text {
            "none" => Ok(Answer::Cards(CardList::new())),
            "all" => Ok(Answer::Cards(among.clone())),
            _ => parts(text).map(|p| nth(among, p)).collect::<Result<CardList, _>>().map(Answer::Cards),
        },
        Question::Planet { among, none } => {
            if *none && (text == "none" || number(text) == Ok(among.len() + 1)) {
                return Ok(Answer::Pass);
            }
            planet(words, among, text).or_else(|_| nth(among, text)).map(Answer::Planet)
        }
        Question::Ships { among, .. } => {
            if text == "all" {
                let all = among.iter().enumerate().map(|(i, g)| (i as u8, g.count));
                return Ok(Answer::Ships(all.collect()));
            }
            let mut picks = Vec::new();
            for (n, place) in counted(text)? {
                add(&mut picks, group(words, among, place)?, n);
            }
            Ok(Answer::Ships(picks.into_iter().filter(|(_, n)| *n > 0).collect()))
        }
        Question::Spread { among, .. } => {
            let mut to = Vec::new();
            for (n, place) in counted(text)? {
                let place = match place {
                    Some(name) => match name.strip_prefix('#') {
                        Some(n) => nth(among, n)?,
                        None => planet(words, among, name)?,
                    },
                    None if among.len() == 1 => among[0],
                    None => return Err("say where to, like «2 A1»".into()),
                };
                add(&mut to, place, n);
            }
            Ok(Answer::Spread(to.into_iter().filter(|(_, n)| *n > 0).collect()))
        }
        Question::Deal(table) => deal(words, table, text).map(|step| Answer::Deal(Box::new(step))),
    }
}

fn add<K: PartialEq>(list: &mut Vec<(K, u8)>, key: K, n: u8) {
    match list.iter_mut().find(|(k, _)| *k == key) {
        Some((_, sum)) => *sum = sum.saturating_add(n),
        None => list.push((key, n)),
    }
}

/// Numbers with names behind them: `2 A1, 1 A3`. `none` is an empty list.
fn counted(text: &str) -> Result<Vec<(u8, Option<&str>)>, String> {
    if text == "none" {
        return Ok(Vec::new());
    }
    let pieces = text.split(',').map(str::trim).filter(|p| !p.is_empty());
    pieces
        .map(|piece| {
            let (n, name) = piece.split_once(' ').map_or((piece, None), |(n, name)| (n, Some(name.trim())));
            let n = n.parse::<u8>().map_err(|_| format!("«{piece}» does not begin with a number"))?;
            Ok((n, name))
        })
        .collect()
}

fn seat(words: &Words, among: Seats, text: &str) -> Result<Seat, String> {
    let all: Vec<Seat> = among.iter().collect();
    match words.names.find(text) {
        Some(seat) if among.has(seat) => Ok(seat),
        Some(_) => Err(format!("{} cannot be named here", text.to_uppercase())),
        None => nth(&all, text).map_err(|why| format!("{why}; or a letter of {}", words.seats(among))),
    }
}

fn planet(words: &Words, among: &[PlanetId], text: &str) -> Result<PlanetId, String> {
    let found = among.iter().copied().find(|p| words.planet(*p).eq_ignore_ascii_case(text));
    found.ok_or_else(|| {
        let names: Vec<String> = among.iter().map(|p| words.planet(*p)).collect();
        format!("«{text}» is not possible; possible: {}", names.join(", "))
    })
}

/// The group of ships at a place, or with a number.
fn group(words: &Words, among: &[ShipGroup], place: Option<&str>) -> Result<u8, String> {
    let all: Vec<u8> = (0..among.len() as u8).collect();
    let Some(place) = place else {
        return if among.len() == 1 { Ok(0) } else { Err("say from where, like «2 A1» or «2 #1»".into()) };
    };
    if let Some(n) = place.strip_prefix('#') {
        return nth(&all, n);
    }
    let is_here = |g: &ShipGroup| match g.place {
        Place::Planet(p) => words.planet(p).eq_ignore_ascii_case(place),
        Place::Gate => place == "gate",
        Place::Beside => place == "beside",
        Place::Warp => place == "warp",
        Place::On(_) | Place::Under(_) | Place::Around(..) | Place::Removed => false,
    };
    let here: Vec<u8> = all.iter().copied().filter(|i| is_here(&among[*i as usize])).collect();
    match here[..] {
        [only] => Ok(only),
        [] => Err(format!("no ships to choose from at «{place}»; use the lines above, like «1 #1»")),
        _ => Err(format!("there are different ships at «{place}»; use the lines above, like «1 #1»")),
    }
}

fn deal(words: &Words, table: &DealTable, text: &str) -> Result<DealMove, String> {
    match text {
        "1" | "accept" => return Ok(DealMove::Accept(table.version)),
        "2" | "refuse" => return Ok(DealMove::Refuse),
        _ => {}
    }
    let me = table.me as usize;
    let mut terms = table.no_terms();
    let mut way = None;
    let mut rest = parts(text);
    while let Some(word) = rest.next() {
        match (word, way) {
            ("offer", None) => {}
            ("give", _) => way = Some((me, party(words, table, &mut rest)?)),
            ("get", _) => way = Some((party(words, table, &mut rest)?, me)),
            ("from", _) => {
                let from = party(words, table, &mut rest)?;
                if rest.next() != Some("to") {
                    return Err("say «from B to C» before what changes hands".into());
                }
                way = Some((from, party(words, table, &mut rest)?));
            }
            (_, None) => return Err(format!("«{word}» is no number of a move; an offer begins with «give» or «get»")),
            (_, Some((from, to))) if from == to => return Err("nobody gives themselves anything".into()),
            (_, Some((from, to))) => item(words, table, (from, to), &mut terms.gives[table.way(from, to)], word)?,
        }
    }
    Ok(DealMove::Offer(terms))
}

/// Which party the next word names; where two talk, it is the other one.
fn party<'t>(words: &Words, table: &DealTable, rest: &mut impl Iterator<Item = &'t str>) -> Result<usize, String> {
    if table.parties.len() == 2 {
        return Ok(1 - table.me as usize);
    }
    let name = rest.next().ok_or("say whom: a letter of a player")?;
    let seat = seat(words, table.parties.iter().copied().collect(), name)?;
    Ok(table.parties.iter().position(|party| *party == seat).expect("one of the parties"))
}

/// `encounter` for an encounter card.
fn first_word(ware: &str) -> &str {
    ware.split(' ').next().unwrap_or(ware)
}

/// One thing in an offer.
fn item(
    words: &Words,
    table: &DealTable,
    (from, to): (usize, usize),
    gift: &mut Gift,
    word: &str,
) -> Result<(), String> {
    let can = &table.can[table.way(from, to)];
    let after = |prefix: &str| word.strip_prefix(prefix).and_then(|n| n.parse::<u8>().ok());
    if let Some(n) = after("any") {
        gift.any = n;
    } else if let Some(n) = after("random") {
        gift.random = n;
    } else if let Some(n) = after("free") {
        gift.freed = n;
    } else if let Some((ware, n)) = WARES.iter().enumerate().find_map(|(i, ware)| Some((i, after(first_word(ware))?))) {
        gift.wares[ware] = n;
    } else if let Ok(colony) = planet(words, &can.colonies, word) {
        gift.colony = Some(colony);
    } else if let Some(n) = word.strip_prefix("piece") {
        gift.pieces.push(nth(&can.pieces, n)?);
    } else if let Some(n) = word.strip_prefix('#') {
        if from != table.me as usize {
            return Err("cards of another hand are asked for by number: any1, flare1 or random1".into());
        }
        gift.cards.push(nth(&can.cards, n)?);
    } else {
        return Err(format!(
            "«{word}» cannot be given; possible: #1, any1, encounter1, reinforcement1, artifact1, flare1, random1, free1, piece1 or a colony like A1"
        ));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use content::words::Names;
    use engine::{Game, Options};

    use super::*;

    /// An answer as a player would type it.
    fn typed(words: &Words, ask: &Ask, answer: &Answer) -> String {
        let join = |list: Vec<String>| if list.is_empty() { "none".to_string() } else { list.join(", ") };
        match (&ask.question, answer) {
            (Question::Use { .. }, Answer::Pass) => String::new(),
            (_, Answer::Pass) => "none".into(),
            (_, Answer::YesNo(yes)) => if *yes { "y" } else { "2" }.into(),
            (Question::Choice { open, .. }, Answer::Choice(i)) => {
                (1 + (0..*i).filter(|k| open & (1 << k) != 0).count()).to_string()
            }
            (_, Answer::Choice(i)) => (i + 1).to_string(),
            (_, Answer::Number(n)) => n.to_string(),
            (_, Answer::Seat(seat)) => words.seat(*seat).into(),
            (_, Answer::Seats(seats)) => join(seats.iter().map(|s| words.seat(s).to_lowercase()).collect()),
            (_, Answer::Split(n)) => {
                join(n.iter().zip(SHARES).filter(|(n, _)| **n > 0).map(|(n, kind)| format!("{n} {kind}s")).collect())
            }
            (Question::Face { among }, Answer::Face(face)) => {
                (1 + among.iter().position(|f| f == face).expect("a face from the list")).to_string()
            }
            (_, Answer::Allot(n)) => {
                let some = (0..MAX_SEATS as u8).map(Seat).filter(|s| n[s.ix()] > 0);
                join(some.map(|s| format!("{} {}", n[s.ix()], words.seat(s))).collect())
            }
            (Question::Cards { among, .. }, Answer::Cards(cards)) => {
                let at = |c| 1 + among.iter().position(|a| a == c).expect("a card from the list");
                join(cards.iter().map(|c| at(c).to_string()).collect())
            }
            (_, Answer::Planet(planet)) => words.planet(*planet).to_lowercase(),
            (_, Answer::Ships(picks)) => join(picks.iter().map(|(i, n)| format!("{n} #{}", i + 1)).collect()),
            (_, Answer::Spread(to)) => join(to.iter().map(|(p, n)| format!("{n} {}", words.planet(*p))).collect()),
            (Question::Deal(table), Answer::Deal(step)) => match &**step {
                DealMove::Accept(_) => "1".into(),
                DealMove::Refuse => "refuse".into(),
                DealMove::Wait => "listen".into(),
                DealMove::Offer(terms) => {
                    let me = table.me as usize;
                    let gift = |way: usize| {
                        let (g, can) = (&terms.gives[way], &table.can[way]);
                        let at = |c| 1 + can.cards.iter().position(|a| a == c).expect("an own card");
                        let mut words_of: Vec<String> = g.cards.iter().map(|c| format!("#{}", at(c))).collect();
                        words_of.extend((g.any > 0).then(|| format!("any{}", g.any)));
                        let wares = g.wares.iter().zip(WARES).filter(|(n, _)| **n > 0);
                        words_of.extend(wares.map(|(n, ware)| format!("{}{n}", first_word(ware))));
                        words_of.extend((g.random > 0).then(|| format!("random{}", g.random)));
                        words_of.extend((g.freed > 0).then(|| format!("free{}", g.freed)));
                        words_of.extend(g.colony.map(|p| words.planet(p)));
                        let piece = |p| 1 + can.pieces.iter().position(|a| a == p).expect("a piece of the giver");
                        words_of.extend(g.pieces.iter().map(|p| format!("piece{}", piece(p))));
                        words_of.join(" ")
                    };
                    if table.parties.len() == 2 {
                        return format!("give {} get {}", gift(me), gift(1 - me));
                    }
                    let name = |i: usize| words.seat(table.parties[i]).to_lowercase();
                    let each = table.ways().enumerate().map(|(way, (from, to))| match (from, to) {
                        (from, to) if from == me => format!("give {} {}", name(to), gift(way)),
                        (from, to) if to == me => format!("get {} {}", name(from), gift(way)),
                        (from, to) => format!("from {} to {} {}", name(from), name(to), gift(way)),
                    });
                    each.collect::<Vec<_>>().join(" ")
                }
            },
            other => panic!("no answer to this question: {other:?}"),
        }
    }

    #[test]
    fn every_answer_of_random_games_can_be_typed() {
        for seed in 0..12 {
            let variants: &[&str] = if seed % 2 == 0 { &[] } else { &["hazards", "technology", "techs-in-deals"] };
            let options = Options::new(4, seed).with_variants(variants);
            let mut game = Game::new(content::catalogue(), options).expect("the setup is possible");
            let names = Names::letters(4);
            let mut bot = crate::Random::new(seed);
            while let Some(ask) = game.pending().first().cloned() {
                let answer = bot.answer(&ask);
                let words = Words::new(&game, &names);
                let text = typed(&words, &ask, &answer);
                let wanted = match &answer {
                    Answer::Deal(step) if **step == DealMove::Wait => Said::Listens,
                    _ => Said::Answer(answer.clone()),
                };
                assert_eq!(read(&words, &ask, &text), Ok(wanted), "«{text}» to {ask:?}");
                game.answer(ask.seat, game.version(), answer).expect("a legal answer");
            }
        }
    }

    #[test]
    fn nonsense_is_refused_in_words() {
        let game = Game::new(content::catalogue(), Options::new(3, 1).with_aliens(&["human", "zombie", "healer"]));
        let game = game.expect("the setup is possible");
        let names = Names::letters(3);
        let words = Words::new(&game, &names);
        let group = |p| ShipGroup {
            place: Place::Planet(PlanetId(p)),
            colour: Colour(0),
            height: 1,
            hired: false,
            marked: false,
            count: 4,
        };
        let mut ask = game.pending()[0].clone();
        ask.question = Question::Ships { among: [group(0), group(2)].into_iter().collect(), min: 1, max: 4 };
        let legal = |text| match read(&words, &ask, text)? {
            Said::Answer(answer) => ask.question.check(&answer).map(|()| answer).map_err(String::from),
            Said::Listens => panic!("there are no talks"),
        };
        let picks = |list: &[(u8, u8)]| Ok(Answer::Ships(list.iter().copied().collect()));
        assert_eq!(legal("2 a1, 1 A3"), picks(&[(0, 2), (1, 1)]));
        assert_eq!(legal("1 A1, 2 a1"), picks(&[(0, 3)]));
        for nonsense in ["", "2", "2 B1", "two A1", "5 A1", "300 A1", "2 #3", "none", "1 A1 A3", "2 #0", "-1 A1"] {
            assert!(legal(nonsense).is_err(), "«{nonsense}» was taken");
        }
    }
}
