//! Makes a database with tables in every kind of moment, for builds to come: `tests/earlier.rs` opens those that were made by
//! earlier builds. `cargo run -p hypergate --example earlier -- FOLDER` leaves `tables.db.gz` and `tables.json` there.

#[path = "../tests/common/mod.rs"]
mod common;
#[path = "../tests/common/database.rs"]
mod database;

use std::fs::File;
use std::io::Write;
use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

use common::*;
use cosmic::says::{ToTable, Wishes};
use database::database;
use engine::ask::{Answer, DealMove, Question, Topic};
use engine::options::Rewards;
use engine::windows::Phase;
use flate2::Compression;
use flate2::write::GzEncoder;
use futures_util::future::select_all;
use protocol::*;
use rand::SeedableRng;
use rand_pcg::Pcg32;
use serde::Serialize;
use server::{Config, Keeping, Server};
use sqlx::{Connection, Executor, Row};

/// How fast time passes: slow enough that a window stays open until those who make it stand there have gone.
const HASTE: u32 = 40;

/// What is written about a table.
#[derive(Serialize)]
struct Line {
    /// What it is.
    what: String,
    code: String,
    /// The seats of its people and their secrets.
    people: Vec<(u8, String)>,
}

/// A table, and those who play at it.
struct Scene {
    what: String,
    seats: Vec<Seated>,
    clients: Vec<Client>,
}

/// Where a table is left.
#[derive(Clone, Copy, PartialEq)]
enum Stop {
    Draft,
    Window,
    Talks,
    Effect,
    Undo,
    Paused,
    Over,
}

impl Scene {
    /// A table with so many people, the others rookies; begun if all seats are taken.
    async fn new(at: SocketAddr, what: &str, options: TableOptions, people: usize) -> Scene {
        let bots = options.players as usize - people;
        let mut seats = vec![make(at, options, bots, bots > 0 && people == 1).await];
        for name in ["Boris", "Chiyo", "Dora"].iter().take(people - 1) {
            seats.push(sit(at, &seats[0].table, name).await);
        }
        let mut clients = Vec::new();
        for seated in &seats {
            clients.push(Client::come(at, &seated.table, Some(&seated.token), None).await);
        }
        if people > 1 {
            clients[0].ask(|id| ToTable::Start { id }).await.expect("all seats are taken");
        }
        let wishes = Wishes { stops: vec![Phase::Planning], ..Wishes::default() };
        clients[0].ask(|id| ToTable::Wish { id, wishes }).await.expect("it can be wished");
        Scene { what: what.into(), seats, clients }
    }

    /// Plays until the table stands there, after so many answers of its people.
    async fn until(mut self, stop: Stop, after: u32) -> Option<Scene> {
        let (mut answers, mut dice) = (0, Pcg32::seed_from_u64(after.into()));
        let (mut last, mut tried) = (None, Vec::new());
        let (mut offered, mut undone) = (false, false);
        loop {
            if self.clients.iter().any(Client::is_over) {
                return Some(self).filter(|_| stop == Stop::Over);
            }
            let filed = self.clients.iter().flat_map(|c| &c.prompts).any(|p| p.filed.is_some() && !p.ahead);
            let mut spoke = false;
            for client in &mut self.clients {
                let Some((prompt, mut answer)) = client.answer() else { continue };
                if tried.contains(&(client.you, prompt)) {
                    continue; // it is answered, and the news are on their way
                }
                let asked = client.prompts.iter().find(|p| p.id == prompt).expect("it is asked").ask.clone();
                let is_use = matches!(asked.question, Question::Use { .. });
                let due = answers >= after;
                let there = match stop {
                    Stop::Draft => asked.topic == Topic::ChooseAlien && answers > 0,
                    Stop::Window => due && is_use && filed,
                    Stop::Talks => due && asked.topic == Topic::Deal && offered,
                    Stop::Effect => due && !is_use && asked.source.is_some() && asked.source == last,
                    Stop::Paused => due,
                    Stop::Undo | Stop::Over => false,
                };
                if there {
                    if stop == Stop::Paused {
                        client.ask(|id| ToTable::Pause { id, on: true }).await.expect("the host may");
                    }
                    if stop == Stop::Talks {
                        self.answer_ahead().await;
                    }
                    return Some(self);
                }
                if asked.topic == Topic::Deal && stop == Stop::Talks && due && !offered {
                    // an offer that the other has not answered yet
                    let is_offer = |a: &Answer| matches!(a, Answer::Deal(step) if matches!(**step, DealMove::Offer(_)));
                    let any = std::iter::repeat_with(|| asked.question.sample(&mut dice));
                    if let Some(offer) = any.take(100).find(is_offer) {
                        (answer, offered) = (offer, true);
                    }
                }
                spoke = true;
                tried.push((client.you, prompt));
                match client.ask(|id| ToTable::Answer { id, prompt, answer }).await {
                    Ok(_) => {
                        answers += 1;
                        last = asked.source.filter(|_| !is_use);
                        if stop == Stop::Undo && answers > after && client.undo {
                            if undone {
                                return Some(self);
                            }
                            undone = client.ask(|id| ToTable::Undo { id }).await.is_ok();
                        }
                    }
                    Err(why) => assert!(["stale", "over", "not_legal"].contains(&why.code.as_str()), "{why:?}"),
                }
            }
            if !spoke {
                let heard = select_all(self.clients.iter_mut().map(|c| Box::pin(c.hear()))).await.0;
                heard.expect("the table goes on");
            }
        }
    }

