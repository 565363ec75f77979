//! How a window runs: collect, layers first, then offense → defense → clockwise, one use at a time, until all pass.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::Moment;
use crate::ability::{Ability, AbilityRef, Hearer, Limit, Look, Means, Need, NeedKind, Purpose, Source};
use crate::ask::{Answer, Ask, Offer, Question, Topic};
use crate::flow::{Frame, Kind, Standing, Subject};
use crate::game::Game;
use crate::table::*;

/// A window that is open.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Window {
    /// The moment.
    pub moment: Moment,
    /// What it is about.
    pub subject: Subject,
    /// The layer that may act.
    pub layer: i8,
    /// Who has passed since the last use.
    pub passed: Seats,
    /// What has been used: once per situation (R19.3).
    pub used: SmallVec<[(AbilityRef, Seat, Option<Seat>); 2]>,
    /// Something was done above it: who could act is looked at when its turn comes.
    #[serde(default)]
    pub resumes: bool,
}

/// What may be used, by one seat.
type Offers = SmallVec<[Offer; 3]>;

/// Who acts next in a window.
#[derive(Clone, PartialEq)]
pub(crate) struct Found {
    layer: i8,
    seat: Seat,
    offers: Offers,
}

/// In whose eyes something is possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Eyes {
    /// In the own: one knows what one holds.
    Own,
    /// In those of others, who do not.
    Others,
}

impl Window {
    /// A window at its beginning.
    pub fn new(moment: Moment, subject: Subject) -> Window {
        Window { moment, subject, layer: i8::MIN, passed: Seats::NONE, used: SmallVec::new(), resumes: false }
    }
    /// A window that stands below something which comes first: whether it is an edge shows when that is done.
    pub(crate) fn below(moment: Moment, subject: Subject) -> Window {
        Window { resumes: true, ..Window::new(moment, subject) }
    }
    /// Is it an answer to a use? Then its questions depend on hidden cards.
    fn topic(&self) -> Topic {
        match self.moment {
            Moment::Used | Moment::Played => Topic::Respond,
            _ => Topic::Act,
        }
    }
}

impl Game {
    /// Opens a window, unless nobody could act in it: where edges count, for all that others know. Says whether it did.
    pub(crate) fn open(&mut self, moment: Moment, subject: Subject) -> bool {
        let opens = self.open_now(moment, subject);
        self.found = None; // more may be done before it runs
        opens
    }
    /// The same in the middle of a deed: what the rest of it brings to a hand comes too late. Where edges count the window may
    /// be there only to be waited in; its layer is then above all others.
    pub(crate) fn open_amid(&mut self, moment: Moment, subject: Subject) {
        let can_act = self.find_offers(&Window::new(moment, subject), &self.means()).is_some();
        if self.open(moment, subject) && !can_act {
            self.window_at(self.s.stack.len() - 1).layer = i8::MAX;
        }
    }
    /// The same where nothing else is done before it runs: it is handed who acts first.
    pub(crate) fn open_now(&mut self, moment: Moment, subject: Subject) -> bool {
        if self.stops_at_edges() && self.is_thinkable(moment, subject) {
            self.reach_edge(moment);
            self.push(Frame::Window(Window::new(moment, subject)));
            return true;
        }
        let means = self.means();
        if !self.is_anyone_able(moment, &means) {
            return false;
        }
        let window = Window::new(moment, subject);
        let found = self.find_offers(&window, &means);
        let opens = found.is_some();
        if opens {
            self.found = found.map(|found| (self.work(), self.s.stack.len(), found));
            self.push(Frame::Window(window));
        }
        opens
    }

