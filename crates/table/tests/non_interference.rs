//! What others can observe about a window (that it exists, when it opens and closes, who is waited for, how many messages
//! there are) depends on what lies open and on the table's own chance, until somebody acts (table 2.2).
//!
//! Two worlds that look the same to one observer, with other hidden cards, go on in the same way while nobody acts: the
//! observer must be told the same at the same times, until hidden cards come to light by the rules.

use engine::ask::{Answer, Question};
use engine::table::{Controller, Seat};
use engine::view::What;
use protocol::*;
use rand::{Rng, SeedableRng};
use rand_pcg::Pcg32;
use table::*;

const OBSERVER: Seat = Seat(0);

fn setup(preset: Preset, seed: u64) -> Setup {
    let options = TableOptions::new(4, preset).timed(60);
    // Of what bots that search think nothing comes here: others answer for them when their time is up.
    let level = if seed.is_multiple_of(2) { Level::Veteran } else { Level::Rookie };
    let others = if preset == Preset::Solo { Who::Bot(level) } else { Who::Person };
    Setup { options, places: vec![Who::Person, others, others, others], seed }
}

/// A table at which everybody is present and the observer is told everything it may know.
fn open(setup: &Setup, saved: &Saved) -> Table {
    let (mut table, _) = Table::restore(setup.clone(), Some(saved), &[], 0).unwrap();
    table.watched(Audience::Place(OBSERVER), true);
    for i in 0..4 {
        table.presence(0, Seat(i), true);
    }
    table.snapshot(0, Audience::Place(OBSERVER));
    table
}

/// The one who is asked openly to decide something that everybody sees.
fn plain_decision(table: &Table) -> Option<(Seat, engine::ask::Ask)> {
    match table.game().pending() {
        [ask] if ask.open && !matches!(ask.question, Question::Cards { .. } | Question::Deal(_)) => {
            Some((ask.seat, ask.clone()))
        }
        _ => None,
    }
}

/// All people decide alike in both worlds where everybody sees the question; nobody acts in windows. What the observer is
/// told, and when.
fn stream(table: &mut Table, dice: &mut Pcg32) -> Vec<(Millis, ToClient)> {
    let (mut now, mut told) = (0, Vec::new());
    let take = |now: Millis, step: Step, told: &mut Vec<(Millis, ToClient)>| {
        let mine = step.tell.into_iter().filter(|(to, _)| *to == Audience::Place(OBSERVER));
        told.extend(mine.map(|(_, message)| (now, message)));
    };
    let mut decisions = 0;
    while decisions < 12 && now < 600_000 && !table.is_over() {
        if table.game().pending().is_empty()
            || table.game().edge().is_some()
            || table.game().pending().iter().any(|a| !a.open)
        {
            // a beat, or something that others do not see
        } else if let Some((seat, ask)) = plain_decision(table) {
            let place = Seat(table.game().players[seat.ix()].controller.0);
            let prompt =
                table.snapshot(now, Audience::Place(place)).prompts.iter().find(|p| p.ask == ask).map(|p| p.id);
            if let Some(prompt) = prompt {
                let answer = ask.question.sample(dice);
                let step = table.request(now, place, Request::Answer { prompt, answer }).unwrap();
                take(now, step, &mut told);
                decisions += 1;
                continue;
            }
        } else {
            break; // several decide, or a card is chosen, or a deal is talked about
        }
        if !table.game().pending().is_empty()
            && table.game().pending().iter().any(|a| !matches!(a.question, Question::Use { .. }))
            && !table.game().pending().iter().any(|a| a.open)
        {
            break; // a private decision: its owner takes its time
        }
        let Some(next) = table.next() else { break };
        now = now.max(next);
        let step = table.advance(now);
        take(now, step, &mut told);
    }
    told
}

/// Does it bring hidden cards to light, or leave something to chance, by the rules?
fn reveals(what: &What) -> bool {
    use What::*;
    matches!(
        what,
        Draws { .. }
            | Takes { .. }
            | DestinyDrawn(_)
            | Shows { .. }
            | Discards { .. }
            | LooksAt { .. }
            | Plays { .. }
            | Reveals { .. }
            | CardMoves { .. }
            | HandsSwapped(..)
            | HandsMixed(..)
            | Quake(_)
            | Shuffled(_)
            | Becomes { .. }
            | Against { .. }
            | AlienDiscarded { .. }
    )
}

