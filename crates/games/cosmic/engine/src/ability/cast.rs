//! The cast of one game: the aliens and cards that take part, and who listens to which moment.
//!
//! A game's cost depends on its cast, never on how many aliens exist.

use std::sync::OnceLock;

use serde::{Deserialize, Serialize};

use super::Store;
use super::define::*;
use crate::table::*;
use crate::windows::Moment;

/// Where an ability comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Source {
    /// The power on a sheet.
    Power(AlienIx),
    /// The text of a piece that is no sheet.
    Piece(PieceIx),
    /// The wild side of a flare.
    Wild(AlienIx),
    /// The super side of a flare.
    Super(AlienIx),
    /// A card with a text of its own.
    Card(CardIx),
    /// A reinforcement card: its text is the rulebook's (R10.4).
    Reinforcement,
}

impl Source {
    /// Either side of a flare?
    pub const fn is_flare(self) -> bool {
        self.flare().is_some()
    }
    /// Whose flare it is a side of, if it is one.
    pub const fn flare(self) -> Option<AlienIx> {
        match self {
            Source::Wild(alien) | Source::Super(alien) => Some(alien),
            _ => None,
        }
    }
}

/// An ability of this game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AbilityRef {
    /// Where it comes from.
    pub source: Source,
    /// Its number there.
    pub index: u8,
}

/// What seats have to use abilities with, as bits: a quick look that may say yes in vain, never no.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Means([u64; 4]);

/// The one thing of them that an ability takes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Need {
    pub(crate) kind: NeedKind,
    pub(crate) bit: u64,
}

/// What sort of thing.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum NeedKind {
    /// The text of a piece.
    Power,
    /// A flare.
    Flare,
    /// Another card.
    Card,
    /// A flare, and the power of the same alien.
    Super,
}

impl Need {
    pub(crate) fn of(source: Source) -> Need {
        let (kind, bit) = match source {
            Source::Power(a) => (NeedKind::Power, Holdings::power(DefIx::Alien(a))),
            Source::Piece(p) => (NeedKind::Power, Holdings::power(DefIx::Piece(p))),
            Source::Wild(a) => (NeedKind::Flare, Holdings::alien(a)),
            Source::Super(a) => (NeedKind::Super, Holdings::alien(a)),
            Source::Card(c) => (NeedKind::Card, Holdings::kind(c) as u64),
            Source::Reinforcement => (NeedKind::Card, Holdings::REINFORCEMENT as u64),
        };
        Need { kind, bit }
    }
    /// Whether anybody could be heard at all goes by flares alone: deeds that somebody might hear are done one at a time, and
    /// what is seen between them must not hang on how closely one looks.
    pub(crate) fn roughly(self) -> Need {
        let kind = if self.kind == NeedKind::Super { NeedKind::Flare } else { self.kind };
        Need { kind, ..self }
    }
}

impl Means {
    /// Any card at all.
    pub(crate) const ANY_CARD: Means = Means([0, u64::MAX, u64::MAX, u64::MAX]);

    /// Powers by alien, flares by alien, other cards by kind, flares with their powers by alien.
    #[inline]
    pub(crate) fn new(powers: u64, holds: &Holdings) -> Means {
        Means([powers, holds.flares, holds.kinds as u64, powers & holds.flares])
    }
    /// Both together.
    #[inline]
    pub(crate) fn add(&mut self, other: &Means) {
        (0..4).for_each(|i| self.0[i] |= other.0[i]);
    }
    /// One thing more.
    pub(crate) fn gain(&mut self, need: Need) {
        self.0[need.kind as usize] |= need.bit;
    }
    /// Is there anything of the other in it?
    #[inline]
    pub(crate) fn meets(&self, other: &Means) -> bool {
        (self.0[0] & other.0[0]) | (self.0[1] & other.0[1]) | (self.0[2] & other.0[2]) != 0
    }
    /// Is what an ability takes in it?
    #[inline]
    pub(crate) fn serve(&self, need: Need) -> bool {
        self.0[need.kind as usize] & need.bit != 0
    }
}

