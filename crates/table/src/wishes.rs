//! Who is asked in a beat: the wishes of a person against what it could do (table 2.4, 2.5).

use engine::ability::Source;
use engine::ask::{Ask, Offer};
use engine::flow::Outcome;
use engine::table::{EncounterId, Seat, Seats};
use engine::windows::{Moment, Phase};
use protocol::{About, Bell, BellOn, Condition, SkipTo, Wishes};

use crate::beat::offers;
use crate::table::{Asked, Table};

/// What a possibility to act comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Attention {
    /// It passes without being asked.
    None,
    /// Its cards glow.
    Glow,
    /// It is asked; its bell may hold the beat when the time is up.
    Ask { rings: bool },
    /// An armed card plays itself.
    Play(u8),
}

impl Table {
    pub(crate) fn encounter_id(&self) -> EncounterId {
        self.game.maybe_encounter().map_or(EncounterId(0), |e| e.id)
    }

    /// What a person's possibility to act comes to.
    pub(crate) fn attention(&mut self, chair: usize, ask: &Ask, moment: Moment, about: Option<About>) -> Attention {
        let (now, phase) = (self.encounter_id(), self.phase());
        self.drop_spent_wishes(chair);
        let person = &self.people[chair];
        let bell = |offer: &Offer| {
            let on = |o: &BellOn| match o {
                BellOn::Card { card } => offer.card == Some(*card),
                BellOn::Power => matches!(offer.ability.source, Source::Power(_)),
            };
            person.wishes.bells.iter().find(|(o, _)| on(o)).map_or(Bell::Glow, |(_, bell)| *bell)
        };
        let bells: Vec<Bell> = offers(ask).iter().map(bell).collect();
        let armed =
            bells.iter().position(|b| matches!(b, Bell::Armed { when } if self.holds_true(ask.seat, *when, about)));
        if let Some(i) = armed {
            return Attention::Play(i as u8);
        }
        let rings = bells.contains(&Bell::Ask);
        let declined = |o: &Offer| person.declined.contains(&(now, moment, *o));
        if offers(ask).iter().all(declined) && !person.wishes.full_control {
            return Attention::None;
        }
        if person.wishes.skip.is_some() && !rings && !self.concerns(chair) {
            return Attention::None;
        }
        let stop = phase.is_some_and(|p| person.wishes.stops.contains(&p));
        let asks = rings || stop || person.wishes.full_control || self.pace.asks;
        // once in an encounter (table 2.5)
        if asks { Attention::Ask { rings: rings && person.rang != Some(now) } } else { Attention::Glow }
    }

    /// Is the condition of an armed card met?
    fn holds_true(&self, seat: Seat, when: Condition, about: Option<About>) -> bool {
        match (when, about) {
            (Condition::Usable, _) => true,
            (Condition::By { seat }, Some(about)) => about.by == seat,
            (Condition::Power { alien }, Some(about)) => about.ability.source == Source::Power(alien),
            (Condition::Card { card }, Some(about)) => about.ability.source == Source::Card(card),
            (Condition::AgainstMe, Some(about)) => about.whom == Some(seat),
            (_, None) => false,
        }
    }

    /// Wishes run out: a skip where it was to end, a bell with its card, an armed card with the encounter.
    pub(crate) fn drop_spent_wishes(&mut self, chair: usize) {
        if self.people[chair].wishes == Wishes::default() {
            return;
        }
        let Some(seat) = self.seat_at(chair) else { return };
        let now = self.encounter_id();
        let elsewhere = self.people[chair].skipped_in != Some(now);
        let reached = match self.people[chair].wishes.skip {
            None => false,
            Some(SkipTo::MyTurn) => self.game.state().turn.owner == seat && elsewhere,
            Some(SkipTo::Involved) => self.involved().has(seat),
            Some(SkipTo::Reveal) => self.phase() == Some(Phase::Reveal),
            Some(SkipTo::EncounterEnd) => elsewhere,
        };
        let hand = self.game.hand(seat);
        let person = &mut self.people[chair];
        if reached {
            person.wishes.skip = None;
        }
        // what was armed before an encounter is meant for it
        let over = person.armed_in != now && person.armed_in != EncounterId(0);
        person.armed_in = now;
        person.wishes.bells.retain(|(on, bell)| {
            let there = match on {
                BellOn::Card { card } => hand.contains(card),
                BellOn::Power => true,
            };
            there && !(over && matches!(bell, Bell::Armed { .. }))
        });
    }

    /// What a skip never skips: to be attacked, invited or named, and a win at hand.
    fn concerns(&self, chair: usize) -> bool {
        let Some(seat) = self.seat_at(chair) else { return false };
        let Some(e) = self.game.maybe_encounter() else { return false };
        let invited = e.invited[0].or(e.invited[1]).has(seat);
        e.defense == Some(seat)
            || invited
            || self.about().is_some_and(|a| a.whom == Some(seat))
            || !self.may_win().is_empty()
    }

    /// Those who would win the game if the encounter went well for them.
    pub(crate) fn may_win(&self) -> Seats {
        let Some(e) = self.game.maybe_encounter() else { return Seats::NONE };
        let over = matches!(e.outcome, Some(Outcome::Won(_) | Outcome::BothLose | Outcome::FailedDeal));
        if over || e.defense.is_none() {
            return Seats::NONE;
        }
        let gains = Seats::one(e.offense).or(e.allies[0]);
        let near = |s: &Seat| self.game.progress(*s) + 1 >= self.game.needed(*s);
        gains.iter().filter(near).collect()
    }

    /// Remembers what people have declined by saying so.
    pub(crate) fn note_declined(&mut self, asked: &[Asked]) {
        let now = self.encounter_id();
        for one in asked.iter().filter(|a| a.answered && a.filed.is_none()) {
            let Some(moment) = one.moment else { continue };
            let person = &mut self.people[one.chair];
            person.declined.retain(|(encounter, _, _)| *encounter == now);
            person.declined.extend(offers(&one.ask).iter().map(|o| (now, moment, *o)));
        }
    }
}
