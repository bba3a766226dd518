//! Temporary highlights on the board: places to which a log line refers, an opponent's order, and the coach's suggestion.

use bevy::prelude::Resource;

use orrery_core::{Colour, Packed};

/// An item in a line of text and icons.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum InlineItem {
    /// An icon of the art, named without the prefix `icon-`.
    Icon(&'static str),
    /// Text or a number.
    Text(String),
    /// The mark of a player.
    Mark(Colour),
}

impl InlineItem {
    /// Returns an icon followed by words.
    pub fn icon_and_words(icon: &'static str, words: impl ToString) -> Vec<InlineItem> {
        vec![InlineItem::Icon(icon), InlineItem::Text(words.to_string())]
    }

    /// Returns the dot between two actions of one turn.
    pub fn separator() -> InlineItem {
        InlineItem::Text("·".to_owned())
    }

    /// Returns changes with their signs and icons, as in `+2 fuel –1 ore`. Changes of 0 are left out.
    pub fn changes<N: Into<i64>>(all: impl IntoIterator<Item = (&'static str, N)>) -> Vec<InlineItem> {
        let all = all.into_iter().map(|(icon, by)| (icon, by.into())).filter(|(_, by)| *by != 0);
        all.flat_map(|(icon, by)| [InlineItem::Text(signed(by)), InlineItem::Icon(icon)]).collect()
    }
}

/// Returns a change as text, with its sign. The fonts have no minus sign; an en dash replaces it.
pub fn signed(change: impl Into<i64>) -> String {
    let change = change.into();
    format!("{}{}", if change < 0 { '–' } else { '+' }, change.unsigned_abs())
}

/// Adds the places of `more` that are not in `places` yet.
pub fn add_missing<S: PartialEq>(places: &mut Vec<S>, more: impl IntoIterator<Item = S>) {
    for place in more {
        if !places.contains(&place) {
            places.push(place);
        }
    }
}

/// A place on the board to which a line of the log refers: its number, which only the game understands
/// ([`super::BoardScene::anchor`]).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct LogAnchorId(pub u64);

impl<T: Packed> From<T> for LogAnchorId {
    fn from(spot: T) -> Self {
        LogAnchorId(spot.number())
    }
}

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
