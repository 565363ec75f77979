//! Deeds with cards.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::{Deed, DrawWhy, TakeWhy};
use crate::flow::{Bend, Frame, Kind, Role, Rule, Subject};
use crate::game::Game;
use crate::table::*;
use crate::view::{Event, SeenCard};
use crate::windows::Moment;

/// What happens to cards.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum CardDeed {
    /// Cards are drawn from a deck.
    Draw {
        /// Who draws.
        seat: Seat,
        /// How many.
        n: u8,
        /// From which deck.
        deck: DeckId,
        /// Where they go.
        to: Zone,
        /// Why.
        why: DrawWhy,
        /// Those drawn so far.
        drawn: CardList,
    },
    /// Cards are taken at random from a hand (R24.9).
    Take {
        /// From whose hand.
        from: Seat,
        /// Who takes.
        to: Seat,
        /// How many.
        n: u8,
        /// Why.
        why: TakeWhy,
        /// How many of those at random have the back of the reward deck; as it happens if nobody has chosen (G-045).
        backs: Option<u8>,
        /// Those taken; cards named beforehand come first, the rest at random.
        taken: CardList,
    },
    /// Cards go to another zone: given, set aside, picked up.
    Move {
        /// The cards.
        cards: CardList,
        /// Where they go.
        to: Zone,
    },
    /// Chosen cards are taken from another hand: rifts notice it, as they do not notice a gift.
    Grab {
        /// The cards.
        cards: CardList,
        /// Who takes them.
        to: Seat,
    },
    /// Cards are discarded, each to the pile of its back.
    Discard {
        /// The cards, in the order they go.
        cards: CardList,
        /// Who has played them by an effect, for what is printed on them: then they come back if time runs back.
        played: Option<Seat>,
    },
    /// Some of these cards are picked at random; they stay where they are until it is told what becomes of them.
    DrawLots {
        /// Among these; there may be none.
        among: CardList,
        /// How many.
        n: u8,
        /// How many of them with the back of the reward deck, if somebody has chosen.
        backs: Option<u8>,
        /// Those picked.
        lots: CardList,
    },
    /// Cards go face down under the deck of their back.
    Bury {
        /// The cards.
        cards: CardList,
    },
    /// Cards are shown.
    Show {
        /// The cards.
        cards: CardList,
        /// To whom; to everybody if nobody is named.
        to: Option<Seat>,
    },
    /// Cards are turned face down: from now on only those know them who get them.
    Hide {
        /// The cards.
        cards: CardList,
    },
    /// A seat looks at all cards of a hand or a draw pile.
    Look {
        /// Where.
        at: Zone,
        /// Who.
        by: Seat,
    },
    /// All that lies in two places changes places: two hands, the encounter cards of both sides, or a draw pile and its
    /// discard pile; the new draw pile is shuffled.
    Swap {
        /// The places.
        zones: [Zone; 2],
        /// Who takes the other's cards by it, the first of them; nobody if it just happens.
        by: Option<Seat>,
    },
    /// The hands of several seats are mixed, and each is dealt as many cards as before.
    MixHands {
        /// Whose, in the order in which they are dealt.
        hands: SmallVec<[Seat; MAX_SEATS]>,
        /// Who takes the others' cards by it; nobody if it just happens.
        by: Option<Seat>,
    },
    /// A draw pile is shuffled; with its discard pile it is a new deck.
    Shuffle {
        /// Which deck.
        deck: DeckId,
        /// With the discard pile?
        anew: bool,
    },
    /// The deck has run out: all hands are dealt anew (R24.5).
    Quake {
        /// Who had to draw.
        drawer: Seat,
    },
}

impl Game {
    /// A card as an event shows it.
    pub(crate) fn seen(&self, card: CardId) -> SeenCard {
        let c = &self.cards[card.ix()];
        SeenCard { face: Some(c.face), back: c.back, known: c.known }
    }
    pub(crate) fn seen_all(&self, cards: &[CardId]) -> Vec<SeenCard> {
        cards.iter().map(|c| self.seen(*c)).collect()
    }

