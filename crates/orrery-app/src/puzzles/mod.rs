//! Puzzles in the program: opens and leaves them, follows attempts, and records solved puzzles.

mod follow;
mod play;
mod view;

use std::sync::Arc;

use bevy::prelude::*;

use super::game::Game;
use super::game_registry::set_aside;
use super::schedule::AppSystems;
use super::state::{MatchUiState, MenuState, Screen};
use crate::{matches, statistics};
use orrery_core::Colour;
use orrery_core::Rules as _;
use orrery_learn::puzzle::{Puzzle, PuzzleGoal as _, ladder};
use orrery_locale::{PlayerNames, text, unnamed};
use orrery_record::{Match, MatchError, ScenarioFile as _, Seat, SeatControl};
use orrery_table::{self as table, MatchStatus, OrderFilter};
use orrery_ui::{Overlay, PuzzleIntent, Toast, UiIntent};

pub use play::OpenPuzzle;
pub use view::{list, menu, show, show_done, solved};

/// Adds the puzzles of a game. Solutions are demonstrated before the table runs; the end of an attempt is detected afterwards.
pub fn game_plugin<G: Game>(app: &mut App) {
    app.add_systems(
        Update,
        (
            follow::act_out::<G>.in_set(AppSystems::ShowSolution),
            follow::closed::<G>.in_set(AppSystems::DropClosed),
            follow::follow::<G>.in_set(AppSystems::EndPuzzle),
        ),
    );
}

/// Opens the puzzle at this index of the ladder, from 0. An open match is set aside.
fn open_rung<G: Game>(world: &mut World, index: usize) {
    if let Some(rung) = ladder::<G::Rules>().get(index) {
        open::<G>(world, rung.puzzle.clone(), Some(index));
    }
}

/// Opens a puzzle from the player's own file, or the equal puzzle of the ladder if there is one.
pub fn open_own<G: Game>(world: &mut World, puzzle: Puzzle<G::Rules>) {
    match ladder::<G::Rules>().iter().position(|rung| rung.puzzle == puzzle) {
        Some(index) => open_rung::<G>(world, index),
        None => open::<G>(world, puzzle, None),
    }
}

fn open<G: Game>(world: &mut World, puzzle: Puzzle<G::Rules>, rung: Option<usize>) {
    // After a puzzle, a finished match is not restored: the puzzle returns to the title.
    let over = world.get_resource::<MatchStatus>().is_some_and(|now| now.is_over() && !now.practice);
    let aside = set_aside(world).filter(|_| !over);
    let opened = puzzle.start().map_err(|error| error.to_string()).and_then(|start| {
        let mover = G::Rules::on_turn(&start);
        let game = match_of::<G>(&puzzle, mover).map_err(|error| error.to_string())?;
        Ok((mover, G::Rules::view(&start, Some(mover)), game))
    });
    let (mover, start, game) = match opened {
        Ok(opened) => opened,
        Err(reason) => {
            world.resource_mut::<MenuState>().toasts.push(Toast::trouble(reason));
            return;
        }
    };
    let names =
        PlayerNames::in_game(G::Rules::KEY, game.info().seats.iter().map(|seat| (seat.colour, seat.name.as_str())));
    // No opponent plays the other seats.
    world.insert_resource(MatchUiState { names, ..MatchUiState::default() });
    world.resource_mut::<MenuState>().overlays.clear();
    matches::clear_other::<G>(world);
    table::open_practice(world, game);
    // A player who has reached the goals is not warned about unused possibilities.
    let (goals, begun) = (puzzle.goal.clone(), start);
    let unasked: table::SkipConfirmationFn<G::Rules> =
        Arc::new(move |view| goals.iter().all(|goal| goal.met(&begun, view, mover)));
    *world.resource_mut::<OrderFilter<G::Rules>>() =
        OrderFilter { skip_confirmation: Some(unasked), ..OrderFilter::default() };
    NextState::set_if_neq(&mut world.resource_mut::<NextState<Screen>>(), Screen::Match);
    let play =
        OpenPuzzle::<G> { rung, puzzle, mover, start, hint: false, showing: None, shown: false, ended: None, aside };
    world.insert_resource(play);
}

/// Builds the match of a puzzle: the mover is a person, and the other seats do not play.
fn match_of<G: Game>(puzzle: &Puzzle<G::Rules>, mover: Colour) -> Result<Match<G::Rules>, MatchError> {
    let seat = |&colour: &Colour| Seat {
        colour,
        name: unnamed(G::Rules::KEY, colour),
        control: if colour == mover { SeatControl::Human } else { SeatControl::Replay },
    };
    let seats = puzzle.scene.setup().seating.iter().map(seat).collect();
    Match::from_scenario(&puzzle.scene, seats, 1)
}

