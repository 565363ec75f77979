//! Saved games and game records: plain JSON with a header, checked as a whole before anything is used. A saved game is the
//! game as it was at rest, by names, and what was put in since; nothing of the middle of an effect is ever stored.

use std::fmt::Write;
use std::hash::{Hash, Hasher};
use std::ops::Range;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::value::{RawValue, to_raw_value};

use crate::ability::{AbilityRef, Alien, CardDef, Cast, Catalogue, DeckDef, PieceDef};
use crate::ask::{Answer, Offer};
use crate::earlier;
use crate::flow::State;
use crate::game::{Game, Refusal};
use crate::mark::Sum;
use crate::rest::{Next, Rest};
use crate::table::{DefIx, Piece, Seat};

pub use rules::LoadError;

const SAVE: &str = "hypergate-save";

/// How positions are kept. It grows when builds before it cannot be understood any more.
const EDITION: u32 = 4;

/// The beginning of every file. Which version of the rules it was made by is no reason to refuse it.
#[derive(Serialize, Deserialize)]
struct Header {
    format: String,
    #[serde(default)]
    edition: u32,
}

impl Header {
    fn read(text: &str, format: &'static str) -> Result<Header, LoadError> {
        let header: Header = serde_json::from_str(text)?;
        if header.format != format {
            return Err(LoadError::Foreign { wanted: format, found: header.format });
        }
        Ok(header)
    }
}

/// The file of a game.
#[derive(Serialize, Deserialize)]
struct Save {
    format: String,
    edition: u32,
    rules: u32,
    /// The checksum of the body as it is written.
    sum: String,
    body: Box<RawValue>,
}

/// A game at rest by names, and what was put in since.
#[derive(Serialize, Deserialize)]
struct Body {
    /// The names of its aliens and cards, by their numbers.
    aliens: Vec<String>,
    cards: Vec<String>,
    /// Those of its pieces that are no sheets.
    #[serde(default)]
    pieces: Vec<String>,
    /// Those of the decks that variants have brought.
    #[serde(default)]
    decks: Vec<String>,
    /// The abilities that are spoken of, and their names.
    abilities: Vec<(AbilityRef, String)>,
    /// The keys of the notes on each piece, in the order of the notes.
    #[serde(default)]
    notes: Vec<Vec<String>>,
    next: Next,
    state: Box<RawValue>,
    inputs: Box<RawValue>,
    stops: bool,
    went_on: u32,
    /// The mark of the position when it was saved.
    mark: String,
}

fn checksum(text: &str) -> String {
    let mut sum = Sum::new();
    sum.write_str(text).expect("nothing is refused");
    sum.text()
}

fn digest(value: &impl Hash) -> u64 {
    let mut hasher = rustc_hash::FxHasher::default();
    value.hash(&mut hasher);
    hasher.finish()
}

fn raw(value: &impl Serialize) -> Box<RawValue> {
    to_raw_value(value).expect("plain data can be written")
}

/// Where a text of ours speaks of an ability, and of which.
fn spoken_of(text: &str) -> impl Iterator<Item = (Range<usize>, AbilityRef)> {
    text.match_indices("{\"source\":").filter_map(|(at, _)| {
        let mut parts = serde_json::Deserializer::from_str(&text[at..]).into_iter::<AbilityRef>();
        let ability = parts.next()?.ok()?; // many things have a source
        Some((at..at + parts.byte_offset(), ability))
    })
}

/// The same text with other numbers of abilities.
fn renumbered(text: &str, numbers: &[(AbilityRef, AbilityRef)]) -> String {
    let (mut out, mut done) = (String::with_capacity(text.len()), 0);
    for (place, ability) in spoken_of(text) {
        if let Some((_, now)) = numbers.iter().find(|(before, _)| *before == ability) {
            out += &text[done..place.start];
            out += raw(now).get();
            done = place.end;
        }
    }
    out + &text[done..]
}

