//! Deeds of the encounter, of sheets, and of the course of the game.

use smallvec::SmallVec;

use super::{Deed, Exchanged};
use crate::ability::Eyes;
use crate::flow::{
    Bend, Cancel, Encounter, Ending, Frame, Kicker, Kind, Label, Second, Slot, Stage, Standing, Told, Until, Use,
};
use crate::game::Game;
use crate::query::Term;
use crate::table::*;
use crate::view::{Shown, What};
use crate::windows::Phase;

impl Game {
    /// Does a deed. Draws and takes are filled in with what they brought.
    pub(crate) fn perform(&mut self, deed: &mut Deed) {
        self.toil();
        match deed {
            Deed::Draw { .. }
            | Deed::Take { .. }
            | Deed::Move { .. }
            | Deed::Grab { .. }
            | Deed::Discard { .. }
            | Deed::DrawLots { .. }
            | Deed::Bury { .. }
            | Deed::Show { .. }
            | Deed::Look { .. }
            | Deed::SwapHands { .. }
            | Deed::Shuffle { .. }
            | Deed::Quake { .. } => self.perform_cards(deed),
            Deed::Lose { .. }
            | Deed::Remove { .. }
            | Deed::Capture { .. }
            | Deed::Settle { .. }
            | Deed::Commit { .. }
            | Deed::Hire { .. }
            | Deed::Dismiss { .. }
            | Deed::AddShips { .. } => self.perform_ships(deed),
            Deed::Destroy { .. } | Deed::SwapPlanets { .. } | Deed::Embark { .. } => self.perform_planets(deed),
            Deed::TakeSheet { .. }
            | Deed::TakeUnused { .. }
            | Deed::LeaveSheet { .. }
            | Deed::Note { .. }
            | Deed::Lend { .. }
            | Deed::Exchange { .. } => self.perform_sheets(deed),
            Deed::Cancel { frame, how } => self.cancel(*frame, *how),
            Deed::Copy { ability, frame, by, about } => {
                let subject = match &self.s.stack[*frame as usize] {
                    Frame::Use(original) => original.subject,
                    _ => return,
                };
                self.push(Frame::Use(Use {
                    ability: *ability,
                    by: *by,
                    sheet: None,
                    card: None,
                    about: *about,
                    subject,
                    stage: Stage::Steps,
                    step: 0,
                    announced: true,
                    cancelled: None,
                    answers: SmallVec::new(),
                    done: Default::default(),
                    kept: Default::default(),
                    said: Vec::new(),
                    stopped_by: Default::default(),
                }));
            }
            Deed::Impose(standing) => self.impose(*standing),
            Deed::Lift(kind) => {
                let (kind, now) = (*kind, Until::Encounter(self.encounter_id()));
                self.s.bends.retain(|s| s.until != now || s.bend.kind() != kind);
            }
            Deed::EndTurn => self.s.turn.over = true,
            Deed::AnotherEncounter => self.s.turn.granted = true,
            Deed::Reward { seat, amount } => self.reward(*seat, *amount),
            Deed::Receive => self.receive_announced(),
            Deed::Follow { rule, seat, amount } => self.push_procedure(*rule, *seat, *amount),
            Deed::Win { seats } => self.propose_win(*seats),
            Deed::Amend { gate, how } => self.amend(*gate, how),
            Deed::Occur(_) => {}
            Deed::Stand { stand, against } => self.last_stand(*stand, *against),
            Deed::Unplay { alien, by } => self.unplay_flare(*alien, *by),
            _ => self.perform_encounter(deed),
        }
    }

    pub(crate) fn e(&mut self) -> &mut Encounter {
        self.encounter_mut().expect("an encounter is under way")
    }

