//! Temporary highlights on the board: places to which a log line refers, an opponent's order, and the coach's suggestion.

use bevy::prelude::Resource;

use orrery_core::Colour;

/// An item in a line of text and icons.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum InlineItem {
    /// An icon of the art, without the prefix `icon-`.
    Icon(&'static str),
    /// Text or a number.
    Text(String),
    /// The mark of a player.
    Mark(Colour),
}

/// A place on the board to which a line of the log refers. Only the game knows its meaning ([`super::BoardScene::anchor`]).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct LogAnchorId(pub u64);

/// An opponent's order, shown next to the place where it happens. `S` is the game's type for places on the board.
#[derive(Debug, Clone, PartialEq)]
pub struct ActionCaption<S> {
    /// The opponent's colour.
    pub colour: Colour,
    /// The order as inline items.
    pub bits: Vec<InlineItem>,
    /// The place where the order happens. Without a place, the game chooses the position of the caption.
    pub spot: Option<S>,
}

/// The places that are highlighted on the board.
#[derive(Resource, Debug, Clone, PartialEq)]
pub struct HighlightedPlaces<S: Send + Sync + 'static>(pub Vec<S>);

impl<S: Send + Sync + 'static> Default for HighlightedPlaces<S> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

/// The orders of the mover that the board shows as a suggestion.
#[derive(Resource, Debug, Clone, PartialEq, Eq)]
pub struct SuggestedOrders<O: Send + Sync + 'static>(pub Vec<O>);

impl<O: Send + Sync + 'static> Default for SuggestedOrders<O> {
    fn default() -> Self {
        Self(Vec::new())
    }
}
