//! When the table does what: its own schedule, in named stages, run by one system of the frame.

use bevy::ecs::schedule::{LogLevel, ScheduleBuildSettings, ScheduleLabel, SingleThreadedExecutor};
use bevy::prelude::*;

use super::coach_tasks::{self, Coach};
use super::messages::{Announced, Confirm, Intent, Refused, SaveTrouble};
use super::pace::{Caution, Gate, Pace};
use super::plan::Plan;
use super::resource::Table;
use super::restrictions::{Curb, Curbed};
use super::session::Standings;
use super::step::Pass;
use super::thinking::{Mind, Thinking};
use super::{announce, intake, mirror, saving, stages};

/// The schedule of the table: one pass, at most one order.
#[derive(ScheduleLabel, Debug, Clone, PartialEq, Eq, Hash)]
pub struct TableSchedule;

/// The stages of a pass, in this order.
#[derive(SystemSet, Debug, Clone, PartialEq, Eq, Hash)]
pub enum TableSystems {
    /// The seat whose turn it is offers an order.
    Intake,
    /// The rules carry it out.
    Rules,
    /// The entities are brought in line with the position.
    Mirror,
    /// Everybody is told.
    Announce,
}

/// In `Update`, where the table runs: order systems of the frame before or after it.
#[derive(SystemSet, Debug, Clone, PartialEq, Eq, Hash)]
pub struct RunTable;

/// In `Last`, where a program that ends waits until everything is saved.
#[derive(SystemSet, Debug, Clone, PartialEq, Eq, Hash)]
pub struct FinishSaving;

/// The table: its schedule, its resources and its messages.
pub struct TablePlugin;

impl Plugin for TablePlugin {
    fn build(&self, app: &mut App) {
        app.init_resource::<Pace>()
            .init_resource::<Gate>()
            .init_resource::<Caution>()
            .init_resource::<Plan>()
            .init_resource::<Standings>()
            .init_resource::<Pass>()
            .init_resource::<Mind>()
            .init_resource::<Thinking>()
            .init_resource::<Coach>()
            .init_resource::<Curb>()
            .init_resource::<saving::Saving>()
            .init_resource::<saving::Unsaved>()
            .add_message::<Intent>()
            .add_message::<Announced>()
            .add_message::<Refused>()
            .add_message::<Curbed>()
            .add_message::<Confirm>()
            .add_message::<SaveTrouble>()
            .add_schedule(table_schedule())
            .add_systems(Update, (intake::pass_time, run_table, coach_tasks::attend).chain().in_set(RunTable))
            .add_systems(Last, saving::finish_on_exit.in_set(FinishSaving).after(bevy::window::exit_on_all_closed));
    }
}

fn table_schedule() -> Schedule {
    let mut schedule = Schedule::new(TableSchedule);
    // The systems are short and strictly in order: threads would only cost.
    schedule.set_executor(SingleThreadedExecutor::new());
    schedule.set_build_settings(ScheduleBuildSettings {
        ambiguity_detection: LogLevel::Error,
        ..ScheduleBuildSettings::default()
    });
    schedule.configure_sets(
        (TableSystems::Intake, TableSystems::Rules, TableSystems::Mirror, TableSystems::Announce).chain(),
    );
    schedule.add_systems((
        (intake::hear_people, intake::people, intake::replays, intake::opponents).chain().in_set(TableSystems::Intake),
        (
            stages::gather_roll_and_upkeep,
            stages::dock,
            stages::deal,
            stages::use_cards,
            stages::hand_over,
            stages::take_back,
            stages::score,
        )
            .chain()
            .in_set(TableSystems::Rules),
        mirror_table.in_set(TableSystems::Mirror),
        (announce::announce, saving::save).chain().in_set(TableSystems::Announce),
    ));
    schedule
}

/// The most passes in one frame: people's orders do not wait for the next one.
const PASSES: usize = 16;

/// Runs the table until nobody at the screen wants anything more of it, and no order of an opponent came that nobody is
/// to see by itself.
fn run_table(world: &mut World) {
    for _ in 0..PASSES {
        let before = world.resource::<Pass>().serial;
        world.run_schedule(TableSchedule);
        let pass = world.resource::<Pass>();
        let goes_on = world.resource::<Pace>().unseen && pass.serial > before;
        if pass.wishes.is_empty() && !goes_on {
            break;
        }
    }
}

fn mirror_table(world: &mut World) {
    if world.resource::<Pass>().done.is_empty() {
        return;
    }
    if let Some(position) = world.get_resource::<Table>().map(|table| *table.seen()) {
        mirror::sync(world, &position);
    }
}
