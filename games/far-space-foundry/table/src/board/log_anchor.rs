//! The spots on the board to which log lines refer.

use far_space_foundry::rules::{Asteroid, FreighterKind, Order, Product};
use orrery_board::{self as board, LogAnchorId};
use orrery_core::Colour;

/// A spot on the board to which a log line refers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LogAnchor {
    /// The panel of a player.
    Plate(Colour),
    /// The warehouse of a player.
    Store(Colour),
    /// A freighter of a player.
    Hull(Colour, FreighterKind),
    /// A dock, 1 to 8.
    Dock(u8),
    /// The die in the middle.
    Die,
    /// An asteroid.
    Asteroid(Asteroid),
    /// The card of a product.
    Product(Product),
    /// The Cantina.
    Cantina,
    /// The dock master's tower.
    Tower,
}

/// The number of ids reserved for each kind of spot.
const KIND: u64 = 64;

/// Returns the id of a spot: its kind, and its number within the kind.
pub fn anchor_id(spot: LogAnchor) -> LogAnchorId {
    let (kind, number) = match spot {
        LogAnchor::Plate(colour) => (0, colour.index()),
        LogAnchor::Store(colour) => (1, colour.index()),
        LogAnchor::Hull(colour, ship) => (2, colour.index() * FreighterKind::COUNT + ship.index()),
        LogAnchor::Dock(dock) => (3, dock.into()),
        LogAnchor::Die => (4, 0),
        LogAnchor::Asteroid(asteroid) => (5, asteroid.index()),
        LogAnchor::Product(product) => (6, product.index()),
        LogAnchor::Cantina => (7, 0),
        LogAnchor::Tower => (8, 0),
    };
    LogAnchorId(kind * KIND + number as u64)
}

/// Returns the spot of an id, or `None` if the id belongs to no spot.
pub fn anchor_of(name: LogAnchorId) -> Option<LogAnchor> {
    let (kind, number) = (name.0 / KIND, (name.0 % KIND) as usize);
    let colour = |index: usize| Colour::ALL.iter().copied().find(|colour| colour.index() == index);
    let spot = match kind {
        0 => LogAnchor::Plate(colour(number)?),
        1 => LogAnchor::Store(colour(number)?),
        2 => LogAnchor::Hull(
            colour(number / FreighterKind::COUNT)?,
            FreighterKind::from_index(number % FreighterKind::COUNT)?,
        ),
        3 => LogAnchor::Dock(number as u8),
        4 => LogAnchor::Die,
        5 => LogAnchor::Asteroid(Asteroid::from_index(number)?),
        6 => LogAnchor::Product(Product::from_index(number)?),
        7 => LogAnchor::Cantina,
        8 => LogAnchor::Tower,
        _ => return None,
    };
    (anchor_id(spot) == name).then_some(spot)
}

/// The caption of an opponent's action, shown next to its spot.
pub type ActionCaption = board::ActionCaption<LogAnchor>;
/// The highlighted spots; empty if there are none.
pub type HighlightedPlaces = board::HighlightedPlaces<LogAnchor>;
/// The mover's orders that the board shows as a suggestion; empty if there are none.
pub type SuggestedOrders = board::SuggestedOrders<Order>;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spot_ids_are_unique_and_round_trip() {
        let mut all = vec![LogAnchor::Die, LogAnchor::Cantina, LogAnchor::Tower];
        all.extend((1..=8).map(LogAnchor::Dock));
        all.extend(Asteroid::ALL.iter().map(|&asteroid| LogAnchor::Asteroid(asteroid)));
        all.extend(Product::ALL.iter().map(|&product| LogAnchor::Product(product)));
        for &colour in Colour::ALL {
            all.extend([LogAnchor::Plate(colour), LogAnchor::Store(colour)]);
            all.extend(FreighterKind::ALL.iter().map(|&ship| LogAnchor::Hull(colour, ship)));
        }
        for spot in all {
            assert_eq!(anchor_of(anchor_id(spot)), Some(spot));
        }
        assert_eq!(anchor_of(LogAnchorId(u64::MAX)), None);
    }
}
