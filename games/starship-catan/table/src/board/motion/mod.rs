//! Animation of this game's events.

mod cargo;
mod counters;
mod director;
mod effects;
mod endpoints;
mod timeline;

pub use counters::steps;
pub use director::cues;
pub use timeline::{TimedEvent, Timeline, result_delay, span_of};

#[cfg(test)]
mod tests;
