//! The places on the board that lines of the log and of the recap refer to.

use alien_frontiers::rules::{Facility, Order, Territory};
use orrery_board::{self as board, LogAnchorId};
use orrery_core::Colour;

/// A place on the board that a log line refers to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LogAnchor {
    /// A facility, and the player whose ships there are meant, if any.
    Facility(Facility, Option<Colour>),
    /// A territory of the planet.
    Territory(Territory),
}

/// Returns the identifier of a place. Facilities come first, each without a player and then once per player; the territories
/// follow.
pub fn anchor_id(spot: LogAnchor) -> LogAnchorId {
    let whose = 1 + Colour::COUNT;
    LogAnchorId(match spot {
        LogAnchor::Facility(facility, of) => facility.index() * whose + of.map_or(0, |colour| colour.index() + 1),
        LogAnchor::Territory(territory) => Facility::ALL.len() * whose + territory.index(),
    } as u64)
}

/// Returns the place with this identifier, or `None` if no place has it.
pub fn anchor_of(LogAnchorId(name): LogAnchorId) -> Option<LogAnchor> {
    let whose = 1 + Colour::COUNT;
    let at = usize::try_from(name).ok()?;
    match Facility::from_index(at / whose) {
        Some(facility) => Some(LogAnchor::Facility(facility, (at % whose).checked_sub(1).and_then(Colour::from_index))),
        None => Territory::from_index(at.checked_sub(Facility::ALL.len() * whose)?).map(LogAnchor::Territory),
    }
}

/// The caption of an opponent's action, shown next to its place.
pub type ActionCaption = board::ActionCaption<LogAnchor>;
/// The highlighted places; empty if there are none.
pub type HighlightedPlaces = board::HighlightedPlaces<LogAnchor>;
/// The orders of the mover that the board shows as a suggestion; empty if there are none.
pub type SuggestedOrders = board::SuggestedOrders<Order>;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spot_ids_are_unique_and_round_trip() {
        let whose = || std::iter::once(None).chain(Colour::ALL.iter().copied().map(Some));
        let mut all: Vec<LogAnchor> =
            Facility::ALL.iter().flat_map(|&at| whose().map(move |of| LogAnchor::Facility(at, of))).collect();
        all.extend(Territory::ALL.iter().map(|&territory| LogAnchor::Territory(territory)));
        for &spot in &all {
            assert_eq!(anchor_of(anchor_id(spot)), Some(spot));
        }
        let names: std::collections::BTreeSet<LogAnchorId> = all.iter().map(|&spot| anchor_id(spot)).collect();
        assert_eq!(names.len(), all.len());
        assert_eq!(anchor_of(LogAnchorId(all.len() as u64)), None);
        assert_eq!(anchor_of(LogAnchorId(u64::MAX)), None);
    }
}
