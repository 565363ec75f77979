//! The box «incursion»: tables and functions only.

pub mod aliens;

/// The name of this set.
pub const INCURSION: &str = "incursion";
