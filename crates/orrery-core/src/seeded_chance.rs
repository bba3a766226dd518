//! The dice and draws of a live match, which come from a documented generator with the match's seed.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

use super::chance::{Chance, ChanceNode};

/// A ChaCha generator with 8 rounds. The stream number is the number of earlier chance events.
///
/// Undo restores this number, so a match has the same dice for the same seed, however often players change their minds. Records
/// store the outcomes, so an old match replays correctly even if this generator changes.
#[derive(Debug, Clone)]
pub struct SeededChance(ChaCha8Rng);

impl SeededChance {
    /// Creates the source for chance event `stream` of a match with this seed. Stream 0 is the set-up.
    pub fn new(seed: u64, stream: u64) -> Self {
        let mut generator = ChaCha8Rng::seed_from_u64(seed);
        generator.set_stream(stream);
        SeededChance(generator)
    }

    /// Returns a uniformly distributed number below `bound`.
    fn below(&mut self, bound: u32) -> u32 {
        // Numbers in the last, incomplete multiple of `bound` are drawn again.
        let limit = u32::MAX - u32::MAX % bound;
        loop {
            let number = self.0.next_u32();
            if number < limit {
                return number % bound;
            }
        }
    }
}

impl<N: ChanceNode> Chance<N> for SeededChance {
    fn resolve(&mut self, node: N) -> N::Outcome {
        let n = self.below(node.outcome_count().max(1));
        node.outcome(n)
    }
}
