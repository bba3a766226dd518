//! The table of Contraband and the player's pending order.
//!
//! [`plan`] is pure and independent of Bevy; everything else is entities.

pub mod plan;

mod types;

pub use self::types::{Draft, Found, Preview, Stake, Step, Target, Warning, WarningKind};
