//! All that a table knows of Cosmic Encounter itself: its windows, its talks, its encounters. The rest of the crate asks these
//! functions, and none of the game's own words.

use content::words::{self, Words};
use engine::Game;
use engine::ability::Source;
use engine::ask::{Answer, Ask, Labels, Offer, Question, Topic};
use engine::flow::{Frame, Outcome, Subject};
use engine::save::Input;
use engine::table::{CardId, Seat, Seats};
use engine::view::{Eye, SeenCard};
use engine::windows::{Moment, Phase};
use protocol::Waiting;
use protocol::cosmic::{
    About, Bell, BellOn, Board, Condition, Known, MorePrompt, MoreWait, Names, News, Patch, SkipTo, Wishes,
};

use crate::people::Person;
use crate::wishes::Attention;

// ---- where the game stands -------------------------------------------------------------------------------------------

/// The encounter under way, 0 for none: wishes, holds and what was declined count by it.
pub(crate) fn scene(game: &Game) -> u32 {
    game.maybe_encounter().map_or(0, |e| e.id.0)
}

/// The phase the encounter is in.
fn phase(game: &Game) -> Option<Phase> {
    game.maybe_encounter().map(|e| e.phase)
}

/// Main players and allies.
pub(crate) fn involved(game: &Game) -> Seats {
    let Some(e) = game.maybe_encounter() else { return Seats::NONE };
    let main = Seats::one(e.offense).or(e.defense.map_or(Seats::NONE, Seats::one));
    main.or(e.allies[0]).or(e.allies[1])
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

/// The use that is being answered.
pub(crate) fn about(game: &Game) -> Option<About> {
    let stack = &game.state().stack;
    let Some(Frame::Window(window)) = stack.last() else { return None };
    let Subject::Use(at) = window.subject else { return None };
    match stack.get(at as usize) {
        Some(Frame::Use(used)) => Some(About { by: used.by, ability: used.ability, whom: used.about }),
        _ => None,
    }
}

// ---- windows ---------------------------------------------------------------------------------------------------------

/// What kind of waiting an edge is.
pub(crate) fn kind(moment: Moment) -> Waiting {
    match moment {
        Moment::Used | Moment::Played | Moment::DealOver | Moment::GameEnds | Moment::Quake => Waiting::Response,
        Moment::Reinforce | Moment::Behind => Waiting::Reinforce,
        _ => Waiting::LastCall,
    }
}

/// Does an edge lie in the middle of a phase, after something has happened?
pub(crate) fn is_aside(moment: Moment) -> bool {
    moment > Moment::GameEnds
}

/// The question of a window, if that is what is asked, and the answer of one who does nothing by choice: to pass, or the
/// one use that is compulsory.
pub(crate) fn window(game: &Game) -> Option<(&Ask, Answer)> {
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

/// What a window offers.
pub(crate) fn plays(ask: &Ask) -> &[Offer] {
    match &ask.question {
        Question::Use { offers, .. } => offers,
        _ => &[],
    }
}

/// The answer that takes one of the plays on offer, or none.
pub(crate) fn nth(play: Option<u8>) -> Answer {
    play.map_or(Answer::Pass, Answer::Choice)
}

/// Which play an answer takes.
pub(crate) fn play_of(answer: &Answer) -> Option<u8> {
    match answer {
        Answer::Choice(i) => Some(*i),
        _ => None,
    }
}

/// Plays offered to somebody who need not take any, without a window of the rules.
pub(crate) fn offer(seat: Seat, plays: &[Offer]) -> Ask {
    let question = Question::Use { offers: plays.iter().copied().collect(), pass: true };
    Ask { seat, topic: Topic::Act, source: None, open: false, question }
}

/// The game as one who looks ahead takes it to be: that a hand has no encounter cards shows where it is replaced, and not
/// before.
pub(crate) fn to_look_ahead(game: &Game) -> Game {
    let mut game = game.clone();
    game.record();
    game.take_events();
    game.grant_encounter_cards();
    game
}

/// Does the game stand at an edge that a beat which began elsewhere must not reach? That a hand is replaced shows there, and
/// not before (R4.1, R9.3).
pub(crate) fn must_not_reach(game: &Game, began: Option<Moment>) -> bool {
    let edge = game.edge();
    edge == Some(Moment::NewHand) && edge != began
}

// ---- talks -----------------------------------------------------------------------------------------------------------

/// Those who talk about a deal, if that is what is asked, and how many times as long as usual they may.
pub(crate) fn talks(ask: &Ask) -> Option<(Seats, u16)> {
    match &ask.question {
        Question::Deal(table) => Some((table.parties.iter().copied().collect(), table.minutes.into())),
        _ => None,
    }
}

/// What is put in when the clock of talks runs out (R14.2).
pub(crate) fn talks_fail() -> Input {
    Input::Expire
}

/// Is it one of the questions that talks which fail come to, and that may be answered while they last? Who loses which ships;
/// what comes later may depend on cards that nobody knows yet.
pub(crate) fn is_asked_ahead(ask: &Ask) -> bool {
    ask.topic == Topic::LoseShips && ask.open
}

// ---- wishes ----------------------------------------------------------------------------------------------------------

/// What a person's possibility to act comes to, at a table that asks everybody or not.
pub(crate) fn attention(
    game: &Game,
    person: &Person,
    ask: &Ask,
    moment: Moment,
    about: Option<About>,
    asks: bool,
) -> Attention {
    let now = scene(game);
    let bell = |offer: &Offer| {
        let on = |o: &BellOn| match o {
            BellOn::Card { card } => offer.card == Some(*card),
            BellOn::Power => matches!(offer.ability.source, Source::Power(_)),
        };
        person.wishes.bells.iter().find(|(o, _)| on(o)).map_or(Bell::Glow, |(_, bell)| *bell)
    };
    let bells: Vec<Bell> = plays(ask).iter().map(bell).collect();
    let armed = bells.iter().position(|b| matches!(b, Bell::Armed { when } if holds_true(ask.seat, *when, about)));
    if let Some(i) = armed {
        return Attention::Play(i as u8);
    }
    let rings = bells.contains(&Bell::Ask);
    let declined = |o: &Offer| person.declined.contains(&(now, moment, *o));
    if plays(ask).iter().all(declined) && !person.wishes.full_control {
        return Attention::None;
    }
    if person.wishes.skip.is_some() && !rings && !concerns(game, ask.seat) {
        return Attention::None;
    }
    let stop = phase(game).is_some_and(|p| person.wishes.stops.contains(&p));
    let asks = rings || stop || person.wishes.full_control || asks;
    // once in an encounter (table 2.5)
    if asks { Attention::Ask { rings: rings && person.rang != Some(now) } } else { Attention::Glow }
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
    e.defense == Some(seat) || invited || about(game).is_some_and(|a| a.whom == Some(seat)) || !may_win(game).is_empty()
}

/// Bells a person can hang at most: one for each card, and one for the power.
const BELLS: usize = 64;

/// Why wishes are more than a table listens to.
pub(crate) fn too_many(wishes: &Wishes) -> Option<&'static str> {
    (wishes.bells.len() > BELLS || wishes.stops.len() > 8).then_some("too many bells or stops")
}

/// A person wishes something else from now on.
pub(crate) fn wish(game: &Game, person: &mut Person, wishes: Wishes) {
    let now = scene(game);
    if person.wishes.skip != wishes.skip {
        person.skipped_in = wishes.skip.map(|_| now);
    }
    person.armed_in = now;
    person.wishes = wishes;
}

/// Wishes run out: a skip where it was to end, a bell with its card, an armed card with the encounter.
pub(crate) fn spend(game: &Game, seat: Seat, person: &mut Person) {
    if person.wishes == Wishes::default() {
        return;
    }
    let now = scene(game);
    let elsewhere = person.skipped_in != Some(now);
    let reached = match person.wishes.skip {
        None => false,
        Some(SkipTo::MyTurn) => game.state().turn.owner == seat && elsewhere,
        Some(SkipTo::Involved) => involved(game).has(seat),
        Some(SkipTo::Reveal) => phase(game) == Some(Phase::Reveal),
        Some(SkipTo::EncounterEnd) => elsewhere,
    };
    let hand = game.hand(seat);
    if reached {
        person.wishes.skip = None;
    }
    // what was armed before an encounter is meant for it
    let over = person.armed_in != now && person.armed_in != 0;
    person.armed_in = now;
    person.wishes.bells.retain(|(on, bell)| {
        let there = match on {
            BellOn::Card { card } => hand.contains(card),
            BellOn::Power => true,
        };
        there && !(over && matches!(bell, Bell::Armed { .. }))
    });
}

// ---- what is told ----------------------------------------------------------------------------------------------------

/// What else is said of what the table waits for.
pub(crate) fn more_wait(game: &Game, moment: Option<Moment>, about: Option<About>) -> MoreWait {
    let said = game.said().iter().map(|what| what.for_eye(Eye::Watcher)).collect();
    MoreWait { moment, about, may_win: may_win(game), said }
}

/// What else is said of a question to the one who is asked.
pub(crate) fn more_prompt(game: &Game, ask: &Ask, eye: Eye) -> MorePrompt {
    let card = |id| {
        let card = &game.cards[CardId::ix(id)];
        let face = eye.sees(card.known).then_some(card.face);
        (id, SeenCard { face, back: card.back, known: 0 })
    };
    let labels = match (&ask.question, ask.source) {
        (Question::Choice { labels: Labels::Ability, .. }, Some(source)) => game.cast().ability(source).labels,
        _ => &[],
    };
    MorePrompt {
        named: ask.question.cards().into_iter().map(card).collect(),
        labels: labels.iter().map(|l| l.to_string()).collect(),
        words: option_words(game, ask),
    }
}

/// The words of the options of a choice, in English.
fn option_words(game: &Game, ask: &Ask) -> Vec<(u8, String)> {
    let Question::Choice { labels, open } = &ask.question else { return Vec::new() };
    let names = words::Names::letters(game.players.len());
    let words = Words::new(game, &names);
    (0..16).filter(|i| open & (1 << i) != 0).map(|i| (i, words.label(*labels, ask.source, i))).collect()
}

/// What an audience was told besides what lies on the table.
#[derive(Clone, Debug, Default)]
pub(crate) struct Seen {
    /// How many aliens and kinds of cards it knows the names of. They come into a game, they never leave it.
    names: (usize, usize),
    wishes: Wishes,
    conditions: Vec<Condition>,
}

fn count_names(game: &Game) -> (usize, usize) {
    (game.cast().aliens.len(), game.cast().cards.len())
}

fn conditions(game: &Game, seat: Option<Seat>, board: &Board) -> Vec<Condition> {
    seat.map_or_else(Vec::new, |seat| Condition::all(game, seat, &board.pieces))
}

/// What is new to an audience: one who plays a seat and has wishes, or one who watches. The board is there if the game has
/// moved.
pub(crate) fn news(
    game: &Game,
    seat: Option<Seat>,
    wishes: Option<&Wishes>,
    board: Option<(&Board, &Patch)>,
    seen: &mut Seen,
) -> News {
    let mut news = News::default();
    if seen.names != count_names(game) {
        seen.names = count_names(game);
        news.names = Some(Names::of(game));
    }
    if let Some(wishes) = wishes.filter(|w| **w != seen.wishes) {
        seen.wishes.clone_from(wishes);
        news.wishes = Some(wishes.clone());
    }
    // What a card may be armed for follows from the sheets on the table.
    if let Some((board, patch)) = board
        && (patch.pieces.is_some() || !patch.seats.is_empty() || seen.conditions.is_empty())
    {
        let now = conditions(game, seat, board);
        if now != seen.conditions {
            seen.conditions.clone_from(&now);
            news.conditions = Some(now);
        }
    }
    news
}

/// An audience is about to be told everything.
pub(crate) fn see_anew(game: &Game, seat: Option<Seat>, board: &Board, seen: &mut Seen) {
    (seen.names, seen.conditions) = (count_names(game), conditions(game, seat, board));
}

/// All that it knows then.
pub(crate) fn known(game: &Game, wishes: Option<&Wishes>, seen: &mut Seen) -> Known {
    seen.wishes = wishes.cloned().unwrap_or_default();
    Known { names: Names::of(game), wishes: seen.wishes.clone(), conditions: seen.conditions.clone() }
}
