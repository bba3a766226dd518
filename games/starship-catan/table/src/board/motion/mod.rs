//! Animation of this game's events.

mod cargo;
mod counters;
mod director;
mod effects;
mod places;
mod timeline;

pub use counters::steps;
pub use director::cues;
pub use timeline::{Beat, Beats, Timeline, span_of, suspense_of};

#[cfg(test)]
mod tests;
