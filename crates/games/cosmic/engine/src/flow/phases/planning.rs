//! R9: planning, and the hand checks of R4 and R9.

use smallvec::SmallVec;

use crate::ability::{Effect, Query, Ruling, Telling};
use crate::ask::{Answer, Question, Topic};
use crate::deeds::{CardDeed, CourseDeed, Deed, DrawWhy, Occasion};
use crate::flow::{Bend, HAND, Kind, Label, Outcome, Role, Rule, Sort, Standing, Until};
use crate::game::Game;
use crate::options::Rewards;
use crate::table::*;
use crate::windows::Phase;

pub(super) static HAND_CHECK: &[Effect] = &[hand_check];
pub(super) static NEW_HAND: &[Effect] = &[new_hand_due, discard_hand, draw_hand, take_up];
pub(super) static QUAKE: &[Effect] = &[quake];
pub(super) static SELECT: &[Effect] = &[select_openly, select];

/// R4.1, R9.3: a hand without an encounter card is shown, discarded and replaced, again and again if need be.
fn hand_check(t: &mut Telling) -> Ruling {
    if !t.lacks_encounter_cards(t.me) {
        return Ok(());
    }
    t.follow(Rule::NewHand, t.me, 0);
    if t.phase() == Some(Phase::Planning) {
        t.tell(CourseDeed::Goto(Label::BeforeSelect)); // R9.6: with the new hand, what comes before selecting is open again
        return t.stop();
    }
    t.again()
}

/// What may be done before the old hand goes; nothing where an effect takes the hand at once.
fn new_hand_due(t: &mut Telling) -> Ruling {
    let (seat, at_once) = (t.me, t.recall::<u8>(0) > 0);
    if !at_once {
        t.tell(Deed::Occur(Occasion::NewHand(seat)));
    }
    Ok(())
}

/// Cards withheld meanwhile are taken up again.
pub(super) fn take_up(t: &mut Telling) -> Ruling {
    let withheld = |bend| if let Bend::Withheld(card, seat) = bend { Some((card, seat)) } else { None };
    let there = |(card, seat): &(CardId, Seat)| t.cards[card.ix()].zone == Zone::Aside(*seat);
    let all: Vec<(CardId, Seat)> = t.all_bent(Kind::Withheld, withheld).collect();
    for (card, seat) in all.iter().copied().filter(there).collect::<Vec<_>>() {
        t.give(CardList::from(card), seat);
    }
    if !all.is_empty() {
        t.tell(Deed::Lift(Kind::Withheld));
    }
    Ok(())
}

/// The hand goes, face up (R24.2), except what a power lets its owner keep after showing it.
fn discard_hand(t: &mut Telling) -> Ruling {
    let keeps = t.query(Query::KeepsInNewHand, t.me, 0);
    let (kept, gone): (CardList, CardList) =
        t.hand(t.me).iter().copied().partition(|c| keeps & 1 << t.card_type(*c) as i32 != 0);
    if !kept.is_empty() {
        t.tell(CardDeed::Show { cards: kept, to: None });
    }
    t.discard(gone);
    Ok(())
}

/// Eight new cards (R24.8).
fn draw_hand(t: &mut Telling) -> Ruling {
    let (seat, drawn) = (t.me, CardList::new());
    t.tell(CardDeed::Draw { seat, n: HAND, deck: DeckId::Cosmic, to: Zone::Hand(seat), why: DrawWhy::NewHand, drawn });
    Ok(())
}

/// R24.5: the quake that was due.
fn quake(t: &mut Telling) -> Ruling {
    let drawer = t.me;
    t.tell(CardDeed::Quake { drawer });
    Ok(())
}

/// What each side that has no card yet may select; nothing if one of them has lost its last encounter card since the
/// hands were checked, by an effect that came in between.
fn selections(t: &Telling) -> Option<SmallVec<[(Side, CardList); 2]>> {
    let mut all = SmallVec::new();
    for side in Side::BOTH {
        if t.encounter().slot(side).is_none() {
            let cards = t.selectable(side);
            if cards.is_empty() {
                return None;
            }
            all.push((side, cards));
        }
    }
    Some(all)
}

/// The checks of R9.3 and R9.4 are due once more.
fn check_hands_again(t: &mut Telling) -> Ruling {
    t.tell(CourseDeed::Goto(Label::BeforeSelect));
    t.stop()
}

