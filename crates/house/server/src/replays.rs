//! Games that are over, read again; games as files.

use std::sync::Arc;

use cosmic::Record;
use cosmic::says::{Names, Snapshot};
use cosmic::tables::Entry;
use engine::save::{Input, LoadError};
use engine::table::{Controller, Seat};
use engine::view::{Event, Eye};
use protocol::{Preset, Stage, TableInfo, TableOptions, Trouble};
use rules::Recorded;
use serde::Serialize;
use table::Setup;

use crate::clean;
use crate::hall::Hall;
use crate::keeper::Order;
use crate::picture;
use crate::played::Played;
use crate::store::{SeatRow, Sits, StoreError, TableRow};
use crate::trouble::{no_such_table, trouble};

/// Bytes of a game that is kept for somebody: the longest games anybody has played here have a tenth of it.
const RECORD: usize = 256 * 1024;
/// Events that a picture of a step shows at most.
const LOG: usize = 60;

/// `GET /api/replays/{code}`.
#[derive(Debug, Serialize)]
pub struct Replay {
    table: TableInfo,
    names: Names,
    steps: usize,
    /// The rules have changed since: after so many steps it goes on no further, or it ends otherwise.
    #[serde(skip_serializing_if = "Option::is_none")]
    changed: Option<usize>,
}

/// `GET /api/replays/{code}/{n}`.
#[derive(Debug, Serialize)]
pub struct ReplayStep {
    snapshot: Snapshot,
    events: Vec<Event>,
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

/// A game that is over, played through: now, or when somebody else read it.
pub async fn played(hall: &Hall, code: &str) -> Result<Arc<Played>, Trouble> {
    if let Some(played) = hall.played.find(code) {
        return Ok(played);
    }
    let table = kept(hall, code).await?;
    if table.stage != Stage::Over {
        return Err(trouble("not_over", "the game is not over"));
    }
    let played = Arc::new(through(hall, table).await?);
    hall.played.keep(code, played.clone());
    Ok(played)
}

/// The record of a game as far as it has come; none if it has not begun.
pub async fn record(hall: &Hall, code: &str) -> Result<Option<String>, Trouble> {
    let table = kept(hall, code).await?;
    if table.stage == Stage::Gathering {
        return Ok(None);
    }
    Ok(Some(through(hall, table).await?.record.write()))
}

async fn kept(hall: &Hall, code: &str) -> Result<TableRow, Trouble> {
    Ok(hall.store.table(code).await.map_err(unreadable)?.ok_or_else(no_such_table)?.table)
}

/// Plays through what is kept of a game.
async fn through(hall: &Hall, table: TableRow) -> Result<Played, Trouble> {
    let entries: Vec<Entry> = match &table.record {
        Some(_) => Vec::new(),
        None => hall.store.entries(&table.code, 0).await.map_err(unreadable)?,
    };
    blocking(hall, move || match &table.record {
        Some(text) => Played::through(table.options, Record::read(text)?, false),
        None => {
            let setup = Setup { options: table.options, chairs: Vec::new(), seed: table.seed };
            let (inputs, goes_on) = inputs(entries);
            let record = Record::of_any_rules(cosmic::options(&setup), inputs);
            Played::through(setup.options, record, goes_on)
        }
    })
    .await
}

/// Who played at a table.
pub async fn players(hall: &Hall, code: &str) -> Result<Vec<Recorded>, Trouble> {
    let kept = hall.store.table(code).await.map_err(unreadable)?.ok_or_else(no_such_table)?;
    let played = |seat: &SeatRow| Recorded {
        name: seat.name.clone(),
        level: match seat.sits {
            Sits::Bot(level) => serde_json::to_value(level).ok().and_then(|word| word.as_str().map(String::from)),
            Sits::Person | Sits::Nobody => None,
        },
    };
    match &kept.table.record {
        Some(text) => Ok(Record::read(text).map_err(unusable)?.players),
        None => Ok(kept.seats.iter().map(played).collect()),
    }
}

/// What was put into a game and not taken back, as far as the rules it was begun by go; and whether it goes on by others.
fn inputs(entries: Vec<Entry>) -> (Vec<Input>, bool) {
    let mut inputs = Vec::new();
    for entry in entries {
        match entry {
            Entry::Input(input) => inputs.push(input),
            Entry::Undo { inputs: left } => inputs.truncate(left as usize),
            // what came after went on from a position, by other rules
            Entry::Anew { inputs: left, .. } => {
                inputs.truncate(left as usize);
                return (inputs, true);
            }
            Entry::Rest { .. }
            | Entry::Filed(..)
            | Entry::Ahead(..)
            | Entry::Wish(..)
            | Entry::Pause(_)
            | Entry::Stuck(_) => {}
            Entry::Illegible { input: false } => {}
            Entry::Illegible { input: true } => return (inputs, true),
        }
    }
    (inputs, false)
}

/// A game that is over, as a whole.
pub async fn whole(hall: &Arc<Hall>, code: &str) -> Result<Replay, Trouble> {
    let played = played(hall, code).await?;
    let table = hall.ask(code, Order::Info).await?;
    Ok(Replay { table, names: played.names.clone(), steps: played.steps(), changed: played.changed })
}

/// A game after so many inputs.
pub async fn step(hall: &Hall, code: &str, n: usize, eyes: Option<&str>) -> Result<ReplayStep, Trouble> {
    let played = played(hall, code).await?;
    let eye = eye(eyes, played.options.players)?;
    if n > played.steps() {
        return Err(trouble("no_such_step", format!("the game has {} steps", played.steps())));
    }
    let game = played.at(n).map_err(unusable)?;
    let (all, last) = played.events(n);
    let seen = |from: usize| all[from..].iter().map(|what| what.for_eye(eye)).collect::<Vec<Event>>();
    let (events, log) = (seen(all.len() - last), seen(all.len().saturating_sub(LOG)));
    Ok(ReplayStep { snapshot: picture::snapshot(&game, eye, n as u32, log), events })
}

/// Keeps a game that comes as a file. It is played to its end first: nothing impossible gets in.
pub async fn import(hall: &Hall, text: String) -> Result<String, Trouble> {
    let (record, text) = blocking(hall, move || {
        let record = Record::read(&text)?;
        record.replay()?;
        let text = record.write();
        Ok((record, text))
    })
    .await?;
    if text.len() > RECORD {
        return Err(trouble("too_large", format!("a game has at most {RECORD} bytes")));
    }
    let options = TableOptions {
        sets: record.options.sets.clone(),
        four_planets: record.options.four_planets,
        freewheeling_flares: record.options.freewheeling_flares,
        rewards: record.options.rewards,
        variants: record.options.variants.clone(),
        ..TableOptions::new(record.options.players, Preset::Casual)
    };
    let letter = |seat: u8| char::from(b'A' + seat).to_string();
    let name = |seat: u8| match record.players.get(seat as usize) {
        Some(player) => clean::name(&player.name),
        None => Ok(letter(seat)),
    };
    let names = (0..record.options.players).map(name).collect::<Result<_, _>>()?;
    hall.import(options, names, text).await
}

/// Work that takes a while, on a thread of its own.
async fn blocking<T: Send + 'static>(
    hall: &Hall,
    work: impl FnOnce() -> Result<T, LoadError> + Send + 'static,
) -> Result<T, Trouble> {
    let _place = hall.readers.acquire().await;
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
