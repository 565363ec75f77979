//! Tables, those around them, and what keeps them: hall, clocks, storage, sockets.

mod clean;
mod metrics;
mod secret;
pub mod store;
mod trouble;
