//! The box «conflict»: tables and functions only.

pub mod aliens;
pub mod hazards;

use engine::ability::PieceKind;

/// The name of this set.
pub const CONFLICT: &str = "conflict";

/// Tokens of aliens.
const TOKEN: &PieceKind = &PieceKind::of("token");
