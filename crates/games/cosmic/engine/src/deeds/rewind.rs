//! Time that runs back to planning.

use smallvec::SmallVec;

use super::{CardDeed, Deed};
use crate::ability::AbilityRef;
use crate::flow::{Bend, Fact, Frame, Kind, Label, Promise, Role, Standing, State, Until};
use crate::game::Game;
use crate::table::*;
use crate::view::Event;
use crate::windows::Phase;

impl Game {
    // ---- what stands and what is undone ------------------------------------------------------------------------

    /// What is at work now: the use under way, or what has stopped it and so sets off what it entails.
    pub(super) fn at_work(&self) -> Option<AbilityRef> {
        self.s.stack.iter().rev().find_map(|frame| match frame {
            Frame::Use(used) => Some(used.stopped_by.unwrap_or(used.ability)),
            _ => None,
        })
    }

    /// A rule is bent now: by what is at work, or by the rules themselves.
    pub(crate) fn stands_now(&self, bend: Bend) -> Standing {
        let user = self.s.stack.iter().rev().find_map(|f| if let Frame::Use(used) = f { Some(used.by) } else { None });
        let by = user.unwrap_or(self.offense());
        let since = self.phase().unwrap_or(Phase::StartTurn);
        Standing { bend, source: self.at_work(), by, since, until: Until::Encounter(self.encounter_id()) }
    }

    /// What a flare does with cards that were played stands: they do not come back if time runs back (C9).
    pub(crate) fn flare_moves(&mut self, deed: &Deed) {
        let Deed::Cards(CardDeed::Move { cards, .. } | CardDeed::Grab { cards, .. }) = deed else { return };
        self.let_go(cards);
    }
    /// Cards do not come back if time runs back.
    pub(crate) fn let_go(&mut self, cards: &[CardId]) {
        if let Some(e) = self.encounter_mut() {
            e.ledger.let_go(|card| cards.contains(&card));
        }
    }

    /// Cards played since planning come back to those who played them, wherever they have got to meanwhile.
    fn return_played(&mut self) {
        for (card, to) in self.e().ledger.rewind() {
            let zone = self.cards[card.ix()].zone;
            let under_way = matches!(zone, Zone::Limbo | Zone::Slot(_));
            let gone = matches!(to, Zone::Piece(piece) if self.piece(piece).is_gone());
            if under_way || gone || zone == to {
                continue;
            }
            self.s.table.show(card); // everybody saw it played
            self.s.table.move_card(card, to);
            self.emit_with(|g| Event::CardMoves { card: g.seen(card), to });
        }
    }

    /// The encounter is played again from planning. What powers and cards have done since is undone and they may be used
    /// again; spent tokens stay spent; flares stay played, and what they do goes on (AL-CHRONOS-1, 2, 5).
    pub(super) fn replay(&mut self) {
        let e = self.e();
        e.revealed = false;
        e.jump = Some(Label::Planning.line());
        // What a flare has promised for the cards is looked at anew with the new ones.
        let mut promises = std::mem::take(&mut e.promises);
        promises.retain(|p| p.used.ability.source.is_flare());
        let mut lent: SmallVec<[PieceId; 1]> =
            self.all_bent(Kind::Lent, |bend| if let Bend::Lent(piece) = bend { Some(piece) } else { None }).collect();
        self.unbend(|by| promises.iter().any(|p| p.redeemed && p.used.ability == by));
        let anew = |p: &&mut Promise| p.moment.phase() >= Some(Phase::Planning);
        promises.iter_mut().filter(anew).for_each(|p| p.redeemed = false);
        self.e().promises = promises;
        self.dismiss_hired();
        [Role::Beside, Role::Ally].into_iter().for_each(|role| self.take_back(role)); // AL-CHRONOS-4
        let now = self.encounter_id();
        lent.retain(|p| self.loan(*p).is_some_and(|loan| loan.until == now) && !self.bent(Bend::Lent(*p)));
        self.return_pieces(&lent);
        self.return_played();
        self.take_back(Role::Kicker); // AL-CHRONOS-3
        self.clear_slots();
        self.enter(Fact::Replayed, self.offense());
        self.emit(Event::Replays);
    }

    /// The one rule of time that runs back: what began before planning stays, and so does what flares have done, but for
    /// what is looked at anew. A flare that was played stays used, and no other use.
    fn unbend(&mut self, anew: impl Fn(AbilityRef) -> bool) {
        let now = Until::Encounter(self.encounter_id());
        let State { encounters, bends, .. } = &mut self.s;
        let ledger = &encounters.last().expect("an encounter is under way").ledger;
        let stays = |source: AbilityRef, bend: Bend| match source.source.flare() {
            Some(alien) if bend == Bend::Spent => ledger.saw_flare(alien),
            Some(_) => !anew(source),
            None => false,
        };
        bends.retain(|s| {
            s.until != now || s.since < Phase::Planning || s.source.is_some_and(|source| stays(source, s.bend))
        });
    }
}
