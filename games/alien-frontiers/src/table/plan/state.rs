//! What was picked so far, and what every step is made with.

use super::{Mode, Step};
use crate::rules::{Order, Position, Refusal, Ship, Ships};

/// What the player picked so far.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Draft {
    pub(super) indices: Vec<usize>,
    pub(super) selected: Ships,
    pub(super) mode: Mode,
}

/// The mover's unplaced dice in tray order, each with whether the Orbital Teleporter took it back:
/// own-colour ships in rising order, the relic, last the teleported ship.
#[must_use]
pub fn tray(position: &Position) -> Vec<(Ship, bool)> {
    let hand = position.turn.hand.iter().map(|(value, relic)| (Ship { value, relic }, false));
    hand.chain(position.turn.teleported.map(|teleported| (teleported.ship, true))).collect()
}

/// The step an order makes: the order itself, or why it is refused.
pub(super) fn as_step(position: &Position, order: Order) -> Step {
    match crate::rules::check(position, order) {
        Ok(()) => Step::Order(order),
        Err(refusal) => Step::Refused(refusal),
    }
}

/// Of several refusals the one that tells a player most: a missing price or dock rather than dice that do not fit.
pub(super) fn most_telling(refusals: impl IntoIterator<Item = Refusal>) -> Option<Refusal> {
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
