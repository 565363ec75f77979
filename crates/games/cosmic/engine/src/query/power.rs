//! Powers: who has which, and the standing rules they add.

use crate::ability::{Look, Query};
use crate::flow::{Bend, Subject};
use crate::game::Game;
use crate::table::*;

impl Game {
    /// The seat that has the power of a sheet now: it is face up, and not asleep behind a borrowed one. One that cannot be
    /// parted from its player never sleeps.
    pub fn has_power(&self, piece: PieceId) -> Option<Seat> {
        let holder = self.holder(piece).filter(|_| self.piece(piece).up)?;
        let instead = || self.loan(piece).is_some_and(|loan| loan.instead);
        let asleep = self.reckoned.instead.has(holder) && !instead();
        (!asleep || self.is_bound(piece)).then_some(holder)
    }
    /// Who may use the text of a piece now: of a sheet whoever has its power, of anything else whom its table names, as long
    /// as it lies there face up.
    pub fn users(&self, piece: PieceId) -> Seats {
        match self.piece(piece).def {
            DefIx::Alien(_) => self.has_power(piece).map_or(Seats::NONE, Seats::one),
            DefIx::Piece(_) if !self.piece(piece).up || self.piece(piece).is_gone() => Seats::NONE,
            DefIx::Piece(def) => (self.cast().pieces[def.ix()].users)(self, piece),
        }
    }
    /// Who sees what is noted on a piece for its holder: of one that nobody holds, whoever its table names, if that is one.
    pub fn keeper(&self, piece: PieceId) -> Option<Seat> {
        self.holder(piece).or_else(|| {
            let named = (self.cast().def(self.piece(piece).def).users)(self, piece);
            named.iter().next().filter(|_| named.len() == 1)
        })
    }
    /// The pieces whose text a seat may use.
    pub fn usable(&self, seat: Seat) -> impl Iterator<Item = PieceId> {
        (0..self.pieces.len() as u8).map(PieceId).filter(move |piece| self.users(*piece).has(seat))
    }
    /// Is it a power that cannot be parted from its player by any means?
    fn is_bound(&self, piece: PieceId) -> bool {
        self.piece(piece).alien().is_some_and(|alien| self.cast().aliens[alien.ix()].rooted)
    }
    /// The pieces a seat has the power of.
    pub fn powers(&self, seat: Seat) -> impl Iterator<Item = PieceId> {
        let mine = move |(id, ..): &(PieceId, AlienIx, &Piece)| self.has_power(*id) == Some(seat);
        self.sheets().filter(mine).map(|(id, ..)| id)
    }
    /// The sheets that are a seat's own, whoever has their powers now.
    pub fn own_sheets(&self, seat: Seat) -> impl Iterator<Item = PieceId> {
        self.sheets().filter(move |(.., piece)| piece.owner == Some(seat)).map(|(id, ..)| id)
    }
    /// The powers of a seat that can be lent, stolen, traded or copied: some cannot be parted from it.
    pub fn movable_powers(&self, seat: Seat) -> impl Iterator<Item = PieceId> {
        self.powers(seat).filter(|s| !self.is_bound(*s))
    }
    /// Has a seat a power that cannot be parted from it?
    pub fn is_rooted(&self, seat: Seat) -> bool {
        self.own_sheets(seat).any(|s| self.is_bound(s))
    }
    /// Is the power of an alien lost to a seat that has it, for want of home colonies (R19.6)?
    pub(crate) fn lies_face_down(&self, alien: AlienIx, holder: Seat) -> bool {
        let keeps = self.cast().passives(Query::KeepsPower).iter().any(|(def, _)| *def == DefIx::Alien(alien));
        let keeps = keeps || self.bent_number(Query::KeepsPower, holder, 0) != 0;
        !keeps && self.home_colonies(holder) < self.state().options.to_keep_power() as usize
    }
    /// Has the power of this sheet been zapped in this encounter?
    pub fn is_zapped(&self, piece: PieceId) -> bool {
        self.bent(Bend::Zapped(piece))
    }
    /// Could a seat have a piece on which this is printed? A quick look that may say yes in vain, never no.
    fn may_have(&self, seat: Seat, def: DefIx) -> bool {
        self.reckoned.powers[seat.ix()] & Holdings::power(def) != 0
    }
    /// Does the seat have the power of this alien?
    pub fn is_alien(&self, seat: Seat, alien: AlienIx) -> bool {
        self.may_have(seat, DefIx::Alien(alien)) && self.powers(seat).any(|s| self.piece(s).is_alien(alien))
    }
    /// The seat that is this alien, by its id.
    pub fn seat_of_alien(&self, id: &str) -> Option<Seat> {
        let alien = self.cast().find(id)?;
        self.sheets().filter(|(_, a, _)| *a == alien).find_map(|(id, ..)| self.has_power(id))
    }
    /// The own sheet through which a seat may play the super side of an alien's flare (R21.1, R21.8).
    pub fn super_sheet(&self, seat: Seat, alien: AlienIx) -> Option<PieceId> {
        if !self.may_have(seat, DefIx::Alien(alien)) {
            return None;
        }
        let found = self.sheets().find(|(id, sheet, piece)| {
            // AL-REINCARNATOR-4: an alien that only lies beside the own one is not the own one
            *sheet == alien
                && piece.spot == Spot::Seat(seat)
                && self.has_power(*id) == Some(seat)
                && !self.is_zapped(*id)
        });
        found.map(|(id, ..)| id)
    }
    /// A number of the rules for a seat, as its powers change it, and then standing effects in the order of time.
    pub fn query(&self, query: Query, seat: Seat, usual: i32) -> i32 {
        let passives = self.cast().passives(query);
        if !passives.iter().any(|(def, _)| self.may_have(seat, *def)) {
            return self.bent_number(query, seat, usual);
        }
        let mut value = usual;
        for piece in self.usable(seat) {
            for (def, change) in passives {
                if self.piece(piece).def == *def {
                    value = change(&self.look_at(seat, piece), value);
                }
            }
        }
        self.bent_number(query, seat, value)
    }
    /// How many ships a seat may send into the encounter (R7.3, R8.3).
    pub fn ship_limit(&self, seat: Seat) -> usize {
        self.query(Query::ShipLimit, seat, 4) as usize
    }
    /// The game as a piece's standing rule sees it.
    pub fn look_at(&self, me: Seat, piece: PieceId) -> Look<'_> {
        Look { game: self, me, ability: None, piece: Some(piece), card: None, about: None, subject: Subject::None }
    }
    /// Foreign colonies a seat needs to win (R18.1).
    pub fn needed(&self, seat: Seat) -> usize {
        self.query(Query::ColoniesNeeded, seat, self.state().options.to_win() as i32) as usize
    }
    /// The seats that meet a victory condition now (R18).
    pub fn victorious(&self) -> Seats {
        let wins = |s: &Seat| self.progress(*s) >= self.needed(*s) || self.query(Query::Wins, *s, 0) != 0;
        self.seats().iter().filter(wins).collect()
    }
    /// Every face a player of this game could name: those printed in its decks, and the flares of its aliens. What is
    /// where, and which flares were dealt, plays no part.
    pub fn namable(&self) -> Vec<Face> {
        let rewards = if self.state().options.knows_rewards() { &self.rules().rewards[..] } else { &[] };
        let prints = self.rules().cosmic.iter().chain(rewards);
        let mut faces: Vec<Face> = prints.filter_map(|(print, _)| self.cast().face_of(print)).collect();
        faces.extend((0..self.cast().aliens.len() as u8).map(|a| Face::Flare(AlienIx(a))));
        faces.sort_unstable();
        faces.dedup();
        faces
    }
}
