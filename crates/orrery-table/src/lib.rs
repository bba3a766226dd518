//! A match of any game in the Bevy engine: the entities on the table, the flow of orders, and the player's pending order.
//!
//! - `contract.rs` lists everything that a game provides.
//! - [`Table`] is the open match as its viewer may see it; `session.rs` opens and closes it.
//! - `schedule.rs` defines one tick of the table: intake of an order, rules, mirroring to entities, announcement.
//! - [`MatchIntent`] and [`SubmitOrder`] are messages to the table; [`TableChange`], [`OrderRefused`] and
//!   [`LossConfirmationRequest`] are messages from it.
//! - `opponent_search.rs`, `coach_tasks.rs` and `saving.rs` run opponents, the coach and saves in the background.
//!
//! [`orrery_core::interaction`] defines the way in which players put orders together.

mod contract;

mod announce;
mod coach_tasks;
mod current_pending_order;
mod entities;
mod history;
mod intake;
mod match_copies;
mod match_status;
mod messages;
mod mirror;
mod notes;
mod opponent_search;
mod pace;
mod resource;
mod restrictions;
mod saving;
mod schedule;
mod session;
mod stages;
mod tick;
mod viewpoint;

pub use self::{
    coach_tasks::{CoachTaskProgress, CoachTaskState, CoachTasks},
    contract::{Playable, TableMirror},
    entities::{TableEntityMarker, TableEntityWriter, assign},
    match_status::MatchStatus,
    messages::{ChangeCause, LossConfirmationRequest, MatchIntent, OrderRefused, SaveFailed, SubmitOrder, TableChange},
    mirror::mirror_view,
    opponent_search::{OpponentEngine, OpponentSearch},
    pace::{LossWarningSettings, OpenHands, OpponentPacing, OrderGate},
    resource::{SuspendedMatch, Table, TargetFilter},
    restrictions::{OrderBlocked, OrderPredicate, OrderRestrictions, SkipConfirmationFn},
    saving::{SharedSaveStore, UnsavedReason, rescue},
    schedule::{FinishSavingSystems, RunTableSystems, TablePlugin, TableSchedule, TableSystems},
    session::{close_match, open_match, open_practice, open_replay, open_watched, replay_next, seek},
    viewpoint::Viewpoint,
};
pub use current_pending_order::CurrentPendingOrder;
pub use orrery_core::interaction::{
    ClickResult, LossWarning, Never, OrderInput, OrderStage, PendingOrder, PerfectInformation, attempt,
};
