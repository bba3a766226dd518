//! Order entry: how a player puts an order together, click by click. It does not depend on a game engine.

mod contract;
mod plan;

pub use contract::{Interaction, LossWarning, Never, OpenInformation, Stage, Step};
pub use plan::{Plan, attempt};
