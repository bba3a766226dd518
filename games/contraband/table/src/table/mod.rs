//! The entities of Contraband's table, and the mirror that keeps them equal to the view.

mod components;
mod mirror;

pub use self::components::{
    AimFace, AimToken, Broken, CardFace, CardPlace, CardToken, FlagLies, FlagToken, LineToken, MetalFace, MetalPlace,
    MetalToken, MineFace, PlaceToken, RoamerAt, RoamerToken, RowFace, RowToken, SectorToken, ShipAt, ShipToken,
    UpgradeFace, UpgradePlace, UpgradeToken,
};
pub use contraband::table::*;
