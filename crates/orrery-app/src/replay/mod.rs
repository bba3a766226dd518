//! The replay viewer: replays a match order by order without changing it, and starts a new match from any point of it.

mod keys;
mod open;
mod viewer;

use bevy::prelude::*;

use self::viewer::go_to;
use super::game::Game;
use super::schedule::AppSystems;
use super::state::{MatchUiState, MenuState};
use super::{coach, matches};
use crate::codex::example;
use orrery_ai::Opponents as _;
use orrery_board::MotionSettings;
use orrery_core::Rules as _;
use orrery_locale::{PlayerNames, text_args};
use orrery_record::SeatControl;
use orrery_settings::{AnimationSpeed, Settings};
use orrery_table::{CoachTasks, MatchStatus, OrderGate, Table, replay_next, seek};
use orrery_ui::{BranchSeat, BranchStatus, Overlay, ReplayIntent, ReplayView};

pub use keys::keyed;
pub use open::{leave, look, open_file, watch, watch_read};
pub use viewer::ReplayViewer;

/// Adds the replay viewer.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, (pace.in_set(AppSystems::PlayMatch), closed.in_set(AppSystems::DropClosed)));
}

/// Adds the replay of a game's matches.
pub fn game_plugin<G: Game>(app: &mut App) {
    let watched = resource_exists::<ReplayViewer>.and_then(resource_exists::<Table<G::Rules>>);
    app.add_systems(Update, play_on::<G>.run_if(watched).before(pace).in_set(AppSystems::PlayMatch));
}

/// Returns the viewer's part of the panels, or `None` while the viewer is closed.
pub fn view<'a, G: Game>(
    viewer: Option<&'a ReplayViewer>,
    table: &Table<G::Rules>,
    coach: &'a CoachTasks<G::Rules>,
) -> Option<ReplayView<'a>> {
    let (viewer, at) = (viewer?, table.viewed_order()?);
    Some(ReplayView {
        game: G::Rules::KEY,
        at,
        orders: table.orders_given(),
        turns: &viewer.turns,
        playing: viewer.playing,
        speed: viewer.speed,
        review: coach.reviewed(),
        can_review: table.is_over() && G::Rules::HAS_COACH,
        can_branch: !table.seen_over(),
    })
}

/// Carries out a request of the replay viewer.
pub fn wish<G: Game>(world: &mut World, wish: ReplayIntent) {
    match wish {
        ReplayIntent::Watch => return watch::<G>(world),
        ReplayIntent::File(path) => {
            example::leave::<G>(world);
            return open_file::<G>(world, &path);
        }
        ReplayIntent::Leave => return leave::<G>(world),
        _ => {}
    }
    if !world.contains_resource::<ReplayViewer>() {
        return;
    }
    match wish {
        ReplayIntent::To(at) => go_to::<G>(world, at),
        ReplayIntent::Play => play::<G>(world),
        ReplayIntent::Speed(faster) => {
            let mut viewer = world.resource_mut::<ReplayViewer>();
            viewer.speed = viewer.speed.step(faster);
        }
        ReplayIntent::Chances => {
            coach::study::<G>(world);
        }
        ReplayIntent::AskBranch => ask_branch::<G>(world),
        ReplayIntent::Seat(..) | ReplayIntent::AllPeople if keeps_seats::<G>(world) => {}
        ReplayIntent::Seat(colour, player) => {
            let mut viewer = world.resource_mut::<ReplayViewer>();
            if let Some(row) = viewer.seats.iter_mut().find(|row| row.colour == colour) {
                row.player = player;
            }
        }
        ReplayIntent::AllPeople => {
            world.resource_mut::<ReplayViewer>().seats.iter_mut().for_each(|row| row.player = None);
        }
        ReplayIntent::Branch => branch::<G>(world),
        ReplayIntent::Watch | ReplayIntent::File(_) | ReplayIntent::Leave => {}
    }
}

/// Starts or pauses the replay; at the end it restarts from the beginning.
fn play<G: Game>(world: &mut World) {
    let Some(table) = world.get_resource::<Table<G::Rules>>() else { return };
    let ended = table.viewed_order() == Some(table.orders_given());
    let mut viewer = world.resource_mut::<ReplayViewer>();
    viewer.playing = !viewer.playing;
    viewer.waited = f32::INFINITY;
    if viewer.playing && ended {
        seek::<G::Rules>(world, Some(0));
    }
}

/// The seconds between the end of one order's motion and the next order, at normal speed.
const REST: f32 = 0.35;
/// The seconds between two orders if animations are off.
const REST_STILL: f32 = 0.9;