    fn perform_encounter(&mut self, deed: &mut Deed) {
        match deed {
            Deed::Against { defense, system } => {
                let (defense, system) = (*defense, *system);
                let e = self.e();
                (e.defense, e.system) = (Some(defense), Some(system));
                self.tell(What::Against { defense, system });
            }
            Deed::Aim { planet, resettling } => {
                let e = self.e();
                e.target = Some(*planet);
                e.resettling = *resettling;
                self.tell(What::Aimed { planet: *planet });
            }
            Deed::Invite { side, seats } => {
                self.e().invited[side.ix()] = *seats;
                self.tell(What::Invites { side: *side, seats: *seats });
            }
            Deed::Ally { seat, side } => {
                self.e().allies[side.ix()].add(*seat);
                self.tell(What::Allies { seat: *seat, side: *side });
            }
            Deed::Lay { side, card, open } => {
                let (side, card, open) = (*side, *card, *open);
                let from = Some(self.cards[card.ix()].zone);
                if open {
                    self.s.table.move_card(card, Zone::Slot(side));
                    self.s.table.show(card);
                } else {
                    self.lay_face_down(card, Zone::Slot(side));
                }
                let slot = &mut self.e().slots[side.ix()];
                *slot = Slot { card: Some(card), from, open, ..Slot::default() };
                self.tell_with(|g| What::Lays { side, card: g.seen(card) });
            }
            Deed::LayBeside { side, card } => {
                let (side, card) = (*side, *card);
                let Some(seat) = self.encounter().main(side) else { return };
                self.note_store(card, self.cards[card.ix()].zone, seat);
                self.lay_face_down(card, Zone::Aside(seat));
                self.e().seconds[side.ix()] = Some(Second { card, shown: None });
                self.tell_with(|g| What::LaysBeside { side, card: g.seen(card) });
            }
            Deed::SetAside { side } => self.set_aside(*side),
            Deed::CountAsPlayed { cards } => {
                for card in cards.iter() {
                    self.note_played(*card, self.cards[card.ix()].zone);
                }
            }
            Deed::Kick { side, card } => {
                let (side, card) = (*side, *card);
                let from = self.cards[card.ix()].zone;
                self.lay_face_down(card, Zone::Kicker(side));
                self.e().kickers[side.ix()] = Some(Kicker { card, from });
                self.tell_with(|g| What::Kicker { side, card: g.seen(card) });
            }
            Deed::TurnUp { side } => {
                let slot = &mut self.e().slots[side.ix()];
                if let (Some(card), None) = (slot.card, slot.claimed) {
                    slot.open = true;
                    self.s.table.show(card);
                    self.tell_with(|g| What::Shows { cards: vec![g.seen(card)] });
                }
            }
            Deed::Claim { side, face } => {
                self.e().slots[side.ix()].claimed = *face;
                self.tell(What::Claims { side: *side, face: *face });
            }
            Deed::Tell { by, source, word, values } => {
                let values = values.iter().map(|v| Shown::of(self, *v)).collect();
                self.say_aloud(What::Did { by: *by, source: *source, word: *word, values });
            }
            Deed::Palm { sleight, cried } => (self.e().sleight, self.e().cried) = (*sleight, *cried),
            Deed::SwapCards => {
                self.e().slots.swap(0, 1);
                let now = self.encounter_id();
                self.s.bends.swap_cards(now);
                for side in Side::BOTH {
                    if let Some(card) = self.encounter().slots[side.ix()].card {
                        self.s.table.cards[card.ix()].zone = Zone::Slot(side);
                        // AL-GAMBLER-1: a main player may look at the card that now lies before it
                        let eye = self.encounter().main(side).map_or(0, |s| self.eye(s));
                        self.s.table.cards[card.ix()].known |= eye;
                    }
                }
                self.tell(What::CardsSwapped);
            }
            Deed::Replace { side, card } => {
                let (side, card) = (*side, *card);
                let slot = &self.encounter().slots[side.ix()];
                let from = slot.from;
                match (slot.card, slot.claimed) {
                    (Some(old), Some(_)) => self.bury(old),
                    (Some(old), None) => {
                        if let Some(from) = from {
                            self.note_played(old, from);
                        }
                        let zone = self.discard_zone(old);
                        self.s.table.move_card(old, zone);
                    }
                    (None, _) => {}
                }
                self.s.table.move_card(card, Zone::Slot(side));
                self.s.table.show(card);
                let slot = &mut self.e().slots[side.ix()];
                (slot.card, slot.from, slot.claimed) = (Some(card), None, None);
                self.turned_up(side, card);
                self.tell_with(|g| What::Lays { side, card: g.seen(card) });
            }
            Deed::Outcome(outcome) => {
                let e = self.e();
                e.outcome = Some(*outcome);
                e.compared = Told(None); // what an effect settles no totals have decided
                self.tell(What::Outcome { outcome: *outcome, totals: None });
            }
            Deed::Announce(gain) => self.announce_gain(*gain),
            Deed::Goto(label) => self.goto(*label),
            Deed::Interrupt { offense, defense, by } => self.interrupt_turn(*offense, *defense, *by),
            Deed::Sequel { offense, defense } => self.e().sequel = Some((*offense, *defense)),
            Deed::Replay => self.replay(),
            _ => unreachable!("a deed of the encounter"),
        }
    }

