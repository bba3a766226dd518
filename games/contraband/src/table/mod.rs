//! What lies on the table of Contraband, and what the player is about to do.
//!
//! [`plan`] is pure and knows no engine; everything else is entities.

pub mod plan;

mod types;

pub use self::types::{Draft, Found, Preview, Stake, Step, Target, Warning, WarningKind};
