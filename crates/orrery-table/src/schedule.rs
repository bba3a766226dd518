//! The schedule of a game's table: named stages, run by one system of the frame.

use super::current_pending_order::CurrentPendingOrder;
use std::marker::PhantomData;

use bevy::ecs::schedule::{LogLevel, ScheduleBuildSettings, ScheduleLabel, SingleThreadedExecutor};
use bevy::prelude::*;

use super::coach_tasks::{self, CoachTasks};
use super::contract::{Playable, TableMirror};
use super::match_status::MatchStatus;
use super::messages::{LossConfirmationRequest, MatchIntent, OrderRefused, SaveFailed, SubmitOrder, TableChange};
use super::mirror::{self, MirrorFns};
use super::opponent_search::{OpponentEngine, OpponentSearch};
use super::pace::{LossWarningSettings, OpenHands, OpponentPacing, OrderGate};
use super::restrictions::{OrderBlocked, OrderRestrictions};
use super::tick::TableTick;
use super::{announce, intake, saving, stages};
use orrery_core::GameKey;

/// The schedule of a game's table. Running it once is a tick, with at most one order.
#[derive(ScheduleLabel, Debug, Clone, PartialEq, Eq, Hash)]
pub struct TableSchedule(pub GameKey);

/// The stages of a tick, in order.
#[derive(SystemSet, Debug, Clone, PartialEq, Eq, Hash)]
pub enum TableSystems {
    /// The deciding seat offers an order.
    Intake,
    /// The rules carry out the order, one stage of the game after another.
    Rules,
    /// The entities are updated to match the shown view.
    Mirror,
    /// The change is announced to the board, the panels, the sound and the log.
    Announce,
}

/// A stage of a game's rules, identified by its index in [`STAGES`](super::OrderInput::STAGES).
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
struct RuleStageSystems(usize);

/// The system set in `Update` that runs the table. Other systems of the frame can be ordered relative to it.
#[derive(SystemSet, Debug, Clone, PartialEq, Eq, Hash)]
pub struct RunTableSystems;

/// The system set in `Last` in which an exiting program waits until everything is saved.
#[derive(SystemSet, Debug, Clone, PartialEq, Eq, Hash)]
pub struct FinishSavingSystems;

/// The plugin for the table of a game, with its schedule, its resources and its messages.
pub struct TablePlugin<G>(PhantomData<G>);

impl<G> Default for TablePlugin<G> {
    fn default() -> Self {
        TablePlugin(PhantomData)
    }
}

impl<W: TableMirror<Rules = G>, G: Playable> Plugin for TablePlugin<W> {
    fn build(&self, app: &mut App) {
        app.insert_resource(MirrorFns::<G>::new::<W>())
            .init_resource::<OpponentPacing>()
            .init_resource::<OrderGate>()
            .init_resource::<OpenHands>()
            .init_resource::<saving::BackgroundSave>()
            .init_resource::<saving::UnsavedReason>()
            .init_resource::<LossWarningSettings<G>>()
            .init_resource::<CurrentPendingOrder<G>>()
            .init_resource::<TableTick<G>>()
            .init_resource::<OpponentEngine<G>>()
            .init_resource::<OpponentSearch<G>>()
            .init_resource::<CoachTasks<G>>()
            .init_resource::<OrderRestrictions<G>>()
            .add_message::<MatchIntent>()
            .add_message::<SaveFailed>()
            .add_message::<SubmitOrder<G>>()
            .add_message::<TableChange<G>>()
            .add_message::<OrderRefused<G>>()
            .add_message::<OrderBlocked<G>>()
            .add_message::<LossConfirmationRequest<G>>()
            .add_schedule(table_schedule::<W, G>())
            .add_systems(
                Update,
                (intake::pass_time::<G>, run_table::<G>, MatchStatus::renew::<G>, coach_tasks::attend::<G>)
                    .chain()
                    .in_set(RunTableSystems),
            )
            .add_systems(
                Last,
                saving::finish::<G>
                    .run_if(|exits: Res<Messages<AppExit>>| !exits.is_empty())
                    .in_set(FinishSavingSystems)
                    .after(bevy::window::exit_on_all_closed),
            );
    }
}

fn table_schedule<W: TableMirror<Rules = G>, G: Playable>() -> Schedule {
    let mut schedule = Schedule::new(TableSchedule(G::KEY));
    // The systems are short and strictly ordered, so threads would only add cost.
    schedule.set_executor(SingleThreadedExecutor::new());
    schedule.set_build_settings(ScheduleBuildSettings {
        ambiguity_detection: LogLevel::Error,
        ..ScheduleBuildSettings::default()
    });
    schedule.configure_sets(
        (TableSystems::Intake, TableSystems::Rules, TableSystems::Mirror, TableSystems::Announce).chain(),
    );
    for index in 0..G::STAGES.len() {
        let stage = RuleStageSystems(index).in_set(TableSystems::Rules).before(RuleStageSystems(index + 1));
        schedule.configure_sets(stage);
        schedule.add_systems(stages::stage::<G>(index).in_set(RuleStageSystems(index)));
    }
    schedule.configure_sets(RuleStageSystems(G::STAGES.len()).in_set(TableSystems::Rules));
    schedule.add_systems((
        (
            intake::hands::<G>,
            intake::hear_people::<G>,
            intake::people::<G>,
            intake::by_itself::<G>,
            intake::replays::<G>,
            intake::opponents::<G>,
        )
            .chain()
            .in_set(TableSystems::Intake),
        stages::take_back::<G>.in_set(RuleStageSystems(G::STAGES.len())),
        mirror::show_changes::<W>.in_set(TableSystems::Mirror),
        (announce::announce::<G>, saving::save::<G>).chain().in_set(TableSystems::Announce),
    ));
    schedule
}

/// The maximum number of ticks per frame. Several are allowed so that players' orders need not wait for the next frame.
const MAX_TICKS: usize = 16;

/// Runs up to [`MAX_TICKS`] ticks, until no request of a player is left and, if several orders per frame are allowed, no seat
/// gives another order.
fn run_table<G: Playable>(world: &mut World) {
    for _ in 0..MAX_TICKS {
        let before = world.resource::<TableTick<G>>().serial;
        world.run_schedule(TableSchedule(G::KEY));
        let pass = world.resource::<TableTick<G>>();
        let goes_on = world.resource::<OpponentPacing>().unseen && pass.serial > before;
        if pass.requests.is_empty() && !goes_on {
            break;
        }
    }
}
