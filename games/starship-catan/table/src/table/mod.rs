//! The table of Starship Catan: its entities, and the mirror that synchronises them with the view.

mod components;
mod mirror;

pub use self::components::{
    AdventureFace, AdventurePlace, AdventureToken, Bay, BerthedShip, CardFace, CardPile, CardPlace, CardToken,
    HangarBerth, HoldContents, Lab, PileState, RememberedCards, RowCardState,
};
pub use starship_catan::table::*;