    /// Who of these seats has what an ability takes? A quick look before a closer one.
    #[inline]
    fn able(&self, need: Need, among: Seats) -> Seats {
        let mut able = Seats::NONE;
        let mut left = among.0;
        while left != 0 {
            let seat = left.trailing_zeros() as usize;
            left &= left - 1;
            let bits = match need.kind {
                NeedKind::Power => self.reckoned.powers[seat],
                NeedKind::Flare => self.players[seat].holds.flares,
                NeedKind::Card => self.players[seat].holds.kinds as u64,
                NeedKind::Super => self.players[seat].holds.flares & self.reckoned.powers[seat],
            };
            able.0 |= ((bits & need.bit != 0) as u8) << seat;
        }
        if need.kind != NeedKind::Power {
            able = able.or(self.reckoned.stores.and(among)); // cards on a piece may be playable
            if self.state().bends.has(Kind::GoesOn) {
                able = able.or(self.lasting_for(need).and(among));
            }
        }
        able
    }
    /// For whom the effect of a flare goes on: it stands for the flare.
    fn lasting_for(&self, need: Need) -> Seats {
        let same = |l: &&Standing| l.source.is_some_and(|ability| Need::of(ability.source) == need);
        self.lasting().filter(same).map(|l| l.by).collect()
    }
    #[cold]
    fn add_lasting(&self, means: &mut Means) {
        for need in self.lasting().filter_map(|l| l.source).map(|ability| Need::of(ability.source)) {
            means.gain(need);
            means.gain(need.roughly());
        }
    }
    /// The effects of flares that go on in this encounter.
    fn lasting(&self) -> impl Iterator<Item = &Standing> {
        self.standing(Kind::GoesOn)
    }
    /// Does the effect of a flare go on for a seat?
    pub(super) fn lasts(&self, ability: AbilityRef, seat: Seat) -> bool {
        self.lasting().any(|l| (l.source, l.by) == (Some(ability), seat))
    }
    /// Does anybody have what it takes to be heard at a moment, of what all have together?
    #[inline]
    pub(crate) fn is_anyone_able(&self, moment: Moment, means: &Means) -> bool {
        self.cast().wants(moment).meets(means)
    }
    /// What all seats together have to use abilities with.
    #[inline]
    pub(crate) fn means(&self) -> Means {
        let mut means = Means::new(self.reckoned.all_powers, &self.held);
        if !self.reckoned.stores.is_empty() {
            means.add(&Means::ANY_CARD);
        }
        if self.state().bends.has(Kind::GoesOn) {
            self.add_lasting(&mut means);
        }
        means
    }

    /// Who acts next in a window, in which layer, and what it may use: layers first, then timing order (R23.1).
    fn find_offers(&self, window: &Window, means: &Means) -> Option<Found> {
        let mut heard: SmallVec<[(&Hearer, Seats); 8]> = SmallVec::new();
        for hearer in self.cast().hearers(window.moment) {
            if hearer.layer >= window.layer && means.serve(hearer.need) {
                let passed = if hearer.layer == window.layer { window.passed } else { Seats::NONE };
                let able = self.able(hearer.need, self.in_role(hearer.who).minus(passed));
                if !able.is_empty() {
                    heard.push((hearer, able));
                }
            }
        }
        for heard in heard.chunk_by(|(a, _), (b, _)| a.layer == b.layer) {
            let able = heard.iter().fold(Seats::NONE, |all, (_, able)| all.or(*able));
            let find = |seat: Seat| {
                let offers = self.offers_among(heard, window, seat);
                (!offers.is_empty()).then(|| Found { layer: heard[0].0.layer, seat, offers })
            };
            let found = match able.only() {
                Some(seat) => find(seat),
                None => self.timing_order().into_iter().filter(|seat| able.has(*seat)).find_map(find),
            };
            if found.is_some() {
                return found;
            }
        }
        None
    }
    /// What a seat may use now of some abilities.
    fn offers_among(&self, heard: &[(&Hearer, Seats)], window: &Window, seat: Seat) -> Offers {
        let mut offers = SmallVec::new();
        for (hearer, _) in heard.iter().filter(|(_, able)| able.has(seat)) {
            self.add_offers(&mut offers, hearer, seat, window.subject, &window.used, Eyes::Own);
        }
        self.forgo(seat, &mut offers);
        offers
    }
    /// What a seat has forsworn is not offered to it.
    fn forgo(&self, seat: Seat, offers: &mut Offers) {
        if self.state().bends.has(Kind::Vow) {
            offers.retain(|o| !self.is_forsworn(seat, o));
        }
    }
    /// What a seat may use in a window now.
    pub(crate) fn offers(&self, window: &Window, seat: Seat) -> Offers {
        let hearers = self.cast().hearers(window.moment).iter().filter(|h| h.layer == window.layer);
        let heard = hearers.map(|h| (h, self.able(h.need, self.in_role(h.who)))).collect::<SmallVec<[_; 8]>>();
        self.offers_among(&heard, window, seat)
    }

