//! Aliases of the shared opponent and coach types for this game.

use super::coach::fact::CoachReason;
use crate::rules::AlienFrontiers;
use orrery_ai as ai;

/// A plan of an opponent of this game.
pub type Plan = ai::Plan<AlienFrontiers>;
/// A handle on a running search: it reports progress and can stop the search.
pub type SearchHandle = ai::SearchHandle<AlienFrontiers>;
/// A computer player of this game that follows plans.
pub type Planner = ai::Planner<AlienFrontiers>;
/// A plan suggested by the coach, with its reasons.
pub type Suggestion = ai::coach::Suggestion<AlienFrontiers, CoachReason>;
/// The coach's advice for a position: the best plans.
pub type Advice = ai::coach::Advice<AlienFrontiers, CoachReason>;
/// The coach's explanation of a turn's value.
pub type TurnExplanation = ai::coach::TurnExplanation<AlienFrontiers, CoachReason>;
/// A line that flat search compares with others.
pub(super) type Candidate = ai::Candidate<AlienFrontiers>;
