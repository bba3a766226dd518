//! Names for the shared opponent and coach types, with this game filled in.

use super::coach::fact::CoachReason;
use crate::rules::AlienFrontiers;
use orrery_ai as ai;

/// A plan of an opponent of this game.
pub type Plan = ai::Plan<AlienFrontiers>;
/// A handle on a running search: reports progress and can stop it.
pub type SearchHandle = ai::SearchHandle<AlienFrontiers>;
/// A player of this game that follows plans.
pub type Planner = ai::Planner<AlienFrontiers>;
/// A plan of the coach.
pub type Suggestion = ai::coach::Suggestion<AlienFrontiers, CoachReason>;
/// The advice of the coach.
pub type Advice = ai::coach::Advice<AlienFrontiers, CoachReason>;
/// The coach's explanation of a turn's value.
pub type Explanation = ai::coach::Explanation<AlienFrontiers, CoachReason>;
/// A line that flat search compares with others.
pub(super) type Candidate = ai::Candidate<AlienFrontiers>;
