//! Storing fails in the middle of games, again and again, in every way it really can: no room in the database, a full disk,
//! I/O errors, a file locked by somebody else. Nothing that was acknowledged is lost, and everybody goes on by itself.
//! `HYPERGATE_FAULTS` says how often.
#![cfg(target_os = "linux")]

mod common;
#[path = "common/database.rs"]
mod database;

use std::fs::{self, File};
use std::io::{self, Write};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
use std::time::Duration;

use common::player::{Player, Safe, gather};
use common::*;
use cosmic::tables::Entry;
use database::database;
use engine::save::Input;
use protocol::*;
use rand::{Rng, SeedableRng};
use rand_pcg::Pcg32;
use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use server::Keeping;
use sqlx::sqlite::SqliteConnection;
use sqlx::{Connection, Executor, Row};
use tokio::signal::unix::{SignalKind, signal};
use tokio::sync::watch;
use tokio::time::sleep;

/// Tables in play.
const TABLES: u64 = 3;
/// The signal of one who writes more than it may; it ends the process unless somebody listens.
const SIGXFSZ: i32 = 25;

/// A disk of its own for a folder, where that can be had.
struct SmallDisk(PathBuf);

impl SmallDisk {
    fn mount(folder: &Path) -> Option<SmallDisk> {
        let mounted = Command::new("mount").args(["-t", "tmpfs", "-o", "size=48m", "tmpfs"]).arg(folder).output();
        if mounted.is_ok_and(|m| m.status.success()) {
            return Some(SmallDisk(folder.into()));
        }
        // past what the tests capture: whoever runs them should know
        let words = b"no small disk can be mounted here: faults of a full disk are left out\n";
        io::stderr().write_all(words).unwrap();
        None
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        Command::new("umount").arg("-l").arg(&self.0).status().expect("the disk can be taken away");
    }
}

/// What can happen.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Kind {
    /// The database may not grow any more.
    Pages,
    /// The disk is full.
    Disk,
    /// The system refuses to write.
    Io,
    /// Somebody else holds the lock of the database.
    Locked,
}

/// Something that has happened and can be mended.
enum Fault {
    Pages(Arc<AtomicU32>),
    Disk(PathBuf),
    Io(Rlimit),
    Locked(SqliteConnection),
}

impl Fault {
    async fn begin(kind: Kind, folder: &Path, pages: &Arc<AtomicU32>) -> Fault {
        match kind {
            Kind::Pages => {
                pages.store(1, Relaxed); // as many as there are
                fill_pages(folder).await;
                Fault::Pages(pages.clone())
            }
            Kind::Disk => {
                let ballast = folder.join("ballast");
                let mut file = File::create(&ballast).unwrap();
                let (mut much, little) = (vec![0; 1 << 20], 512);
                while much.len() > little {
                    if let Err(full) = file.write_all(&much) {
                        assert_eq!(full.kind(), io::ErrorKind::StorageFull);
                        much.truncate(much.len() / 2);
                    }
                }
                fill_log(folder).await;
                Fault::Disk(ballast)
            }
            Kind::Io => {
                let before = getrlimit(Resource::Fsize);
                setrlimit(Resource::Fsize, Rlimit { current: Some(1), ..before }).unwrap();
                Fault::Io(before)
            }
            Kind::Locked => {
                let mut connection = database(folder).await;
                connection.execute("BEGIN IMMEDIATE").await.unwrap();
                Fault::Locked(connection)
            }
        }
    }
    async fn end(self, folder: &Path) {
        match self {
            Fault::Pages(pages) => pages.store(u32::MAX, Relaxed),
            Fault::Disk(ballast) => fs::remove_file(ballast).unwrap(),
            Fault::Io(before) => setrlimit(Resource::Fsize, before).unwrap(),
            Fault::Locked(connection) => connection.close().await.unwrap(),
        }
        let mut connection = database(folder).await;
        connection.execute("DELETE FROM probe WHERE id > 1").await.unwrap();
        connection.close().await.unwrap();
    }
}

/// Fills the room that is left in the database.
async fn fill_pages(folder: &Path) {
    let mut connection = database(folder).await;
    connection.execute("PRAGMA max_page_count = 1").await.unwrap();
    let mut bytes = 1 << 20;
    while bytes > 512 {
        let some = sqlx::query("INSERT INTO probe (id, filler) SELECT max(2, max(id) + 1), zeroblob(?) FROM probe");
        if connection.execute(some.bind(bytes)).await.is_err() {
            bytes /= 2;
        }
    }
    connection.close().await.unwrap();
}

/// Fills the room that is left in the log: as long as it has ever been, it can be written without room on the disk.
async fn fill_log(folder: &Path) {
    let mut connection = database(folder).await;
    while connection.execute("UPDATE probe SET filler = randomblob(65536) WHERE id = 0").await.is_ok() {}
    connection.close().await.unwrap();
}

