//! The server is killed in the middle of games, at random moments, again and again: nothing that was acknowledged is lost,
//! and everybody goes on by itself. `HYPERGATE_KILLS` says how often; `make kill` does it a hundred times. After the last
//! one bots take over, since people who play by chance may play for long.

#[path = "common/mod.rs"]
mod common;

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use common::player::{Player, Safe, gather};
use common::*;
use cosmic::Record;
use cosmic::says::ToTable;
use engine::save::Input;
use protocol::*;
use rand::{Rng, SeedableRng};
use rand_pcg::Pcg32;
use tokio::sync::watch;
use tokio::time::sleep;

/// Tables in play.
const TABLES: u64 = 3;

struct Process(Child);

impl Process {
    /// Starts a server; the port is the same every time.
    fn start(data: &Path, port: u16) -> (Process, u16) {
        let mut child = Command::new(env!("CARGO_BIN_EXE_hypergate"))
            .args([
                "play",
                "--bind",
                "127.0.0.1",
                "--unlimited",
                "--haste",
                "100",
                "--port",
                &port.to_string(),
                "--data",
            ])
            .arg(data)
            .env("HYPERGATE_LOG", "error")
            .stdout(Stdio::piped())
            .spawn()
            .expect("the server starts");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("a pipe")).read_line(&mut line).expect("it says where it is");
        let port = line.trim().rsplit(':').next().and_then(|p| p.parse().ok()).expect("a port");
        (Process(child), port)
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.0.kill().expect("it can be killed"); // SIGKILL: it has no chance to store anything
        self.0.wait().expect("it ends");
    }
}

/// The others leave, and the first plays to the end against bots, which make short work of it.
async fn finish(player: &mut Player, others: &[Player]) {
    for other in others {
        let mut client = other.come(None).await;
        match client.ask(|id| ToTable::Leave { id }).await {
            Err(why) if why.code == "over" => return,
            Err(why) if why.code == "seat_lost" => {}
            other => panic!("nobody keeps it from leaving: {other:?}"),
        }
    }
    let mut client = player.come(None).await;
    player.tried.clear();
    while !client.is_over() {
        assert!(player.step(&mut client).await, "nobody kills the server any more");
    }
}

/// A whole game of three people; everything that was acknowledged is in its record.
async fn game(address: SocketAddr, seed: u64, safe: Safe) {
    let seats = gather(address).await;
    let table = seats[0].table.clone();
    let player = |seated: Seated| Player::new(address, seated, seed);
    let playing: Vec<_> = seats.into_iter().map(|s| tokio::spawn(player(s).play(safe.clone()))).collect();
    let mut done = Vec::new();
    for player in playing {
        done.push(player.await.expect("a player goes on to the end"));
    }
    if *safe.borrow() {
        let (first, others) = done.split_first_mut().expect("three play");
        finish(first, others).await;
    }
    let record = loop {
        match try_http(address, "GET", &format!("/api/tables/{table}/export"), "").await {
            Some((200, record)) => break record,
            _ => sleep(Duration::from_millis(20)).await,
        }
    };
    let record = Record::read(&record).expect("a record");
    record.replay().expect("it is whole");
    for player in done {
        let mut inputs = record.inputs.iter();
        for (seat, answer) in &player.decided {
            let found = inputs.any(|input| matches!(input, Input::Answer(s, a) if s == seat && a == answer));
            assert!(found, "an acknowledged answer of {seat:?} is lost: {answer:?}");
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_acknowledged_is_lost() {
    let kills: u32 = std::env::var("HYPERGATE_KILLS").map_or(10, |n| n.parse().expect("a number"));
    let seed: u64 = std::env::var("HYPERGATE_SEED").map_or_else(|_| rand::random(), |n| n.parse().expect("a number"));
    println!("HYPERGATE_KILLS={kills} HYPERGATE_SEED={seed}");
    let folder = tempfile::tempdir().unwrap();
    let (mut process, port) = Process::start(folder.path(), 0);
    let address = SocketAddr::from(([127, 0, 0, 1], port));
    let (now_safe, safe) = watch::channel(false);
    let games: Vec<_> = (0..TABLES)
        .map(|n| {
            let safe = safe.clone();
            tokio::spawn(async move {
                let mut count = 0;
                while count == 0 || !*safe.borrow() {
                    game(address, seed.wrapping_add(n * 1000 + count), safe.clone()).await;
                    count += 1;
                }
                count
            })
        })
        .collect();
    let mut dice = Pcg32::seed_from_u64(seed);
    for _ in 0..kills {
        sleep(Duration::from_millis(dice.random_range(50..900))).await;
        drop(process);
        process = Process::start(folder.path(), port).0;
    }
    now_safe.send_replace(true);
    let mut all = 0;
    for one in games {
        all += one.await.expect("no game lost anything");
    }
    assert!(all >= TABLES);
}
