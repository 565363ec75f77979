//! The socket: what a client says, and what it is told.

use std::sync::Arc;

use rules::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{Level, TableInfo, Trouble};

/// What a client says. The first thing it says is `hello`. `A` is an answer, `O` something that can be used, `W` what a seat
/// may wish.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "say", rename_all = "snake_case", deny_unknown_fields)]
pub enum ToTable<A, O, W> {
    /// Comes to a table: to its seat with the token, to watch without.
    Hello {
        /// The version of the protocol it speaks.
        protocol: u16,
        /// The code of the table.
        table: String,
        /// The secret of a seat.
        token: Option<String>,
        /// The last update it has: it is sent what it missed, or a snapshot.
        since: Option<u32>,
    },
    /// Answers a prompt, or files another answer while the window is open.
    Answer {
        /// Comes back with `done` or `refused`.
        id: u32,
        /// The prompt.
        prompt: u32,
        /// The answer.
        answer: A,
    },
    /// Uses something on its own initiative.
    Interrupt {
        /// Comes back with `done` or `refused`.
        id: u32,
        /// The last update it has seen.
        seq: u32,
        /// What it uses.
        offer: O,
    },
    /// Says what it wishes to be asked.
    Wish {
        /// Comes back with `done` or `refused`.
        id: u32,
        /// All wishes, in place of the earlier ones.
        wishes: W,
    },
    /// Asks for ten more seconds.
    Hold {
        /// Comes back with `done` or `refused`.
        id: u32,
    },
    /// Asks for, or agrees to, thirty more seconds for a deal.
    MoreTime {
        /// Comes back with `done` or `refused`.
        id: u32,
    },
    /// Takes its last answer back.
    Undo {
        /// Comes back with `done` or `refused`.
        id: u32,
    },
    /// Says something to everybody.
    Talk {
        /// Comes back with `done` or `refused`.
        id: u32,
        /// What.
        words: Words,
    },
    /// The host: begins the game.
    Start {
        /// Comes back with `done` or `refused`.
        id: u32,
    },
    /// The host: puts a bot on a seat, or frees it again.
    Bot {
        /// Comes back with `done` or `refused`.
        id: u32,
        /// The seat.
        seat: Seat,
        /// The level; none to free the seat.
        level: Option<Level>,
    },
    /// The host: stops all clocks, or lets them run.
    Pause {
        /// Comes back with `done` or `refused`.
        id: u32,
        /// Stop?
        on: bool,
    },
    /// The host: silences somebody, or lets it talk again.
    Mute {
        /// Comes back with `done` or `refused`.
        id: u32,
        /// The seat; none for all who watch.
        seat: Option<Seat>,
        /// Silent?
        on: bool,
    },
    /// Gives the own seat up; in a running game a bot plays on.
    Leave {
        /// Comes back with `bye`, since the seat is lost, or `refused`.
        id: u32,
    },
    /// In a running game: proposes who plays another seat from now on. The other people vote.
    Propose {
        /// Comes back with `done` or `refused`.
        id: u32,
        /// The seat.
        seat: Seat,
        /// The level of a bot; none for somebody new.
        level: Option<Level>,
    },
    /// Votes on what is proposed.
    Vote {
        /// Comes back with `done` or `refused`.
        id: u32,
        /// For it?
        yes: bool,
    },
    /// The host: the secret of a seat's own link.
    Invite {
        /// Comes back with `invitation` or `refused`.
        id: u32,
        /// The seat.
        seat: Seat,
    },
    /// Is anybody there?
    Ping {
        /// Comes back with `pong`.
        id: u32,
    },
}

/// Words for everybody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Words {
    /// Free text, cleaned and cut.
    Text(String),
    /// One of the ready phrases, by its key.
    Phrase(String),
    /// What happened to a seat or to the game; the table says it, nobody else can.
    Note(Note),
}

/// What happened to a seat or to the game while it was not played: a line in everybody's log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum Note {
    /// Somebody left the own seat; a bot plays on.
    Left {
        /// Who.
        name: String,
        /// The bot.
        bot: String,
    },
    /// The others voted that a bot plays on.
    Replaced {
        /// For whom.
        name: String,
        /// The bot.
        bot: String,
    },
    /// The others voted that somebody new may sit down.
    Opened {
        /// In whose place.
        name: String,
    },
    /// Somebody new sat down.
    Sat {
        /// Who.
        name: String,
    },
    /// A vote on a seat has failed.
    Stays {
        /// Who keeps it.
        name: String,
    },
    /// The rules have changed since the game was last played: it goes on from where it was at rest.
    Anew {},
}

/// What a client is told. `U` is a change, `S` everything one may know, `P` a prompt, `O` something that can be used.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "tell", rename_all = "snake_case")]
#[allow(clippy::large_enum_variant)] // sent and dropped, never kept in numbers
pub enum ToClient<U, S, P, O> {
    /// The answer to `hello`.
    Welcome {
        /// The version of the protocol.
        protocol: u16,
        /// The own chair: the seat one began with, and the number of the controller of the seat one has now; none for one
        /// who watches.
        you: Option<Seat>,
        /// The table.
        table: TableInfo,
        /// Everything, unless the client has missed so little that updates follow.
        snapshot: Option<S>,
        /// What this seat is asked now, whatever it has missed.
        #[serde(default = "Vec::new")]
        prompts: Vec<P>,
        /// What was said lately.
        talk: Vec<Said>,
    },
    /// The table has changed: seats, options, stage.
    Table {
        /// The table.
        table: TableInfo,
    },
    /// The game goes on.
    Update(Arc<U>),
    /// The whole anew, after an answer was taken back.
    Anew(S),
    /// Somebody said something.
    Said(Said),
    /// A filed play was not needed and is kept.
    Kept {
        /// What was filed.
        offer: O,
    },
    /// To the host: a bot has failed, and a rookie has answered in its place. Of a question that not everybody knows of the
    /// host is told when the game is over.
    StoodIn {
        /// The seat the bot has taken.
        seat: Seat,
        /// Why.
        why: StandsIn,
    },
    /// The secret of a seat's own link.
    Invitation {
        /// The number of the request.
        id: u32,
        /// The seat.
        seat: Seat,
        /// The secret.
        secret: String,
    },
    /// A request was carried out and will not be lost.
    Done {
        /// The number of the request.
        id: u32,
    },
    /// A request was refused and changed nothing.
    Refused {
        /// The number of the request; 0 if it could not be read.
        id: u32,
        /// What went wrong.
        trouble: Trouble,
    },
    /// The answer to `ping`.
    Pong {
        /// The number of the request.
        id: u32,
    },
    /// The server closes this connection; come again.
    Bye {
        /// Why.
        trouble: Trouble,
    },
}

/// Why a rookie answers for a bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum StandsIn {
    /// The bot broke down, or its answer was against the rules. The server's log says more.
    Failed,
    /// It did not answer in time: the server has much to do.
    Late,
}

/// Something said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Said {
    /// By which seat; none for one who watches.
    pub seat: Option<Seat>,
    /// What.
    pub words: Words,
}
