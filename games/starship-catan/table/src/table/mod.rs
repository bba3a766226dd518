//! The table of Starship Catan: its entities, and the mirror that synchronises them with the view.

mod components;
mod mirror;

pub use self::components::{
    AdventureFace, AdventurePlace, AdventureToken, Bay, BerthedShip, BuiltLevel, CardFace, CardHolder, CardPile,
    CardPlace, CardToken, DieToken, DieValue, HangarBerth, HoldContents, IsDecider, IsFlown, IsToMove, Lab,
    LevelTwoModule, ModuleSlot, OfferTerms, OfferToken, PieceMount, PileState, PlayerPoints, Purse, RememberedCards,
    RowCardState, ShipStrength, SpecialCard, Starship,
};
pub use starship_catan::table::*;
