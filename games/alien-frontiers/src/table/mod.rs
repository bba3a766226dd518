//! What lies on the table of Alien Frontiers, and what the player is about to do.
//!
//! [`plan`] is pure and knows no engine; everything else is entities, and the house's table for this game.

pub mod plan;

#[cfg(feature = "window")]
mod components;
#[cfg(feature = "window")]
mod mirror;
#[cfg(feature = "window")]
mod types;

#[cfg(feature = "window")]
pub use self::{
    components::{
        CardPlace, CardToken, ColonyPlace, ColonyToken, Control, Dock, Docked, DockedAt, FieldPlace, FieldToken,
        HeldBy, Holds, RelicOwner, Seat, ShipPlace, ShipToken, Stores, TerritoryMarker, ToMove, Value,
    },
    types::{
        Allow, Announced, Cause, Caution, Coach, Confirm, Curb, Curbed, Give, Mind, Refused, Shows, Table, Thinking,
        rolled,
    },
};

use super::rules::{AlienFrontiers, Position};
use orrery_core::interaction::OpenInformation;

impl OpenInformation for AlienFrontiers {
    fn truth(view: &Position) -> &Position {
        view
    }
}
