//! Taking things unseen, where the older flares are in the game: who may, does it in secret; then everybody may cry out,
//! once per encounter each. Everybody is asked whether or not there is anything to see.

use smallvec::SmallVec;

use crate::ability::{Effect, Ruling, Telling};
use crate::ask::{Answer, Question, Topic};
use crate::deeds::{Deed, Moves, Settling};
use crate::flow::{Goods, Rule, Subject};
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
    let mut accused = Seats::NONE;
    for ((by, _), answer) in questions.iter().zip(answers) {
        if let Answer::Seat(whom) = answer {
            accused.add(whom);
            t.tell(Deed::Accuse { by: *by, whom });
        }
    }
    let caught = t.encounter().sleight.is_some_and(|s| s.goods.is_some() && accused.has(s.by));
    t.keep(caught);
    Ok(())
}

/// Caught, one has to leave it where it was; unseen, it is taken.
fn settle(t: &mut Telling) -> Ruling {
    let Some(sleight) = t.encounter().sleight else { return Ok(()) };
    let (seat, Some(goods)) = (sleight.by, sleight.goods) else { return Ok(()) };
    if t.recall(1) {
        t.tell(Deed::Caught { seat });
        return Ok(());
    }
    t.tell(Deed::Palm { seat, goods: None });
    match goods {
        Goods::TopCard => t.draw(seat, 1),
        Goods::Discard(card) => t.give(CardList::from_slice(&[card]), seat),
        Goods::Ship(ship, planet) => t.settle(Moves::from_slice(&[(ship, planet)]), Settling::Retrieve),
    }
    Ok(())
}
