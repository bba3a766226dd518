//! Puzzles in the program: opens and leaves them, follows attempts, and records solved puzzles.

mod follow;
mod play;
mod view;

use std::sync::Arc;

use bevy::prelude::*;

use super::game::Game;
use super::game_registry::Suspended;
use super::schedule::AppSystems;
use super::state::{MatchUiState, MenuState, Session};
use crate::statistics::{ProfileWriter, StatisticsState};
use crate::{matches, seats};
use orrery_core::Colour;
use orrery_core::Rules as _;
use orrery_learn::puzzle::{Puzzle, PuzzleGoal as _, ladder};
use orrery_locale::unnamed;
use orrery_record::{Match, MatchSetupError, ScenarioFile as _, Seat, SeatControl};
use orrery_table::{self as table, MatchStatus, OrderRestrictions};
use orrery_ui::{Overlay, PuzzleIntent};

pub use play::ActivePuzzle;
pub use view::{list, show, show_done, solved};

/// Adds the puzzles of a game. Solutions are demonstrated before the table runs; the end of an attempt is detected afterwards.
pub fn game_plugin<G: Game>(app: &mut App) {
    app.add_systems(
        Update,
        (follow::act_out::<G>.in_set(AppSystems::ShowSolution), follow::follow::<G>.in_set(AppSystems::EndPuzzle))
            .distributive_run_if(resource_exists::<ActivePuzzle<G>>),
    )
    .add_systems(OnExit(Session::Puzzle), matches::forget::<ActivePuzzle<G>>);
}

/// The way in which a puzzle is opened.
struct PuzzleStart<G: Game> {
    puzzle: Puzzle<G::Rules>,
    rung: Option<usize>,
    /// True if the hint is to be shown.
    hint: bool,
    /// True if the solution is to be demonstrated.
    solve: bool,
}

/// Opens the puzzle at this index of the ladder, from 0. An open match is set aside.
fn open_rung<G: Game>(commands: &mut Commands, index: usize) {
    if let Some(rung) = ladder::<G::Rules>().get(index) {
        let (puzzle, rung) = (rung.puzzle.clone(), Some(index));
        commands.run_system_cached_with(open::<G>, PuzzleStart { puzzle, rung, hint: false, solve: false });
    }
}

/// Opens a puzzle from the player's own file, or the equal puzzle of the ladder if there is one.
pub fn open_own<G: Game>(commands: &mut Commands, puzzle: Puzzle<G::Rules>) {
    let rung = ladder::<G::Rules>().iter().position(|rung| rung.puzzle == puzzle);
    commands.run_system_cached_with(open::<G>, PuzzleStart { puzzle, rung, hint: false, solve: false });
}

/// Sets the open match aside, and opens a puzzle.
fn open<G: Game>(
    In(start): In<PuzzleStart<G>>,
    (status, session): (Option<Res<MatchStatus>>, Option<Res<State<Session>>>),
    mut commands: Commands,
) {
    commands.run_system_cached(matches::set_aside);
    // After a puzzle, a finished match is not restored: the puzzle returns to the title. A match that was set aside earlier is.
    if status.is_some_and(|now| now.is_over()) && session.is_some_and(|session| *session.get() == Session::Match) {
        commands.insert_resource(Suspended(None));
    }
    commands.run_system_cached_with(set_up::<G>, start);
}

