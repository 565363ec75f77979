//! Answers by chance.

use engine::ask::{Answer, Question};
use engine::table::*;
use rand_pcg::Pcg32;
use rules::legal::{Numbers, choose, numbers};
use smallvec::SmallVec;

/// An answer by chance: each legal answer is as likely as any other. Only in deals offers stay small, and to accept, to
/// refuse and to offer have shares of their own: there are too many offers to be fair to all of them.
pub(crate) fn sample(question: &Question, dice: &mut Pcg32) -> Answer {
    match question {
        Question::Seats { among, min, max } => {
            let mut seats: SmallVec<[Seat; MAX_SEATS]> = SmallVec::new();
            among.iter().for_each(|seat| seats.push(seat));
            choose(dice, &mut seats, *min, *max);
            Answer::Seats(seats.into_iter().collect())
        }
        Question::Cards { among, min, max } => {
            let mut cards = among.clone();
            choose(dice, &mut cards, *min, *max);
            Answer::Cards(cards)
        }
        Question::Allot { most, total } => {
            let mut out = [0; MAX_SEATS];
            out.copy_from_slice(&numbers(dice, most, 0, *total as usize));
            Answer::Allot(out)
        }
        Question::Ships { among, min, max } => {
            let most: Numbers = among.iter().map(|g| g.count).collect();
            let numbers = numbers(dice, &most, *min as usize, *max as usize);
            Answer::Ships(numbers.iter().enumerate().filter(|(_, n)| **n > 0).map(|(i, n)| (i as u8, *n)).collect())
        }
        Question::Spread { among, ships } => {
            let most = Numbers::from_elem(*ships, among.len());
            let numbers = numbers(dice, &most, *ships as usize, *ships as usize);
            Answer::Spread(among.iter().copied().zip(numbers).filter(|(_, n)| *n > 0).collect())
        }
        Question::Split { most, total } => {
            let mut out = [0; 3];
            out.copy_from_slice(&numbers(dice, most, *total as usize, *total as usize));
            Answer::Split(out)
        }
        question => question.sample(dice),
    }
}
