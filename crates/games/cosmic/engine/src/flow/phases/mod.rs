//! The procedures of the rulebook, one file per phase, and the running of scripts.

mod alliance;
mod covert;
mod deal;
mod destiny;
pub(crate) mod draft;
mod ending;
mod gains;
mod launch;
mod planning;
mod regroup;
mod resolution;
mod reveal;
pub mod setup;
mod standing;
mod turn;

use super::{Act, ENCOUNTER, Frame, Label, Rule};
use crate::ability::{Effect, Kept, Look, Telling};
use crate::flow::{Done, Procedure, Subject};
use crate::game::Game;
use crate::table::Seat;
use crate::view::Event;
use crate::windows::{Phase, Window};

/// Cards in a new hand (R24.8).
pub const HAND: u8 = 8;
/// Most ships with which a colony is founded by a deal, or by an effect in the same way (O16).
pub(crate) const MOST_SETTLERS: usize = 4;

impl Game {
    /// The steps of a procedure.
    fn procedure(&self, rule: Rule) -> &'static [Effect] {
        match rule {
            Rule::Draft => draft::DRAFT,
            Rule::Redraft => draft::REDRAFT,
            Rule::Setup(alien) => self.cast().aliens[alien.ix()].setup,
            Rule::Enter(piece) => self.cast().def(self.piece(piece).def).enters,
            Rule::HandCheck => planning::HAND_CHECK,
            Rule::NewHand => planning::NEW_HAND,
            Rule::Retrieve => regroup::RETRIEVE,
            Rule::Destiny => destiny::DESTINY,
            Rule::AlienDestiny(alien) => match &self.cast().aliens[alien.ix()].destiny {
                Some(destiny) => destiny.effect,
                None => &[],
            },
            Rule::Aim => launch::AIM,
            Rule::Launch => launch::LAUNCH,
            Rule::Invite => alliance::INVITE,
            Rule::Ally => alliance::ALLY,
            Rule::Join => alliance::JOIN,
            Rule::Select => planning::SELECT,
            Rule::CarryOut => deal::CARRY_OUT,
            Rule::FailDeal => deal::FAIL,
            Rule::GoHome => resolution::GO_HOME,
            Rule::LoseShips => resolution::LOSE_SHIPS,
            Rule::Land => resolution::LAND,
            Rule::Gain => gains::GAIN,
            Rule::Rewards => gains::REWARDS,
            Rule::Receive => gains::RECEIVE,
            Rule::DiscardCards => resolution::DISCARD_CARDS,
            Rule::Quake => planning::QUAKE,
            Rule::Watch => covert::WATCH,
            Rule::Release => standing::RELEASE,
        }
    }

    /// Runs the procedure on top of the stack.
    pub(crate) fn run_procedure(&mut self) {
        let top = self.s.stack.len() - 1;
        let Frame::Procedure(p) = &self.s.stack[top] else { unreachable!("a procedure is on top") };
        let (rule, steps) = (p.rule, self.procedure(p.rule));
        let Some(effect) = steps.get(p.step as usize) else {
            self.leave();
            return;
        };
        let mut told = self.slate.take();
        let Frame::Procedure(p) = &self.s.stack[top] else { unreachable!("a procedure is on top") };
        let look = self.look_by(p.rule, p.seat);
        let asked = self.asked_by(top);
        let ruling = effect(&mut Telling::new(look, &p.answers, asked, &p.done, &p.kept, &mut told));
        if !self.pause(ruling, &mut told) {
            self.enact(&mut told, top);
            // With no step left it goes now, if nothing else comes first: it needs no visit of its own for that.
            let is_over = |p: &Procedure| p.rule == rule && p.step as usize >= steps.len();
            let over = matches!(self.s.stack.last(), Some(Frame::Procedure(p)) if is_over(p));
            if over && !self.conditions_are_due() && !self.stands_at_edge() {
                self.leave();
            }
        }
        self.slate.give_back(told);
    }

    /// The game as a procedure sees it.
    fn look_by(&self, rule: Rule, me: Seat) -> Look<'_> {
        let piece = match rule {
            Rule::Setup(alien) | Rule::AlienDestiny(alien) => {
                self.sheets().find(|(_, a, _)| *a == alien).map(|(id, ..)| id)
            }
            Rule::Enter(piece) => Some(piece),
            _ => None,
        };
        Look { game: self, me, ability: None, piece, card: None, about: None, subject: Subject::None }
    }

    /// Follows a procedure of the script. One that has nothing to ask leaves no frame behind.
    fn follow_rule(&mut self, rule: Rule, seat: Seat) {
        let steps = self.procedure(rule);
        let [step] = steps else {
            self.push_procedure(rule, seat, 0);
            return;
        };
        let done = Done::default();
        let kept = Kept::only(0u8);
        let mut told = self.slate.take();
        let ruling = step(&mut Telling::new(self.look_by(rule, seat), &[], 0, &done, &kept, &mut told));
        if ruling.is_ok() && !told.repeats() {
            self.pass_deeds(&mut told.deeds, None, None, None);
        } else {
            self.push_procedure(rule, seat, 0);
            if !self.pause(ruling, &mut told) {
                self.enact(&mut told, self.s.stack.len() - 1);
            }
        }
        self.slate.give_back(told);
    }

    /// Runs the encounter on top of the stack, line by line, until something is put on top of it.
    pub(crate) fn run_encounter(&mut self) {
        let top = self.s.stack.len() - 1;
        let Frame::Encounter(mut line) = self.s.stack[top] else { unreachable!("an encounter is on top") };
        while self.s.stack.len() == top + 1 && self.s.finish.is_none() && !self.s.table.stirred && !self.is_worn_out() {
            self.toil();
            if let Some(jump) = self.encounter_mut().and_then(|e| e.jump.take()) {
                line = jump;
                self.grant_no_more();
            }
            line = self.pass_over(line);
            let act = &ENCOUNTER[line as usize];
            line += 1;
            let Frame::Encounter(at) = &mut self.s.stack[top] else { unreachable!("an encounter is on top") };
            *at = line;
            match act {
                Act::At(_) => {}
                Act::Phase(phase) => self.begin_phase(*phase),
                Act::Window(moment) => {
                    // What was promised comes first and may change who can act afterwards.
                    if self.encounter().promised(*moment).next().is_some() {
                        self.push(Frame::Window(Window::below(*moment, Subject::None)));
                        self.redeem_promises(*moment);
                    } else {
                        self.open_now(*moment, Subject::None);
                    }
                }
                Act::Rule(rule, side) => {
                    let seat = self.encounter().main(*side).unwrap_or(self.encounter().offense);
                    self.follow_rule(*rule, seat);
                }
                Act::Do(what) => {
                    what(self);
                    // The encounter may be over, and another one in its place.
                    if !matches!(self.s.stack.get(top), Some(Frame::Encounter(at)) if *at == line) {
                        return;
                    }
                }
            }
        }
    }

    /// The next line of the script at which something may happen: labels, and windows in which nobody could act, are
    /// passed over.
    fn pass_over(&mut self, mut line: u8) -> u8 {
        let is_passed = matches!(ENCOUNTER[line as usize], Act::At(_) | Act::Window(_));
        if !is_passed || self.stops_at_edges() || !self.encounter().promises.is_empty() {
            return line;
        }
        let means = self.means();
        loop {
            match &ENCOUNTER[line as usize] {
                Act::At(_) => {}
                Act::Window(moment) if !self.is_anyone_able(*moment, &means) => {}
                _ => return line,
            }
            line += 1;
            self.toil();
        }
    }

    fn begin_phase(&mut self, phase: Phase) {
        self.encounter_mut().expect("an encounter is under way").phase = phase;
        self.emit(Event::PhaseBegins(phase));
    }

    /// The encounter goes on elsewhere. An outcome that comes early is resolved like any other: in its phase (R3.3).
    pub(crate) fn goto(&mut self, label: Label) {
        if let Some(e) = self.encounter_mut() {
            e.jump = Some(label.line());
            if matches!(label, Label::Deal | Label::Resolution) && e.phase != Phase::Resolution {
                self.begin_phase(Phase::Resolution);
            }
        }
    }
}
