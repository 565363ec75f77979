//! R18: winning. A win is a proposal that may be answered, shared or fought over (R19 of the mechanics).

use crate::flow::{Bend, Fact, Finish, Frame, Outcome, Planned, StandKind, Subject, When};
use crate::game::Game;
use crate::table::*;
use crate::view::Event;
use crate::windows::Moment;

impl Game {
    /// Runs the end of the game on top of the stack.
    pub(crate) fn run_ending(&mut self) {
        let Some(Frame::Ending(ending)) = self.s.stack.last_mut() else { unreachable!("the end is on top") };
        match (ending.stage, ending.stand) {
            (0, _) => {
                ending.stage = 1;
                self.open(Moment::GameEnds, Subject::None);
            }
            (1, _) => self.game_over(),
            (_, Some(plan)) => self.judge_stand(plan),
            (_, None) => unreachable!("only a last stand goes on"),
        }
    }

    /// A last stand has been fought and not been judged yet.
    pub(crate) fn stand_is_open(&self) -> bool {
        let ending = |f: &Frame| matches!(f, Frame::Ending(ending) if ending.stand.is_some());
        self.s.stack.iter().rev().any(ending)
    }

    fn game_over(&mut self) {
        let Some(Frame::Ending(ending)) = self.s.stack.pop() else { unreachable!("the end is on top") };
        if ending.winners.is_empty() {
            return; // the win was undone; the game goes on
        }
        self.end(Finish::Won(ending.winners));
    }

    /// Somebody fights for the win in an encounter of its own.
    pub(crate) fn last_stand(&mut self, plan: Planned, kind: StandKind) {
        let before = self.foreign_colonies(plan.offense) as u8;
        let Some(at) = self.s.stack.iter().rposition(|f| matches!(f, Frame::Ending(_))) else { return };
        let Frame::Ending(ending) = &mut self.s.stack[at] else { unreachable!("found above") };
        if ending.stood.has(plan.offense) {
            return; // one each
        }
        ending.stood.add(plan.offense);
        (ending.stage, ending.stand, ending.before) = (2, Some(plan), before);
        let winners = ending.winners;
        if self.s.encounters.is_empty() || kind != StandKind::UntilCardsRunOut || self.has_encounter_card(plan.offense)
        {
            self.stand_encounter(plan, winners);
        }
    }

    /// Nobody who has won may ally with the one who fights, but in a final turn.
    fn stand_encounter(&mut self, plan: Planned, winners: Seats) {
        self.push_encounter(plan);
        if plan.when != When::LastStand(StandKind::UntilCardsRunOut) {
            let barred = self.stands_now(Bend::Barred(Side::Offense, winners.without(plan.offense)));
            self.impose(barred);
        }
    }

    fn judge_stand(&mut self, plan: Planned) {
        let (Planned { offense, .. }, When::LastStand(kind)) = (plan, plan.when) else { unreachable!("a last stand") };
        let Some(Frame::Ending(ending)) = self.s.stack.last() else { unreachable!("the end is on top") };
        let (winners, before) = (ending.winners, ending.before);
        let new = match kind {
            StandKind::SideWins => match self.s.past.map(|entry| entry.what) {
                Some(Fact::Over { outcome: Outcome::Won(Side::Offense), allies }) => Seats::one(offense).or(allies),
                _ => winners,
            },
            StandKind::ColonyWins if self.foreign_colonies(offense) > before as usize => Seats::one(offense),
            StandKind::ColonyWins => winners.without(offense),
            StandKind::UntilCardsRunOut => {
                let now = self.victorious();
                if !now.has(offense) && self.has_encounter_card(offense) {
                    self.stand_encounter(plan, winners);
                    return;
                }
                if now.has(offense) { now } else { winners }
            }
        };
        // A win that stands is open to those who were not heard before the fight; so is one shared after a final turn.
        let open = new == winners || kind == StandKind::UntilCardsRunOut;
        if let Some(Frame::Ending(ending)) = self.s.stack.last_mut() {
            (ending.winners, ending.stage, ending.stand) = (new, !open as u8, None);
        }
        self.emit(Event::WinProposed(new));
    }
}
