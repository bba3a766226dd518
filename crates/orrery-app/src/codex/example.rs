//! Examples of the codex on the table: scenarios to try out while the open match waits.

use bevy::prelude::*;

use crate::academy::ActiveLesson;
use crate::game::Game;
use crate::game_registry::{ResumeMatchFn, set_aside};
use crate::puzzles::OpenPuzzle;
use crate::state::{MatchUiState, MenuState, Screen};
use crate::{matches, seats};
use orrery_core::GameFrontend;
use orrery_core::Rules as _;
use orrery_learn::codex::{CodexExample, CodexPages};
use orrery_learn::game_types;
use orrery_locale::{PlayerNames, unnamed};
use orrery_record::{Match, ScenarioFile as _, Seat, SeatControl};
use orrery_table::{self as table, Playable, Table};
use orrery_ui::{ExampleView, Toast, page_names};

/// The open example of a game. The resource exists only while one is open.
#[derive(Resource)]
pub struct OpenExample<G: GameFrontend<Rules: Playable + CodexPages>> {
    scene: &'static CodexExample<game_types::Topic<G>>,
    /// The function that restores the match from before the example, if there was one.
    pub(crate) aside: Option<ResumeMatchFn>,
}

impl<G: Game> OpenExample<G> {
    /// Returns the content of the example's bar: its page, and whether a match is set aside. Returns `None` if the codex has no
    /// such page.
    pub fn view(&self) -> Option<ExampleView> {
        let page = page_names::<G>(&[G::Rules::number_of(self.scene.topic)?]).pop()?;
        Some(ExampleView { page, waiting: self.aside.is_some() })
    }
}

/// The random seed of examples, used after the scripted outcomes of their scenarios.
const SEED: u64 = 11;

/// Builds the match of an example, with people in every seat.
///
/// # Errors
/// Returns a message in plain English if the scenario is invalid. A test rules this out for the examples of the program.
pub fn match_of<G: Game>(scene: &CodexExample<game_types::Topic<G>>) -> Result<Match<G::Rules>, String> {
    let scenario = scene.scenario::<G::Rules>().ok_or_else(|| scene.name.to_owned())?;
    let seat = |&colour: &_| Seat { colour, name: unnamed(G::Rules::KEY, colour), control: SeatControl::Human };
    let seats = scenario.setup().seating.iter().map(seat).collect();
    Match::from_scenario(&scenario, seats, SEED).map_err(|error| error.to_string())
}

/// Reports whether a lesson or a puzzle is open, which rules out an example.
fn waits<G: Game>(world: &World) -> bool {
    world.contains_resource::<ActiveLesson<G>>() || world.contains_resource::<OpenPuzzle<G>>()
}

/// Opens the example called `name`. An open match is set aside. Does nothing while a lesson or a puzzle is open.
pub fn open<G: Game>(world: &mut World, name: &str) {
    let Some(scene) = G::Rules::example(name).filter(|_| !waits::<G>(world)) else { return };
    let aside = set_aside(world);
    match match_of::<G>(scene) {
        Ok(game) => set_up::<G>(world, scene, game, aside),
        Err(reason) => {
            world.resource_mut::<MenuState>().toasts.push(Toast::trouble(reason));
            world.insert_resource(OpenExample::<G> { scene, aside });
            leave::<G>(world);
        }
    }
}

fn set_up<G: Game>(
    world: &mut World,
    scene: &'static CodexExample<game_types::Topic<G>>,
    game: Match<G::Rules>,
    aside: Option<ResumeMatchFn>,
) {
    let names =
        PlayerNames::in_game(G::Rules::KEY, game.info().seats.iter().map(|seat| (seat.colour, seat.name.as_str())));
    let sits = seats::sits::<G>(&game.info().seats);
    world.insert_resource(MatchUiState { names, sits, ..MatchUiState::default() });
    world.resource_mut::<MenuState>().overlays.clear();
    matches::clear_other::<G>(world);
    table::open_practice(world, game);
    world.insert_resource(OpenExample::<G> { scene, aside });
    NextState::set_if_neq(&mut world.resource_mut::<NextState<Screen>>(), Screen::Match);
}

/// Sets the example up again.
pub fn again<G: Game>(world: &mut World) {
    if let Some(name) = world.get_resource::<OpenExample<G>>().map(|drill| drill.scene.name) {
        open::<G>(world, name);
    }
}

/// Leaves the example and restores the match that was set aside, or shows the title. Does nothing without an example.
pub fn leave<G: Game>(world: &mut World) {
    let Some(drill) = world.remove_resource::<OpenExample<G>>() else { return };
    match drill.aside {
        Some(back) => back(world),
        None => matches::to_title(world),
    }
}

/// Removes the example when its table is closed or a real match is opened on the table.
pub fn closed<G: Game>(
    drill: Option<Res<OpenExample<G>>>,
    table: Option<Res<Table<G::Rules>>>,
    mut commands: Commands,
) {
    if drill.is_some() && table.is_none_or(|table| !table.is_practice()) {
        commands.remove_resource::<OpenExample<G>>();
    }
}
