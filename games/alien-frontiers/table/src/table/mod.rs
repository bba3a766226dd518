//! The table of Alien Frontiers as entities, and the code that updates them to match the position shown.

mod components;
mod mirror;
mod types;

pub use self::{
    components::{
        CardPlace, CardToken, ColonyPlace, ColonyToken, FieldPlace, FieldToken, RelicOwner, ShipPlace, ShipToken,
        ShipValue,
    },
    types::{
        ChangeCause, CoachTasks, LossConfirmationRequest, LossWarningSettings, OpponentEngine, OpponentSearch,
        OrderRefused, OrderRestrictions, SubmitOrder, Table, TableChange, rolled,
    },
};
pub use alien_frontiers::table::*;
