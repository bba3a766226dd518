//! What lies on the table of Far Space Foundry, and what the player is about to do.
//!
//! [`plan`] is pure and knows no engine; everything else is entities.

pub mod plan;

mod types;

#[cfg(feature = "window")]
mod components;
#[cfg(feature = "window")]
mod mirror;

#[cfg(feature = "window")]
pub use self::components::{
    Coin, CoinPlace, DieToken, GoodFace, GoodPlace, GoodToken, Hull, HullToken, PilotFace, PilotPlace, PilotToken,
    ProductToken, ShuttlePlace, ShuttleToken, TokensLeft, Value,
};
pub use self::types::{Amount, Change, Draft, GoodsDraft, Preview, Step, Target, Usable, Warning, WarningKind};
