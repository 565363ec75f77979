//! R14: deals.

use smallvec::SmallVec;

use crate::ability::{Effect, Query, Ruling, Telling};
use crate::ask::{Answer, Ask, CanGive, DealTable, NoColony, Question, Topic, Ware};
use crate::deeds::{CardDeed, Deed, Loss, Moves, Occasion, Settling, ShipDeed, TakeWhy};
use crate::flow::{Bargain, Bend, Frame, MOST_SETTLERS, Outcome, Rule};
use crate::game::Game;
use crate::table::*;
use crate::view::Event;

pub(super) static CARRY_OUT: &[Effect] = &[settle_details, hand_over, found_colonies];
pub(super) static FAIL: &[Effect] = &[fail, lose_three];

impl Game {
    /// The main players talk (R14.2).
    pub(crate) fn open_talks(&mut self) {
        let e = self.encounter();
        let parties = [e.offense, e.defense.expect("both main players are known")];
        self.push(Frame::Bargain(Box::new(Bargain {
            parties,
            offer: None,
            version: 0,
            waits: false,
            over: false,
            agreed: false,
        })));
    }

    /// Runs the talks on top of the stack.
    pub(crate) fn run_bargain(&mut self) {
        let Some(Frame::Bargain(b)) = self.s.stack.last() else { unreachable!("talks are on top") };
        let b = b.clone();
        if b.agreed {
            let (by, terms) = b.offer.clone().expect("something was agreed");
            let me = (by == b.parties[1]) as u8;
            let table = self.deal_table(&b, me);
            if table.check(&crate::ask::DealMove::Offer(terms.clone())).is_err()
                && b.version < crate::ask::deal::MAX_VERSIONS
            {
                // What was offered can no longer be delivered: the talks go on.
                if let Some(Frame::Bargain(b)) = self.s.stack.last_mut() {
                    (b.over, b.agreed, b.offer) = (false, false, None);
                    b.version += 1;
                }
                return;
            }
            self.leave();
            let e = self.encounter_mut().expect("an encounter is under way");
            e.outcome = Some(Outcome::Deal);
            e.deal = Some(Box::new((b.parties, terms)));
            self.emit(Event::DealAgreed);
            self.push_procedure(Rule::CarryOut, b.parties[0], 0);
            self.pass_deed(Deed::Occur(Occasion::DealOver { agreed: true }), None);
            return;
        }
        if b.over {
            self.leave();
            self.fail_talks(b.parties[0]);
            return;
        }
        for (i, seat) in b.parties.into_iter().enumerate() {
            let waits = b.waits && b.offer.as_ref().is_some_and(|(by, _)| *by == seat);
            if !waits {
                let question = Question::Deal(Box::new(self.deal_table(&b, i as u8)));
                self.s.asks.push(Ask { seat, topic: Topic::Deal, source: None, open: true, question });
            }
        }
    }

    fn fail_talks(&mut self, seat: Seat) {
        self.encounter_mut().expect("an encounter is under way").outcome = Some(Outcome::FailedDeal);
        self.emit(Event::TalksFail);
        self.push_procedure(Rule::FailDeal, seat, 0);
    }

    /// The talks as one party sees them, with what each could give (R14.3, R14.9, rulings D-01 and D-03).
    fn deal_table(&self, b: &Bargain, me: u8) -> DealTable {
        let mut can = [CanGive::default(), CanGive::default()];
        for (i, can) in can.iter_mut().enumerate() {
            let (giver, taker) = (b.parties[i], b.parties[1 - i]);
            let hand = self.hand(giver);
            can.hand = hand.len() as u8;
            if i == me as usize {
                can.cards = hand.into();
                for card in hand {
                    let kind = self.card_type(*card);
                    if let Some(ware) = Ware::ALL.into_iter().find(|ware| ware.is(kind)) {
                        can.wares[ware.ix()].push(*card);
                    }
                }
            }
            let ships = self.has_settlers(taker);
            for planet in self.colonies(self.colour(giver)).iter() {
                match self.has_colony(taker, planet) {
                    true => can.closed.push((planet, NoColony::Settled)),
                    false if ships => can.colonies.push(planet),
                    false => can.closed.push((planet, NoColony::NoShip)),
                }
            }
            let frees = self.query(Query::FreesShipsInDeals, giver, 0) != 0 && !self.colonies_of(taker).is_empty();
            can.freed = if frees { self.in_warp(taker) as u8 } else { 0 };
        }
        let mut offer = b.offer.clone();
        if let Some((_, terms)) = &mut offer {
            // The cards of the other party are counted, not named.
            let other = &mut terms.gives[1 - me as usize];
            other.any += other.cards.len() as u8;
            other.cards.clear();
        }
        DealTable { parties: b.parties, me, can, offer, version: b.version }
    }

    /// The cards of a kind among these.
    pub(crate) fn wares_in(&self, cards: &[CardId], ware: Ware) -> CardList {
        cards.iter().copied().filter(|c| ware.is(self.card_type(*c))).collect()
    }

    /// Has a seat a ship to found a colony with?
    fn has_settlers(&self, seat: Seat) -> bool {
        let has = self.has_ship_on_planet(seat) || self.count_at(self.colour(seat), Place::Gate) > 0;
        debug_assert_eq!(has, !self.settlers(seat).is_empty());
        has
    }
    /// The ships a seat could found a colony with: on colonies, even those that must stay there otherwise, and for the
    /// offense in the gate (O16).
    fn settlers(&self, seat: Seat) -> ShipList {
        let serves = |(_, s): &(ShipId, &Ship)| matches!(s.place, Place::Planet(_) | Place::Gate);
        self.fleet_of(self.colour(seat)).filter(serves).map(|(id, _)| id).collect()
    }
}

