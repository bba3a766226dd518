//! The table of Alien Frontiers as entities, and the code that keeps them in line with the view.

mod components;
mod mirror;
mod types;

pub use self::{
    components::{
        CardPlace, CardToken, ColonyPlace, ColonyToken, Control, Dock, Docked, DockedAt, FieldPlace, FieldToken,
        HeldBy, Holds, RelicOwner, Seat, ShipPlace, ShipToken, Stores, TerritoryMarker, ToMove, Value,
    },
    types::{
        Allow, Announced, Cause, Coach, Confirm, Mind, OrderBlocked, OrderFilter, Refused, Shows, SubmitOrder, Table,
        Thinking, WarningSettings, rolled,
    },
};
pub use alien_frontiers::table::*;
