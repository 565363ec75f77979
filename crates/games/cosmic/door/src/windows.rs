//! Its windows, talks and wishes, as a table asks for them.

use crate::says::{About, Bell, BellOn, Condition, SkipTo, Wishes};
use engine::ability::Source;
use engine::ask::{Answer, Ask, Offer, Question, Topic};
use engine::flow::{Frame, Outcome, Subject};
use engine::save::Input;
use engine::table::{Seat, Seats};
use engine::windows::{Moment, Phase};
use engine::{Game, Refusal};
use protocol::Waiting;
use table::{Attention, Windows, Wished};

use crate::Cosmic;

/// What is remembered of somebody's wishes.
#[derive(Clone, Debug, Default)]
pub struct Memory {
    /// The encounter in which it began to skip.
    skipped_in: Option<u32>,
    /// The encounter in which its armed cards play themselves.
    armed_in: u32,
}

/// Bells a person can hang at most: one for each card, and one for the power.
const BELLS: usize = 64;

impl Windows for Cosmic {
    type Moment = Moment;
    type Play = Offer;
    type Wishes = Wishes;
    type Memory = Memory;
    type About = About;

    fn edge(game: &Game) -> Option<Moment> {
        game.edge()
    }
    fn go_on(game: &mut Game) -> Result<(), Refusal> {
        game.go_on()
    }
    fn kind(moment: Moment) -> Waiting {
        match moment {
            Moment::Used | Moment::Played | Moment::DealOver | Moment::GameEnds | Moment::Quake => Waiting::Response,
            Moment::Reinforce | Moment::Behind => Waiting::Reinforce,
            _ => Waiting::LastCall,
        }
    }
    fn is_aside(moment: Moment) -> bool {
        moment > Moment::GameEnds
    }
    /// One who does nothing by choice passes, or takes the one use that is compulsory.
    fn window(game: &Game) -> Option<(&Ask, Answer)> {
        let [ask] = game.pending() else { return None };
        let Question::Use { offers, pass } = &ask.question else { return None };
        if *pass {
            return Some((ask, Answer::Pass));
        }
        let mut must = (0..offers.len()).filter(|i| game.cast().ability(offers[*i].ability).must);
        match (must.next(), must.next()) {
            (Some(only), None) => Some((ask, Answer::Choice(only as u8))),
            _ => None,
        }
    }
    fn plays(ask: &Ask) -> &[Offer] {
        match &ask.question {
            Question::Use { offers, .. } => offers,
            _ => &[],
        }
    }
    fn take(play: u8) -> Option<Answer> {
        Some(Answer::Choice(play))
    }
    fn pass() -> Option<Answer> {
        Some(Answer::Pass)
    }
    fn taken(answer: &Answer) -> Option<u8> {
        match answer {
            Answer::Choice(i) => Some(*i),
            _ => None,
        }
    }
    fn offer(seat: Seat, plays: &[Offer]) -> Option<Ask> {
        let question = Question::Use { offers: plays.iter().copied().collect(), pass: true };
        Some(Ask { seat, topic: Topic::Act, source: None, open: false, question })
    }
    /// That a hand has no encounter cards shows where it is replaced, and not before.
    fn to_look_ahead(game: &Game) -> Game {
        let mut game = game.clone();
        game.record();
        game.take_events();
        game.grant_encounter_cards();
        game
    }
    /// That a hand is replaced shows there, and not before (R4.1, R9.3).
    fn must_not_reach(game: &Game, began: Option<Moment>) -> bool {
        let edge = game.edge();
        edge == Some(Moment::NewHand) && edge != began
    }
    /// Main players and allies.
    fn involved(game: &Game) -> Seats {
        let Some(e) = game.maybe_encounter() else { return Seats::NONE };
        let main = Seats::one(e.offense).or(e.defense.map_or(Seats::NONE, Seats::one));
        main.or(e.allies[0]).or(e.allies[1])
    }
    fn about(game: &Game) -> Option<About> {
        let stack = &game.state().stack;
        let Some(Frame::Window(window)) = stack.last() else { return None };
        let Subject::Use(at) = window.subject else { return None };
        match stack.get(at as usize) {
            Some(Frame::Use(used)) => Some(About { by: used.by, ability: used.ability, whom: used.about }),
            _ => None,
        }
    }
    /// The encounter.
    fn scene(game: &Game) -> u32 {
        game.maybe_encounter().map_or(0, |e| e.id.0)
    }

