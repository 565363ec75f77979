//! Aliens that come into the game or leave it while it is played.

use crate::ability::Cast;
use crate::game::Game;
use crate::options::Options;
use crate::table::*;
use crate::view::Event;

impl Game {
    /// A seat draws an alien that nobody plays and has its sheet from now on, beside another one or as its own.
    pub(super) fn take_unused(&mut self, seat: Seat, beside: Option<PieceId>) {
        let Some(alien) = self.draw_unused() else { return };
        let piece = Piece { beside, down: self.lies_face_down(alien, seat), ..Piece::new(alien, seat) };
        // The place of a sheet that left before the encounters under way began is free: nothing speaks of it any more.
        let first = self.s.encounters.first().map(|e| e.id);
        let free = |s: &Piece| s.left.is_some_and(|left| first.is_none_or(|now| left < now));
        match self.pieces.iter().position(free) {
            Some(i) => self.s.table.pieces[i] = piece,
            None => self.s.table.pieces.push(piece),
        }
        self.s.table.reckon_anew();
        // Who is heard follows from the state alone, as after loading: an alien that left must not be heard any longer.
        self.wake_cast();
        self.s.table.stirred = true;
        self.emit(Event::Becomes { seat, alien });
    }

    /// Only aliens with a sheet or a flare in the game are heard: the others cost nothing until they come up.
    pub(crate) fn wake_cast(&mut self) {
        let mut awake = vec![false; self.cast().aliens.len()];
        for piece in &self.pieces {
            awake[piece.alien.ix()] = true;
        }
        for card in &self.cards {
            if let Face::Flare(alien) | Face::Destiny(Destiny::Alien(alien)) = card.face {
                awake[alien.ix()] = true;
            }
        }
        let (aliens, cards) = (self.cast().aliens.clone(), self.cast().cards.clone());
        let Options { classic_flares, discreet, .. } = *self.s.options;
        self.set_cast(Cast::with(aliens, cards, classic_flares, awake, discreet));
    }

    /// The next alien of the pile that may come now and meet those in the game; others are discarded on the way (R1.6).
    fn draw_unused(&mut self) -> Option<AlienIx> {
        let mut unused = self.s.unused.take()?;
        let mut found = None;
        let mut shuffled = false;
        while found.is_none() {
            let Some(alien) = unused.pile.pop() else {
                if shuffled || unused.discarded.is_empty() {
                    break; // nobody is left who may come
                }
                shuffled = true;
                unused.pile.append(&mut unused.discarded);
                for i in (1..unused.pile.len()).rev() {
                    let j = self.s.table.chance(i + 1);
                    unused.pile.swap(i, j);
                }
                continue;
            };
            let new = self.cast().aliens[alien.ix()];
            let mut here = self.pieces.iter().filter(|s| s.left.is_none()).map(|s| s.alien);
            let strict = !self.s.options.any_aliens_may_meet;
            let clashes = here.any(|a| a == alien || strict && new.clashes(self.cast().aliens[a.ix()]));
            if clashes || !new.may_come_later() {
                unused.discarded.push(alien);
                self.emit(Event::AlienDiscarded { alien });
            } else {
                found = Some(alien);
            }
        }
        self.s.unused = Some(unused);
        found
    }

    /// A sheet leaves the game. Whoever has its power loses it, and what was borrowed through it goes back.
    pub(super) fn leave_piece(&mut self, piece: PieceId) {
        let now = self.encounter_id();
        for card in self.piece(piece).cards.clone() {
            let zone = self.discard_zone(card);
            self.s.table.move_card(card, zone);
        }
        let alien = self.piece(piece).alien;
        let owner = self.piece(piece).owner;
        self.s.table.pieces[piece.ix()] = Piece { holder: None, left: Some(now), ..Piece::new(alien, owner) };
        self.s.table.reckon_anew();
        self.s.fallen.retain(|s| *s != piece);
        let comes_back = self.cast().aliens[alien.ix()].may_come_later();
        if let Some(unused) = self.s.unused.as_mut().filter(|_| comes_back) {
            unused.discarded.push(alien);
        }
        self.s.table.stirred = true;
        self.emit(Event::AlienDiscarded { alien });
    }
}
