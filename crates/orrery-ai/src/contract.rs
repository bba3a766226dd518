//! What the house asks of a game's opponents and of its coach.

use std::fmt::Debug;

use super::coach::{Advice, Explanation, Review, TurnReview};
use super::searchable::Searchable;
use super::{Effort, Plan, Watch, levels};
use orrery_core::Opponent;
use orrery_record::TurnRecord;

/// Who plays a game against people, and who teaches it.
///
/// Opponents know what their seat knows: they are given views, and the worlds they play on in are drawn by
/// [`Rules::determinize`](orrery_core::Rules::determinize). A game without anything of its own has the baselines and the five levels of the house's tree search.
pub trait Opponents: Searchable {
    /// Whether there is a coach.
    const COACHES: bool = false;

    /// Why a plan is better or worse than another: what the coach says.
    type Reason: Clone + PartialEq + Debug + Send + Sync;

    /// What a yardstick of the game's own, or the engine, means to do with the decider's turn, from this moment on; always the same
    /// for the same view and effort, unless `watch` is used to stop it. There is something to decide. By default the engine is
    /// the house's tree search at five budgets, and so is every yardstick, at the full one.
    fn plan(view: &Self::View, opponent: Opponent, effort: Effort, watch: &Watch<Self>) -> Plan<Self> {
        levels::plan(view, opponent, effort, watch)
    }

    /// How much longer or shorter than others an opponent waits before its next order, as a factor; by default nobody does.
    fn pace(opponent: Opponent) -> f32 {
        let _ = opponent;
        1.0
    }

    /// The best different plans for the decider; nothing where the coach has nothing to say, or `watch` was told to stop. By default
    /// there is no coach.
    fn advise(view: &Self::View, effort: Effort, watch: &Watch<Self>) -> Option<Advice<Self, Self::Reason>> {
        let _ = (view, effort, watch);
        None
    }

    /// What a turn that was played was worth, whether there was better, and why. By default there is no coach.
    fn explain(
        turn: &TurnRecord<Self>,
        effort: Effort,
        watch: &Watch<Self>,
    ) -> Option<Explanation<Self, Self::Reason>> {
        let _ = (turn, effort, watch);
        None
    }

    /// Reviews a match turn by turn; `after_each` is told of every turn. By default there is no coach.
    fn review(
        turns: &[TurnRecord<Self>],
        effort: Effort,
        watch: &Watch<Self>,
        after_each: &mut dyn FnMut(&TurnReview),
    ) -> Option<Review> {
        let _ = (turns, effort, watch, after_each);
        None
    }
}
