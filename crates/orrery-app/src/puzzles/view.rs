//! The content of the puzzle panels.

use bevy_egui::egui::Context;

use super::ActivePuzzle;
use super::play::goals_in_words;
use crate::game::Game;
use crate::statistics::StatisticsState;
use orrery_core::Rules as _;
use orrery_learn::puzzle::{SolutionCounts, ladder};
use orrery_locale::{PlayerNames, puzzle_hint, puzzle_title, text};
use orrery_table::Table;
use orrery_ui::{self as panels, GameTabs, PuzzleRow, PuzzleView, SharedPanelData, UiIntent};

fn figures(proven: Option<SolutionCounts>) -> (usize, usize) {
    proven.map_or((0, 0), |proven| (proven.solving, proven.ends))
}

/// Returns the number of solved puzzles of the ladder, and the number of all its puzzles.
pub fn solved<G: Game>(book: &StatisticsState<G>) -> (usize, usize) {
    let solved = ladder::<G::Rules>().iter().filter(|rung| book.profile.puzzle(rung.name).solved);
    (solved.count(), ladder::<G::Rules>().len())
}

/// Shows the ladder of puzzles.
pub fn list<G: Game>(ctx: &Context, games: &GameTabs, book: &StatisticsState<G>, out: &mut Vec<UiIntent>) {
    let names = PlayerNames::in_game(G::Rules::KEY, []);
    let rows: Vec<PuzzleRow> = ladder::<G::Rules>()
        .iter()
        .map(|rung| {
            let mark = book.profile.puzzle(rung.name);
            PuzzleRow {
                title: puzzle_title::<G>(rung.name),
                goal: goals_in_words::<G>(&rung.puzzle.goal, &names),
                solved: mark.solved,
                shown: mark.shown,
                figures: figures(rung.puzzle.proven),
            }
        })
        .collect();
    panels::puzzle_list(ctx, games, &rows, rows.iter().position(|row| !row.solved), out);
}

/// Shows the card of the open puzzle next to the board.
pub fn show<G: Game>(
    ctx: &Context,
    play: &ActivePuzzle<G>,
    table: &Table<G::Rules>,
    view: &SharedPanelData,
    out: &mut Vec<UiIntent>,
) {
    let shown = PuzzleView {
        number: play.rung.map(|index| (index + 1, ladder::<G::Rules>().len())),
        title: play.title(),
        goals: play.goals(table).map(|(goal, met)| (G::goal_text(goal, view.names), met)).collect(),
        hint: play.hint.then(|| play.name().and_then(puzzle_hint::<G>).unwrap_or_else(|| text("puzzles-hint-none"))),
        showing: play.showing.is_some(),
        playing: play.ended.is_none(),
    };
    panels::puzzle_card(ctx, &shown, view, out);
}

/// Shows the card at the end of an attempt.
pub fn show_done<G: Game>(
    ctx: &Context,
    play: Option<&ActivePuzzle<G>>,
    names: &PlayerNames,
    match_waits: bool,
    out: &mut Vec<UiIntent>,
) {
    let Some(play) = play else { return };
    if let Some(end) = &play.ended {
        let end = end.puzzle_result::<G>(names);
        panels::puzzle_done(ctx, &end, figures(play.puzzle.proven), match_waits, out);
    }
}
