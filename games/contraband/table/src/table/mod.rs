//! The entities of Contraband's table, and the mirror that keeps them equal to the view.

mod components;
mod mirror;

pub use self::components::{
    BreakdownState, CardFace, CardPlace, CardToken, LineToken, MetalFace, MetalPlace, MetalToken, MineState,
    ObjectiveFace, ObjectiveToken, PirateToken, PirateTokenPlaced, RoamerPosition, RoamerToken, RowSlot, RowSlotFace,
    SectorMarker, ShipPosition, ShipToken, SiteToken, UpgradeFace, UpgradePlace, UpgradeToken,
};
pub use contraband::table::*;