    /// Draws or takes cards without putting them into the hand yet; whatever else is done at once.
    pub(super) fn perform_aside(&mut self, deed: &mut CardDeed) {
        match deed {
            CardDeed::Draw { seat, why: DrawWhy::NewHand, .. } if !self.new_hand_is_left(*seat) => {
                self.deck_runs_out(*seat); // ruling G-004
            }
            CardDeed::Draw { seat, n, deck, drawn, .. } => {
                let (seat, n, deck) = (*seat, *n, *deck);
                self.draw_to(seat, n, deck, Zone::Aside(seat), drawn);
            }
            CardDeed::Take { from, to, n, backs, taken, .. } => {
                let (from, to, n) = (*from, *to, *n);
                self.take_to(from, Zone::Aside(to), n, *backs, taken);
            }
            other => self.perform_cards(other),
        }
    }
    /// Cards that were held back reach the hand.
    pub(super) fn arrive(&mut self, deed: &mut CardDeed) {
        if let CardDeed::Draw { seat, drawn: cards, .. } | CardDeed::Take { to: seat, taken: cards, .. } = deed {
            let seat = *seat;
            cards.retain(|c| self.s.table.cards[c.ix()].zone == Zone::Aside(seat));
            for card in cards.iter() {
                self.s.table.move_card(*card, Zone::Hand(seat));
            }
        }
        self.tell_arrival(deed);
    }
    fn tell_arrival(&mut self, deed: &CardDeed) {
        if let CardDeed::Draw { seat, drawn, to, .. } = deed {
            self.emit_with(|g| Event::Draws { seat: *seat, cards: g.seen_all(drawn), to: *to });
        }
        if let CardDeed::Take { from, to, taken, .. } = deed {
            self.emit_with(|g| Event::Takes { from: *from, to: *to, cards: g.seen_all(taken) });
        }
    }

    /// Performs a deed with cards.
    pub(super) fn perform_cards(&mut self, deed: &mut CardDeed) {
        match deed {
            CardDeed::Draw { seat, why: DrawWhy::NewHand, .. } if !self.new_hand_is_left(*seat) => {
                self.deck_runs_out(*seat); // ruling G-004
            }
            CardDeed::Draw { seat, n, deck, to, drawn, .. } => {
                let (seat, n, deck, to) = (*seat, *n, *deck, *to);
                self.draw_to(seat, n, deck, to, drawn);
                self.tell_arrival(deed);
            }
            CardDeed::Take { from, to, n, backs, taken, .. } => {
                let (from, to, n) = (*from, *to, *n);
                self.take_to(from, Zone::Hand(to), n, *backs, taken);
                self.tell_arrival(deed);
            }
            CardDeed::Move { cards, to } => {
                for card in cards.iter() {
                    self.carry(*card, *to);
                }
            }
            CardDeed::Grab { cards, to } => {
                for card in cards.iter() {
                    self.carry(*card, Zone::Hand(*to));
                }
            }
            CardDeed::Discard { cards, played } => {
                let all = std::mem::take(cards);
                for card in all {
                    if let Some(by) = *played {
                        self.note_played(card, self.cards[card.ix()].zone, by, None);
                    }
                    let leaves = played.is_some() && self.bent(Bend::PlayedLeave);
                    match if leaves { Zone::Removed } else { self.discard_zone(card) } {
                        Zone::Removed => self.carry(card, Zone::Removed),
                        pile => {
                            self.s.table.move_card(card, pile);
                            cards.push(card);
                        }
                    }
                    self.dismiss(card);
                }
                if !cards.is_empty() {
                    self.emit_with(|g| Event::Discards { cards: g.seen_all(cards) });
                }
            }
            CardDeed::DrawLots { among, n, backs, lots } => *lots = self.draw_lots(among.clone(), *n, *backs),
            CardDeed::Bury { cards } => {
                for card in cards.iter() {
                    self.bury(*card);
                }
            }
            CardDeed::Show { cards, to: None } => {
                for card in cards.iter() {
                    self.s.table.show(*card);
                }
                self.emit_with(|g| Event::Shows { cards: g.seen_all(cards) });
            }
            CardDeed::Show { cards, to: Some(by) } => {
                let by = *by;
                self.get_to_know(cards, by);
                self.emit_with(|g| Event::LooksAt { by, cards: g.seen_all(cards) });
            }
            CardDeed::Hide { cards } => {
                for card in cards.iter() {
                    self.s.table.cards[card.ix()].known = 0;
                }
            }
            CardDeed::Look { at, by } => {
                self.get_to_know(&self.cards_in(*at), *by);
                match *at {
                    Zone::Hand(at) => self.emit(Event::LooksAtHand { at, by: *by }),
                    Zone::Deck(deck) => self.emit(Event::LooksThrough { deck, by: *by }),
                    _ => {}
                }
            }
            CardDeed::Shuffle { deck, anew } => {
                if *anew {
                    self.reshuffle(*deck);
                } else {
                    self.s.table.shuffle(*deck);
                }
                self.emit(Event::Shuffled(*deck));
            }
            CardDeed::Swap { zones, .. } => self.swap_zones(*zones),
            CardDeed::MixHands { hands, .. } => self.mix_hands(hands),
            CardDeed::Quake { drawer } => self.quake(*drawer),
        }
    }

