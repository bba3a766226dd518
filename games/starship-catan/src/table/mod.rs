//! The game's half of the match table: what players can click, and the order they are putting together.
//!
//! [`plan`] is pure and does not depend on the engine; everything else is entities.

pub mod plan;

mod marks;
mod types;

pub use self::marks::{MARKS, Marks, may_note};
pub use self::types::{
    Ahead, Change, Combat, Counter, DealDraft, Draft, HonourChange, LookDraft, Odds, Penalty, Preview, RewardDraft,
    Side, Step, Target, Warning, WarningKind,
};
