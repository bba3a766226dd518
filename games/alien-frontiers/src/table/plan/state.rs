//! The draft: the state of the player's picks, and functions that all modes share.

use super::{ClickResult, OrderEntryMode};
use crate::rules::{Order, Position, Refusal, Ship, Ships};

/// The draft of the order that the player is putting together.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct OrderDraft {
    pub(super) indices: Vec<usize>,
    pub(super) selected: Ships,
    pub(super) mode: OrderEntryMode,
}

/// Returns the mover's unplaced dice in tray order: ships of the mover's colour in rising order, the relic ship, and last the
/// teleported ship. The flag is true for the teleported ship.
pub fn tray(position: &Position) -> Vec<(Ship, bool)> {
    let hand = position.turn.hand.iter().map(|(value, relic)| (Ship { value, relic }, false));
    hand.chain(position.turn.teleported.map(|teleported| (teleported.ship, true))).collect()
}

/// Returns the result of a click that gives `order`: the order itself, or its refusal.
pub(super) fn as_click_result(position: &Position, order: Order) -> ClickResult {
    match crate::rules::check(position, order) {
        Ok(()) => ClickResult::Order(order),
        Err(refusal) => ClickResult::Refused(refusal),
    }
}

/// Returns the most informative of several refusals, `None` only if there are none. Refusals about a price or a missing dock take
/// precedence over those about unsuitable dice or targets.
pub(super) fn most_informative(refusals: impl IntoIterator<Item = Refusal>) -> Option<Refusal> {
    let misfit = |refusal: &Refusal| {
        matches!(
            refusal,
            Refusal::NotEqual { .. }
                | Refusal::NotARun
                | Refusal::NotASix { .. }
                | Refusal::GroupSize { .. }
                | Refusal::MineTooLow { .. }
                | Refusal::ValueRange { .. }
                | Refusal::ValueFixed { .. }
                | Refusal::NotBack { .. }
                | Refusal::Repulsed { .. }
                | Refusal::NoColony { .. }
                | Refusal::OwnControl { .. }
                | Refusal::NotTheDesert
                | Refusal::Isolated { .. }
                | Refusal::SameTerritory { .. }
                | Refusal::OwnColour { .. }
        )
    };
    refusals.into_iter().min_by_key(misfit)
}
