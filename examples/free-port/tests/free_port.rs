//! All that a set of one's own has to prove: its texts are whole, its scenarios hold, games by chance break nothing, bots of
//! every level play it, and nobody learns what they may not know.

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::process::Command;

use engine::ability::{Catalogue, Source};
use engine::ask::{Answer, Ask, Question};
use engine::table::{Controller, PieceId};
use engine::view::{Event, Eye, View};
use engine::{Game, Options};
use free_port::FREE_PORT;

/// The catalogue with the set in it.
fn catalogue() -> &'static Catalogue {
    content::play_with(&[&FREE_PORT]).expect("nothing else is played with");
    content::catalogue()
}

/// The whole program does something, and all is well.
fn program(line: &str) -> String {
    let done = Command::new(env!("CARGO_BIN_EXE_free-port")).args(line.split(' ')).output().expect("it runs");
    let said = String::from_utf8_lossy(&[done.stdout, done.stderr].concat()).into_owned();
    assert!(done.status.success(), "free-port {line}\n{said}");
    said
}

#[test]
fn the_texts_are_whole() {
    assert_eq!(FREE_PORT.missing(), Vec::<String>::new());
    let sheet = program("alien smuggler");
    assert!(sheet.contains("SMUGGLER") && sheet.contains("Free Port") && sheet.contains("Contraband"), "{sheet}");
}

#[test]
fn the_scenarios_hold() {
    catalogue();
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("rulings");
    let report = rulings::run(&[folder], rulings::Mode::Pauses);
    assert!(report.failed() == 0 && report.passed() > 0, "\n{}", report.text());
}

#[test]
fn games_by_chance_break_nothing() {
    program("fuzz --games 80 --players 4 --aliens smuggler,miser,plant,sorcerer");
    program("fuzz --games 80 --players 5 --aliens macron,smuggler,philanthropist,cryo,chronos");
    program("fuzz --games 40 --sets base,free-port --all-flares");
}

#[test]
fn bots_of_every_level_play_it() {
    for level in ["random", "rookie", "veteran", "admiral"] {
        let games = if level == "random" || level == "rookie" { 12 } else { 2 };
        let line =
            format!("sim --games {games} --players 4 --budget 4 --bots {level} --aliens smuggler,human,zombie,oracle");
        assert!(program(&line).contains("Smuggler"), "{level}");
    }
}

/// A game with the set's aliens in it, played on by chance until something has come.
fn until(seed: u64, found: impl Fn(&Game) -> bool) -> Option<Game> {
    let options =
        Options { discreet: true, ..Options::new(4, seed).with_aliens(&["smuggler", "human", "miser", "plant"]) };
    let mut game = Game::new_recorded(catalogue(), options).expect("these may meet");
    let mut bot = cosmic::Random::new(seed);
    game.play_out(|_, ask| bot.answer(ask), |game| found(game));
    game.finish().is_none().then_some(game)
}

/// The question by which Smuggler chooses its contact.
fn choosing(game: &Game) -> Option<&Ask> {
    let smuggler = game.cast().find("smuggler").map(Source::Power);
    let chooses =
        |ask: &&Ask| matches!(ask.question, Question::Seat { .. }) && ask.source.map(|s| s.source) == smuggler;
    game.pending().iter().find(chooses)
}

/// All that somebody is told: the table, what happened, what is asked.
fn told(game: &mut Game, eye: Controller) -> (View, Vec<Event>) {
    let events = game.take_events();
    (game.view(eye), events.iter().map(|event| event.for_eye(Eye::Of(eye))).collect())
}

#[test]
fn nobody_else_learns_who_the_contact_is() {
    let (mut compared, mut known) = (0, 0);
    for seed in 0..20 {
        let Some(mut game) = until(seed, |game| choosing(game).is_some()) else { continue };
        game.take_events();
        let (seat, among) = match choosing(&game) {
            Some(Ask { seat, question: Question::Seat { among, .. }, .. }) => (*seat, *among),
            other => panic!("{other:?}"),
        };
        let worlds = among.iter().map(|contact| {
            let mut world = game.clone();
            world.answer(seat, world.version(), Answer::Seat(contact)).expect("it may be chosen");
            world
        });
        let worlds: Vec<Game> = worlds.collect();
        for other in game.others(seat).iter() {
            let eye = game.players[other.ix()].controller;
            let seen: Vec<_> = worlds.iter().map(|world| told(&mut world.clone(), eye)).collect();
            assert!(seen.windows(2).all(|two| two[0] == two[1]), "seed {seed}: {eye:?} can tell who it is");
            compared += seen.len();
        }
        let mine = game.players[seat.ix()].controller;
        let notes: BTreeSet<_> = worlds.iter().map(|world| format!("{:?}", world.view(mine).pieces[0].notes)).collect();
        known += (notes.len() == worlds.len()) as usize; // unless somebody may still zap it
    }
    assert!(known > 10, "its holder knew in {known} games only");
    assert!(compared > 100, "only {compared} were compared");
}

/// Somebody who is asked something while another player has a contact.
fn onlooker(game: &Game) -> Option<Controller> {
    let (sheet, holder) = (&game.pieces[0], game.holder(PieceId(0)));
    let ask = game.pending().iter().find(|ask| !sheet.notes.is_empty() && holder != Some(ask.seat))?;
    Some(game.players[ask.seat.ix()].controller)
}

#[test]
fn what_others_imagine_looks_the_same_and_leaves_the_contact_open() {
    let mut looked = 0;
    for seed in 0..30 {
        let Some(game) = until(seed, |game| onlooker(game).is_some()) else { continue };
        let me = onlooker(&game).expect("it was found");
        let mut guesses = BTreeSet::new();
        for dice in 0..12 {
            let mut world = game.imagine(me, dice);
            assert_eq!(world.view(me), game.view(me), "seed {seed}");
            guesses.insert(format!("{:?}", world.pieces[0].notes));
            let mut bot = cosmic::Random::new(dice);
            world.play_out(|_, ask| bot.answer(ask), |_| false);
            assert!(world.finish().is_some(), "it goes on to its end");
        }
        assert!(guesses.len() > 1, "seed {seed}: {guesses:?}");
        looked += 1;
    }
    assert!(looked > 10, "only {looked} games were looked at");
}
