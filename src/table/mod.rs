//! The match in the engine, whatever game it is of: what lies on the table, who orders next, and what the player is about to do.
//!
//! What a game gives for it stands in `contract.rs`. [`Plan`] knows no engine; everything else is entities, resources and messages.

mod contract;
mod plan;

#[cfg(feature = "window")]
mod announce;
#[cfg(feature = "window")]
mod coach_tasks;
#[cfg(feature = "window")]
mod eyes;
#[cfg(feature = "window")]
mod given_on;
#[cfg(feature = "window")]
mod intake;
#[cfg(feature = "window")]
mod match_now;
#[cfg(feature = "window")]
mod messages;
#[cfg(feature = "window")]
mod mirror;
#[cfg(feature = "window")]
mod notes;
#[cfg(feature = "window")]
mod pace;
#[cfg(feature = "window")]
mod past;
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
    contract::{Entities, Playable},
    eyes::Eyes,
    match_now::MatchNow,
    messages::{Announced, Cause, Confirm, Give, Intent, Refused, SaveTrouble},
    mirror::{OnTable, assign, put, put_or_remove},
    pace::{Caution, Gate, OpenHands, Pace},
    resource::{Aside, Shows, Table},
    restrictions::{Allow, Curb, Curbed, Unasked},
    saving::{Saves, Unsaved, rescue},
    schedule::{FinishSaving, RunTable, TablePlugin, TableSchedule, TableSystems},
    session::{
        close_match, look_at, look_on, open_aside, open_match, open_practice, open_replay, open_watched, prompt,
    },
    thinking::{Mind, Thinking},
};
pub use self::{
    contract::{Interaction, Loses, Never, OpenInformation, Stage, Step},
    plan::{Plan, attempt},
};
