//! Examples of the codex on the table: a scenario to be tried out while the match that was open waits.

use crate::table::Aside;
use bevy::prelude::*;

use crate::app::academy::Course;
use crate::app::puzzles::PuzzlePlay;
use crate::app::state::{Front, Play, Screen};
use crate::app::{matches, replay, seats};
use crate::games::alien_frontiers::codex::{Scene, scene};
use crate::games::alien_frontiers::record::Match;
use crate::games::alien_frontiers::table::Table;
use crate::locale::{Names, colour_name};
use crate::panels::Toast;
use crate::record::{Control, Seat};
use crate::rules::AlienFrontiers;
use crate::table;

/// The example that is open. Exists only while there is one.
#[derive(Resource)]
pub struct Drill {
    scene: &'static Scene,
    /// The match that was open before.
    aside: Option<Aside<AlienFrontiers>>,
}

impl Drill {
    /// What is shown of it: its page, and whether a match waits.
    #[must_use]
    pub fn view(&self) -> crate::panels::DrillView {
        crate::panels::DrillView { topic: self.scene.topic, waiting: self.aside.is_some() }
    }
}

/// What chance of examples comes from, where their file names no dice.
const SEED: u64 = 11;

/// The match of an example, people in every seat.
///
/// # Errors
/// In plain English, where the scenario cannot be one; a test rules that out for those that come with the program.
fn match_of(scene: &Scene) -> Result<Match, String> {
    let scenario = scene.scenario::<AlienFrontiers>().ok_or_else(|| scene.name.to_owned())?;
    let seat = |&colour: &_| Seat { colour, name: colour_name(colour), control: Control::Human };
    let seats = scenario.set_up().seating.iter().map(seat).collect();
    Match::from_scenario(&scenario, seats, SEED).map_err(|error| error.to_string())
}

/// Whether a lesson or a puzzle is open, over which no example is.
fn waits(world: &World) -> bool {
    world.contains_resource::<Course>() || world.contains_resource::<PuzzlePlay<AlienFrontiers>>()
}

/// Opens the example called `name`. A match that is open waits aside; nothing is opened over a lesson or a puzzle.
pub fn open(world: &mut World, name: &str) {
    let Some(scene) = scene(name).filter(|_| !waits(world)) else { return };
    replay::leave::<AlienFrontiers>(world);
    let aside = match world.remove_resource::<Drill>() {
        Some(drill) => drill.aside,
        None => {
            let running = world.get_resource::<Table>().filter(|table| !table.is_replay() && !table.is_practice());
            running.map(Table::set_aside)
        }
    };
    match match_of(scene) {
        Ok(game) => set_up(world, scene, game, aside),
        Err(reason) => {
            world.resource_mut::<Front>().toasts.push(Toast::trouble(reason));
            world.insert_resource(Drill { scene, aside });
            leave(world);
        }
    }
}

fn set_up(world: &mut World, scene: &'static Scene, game: Match, aside: Option<Aside<AlienFrontiers>>) {
    let names = Names::new(game.info().seats.iter().map(|seat| (seat.colour, seat.name.as_str())));
    let sits = seats::sits(&game.info().seats);
    world.insert_resource(Play { names, sits, ..Play::default() });
    world.resource_mut::<Front>().overlays.clear();
    table::open_practice(world, game);
    world.insert_resource(Drill { scene, aside });
    NextState::set_if_neq(&mut world.resource_mut::<NextState<Screen>>(), Screen::Match);
}

/// Sets the example up once more.
pub fn again(world: &mut World) {
    if let Some(name) = world.get_resource::<Drill>().map(|drill| drill.scene.name) {
        open(world, name);
    }
}

/// Leaves the example: the match that waited comes back, or the title. Without an example nothing happens.
pub fn leave(world: &mut World) {
    let Some(drill) = world.remove_resource::<Drill>() else { return };
    match drill.aside {
        Some(aside) => matches::open_aside(world, aside),
        None => matches::to_title(world),
    }
}

/// An example is gone when its table is.
pub fn closed(drill: Option<Res<Drill>>, table: Option<Res<Table>>, mut commands: Commands) {
    if drill.is_some() && table.is_none_or(|table| !table.is_practice()) {
        commands.remove_resource::<Drill>();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::alien_frontiers::codex::SCENES;

    #[test]
    fn every_example_is_a_match() {
        for scene in SCENES {
            let game = match_of(scene).unwrap_or_else(|reason| panic!("{}: {reason}", scene.name));
            assert!(game.entries().is_empty() && !game.position().is_over(), "{}", scene.name);
        }
    }
}
