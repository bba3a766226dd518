//! What lies on the table of Contraband, and what the player is about to do.
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
    AimFace, AimToken, Broken, CardFace, CardPlace, CardToken, FlagLies, FlagToken, LineToken, MetalFace, MetalPlace,
    MetalToken, MineFace, PlaceToken, RoamerAt, RoamerToken, RowFace, RowToken, SectorToken, ShipAt, ShipToken,
    UpgradeFace, UpgradePlace, UpgradeToken,
};
pub use self::types::{Draft, Found, Preview, Stake, Step, Target, Warning, WarningKind};
