//! What a table and those around it say to each other, over a socket or over HTTP: plain JSON, one version for all of it.
//!
//! A game's own vocabulary (boards, questions, answers, events) comes in as type parameters. `docs/protocol.md` tells how a
//! conversation goes.

mod hall;
mod shared;
mod table;
mod talk;
mod windows;

pub use hall::*;
pub use shared::Shared;
pub use table::*;
pub use talk::*;
pub use windows::*;

/// The version of the protocol. A client that speaks another one is told so and not served.
pub const PROTOCOL: u16 = 2;
