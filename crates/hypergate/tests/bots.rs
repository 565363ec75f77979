//! Bots at tables over real sockets: every level at every pace, and those that fail.

mod common;

use std::time::Duration;

use bots::{Budget, Level, Player};
use common::*;
use cosmic::Cosmic;
use engine::Game;
use engine::ask::{Answer, Ask};
use protocol::{Preset, StandsIn};
use server::Server;
use tempfile::tempdir;

/// Bots that think for a moment only: whole games of them are played here.
fn hasty(level: Level, seed: u64, _: Budget) -> Box<dyn Player<Cosmic> + Send> {
    cosmic::player(level, seed, Budget::Iterations(4))
}

/// A number of the server.
async fn metric(server: &Server, name: &str) -> f64 {
    let (_, _, text) = http(server.address, "GET", "/metrics", "").await;
    let line = text.lines().find_map(|line| line.strip_prefix(&format!("hypergate_{name} ")));
    line.and_then(|value| value.parse().ok()).unwrap_or_else(|| panic!("no {name} in {text}"))
}

/// One person plays against two bots to the end.
async fn play(server: &Server, preset: Preset, level: protocol::Level) -> Client {
    let seated = make_against(server.address, options(3, preset), vec![level; 2], true).await;
    let mut me = Client::come(server.address, &seated.table, Some(&seated.token), None).await;
    while me.step().await {}
    me
}

/// Whole games of every level at one pace.
async fn play_all(server: &Server, preset: Preset) {
    use protocol::Level::*;
    tokio::join!(
        play(server, preset, Random),
        play(server, preset, Rookie),
        play(server, preset, Veteran),
        play(server, preset, Admiral)
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn every_level_plays_whole_games_at_every_pace() {
    let folder = tempdir().unwrap();
    let server = serve_with(folder.path(), 100, hasty).await;
    tokio::join!(
        play_all(&server, Preset::Casual),
        play_all(&server, Preset::Standard),
        play_all(&server, Preset::Solo),
        play_all(&server, Preset::Tournament)
    );
    assert!(metric(&server, "thoughts_total").await > 100.0);
    assert_eq!(metric(&server, "bots_panicked_total").await, 0.0);
    assert_eq!(metric(&server, "bots_not_legal_total").await, 0.0);
    assert_eq!(metric(&server, "failures_total").await, 0.0);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn veterans_play_as_they_do_at_tables() {
    let folder = tempdir().unwrap();
    let server = serve_with(folder.path(), 4, cosmic::player).await;
    let seated = make_against(server.address, options(3, Preset::Solo), vec![protocol::Level::Veteran; 2], true).await;
    let mut me = Client::come(server.address, &seated.table, Some(&seated.token), None).await;
    // a whole game of them takes long; what they answer first is theirs
    for _ in 0..30 {
        me.step().await;
    }
    assert!(metric(&server, "thoughts_total").await > 3.0);
    assert_eq!(metric(&server, "bots_panicked_total").await, 0.0);
    server.stop().await;
}

/// One who breaks down, one who does not come back, one who answers something else.
struct Wreck;
struct Stuck;
struct Liar;
impl Player<Cosmic> for Wreck {
    fn answer(&mut self, _: &Game, ask: &Ask) -> Answer {
        panic!("asked about {:?}", ask.topic)
    }
}
impl Player<Cosmic> for Stuck {
    fn answer(&mut self, _: &Game, _: &Ask) -> Answer {
        loop {
            std::thread::sleep(Duration::from_secs(1));
        }
    }
}
impl Player<Cosmic> for Liar {
    fn answer(&mut self, _: &Game, _: &Ask) -> Answer {
        Answer::Number(-1)
    }
}

async fn goes_on(players: cosmic::Players, counted: &str, why: StandsIn) {
    let folder = tempdir().unwrap();
    let server = serve_with(folder.path(), 100, players).await;
    let me = play(&server, Preset::Solo, protocol::Level::Admiral).await;
    assert!(me.stood_in.iter().any(|(_, w)| *w == why), "the host is told: {:?}", me.stood_in);
    assert!(metric(&server, counted).await > 20.0);
    // where it failed is kept, but for one who was only late; and it can be shown again
    let kept = std::fs::read_dir(folder.path().join("failures")).map_or(0, |files| files.count());
    assert_eq!(kept > 0, why == StandsIn::Failed, "{kept} positions");
    assert_eq!(metric(&server, "failures_total").await, 0.0);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_breaks_down_is_stood_in_for() {
    goes_on(|_, _, _| Box::new(Wreck), "bots_panicked_total", StandsIn::Failed).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_never_answers_is_stood_in_for() {
    goes_on(|_, _, _| Box::new(Stuck), "bots_late_total", StandsIn::Late).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_lies_is_stood_in_for() {
    goes_on(|_, _, _| Box::new(Liar), "bots_not_legal_total", StandsIn::Failed).await;
}
