//! Deals: offer the best of what is fair, take what is fair and better than failing, never hand over the game.

use engine::ask::{CanGive, DealMove, DealTable, Gift, Terms};
use engine::flow::Outcome;
use engine::table::*;
use smallvec::SmallVec;

use super::Mind;
use super::stakes::*;

/// After so many offers one only takes what is there or leaves it.
pub(crate) const PATIENCE: u16 = 8;
/// So much more than it gets nobody gives: a card for nothing perhaps, never a colony.
const UNFAIR: f32 = 0.5;
/// What a tech, or another piece that can be traded, is worth.
const PIECE: f32 = 0.3;

impl Mind<'_> {
    /// The next move in the talks.
    pub(super) fn talk(&mut self, table: &DealTable) -> DealMove {
        if table.has_agreed() {
            return DealMove::Wait;
        }
        if let Some((_, terms)) = &table.offer {
            let me = table.me as usize;
            // The longer it takes, the less one insists on; among several a new offer would take all agreement back.
            let wish = if table.parties.len() > 2 { 0.0 } else { 0.3 / (1 + table.version) as f32 };
            let accept = DealMove::Accept(table.version);
            let better = self.worth(table, terms, me) > self.failing(table, me) + wish;
            if better && self.is_fair(table, terms) && table.check(&accept).is_ok() {
                return accept;
            }
        }
        self.counter(table)
    }
    /// What to say when there is no offer to be taken.
    pub(super) fn counter(&mut self, table: &DealTable) -> DealMove {
        if table.version >= PATIENCE {
            return DealMove::Refuse;
        }
        self.propose(table).map_or(DealMove::Refuse, DealMove::Offer)
    }

    /// What failing is worth to a party: ships are lost by all (R14.11), and the offense has no success.
    fn failing(&self, table: &DealTable, party: usize) -> f32 {
        let penalty = |i: usize| self.sight.penalty(table.parties[i]) as f32;
        let others = (0..table.parties.len()).filter(|i| *i != party);
        let theirs = others.map(penalty).sum::<f32>() / (table.parties.len() - 1) as f32;
        let success = if party == 0 { self.style.encounter } else { -0.3 * self.style.encounter };
        -self.style.ship * penalty(party) + 0.3 * self.style.ship * theirs - success
    }
    /// What terms are worth to a party, as I see it.
    fn worth(&self, table: &DealTable, terms: &Terms, party: usize) -> f32 {
        let seat = table.parties[party];
        let mut gainers = Seats::NONE;
        let mut goods = 0.0;
        for ((from, to), gift) in table.ways().zip(&terms.gives) {
            if gift.colony.is_some_and(|p| self.is_foreign(p, table.parties[to])) {
                gainers.add(table.parties[to]);
            }
            if to == party {
                let home = gift.colony.is_some() as u8 as f32 * 0.1;
                let ship = if party == table.me as usize && gift.colony.is_some() { self.first_ship() } else { 0.0 };
                goods += home - ship + self.gift(gift) + self.style.ship * gift.freed as f32;
            } else if from == party {
                goods -= 1.2 * self.gift(gift) + 0.3 * self.style.ship * gift.freed as f32;
            }
        }
        let colonies = colonies_for(self.style, self.sight, seat, gainers);
        colonies + other_ways(self.style, self.sight, seat, Outcome::Deal) + goods
    }
    /// Does each give about as much as it gets? Whoever takes less will be offered less for ever.
    fn is_fair(&self, table: &DealTable, terms: &Terms) -> bool {
        let mut balance: SmallVec<[f32; 2]> = SmallVec::from_elem(0.0, table.parties.len());
        for ((from, to), gift) in table.ways().zip(&terms.gives) {
            let colony = match gift.colony {
                Some(planet) if self.is_foreign(planet, table.parties[to]) => 1.0,
                Some(_) => 0.3,
                None => 0.0,
            };
            let goods = colony + self.gift(gift) + self.style.ship * gift.freed as f32;
            balance[from] -= goods;
            balance[to] += goods;
        }
        balance.into_iter().all(|more| more.abs() < UNFAIR)
    }
    /// What the cards of a gift are worth.
    fn gift(&self, gift: &Gift) -> f32 {
        let named: f32 = gift.cards.iter().map(|c| self.keep(*c).max(0.03)).sum();
        let unnamed = gift.wares.iter().fold(gift.random as f32, |n, ware| n + *ware as f32);
        named + gift.any as f32 * 0.07 + unnamed * self.style.card + gift.pieces.len() as f32 * PIECE
    }

    /// The terms I would like best among those that are worth it to me and not an insult to the others.
    fn propose(&mut self, table: &DealTable) -> Option<Terms> {
        let all = if table.parties.len() == 2 { self.between_two(table) } else { self.among_all(table) };
        let me = table.me as usize;
        let mut best: Option<(f32, Terms)> = None;
        for terms in all {
            let welcome = (0..table.parties.len()).all(|i| self.worth(table, &terms, i) > self.failing(table, i));
            let for_me = self.worth(table, &terms, me);
            if welcome && self.is_fair(table, &terms) && best.as_ref().is_none_or(|(top, _)| for_me > *top) {
                best = Some((for_me, terms));
            }
        }
        best.map(|(_, terms)| terms)
    }
    /// Colonies and cards that two could exchange.
    fn between_two(&self, table: &DealTable) -> Vec<Terms> {
        let (me, other) = (table.me as usize, 1 - table.me as usize);
        let colony_for_me = self.pick_colony(&table.can[other], table.parties[me], true);
        let colony_for_them = self.pick_colony(&table.can[me], table.parties[other], true);
        let second_best = self.pick_colony(&table.can[me], table.parties[other], false);
        let mut all = Vec::new();
        for mine in [None, second_best, colony_for_them] {
            for theirs in [colony_for_me, None] {
                for (give, take) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
                    all.extend(self.terms(table, (mine, give), (theirs, take)));
                }
            }
        }
        all
    }
    /// What goes round among all: a colony or a card to the next one, or the one after that; or a single card of mine.
    fn among_all(&self, table: &DealTable) -> Vec<Terms> {
        let me = table.me as usize;
        let card = |from: usize, can: &CanGive| match (from == me, self.spare(can)) {
            (true, Some(card)) => Gift { cards: CardList::from_slice(&[card]), ..Gift::default() },
            _ => Gift { random: (can.hand > 0) as u8, ..Gift::default() },
        };
        let mut all = Vec::new();
        for step in 1..table.parties.len() {
            all.push(in_a_round(table, step, |_, to, can| Gift {
                colony: self.pick_colony(can, table.parties[to], true),
                ..Gift::default()
            }));
            all.push(in_a_round(table, step, |from, _, can| card(from, can)));
            let to = (me + step) % table.parties.len();
            let mut terms = table.no_terms();
            terms.gives[table.way(me, to)] = card(me, &table.can[table.way(me, to)]);
            all.push(terms);
        }
        all.retain(|terms| table.check(&DealMove::Offer(terms.clone())).is_ok());
        all
    }
    /// A planet on which one party may grant another a colony: one that brings it nearer to winning, or not.
    fn pick_colony(&self, can: &CanGive, taker: Seat, foreign: bool) -> Option<PlanetId> {
        can.colonies.iter().copied().find(|p| self.is_foreign(*p, taker) == foreign)
    }
    /// The card I can spare best.
    fn spare(&self, can: &CanGive) -> Option<CardId> {
        can.cards.iter().copied().min_by(|a, b| self.keep(*a).total_cmp(&self.keep(*b)))
    }
    /// Terms with a colony or none and so many cards on each side; those of mine I can spare best.
    fn terms(&self, table: &DealTable, mine: (Option<PlanetId>, u8), theirs: (Option<PlanetId>, u8)) -> Option<Terms> {
        let me = table.me as usize;
        let mut terms = table.no_terms();
        let gift = &mut terms.gives[me];
        gift.colony = mine.0;
        if mine.1 > 0 {
            gift.cards.push(self.spare(&table.can[me])?);
        }
        let gift = &mut terms.gives[1 - me];
        gift.colony = theirs.0;
        if theirs.1 > table.can[1 - me].hand {
            return None;
        }
        gift.random = theirs.1;
        table.check(&DealMove::Offer(terms.clone())).is_ok().then_some(terms)
    }
}

/// Each party gives something to the one so many places after it.
pub(crate) fn in_a_round(table: &DealTable, step: usize, gift: impl Fn(usize, usize, &CanGive) -> Gift) -> Terms {
    let mut terms = table.no_terms();
    for (((from, to), place), can) in table.ways().zip(&mut terms.gives).zip(&table.can) {
        if (from + step) % table.parties.len() == to {
            *place = gift(from, to, can);
        }
    }
    terms
}
