//! The value net: what a position is worth to each seat.
//!
//! It judges positions whose next player is to roll: ends of turns. [`Judge`] does the work, [`Net`] holds the weights,
//! [`terms`] says what they are about, [`changes`] what changed between two.

pub mod changes;
pub(super) mod features;
pub(super) mod judge;
pub mod terms;
pub(super) mod weights;

use std::sync::OnceLock;

pub use features::{Features, Layout, extract};

pub use judge::{Judge, final_outlook};

pub use weights::{Net, WeightsError};

/// The nets that come with the program, for 2, 3 and 4 players.
static SHIPPED: [(&[u8], OnceLock<Option<Net>>); 3] = [
    (include_bytes!("../../../../../assets/alien-frontiers/nets/2.net"), OnceLock::new()),
    (include_bytes!("../../../../../assets/alien-frontiers/nets/3.net"), OnceLock::new()),
    (include_bytes!("../../../../../assets/alien-frontiers/nets/4.net"), OnceLock::new()),
];

/// The net that comes with the program for this number of players; none for a number that nobody plays.
#[must_use]
pub fn shipped(players: u8) -> Option<&'static Net> {
    let (bytes, net) = SHIPPED.get(usize::from(players).checked_sub(2)?)?;
    net.get_or_init(|| Net::read(bytes).ok().filter(|net| net.players() == players)).as_ref()
}

#[cfg(test)]
mod tests;
