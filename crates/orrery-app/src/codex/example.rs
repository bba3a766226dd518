//! Examples of the codex on the table: scenarios to try out while the open match waits.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::game::Game;
use crate::state::{MenuState, Session};
use crate::{matches, seats};
use orrery_core::GameFrontend;
use orrery_core::Rules as _;
use orrery_learn::codex::{CodexExample, CodexPages};
use orrery_learn::game_types;
use orrery_locale::unnamed;
use orrery_record::{Match, ScenarioFile as _, Seat, SeatControl};
use orrery_table::Playable;
use orrery_ui::{ExampleView, page_names};

/// The open example of a game. The resource exists only while one is open.
#[derive(Resource)]
pub struct ActiveExample<G: GameFrontend<Rules: Playable + CodexPages>> {
    scene: &'static CodexExample<game_types::Topic<G>>,
}

impl<G: Game> ActiveExample<G> {
    /// Returns the content of the example's bar: its page, and whether a match is set aside (`waiting`). Returns `None` if the
    /// codex has no such page.
    pub fn view(&self, waiting: bool) -> Option<ExampleView> {
        let page = page_names::<G>(&[G::Rules::number_of(self.scene.topic)?]).pop()?;
        Some(ExampleView { page, waiting })
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

/// The open example of a game, if there is one, and the session.
#[derive(SystemParam)]
pub struct ExampleParams<'w, G: Game> {
    example: Option<Res<'w, ActiveExample<G>>>,
    session: Option<Res<'w, State<Session>>>,
}

impl<G: Game> ExampleParams<'_, G> {
    /// Returns the name of the open example.
    pub fn name(&self) -> Option<&'static str> {
        self.example.as_ref().map(|example| example.scene.name)
    }

    /// Opens the example with this name. An open match is set aside. Does nothing while a lesson or a puzzle is open.
    pub fn open(&self, name: Option<&str>, menus: &mut MenuState, commands: &mut Commands) {
        let Some(scene) = name.and_then(G::Rules::example) else { return };
        if self.session.as_ref().is_some_and(|session| matches!(session.get(), Session::Lesson | Session::Puzzle)) {
            return;
        }
        let Some(game) = menus.value_of(match_of::<G>(scene)) else { return };
        commands.run_system_cached(matches::set_aside);
        let panels = seats::panels::<G>(&game.info().seats);
        matches::open_practice::<G>(commands, Session::Example, game, panels);
        commands.insert_resource(ActiveExample::<G> { scene });
    }

    /// Leaves the example and restores the match that was set aside, or shows the title. Does nothing without an example.
    pub fn leave(&self, commands: &mut Commands) {
        if self.example.is_some() {
            commands.run_system_cached_with(matches::resume, None);
        }
    }
}
