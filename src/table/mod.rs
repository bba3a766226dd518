//! The match in the engine: what lies on the table, who orders next, and what the player is about to do.
//!
//! [`plan`] is pure and knows no engine; everything else is entities, resources and messages.

pub mod plan;

#[cfg(feature = "window")]
mod announce;
#[cfg(feature = "window")]
mod coach_tasks;
#[cfg(feature = "window")]
mod components;
#[cfg(feature = "window")]
mod intake;
#[cfg(feature = "window")]
mod messages;
#[cfg(feature = "window")]
mod mirror;
#[cfg(feature = "window")]
mod pace;
#[cfg(feature = "window")]
mod resource;
#[cfg(feature = "window")]
mod restrictions;
#[cfg(feature = "window")]
mod saving;
#[cfg(feature = "window")]
mod schedule;
#[cfg(feature = "window")]
mod session;
#[cfg(feature = "window")]
mod stages;
#[cfg(feature = "window")]
mod step;
#[cfg(feature = "window")]
mod thinking;

#[cfg(feature = "window")]
pub use self::{
    coach_tasks::{Coach, Progress, Told},
    components::{
        CardPlace, CardToken, ColonyPlace, ColonyToken, Control, Dock, Docked, DockedAt, FieldPlace, FieldToken,
        HeldBy, Holds, OnTable, RelicOwner, Seat, ShipPlace, ShipToken, Stores, TerritoryMarker, ToMove, Value,
    },
    messages::{Announced, Cause, Confirm, Intent, Refused, SaveTrouble},
    pace::{Caution, Gate, Pace},
    resource::{Shows, Table},
    restrictions::{Allow, Curb, Curbed},
    saving::{Saves, Unsaved, rescue},
    schedule::{FinishSaving, RunTable, TablePlugin, TableSchedule, TableSystems},
    session::{Standings, close_match, look_at, look_on, open_match, open_practice, open_replay, open_watched, prompt},
    thinking::{Mind, Thinking},
};
