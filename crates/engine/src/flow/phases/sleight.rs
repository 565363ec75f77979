//! Taking things unseen, where the older flares are in the game: who may, does it in secret; then everybody may cry out,
//! once per encounter each. Everybody is asked whether or not there is anything to see.

use smallvec::SmallVec;

use crate::ability::{Effect, Ruling, Telling};
use crate::ask::{Answer, Question, Topic};
use crate::deeds::{CourseDeed, Moves, Settling};
use crate::flow::{Goods, Rule, Sleight, Subject};
use crate::game::Game;
use crate::table::*;
use crate::windows::Moment;

pub(super) static WATCH: &[Effect] = &[watch, settle];

impl Game {
    /// Something may be taken unseen now, and somebody may notice.
    pub(crate) fn sleight(&mut self) {
        if self.s.options.classic_flares {
            let offense = self.offense();
            self.push_procedure(Rule::Watch, offense, 0);
            self.open(Moment::Sleight, Subject::None);
        }
    }
}

/// All at the same time, whoever has not cried out yet; who takes something is asked like everybody else.
fn watch(t: &mut Telling) -> Ruling {
    let eyes = t.seats().minus(t.encounter().cried);
    let question = |seat: Seat| (seat, Question::Seat { among: t.others(seat), none: true });
    let questions: SmallVec<[(Seat, Question); 4]> = eyes.iter().map(question).collect();
    let answers = t.ask_all(Topic::Catch, &questions)?;
    let (mut accused, mut cried) = (Seats::NONE, t.encounter().cried);
    for ((by, _), answer) in questions.iter().zip(answers) {
        if let Answer::Seat(whom) = answer {
            accused.add(whom);
            cried.add(*by);
            t.say(*by, "accuses", &[whom.into()]);
        }
    }
    let sleight = t.encounter().sleight;
    let caught = sleight.is_some_and(|s| s.goods.is_some() && accused.has(s.by));
    if cried != t.encounter().cried {
        t.tell(CourseDeed::Palm { sleight, cried });
    }
    t.keep(caught);
    Ok(())
}

/// Caught, one has to leave it where it was; unseen, it is taken.
fn settle(t: &mut Telling) -> Ruling {
    let Some(sleight) = t.encounter().sleight else { return Ok(()) };
    let (seat, Some(goods)) = (sleight.by, sleight.goods) else { return Ok(()) };
    let (caught, cried): (bool, Seats) = (t.recall(1), t.encounter().cried);
    if caught {
        t.say(seat, "caught", &[]);
    }
    t.tell(CourseDeed::Palm { sleight: Some(Sleight { by: seat, goods: None, caught }), cried });
    if caught {
        return Ok(());
    }
    match goods {
        Goods::TopCard => t.draw(seat, 1),
        Goods::Discard(card) => t.give(CardList::from_slice(&[card]), seat),
        Goods::Ship(ship, planet) => t.settle(Moves::from_slice(&[(ship, planet)]), Settling::Retrieve),
    }
    Ok(())
}
