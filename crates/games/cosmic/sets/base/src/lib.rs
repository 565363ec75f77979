//! The base box: its aliens, artifacts, cosmic deck and destiny deck. Tables and functions only.

pub mod aliens;
pub mod artifacts;
pub mod deck;
pub mod destiny;

/// The name of this set.
pub const BASE: &str = "base";
