//! Tables, those around them, and what keeps them: hall, clocks, storage, sockets.

mod archive;
mod clean;
mod client;
mod entrance;
pub mod facts;
mod hall;
mod http;
mod keeper;
mod keeping;
mod log;
mod metrics;
mod picture;
mod played;
mod replays;
mod scenarios;
mod secret;
mod serve;
mod socket;
pub mod store;
mod thinkers;
mod trouble;

pub use entrance::Proxies;
pub use keeping::Keeping;
pub use log::log;
pub use serve::{Config, ServeError, Server, until_stopped};
