//! R3 and R17: turns and their encounters.

use crate::ability::Query;
use crate::ask::{Answer, Ask, Labels, Question, Topic};
use crate::deeds::{CourseDeed, Deed};
use crate::flow::{Frame, Label, Outcome, Planned, Subject, Until, When};
use crate::game::Game;
use crate::rest::Next;
use crate::table::*;
use crate::view::Event;
use crate::windows::Moment;

impl Game {
    /// Runs the turn on top of the stack.
    pub(crate) fn run_turn(&mut self) {
        let Some(Frame::Turn { stage }) = self.s.stack.last_mut() else { unreachable!("a turn is on top") };
        match *stage {
            0 => {
                *stage = 1;
                let seat = self.s.turn.owner;
                self.emit(Event::TurnBegins { seat });
                self.next_encounter();
            }
            1 => {
                *stage = 2;
                self.open(Moment::NextEncounter, Subject::None);
            }
            2 => {
                let more = self.another_encounter();
                let Some(more) = more else { return };
                if let Some(Frame::Turn { stage }) = self.s.stack.last_mut() {
                    *stage = if more { 1 } else { 3 };
                }
                if more {
                    self.next_encounter();
                }
            }
            _ => {
                // R3.1: the player on the left has the turn
                *stage = 0;
                self.drop_promises();
                let (players, owner) = (self.players.len() as i32, self.s.turn.owner);
                let on = self.query(Query::TurnPasses, owner, 1);
                let turn = &mut self.s.turn;
                turn.owner = Seat((owner.0 as i32 + on).rem_euclid(players) as u8);
                let over = Until::Turn(turn.id);
                turn.id += 1;
                (turn.had, turn.success) = (0, false);
                turn.plan.clear();
                self.s.bends.retain(|s| s.until != over);
                if self.s.options.arranged {
                    self.leave(); // an arranged game waits before every turn
                }
            }
        }
    }

    /// R17.4: after a first success, with an encounter card in hand now, if the owner wishes (rulings G-015, G-046).
    /// `None` while the owner is being asked.
    fn another_encounter(&mut self) -> Option<bool> {
        let granted = self.take_planned(When::InTurn).is_some();
        let (turn, over) = (&self.s.turn, self.turn_is_over());
        let owner = turn.owner;
        // What goes on when it begins may bring the cards (AL-MACHINE-1).
        let provided = !turn.promises.is_empty();
        let able = !over && (provided || self.has_enough_encounter_cards(owner));
        let due = turn.had == 1 && turn.success;
        let patient = self.s.options.patient && !over;
        if granted || !due || !(able || patient) {
            return Some(granted && able); // an encounter that an effect gives is not asked for once more
        }
        match self.s.reply.take() {
            Some((_, answer)) => Some(answer == Answer::YesNo(true)),
            None => {
                // Whether there is a choice depends on the hand: others see only what comes of it.
                let question =
                    if able { Question::YesNo } else { Question::Choice { labels: Labels::NoSecond, open: 1 } };
                self.s.asks.push(Ask {
                    seat: owner,
                    topic: Topic::SecondEncounter,
                    source: None,
                    open: false,
                    question,
                });
                None
            }
        }
    }

    /// The owner's next encounter of this turn.
    pub(crate) fn next_encounter(&mut self) {
        self.keep_rest(Next::Encounter);
        self.s.turn.had = self.s.turn.had.saturating_add(1);
        let offense = self.s.turn.owner;
        self.push_encounter(Planned { offense, defense: None, when: When::InTurn, by: None });
        self.e().promises = std::mem::take(&mut *self.s.turn.promises);
    }

    /// The turn ends without a further encounter: cards that lay out for it go back to where they were played from.
    fn drop_promises(&mut self) {
        for promise in std::mem::take(&mut *self.s.turn.promises) {
            if let Some((card, from)) = promise.used.card {
                self.s.table.move_card(card, from);
                self.emit_with(|g| Event::CardMoves { card: g.seen(card), to: from });
            }
        }
    }

    /// R17.5: only the first encounter of a turn has a start turn.
    pub(crate) fn begin_encounter(&mut self) {
        let e = self.encounter();
        let (offense, number) = (e.offense, self.number_of(e));
        self.emit(Event::EncounterBegins { offense, number });
        self.count_work_anew();
        self.s.table.stirred = true; // zaps have worn off
        if number != 1 {
            self.goto(Label::Regroup);
        }
    }

    /// R17.7: an interrupted second encounter still needs a card when it is begun anew (AL-INVADER-6).
    pub(crate) fn further_encounter_needs_a_card(&mut self) {
        let e = self.encounter();
        let provided = e.promised(Moment::EncounterBegins).next().is_some();
        if self.number_of(e) > 1 && !provided && !self.has_enough_encounter_cards(e.offense) {
            self.end_without_result();
        }
    }

    /// An effect at the start of the turn may have ended it.
    pub(crate) fn turn_may_be_over(&mut self) {
        if self.turn_is_over() {
            self.perform(&mut Deed::Course(CourseDeed::Outcome(Outcome::Ended)));
            self.goto(Label::End);
        }
    }
}
