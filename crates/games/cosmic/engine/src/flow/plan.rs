//! Encounters that are planned: those of the turn, and all that come besides (R17).

use serde::{Deserialize, Serialize};

use super::{Bend, Encounter, Fact, Frame, Label, StandKind};
use crate::game::Game;
use crate::table::*;
use crate::view::Event;
use crate::windows::Phase;

/// When a planned encounter takes place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum When {
    /// It is the next one of the turn and counts among its encounters (R17.4).
    InTurn,
    /// When this encounter is over; then play goes on where it stopped (R17.7).
    After(EncounterId),
    /// At once: the encounter under way is broken off and begins anew afterwards (R17.7, R29.15).
    AtOnce,
    /// At once, for the win on the table.
    LastStand(StandKind),
}

/// An encounter that is to come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Planned {
    /// Its offense.
    pub offense: Seat,
    /// Its defense, in whose home system it takes place, if that is settled: then it begins with the launch.
    pub defense: Option<Seat>,
    /// When it takes place.
    pub when: When,
    /// The alien whose doing it is; none if the rules bring it.
    pub by: Option<AlienIx>,
}

impl Planned {
    /// Does it count among the encounters of the turn? Who runs out of cards in one that does not ends nobody's turn (R17.6).
    pub fn counts(&self) -> bool {
        self.when == When::InTurn
    }
}

impl Game {
    /// Which encounter of the turn it is, from 1; 0 for one that does not count.
    pub fn number_of(&self, e: &Encounter) -> u8 {
        if e.plan.counts() { self.state().turn.had } else { 0 }
    }
    /// Is an encounter planned for then?
    pub fn is_planned(&self, when: When) -> bool {
        self.state().turn.plan.iter().any(|p| p.when == when)
    }

    /// Does the turn end with the encounter under way, whatever its result?
    pub fn turn_is_over(&self) -> bool {
        self.bent(Bend::NoFurther)
    }

    /// An encounter is planned; one that is due at once begins. There is one for each time: the first that was planned.
    pub(crate) fn plan(&mut self, plan: Planned) {
        match plan.when {
            When::InTurn | When::After(_) if self.is_planned(plan.when) => {}
            When::InTurn | When::After(_) => self.s.turn.plan.push(plan),
            When::AtOnce => self.interrupt_turn(plan),
            When::LastStand(kind) => self.last_stand(plan, kind),
        }
    }
    /// The encounter that was planned for then, if there is one: it is due.
    pub(crate) fn take_planned(&mut self, when: When) -> Option<Planned> {
        let plan = &mut self.s.turn.plan;
        let at = plan.iter().position(|p| p.when == when)?;
        Some(plan.remove(at))
    }

    /// An encounter begins: at the beginning of its script, in regroup, or with the launch against a defense that is known.
    pub(crate) fn push_encounter(&mut self, plan: Planned) {
        let (id, owner) = (self.fresh_id(), self.s.turn.owner);
        let turn = if matches!(plan.when, When::LastStand(_)) { plan.offense } else { owner };
        let mut e = Encounter::new(id, turn, plan);
        let system = plan.defense.map(|seat| self.colour(seat));
        let line = match (plan.counts(), plan.defense) {
            (true, _) => {
                e.phase = if self.s.turn.had == 1 { Phase::StartTurn } else { Phase::Regroup };
                0
            }
            (false, None) => Label::Regroup.line(),
            (false, Some(_)) => {
                (e.defense, e.system, e.phase) = (plan.defense, system, Phase::Launch);
                Label::Launch.line()
            }
        };
        self.s.encounters.push(e);
        self.push(Frame::Encounter(line));
        if !plan.counts() {
            self.emit(Event::EncounterBegins { offense: plan.offense, number: 0 });
        }
        if let (Some(defense), Some(system)) = (plan.defense, system) {
            self.emit(Event::Against { defense, system });
        }
    }

    /// An encounter interrupts the turn; the one under way begins anew, from regroup on.
    fn interrupt_turn(&mut self, plan: Planned) {
        let (fresh, broken_off) = (self.fresh_id(), self.encounter_id());
        let warned = self.ledger().warned(); // by the card that brought it, or one before
        self.return_lent(broken_off);
        self.s.bends.end_encounter(broken_off);
        let e = self.e();
        *e = Encounter::new(fresh, e.turn, e.plan);
        e.jump = Some(Label::Regroup.line());
        self.push_encounter(plan);
        if warned {
            self.enter(Fact::Warned, plan.offense);
        }
    }
}
