//! What lies on the table of Contraband: entities, and what brings them in line with the view.

mod components;
mod mirror;

pub use self::components::{
    AimFace, AimToken, Broken, CardFace, CardPlace, CardToken, FlagLies, FlagToken, LineToken, MetalFace, MetalPlace,
    MetalToken, MineFace, PlaceToken, RoamerAt, RoamerToken, RowFace, RowToken, SectorToken, ShipAt, ShipToken,
    UpgradeFace, UpgradePlace, UpgradeToken,
};
pub use contraband::table::*;
