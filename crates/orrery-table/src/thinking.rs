//! Opponents' thoughts: one at a time on the task pool, each a plan whose orders are given as their moments come.

use std::collections::VecDeque;
use std::sync::Arc;

use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task, TaskPool, futures::check_ready};

use orrery_ai::{self as ai, Effort, Opponents, Plan, Watch};
use orrery_core::{Opponent, Rules};

/// The way of thinking of a [`Mind`].
type Think<G> = dyn Fn(&<G as Rules>::View, Opponent, Effort, &Watch<G>) -> Plan<G> + Send + Sync;

/// How opponents think: by [`ai::plan`], unless a test puts another way in its place.
#[derive(Resource, Clone)]
pub struct Mind<G: Rules> {
    /// How much the highest level may play on in thought, in percent of the usual.
    pub budget: u16,
    think: Arc<Think<G>>,
}

impl<G: Opponents> Default for Mind<G> {
    fn default() -> Self {
        Mind::new(ai::plan::<G>)
    }
}

impl<G: Opponents> Mind<G> {
    /// A mind that thinks like this, with the usual budget.
    pub fn new(think: impl Fn(&G::View, Opponent, Effort, &Watch<G>) -> Plan<G> + Send + Sync + 'static) -> Self {
        Mind { budget: Effort::usual(0).budget, think: Arc::new(think) }
    }

    pub(super) const fn effort(&self, seed: u64, day: u64) -> Effort {
        Effort { seed, day, budget: self.budget }
    }
}

/// What a thought is about; two thoughts about the same come to the same plan.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Question<G: Rules> {
    pub(super) view: G::View,
    pub(super) opponent: Opponent,
    pub(super) effort: Effort,
}

/// A thought that goes on beside the frames. Dropped, it is asked to come to an end.
struct Thought<G: Rules> {
    question: Question<G>,
    watch: Arc<Watch<G>>,
    task: Option<Task<Plan<G>>>,
    seconds: f32,
}

impl<G: Opponents> Thought<G> {
    fn begin(question: Question<G>, mind: &Mind<G>) -> Self {
        let watch = Arc::new(Watch::default());
        let (think, seen) = (mind.think.clone(), watch.clone());
        let Question { view, opponent, effort } = question;
        let pool = AsyncComputeTaskPool::get_or_init(TaskPool::default);
        let task = pool.spawn(async move { think(&view, opponent, effort, &seen) });
        Thought { question, watch, task: Some(task), seconds: 0.0 }
    }

    /// Asks it to come to an end, and hands over what is still running.
    fn stop(mut self) -> Option<Task<Plan<G>>> {
        self.watch.stop();
        self.task.take()
    }
}

impl<G: Rules> Drop for Thought<G> {
    fn drop(&mut self) {
        self.watch.stop();
    }
}

/// What an opponent decided, as far as its orders are not given yet.
struct Decided<G: Rules> {
    opponent: Opponent,
    /// What the opponent has to know where the next of them is given; nothing while the last one is carried out.
    view: Option<G::View>,
    orders: VecDeque<G::Order>,
    /// Whether none of them was given yet.
    fresh: bool,
    ends: u32,
}

impl<G: Rules> Decided<G> {
    /// Whether the next order can be given now.
    fn fits(&self, question: &Question<G>) -> bool {
        self.opponent == question.opponent
            && self.view.as_ref() == Some(&question.view)
            && self.orders.front().is_some_and(|order| self.fresh || G::check(&question.view, order).is_ok())
    }
}

/// What the opponent to move is thinking, or has decided.
#[derive(Resource)]
pub struct Thinking<G: Rules> {
    thought: Option<Thought<G>>,
    /// A thought nobody wants any more, until its thread is free again: there is never more than one.
    leaving: Option<Task<Plan<G>>>,
    decided: Option<Decided<G>>,
}

impl<G: Rules> Default for Thinking<G> {
    fn default() -> Self {
        Thinking { thought: None, leaving: None, decided: None }
    }
}

impl<G: Opponents> Thinking<G> {
    /// A window on the thought that goes on now; none while nobody thinks.
    #[must_use]
    pub fn watch(&self) -> Option<&Watch<G>> {
        self.thought.as_ref().map(|thought| &*thought.watch)
    }

    /// Seconds since the thought began; 0 while nobody thinks.
    #[must_use]
    pub fn seconds(&self) -> f32 {
        self.thought.as_ref().map_or(0.0, |thought| thought.seconds)
    }

    /// Ends of the turn that were compared for what is decided now; none while nothing is decided.
    #[must_use]
    pub fn compared(&self) -> Option<u32> {
        self.decided.as_ref().map(|decided| decided.ends)
    }

    /// Time goes by.
    pub(super) fn pass(&mut self, seconds: f32) {
        if let Some(thought) = &mut self.thought {
            thought.seconds += seconds;
        }
    }

    /// Nobody is to think, and nothing is decided.
    pub(super) fn forget(&mut self) {
        self.decided = None;
        if let Some(thought) = self.thought.take() {
            // A thought begins only when none is leaving.
            self.leaving = thought.stop();
        }
    }

    /// Keeps what was decided as long as it fits; else begins a thought, or looks whether it is finished. Never waits.
    pub(super) fn ponder(&mut self, question: Question<G>, mind: &Mind<G>) {
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
        let thought = self.thought.get_or_insert_with(|| Thought::begin(question, mind));
        if let Some(plan) = thought.task.as_mut().and_then(check_ready) {
            self.thought = None;
            self.decided = Some(Decided {
                opponent: question.opponent,
                view: Some(question.view),
                orders: plan.orders.into(),
                fresh: true,
                ends: plan.ends,
            });
        }
    }

    pub(super) const fn has_decided(&self) -> bool {
        self.decided.is_some()
    }

    /// The next order of what was decided, which is carried out at once. What brings new information ends the plan: what follows
    /// is thought about anew.
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

    /// An order of what was decided was carried out, and this is what its giver knows now.
    pub(super) fn gave(&mut self, view: G::View) {
        if let Some(decided) = &mut self.decided {
            decided.view = Some(view);
        }
    }
}

/// For an opponent that is to move and has decided nothing at all, or something that is not legal.
pub(super) fn first_legal<G: Rules>(view: &G::View) -> Option<G::Order> {
    let mut orders = Vec::new();
    G::legal(view, &mut orders);
    orders.first().copied()
}
