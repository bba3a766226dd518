//! Opens the replay viewer, and restores the previous state when it closes.

use std::path::Path;

use bevy::prelude::*;

use super::coach;
use super::viewer::{ReplayOrigin, ReplayViewer, go_to, take_hand, turns_of};
use crate::academy::ActiveLesson;
use crate::game::Game;
use crate::game_registry::{GameRegistry, ResumeMatchFn};
use crate::puzzles::OpenPuzzle;
use crate::state::{MatchUiState, MenuState, Screen};
use crate::{matches, seats};
use orrery_core::Rules as _;
use orrery_locale::PlayerNames;
use orrery_record::Match;
use orrery_table::{self as table, Table, close_match, seek};
use orrery_ui::{Overlay, ReplaySpeed, ReplayTurn, Toast};

/// Reports whether the match on the table can be replayed. Lessons, puzzles and examples cannot.
fn can_watch<G: Game>(world: &World) -> bool {
    world.get_resource::<Table<G::Rules>>().is_some_and(|table| !table.is_practice())
}

/// Opens the viewer on the open match. A finished match is replayed from the beginning; a running match is shown at its current
/// position.
pub fn watch<G: Game>(world: &mut World) {
    if !can_watch::<G>(world) || world.contains_resource::<ReplayViewer>() {
        return;
    }
    let (over, orders) =
        world.get_resource::<Table<G::Rules>>().map_or((false, 0), |t| (t.is_over(), t.orders_given()));
    open::<G>(world, if over { 0 } else { orders }, over);
}

/// Shows the open match before the order at this index. `None` closes the viewer and returns to the point where it was opened.
pub fn look<G: Game>(world: &mut World, entry: Option<usize>) {
    match entry {
        None => leave::<G>(world),
        Some(at) if world.contains_resource::<ReplayViewer>() => go_to::<G>(world, at),
        Some(at) if can_watch::<G>(world) => open::<G>(world, at, false),
        Some(_) => {}
    }
}

fn open<G: Game>(world: &mut World, at: usize, playing: bool) {
    let Some(table) = world.get_resource::<Table<G::Rules>>() else { return };
    let (turns, over) = (turns_of::<G>(table), table.is_over());
    let reviewing = world.resource::<MenuState>().overlays.contains(&Overlay::Review);
    let from = match (over, reviewing) {
        (true, true) => ReplayOrigin::Review,
        (true, false) => ReplayOrigin::End,
        (false, _) => ReplayOrigin::Match(take_hand::<G>(world)),
    };
    seek::<G::Rules>(world, Some(at));
    begin(world, turns, from, playing);
}

fn begin(world: &mut World, turns: Vec<ReplayTurn>, from: ReplayOrigin, playing: bool) {
    world.resource_mut::<MenuState>().overlays.clear();
    let viewer = ReplayViewer { playing, speed: ReplaySpeed::One, turns, from, waited: 0.0, seats: Vec::new() };
    world.insert_resource(viewer);
    NextState::set_if_neq(&mut world.resource_mut::<NextState<Screen>>(), Screen::Match);
}

/// Replays a saved match of any game from its beginning. A match of `G` on the table is set aside. Does nothing while a lesson or
/// a puzzle is open.
pub fn open_file<G: Game>(world: &mut World, path: &Path) {
    if world.contains_resource::<ActiveLesson<G>>() || world.contains_resource::<OpenPuzzle<G>>() {
        return;
    }
    // If the file does not name its game, reading it gives the reason.
    let hosts = world.resource::<GameRegistry>();
    let Some(host) = hosts.of_save(path).ok().or(hosts.of(G::Rules::KEY)) else { return };
    match host.load(path) {
        Ok(game) => {
            leave::<G>(world);
            let waits = set_aside::<G>(world);
            host.watch(world, game, waits);
        }
        Err(reason) => world.resource_mut::<MenuState>().toasts.push(Toast::trouble(reason)),
    }
}

/// Replays a match read from a file, from its beginning. `waits` restores the match that was set aside.
pub fn watch_read<G: Game>(world: &mut World, game: Match<G::Rules>, waits: Option<ResumeMatchFn>) {
    let from = ReplayOrigin::File(waits);
    table::open_watched(world, game, 0);
    let Some(table) = world.get_resource::<Table<G::Rules>>() else { return };
    let (turns, seats) = (turns_of::<G>(table), table.seats());
    let names = PlayerNames::in_game(G::Rules::KEY, seats.iter().map(|seat| (seat.colour, seat.name.as_str())));
    let sits = seats::sits::<G>(seats);
    world.insert_resource(MatchUiState { names, sits, ..MatchUiState::default() });
    begin(world, turns, from, true);
}

/// Sets aside the match on the table, if there is one. Returns the function that restores it.
fn set_aside<G: Game>(world: &mut World) -> Option<ResumeMatchFn> {
    let aside = world.get_resource::<Table<G::Rules>>()?.set_aside();
    close_match::<G::Rules>(world);
    Some(Box::new(move |world| matches::open_aside::<G>(world, aside)))
}

/// Closes the viewer and restores the state from before it was opened. Does nothing without a viewer.
pub fn leave<G: Game>(world: &mut World) {
    let Some(viewer) = world.remove_resource::<ReplayViewer>() else { return };
    world.resource_mut::<MenuState>().overlays.clear();
    let reviewing = matches!(viewer.from, ReplayOrigin::Review);
    let screen = match viewer.from {
        ReplayOrigin::File(waits) => {
            close_match::<G::Rules>(world);
            return match waits {
                Some(back) => back(world),
                None => matches::to_title(world),
            };
        }
        ReplayOrigin::Match(back) => {
            seek::<G::Rules>(world, None);
            back(world);
            Screen::Match
        }
        ReplayOrigin::End | ReplayOrigin::Review => {
            seek::<G::Rules>(world, None);
            Screen::End
        }
    };
    NextState::set_if_neq(&mut world.resource_mut::<NextState<Screen>>(), screen);
    if reviewing {
        coach::review::<G>(world);
    }
}
