//! The replay viewer: replays a match order by order without changing it, and starts a new match from any point of it.

mod keys;
mod open;
mod viewer;

use bevy::prelude::*;

use super::game::Game;
use super::matches;
use super::opponents::in_control;
use super::schedule::AppSystems;
use super::state::MenuState;
use orrery_ai::GameOpponents as _;
use orrery_board::MotionSettings;
use orrery_core::Rules as _;
use orrery_locale::{PlayerNames, text_args};
use orrery_record::SeatControl;
use orrery_settings::{AnimationSpeed, Settings};
use orrery_table::{CoachTasks, MatchStatus, OrderGate, Table, replay_next};
use orrery_ui::{BranchSeat, BranchStatus, Overlay, ReplayIntent, ReplayView, UiIntent};

pub use keys::keyed;
pub use open::{Replay, leave, watch_read};
pub use viewer::ReplayViewer;

/// Adds the replay viewer.
pub fn plugin(app: &mut App) {
    let closed = close_viewer.run_if(resource_exists::<ReplayViewer>).in_set(AppSystems::DropClosed);
    app.add_systems(Update, (pace.in_set(AppSystems::PlayMatch), closed));
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
pub fn carry_out<G: Game>(In(intent): In<UiIntent>, mut replay: Replay<G>) {
    match intent {
        UiIntent::Look(entry) => replay.look(entry),
        UiIntent::Replay(ReplayIntent::Watch) => replay.watch(),
        UiIntent::Replay(ReplayIntent::File(path)) => replay.open_file(&path),
        UiIntent::Replay(ReplayIntent::Leave) => replay.commands().run_system_cached(leave::<G>),
        UiIntent::Replay(wish) => replay.steer(wish),
        _ => {}
    }
}

impl<G: Game> Replay<'_, '_, G> {
    /// Carries out a request about the open viewer.
    fn steer(&mut self, wish: ReplayIntent) {
        let Some(viewer) = &mut self.viewer else { return };
        // A match that continues from the displayed point may have to keep all players at their seats.
        let keeps_seats = self.coach.table.as_ref().is_some_and(|table| table.branch_keeps_seats());
        match wish {
            ReplayIntent::To(at) => self.go_to(at),
            ReplayIntent::Play => self.play(),
            ReplayIntent::Speed(faster) => viewer.speed = viewer.speed.step(faster),
            ReplayIntent::Chances => {
                self.coach.study();
            }
            ReplayIntent::AskBranch => self.ask_branch(),
            ReplayIntent::Seat(colour, player) if !keeps_seats => {
                if let Some(row) = viewer.seats.iter_mut().find(|row| row.colour == colour) {
                    row.player = player;
                }
            }
            ReplayIntent::AllPeople if !keeps_seats => viewer.seats.iter_mut().for_each(|row| row.player = None),
            ReplayIntent::Branch => self.branch(),
            _ => {}
        }
    }

    /// Starts or pauses the replay; at the end it restarts from the beginning.
    fn play(&mut self) {
        let (Some(viewer), Some(table)) = (&mut self.viewer, &self.coach.table) else { return };
        viewer.playing = !viewer.playing;
        viewer.waited = f32::INFINITY;
        if viewer.playing && table.viewed_order() == Some(table.orders_given()) {
            self.seek(Some(0));
        }
    }

    /// Pauses the replay and asks who is to play a match that continues from the displayed point. Proposes the current players.
    fn ask_branch(&mut self) {
        let Some(viewer) = &mut self.viewer else { return };
        let Some(table) = self.coach.table.as_ref().filter(|table| !table.seen_over()) else { return };
        let (mover, names) = (table.seen_mover(), &self.coach.screens.play.names);
        let row = |seat: &orrery_record::Seat| BranchSeat {
            colour: seat.colour,
            name: names.of(seat.colour),
            player: in_control(seat.control),
            moving: seat.colour == mover,
        };
        viewer.playing = false;
        viewer.seats = table.seats().iter().map(row).collect();
        self.coach.screens.menus.overlays.push(Overlay::Branch);
    }

    /// Starts a separate match from the displayed point; the replayed match stays unchanged.
    fn branch(&mut self) {
        let (Some(viewer), Some(table)) = (&self.viewer, &self.coach.table) else { return };
        let Some(at) = table.viewed_order().filter(|_| !table.seen_over()) else { return };
        let seats = viewer.seats().iter();
        let seats = seats.map(|row| (row.colour, row.player.map_or(SeatControl::Human, SeatControl::Ai)));
        let branch = table.branch(at, seats);
        matches::open_aside::<G>(&mut self.coach.commands, branch);
    }
}

/// The time between the end of one order's motion and the next order at normal speed, in seconds.
const REST: f32 = 0.35;
/// The time between two orders if animations are off, in seconds.
const REST_STILL: f32 = 0.9;

/// Shows the next order when it is due while the replay is running.
fn play_on<G: Game>(
    mut viewer: ResMut<ReplayViewer>,
    table: Res<Table<G::Rules>>,
    (time, menus): (Res<Time>, Res<MenuState>),
    (gate, motion): (Res<OrderGate>, Res<MotionSettings>),
    mut commands: Commands,
) {
    if !viewer.playing || !menus.overlays.is_empty() {
        return;
    }
    if gate.is_open() {
        viewer.waited += time.delta_secs();
    }
    let rest = if motion.speed <= 0.0 { REST_STILL } else { REST } / viewer.speed.factor();
    if !gate.is_open() || viewer.waited < rest {
        return;
    }
    viewer.waited = 0.0;
    if table.viewed_order().is_some_and(|at| at < table.orders_given()) {
        commands.queue(|world: &mut World| {
            replay_next::<G::Rules>(world);
        });
    } else {
        viewer.playing = false;
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

/// Closes the viewer if its match was closed or is no longer being replayed.
fn close_viewer(now: Option<Res<MatchStatus>>, mut commands: Commands) {
    if now.is_none_or(|now| now.viewed_order.is_none()) {
        commands.remove_resource::<ReplayViewer>();
    }
}
