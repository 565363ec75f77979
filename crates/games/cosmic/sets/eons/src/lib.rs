//! The box «eons»: tables and functions only.

pub mod aliens;

/// The name of this set.
pub const EONS: &str = "eons";
