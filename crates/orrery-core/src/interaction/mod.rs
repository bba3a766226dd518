//! Order entry: how a player puts an order together, click by click. It does not depend on a game engine.

mod contract;
mod pending_order;

pub use contract::{ClickResult, LossWarning, Never, OrderInput, OrderStage, PerfectInformation};
pub use pending_order::{PendingOrder, attempt};