/// Game after game of three people, until nothing bad happens any more.
async fn play(address: SocketAddr, seed: u64, safe: Safe) -> Vec<Player> {
    let mut all = Vec::new();
    while !*safe.borrow() {
        let seats = gather(address).await;
        let playing = seats.into_iter().map(|s| tokio::spawn(Player::new(address, s, seed).play(safe.clone())));
        for player in playing.collect::<Vec<_>>() {
            all.push(player.await.expect("a player goes on to the end"));
        }
    }
    all
}

/// Everything that was acknowledged is in the database.
async fn check(folder: &Path, players: &[Player]) {
    let mut database = database(folder).await;
    for player in players {
        let rows = sqlx::query("SELECT entry FROM entries WHERE code = ? ORDER BY n").bind(&player.seated.table);
        let rows = rows.fetch_all(&mut database).await.unwrap();
        let entries: Vec<Entry> =
            rows.iter().map(|row| serde_json::from_str(row.get("entry")).expect("an entry")).collect();
        let mut given = entries.iter().filter_map(|entry| match entry {
            Entry::Input(Input::Answer(seat, answer)) => Some((*seat, answer.clone())),
            _ => None,
        });
        for decided in &player.decided {
            assert!(given.any(|found| found == *decided), "an acknowledged answer is lost: {decided:?}");
        }
        let rows = sqlx::query("SELECT said FROM talk WHERE code = ?").bind(&player.seated.table);
        let rows = rows.fetch_all(&mut database).await.unwrap();
        let said: Vec<Said> = rows.iter().map(|row| serde_json::from_str(row.get("said")).expect("words")).collect();
        for word in 1..=player.said {
            let words = Words::Text(word.to_string());
            assert!(said.contains(&Said { seat: Some(player.seated.seat), words }), "an acknowledged word is lost");
        }
    }
    database.close().await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_acknowledged_is_lost() {
    let faults: u32 = std::env::var("HYPERGATE_FAULTS").map_or(100, |n| n.parse().expect("a number"));
    let seed: u64 = std::env::var("HYPERGATE_SEED").map_or_else(|_| rand::random(), |n| n.parse().expect("a number"));
    println!("HYPERGATE_FAULTS={faults} HYPERGATE_SEED={seed}");
    let _listened_to = signal(SignalKind::from_raw(SIGXFSZ)).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let disk = SmallDisk::mount(folder.path());
    let keeping = Keeping { low_disk: 0, ..Keeping::default() };
    let mut server = serve_at(SocketAddr::from(([127, 0, 0, 1], 0)), folder.path(), &keeping).await;
    let address = server.address;
    until_health(address, 200).await;
    let (now_safe, safe) = watch::channel(false);
    let games: Vec<_> = (0..TABLES).map(|n| tokio::spawn(play(address, seed.wrapping_add(n), safe.clone()))).collect();
    let mut dice = Pcg32::seed_from_u64(seed);
    let mut kinds = vec![Kind::Pages, Kind::Io, Kind::Pages, Kind::Io, Kind::Locked];
    if disk.is_some() {
        kinds.extend([Kind::Disk; 4]);
    }
    let mut counts = [0; 4];
    for n in 0..faults {
        sleep(Duration::from_millis(dice.random_range(5..150))).await;
        let kind = kinds[n as usize % kinds.len()];
        counts[kind as usize] += 1;
        let fault = Fault::begin(kind, folder.path(), &keeping.pages).await;
        sleep(Duration::from_millis(dice.random_range(0..60))).await;
        until_health(address, 503).await;
        sleep(Duration::from_millis(dice.random_range(0..60))).await;
        // now and then it stops in the middle of it
        if dice.random_ratio(1, 5) {
            assert!(!server.stop().await, "a server that could not store everything says so");
            fault.end(folder.path()).await;
            server = serve_at(address, folder.path(), &keeping).await;
        } else {
            fault.end(folder.path()).await;
        }
        until_health(address, 200).await;
    }
    now_safe.send_replace(true);
    let mut players = Vec::new();
    for one in games {
        players.extend(one.await.expect("everybody goes on"));
    }
    assert!(server.stop().await, "everything is stored");
    check(folder.path(), &players).await;
    let decided: usize = players.iter().map(|p| p.decided.len()).sum();
    println!("{counts:?} faults, {} players, {decided} decisions", players.len());
    assert!(decided > faults as usize, "games went on between faults");
    // and all tables come back
    let server = serve_at(address, folder.path(), &keeping).await;
    for player in &players {
        let client = player.come(None).await;
        assert!(client.board.is_some() && !client.table.stalled);
    }
    assert!(server.stop().await);
}
