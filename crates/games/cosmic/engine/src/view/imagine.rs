//! Imagining what a controller cannot know: one function for bots and for the proof that nothing leaks.
//!
//! What is imagined depends on the seed and on what the controller knows, never on how the hidden cards really lie: the
//! unseen faces are sorted before they are dealt out anew.

use rand::{Rng, SeedableRng};
use rand_pcg::Pcg32;
use smallvec::SmallVec;

use crate::ability::{Eyes, Query};
use crate::ask::deal::ways;
use crate::ask::{Deal, Question, Ware};
use crate::chance::Dice;
use crate::flow::{Answers, Frame, Intent, Role, Rule, Sort, Vow, hands_are_checked};
use crate::game::Game;
use crate::table::*;
use crate::windows::Moment;

/// How often cards are dealt until the controller is asked what it is asked in truth.
const DEALS: u32 = 12;
/// So many deals let the others give their secret answers anew; then what they have said is taken for granted.
const OPEN_MINDED: u32 = 8;

/// Places of unseen cards or their faces: enough room for the decks of a usual game.
type Unseen<T> = SmallVec<[T; 160]>;

impl Game {
    /// A game that looks the same to a controller: all faces it does not know are dealt out anew among the cards it does
    /// not know, in keeping with what it can conclude (encounter cards before the main players, demanded types, hands
    /// that were checked), and chance begins anew.
    ///
    /// A question to the controller stays as it is. Questions to others are asked anew, also those they have answered in
    /// secret at the same time or just before; what they said aloud stands. The same seed gives the same game, however
    /// the hidden cards really lie. If the controller is asked nothing, the game goes on to the next question. In what is
    /// imagined nobody watches the clock: it does not stop at edges.
    pub fn imagine(&self, controller: Controller, seed: u64) -> Game {
        let mut dice = Pcg32::seed_from_u64(seed);
        let mut game = self.clone();
        game.keep_no_rest();
        game.stop_at_edges(false);
        for deal in 1.. {
            game.deal_unseen(controller, &mut dice);
            let same = game.ask_anew(self, controller, deal <= OPEN_MINDED, &mut dice);
            if same {
                break;
            }
            game.s.clone_from(&self.s);
            if deal == DEALS {
                // The question follows from something that no deal brought about: it stands nevertheless.
                game.deal_unseen(controller, &mut dice);
                break;
            }
        }
        game.reseed(dice.random());
        game
    }

    /// Deals out anew what a controller does not know of a game at rest.
    pub(crate) fn deal_out_anew(&mut self, controller: Controller, seed: u64) {
        let mut dice = Pcg32::seed_from_u64(seed);
        self.deal_unseen(controller, &mut dice);
        self.reseed(dice.random());
    }

    /// Chance begins anew from this seed.
    pub fn reseed(&mut self, seed: u64) {
        self.s.table.rng = Dice::quick(seed);
    }

    fn sits(&self, controller: Controller, seat: Seat) -> bool {
        self.players[seat.ix()].controller == controller
    }

    // ---- the cards ---------------------------------------------------------------------------------------------

    /// Deals out anew everything that a controller does not know.
    fn deal_unseen(&mut self, controller: Controller, dice: &mut Pcg32) {
        self.asked_by = None;
        let eye = 1u8 << controller.0;
        let discreet = self.s.options.discreet;
        let setting_up = self.is_dealing();
        let mut all: Unseen<u16> = SmallVec::new();
        for deck in self.deck_ids() {
            // Before the decks are built, the flares that lie ready outside the game are as unknown as those dealt.
            let away = |c: &Card| c.zone == Zone::Removed && !(discreet && setting_up);
            let hidden = |c: &Card| c.back == deck && c.known & eye == 0 && !away(c);
            let cards = self.cards.iter().enumerate();
            let unseen: Unseen<u16> = cards.filter(|(_, c)| hidden(c)).map(|(i, _)| i as u16).collect();
            let mut faces: Unseen<Face> = unseen.iter().map(|i| self.cards[*i as usize].face).collect();
            faces.sort_unstable();
            if discreet {
                self.draw_other_flares(eye, &mut faces, dice);
            }
            shuffle(&mut faces, dice);
            for (i, face) in unseen.iter().zip(&faces) {
                self.s.table.cards[*i as usize].face = *face;
            }
            all.extend_from_slice(&unseen);
        }
        if self.maybe_encounter().is_some() {
            self.lay_kickers(&all, dice);
            self.lay_encounter_cards(&all, dice);
            self.fill_checked_hands(controller, &all, dice);
            self.honour_vows(controller, &all, dice);
            self.stock_wares(controller, &all, dice);
        }
        if let Some(unused) = &mut self.s.unused {
            unused.pile.sort_unstable();
            shuffle(&mut unused.pile, dice);
        }
        for seat in self.seats().iter() {
            self.s.table.take_stock(seat);
        }
        self.print_anew();
        self.imagine_notes(controller, dice);
        if discreet {
            self.wake_cast(); // other flares are heard
        }
    }

