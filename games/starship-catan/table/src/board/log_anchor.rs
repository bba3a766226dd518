//! Places of this game that a log line mentions.

use orrery_board::{self as board, LogAnchorId};
use starship_catan::rules::{Adventure, Card, Commodity, EquipmentKind, Module, Order, Seat};

/// A place on the board that a log line mentions.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LogAnchor {
    /// A player's ship.
    Ship(Seat),
    /// The room of a module.
    Room(Seat, Module),
    /// A bay or the laboratory; for Astro the player's panel.
    Hold(Seat, Commodity),
    /// The hangar of a ship.
    Hangar(Seat),
    /// The boosters or the cannons.
    Pieces(Seat, EquipmentKind),
    /// A card next to a ship.
    Beside(Seat, Card),
    /// A sector's window, 1 to 4.
    Sector(u8),
    /// A place of the flight row, counted from 1.
    Row(u8),
    /// A face-up adventure.
    Adventure(Adventure),
}

/// The number of identifiers reserved for each kind of place.
const KIND: u64 = 256;

/// Returns the identifier of a place: its kind, and its number within the kind.
pub fn anchor_id(spot: LogAnchor) -> LogAnchorId {
    let of = |seat: Seat, index: usize| (seat.index() * 64 + index) as u64;
    let (kind, number) = match spot {
        LogAnchor::Ship(seat) => (0, of(seat, 0)),
        LogAnchor::Room(seat, module) => (1, of(seat, module.index())),
        LogAnchor::Hold(seat, thing) => (2, of(seat, thing.index())),
        LogAnchor::Hangar(seat) => (3, of(seat, 0)),
        LogAnchor::Pieces(seat, piece) => (4, of(seat, usize::from(piece == EquipmentKind::Cannon))),
        LogAnchor::Beside(seat, card) => (5, of(seat, card.index())),
        LogAnchor::Sector(sector) => (6, sector.into()),
        LogAnchor::Row(place) => (7, place.into()),
        LogAnchor::Adventure(adventure) => (8, adventure.index() as u64),
    };
    LogAnchorId(kind * KIND + number)
}

/// Returns the place with this identifier, or `None` if no place has it.
pub fn anchor_of(name: LogAnchorId) -> Option<LogAnchor> {
    let (kind, number) = (name.0 / KIND, (name.0 % KIND) as usize);
    let (seat, index) = (Seat::from_index(number / 64), number % 64);
    let byte = (name.0 % KIND) as u8;
    let spot = match kind {
        0 => LogAnchor::Ship(seat?),
        1 => LogAnchor::Room(seat?, Module::from_index(index)?),
        2 => LogAnchor::Hold(seat?, Commodity::from_index(index)?),
        3 => LogAnchor::Hangar(seat?),
        4 => LogAnchor::Pieces(seat?, if index == 0 { EquipmentKind::Booster } else { EquipmentKind::Cannon }),
        5 => LogAnchor::Beside(seat?, Card::from_index(index)?),
        6 => LogAnchor::Sector(byte),
        7 => LogAnchor::Row(byte),
        8 => LogAnchor::Adventure(Adventure::from_index(number)?),
        _ => return None,
    };
    (anchor_id(spot) == name).then_some(spot)
}

/// The caption of an opponent's action, next to its place.
pub type ActionCaption = board::ActionCaption<LogAnchor>;
/// The highlighted places; empty if there are none.
pub type HighlightedPlaces = board::HighlightedPlaces<LogAnchor>;
/// The mover's orders that the board shows as a suggestion; empty if there are none.
pub type SuggestedOrders = board::SuggestedOrders<Order>;

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn spot_ids_are_unique_and_round_trip() {
        let mut all: Vec<LogAnchor> = (1..=4).map(LogAnchor::Sector).chain((1..=12).map(LogAnchor::Row)).collect();
        all.extend(Adventure::ALL.iter().map(|&adventure| LogAnchor::Adventure(adventure)));
        for &seat in Seat::ALL {
            all.extend([LogAnchor::Ship(seat), LogAnchor::Hangar(seat)]);
            all.extend([EquipmentKind::Booster, EquipmentKind::Cannon].map(|piece| LogAnchor::Pieces(seat, piece)));
            all.extend(Module::ALL.iter().map(|&module| LogAnchor::Room(seat, module)));
            all.extend(Commodity::ALL.iter().map(|&thing| LogAnchor::Hold(seat, thing)));
            all.extend(Card::ALL.iter().map(|&card| LogAnchor::Beside(seat, card)));
        }
        for &spot in &all {
            assert_eq!(anchor_of(anchor_id(spot)), Some(spot));
        }
        let names: BTreeSet<LogAnchorId> = all.iter().map(|&spot| anchor_id(spot)).collect();
        assert_eq!(names.len(), all.len());
        assert_eq!(anchor_of(LogAnchorId(u64::MAX)), None);
        assert_eq!(anchor_of(LogAnchorId(1)), None, "a number that the kind does not have");
    }
}
