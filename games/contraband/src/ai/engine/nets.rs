//! The set of nets, one for each number of players.

use super::features::FEATURES;
use super::net::Net;

/// The nets, indexed by the number of players minus 1.
#[derive(Debug, Clone, PartialEq)]
pub struct Nets {
    pub(super) nets: [Net; 4],
}

impl Nets {
    /// Creates untrained nets.
    pub fn fresh(seed: u64) -> Self {
        Nets { nets: [0, 1, 2, 3].map(|nth| Net::fresh(FEATURES, seed + nth)) }
    }

    /// Returns the net for this number of players.
    #[inline]
    pub(super) fn of(&self, players: usize) -> &Net {
        &self.nets[players.clamp(1, 4) - 1]
    }

    /// Reads the nets from the bytes of a file.
    ///
    /// # Errors
    /// Returns a message if the bytes are not four valid nets.
    pub fn read(bytes: &[u8]) -> Result<Self, String> {
        if !bytes.len().is_multiple_of(4) {
            return Err(format!("{} bytes are not four nets: the file is truncated or has extra data", bytes.len()));
        }
        let part = bytes.len() / 4;
        let read = |nth: usize| Net::read(&bytes[nth * part..(nth + 1) * part], FEATURES);
        Ok(Nets { nets: [read(0)?, read(1)?, read(2)?, read(3)?] })
    }

    /// Returns the nets as the bytes of a file.
    pub fn write(&self) -> Vec<u8> {
        self.nets.iter().flat_map(Net::write).collect()
    }
}