    fn attention(
        game: &Game,
        wished: &Wished<Cosmic>,
        ask: &Ask,
        moment: Moment,
        about: Option<About>,
        asks: bool,
    ) -> Attention {
        let now = Cosmic::scene(game);
        let Wished { wishes, declined, rang, .. } = wished;
        let bell = |offer: &Offer| {
            let on = |o: &BellOn| match o {
                BellOn::Card { card } => offer.card == Some(*card),
                BellOn::Power => matches!(offer.ability.source, Source::Power(_)),
            };
            wishes.bells.iter().find(|(o, _)| on(o)).map_or(Bell::Glow, |(_, bell)| *bell)
        };
        let plays = Cosmic::plays(ask);
        let bells: Vec<Bell> = plays.iter().map(bell).collect();
        let armed = bells.iter().position(|b| matches!(b, Bell::Armed { when } if holds_true(ask.seat, *when, about)));
        if let Some(i) = armed {
            return Attention::Play(i as u8);
        }
        let rings = bells.contains(&Bell::Ask);
        let has_declined = |o: &Offer| declined.contains(&(now, moment, *o));
        if plays.iter().all(has_declined) && !wishes.full_control {
            return Attention::None;
        }
        if wishes.skip.is_some() && !rings && !concerns(game, ask.seat) {
            return Attention::None;
        }
        let stop = phase(game).is_some_and(|p| wishes.stops.contains(&p));
        let asks = rings || stop || wishes.full_control || asks;
        // once in an encounter (table 2.5)
        if asks { Attention::Ask { rings: rings && *rang != Some(now) } } else { Attention::Glow }
    }
    fn too_many(wishes: &Wishes) -> Option<&'static str> {
        (wishes.bells.len() > BELLS || wishes.stops.len() > 8).then_some("too many bells or stops")
    }
    fn wish(game: &Game, wished: &mut Wished<Cosmic>, wishes: Wishes) {
        let now = Cosmic::scene(game);
        if wished.wishes.skip != wishes.skip {
            wished.memory.skipped_in = wishes.skip.map(|_| now);
        }
        wished.memory.armed_in = now;
        wished.wishes = wishes;
    }
    /// A skip where it was to end, a bell with its card, an armed card with the encounter.
    fn spend(game: &Game, seat: Seat, wished: &mut Wished<Cosmic>) {
        let Wished { wishes, memory, .. } = wished;
        if *wishes == Wishes::default() {
            return;
        }
        let now = Cosmic::scene(game);
        let elsewhere = memory.skipped_in != Some(now);
        let reached = match wishes.skip {
            None => false,
            Some(SkipTo::MyTurn) => game.state().turn.owner == seat && elsewhere,
            Some(SkipTo::Involved) => Cosmic::involved(game).has(seat),
            Some(SkipTo::Reveal) => phase(game) == Some(Phase::Reveal),
            Some(SkipTo::EncounterEnd) => elsewhere,
        };
        if reached {
            wishes.skip = None;
        }
        let hand = game.hand(seat);
        // what was armed before an encounter is meant for it
        let over = memory.armed_in != now && memory.armed_in != 0;
        memory.armed_in = now;
        wishes.bells.retain(|(on, bell)| {
            let there = match on {
                BellOn::Card { card } => hand.contains(card),
                BellOn::Power => true,
            };
            there && !(over && matches!(bell, Bell::Armed { .. }))
        });
    }

    fn anytime(game: &Game, seat: Seat) -> Vec<Offer> {
        game.anytime(seat).into_iter().collect()
    }
    fn interrupt(seat: Seat, play: Offer) -> Option<Input> {
        Some(Input::Interrupt(seat, play))
    }
    /// Those who talk about a deal.
    fn talks(ask: &Ask) -> Option<(Seats, u16)> {
        match &ask.question {
            Question::Deal(table) => Some((table.parties.iter().copied().collect(), table.minutes.into())),
            _ => None,
        }
    }
    /// The minute is over (R14.2).
    fn talks_fail() -> Option<Input> {
        Some(Input::Expire)
    }
    /// Who loses which ships; what comes later may depend on cards that nobody knows yet.
    fn is_asked_ahead(ask: &Ask) -> bool {
        ask.topic == Topic::LoseShips && ask.open
    }
}

/// The phase the encounter is in.
fn phase(game: &Game) -> Option<Phase> {
    game.maybe_encounter().map(|e| e.phase)
}

/// Is the condition of an armed card met?
fn holds_true(seat: Seat, when: Condition, about: Option<About>) -> bool {
    match (when, about) {
        (Condition::Usable, _) => true,
        (Condition::By { seat }, Some(about)) => about.by == seat,
        (Condition::Power { alien }, Some(about)) => about.ability.source == Source::Power(alien),
        (Condition::Card { card }, Some(about)) => about.ability.source == Source::Card(card),
        (Condition::AgainstMe, Some(about)) => about.whom == Some(seat),
        (_, None) => false,
    }
}

/// What a skip never skips: to be attacked, invited or named, and a win at hand.
fn concerns(game: &Game, seat: Seat) -> bool {
    let Some(e) = game.maybe_encounter() else { return false };
    let invited = e.invited[0].or(e.invited[1]).has(seat);
    e.defense == Some(seat)
        || invited
        || Cosmic::about(game).is_some_and(|a| a.whom == Some(seat))
        || !may_win(game).is_empty()
}

/// Those who would win the game if the encounter went well for them.
pub(crate) fn may_win(game: &Game) -> Seats {
    let Some(e) = game.maybe_encounter() else { return Seats::NONE };
    let over = matches!(e.outcome, Some(Outcome::Won(_) | Outcome::BothLose | Outcome::FailedDeal));
    if over || e.defense.is_none() {
        return Seats::NONE;
    }
    let gains = Seats::one(e.offense).or(e.allies[0]);
    let near = |s: &Seat| game.progress(*s) + 1 >= game.needed(*s);
    gains.iter().filter(near).collect()
}
