//! A step of an effect: it looks, asks with `?`, then tells deeds. Until it returns nothing has happened (R1).

use std::ops::Deref;

use smallvec::SmallVec;

use super::{AbilityRef, Kept, Look, Query, Source};
use crate::ask::{Answer, Ask};
use crate::deeds::*;
use crate::flow::{Bend, Change, Done, Fold, Frame, Intent, Label, Outcome, Planned, Rule, Standing, Until, Use, When};
use crate::table::*;
use crate::windows::{Moment, Phase};

/// The step needs an answer that has not been given.
#[derive(Debug)]
pub struct Pause;

/// What a step returns: done, or waiting for an answer.
pub type Ruling<T = ()> = Result<T, Pause>;

/// How an effect goes on after a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Next {
    /// With the next step, if there is one.
    On,
    /// With the same step.
    Again,
    /// With the next step, when this moment has come; the card stays out meanwhile, or goes where it belongs.
    Later {
        /// The moment.
        moment: Moment,
        /// Does the card stay out?
        with_card: bool,
    },
    /// Not at all.
    Stop,
}

/// What a step brought.
pub(crate) struct Told {
    pub(crate) deeds: Vec<Deed>,
    pub(crate) next: Next,
    /// What is kept besides what earlier steps have kept.
    pub(crate) kept: Kept,
    /// How many recorded answers still hold.
    pub(crate) good: usize,
    /// Which of those after them hold as well: of several who are asked at the same time some have to be asked again.
    pub(crate) given: SmallVec<[usize; MAX_SEATS]>,
    /// The number of the next question, as a bit; no bit is left for those beyond the 64th.
    nth: u64,
    /// The questions that were put to somebody, as such bits: where only one answer is legal, nobody is asked.
    pub(crate) put: u64,
    /// The questions that are open.
    pub(crate) asks: Vec<Ask>,
    /// What was chosen openly.
    pub(crate) said: Vec<Answer>,
    /// Something was chosen, or could only be chosen so, of which others are not told.
    pub(crate) secret: bool,
}

impl Default for Told {
    /// Nothing so far.
    fn default() -> Told {
        Told {
            deeds: Vec::new(),
            next: Next::On,
            kept: Kept::default(),
            good: 0,
            given: SmallVec::new(),
            nth: 1,
            put: 0,
            asks: Vec::new(),
            said: Vec::new(),
            secret: false,
        }
    }
}

impl Told {
    /// Another question: its bit.
    pub(super) fn count_question(&mut self) -> u64 {
        let nth = self.nth;
        self.nth <<= 1;
        nth
    }
    /// Is the same step to run again?
    pub(crate) fn repeats(&self) -> bool {
        self.next == Next::Again
    }
    /// Ready for another step.
    fn clear(&mut self) {
        let Told { deeds, next, kept, good, given, nth, put, asks, said, secret } = self;
        deeds.clear();
        given.clear();
        if !kept.is_empty() {
            kept.clear();
        }
        if !asks.is_empty() {
            asks.clear();
        }
        if !said.is_empty() {
            said.clear();
        }
        (*next, *good, *nth, *put, *secret) = (Next::On, 0, 1, 0, false);
    }
}

/// What one step after the other tells is written on the same slate; a copy of the game begins with a new one.
#[derive(Default)]
pub(crate) struct Slate(Option<Box<Told>>);

impl Clone for Slate {
    fn clone(&self) -> Slate {
        Slate(None)
    }
}

impl Slate {
    /// An empty one.
    #[inline]
    pub(crate) fn take(&mut self) -> Box<Told> {
        self.0.take().unwrap_or_default()
    }
    /// It has been read.
    #[inline]
    pub(crate) fn give_back(&mut self, mut told: Box<Told>) {
        told.clear();
        self.0 = Some(told);
    }
}

/// What a running step has in hand.
pub struct Telling<'g> {
    pub(super) look: Look<'g>,
    pub(super) answers: &'g [(Ask, Answer)],
    /// The questions of this step that the answers are to, as bits, if nothing else has come since they were put.
    pub(super) asked: u64,
    done: &'g Done,
    kept: &'g Kept,
    pub(super) asker: Option<Seat>,
    pub(super) secret: bool,
    pub(super) told: &'g mut Told,
}

impl<'g> Deref for Telling<'g> {
    type Target = Look<'g>;
    fn deref(&self) -> &Look<'g> {
        &self.look
    }
}

