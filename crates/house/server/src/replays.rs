//! Games that are over, read again; games as files.

use std::sync::Arc;

use protocol::{Stage, TableInfo, Trouble};
use rules::{Controller, Eye, LoadError, Recorded, Seat};
use serde::Serialize;
use serde_json::Value;
use table::Setup;

use crate::clean;
use crate::games::Imported;
use crate::hall::Hall;
use crate::keeper::Order;
use crate::played::{AnyPlayed, PlayedStep};
use crate::store::{SeatRow, Sits, StoreError, TableRow};
use crate::trouble::{no_such_table, trouble};

/// Bytes of a game that is kept for somebody: the longest games anybody has played here have a tenth of it.
const RECORD: usize = 256 * 1024;

/// `GET /api/replays/{code}`.
#[derive(Debug, Serialize)]
pub struct Replay {
    table: TableInfo,
    steps: usize,
    /// The rules have changed since: after so many steps it goes on no further, or it ends otherwise.
    #[serde(skip_serializing_if = "Option::is_none")]
    changed: Option<usize>,
    /// What is known of the game besides what lies on the table.
    #[serde(flatten)]
    known: Value,
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
pub async fn played(hall: &Hall, code: &str) -> Result<Arc<dyn AnyPlayed>, Trouble> {
    if let Some(played) = hall.played.find(code) {
        return Ok(played);
    }
    let table = kept(hall, code).await?;
    if table.stage != Stage::Over {
        return Err(trouble("not_over", "the game is not over"));
    }
    let played = through(hall, table).await?;
    hall.played.keep(code, played.clone());
    Ok(played)
}

/// The record of a game as far as it has come; none if it has not begun.
pub async fn record(hall: &Hall, code: &str) -> Result<Option<String>, Trouble> {
    let table = kept(hall, code).await?;
    if table.stage == Stage::Gathering {
        return Ok(None);
    }
    let players = players(hall, code).await?;
    Ok(Some(through(hall, table).await?.record(players)))
}

async fn kept(hall: &Hall, code: &str) -> Result<TableRow, Trouble> {
    Ok(hall.kept(code).await.map_err(unreadable)?.ok_or_else(no_such_table)?.table)
}

/// Plays through what is kept of a game.
async fn through(hall: &Hall, table: TableRow) -> Result<Arc<dyn AnyPlayed>, Trouble> {
    let game = hall.games.find(&table.options.game)?;
    let entries: Vec<String> = match &table.record {
        Some(_) => Vec::new(),
        None => hall.store.entries(&table.code, 0).await.map_err(unreadable)?,
    };
    blocking(hall, move || match &table.record {
        Some(text) => game.replayed(text),
        None => game.played(&Setup { options: table.options, chairs: Vec::new(), seed: table.seed }, &entries),
    })
    .await
}

/// Who played at a table.
pub async fn players(hall: &Hall, code: &str) -> Result<Vec<Recorded>, Trouble> {
    let kept = hall.kept(code).await.map_err(unreadable)?.ok_or_else(no_such_table)?;
    let played = |seat: &SeatRow| Recorded {
        name: seat.name.clone(),
        level: match seat.sits {
            Sits::Bot(level) => serde_json::to_value(level).ok().and_then(|word| word.as_str().map(String::from)),
            Sits::Person | Sits::Nobody => None,
        },
    };
    match &kept.table.record {
        Some(_) => Ok(through(hall, kept.table).await?.players().to_vec()),
        None => Ok(kept.seats.iter().map(played).collect()),
    }
}

/// A game that is over, as a whole.
pub async fn whole(hall: &Arc<Hall>, code: &str) -> Result<Replay, Trouble> {
    let played = played(hall, code).await?;
    let table = hall.ask(code, Order::Info).await?;
    Ok(Replay { table, steps: played.steps(), changed: played.changed(), known: played.known() })
}

/// A game after so many inputs.
pub async fn step(hall: &Hall, code: &str, n: usize, eyes: Option<&str>) -> Result<PlayedStep, Trouble> {
    let played = played(hall, code).await?;
    let eye = eye(eyes, played.seats())?;
    if n > played.steps() {
        return Err(trouble("no_such_step", format!("the game has {} steps", played.steps())));
    }
    played.step(n, eye).map_err(unusable)
}

/// Keeps a game that comes as a file.
pub async fn import(hall: &Hall, text: String) -> Result<String, Trouble> {
    let game = rules::game_of(&text).map_err(unusable)?;
    let game = hall.games.find(game.as_deref().unwrap_or_default())?;
    let Imported { options, text, players } = blocking(hall, move || game.import(&text)).await?;
    if text.len() > RECORD {
        return Err(trouble("too_large", format!("a game has at most {RECORD} bytes")));
    }
    let letter = |seat: u8| char::from(b'A' + seat).to_string();
    let name = |seat: u8| match players.get(seat as usize) {
        Some(player) => clean::name(&player.name),
        None => Ok(letter(seat)),
    };
    let names = (0..options.players).map(name).collect::<Result<_, _>>()?;
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
