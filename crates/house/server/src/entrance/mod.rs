//! The entrance: who comes in, from where, under which name of this house, and how much of everything one may ask for. One
//! visitor cannot keep the others out.

mod accept;
mod guest;
mod limits;
mod names;

pub use accept::{Held, Peer, accept};
pub use guest::{Guest, Proxies};
pub use limits::{Act, Limits};
pub use names::Names;

/// What the entrance knows.
#[derive(Debug)]
pub struct Entrance {
    /// Those who may say for whom they ask.
    pub proxies: Proxies,
    /// The names this server goes by.
    pub names: Names,
    /// How much a visitor may do.
    pub limits: Limits,
}
