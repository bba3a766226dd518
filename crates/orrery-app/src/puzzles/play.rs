//! The puzzle that is open.

use std::collections::VecDeque;

use bevy::prelude::*;

use crate::game::Game;
use crate::hosts::Back;
use orrery_core::Colour;
use orrery_learn::of;
use orrery_learn::puzzle::Puzzles;
use orrery_learn::puzzle::{Puzzle, PuzzleGoal as _, ladder};
use orrery_locale::{Names, goals_line, puzzle_title};
use orrery_record::Scenarios as _;
use orrery_table::Table;
use orrery_ui::PuzzleEnd;

/// The puzzle that is open. Exists only while there is one.
#[derive(Resource)]
pub struct PuzzlePlay<G: Game> {
    /// Which of the ladder; nothing for a player's own.
    pub(super) rung: Option<usize>,
    pub(super) puzzle: Puzzle<G::Rules>,
    /// Who plays it.
    pub(super) mover: Colour,
    /// What he knew as it began.
    pub(super) start: of::View<G>,
    /// Whether the hint is shown.
    pub(super) hint: bool,
    /// What is still to be shown of a solution, and seconds until the next of it.
    pub(super) showing: Option<(VecDeque<of::Order<G>>, f32)>,
    /// Whether a solution was shown since the puzzle was set up.
    pub(super) shown: bool,
    /// How the attempt ended, once it did.
    pub(super) ended: Option<Ended<of::Goal<G>>>,
    /// The match that was open before.
    pub(crate) aside: Option<Back>,
}

/// How an attempt ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Ended<Goal> {
    /// The goal is reached.
    Solved,
    /// These goals are not.
    Missed(Vec<Goal>),
    /// The goal is reached, but with luck.
    Lucky,
    /// What was shown came to its end.
    Shown,
}

impl<Goal> Ended<Goal> {
    /// What is said of it.
    pub(super) fn told<G: Game<Rules: Puzzles<Goal = Goal>>>(&self, names: &Names) -> PuzzleEnd {
        match self {
            Ended::Solved => PuzzleEnd::Solved,
            Ended::Missed(goals) => PuzzleEnd::Missed(goals_in_words::<G>(goals, names)),
            Ended::Lucky => PuzzleEnd::Lucky,
            Ended::Shown => PuzzleEnd::Shown,
        }
    }
}

/// The goals in one line.
pub(super) fn goals_in_words<G: Game>(goals: &[of::Goal<G>], names: &Names) -> String {
    goals_line(&goals.iter().map(|goal| G::goal_text(goal, names)).collect::<Vec<_>>())
}

impl<G: Game> PuzzlePlay<G> {
    /// What the puzzle is called, in the language in use; a player's own as its file says.
    pub(super) fn title(&self) -> String {
        self.name().map_or_else(|| G::Rules::shows(&self.puzzle.scene).0.to_owned(), puzzle_title::<G>)
    }

    /// Every goal, and whether it is met as things lie now.
    pub(super) fn goals(&self, table: &Table<G::Rules>) -> impl Iterator<Item = (&of::Goal<G>, bool)> {
        let (view, mover) = (*table.view(), self.mover);
        self.puzzle.goal.iter().map(move |goal| (goal, goal.met(&self.start, &view, mover)))
    }

    /// Its name in the ladder; nothing for a player's own.
    pub(super) fn name(&self) -> Option<&'static str> {
        self.rung.and_then(|index| ladder::<G::Rules>().get(index)).map(|rung| rung.name)
    }
}