    /// A rule is bent from now on.
    pub(crate) fn impose(&mut self, standing: Standing) {
        let Standing { bend, source, by, .. } = standing;
        match bend {
            Bend::Decided(_) if self.decided().is_some() => return, // R11.6: the first in timing order stands
            Bend::NoGains => self.e().gains.clear(),
            Bend::Lent(_) => self.s.bends.retain(|s| s.bend != bend), // the latest loan is the one that counts
            Bend::GoesOn(left) => {
                let same = |s: &Standing| s.bend.kind() == Kind::GoesOn && (s.source, s.by) == (source, by);
                self.s.bends.retain(|s| !same(s));
                if left == 0 {
                    return;
                }
            }
            _ => {}
        }
        self.s.bends.add(standing);
        match bend {
            Bend::Card(side, change) => self.tell(What::CardChanges { side, change }),
            Bend::Decided(side) => self.tell(What::Decided(side)),
            Bend::Total(side, _) => self.tell_with(|g| What::TotalChanges {
                side,
                by,
                source: standing.cause(),
                amount: match g.explain(side).terms.last() {
                    Some(Term::Added(_, _, n)) => *n,
                    _ => 0,
                },
            }),
            Bend::Product(side, factors) => self.tell_with(|g| {
                let (source, total) = (standing.cause(), g.total(side));
                What::PartsMultiplied { side, source, factors, total }
            }),
            Bend::Worth(seat, _) => self.tell_with(|g| {
                let source = standing.cause();
                let side = g.encounter().side_of(seat).unwrap_or(Side::Offense);
                let amount = g.explain(side).terms.iter().rev().find_map(|term| match term {
                    Term::Worth(by, of, n) if (*by, *of) == (source, seat) => Some(*n),
                    _ => None,
                });
                What::TotalChanges { side, by: seat, source, amount: amount.unwrap_or(0) }
            }),
            _ => {}
        }
    }

    /// A card is laid before its player: if it comes from the hand, only that player knows it now.
    pub(super) fn lay_face_down(&mut self, card: CardId, to: Zone) {
        let from = self.cards[card.ix()].zone;
        self.s.table.move_card(card, to);
        if let Zone::Hand(seat) = from {
            self.s.table.cards[card.ix()].known = self.eye(seat);
            self.s.table.blur_hand(seat);
        }
    }

    fn perform_sheets(&mut self, deed: &mut Deed) {
        match deed {
            Deed::TakeSheet { seat, alien } => {
                let sheets = &mut self.s.table.sheets;
                match sheets.iter_mut().find(|s| s.owner == *seat) {
                    Some(sheet) => *sheet = Sheet::new(*alien, *seat),
                    None => sheets.push(Sheet::new(*alien, *seat)),
                }
                self.s.table.reckon_anew();
                if self.sheets.len() == self.players.len() {
                    self.tell_with(|g| What::AliensRevealed { aliens: g.sheets.iter().map(|s| s.alien).collect() });
                }
            }
            Deed::TakeUnused { seat, beside } => self.take_unused(*seat, *beside),
            Deed::LeaveSheet { sheet } => self.leave_sheet(*sheet),
            Deed::Note { sheet, note, value } => {
                let alien = self.sheet(*sheet).alien;
                let eyes = self.cast().aliens[alien.ix()].notes[*note as usize].eyes;
                self.s.table.sheets[sheet.ix()].note(*note, *value);
                if let (Eyes::All, Some(value)) = (eyes, value) {
                    let value = Shown::of(self, *value);
                    self.tell(What::Noted { sheet: *sheet, note: *note, value });
                }
            }
            Deed::Lend { sheet, to, instead, bound_to } => {
                let until = Some(self.encounter_id());
                let all: SmallVec<[SheetId; 2]> = self.with_sheets_beside(*sheet).collect();
                for sheet in all {
                    let s = &mut self.s.table.sheets[sheet.ix()];
                    if (s.holder, s.until) == (Some(*to), until) {
                        continue; // it went along with another
                    }
                    (s.holder, s.until, s.instead, s.bound_to) = (Some(*to), until, *instead, *bound_to);
                    let lent = self.stands_now(Bend::Lent(sheet));
                    self.impose(lent);
                    self.know_sheet(sheet);
                    self.tell(What::SheetMoves { sheet, to: Some(*to) });
                }
                self.s.table.reckon_anew();
                self.s.table.stirred = true; // R19.6: the borrower's home colonies count
            }
            Deed::Exchange { a, b, what: Exchanged::Powers } => {
                for i in (0..self.sheets.len()).filter(|i| self.sheets[*i].left.is_none()).collect::<Vec<_>>() {
                    let s = &mut self.s.table.sheets[i];
                    for seat in [&mut s.owner].into_iter().chain(s.holder.as_mut()) {
                        *seat = match *seat {
                            x if x == *a => *b,
                            x if x == *b => *a,
                            x => x,
                        };
                    }
                    self.know_sheet(SheetId(i as u8));
                    let to = self.sheets[i].holder;
                    self.tell(What::SheetMoves { sheet: SheetId(i as u8), to });
                }
                self.s.table.reckon_anew();
                self.s.table.stirred = true;
            }
            Deed::Exchange { a, b, what: Exchanged::Places } => {
                let players = &mut self.s.table.players;
                let (x, y) = (players[a.ix()].controller, players[b.ix()].controller);
                players[a.ix()].controller = y;
                players[b.ix()].controller = x;
                // Each now knows what lies before the seat it took; what it knew of its old seat it keeps.
                for seat in [*a, *b] {
                    let eye = self.eye(seat);
                    for i in 0..self.hand(seat).len() {
                        let card = self.hand(seat)[i];
                        self.s.table.cards[card.ix()].known |= eye;
                    }
                }
                for i in 0..self.sheets.len() {
                    self.know_sheet(SheetId(i as u8));
                }
                self.tell(What::PlayersSwap(*a, *b));
            }
            _ => unreachable!("a deed with sheets"),
        }
    }

