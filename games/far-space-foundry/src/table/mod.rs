//! The click targets of the table of Far Space Foundry, and the order that the player is putting together.
//!
//! [`plan`] is pure and does not depend on the game engine.

pub mod plan;

mod types;

pub use self::types::{
    ActionAvailability, ClickResult, ClickTarget, GoodsAmount, GoodsDraft, OrderDraft, OrderPreview, PlayerChange,
    Warning, WarningKind,
};
