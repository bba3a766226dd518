//! The nets that come together: one for each number of players.

use super::features::FEATURES;
use super::net::Net;

/// The nets by number of players, from one.
#[derive(Debug, Clone, PartialEq)]
pub struct Nets {
    pub(super) nets: [Net; 4],
}

impl Nets {
    /// Untrained nets.
    #[must_use]
    pub fn fresh(seed: u64) -> Self {
        Nets { nets: [0, 1, 2, 3].map(|nth| Net::fresh(FEATURES, seed + nth)) }
    }

    /// The net for so many players.
    #[inline]
    pub(super) fn of(&self, players: usize) -> &Net {
        &self.nets[players.clamp(1, 4) - 1]
    }

    /// Reads the bytes of a file.
    ///
    /// # Errors
    /// What is wrong with them.
    pub fn read(bytes: &[u8]) -> Result<Self, String> {
        if !bytes.len().is_multiple_of(4) {
            return Err(format!("{} bytes are not four nets: the file was cut off or added to", bytes.len()));
        }
        let part = bytes.len() / 4;
        let read = |nth: usize| Net::read(&bytes[nth * part..(nth + 1) * part], FEATURES);
        Ok(Nets { nets: [read(0)?, read(1)?, read(2)?, read(3)?] })
    }

    /// The file's bytes.
    #[must_use]
    pub fn write(&self) -> Vec<u8> {
        self.nets.iter().flat_map(Net::write).collect()
    }
}
