//! Places of this game that a log line mentions.

use orrery_board::{self as board, LogAnchorId};
use starship_catan::rules::{Adventure, Card, Module, Order, Piece, Seat, Thing};

/// A place on the board that a log line mentions.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Spot {
    /// A player's ship.
    Ship(Seat),
    /// The room of a module.
    Room(Seat, Module),
    /// A bay or the laboratory; for Astro the player's panel.
    Hold(Seat, Thing),
    /// The hangar of a ship.
    Hangar(Seat),
    /// The boosters or the cannons.
    Pieces(Seat, Piece),
    /// A card next to a ship.
    Beside(Seat, Card),
    /// A sector's window, 1 to 4.
    Sector(u8),
    /// A place of the flight row, from 1.
    Row(u8),
    /// A face-up adventure.
    Adventure(Adventure),
}

/// The limit on places of one kind.
const KIND: u64 = 256;

/// Returns the identifier of a place: its kind, and its number within the kind.
#[must_use]
pub fn spot_id(spot: Spot) -> LogAnchorId {
    let of = |seat: Seat, index: usize| (seat.index() * 64 + index) as u64;
    let (kind, number) = match spot {
        Spot::Ship(seat) => (0, of(seat, 0)),
        Spot::Room(seat, module) => (1, of(seat, module.index())),
        Spot::Hold(seat, thing) => (2, of(seat, thing.index())),
        Spot::Hangar(seat) => (3, of(seat, 0)),
        Spot::Pieces(seat, piece) => (4, of(seat, usize::from(piece == Piece::Cannon))),
        Spot::Beside(seat, card) => (5, of(seat, card.index())),
        Spot::Sector(sector) => (6, sector.into()),
        Spot::Row(place) => (7, place.into()),
        Spot::Adventure(adventure) => (8, adventure.index() as u64),
    };
    LogAnchorId(kind * KIND + number)
}

/// Returns the place with this identifier.
#[must_use]
pub fn spot_of(name: LogAnchorId) -> Option<Spot> {
    let (kind, number) = (name.0 / KIND, (name.0 % KIND) as usize);
    let (seat, index) = (Seat::from_index(number / 64), number % 64);
    let byte = (name.0 % KIND) as u8;
    let spot = match kind {
        0 => Spot::Ship(seat?),
        1 => Spot::Room(seat?, Module::from_index(index)?),
        2 => Spot::Hold(seat?, Thing::from_index(index)?),
        3 => Spot::Hangar(seat?),
        4 => Spot::Pieces(seat?, if index == 0 { Piece::Booster } else { Piece::Cannon }),
        5 => Spot::Beside(seat?, Card::from_index(index)?),
        6 => Spot::Sector(byte),
        7 => Spot::Row(byte),
        8 => Spot::Adventure(Adventure::from_index(number)?),
        _ => return None,
    };
    (spot_id(spot) == name).then_some(spot)
}

/// The caption of an opponent's action, next to its place.
pub type Caption = board::Caption<Spot>;
/// The highlighted places; empty if there are none.
pub type Spotlight = board::Spotlight<Spot>;
/// The mover's orders that the board shows as a suggestion; empty if there are none.
pub type Suggested = board::SuggestedOrders<Order>;

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn spot_ids_are_unique_and_round_trip() {
        let mut all: Vec<Spot> = (1..=4).map(Spot::Sector).chain((1..=12).map(Spot::Row)).collect();
        all.extend(Adventure::ALL.iter().map(|&adventure| Spot::Adventure(adventure)));
        for &seat in Seat::ALL {
            all.extend([Spot::Ship(seat), Spot::Hangar(seat)]);
            all.extend([Piece::Booster, Piece::Cannon].map(|piece| Spot::Pieces(seat, piece)));
            all.extend(Module::ALL.iter().map(|&module| Spot::Room(seat, module)));
            all.extend(Thing::ALL.iter().map(|&thing| Spot::Hold(seat, thing)));
            all.extend(Card::ALL.iter().map(|&card| Spot::Beside(seat, card)));
        }
        for &spot in &all {
            assert_eq!(spot_of(spot_id(spot)), Some(spot));
        }
        let names: BTreeSet<LogAnchorId> = all.iter().map(|&spot| spot_id(spot)).collect();
        assert_eq!(names.len(), all.len());
        assert_eq!(spot_of(LogAnchorId(u64::MAX)), None);
        assert_eq!(spot_of(LogAnchorId(1)), None, "a number that the kind does not have");
    }
}
