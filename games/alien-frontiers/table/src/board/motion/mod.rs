//! Animation of the events of this game.

mod counters;
mod director;
mod effects;
mod spots;
mod timeline;
mod tokens;

pub use super::numbers::{everybody, numbers};

pub use counters::steps;
pub use director::cues;
pub use spots::panel_spot;
pub use timeline::{Beat, Beats, Timeline, span_of};

#[cfg(test)]
mod tests;
