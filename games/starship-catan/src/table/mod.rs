//! What lies on the table of Starship Catan, and what the player is about to do.
//!
//! [`plan`] is pure and knows no engine; everything else is entities.

pub mod plan;

mod marks;
mod types;

pub use self::marks::{MARKS, Marks, may_note};
pub use self::types::{
    Ahead, Change, Combat, Counter, DealDraft, Draft, HonourChange, LookDraft, Odds, Penalty, Preview, RewardDraft,
    Side, Step, Target, Warning, WarningKind,
};