/// Carries out a request about puzzles.
pub fn wish<G: Game>(world: &mut World, wish: PuzzleIntent) {
    // Each button of the card at the end of an attempt closes the card.
    world.resource_mut::<MenuState>().overlays.retain(|overlay| *overlay != Overlay::PuzzleDone);
    match wish {
        PuzzleIntent::Open(index) => open_rung::<G>(world, index),
        PuzzleIntent::Hint => {
            if let Some(mut play) = world.get_resource_mut::<OpenPuzzle<G>>() {
                play.hint = true;
            }
        }
        PuzzleIntent::Solution => show_solution::<G>(world),
        PuzzleIntent::Reset => again::<G>(world),
        PuzzleIntent::Next => next::<G>(world),
        PuzzleIntent::Leave => leave::<G>(world, false),
        PuzzleIntent::ToLadder => leave::<G>(world, true),
    }
}

/// Leaves a solved puzzle when the card at the end of the attempt is closed, because nothing is left to do.
pub fn closed<G: Game>(world: &mut World, overlay: &Overlay) {
    let solved = |play: &OpenPuzzle<G>| play.ended == Some(play::AttemptResult::Solved);
    if *overlay == Overlay::PuzzleDone && world.get_resource::<OpenPuzzle<G>>().is_some_and(solved) {
        leave::<G>(world, true);
    }
}

/// Sets the puzzle up again. A hint that is shown remains.
fn again<G: Game>(world: &mut World) {
    let Some(play) = world.remove_resource::<OpenPuzzle<G>>() else { return };
    let OpenPuzzle { rung, puzzle, hint, aside, .. } = play;
    open::<G>(world, puzzle, rung);
    if let Some(mut play) = world.get_resource_mut::<OpenPuzzle<G>>() {
        (play.hint, play.aside) = (hint, aside);
    }
}

/// Plays the puzzle's solution from the start, and records that it was shown.
fn show_solution<G: Game>(world: &mut World) {
    again::<G>(world);
    let Some(mut play) = world.get_resource_mut::<OpenPuzzle<G>>() else { return };
    let Ok(orders) = play.puzzle.solution() else { return };
    play.shown = true;
    play.showing = Some((orders.iter().copied().collect(), 0.6));
    let name = play.name();
    let allow: table::OrderPredicate<G::Rules> = Arc::new(move |_, order| orders.contains(order));
    *world.resource_mut::<OrderFilter<G::Rules>>() = OrderFilter { allow: Some(allow), ..OrderFilter::default() };
    if let Some(name) = name {
        statistics::change::<G>(world, |profile| profile.show_puzzle(name));
    }
}

/// Opens the next unsolved puzzle of the ladder after this one, or else the first unsolved one. Opens the ladder if all are
/// solved.
fn next<G: Game>(world: &mut World) {
    let at = world.get_resource::<OpenPuzzle<G>>().and_then(|play| play.rung).map_or(0, |index| index + 1);
    let book = world.resource::<crate::statistics::ProfileStore<G>>();
    let open = |index: &usize| !book.profile.puzzle(ladder::<G::Rules>()[*index].name).solved;
    let found = (at..ladder::<G::Rules>().len()).chain(0..at.min(ladder::<G::Rules>().len())).find(open);
    match found {
        Some(index) => open_rung::<G>(world, index),
        None => leave::<G>(world, true),
    }
}

/// Leaves the puzzle. Restores the match that was set aside, or shows the title; then opens the ladder if `to_list` is true.
fn leave<G: Game>(world: &mut World, to_list: bool) {
    if !world.contains_resource::<OpenPuzzle<G>>() {
        return;
    }
    match set_aside(world) {
        Some(back) => back(world),
        None => matches::to_title(world),
    }
    if to_list {
        world.resource_mut::<MenuState>().overlays.push(Overlay::Puzzles);
    }
}

/// Handles the requests that a puzzle takes over from the match. Returns true if `intent` was one of these.
pub fn answers<G: Game>(world: &mut World, intent: &UiIntent) -> bool {
    if !world.contains_resource::<OpenPuzzle<G>>() {
        return false;
    }
    match intent {
        UiIntent::ResetTurn => wish::<G>(world, PuzzleIntent::Reset),
        UiIntent::Coach => wish::<G>(world, PuzzleIntent::Hint),
        UiIntent::SaveAs(_) | UiIntent::Open(Overlay::Save) => {
            world.resource_mut::<MenuState>().toasts.push(Toast::news(text("puzzles-not-saved")));
        }
        UiIntent::Seat(..)
        | UiIntent::TakeSeat(..)
        | UiIntent::SameDeal
        | UiIntent::Open(Overlay::Restart | Overlay::Players(_)) => {}
        _ => return false,
    }
    true
}
