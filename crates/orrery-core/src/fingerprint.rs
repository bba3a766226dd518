//! A hash that is the same on every machine and in every release. Records store the hashes of their positions, so that a replay
//! that deviates is detected.

/// A 64-bit FNV-1a hasher.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FnvHasher(u64);

impl Default for FnvHasher {
    fn default() -> Self {
        FnvHasher(0xcbf2_9ce4_8422_2325)
    }
}

impl FnvHasher {
    /// Adds one byte to the hash.
    #[inline]
    pub const fn byte(&mut self, byte: u8) {
        self.0 = (self.0 ^ byte as u64).wrapping_mul(0x0000_0100_0000_01b3);
    }

    /// Adds `bytes` to the hash, in order.
    #[inline]
    pub fn bytes(&mut self, bytes: impl IntoIterator<Item = u8>) {
        bytes.into_iter().for_each(|b| self.byte(b));
    }

    /// Returns the hash of all bytes so far.
    pub const fn finish(self) -> u64 {
        self.0
    }
}
