//! Powers: who has which, and the standing rules they add.

use crate::ability::{Look, Query};
use crate::flow::{Bend, Subject};
use crate::game::Game;
use crate::table::*;

impl Game {
    /// The seat that has the power of a sheet now: it is face up, and not asleep behind a borrowed one. One that cannot be
    /// parted from its player never sleeps.
    pub fn has_power(&self, piece: PieceId) -> Option<Seat> {
        let s = self.piece(piece);
        let holder = s.holder.filter(|_| !s.down)?;
        let asleep = !s.instead && self.reckoned.instead.has(holder);
        (!asleep || self.is_bound(piece)).then_some(holder)
    }
    /// Is it a power that cannot be parted from its player by any means?
    fn is_bound(&self, piece: PieceId) -> bool {
        self.cast().aliens[self.piece(piece).alien.ix()].rooted
    }
    /// The pieces a seat has the power of.
    pub fn powers(&self, seat: Seat) -> impl Iterator<Item = PieceId> {
        let mine = move |s: &PieceId| self.piece(*s).holder == Some(seat) && self.has_power(*s).is_some();
        (0..self.pieces.len() as u8).map(PieceId).filter(mine)
    }
    /// The pieces that make up one power: this one, and those beside it.
    pub fn with_pieces_beside(&self, piece: PieceId) -> impl Iterator<Item = PieceId> {
        let first = self.piece(piece).beside.unwrap_or(piece);
        let all = self.pieces.iter().enumerate().map(|(i, s)| (PieceId(i as u8), s));
        all.filter(move |(id, s)| s.left.is_none() && (*id == first || s.beside == Some(first))).map(|(id, _)| id)
    }
    /// The sheets that are a seat's own, whoever has their powers now.
    pub fn own_sheets(&self, seat: Seat) -> impl Iterator<Item = PieceId> {
        let all = self.pieces.iter().enumerate();
        all.filter(move |(_, s)| s.left.is_none() && s.owner == seat).map(|(i, _)| PieceId(i as u8))
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
        let keeps = self.cast().passives(Query::KeepsPower).iter().any(|(a, _)| *a == alien);
        !keeps && self.home_colonies(holder) < self.state().options.to_keep_power() as usize
    }
    /// Has the power of this sheet been zapped in this encounter?
    pub fn is_zapped(&self, piece: PieceId) -> bool {
        self.bent(Bend::Zapped(piece))
    }
    /// Could a seat have the power of this alien? A quick look that may say yes in vain, never no.
    fn may_have(&self, seat: Seat, alien: AlienIx) -> bool {
        self.reckoned.powers[seat.ix()] & Holdings::alien(alien) != 0
    }
    /// Does the seat have the power of this alien?
    pub fn is_alien(&self, seat: Seat, alien: AlienIx) -> bool {
        self.may_have(seat, alien) && self.powers(seat).any(|s| self.piece(s).alien == alien)
    }
    /// The seat that is this alien, by its id.
    pub fn seat_of_alien(&self, id: &str) -> Option<Seat> {
        let alien = self.cast().find(id)?;
        (0..self.pieces.len() as u8)
            .map(PieceId)
            .filter(|s| self.piece(*s).alien == alien)
            .find_map(|s| self.has_power(s))
    }
    /// The own sheet through which a seat may play the super side of an alien's flare (R21.1, R21.8).
    pub fn super_sheet(&self, seat: Seat, alien: AlienIx) -> Option<PieceId> {
        if !self.may_have(seat, alien) {
            return None;
        }
        self.powers(seat).find(|s| {
            let piece = self.piece(*s);
            // AL-REINCARNATOR-4: an alien that only lies beside the own one is not the own one
            piece.alien == alien && piece.owner == seat && piece.beside.is_none() && !self.is_zapped(*s)
        })
    }
    /// A number of the rules for a seat, as its powers change it, and then standing effects in the order of time.
    pub fn query(&self, query: Query, seat: Seat, usual: i32) -> i32 {
        let passives = self.cast().passives(query);
        if !passives.iter().any(|(alien, _)| self.may_have(seat, *alien)) {
            return self.bent_number(query, seat, usual);
        }
        let mut value = usual;
        for piece in self.powers(seat) {
            for (alien, change) in passives {
                if self.piece(piece).alien == *alien {
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