    /// Some of these cards, at random; so many of them with the back of the reward deck, if that was chosen.
    fn draw_lots(&mut self, mut among: CardList, n: u8, backs: Option<u8>) -> CardList {
        let mut lots = CardList::new();
        for i in 0..(n as usize).min(among.len()) {
            let deck = backs.map(|rewards| if i < rewards as usize { DeckId::Reward } else { DeckId::Cosmic });
            lots.push(self.draw_lot(&mut among, deck));
        }
        lots
    }

    /// One of these cards at random, with this back as long as there is one.
    fn draw_lot(&mut self, among: &mut CardList, back: Option<DeckId>) -> CardId {
        let fits = |i: &usize| back.is_none_or(|b| self.cards[among[*i].ix()].back == b);
        let places: SmallVec<[usize; 16]> = (0..among.len()).filter(fits).collect();
        let i = match places.len() {
            0 => self.s.table.chance(among.len()),
            n => places[self.s.table.chance(n)],
        };
        among.remove(i)
    }

    pub(super) fn carry(&mut self, card: CardId, to: Zone) {
        let from = self.cards[card.ix()].zone;
        self.s.table.move_card(card, to);
        let keeper = match to {
            Zone::Hand(seat) | Zone::Aside(seat) => Some(seat),
            Zone::Piece(piece) => self.holder(piece),
            _ => None,
        };
        if let (Zone::Hand(a), Some(b)) = (from, keeper) {
            // A card handed over unseen: those who knew the hand no longer know where that card is.
            let eyes = self.eye(a) | self.eye(b);
            self.s.table.cards[card.ix()].known &= eyes;
            self.s.table.blur_hand(a);
        }
        self.emit_with(|g| Event::CardMoves { card: g.seen(card), to });
    }

    /// A card goes face down under its deck; who knew it still does.
    pub(super) fn bury(&mut self, card: CardId) {
        let deck = self.cards[card.ix()].back;
        self.s.table.move_card(card, Zone::Deck(deck));
        let pile = &mut self.s.table.decks[deck.ix()].draw;
        pile.rotate_right(1);
        self.emit_with(|g| Event::CardMoves { card: g.seen(card), to: Zone::Deck(deck) });
    }

    /// A seat gets to know the faces of cards.
    fn get_to_know(&mut self, cards: &[CardId], seat: Seat) {
        let eye = self.eye(seat);
        for card in cards {
            self.s.table.cards[card.ix()].known |= eye;
        }
    }

    /// The deed that waits in a gate.
    pub(super) fn deed_under_way(&mut self, gate: u16) -> Option<&mut Deed> {
        match self.s.stack.get_mut(gate as usize) {
            Some(Frame::Passage(gate)) => gate.deeds.last_mut(),
            _ => None,
        }
    }

    /// The discard pile becomes part of the deck.
    fn reshuffle(&mut self, deck: DeckId) {
        self.s.table.reshuffle(deck);
        self.let_go_of_shuffled();
    }
    /// A card in a deck is no longer one that somebody has kept, played or laid aside.
    fn let_go_of_shuffled(&mut self) {
        let table = &self.s.table;
        let there = |card: CardId| !matches!(table.cards[card.ix()].zone, Zone::Deck(_));
        if let Some(e) = self.s.encounters.last_mut() {
            e.ledger.let_go(|card| !there(card));
            e.slots.retain(|s| s.role < Role::Ship || there(s.card));
        }
        self.s.bends.forget_cards(|card| !there(card));
    }

