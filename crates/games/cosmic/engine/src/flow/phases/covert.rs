//! Covert moves, where the older flares are in the game: who may, settles in secret what to do (`Moment::Covert`) and promises
//! it; then everybody may accuse somebody, once per encounter each, whether or not there is anything to see. What was
//! promised goes on then; whoever was accused of it leaves it and is caught.

use smallvec::SmallVec;

use crate::ability::{Effect, Ruling, Telling};
use crate::ask::{Answer, Question, Topic};
use crate::deeds::{Deed, Occasion};
use crate::flow::{Bend, Kind, Rule, Standing, Subject, Until};
use crate::game::Game;
use crate::table::*;
use crate::windows::{Moment, Phase};

pub(super) static WATCH: &[Effect] = &[watch, catch];

impl Game {
    /// Something may be done unseen now, and somebody may notice.
    pub(crate) fn covert_moves(&mut self) {
        if self.s.options.classic_flares {
            let offense = self.offense();
            self.push_procedure(Rule::Watch, offense, 0);
            self.open(Moment::Covert, Subject::None);
        }
    }
    /// What was to be done unseen goes on.
    pub(crate) fn covert_moves_go_on(&mut self) {
        self.redeem_promises(Moment::Covert);
    }
    /// Has a seat been accused since covert moves were possible last? That is once in a phase.
    pub fn is_accused(&self, seat: Seat) -> bool {
        self.standing(Kind::Accuses).any(|s| s.bend == Bend::Accuses(seat) && Some(s.since) == self.phase())
    }
}

/// All at the same time, whoever has not accused anybody yet; who does something unseen is asked like everybody else.
fn watch(t: &mut Telling) -> Ruling {
    let eyes = t.seats().minus(t.standing(Kind::Accuses).map(|s| s.by).collect());
    let question = |seat: Seat| (seat, Question::Seat { among: t.others(seat), none: true });
    let questions: SmallVec<[(Seat, Question); 4]> = eyes.iter().map(question).collect();
    let answers = t.ask_all(Topic::Catch, &questions)?;
    let (since, until) = (t.phase().unwrap_or(Phase::StartTurn), Until::Encounter(t.encounter_id()));
    for ((by, _), answer) in questions.iter().zip(answers) {
        if let Answer::Seat(whom) = answer {
            t.say(*by, "accuses", &[whom.into()]);
            t.tell(Deed::Impose(Standing { bend: Bend::Accuses(whom), source: None, by: *by, since, until }));
        }
    }
    Ok(())
}

/// What was to be done by somebody who is accused comes to light.
fn catch(t: &mut Telling) -> Ruling {
    let promised = t.encounter().promised(Moment::Covert).map(|p| p.used.by);
    for seat in promised.filter(|s| t.is_accused(*s)).collect::<Seats>().iter() {
        t.say(seat, "caught", &[]);
        t.tell(Deed::Occur(Occasion::Caught(seat)));
    }
    Ok(())
}
