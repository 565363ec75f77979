//! One page that shows everything, and its pictures as files of their own. Nothing is fetched from elsewhere.

mod html;
mod plots;
mod svg;

pub use html::html;
pub use plots::scatter;
pub use svg::alone;

use crate::summary::Summary;

/// The pictures of a report: the name of the file and the drawing.
pub fn pictures(summary: &Summary) -> Vec<(&'static str, String)> {
    let all = [
        ("win-shares.svg", plots::aliens(summary)),
        ("pairs.svg", plots::pairs(summary)),
        ("lengths.svg", plots::lengths(summary)),
        ("ends.svg", plots::parts(&summary.ends)),
    ];
    all.into_iter().map(|(name, drawing)| (name, alone(&drawing))).collect()
}
