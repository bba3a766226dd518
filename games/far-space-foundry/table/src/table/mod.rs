//! The table of Far Space Foundry: its entities, and the mirror that updates them from the view.

mod components;
mod mirror;

pub use self::components::{
    DieToken, DieValue, FreighterState, FreighterToken, GoodFace, GoodPlace, PilotFace, PilotPlace, ShuttlePlace,
};
pub use far_space_foundry::table::*;