/// An ability that listens to a moment.
#[derive(Clone, Copy, Debug)]
pub struct Hearer {
    /// The ability.
    pub ability: AbilityRef,
    /// Its declaration.
    pub def: &'static Ability,
    /// What a seat needs to use it.
    pub(crate) need: Need,
    /// The role its user needs, and its layer: as declared, and at hand.
    pub(crate) who: Who,
    pub(crate) layer: i8,
}

/// What is printed on a piece, and what it makes of a number.
pub type Listed = (DefIx, fn(&super::Look, i32) -> i32);

/// Abilities sorted by the moment they listen to, then by layer.
#[derive(Clone, Debug)]
struct Hearers {
    all: Vec<Hearer>,
    from: [u16; Moment::COUNT + 1],
}

impl Hearers {
    fn of(&self, moment: Moment) -> &[Hearer] {
        &self.all[self.from[moment.ix()] as usize..self.from[moment.ix() + 1] as usize]
    }
}

/// The aliens and cards of one game.
#[derive(Clone, Debug)]
pub struct Cast {
    /// Aliens, by [`AlienIx`].
    pub aliens: Vec<&'static Alien>,
    /// Kinds of cards, by [`CardIx`].
    pub cards: Vec<&'static CardDef>,
    /// Pieces that are no sheets, by [`PieceIx`].
    pub pieces: Vec<&'static PieceDef>,
    /// Decks of variants, by the number of [`DeckId::Box`].
    pub decks: Vec<&'static DeckDef>,
    /// Are the older versions of flares in the game?
    classic: bool,
    /// Which aliens are heard.
    awake: Vec<bool>,
    /// Must nobody be able to tell which?
    discreet: bool,
    hearers: Hearers,
    /// As if all aliens were heard: for games that stop at edges.
    thinkable: OnceLock<Hearers>,
    wants: [Means; Moment::COUNT],
    queries: [Vec<Listed>; Query::COUNT],
}

/// What a cast is made of.
type Parts = (Vec<&'static Alien>, Vec<&'static CardDef>, Vec<&'static PieceDef>, Vec<&'static DeckDef>);

