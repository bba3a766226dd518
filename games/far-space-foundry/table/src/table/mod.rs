//! The table of Far Space Foundry: its entities, and the mirror that updates them from the view.

mod components;
mod mirror;

pub use self::components::{
    Coin, CoinPlace, DieToken, GoodFace, GoodPlace, GoodToken, Hull, HullToken, PilotFace, PilotPlace, PilotToken,
    ProductToken, ShuttlePlace, ShuttleToken, TokensLeft, Value,
};
pub use far_space_foundry::table::*;
