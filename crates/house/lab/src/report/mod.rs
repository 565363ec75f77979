//! One page that shows everything, and its pictures as files of their own. Nothing is fetched from elsewhere.

mod html;
mod plots;
mod svg;

pub use html::html;
pub use plots::scatter;
pub use svg::alone;

use crate::Counted;
use crate::summary::Summary;

/// The pictures of a report: the name of the file and the drawing.
pub fn pictures<R: Counted>(summary: &Summary<R>) -> Vec<(&'static str, String)> {
    let mut all = Vec::new();
    if summary.factions.is_some() {
        all.push(("win-shares.svg", plots::shares(summary.factions(), R::faction_name)));
        all.push(("pairs.svg", plots::pairs(summary)));
    }
    all.push(("lengths.svg", plots::lengths(&summary.lengths, R::COLUMNS.chapter.many)));
    all.push(("ends.svg", plots::parts(&summary.ends)));
    all.into_iter().map(|(name, drawing)| (name, alone(&drawing))).collect()
}
