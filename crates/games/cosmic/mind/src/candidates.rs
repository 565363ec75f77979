//! The answers worth thinking about: all of them where there are few; else what a rookie would do, the plain ones, and
//! some by chance.

use engine::ask::{Answer, Ask, CanGive, DealMove, DealTable, Gift, Question};
use engine::table::*;
use rand_pcg::Pcg32;
use smallvec::SmallVec;

use crate::rookie::{PATIENCE, in_a_round};
use crate::{Rookie, Sight};

/// Answers by chance that are looked at besides those that suggest themselves.
const SAMPLES: usize = 4;
/// A use whose own hint is no better than this is not looked at.
const UNWELCOME: i8 = -2;
/// A choice among so many is looked at as a whole.
const FEW: usize = 16;

/// The answers worth thinking about, each once; first what the rookie would say.
pub fn candidates(rookie: &mut Rookie, sight: &Sight, ask: &Ask, dice: &mut Pcg32) -> Vec<Answer> {
    let mut list = List { question: &ask.question, answers: vec![rookie.decide(sight, ask)] };
    match &ask.question {
        Question::Use { offers, pass } => {
            let sound = |i: &u8| !pass || sight.welcome(&offers[*i as usize]) > UNWELCOME;
            list.all((0..offers.len() as u8).filter(sound).map(Answer::Choice));
            list.all(pass.then_some(Answer::Pass));
        }
        Question::YesNo => list.all([true, false].map(Answer::YesNo)),
        Question::Choice { open, .. } => list.all((0..16).filter(|i| open & 1 << i != 0).map(Answer::Choice)),
        Question::Number { min, max } => {
            let steps = ((max - min) as usize).clamp(1, 7) as i32;
            let nth = |i: i32| *min + ((*max - *min) as i32 * i / steps) as i16;
            list.all((0..=steps).map(|i| Answer::Number(nth(i))));
        }
        Question::Seat { among, none } => {
            list.all(among.iter().map(Answer::Seat));
            list.all(none.then_some(Answer::Pass));
        }
        Question::Seats { among, min, .. } => {
            if among.len() <= 4 {
                let seats: SmallVec<[Seat; 4]> = among.iter().collect();
                let subset = |bits: u32| (0..seats.len()).filter(|i| bits >> i & 1 == 1).map(|i| seats[i]).collect();
                list.all((0..1 << seats.len()).map(subset).map(Answer::Seats));
            } else {
                list.all((*min == 0).then_some(Answer::Seats(Seats::NONE)));
                list.all([Answer::Seats(*among)]);
                list.sampled(dice, SAMPLES);
            }
        }
        Question::Allot { .. } => {
            list.all([Answer::Allot([0; MAX_SEATS])]);
            list.sampled(dice, 2 * SAMPLES);
        }
        Question::Split { most, total } => {
            list.all(most.iter().enumerate().filter(|(_, n)| **n >= *total).map(|(i, _)| {
                let mut all = [0; 3];
                all[i] = *total;
                Answer::Split(all)
            }));
            list.sampled(dice, 2 * SAMPLES);
        }
        Question::Face { among } if among.len() <= FEW => list.all(among.iter().copied().map(Answer::Face)),
        Question::Face { .. } => list.sampled(dice, SAMPLES),
        Question::Cards { among, min, max } => cards(&mut list, sight, among, (*min, *max), dice),
        Question::Planet { among, none } => {
            if among.len() <= FEW {
                list.all(among.iter().copied().map(Answer::Planet));
            } else {
                list.sampled(dice, FEW);
            }
            list.all(none.then_some(Answer::Pass));
        }
        Question::Ships { among, min, max } => ships(&mut list, among, (*min, *max), dice),
        Question::Spread { among, ships } => {
            let on_one = |p: &PlanetId| Answer::Spread(SmallVec::from_slice(&[(*p, *ships)]));
            list.all(among.iter().take(FEW / 2).map(on_one));
            if *ships > 1 {
                list.sampled(dice, SAMPLES);
            }
        }
        Question::Deal(table) => talks(&mut list, sight, table, dice),
    }
    list.answers
}

struct List<'q> {
    question: &'q Question,
    answers: Vec<Answer>,
}

impl List<'_> {
    fn all(&mut self, answers: impl IntoIterator<Item = Answer>) {
        for answer in answers {
            if !self.answers.contains(&answer) && self.question.check(&answer).is_ok() {
                self.answers.push(answer);
            }
        }
    }
    fn sampled(&mut self, dice: &mut Pcg32, n: usize) {
        for _ in 0..n {
            let answer = self.question.sample(dice);
            self.all([answer]);
        }
    }
}

