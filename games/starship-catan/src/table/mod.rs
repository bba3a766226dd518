//! The game's half of the match table: the click targets, and the order that a player is putting together.
//!
//! Nothing here depends on the game engine; the crate `starship-catan-table` shows the table.

pub mod plan;

mod marks;
mod types;

pub use self::marks::{MAX_MARKS, SectorMarks, may_note};
pub use self::types::{
    AdjustableAmount, CardArrangementDraft, ClickResult, ClickTarget, CombatForecast, DealDraft, DealSide,
    DefeatPenalty, HonourChange, NextCardForecast, Odds, OrderDraft, OrderPreview, PlayerChange, RewardDraft, Warning,
    WarningKind,
};