    fn draw_to(&mut self, seat: Seat, n: u8, deck: DeckId, to: Zone, drawn: &mut CardList) {
        for _ in 0..n {
            if self.decks[deck.ix()].draw.is_empty() {
                if self.decks[deck.ix()].discard.is_empty() {
                    if deck == DeckId::Cosmic && !self.deals_after_shock() {
                        if matches!(to, Zone::Aside(_)) {
                            self.discard_all(drawn); // what was drawn so far goes with the hands
                        }
                        drawn.clear();
                        self.deck_runs_out(seat); // R24.5
                    }
                    return; // R24.7: other decks just run out
                }
                self.reshuffle(deck); // R24.4
                self.emit(Event::Shuffled(deck));
                if matches!(deck, DeckId::Cosmic | DeckId::Destiny) {
                    self.open_amid(Moment::Shuffled, Subject::None); // RW-01
                }
            }
            let card = *self.decks[deck.ix()].draw.last().expect("the deck is not empty");
            self.s.table.move_card(card, to);
            self.s.table.cards[card.ix()].known |= self.watchers(seat, deck);
            drawn.push(card);
        }
    }

    /// Are aliens dealt again what they start with? They get what there is: otherwise one aftershock would bring the next
    /// (R24.6, decision 150).
    fn deals_after_shock(&self) -> bool {
        self.s.stack.iter().any(|frame| match frame {
            Frame::Procedure(p) => {
                matches!(p.rule, Rule::Setup(_)) && p.kept.get::<u8>(0).is_some_and(|again| again > 0)
            }
            _ => false,
        })
    }

    /// The eyes of those who see what a seat draws; only the cosmic deck is watched (RW-03).
    fn watchers(&self, seat: Seat, deck: DeckId) -> u8 {
        let watches = |bend| match bend {
            Bend::Watches { by, seat: watched } if watched == seat => Some(self.eye(by)),
            _ => None,
        };
        if deck != DeckId::Cosmic {
            return 0;
        }
        self.all_bent(Kind::Watches, watches).fold(0, |eyes, eye| eyes | eye) // AL-MIND-3
    }

    fn take_to(&mut self, from: Seat, to: Zone, n: u8, backs: Option<u8>, taken: &mut CardList) {
        let n = (n as usize).min(self.hand(from).len()); // R15.3: the whole hand, no more
        taken.retain(|c| self.hand(from).contains(c));
        taken.truncate(n);
        let rest = self.hand(from).iter().copied().filter(|c| !taken.contains(c)).collect();
        let lots = self.draw_lots(rest, (n - taken.len()) as u8, backs);
        taken.extend_from_slice(&lots);
        for card in taken.iter() {
            let giver = self.eye(from);
            self.s.table.cards[card.ix()].known = giver;
            self.s.table.move_card(*card, to);
        }
        if n > 0 {
            self.s.table.blur_hand(from);
        }
    }

    fn swap_zones(&mut self, [a, b]: [Zone; 2]) {
        if let (Zone::Slot(_), Zone::Slot(_)) = (a, b) {
            return self.swap_encounter_cards();
        }
        for (cards, to) in [(self.cards_in(a), b), (self.cards_in(b), a)] {
            for card in cards {
                self.s.table.move_card(card, to);
                if let Zone::Discard(_) = to {
                    self.s.table.show(card);
                }
            }
        }
        match (a, b) {
            (Zone::Hand(a), Zone::Hand(b)) => self.emit(Event::HandsSwapped(a, b)),
            (Zone::Deck(deck), Zone::Discard(_)) => {
                self.s.table.shuffle(deck);
                self.let_go_of_shuffled();
                self.emit(Event::Shuffled(deck));
            }
            other => unreachable!("nothing lies there to be exchanged: {other:?}"),
        }
    }

