//! Opponents' thoughts: one at a time on the task pool, each a plan whose orders are given as their moments come.

use std::collections::VecDeque;
use std::sync::Arc;

use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task, TaskPool, futures::check_ready};

use crate::ai::Effort;
use crate::core::Opponent;
use crate::games::alien_frontiers::ai::{self, Plan, Watch};
use crate::rules::{Order, Position, Scripted, apply_with, check};

/// The way of thinking of a [`Mind`].
type Think = dyn Fn(&Position, Opponent, Effort, &Watch) -> Plan + Send + Sync;

/// How opponents think: by [`ai::plan`], unless a test puts another way in its place.
#[derive(Resource, Clone)]
pub struct Mind {
    /// How much the highest level may play on in thought, in percent of the usual.
    pub budget: u16,
    think: Arc<Think>,
}

impl Default for Mind {
    fn default() -> Self {
        Mind::new(ai::plan)
    }
}

impl Mind {
    /// A mind that thinks like this, with the usual budget.
    pub fn new(think: impl Fn(&Position, Opponent, Effort, &Watch) -> Plan + Send + Sync + 'static) -> Self {
        Mind { budget: Effort::usual(0).budget, think: Arc::new(think) }
    }

    pub(super) const fn effort(&self, seed: u64) -> Effort {
        Effort { seed, budget: self.budget }
    }
}

/// What a thought is about; two thoughts about the same come to the same plan.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Question {
    pub(super) position: Position,
    pub(super) opponent: Opponent,
    pub(super) effort: Effort,
}

/// A thought that goes on beside the frames. Dropped, it is asked to come to an end.
struct Thought {
    question: Question,
    watch: Arc<Watch>,
    task: Option<Task<Plan>>,
    seconds: f32,
}

impl Thought {
    fn begin(question: Question, mind: &Mind) -> Self {
        let watch = Arc::new(Watch::default());
        let (think, seen) = (mind.think.clone(), watch.clone());
        let Question { position, opponent, effort } = question;
        let pool = AsyncComputeTaskPool::get_or_init(TaskPool::default);
        let task = pool.spawn(async move { think(&position, opponent, effort, &seen) });
        Thought { question, watch, task: Some(task), seconds: 0.0 }
    }

    /// Asks it to come to an end, and hands over what is still running.
    fn stop(mut self) -> Option<Task<Plan>> {
        self.watch.stop();
        self.task.take()
    }
}

impl Drop for Thought {
    fn drop(&mut self) {
        self.watch.stop();
    }
}

/// What an opponent decided, as far as its orders are not given yet.
struct Decided {
    opponent: Opponent,
    /// Where the next of them is to be given.
    position: Position,
    orders: VecDeque<Order>,
    /// Whether none of them was given yet.
    fresh: bool,
    ends: u32,
}

impl Decided {
    /// Whether the next order can be given now.
    fn fits(&self, question: &Question) -> bool {
        self.opponent == question.opponent
            && self.position == question.position
            && self.orders.front().is_some_and(|&order| self.fresh || check(&self.position, order).is_ok())
    }
}

/// What the opponent to move is thinking, or has decided.
#[derive(Resource, Default)]
pub struct Thinking {
    thought: Option<Thought>,
    /// A thought nobody wants any more, until its thread is free again: there is never more than one.
    leaving: Option<Task<Plan>>,
    decided: Option<Decided>,
}

impl Thinking {
    /// A window on the thought that goes on now; none while nobody thinks.
    #[must_use]
    pub fn watch(&self) -> Option<&Watch> {
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
    pub(super) fn ponder(&mut self, question: Question, mind: &Mind) {
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
                position: question.position,
                orders: plan.orders.into(),
                fresh: true,
                ends: plan.ends,
            });
        }
    }

    pub(super) const fn has_decided(&self) -> bool {
        self.decided.is_some()
    }

    /// The next order of what was decided. What brings new information ends the plan: what follows is thought about anew.
    pub(super) fn next_order(&mut self) -> Option<Order> {
        let decided = self.decided.as_mut()?;
        // Nothing at all decided by an opponent that is to move: the turn ends, or the first legal order is given.
        let order = decided.orders.pop_front().unwrap_or(Order::End);
        decided.fresh = false;
        let last = decided.orders.is_empty() || order.asks_chance();
        if last || apply_with(&mut decided.position, order, &mut Scripted::default(), &mut ()).is_err() {
            self.decided = None;
        }
        Some(order)
    }
}
