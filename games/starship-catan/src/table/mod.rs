//! What lies on the table of Starship Catan, and what the player is about to do.
//!
//! [`plan`] is pure and knows no engine; everything else is entities.

pub mod plan;

mod marks;
mod types;

#[cfg(feature = "window")]
mod components;
#[cfg(feature = "window")]
mod mirror;

#[cfg(feature = "window")]
pub use self::components::{
    AdventureFace, AdventurePlace, AdventureToken, Bay, Berth, CardFace, CardPlace, CardToken, Decides, Deck, Die,
    Flown, HangarPlace, Holder, Lab, Level, LevelTwo, Lies, ModuleSlot, OfferToken, PiecePlace, Pile, Power, Purse,
    Reminder, Renown, SpecialCard, Starship, Stock, Terms, ToMove, Value,
};
pub use self::marks::{MARKS, Marks, may_note};
pub use self::types::{
    Ahead, Change, Combat, Counter, DealDraft, Draft, HonourChange, LookDraft, Odds, Penalty, Preview, RewardDraft,
    Side, Step, Target, Warning, WarningKind,
};
