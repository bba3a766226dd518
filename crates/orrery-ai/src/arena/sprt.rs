//! A test that stops as soon as the results suffice: Wald's sequential probability ratio test on the results of blocks.

use super::stats::{mean, variance};

/// The number of blocks needed for a usable estimate of the variance.
const FEWEST_BLOCKS: usize = 16;

/// Two hypotheses about the win share, and their error probabilities.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Sprt {
    /// The win share under H0.
    pub share0: f64,
    /// The win share under H1.
    pub share1: f64,
    /// The probability of accepting H1 although H0 is true.
    pub alpha: f64,
    /// The probability of accepting H0 although H1 is true.
    pub beta: f64,
}

/// The result of the test so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SprtVerdict {
    /// The results are enough to accept H0.
    H0,
    /// The results are enough to accept H1.
    H1,
    /// More blocks are needed.
    Open,
}

impl SprtVerdict {
    /// Returns the name of the verdict in tables: `h0`, `h1` or `open`.
    pub const fn word(self) -> &'static str {
        match self {
            SprtVerdict::H0 => "h0",
            SprtVerdict::H1 => "h1",
            SprtVerdict::Open => "open",
        }
    }
}

impl Sprt {
    /// Creates a test of two win shares with a probability of 5% for each error.
    ///
    /// # Errors
    /// Returns a message unless `share0` is less than `share1` and both are between 0 and 1, exclusive.
    pub fn new(share0: f64, share1: f64) -> Result<Self, String> {
        if 0.0 < share0 && share0 < share1 && share1 < 1.0 {
            Ok(Sprt { share0, share1, alpha: 0.05, beta: 0.05 })
        } else {
            Err(format!("expected two win shares between 0 and 1, the smaller one first, found {share0} and {share1}"))
        }
    }

    /// Returns the log likelihood ratios at which H0 and H1 are accepted.
    pub fn bounds(&self) -> (f64, f64) {
        ((self.beta / (1.0 - self.alpha)).ln(), ((1.0 - self.beta) / self.alpha).ln())
    }

    /// Returns the log likelihood ratio of H1 to H0, given the win share in each block. The mean share is assumed to be normally
    /// distributed with the sample variance (the generalised test). `games` is the number of matches per block. Returns 0 for
    /// fewer than two blocks.
    pub fn ratio(&self, blocks: &[f64], games: usize) -> f64 {
        if blocks.len() < 2 {
            return 0.0;
        }
        // A few blocks that happen to have equal results must not make the test certain.
        let middle = f64::midpoint(self.share0, self.share1);
        let least = middle * (1.0 - middle) / (4.0 * games as f64);
        let spread = variance(blocks).max(least);
        let surplus = mean(blocks) - middle;
        blocks.len() as f64 * (self.share1 - self.share0) * surplus / spread
    }

    /// Returns the verdict of the test, given the win share in each block.
    pub fn verdict(&self, blocks: &[f64], games: usize) -> SprtVerdict {
        let (lower, upper) = self.bounds();
        match self.ratio(blocks, games) {
            _ if blocks.len() < FEWEST_BLOCKS => SprtVerdict::Open,
            ratio if ratio >= upper => SprtVerdict::H1,
            ratio if ratio <= lower => SprtVerdict::H0,
            _ => SprtVerdict::Open,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use orrery_core::RandomGenerator;

    /// Plays blocks of two matches, each won with the probability `chance`, until the test decides. Returns the verdict and the
    /// number of blocks.
    fn decide(test: Sprt, chance: f64, generator: &mut RandomGenerator) -> (SprtVerdict, usize) {
        let mut blocks = Vec::new();
        while blocks.len() < 4000 {
            let wins = (0..2).filter(|_| generator.next() as f64 / u64::MAX as f64 <= chance).count();
            blocks.push(wins as f64 / 2.0);
            let verdict = test.verdict(&blocks, 2);
            if verdict != SprtVerdict::Open {
                return (verdict, blocks.len());
            }
        }
        (SprtVerdict::Open, blocks.len())
    }

    #[test]
    fn sequential_test_keeps_its_error_rate() {
        let test = Sprt::new(0.5, 0.6).expect("two shares");
        let mut generator = RandomGenerator::new(23);
        let mut wrong = |chance: f64, right: SprtVerdict| {
            (0..400).filter(|_| decide(test, chance, &mut generator).0 != right).count()
        };
        // The expected number is 20, 5% of 400, with a standard deviation of 4.4.
        let (first, second) = (wrong(0.5, SprtVerdict::H0), wrong(0.6, SprtVerdict::H1));
        assert!(first <= 33 && second <= 33, "wrong {first} and {second} of 400 times");
    }

    #[test]
    fn sequential_test_needs_fewer_blocks_for_clearer_differences() {
        let test = Sprt::new(0.5, 0.6).expect("two shares");
        let took = |chance: f64| {
            let mut generator = RandomGenerator::new(4);
            (0..40).map(|_| decide(test, chance, &mut generator).1).sum::<usize>()
        };
        assert!(took(0.8) * 2 < took(0.6), "{} and {}", took(0.8), took(0.6));
    }

    #[test]
    fn likelihood_ratio_and_bounds_match_hand_computed_values() {
        let test = Sprt::new(0.4, 0.6).expect("two shares");
        // Mean 0.75, variance 1/12 · 4/3: four blocks of 1, 0.5, 1, 0.5.
        let blocks = [1.0, 0.5, 1.0, 0.5];
        let expected = 4.0 * 0.2 * 0.25 / (4.0 * 0.0625 / 3.0);
        assert!((test.ratio(&blocks, 2) - expected).abs() < 1e-12);
        assert_eq!(test.verdict(&blocks, 2), SprtVerdict::Open, "four blocks decide nothing");
        let (lower, upper) = test.bounds();
        assert!((upper - 2.944).abs() < 1e-3 && (lower + 2.944).abs() < 1e-3);
    }

    #[test]
    fn sequential_test_rejects_invalid_win_shares() {
        for (share0, share1) in [(0.6, 0.5), (0.5, 0.5), (0.0, 0.5), (0.5, 1.0), (f64::NAN, 0.5)] {
            assert!(Sprt::new(share0, share1).is_err(), "{share0} and {share1}");
        }
    }
}
