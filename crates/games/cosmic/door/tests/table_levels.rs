//! Bots of every level play whole games at every pace; and whatever a bot does, the table goes on.

use bots::{Budget, Player};
use cosmic::Cosmic;
use cosmic::says::ToClient;
use cosmic::tables::{Idea, Request, Table, Thought};
use engine::Game;
use engine::ask::{Answer, Ask, DealMove, Question};
use engine::table::Seat;
use protocol::*;
use rand::{Rng, SeedableRng};
use rand_pcg::Pcg32;
use table::*;

const LEVELS: [Level; 4] = [Level::Random, Level::Rookie, Level::Veteran, Level::Admiral];
const PRESETS: [Preset; 4] = [Preset::Casual, Preset::Standard, Preset::Solo, Preset::Tournament];

fn setup(people: u8, level: Level, preset: Preset, seed: u64) -> Setup {
    let options = TableOptions::new(3, preset).timed(60).choosing("four_planets", true);
    let who = |i: u8| if i < people { Who::Person } else { Who::Bot(level) };
    Setup { options, chairs: (0..3).map(who).collect(), seed: Seed::Key(seed.into()) }
}

/// Bots that think for a moment only: whole games of them are played here.
fn hasty(level: bots::Level, seed: u64, _: Budget) -> Box<dyn Player<Cosmic> + Send> {
    cosmic::player(level, seed, Budget::Iterations(6))
}

/// What was seen of a game.
#[derive(Default)]
struct Seen {
    ideas: u32,
    lapses: Vec<Lapse>,
}

/// One person who answers by chance plays against bots to the end of the game. Each thought is at once what comes of it, or
/// nothing ever comes.
fn play(setup: Setup, think: impl Fn(Thought) -> Option<Idea>) -> Seen {
    let people: Vec<Seat> =
        (0..).map(Seat).zip(&setup.chairs).filter(|(_, who)| **who == Who::Person).map(|(seat, _)| seat).collect();
    let (mut table, mut step) = Table::new(setup, 0).unwrap();
    let (mut now, mut dice, mut seen) = (0, Pcg32::seed_from_u64(1), Seen::default());
    people.iter().for_each(|seat| table.watched(Audience::Chair(*seat), true));
    loop {
        seen.lapses.append(&mut step.lapses);
        let mut thoughts = std::mem::take(&mut step.thoughts);
        while let Some(thought) = thoughts.pop() {
            if !thought.is_wanted() {
                continue; // another idea was quicker
            }
            if let Some(idea) = think(thought) {
                seen.ideas += 1;
                let mut next = table.idea(now, idea);
                thoughts.append(&mut next.thoughts);
                seen.lapses.append(&mut next.lapses);
            }
        }
        if table.is_over() || table.inputs() >= 1500 {
            assert!(table.inputs() < 1500 || !people.is_empty(), "bots come to an end");
            return seen;
        }
        let asked = people.iter().find_map(|seat| {
            let prompts = table.snapshot(now, Audience::Chair(*seat)).prompts;
            prompts.into_iter().find(|p| p.filed.is_none() && p.loud).map(|p| (*seat, p))
        });
        step = match asked {
            Some((seat, prompt)) => {
                let answer = match prompt.ask.question.sample(&mut dice) {
                    Answer::Deal(_) => Answer::Deal(Box::new(DealMove::Refuse)),
                    answer => answer,
                };
                table.request(now, seat, Request::Answer { prompt: prompt.id, answer }).unwrap()
            }
            None => {
                now = table.next().expect("the table does not stand still").max(now);
                table.advance(now)
            }
        };
    }
}

#[test]
fn every_level_plays_whole_games_at_every_pace() {
    for (seed, preset) in (1..).zip(PRESETS) {
        for level in LEVELS {
            let seen = play(setup(1, level, preset, seed), |thought| Some(thought.think(hasty)));
            assert_eq!(seen.lapses, [], "{level:?}, {preset:?}");
            let searches = matches!(level, Level::Veteran | Level::Admiral);
            assert_eq!(seen.ideas > 20, searches, "{level:?}, {preset:?}: {} ideas", seen.ideas);
        }
    }
}

#[test]
fn bots_alone_play_whole_games_at_every_level() {
    for level in LEVELS {
        let seen = play(setup(0, level, Preset::Standard, 5), |thought| Some(thought.think(hasty)));
        assert_eq!(seen.lapses, [], "{level:?}");
    }
}

#[test]
fn veterans_think_by_playouts_and_admirals_by_the_clock_of_the_preset() {
    for (preset, millis) in PRESETS.into_iter().zip([200, 350, 100, 350]) {
        for (level, budget) in [(Level::Veteran, Budget::Iterations(100)), (Level::Admiral, Budget::Millis(millis))] {
            let (_, step) = Table::new(setup(0, level, preset, 1), 0).unwrap();
            assert!(step.thoughts.iter().all(|t| t.budget() == budget), "{level:?}, {preset:?}");
            assert!(!step.thoughts.is_empty());
        }
    }
}

/// One who breaks down.
struct Wreck;
impl Player<Cosmic> for Wreck {
    fn answer(&mut self, _: &Game, ask: &Ask) -> Answer {
        panic!("asked about {:?}", ask.topic)
    }
}
/// One who answers something else.
struct Liar;
impl Player<Cosmic> for Liar {
    fn answer(&mut self, _: &Game, ask: &Ask) -> Answer {
        match ask.question {
            Question::Number { .. } => Answer::Pass,
            _ => Answer::Number(-1),
        }
    }
}

