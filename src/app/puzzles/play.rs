//! The puzzle that is open.

use std::collections::VecDeque;

use bevy::prelude::*;

use crate::games::alien_frontiers::locale::puzzle_title;
use crate::games::alien_frontiers::puzzle::{Puzzle, ladder};
use crate::games::alien_frontiers::record::Match;
use crate::panels::PuzzleEnd;
use crate::rules::{Order, Position};

/// The puzzle that is open. Exists only while there is one.
#[derive(Resource)]
pub struct PuzzlePlay {
    /// Which of the ladder; nothing for a player's own.
    pub(super) rung: Option<usize>,
    pub(super) puzzle: Puzzle,
    pub(super) start: Position,
    /// Whether the hint is shown.
    pub(super) hint: bool,
    /// What is still to be shown of a solution, and seconds until the next of it.
    pub(super) showing: Option<(VecDeque<Order>, f32)>,
    /// Whether a solution was shown since the puzzle was set up.
    pub(super) shown: bool,
    /// How the attempt ended, once it did.
    pub(super) ended: Option<PuzzleEnd>,
    /// The match that was open before.
    pub(super) aside: Option<Box<Match>>,
}

impl PuzzlePlay {
    /// What the puzzle is called, in the language in use; a player's own as its file says.
    pub(super) fn title(&self) -> String {
        let rung = self.rung.and_then(|index| ladder().get(index));
        rung.map_or_else(|| self.puzzle.scene.title.clone(), |rung| puzzle_title(rung.name))
    }
}

/// Closes the puzzle that is open and gives the match that waited behind it.
pub fn take_aside(world: &mut World) -> Option<Box<Match>> {
    world.remove_resource::<PuzzlePlay>().and_then(|play| play.aside)
}