/// Compares two streams up to the first difference; a difference must come from cards that came to light, or from
/// what a bot did.
fn compare(a: &[(Millis, ToClient)], b: &[(Millis, ToClient)], bots: bool, what: &str) -> usize {
    let reveals = |e: &Shared<What>| bots || reveals(e);
    for (i, (one, other)) in a.iter().zip(b).enumerate() {
        if one == other {
            continue;
        }
        let (ToClient::Update(x), ToClient::Update(y)) = (&one.1, &other.1) else {
            panic!("{what}: {one:?} {other:?}")
        };
        let differs = x.events.iter().zip(&y.events).find(|(x, y)| x != y);
        let n = x.events.len().min(y.events.len());
        let lawful = match differs {
            Some((x, y)) => reveals(x) || reveals(y),
            None => {
                let looks = |e: &Shared<What>| matches!(**e, What::LooksThrough { .. } | What::LooksAtHand { .. });
                let only_ids = x.wait == y.wait && x.events == y.events && x.events.iter().any(reveals);
                only_ids
                    || x.events.iter().any(looks)
                    || x.events[n..].iter().chain(&y.events[n..]).next().is_some_and(reveals)
            }
        };
        assert!(lawful, "{what}, message {i}:\n{one:?}\n{other:?}");
        // Bots decide one thing or the other by their hands; the same thing they do at the same time.
        assert!(one.0 == other.0 || (bots && x != y), "{what}, message {i}: something came to light at another time");
        return i;
    }
    a.len().min(b.len())
}

/// Plays a game by chance and stops wherever the observer decides something.
fn positions(setup: &Setup, dice: &mut Pcg32) -> Vec<engine::Game> {
    let mut game = engine::Game::new(content::catalogue(), setup.game_options()).unwrap();
    let mut all = Vec::new();
    while game.finish().is_none() && all.len() < 12 {
        let ask = game.pending()[0].clone();
        let open = game.pending().len() == 1 && ask.open && ask.seat == OBSERVER;
        if open
            && game.players[0].controller == Controller(0)
            && !matches!(ask.question, Question::Deal(_))
            && dice.random_ratio(1, 3)
        {
            all.push(game.clone());
        }
        let answer = match &ask.question {
            Question::Use { pass: true, .. } if dice.random_ratio(2, 3) => Answer::Pass,
            question => question.sample(dice),
        };
        game.answer(ask.seat, game.version(), answer).unwrap();
    }
    all
}

#[test]
fn nothing_hidden_can_be_told_from_the_time_that_passes() {
    let (mut compared, mut lengths) = (0, 0);
    let cases: u64 = std::env::var("CASES").ok().and_then(|n| n.parse().ok()).unwrap_or(24);
    for seed in 0..cases {
        let preset = [Preset::Standard, Preset::Tournament, Preset::Solo][seed as usize % 3];
        let setup = setup(preset, seed);
        let mut dice = Pcg32::seed_from_u64(seed);
        for (n, game) in positions(&setup, &mut dice).into_iter().enumerate() {
            let streams: Vec<_> = (0..2)
                .map(|world| {
                    let mut game = game.imagine(Controller(0), seed * 100 + world);
                    game.reseed(seed);
                    let saved =
                        Saved { game: game.save(), inputs: 0, wishes: Vec::new(), ahead: Vec::new(), paused: false };
                    let mut table = open(&setup, &saved);
                    stream(&mut table, &mut Pcg32::seed_from_u64(n as u64))
                })
                .collect();
            lengths += compare(
                &streams[0],
                &streams[1],
                preset == Preset::Solo,
                &format!("{preset:?}, seed {seed}, position {n}"),
            );
            compared += 1;
        }
    }
    assert!(compared > 100 && lengths > compared, "{compared} positions, {lengths} messages alike");
}
