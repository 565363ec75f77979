//! The box «storm»: tables and functions only.

pub mod aliens;

/// The name of this set.
pub const STORM: &str = "storm";
