//! R14: deals.

use smallvec::SmallVec;

use crate::ability::{Effect, Query, Ruling, Telling};
use crate::ask::deal::ways;
use crate::ask::{Answer, Ask, CanGive, Deal, DealMove, DealTable, NoColony, Parties, Question, Terms, Topic, Ware};
use crate::deeds::{CardDeed, Deed, Loss, Moves, Occasion, PieceDeed, Settling, ShipDeed, TakeWhy};
use crate::flow::{Bargain, Bend, Frame, Kind, MOST_SETTLERS, Outcome, Rule};
use crate::game::Game;
use crate::table::*;
use crate::view::Event;

pub(super) static CARRY_OUT: &[Effect] = &[settle_details, hand_over, found_colonies, pass_on_pieces];
pub(super) static FAIL: &[Effect] = &[fail, lose_three];

impl Game {
    /// Those who talk, or would, the offense first, and how many times as long as usual: the main players for one minute
    /// (R14.2), or whom an effect has brought together.
    pub fn dealers(&self) -> (Parties, u8) {
        let brought = |bend| if let Bend::Dealers(seats, minutes) = bend { Some((seats, minutes)) } else { None };
        match self.latest(Kind::Dealers, brought) {
            Some((seats, minutes)) => (self.timing_order().into_iter().filter(|s| seats.has(*s)).collect(), minutes),
            None => (Side::BOTH.into_iter().filter_map(|side| self.encounter().main(side)).collect(), 1),
        }
    }

    /// They talk.
    pub(crate) fn open_talks(&mut self) {
        let (parties, minutes) = self.dealers();
        self.push(Frame::Bargain(Box::new(Bargain {
            parties,
            offer: None,
            version: 0,
            agreed: Seats::NONE,
            waits: Seats::NONE,
            over: false,
            minutes,
        })));
    }

    /// A party has made a move.
    pub(crate) fn bargain(&mut self, seat: Seat, step: DealMove) {
        let Some(Frame::Bargain(b)) = self.s.stack.last_mut() else { unreachable!("talks are on top") };
        match step {
            // What was agreed to is no longer on the table.
            DealMove::Offer(mut terms) => {
                b.offer = Some((seat, terms.clone()));
                b.version += 1;
                (b.agreed, b.waits) = (Seats::one(seat), Seats::NONE);
                let parties = b.parties.clone();
                let cards = terms.gives.iter().map(|gift| gift.cards.len() as u8).collect();
                terms.gives.iter_mut().for_each(|gift| gift.cards.clear());
                self.emit(Event::Offers { by: seat, parties, terms, cards });
            }
            DealMove::Accept(_) => {
                b.agreed.add(seat);
                if !b.is_agreed() {
                    self.emit(Event::Agrees(seat));
                }
            }
            DealMove::Refuse => b.over = true,
            DealMove::Wait => b.waits.add(seat),
        }
    }

    /// Runs the talks on top of the stack.
    pub(crate) fn run_bargain(&mut self) {
        let Some(Frame::Bargain(b)) = self.s.stack.last() else { unreachable!("talks are on top") };
        let b = b.clone();
        if b.over {
            self.leave();
            self.fail_talks(b.parties[0]);
            return;
        }
        if let Some((_, terms)) = b.offer.as_ref().filter(|_| b.is_agreed()) {
            if !self.can_be_delivered(&b, terms) && b.version < crate::ask::deal::MAX_VERSIONS {
                // What was offered can no longer be delivered: the talks go on.
                if let Some(Frame::Bargain(b)) = self.s.stack.last_mut() {
                    (b.agreed, b.waits, b.offer) = (Seats::NONE, Seats::NONE, None);
                    b.version += 1;
                }
                return;
            }
            self.leave();
            let e = self.encounter_mut().expect("an encounter is under way");
            e.outcome = Some(Outcome::Deal);
            e.deal = Some(Box::new(Deal(b.parties.clone(), terms.clone())));
            self.emit(Event::DealAgreed);
            self.push_procedure(Rule::CarryOut, b.parties[0], 0);
            self.pass_deed(Deed::Occur(Occasion::DealOver { agreed: true }), None);
            return;
        }
        for (i, seat) in b.parties.iter().copied().enumerate().filter(|(_, seat)| !b.waits.has(*seat)) {
            let question = Question::Deal(Box::new(self.deal_table(&b, i as u8)));
            self.s.asks.push(Ask { seat, topic: Topic::Deal, source: None, open: true, question });
        }
    }

    /// Do all have what they have agreed to give?
    fn can_be_delivered(&self, b: &Bargain, terms: &Terms) -> bool {
        let by = b.offer.as_ref().map(|(by, _)| *by);
        (0..b.parties.len()).all(|i| {
            let table = self.deal_table(b, i as u8);
            match Some(b.parties[i]) == by {
                true => table.check(&DealMove::Offer(terms.clone())).is_ok(),
                false => table.has_wares(terms),
            }
        })
    }

    fn fail_talks(&mut self, seat: Seat) {
        self.encounter_mut().expect("an encounter is under way").outcome = Some(Outcome::FailedDeal);
        self.emit(Event::TalksFail);
        self.push_procedure(Rule::FailDeal, seat, 0);
    }

