//! What the puzzles' panels show.

use crate::games::alien_frontiers::AlienFrontiers;
use bevy_egui::egui::Context;

use super::PuzzlePlay;
use crate::app::statistics::Book;
use crate::games::alien_frontiers::locale::{goal_text, goals_line, puzzle_hint, puzzle_title};
use crate::games::alien_frontiers::puzzle::{Goal, ladder};
use crate::games::alien_frontiers::table::Table;
use crate::locale::{Names, text};
use crate::panels::{self, MatchView, PuzzleRow, PuzzleView, UiIntent};
use crate::puzzle::{Proven, PuzzleGoal as _};

fn figures(proven: Option<Proven>) -> (usize, usize) {
    proven.map_or((0, 0), |proven| (proven.solving, proven.ends))
}

/// The goals in one line.
fn line(goals: &[Goal], names: &Names) -> String {
    goals_line(&goals.iter().map(|goal| goal_text(goal, names)).collect::<Vec<_>>())
}

/// How many puzzles of the ladder are solved, of how many.
pub fn solved(book: &Book<AlienFrontiers>) -> (usize, usize) {
    let solved = ladder().iter().filter(|rung| book.profile.puzzle(rung.name).solved);
    (solved.count(), ladder().len())
}

/// The ladder.
pub fn list(ctx: &Context, book: &Book<AlienFrontiers>, out: &mut Vec<UiIntent>) {
    let names = Names::default();
    let rows: Vec<PuzzleRow> = ladder()
        .iter()
        .map(|rung| {
            let mark = book.profile.puzzle(rung.name);
            PuzzleRow {
                title: puzzle_title(rung.name),
                goal: line(&rung.puzzle.goal, &names),
                solved: mark.solved,
                shown: mark.shown,
                figures: figures(rung.puzzle.proven),
            }
        })
        .collect();
    panels::puzzle_list(ctx, &rows, rows.iter().position(|row| !row.solved), out);
}

/// The card beside the board.
pub fn show(ctx: &Context, play: &PuzzlePlay, table: &Table, view: &MatchView, out: &mut Vec<UiIntent>) {
    let (start, now) = (&play.start, table.view());
    let goals = play.puzzle.goal.iter();
    let shown = PuzzleView {
        number: play.rung.map(|index| (index + 1, ladder().len())),
        title: play.title(),
        goals: goals.map(|goal| (goal_text(goal, view.names), goal.met(start, now, start.mover()))).collect(),
        hint: play.hint.then(|| {
            let name = play.rung.and_then(|index| ladder().get(index)).map(|rung| rung.name);
            name.and_then(puzzle_hint).unwrap_or_else(|| text("puzzles-hint-none"))
        }),
        showing: play.showing.is_some(),
        playing: play.ended.is_none(),
    };
    panels::puzzle_card(ctx, &shown, view, out);
}

/// The card at the end of an attempt.
pub fn show_done(ctx: &Context, play: Option<&PuzzlePlay>, names: &Names, out: &mut Vec<UiIntent>) {
    let Some(play) = play else { return };
    if let Some(end) = &play.ended {
        panels::puzzle_done(ctx, end, names, figures(play.puzzle.proven), play.aside.is_some(), out);
    }
}

/// The menu of the puzzle.
pub fn menu(ctx: &Context, play: &PuzzlePlay, out: &mut Vec<UiIntent>) {
    panels::puzzle_menu(ctx, play.aside.is_some(), out);
}
