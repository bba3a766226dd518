//! The value net, which estimates the value of a position for each seat.
//!
//! It evaluates positions in which the next player is to roll: the leaves of a turn. [`PositionEvaluator`] evaluates, [`Net`]
//! holds the weights, [`feature_kinds`] names the kinds of the rows, and [`changes`] attributes the difference between two
//! positions to these kinds.

pub mod changes;
pub(super) mod evaluator;
pub mod feature_kinds;
pub(super) mod features;
pub(super) mod weights;

use std::sync::OnceLock;

pub use features::{FeatureLayout, Features, extract};

pub use evaluator::{PositionEvaluator, final_outlook};

pub use weights::{Net, WeightsError};

/// The embedded nets for 2, 3 and 4 players.
static EMBEDDED_NETS: [(&[u8], OnceLock<Option<Net>>); 3] = [
    (include_bytes!("../../../../../assets/alien-frontiers/nets/2.net"), OnceLock::new()),
    (include_bytes!("../../../../../assets/alien-frontiers/nets/3.net"), OnceLock::new()),
    (include_bytes!("../../../../../assets/alien-frontiers/nets/4.net"), OnceLock::new()),
];

/// Returns the embedded net for this number of players, or `None` for a number that the rules do not allow.
pub fn embedded_net(players: u8) -> Option<&'static Net> {
    let (bytes, net) = EMBEDDED_NETS.get(usize::from(players).checked_sub(2)?)?;
    net.get_or_init(|| Net::read(bytes).ok().filter(|net| net.players() == players)).as_ref()
}

#[cfg(test)]
mod tests;
