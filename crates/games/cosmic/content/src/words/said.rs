//! What aliens and cards say in words of their own, and what stands on sheets: the sentences are in the text files of their
//! boxes.

use ::texts::{FluentArgs, FluentValue};
use engine::ability::AbilityRef;
use engine::ask::Labels;
use engine::table::*;
use engine::view::Shown;

use super::{Words, list, plain};
use crate::texts::{VALUES, english};

/// The key of a sentence.
pub(super) fn key(speaker: &str, word: &str) -> String {
    format!("said-{speaker}-{word}")
}

impl Words<'_> {
    /// Something said aloud. Who has no sentence for it is quoted.
    pub(super) fn said(&self, by: Seat, source: Option<AbilityRef>, word: u8, values: &[Shown]) -> String {
        let (speaker, words) = self.game.cast().speaker(source);
        let word = words[word as usize];
        let mut args = FluentArgs::new();
        args.set("player", self.seat(by));
        for (name, value) in VALUES.into_iter().zip(values) {
            args.set(name, self.argument(value));
        }
        english().sentence(&key(speaker, word), &args).map_or_else(
            || format!("{}: {}", self.seat(by), list(self.quoted(word, values), "")),
            |text| text.into_owned(),
        )
    }
    /// What a note on such a piece says. One without a sentence is quoted.
    pub fn noted(&self, def: DefIx, note: u8, value: &Shown) -> String {
        let def = self.game.cast().def(def);
        let key = def.notes[note as usize].key;
        let mut args = FluentArgs::new();
        args.set(VALUES[0], self.argument(value));
        english()
            .sentence(&format!("note-{}-{key}", def.id), &args)
            .map_or_else(|| format!("{} {}", plain(key), self.shown(value)), |text| text.into_owned())
    }
    fn quoted(&self, word: &str, values: &[Shown]) -> Vec<String> {
        std::iter::once(plain(word)).chain(values.iter().map(|v| self.shown(v))).collect()
    }
    /// A value as a sentence speaks of it: numbers can be counted, and yes and no be told apart.
    fn argument(&self, value: &Shown) -> FluentValue<'static> {
        match value {
            Shown::Number(n) => (*n).into(),
            other => self.shown(other).into(),
        }
    }
    /// A value.
    pub fn shown(&self, value: &Shown) -> String {
        match value {
            Shown::Number(n) => n.to_string(),
            Shown::Yes(yes) => if *yes { "yes" } else { "no" }.into(),
            Shown::Seat(seat) => self.seat(*seat).into(),
            Shown::Seats(seats) => self.seats(*seats),
            Shown::Side(side) => self.side(*side).into(),
            Shown::Type(kind) => self.label(Labels::Type, None, *kind as u8),
            Shown::Card(card) => self.seen(card),
            Shown::Face(face) => self.face(*face),
            Shown::Planet(planet) => self.planet(*planet),
            Shown::Ship(colour) => format!("a ship of {}", self.colour(*colour)),
        }
    }
}
