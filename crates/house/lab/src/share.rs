//! Shares and how sure one can be of them.

use serde::{Deserialize, Serialize};

/// The normal quantile of a 95 % interval.
pub const Z95: f64 = 1.959_963_984_540_054;

/// A number without digits nobody needs: so it stays the same when it is written and read again.
pub fn tidy(x: f64) -> f64 {
    (x * 1e6).round() / 1e6
}

/// A share with its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Share {
    /// The share.
    pub share: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Share {
    /// A share of so many, with Wilson's interval. Shares of shared wins vary less than whole ones, so the interval is
    /// never too narrow for them.
    pub fn of(sum: f64, n: u64) -> Share {
        let share = if n == 0 { 0.0 } else { sum / n as f64 };
        let (low, high) = wilson(share, n, Z95);
        Share { share: tidy(share), low: tidy(low), high: tidy(high) }
    }
}

/// Wilson's interval for a share of `n` with a normal quantile `z`.
pub fn wilson(share: f64, n: u64, z: f64) -> (f64, f64) {
    if n == 0 {
        return (0.0, 1.0);
    }
    let (n, zz) = (n as f64, z * z);
    let middle = (share + zz / (2.0 * n)) / (1.0 + zz / n);
    let half = z / (1.0 + zz / n) * (share * (1.0 - share) / n + zz / (4.0 * n * n)).sqrt();
    ((middle - half).max(0.0), (middle + half).min(1.0))
}

/// The normal quantile for a two-sided interval that errs with probability 5 % in all of `m` comparisons (Bonferroni).
pub fn z_of_many(m: usize) -> f64 {
    -quantile(0.025 / m.max(1) as f64)
}

/// The quantile of the normal distribution for `p` below one half (Abramowitz and Stegun 26.2.23, sharpened by Newton's
/// method on the distribution function).
fn quantile(p: f64) -> f64 {
    let t = (-2.0 * p.ln()).sqrt();
    let mut x =
        -(t - (2.515517 + t * (0.802853 + t * 0.010328)) / (1.0 + t * (1.432788 + t * (0.189269 + t * 0.001308))));
    for _ in 0..3 {
        let density = (-x * x / 2.0).exp() / (2.0 * std::f64::consts::PI).sqrt();
        x -= (tail(-x) - p) / density;
    }
    x
}

/// The probability of more than `x` above zero under the normal distribution, as a continued fraction.
fn tail(x: f64) -> f64 {
    let fraction = (1..=200).rev().fold(x, |f, k| x + k as f64 / f);
    (-x * x / 2.0).exp() / ((2.0 * std::f64::consts::PI).sqrt() * fraction)
}

/// How far true shares are apart, as a standard deviation: what is seen, without what chance alone explains.
pub fn spread(shares: &[(f64, u64)]) -> f64 {
    let played: Vec<_> = shares.iter().filter(|(_, n)| *n > 0).collect();
    if played.len() < 2 {
        return 0.0;
    }
    let m = played.len() as f64;
    let mean = played.iter().map(|(p, _)| p).sum::<f64>() / m;
    let seen = played.iter().map(|(p, _)| (p - mean).powi(2)).sum::<f64>() / (m - 1.0);
    // shares of few games are drawn to the mean, else none or all of them would look like no chance at all
    let drawn = |(p, n): &&(f64, u64)| {
        let p = (p * *n as f64 + 4.0 * mean) / (*n as f64 + 4.0);
        p * (1.0 - p) / *n as f64
    };
    let chance = played.iter().map(drawn).sum::<f64>() / m;
    tidy((seen - chance).max(0.0).sqrt())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wilson_is_as_in_the_book() {
        // Newcombe 1998: 81 of 263 gives 0.2553 to 0.3662, 0 of 20 gives 0 to 0.1611
        let (low, high) = wilson(81.0 / 263.0, 263, Z95);
        assert!((low - 0.2553).abs() < 5e-5 && (high - 0.3662).abs() < 5e-5, "{low} {high}");
        let (low, high) = wilson(0.0, 20, Z95);
        assert!(low == 0.0 && (high - 0.1611).abs() < 5e-5, "{high}");
        assert_eq!(wilson(0.0, 0, Z95), (0.0, 1.0));
    }

    #[test]
    fn quantiles_are_as_in_the_book() {
        for (m, z) in [(1, 1.959964), (5, 2.575829), (50, 3.290527), (500, 3.890592)] {
            assert!((z_of_many(m) - z).abs() < 1e-5, "{m}: {}", z_of_many(m));
        }
    }

    #[test]
    fn chance_alone_makes_no_spread() {
        assert_eq!(spread(&[(0.25, 100), (0.25, 100)]), 0.0);
        assert_eq!(spread(&[(0.24, 100), (0.26, 100), (0.25, 0)]), 0.0);
        let far = spread(&[(0.1, 1_000_000), (0.3, 1_000_000)]);
        assert!((far - 0.1414).abs() < 1e-3, "{far}");
    }
}
