//! Short names for the associated types of a game: those of [`orrery_core::game_types`], and those of this crate.

use orrery_ai::GameOpponents;
use orrery_core::GameFrontend;
pub use orrery_core::game_types::*;
use orrery_record::Scenarios;

use crate::academy::GameLessons;
use crate::codex::CodexPages;
use crate::puzzle::Puzzles;
use crate::stats::Statistics;

/// The type [`Scenarios::Scenario`] of a game.
pub type Scenario<G> = <<G as GameFrontend>::Rules as Scenarios>::Scenario;

/// The type [`GameOpponents::Reason`] of a game.
pub type PlanReason<G> = <<G as GameFrontend>::Rules as GameOpponents>::Reason;

/// The type [`CodexPages::Topic`] of a game.
pub type Topic<G> = <<G as GameFrontend>::Rules as CodexPages>::Topic;

/// The type [`CodexPages::CodexFact`] of a game.
pub type CodexFact<G> = <<G as GameFrontend>::Rules as CodexPages>::CodexFact;

/// The type [`Statistics::Figures`] of a game.
pub type GameSeatStats<G> = <<G as GameFrontend>::Rules as Statistics>::Figures;

/// The type [`Statistics::Achievement`] of a game.
pub type GameAchievement<G> = <<G as GameFrontend>::Rules as Statistics>::Achievement;

/// The type [`Puzzles::Goal`] of a game.
pub type TurnGoal<G> = <<G as GameFrontend>::Rules as Puzzles>::Goal;

/// The type [`GameLessons::Pick`] of a game.
pub type PreOrderPickOf<G> = <<G as GameFrontend>::Rules as GameLessons>::Pick;

/// The type [`GameLessons::Highlight`] of a game.
pub type Highlight<G> = <<G as GameFrontend>::Rules as GameLessons>::Highlight;

/// The type [`GameLessons::Expect`] of a game.
pub type ExpectedPosition<G> = <<G as GameFrontend>::Rules as GameLessons>::Expect;
