//! A match of any game in the Bevy engine: the entities on the table, the order of moves, and the player's pending order.
//!
//! - `contract.rs` lists what a game provides.
//! - [`Table`] is the open match as its viewer may see it; `session.rs` opens and closes it.
//! - `schedule.rs` defines one tick of the table: intake of an order, rules, mirroring to entities, announcement.
//! - [`Intent`] and [`SubmitOrder`] are the messages in; [`Announced`], [`Refused`] and [`Confirm`] are messages out.
//! - `thinking.rs`, `coach_tasks.rs` and `saving.rs` run opponents, the coach and saves in the background.
//!
//! How players put orders together is in [`orrery_core::interaction`].

mod contract;

mod announce;
mod coach_tasks;
mod current_plan;
mod eyes;
mod given_on;
mod intake;
mod match_now;
mod messages;
mod mirror;
mod notes;
mod pace;
mod past;
mod resource;
mod restrictions;
mod saving;
mod schedule;
mod session;
mod stages;
mod step;
mod thinking;

pub use self::{
    coach_tasks::{Coach, Progress, Told},
    contract::{Entities, Playable},
    eyes::Viewpoint,
    match_now::MatchNow,
    messages::{Announced, Cause, Confirm, Intent, Refused, SaveTrouble, SubmitOrder},
    mirror::{OnTable, assign, put, put_or_remove},
    pace::{Gate, OpenHands, Pace, WarningSettings},
    resource::{Aside, Shows, Table},
    restrictions::{Allow, OrderBlocked, OrderFilter, Unasked},
    saving::{Saves, Unsaved, rescue},
    schedule::{FinishSaving, RunTable, TablePlugin, TableSchedule, TableSystems},
    session::{
        close_match, look_at, look_on, open_aside, open_match, open_practice, open_replay, open_watched, prompt,
    },
    thinking::{Mind, Thinking},
};
pub use current_plan::CurrentPlan;
pub use orrery_core::interaction::{Interaction, LossWarning, Never, OpenInformation, Plan, Stage, Step, attempt};
