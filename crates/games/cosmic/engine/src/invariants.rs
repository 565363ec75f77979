//! What must always be true: ships, cards and tokens are conserved (R24 of the mechanics).

use smallvec::{SmallVec, smallvec};

use crate::game::Game;
use crate::table::*;

impl Game {
    /// Checks the invariants in debug and fuzz builds.
    #[inline]
    pub(crate) fn check_invariants(&self) {
        if cfg!(any(debug_assertions, feature = "checks"))
            && let Err(broken) = self.invariants()
        {
            panic!("broken invariant: {broken}");
        }
    }

    /// Says what is broken, if anything is.
    pub fn invariants(&self) -> Result<(), String> {
        self.ships_are_counted()?;
        self.cards_are_counted()?;
        let noted = |s: &Piece| s.notes.iter().all(|(n, _)| (*n as usize) < self.cast().def(s.def).notes.len());
        if !self.pieces.iter().all(noted) {
            return Err("a piece has a note that is not in its table".into());
        }
        if self.reckoned != self.reckon() {
            return Err("what follows from the things on the table is not what is kept of it".into());
        }
        Ok(())
    }

    /// Every colour has its fleet, and what the table counts as ships move is what one counts on looking.
    fn ships_are_counted(&self) -> Result<(), String> {
        let mut fleet = [0u8; MAX_COLOURS];
        let [mut warp, mut gate, mut beside] = [fleet; 3];
        let mut landed: SmallVec<[[u8; MAX_COLOURS]; 48]> = smallvec![fleet; self.planets.len()];
        let mut under = 0;
        for ship in &self.ships {
            let colour = ship.colour.ix();
            fleet[colour] += ship.hired.is_none() as u8;
            match ship.place {
                Place::Warp => warp[colour] += 1,
                Place::Gate => gate[colour] += 1,
                Place::Beside => beside[colour] += 1,
                Place::Planet(planet) => landed[planet.ix()][colour] += 1,
                Place::Under(_) => under += 1,
                _ => {}
            }
        }
        for seat in self.seats().iter() {
            let colour = self.colour(seat);
            let (i, all) = (colour.ix(), self.fleet + self.extra[colour.ix()]);
            if fleet[i] != all {
                return Err(format!("{} ships of colour {i} instead of {all}", fleet[i]));
            }
            let colonies = |home: bool| {
                let planets = self.planets.iter().filter(|p| (p.system == colour) == home);
                planets.filter(|p| p.ships[i] > 0).count()
            };
            if (colonies(true), colonies(false)) != (self.home_colonies(seat), self.foreign[i] as usize) {
                return Err(format!("the colonies of colour {i} are miscounted"));
            }
            if (gate[i], beside[i]) != (self.gate[i], self.beside[i]) {
                return Err(format!("the ships of colour {i} in the encounter are miscounted"));
            }
            if warp[i] != self.warp[i] {
                return Err(format!("the warp of colour {i} is miscounted"));
            }
        }
        for (i, (planet, counted)) in self.planets.iter().zip(&landed).enumerate() {
            if *counted != planet.ships {
                return Err(format!("planet {i} is miscounted: {counted:?} against {:?}", planet.ships));
            }
        }
        if under != self.stacked as usize {
            return Err("stacked ships are miscounted".into());
        }
        Ok(())
    }

    /// Every card lies in one place, and what the table remembers of hands is so.
    fn cards_are_counted(&self) -> Result<(), String> {
        let mut seen: SmallVec<[u8; 256]> = smallvec![0; self.cards.len()];
        let mut count = |zone: Zone, list: &[CardId]| -> Result<(), String> {
            for card in list {
                seen[card.ix()] += 1;
                if self.cards[card.ix()].zone != zone {
                    return Err(format!("card {} lies in {zone:?} but says {:?}", card.0, self.cards[card.ix()].zone));
                }
            }
            Ok(())
        };
        for deck in self.deck_ids() {
            count(Zone::Deck(deck), &self.decks[deck.ix()].draw)?;
            count(Zone::Discard(deck), &self.decks[deck.ix()].discard)?;
        }
        let mut held = Holdings::default();
        for seat in self.seats().iter() {
            count(Zone::Hand(seat), self.hand(seat))?;
            let mut holds = Holdings::default();
            self.hand(seat).iter().for_each(|c| holds.add(self.face(*c)));
            if holds != self.players[seat.ix()].holds {
                return Err(format!("what seat {} holds is misjudged", seat.0));
            }
            held.join(holds);
        }
        if held != self.held {
            return Err("what all hands hold is misjudged".into());
        }
        for (i, piece) in self.pieces.iter().enumerate() {
            count(Zone::Piece(PieceId(i as u8)), &piece.cards)?;
        }
        let aside = self.cards.iter().filter(|c| matches!(c.zone, Zone::Aside(_))).count();
        if aside != self.set_aside as usize {
            return Err("cards that are set aside are miscounted".into());
        }
        for (i, card) in self.cards.iter().enumerate() {
            let listed = matches!(card.zone, Zone::Deck(_) | Zone::Discard(_) | Zone::Hand(_) | Zone::Piece(_));
            if seen[i] != listed as u8 {
                return Err(format!("card {i} in {:?} is listed {} times", card.zone, seen[i]));
            }
        }
        Ok(())
    }
}
