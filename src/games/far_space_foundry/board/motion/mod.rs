//! Motion: what moves when the table tells what happened.

mod counters;
mod director;
mod effects;
#[cfg(test)]
mod tests;
mod timeline;

pub use counters::steps;
pub use director::cues;
pub use timeline::{Beat, Beats, Timeline, span_of};
