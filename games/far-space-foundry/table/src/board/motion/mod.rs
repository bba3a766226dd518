//! The motion on the board for events of the table.

mod counters;
mod departures;
mod director;
mod effects;
mod flights;
mod goods;
#[cfg(test)]
mod tests;
mod timeline;

pub use counters::steps;
pub use director::cues;
pub use timeline::{TimedEvent, Timeline, arrives, counts, span_of};
