//! Steps that the scenes of several games have in common: opening a match, a codex page or a puzzle.

use super::contract::GalleryDriver;
use super::sample::{arranged, person_at};
use crate::{CodexIntent, PuzzleIntent, UiIntent};
use orrery_core::GameFrontend;
use orrery_learn::codex::CodexPages;
use orrery_learn::game_types;
use orrery_learn::puzzle::{Puzzles, ladder};
use orrery_record::{Match, ScenarioFile as _, Scenarios, SeatControl};
use orrery_table::Playable;

/// Returns the match that a scenario reaches by its orders, or `None` if it cannot be read or played.
pub fn reached<G: Scenarios>(scenario: &str, control: impl Fn(usize) -> SeatControl) -> Option<Match<G>> {
    let scenario: G::Scenario = orrery_core::ron::read(scenario).ok()?;
    let mut game: Match<G> = arranged(&scenario, control)?;
    for line in scenario.play() {
        game.give(G::read(line).ok()?).ok()?;
    }
    Some(game)
}

/// Opens the match of a scenario for a person in the seat `person`, against simple opponents.
pub fn shown<G>(stage: &mut (dyn GalleryDriver<G> + '_), scenario: &str, person: usize)
where
    G: GameFrontend<Rules: Playable>,
{
    stage.open(reached(scenario, person_at(person)));
}

/// Opens the match of a scenario for a person in the first seat, with the keyboard focus on `target`.
pub fn aimed<G>(stage: &mut (dyn GalleryDriver<G> + '_), scenario: &str, target: game_types::ClickTarget<G>)
where
    G: GameFrontend<Rules: Playable>,
{
    shown(stage, scenario, 0);
    stage.stand(target);
}

/// Opens a page of the codex over the open match.
pub fn page<G>(stage: &mut (dyn GalleryDriver<G> + '_), topic: game_types::Topic<G>)
where
    G: GameFrontend<Rules: Playable + CodexPages>,
{
    if let Some(number) = G::Rules::number_of(topic) {
        stage.ask(UiIntent::Codex(CodexIntent::Open(number)));
    }
}

/// Opens the puzzle with this name.
pub fn puzzle<G>(stage: &mut (dyn GalleryDriver<G> + '_), name: &str)
where
    G: GameFrontend<Rules: Playable + Puzzles>,
{
    if let Some(index) = ladder::<G::Rules>().iter().position(|rung| rung.name == name) {
        stage.ask(UiIntent::Puzzle(PuzzleIntent::Open(index)));
    }
}

/// Opens the puzzle with this name, and asks for its hint.
pub fn hint<G>(stage: &mut (dyn GalleryDriver<G> + '_), name: &str)
where
    G: GameFrontend<Rules: Playable + Puzzles>,
{
    puzzle(stage, name);
    stage.ask(UiIntent::Puzzle(PuzzleIntent::Hint));
}
