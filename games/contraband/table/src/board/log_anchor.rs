//! The things on the board to which lines of text refer.

use contraband::rules::{BoardSpot as At, Order, Sector, SectorLine, SectorPlace as Inside};
use orrery_board::{self as board, LogAnchorId};
use orrery_core::Colour;

/// Something on the board to which a line of text refers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LogAnchor {
    /// The panel of a player.
    Plate(Colour),
    /// A place or an open space.
    At(At),
    /// A line between two sectors.
    Line(SectorLine),
    /// The risks of the patrol step in all lanes.
    Dangers,
}

/// The maximum number of anchors of one kind.
const KIND: u64 = 64;

/// Returns the id of an anchor, made of its kind and its index within the kind.
pub fn anchor_id(spot: LogAnchor) -> LogAnchorId {
    let (kind, number) = match spot {
        LogAnchor::Plate(colour) => (0, colour.index()),
        LogAnchor::At(at) => (1, at.sector.index() * Inside::ALL.len() + at.place as usize),
        LogAnchor::Line(line) => (2, line.index()),
        LogAnchor::Dangers => (3, 0),
    };
    LogAnchorId(kind * KIND + number as u64)
}

/// Returns the anchor with an id, or `None` if there is none.
pub fn anchor_of(name: LogAnchorId) -> Option<LogAnchor> {
    let (kind, number) = (name.0 / KIND, (name.0 % KIND) as usize);
    let spot = match kind {
        0 => LogAnchor::Plate(Colour::ALL.iter().copied().find(|colour| colour.index() == number)?),
        1 => {
            let sector = Sector::from_index(number / Inside::ALL.len())?;
            LogAnchor::At(At { sector, place: Inside::ALL[number % Inside::ALL.len()] })
        }
        2 => LogAnchor::Line(SectorLine::from_index(number)?),
        3 => LogAnchor::Dangers,
        _ => return None,
    };
    (anchor_id(spot) == name).then_some(spot)
}

/// The caption for an opponent's order, and its anchor on the board.
pub type ActionCaption = board::ActionCaption<LogAnchor>;
/// The highlighted anchors; empty if nothing is highlighted.
pub type HighlightedPlaces = board::HighlightedPlaces<LogAnchor>;
/// The mover's orders that the board shows as a suggestion; empty if there is no suggestion.
pub type SuggestedOrders = board::SuggestedOrders<Order>;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spot_ids_are_unique_and_round_trip() {
        let plates = Colour::ALL.iter().map(|&colour| LogAnchor::Plate(colour));
        let lines = SectorLine::ALL.iter().map(|&line| LogAnchor::Line(line));
        for spot in plates.chain(At::all().map(LogAnchor::At)).chain(lines).chain([LogAnchor::Dangers]) {
            assert_eq!(anchor_of(anchor_id(spot)), Some(spot));
        }
        assert_eq!(anchor_of(LogAnchorId(u64::MAX)), None);
    }
}
