//! The table of Starship Catan: its entities, and the mirror that synchronises them with the view.

mod components;
mod mirror;

pub use self::components::{
    AdventureFace, AdventurePlace, AdventureToken, Bay, Berth, CardFace, CardPlace, CardToken, Decides, Deck, Die,
    Flown, HangarPlace, Holder, Lab, Level, LevelTwo, Lies, ModuleSlot, OfferToken, PiecePlace, Pile, Power, Purse,
    Reminder, Renown, SpecialCard, Starship, Stock, Terms, ToMove, Value,
};
pub use starship_catan::table::*;
