//! The box «incursion»: tables and functions only.

pub mod aliens;
pub mod rewards;

/// The name of this set.
pub const INCURSION: &str = "incursion";