/// One card: each face once. Several: those the rookie would take, all or none, some by chance.
fn cards(list: &mut List, sight: &Sight, among: &CardList, (min, max): (u8, u8), dice: &mut Pcg32) {
    if min == 0 {
        list.all([Answer::Cards(CardList::new())]);
    }
    if max == 1 {
        let mut seen: SmallVec<[Option<Face>; 10]> = SmallVec::new();
        if let Answer::Cards(first) = &list.answers[0] {
            seen.extend(first.iter().map(|c| sight.face(*c)));
        }
        for card in among {
            let face = sight.face(*card);
            if !seen.contains(&face) && seen.len() < FEW {
                seen.push(face);
                list.all([Answer::Cards(CardList::from(*card))]);
            }
        }
    } else {
        list.all([Answer::Cards(among.clone())]);
        list.sampled(dice, 2 * SAMPLES);
    }
}

/// Each number of ships once, from where most are; and some by chance.
fn ships(list: &mut List, among: &[ShipGroup], (min, max): (u8, u8), dice: &mut Pcg32) {
    let most = max.min(among.iter().map(|g| g.count).sum());
    let step = ((most - min) / 6 + 1) as usize;
    for n in (min..=most).step_by(step).chain([most]) {
        let mut taken: SmallVec<[u8; 8]> = SmallVec::from_elem(0, among.len());
        for _ in 0..n {
            let most_left = (0..among.len()).max_by_key(|i| (among[*i].count - taken[*i], usize::MAX - i));
            taken[most_left.expect("there are ships")] += 1;
        }
        let picks = taken.iter().enumerate().filter(|(_, n)| **n > 0).map(|(i, n)| (i as u8, *n));
        list.all([Answer::Ships(picks.collect())]);
    }
    if among.len() > 1 {
        list.sampled(dice, SAMPLES);
    }
}

/// Taking the offer, walking away, waiting, an exchange of colonies or of cards, something for nothing.
fn talks(list: &mut List, sight: &Sight, table: &DealTable, dice: &mut Pcg32) {
    let me = table.me as usize;
    let say = |step: DealMove| Answer::Deal(Box::new(step));
    list.all([say(DealMove::Accept(table.version)), say(DealMove::Refuse), say(DealMove::Wait)]);
    if table.has_agreed() || table.version >= PATIENCE {
        return; // what I have agreed to stands, or enough was offered
    }
    // Only a colony outside of its own system brings somebody nearer to winning (R18.1).
    let colony_for = |to: usize, can: &CanGive| {
        let foreign = |p: &&PlanetId| sight.owner_of(**p) != Some(table.parties[to]);
        can.colonies.iter().find(foreign).or(can.colonies.first()).copied()
    };
    if table.parties.len() > 2 {
        for step in 1..table.parties.len() {
            let colonies = |_, to: usize, can: &CanGive| Gift { colony: colony_for(to, can), ..Gift::default() };
            let cards = |_, _, can: &CanGive| Gift { random: (can.hand > 0) as u8, ..Gift::default() };
            list.all([
                say(DealMove::Offer(in_a_round(table, step, colonies))),
                say(DealMove::Offer(in_a_round(table, step, cards))),
            ]);
        }
        return list.sampled(dice, SAMPLES);
    }
    let other = 1 - me;
    let colony = |i: usize| colony_for(1 - i, &table.can[i]);
    let card = |i: usize| Gift { random: 1, ..gives(table, i, None) };
    for (mine, theirs) in [
        (gives(table, me, colony(me)), gives(table, other, colony(other))),
        (gives(table, me, None), gives(table, other, colony(other))),
        (card(me), gives(table, other, colony(other))),
        (card(me), card(other)),
        (gives(table, me, None), card(other)),
    ] {
        let mut terms = table.no_terms();
        (terms.gives[me], terms.gives[other]) = (mine, theirs);
        list.all([say(DealMove::Offer(terms))]);
    }
    list.sampled(dice, SAMPLES);
}

/// A gift of a party: a colony perhaps, and whatever ships it can free for a colony in return.
fn gives(table: &DealTable, party: usize, colony: Option<PlanetId>) -> Gift {
    let freed = if party == table.me as usize { 0 } else { table.can[party].freed };
    Gift { colony, freed, ..Gift::default() }
}
