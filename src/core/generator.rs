//! A small fast source of chance, the same in every release.

use super::chance::{Chance, ChanceNode};

/// SplitMix64: one word of state, good enough for playouts, and reproducible for ever.
#[derive(Debug, Clone)]
pub struct Generator(u64);

impl Generator {
    /// The generator of this seed.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Generator(seed)
    }

    /// The generator of the `index`-th match of a series with this seed.
    #[must_use]
    pub fn of_series(seed: u64, index: u64) -> Self {
        let mut start = Generator(seed);
        let base = start.next();
        Generator(base ^ Generator(index).next())
    }

    /// 64 random bits.
    #[inline]
    pub const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `bound`. The odds differ by less than one in a million.
    #[inline]
    pub const fn below(&mut self, bound: u32) -> u32 {
        (((self.next() >> 32) * bound as u64) >> 32) as u32
    }
}

impl<N: ChanceNode> Chance<N> for Generator {
    #[inline]
    fn resolve(&mut self, node: N) -> N::Outcome {
        let n = self.below(node.ways());
        node.nth(n)
    }
}
