//! Puzzles in the program: opened and left, attempts followed, what is solved remembered.

mod follow;
mod play;
mod view;

use crate::games::alien_frontiers::AlienFrontiers;
use std::sync::Arc;

use bevy::prelude::*;

use super::codex::example;
use super::schedule::AppSystems;
use super::state::{Front, Play, Screen};
use crate::app::{academy, matches, statistics};
use crate::core::Colour;
use crate::games::alien_frontiers::puzzle::{Puzzle, ladder};
use crate::games::alien_frontiers::record::Match;
use crate::games::alien_frontiers::table::{Curb, Table};
use crate::locale::{Names, colour_name, text};
use crate::panels::{Overlay, PuzzleWish, Toast, UiIntent};
use crate::record::{Control, Seat};
use crate::table;

pub use play::{PuzzlePlay, take_aside};
pub use view::{list, menu, show, show_done, solved};

/// The puzzle that is open: its solution is shown before the table runs, its end noticed after.
pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            follow::act_out.in_set(AppSystems::ShowSolution),
            follow::closed.in_set(AppSystems::DropClosed),
            follow::follow.in_set(AppSystems::EndPuzzle),
        ),
    );
}

/// Opens a puzzle of the ladder, from 0. A match that is open waits aside.
fn open_rung(world: &mut World, index: usize) {
    if let Some(rung) = ladder().get(index) {
        open(world, rung.puzzle.clone(), Some(index));
    }
}

/// Opens a player's own puzzle, or the one of the ladder that is the same.
pub fn open_own(world: &mut World, puzzle: Puzzle) {
    match ladder().iter().position(|rung| rung.puzzle == puzzle) {
        Some(index) => open_rung(world, index),
        None => open(world, puzzle, None),
    }
}

fn open(world: &mut World, puzzle: Puzzle, rung: Option<usize>) {
    example::leave(world);
    let aside = take_aside(world).or_else(|| academy::take_aside(world)).or_else(|| {
        let table = world.get_resource::<Table>().filter(|table| !table.is_replay() && !table.is_practice());
        table.filter(|table| !table.view().is_over()).map(|table| Box::new(table.record().clone()))
    });
    let opened = puzzle.start().map_err(|error| error.to_string()).and_then(|start| {
        let game = match_of(&puzzle, start.mover()).map_err(|error| error.to_string())?;
        Ok((start, game))
    });
    let (start, game) = match opened {
        Ok(opened) => opened,
        Err(reason) => {
            world.resource_mut::<Front>().toasts.push(Toast::trouble(reason));
            return;
        }
    };
    let names = Names::new(game.info().seats.iter().map(|seat| (seat.colour, seat.name.as_str())));
    // Nobody thinks in the other seats.
    world.insert_resource(Play { names, ..Play::default() });
    world.resource_mut::<Front>().overlays.clear();
    table::open_practice(world, game);
    NextState::set_if_neq(&mut world.resource_mut::<NextState<Screen>>(), Screen::Match);
    let play = PuzzlePlay { rung, puzzle, start, hint: false, showing: None, shown: false, ended: None, aside };
    world.insert_resource(play);
}

/// The match of a puzzle: the mover is a person, nobody plays after him.
fn match_of(puzzle: &Puzzle, mover: Colour) -> Result<Match, crate::record::MatchError> {
    let seat = |&colour: &Colour| Seat {
        colour,
        name: colour_name(colour),
        control: if colour == mover { Control::Human } else { Control::Replay },
    };
    let seats = puzzle.scene.set_up().seating.iter().map(seat).collect();
    Match::from_scenario(&puzzle.scene, seats, 1)
}

/// Does what a player of puzzles asked for.
pub fn wish(world: &mut World, wish: PuzzleWish) {
    match wish {
        PuzzleWish::Open(index) => open_rung(world, index),
        PuzzleWish::Hint => {
            if let Some(mut play) = world.get_resource_mut::<PuzzlePlay>() {
                play.hint = true;
            }
        }
        PuzzleWish::Solution => show_solution(world),
        PuzzleWish::Reset => again(world),
        PuzzleWish::Next => next(world),
        PuzzleWish::Leave => leave(world, false),
        PuzzleWish::ToLadder => leave(world, true),
    }
}

/// Sets the puzzle up again; a hint stays.
fn again(world: &mut World) {
    let Some(play) = world.remove_resource::<PuzzlePlay>() else { return };
    let PuzzlePlay { rung, puzzle, hint, aside, .. } = play;
    open(world, puzzle, rung);
    if let Some(mut play) = world.get_resource_mut::<PuzzlePlay>() {
        (play.hint, play.aside) = (hint, aside);
    }
}

/// Plays the puzzle's own solution from the start.
fn show_solution(world: &mut World) {
    again(world);
    let Some(mut play) = world.get_resource_mut::<PuzzlePlay>() else { return };
    let Ok(orders) = play.puzzle.solution() else { return };
    play.shown = true;
    play.showing = Some((orders.iter().copied().collect(), 0.6));
    let name = play.rung.and_then(|index| ladder().get(index)).map(|rung| rung.name);
    *world.resource_mut::<Curb>() = Curb { allow: Some(Arc::new(move |_, order| orders.contains(order))), floor: 0 };
    if let Some(name) = name {
        statistics::change::<AlienFrontiers>(world, |profile| profile.show_puzzle(name));
    }
}

/// The next puzzle that is not solved, after this one if there is one.
fn next(world: &mut World) {
    let at = world.get_resource::<PuzzlePlay>().and_then(|play| play.rung).map_or(0, |index| index + 1);
    let book = world.resource::<crate::app::statistics::Book<AlienFrontiers>>();
    let open = |index: &usize| !book.profile.puzzle(ladder()[*index].name).solved;
    let found = (at..ladder().len()).chain(0..at.min(ladder().len())).find(open);
    match found {
        Some(index) => open_rung(world, index),
        None => leave(world, true),
    }
}

/// Leaves the puzzle: the match that waited comes back, or the title.
fn leave(world: &mut World, to_list: bool) {
    if !world.contains_resource::<PuzzlePlay>() {
        return;
    }
    match take_aside(world) {
        Some(game) => matches::open(world, *game),
        None => matches::to_title(world),
    }
    if to_list {
        world.resource_mut::<Front>().overlays.push(Overlay::Puzzles);
    }
}

/// What puzzles answer in place of a match. Whether this was one of those.
pub fn answers(world: &mut World, intent: &UiIntent) -> bool {
    if !world.contains_resource::<PuzzlePlay>() {
        return false;
    }
    match intent {
        UiIntent::ResetTurn => wish(world, PuzzleWish::Reset),
        UiIntent::Coach => wish(world, PuzzleWish::Hint),
        UiIntent::SaveAs(_) | UiIntent::Open(Overlay::Save) => {
            world.resource_mut::<Front>().toasts.push(Toast::news(text("puzzles-not-saved")));
        }
        UiIntent::Seat(..) | UiIntent::SameDeal | UiIntent::Open(Overlay::Restart | Overlay::Players(_)) => {}
        _ => return false,
    }
    true
}