    /// A piece that is a card is what that card is now.
    fn print_anew(&mut self) {
        let mut other = false;
        for i in 0..self.pieces.len() {
            if let Some(Face::Piece(def)) = self.pieces[i].card.map(|card| self.face(card))
                && self.pieces[i].def != DefIx::Piece(def)
            {
                self.s.table.pieces[i].def = DefIx::Piece(def);
                self.s.table.pieces[i].notes.clear(); // they were another's
                other = true;
            }
        }
        if other {
            self.s.table.reckon_anew();
        }
    }

    /// Which flares are in the game is not known, but for those seen and those of the aliens that are played: others may be.
    fn draw_other_flares(&self, eye: u8, faces: &mut [Face], dice: &mut Pcg32) {
        let flare = |face: &Face| if let Face::Flare(alien) = face { Some(*alien) } else { None };
        let played = |a: AlienIx| self.pieces.iter().any(|p| p.is_alien(a));
        let seen = self.cards.iter().filter(|c| c.known & eye != 0).filter_map(|c| flare(&c.face));
        let seen: SmallVec<[AlienIx; 16]> = seen.collect();
        // Of those with a colour of their own only so many can be in a game (R1.7).
        let is_coloured = |a: AlienIx| self.cast().aliens[a.ix()].takes_colour;
        let here = faces.iter().filter_map(flare).filter(|a| played(*a)).chain(seen.iter().copied());
        let mut colours = self.spare_colours() as usize;
        colours -= here.filter(|a| is_coloured(*a)).count().min(colours);
        let mut others: Vec<AlienIx> = (0..self.cast().aliens.len() as u8).map(AlienIx).collect();
        others.retain(|a| !played(*a) && !seen.contains(a));
        shuffle(&mut others, dice);
        let mut others = others.into_iter().filter(|a| {
            let fits = !is_coloured(*a) || colours > 0;
            colours -= (is_coloured(*a) && fits) as usize;
            fits
        });
        for face in faces.iter_mut() {
            if let Some(alien) = flare(face).filter(|a| !played(*a)) {
                *face = Face::Flare(others.next().unwrap_or(alien));
            }
        }
    }

    /// A card announced as a kicker is one (KI-01).
    fn lay_kickers(&mut self, unseen: &[u16], dice: &mut Pcg32) {
        let is_kicker = |g: &Game, c: CardId| g.card_type(c) == CardType::Kicker;
        for side in Side::BOTH {
            let kicker = self.encounter().slots.get(Role::Kicker, side).map(|k| k.card);
            let Some(card) = kicker.filter(|c| unseen.contains(&c.0)) else { continue };
            if !is_kicker(self, card) {
                let free = |g: &Game, k: CardId| is_kicker(g, k) && !g.lies_before(k);
                self.swap_with_one(card, unseen, dice, free);
            }
        }
    }

    /// R9.5: a card laid down as an encounter card is one, and of the type that was demanded if there is such a card.
    fn lay_encounter_cards(&mut self, unseen: &[u16], dice: &mut Pcg32) {
        let free = |g: &Game, k: CardId| g.face(k).is_encounter() && !g.lies_before(k);
        for (role, side) in [Role::Beside, Role::Ally].into_iter().flat_map(|role| Side::BOTH.map(|side| (role, side)))
        {
            let second = self.encounter().slots.get(role, side).map(|s| s.card);
            if let Some(card) = second.filter(|c| unseen.contains(&c.0) && !self.face(*c).is_encounter()) {
                self.swap_with_one(card, unseen, dice, free);
            }
        }
        for side in Side::BOTH {
            let card = self.encounter().card(side).filter(|c| unseen.contains(&c.0));
            let (Some(card), demanded) = (card, self.demanded_sort(side)) else { continue };
            if !self.face(card).is_encounter() {
                self.swap_with_one(card, unseen, dice, free);
            }
            let of_sort = |g: &Game, c: CardId| demanded.is_some_and(|sort| g.is_sort(c, sort));
            if let Some(main) = self.encounter().main(side)
                && !of_sort(self, card)
                && self.hand(main).iter().any(|c| of_sort(self, *c))
            {
                let free = |g: &Game, k: CardId| of_sort(g, k) && !g.lies_before(k);
                self.swap_with_one(card, unseen, dice, free);
            }
        }
    }