    /// Runs the window on top of the stack.
    pub(crate) fn run_window(&mut self) {
        let top = self.s.stack.len() - 1;
        let Frame::Window(window) = &mut self.s.stack[top] else { unreachable!("a window is on top") };
        let (moment, subject) = (window.moment, window.subject);
        let resumes = std::mem::take(&mut window.resumes);
        // When an effect sends the encounter elsewhere, what was open in its course closes.
        if moment < Moment::GameEnds && self.maybe_encounter().is_some_and(|e| e.jump.is_some()) {
            self.leave();
            return;
        }
        // A last stand is judged before anybody else answers the win.
        if moment == Moment::GameEnds && self.stand_is_open() {
            self.leave();
            return;
        }
        if resumes && self.stops_at_edges() && self.is_thinkable(moment, subject) {
            self.reach_edge(moment);
            return;
        }
        if let Some((by, _)) = self.s.reply.take_if(|(_, answer)| *answer == Answer::Pass) {
            self.window_at(top).passed.add(by);
        }
        // What was found when the window opened still holds, if nothing has been done since.
        let fresh = self.found.take().filter(|(work, at, _)| (*work + 1, *at) == (self.work(), top));
        let found = match fresh {
            Some((_, _, found)) => Some(found),
            None => self.find_offers(self.window(top), &self.means()),
        };
        debug_assert!(
            found == self.find_offers(self.window(top), &self.means()),
            "what was found when the window opened holds"
        );
        if let Some(Found { layer, seat, offers }) = found {
            let window = self.window_at(top);
            if layer != window.layer {
                (window.layer, window.passed) = (layer, Seats::NONE);
            }
            let topic = window.topic();
            let must = |o: &Offer| self.cast().ability(o.ability).must || self.is_vowed(seat, o);
            let pass = !offers.iter().any(must);
            let chosen = match self.s.reply.take() {
                _ if offers.len() == 1 && !pass => offers[0],
                Some((by, Answer::Choice(i))) if by == seat && (i as usize) < offers.len() => offers[i as usize],
                _ => {
                    let question = Question::Use { offers, pass };
                    self.s.asks.push(Ask { seat, topic, source: None, open: false, question });
                    return;
                }
            };
            self.mark_used(top, &chosen, seat);
            let window = self.window_at(top);
            (window.layer, window.passed, window.resumes) = (i8::MIN, Seats::NONE, true);
            self.start_use(&chosen, seat, subject);
            return;
        }
        self.leave();
    }

    fn window(&self, at: usize) -> &Window {
        match &self.s.stack[at] {
            Frame::Window(window) => window,
            _ => unreachable!("a window is there"),
        }
    }
    fn window_at(&mut self, at: usize) -> &mut Window {
        match &mut self.s.stack[at] {
            Frame::Window(window) => window,
            _ => unreachable!("a window is there"),
        }
    }
    fn mark_used(&mut self, window: usize, offer: &Offer, seat: Seat) {
        if self.cast().ability(offer.ability).limit == Limit::Free {
            return; // as often as its owner likes, and the super flare besides
        }
        let moment = self.window_at(window).moment;
        self.window_at(window).used.push((offer.ability, seat, offer.about));
        // A super flare that uses the power stands for the use of the power itself, and the other way round.
        let twin = match offer.ability.source {
            Source::Super(alien) if self.cast().ability(offer.ability).uses_power => Source::Power(alien),
            Source::Power(alien) if self.cast().ability(offer.ability).is_use => Source::Super(alien),
            _ => return,
        };
        for i in 0..self.cast().hearers(moment).len() {
            let Hearer { ability, def, .. } = self.cast().hearers(moment)[i];
            let same = matches!(twin, Source::Power(_)) || def.uses_power;
            if ability.source == twin && same && def.limit != Limit::Free {
                self.window_at(window).used.push((ability, seat, offer.about));
            }
        }
    }

    /// What a seat may do on its own initiative now (R15 of the mechanics).
    pub fn anytime(&self, seat: Seat) -> Offers {
        let mut offers = SmallVec::new();
        if self.interruptible() {
            for hearer in self.cast().hearers(Moment::Anytime) {
                if self.plays_role(hearer.def.who, seat) {
                    self.add_offers(&mut offers, hearer, seat, Subject::None, &[], Eyes::Own);
                }
            }
            self.forgo(seat, &mut offers);
        }
        offers
    }
    /// May an anytime ability come in now? Not while an effect is being carried out (R3.4, ruling G-012).
    pub fn interruptible(&self) -> bool {
        let busy = |f: &Frame| matches!(f, Frame::Use(_) | Frame::Passage(_) | Frame::Setup(_) | Frame::Ending(_));
        self.s.finish.is_none() && self.maybe_encounter().is_some() && !self.s.stack.iter().any(busy)
    }

