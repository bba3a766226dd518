//! A hash that is the same on every machine and in every release: records keep those of their positions, so that a replay that
//! drifts is caught.

/// FNV-1a, 64 bits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Fnv(u64);

impl Default for Fnv {
    fn default() -> Self {
        Fnv(0xcbf2_9ce4_8422_2325)
    }
}

impl Fnv {
    /// Takes one byte in.
    #[inline]
    pub const fn byte(&mut self, byte: u8) {
        self.0 = (self.0 ^ byte as u64).wrapping_mul(0x0000_0100_0000_01b3);
    }

    /// Takes these bytes in, in their order.
    #[inline]
    pub fn bytes(&mut self, bytes: impl IntoIterator<Item = u8>) {
        bytes.into_iter().for_each(|b| self.byte(b));
    }

    /// The hash of all that was taken in.
    #[must_use]
    pub const fn finish(self) -> u64 {
        self.0
    }
}
