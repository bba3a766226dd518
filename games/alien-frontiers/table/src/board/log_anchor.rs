//! The places on the board that lines of the log and of the recap refer to.

use alien_frontiers::rules::{Facility, Territory};
use orrery_board as board;
use orrery_core::{Colour, packed_enum};

packed_enum! {
    /// A place on the board that a log line refers to.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum LogAnchor {
        /// A facility, and the player whose ships there are meant, if any.
        Facility(Facility, Option<Colour>),
        /// A territory of the planet.
        Territory(Territory),
    }
}

/// The caption of an opponent's action, shown next to its place.
pub type ActionCaption = board::ActionCaption<LogAnchor>;
/// The highlighted places; empty if there are none.
pub type HighlightedPlaces = board::HighlightedPlaces<LogAnchor>;
