//! The laboratory: many games between bots, and what can be said about them.
//!
//! A game is [`Counted`]: it says how it is dealt and what is counted of it. A [`Plan`] says what is played; each of its games follows from its number alone. [`run`](run::run) plays them on many
//! threads and hands them over in order. [`Stats`] counts them, [`Summary`] draws the conclusions, [`Folder`] keeps rows,
//! records and a report.

mod columns;
pub mod compare;
mod counted;
pub mod files;
pub mod plan;
pub mod play;
pub mod report;
pub mod row;
pub mod run;
pub mod share;
pub mod stats;
pub mod summary;
pub mod table;

pub use columns::{Columns, Group, Name, Noun, SeatColumn};
pub use counted::{Account, Counted, Ended};
pub use files::Folder;
pub use plan::{Plan, PlanError};
pub use row::{GameRow, PieceRow, SeatRow};
pub use stats::Stats;
pub use summary::{Named, Summary};
