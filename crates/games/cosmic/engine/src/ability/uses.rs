//! The life of a use: choices → announcement → answers → deeds, or what a zap entails (R3 of the mechanics, R20).

use smallvec::SmallVec;

use super::{After, Look, Ruling, Source, Telling, Told};
use crate::ability::telling::Next;
use crate::ask::Offer;
use crate::deeds::CardDeed;
use crate::flow::{Bend, Cancel, Done, Frame, Promise, Stage, Standing, Subject, Until, Use};
use crate::game::Game;
use crate::table::*;
use crate::view::Event;
use crate::windows::Moment;

impl Game {
    /// A seat uses a power or plays a card.
    pub(crate) fn start_use(&mut self, offer: &Offer, by: Seat, subject: Subject) {
        self.fulfil_vows(by, offer);
        let card = offer.card.map(|c| (c, self.cards[c.ix()].zone));
        let plays = self.cast().ability(offer.ability).plays;
        let stage = if card.is_some() && plays { Stage::Play } else { Stage::Steps };
        self.push(Frame::Use(Use {
            ability: offer.ability,
            by,
            piece: offer.piece,
            card,
            about: offer.about,
            subject,
            stage,
            step: 0,
            announced: false,
            cancelled: None,
            answers: SmallVec::new(),
            done: Done::default(),
            kept: Default::default(),
            said: Vec::new(),
            stopped_by: Default::default(),
            with_super: Default::default(),
        }));
    }

    /// Something is said aloud: everybody hears it, and it stays with the use under way.
    pub(crate) fn say_aloud(&mut self, what: Event) {
        if let Some(Frame::Use(used)) = self.s.stack.iter_mut().rev().find(|f| matches!(f, Frame::Use(_))) {
            used.said.push(what.clone());
        }
        self.emit(what);
    }

    /// What was said aloud with the use under way: whoever is asked by it has to know.
    pub fn said(&self) -> &[Event] {
        let under_way = self.s.stack.iter().rev().find_map(|frame| match frame {
            Frame::Use(used) => Some(&used.said),
            _ => None,
        });
        under_way.map_or(&[], Vec::as_slice)
    }

    fn top_use(&mut self) -> &mut Use {
        let top = self.s.stack.len() - 1;
        self.use_at(top)
    }
    fn used_at(&self, at: usize) -> &Use {
        match &self.s.stack[at] {
            Frame::Use(used) => used,
            _ => unreachable!("a use is there"),
        }
    }
    fn use_at(&mut self, at: usize) -> &mut Use {
        match &mut self.s.stack[at] {
            Frame::Use(used) => used,
            _ => unreachable!("a use is there"),
        }
    }

    /// Runs the use on top of the stack.
    pub(crate) fn run_use(&mut self) {
        let top = self.s.stack.len() - 1;
        let used = self.used_at(top);
        match used.stage {
            Stage::Play => self.play_card(top),
            Stage::Declare => self.declare(top),
            Stage::Steps => match used.cancelled {
                Some(_) => self.top_use().stage = Stage::After,
                None => self.run_use_step(top),
            },
            Stage::Answered => {
                let zapped = used.cancelled.is_some();
                self.top_use().stage = if zapped { Stage::Zapped } else { Stage::Steps };
            }
            Stage::Zapped => self.run_zapped(top),
            Stage::After => self.use_ends(top),
            Stage::Over => self.finish_use(),
        }
    }

    /// All is done that the use does; its card, if it has one, may still be kept.
    fn use_ends(&mut self, top: usize) {
        self.use_at(top).stage = Stage::Over;
        if !self.is_played_out(top) || !self.open(Moment::PlayedOut, Subject::Use(top as u16)) {
            self.finish_use();
        }
    }

    /// Has the card of a use done its work, so that it is about to be discarded?
    fn is_played_out(&self, top: usize) -> bool {
        let used = self.used_at(top);
        let lies = used.card.is_some_and(|(card, _)| self.cards[card.ix()].zone == Zone::Limbo);
        lies && used.cancelled.is_none() && !used.ability.source.is_flare()
    }

