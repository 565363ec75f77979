//! Reading words of the table: players, planets, places, cards, destiny cards, ships.

use content::texts::{alien_name, card_name, piece_name};
use content::words::plain;
use engine::Game;
use engine::ability::{Alien, CardDef, Catalogue, PieceDef, Print};
use engine::table::*;

use scenarios::lists::items;
pub use scenarios::read::{hint, number, player, players, small};
use scenarios::{Arg, Fail, Step};

/// A card in words, before the game gives it a number.
#[derive(Clone, Copy, Debug)]
pub enum CardWord {
    /// Attack, negotiate, morph or reinforcement.
    Plain(Face),
    /// A card with a text of its own.
    Card(&'static CardDef, i8),
    /// A flare.
    Flare(&'static Alien),
    /// A card that lies on the table as a piece.
    Piece(&'static PieceDef),
}

/// A destiny card in words.
#[derive(Clone, Copy, Debug)]
pub enum DestinyWord {
    /// A player's colour, with a hazard warning or without.
    Colour(Seat, bool),
    /// The wild.
    Wild,
    /// A special, by its number.
    Special(u8),
    /// An alien's own, with a hazard warning or without.
    Alien(&'static Alien, bool),
}

/// A side.
pub fn side(arg: Arg) -> Step<Side> {
    match arg.text {
        "offense" => Ok(Side::Offense),
        "defense" => Ok(Side::Defense),
        other => Err(Fail::word(arg.at, format!("«{other}» is no side; say offense or defense"))),
    }
}

/// A planet: `B1`.
pub fn planet(arg: Arg, game: &Game) -> Step<PlanetId> {
    let unknown = || Fail::word(arg.at, format!("there is no planet «{}»", arg.text));
    let letters = arg.text.get(..1).zip(arg.text.get(1..)).ok_or_else(unknown)?;
    let seat = player(Arg { text: letters.0, at: arg.at }, game.players.len()).map_err(|_| unknown())?;
    let digit: u8 = letters.1.parse().map_err(|_| unknown())?;
    let per_system = game.state().options.planets();
    if digit > per_system {
        // it has come in the course of the game
        let colour = game.colour(seat);
        let is_it = |p: &Planet| p.system == colour && p.number == digit;
        let minted = game.planets.iter().skip(game.players.len() * per_system as usize).position(is_it);
        let first = game.players.len() as u8 * per_system;
        return minted.map(|i| PlanetId(first + i as u8)).ok_or_else(unknown);
    }
    if digit == 0 {
        return Err(unknown());
    }
    Ok(PlanetId(seat.0 * per_system + digit - 1))
}

/// A place: `on B1`, `in the gate`, `beside the planet`, `in the warp`, `on A's piece`, `around A's system`, `out of the
/// game`; after "from" also without the first word.
pub fn place(arg: Arg, game: &Game) -> Step<Place> {
    let text = arg.text.trim_start_matches("on ").trim_start_matches("in ").trim_start_matches("the ");
    let at = arg.at + arg.text.len() - text.len();
    match text {
        "gate" => return Ok(Place::Gate),
        "warp" => return Ok(Place::Warp),
        "beside the planet" => return Ok(Place::Beside),
        "out of the game" => return Ok(Place::Removed),
        _ => {}
    }
    if let Some(owner) = text.strip_prefix("around ").and_then(|rest| rest.strip_suffix("'s system")) {
        let system = game.colour(player(Arg { text: owner, at: at + "around ".len() }, game.players.len())?);
        let around = |s: &Ship| matches!(s.place, Place::Around(colour, _) if colour == system);
        let captive = game.ships.iter().find(|s| around(s)).map(|s| s.place);
        return captive.ok_or_else(|| Fail::word(at, "no ship is around that system"));
    }
    if let Some((owner, rest)) = text.strip_prefix("under a ship of ").and_then(|t| t.split_once(' ')) {
        let owner = game.colour(player(Arg { text: owner, at }, game.players.len())?);
        let there = place(Arg { text: rest, at: at + text.len() - rest.len() }, game)?;
        let top = game.stacks().into_iter().map(|(top, _)| top).find(|top| {
            let ship = game.ship(*top);
            (ship.colour, ship.place) == (owner, there)
        });
        return top.map(Place::Under).ok_or_else(|| Fail::word(at, format!("there is no stack «{text}»")));
    }
    if let Some(piece) = lying(text, game) {
        return Ok(Place::On(piece));
    }
    match text.strip_suffix("'s sheet") {
        Some(owner) => Ok(Place::On(sheet(Arg { text: owner, at }, game)?)),
        None => planet(Arg { text, at }, game)
            .map(Place::Planet)
            .map_err(|_| Fail::word(at, format!("«{text}» is no place; say a planet, the gate, the warp or a sheet"))),
    }
}

/// The piece with this name that lies on the table and is no sheet.
fn lying(name: &str, game: &Game) -> Option<PieceId> {
    let is_it = |piece: &Piece| match piece.def {
        DefIx::Piece(def) => piece_name(game.cast().pieces[def.ix()].id).eq_ignore_ascii_case(name),
        DefIx::Alien(_) => false,
    };
    game.pieces().find(|(_, piece)| is_it(piece)).map(|(id, _)| id)
}

/// The piece with this name that lies on the table and is no sheet, or the word is to blame.
pub fn piece(arg: Arg, game: &Game) -> Step<PieceId> {
    lying(arg.text, game).ok_or_else(|| Fail::word(arg.at, format!("«{}» does not lie on the table", arg.text)))
}

/// A deck that a variant brings, by its name.
pub fn deck(arg: Arg, game: &Game) -> Step<DeckId> {
    let unknown = || Fail::word(arg.at, format!("there is no deck «{}» in this game", arg.text));
    game.cast().find_deck(&arg.text.replace(' ', "-")).ok_or_else(unknown)
}

/// The sheet of a player or of an alien, or another piece by its name.
pub fn sheet(arg: Arg, game: &Game) -> Step<PieceId> {
    let owner = player(arg, game.players.len()).ok();
    let found = game.sheets().find(|(_, alien, sheet)| {
        let named = alien_name(game.cast().aliens[alien.ix()].id).eq_ignore_ascii_case(arg.text);
        named || owner.is_some_and(|seat| sheet.spot == Spot::Seat(seat))
    });
    let found = found.map(|(id, ..)| id).or_else(|| lying(arg.text, game));
    found.ok_or_else(|| Fail::word(arg.at, format!("there is no sheet of «{}»", arg.text)))
}

/// The number of a note on a sheet.
pub fn note(arg: Arg, sheet: PieceId, game: &Game) -> Step<u8> {
    let def = game.cast().def(game.piece(sheet).def);
    let keys: Vec<String> = def.notes.iter().map(|n| n.key.to_string()).collect();
    def.note(arg.text).ok_or_else(|| Fail::word(arg.at, format!("no such note{}", hint(arg.text, &keys))))
}

/// What a note says: a number, yes or no, a player, players after «with», a side, a planet or a card; or that there is none.
pub fn value(arg: Arg, game: &Game) -> Step<Option<Value>> {
    let players = game.players.len();
    Ok(Some(match arg.text {
        "nothing" => return Ok(None),
        "yes" => true.into(),
        "no" => false.into(),
        "offense" | "defense" => side(arg)?.into(),
        text => match (text.strip_prefix("with "), text.parse::<i16>()) {
            (Some(rest), _) => self::players(Arg { text: rest, at: arg.at + text.len() - rest.len() }, players)?.into(),
            (None, Ok(n)) => n.into(),
            (None, Err(_)) if text.len() == 1 => player(arg, players)?.into(),
            (None, Err(_)) if text.len() == 2 => planet(arg, game)?.into(),
            (None, Err(_)) => match faces(arg, game)?[..] {
                [face] => face.into(),
                _ => return Err(Fail::word(arg.at, "one card, please")),
            },
        },
    }))
}

/// An alien by its name.
pub fn alien(arg: Arg, rules: &'static Catalogue) -> Step<&'static Alien> {
    let found =
        rules.aliens.iter().copied().find(|a| a.id == arg.text || alien_name(a.id).eq_ignore_ascii_case(arg.text));
    found.ok_or_else(|| {
        let known: Vec<String> = rules.aliens.iter().map(|a| alien_name(a.id).into_owned()).collect();
        Fail::word(arg.at, format!("there is no alien «{}»{}", arg.text, hint(arg.text, &known)))
    })
}

/// Short names of cards written out: `20` is `attack 20`, `N` a negotiate, `M` a morph, `+3` a reinforcement; attacks have
/// two digits.
pub fn spelt(text: &str) -> String {
    let value = text.strip_prefix("attack ").unwrap_or(text);
    match (text, text.strip_prefix('+'), value.parse::<i32>()) {
        ("N", ..) => "negotiate".into(),
        ("M", ..) => "morph".into(),
        (_, Some(_), Ok(n)) => format!("reinforcement {n:+}"),
        (_, None, Ok(n)) => content::words::attack(n),
        _ => text.to_string(),
    }
}

/// The values printed on cards of a kind, in words; empty if none is.
fn printed(rules: &'static Catalogue, value: impl Fn(&Print) -> Option<i8>) -> Vec<i8> {
    let mut all: Vec<i8> = rules.cosmic.iter().chain(&rules.rewards).filter_map(|(print, _)| value(print)).collect();
    all.sort_unstable();
    all.dedup();
    all
}

/// A card of a kind with this value is printed, or the word is to blame.
fn exists(arg: Arg, n: i8, all: &[i8]) -> Step {
    if all.contains(&n) {
        return Ok(());
    }
    let values: Vec<String> = all.iter().map(i8::to_string).collect();
    Err(Fail::word(arg.at, format!("there is no card «{}»; its kind has the values {}", arg.text, values.join(", "))))
}

/// A card: `attack 20`, `negotiate`, `morph`, `reinforcement +3`, or short `20`, `N`, `M`, `+3`; `Cosmic Zap`, `Human flare`.
pub fn card(arg: Arg, rules: &'static Catalogue) -> Step<CardWord> {
    let text = &*spelt(arg.text.trim_start_matches("a ").trim_start_matches("an "));
    let value = |word: &str| text.strip_prefix(word).and_then(|n| n.trim().trim_start_matches('+').parse::<i8>().ok());
    if let Some(n) = value("attack") {
        let attack = |print: &Print| if let Print::Plain(Face::Attack(n)) = print { Some(*n) } else { None };
        exists(arg, n, &printed(rules, attack))?;
        return Ok(CardWord::Plain(Face::Attack(n)));
    }
    if let Some(n) = value("reinforcement") {
        let help = |print: &Print| if let Print::Plain(Face::Reinforcement(n)) = print { Some(*n) } else { None };
        exists(arg, n, &printed(rules, help))?;
        return Ok(CardWord::Plain(Face::Reinforcement(n)));
    }
    match text {
        "negotiate" => return Ok(CardWord::Plain(Face::Negotiate)),
        "morph" => return Ok(CardWord::Plain(Face::Morph)),
        _ => {}
    }
    if let Some(name) = text.strip_suffix(" flare") {
        return alien(Arg { text: name, at: arg.at }, rules).map(CardWord::Flare);
    }
    let (name, number) = match text.rsplit_once(' ') {
        Some((name, n)) if n.parse::<i8>().is_ok() => (name, n.parse().unwrap_or(0)),
        _ => (text, 0),
    };
    for (def_name, n) in [(name, number), (text, 0)] {
        if let Some(def) = rules.cards().find(|d| card_name(d.id).eq_ignore_ascii_case(def_name)) {
            let own = |print: &Print| if let Print::Card(d, n) = print { (d.id == def.id).then_some(*n) } else { None };
            let values = printed(rules, own);
            if !values.is_empty() {
                exists(arg, n, &values)?; // test pieces are in no deck
            }
            return Ok(CardWord::Card(def, n));
        }
    }
    if let Some(def) = rules.pieces().find(|p| piece_name(p.id).eq_ignore_ascii_case(text)) {
        return Ok(CardWord::Piece(def));
    }
    let mut known: Vec<String> = rules.cards().map(|d| card_name(d.id).into_owned()).collect();
    known.extend(rules.pieces().map(|p| piece_name(p.id).into_owned()));
    known.extend(["negotiate", "morph", "attack 10", "reinforcement +3"].map(String::from));
    known.extend(rules.aliens.iter().map(|a| format!("{} flare", alien_name(a.id))));
    Err(Fail::word(arg.at, format!("there is no card «{}»{}", arg.text, hint(arg.text, &known))))
}

/// Cards: a list, in which `8 x negotiate` stands for eight; or `nothing`.
pub fn cards(arg: Arg, rules: &'static Catalogue) -> Step<Vec<CardWord>> {
    if matches!(arg.text, "nothing" | "no card" | "no cards") {
        return Ok(Vec::new());
    }
    let mut out = Vec::new();
    for item in items(arg) {
        let (n, item) = match item.text.split_once(" x ") {
            Some((n, name)) => {
                let at = item.at + item.text.len() - name.len();
                (number(Arg { text: n, at: item.at })?, Arg { text: name, at })
            }
            None => (1, item),
        };
        let word = card(item, rules)?;
        out.extend((0..n).map(|_| word));
    }
    Ok(out)
}

/// The face of a card in words, if the game knows such a card.
pub fn face(word: CardWord, game: &Game) -> Option<Face> {
    match word {
        CardWord::Plain(face) => Some(face),
        CardWord::Card(def, n) => game.cast().face_of(&Print::Card(def, n)),
        CardWord::Flare(alien) => game.cast().find(alien.id).map(Face::Flare),
        CardWord::Piece(def) => game.cast().find_piece(def.id).map(Face::Piece),
    }
}

/// Faces for words of a running game.
pub fn faces(arg: Arg, game: &Game) -> Step<Vec<Face>> {
    let words = cards(arg, game.rules())?;
    let missing = || Fail::word(arg.at, "one of these cards is not in this game".to_string());
    words.into_iter().map(|w| face(w, game).ok_or_else(missing)).collect()
}

/// The colours of the players, from A on.
const COLOURS: [&str; 7] = ["red", "orange", "yellow", "green", "blue", "purple", "white"];

/// A destiny card: `B's colour` or its name, `wild`, `special most cards`, `Invader destiny`; of colours and of aliens also
/// those `with a warning`.
pub fn destiny(arg: Arg, rules: &'static Catalogue, n: usize) -> Step<DestinyWord> {
    let warned = arg.text.strip_suffix(" with a warning");
    let (text, warns) = (warned.unwrap_or(arg.text), warned.is_some());
    if let Some(i) = COLOURS.iter().position(|c| *c == text) {
        let nobody = || Fail::word(arg.at, format!("nobody has the colour «{text}»: {n} play"));
        return (i < n).then_some(DestinyWord::Colour(Seat(i as u8), warns)).ok_or_else(nobody);
    }
    if text == "wild" && !warns {
        return Ok(DestinyWord::Wild);
    }
    if let Some(name) = text.strip_suffix("'s colour") {
        return player(Arg { text: name, at: arg.at }, n).map(|seat| DestinyWord::Colour(seat, warns));
    }
    if let Some(name) = text.strip_prefix("special ").filter(|_| !warns)
        && let Some(i) = rules.specials.iter().position(|s| plain(s.id) == name)
    {
        return Ok(DestinyWord::Special(i as u8));
    }
    if let Some(name) = text.strip_suffix(" destiny") {
        return alien(Arg { text: name, at: arg.at }, rules).map(|alien| DestinyWord::Alien(alien, warns));
    }
    let mut known: Vec<String> = rules.specials.iter().map(|s| format!("special {}", plain(s.id))).collect();
    known.extend(["wild", "B's colour"].into_iter().chain(COLOURS).map(String::from));
    Err(Fail::word(arg.at, format!("there is no destiny card «{}»{}", arg.text, hint(text, &known))))
}

/// Ships in words: how many, whose, in stacks of which height, and where; `None` where that is left open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShipWord<'t> {
    /// How many.
    pub count: u8,
    /// Of which player.
    pub of: Option<Seat>,
    /// In stacks of this height.
    pub height: Option<u8>,
    /// Cards that count as ships, or others.
    pub hired: Option<bool>,
    /// Ships that are told apart from the others of their colour, or others.
    pub marked: Option<bool>,
    /// From where.
    pub place: Option<Place>,
    /// The words themselves.
    pub arg: Arg<'t>,
}

/// Ships: `3 ships`, `2 ships from A1, 1 from A2`, `1 of B in the gate`, `1 stack of 3 on A1`, `1 hired from the gate`, `none`;
/// on several planets alike `A2–A5 4` or `4 on A2–A5`.
pub fn ships<'t>(arg: Arg<'t>, game: &Game) -> Step<Vec<ShipWord<'t>>> {
    if matches!(arg.text, "none" | "no ship" | "no ships") {
        return Ok(Vec::new());
    }
    let mut all = Vec::new();
    for item in items(arg) {
        match on_planets(item, game)? {
            Some(words) => all.extend(words),
            None => all.push(ship_word(item, game)?),
        }
    }
    Ok(all)
}

/// The first and the last planet of a range: `A2–A5`, or `A2` alone.
fn range(text: &str) -> Option<(&str, &str)> {
    let (first, last) = text.split_once(['–', '-']).unwrap_or((text, text));
    let planet = |t: &str| {
        t.len() == 2 && t.starts_with(|c: char| c.is_ascii_uppercase()) && t.ends_with(|c: char| c.is_ascii_digit())
    };
    (planet(first) && planet(last) && first[..1] == last[..1] && first <= last).then_some((first, last))
}

/// So many ships on each of some planets: `A2–A5 4`, `4 on A2–A5`, `A1 3`.
fn on_planets<'t>(item: Arg<'t>, game: &Game) -> Step<Option<Vec<ShipWord<'t>>>> {
    let words: Vec<&str> = item.text.split_whitespace().collect();
    let (count, planets) = match words[..] {
        [planets, count] if range(planets).is_some() || planets.contains(['–', '-']) => (count, planets),
        [count, "on", planets] | [count, "ship" | "ships", "on", planets] if planets.contains(['–', '-']) => {
            (count, planets)
        }
        _ => return Ok(None),
    };
    let no_range = || Fail::word(item.at, format!("«{planets}» is no row of planets; say for instance «A2–A5»"));
    let (first, last) = range(planets).ok_or_else(no_range)?;
    let count = small(Arg { text: count, at: item.at })?;
    let [first, last] = [first, last].map(|text| planet(Arg { text, at: item.at }, game));
    let word = |id| ShipWord {
        count,
        of: None,
        height: None,
        hired: None,
        marked: None,
        place: Some(Place::Planet(PlanetId(id))),
        arg: item,
    };
    Ok(Some((first?.0..=last?.0).map(word).collect()))
}

