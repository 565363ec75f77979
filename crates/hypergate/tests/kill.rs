//! The server is killed in the middle of games, at random moments, again and again: nothing that was acknowledged is lost,
//! and everybody goes on by itself. `HYPERGATE_KILLS` says how often; `make kill` does it a hundred times. After the last
//! one bots take over, since people who play by chance may play for long.

#[path = "../../server/tests/common/mod.rs"]
mod common;

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use common::*;
use engine::ask::{Answer, DealMove, Question};
use engine::save::{Input, Record};
use engine::table::Seat;
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

/// One who plays, and remembers what was acknowledged.
struct Player {
    address: SocketAddr,
    seated: Seated,
    /// Decisions that were acknowledged, in order.
    decided: Vec<(Seat, Answer)>,
    /// The last word that was acknowledged.
    said: u32,
    /// Prompts that were answered since it came.
    tried: Vec<u32>,
    dice: Pcg32,
}

/// Whether the server will be killed no more.
type Safe = watch::Receiver<bool>;

impl Player {
    /// Comes to the table, as often as it takes.
    async fn come(&self, since: Option<u32>) -> Client {
        loop {
            match Client::try_come(self.address, &self.seated.table, Some(&self.seated.token), since).await {
                Ok(client) => return client,
                Err(why) => {
                    assert!(["io", "closing"].contains(&why.code.as_str()), "{}", why.why);
                    sleep(Duration::from_millis(20)).await;
                }
            }
        }
    }

    /// What it answers next. Windows are passed by most, so that they close at once.
    fn answer(&mut self, client: &Client) -> Option<(Prompt, Answer)> {
        let prompt = client.prompts.iter().find(|p| p.filed.is_none() && !self.tried.contains(&p.id))?;
        let answer = match &prompt.ask.question {
            Question::Use { pass: true, .. } if self.dice.random_ratio(3, 4) => Answer::Pass,
            Question::Deal(_) => Answer::Deal(Box::new(DealMove::Refuse)),
            question => question.sample(&mut self.dice),
        };
        Some((prompt.clone(), answer))
    }

    /// Answers what is asked, or waits for something to happen. Says whether the connection lives.
    async fn step(&mut self, client: &mut Client) -> bool {
        let Some((prompt, given)) = self.answer(client) else { return client.hear().await.is_some() };
        self.tried.push(prompt.id);
        let answer = given.clone();
        match client.ask(|id| ToTable::Answer { id, prompt: prompt.id, answer }).await {
            Ok(_) => {
                if !matches!(prompt.ask.question, Question::Use { .. }) {
                    self.decided.push((prompt.ask.seat, given));
                }
                true
            }
            // an offer for any time cannot be declined
            Err(why) if why.code == "not_legal" && given == Answer::Pass => true,
            Err(why) => ["stale", "over"].contains(&why.code.as_str()),
        }
    }

    /// Says something now and then.
    async fn talk(&mut self, client: &mut Client) {
        let word = self.said + 1;
        match client.ask(|id| ToTable::Talk { id, words: Words::Text(word.to_string()) }).await {
            Ok(_) => self.said = word,
            Err(why) => assert!(["io", "closing"].contains(&why.code.as_str()), "{}", why.why),
        }
    }

    /// Plays until the game is over, or nobody kills the server any more.
    async fn play(mut self, mut safe: Safe) -> Player {
        let mut client = self.come(None).await;
        let mut turns = 0u32;
        while !client.is_over() {
            turns += 1;
            let turn = async {
                if turns.is_multiple_of(7) {
                    self.talk(&mut client).await;
                }
                self.step(&mut client).await
            };
            let alive = tokio::select! {
                alive = turn => alive,
                _ = safe.wait_for(|safe| *safe) => break,
            };
            if !alive {
                let seq = client.seq;
                client = self.come(Some(seq)).await;
                self.tried.clear();
                assert!(client.fresh, "a table that came back starts from a snapshot");
                let mine = client.talk.iter().filter(|s| s.seat == Some(self.seated.seat));
                let last = mine.filter_map(|s| match &s.words {
                    Words::Text(text) => text.parse::<u32>().ok(),
                    Words::Phrase(_) => None,
                });
                assert!(last.max().unwrap_or(0) >= self.said, "an acknowledged word is lost");
            }
        }
        self
    }

