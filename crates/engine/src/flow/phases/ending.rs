//! R18: winning. A win is a proposal that may be answered, shared or fought over (R19 of the mechanics).

use crate::flow::{
    Bend, Encounter, Fact, Finish, Frame, Label, LastStand, Outcome, StandKind, Standing, Subject, Until,
};
use crate::game::Game;
use crate::table::*;
use crate::view::Event;
use crate::windows::{Moment, Phase};

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
            (_, Some(stand)) => self.judge_stand(stand),
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
        let finish = Finish::Won(ending.winners);
        self.s.finish = Some(finish);
        self.s.stack.clear();
        self.emit(Event::GameOver(finish));
    }

    /// Somebody fights for the win in an encounter of its own.
    pub(crate) fn last_stand(&mut self, stand: LastStand, against: Option<Seat>) {
        let before = self.foreign_colonies(stand.by) as u8;
        let Some(at) = self.s.stack.iter().rposition(|f| matches!(f, Frame::Ending(_))) else { return };
        let Frame::Ending(ending) = &mut self.s.stack[at] else { unreachable!("found above") };
        if ending.stood.has(stand.by) {
            return; // one each
        }
        ending.stood.add(stand.by);
        (ending.stage, ending.stand, ending.before) = (2, Some(stand), before);
        let winners = ending.winners;
        if self.s.encounters.is_empty()
            || stand.kind != StandKind::UntilCardsRunOut
            || self.has_encounter_card(stand.by)
        {
            self.stand_encounter(stand, against, winners);
        }
    }

    fn stand_encounter(&mut self, stand: LastStand, against: Option<Seat>, winners: Seats) {
        let id = self.fresh_id();
        let mut e = Encounter::new(id, stand.by, stand.by, 0);
        if stand.kind != StandKind::UntilCardsRunOut {
            let bend = Bend::Barred(Side::Offense, winners.without(stand.by));
            self.s.bends.add(Standing { until: Until::Encounter(id), ..self.stands_now(bend) });
        }
        let label = match against {
            Some(defense) => {
                (e.defense, e.system, e.phase) = (Some(defense), Some(self.colour(defense)), Phase::Launch);
                Label::Launch
            }
            None => Label::Regroup,
        };
        self.s.encounters.push(e);
        self.push(Frame::Encounter(label.line()));
        self.emit(Event::EncounterBegins { offense: stand.by, number: 0 });
        if let Some(defense) = against {
            let system = self.colour(defense);
            self.emit(Event::Against { defense, system });
        }
    }

    fn judge_stand(&mut self, stand: LastStand) {
        let Some(Frame::Ending(ending)) = self.s.stack.last() else { unreachable!("the end is on top") };
        let (winners, before) = (ending.winners, ending.before);
        let new = match stand.kind {
            StandKind::SideWins => match self.s.past.map(|entry| entry.what) {
                Some(Fact::Over { outcome: Outcome::Won(Side::Offense), allies }) => Seats::one(stand.by).or(allies),
                _ => winners,
            },
            StandKind::ColonyWins if self.foreign_colonies(stand.by) > before as usize => Seats::one(stand.by),
            StandKind::ColonyWins => winners.without(stand.by),
            StandKind::UntilCardsRunOut => {
                let now = self.victorious();
                if !now.has(stand.by) && self.has_encounter_card(stand.by) {
                    self.stand_encounter(stand, None, winners);
                    return;
                }
                if now.has(stand.by) { now } else { winners }
            }
        };
        // A win that stands is open to those who were not heard before the fight; so is one shared after a final turn.
        let open = new == winners || stand.kind == StandKind::UntilCardsRunOut;
        if let Some(Frame::Ending(ending)) = self.s.stack.last_mut() {
            (ending.winners, ending.stage, ending.stand) = (new, !open as u8, None);
        }
        self.emit(Event::WinProposed(new));
    }
}