/// A side that has to show its card selects first and turns it up; R10.8: who may claim instead settles that now.
fn select_openly(t: &mut Telling) -> Ruling {
    let Some(first) = t.shows_first() else { return Ok(()) };
    let Some(selections) = selections(t) else { return check_hands_again(t) };
    let Some((side, among)) = selections.into_iter().find(|(side, _)| *side == first) else { return Ok(()) };
    let seat = t.encounter().main(side).expect("a main player");
    let card = t.asking(seat).card_among(Topic::Select, among)?;
    t.tell(CourseDeed::Lay { role: Role::Main, side, card, open: false });
    t.tell(CourseDeed::TurnUp { side });
    Ok(())
}

/// R9.5: the others choose face down, at the same time; unless an open card made somebody end the encounter.
fn select(t: &mut Telling) -> Ruling {
    let only_openly = t.recall::<u8>(0) == 1;
    if only_openly || t.encounter().outcome.is_some() {
        return Ok(());
    }
    let Some(mut selections) = selections(t) else { return check_hands_again(t) };
    // RW-02: where backs tell something, the offense commits first and the defense sees the back
    let one_by_one = t.state().options.rewards == Rewards::Deck && selections.len() > 1;
    if one_by_one {
        selections.truncate(1);
    }
    let sides: SmallVec<[Side; 2]> = selections.iter().map(|(side, _)| *side).collect();
    let mut questions: SmallVec<[(Seat, Question); 2]> = SmallVec::new();
    for (side, among) in selections {
        let seat = t.encounter().main(side).expect("both main players are known");
        questions.push((seat, Question::Cards { among, min: 1, max: 1 }));
    }
    let answers = t.ask_all(Topic::Select, &questions)?;
    for (side, answer) in sides.iter().zip(answers) {
        let Answer::Cards(cards) = answer else { unreachable!("checked answer") };
        t.tell(CourseDeed::Lay { role: Role::Main, side: *side, card: cards[0], open: false });
    }
    if one_by_one { t.again() } else { Ok(()) }
}

impl Game {
    /// The encounter cards a side may select: from hand or store, or the one it has to (R9.6). What its main player has
    /// promised comes before what others demand (AL-SEEKER-1).
    pub fn selectable(&self, side: Side) -> CardList {
        let Some(seat) = self.encounter().main(side) else { return CardList::new() };
        let cards = self.abiding(seat, self.encounter_cards(seat));
        let this = |sort| if let Sort::Card(card) = sort { Some(card) } else { None };
        if let Some(forced) = self.demanded(side, this).filter(|c| cards.contains(c)) {
            return CardList::from(forced);
        }
        match self.demanded_sort(side) {
            Some(sort) if cards.iter().any(|c| self.is_sort(*c, sort)) => {
                cards.into_iter().filter(|c| self.is_sort(*c, sort)).collect()
            }
            _ => cards,
        }
    }
    /// The sort of cards among which a side has to select if it can, one very card aside.
    pub(crate) fn demanded_sort(&self, side: Side) -> Option<Sort> {
        self.demanded(side, |sort| if let Sort::Card(_) = sort { None } else { Some(sort) })
    }
    fn demanded<T>(&self, side: Side, says: impl Fn(Sort) -> Option<T>) -> Option<T> {
        self.latest(Kind::MustSelect, |bend| match bend {
            Bend::MustSelect(of, sort) if of == side => says(sort),
            _ => None,
        })
    }
    /// The side that selects first and face up.
    pub fn shows_first(&self) -> Option<Side> {
        self.latest(Kind::ShowsFirst, |bend| if let Bend::ShowsFirst(side) = bend { Some(side) } else { None })
    }

    /// R9.4, O15: without an encounter card the offense's turn ends; all ships return and nobody has won or lost.
    pub(crate) fn offense_needs_a_card(&mut self) {
        let offense = self.offense();
        if !self.lacks_encounter_cards(offense) {
            return;
        }
        self.end_without_result();
    }

    /// The encounter and the turn end without a result; ships return.
    pub(crate) fn end_without_result(&mut self) {
        let offense = self.offense();
        // R17.6: an encounter besides those of the turn ends nobody's turn
        if self.encounter().plan.counts() {
            let until = Until::Turn(self.s.turn.id);
            self.impose(Standing { until, ..self.stands_now(Bend::NoFurther) });
        }
        self.perform(&mut Deed::Course(CourseDeed::Outcome(Outcome::Ended)));
        self.goto(Label::End);
        self.push_procedure(Rule::GoHome, offense, 1);
    }
}