    /// The card leaves the hand and may be answered.
    fn play_card(&mut self, top: usize) {
        let used = self.top_use();
        let (ability, by, piece, step) = (used.ability, used.by, used.piece, used.step);
        let (card, from) = used.card.expect("a card is played");
        // A card from a piece is played by using that power: it may be zapped first (AL-MISER-1).
        if let Zone::Piece(store) = from
            && step == 0
        {
            let used = self.top_use();
            used.step = 1;
            used.piece = Some(store);
            self.emit(Event::Uses { by, ability, about: None, chosen: Vec::new() });
            self.open(Moment::Used, Subject::Use(top as u16));
            return;
        }
        let used = self.top_use();
        used.step = 0;
        if used.cancelled.is_some() {
            used.stage = Stage::Steps;
            return;
        }
        used.stage = Stage::Declare;
        if let Source::Super(alien) = ability.source {
            self.top_use().piece = self.super_sheet(by, alien).or(piece);
            if let Some(power) =
                self.use_that_told(top).filter(|u| (u.ability.source, u.by) == (Source::Power(alien), by))
            {
                *power.with_super = true;
            }
        }
        self.s.table.move_card(card, Zone::Limbo);
        self.note_played(card, from, by, ability.source.flare());
        self.emit(Event::Plays { by, card: self.seen(card), ability });
    }

    /// The use whose deed the use in a frame is about.
    fn use_that_told(&mut self, frame: usize) -> Option<&mut Use> {
        let Frame::Use(Use { subject: Subject::Deed(passage), .. }) = self.s.stack[frame] else { return None };
        let teller = match &self.s.stack[passage as usize] {
            Frame::Passage(passage) => passage.teller?,
            _ => return None,
        };
        match &mut self.s.stack[teller as usize] {
            Frame::Use(used) => Some(used),
            _ => None,
        }
    }

    /// What belongs to the play of a card is settled; then others may answer it.
    fn declare(&mut self, top: usize) {
        let used = self.used_at(top);
        if used.step < self.cast().ability(used.ability).declares {
            self.run_use_step(top);
        } else {
            self.top_use().stage = Stage::Steps;
            self.open(Moment::Played, Subject::Use(top as u16));
        }
    }