/// Sets a puzzle up on the table. If it is demonstrated, records that its solution was shown.
fn set_up<G: Game>(
    In(PuzzleStart { puzzle, rung, hint, solve }): In<PuzzleStart<G>>,
    mut writer: ProfileWriter<G>,
    mut commands: Commands,
) {
    let opened = puzzle.start().map_err(|error| error.to_string()).and_then(|start| {
        let mover = G::Rules::on_turn(&start);
        let game = match_of::<G>(&puzzle, mover).map_err(|error| error.to_string())?;
        Ok((mover, G::Rules::view(&start, Some(mover)), game))
    });
    let Some((mover, start, game)) = writer.files.menus.value_of(opened) else { return };
    // No opponent plays the other seats.
    let names = seats::names::<G>(&game.info().seats);
    let panels = MatchUiState { names, ..MatchUiState::default() };
    matches::open_practice::<G>(&mut commands, Session::Puzzle, game, panels);
    // A player who has reached the goals is not warned about unused possibilities.
    let (goals, begun) = (puzzle.goal.clone(), start);
    let unasked: table::SkipConfirmationFn<G::Rules> =
        Arc::new(move |view| goals.iter().all(|goal| goal.met(&begun, view, mover)));
    let mut filter = OrderRestrictions::<G::Rules> { skip_confirmation: Some(unasked), ..OrderRestrictions::default() };
    let (shown, showing, ended) = (false, None, None);
    let mut play = ActivePuzzle::<G> { rung, puzzle, mover, start, hint, showing, shown, ended };
    if solve && let Ok(orders) = play.puzzle.solution() {
        play.shown = true;
        play.showing = Some((orders.iter().copied().collect(), 0.6));
        let allow: table::OrderPredicate<G::Rules> = Arc::new(move |_, order| orders.contains(order));
        filter = OrderRestrictions { allow: Some(allow), ..OrderRestrictions::default() };
        if let Some(name) = play.name() {
            writer.change(|profile| profile.show_puzzle(name));
        }
    }
    commands.insert_resource(filter);
    commands.insert_resource(play);
}

/// Builds the match of a puzzle: the mover is a person, and the other seats do not play.
fn match_of<G: Game>(puzzle: &Puzzle<G::Rules>, mover: Colour) -> Result<Match<G::Rules>, MatchSetupError> {
    let seat = |&colour: &Colour| Seat {
        colour,
        name: unnamed(G::Rules::KEY, colour),
        control: if colour == mover { SeatControl::Human } else { SeatControl::Replay },
    };
    let seats = puzzle.scene.setup().seating.iter().map(seat).collect();
    Match::from_scenario(&puzzle.scene, seats, 1)
}

/// Carries out a request about puzzles.
pub fn wish<G: Game>(
    In(wish): In<PuzzleIntent>,
    play: Option<ResMut<ActivePuzzle<G>>>,
    book: Res<StatisticsState<G>>,
    mut menus: ResMut<MenuState>,
    mut commands: Commands,
) {
    // Each button of the card at the end of an attempt closes the card.
    menus.overlays.retain(|overlay| *overlay != Overlay::PuzzleDone);
    match (wish, play) {
        (PuzzleIntent::Open(index), _) => open_rung::<G>(&mut commands, index),
        (PuzzleIntent::Next, play) => match next(&book, play.as_ref().and_then(|play| play.rung)) {
            Some(index) => open_rung::<G>(&mut commands, index),
            None if play.is_some() => commands.run_system_cached_with(matches::resume, Some(Overlay::Puzzles)),
            None => {}
        },
        (PuzzleIntent::Hint, Some(mut play)) => play.hint = true,
        (PuzzleIntent::Reset | PuzzleIntent::Solution, Some(play)) => {
            let solve = wish == PuzzleIntent::Solution;
            let start = PuzzleStart { puzzle: play.puzzle.clone(), rung: play.rung, hint: play.hint, solve };
            commands.run_system_cached_with(open::<G>, start);
        }
        (PuzzleIntent::Leave, Some(_)) => commands.run_system_cached_with(matches::resume, None),
        (PuzzleIntent::ToLadder, Some(_)) => commands.run_system_cached_with(matches::resume, Some(Overlay::Puzzles)),
        _ => {}
    }
}

/// Returns the next unsolved puzzle of the ladder after the one at `rung`, or else the first unsolved one. Returns `None` if all
/// are solved.
fn next<G: Game>(book: &StatisticsState<G>, rung: Option<usize>) -> Option<usize> {
    let (at, count) = (rung.map_or(0, |index| index + 1), ladder::<G::Rules>().len());
    let open = |index: &usize| !book.profile.puzzle(ladder::<G::Rules>()[*index].name).solved;
    (at..count).chain(0..at.min(count)).find(open)
}