/// The wild side of an alien's flare in the version that is in the game.
fn wild(alien: &'static Alien, classic: bool) -> &'static [Ability] {
    if classic && !alien.classic_wild.is_empty() { alien.classic_wild } else { alien.wild }
}

impl Cast {
    /// A cast in which everybody listens; with the older versions of flares, or without.
    pub fn new(
        aliens: Vec<&'static Alien>,
        cards: Vec<&'static CardDef>,
        pieces: Vec<&'static PieceDef>,
        decks: Vec<&'static DeckDef>,
        classic: bool,
    ) -> Cast {
        let all = vec![true; aliens.len()];
        Cast::with((aliens, cards, pieces, decks), classic, all, false)
    }
    /// The same with other aliens awake.
    pub(crate) fn awoken(&self, awake: Vec<bool>, discreet: bool) -> Cast {
        let parts = (self.aliens.clone(), self.cards.clone(), self.pieces.clone(), self.decks.clone());
        Cast::with(parts, self.classic, awake, discreet)
    }
    /// The cast with its listeners sorted by moment and layer. Aliens that are not awake are known but not heard; in a
    /// discreet game nobody can tell, since every moment comes at which any of them would be.
    fn with((aliens, cards, pieces, decks): Parts, classic: bool, awake: Vec<bool>, discreet: bool) -> Cast {
        let hearers = Hearers { all: Vec::new(), from: [0; Moment::COUNT + 1] };
        let wants = [Means::default(); Moment::COUNT];
        let (queries, thinkable) = (Default::default(), OnceLock::new());
        let mut cast =
            Cast { aliens, cards, pieces, decks, classic, awake, discreet, hearers, thinkable, wants, queries };
        cast.hearers = cast.listen(|i| cast.awake[i]);
        for hearer in &cast.hearers.all {
            cast.wants[hearer.def.when.ix()].gain(hearer.need.roughly());
        }
        for (i, alien) in cast.aliens.iter().enumerate().filter(|(i, _)| cast.awake[*i]) {
            for p in alien.passives {
                cast.queries[p.query as usize].push((DefIx::Alien(AlienIx(i as u8)), p.value));
            }
        }
        for (i, piece) in cast.pieces.iter().enumerate() {
            for p in piece.passives {
                cast.queries[p.query as usize].push((DefIx::Piece(PieceIx(i as u8)), p.value));
            }
        }
        cast
    }
    /// The abilities of some of the aliens and of all cards.
    fn listen(&self, heard: impl Fn(usize) -> bool) -> Hearers {
        let mut all: Vec<Hearer> = Vec::new();
        let mut list = |source: Source, abilities: &'static [Ability]| {
            let need = Need::of(source);
            for (i, def) in abilities.iter().enumerate() {
                let ability = AbilityRef { source, index: i as u8 };
                all.push(Hearer { ability, def, need, who: def.who, layer: def.layer });
            }
        };
        for (i, alien) in self.aliens.iter().enumerate().filter(|(i, _)| heard(*i)) {
            let ix = AlienIx(i as u8);
            list(Source::Power(ix), alien.power);
            list(Source::Wild(ix), wild(alien, self.classic));
            list(Source::Super(ix), alien.super_flare);
        }
        for (i, piece) in self.pieces.iter().enumerate() {
            list(Source::Piece(PieceIx(i as u8)), piece.abilities);
        }
        for (i, card) in self.cards.iter().enumerate() {
            list(Source::Card(CardIx(i as u8)), card.abilities);
        }
        list(Source::Reinforcement, super::REINFORCEMENT);
        let mut from = [0u16; Moment::COUNT + 1];
        all.iter().for_each(|hearer| from[hearer.def.when.ix() + 1] += 1);
        (0..Moment::COUNT).for_each(|m| from[m + 1] += from[m]);
        // Each moment has its place already: only its few listeners are sorted, by layer.
        let (mut next, listed) = (from, std::mem::take(&mut all));
        all.extend_from_slice(&listed);
        for hearer in listed {
            let at = &mut next[hearer.def.when.ix()];
            all[*at as usize] = hearer;
            *at += 1;
        }
        from.windows(2).for_each(|m| all[m[0] as usize..m[1] as usize].sort_by_key(|hearer| hearer.layer));
        Hearers { all, from }
    }
    /// Would it be the same with these aliens awake?
    pub(crate) fn is_awake(&self, awake: &[bool], discreet: bool) -> bool {
        (&self.awake[..], self.discreet) == (awake, discreet)
    }
    /// The aliens that are heard.
    pub(crate) fn heard(&self) -> impl Iterator<Item = &'static Alien> {
        self.aliens.iter().zip(&self.awake).filter(|(_, awake)| **awake).map(|(alien, _)| *alien)
    }
    /// Does anybody listen to a moment, for all that one knows who does not know which flares are in the game?
    pub(crate) fn is_heard(&self, moment: Moment) -> bool {
        let hearers = if self.discreet { self.thinkable(moment) } else { self.hearers(moment) };
        !hearers.is_empty()
    }
    /// Who might listen to a moment, to the same eyes.
    pub(crate) fn thinkable(&self, moment: Moment) -> &[Hearer] {
        self.thinkable.get_or_init(|| self.listen(|_| true)).of(moment)
    }
    /// Who listens to a moment, in layers.
    pub fn hearers(&self, moment: Moment) -> &[Hearer] {
        self.hearers.of(moment)
    }
    /// What somebody must have for a moment to matter.
    pub(crate) fn wants(&self, moment: Moment) -> &Means {
        &self.wants[moment.ix()]
    }
    /// What is printed on a piece.
    pub fn def(&self, def: DefIx) -> PieceDef {
        match def {
            DefIx::Alien(alien) => self.aliens[alien.ix()].sheet(),
            DefIx::Piece(piece) => *self.pieces[piece.ix()],
        }
    }
    /// What cards on such a piece are good for.
    pub(crate) fn store(&self, def: DefIx) -> Store {
        match def {
            DefIx::Alien(alien) => self.aliens[alien.ix()].store,
            DefIx::Piece(piece) => self.pieces[piece.ix()].store,
        }
    }
    /// Which pieces change a number.
    pub fn passives(&self, query: Query) -> &[Listed] {
        &self.queries[query as usize]
    }
    /// The declaration of an ability.
    pub fn ability(&self, ability: AbilityRef) -> &'static Ability {
        &self.abilities(ability.source)[ability.index as usize]
    }
    /// The name of an ability within its source: the moment it is heard at, and which of those it is if there are several.
    pub(crate) fn ability_name(&self, ability: AbilityRef) -> String {
        let all = self.abilities(ability.source);
        let when = all[ability.index as usize].when;
        match all[..ability.index as usize].iter().filter(|a| a.when == when).count() {
            0 => format!("{when:?}"),
            before => format!("{when:?} {}", before + 1),
        }
    }
    /// The ability of a source with this name.
    pub(crate) fn find_ability(&self, source: Source, name: &str) -> Option<AbilityRef> {
        let is_here = match source {
            Source::Power(a) | Source::Wild(a) | Source::Super(a) => a.ix() < self.aliens.len(),
            Source::Piece(p) => p.ix() < self.pieces.len(),
            Source::Card(c) => c.ix() < self.cards.len(),
            Source::Reinforcement => true,
        };
        if !is_here {
            return None;
        }
        let all = (0..self.abilities(source).len() as u8).map(|index| AbilityRef { source, index });
        all.into_iter().find(|ability| self.ability_name(*ability) == name)
    }
    /// All abilities of a source.
    pub fn abilities(&self, source: Source) -> &'static [Ability] {
        match source {
            Source::Power(a) => self.aliens[a.ix()].power,
            Source::Wild(a) => wild(self.aliens[a.ix()], self.classic),
            Source::Super(a) => self.aliens[a.ix()].super_flare,
            Source::Piece(p) => self.pieces[p.ix()].abilities,
            Source::Card(c) => self.cards[c.ix()].abilities,
            Source::Reinforcement => super::REINFORCEMENT,
        }
    }
    /// Who speaks, and the keys of all it can say: an alien, a card, or the rulebook itself.
    pub fn speaker(&self, source: Option<AbilityRef>) -> (&'static str, &'static [&'static str]) {
        match source.map(|a| a.source) {
            Some(Source::Power(a) | Source::Wild(a) | Source::Super(a)) => {
                let alien = self.aliens[a.ix()];
                (alien.id, alien.words)
            }
            Some(Source::Piece(p)) => (self.pieces[p.ix()].id, self.pieces[p.ix()].words),
            Some(Source::Card(c)) => (self.cards[c.ix()].id, self.cards[c.ix()].words),
            Some(Source::Reinforcement) | None => (super::RULES, super::RULES_WORDS),
        }
    }
    /// The alien with this id, if it is in the game.
    pub fn find(&self, id: &str) -> Option<AlienIx> {
        self.aliens.iter().position(|a| a.id == id).map(|i| AlienIx(i as u8))
    }
    /// The deck of a variant with this id, if it is in the game.
    pub fn find_deck(&self, id: &str) -> Option<DeckId> {
        self.decks.iter().position(|d| d.id == id).map(|i| DeckId::Box(i as u8))
    }
    /// The piece with this id that is no sheet, if it is in the game.
    pub fn find_piece(&self, id: &str) -> Option<PieceIx> {
        self.pieces.iter().position(|p| p.id == id).map(|i| PieceIx(i as u8))
    }
    /// The face of a card as a set declares it, if its kind is in the game.
    pub fn face_of(&self, print: &super::Print) -> Option<Face> {
        let (def, value) = match print {
            super::Print::Plain(face) => return Some(*face),
            super::Print::Piece(def) => return self.find_piece(def.id).map(Face::Piece),
            super::Print::Card(def, value) => (def, *value),
        };
        let ix = CardIx(self.cards.iter().position(|c| c.id == def.id)? as u8);
        Some(if def.kind == CardType::Negotiate { Face::NamedNegotiate(ix) } else { Face::Card(ix, value) })
    }
    /// The type of a card.
    pub fn card_type(&self, face: Face) -> CardType {
        match face {
            Face::Attack(_) => CardType::Attack,
            Face::Negotiate | Face::NamedNegotiate(_) => CardType::Negotiate,
            Face::Morph => CardType::Morph,
            Face::Reinforcement(_) => CardType::Reinforcement,
            Face::Flare(_) => CardType::Flare,
            Face::Card(c, _) => self.cards[c.ix()].kind,
            Face::Destiny(_) => CardType::Destiny,
            Face::Piece(_) => CardType::Piece,
        }
    }
}