/// A saved game that is being read.
#[derive(Debug)]
pub struct AtRest {
    game: Game,
    /// What was put in since.
    pub inputs: Vec<Input>,
    /// The [mark](Game::mark) of the position when it was saved.
    pub mark: String,
    stops: bool,
    went_on: u32,
}

impl AtRest {
    /// Reads a saved game as it was at rest.
    pub fn read(rules: &'static Catalogue, text: &str) -> Result<AtRest, LoadError> {
        let edition = Header::read(text, SAVE)?.edition;
        if !(earlier::SHEETS..=EDITION).contains(&edition) {
            return Err(LoadError::Earlier);
        }
        let save: Save = serde_json::from_str(text)?;
        if save.sum != checksum(save.body.get()) {
            return Err(LoadError::Altered);
        }
        let body: Body = serde_json::from_str(save.body.get())?;
        let unknown = |kind: &str, id: &str| LoadError::Unknown(format!("{kind} «{id}»"));
        let aliens: Result<Vec<&'static Alien>, _> =
            body.aliens.iter().map(|id| rules.alien(id).ok_or_else(|| unknown("alien", id))).collect();
        let cards: Result<Vec<&'static CardDef>, _> =
            body.cards.iter().map(|id| rules.card(id).ok_or_else(|| unknown("card", id))).collect();
        let pieces: Result<Vec<&'static PieceDef>, _> =
            body.pieces.iter().map(|id| rules.piece(id).ok_or_else(|| unknown("piece", id))).collect();
        let decks: Result<Vec<&'static DeckDef>, _> =
            body.decks.iter().map(|id| rules.deck(id).ok_or_else(|| unknown("deck", id))).collect();
        let mut state: State = earlier::read(body.state.get(), edition)?;
        let mut inputs: Vec<Input> = serde_json::from_str(body.inputs.get())?;
        let cast = Cast::new(aliens?, cards?, pieces?, decks?, state.options.classic_flares);
        let mut numbers = Vec::new();
        for (ability, name) in &body.abilities {
            let name = name.replace("SheetChanges", "PieceChanges"); // as earlier builds wrote it
            let now = cast.find_ability(ability.source, &name).ok_or_else(|| unknown("ability", &name))?;
            if now != *ability {
                numbers.push((*ability, now));
            }
        }
        if !numbers.is_empty() {
            state = earlier::read(&renumbered(body.state.get(), &numbers), edition)?;
            inputs = serde_json::from_str(&renumbered(body.inputs.get(), &numbers))?;
        }
        for (piece, keys) in state.table.pieces.iter_mut().zip(&body.notes) {
            let known = match piece.def {
                DefIx::Alien(alien) => alien.ix() < cast.aliens.len(),
                DefIx::Piece(other) => other.ix() < cast.pieces.len(),
            };
            if !known {
                return Err(unknown("piece", &format!("{:?}", piece.def)));
            }
            for ((note, _), key) in piece.notes.iter_mut().zip(keys) {
                *note = cast.def(piece.def).note(key).ok_or_else(|| unknown("note", key))?;
            }
            piece.notes.sort_unstable_by_key(|(note, _)| *note);
        }
        let mut game = Game::resting_at(rules, Arc::new(cast), state, body.next);
        game.invariants().map_err(LoadError::Impossible)?;
        if game.s.unused.is_some() || game.s.options.discreet {
            game.wake_cast();
        }
        Ok(AtRest { game, inputs, mark: body.mark, stops: body.stops, went_on: body.went_on })
    }
    /// The game from there on as a table plays it: it tells what happens and stops at edges.
    pub fn game(&self) -> Result<Game, LoadError> {
        let mut game = self.game.clone();
        game.record();
        game.stop_at_edges(true);
        game.set_out().map_err(|why| LoadError::Refused { at: 0, why })?;
        Ok(game)
    }
    /// Brings a game that has had all inputs, and stands at the first edge after them, to where it was saved.
    pub fn catch_up(&self, game: &mut Game) -> Result<(), Refusal> {
        let mut times = self.went_on;
        while game.pending().is_empty() && game.finish().is_none() && (!self.stops || times > 0) {
            game.go_on()?;
            times = times.saturating_sub(1);
        }
        Ok(())
    }
    /// The game as it was saved.
    fn played(mut self) -> Result<Game, LoadError> {
        let refused = |at: usize| move |why: Refusal| LoadError::Refused { at, why };
        let last = self.inputs.len();
        // where it stood at an edge, it stands there again
        self.game.stop_at_edges(self.stops && last == 0);
        self.game.set_out().map_err(refused(0))?;
        for (i, input) in self.inputs.iter().enumerate() {
            self.game.stop_at_edges(self.stops && i + 1 == last);
            self.game.put(input).map_err(refused(i + 1))?;
        }
        for _ in 0..self.went_on {
            self.game.go_on().map_err(refused(last))?;
        }
        self.game.stop_at_edges(false);
        if self.game.mark() != self.mark {
            return Err(LoadError::Elsewhere);
        }
        Ok(self.game)
    }
}