    /// R4.1, R9.3, R9.4: who was checked and has not selected yet holds an encounter card.
    fn fill_checked_hands(&mut self, controller: Controller, unseen: &[u16], dice: &mut Pcg32) {
        let line = self.s.stack.iter().rev().find_map(|f| match f {
            Frame::Encounter(line) => Some(*line),
            _ => None,
        });
        let planned = line.is_some_and(hands_are_checked);
        let e = self.encounter();
        let due = |side: Side| {
            let checked = planned || (side == Side::Offense && e.plan.counts());
            checked && !e.revealed && e.slot(side).is_none()
        };
        let holders: SmallVec<[Seat; 2]> =
            Side::BOTH.into_iter().filter(|s| due(*s)).filter_map(|s| e.main(s)).collect();
        for seat in holders.iter().copied().filter(|s| !self.sits(controller, *s)).collect::<SmallVec<[Seat; 2]>>() {
            // The faces are new and stock is not taken yet: the cards themselves tell.
            let held = self.hand_where(seat, Face::is_encounter).len();
            let missing = (self.query(Query::EncounterCards, seat, 1) as usize).saturating_sub(held);
            let mut hand = self.hand_where(seat, |f| !f.is_encounter());
            hand.retain(|c| unseen.contains(&c.0));
            shuffle(&mut hand, dice);
            let free = |g: &Game, k: CardId| {
                let taken = |s: &Seat| g.cards[k.ix()].zone == Zone::Hand(*s);
                g.face(k).is_encounter() && !g.lies_before(k) && !holders.iter().any(taken)
            };
            // a card of one back cannot have become one of the other
            let mut filled = 0;
            for card in hand {
                if filled < missing && self.swap_with_one(card, unseen, dice, free) {
                    filled += 1;
                }
            }
        }
    }

    /// What others have said aloud of the cards they will play: the card lies there, or is in the hand.
    fn honour_vows(&mut self, controller: Controller, unseen: &[u16], dice: &mut Pcg32) {
        let others = |v: &Vow| !self.sits(controller, v.seat);
        for vow in self.all_vows().filter(others).collect::<SmallVec<[Vow; 1]>>() {
            let Intent::Play(sort) = vow.intent else { continue };
            let e = self.encounter();
            let mains: SmallVec<[Zone; 2]> = Side::BOTH.into_iter().filter_map(|s| e.main(s)).map(Zone::Hand).collect();
            let free = |g: &Game, k: CardId| !g.lies_before(k) && !mains.contains(&g.cards[k.ix()].zone);
            if let Some(card) = e.leads(vow.seat).and_then(|side| e.card(side)) {
                if unseen.contains(&card.0) && !self.honours(vow, card) {
                    let fits = |g: &Game, k: CardId| g.face(k).is_encounter() && g.honours(vow, k) && free(g, k);
                    self.swap_with_one(card, unseen, dice, fits);
                }
                continue;
            }
            // one very card was shown to one player alone
            let told = vow.will && !matches!(sort, Sort::Card(_));
            if !told || self.hand(vow.seat).iter().any(|c| self.is_sort(*c, sort)) {
                continue;
            }
            let mut hand: CardList = self.hand(vow.seat).iter().copied().filter(|c| unseen.contains(&c.0)).collect();
            shuffle(&mut hand, dice);
            hand.sort_by_key(|c| self.face(*c).is_encounter()); // the encounter cards stay, if that can be
            let fits = |g: &Game, k: CardId| g.is_sort(k, sort) && free(g, k);
            let _ = hand.into_iter().any(|card| self.swap_with_one(card, unseen, dice, fits));
        }
    }

    /// Exchanges the face of an unseen card with that of another one of the same back for which a test holds, by chance;
    /// false if there is none.
    fn swap_with_one(
        &mut self,
        card: CardId,
        unseen: &[u16],
        dice: &mut Pcg32,
        test: impl Fn(&Game, CardId) -> bool,
    ) -> bool {
        let back = self.cards[card.ix()].back;
        let fits = |k: &&u16| self.cards[**k as usize].back == back && test(self, CardId(**k));
        let n = unseen.iter().filter(fits).count();
        if n == 0 {
            return false;
        }
        let nth = dice.random_range(0..n as u32) as usize;
        let other = *unseen.iter().filter(fits).nth(nth).expect("counted above") as usize;
        let cards = &mut self.s.table.cards;
        (cards[card.ix()].face, cards[other].face) = (cards[other].face, cards[card.ix()].face);
        true
    }

