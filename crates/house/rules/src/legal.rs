//! Legal answers by chance, each as likely as any other: some of a list, and numbers with a sum.

use rand::Rng;
use rand_pcg::Pcg32;
use smallvec::{Array, SmallVec};

/// Numbers for some things in a row.
pub type Numbers = SmallVec<[u8; 16]>;

/// Keeps some of a list, within limits.
pub fn choose<A: Array>(dice: &mut Pcg32, list: &mut SmallVec<A>, min: u8, max: u8) {
    let n = list.len();
    let (min, max) = (min as usize, (max as usize).min(n));
    let mut ways: SmallVec<[f64; 16]> = SmallVec::new();
    let mut binomial = 1.0;
    for k in 0..=max {
        ways.push(if k < min { 0.0 } else { binomial });
        binomial *= (n - k) as f64 / (k + 1) as f64;
    }
    let size = weighted(dice, &ways, ways.iter().sum());
    for i in 0..size {
        let j = dice.random_range(i as u32..n as u32) as usize;
        list.swap(i, j);
    }
    list.truncate(size);
}

/// Numbers up to `most` each, with a sum within limits.
pub fn numbers(dice: &mut Pcg32, most: &[u8], min: usize, max: usize) -> Numbers {
    let max = max.min(most.iter().map(|m| *m as usize).sum());
    // In how many ways the numbers from the i-th on can have a sum, for each sum.
    let row = max + 1;
    let (mut few, mut many) = ([0.0; 128], Vec::new());
    let ways: &mut [f64] = match few.get_mut(..row * (most.len() + 1)) {
        Some(ways) => ways,
        None => {
            many.resize(row * (most.len() + 1), 0.0);
            &mut many
        }
    };
    ways[row * most.len()] = 1.0;
    for i in (0..most.len()).rev() {
        // The sum over all numbers up to the most; ways are counted, so nothing is rounded.
        let (here, rest) = ways[row * i..row * (i + 2)].split_at_mut(row);
        let mut sliding = 0.0;
        for sum in 0..row {
            sliding += rest[sum];
            if let Some(beyond) = sum.checked_sub(most[i] as usize + 1) {
                sliding -= rest[beyond];
            }
            here[sum] = sliding;
        }
    }
    let mut left = min + weighted(dice, &ways[min..row], ways[min..row].iter().sum());
    let mut numbers = Numbers::new();
    for (i, most) in most.iter().enumerate() {
        let (here, rest) = ways[row * i..].split_at(row);
        let fewest = left.saturating_sub(*most as usize);
        let after = fewest + weighted(dice, &rest[fewest..=left], here[left]);
        numbers.push((left - after) as u8);
        left = after;
    }
    numbers
}

/// One of some things, by their weights and the sum of these.
fn weighted(dice: &mut Pcg32, weights: &[f64], sum: f64) -> usize {
    debug_assert_eq!(sum, weights.iter().sum::<f64>());
    let mut at = dice.random::<f64>() * sum;
    let hit = weights.iter().position(|w| {
        at -= w;
        at < 0.0
    });
    hit.or(weights.iter().rposition(|w| *w > 0.0)).expect("something is possible")
}
