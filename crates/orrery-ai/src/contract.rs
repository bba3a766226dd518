//! The contract for a game's opponents and its coach.

use std::fmt::Debug;

use super::coach::{Advice, Review, TurnExplanation, TurnReview};
use super::engine::{EngineCharacter, GameEngine};
use super::searchable::Searchable;
use super::{Plan, SearchBudget, SearchHandle, mcts};
use orrery_core::{Opponent, Rules};
use orrery_record::TurnRecord;

/// The functions of a game's coach, whose reasons for a plan are of type `R`. Each returns `None` if `watch` was asked to stop.
pub struct CoachFunctions<G: Rules, R> {
    /// Returns the best distinct plans for the deciding seat, or `None` if there is no advice.
    pub advise: fn(&G::View, SearchBudget, &SearchHandle<G>) -> Option<Advice<G, R>>,
    /// Evaluates a turn in the record and compares it with better plans. Returns `None` if the turn cannot be evaluated.
    pub explain: fn(&TurnRecord<G>, SearchBudget, &SearchHandle<G>) -> Option<TurnExplanation<G, R>>,
    /// Reviews a match turn by turn, calling the last argument after every turn. Returns `None` if no turn can be reviewed.
    pub review: fn(&[TurnRecord<G>], SearchBudget, &SearchHandle<G>, &mut dyn FnMut(&TurnReview)) -> Option<Review>,
}

/// The opponents and the coach of a game.
///
/// Opponents know only the view of their seat; their search samples full states from it with
/// [`Rules::determinize`](orrery_core::Rules::determinize).
pub trait GameOpponents: Searchable {
    /// The engine of the game's levels, or [`NoEngine`](super::engine::NoEngine) for five levels of the shared tree search.
    type Engine: GameEngine<Self>;

    /// A reason why a plan is better or worse than another.
    type Reason: Clone + PartialEq + Debug + Send + Sync;

    /// The coach. By default there is none.
    const COACH: Option<CoachFunctions<Self, Self::Reason>> = None;

    /// True if the game has a coach.
    const HAS_COACH: bool = Self::COACH.is_some();

    /// Returns the plan of one of the game's own baselines for the rest of the deciding seat's turn. The seat must have something
    /// to decide. The same view and budget always give the same plan, unless `watch` stops the search. By default every baseline
    /// is the shared tree search with the full budget.
    fn baseline_plan(
        view: &Self::View,
        baseline: Opponent,
        effort: SearchBudget,
        watch: &SearchHandle<Self>,
    ) -> Plan<Self> {
        let _ = baseline;
        mcts::plan(view, effort, watch)
    }

    /// Returns the factor for the length of an opponent's pauses before its orders: that of its character, or 1 if it has none.
    fn pace(opponent: Opponent) -> f32 {
        opponent.character().and_then(Self::Engine::personality).map_or(1.0, EngineCharacter::pace)
    }

    /// Returns the advice of the coach.
    fn advise(
        view: &Self::View,
        effort: SearchBudget,
        watch: &SearchHandle<Self>,
    ) -> Option<Advice<Self, Self::Reason>> {
        (Self::COACH?.advise)(view, effort, watch)
    }

    /// Returns the coach's explanation of a turn.
    fn explain(
        turn: &TurnRecord<Self>,
        effort: SearchBudget,
        watch: &SearchHandle<Self>,
    ) -> Option<TurnExplanation<Self, Self::Reason>> {
        (Self::COACH?.explain)(turn, effort, watch)
    }

    /// Returns the coach's review of a match, calling `after_each` after every turn.
    fn review(
        turns: &[TurnRecord<Self>],
        effort: SearchBudget,
        watch: &SearchHandle<Self>,
        after_each: &mut dyn FnMut(&TurnReview),
    ) -> Option<Review> {
        (Self::COACH?.review)(turns, effort, watch, after_each)
    }
}
