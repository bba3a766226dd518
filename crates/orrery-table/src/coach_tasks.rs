//! Background tasks of the coach: advice, the evaluation of a turn, and the review of a match. None of them blocks a frame.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use bevy::prelude::*;
use bevy::tasks::futures::check_ready;
use bevy::tasks::{AsyncComputeTaskPool, Task, TaskPool};

use orrery_ai::coach::{Advice, Review, TurnExplanation};
use orrery_ai::{GameOpponents, SearchBudget, SearchHandle, SearchPhase};
use orrery_core::Rules;
use orrery_record::TurnRecord;

/// The progress of a coach task, for display.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct CoachTaskProgress {
    /// The current phase of the search.
    pub busy: SearchPhase,
    /// The number of candidate turns found so far.
    pub leaves: u32,
    /// The number of playouts so far.
    pub playouts: u32,
    /// The number of turns reviewed so far.
    pub done: u32,
    /// The number of turns to review; 0 if the task is not a review.
    pub all: u32,
}

/// The state of a coach task: running, or finished with or without a result.
#[derive(Debug, PartialEq)]
pub enum CoachTaskState<'a, T> {
    /// The task is still running.
    Pondering(CoachTaskProgress),
    /// The task is finished, with this result.
    Ready(&'a T),
    /// The task is finished without a result.
    Nothing,
}

impl<T> Clone for CoachTaskState<'_, T> {
    fn clone(&self) -> Self {
        *self
    }
}

// The result is only borrowed, so `T` need not be `Copy`.
impl<T> Copy for CoachTaskState<'_, T> {}

/// A question to the coach and the task that answers it. Dropping the value asks the task to stop.
struct CoachTask<G: Rules, Q, T> {
    question: Q,
    watch: Arc<SearchHandle<G>>,
    done: Arc<AtomicU32>,
    all: u32,
    task: Option<Task<Option<T>>>,
    answer: Option<T>,
}

impl<G: Rules, Q, T: Send + 'static> CoachTask<G, Q, T> {
    fn begin(
        question: Q,
        all: u32,
        think: impl FnOnce(&SearchHandle<G>, &AtomicU32) -> Option<T> + Send + 'static,
    ) -> Self {
        let (watch, done) = (Arc::new(SearchHandle::default()), Arc::new(AtomicU32::new(0)));
        let (seen, counted) = (watch.clone(), done.clone());
        let pool = AsyncComputeTaskPool::get_or_init(TaskPool::default);
        let task = pool.spawn(async move { think(&seen, &counted) });
        CoachTask { question, watch, done, all, task: Some(task), answer: None }
    }

    /// Polls the task without waiting.
    fn attend(&mut self) {
        if let Some(answer) = self.task.as_mut().and_then(check_ready) {
            self.task = None;
            self.answer = answer;
        }
    }

    fn state(&self) -> CoachTaskState<'_, T> {
        match (&self.task, &self.answer) {
            (Some(_), _) => CoachTaskState::Pondering(CoachTaskProgress {
                busy: self.watch.phase(),
                leaves: self.watch.ends(),
                playouts: self.watch.playouts(),
                done: self.done.load(Ordering::Relaxed),
                all: self.all,
            }),
            (None, Some(answer)) => CoachTaskState::Ready(answer),
            (None, None) => CoachTaskState::Nothing,
        }
    }
}

impl<G: Rules, Q, T> Drop for CoachTask<G, Q, T> {
    fn drop(&mut self) {
        self.watch.stop();
    }
}

/// The latest questions to the coach, and the answers. They are cleared when the match is closed.
#[derive(Resource)]
pub struct CoachTasks<G: GameOpponents> {
    advice: Option<CoachTask<G, G::View, Advice<G, G::Reason>>>,
    explanation: Option<CoachTask<G, TurnRecord<G>, TurnExplanation<G, G::Reason>>>,
    review: Option<CoachTask<G, usize, Review>>,
}

impl<G: GameOpponents> Default for CoachTasks<G> {
    fn default() -> Self {
        CoachTasks { advice: None, explanation: None, review: None }
    }
}

impl<G: GameOpponents> CoachTasks<G> {
    /// Requests advice for the deciding seat with this view. Replaces the previous request unless the view is the same.
    pub fn advise(&mut self, view: G::View, effort: SearchBudget) {
        if self.advice.as_ref().is_none_or(|study| study.question != view) {
            self.advice = Some(CoachTask::begin(view, 0, move |watch, _| G::advise(&view, effort, watch)));
        }
    }

    /// Requests an evaluation of `turn`. Replaces the previous request unless the turn is the same.
    pub fn explain(&mut self, turn: TurnRecord<G>, effort: SearchBudget) {
        if self.explanation.as_ref().is_none_or(|study| study.question != turn) {
            let asked = turn.clone();
            self.explanation = Some(CoachTask::begin(asked, 0, move |watch, _| G::explain(&turn, effort, watch)));
        }
    }

    /// Requests a review of these turns of a match with `entries` orders. A running or finished review with the same number of
    /// orders is kept.
    pub fn review(&mut self, turns: Vec<TurnRecord<G>>, entries: usize, effort: SearchBudget) {
        if self.review.as_ref().is_none_or(|study| study.question != entries) {
            let all = turns.len() as u32;
            self.review = Some(CoachTask::begin(entries, all, move |watch, done| {
                G::review(&turns, effort, watch, &mut |_| {
                    done.fetch_add(1, Ordering::Relaxed);
                })
            }));
        }
    }

    /// Returns the view of the latest request for advice and the state of its task, or `None` without a request.
    pub fn advice(&self) -> Option<(&G::View, CoachTaskState<'_, Advice<G, G::Reason>>)> {
        self.advice.as_ref().map(|study| (&study.question, study.state()))
    }

    /// Returns the turn of the latest request for an evaluation and the state of its task, or `None` without a request.
    pub fn explanation(&self) -> Option<(&TurnRecord<G>, CoachTaskState<'_, TurnExplanation<G, G::Reason>>)> {
        self.explanation.as_ref().map(|study| (&study.question, study.state()))
    }

    /// Returns the state of the review, or `None` if none was requested.
    pub fn reviewed(&self) -> Option<CoachTaskState<'_, Review>> {
        self.review.as_ref().map(CoachTask::state)
    }

    /// Returns true if any coach task is running.
    pub fn is_busy(&self) -> bool {
        self.advice.as_ref().is_some_and(|study| study.task.is_some())
            || self.explanation.as_ref().is_some_and(|study| study.task.is_some())
            || self.review.as_ref().is_some_and(|study| study.task.is_some())
    }

    /// Drops the advice, or the running task that computes it.
    pub fn drop_advice(&mut self) {
        self.advice = None;
    }

    /// Drops the evaluation of a turn, or the running task that computes it.
    pub fn drop_explanation(&mut self) {
        self.explanation = None;
    }

    /// Drops the review unless it is finished.
    pub fn stop_review(&mut self) {
        if self.review.as_ref().is_some_and(|study| study.answer.is_none()) {
            self.review = None;
        }
    }

    /// Drops all tasks and their results.
    pub(super) fn forget(&mut self) {
        *self = CoachTasks::default();
    }
}

/// Polls the running coach tasks.
pub(super) fn attend<G: GameOpponents>(mut coach: ResMut<CoachTasks<G>>) {
    if !coach.is_busy() {
        return;
    }
    if let Some(study) = &mut coach.advice {
        study.attend();
    }
    if let Some(study) = &mut coach.explanation {
        study.attend();
    }
    if let Some(study) = &mut coach.review {
        study.attend();
    }
}
