//! The things on the table of Far Space Foundry, and the order that the player is preparing.
//!
//! [`plan`] is pure and does not depend on the engine; everything else is entities.

pub mod plan;

mod types;

pub use self::types::{
    ActionAvailability, ClickResult, Draft, GoodsAmount, GoodsDraft, PlayerChange, Preview, Target, Warning,
    WarningKind,
};