fn ship_word<'t>(item: Arg<'t>, game: &Game) -> Step<ShipWord<'t>> {
    let bad = || {
        let text = item.text;
        Fail::word(item.at, format!("«{text}» says no ships; say for instance «2 ships from A1»"))
    };
    let mut words: Vec<&str> = item.text.split_whitespace().collect();
    let count: u8 = words.first().and_then(|w| w.parse().ok()).ok_or_else(bad)?;
    words.remove(0);
    let mut word = ShipWord { count, of: None, height: None, hired: None, marked: None, place: None, arg: item };
    if words.first() == Some(&"hired") {
        word.hired = Some(true);
        words.remove(0);
    }
    if words.first() == Some(&"marked") {
        word.marked = Some(true);
        words.remove(0);
    }
    if words.first().is_some_and(|w| w.starts_with("ship")) {
        words.remove(0);
    }
    if words.first().is_some_and(|w| w.starts_with("stack")) {
        word.height = Some(words.get(2).and_then(|w| w.parse().ok()).ok_or_else(bad)?);
        words.drain(..3);
    }
    if words.first() == Some(&"of") && words.len() > 1 {
        word.of = Some(player(Arg { text: words[1], at: item.at }, game.players.len())?);
        words.drain(..2);
    }
    if words.first() == Some(&"from") {
        words.remove(0);
    }
    if !words.is_empty() {
        let rest = words.join(" ");
        word.place = Some(place(Arg { text: &rest, at: item.at }, game).map_err(|f| Fail::word(item.at, f.message))?);
    }
    Ok(word)
}
