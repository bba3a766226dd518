//! The viewer in the program: a match watched order by order, left as it was, played on from a moment of it.

mod keyed;
mod opened;
mod viewer;

use crate::games::alien_frontiers::AlienFrontiers;
use bevy::prelude::*;

use self::viewer::go_to;
use super::schedule::AppSystems;
use super::state::{Front, Play};
use super::{coach, matches};
use crate::ai::Effort;
use crate::app::codex::example;
use crate::board::MotionSettings;
use crate::games::alien_frontiers::table::{Coach, Mind, Table};
use crate::locale::{Names, text_args};
use crate::panels::{BranchRow, Overlay, ReplayView, ReplayWish};
use crate::record::Control;
use crate::settings::{Animation, Settings};
use crate::table::{Gate, look_at, look_on};

pub use keyed::keyed;
pub use opened::{leave, look, open_file, watch};
pub use viewer::Viewer;

/// The viewer that is open.
pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            (play_on.run_if(resource_exists::<Viewer>), pace).chain().in_set(AppSystems::PlayMatch),
            closed.in_set(AppSystems::DropClosed),
        ),
    );
}

/// What the panels show of it; nothing while no match is watched.
#[must_use]
pub fn view<'a>(viewer: Option<&'a Viewer>, table: &Table, coach: &'a Coach) -> Option<ReplayView<'a>> {
    let (viewer, at) = (viewer?, table.viewed_order()?);
    let over = table.view().is_over();
    Some(ReplayView {
        at,
        orders: table.orders_given(),
        turns: &viewer.turns,
        playing: viewer.playing,
        speed: viewer.speed,
        review: coach.reviewed(),
        can_review: over,
        can_branch: !table.seen().is_over(),
    })
}

/// Does what somebody who watches asks for.
pub fn wish(world: &mut World, wish: ReplayWish) {
    match wish {
        ReplayWish::Watch => return watch(world),
        ReplayWish::File(path) => {
            example::leave::<crate::games::alien_frontiers::AlienFrontiers>(world);
            return open_file(world, &path);
        }
        ReplayWish::Leave => return leave(world),
        _ => {}
    }
    if !world.contains_resource::<Viewer>() {
        return;
    }
    match wish {
        ReplayWish::To(at) => go_to(world, at),
        ReplayWish::Play => play(world),
        ReplayWish::Speed(faster) => {
            let mut viewer = world.resource_mut::<Viewer>();
            viewer.speed = viewer.speed.step(faster);
        }
        ReplayWish::Chances => chances(world),
        ReplayWish::AskBranch => ask_branch(world),
        ReplayWish::Seat(colour, player) => {
            let mut viewer = world.resource_mut::<Viewer>();
            if let Some(row) = viewer.seats.iter_mut().find(|row| row.colour == colour) {
                row.player = player;
            }
        }
        ReplayWish::AllPeople => {
            world.resource_mut::<Viewer>().seats.iter_mut().for_each(|row| row.player = None);
        }
        ReplayWish::Branch => branch(world),
        ReplayWish::Watch | ReplayWish::File(_) | ReplayWish::Leave => {}
    }
}

/// Plays or pauses; at the end it begins anew.
fn play(world: &mut World) {
    let Some(table) = world.get_resource::<Table>() else { return };
    let ended = table.viewed_order() == Some(table.orders_given());
    let mut viewer = world.resource_mut::<Viewer>();
    viewer.playing = !viewer.playing;
    viewer.waited = f32::INFINITY;
    if viewer.playing && ended {
        look_at::<AlienFrontiers>(world, Some(0));
    }
}

/// Seconds between the end of one order's motion and the next order, at the usual speed.
const REST: f32 = 0.35;
/// The same where nothing moves.
const REST_STILL: f32 = 0.9;

/// Shows the next order when it is its moment.
pub fn play_on(world: &mut World) {
    let passed = world.resource::<Time>().delta_secs();
    let covered = !world.resource::<Front>().overlays.is_empty();
    let open = world.resource::<Gate>().is_open();
    let still = world.resource::<MotionSettings>().speed <= 0.0;
    let Some(mut viewer) = world.get_resource_mut::<Viewer>().filter(|viewer| viewer.playing && !covered) else {
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
    if !look_on::<AlienFrontiers>(world) {
        world.resource_mut::<Viewer>().playing = false;
    }
}

/// How fast things move: as chosen, and in the viewer as fast as that plays.
pub fn pace(settings: Res<Settings>, viewer: Option<Res<Viewer>>, mut motion: ResMut<MotionSettings>) {
    let chosen = settings.animation.factor().unwrap_or(0.0);
    let speed = match viewer {
        Some(viewer) if settings.animation != Animation::Off => viewer.speed.factor(),
        _ => chosen,
    };
    motion.set_if_neq(MotionSettings { speed, reduced: settings.reduced_motion });
}

/// Has the coach work out everybody's chances over the match.
fn chances(world: &mut World) {
    let Some(table) = world.get_resource::<Table>().filter(|table| table.view().is_over()) else { return };
    let (turns, orders, seed) = (table.record().turns(), table.orders_given(), table.info().seed);
    let effort = Effort { seed, budget: world.resource::<Mind>().budget };
    world.resource_mut::<Coach>().review(turns, orders, effort);
}

/// Asks who plays on from the moment that is shown: at first those who sit there.
fn ask_branch(world: &mut World) {
    let Some(table) = world.get_resource::<Table>().filter(|table| !table.seen().is_over()) else { return };
    let mover = table.seen().mover();
    let row = |seat: &crate::record::Seat| BranchRow {
        colour: seat.colour,
        name: world.resource::<Play>().names.of(seat.colour),
        player: match seat.control {
            Control::Ai(opponent) => Some(opponent),
            Control::Human | Control::Replay => None,
        },
        moving: seat.colour == mover,
    };
    let seats = table.info().seats.iter().map(row).collect();
    let mut viewer = world.resource_mut::<Viewer>();
    viewer.playing = false;
    viewer.seats = seats;
    world.resource_mut::<Front>().overlays.push(Overlay::Branch);
}

/// The moment that is shown, in words.
#[must_use]
pub fn when(table: &Table, names: &Names) -> String {
    let args = [("round", table.seen_round().into()), ("name", names.of(table.seen().mover()).into())];
    text_args("ui-review-turn", &args)
}

/// Begins a match of its own at the moment that is shown; the one that is watched stays as it is.
fn branch(world: &mut World) {
    let Some(table) = world.get_resource::<Table>() else { return };
    let Some(at) = table.viewed_order().filter(|_| !table.seen().is_over()) else { return };
    let mut game = table.record().branch_at(at);
    let seats = world.remove_resource::<Viewer>().map(|viewer| viewer.seats).unwrap_or_default();
    for row in seats {
        game.set_control(row.colour, row.player.map_or(Control::Human, Control::Ai));
    }
    matches::open(world, game);
}

/// The viewer is gone when its match is, or is played again.
pub fn closed(viewer: Option<Res<Viewer>>, table: Option<Res<Table>>, mut commands: Commands) {
    if viewer.is_some() && table.is_none_or(|table| table.viewed_order().is_none()) {
        commands.remove_resource::<Viewer>();
    }
}
