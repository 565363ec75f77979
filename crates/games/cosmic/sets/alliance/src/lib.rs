//! The box «alliance»: tables and functions only.

pub mod aliens;

/// The name of this set.
pub const ALLIANCE: &str = "alliance";
