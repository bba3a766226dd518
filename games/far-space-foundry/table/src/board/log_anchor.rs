//! The spots on the board to which log lines refer.

use far_space_foundry::rules::{Asteroid, FreighterKind, Product};
use orrery_board as board;
use orrery_core::{Colour, packed_enum};

packed_enum! {
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
}

/// The caption of an opponent's action, shown next to its spot.
pub type ActionCaption = board::ActionCaption<LogAnchor>;
