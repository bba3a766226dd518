//! Spots of this game to which lines of text refer.

use contraband::rules::{Line, Order, Place as Inside, Sector, Spot as At};
use orrery_board::{self as board, LogAnchorId};
use orrery_core::Colour;

/// Something on the board to which a line of text refers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Spot {
    /// The panel of a player.
    Plate(Colour),
    /// A place or an open space.
    At(At),
    /// The line of a token.
    Line(Line),
    /// The risks of the patrol step in all lanes.
    Dangers,
}

/// The maximum number of spots of one kind.
const KIND: u64 = 64;

/// Returns the id of a spot, made of its kind and its index within the kind.
#[must_use]
pub fn spot_id(spot: Spot) -> LogAnchorId {
    let (kind, number) = match spot {
        Spot::Plate(colour) => (0, colour.index()),
        Spot::At(at) => (1, at.sector.index() * Inside::ALL.len() + at.place as usize),
        Spot::Line(line) => (2, line.index()),
        Spot::Dangers => (3, 0),
    };
    LogAnchorId(kind * KIND + number as u64)
}

/// Returns the spot of an id.
#[must_use]
pub fn spot_of(name: LogAnchorId) -> Option<Spot> {
    let (kind, number) = (name.0 / KIND, (name.0 % KIND) as usize);
    let spot = match kind {
        0 => Spot::Plate(Colour::ALL.iter().copied().find(|colour| colour.index() == number)?),
        1 => {
            let sector = Sector::from_index(number / Inside::ALL.len())?;
            Spot::At(At { sector, place: Inside::ALL[number % Inside::ALL.len()] })
        }
        2 => Spot::Line(Line::from_index(number)?),
        3 => Spot::Dangers,
        _ => return None,
    };
    (spot_id(spot) == name).then_some(spot)
}

/// The caption for an opponent's order, and its spot.
pub type Caption = board::Caption<Spot>;
/// The highlighted spots; empty if there are none.
pub type Spotlight = board::Spotlight<Spot>;
/// The mover's orders that the board shows as a suggestion; empty if there is none.
pub type Suggested = board::SuggestedOrders<Order>;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spot_ids_are_unique_and_round_trip() {
        let plates = Colour::ALL.iter().map(|&colour| Spot::Plate(colour));
        let lines = Line::ALL.iter().map(|&line| Spot::Line(line));
        for spot in plates.chain(At::all().map(Spot::At)).chain(lines).chain([Spot::Dangers]) {
            assert_eq!(spot_of(spot_id(spot)), Some(spot));
        }
        assert_eq!(spot_of(LogAnchorId(u64::MAX)), None);
    }
}
