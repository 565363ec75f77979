//! R10 and R11: reveal and outcome.

use crate::flow::{Bend, Label, Outcome, Role, Slot, Told};
use crate::game::Game;
use crate::query::Total;
use crate::table::*;
use crate::view::Event;

/// What decides an encounter.
enum Verdict {
    /// There are no two cards to decide it.
    Nothing,
    /// The talks about a deal.
    Talks,
    /// The cards alone, or what an effect has said.
    Outcome(Outcome),
    /// The totals.
    Totals,
}

impl Game {
    /// R10.1: both cards are turned up; R10.2: a morph copies the other card as revealed.
    pub(crate) fn reveal_cards(&mut self) {
        let faces_of = |role| {
            let face = |slot: &Slot| slot.claimed.unwrap_or(self.face(slot.card));
            Side::BOTH.map(|side| self.encounter().slots.get(role, side).map(face))
        };
        let (mut faces, seconds) = (faces_of(Role::Main), faces_of(Role::Beside));
        for side in Side::BOTH {
            if self.encounter().claimed(side).is_none() {
                self.turn_up(Role::Main, side);
            }
        }
        let copy = |mine: Option<Face>, other: Option<Face>| match mine {
            Some(Face::Morph) => other.or(mine),
            _ => mine,
        };
        // A negotiate laid beside the encounter card takes its place (AL-DEUCE-3).
        for side in Side::BOTH.map(Side::ix) {
            let negotiates = |f: Option<Face>| f.is_some_and(Face::is_negotiate);
            if negotiates(seconds[side]) && !negotiates(faces[side]) {
                faces[side] = seconds[side];
            }
        }
        let mut shown = [copy(faces[0], faces[1]), copy(faces[1], faces[0])];
        for side in Side::BOTH {
            let Some(card) = self.turn_up(Role::Beside, side) else { continue };
            self.emit_with(|g| Event::Shows { cards: vec![g.seen(card)] });
            // AL-DEUCE-2: a morph beside copies the opponent's card, too
            let face = copy(seconds[side.ix()], shown[side.other().ix()]);
            if face.is_some_and(Face::is_negotiate) && !shown[side.ix()].is_some_and(Face::is_negotiate) {
                shown[side.ix()] = face;
            }
            self.show_as(Role::Beside, side, face);
        }
        for side in Side::BOTH {
            let Some(card) = self.turn_up(Role::Ally, side) else { continue };
            self.emit_with(|g| Event::Shows { cards: vec![g.seen(card)] });
            self.show_as(Role::Ally, side, Some(self.face(card)));
        }
        self.encounter_mut().expect("an encounter is under way").revealed = true;
        for side in Side::BOTH {
            self.show_as(Role::Main, side, shown[side.ix()]);
        }
        self.emit(Event::Reveals { cards: shown });
        // KI-01: with the encounter cards
        for side in Side::BOTH {
            if let Some(card) = self.turn_up(Role::Kicker, side) {
                self.emit_with(|g| Event::Kicker { side, card: g.seen(card) });
            }
        }
    }

    /// A card before a side lies open from now on.
    pub(crate) fn turn_up(&mut self, role: Role, side: Side) -> Option<CardId> {
        let card = self.encounter().slots.get(role, side)?.card;
        self.s.table.show(card);
        let face = self.face(card);
        self.slot_mut(role, side)?.turned_up = Told(Some(face));
        Some(card)
    }
    /// What a card before a side shows when it is revealed.
    fn show_as(&mut self, role: Role, side: Side, face: Option<Face>) {
        if let Some(slot) = self.slot_mut(role, side) {
            slot.shown = face;
        }
    }
    /// A card before a side.
    pub(crate) fn slot_mut(&mut self, role: Role, side: Side) -> Option<&mut Slot> {
        self.encounter_mut()?.slots.get_mut(role, side)
    }

    /// R11: who wins, or whether there are talks.
    pub(crate) fn decide_outcome(&mut self) {
        let mut totals = None;
        let outcome = match self.verdict() {
            Verdict::Nothing => {
                self.end_without_result();
                return;
            }
            Verdict::Talks => return,
            Verdict::Outcome(outcome) => outcome,
            Verdict::Totals => {
                let told = Side::BOTH.map(|s| self.explain(s));
                totals = Some(told.each_ref().map(|t| t.value));
                self.emit_with(|_| Event::Totals(Box::new(told.clone())));
                self.encounter_mut().expect("an encounter is under way").compared = Some(Box::new(told));
                Outcome::Won(self.ahead())
            }
        };
        let outcome = self.turned_around(outcome);
        let e = self.encounter_mut().expect("an encounter is under way");
        e.outcome = Some(outcome);
        self.emit(Event::Outcome { outcome, totals });
        self.goto(Label::Resolution);
    }

    /// What decides, by the cards as they count now.
    fn verdict(&self) -> Verdict {
        let (Some(off), Some(def)) = (self.current(Side::Offense), self.current(Side::Defense)) else {
            return Verdict::Nothing;
        };
        if let Some(outcome) = self.decided() {
            Verdict::Outcome(outcome) // R11.6
        } else if off.is_negotiate() && def.is_negotiate() {
            Verdict::Talks // R11.3
        } else if off.face == Face::Morph && def.face == Face::Morph {
            Verdict::Outcome(Outcome::BothLose) // R11.4
        } else if off.is_negotiate() {
            Verdict::Outcome(Outcome::Won(Side::Defense)) // R11.2
        } else if def.is_negotiate() {
            Verdict::Outcome(Outcome::Won(Side::Offense))
        } else {
            Verdict::Totals
        }
    }

    /// The totals people see: those that decided, once the outcome is known; before, the present ones if they would
    /// decide.
    pub(crate) fn shown_totals(&self) -> Option<[Total; 2]> {
        let e = self.encounter();
        if e.outcome.is_some() {
            return e.compared.as_deref().cloned();
        }
        let decide = e.revealed && matches!(self.verdict(), Verdict::Totals);
        decide.then(|| Side::BOTH.map(|s| self.explain(s)))
    }

    /// R11.6: an upset turns the finished result, whatever decided it; where nobody won there is nothing to turn.
    fn turned_around(&mut self, outcome: Outcome) -> Outcome {
        match outcome {
            Outcome::Won(side) if self.bent(Bend::Upset) => {
                self.emit(Event::Upset(side));
                Outcome::Won(side.other())
            }
            _ => outcome,
        }
    }
}