    /// Adds the ways in which a seat may use one ability, if any.
    pub(super) fn add_offers(
        &self,
        offers: &mut Offers,
        hearer: &Hearer,
        seat: Seat,
        subject: Subject,
        used: &[(AbilityRef, Seat, Option<Seat>)],
        eyes: Eyes,
    ) {
        let Hearer { ability, def, .. } = *hearer;
        // True if there was something to offer.
        let mut offer_all = |piece: Option<PieceId>, card: Option<CardId>| {
            let so_far = offers.len();
            let mut look = Look { game: self, me: seat, ability: Some(ability), piece, card, about: None, subject };
            let fresh = |about| !used.contains(&(ability, seat, about));
            let holds = |look: &Look| eyes == Eyes::Others || (def.holds)(look);
            match def.about {
                None => {
                    if fresh(None) && (def.applies)(&look) && holds(&look) {
                        offers.push(Offer { ability, card, piece, about: None });
                    }
                }
                Some(about) => {
                    for whom in about(&look).iter() {
                        look.about = Some(whom);
                        if fresh(Some(whom)) && (def.applies)(&look) && holds(&look) {
                            offers.push(Offer { ability, card, piece, about: Some(whom) });
                        }
                    }
                }
            }
            offers.len() > so_far
        };
        match ability.source {
            Source::Power(alien) => {
                for (i, piece) in self.pieces.iter().enumerate() {
                    let id = PieceId(i as u8);
                    if piece.is_alien(alien)
                        && self.holder(id) == Some(seat)
                        && (self.has_power(id) == Some(seat) || def.even_lost)
                        && !(def.is_use && self.is_zapped(id))
                        && self.within_limit(ability, def, seat)
                    {
                        offer_all(Some(id), None);
                    }
                }
            }
            Source::Piece(ix) => {
                for (id, piece) in self.pieces() {
                    let hidden = || def.even_lost && self.holder(id) == Some(seat);
                    if piece.def == DefIx::Piece(ix)
                        && (self.users(id).has(seat) || hidden())
                        && !(def.is_use && self.is_zapped(id))
                        && self.within_limit(ability, def, seat)
                    {
                        offer_all(Some(id), None);
                    }
                }
            }
            // No card is played before the first turn (R1.7).
            _ if matches!(self.s.stack.first(), Some(Frame::Setup(_))) => {}
            Source::Wild(_) | Source::Super(_) if self.lasts(ability, seat) => {
                offer_all(None, None);
            }
            Source::Wild(alien) | Source::Super(alien) => {
                // What does not play the flare is not bound by how often flares are played.
                let free = !def.plays || self.may_play_flare(seat, alien);
                if !free || !self.within_limit(ability, def, seat) {
                    return;
                }
                // R21.1: the super side only as that alien, the wild side only otherwise
                let piece = self.super_sheet(seat, alien);
                let right_side = piece.is_some() == matches!(ability.source, Source::Super(_));
                if right_side && let Some(card) = self.find_playable(seat, Face::Flare(alien)) {
                    offer_all(piece, Some(card));
                }
            }
            Source::Card(ix) => {
                for zone in self.zones(seat, Purpose::Play) {
                    let mut seen: SmallVec<[Face; 4]> = SmallVec::new();
                    for card in self.lying_in(zone).iter().filter(|c| !self.is_barred_to(seat, **c)) {
                        let face = self.face(*card);
                        let kind = matches!(face, Face::Card(c, _) if c == ix);
                        if kind && !seen.contains(&face) && offer_all(None, Some(*card)) {
                            seen.push(face);
                        }
                    }
                }
            }
            Source::Reinforcement => {
                for zone in self.zones(seat, Purpose::Play) {
                    let mut seen: SmallVec<[Face; 4]> = SmallVec::new();
                    for card in self.lying_in(zone) {
                        let face = self.face(*card);
                        if matches!(face, Face::Reinforcement(_)) && !seen.contains(&face) {
                            seen.push(face);
                            offer_all(None, Some(*card));
                        }
                    }
                }
            }
        }
    }
    fn find_playable(&self, seat: Seat, face: Face) -> Option<CardId> {
        let zones = self.zones(seat, Purpose::Play);
        zones.iter().find_map(|z| self.lying_in(*z).iter().copied().find(|c| self.face(*c) == face))
    }
    /// R21.2, R21.3: one flare per player and encounter, each flare once per encounter.
    pub fn may_play_flare(&self, seat: Seat, alien: AlienIx) -> bool {
        let Some(e) = self.maybe_encounter() else { return true };
        let free = self.s.options.freewheeling_flares || !e.ledger.has_flared(seat);
        free && !e.ledger.saw_flare(alien)
    }
    pub(super) fn within_limit(&self, ability: AbilityRef, def: &Ability, seat: Seat) -> bool {
        match def.limit {
            Limit::Situation | Limit::Free => true,
            _ if self.maybe_encounter().is_none() => true,
            Limit::Encounter => !self.spent().any(|spent| spent == (ability, seat)),
            Limit::Turn => !self.standing(Kind::Spent).any(|s| (s.source, s.by) == (Some(ability), seat)),
        }
    }
}
