//! Tables, those around them, and what keeps them: hall, clocks, storage, sockets.

mod archive;
mod clean;
mod client;
mod entrance;
mod games;
mod hall;
mod http;
mod keeper;
mod keeping;
mod log;
mod metrics;
mod played;
mod replays;
mod says;
mod scenarios;
mod secret;
mod serve;
mod socket;
pub mod store;
mod thinkers;
mod trouble;

pub use client::Files;
pub use entrance::Proxies;
pub use games::{Any, AnyGame, Games, Imported};
pub use keeping::Keeping;
pub use log::log;
pub use played::{AnyPlayed, PlayedStep};
pub use scenarios::{AnyScenarios, ScenarioLine, ScenarioShown, ScenarioStep, Scenarios, features};
pub use serve::{Config, ServeError, Server, until_stopped};
