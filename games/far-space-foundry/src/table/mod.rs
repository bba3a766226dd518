//! What lies on the table of Far Space Foundry, and what the player is about to do.
//!
//! [`plan`] is pure and knows no engine; everything else is entities.

pub mod plan;

mod types;

pub use self::types::{Amount, Change, Draft, GoodsDraft, Preview, Step, Target, Usable, Warning, WarningKind};
