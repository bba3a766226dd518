//! The contracts for a game's opponents and its coach.

use std::fmt::Debug;

use super::coach::{
    Advice, AnnotatedTurn, DecisionWinChances, Review, Suggestion, TurnExplanation, TurnReview, review_turns,
};
use super::engine::{EngineCharacter, GameEngine};
use super::searchable::Searchable;
use super::{Plan, SearchBudget, SearchHandle, mcts};
use orrery_core::Opponent;
use orrery_record::TurnRecord;

/// The coach of a game, which evaluates plans with the engine of the opponents. `watch` can stop every function, which then returns
/// `None`. Results depend only on the arguments and the budget.
pub trait GameCoach<G: GameOpponents>: Sized {
    /// A choice within a turn, with its value.
    type Decision: DecisionWinChances;

    /// True if the game has a coach.
    const EXISTS: bool = true;

    /// Creates a coach for a match with this view. Returns `None` if the data of the engine is missing.
    fn new(view: &G::View, effort: SearchBudget) -> Option<Self>;

    /// Returns the best distinct plans for the deciding seat, based on what it knows. Returns `None` if there is nothing to
    /// decide.
    fn advise(&mut self, view: &G::View, watch: &SearchHandle<G>) -> Option<Advice<G, G::Reason>>;

    /// Evaluates the choices of a turn, based on what its player knew. Returns `None` if the turn is unfinished or has no choice.
    fn annotate(&mut self, turn: &TurnRecord<G>, watch: &SearchHandle<G>) -> Option<AnnotatedTurn<Self::Decision>>;

    /// Compares the costliest choice of a turn with the best. Returns the reasons for what was played, and a better plan if it is
    /// clearly better.
    fn compare(
        &mut self,
        turn: &TurnRecord<G>,
        told: &AnnotatedTurn<Self::Decision>,
        watch: &SearchHandle<G>,
    ) -> Option<ComparedPlay<G>>;
}

/// The reasons for what was played in a turn, and a better plan, if there was one.
pub type ComparedPlay<G> = (Vec<<G as GameOpponents>::Reason>, Option<Suggestion<G, <G as GameOpponents>::Reason>>);

/// The coach of games without a coach.
#[derive(Debug)]
pub enum NoCoach {}

impl DecisionWinChances for NoCoach {
    fn at(&self) -> usize {
        match *self {}
    }

    fn chances(&self) -> (f32, f32) {
        match *self {}
    }
}

impl<G: GameOpponents> GameCoach<G> for NoCoach {
    type Decision = NoCoach;

    const EXISTS: bool = false;

    fn new(_: &G::View, _: SearchBudget) -> Option<Self> {
        None
    }

    fn advise(&mut self, _: &G::View, _: &SearchHandle<G>) -> Option<Advice<G, G::Reason>> {
        match *self {}
    }

    fn annotate(&mut self, _: &TurnRecord<G>, _: &SearchHandle<G>) -> Option<AnnotatedTurn<NoCoach>> {
        match *self {}
    }

    fn compare(
        &mut self,
        _: &TurnRecord<G>,
        _: &AnnotatedTurn<NoCoach>,
        _: &SearchHandle<G>,
    ) -> Option<ComparedPlay<G>> {
        match *self {}
    }
}

/// The opponents and the coach of a game.
///
/// Opponents know only the view of their seat; their search samples full states from it with
/// [`Rules::determinize`](orrery_core::Rules::determinize).
pub trait GameOpponents: Searchable {
    /// The engine of the game's levels, or [`NoEngine`](super::engine::NoEngine) for five levels of the shared tree search.
    type Engine: GameEngine<Self>;

    /// The coach, or [`NoCoach`].
    type Coach: GameCoach<Self>;

    /// A reason why a plan is better or worse than another.
    type Reason: Clone + PartialEq + Debug + Send + Sync;

    /// True if the game has a coach.
    const HAS_COACH: bool = Self::Coach::EXISTS;

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

    /// Returns the best distinct plans for the deciding seat, or `None` if there is no advice or `watch` stopped the search.
    fn advise(
        view: &Self::View,
        effort: SearchBudget,
        watch: &SearchHandle<Self>,
    ) -> Option<Advice<Self, Self::Reason>> {
        Self::Coach::new(view, effort)?.advise(view, watch)
    }

    /// Evaluates a turn in the record and compares it with better plans. Returns `None` if the turn cannot be evaluated or `watch`
    /// stopped the search.
    fn explain(
        turn: &TurnRecord<Self>,
        effort: SearchBudget,
        watch: &SearchHandle<Self>,
    ) -> Option<TurnExplanation<Self, Self::Reason>> {
        let mut coach = Self::Coach::new(&Self::open_view(&turn.before), effort)?;
        let told = coach.annotate(turn, watch)?;
        let (reasons, better) = coach.compare(turn, &told, watch)?;
        Some(TurnExplanation::of(turn, &told, reasons, better))
    }

    /// Reviews a match turn by turn, leaving out unfinished turns, and calls `after_each` after every turn. Returns `None` if no
    /// turn can be reviewed or `watch` stopped the search.
    fn review(
        turns: &[TurnRecord<Self>],
        effort: SearchBudget,
        watch: &SearchHandle<Self>,
        after_each: &mut dyn FnMut(&TurnReview),
    ) -> Option<Review> {
        let mut coach = Self::Coach::new(&Self::open_view(&turns.first()?.before), effort)?;
        let review = |turn: &TurnRecord<Self>| coach.annotate(turn, watch).map(|told| TurnReview::of(turn, &told));
        review_turns(turns, watch, review, after_each)
    }
}
