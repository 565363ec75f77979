//! R15, R16 and R26: compensation and rewards, announced together and taken in timing order.

use smallvec::SmallVec;

use crate::ability::{Effect, Query, Ruling, Telling};
use crate::ask::Topic;
use crate::deeds::{CardDeed, CourseDeed, Moves, Settling, TakeWhy};
use crate::flow::{Bend, Count, Due, Gain, Label, Outcome, Rule, Subject};
use crate::game::Game;
use crate::table::*;
use crate::view::Event;
use crate::windows::{Moment, Phase};

pub(super) static GAIN: &[Effect] = &[look_at_hand, compensation, super::planning::take_up];
pub(super) static REWARDS: &[Effect] = &[split, receive];
pub(super) static RECEIVE: &[Effect] = &[receive_now];

impl Game {
    /// All compensation and rewards of the encounter are announced, in timing order (R16.3, R23.4).
    pub(crate) fn announce_gains(&mut self) {
        let e = self.encounter();
        let Some(Outcome::Won(winner)) = e.outcome else { return };
        if self.bent(Bend::NoGains) {
            return;
        }
        let mut dues: SmallVec<[Due; 2]> = SmallVec::new();
        for seat in self.timing_order() {
            // R15.1: a main player whose negotiate lost to an attack; R15.6: really an attack
            let lost_negotiating = e.leads(seat) == Some(winner.other())
                && self.current(winner.other()).is_some_and(|c| c.is_negotiate())
                && self.current(winner).is_some_and(|c| c.is_attack());
            if lost_negotiating && self.compensation(seat) > 0 {
                dues.push(Due { seat, count: Count::Lost(Seats::one(seat)), from: e.main(winner) });
            }
            // R16.1: each ally of a winning defense
            let side = if self.bent(Bend::AlliesReversed) { Side::Offense } else { Side::Defense };
            let rewarded = winner == side && e.allies[side.ix()].has(seat);
            if rewarded && !self.gains_nothing(seat) && self.entitled(seat) > 0 {
                dues.push(Due { seat, count: Count::Won, from: None });
            }
        }
        self.encounter_mut().expect("an encounter is under way").dues = dues;
    }

    /// How much something is that is due, by what counts for it now.
    pub fn amount(&self, due: Due) -> u8 {
        match (due.count, due.from) {
            (Count::Won, _) => self.bounty(due.seat),
            (Count::Lost(_), Some(_)) => self.compensation(due.seat),
            (Count::Lost(seats), None) => seats.iter().map(|seat| self.ledger().lost(seat)).sum(),
            (Count::Number(n), _) => n,
        }
    }
    /// R16.1: what a seat is rewarded with for its ships that have won, if it is.
    pub fn bounty(&self, seat: Seat) -> u8 {
        (self.entitled(seat) as i32 * self.query(Query::ShipWorthInGains, seat, 1)) as u8
    }
    /// R15.2: what a seat collects for the ships it lost by losing, if it collects compensation; a main player by its
    /// encounter card.
    pub fn compensation(&self, seat: Seat) -> u8 {
        let e = self.encounter();
        let lost = e.ledger.lost(seat) as i32 * self.query(Query::ShipWorthInGains, seat, 1);
        match e.leads(seat).filter(|_| lost > 0) {
            Some(side) => self.compensation_due(side, lost),
            None => lost as u8,
        }
    }

    /// An effect adds to what is announced (R16.3): before what is due to those who come later, behind all others.
    pub(crate) fn announce_due(&mut self, due: Due) {
        let order = self.timing_order();
        let rank = |seat: Seat| order.iter().position(|s| *s == seat);
        let e = self.encounter();
        let amount = self.amount(due);
        if self.bent(Bend::NoGains) || amount == 0 {
            return;
        }
        if e.phase < Phase::Resolution {
            self.push_procedure(Rule::Receive, due.seat, 0);
            self.about_to_gain(due, amount);
            return;
        }
        let at = e.dues.iter().position(|d| rank(d.seat) > rank(due.seat)).unwrap_or(e.dues.len());
        self.e().dues.insert(at, due);
    }

