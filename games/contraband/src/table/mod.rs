//! Interaction at the table of Contraband: targets of clicks, drafts, previews, warnings and the player's pending order.
//!
//! [`plan`] is pure and independent of Bevy. The entities of the table are in the crate `contraband-table`.

pub mod plan;

mod types;

pub use self::types::{
    ClickResult, ClickTarget, FightStakes, InspectionResult, OrderDraft, OrderPreview, Warning, WarningKind,
};
