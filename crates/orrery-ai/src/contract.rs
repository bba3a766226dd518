//! The contract for a game's opponents and its coach.

use std::fmt::Debug;

use super::coach::{Advice, Explanation, Review, TurnReview};
use super::searchable::Searchable;
use super::{Plan, SearchBudget, SearchHandle, levels};
use orrery_core::Opponent;
use orrery_record::TurnRecord;

/// The opponents and the coach of a game.
///
/// Opponents know only the view of their seat; their search samples full states from it with
/// [`Rules::determinize`](orrery_core::Rules::determinize). By default a game has the shared baselines, and five levels of the
/// shared tree search.
pub trait Opponents: Searchable {
    /// True if the game has a coach.
    const HAS_COACH: bool = false;

    /// A reason why a plan is better or worse than another.
    type Reason: Clone + PartialEq + Debug + Send + Sync;

    /// Returns the plan of the engine, or of one of the game's own baselines, for the rest of the deciding seat's turn. The seat
    /// must have something to decide. The same view and budget always give the same plan, unless `watch` stops the search. By
    /// default the engine is the shared tree search with a budget for each level, and every baseline uses the full budget.
    fn plan(view: &Self::View, opponent: Opponent, effort: SearchBudget, watch: &SearchHandle<Self>) -> Plan<Self> {
        levels::plan(view, opponent, effort, watch)
    }

    /// Returns the factor for the length of an opponent's pauses before its orders. The default is 1.
    fn pace(opponent: Opponent) -> f32 {
        let _ = opponent;
        1.0
    }

    /// Returns the best distinct plans for the deciding seat. Returns `None` if the coach has no advice or `watch` was asked to
    /// stop. By default there is no coach.
    fn advise(
        view: &Self::View,
        effort: SearchBudget,
        watch: &SearchHandle<Self>,
    ) -> Option<Advice<Self, Self::Reason>> {
        let _ = (view, effort, watch);
        None
    }

    /// Evaluates a turn in the record and compares it with better plans. Returns `None` if the turn cannot be evaluated or
    /// `watch` was asked to stop. By default there is no coach.
    fn explain(
        turn: &TurnRecord<Self>,
        effort: SearchBudget,
        watch: &SearchHandle<Self>,
    ) -> Option<Explanation<Self, Self::Reason>> {
        let _ = (turn, effort, watch);
        None
    }

    /// Reviews a match turn by turn, calling `after_each` after every turn. Returns `None` if no turn can be reviewed or `watch`
    /// was asked to stop. By default there is no coach.
    fn review(
        turns: &[TurnRecord<Self>],
        effort: SearchBudget,
        watch: &SearchHandle<Self>,
        after_each: &mut dyn FnMut(&TurnReview),
    ) -> Option<Review> {
        let _ = (turns, effort, watch, after_each);
        None
    }
}
