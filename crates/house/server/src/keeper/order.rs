//! What the keeper of a table can be asked to do.

use axum::extract::ws::Utf8Bytes;
use protocol::{Seated, TableInfo, TakeSeat, Trouble};
use tokio::sync::oneshot;

use super::around::Outbox;
use crate::says::Heard;

/// Where an answer goes.
pub type Reply<T> = oneshot::Sender<Result<T, Trouble>>;

/// An order.
#[derive(Debug)]
pub enum Order {
    /// Somebody comes: to a seat with its token, to watch without.
    Come {
        /// The secret of a seat.
        token: Option<String>,
        /// The last update it has.
        since: Option<u32>,
        /// The way to it.
        outbox: Outbox,
        /// Whether it may come.
        reply: Reply<()>,
    },
    /// A connection has gone.
    Leave(u64),
    /// A message has come over a connection; the text of it is for the game.
    Message(u64, Heard, Utf8Bytes),
    /// Somebody sits down.
    Take(TakeSeat, Reply<Seated>),
    /// The game begins, all seats being taken.
    Start(Reply<()>),
    /// What everybody may know of the table.
    Info(Reply<TableInfo>),
    /// Everything is stored and everybody sent away.
    Close(Trouble, Reply<()>),
}
