//! The things on the board to which lines of text refer.

use contraband::rules::{BoardSpot as At, SectorLine};
use orrery_board as board;
use orrery_core::{Colour, packed_enum};

packed_enum! {
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
}

/// The caption for an opponent's order, and its anchor on the board.
pub type ActionCaption = board::ActionCaption<LogAnchor>;
