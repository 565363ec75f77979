//! What a step can ask, and how: by kinds of questions, and by what is often asked.

use std::borrow::Cow;

use smallvec::SmallVec;

use super::telling::{Next, Pause};
use super::{Ruling, Telling};
use crate::ask::{Answer, Ask, Labels, NO, Question, Topic};
use crate::deeds::*;
use crate::flow::MOST_SETTLERS;
use crate::table::*;

/// A question that was put, and its answer: as recorded, or the only one.
type Put<'g> = (Cow<'g, Question>, Cow<'g, Answer>);

/// The groups of ships that were offered, and how many of which were chosen.
fn picked<'a>(question: &'a Question, answer: &'a Answer) -> (&'a [ShipGroup], &'a [(u8, u8)]) {
    match (question, answer) {
        (Question::Ships { among, .. }, Answer::Ships(picks)) => (among, picks),
        (_, other) => unreachable!("checked answer {other:?}"),
    }
}

/// Choices that everybody waits for: they are asked even of a seat that has only one answer, since not to ask would
/// tell the others so.
fn always_asked(topic: Topic) -> bool {
    matches!(topic, Topic::Select | Topic::ChooseAlien)
}

impl<'g> Telling<'g> {
    /// The next question goes to this seat instead of me.
    pub fn asking(&mut self, seat: Seat) -> &mut Self {
        self.asker = Some(seat);
        self
    }
    /// Whether the next question is asked at all depends on a hand: others are not told of it.
    pub fn secretly(&mut self) -> &mut Self {
        self.secret = true;
        self
    }
    /// Is it asked even if only one answer is legal? Not to ask would tell others about a hand.
    fn always_asks(&self, topic: Topic, question: &Question) -> bool {
        let secret = match question {
            Question::Cards { among, max, .. } => self.secret || (*max > 0 && !among.is_empty()),
            _ => self.secret,
        };
        always_asked(topic) || (secret && self.look.game.state().options.patient)
    }
    fn make(&mut self, topic: Topic, question: Question) -> Ask {
        let seat = self.asker.take().unwrap_or(self.look.me);
        // Whether a card from a hand has to be chosen at all may depend on the hand: others need not know of it.
        let secret = std::mem::take(&mut self.secret) || matches!(question, Question::Cards { .. });
        let open = always_asked(topic) || !secret;
        Ask { seat, topic, source: self.look.ability, open, question }
    }
    /// Asks. Where only one answer is legal, nobody is asked.
    pub fn ask(&mut self, topic: Topic, question: Question) -> Ruling<Answer> {
        Ok(self.answer(topic, || question)?.into_owned())
    }
    /// Asks what is listed only where it has to be.
    fn answer(&mut self, topic: Topic, question: impl FnOnce() -> Question) -> Ruling<Cow<'g, Answer>> {
        Ok(self.put(topic, question)?.1)
    }
    /// Puts a question, and gives it back with the answer.
    fn put(&mut self, topic: Topic, question: impl FnOnce() -> Question) -> Ruling<Put<'g>> {
        assert!(self.told.deeds.is_empty(), "ask first, act afterwards (or go on in a further step)");
        let nth = self.told.count_question();
        // An answer that comes right after its question: a step that runs again asks the same, so nothing is listed anew.
        if self.asked & nth != 0
            && let Some(given) = self.answers.get(self.told.good)
        {
            debug_assert!(question() == given.0.question, "a step that runs again asks the same: {:?}", given.0);
            return Ok(self.take_answer(nth, given));
        }
        let question = question();
        self.told.secret |= self.secret || matches!(question, Question::Cards { .. });
        // What was there to choose from when the use began may be gone when it comes to choosing: an answer to the
        // use was quicker. Then the effect has nothing to act on and ends; a pause without a question says so.
        if self.look.ability.is_some() && !question.has_answer() {
            (self.asker, self.told.next) = (None, Next::Stop);
            return Err(Pause);
        }
        if !self.always_asks(topic, &question)
            && let Some(answer) = question.only_answer()
        {
            (self.asker, self.secret) = (None, false);
            return Ok((Cow::Owned(question), Cow::Owned(answer)));
        }
        let ask = self.make(topic, question);
        if let Some(given) = self.answers.get(self.told.good).filter(|(asked, _)| *asked == ask) {
            return Ok(self.take_answer(nth, given));
        }
        self.told.put |= nth;
        self.told.asks.push(ask);
        Err(Pause)
    }
    /// Takes up the answer that was given to the question with this bit.
    fn take_answer(&mut self, nth: u64, (ask, answer): &'g (Ask, Answer)) -> Put<'g> {
        let cards = matches!(ask.question, Question::Cards { .. });
        self.told.secret |= self.secret || cards;
        (self.asker, self.secret) = (None, false);
        self.told.good += 1;
        self.told.put |= nth;
        // Kept for the one who reads what happens.
        if self.look.ability.is_some() && ask.open && !cards && self.look.game.is_recording() {
            self.told.said.push(answer.clone());
        }
        (Cow::Borrowed(&ask.question), Cow::Borrowed(answer))
    }
    /// Asks several seats at the same time; nobody sees another's answer before all are given (R14). Where it is asked
    /// [secretly](Telling::secretly), nobody sees who has anything to answer.
    pub fn ask_all(&mut self, topic: Topic, questions: &[(Seat, Question)]) -> Ruling<SmallVec<[Answer; 4]>> {
        assert!(self.told.deeds.is_empty(), "ask first, act afterwards (or go on in a further step)");
        self.told.secret = true; // what several say at once is none of the others' business
        let (nth, secret) = (self.told.count_question(), std::mem::take(&mut self.secret));
        let first = self.told.good.min(self.answers.len());
        let recorded = &self.answers[first..];
        let mut given = SmallVec::new();
        let mut answers = SmallVec::new();
        for (seat, question) in questions {
            self.secret = secret;
            if !self.always_asks(topic, question)
                && let Some(answer) = question.only_answer()
            {
                answers.push(answer);
                continue;
            }
            self.told.put |= nth;
            let to_it = (*seat, topic, self.look.ability);
            let same = |ask: &Ask| (ask.seat, ask.topic, ask.source) == to_it && ask.question == *question;
            match recorded.iter().position(|(ask, _)| same(ask)) {
                Some(i) => {
                    given.push(first + i);
                    answers.push(recorded[i].1.clone());
                }
                None => {
                    let ask = self.asking(*seat).make(topic, question.clone());
                    self.told.asks.push(ask);
                }
            }
        }
        self.secret = false;
        if self.told.asks.is_empty() {
            self.told.good += given.len();
            return Ok(answers);
        }
        self.told.given = given;
        Err(Pause)
    }
    /// Yes or no?
    pub fn may(&mut self, topic: Topic) -> Ruling<bool> {
        Ok(*self.answer(topic, || Question::YesNo)? == Answer::YesNo(true))
    }
    /// Yes or no, where a hand says who may say yes: others are not told who can, and where time is seen those are asked
    /// as well who can only say no.
    pub fn may_if(&mut self, topic: Topic, can: bool) -> Ruling<bool> {
        self.secret = true;
        let refusal = Question::Choice { labels: Labels::Answer, open: 1 << NO };
        Ok(*self.answer(topic, || if can { Question::YesNo } else { refusal })? == Answer::YesNo(true))
    }
    /// One of the ability's own options that are open, by number.
    pub fn choice(&mut self, open: u16) -> Ruling<u8> {
        self.option(Topic::Option, Labels::Ability, open)
    }
    /// One of the options that are open, by number.
    pub fn option(&mut self, topic: Topic, labels: Labels, open: u16) -> Ruling<u8> {
        match *self.answer(topic, || Question::Choice { labels, open })? {
            Answer::Choice(i) => Ok(i),
            ref other => unreachable!("checked answer {other:?}"),
        }
    }
    /// A number.
    pub fn number(&mut self, topic: Topic, min: i32, max: i32) -> Ruling<i32> {
        match *self.answer(topic, || Question::Number { min: min as i16, max: max as i16 })? {
            Answer::Number(n) => Ok(n as i32),
            ref other => unreachable!("checked answer {other:?}"),
        }
    }
    /// One of these seats.
    pub fn seat(&mut self, topic: Topic, among: Seats) -> Ruling<Seat> {
        match *self.answer(topic, || Question::Seat { among, none: false })? {
            Answer::Seat(seat) => Ok(seat),
            ref other => unreachable!("checked answer {other:?}"),
        }
    }
    /// One of these seats, or none.
    pub fn seat_or_none(&mut self, topic: Topic, among: Seats) -> Ruling<Option<Seat>> {
        match *self.answer(topic, || Question::Seat { among, none: true })? {
            Answer::Seat(seat) => Ok(Some(seat)),
            _ => Ok(None),
        }
    }
    /// Any number of seats within limits.
    pub fn seats_among(&mut self, topic: Topic, among: Seats, min: usize, max: usize) -> Ruling<Seats> {
        match *self.answer(topic, || Question::Seats { among, min: min as u8, max: max as u8 })? {
            Answer::Seats(seats) => Ok(seats),
            ref other => unreachable!("checked answer {other:?}"),
        }
    }
    /// A number for each seat, up to a sum.
    pub fn allot(&mut self, topic: Topic, most: [u8; MAX_SEATS], total: u8) -> Ruling<[u8; MAX_SEATS]> {
        match *self.answer(topic, || Question::Allot { most, total })? {
            Answer::Allot(n) => Ok(n),
            ref other => unreachable!("checked answer {other:?}"),
        }
    }
    /// How I split so many rewards: ships from the warp, cosmic cards, and reward cards as far as they reach (R16.3,
    /// IR-04, IR-06).
    pub fn split_rewards(&mut self, n: u8) -> Ruling<[u8; 3]> {
        self.split([self.ships_back(n), n, self.reward_cards(n)], n)
    }
    /// The same where only ships and cosmic cards are to be had.
    pub fn split_gain(&mut self, n: u8) -> Ruling<[u8; 3]> {
        self.split([self.ships_back(n), n, 0], n)
    }
    /// How I split so many cards over the decks rewards come from.
    pub fn split_cards(&mut self, n: u8) -> Ruling<[u8; 3]> {
        self.split([0, n, self.reward_cards(n)], n)
    }
    /// How many of so many cards the reward deck has, with what it can be made up from.
    fn reward_cards(&self, n: u8) -> u8 {
        let deck = &self.decks[DeckId::Reward.ix()];
        (deck.draw.len() + deck.discard.len()).min(n as usize) as u8
    }
    /// How many of so many ships could come back from the warp.
    fn ships_back(&self, n: u8) -> u8 {
        if self.colonies_of(self.me).is_empty() { 0 } else { n.min(self.in_warp(self.me) as u8) }
    }
    fn split(&mut self, most: [u8; 3], total: u8) -> Ruling<[u8; 3]> {
        match *self.answer(Topic::SplitRewards, || Question::Split { most, total })? {
            Answer::Split(split) => Ok(split),
            ref other => unreachable!("checked answer {other:?}"),
        }
    }
    /// Of so many cards that are picked from a hand unseen: how many with the back of the reward deck? Backs are no
    /// secret, so the picker chooses (G-045). `None` where there is nothing to choose.
    pub fn backs(&mut self, by: Seat, from: Seat, n: usize) -> Ruling<Option<u8>> {
        let hand = self.game.hand(from);
        self.backs_among(by, hand, n)
    }
    /// The same of cards that are picked among these.
    pub fn backs_among(&mut self, by: Seat, among: &[CardId], n: usize) -> Ruling<Option<u8>> {
        let rewards = among.iter().filter(|c| self.cards[c.ix()].back == DeckId::Reward).count();
        let n = n.min(among.len());
        let (least, most) = (n.saturating_sub(among.len() - rewards), n.min(rewards));
        if least == most {
            return Ok(None);
        }
        Ok(Some(self.asking(by).number(Topic::Backs, least as i32, most as i32)? as u8))
    }
    /// One of these faces is named.
    pub fn name(&mut self, topic: Topic, among: Vec<Face>) -> Ruling<Face> {
        match *self.answer(topic, || Question::Face { among })? {
            Answer::Face(face) => Ok(face),
            ref other => unreachable!("checked answer {other:?}"),
        }
    }
    /// Some of these cards.
    pub fn cards(&mut self, topic: Topic, among: CardList, min: usize, max: usize) -> Ruling<CardList> {
        let max = max.min(among.len()) as u8;
        let min = (min as u8).min(max);
        match self.ask(topic, Question::Cards { among, min, max })? {
            Answer::Cards(cards) => Ok(cards),
            other => unreachable!("checked answer {other:?}"),
        }
    }
    /// One of these cards.
    pub fn card_among(&mut self, topic: Topic, among: CardList) -> Ruling<CardId> {
        match *self.answer(topic, || Question::Cards { among, min: 1, max: 1 })? {
            Answer::Cards(ref cards) => Ok(cards[0]),
            ref other => unreachable!("checked answer {other:?}"),
        }
    }
    /// One of these planets.
    pub fn planet_among(&mut self, topic: Topic, among: PlanetList) -> Ruling<PlanetId> {
        match *self.answer(topic, || Question::Planet { among, none: false })? {
            Answer::Planet(planet) => Ok(planet),
            ref other => unreachable!("checked answer {other:?}"),
        }
    }
    /// Some of these ships: as many as there are if there are fewer than the least number.
    pub fn ships(&mut self, topic: Topic, among: &[ShipId], min: usize, max: usize) -> Ruling<ShipList> {
        let game = self.game;
        let max = max.min(among.len());
        let min = min.min(max);
        let question = || Question::Ships { among: game.groups(among), min: min as u8, max: max as u8 };
        let (question, answer) = self.put(topic, question)?;
        let (groups, picks) = picked(&question, &answer);
        Ok(game.pick(among, groups, picks))
    }
    /// Some of the ships on my colonies that are not in the encounter, in the same way.
    pub fn ships_from_colonies(&mut self, topic: Topic, min: usize, max: usize) -> Ruling<ShipList> {
        let (game, me) = (self.game, self.me);
        if !game.counting_tells() {
            let own = game.ships_on_colonies(me);
            return self.ships(topic, &own, min, max);
        }
        let question = || {
            let among = game.free_groups(me);
            let max = max.min(among.iter().map(|g| g.count as usize).sum());
            Question::Ships { among, min: min.min(max) as u8, max: max as u8 }
        };
        let (question, answer) = self.put(topic, question)?;
        let (groups, picks) = picked(&question, &answer);
        let mut ships = ShipList::new();
        for (group, n) in picks {
            let group = &groups[*group as usize];
            game.gather_some(&mut ships, group.colour, group.place, *n);
        }
        Ok(ships)
    }
    /// One to four of them, for a new colony (O16).
    pub fn settlers(&mut self) -> Ruling<ShipList> {
        self.ships_from_colonies(Topic::FoundColony, 1, MOST_SETTLERS)
    }
    /// Where the owner puts these ships: on which of these planets.
    pub fn spread(&mut self, topic: Topic, ships: &[ShipId], among: PlanetList) -> Ruling<Moves> {
        match *self.answer(topic, || Question::Spread { among, ships: ships.len() as u8 })? {
            Answer::Spread(ref to) => {
                let (mut moves, mut ships) = (Moves::new(), ships.iter());
                for (planet, n) in to {
                    moves.extend(ships.by_ref().take(*n as usize).map(|ship| (*ship, *planet)));
                }
                Ok(moves)
            }
            ref other => unreachable!("checked answer {other:?}"),
        }
    }
    /// So many of my ships in the warp; which ones is asked only where stacks are among them.
    pub fn out_of_warp(&mut self, n: usize) -> Ruling<ShipList> {
        let game = self.game;
        if game.stacked > 0 {
            let ships = game.warp_ships(self.me);
            if ships.iter().any(|s| game.height(*s) > 1) {
                return self.ships(Topic::MoveShips, &ships, n, n);
            }
        }
        let mut ships = ShipList::new();
        game.gather_some(&mut ships, self.colour(self.me), Place::Warp, n.min(game.in_warp(self.me)) as u8);
        Ok(ships)
    }
    /// The ships of a seat that its owner loses by own choice: from colonies, and from the encounter where allowed.
    pub fn ships_to_lose(&mut self, seat: Seat, n: usize, even_involved: bool) -> Ruling<ShipList> {
        let own = self.game.losable(seat, even_involved);
        self.asking(seat).ships(Topic::LoseShips, &own, n, n)
    }
    /// Where these ships of a seat return to: colonies that do not vanish in the loss under way, chosen by the seat.
    /// Without such a colony there is no move for them.
    pub fn homes(&mut self, seat: Seat, ships: &[ShipId]) -> Ruling<Moves> {
        let havens = self.game.havens(seat, self.look.losses().0, ships);
        let real: ShipList = ships.iter().copied().filter(|s| self.game.ship(*s).hired.is_none()).collect();
        if havens.is_empty() || real.is_empty() {
            return Ok(Moves::new());
        }
        self.asking(seat).spread(Topic::ReturnShips, &real, havens)
    }

    /// Where ships of several seats return to, each seat asked in turn; and the ships that have nowhere to go (R27.1).
    pub fn ways_home(&mut self, ships: &[(Seat, ShipList)]) -> Ruling<(Moves, ShipList)> {
        let (mut moves, mut homeless) = (Moves::new(), ShipList::new());
        for (seat, ships) in ships {
            let ships: ShipList = ships.iter().copied().filter(|s| self.game.goes_home(*s)).collect();
            if ships.is_empty() {
                continue;
            }
            let home = self.homes(*seat, &ships)?;
            if home.is_empty() { homeless.extend(ships) } else { moves.extend(home) }
        }
        Ok((moves, homeless))
    }
}
