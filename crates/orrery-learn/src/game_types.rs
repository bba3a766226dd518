//! Short names for the associated types of a game: those of [`orrery_core::game_types`], and those of this crate.

use orrery_ai::Opponents;
use orrery_core::WindowGame;
pub use orrery_core::game_types::*;
use orrery_record::Scenarios;

use crate::academy::Lessons;
use crate::codex::CodexPages;
use crate::puzzle::Puzzles;
use crate::stats::Statistics;

/// [`Scenarios::Scenario`] of a game's rules.
pub type Scenario<G> = <<G as WindowGame>::Rules as Scenarios>::Scenario;

/// [`Opponents::Reason`] of a game's rules.
pub type Reason<G> = <<G as WindowGame>::Rules as Opponents>::Reason;

/// [`CodexPages::Topic`] of a game's rules.
pub type Topic<G> = <<G as WindowGame>::Rules as CodexPages>::Topic;

/// [`CodexPages::CodexFact`] of a game's rules.
pub type CodexFact<G> = <<G as WindowGame>::Rules as CodexPages>::CodexFact;

/// [`Statistics::Figures`] of a game's rules.
pub type GameFigures<G> = <<G as WindowGame>::Rules as Statistics>::Figures;

/// [`Statistics::Achievement`] of a game's rules.
pub type GameAchievement<G> = <<G as WindowGame>::Rules as Statistics>::Achievement;

/// [`Puzzles::Goal`] of a game's rules.
pub type Goal<G> = <<G as WindowGame>::Rules as Puzzles>::Goal;

/// [`Lessons::Pick`] of a game's rules.
pub type Pick<G> = <<G as WindowGame>::Rules as Lessons>::Pick;

/// [`Lessons::Highlight`] of a game's rules.
pub type Highlight<G> = <<G as WindowGame>::Rules as Lessons>::Highlight;

/// [`Lessons::Expect`] of a game's rules.
pub type Expect<G> = <<G as WindowGame>::Rules as Lessons>::Expect;
