//! What the house's opponents and coach are in this game.

use super::coach::fact::Reason;
use crate::rules::AlienFrontiers;
use orrery_ai as ai;

/// What an opponent of this game means to do.
pub type Plan = ai::Plan<AlienFrontiers>;
/// A window on a thought about this game.
pub type Watch = ai::Watch<AlienFrontiers>;
/// Playing this game by plans.
pub type Planner = ai::Planner<AlienFrontiers>;
/// A plan of the coach.
pub type Suggestion = ai::coach::Suggestion<AlienFrontiers, Reason>;
/// What the coach advises.
pub type Advice = ai::coach::Advice<AlienFrontiers, Reason>;
/// What a turn was worth.
pub type Explanation = ai::coach::Explanation<AlienFrontiers, Reason>;
/// A way to go on that flat search compares.
pub(super) type Candidate = ai::Candidate<AlienFrontiers>;