/// The giver's choices: which cards make up the numbers promised, those of a kind first.
fn settle_details(t: &mut Telling) -> Ruling {
    if t.encounter().outcome != Some(Outcome::Deal) {
        t.follow(Rule::FailDeal, t.me, 0); // it was undone (O10)
        return t.stop();
    }
    let game = t.game;
    let Some(deal) = game.encounter().deal.as_deref() else { return t.stop() };
    let mut chosen: [CardList; 2] = Default::default();
    for (i, chosen) in chosen.iter_mut().enumerate() {
        let (seat, gift) = (deal.0[i], &deal.1.gives[i]);
        let mut rest: CardList = t.hand(seat).iter().copied().filter(|c| !gift.cards.contains(c)).collect();
        for ware in Ware::ALL {
            let (among, n) = (t.wares_in(&rest, ware), gift.wares[ware.ix()] as usize);
            chosen.extend(t.asking(seat).cards(Topic::Give, among, n, n)?);
            rest.retain(|c| !chosen.contains(c));
        }
        chosen.extend(t.asking(seat).cards(Topic::Give, rest, gift.any as usize, gift.any as usize)?);
    }
    t.keep(chosen[0].len() as u8);
    chosen.into_iter().flatten().for_each(|card| t.keep(card));
    Ok(())
}

/// R14.10: cards change hands.
fn hand_over(t: &mut Telling) -> Ruling {
    let game = t.game;
    let Some(deal) = game.encounter().deal.as_deref() else { return t.stop() };
    let mut gifts: [CardList; 2] = [deal.1.gives[0].cards.clone(), deal.1.gives[1].cards.clone()];
    let first = t.recall::<u8>(1) as usize;
    gifts[0].extend(t.kept().since(2).take(first));
    gifts[1].extend(t.kept().since(2 + first));
    let mut backs = [None; 2];
    for (i, backs) in backs.iter_mut().enumerate() {
        let (from, n) = (deal.0[i], deal.1.gives[i].random as usize);
        *backs = t.backs(deal.0[1 - i], from, n)?;
    }
    for (i, cards) in gifts.into_iter().enumerate() {
        t.give(cards, deal.0[1 - i]);
        let n = deal.1.gives[i].random;
        if n > 0 {
            let (from, to) = (deal.0[i], deal.0[1 - i]);
            t.tell(CardDeed::Take { from, to, n, why: TakeWhy::Deal, backs: backs[i], taken: CardList::new() });
        }
    }
    Ok(())
}

/// R14.5, R14.6: each party founds the colony it was granted, beside the granter's; freed ships leave the warp.
fn found_colonies(t: &mut Telling) -> Ruling {
    let game = t.game;
    let Some(deal) = game.encounter().deal.as_deref() else { return t.stop() };
    let mut founded = Moves::new();
    let mut freed = Moves::new();
    for i in 0..2 {
        let (seat, gift) = (deal.0[1 - i], &deal.1.gives[i]);
        if let Some(planet) = gift.colony.filter(|p| !game.bent(Bend::Shut(*p))) {
            let own = t.game.settlers(seat);
            let ships = t.asking(seat).ships(Topic::FoundColony, &own, 1, MOST_SETTLERS)?;
            founded.extend(ships.into_iter().map(|s| (s, planet)));
        }
        let ships: ShipList = t.warp_ships(seat).into_iter().take(gift.freed as usize).collect();
        if !ships.is_empty() {
            let colonies = t.colonies_of(seat);
            if !colonies.is_empty() {
                freed.extend(t.asking(seat).spread(Topic::ReturnShips, &ships, colonies)?);
            }
        }
    }
    t.settle(founded, Settling::Found);
    t.settle(freed, Settling::Retrieve);
    Ok(())
}

/// What may be done before the penalty is paid.
fn fail(t: &mut Telling) -> Ruling {
    t.tell(Deed::Occur(Occasion::DealOver { agreed: false }));
    Ok(())
}

/// R14.11: each party loses three ships, or as many as an effect says, of its choice, from anywhere under its control (O4).
fn lose_three(t: &mut Telling) -> Ruling {
    let e = t.encounter();
    let parties: SmallVec<[Seat; 2]> = Side::BOTH.into_iter().filter_map(|s| e.main(s)).collect();
    let mut own: SmallVec<[Fleet; 2]> = SmallVec::new();
    let mut questions: SmallVec<[(Seat, Question); 2]> = SmallVec::new();
    for (seat, side) in parties.iter().zip(Side::BOTH) {
        let penalty = t.failed_deal_cost(side);
        let ships = t.losable(*seat, true);
        let n = ships.len().min(penalty as usize) as u8;
        questions.push((*seat, Question::Ships { among: t.groups(&ships), min: n, max: n }));
        own.push(ships);
    }
    let answers = t.ask_all(Topic::LoseShips, &questions)?;
    let mut lost = ShipList::new();
    for ((ships, (_, question)), answer) in own.iter().zip(&questions).zip(answers) {
        let (Question::Ships { among, .. }, Answer::Ships(picks)) = (question, answer) else {
            unreachable!("checked answer")
        };
        lost.extend(t.game.pick(ships, among, &picks));
    }
    if !lost.is_empty() {
        t.tell(ShipDeed::Lose { ships: lost, why: Loss::FailedDeal });
    }
    Ok(())
}
