//! A race between answers: all run in the same worlds; those that fall behind for good leave it.

/// Rounds between looks at who falls behind.
const LAP: usize = 8;
/// How many standard errors an answer must be behind to leave.
const BEHIND: f32 = 2.0;
/// A lead too small to matter.
const NEGLIGIBLE: f32 = 1e-4;
/// How many standard errors an answer must be ahead of the first one, the rookie's, to be preferred.
const DOUBT: f32 = 0.5;

/// A race between answers.
pub(crate) struct Race {
    /// What each answer brought, round by round.
    shares: Vec<Vec<f32>>,
    runs: Vec<bool>,
}

impl Race {
    /// So many answers start.
    pub(crate) fn new(answers: usize) -> Race {
        Race { shares: vec![Vec::new(); answers], runs: vec![true; answers] }
    }
    /// How many are still running.
    pub(crate) fn runners(&self) -> usize {
        self.runs.iter().filter(|r| **r).count()
    }
    /// Is there nothing left to find out?
    pub(crate) fn is_over(&self) -> bool {
        self.runners() < 2
    }
    /// One round: what each answer that still runs brings. A round that is broken off does not count.
    #[must_use]
    pub(crate) fn run(&mut self, mut share: impl FnMut(usize) -> Option<f32>) -> bool {
        let mut round = Vec::new();
        for i in (0..self.runs.len()).filter(|i| self.runs[*i]) {
            let Some(brought) = share(i) else { return false };
            round.push((i, brought));
        }
        for (i, brought) in round {
            self.shares[i].push(brought);
        }
        let leader = self.ahead();
        if self.shares[leader].len().is_multiple_of(LAP) {
            for i in (0..self.runs.len()).filter(|i| *i != leader) {
                if self.runs[i] {
                    let (lead, error) = self.lead(leader, i);
                    self.runs[i] = lead - BEHIND * error <= 0.0 && (lead > NEGLIGIBLE || error > NEGLIGIBLE);
                }
            }
        }
        true
    }
    /// The answer to give: the best so far; the first one unless another is clearly better.
    pub(crate) fn leader(&self) -> usize {
        let ahead = self.ahead();
        if self.runs[0] && ahead != 0 {
            let (lead, error) = self.lead(ahead, 0);
            if lead < DOUBT * error {
                return 0;
            }
        }
        ahead
    }
    /// The runner with the best mean; of several, the first.
    fn ahead(&self) -> usize {
        let mean = |i: usize| self.shares[i].iter().sum::<f32>();
        let mut best = None;
        for i in (0..self.runs.len()).filter(|i| self.runs[*i]) {
            if best.is_none_or(|(_, top)| mean(i) > top) {
                best = Some((i, mean(i)));
            }
        }
        best.map_or(0, |(i, _)| i)
    }
    /// By how much one is ahead of another in the rounds both ran, and the standard error of that.
    fn lead(&self, one: usize, other: usize) -> (f32, f32) {
        let n = self.shares[one].len().min(self.shares[other].len()) as f32;
        if n < 2.0 {
            return (0.0, f32::INFINITY);
        }
        let differences = || self.shares[one].iter().zip(&self.shares[other]).map(|(a, b)| a - b);
        let mean = differences().sum::<f32>() / n;
        let variance = differences().map(|d| (d - mean) * (d - mean)).sum::<f32>() / (n - 1.0);
        (mean, (variance / n).sqrt())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_falls_behind_leaves_and_who_is_ahead_wins() {
        let mut race = Race::new(3);
        let mut round = 0;
        while !race.is_over() && round < 100 {
            let chance = (round % 5) as f32 * 0.01;
            assert!(race.run(|i| Some(chance + [0.1, 0.3, 0.2][i] + (round * (i + 2) % 3) as f32 * 0.01)));
            round += 1;
        }
        assert!(race.is_over() && round < 20, "after {round} rounds");
        assert_eq!(race.leader(), 1);
    }

    #[test]
    fn where_nothing_differs_the_first_answer_stands() {
        let mut race = Race::new(4);
        for _ in 0..LAP {
            assert!(race.run(|_| Some(0.25)));
        }
        assert!(race.is_over());
        assert_eq!(race.leader(), 0);
    }

    #[test]
    fn a_round_that_is_broken_off_does_not_count() {
        let mut race = Race::new(3);
        assert!(race.run(|i| Some([0.3, 0.1, 0.2][i])));
        assert!(!race.run(|i| [Some(0.0), Some(1.0), None][i]));
        assert_eq!(race.leader(), 0);
        assert!(race.shares.iter().all(|s| s.len() == 1));
    }
}
