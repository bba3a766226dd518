//! The spots on the board that lines of the log refer to.

use far_space_foundry::rules::{Asteroid, Order, Product, Ship};
use orrery_board::{self as board, LogAnchorId};
use orrery_core::Colour;

/// A spot on the board that a line refers to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Spot {
    /// A player panel.
    Plate(Colour),
    /// A warehouse.
    Store(Colour),
    /// A freighter.
    Hull(Colour, Ship),
    /// A dock, 1 to 8.
    Dock(u8),
    /// The die in the middle.
    Die,
    /// An asteroid.
    Asteroid(Asteroid),
    /// A product's card.
    Product(Product),
    /// The Cantina.
    Cantina,
    /// The dock master's tower.
    Tower,
}

/// Maximum number of spots of one kind.
const KIND: u64 = 64;

/// Returns the id of a spot: its kind, and its number within the kind.
#[must_use]
pub fn spot_id(spot: Spot) -> LogAnchorId {
    let (kind, number) = match spot {
        Spot::Plate(colour) => (0, colour.index()),
        Spot::Store(colour) => (1, colour.index()),
        Spot::Hull(colour, ship) => (2, colour.index() * Ship::COUNT + ship.index()),
        Spot::Dock(dock) => (3, dock.into()),
        Spot::Die => (4, 0),
        Spot::Asteroid(asteroid) => (5, asteroid.index()),
        Spot::Product(product) => (6, product.index()),
        Spot::Cantina => (7, 0),
        Spot::Tower => (8, 0),
    };
    LogAnchorId(kind * KIND + number as u64)
}

/// Returns the spot of an id.
#[must_use]
pub fn spot_of(name: LogAnchorId) -> Option<Spot> {
    let (kind, number) = (name.0 / KIND, (name.0 % KIND) as usize);
    let colour = |index: usize| Colour::ALL.iter().copied().find(|colour| colour.index() == index);
    let spot = match kind {
        0 => Spot::Plate(colour(number)?),
        1 => Spot::Store(colour(number)?),
        2 => Spot::Hull(colour(number / Ship::COUNT)?, Ship::from_index(number % Ship::COUNT)?),
        3 => Spot::Dock(number as u8),
        4 => Spot::Die,
        5 => Spot::Asteroid(Asteroid::from_index(number)?),
        6 => Spot::Product(Product::from_index(number)?),
        7 => Spot::Cantina,
        8 => Spot::Tower,
        _ => return None,
    };
    (spot_id(spot) == name).then_some(spot)
}

/// An opponent's action, shown next to its spot.
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
        let mut all = vec![Spot::Die, Spot::Cantina, Spot::Tower];
        all.extend((1..=8).map(Spot::Dock));
        all.extend(Asteroid::ALL.iter().map(|&asteroid| Spot::Asteroid(asteroid)));
        all.extend(Product::ALL.iter().map(|&product| Spot::Product(product)));
        for &colour in Colour::ALL {
            all.extend([Spot::Plate(colour), Spot::Store(colour)]);
            all.extend(Ship::ALL.iter().map(|&ship| Spot::Hull(colour, ship)));
        }
        for spot in all {
            assert_eq!(spot_of(spot_id(spot)), Some(spot));
        }
        assert_eq!(spot_of(LogAnchorId(u64::MAX)), None);
    }
}
