//! The entities of Contraband's table, and the mirror that keeps them equal to the view.

mod components;
mod mirror;

pub use self::components::{
    BreakdownState, CardFace, CardPlace, CardToken, LineToken, MetalFace, MetalPlace, MetalToken, MineState,
    ObjectiveFace, ObjectiveToken, PirateToken, PirateTokenPlaced, PlaceToken, RoamerPosition, RoamerToken, RowSlot,
    RowSlotFace, SectorToken, ShipPosition, ShipToken, UpgradeFace, UpgradePlace, UpgradeToken,
};
pub use contraband::table::*;