    /// The talks as one party sees them, with what each could give (R14.3, R14.9, rulings D-01 and D-03).
    fn deal_table(&self, b: &Bargain, me: u8) -> DealTable {
        let n = b.parties.len();
        let can =
            ways(n).map(|(from, to)| self.can_give(b.parties[from], b.parties[to], from == me as usize)).collect();
        let mut offer = b.offer.clone();
        if let Some((_, terms)) = &mut offer {
            // The cards of other parties are counted, not named.
            for (gift, _) in terms.gives.iter_mut().zip(ways(n)).filter(|(_, (from, _))| *from != me as usize) {
                gift.any += gift.cards.len() as u8;
                gift.cards.clear();
            }
        }
        DealTable {
            parties: b.parties.clone(),
            me,
            can,
            offer,
            version: b.version,
            agreed: b.agreed,
            minutes: b.minutes,
        }
    }
    fn can_give(&self, giver: Seat, taker: Seat, openly: bool) -> CanGive {
        let hand = self.hand(giver);
        let mut can = CanGive { hand: hand.len() as u8, ..CanGive::default() };
        if openly {
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
        let tradable =
            |piece: &Piece| piece.spot == Spot::Seat(giver) && (self.cast().def(piece.def).kind.is_tradable)(self);
        can.pieces = self.pieces().filter(|(_, piece)| tradable(piece)).map(|(id, _)| id).collect();
        can
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
    let mut chosen: Vec<CardList> = Vec::new();
    let mut spoken_for: CardList = deal.gifts().flat_map(|(_, _, gift)| gift.cards.iter().copied()).collect();
    for (seat, _, gift) in deal.gifts() {
        let mut cards = CardList::new();
        let free =
            |gone: &[CardId]| -> CardList { game.hand(seat).iter().copied().filter(|c| !gone.contains(c)).collect() };
        for ware in Ware::ALL {
            let (among, n) = (t.wares_in(&free(&spoken_for), ware), gift.wares[ware.ix()] as usize);
            let picked = t.asking(seat).cards(Topic::Give, among, n, n)?;
            spoken_for.extend(picked.iter().copied());
            cards.extend(picked);
        }
        let picked = t.asking(seat).cards(Topic::Give, free(&spoken_for), gift.any as usize, gift.any as usize)?;
        spoken_for.extend(picked.iter().copied());
        cards.extend(picked);
        chosen.push(cards);
    }
    chosen.iter().for_each(|cards| t.keep(cards.len() as u8));
    chosen.into_iter().flatten().for_each(|card| t.keep(card));
    Ok(())
}

/// R14.10: cards change hands.
fn hand_over(t: &mut Telling) -> Ruling {
    let game = t.game;
    let Some(deal) = game.encounter().deal.as_deref() else { return t.stop() };
    let mut first = 1 + deal.1.gives.len();
    let mut gifts = Vec::new();
    for (i, (from, to, gift)) in deal.gifts().enumerate() {
        let (mut cards, n) = (gift.cards.clone(), t.recall::<u8>(1 + i) as usize);
        cards.extend(t.kept().since(first).take(n));
        first += n;
        gifts.push((from, to, cards, gift.random, t.backs(to, from, gift.random as usize)?));
    }
    for (from, to, cards, n, backs) in gifts {
        t.give(cards, to);
        if n > 0 {
            t.tell(CardDeed::Take { from, to, n, why: TakeWhy::Deal, backs, taken: CardList::new() });
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
    for (_, seat, gift) in deal.gifts() {
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

/// R14.9: pieces change hands. Who gets one may put as many ships on it as lay there; then those go home.
fn pass_on_pieces(t: &mut Telling) -> Ruling {
    let game = t.game;
    let Some(deal) = game.encounter().deal.as_deref() else { return t.stop() };
    let mut ways = (Moves::new(), ShipList::new());
    let (mut passed, mut boarding) = (Vec::new(), ShipList::new());
    for (from, to, gift) in deal.gifts() {
        for piece in gift.pieces.iter().copied().filter(|p| game.piece(*p).spot == Spot::Seat(from)) {
            let crew = game.crew(piece, from);
            let mut own = game.ships_on_colonies(to);
            own.retain(|ship| !boarding.contains(ship));
            let ships = t.asking(to).ships(Topic::MoveShips, &own, 0, crew.len())?;
            boarding.extend(ships.iter().copied());
            passed.push((piece, to, ships));
            let home = t.ways_home(&[(from, crew)])?;
            ways.0.extend(home.0);
            ways.1.extend(home.1);
        }
    }
    for (piece, to, ships) in passed {
        t.tell(PieceDeed::Move { piece, to: Spot::Seat(to) });
        if !ships.is_empty() {
            t.tell(ShipDeed::Capture { ships, to: Place::On(piece) });
        }
    }
    t.send_home(ways);
    Ok(())
}

/// What may be done before the penalty is paid.
fn fail(t: &mut Telling) -> Ruling {
    t.tell(Deed::Occur(Occasion::DealOver { agreed: false }));
    Ok(())
}

/// R14.11: each party loses three ships, or as many as an effect says, of its choice, from anywhere under its control (O4).
fn lose_three(t: &mut Telling) -> Ruling {
    let (parties, _) = t.dealers();
    let mut own: SmallVec<[Fleet; 2]> = SmallVec::new();
    let mut questions: SmallVec<[(Seat, Question); 2]> = SmallVec::new();
    for seat in parties {
        let ships = t.losable(seat, true);
        let n = ships.len().min(t.failed_deal_cost(seat) as usize) as u8;
        questions.push((seat, Question::Ships { among: t.groups(&ships), min: n, max: n }));
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
