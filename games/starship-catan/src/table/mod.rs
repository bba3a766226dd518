//! The game's half of the match table: what players can click, and the order they are putting together.
//!
//! [`plan`] is pure and does not depend on the engine; everything else is entities.

pub mod plan;

mod marks;
mod types;

pub use self::marks::{MAX_MARKS, SectorMarks, may_note};
pub use self::types::{
    ClickResult, CombatForecast, CountedThing, DealDraft, DealSide, DefeatPenalty, Draft, HonourChange, LookDraft,
    NextCardForecast, Odds, PlayerChange, Preview, RewardDraft, Target, Warning, WarningKind,
};
