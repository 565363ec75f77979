//! The named moments, who may act in them, in which order, and how uses answer each other.

mod edges;
mod moments;
mod run;

pub(crate) use edges::Edges;
pub use moments::{Moment, Phase};
pub(crate) use run::Found;
pub use run::Window;
