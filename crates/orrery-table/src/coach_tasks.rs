//! The coach's studies: advice, what a turn was worth, the review of a match. Each goes on beside the frames.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use bevy::prelude::*;
use bevy::tasks::futures::check_ready;
use bevy::tasks::{AsyncComputeTaskPool, Task, TaskPool};

use orrery_ai::coach::{Advice, Explanation, Review};
use orrery_ai::{Busy, Effort, Opponents, Watch};
use orrery_core::Rules;
use orrery_record::TurnRecord;

/// How far a study is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Progress {
    /// What it is busy with.
    pub busy: Busy,
    /// Ends of the turn found so far.
    pub ends: u32,
    /// Times it played on in thought so far.
    pub playouts: u32,
    /// Turns reviewed so far.
    pub done: u32,
    /// Turns to review; 0 for what is no review.
    pub all: u32,
}

/// What a study has come to.
#[derive(Debug, PartialEq)]
pub enum Told<'a, T> {
    /// It goes on.
    Pondering(Progress),
    /// This.
    Ready(&'a T),
    /// There is nothing to tell.
    Nothing,
}

impl<T> Clone for Told<'_, T> {
    fn clone(&self) -> Self {
        *self
    }
}

// What is told is only looked at, so it need not be copied itself.
impl<T> Copy for Told<'_, T> {}

/// A question and the thought about it. Dropped, the thought is asked to come to an end.
struct Study<G: Rules, Q, T> {
    question: Q,
    watch: Arc<Watch<G>>,
    done: Arc<AtomicU32>,
    all: u32,
    task: Option<Task<Option<T>>>,
    answer: Option<T>,
}

impl<G: Rules, Q, T: Send + 'static> Study<G, Q, T> {
    fn begin(question: Q, all: u32, think: impl FnOnce(&Watch<G>, &AtomicU32) -> Option<T> + Send + 'static) -> Self {
        let (watch, done) = (Arc::new(Watch::default()), Arc::new(AtomicU32::new(0)));
        let (seen, counted) = (watch.clone(), done.clone());
        let pool = AsyncComputeTaskPool::get_or_init(TaskPool::default);
        let task = pool.spawn(async move { think(&seen, &counted) });
        Study { question, watch, done, all, task: Some(task), answer: None }
    }

    /// Looks whether the thought is finished. Never waits.
    fn attend(&mut self) {
        if let Some(answer) = self.task.as_mut().and_then(check_ready) {
            self.task = None;
            self.answer = answer;
        }
    }

    fn told(&self) -> Told<'_, T> {
        match (&self.task, &self.answer) {
            (Some(_), _) => Told::Pondering(Progress {
                busy: self.watch.busy(),
                ends: self.watch.ends(),
                playouts: self.watch.playouts(),
                done: self.done.load(Ordering::Relaxed),
                all: self.all,
            }),
            (None, Some(answer)) => Told::Ready(answer),
            (None, None) => Told::Nothing,
        }
    }
}

impl<G: Rules, Q, T> Drop for Study<G, Q, T> {
    fn drop(&mut self) {
        self.watch.stop();
    }
}

/// What the coach was asked last, and its answers; forgotten when the match is closed.
#[derive(Resource)]
pub struct Coach<G: Opponents> {
    advice: Option<Study<G, G::View, Advice<G, G::Reason>>>,
    explanation: Option<Study<G, TurnRecord<G>, Explanation<G, G::Reason>>>,
    review: Option<Study<G, usize, Review>>,
}

impl<G: Opponents> Default for Coach<G> {
    fn default() -> Self {
        Coach { advice: None, explanation: None, review: None }
    }
}

impl<G: Opponents> Coach<G> {
    /// Asks what to do where the decider knows `view`; what was asked before is forgotten, unless it was the same.
    pub fn advise(&mut self, view: G::View, effort: Effort) {
        if self.advice.as_ref().is_none_or(|study| study.question != view) {
            self.advice = Some(Study::begin(view, 0, move |watch, _| G::advise(&view, effort, watch)));
        }
    }

    /// Asks what `turn` was worth; what was asked before is forgotten, unless it was the same.
    pub fn explain(&mut self, turn: TurnRecord<G>, effort: Effort) {
        if self.explanation.as_ref().is_none_or(|study| study.question != turn) {
            let asked = turn.clone();
            self.explanation = Some(Study::begin(asked, 0, move |watch, _| G::explain(&turn, effort, watch)));
        }
    }

    /// Asks how the match of these turns, of `entries` orders, went. A review of the same that goes on or is done stays.
    pub fn review(&mut self, turns: Vec<TurnRecord<G>>, entries: usize, effort: Effort) {
        if self.review.as_ref().is_none_or(|study| study.question != entries) {
            let all = turns.len() as u32;
            self.review = Some(Study::begin(entries, all, move |watch, done| {
                G::review(&turns, effort, watch, &mut |_| {
                    done.fetch_add(1, Ordering::Relaxed);
                })
            }));
        }
    }

    /// What advice was asked about, and the advice; nothing if none was asked for.
    #[must_use]
    pub fn advice(&self) -> Option<(&G::View, Told<'_, Advice<G, G::Reason>>)> {
        self.advice.as_ref().map(|study| (&study.question, study.told()))
    }

    /// The turn that was asked about, and what it was worth; nothing if none was asked about.
    #[must_use]
    pub fn explanation(&self) -> Option<(&TurnRecord<G>, Told<'_, Explanation<G, G::Reason>>)> {
        self.explanation.as_ref().map(|study| (&study.question, study.told()))
    }

    /// The review; nothing if none was asked for.
    #[must_use]
    pub fn reviewed(&self) -> Option<Told<'_, Review>> {
        self.review.as_ref().map(Study::told)
    }

    /// Whether it studies something.
    #[must_use]
    pub fn is_busy(&self) -> bool {
        self.advice.as_ref().is_some_and(|study| study.task.is_some())
            || self.explanation.as_ref().is_some_and(|study| study.task.is_some())
            || self.review.as_ref().is_some_and(|study| study.task.is_some())
    }

    /// Forgets the advice.
    pub fn drop_advice(&mut self) {
        self.advice = None;
    }

    /// Forgets the explanation.
    pub fn drop_explanation(&mut self) {
        self.explanation = None;
    }

    /// Forgets a review that is not done.
    pub fn stop_review(&mut self) {
        if self.review.as_ref().is_some_and(|study| study.answer.is_none()) {
            self.review = None;
        }
    }

    /// Forgets everything.
    pub(super) fn forget(&mut self) {
        *self = Coach::default();
    }
}

/// Looks which studies are finished.
pub(super) fn attend<G: Opponents>(mut coach: ResMut<Coach<G>>) {
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
