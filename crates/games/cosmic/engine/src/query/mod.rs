//! Pure questions to the game: roles, colonies, ships, powers, totals with their derivations (R10).

mod board;
mod power;
mod reach;
mod total;

pub use total::{Current, Term, Total};
