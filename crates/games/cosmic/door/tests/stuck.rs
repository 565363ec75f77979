//! A table at which the rules do not come to an end.

use cosmic::says::{Prompt, ToClient};
use cosmic::tables::{Entry, Request, Step, Table};
use engine::ability::Source;
use engine::ask::{Answer, Offer, Question};
use engine::save::Input;
use engine::table::Seat;
use engine::{Game, Options};
use protocol::{Preset, TableOptions, Waiting};
use table::{Audience, Millis, Seed, Setup, Who};

fn setup() -> Setup {
    Setup { options: TableOptions::new(3, Preset::Standard), chairs: vec![Who::Person; 3], seed: Seed::Named(1) }
}

/// A table of three persons around a game.
fn around(mut game: Game) -> Table {
    game.record();
    game.stop_at_edges(true);
    let (mut table, _) = Table::with(setup(), game, 0);
    table.watched(Audience::Watchers, true);
    table
}

/// The first has a power that never comes to an end, and may use it now.
fn before_it() -> (Table, Millis) {
    let mut options = Options::new(3, 1).with_aliens(&["eddy", "plain-1", "plain-2"]);
    (options.patient, options.first) = (true, Some(0));
    let mut table = around(Game::new(content::test_catalogue(), options).expect("three can play"));
    let mut now = 0;
    while endless(&table).is_none() {
        play_on(&mut table, &mut now);
    }
    (table, now)
}

fn prompts(table: &Table) -> Vec<(Seat, Prompt)> {
    let of = |seat| table.prompts_of(Audience::Chair(seat)).into_iter().map(move |prompt| (seat, prompt));
    (0..3).map(Seat).flat_map(of).collect()
}

/// Time passes, or somebody gives any answer.
fn play_on(table: &mut Table, now: &mut Millis) {
    if let Some(next) = table.next() {
        *now = next;
        table.advance(next);
        return;
    }
    let (seat, prompt) = prompts(table).into_iter().find(|(_, p)| p.loud).expect("somebody is asked");
    let answer = prompt.ask.question.default_answer();
    table.request(*now, seat, Request::Answer { prompt: prompt.id, answer }).expect("a legal answer");
}

/// The prompt at which the power may be used, and the answer that does it.
fn endless(table: &Table) -> Option<(u32, Answer)> {
    prompts(table).into_iter().find_map(|(_, prompt)| {
        let Question::Use { offers, .. } = &prompt.ask.question else { return None };
        let power = |o: &Offer| matches!(o.ability.source, Source::Power(_));
        let at = offers.iter().position(power)?;
        Some((prompt.id, Answer::Choice(at as u8)))
    })
}

fn words(step: &Step) -> Vec<Option<Waiting>> {
    let wait = |(to, message): &(Audience, ToClient)| match message {
        ToClient::Update(update) if *to == Audience::Watchers => Some(update.wait.as_ref().map(|w| w.kind)),
        _ => None,
    };
    step.frames.iter().filter_map(wait).collect()
}

#[test]
fn an_endless_effect_stops_the_table_and_nothing_else() {
    let (mut table, mut now) = before_it();
    let before = table.game().digest();
    let (version, inputs) = (table.game().version(), table.inputs());
    let (prompt, answer) = endless(&table).expect("it may be used");
    let mut step = table.request(now, Seat(0), Request::Answer { prompt, answer }).expect("it is on offer");
    while !table.is_stuck() {
        now = table.next().expect("the beat closes");
        step = table.advance(now);
    }
    assert_eq!((table.game().version(), table.inputs(), table.next()), (version, inputs, None));
    assert!(matches!(step.entries.last(), Some(Entry::Stuck(Some(Input::Answer(Seat(0), Answer::Choice(_)))))));
    assert_eq!(words(&step).last(), Some(&Some(Waiting::Stuck)));
    assert_eq!(step.stuck.expect("it says so").code, "stuck");
    let wish = table.request(now, Seat(1), Request::Hold);
    assert_eq!(wish.expect_err("the table stands").code, "stuck");
    assert!(table.snapshot(now, Audience::Chair(Seat(2))).prompts.is_empty());
    // where it comes back it asks again, and another answer may go on
    let mut again = around(Game::load(content::test_catalogue(), &table.game().save()).expect("it is sound"));
    while again.game().version() == version {
        play_on(&mut again, &mut now);
    }
    assert!(!again.is_stuck());
    assert_ne!(again.game().digest(), before);
}