    /// Those who talk say which ships they would lose.
    async fn answer_ahead(&mut self) {
        for client in &mut self.clients {
            if let Some(prompt) = client.prompts.iter().find(|p| p.ahead && p.filed.is_none()) {
                let (prompt, answer) = (prompt.id, prompt.ask.question.default_answer());
                client.ask(|id| ToTable::Answer { id, prompt, answer }).await.expect("it is asked");
            }
        }
    }

    /// A table that stands there. All go home, and it stands from then on. If a game ends before, another is played.
    async fn left(at: SocketAddr, what: &str, options: TableOptions, people: usize, stop: Stop, after: u32) -> Line {
        loop {
            let scene = Scene::new(at, what, options.clone(), people).await;
            if let Some(scene) = scene.until(stop, after).await {
                println!("{what}: {}", scene.seats[0].table);
                return scene.leave();
            }
        }
    }
    fn leave(self) -> Line {
        let people = self.seats.iter().map(|s| (s.seat.0, s.token.clone())).collect();
        Line { what: self.what, code: self.seats[0].table.clone(), people }
    }
}

async fn start(data: &Path, keeping: Keeping) -> Server {
    let address = SocketAddr::from(([127, 0, 0, 1], 0));
    let config = Config {
        haste: HASTE,
        limited: false,
        keeping,
        ..Config::new(hypergate::GAMES, hypergate::client, address, data.into())
    };
    Server::start(&config).await.expect("the server starts")
}

/// Boxes that stay as they are: what is dealt from them does not change.
fn closed() -> Vec<String> {
    content::official::CLOSED.map(String::from).to_vec()
}

/// Tables with people in the middle of something.
async fn scenes(at: SocketAddr, how: &str, after: u32) -> Vec<Line> {
    let mut lines = Vec::new();
    let all = || options(4, Preset::Casual);
    let name = |what: &str| format!("{what}, {how}");

    let draft = options(5, Preset::Casual).choosing("sets", closed());
    lines.push(Scene::left(at, &name("draft"), draft, 3, Stop::Draft, 1).await);
    let window = TableOptions { pace: Pace::None, ..all() }.choosing("sets", closed());
    lines.push(Scene::left(at, &name("window"), window, 3, Stop::Window, after).await);
    let talks = all().choosing("sets", closed()).choosing("rewards", Rewards::Deck);
    lines.push(Scene::left(at, &name("talks"), talks, 4, Stop::Talks, after / 2).await);
    let effect = options(6, Preset::Solo).choosing("sets", closed());
    lines.push(Scene::left(at, &name("effect"), effect, 1, Stop::Effect, after).await);
    let paused = options(3, Preset::Standard).choosing("sets", ["incursion"]);
    lines.push(Scene::left(at, &name("paused"), paused, 1, Stop::Paused, after).await);
    let undo = all().choosing("sets", closed()).choosing("freewheeling_flares", true);
    lines.push(Scene::left(at, &name("undo"), undo, 4, Stop::Undo, after).await);
    let seeded = TableOptions { seed: Some(77), spectators: false, ..options(3, Preset::Solo) };
    lines.push(Scene::left(at, &name("effect of a named seed"), seeded, 1, Stop::Effect, after).await);
    lines
}

