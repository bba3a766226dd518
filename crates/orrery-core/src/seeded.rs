//! The dice and draws of a live match: a documented generator keyed by the match's seed.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

use super::chance::{Chance, ChanceNode};

/// Chance from ChaCha with 8 rounds, the stream chosen by how many chance events came before.
///
/// Undo never goes back over a chance event, so the same match with the same seed has the same
/// dice however often the player changes his mind. Records keep what was answered, so that an old
/// match replays whatever becomes of this generator.
#[derive(Debug, Clone)]
pub struct Seeded(ChaCha8Rng);

impl Seeded {
    /// The chance of the `stream`-th event of a match with this seed; 0 is the set-up.
    #[must_use]
    pub fn new(seed: u64, stream: u64) -> Self {
        let mut generator = ChaCha8Rng::seed_from_u64(seed);
        generator.set_stream(stream);
        Seeded(generator)
    }

    /// A number below `bound`, every one equally likely.
    fn below(&mut self, bound: u32) -> u32 {
        // Numbers of the last, incomplete round of `bound` are drawn again.
        let limit = u32::MAX - u32::MAX % bound;
        loop {
            let number = self.0.next_u32();
            if number < limit {
                return number % bound;
            }
        }
    }
}

impl<N: ChanceNode> Chance<N> for Seeded {
    fn resolve(&mut self, node: N) -> N::Outcome {
        let n = self.below(node.ways().max(1));
        node.nth(n)
    }
}
