//! R6: destiny.

use smallvec::SmallVec;

use crate::ability::{Effect, Ruling, Telling};
use crate::ask::{Labels, Topic};
use crate::deeds::Deed;
use crate::flow::{Label, Rule};
use crate::game::Game;
use crate::table::*;
use crate::view::What;

pub(super) static DESTINY: &[Effect] = &[follow_card];

impl Game {
    /// R6.1: the offense draws a destiny card, which lies open from then on.
    pub(crate) fn draw_destiny(&mut self) {
        // destiny.md 3: the last card is never drawn, but shuffled with the discards first
        if self.decks[DeckId::Destiny.ix()].draw.len() <= 1 {
            self.s.table.reshuffle(DeckId::Destiny);
            self.tell(What::Shuffled(DeckId::Destiny));
        }
        let card = *self.decks[DeckId::Destiny.ix()].draw.last().expect("the destiny deck has cards");
        self.s.table.move_card(card, Zone::Discard(DeckId::Destiny));
        if let Some(e) = self.encounter_mut() {
            e.destiny = Some(card);
        }
        if let Face::Destiny(destiny) = self.face(card) {
            self.tell(What::DestinyDrawn(destiny));
        }
    }

    /// The other seats that the offense can have a legal encounter with in their home system (R0.4, R6.5, R27.3).
    pub fn possible_targets(&self, offense: Seat) -> Seats {
        let mine = self.colour(offense).ix();
        let free = self.planets().filter(|(_, planet)| planet.ships[mine] == 0);
        free.filter_map(|(_, planet)| self.seat_of(planet.system)).collect::<Seats>().without(offense)
    }
}

/// Names the defense as the card says, or draws again.
fn follow_card(t: &mut Telling) -> Ruling {
    if t.defense().is_some() {
        return Ok(()); // an effect has settled it
    }
    let card = t.encounter().destiny.expect("a destiny card was drawn");
    let Face::Destiny(destiny) = t.face(card) else { unreachable!("the destiny deck holds destiny cards") };
    let possible = t.possible_targets(t.me);
    match destiny {
        Destiny::Colour(colour, _) if colour == t.colour(t.me) => return own_colour(t),
        Destiny::Colour(colour, _) => match t.seat_of(colour).filter(|s| possible.has(*s)) {
            Some(seat) => against(t, seat),
            None => again(t), // R6.5, rulings G-037 and G-038
        },
        Destiny::Wild if possible.is_empty() => again(t),
        Destiny::Wild => {
            let seat = t.seat(Topic::Target, possible)?;
            against(t, seat);
        }
        Destiny::Special(i) => {
            let rank = t.rules().specials[i as usize].rank;
            // O14: the offense is never the target; ties go to the first one clockwise
            let mut best: Option<(i32, Seat)> = None;
            for seat in t.clockwise(t.me) {
                let r = rank(t.game, seat);
                if best.is_none_or(|(top, _)| r > top) {
                    best = Some((r, seat));
                }
            }
            match best.map(|(_, s)| s).filter(|s| possible.has(*s)) {
                Some(seat) => against(t, seat),
                None => again(t),
            }
        }
        Destiny::Alien(alien) => t.follow(Rule::AlienDestiny(alien), t.me, 0),
    }
    Ok(())
}

/// R6.2: a foreign colony at home, an empty planet to settle again, or another card.
fn own_colour(t: &mut Telling) -> Ruling {
    let mine = t.colour(t.me);
    let foreign =
        |t: &Telling, p: PlanetId| -> Seats { t.others(t.me).iter().filter(|s| t.has_colony(*s, p)).collect() };
    let held: SmallVec<[PlanetId; 8]> = t.system(mine).filter(|p| !foreign(t, *p).is_empty()).collect();
    let empty: SmallVec<[PlanetId; 8]> =
        t.system(mine).filter(|p| t.planets[p.ix()].ships.iter().all(|n| *n == 0)).collect();
    let can_settle = !empty.is_empty() && t.has_free_ship(t.me);
    let open = (!held.is_empty()) as u16 | (can_settle as u16) << 1 | 0b100;
    match t.option(Topic::OwnColour, Labels::OwnColour, open)? {
        0 => {
            let planet = t.planet_among(Topic::Aim, held)?;
            let owners = foreign(t, planet);
            let defense = t.seat(Topic::Target, owners)?;
            t.tell(Deed::Against { defense, system: mine }); // R6.3
            t.tell(Deed::Aim { planet, resettling: false });
        }
        1 => {
            let planet = t.planet_among(Topic::Aim, empty)?;
            t.tell(Deed::Aim { planet, resettling: true });
        }
        _ => again(t),
    }
    Ok(())
}

fn against(t: &mut Telling, defense: Seat) {
    let system = t.colour(defense);
    t.tell(Deed::Against { defense, system });
}

fn again(t: &mut Telling) {
    t.tell(Deed::Goto(Label::DestinyAgain));
}
