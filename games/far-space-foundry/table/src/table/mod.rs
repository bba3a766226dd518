//! What lies on the table of Far Space Foundry: entities, and what brings them in line with the view.

mod components;
mod mirror;

pub use self::components::{
    Coin, CoinPlace, DieToken, GoodFace, GoodPlace, GoodToken, Hull, HullToken, PilotFace, PilotPlace, PilotToken,
    ProductToken, ShuttlePlace, ShuttleToken, TokensLeft, Value,
};
pub use far_space_foundry::table::*;