impl Game {
    /// A number that stands for the whole state: equal games have equal digests.
    pub fn digest(&self) -> u64 {
        digest(self)
    }

    /// The game as text, at any moment: as it was at [rest](AtRest), and what was put in since.
    ///
    /// # Panics
    /// Where the game was told to [keep no rest](Game::keep_no_rest).
    pub fn save(&self) -> String {
        if self.waits_to_begin() {
            return self.save_from(&self.resting(Next::Waits));
        }
        self.save_from(self.rest.as_ref().expect("a game that is to be saved keeps its rest"))
    }
    fn save_from(&self, rest: &Rest) -> String {
        let (state, inputs) = (raw(&*rest.state), raw(&rest.inputs));
        let mut abilities: Vec<AbilityRef> =
            [state.get(), inputs.get()].into_iter().flat_map(spoken_of).map(|(_, ability)| ability).collect();
        abilities.sort_unstable();
        abilities.dedup();
        let noted = |piece: &Piece| {
            let defs = rest.cast.def(piece.def).notes;
            piece.notes.iter().map(|(note, _)| defs[*note as usize].key.to_string()).collect()
        };
        let body = raw(&Body {
            aliens: rest.cast.aliens.iter().map(|a| a.id.to_string()).collect(),
            cards: rest.cast.cards.iter().map(|c| c.id.to_string()).collect(),
            pieces: rest.cast.pieces.iter().map(|p| p.id.to_string()).collect(),
            decks: rest.cast.decks.iter().map(|d| d.id.to_string()).collect(),
            abilities: abilities.into_iter().map(|a| (a, rest.cast.ability_name(a))).collect(),
            notes: rest.state.table.pieces.iter().map(noted).collect(),
            next: rest.next,
            state,
            inputs,
            stops: rest.stops,
            went_on: rest.went_on,
            mark: self.mark(),
        });
        let (format, rules, sum) = (SAVE.into(), self.rules().version, checksum(body.get()));
        let save = Save { format, edition: EDITION, rules, sum, body };
        serde_json::to_string(&save).expect("plain data can be written")
    }

    /// Reads a saved game back.
    pub fn load(rules: &'static Catalogue, text: &str) -> Result<Game, LoadError> {
        AtRest::read(rules, text)?.played()
    }
}

/// One input to a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Input {
    /// An answer.
    Answer(Seat, Answer),
    /// An ability on a seat's own initiative.
    Interrupt(Seat, Offer),
    /// The clock of a deal ran out.
    Expire,
}

impl Game {
    /// Puts one recorded input in.
    pub fn put(&mut self, input: &Input) -> Result<(), Refusal> {
        let version = self.version();
        match input {
            Input::Answer(seat, answer) => self.answer(*seat, version, answer.clone()),
            Input::Interrupt(seat, offer) => self.interrupt(*seat, version, *offer),
            Input::Expire => self.expire(version),
        }
    }
}
