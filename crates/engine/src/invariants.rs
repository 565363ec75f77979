//! What must always be true: ships, cards and tokens are conserved (R24 of the mechanics).

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
        for seat in self.seats().iter() {
            let colour = self.colour(seat);
            let fleet = (self.fleet + self.extra[colour.ix()]) as usize;
            let n = self.ships.iter().filter(|s| s.colour == colour && s.hired.is_none()).count();
            if n != fleet {
                return Err(format!("{n} ships of colour {} instead of {fleet}", colour.0));
            }
            let warp = self.ships.iter().filter(|s| s.colour == colour && s.place == Place::Warp).count();
            let (home, foreign): (Vec<&Planet>, Vec<&Planet>) =
                self.planets.iter().filter(|p| p.ships[colour.ix()] > 0).partition(|p| p.system == colour);
            if (home.len(), foreign.len()) != (self.home_colonies(seat), self.foreign[colour.ix()] as usize) {
                return Err(format!("the colonies of colour {} are miscounted", colour.0));
            }
            let gate = self.ships.iter().filter(|s| s.colour == colour && s.place == Place::Gate).count();
            let beside = self.ships.iter().filter(|s| s.colour == colour && s.place == Place::Beside).count();
            if (gate, beside) != (self.gate[colour.ix()] as usize, self.beside[colour.ix()] as usize) {
                return Err(format!("the ships of colour {} in the encounter are miscounted", colour.0));
            }
            if warp != self.warp[colour.ix()] as usize {
                return Err(format!("the warp of colour {} is miscounted", colour.0));
            }
        }
        for (i, planet) in self.planets.iter().enumerate() {
            let mut counted = [0u8; MAX_COLOURS];
            for ship in self.ships.iter().filter(|s| s.place == Place::Planet(PlanetId(i as u8))) {
                counted[ship.colour.ix()] += 1;
            }
            if counted != planet.ships {
                return Err(format!("planet {i} is miscounted: {counted:?} against {:?}", planet.ships));
            }
        }
        let under = self.ships.iter().filter(|s| matches!(s.place, Place::Under(_))).count();
        if under != self.stacked as usize {
            return Err("stacked ships are miscounted".into());
        }
        let mut seen = vec![0u8; self.cards.len()];
        let mut count = |zone: Zone, list: &[CardId]| -> Result<(), String> {
            for card in list {
                seen[card.ix()] += 1;
                if self.cards[card.ix()].zone != zone {
                    return Err(format!("card {} lies in {zone:?} but says {:?}", card.0, self.cards[card.ix()].zone));
                }
            }
            Ok(())
        };
        for deck in DeckId::ALL {
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
        for (i, sheet) in self.sheets.iter().enumerate() {
            count(Zone::Sheet(SheetId(i as u8)), &sheet.cards)?;
        }
        let aside = self.cards.iter().filter(|c| matches!(c.zone, Zone::Aside(_))).count();
        if aside != self.set_aside as usize {
            return Err("cards that are set aside are miscounted".into());
        }
        for (i, card) in self.cards.iter().enumerate() {
            let listed = matches!(card.zone, Zone::Deck(_) | Zone::Discard(_) | Zone::Hand(_) | Zone::Sheet(_));
            if seen[i] != listed as u8 {
                return Err(format!("card {i} in {:?} is listed {} times", card.zone, seen[i]));
            }
        }
        Ok(())
    }
}
