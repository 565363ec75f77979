//! R6: destiny.

use crate::ability::{Effect, Ruling, Telling};
use crate::ask::{Labels, Topic};
use crate::deeds::CourseDeed;
use crate::flow::{Bend, Drawn, Fact, Label, Rule, Until};
use crate::game::Game;
use crate::table::*;
use crate::view::Event;

pub(super) static DESTINY: &[Effect] = &[follow_card];

impl Game {
    /// A destiny card is due, the first or another one: what an earlier card brought about is off.
    pub(crate) fn destiny_is_due(&mut self) {
        if let Some(e) = self.encounter_mut() {
            (e.destiny, e.defense, e.system, e.target) = (None, None, None, None);
        }
        let over = Until::Destiny(self.encounter_id());
        self.s.bends.retain(|s| s.until != over);
        // destiny.md 3: the last card is never drawn, but shuffled with the discards first
        if self.decks[DeckId::Destiny.ix()].draw.len() <= 1 {
            self.s.table.reshuffle(DeckId::Destiny);
            self.emit(Event::Shuffled(DeckId::Destiny));
        }
    }

    /// R6.1: the offense draws a destiny card, which lies open from then on.
    pub(crate) fn draw_destiny(&mut self) {
        let card = *self.decks[DeckId::Destiny.ix()].draw.last().expect("the destiny deck has cards");
        self.s.table.move_card(card, Zone::Discard(DeckId::Destiny));
        let Face::Destiny(destiny) = self.face(card) else { unreachable!("the destiny deck holds destiny cards") };
        let at = self.pointed_at(destiny);
        if let Some(e) = self.encounter_mut() {
            e.destiny = Some(Drawn { card, at });
        }
        if destiny.warns() {
            let offense = self.offense();
            self.enter(Fact::Warned, offense);
        }
        self.emit(Event::DestinyDrawn(destiny));
    }

    /// The player a destiny card points at by itself: whose colour it is, or who leads the comparison of a special.
    fn pointed_at(&self, destiny: Destiny) -> Option<Seat> {
        match destiny {
            Destiny::Colour(colour, _) => self.seat_of(colour),
            Destiny::Special(i) => {
                let rank = self.rules().specials[i as usize].rank;
                // O14: the offense is never the target; ties go to the first one clockwise
                let mut best: Option<(i32, Seat)> = None;
                for seat in self.clockwise(self.offense()) {
                    let r = rank(self, seat);
                    if best.is_none_or(|(top, _)| r > top) {
                        best = Some((r, seat));
                    }
                }
                best.map(|(_, seat)| seat)
            }
            Destiny::Wild | Destiny::Alien(..) => None,
        }
    }

    /// The destiny card that was turned up last in this encounter.
    pub fn destiny(&self) -> Option<Destiny> {
        match self.face(self.encounter().destiny?.card) {
            Face::Destiny(destiny) => Some(destiny),
            _ => None,
        }
    }
}

/// Names the defense as the card says, or draws again.
fn follow_card(t: &mut Telling) -> Ruling {
    if t.defense().is_some() {
        return Ok(()); // an effect has settled it
    }
    let anywhere = t.bent(Bend::Anywhere);
    let possible = if anywhere { t.targets_anywhere(t.me) } else { t.possible_targets(t.me) };
    match t.destiny().expect("a destiny card was drawn") {
        Destiny::Colour(colour, _) if colour == t.colour(t.me) => return own_colour(t),
        Destiny::Colour(..) | Destiny::Special(_) => match t.encounter().destined().filter(|s| possible.has(*s)) {
            Some(seat) => against(t, seat),
            None => again(t, Label::DestinyAgain), // R6.5, rulings G-037 and G-038
        },
        Destiny::Wild if possible.is_empty() => again(t, Label::DestinyAgain),
        Destiny::Wild => {
            let seat = t.seat(Topic::Target, possible)?;
            against(t, seat);
        }
        Destiny::Alien(alien, _) => t.follow(Rule::AlienDestiny(alien), t.me, 0),
    }
    Ok(())
}

/// R6.2: a foreign colony at home, an empty planet to settle again, or another card.
fn own_colour(t: &mut Telling) -> Ruling {
    let mine = t.colour(t.me);
    let foreign =
        |t: &Telling, p: PlanetId| -> Seats { t.others(t.me).iter().filter(|s| t.has_colony(*s, p)).collect() };
    let held: PlanetList = t.system(mine).iter().filter(|p| !foreign(t, *p).is_empty()).collect();
    let empty: PlanetList = t.system(mine).iter().filter(|p| t.planets[p.ix()].ships.iter().all(|n| *n == 0)).collect();
    let can_settle = !empty.is_empty() && t.has_free_ship(t.me);
    let open = (!held.is_empty()) as u16 | (can_settle as u16) << 1 | 0b100;
    match t.option(Topic::OwnColour, Labels::OwnColour, open)? {
        0 => {
            let planet = t.planet_among(Topic::Aim, held)?;
            let owners = foreign(t, planet);
            let defense = t.seat(Topic::Target, owners)?;
            t.tell(CourseDeed::Against { defense, system: mine }); // R6.3
            t.tell(CourseDeed::Aim { planet });
        }
        1 => {
            let planet = t.planet_among(Topic::Aim, empty)?;
            t.tell(CourseDeed::Aim { planet });
        }
        _ => again(t, Label::DestinyAgain),
    }
    Ok(())
}

fn against(t: &mut Telling, defense: Seat) {
    let system = t.colour(defense);
    t.tell(CourseDeed::Against { defense, system });
}

/// Another card is drawn. R27.3: where planets have gone there may be nobody left whom any card could lead to.
pub(super) fn again(t: &mut Telling, at: Label) {
    let mine = t.colour(t.me);
    let abroad = if t.bent(Bend::Anywhere) { t.targets_anywhere(t.me) } else { t.possible_targets(t.me) };
    let at_home = t.system(mine).iter().any(|p| {
        let guests = t.others(t.me).iter().any(|s| t.has_colony(s, p));
        guests || (!t.has_colony(t.me, p) && t.has_free_ship(t.me))
    });
    if at_home || !abroad.is_empty() {
        t.tell(CourseDeed::Goto(at));
    } else {
        t.end_without_result();
    }
}