    /// What others keep to themselves besides cards in hand: notes, what they do unseen, what they named in a
    /// deal, the aliens they choose from.
    fn imagine_notes(&mut self, controller: Controller, dice: &mut Pcg32) {
        for i in 0..self.pieces.len() {
            let piece = &self.pieces[i];
            let (Some(holder), defs) = (self.keeper(PieceId(i as u8)), self.cast().def(piece.def).notes) else {
                continue;
            };
            let own = self.sits(controller, holder);
            let hidden = |eyes| eyes == Eyes::Nobody || (eyes == Eyes::Holder && !own);
            for (note, _) in piece.notes.clone() {
                let def = &defs[note as usize];
                let guesses = if hidden(def.eyes) { (def.guesses)(self, holder) } else { Vec::new() };
                if !guesses.is_empty() {
                    let nth = dice.random_range(0..guesses.len() as u32) as usize;
                    self.s.table.pieces[i].note(note, Some(guesses[nth]));
                }
            }
        }
        let players = &self.s.table.players;
        let own = |seat: Seat| players[seat.ix()].controller == controller;
        if let Some(e) = self.s.encounters.last_mut() {
            e.promises.retain(|p| p.moment != Moment::Covert || p.redeemed || own(p.used.by));
        }
        for seat in 0..self.s.dealt.len() {
            let aside = self.cards_in(Zone::Aside(Seat(seat as u8)));
            if let [a, b] = aside[..]
                && let (Face::Flare(a), Face::Flare(b)) = (self.face(a), self.face(b))
                && self.pieces.is_empty()
            {
                self.s.dealt[seat] = [a, b];
            }
        }
        self.name_others_cards(controller, dice);
    }

    /// R14.8: who offers cards of a kind has them, and so has who has agreed to give them and not yet chosen.
    fn stock_wares(&mut self, controller: Controller, unseen: &[u16], dice: &mut Pcg32) {
        let due = |f: &Frame| matches!(f, Frame::Procedure(p) if p.rule == Rule::CarryOut && p.step == 0);
        let promised = match self.s.stack.last() {
            Some(Frame::Bargain(b)) => b.offer.as_ref().map(|(_, terms)| (b.parties.clone(), b.agreed, terms)),
            _ => {
                let deal = self.encounter().deal.as_deref().filter(|_| self.s.stack.iter().any(due));
                deal.map(|Deal(parties, terms)| (parties.clone(), parties.iter().copied().collect(), terms))
            }
        };
        let Some((parties, bound, terms)) = promised else { return };
        let mut wares: SmallVec<[[u8; 4]; 2]> = SmallVec::from_elem([0; 4], parties.len());
        for ((from, _), gift) in ways(parties.len()).zip(&terms.gives) {
            wares[from].iter_mut().zip(gift.wares).for_each(|(all, more)| *all += more);
        }
        for (party, wares) in parties.into_iter().zip(wares) {
            if self.sits(controller, party) || !bound.has(party) {
                continue;
            }
            for ware in Ware::ALL {
                let is = |g: &Game, c: CardId| ware.is(g.card_type(c));
                let free = |g: &Game, c: CardId| is(g, c) && !g.lies_before(c) && !g.hand(party).contains(&c);
                let lacks = |g: &Game| g.wares_in(g.hand(party), ware).len() < wares[ware.ix()] as usize;
                let others: CardList = self.hand(party).iter().copied().filter(|c| !is(self, *c)).collect();
                for card in others.into_iter().filter(|c| unseen.contains(&c.0)) {
                    if lacks(self) {
                        self.swap_with_one(card, unseen, dice, free);
                    }
                }
            }
        }
    }

    /// Cards that another party names in a deal are known to be so many cards of its hand.
    fn name_others_cards(&mut self, controller: Controller, dice: &mut Pcg32) {
        let Game { s, .. } = self;
        let talks = match s.stack.last_mut() {
            Some(Frame::Bargain(b)) => b.offer.as_mut().map(|(_, terms)| (&b.parties, terms)),
            _ => s
                .encounters
                .last_mut()
                .and_then(|e| e.deal.as_deref_mut())
                .map(|Deal(parties, terms)| (&*parties, terms)),
        };
        let Some((parties, terms)) = talks else { return };
        for (party, gifts) in parties.iter().zip(terms.gives.chunks_mut(parties.len() - 1)) {
            let player = &s.table.players[party.ix()];
            let mut named = gifts.iter().flat_map(|gift| &gift.cards);
            if player.controller == controller || !named.all(|c| player.hand.contains(c)) {
                continue;
            }
            let mut hand = player.hand.clone();
            hand.sort_unstable();
            shuffle(&mut hand, dice);
            let mut hand = hand.into_iter();
            for gift in gifts {
                gift.cards = hand.by_ref().take(gift.cards.len()).collect();
            }
        }
    }