impl<'g> Telling<'g> {
    pub(crate) fn new(
        look: Look<'g>,
        answers: &'g [(Ask, Answer)],
        asked: u64,
        done: &'g Done,
        kept: &'g Kept,
        told: &'g mut Told,
    ) -> Telling<'g> {
        Telling { look, answers, asked, done, kept, asker: None, secret: false, told }
    }
    /// A step of a use under way.
    pub(crate) fn of_use(look: Look<'g>, used: &'g Use, asked: u64, told: &'g mut Told) -> Telling<'g> {
        Telling::new(look, &used.answers, asked, &used.done, &used.kept, told)
    }

    // ---- how the effect goes on --------------------------------------------------------------------------------

    /// What the deeds of the last step really brought.
    pub fn done(&self) -> &'g Done {
        self.done
    }
    /// Keeps a value for a later step.
    pub fn keep(&mut self, value: impl Into<Value>) {
        self.told.kept.add(value);
    }
    /// The value with this number among those that earlier steps have kept.
    pub fn recall<T: TryFrom<Value, Error = OtherKind>>(&self, n: usize) -> T {
        self.kept.get(n).expect("an earlier step has kept it")
    }
    /// All that earlier steps have kept.
    pub fn kept(&self) -> &'g Kept {
        self.kept
    }
    /// Runs the same step again when its deeds are done.
    pub fn again(&mut self) -> Ruling {
        self.told.next = Next::Again;
        Ok(())
    }
    /// Goes on with the next step when this moment of the encounter has come: a promise. The moment at which an encounter
    /// begins is that of the owner's next encounter in this turn.
    pub fn later(&mut self, moment: Moment) -> Ruling {
        self.told.next = Next::Later { moment, with_card: false };
        Ok(())
    }
    /// The same, and the card lies on the table until then.
    pub fn later_with_card(&mut self, moment: Moment) -> Ruling {
        self.told.next = Next::Later { moment, with_card: true };
        Ok(())
    }
    /// Leaves out the steps that would follow.
    pub fn stop(&mut self) -> Ruling {
        self.told.next = Next::Stop;
        Ok(())
    }

    /// The frame of the use or procedure whose step this is: it stands on top while it runs.
    pub fn my_frame(&self) -> u16 {
        (self.look.game.state().stack.len() - 1) as u16
    }

    // ---- telling -----------------------------------------------------------------------------------------------

    /// Tells a deed.
    pub fn tell(&mut self, deed: impl Into<Deed>) {
        self.told.deeds.push(deed.into());
    }
    /// A seat draws cards from the deck.
    pub fn draw(&mut self, seat: Seat, n: u8) {
        let drawn = CardList::new();
        self.tell(CardDeed::Draw { seat, n, deck: DeckId::Cosmic, to: Zone::Hand(seat), why: DrawWhy::Effect, drawn });
    }
    /// A seat draws the cards among its rewards, from both decks.
    pub fn draw_rewards(&mut self, seat: Seat, cosmic: u8, rewards: u8) {
        let mut why = DrawWhy::Reward;
        for (deck, n) in [(DeckId::Cosmic, cosmic), (DeckId::Reward, rewards)].into_iter().filter(|(_, n)| *n > 0) {
            self.tell(CardDeed::Draw { seat, n, deck, to: Zone::Hand(seat), why, drawn: CardList::new() });
            why = DrawWhy::RewardToo;
        }
    }
    /// I draw cards without adding them to my hand.
    pub fn draw_aside(&mut self, n: u8) {
        let (seat, drawn) = (self.me, CardList::new());
        self.tell(CardDeed::Draw { seat, n, deck: DeckId::Cosmic, to: Zone::Aside(seat), why: DrawWhy::Effect, drawn });
    }
    /// Cards are discarded.
    pub fn discard(&mut self, cards: CardList) {
        if !cards.is_empty() {
            self.tell(CardDeed::Discard { cards, played: None });
        }
    }
    /// I play cards for what is printed on them, by an effect that lets me: they are discarded, and come back if time runs
    /// back.
    pub fn play(&mut self, cards: CardList) {
        let played = Some(self.me);
        self.tell(CardDeed::Discard { cards, played });
    }
    /// Cards are put into a seat's hand: given, or picked up.
    pub fn give(&mut self, cards: CardList, to: Seat) {
        if !cards.is_empty() {
            self.tell(CardDeed::Move { cards, to: Zone::Hand(to) });
        }
    }
    /// A card that lies before a seat goes back to its hand, or to the store it was played from (R21.9).
    pub fn take_back(&mut self, card: CardId, seat: Seat) {
        let to = self.way_back(card, seat);
        self.tell(CardDeed::Move { cards: CardList::from(card), to });
    }
    /// Cards are taken at random; who takes them chooses their backs.
    pub fn take(&mut self, from: Seat, to: Seat, n: u8) -> Ruling {
        let backs = self.backs(to, from, n as usize)?;
        self.tell(CardDeed::Take { from, to, n, why: TakeWhy::Effect, backs, taken: CardList::new() });
        Ok(())
    }
    /// Ships go into the encounter, on a side.
    pub fn commit(&mut self, ships: ShipList, side: Side) {
        if !ships.is_empty() {
            self.tell(ShipDeed::Commit { ships, cards: CardList::new(), side });
        }
    }
    /// Cards go into the encounter, on a side: they count as ships of those who had them, until it is over.
    pub fn commit_cards(&mut self, cards: CardList, side: Side) {
        self.tell(ShipDeed::Commit { ships: ShipList::new(), cards, side });
    }
    /// Ships go to the warp because an effect sends them there.
    pub fn send_to_warp(&mut self, ships: ShipList) {
        if !ships.is_empty() {
            self.tell(ShipDeed::Lose { ships, why: Loss::Sent });
        }
    }
    /// A seat becomes an alien that nobody plays: these sheets leave the game, the cards on them are discarded, and the new
    /// one lies beside another or is its own. Whose power cannot be parted from it stays what it is.
    pub fn become_another(&mut self, seat: Seat, old: &[PieceId], beside: Option<PieceId>) {
        if self.is_rooted(seat) {
            return;
        }
        for &piece in old {
            self.discard(self.game.piece(piece).cards.clone());
            self.tell(PieceDeed::Leave { piece });
        }
        let spot = beside.map_or(Spot::Seat(seat), Spot::Piece);
        self.tell(PieceDeed::Enter { what: Entrant::Unused, spot, up: true, by: seat });
    }
    /// Ships go to planets.
    pub fn settle(&mut self, moves: Moves, how: Settling) {
        if !moves.is_empty() {
            self.tell(ShipDeed::Settle { moves, how });
        }
    }
    /// A colony is founded on a planet with one to four ships of my choice, as by a deal (O16).
    pub fn found_colony(&mut self, planet: PlanetId) -> Ruling {
        let ships = self.settlers()?;
        self.settle(ships.into_iter().map(|s| (s, planet)).collect(), Settling::Found);
        Ok(())
    }
    /// Ships go the ways home that were chosen, and those without one to the warp (R27.1).
    pub fn send_home(&mut self, (moves, homeless): (Moves, ShipList)) {
        self.settle(moves, Settling::Return);
        if !homeless.is_empty() {
            self.tell(ShipDeed::Lose { ships: homeless, why: Loss::Homeless });
        }
    }
    /// A planet leaves the game; the cards beside it are discarded (R27.5). What becomes of the ships there is told
    /// besides. Somebody may keep it, for so many foreign colonies towards winning.
    pub fn destroy(&mut self, planet: PlanetId, trophy: Option<(Seat, u8)>) {
        let beside = self.game.beside_planets().filter(|(p, ..)| *p == planet).map(|(.., card)| card).collect();
        self.discard(beside);
        self.tell(PlanetDeed::Destroy { planet, trophy });
    }
    /// Ships of the loss under way are spared: what becomes of them is told next.
    pub fn spare(&mut self, ships: ShipList) {
        self.amend(Amend::Spare(ships));
    }
    /// What is about to happen happens otherwise.
    pub fn amend(&mut self, how: Amend) {
        let passage = self.passage();
        self.tell(Deed::Amend { passage, how });
    }
    /// A rule is bent for the rest of the encounter; between two encounters, for the next one.
    pub fn impose(&mut self, bend: Bend) {
        self.impose_until(bend, Until::Encounter(self.encounter_id()));
    }
    /// A rule is bent for a time.
    pub fn impose_until(&mut self, bend: Bend, until: Until) {
        let since = self.phase().unwrap_or(Phase::StartTurn);
        self.tell(Deed::Impose(Standing { bend, source: self.cause(), by: self.me, since, until }));
    }
    /// A rule is bent as long as my piece lies there face up.
    pub fn impose_lasting(&mut self, bend: Bend) {
        self.impose_until(bend, Until::Piece(self.look.piece.expect("a piece bends it")));
    }
    /// A number of the rules is another one for a seat, for the rest of the encounter.
    pub fn bend_number(&mut self, query: Query, seat: Seat, fold: Fold) {
        self.impose(Bend::Number(query, seat, fold));
    }
    /// A seat need not use a compulsory ability in this encounter; it is one that is limited to once per encounter.
    pub fn excuse(&mut self, ability: AbilityRef, seat: Seat) {
        let (since, until) = (self.phase().unwrap_or(Phase::StartTurn), Until::Encounter(self.encounter_id()));
        self.tell(Deed::Impose(Standing { bend: Bend::Spent, source: Some(ability), by: seat, since, until }));
    }
    /// Cards are laid face down before a seat until the taking or drawing under way is over.
    pub fn withhold(&mut self, seat: Seat, cards: CardList) {
        self.tell(CardDeed::Move { cards: cards.clone(), to: Zone::Aside(seat) });
        cards.into_iter().for_each(|card| self.impose(Bend::Withheld(card, seat)));
    }
    /// What is behind the deeds of this step: the ability, or what has stopped it and so sets off what that entails.
    fn cause(&self) -> Option<AbilityRef> {
        let stopper = match self.game.state().stack.last() {
            Some(Frame::Use(used)) if Some(used.ability) == self.look.ability => *used.stopped_by,
            _ => None,
        };
        stopper.or(self.look.ability)
    }
    /// My side's total, or the other's, changes by a number fixed now.
    pub fn add_to_total(&mut self, side: Side, n: i32) {
        self.impose(Bend::Total(side, Some(n as i16)));
    }
    /// A total changes by the ability's live number.
    pub fn add_live(&mut self, side: Side) {
        self.impose(Bend::Total(side, None));
    }
    /// An encounter card changes.
    pub fn change(&mut self, side: Side, change: Change) {
        self.impose(Bend::Card(side, change));
    }
    /// A seat says something aloud in words of this alien or card, about these values: everybody hears it. The word is one of
    /// its `words`; the sentence stands in the text files of its box, as `said-<alien>-<word>`.
    pub fn say(&mut self, by: Seat, word: &str, values: &[Value]) {
        let source = self.look.ability;
        let (speaker, words) = self.cast().speaker(source);
        let word = words.iter().position(|w| *w == word);
        let word = word.unwrap_or_else(|| panic!("a word of {speaker}")) as u8;
        self.tell(Deed::Tell { by, source, word, values: values.into() });
    }
    /// Something is noted on my piece, in place of what was there: the key is one of the alien's `notes`.
    pub fn note(&mut self, key: &str, value: impl Into<Value>) {
        self.tell_note(key, Some(value.into()));
    }
    /// A note on my piece is struck out. Of that nothing is told.
    pub fn strike(&mut self, key: &str) {
        self.tell_note(key, None);
    }
    fn tell_note(&mut self, key: &str, value: Option<Value>) {
        let (piece, note) = (self.look.piece.expect("a note stands on a sheet"), self.look.note(key));
        self.tell(PieceDeed::Note { piece, note, value });
    }
    /// A seat is bound for this encounter: it will do something, or it will not.
    pub fn vow(&mut self, seat: Seat, intent: Intent, will: bool) {
        self.impose(Bend::Vow(seat, intent, will));
    }
    /// The effect of this flare goes on for the rest of the encounter, with so much left of it.
    pub fn last(&mut self, left: u8) {
        self.impose(Bend::GoesOn(left));
    }
    /// A procedure of the rulebook follows.
    pub fn follow(&mut self, rule: Rule, seat: Seat, amount: u8) {
        self.tell(CourseDeed::Follow { rule, seat, amount });
    }
    /// The encounter ends without a result, and with it the turn it belongs to; ships return (R9.4, R17.6).
    pub fn end_without_result(&mut self) {
        if self.encounter().plan.counts() {
            self.end_turn();
        }
        self.tell(CourseDeed::Outcome(Outcome::Ended));
        self.tell(CourseDeed::Goto(Label::End));
        self.follow(Rule::GoHome, self.offense(), 1);
    }
    /// I win the game at once, with all who meet a victory condition in that instant (G-036).
    pub fn win(&mut self) -> Ruling {
        let seats = Seats::one(self.me);
        self.tell(CourseDeed::Win { seats });
        Ok(())
    }
    /// Nobody wins the game: all lose it together, at once.
    pub fn all_lose(&mut self) -> Ruling {
        self.tell(CourseDeed::Win { seats: Seats::NONE });
        Ok(())
    }
    /// I exchange hands with another seat.
    pub fn swap_hands(&mut self, with: Seat) -> Ruling {
        let me = self.me;
        self.tell(CardDeed::Swap { zones: [Zone::Hand(me), Zone::Hand(with)], by: Some(me) });
        Ok(())
    }
    /// The turn ends with this encounter, whatever its result.
    pub fn end_turn(&mut self) {
        self.impose_until(Bend::NoFurther, Until::Turn(self.state().turn.id));
    }
    /// An encounter is to come besides those the rules bring: its defense, if that is settled, and when.
    pub fn plan(&mut self, offense: Seat, defense: Option<Seat>, when: When) {
        let by = match self.look.ability.map(|a| a.source) {
            Some(Source::Power(alien) | Source::Wild(alien) | Source::Super(alien)) => Some(alien),
            Some(Source::Piece(_) | Source::Card(_) | Source::Reinforcement) => None,
            None => self.look.piece.and_then(|piece| self.piece(piece).alien()),
        };
        self.tell(CourseDeed::Plan(Planned { offense, defense, when, by }));
    }
    /// The ability that is at work.
    pub fn source(&self) -> AbilityRef {
        self.look.ability.expect("an ability is at work")
    }
}