    fn mix_hands(&mut self, hands: &[Seat]) {
        let dealt = hands.iter().flat_map(|seat| std::iter::repeat_n(*seat, self.hand(*seat).len()));
        let dealt: Vec<Seat> = dealt.collect();
        let mut all: CardList = hands.iter().flat_map(|seat| self.hand(*seat)).copied().collect();
        for i in (1..all.len()).rev() {
            let j = self.s.table.chance(i + 1);
            all.swap(i, j);
        }
        for (card, seat) in all.iter().zip(dealt) {
            self.s.table.cards[card.ix()].known = 0;
            self.s.table.move_card(*card, Zone::Hand(seat));
        }
        self.emit(Event::HandsMixed(hands.to_vec()));
    }

    /// Can a new hand with enough encounter cards be drawn, now or after shuffling? Players may hold all of them.
    fn new_hand_is_left(&self, seat: Seat) -> bool {
        let deck = &self.decks[DeckId::Cosmic.ix()];
        let wanted = self.wanted_encounter_cards(seat).max(1) as usize;
        let left = deck.draw.iter().chain(&deck.discard).filter(|c| self.face(**c).is_encounter());
        left.take(wanted).count() == wanted
    }

    /// A quake is due: it may be answered before the hands go.
    fn deck_runs_out(&mut self, drawer: Seat) {
        if !self.cast().is_heard(Moment::Quake) {
            self.quake(drawer);
        } else {
            self.push_procedure(Rule::Quake, drawer, 0);
            self.open(Moment::Quake, Subject::None);
        }
    }

    /// R24.5: all hands are discarded and shuffled, and everybody is dealt eight. R24.6: if that is not enough, cards
    /// stored anywhere come too, and aliens that start with cards are dealt them anew.
    fn quake(&mut self, _drawer: Seat) {
        self.emit(Event::Quake(false));
        for seat in self.seats().iter() {
            let hand: CardList = self.hand(seat).into();
            self.discard_all(&hand);
        }
        self.reshuffle(DeckId::Cosmic);
        let hands = self.players.len() * crate::flow::HAND as usize;
        let aftershock = self.decks[DeckId::Cosmic.ix()].draw.len() < hands;
        if aftershock {
            self.emit(Event::Quake(true));
            let stored: CardList = (0..self.cards.len() as u16).map(CardId).filter(|c| self.is_stored(*c)).collect();
            self.discard_all(&stored);
            self.reshuffle(DeckId::Cosmic);
            self.reshuffle(DeckId::Reward); // G-005: reward cards, too, are discarded and shuffled
        }
        for _ in 0..crate::flow::HAND {
            for seat in self.timing_order() {
                if let Some(card) = self.decks[DeckId::Cosmic.ix()].draw.last().copied() {
                    self.s.table.move_card(card, Zone::Hand(seat));
                }
            }
        }
        if aftershock {
            let sheets: SmallVec<[(AlienIx, Option<Seat>); 8]> =
                self.sheets().map(|(id, alien, _)| (alien, self.holder(id))).collect();
            for (alien, holder) in sheets {
                if let Some(holder) = holder {
                    self.push_procedure(Rule::Setup(alien), holder, 1);
                }
            }
        }
    }

    /// Does a card lie somewhere outside the decks, hands and the encounter, so that an aftershock takes it (G-005)? What
    /// is in the encounter, as a side's card or as a ship, stays (decision 99).
    fn is_stored(&self, card: CardId) -> bool {
        let c = self.cards[card.ix()];
        let stored = matches!(c.zone, Zone::Piece(_) | Zone::Aside(_) | Zone::Planet(..));
        let hired = || self.ships.iter().any(|s| s.hired == Some(card));
        stored && matches!(c.back, DeckId::Cosmic | DeckId::Reward) && !hired()
    }
    /// Cards go to the discard piles of their backs, unseen by those who listen.
    fn discard_all(&mut self, cards: &[CardId]) {
        for card in cards {
            let zone = self.discard_zone(*card);
            self.s.table.move_card(*card, zone);
        }
    }

    /// A seat is dealt its starting hand.
    pub(crate) fn deal_hand(&mut self, seat: Seat) {
        let deed = Deed::Cards(CardDeed::Draw {
            seat,
            n: crate::flow::HAND,
            deck: DeckId::Cosmic,
            to: Zone::Hand(seat),
            why: DrawWhy::Deal,
            drawn: CardList::new(),
        });
        self.pass_deed(deed, None);
    }
}
