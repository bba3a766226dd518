//! Puzzle files.

use std::path::Path;

use serde::{Deserialize, Serialize};

use super::contract::{PuzzleGoal, Puzzles};
use super::prove::{MOST_POSITIONS, Proof, ProofError, all_met, prove};
use orrery_core::ron::FileError;
use orrery_core::ron::read as read_ron;
use orrery_core::ron::text_of as ron_text;
use orrery_core::{GameKey, KeyOf, chance::Recorded};
use orrery_record::SceneError;

/// The largest puzzle file that is read, in bytes.
pub const LARGEST_FILE: u64 = 256 * 1024;

/// A puzzle as its file has it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub struct Puzzle<G: Puzzles> {
    /// Which game it is of; left out, it is the first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<KeyOf<G>>,
    /// What must be true when the turn is over, all of it.
    pub goal: Vec<G::Goal>,
    /// What the proof found, to be told and to be checked again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub proven: Option<Proven>,
    /// The position, with a solution as its `play`.
    pub scene: G::Scenario,
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
    /// The game has no puzzles.
    #[error("the game `{0}` has no puzzles")]
    None(GameKey),
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

impl<G: Puzzles> Puzzle<G> {
    /// Reads a puzzle from text.
    ///
    /// # Errors
    /// The game has no puzzles; the line and what was expected there; a position or a goal that cannot be.
    pub fn from_text(text: &str) -> Result<Self, PuzzleError> {
        any::<G>()?;
        let puzzle: Self = read_ron(text)?;
        let start = puzzle.start()?;
        if puzzle.goal.is_empty() {
            return Err(PuzzleError::Goal("names nothing".to_owned()));
        }
        let mover = G::on_turn(&start);
        let view = G::view(&start, Some(mover));
        match puzzle.goal.iter().find_map(|goal| goal.fault(&view, mover)) {
            Some(fault) => Err(PuzzleError::Goal(fault)),
            None => Ok(puzzle),
        }
    }

    /// Reads a puzzle file of at most [`LARGEST_FILE`] bytes.
    ///
    /// # Errors
    /// The file cannot be opened, is too large, is no text, or as [`Self::from_text`].
    pub fn from_file(path: &Path) -> Result<Self, PuzzleError> {
        any::<G>()?;
        Self::from_text(&ron_text(path, LARGEST_FILE)?)
    }

    /// The position to begin with.
    ///
    /// # Errors
    /// It cannot be.
    pub fn start(&self) -> Result<G::Position, SceneError> {
        G::first_position(&self.scene)
    }

    /// Whether `end` has what is asked for.
    #[must_use]
    pub fn met(&self, start: &G::Position, end: &G::Position) -> bool {
        all_met::<G>(&self.goal, start, end, G::on_turn(start))
    }

    /// Visits the whole turn.
    ///
    /// # Errors
    /// The position cannot be, or there is nothing or too much to visit.
    pub fn prove(&self) -> Result<Proof<G>, PuzzleError> {
        Ok(prove::<G>(&self.start()?, &self.goal, MOST_POSITIONS)?)
    }

    /// Proves the puzzle and everything its file says: it can be solved, it is not solved already, nothing reaches more
    /// than it asks for, its figures are right, and its own solution is one.
    ///
    /// # Errors
    /// The first of these that does not hold.
    pub fn check(&self) -> Result<Proof<G>, PuzzleError> {
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
        if !G::play(&self.scene).is_empty() {
            self.solution()?;
        }
        Ok(proof)
    }

    /// The orders of the file's own solution, played to the end and found to reach the goal.
    ///
    /// # Errors
    /// An order that cannot be read or is refused, or a goal that is not reached.
    pub fn solution(&self) -> Result<Vec<G::Order>, PuzzleError> {
        let start = self.start()?;
        let mut position = start;
        let mut orders = Vec::new();
        let mut over = false;
        for (index, line) in G::play(&self.scene).iter().enumerate() {
            let wrong = |reason: String| PuzzleError::Play { order: index + 1, line: line.clone(), reason };
            let order = G::read(line).map_err(|e| wrong(e.to_string()))?;
            let before = position;
            let refused = G::check(&G::view(&before, G::to_act(&before)), &order);
            if refused.is_ok() {
                G::apply(&mut position, &order, &mut Recorded::new([]), &mut ());
            }
            if G::is_luck(&before, &order, &position) {
                return Err(wrong("asks chance".to_owned()));
            }
            refused.map_err(|e| wrong(format!("refused: {e}")))?;
            if over {
                return Err(wrong("the turn is over".to_owned()));
            }
            over = G::ends_turn(&order, &position) || G::to_act(&position).is_none();
            orders.push(order);
        }
        if over && self.met(&start, &position) { Ok(orders) } else { Err(PuzzleError::PlayFails) }
    }
}

/// Refuses a game without puzzles.
fn any<G: Puzzles>() -> Result<(), PuzzleError> {
    if G::Goal::NONE { Err(PuzzleError::None(G::KEY)) } else { Ok(()) }
}