    /// Who holds a sheet knows the cards on it.
    fn know_sheet(&mut self, sheet: SheetId) {
        let Some(holder) = self.sheet(sheet).holder else { return };
        let eye = self.eye(holder);
        for card in self.sheet(sheet).cards.clone() {
            self.s.table.cards[card.ix()].known |= eye;
        }
    }

    /// A use is stopped (R20).
    fn cancel(&mut self, frame: u16, how: Cancel) {
        let by = self.at_work();
        let Frame::Use(used) = &mut self.s.stack[frame as usize] else { return };
        if used.cancelled.is_some() {
            return;
        }
        (used.cancelled, *used.stopped_by) = (Some(how), by);
        let (by, ability, sheet) = (used.by, used.ability, used.sheet);
        self.tell(What::Cancelled { by, ability, how });
        if let (Cancel::Zap, Some(sheet)) = (how, sheet) {
            let zapped = self.stands_now(Bend::Zapped(sheet)); // R20.1
            self.impose(zapped);
            self.tell(What::Zapped { sheet });
        }
    }

    /// R17.7: an encounter interrupts the turn; the interrupted one begins anew, from regroup on (R29.15).
    fn interrupt_turn(&mut self, offense: Seat, defense: Seat, by: AlienIx) {
        let (fresh, broken_off) = (self.fresh_id(), self.encounter_id());
        for i in 0..self.sheets.len() {
            if self.sheets[i].until == Some(broken_off) {
                self.return_sheet(SheetId(i as u8));
            }
        }
        self.s.bends.end_encounter(broken_off);
        let system = self.colour(defense);
        let outer = self.e();
        let mut again = Encounter::new(fresh, outer.turn, outer.offense, outer.number);
        again.phase = Phase::Regroup;
        again.jump = Some(Label::Regroup.line());
        *self.s.encounters.last_mut().expect("an encounter is under way") = again;
        let (id, turn) = (self.fresh_id(), self.s.turn.owner);
        let mut inner = Encounter::new(id, turn, offense, 0);
        (inner.defense, inner.system, inner.caused_by) = (Some(defense), Some(system), Some(by));
        inner.phase = Phase::Launch;
        self.s.encounters.push(inner);
        self.push(Frame::Encounter(Label::Launch.line()));
        self.tell(What::EncounterBegins { offense, number: 0 });
        self.tell(What::Against { defense, system });
    }

    /// Somebody wins at once (R18.4): everyone who meets a condition in that instant wins with them (R29, C11).
    pub(crate) fn propose_win(&mut self, seats: Seats) {
        if self.s.stack.iter().any(|f| matches!(f, Frame::Ending(_))) {
            return; // the end is being fought out already
        }
        let winners = seats.or(self.victorious());
        self.tell(What::WinProposed(winners));
        self.push(Frame::Ending(Ending { winners, stage: 0, stand: None, before: 0, stood: Seats::NONE }));
    }
}