    /// The game as the use in a frame sees it.
    pub(super) fn look_of(&self, used: &Use) -> Look<'_> {
        Look {
            game: self,
            me: used.by,
            ability: Some(used.ability),
            piece: used.piece,
            card: used.card.map(|(c, _)| c),
            about: used.about,
            subject: used.subject,
        }
    }

    fn run_use_step(&mut self, top: usize) {
        let used = self.used_at(top);
        let def = self.cast().ability(used.ability);
        let Some(effect) = def.effect.get(used.step as usize) else {
            self.top_use().stage = Stage::After;
            return;
        };
        let mut told = self.slate.take();
        let used = self.used_at(top);
        let ruling = effect(&mut Telling::of_use(self.look_of(used), used, self.asked_by(top), &mut told));
        if !self.pause(ruling, &mut told) && !self.is_answered(top, def, &mut told) {
            self.enact(&mut told, top);
        }
        self.slate.give_back(told);
    }

    /// The step that announces the use is announced. Is it answered before its deeds are done?
    fn is_answered(&mut self, top: usize, def: &super::Ability, told: &mut Told) -> bool {
        let Use { ability, by, about, announced, step, .. } = *self.used_at(top);
        if !announced && step == def.announce {
            self.announce(top);
            let power = matches!(ability.source, Source::Power(_) | Source::Piece(_));
            let zappable = def.is_use && (power || def.uses_power);
            self.emit(match power && !def.is_use {
                true => Event::GoesBy { by, ability },
                false => Event::Uses { by, ability, about, chosen: std::mem::take(&mut told.said) },
            });
            if zappable && self.open(Moment::Used, Subject::Use(top as u16)) {
                self.use_at(top).stage = Stage::Answered;
                return true;
            }
        }
        false
    }

    /// Marks a use as made, for limits per encounter and turn.
    fn announce(&mut self, top: usize) {
        let used = self.use_at(top);
        used.announced = true;
        let (ability, by) = (used.ability, used.by);
        let def = self.cast().ability(ability);
        // A use of the power through its super flare is one use of both; a flare is noted only where it is limited.
        let same = |list: &'static [super::Ability], source: Source, flare: bool| {
            let limited = |a: &super::Ability| matches!(a.limit, super::Limit::Encounter | super::Limit::Turn);
            let twin = |a: &super::Ability| a.when == def.when && (!flare || a.uses_power && limited(a));
            list.iter().position(twin).map(|i| super::AbilityRef { source, index: i as u8 })
        };
        let twin = match ability.source {
            Source::Super(alien) if def.uses_power => {
                same(self.cast().aliens[alien.ix()].power, Source::Power(alien), false)
            }
            Source::Power(alien) if def.is_use => {
                same(self.cast().aliens[alien.ix()].super_flare, Source::Super(alien), true)
            }
            _ => None,
        };
        // One that works again and again stands for nothing but itself.
        let twin = twin.filter(|t| ![*t, ability].iter().any(|a| self.cast().ability(*a).limit == super::Limit::Free));
        for ability in [Some(ability), twin].into_iter().flatten() {
            let spent = Standing { source: Some(ability), by, ..self.stands_now(Bend::Spent) };
            if self.cast().ability(ability).limit == super::Limit::Turn {
                self.impose(Standing { until: Until::Turn(self.s.turn.id), ..spent });
            }
            if self.maybe_encounter().is_some() {
                self.impose(spent);
            }
        }
    }

    fn run_zapped(&mut self, top: usize) {
        let used = self.used_at(top);
        let def = self.cast().ability(used.ability);
        let Some(effect) = def.on_zapped else {
            self.top_use().stage = Stage::After;
            return;
        };
        let mut told = Told::default();
        let ruling = effect(&mut Telling::of_use(self.look_of(used), used, self.asked_by(top), &mut told));
        if self.pause(ruling, &mut told) {
            return;
        }
        told.next = Next::Stop;
        self.enact(&mut told, top);
    }

    /// Keeps the answers that still hold and asks what is open. True if the step has to wait.
    pub(crate) fn pause(&mut self, ruling: Ruling, told: &mut Told) -> bool {
        if ruling.is_ok() || told.asks.is_empty() {
            return false;
        }
        let answers = match self.s.stack.last_mut() {
            Some(Frame::Use(u)) => &mut u.answers,
            Some(Frame::Procedure(p)) => &mut p.answers,
            _ => unreachable!("a step runs in a use or a procedure"),
        };
        let mut at = 0..;
        answers.retain(|_| at.next().is_some_and(|i| i < told.good || told.given.contains(&i)));
        std::mem::swap(&mut self.s.asks, &mut told.asks);
        self.asked_by = Some((self.s.stack.len() - 1, told.put));
        true
    }
    /// Which questions the step of a frame has put to somebody, if nothing but their answers has come since.
    pub(crate) fn asked_by(&self, frame: usize) -> u64 {
        self.asked_by.filter(|(by, _)| *by == frame).map_or(0, |(_, put)| put)
    }

    /// A step is done: its deeds take their passage, and the effect goes on afterwards.
    pub(crate) fn enact(&mut self, told: &mut Told, top: usize) {
        let Told { deeds, next, kept, .. } = told;
        let mut promise = None;
        let (by, cause) = match &mut self.s.stack[top] {
            Frame::Use(u) => {
                u.answers.clear();
                u.kept.join(kept);
                u.done.clear();
                match *next {
                    Next::On => u.step += 1,
                    Next::Again => {}
                    Next::Later { moment, with_card } => {
                        let (step, subject) = (u.step + 1, Subject::None);
                        let card = if with_card { u.card.take() } else { None };
                        let used = Box::new(Use { step, subject, card, ..u.clone() });
                        promise = Some(Promise { moment, used, redeemed: false });
                        u.stage = Stage::After;
                    }
                    Next::Stop => u.stage = Stage::After,
                }
                (Some(u.by), Some(u.ability))
            }
            Frame::Procedure(p) => {
                p.answers.clear();
                p.kept.join(kept);
                p.done.clear();
                match *next {
                    Next::On => p.step += 1,
                    Next::Again => {}
                    Next::Later { .. } => unreachable!("only a use makes promises"),
                    Next::Stop => p.step = u8::MAX,
                }
                (None, None)
            }
            _ => unreachable!("a step runs in a use or a procedure"),
        };
        match promise {
            Some(promise) if promise.moment == Moment::EncounterBegins => self.s.turn.promises.push(promise),
            Some(promise) => self.e().promises.push(promise),
            None => {}
        }
        if cause.is_some_and(|by| by.source.is_flare()) {
            deeds.iter().for_each(|deed| self.flare_moves(deed));
        }
        self.pass_deeds(deeds, Some(top as u16), by, cause);
    }

    /// What was promised for this moment of the encounter goes on, the earliest promise first.
    pub(crate) fn redeem_promises(&mut self, moment: Moment) {
        let due: Vec<Use> = self.encounter().promised(moment).map(|p| (*p.used).clone()).collect();
        let e = self.e();
        e.promises.retain(|p| p.moment != moment || p.used.ability.source.is_flare());
        e.promises.iter_mut().filter(|p| p.moment == moment).for_each(|p| p.redeemed = true);
        for promise in due.into_iter().rev() {
            self.push(Frame::Use(promise));
        }
    }

    /// The use is over: its card goes where it belongs (R20.4, R20.6, R21.4 to R21.6).
    fn finish_use(&mut self) {
        let Some(Frame::Use(used)) = self.s.stack.pop() else { unreachable!("a use is on top") };
        let Some((card, from)) = used.card else { return };
        if used.cancelled.is_some() && !used.announced {
            self.give_back_twin(&used);
        }
        let now = self.cards[card.ix()].zone;
        if now != Zone::Limbo {
            // its effect moved it, or it never left its store; where played cards leave, one that was handed on does, too
            if matches!(now, Zone::Hand(_)) && now != from && self.bent(Bend::PlayedLeave) {
                self.put_away(card, Zone::Removed);
            }
            return;
        }
        let def = self.cast().ability(used.ability);
        let flare = used.ability.source.flare();
        let to = match (used.cancelled, flare) {
            (Some(Cancel::Keep(thief)), _) if thief != used.by => {
                self.let_go(&[card]);
                Zone::Hand(thief)
            }
            (Some(Cancel::Card), _) | (None, None) => self.discard_zone(card),
            (Some(Cancel::Keep(_)), flare) => {
                flare.into_iter().for_each(|alien| self.note_prevented(alien, used.by)); // R21.4
                from
            }
            (Some(Cancel::Zap), None) => from,
            (Some(Cancel::Zap), Some(alien)) => {
                self.unplay_flare(alien, used.by); // ruling Z-04: the flare counts as not played
                from
            }
            (None, Some(alien)) => match def.after {
                After::Returns => from,
                After::Discarded => self.discard_zone(card),
                After::ToItsAlien => {
                    let owner = self.seats().iter().find(|s| self.is_alien(*s, alien));
                    owner.map_or(self.discard_zone(card), Zone::Hand)
                }
            },
        };
        let played = !matches!(used.cancelled, Some(Cancel::Keep(_) | Cancel::Zap));
        let to = if played && self.bent(Bend::PlayedLeave) { Zone::Removed } else { to };
        match to {
            Zone::Discard(_) => {
                let mut cards = CardList::new();
                cards.push(card);
                self.pass_deed(CardDeed::Discard { cards, played: None }, Some(used.by));
            }
            zone => self.put_away(card, zone),
        }
    }
    /// A card that was used goes to a zone.
    fn put_away(&mut self, card: CardId, to: Zone) {
        self.s.table.move_card(card, to);
        self.emit(Event::CardMoves { card: self.seen(card), to });
    }

    /// A super flare that was stopped before it used the power leaves the power itself unused.
    fn give_back_twin(&mut self, used: &Use) {
        if let Some(Frame::Window(window)) = self.s.stack.last_mut() {
            let own = (used.ability, used.by, used.about);
            if let Some(i) = window.used.iter().rposition(|entry| *entry == own) {
                window.used.truncate(i + 1); // nothing else was used meanwhile: what follows stands for the power
            }
        }
    }

    /// The discard pile of a card's back (R26.4). Where played cards leave the game, so do those before the sides.
    pub(crate) fn discard_zone(&self, card: CardId) -> Zone {
        match self.lies_before(card) && self.bent(Bend::PlayedLeave) {
            true => Zone::Removed,
            false => Zone::Discard(self.cards[card.ix()].back),
        }
    }

    /// A flare counts as not played, and so as not used.
    pub(crate) fn unplay_flare(&mut self, alien: AlienIx, by: Seat) {
        self.strike_flare(alien, by);
        let now = Until::Encounter(self.encounter_id());
        let used = |s: &Standing| s.source.is_some_and(|a| a.source == Source::Super(alien)) && s.by == by;
        self.s.bends.retain(|s| s.until != now || s.bend != Bend::Spent || !used(s));
    }
}
