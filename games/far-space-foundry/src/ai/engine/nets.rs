//! The set of nets: one for each part of a match.

use super::features::ROWS;
use super::net::Net;
use crate::rules::{MatchHalf, MatchMode, Position};

/// The nets of Alpha, of Beta, and of an Alpha-only match.
#[derive(Debug, Clone, PartialEq)]
pub struct Nets {
    /// One net for each part, in the order of [`MatchPart`].
    pub(super) nets: [Net; 3],
}

/// The part of a match that a net evaluates.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum MatchPart {
    /// Alpha, if Beta follows.
    Alpha,
    /// The second half, Beta.
    Beta,
    /// Alpha, if nothing follows (FSF-END-4).
    Short,
}

impl MatchPart {
    pub(super) fn of(p: &Position) -> Self {
        match (p.half, p.options.mode) {
            (MatchHalf::Alpha, MatchMode::AlphaOnly) => MatchPart::Short,
            (MatchHalf::Alpha, _) => MatchPart::Alpha,
            (MatchHalf::Beta, _) => MatchPart::Beta,
        }
    }
}

impl Nets {
    /// Creates untrained nets with small random weights, which depend on `seed`.
    pub fn fresh(seed: u64) -> Self {
        Nets { nets: [0, 1, 2].map(|part| Net::fresh(ROWS, seed + part)) }
    }

    /// Returns the net that evaluates a part of a match.
    #[inline]
    pub(super) const fn of(&self, part: MatchPart) -> &Net {
        &self.nets[part as usize]
    }

    /// Reads the nets from the bytes of a file.
    ///
    /// # Errors
    /// Returns a message if the bytes are not three nets.
    pub fn read(bytes: &[u8]) -> Result<Self, String> {
        let third = bytes.len() / 3;
        let read = |part: usize| Net::read(&bytes[part * third..(part + 1) * third], ROWS);
        if !bytes.len().is_multiple_of(3) {
            return Err(format!("{} bytes are not three nets: the file is truncated or has extra data", bytes.len()));
        }
        Ok(Nets { nets: [read(0)?, read(1)?, read(2)?] })
    }

    /// Returns the bytes of the file of nets.
    pub fn write(&self) -> Vec<u8> {
        self.nets.iter().flat_map(Net::write).collect()
    }
}
