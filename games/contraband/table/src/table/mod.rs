//! The entities of Contraband's table, and the mirror that keeps them equal to the view.

mod components;
mod mirror;

pub use self::components::{
    BreakdownState, CardFace, CardPlace, MetalFace, MetalPlace, PatrolPiece, PatrolPosition, ShipPosition, ShipToken,
};
pub use contraband::table::*;
