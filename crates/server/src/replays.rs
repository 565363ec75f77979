//! Games that are over, read again; games as files.

use std::sync::Arc;

use engine::Game;
use engine::save::{Input, LoadError, Record};
use engine::table::{Controller, Seat};
use engine::view::{Eye, What};
use protocol::{Names, Pool, Preset, Snapshot, Stage, TableInfo, TableOptions, Trouble};
use serde::Serialize;
use table::{Entry, Setup};

use crate::hall::Hall;
use crate::keeper::Order;
use crate::picture;
use crate::store::{StoreError, TableRow};
use crate::trouble::{no_such_table, trouble};

/// Events that a picture of a step shows at most.
const LOG: usize = 60;

/// `GET /api/replays/{code}`.
#[derive(Debug, Serialize)]
pub struct Replay {
    table: TableInfo,
    names: Names,
    steps: usize,
}

/// `GET /api/replays/{code}/{n}`.
#[derive(Debug, Serialize)]
pub struct ReplayStep {
    snapshot: Snapshot,
    events: Vec<What>,
}

/// Whose eyes see a replay: a seat's, or those of one who may know everything.
pub fn eye(text: Option<&str>, players: u8) -> Result<Eye, Trouble> {
    match text {
        None | Some("open") => Ok(Eye::Open),
        Some(seat) => match seat.parse::<u8>() {
            Ok(seat) if seat < players => Ok(Eye::Of(Controller(Seat(seat).0))),
            _ => Err(trouble("no_such_seat", "look as «open» or as the number of a seat")),
        },
    }
}

/// The record of a game that is over.
pub async fn record(hall: &Hall, code: &str) -> Result<(TableRow, Record), Trouble> {
    let kept = hall.store.table(code).await.map_err(unreadable)?.ok_or_else(no_such_table)?;
    let table = kept.table;
    if table.stage != Stage::Over {
        return Err(trouble("not_over", "the game is not over"));
    }
    if let Some(text) = &table.record {
        let record = Record::read(content::catalogue(), text).map_err(unusable)?;
        return Ok((table, record));
    }
    let entries: Vec<Entry> = hall.store.entries(code, 0).await.map_err(unreadable)?;
    let setup = Setup { options: table.options.clone(), places: Vec::new(), seed: table.seed };
    let record = blocking(move || {
        let mut game = Game::new(content::catalogue(), setup.game_options()).map_err(LoadError::from)?;
        let inputs = inputs(entries);
        for (i, input) in inputs.iter().enumerate() {
            game.put(input).map_err(|why| LoadError::Refused { at: i + 1, why })?;
        }
        Ok(Record::new(&game, inputs))
    });
    Ok((table, record.await?))
}

/// What was put into a game and not taken back.
fn inputs(entries: Vec<Entry>) -> Vec<Input> {
    let mut inputs = Vec::new();
    for entry in entries {
        match entry {
            Entry::Input(input) => inputs.push(input),
            Entry::Undo { inputs: left } => inputs.truncate(left as usize),
            Entry::Filed(..) | Entry::Wish(..) => {}
        }
    }
    inputs
}

/// A game that is over, as a whole.
pub async fn whole(hall: &Arc<Hall>, code: &str) -> Result<Replay, Trouble> {
    let (_, record) = record(hall, code).await?;
    let table = hall.ask(code, Order::Info).await?;
    let steps = record.inputs.len();
    let names = blocking(move || Ok(protocol::Names::of(&record.replay(content::catalogue())?))).await?;
    Ok(Replay { table, names, steps })
}

/// A game after so many inputs.
pub async fn step(hall: &Hall, code: &str, n: usize, eyes: Option<&str>) -> Result<ReplayStep, Trouble> {
    let (table, record) = record(hall, code).await?;
    let eye = eye(eyes, table.options.players)?;
    if n > record.inputs.len() {
        let all = record.inputs.len();
        return Err(trouble("no_such_step", format!("the game has {all} steps")));
    }
    blocking(move || {
        let mut game = Game::new_recorded(content::catalogue(), record.options.clone())?;
        let mut log: Vec<What> = Vec::new();
        let mut last = game.take_events();
        for (i, input) in record.inputs[..n].iter().enumerate() {
            log.append(&mut last);
            game.put(input).map_err(|why| LoadError::Refused { at: i + 1, why })?;
            last = game.take_events();
        }
        let seen = |events: &[What]| events.iter().map(|what| what.for_eye(eye)).collect::<Vec<What>>();
        let events = seen(&last);
        log.append(&mut last);
        let log = seen(&log[log.len().saturating_sub(LOG)..]);
        Ok(ReplayStep { snapshot: picture::snapshot(&game, eye, n as u32, log), events })
    })
    .await
}

/// Keeps a game that comes as a file. It is played to its end first: nothing impossible gets in.
pub async fn import(hall: &Hall, text: String) -> Result<String, Trouble> {
    let (record, text) = blocking(move || {
        let record = Record::read(content::catalogue(), &text)?;
        record.replay(content::catalogue())?;
        Ok((record, text))
    })
    .await?;
    let options = TableOptions {
        players: record.options.players,
        sets: record.options.sets.clone(),
        pool: Pool::Expert,
        aliens: Vec::new(),
        four_planets: record.options.four_planets,
        freewheeling_flares: record.options.freewheeling_flares,
        rewards: record.options.rewards,
        preset: Preset::Casual,
        decision_seconds: 0,
        deal_seconds: 0,
        listed: false,
        spectators: true,
        seed: None,
    };
    hall.import(options, record.options.seed, text).await
}

/// Work that takes a while, on a thread of its own.
async fn blocking<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, LoadError> + Send + 'static,
) -> Result<T, Trouble> {
    match tokio::task::spawn_blocking(work).await {
        Ok(done) => done.map_err(unusable),
        Err(why) => {
            tracing::error!(%why, "a replay has failed");
            Err(trouble("cannot_load", "the game cannot be replayed"))
        }
    }
}

fn unusable(why: LoadError) -> Trouble {
    trouble("bad_record", why.to_string())
}

fn unreadable(why: StoreError) -> Trouble {
    tracing::error!(%why, "the store cannot be read");
    trouble("cannot_load", "the table cannot be read at the moment")
}
