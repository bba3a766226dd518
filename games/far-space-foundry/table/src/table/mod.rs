//! The table of Far Space Foundry: its entities, and the mirror that updates them from the view.

mod components;
mod mirror;

pub use self::components::{
    CreditPlace, CreditToken, DieToken, DieValue, FreighterState, FreighterToken, GoodFace, GoodPlace, GoodToken,
    PilotFace, PilotPlace, PilotToken, ProductToken, ShuttlePlace, ShuttleToken, TokensLeft,
};
pub use far_space_foundry::table::*;