/// Shows the next order when it is due while the replay is running.
fn play_on<G: Game>(world: &mut World) {
    let passed = world.resource::<Time>().delta_secs();
    let covered = !world.resource::<MenuState>().overlays.is_empty();
    let open = world.resource::<OrderGate>().is_open();
    let still = world.resource::<MotionSettings>().speed <= 0.0;
    let Some(mut viewer) = world.get_resource_mut::<ReplayViewer>().filter(|viewer| viewer.playing && !covered) else {
        return;
    };
    if open {
        viewer.waited += passed;
    }
    let rest = if still { REST_STILL } else { REST } / viewer.speed.factor();
    if !open || viewer.waited < rest {
        return;
    }
    viewer.waited = 0.0;
    if !replay_next::<G::Rules>(world) {
        world.resource_mut::<ReplayViewer>().playing = false;
    }
}

/// Sets the speed of motion: that of the open viewer unless animations are off, otherwise that of the settings.
pub fn pace(settings: Res<Settings>, viewer: Option<Res<ReplayViewer>>, mut motion: ResMut<MotionSettings>) {
    let chosen = settings.animation.factor().unwrap_or(0.0);
    let speed = match viewer {
        Some(viewer) if settings.animation != AnimationSpeed::Off => viewer.speed.factor(),
        _ => chosen,
    };
    motion.set_if_neq(MotionSettings { speed, reduced: settings.reduced_motion });
}

/// Pauses the replay and asks who is to play a match that continues from the displayed point. Proposes the current players.
fn ask_branch<G: Game>(world: &mut World) {
    let Some(table) = world.get_resource::<Table<G::Rules>>().filter(|table| !table.seen_over()) else { return };
    let mover = table.seen_mover();
    let row = |seat: &orrery_record::Seat| BranchSeat {
        colour: seat.colour,
        name: world.resource::<MatchUiState>().names.of(seat.colour),
        player: match seat.control {
            SeatControl::Ai(opponent) => Some(opponent),
            SeatControl::Human | SeatControl::Replay => None,
        },
        moving: seat.colour == mover,
    };
    let seats = table.seats().iter().map(row).collect();
    let mut viewer = world.resource_mut::<ReplayViewer>();
    viewer.playing = false;
    viewer.seats = seats;
    world.resource_mut::<MenuState>().overlays.push(Overlay::Branch);
}

/// Reports whether a match that continues from the displayed point must keep all players at their seats.
fn keeps_seats<G: Game>(world: &World) -> bool {
    world.get_resource::<Table<G::Rules>>().is_some_and(Table::branch_keeps_seats)
}

/// Returns the conditions of a match that continues from the displayed point, such as whether it is a practice match.
pub fn terms<G: Game>(table: &Table<G::Rules>) -> BranchStatus {
    let at = table.viewed_order().unwrap_or(usize::MAX);
    match (table.branch_keeps_seats(), table.is_over(), table.branch_is_practice(at)) {
        (true, ..) => BranchStatus::Hides,
        (false, false, _) => BranchStatus::GoesOn,
        (false, true, true) => BranchStatus::Known,
        (false, true, false) => BranchStatus::Counts,
    }
}

/// Describes the displayed point: its round and its mover.
pub fn when<G: Game>(table: &Table<G::Rules>, names: &PlayerNames) -> String {
    let args = [("round", table.seen_round().into()), ("name", names.of(table.seen_mover()).into())];
    text_args("ui-review-turn", &args)
}

/// Starts a separate match from the displayed point; the replayed match stays unchanged.
fn branch<G: Game>(world: &mut World) {
    let Some(table) = world.get_resource::<Table<G::Rules>>() else { return };
    let Some(at) = table.viewed_order().filter(|_| !table.seen_over()) else { return };
    let seats = world.get_resource::<ReplayViewer>().map(ReplayViewer::seats).unwrap_or_default();
    let seats = seats.iter().map(|row| (row.colour, row.player.map_or(SeatControl::Human, SeatControl::Ai)));
    let branch = table.branch(at, seats);
    world.remove_resource::<ReplayViewer>();
    matches::open_aside::<G>(world, branch);
}

/// Removes the viewer if its match was closed or is no longer being replayed.
fn closed(viewer: Option<Res<ReplayViewer>>, now: Option<Res<MatchStatus>>, mut commands: Commands) {
    if viewer.is_some() && now.is_none_or(|now| now.viewed_order.is_none()) {
        commands.remove_resource::<ReplayViewer>();
    }
}
