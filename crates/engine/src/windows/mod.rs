//! The named moments, who may act in them, in which order, and how uses answer each other.

mod moments;
mod run;

pub use moments::{Moment, Phase};
pub use run::Window;
