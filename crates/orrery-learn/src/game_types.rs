//! Short names for the associated types of a game: those of [`orrery_core::game_types`], and those of this crate.

use orrery_ai::Opponents;
use orrery_core::WindowGame;
pub use orrery_core::game_types::*;
use orrery_record::Scenarios;

use crate::academy::Lessons;
use crate::codex::CodexPages;
use crate::puzzle::Puzzles;
use crate::stats::Statistics;

/// The type [`Scenarios::Scenario`] of a game.
pub type Scenario<G> = <<G as WindowGame>::Rules as Scenarios>::Scenario;

/// The type [`Opponents::Reason`] of a game.
pub type Reason<G> = <<G as WindowGame>::Rules as Opponents>::Reason;

/// The type [`CodexPages::Topic`] of a game.
pub type Topic<G> = <<G as WindowGame>::Rules as CodexPages>::Topic;

/// The type [`CodexPages::CodexFact`] of a game.
pub type CodexFact<G> = <<G as WindowGame>::Rules as CodexPages>::CodexFact;

/// The type [`Statistics::Figures`] of a game.
pub type GameFigures<G> = <<G as WindowGame>::Rules as Statistics>::Figures;

/// The type [`Statistics::Achievement`] of a game.
pub type GameAchievement<G> = <<G as WindowGame>::Rules as Statistics>::Achievement;

/// The type [`Puzzles::Goal`] of a game.
pub type Goal<G> = <<G as WindowGame>::Rules as Puzzles>::Goal;

/// The type [`Lessons::Pick`] of a game.
pub type Pick<G> = <<G as WindowGame>::Rules as Lessons>::Pick;

/// The type [`Lessons::Highlight`] of a game.
pub type Highlight<G> = <<G as WindowGame>::Rules as Lessons>::Highlight;

/// The type [`Lessons::Expect`] of a game.
pub type Expect<G> = <<G as WindowGame>::Rules as Lessons>::Expect;
