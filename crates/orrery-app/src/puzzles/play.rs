//! The state of the open puzzle.

use std::collections::VecDeque;

use bevy::prelude::*;

use crate::game::Game;
use orrery_core::Colour;
use orrery_learn::game_types;
use orrery_learn::puzzle::Puzzles;
use orrery_learn::puzzle::{Puzzle, PuzzleGoal as _, ladder};
use orrery_locale::{PlayerNames, goals_line, puzzle_title};
use orrery_record::ScenarioFile as _;
use orrery_table::Table;
use orrery_ui::PuzzleResult;

/// The open puzzle. The resource exists only while one is open.
#[derive(Resource)]
pub struct ActivePuzzle<G: Game> {
    /// The index of the puzzle in the ladder; `None` for the player's own puzzle.
    pub(super) rung: Option<usize>,
    pub(super) puzzle: Puzzle<G::Rules>,
    /// The seat from which the puzzle is played.
    pub(super) mover: Colour,
    /// The view of the mover at the start of the puzzle.
    pub(super) start: game_types::View<G>,
    /// True while the hint is shown.
    pub(super) hint: bool,
    /// The remaining orders of a demonstrated solution, and the time in seconds until the next one.
    pub(super) showing: Option<(VecDeque<game_types::Order<G>>, f32)>,
    /// True if a solution was demonstrated since the start of the attempt.
    pub(super) shown: bool,
    /// The result of the attempt, once it has ended.
    pub(super) ended: Option<AttemptResult<game_types::TurnGoal<G>>>,
}

/// The result of an attempt.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum AttemptResult<Goal> {
    /// All goals were reached, without luck and without a demonstration.
    Solved,
    /// These goals were missed.
    Missed(Vec<Goal>),
    /// All goals were reached, but by luck.
    Lucky,
    /// All goals were reached, but by a demonstration or after one.
    Shown,
}

impl<Goal> AttemptResult<Goal> {
    /// Converts the result for the panels, with missed goals in words.
    pub(super) fn puzzle_result<G: Game<Rules: Puzzles<Goal = Goal>>>(&self, names: &PlayerNames) -> PuzzleResult {
        match self {
            AttemptResult::Solved => PuzzleResult::Solved,
            AttemptResult::Missed(goals) => PuzzleResult::Missed(goals_in_words::<G>(goals, names)),
            AttemptResult::Lucky => PuzzleResult::Lucky,
            AttemptResult::Shown => PuzzleResult::Shown,
        }
    }
}

/// Returns the goals in words, on one line.
pub(super) fn goals_in_words<G: Game>(goals: &[game_types::TurnGoal<G>], names: &PlayerNames) -> String {
    goals_line(&goals.iter().map(|goal| G::goal_text(goal, names)).collect::<Vec<_>>())
}

impl<G: Game> ActivePuzzle<G> {
    /// Reports whether the attempt has ended and the puzzle is solved.
    pub fn is_solved(&self) -> bool {
        self.ended == Some(AttemptResult::Solved)
    }

    /// Returns the title of the puzzle in the current language, or the title in the file of the player's own puzzle.
    pub(super) fn title(&self) -> String {
        self.name().map_or_else(|| self.puzzle.scene.title().to_owned(), puzzle_title::<G>)
    }

    /// Returns every goal, with a flag that is true if the current position meets it.
    pub(super) fn goals(&self, table: &Table<G::Rules>) -> impl Iterator<Item = (&game_types::TurnGoal<G>, bool)> {
        let (view, mover) = (*table.view(), self.mover);
        self.puzzle.goal.iter().map(move |goal| (goal, goal.met(&self.start, &view, mover)))
    }

    /// Returns the name of the puzzle in the ladder, or `None` for the player's own puzzle.
    pub(super) fn name(&self) -> Option<&'static str> {
        self.rung.and_then(|index| ladder::<G::Rules>().get(index)).map(|rung| rung.name)
    }
}
