//! What moves when something happens in this game.

mod counters;
mod director;
mod effects;
mod spots;
mod timeline;
mod tokens;

pub use super::numbers::{Numbers, numbers};

pub use counters::{Counters, count};
pub use director::cues;
pub use effects::trail;
pub use spots::panel_spot;
pub use timeline::{Beat, Beats, Span, Timeline, span_of};

#[cfg(test)]
mod tests;