    /// The next gain is about to be received, one after the other; it may be answered first.
    pub(crate) fn next_gain(&mut self) {
        self.e().gaining = None;
        while !self.encounter().dues.is_empty() {
            let due = self.e().dues.remove(0);
            let amount = self.amount(due);
            if amount > 0 {
                return self.about_to_gain(due, amount);
            }
        }
    }
    fn about_to_gain(&mut self, Due { seat, from, .. }: Due, amount: u8) {
        self.e().gaining = Some(Gain { seat, amount, from, chooser: None });
        self.open(if from.is_some() { Moment::Compensation } else { Moment::Rewards }, Subject::None);
    }

    /// The gain is received as it stands now.
    pub(crate) fn receive_gain(&mut self) {
        if self.encounter().gaining.is_some() {
            self.goto(Label::NextGain);
            self.receive_announced();
        }
    }

    /// The gain that was announced is received.
    pub(crate) fn receive_announced(&mut self) {
        let Some(gain) = self.encounter_mut().and_then(|e| e.gaining.take()) else { return };
        if gain.amount == 0 {
            return;
        }
        self.emit(Event::Gains { seat: gain.seat, amount: gain.amount, from: gain.from });
        match gain.from {
            None => self.push_procedure(Rule::Rewards, gain.seat, gain.amount),
            Some(from) => {
                self.push_procedure(Rule::Gain, gain.seat, gain.amount);
                if let Some(crate::flow::Frame::Procedure(p)) = self.s.stack.last_mut() {
                    p.kept.add(from);
                    gain.chooser.into_iter().for_each(|chooser| p.kept.add(chooser));
                }
            }
        }
    }
}

fn receive_now(t: &mut Telling) -> Ruling {
    t.tell(CourseDeed::Receive);
    Ok(())
}

/// Who picks the cards, if anybody does.
fn chooser(t: &Telling) -> Option<Seat> {
    t.kept().get(2)
}

/// Who picks cards from another hand looks at it first.
fn look_at_hand(t: &mut Telling) -> Ruling {
    let at: Seat = t.recall(1);
    if let Some(by) = chooser(t).filter(|s| *s != at) {
        t.tell(CardDeed::Look { at: Zone::Hand(at), by });
    }
    Ok(())
}

/// R15.3: cards at random from the opponent's hand, the whole hand at most; or those picked.
fn compensation(t: &mut Telling) -> Ruling {
    let (n, from): (u8, Seat) = (t.recall(0), t.recall(1));
    let to = t.me;
    let mut taken = CardList::new();
    if let Some(seat) = chooser(t) {
        let hand = t.hand(from).into();
        taken = t.asking(seat).cards(Topic::Take, hand, n as usize, n as usize)?;
    }
    let backs = if taken.is_empty() { t.backs(to, from, n as usize)? } else { None };
    t.tell(CardDeed::Take { from, to, n, why: TakeWhy::Compensation, backs, taken });
    Ok(())
}

/// R16.2, R16.3, RW-04: the split between ships from the warp and cards of each deck is announced before anything is taken.
fn split(t: &mut Telling) -> Ruling {
    let split = t.split_rewards(t.recall(0))?;
    for n in split {
        t.keep(n);
    }
    Ok(())
}

fn receive(t: &mut Telling) -> Ruling {
    let [ships, cosmic, rewards] = [1, 2, 3].map(|i| t.recall::<u8>(i));
    let back = t.out_of_warp(ships as usize)?;
    let mut moves = Moves::new();
    if !back.is_empty() {
        let colonies = t.colonies_of(t.me);
        if !colonies.is_empty() {
            moves = t.spread(Topic::ReturnShips, &back, colonies)?;
        }
    }
    t.settle(moves, Settling::Retrieve);
    t.draw_rewards(t.me, cosmic, rewards);
    Ok(())
}
