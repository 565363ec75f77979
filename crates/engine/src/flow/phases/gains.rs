//! R15 and R16: compensation and rewards, announced together and taken in timing order.

use smallvec::SmallVec;

use crate::ability::{Effect, Query, Ruling, Telling};
use crate::ask::Topic;
use crate::deeds::{Deed, DrawWhy, Moves, Settling, TakeWhy};
use crate::flow::{Gain, Label, Outcome, Rule};
use crate::game::Game;
use crate::table::*;
use crate::view::What;

pub(super) static GAIN: &[Effect] = &[compensation];
pub(super) static REWARDS: &[Effect] = &[split, receive];

impl Game {
    /// All compensation and rewards of the encounter are announced, in timing order (R16.3, R23.4).
    pub(crate) fn announce_gains(&mut self) {
        let e = self.encounter();
        let Some(Outcome::Won(winner)) = e.outcome else { return };
        if e.no_gains {
            return;
        }
        let mut gains: SmallVec<[Gain; 2]> = SmallVec::new();
        for seat in self.timing_order() {
            // R15.1: a main player whose negotiate lost to an attack; R15.6: really an attack
            let lost_negotiating = e.leads(seat) == Some(winner.other())
                && self.current(winner.other()).is_some_and(|c| c.is_negotiate())
                && self.current(winner).is_some_and(|c| c.is_attack());
            let worth = self.query(Query::ShipWorthInGains, seat, 1);
            if lost_negotiating && e.lost[seat.ix()] > 0 {
                let amount = (e.lost[seat.ix()] as i32 * worth) as u8; // R15.2
                gains.push(Gain { seat, amount, from: e.main(winner) });
            }
            // R16.1: each ally of a winning defense
            if winner == Side::Defense && e.allies[Side::Defense.ix()].has(seat) && !e.forgo.has(seat) {
                let own = e.ships[Side::Defense.ix()][seat.ix()] as i32;
                if own > 0 {
                    gains.push(Gain { seat, amount: (own * worth) as u8, from: None });
                }
            }
        }
        self.encounter_mut().expect("an encounter is under way").gains = gains;
    }

    /// The next gain is received, one after the other.
    pub(crate) fn next_gain(&mut self) {
        let Some(e) = self.encounter_mut() else { return };
        if e.gains.is_empty() {
            return;
        }
        let gain = e.gains.remove(0);
        self.goto(Label::NextGain);
        self.tell(What::Gains { seat: gain.seat, amount: gain.amount, from: gain.from });
        match gain.from {
            None => self.push_procedure(Rule::Rewards, gain.seat, gain.amount),
            Some(from) => {
                self.push_procedure(Rule::Gain, gain.seat, gain.amount);
                if let Some(crate::flow::Frame::Procedure(p)) = self.s.stack.last_mut() {
                    p.kept.push(from.0 as i16);
                }
            }
        }
    }
}

/// R15.3: cards at random from the opponent's hand, the whole hand at most.
fn compensation(t: &mut Telling) -> Ruling {
    let (n, from) = (t.kept()[0] as u8, Seat(t.kept()[1] as u8));
    let to = t.me;
    t.tell(Deed::Take { from, to, n, why: TakeWhy::Compensation, taken: CardList::new() });
    Ok(())
}

/// R16.2, R16.3: the split between ships from the warp and cards is announced before anything is taken.
fn split(t: &mut Telling) -> Ruling {
    let n = t.kept()[0] as i32;
    let places = !t.colonies_of(t.me).is_empty();
    let most = if places { n.min(t.in_warp(t.me) as i32) } else { 0 };
    let ships = t.number(Topic::SplitRewards, 0, most)?;
    t.keep(ships as i16);
    Ok(())
}

fn receive(t: &mut Telling) -> Ruling {
    let (n, ships) = (t.kept()[0] as usize, t.kept()[1] as usize);
    let back: ShipList = t.warp_ships(t.me).into_iter().take(ships).collect();
    let mut moves = Moves::new();
    if !back.is_empty() {
        let colonies = t.colonies_of(t.me);
        if !colonies.is_empty() {
            moves = t.spread(Topic::ReturnShips, &back, colonies)?;
        }
    }
    t.settle(moves, Settling::Retrieve);
    if n > ships {
        let (seat, drawn) = (t.me, CardList::new());
        let n = (n - ships) as u8;
        t.tell(Deed::Draw { seat, n, deck: DeckId::Cosmic, to: Zone::Hand(seat), why: DrawWhy::Reward, drawn });
    }
    Ok(())
}
