//! Places on this game's board that a log line mentions.

use orrery_board as board;
use orrery_core::packed_enum;
use starship_catan::rules::{Adventure, Card, Commodity, EquipmentKind, Module, Seat};

packed_enum! {
    /// A place on the board that a log line mentions.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum LogAnchor {
        /// A player's ship.
        Ship(Seat),
        /// The room of a module.
        Room(Seat, Module),
        /// A bay or the laboratory; for Astro, the player's panel.
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
}

/// The caption of an opponent's action, next to its place.
pub type ActionCaption = board::ActionCaption<LogAnchor>;
