//! Puzzle files, and the checks of their claims.

use std::path::Path;

use serde::{Deserialize, Serialize};

use super::contract::{PuzzleGoal, Puzzles};
use super::prove::{MOST_POSITIONS, PuzzleSolutions, SolutionSearchError, all_met, prove};
use orrery_core::ron::FileError;
use orrery_core::ron::read as read_ron;
use orrery_core::ron::text_of as ron_text;
use orrery_core::{FileGameKey, GameKey, chance::ReplayChance};
use orrery_record::{ScenarioError, ScenarioFile as _};

/// The maximum size of a puzzle file, in bytes.
pub const LARGEST_FILE: u64 = 256 * 1024;

/// A puzzle as stored in its file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub struct Puzzle<G: Puzzles> {
    /// The key of the game; the first game if omitted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<FileGameKey<G>>,
    /// The conditions at the end of the turn, all of which must hold.
    pub goal: Vec<G::Goal>,
    /// The figures of the proof, which are displayed and can be checked again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub proven: Option<SolutionCounts>,
    /// The starting position, with a solution as its `play`.
    pub scene: G::Scenario,
}

/// The figures of a proof: the number of leaves, and the number of those that solve the puzzle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SolutionCounts {
    /// The number of leaves, the distinct positions in which the turn can end.
    pub ends: usize,
    /// The number of leaves that meet the goal.
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
    /// The turn cannot be searched for solutions.
    #[error(transparent)]
    Proof(#[from] SolutionSearchError),
    /// No line reaches the goal.
    #[error("no sequence of orders reaches the goal: {ends} ends of the turn were checked")]
    Unsolvable {
        /// The number of leaves of the turn.
        ends: usize,
    },
    /// The goal is already met at the start.
    #[error("the goal is already met at the start")]
    AlreadyMet,
    /// Some leaf reaches more than the goal asks for.
    #[error("the goal asks for {wanted}, but an end of the turn reaches {best}")]
    AsksTooLittle {
        /// The best value that a leaf reaches.
        best: i16,
        /// The value that the goal asks for.
        wanted: i16,
    },
    /// The figures in the file differ from those of the proof.
    #[error("proven: the file says {said} of {of} ends, the proof finds {solving} of {ends}")]
    OtherFigures {
        /// The number of solving leaves according to the file.
        said: usize,
        /// The number of leaves according to the file.
        of: usize,
        /// The number of solving leaves in the proof.
        solving: usize,
        /// The number of leaves in the proof.
        ends: usize,
    },
    /// An order of the solution in the file is invalid.
    #[error("scene.play: order {order} `{line}`: {reason}")]
    Play {
        /// The one-based number of the order.
        order: usize,
        /// The order as written.
        line: String,
        /// The reason why the order is refused or cannot be read.
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
    /// Returns an error if the game has no puzzles, the text is invalid (with the line and a message about the expected content),
    /// or the position or the goal is impossible.
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
    /// Returns the errors of [`Self::from_text`], and an error if the file cannot be opened, is too large or is not text.
    pub fn from_file(path: &Path) -> Result<Self, PuzzleError> {
        any::<G>()?;
        Self::from_text(&ron_text(path, LARGEST_FILE)?)
    }

    /// Returns the starting position.
    ///
    /// # Errors
    /// Returns an error if the position is impossible.
    pub fn start(&self) -> Result<G::Position, ScenarioError> {
        G::first_position(&self.scene)
    }

    /// Returns true if the position `end` meets all goals.
    pub fn met(&self, start: &G::Position, end: &G::Position) -> bool {
        all_met::<G>(&self.goal, start, end, G::on_turn(start))
    }

    /// Searches the whole turn for solutions.
    ///
    /// # Errors
    /// Returns an error if the position is impossible, there is nothing to decide, or the turn has too many positions.
    pub fn prove(&self) -> Result<PuzzleSolutions<G>, PuzzleError> {
        Ok(prove::<G>(&self.start()?, &self.goal, MOST_POSITIONS)?)
    }

    /// Proves the puzzle and checks all claims of its file: the puzzle can be solved, the goal is not met at the start, no leaf
    /// reaches more than it asks for, the figures are right, and the file's solution is valid.
    ///
    /// # Errors
    /// Returns the error of [`Self::prove`], or an error about the first claim that does not hold.
    pub fn check(&self) -> Result<PuzzleSolutions<G>, PuzzleError> {
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
        let figures = |p: &SolutionCounts| p.ends == proof.ends && p.solving == proof.solving;
        if let Some(SolutionCounts { ends: of, solving: said }) = self.proven.filter(|p| !figures(p)) {
            return Err(PuzzleError::OtherFigures { said, of, solving: proof.solving, ends: proof.ends });
        }
        if !self.scene.play().is_empty() {
            self.solution()?;
        }
        Ok(proof)
    }

    /// Plays the solution of the file, which must reach the goal, and returns its orders.
    ///
    /// # Errors
    /// Returns an error if the position is impossible, if an order cannot be read, is refused, has a random outcome or follows
    /// the end of the turn, or if the orders do not end the turn with the goal met.
    pub fn solution(&self) -> Result<Vec<G::Order>, PuzzleError> {
        let start = self.start()?;
        let mut position = start;
        let mut orders = Vec::new();
        let mut over = false;
        for (index, line) in self.scene.play().iter().enumerate() {
            let wrong = |reason: String| PuzzleError::Play { order: index + 1, line: line.clone(), reason };
            let order = G::read(line).map_err(|e| wrong(e.to_string()))?;
            let before = position;
            let refused = G::check(&G::view(&before, G::to_act(&before)), &order);
            if refused.is_ok() {
                G::apply(&mut position, &order, &mut ReplayChance::new([]), &mut ());
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

/// Returns an error if the game has no puzzles.
fn any<G: Puzzles>() -> Result<(), PuzzleError> {
    if G::Goal::NONE { Err(PuzzleError::None(G::KEY)) } else { Ok(()) }
}
