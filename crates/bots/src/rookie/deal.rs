//! Deals: offer the best of what is fair, take what is fair and better than failing, never hand over the game.

use engine::ask::{CanGive, DealMove, DealTable, Gift, Terms};
use engine::flow::Outcome;
use engine::table::*;

use super::Mind;
use super::stakes::*;

/// After so many offers one only takes what is there or leaves it.
pub(crate) const PATIENCE: u16 = 8;
/// So much more than it gets nobody gives: a card for nothing perhaps, never a colony.
const UNFAIR: f32 = 0.5;

impl Mind<'_> {
    /// The next move in the talks.
    pub(super) fn talk(&mut self, table: &DealTable) -> DealMove {
        let me = table.me as usize;
        match &table.offer {
            Some((by, _)) if *by == table.parties[me] => return DealMove::Wait,
            Some((_, terms)) => {
                // The longer it takes, the less one insists on.
                let wish = 0.3 / (1 + table.version) as f32;
                let accept = DealMove::Accept(table.version);
                let better = self.worth(table, terms, me) > self.failing(me) + wish;
                if better && self.is_fair(table, terms) && table.check(&accept).is_ok() {
                    return accept;
                }
            }
            None => {}
        }
        self.counter(table)
    }
    /// What to say when there is no offer to be taken.
    pub(super) fn counter(&mut self, table: &DealTable) -> DealMove {
        if table.version >= PATIENCE {
            return DealMove::Refuse;
        }
        let failing = self.failing(table.me as usize);
        self.propose(table, failing).map_or(DealMove::Refuse, DealMove::Offer)
    }

    /// What failing is worth to a party: ships are lost on both sides (R14.11), and the offense has no success.
    fn failing(&self, party: usize) -> f32 {
        let penalty = self.sight.scene().map_or([3, 3], |s| s.penalty);
        let success = if party == 0 { self.style.encounter } else { -0.3 * self.style.encounter };
        -self.style.ship * penalty[party] as f32 + 0.3 * self.style.ship * penalty[1 - party] as f32 - success
    }
    /// What terms are worth to a party, as I see it.
    fn worth(&self, table: &DealTable, terms: &Terms, party: usize) -> f32 {
        let (mine, theirs) = (&terms.gives[party], &terms.gives[1 - party]);
        let (seat, other) = (table.parties[party], table.parties[1 - party]);
        let founds = |gift: &Gift, who: Seat| gift.colony.is_some_and(|p| self.is_foreign(p, who));
        let mut gainers = Seats::NONE;
        if founds(theirs, seat) {
            gainers.add(seat);
        }
        if founds(mine, other) {
            gainers.add(other);
        }
        let home = theirs.colony.is_some() as u8 as f32 * 0.1;
        let ship = if party == table.me as usize && theirs.colony.is_some() { self.first_ship() } else { 0.0 };
        colonies_for(self.style, self.sight, seat, gainers)
            + other_ways(self.style, self.sight, seat, Outcome::Deal)
            + home
            - ship
            + self.gift(theirs)
            + self.style.ship * theirs.freed as f32
            - 1.2 * self.gift(mine)
            - 0.3 * self.style.ship * mine.freed as f32
    }
    /// Does each give about as much as it gets? Whoever takes less will be offered less for ever.
    fn is_fair(&self, table: &DealTable, terms: &Terms) -> bool {
        let goods = |i: usize| {
            let gift = &terms.gives[i];
            let colony = match gift.colony {
                Some(planet) if self.is_foreign(planet, table.parties[1 - i]) => 1.0,
                Some(_) => 0.3,
                None => 0.0,
            };
            colony + self.gift(gift) + self.style.ship * gift.freed as f32
        };
        (goods(0) - goods(1)).abs() < UNFAIR
    }
    /// What the cards of a gift are worth.
    fn gift(&self, gift: &Gift) -> f32 {
        let named: f32 = gift.cards.iter().map(|c| self.keep(*c).max(0.03)).sum();
        let unnamed = gift.wares.iter().fold(gift.random as f32, |n, ware| n + *ware as f32);
        named + gift.any as f32 * 0.07 + unnamed * self.style.card
    }

    /// The terms I would like best among those that are worth it to me and not an insult to the other.
    fn propose(&mut self, table: &DealTable, failing: f32) -> Option<Terms> {
        let me = table.me as usize;
        let other = 1 - me;
        let theirs_failing = self.failing(other);
        let mut best: Option<(f32, Terms)> = None;
        let colony_for_me = self.pick_colony(&table.can[other], table.parties[me], true);
        let colony_for_them = self.pick_colony(&table.can[me], table.parties[other], true);
        let second_best = self.pick_colony(&table.can[me], table.parties[other], false);
        for mine in [None, second_best, colony_for_them] {
            for theirs in [colony_for_me, None] {
                for (give, take) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
                    let Some(terms) = self.terms(table, (mine, give), (theirs, take)) else { continue };
                    let (for_me, for_them) = (self.worth(table, &terms, me), self.worth(table, &terms, other));
                    if for_me <= failing || for_them <= theirs_failing || !self.is_fair(table, &terms) {
                        continue;
                    }
                    if best.as_ref().is_none_or(|(top, _)| for_me > *top) {
                        best = Some((for_me, terms));
                    }
                }
            }
        }
        best.map(|(_, terms)| terms)
    }
    /// A planet on which one party may grant the other a colony: one that brings it nearer to winning, or not.
    fn pick_colony(&self, can: &CanGive, taker: Seat, foreign: bool) -> Option<PlanetId> {
        can.colonies.iter().copied().find(|p| self.is_foreign(*p, taker) == foreign)
    }
    /// Terms with a colony or none and so many cards on each side; those of mine I can spare best.
    fn terms(&self, table: &DealTable, mine: (Option<PlanetId>, u8), theirs: (Option<PlanetId>, u8)) -> Option<Terms> {
        let me = table.me as usize;
        let mut terms = Terms::default();
        let gift = &mut terms.gives[me];
        gift.colony = mine.0;
        if mine.1 > 0 {
            let spare = table.can[me].cards.iter().min_by(|a, b| self.keep(**a).total_cmp(&self.keep(**b)));
            gift.cards.push(*spare?);
        }
        let gift = &mut terms.gives[1 - me];
        gift.colony = theirs.0;
        if theirs.1 > table.can[1 - me].hand {
            return None;
        }
        gift.random = theirs.1;
        gift.freed = 0;
        table.check(&DealMove::Offer(terms.clone())).is_ok().then_some(terms)
    }
}
