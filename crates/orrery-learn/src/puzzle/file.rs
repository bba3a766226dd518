//! Puzzle files: reading them, and checking their claims.

use std::path::Path;

use serde::{Deserialize, Serialize};

use super::contract::{PuzzleGoal, Puzzles};
use super::prove::{MOST_POSITIONS, Proof, ProofError, all_met, prove};
use orrery_core::ron::FileError;
use orrery_core::ron::read as read_ron;
use orrery_core::ron::text_of as ron_text;
use orrery_core::{FileGameKey, GameKey, chance::RecordedOutcomes};
use orrery_record::ScenarioError;

/// The largest size of a puzzle file, in bytes.
pub const LARGEST_FILE: u64 = 256 * 1024;

/// A puzzle as stored in its file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub struct Puzzle<G: Puzzles> {
    /// The key of its game. If omitted, it is the first game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<FileGameKey<G>>,
    /// The conditions at the end of the turn, all of which must hold.
    pub goal: Vec<G::Goal>,
    /// The figures of the proof, to be displayed and checked again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub proven: Option<ProofFigures>,
    /// The position, with a solution as its `play`.
    pub scene: G::Scenario,
}

/// The figures of a proof.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ProofFigures {
    /// The number of distinct ends of the turn.
    pub ends: usize,
    /// The number of ends that meet the goal.
    pub solving: usize,
}

/// The reason why a file is not a valid puzzle.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PuzzleError {
    /// The game has no puzzles.
    #[error("the game `{0}` has no puzzles")]
    None(GameKey),
    /// The file cannot be read.
    #[error(transparent)]
    File(#[from] FileError),
    /// The position is impossible.
    #[error("scene.{0}")]
    Scene(#[from] ScenarioError),
    /// The goal is impossible.
    #[error("goal: {0}")]
    Goal(String),
    /// The turn cannot be proven.
    #[error(transparent)]
    Proof(#[from] ProofError),
    /// No line of play reaches the goal.
    #[error("no sequence of orders reaches the goal: {ends} ends of the turn were checked")]
    Unsolvable {
        /// The number of ends of the turn.
        ends: usize,
    },
    /// The goal is met by ending the turn at once.
    #[error("the goal is already met at the start")]
    AlreadyMet,
    /// Some end of the turn has more than the goal asks for.
    #[error("the goal asks for {wanted}, but an end of the turn reaches {best}")]
    AsksTooLittle {
        /// The best value that is reached.
        best: i16,
        /// The value that the goal asks for.
        wanted: i16,
    },
    /// The figures in the file differ from those of the proof.
    #[error("proven: the file says {said} of {of} ends, the proof finds {solving} of {ends}")]
    OtherFigures {
        /// The number of solving ends in the file.
        said: usize,
        /// The number of ends in the file.
        of: usize,
        /// The number of solving ends in the proof.
        solving: usize,
        /// The number of ends in the proof.
        ends: usize,
    },
    /// The solution in the file is not valid.
    #[error("scene.play: order {order} `{line}`: {reason}")]
    Play {
        /// The number of the order, from 1.
        order: usize,
        /// The order as written.
        line: String,
        /// The reason why it is refused or cannot be read.
        reason: String,
    },
    /// The solution in the file does not reach the goal.
    #[error("scene.play: does not reach the goal")]
    PlayFails,
}

impl<G: Puzzles> Puzzle<G> {
    /// Reads a puzzle from text.
    ///
    /// # Errors
    /// The game has no puzzles, the text is wrong (with the line and what was expected there), or the position or the goal is
    /// impossible.
    pub fn from_text(text: &str) -> Result<Self, PuzzleError> {
        any::<G>()?;
        let puzzle: Self = read_ron(text)?;
        let start = puzzle.start()?;
        if puzzle.goal.is_empty() {
            return Err(PuzzleError::Goal("is empty".to_owned()));
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
    /// The file cannot be opened, is too large or is not text, or an error of [`Self::from_text`].
    pub fn from_file(path: &Path) -> Result<Self, PuzzleError> {
        any::<G>()?;
        Self::from_text(&ron_text(path, LARGEST_FILE)?)
    }

    /// Returns the starting position.
    ///
    /// # Errors
    /// The position is impossible.
    pub fn start(&self) -> Result<G::Position, ScenarioError> {
        G::first_position(&self.scene)
    }

    /// Returns true if `end` meets all goals.
    #[must_use]
    pub fn met(&self, start: &G::Position, end: &G::Position) -> bool {
        all_met::<G>(&self.goal, start, end, G::on_turn(start))
    }

    /// Searches the whole turn.
    ///
    /// # Errors
    /// The position is impossible, there is nothing to search, or there is too much.
    pub fn prove(&self) -> Result<Proof<G>, PuzzleError> {
        Ok(prove::<G>(&self.start()?, &self.goal, MOST_POSITIONS)?)
    }

    /// Proves the puzzle and all claims of its file: it can be solved, it is not solved already, no end reaches more than it asks
    /// for, its figures are right, and its own solution is valid.
    ///
    /// # Errors
    /// The first claim that does not hold.
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
        let figures = |p: &ProofFigures| p.ends == proof.ends && p.solving == proof.solving;
        if let Some(ProofFigures { ends: of, solving: said }) = self.proven.filter(|p| !figures(p)) {
            return Err(PuzzleError::OtherFigures { said, of, solving: proof.solving, ends: proof.ends });
        }
        if !G::play(&self.scene).is_empty() {
            self.solution()?;
        }
        Ok(proof)
    }

    /// Plays the file's own solution and returns its orders. They must reach the goal.
    ///
    /// # Errors
    /// An order cannot be read or is refused, or the goal is not reached.
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
                G::apply(&mut position, &order, &mut RecordedOutcomes::new([]), &mut ());
            }
            if G::is_luck(&before, &order, &position) {
                return Err(wrong("has a random outcome".to_owned()));
            }
            refused.map_err(|e| wrong(format!("refused: {e}")))?;
            if over {
                return Err(wrong("the turn is already over".to_owned()));
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
