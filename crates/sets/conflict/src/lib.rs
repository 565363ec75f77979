//! The box «conflict»: tables and functions only.

pub mod aliens;

/// The name of this set.
pub const CONFLICT: &str = "conflict";
