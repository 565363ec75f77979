//! What an effect would do, before anything of it is done: a step only tells its deeds, so it can be heard out in
//! advance. For players who wonder what comes of a use; nothing of the rules goes by it.

use super::telling::Next;
use super::{Effect, Kept, Look, Ruling, Source, Telling, Told};
use crate::ask::Offer;
use crate::deeds::Deed;
use crate::flow::{Done, Frame, Stage, Subject, Use};
use crate::game::Game;
use crate::table::Seat;

/// Deeds that have not happened.
pub type Deeds = Vec<Deed>;

impl Game {
    /// What the first step of a use on offer would do; `None` if a question comes first.
    pub fn foresee(&self, offer: &Offer, by: Seat, subject: Subject) -> Option<Deeds> {
        let Offer { ability, card, piece, about } = *offer;
        let piece = match ability.source {
            Source::Super(alien) => self.super_sheet(by, alien).or(piece),
            _ => piece,
        };
        let effect = self.cast().ability(ability).effect.first()?;
        let look = Look { game: self, me: by, ability: Some(ability), piece, card, about, subject };
        let (done, kept, mut told) = (Done::default(), Kept::default(), Told::default());
        let ruling = effect(&mut Telling::new(look, &[], 0, &done, &kept, &mut told));
        deeds_of(ruling, told)
    }
    /// What a use under way will do next, as everybody has heard it announced; `None` if a question comes first, or if it
    /// depends on choices of which not everybody is told.
    pub fn foresee_use(&self, used: &Use) -> Option<Deeds> {
        if used.stage == Stage::Play {
            return None; // the card has not been played yet
        }
        let effect = self.cast().ability(used.ability).effect.get(used.step as usize)?;
        self.hear(*effect, used)
    }
    /// What happens instead of a use under way if somebody cancels it.
    pub fn foresee_cancelled(&self, used: &Use) -> Option<Deeds> {
        let effect = self.cast().ability(used.ability).on_zapped?;
        self.hear(effect, used)
    }
    fn hear(&self, effect: Effect, used: &Use) -> Option<Deeds> {
        let mut told = Told::default();
        let ruling = effect(&mut Telling::of_use(self.look_of(used), used, 0, &mut told));
        deeds_of(ruling, told)
    }
    /// The use in a frame.
    pub fn use_in(&self, frame: u16) -> Option<&Use> {
        match self.state().stack.get(frame as usize) {
            Some(Frame::Use(used)) => Some(used),
            _ => None,
        }
    }
}

/// The deeds of a step, if it has all the answers it wants and they were given openly.
fn deeds_of(ruling: Ruling, told: Told) -> Option<Deeds> {
    (ruling.is_ok() && told.next != Next::Again && !told.secret).then_some(told.deeds)
}