    // ---- the questions -----------------------------------------------------------------------------------------

    /// Asks again what was asked, with the cards as they lie now. False if the controller is asked something else.
    fn ask_anew(&mut self, truth: &Game, controller: Controller, open_minded: bool, dice: &mut Pcg32) -> bool {
        let mine = |g: &Game, i: usize| g.sits(controller, g.s.asks[i].seat);
        let Some(first) = (0..self.s.asks.len()).find(|i| mine(self, *i)) else {
            self.s.asks.clear();
            return self.run_afresh().is_ok();
        };
        match self.s.stack.last() {
            Some(Frame::Window(_)) => return self.keep_window(first),
            Some(Frame::Turn { .. }) => return true, // asked of the owner for what it holds itself
            Some(Frame::Use(_) | Frame::Procedure(_)) => {
                self.s.asks.clear();
                if open_minded {
                    self.top_answers().clear();
                }
                if !self.ask_up_to_mine(truth, controller, dice) {
                    return false;
                }
            }
            _ => {
                self.s.asks.clear();
                if self.run_afresh().is_err() {
                    return false;
                }
            }
        }
        let own = |g: &'_ Game| -> SmallVec<[usize; 2]> { (0..g.s.asks.len()).filter(|i| mine(g, *i)).collect() };
        let (now, then) = (own(self), own(truth));
        now.len() == then.len() && now.iter().zip(&then).all(|(a, b)| self.s.asks[*a] == truth.s.asks[*b])
    }

    /// Those before the asked seat have passed or have nothing to use, as the controller sees it.
    fn keep_window(&mut self, ask: usize) -> bool {
        let seat = self.s.asks[ask].seat;
        let before: Seats = self.timing_order().into_iter().take_while(|s| *s != seat).collect();
        let Some(Frame::Window(window)) = self.s.stack.last_mut() else { unreachable!("a window is on top") };
        window.passed = window.passed.or(before);
        let Some(Frame::Window(window)) = self.s.stack.last() else { unreachable!("a window is on top") };
        match &self.s.asks[ask].question {
            Question::Use { offers, .. } => self.offers(window, seat) == *offers,
            _ => unreachable!("a window asks for a use"),
        }
    }

    /// The answers to the running step so far.
    fn top_answers(&mut self) -> &mut Answers {
        match self.s.stack.last_mut() {
            Some(Frame::Use(u)) => &mut u.answers,
            Some(Frame::Procedure(p)) => &mut p.answers,
            _ => unreachable!("a step runs in a use or a procedure"),
        }
    }

    /// Runs the step on top up to the controller's question. Its own answers and those given aloud stand; others answer
    /// anew, by chance, what they have answered in secret before it. False if no question of the controller's comes.
    fn ask_up_to_mine(&mut self, truth: &Game, controller: Controller, dice: &mut Pcg32) -> bool {
        let given = match truth.s.stack.last() {
            Some(Frame::Use(u)) => &u.answers,
            Some(Frame::Procedure(p)) => &p.answers,
            _ => unreachable!("a step runs in a use or a procedure"),
        };
        let depth = self.s.stack.len();
        for _ in 0..=given.len() + self.players.len() {
            match self.s.stack.last() {
                Some(Frame::Use(_)) => self.run_use(),
                _ => self.run_procedure(),
            }
            if self.s.asks.is_empty() || self.s.stack.len() != depth {
                return false; // the step asks nobody any more
            }
            let mut pending = false;
            let mut answers: SmallVec<[_; 4]> = SmallVec::new();
            for ask in &self.s.asks {
                let own = self.sits(controller, ask.seat);
                let said = given.iter().find(|(a, _)| a == ask).filter(|_| own || ask.open && self.s.asks.len() == 1);
                match said {
                    Some(said) => answers.push(said.clone()),
                    None if own => pending = true,
                    None => {}
                }
            }
            if !pending && answers.is_empty() {
                for ask in &self.s.asks {
                    answers.push((ask.clone(), ask.question.sample(dice)));
                }
            }
            if answers.is_empty() {
                return true;
            }
            self.top_answers().extend(answers);
            self.s.asks.clear();
        }
        false
    }
}

fn shuffle<T>(list: &mut [T], dice: &mut Pcg32) {
    for i in (1..list.len()).rev() {
        list.swap(i, dice.random_range(0..i as u32 + 1) as usize);
    }
}