#[test]
fn a_bot_that_breaks_down_lies_or_says_nothing_is_stood_in_for() {
    type Thinking = fn(Thought) -> Option<Idea>;
    type Kind = fn(&Why) -> bool;
    let kinds: [(Thinking, Kind); 3] = [
        (
            |t| Some(t.think(|_, _, _| Box::new(Wreck))),
            |w| matches!(w, Why::Panicked(what) if what.contains("asked about")),
        ),
        (|t| Some(t.think(|_, _, _| Box::new(Liar))), |w| matches!(w, Why::NotLegal(_))),
        (|_| None, |w| *w == Why::Late),
    ];
    for (think, is_it) in kinds {
        for preset in PRESETS {
            let seen = play(setup(1, Level::Veteran, preset, 3), think);
            assert!(seen.lapses.len() > 20, "{preset:?}: {}", seen.lapses.len());
            let told = |l: &Lapse| l.level == Level::Veteran && l.chair != Seat(0) && is_it(&l.why);
            assert!(seen.lapses.iter().all(told), "{preset:?}: {:?}", seen.lapses);
            assert!(seen.lapses.iter().any(|l| l.open) && seen.lapses.iter().any(|l| !l.open));
            // where a position is kept, everybody else answers well there
            for lapse in seen.lapses.iter().filter(|l| l.why != Why::Late).step_by(10) {
                assert!(lapse.again(hasty).unwrap().is_ok());
                assert!(matches!(lapse.again(|_, _, _| Box::new(Wreck)).unwrap(), Err(Why::Panicked(_))));
            }
        }
    }
    // bots alone wait longer, but not for ever
    let seen = play(setup(0, Level::Admiral, Preset::Solo, 3), |_| None);
    assert!(seen.lapses.len() > 20);
}

/// One who answers what would be answered in its place: only the time it takes can make a difference.
fn same(_: bots::Level, seed: u64, budget: Budget) -> Box<dyn Player<Cosmic> + Send> {
    cosmic::player(bots::Level::Rookie, seed, budget)
}

/// A whole game of one who passes, with bots that take so long to think; what the person is told, and when.
fn told(setup: &Setup, mut delay: impl FnMut() -> Option<Millis>) -> Vec<(Millis, ToClient)> {
    let (mut table, step) = Table::new(setup.clone(), 0).unwrap();
    let me = Audience::Chair(Seat(0));
    table.watched(me, true);
    let (mut now, mut dice, mut all) = (0, Pcg32::seed_from_u64(1), Vec::new());
    let mut thinking: Vec<(Millis, Thought)> = Vec::new();
    let mut steps = vec![step];
    loop {
        for step in steps.drain(..) {
            all.extend(step.frames.into_iter().map(|(_, message)| (now, message)));
            thinking.extend(step.thoughts.into_iter().filter_map(|t| Some((now + delay()?, t))));
        }
        if table.is_over() || table.inputs() >= 400 {
            return all;
        }
        let prompts = table.snapshot(now, me).prompts;
        if let Some(prompt) = prompts.into_iter().find(|p| p.filed.is_none() && p.loud) {
            let answer = match prompt.ask.question.sample(&mut dice) {
                Answer::Deal(_) => Answer::Deal(Box::new(DealMove::Refuse)),
                answer => answer,
            };
            steps.push(table.request(now, Seat(0), Request::Answer { prompt: prompt.id, answer }).unwrap());
            continue;
        }
        let next = table.next().expect("the table does not stand still").max(now);
        let first = (0..thinking.len()).min_by_key(|i| thinking[*i].0).filter(|i| thinking[*i].0 < next);
        steps.push(match first {
            Some(first) => {
                let (at, thought) = thinking.remove(first);
                now = at.max(now);
                table.idea(now, thought.think(same))
            }
            None => {
                now = next;
                table.advance(now)
            }
        });
    }
}

/// However long bots think, everybody is told the same at the same times.
#[test]
fn nobody_sees_how_long_a_bot_thinks() {
    for (seed, preset) in (20..).zip(PRESETS) {
        let setup = setup(1, Level::Veteran, preset, seed);
        let at_once = told(&setup, || Some(0));
        let mut dice = Pcg32::seed_from_u64(seed);
        let now_and_then = told(&setup, || Some(dice.random_range(0..3_000)));
        let never = told(&setup, || None);
        assert!(at_once.len() > 100, "{preset:?}: {}", at_once.len());
        assert!(at_once == now_and_then && at_once == never, "{preset:?}");
    }
}

/// What a bot thinks about in vain need not be thought about.
#[test]
fn a_thought_that_is_late_is_no_longer_wanted() {
    let (mut table, mut step) = Table::new(setup(1, Level::Veteran, Preset::Solo, 8), 0).unwrap();
    let mut now = 0;
    while step.thoughts.is_empty() {
        now = table.next().unwrap();
        step = table.advance(now);
    }
    let thought = step.thoughts.remove(0);
    assert!(thought.is_wanted());
    while table.next().is_some_and(|next| next <= thought.until()) {
        now = table.next().unwrap();
        table.advance(now);
    }
    assert!(!thought.is_wanted());
    let idea = thought.think(hasty);
    let before = table.inputs();
    let step = table.idea(now, idea);
    assert_eq!((step.lapses, table.inputs()), (Vec::new(), before), "it is not heard");
}