#[tokio::main]
async fn main() {
    let out = std::env::args().nth(1).expect("the folder for the files");
    let out = Path::new(&out);
    let folder = tempfile::tempdir().expect("a folder");
    let server = start(folder.path(), Keeping::default()).await;
    let at = server.address;

    let host = make(at, options(4, Preset::Casual), 1, false).await;
    let guest = sit(at, &host.table, "Boris").await;
    let people = vec![(host.seat.0, host.token), (guest.seat.0, guest.token)];
    let mut lines = vec![Line { what: "gathering".into(), code: host.table, people }];
    let long = options(3, Preset::Solo).choosing("sets", closed());
    let over = Scene::left(at, "over", long.clone(), 1, Stop::Over, 0).await;
    let (_, _, file) = http(at, "GET", &format!("/api/tables/{}/export", over.code), "").await;
    let imported: serde_json::Value = {
        let (status, _, body) = http(at, "POST", "/api/import", &file).await;
        assert_eq!(status, 200, "{body}");
        serde_json::from_str(&body).expect("it can be read")
    };
    let imported = imported["table"].as_str().expect("a code").to_string();
    lines.push(over);
    lines.push(Line { what: "imported".into(), code: imported, people: Vec::new() });
    let archived = Scene::left(at, "archived", long, 1, Stop::Paused, 20).await;
    // the server stops in good order: the latest snapshot is of the moment itself
    lines.extend(scenes(at, "saved there", 25).await);
    assert!(server.stop().await);
    let mut base = database(folder.path()).await;
    let long_ago = sqlx::query("UPDATE tables SET touched = 1 WHERE code = ?").bind(&archived.code);
    base.execute(long_ago).await.expect("it is there");
    lines.push(archived);

    let keeping = Keeping { archive_after: Some(Duration::from_secs(3600)), ..Keeping::default() };
    let server = start(folder.path(), keeping).await;
    while metric(server.address, "archived_total").await < 1 {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    // the server is killed: there are entries after the latest snapshot
    lines.extend(scenes(server.address, "killed", 45).await);
    tokio::time::sleep(Duration::from_millis(500)).await;
    let codes = serde_json::to_string(&lines.iter().map(|l| &l.code).collect::<Vec<_>>()).expect("plain data");
    for table in ["entries", "snapshots", "talk", "seats", "tables"] {
        let others = format!("DELETE FROM {table} WHERE code NOT IN (SELECT value FROM json_each(?))");
        base.execute(sqlx::query(sqlx::AssertSqlSafe(others)).bind(&codes)).await.expect("it can be deleted");
    }
    let copy = folder.path().join("copy.db");
    let into = sqlx::query("VACUUM INTO ?").bind(copy.to_str().expect("a path"));
    base.execute(into).await.expect("it can be copied");
    for line in &lines {
        let count =
            "SELECT (SELECT count(*) FROM entries WHERE code = ?1), (SELECT entries FROM snapshots WHERE code = ?1)";
        let row = sqlx::query(count).bind(&line.code).fetch_one(&mut base).await.expect("a row");
        println!(
            "{:40} {} entries, {:?} in the snapshot",
            line.what,
            row.get::<i64, _>(0),
            row.get::<Option<i64>, _>(1)
        );
    }
    base.close().await.expect("it closes");
    let mut zip = GzEncoder::new(File::create(out.join("tables.db.gz")).expect("a file"), Compression::best());
    zip.write_all(&std::fs::read(&copy).expect("the copy")).expect("it is written");
    zip.finish().expect("it is written");
    let list = serde_json::to_string_pretty(&lines).expect("plain data");
    std::fs::write(out.join("tables.json"), list + "\n").expect("it is written");
    server.stop().await;
}