    /// Plays to the end against bots, which make short work of it.
    async fn finish(&mut self, others: &[Seat]) {
        let mut client = self.come(None).await;
        self.tried.clear();
        for seat in others.iter().copied() {
            match client.ask(|id| ToTable::Bot { id, seat, level: Some(Level::Rookie) }).await {
                Err(why) if why.code == "over" => return,
                done => drop(done.expect("the host puts a bot there")),
            }
        }
        while !client.is_over() {
            assert!(self.step(&mut client).await, "nobody kills the server any more");
        }
    }
}

/// A whole game of three people; everything that was acknowledged is in its record.
async fn game(address: SocketAddr, seed: u64, safe: Safe) {
    let make = MakeTable { name: "Ada".into(), options: options(3, Preset::Casual), bots: Vec::new(), start: false };
    let host: Seated = insist(address, "/api/tables", &make).await;
    let mut seats = vec![host];
    for name in ["Boris", "Chiyo"] {
        let take = TakeSeat { name: format!("{name} {}", seats.len()), ..TakeSeat::default() };
        // whoever was cut off while sitting down does not know whether the seat is taken: another name, another try
        seats.push(insist(address, &format!("/api/tables/{}/seats", seats[0].table), &take).await);
    }
    loop {
        let mut client = Client::try_come(address, &seats[0].table, Some(&seats[0].token), None).await;
        if let Ok(client) = &mut client {
            match client.ask(|id| ToTable::Start { id }).await {
                Err(why) if why.code == "io" || why.code == "closing" => {}
                Err(why) if why.code == "begun" => break,
                done => {
                    done.expect("the game begins");
                    break;
                }
            }
        }
        sleep(Duration::from_millis(20)).await;
    }
    let table = seats[0].table.clone();
    let player = |seated: Seated| {
        let dice = Pcg32::seed_from_u64(seed << 8 | u64::from(seated.seat.0));
        Player { address, seated, decided: Vec::new(), said: 0, tried: Vec::new(), dice }
    };
    let playing: Vec<_> = seats.into_iter().map(|s| tokio::spawn(player(s).play(safe.clone()))).collect();
    let mut done = Vec::new();
    for player in playing {
        done.push(player.await.expect("a player goes on to the end"));
    }
    if *safe.borrow() {
        let others: Vec<Seat> = done[1..].iter().map(|p| p.seated.seat).collect();
        done[0].finish(&others).await;
    }
    let record = loop {
        match try_http(address, "GET", &format!("/api/tables/{table}/export"), "").await {
            Some((200, record)) => break record,
            _ => sleep(Duration::from_millis(20)).await,
        }
    };
    let record = Record::read(content::catalogue(), &record).expect("a record");
    record.replay(content::catalogue()).expect("it is whole");
    for player in done {
        let mut inputs = record.inputs.iter();
        for (seat, answer) in &player.decided {
            let found = inputs.any(|input| matches!(input, Input::Answer(s, a) if s == seat && a == answer));
            assert!(found, "an acknowledged answer of {seat:?} is lost: {answer:?}");
        }
    }
}

async fn insist<T: serde::de::DeserializeOwned>(address: SocketAddr, path: &str, body: &impl serde::Serialize) -> T {
    loop {
        if let Some((200, answer)) = try_http(address, "POST", path, &serde_json::to_string(body).unwrap()).await {
            return serde_json::from_str(&answer).expect("it can be read");
        }
        sleep(Duration::from_millis(20)).await;
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
