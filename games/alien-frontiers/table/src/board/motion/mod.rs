//! Animation of the events of this game.

mod counters;
mod director;
mod effects;
mod panel_positions;
mod timeline;
mod tokens;

pub use super::numbers::{everybody, numbers};

pub use counters::steps;
pub use director::cues;
pub use panel_positions::panel_spot;
pub use timeline::{TimedEvent, TimedTableChange, Timeline, span_of};

#[cfg(test)]
mod tests;
