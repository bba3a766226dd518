//! How a match comes to be watched, and what comes back when it no more is.

use std::path::Path;

use bevy::prelude::*;

use super::coach;
use super::viewer::{From, Kept, Viewer, go_to, turns_of};
use crate::app::academy::Course;
use crate::app::puzzles::PuzzlePlay;
use crate::app::state::{Front, Play, Screen};
use crate::app::{matches, seats};
use crate::games::alien_frontiers::AlienFrontiers;
use crate::games::alien_frontiers::table::Table;
use crate::locale::Names;
use crate::panels::{Overlay, ReplaySpeed, Toast};
use crate::record::save::load_file;
use crate::table::{self, look_at};

/// Whether the match on the table can be watched: no lesson, puzzle or example.
fn can_watch(world: &World) -> bool {
    world.get_resource::<Table>().is_some_and(|table| !table.is_practice())
}

/// Watches the match that is on the table: one that is over from its beginning, one that goes on from where it is.
pub fn watch(world: &mut World) {
    if !can_watch(world) || world.contains_resource::<Viewer>() {
        return;
    }
    let (over, orders) = world.get_resource::<Table>().map_or((false, 0), |t| (t.view().is_over(), t.orders_given()));
    open(world, if over { 0 } else { orders }, over);
}

/// Shows the match on the table as it was before this order; `None`: back to where it was opened.
pub fn look(world: &mut World, entry: Option<usize>) {
    match entry {
        None => leave(world),
        Some(at) if world.contains_resource::<Viewer>() => go_to(world, at),
        Some(at) if can_watch(world) => open(world, at, false),
        Some(_) => {}
    }
}

fn open(world: &mut World, at: usize, playing: bool) {
    let Some(table) = world.get_resource::<Table>() else { return };
    let (turns, over) = (turns_of(table.record()), table.view().is_over());
    let reviewing = world.resource::<Front>().overlays.contains(&Overlay::Review);
    let from = match (over, reviewing) {
        (true, true) => From::Review,
        (true, false) => From::End,
        (false, _) => From::Match(Box::new(Kept::take(world))),
    };
    look_at::<AlienFrontiers>(world, Some(at));
    begin(world, Viewer { playing, speed: ReplaySpeed::One, turns, from, waited: 0.0, seats: Vec::new() });
}

fn begin(world: &mut World, viewer: Viewer) {
    world.resource_mut::<Front>().overlays.clear();
    world.insert_resource(viewer);
    NextState::set_if_neq(&mut world.resource_mut::<NextState<Screen>>(), Screen::Match);
}

/// Watches a saved match from its beginning; one that is on the table waits.
pub fn open_file(world: &mut World, path: &Path) {
    if world.contains_resource::<Course>() || world.contains_resource::<PuzzlePlay<AlienFrontiers>>() {
        return;
    }
    let game = match load_file::<AlienFrontiers>(path) {
        Ok((game, _)) => game,
        Err(error) => {
            world.resource_mut::<Front>().toasts.push(Toast::trouble(error.to_string()));
            return;
        }
    };
    leave(world);
    let running = world.get_resource::<Table>().map(|table| Box::new(table.record().clone()));
    let names = Names::new(game.info().seats.iter().map(|seat| (seat.colour, seat.name.as_str())));
    world.insert_resource(Play { names, sits: seats::sits(&game.info().seats), ..Play::default() });
    let turns = turns_of(&game);
    table::open_watched(world, game, 0);
    let from = From::File(running);
    begin(world, Viewer { playing: true, speed: ReplaySpeed::One, turns, from, waited: 0.0, seats: Vec::new() });
}

/// Leaves the viewer: what was there before comes back as it was. Without a viewer nothing happens.
pub fn leave(world: &mut World) {
    let Some(viewer) = world.remove_resource::<Viewer>() else { return };
    world.resource_mut::<Front>().overlays.clear();
    let reviewing = matches!(viewer.from, From::Review);
    let screen = match viewer.from {
        From::File(Some(game)) => return matches::open(world, *game),
        From::File(None) => return matches::to_title(world),
        From::Match(kept) => {
            look_at::<AlienFrontiers>(world, None);
            kept.give_back(world);
            Screen::Match
        }
        From::End | From::Review => {
            look_at::<AlienFrontiers>(world, None);
            Screen::End
        }
    };
    NextState::set_if_neq(&mut world.resource_mut::<NextState<Screen>>(), screen);
    if reviewing {
        coach::review::<AlienFrontiers>(world);
    }
}
