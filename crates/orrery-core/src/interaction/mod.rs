//! How a person puts an order together, click by click. It knows no engine.

mod contract;
mod plan;

pub use contract::{Interaction, Loses, Never, OpenInformation, Stage, Step};
pub use plan::{Plan, attempt};
