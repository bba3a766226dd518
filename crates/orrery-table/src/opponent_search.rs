//! The search for opponents' orders: one background task at a time produces a plan, whose orders are then given one by one.

use std::collections::VecDeque;
use std::sync::Arc;

use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task, TaskPool, futures::check_ready};

use orrery_ai::{self as ai, GameOpponents, Plan, SearchBudget, SearchHandle};
use orrery_core::{Opponent, Rules};

/// The planning function of an [`OpponentEngine`].
type PlanFn<G> = dyn Fn(&<G as Rules>::View, Opponent, SearchBudget, &SearchHandle<G>) -> Plan<G> + Send + Sync;

/// The engine that plans for opponents: [`ai::plan`], unless a test replaces it.
#[derive(Resource, Clone)]
pub struct OpponentEngine<G: Rules> {
    /// The number of playouts, samples or simulated orders, in percent of the default.
    pub budget: u16,
    think: Arc<PlanFn<G>>,
}

impl<G: GameOpponents> Default for OpponentEngine<G> {
    fn default() -> Self {
        OpponentEngine::new(ai::plan::<G>)
    }
}

impl<G: GameOpponents> OpponentEngine<G> {
    /// Creates an engine from a planning function, with the default budget.
    pub fn new(
        think: impl Fn(&G::View, Opponent, SearchBudget, &SearchHandle<G>) -> Plan<G> + Send + Sync + 'static,
    ) -> Self {
        OpponentEngine { budget: SearchBudget::usual(0).budget, think: Arc::new(think) }
    }

    pub(super) const fn effort(&self, seed: u64, day: u64) -> SearchBudget {
        SearchBudget { seed, form_seed: day, budget: self.budget }
    }
}

/// The input of a search. Equal inputs give the same plan.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct SearchQuery<G: Rules> {
    pub(super) view: G::View,
    pub(super) opponent: Opponent,
    pub(super) effort: SearchBudget,
}

/// A search in the background. Dropping the value asks the task to stop.
struct SearchTask<G: Rules> {
    question: SearchQuery<G>,
    watch: Arc<SearchHandle<G>>,
    task: Option<Task<Plan<G>>>,
    seconds: f32,
}

impl<G: GameOpponents> SearchTask<G> {
    fn begin(question: SearchQuery<G>, mind: &OpponentEngine<G>) -> Self {
        let watch = Arc::new(SearchHandle::default());
        let (think, seen) = (mind.think.clone(), watch.clone());
        let SearchQuery { view, opponent, effort } = question;
        let pool = AsyncComputeTaskPool::get_or_init(TaskPool::default);
        let task = pool.spawn(async move { think(&view, opponent, effort, &seen) });
        SearchTask { question, watch, task: Some(task), seconds: 0.0 }
    }

    /// Asks the task to stop, and returns it if it is still running.
    fn stop(mut self) -> Option<Task<Plan<G>>> {
        self.watch.stop();
        self.task.take()
    }
}

impl<G: Rules> Drop for SearchTask<G> {
    fn drop(&mut self) {
        self.watch.stop();
    }
}

/// The remaining orders of an opponent's plan.
struct RemainingPlan<G: Rules> {
    opponent: Opponent,
    /// The view for which the next order is planned; `None` while the previous order is carried out.
    view: Option<G::View>,
    orders: VecDeque<G::Order>,
    /// True if none of the orders has been given yet.
    fresh: bool,
    ends: u32,
}

impl<G: Rules> RemainingPlan<G> {
    /// Reports whether the next order can be given now.
    fn fits(&self, question: &SearchQuery<G>) -> bool {
        self.opponent == question.opponent
            && self.view.as_ref() == Some(&question.view)
            && self.orders.front().is_some_and(|order| self.fresh || G::check(&question.view, order).is_ok())
    }
}

/// The running search, or the plan, of the opponent that decides.
#[derive(Resource)]
pub struct OpponentSearch<G: Rules> {
    thought: Option<SearchTask<G>>,
    /// An abandoned search that still occupies its thread. There is at most one.
    leaving: Option<Task<Plan<G>>>,
    decided: Option<RemainingPlan<G>>,
}

impl<G: Rules> Default for OpponentSearch<G> {
    fn default() -> Self {
        OpponentSearch { thought: None, leaving: None, decided: None }
    }
}

impl<G: GameOpponents> OpponentSearch<G> {
    /// Returns the search handle of the running search, if any.
    pub fn watch(&self) -> Option<&SearchHandle<G>> {
        self.thought.as_ref().map(|thought| &*thought.watch)
    }

    /// Returns the number of seconds since the search began, or 0 if none is running.
    pub fn seconds(&self) -> f32 {
        self.thought.as_ref().map_or(0.0, |thought| thought.seconds)
    }

    /// Returns the number of candidate turns compared for the current plan, if there is one.
    pub fn compared(&self) -> Option<u32> {
        self.decided.as_ref().map(|decided| decided.ends)
    }

    /// Advances the clock of the running search by `seconds`.
    pub(super) fn pass(&mut self, seconds: f32) {
        if let Some(thought) = &mut self.thought {
            thought.seconds += seconds;
        }
    }

    /// Drops the search and the plan.
    pub(super) fn forget(&mut self) {
        self.decided = None;
        if let Some(thought) = self.thought.take() {
            // A search begins only if no abandoned one is left, so nothing is overwritten here.
            self.leaving = thought.stop();
        }
    }

    /// Keeps the plan while it fits `question`. Otherwise starts a search or polls the running one, without waiting.
    pub(super) fn ponder(&mut self, question: SearchQuery<G>, mind: &OpponentEngine<G>) {
        if self.decided.as_ref().is_some_and(|decided| decided.fits(&question)) {
            return;
        }
        self.decided = None;
        if self.thought.as_ref().is_some_and(|thought| thought.question != question) {
            self.forget();
        }
        if self.leaving.as_mut().is_some_and(|task| check_ready(task).is_none()) {
            return;
        }
        self.leaving = None;
        let thought = self.thought.get_or_insert_with(|| SearchTask::begin(question, mind));
        if let Some(plan) = thought.task.as_mut().and_then(check_ready) {
            self.thought = None;
            self.decided = Some(RemainingPlan {
                opponent: question.opponent,
                view: Some(question.view),
                orders: plan.orders.into(),
                fresh: true,
                ends: plan.leaves,
            });
        }
    }

    pub(super) const fn has_decided(&self) -> bool {
        self.decided.is_some()
    }

    /// Takes the next order of the plan, which the table carries out immediately, or returns `None` without a plan. An order that
    /// reveals something ends the plan, and the opponent searches again.
    pub(super) fn next_order(&mut self) -> Option<G::Order> {
        let decided = self.decided.as_mut()?;
        let view = decided.view.take()?;
        decided.fresh = false;
        let order = decided.orders.pop_front().or_else(|| first_legal::<G>(&view));
        if decided.orders.is_empty() || order.is_none_or(|order| G::is_barrier(&view, &order)) {
            self.decided = None;
        }
        order
    }

    /// Records the opponent's new view after an order of the plan was carried out.
    pub(super) fn gave(&mut self, view: G::View) {
        if let Some(decided) = &mut self.decided {
            decided.view = Some(view);
        }
    }
}

/// Returns the first legal order, if there is one, for an opponent whose plan is empty or illegal.
pub(super) fn first_legal<G: Rules>(view: &G::View) -> Option<G::Order> {
    let mut orders = Vec::new();
    G::legal(view, &mut orders);
    orders.first().copied()
}
