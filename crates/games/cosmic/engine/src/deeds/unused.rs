//! Aliens that come into the game or leave it while it is played.

use crate::game::Game;
use crate::options::Options;
use crate::table::*;
use crate::view::Event;

impl Game {
    /// A seat draws an alien that nobody plays and has its sheet from now on, beside another one or as its own.
    pub(super) fn take_unused(&mut self, seat: Seat, spot: Spot) {
        let Some(alien) = self.draw_unused() else { return };
        self.lay_piece(Piece { spot, up: !self.lies_face_down(alien, seat), ..Piece::sheet(alien, seat) });
        // Who is heard follows from the state alone, as after loading: an alien that left must not be heard any longer.
        self.wake_cast();
        self.s.table.stirred = true;
        self.emit(Event::Becomes { seat, alien });
    }

    /// Only aliens with a sheet or a flare in the game are heard: the others cost nothing until they come up.
    pub(crate) fn wake_cast(&mut self) {
        let mut awake = vec![false; self.cast().aliens.len()];
        for alien in self.pieces.iter().filter_map(Piece::alien) {
            awake[alien.ix()] = true;
        }
        for card in &self.cards {
            if let Face::Flare(alien) | Face::Destiny(Destiny::Alien(alien, _)) = card.face {
                awake[alien.ix()] = true;
            }
        }
        let Options { discreet, .. } = *self.s.options;
        if !self.cast().is_awake(&awake, discreet) {
            self.set_cast(self.cast().awoken(awake, discreet));
        }
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
            let strict = !self.s.options.any_aliens_may_meet;
            let meets = |a: AlienIx| a == alien || strict && new.clashes(self.cast().aliens[a.ix()]);
            let clashes = self.sheets().any(|(_, a, _)| meets(a));
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

    /// The sheet of an alien has left the game: it may come again.
    pub(super) fn discard_alien(&mut self, alien: AlienIx) {
        let comes_back = self.cast().aliens[alien.ix()].may_come_later();
        if let Some(unused) = self.s.unused.as_mut().filter(|_| comes_back) {
            unused.discarded.push(alien);
        }
        self.emit(Event::AlienDiscarded { alien });
    }
}
