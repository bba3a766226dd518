//! Puzzle files.

use std::path::Path;

use serde::{Deserialize, Serialize};

use super::goal::{Goal, all_met, lucky};
use super::prove::{MOST_POSITIONS, Proof, ProofError, prove};
use crate::core::KeyOf;
use crate::core::ron::FileError;
use crate::core::ron::read as read_ron;
use crate::core::ron::text_of as ron_text;
use crate::games::alien_frontiers::AlienFrontiers;
use crate::games::alien_frontiers::record::Scenario;
use crate::record::SceneError;
use crate::rules::notation::parse_order;
use crate::rules::{Order, Position, Scripted, apply_with};

/// The largest puzzle file that is read, in bytes.
pub const LARGEST_FILE: u64 = 256 * 1024;

/// A puzzle as its file has it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// Which game it is of; left out, it is Alien Frontiers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<KeyOf<AlienFrontiers>>,
    /// What must be true when the turn is over, all of it.
    pub goal: Vec<Goal>,
    /// What the proof found, to be told and to be checked again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub proven: Option<Proven>,
    /// The position, with a solution as its `play`.
    pub scene: Scenario,
}

/// The figures of a proof.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Proven {
    /// Different ends of the turn.
    pub ends: usize,
    /// Those of them that meet the goal.
    pub solving: usize,
}

/// Why a puzzle is none.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PuzzleError {
    /// The file cannot be read.
    #[error(transparent)]
    File(#[from] FileError),
    /// The position cannot be.
    #[error("scene.{0}")]
    Scene(#[from] SceneError),
    /// The goal cannot be.
    #[error("goal: {0}")]
    Goal(String),
    /// Nothing is proven.
    #[error(transparent)]
    Proof(#[from] ProofError),
    /// No line of play reaches the goal.
    #[error("no line of play reaches the goal: {ends} ends of the turn were looked at")]
    Unsolvable {
        /// How many ends the turn has.
        ends: usize,
    },
    /// The turn may simply be ended.
    #[error("the goal is met before anything is done")]
    AlreadyMet,
    /// Some end of the turn has more than is asked for.
    #[error("the goal asks for {wanted}, but an end of the turn reaches {best}")]
    AsksTooLittle {
        /// The best that is reached.
        best: i16,
        /// What is asked for.
        wanted: i16,
    },
    /// The figures of the file are not those of the proof.
    #[error("proven: the file says {said} of {of} ends, the proof finds {solving} of {ends}")]
    OtherFigures {
        /// Solving ends by the file.
        said: usize,
        /// Ends by the file.
        of: usize,
        /// Solving ends.
        solving: usize,
        /// Ends.
        ends: usize,
    },
    /// The solution of the file is none.
    #[error("scene.play: order {order} `{line}`: {reason}")]
    Play {
        /// Which order, from 1.
        order: usize,
        /// As it is written.
        line: String,
        /// What is wrong with it.
        reason: String,
    },
    /// The solution of the file does not reach the goal.
    #[error("scene.play: does not reach the goal")]
    PlayFails,
}

impl Puzzle {
    /// Reads a puzzle from text.
    ///
    /// # Errors
    /// The line and what was expected there; a position or a goal that cannot be.
    pub fn from_text(text: &str) -> Result<Self, PuzzleError> {
        let puzzle: Puzzle = read_ron(text)?;
        let start = puzzle.start()?;
        if puzzle.goal.is_empty() {
            return Err(PuzzleError::Goal("names nothing".to_owned()));
        }
        match puzzle.goal.iter().find_map(|goal| goal.fault(&start)) {
            Some(fault) => Err(PuzzleError::Goal(fault)),
            None => Ok(puzzle),
        }
    }

    /// Reads a puzzle file of at most [`LARGEST_FILE`] bytes.
    ///
    /// # Errors
    /// The file cannot be opened, is too large, is no text, or as [`Self::from_text`].
    pub fn from_file(path: &Path) -> Result<Self, PuzzleError> {
        Self::from_text(&ron_text(path, LARGEST_FILE)?)
    }

    /// The position to begin with.
    ///
    /// # Errors
    /// It cannot be.
    pub fn start(&self) -> Result<Position, SceneError> {
        self.scene.position()
    }

    /// Whether `end` has what is asked for.
    #[must_use]
    pub fn met(&self, start: &Position, end: &Position) -> bool {
        all_met(&self.goal, start, end, start.mover())
    }

    /// Visits the whole turn.
    ///
    /// # Errors
    /// The position cannot be, or there is nothing or too much to visit.
    pub fn prove(&self) -> Result<Proof, PuzzleError> {
        Ok(prove(&self.start()?, &self.goal, MOST_POSITIONS)?)
    }

    /// Proves the puzzle and everything its file says: it can be solved, it is not solved already, nothing reaches more
    /// than it asks for, its figures are right, and its own solution is one.
    ///
    /// # Errors
    /// The first of these that does not hold.
    pub fn check(&self) -> Result<Proof, PuzzleError> {
        let proof = self.prove()?;
        if proof.solving == 0 {
            return Err(PuzzleError::Unsolvable { ends: proof.ends });
        }
        let start = self.start()?;
        if self.met(&start, &start) {
            return Err(PuzzleError::AlreadyMet);
        }
        if let Some(&(best, wanted)) = proof.best.iter().flatten().find(|(best, wanted)| best > wanted) {
            return Err(PuzzleError::AsksTooLittle { best, wanted });
        }
        let figures = |p: &Proven| p.ends == proof.ends && p.solving == proof.solving;
        if let Some(Proven { ends: of, solving: said }) = self.proven.filter(|p| !figures(p)) {
            return Err(PuzzleError::OtherFigures { said, of, solving: proof.solving, ends: proof.ends });
        }
        if !self.scene.play.is_empty() {
            self.solution()?;
        }
        Ok(proof)
    }

    /// The orders of the file's own solution, played to the end and found to reach the goal.
    ///
    /// # Errors
    /// An order that cannot be read or is refused, or a goal that is not reached.
    pub fn solution(&self) -> Result<Vec<Order>, PuzzleError> {
        let start = self.start()?;
        let mut position = start;
        let mut orders = Vec::new();
        for (index, line) in self.scene.play.iter().enumerate() {
            let wrong = |reason: String| PuzzleError::Play { order: index + 1, line: line.clone(), reason };
            let order = parse_order(line).map_err(|e| wrong(e.to_string()))?;
            if lucky(&order) {
                return Err(wrong("asks chance".to_owned()));
            }
            let mut draws = Scripted::default();
            apply_with(&mut position, order, &mut draws, &mut ()).map_err(|e| wrong(format!("refused: {e}")))?;
            orders.push(order);
        }
        let over = position.is_over() || position.mover() != start.mover();
        if over && self.met(&start, &position) { Ok(orders) } else { Err(PuzzleError::PlayFails) }
    }
}
