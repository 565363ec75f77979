//! Two experiments side by side: do they agree about what players play as, or about how well they play?

use crate::Counted;
use crate::files::Found;
use crate::report;
use crate::share::{spread, z_of_many};
use crate::summary::Line;

/// What two experiments say of the same factions or levels.
pub struct Comparison<'a> {
    /// Those of both, in the order of the first.
    pub both: Vec<(&'a Line, &'a Line)>,
    /// How far the true shares are apart in each.
    pub spreads: [f64; 2],
    /// The correlation of the shares as seen.
    pub seen: f64,
    /// The correlation without the noise of both; none if one has nothing but noise.
    pub corrected: Option<f64>,
    /// Spearman's correlation of the ranks.
    pub ranks: f64,
}

fn correlation(pairs: &[(f64, f64)]) -> f64 {
    let n = pairs.len() as f64;
    let (a, b) = (pairs.iter().map(|p| p.0).sum::<f64>() / n, pairs.iter().map(|p| p.1).sum::<f64>() / n);
    let sum = |f: &dyn Fn(&(f64, f64)) -> f64| pairs.iter().map(f).sum::<f64>();
    let (xx, yy) = (sum(&|p| (p.0 - a).powi(2)), sum(&|p| (p.1 - b).powi(2)));
    let xy = sum(&|p| (p.0 - a) * (p.1 - b));
    if xx == 0.0 || yy == 0.0 { 0.0 } else { xy / (xx * yy).sqrt() }
}

/// The rank of each value; equal ones share theirs.
fn ranks(values: &[f64]) -> Vec<f64> {
    let below = |v: f64| values.iter().filter(|w| **w < v).count() as f64;
    let equal = |v: f64| values.iter().filter(|w| **w == v).count() as f64;
    values.iter().map(|v| below(*v) + (equal(*v) - 1.0) / 2.0).collect()
}

/// The standard deviation of shares as seen.
fn deviation(shares: &[f64]) -> f64 {
    let n = shares.len() as f64;
    let mean = shares.iter().sum::<f64>() / n;
    (shares.iter().map(|s| (s - mean).powi(2)).sum::<f64>() / (n - 1.0)).sqrt()
}

impl<'a> Comparison<'a> {
    /// Compares; there must be two that both have seen.
    pub fn new(one: &'a Found, other: &'a Found) -> Option<Comparison<'a>> {
        let both: Vec<(&Line, &Line)> =
            one.lines.iter().filter_map(|a| other.lines.iter().find(|b| b.name == a.name).map(|b| (a, b))).collect();
        if both.len() < 2 {
            return None;
        }
        let a: Vec<f64> = both.iter().map(|(a, _)| a.won.share).collect();
        let b: Vec<f64> = both.iter().map(|(_, b)| b.won.share).collect();
        let spreads = [
            spread(&both.iter().map(|(a, _)| (a.won.share, a.games)).collect::<Vec<_>>()),
            spread(&both.iter().map(|(_, b)| (b.won.share, b.games)).collect::<Vec<_>>()),
        ];
        let zip = |a: &[f64], b: &[f64]| a.iter().copied().zip(b.iter().copied()).collect::<Vec<_>>();
        let seen = correlation(&zip(&a, &b));
        let reliable = spreads[0] / deviation(&a) * (spreads[1] / deviation(&b));
        Some(Comparison {
            seen,
            corrected: (reliable > 0.0).then(|| (seen / reliable).clamp(-1.0, 1.0)),
            ranks: correlation(&zip(&ranks(&a), &ranks(&b))),
            both,
            spreads,
        })
    }
    /// The difference of two shares in standard errors.
    fn sigma(a: &Line, b: &Line) -> f64 {
        let noise = |l: &Line| l.won.share * (1.0 - l.won.share) / l.games as f64;
        let sum = noise(a) + noise(b);
        if sum == 0.0 { 0.0 } else { (b.won.share - a.won.share) / sum.sqrt() }
    }
    /// As text.
    pub fn table<R: Counted>(&self, names: [&str; 2]) -> String {
        let mut lines: Vec<_> = self.both.iter().map(|(a, b)| (*a, *b, Comparison::sigma(a, b))).collect();
        lines.sort_by(|x, y| (y.1.won.share - y.0.won.share).total_cmp(&(x.1.won.share - x.0.won.share)));
        let z = z_of_many(lines.len());
        let differ = lines.iter().filter(|l| l.2.abs() > z).count();
        let mut text = format!("{:<16}  {:>12}  {:>12}  difference\n", R::COLUMNS.compared().one, names[0], names[1]);
        for (a, b, sigma) in &lines {
            let mark = if sigma.abs() > z { " *" } else { "" };
            let (name, a, b) = (R::faction_name(&a.name), 100.0 * a.won.share, 100.0 * b.won.share);
            text += &format!("{name:<16}  {a:>10.1} %  {b:>10.1} %  {:>+10.1}{mark}\n", b - a);
        }
        text += &format!("* differs, even if all lines are compared at once: {differ} of {}\n", lines.len());
        let [one, other] = self.spreads.map(|s| 100.0 * s);
        text += &format!("true spread: {one:.1} and {other:.1} points\n");
        let corrected = self.corrected.map_or("unknown".into(), |c| format!("{c:.2}"));
        text += &format!(
            "correlation: {:.2} as seen, {corrected} without noise, {:.2} of the ranks\n",
            self.seen, self.ranks
        );
        text
    }
    /// As a picture, in a file of its own.
    pub fn picture<R: Counted>(&self, names: [&str; 2]) -> String {
        report::alone(&report::scatter::<R>(&self.both, names))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn correlations_counted_by_hand() {
        assert_eq!(correlation(&[(1.0, 2.0), (2.0, 4.0), (3.0, 6.0)]), 1.0);
        assert_eq!(correlation(&[(1.0, 1.0), (2.0, 0.0), (3.0, 1.0)]), 0.0);
        assert_eq!(ranks(&[0.3, 0.1, 0.3, 0.2]), [2.5, 0.0, 2.5, 1.0]);
    }
}
