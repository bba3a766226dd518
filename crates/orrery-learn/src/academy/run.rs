//! The state of a learner in a lesson.

use super::contract::GameLessons;
use super::learner_actions::LearnerActions;
use super::lesson::{Lesson, LessonStep, WrongAnswer};
use super::lesson_action::{LessonAction, LookTarget};
use orrery_core::Colour;

/// The start of a step: a position, and the orders to carry out from there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StepStart<'a, G: GameLessons> {
    /// The position, with the scripted dice and cards to come.
    pub board: &'a G::Scenario,
    /// The orders, including those of the other players. All of them are legal.
    pub orders: Vec<G::Order>,
}

/// A learner's run through a lesson: the current step, and the actions since that step began.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LessonRun<'a, G: GameLessons> {
    lesson: &'a Lesson<G>,
    at: usize,
    /// The learner's actions since the step began.
    pub actions: LearnerActions<G>,
}

/// Appends the orders that the lines of a lesson leave in effect. Undone orders are removed.
fn follow<G: GameLessons>(orders: &mut Vec<G::Order>, lines: &[LessonAction<G>]) {
    let mut undone = Vec::new();
    for line in lines {
        match line {
            LessonAction::Give(order) => {
                orders.push(*order);
                undone.clear();
            }
            LessonAction::Undo => undone.extend(orders.pop()),
            LessonAction::Redo => orders.extend(undone.pop()),
            LessonAction::Refuse(_) | LessonAction::Pick(_) | LessonAction::Look(_) => {}
        }
    }
}

impl<G: GameLessons> Lesson<G> {
    /// Returns the learner's seat on the lesson's board.
    pub fn learner(&self) -> Colour {
        G::learner(&self.board)
    }

    /// Returns the start of the step at `at`, before the orders of the other players that open the step. The previous steps are
    /// assumed to have been completed as shown.
    pub fn step_start(&self, at: usize) -> StepStart<'_, G> {
        let mut stand = StepStart { board: &self.board, orders: Vec::new() };
        for (index, step) in self.steps.iter().enumerate().take(at + 1) {
            if let Some(board) = &step.board {
                stand = StepStart { board, orders: Vec::new() };
            }
            if index < at {
                follow(&mut stand.orders, &step.rival);
                follow(&mut stand.orders, &step.show_me);
            }
        }
        stand
    }
}

impl<'a, G: GameLessons> LessonRun<'a, G> {
    /// Begins a run at the step at `at`, or at the last step if there is no such step.
    pub fn new(lesson: &'a Lesson<G>, at: usize) -> Self {
        LessonRun { lesson, at: at.min(lesson.steps.len().saturating_sub(1)), actions: LearnerActions::default() }
    }

    /// Returns the lesson of the run.
    pub const fn lesson(&self) -> &'a Lesson<G> {
        self.lesson
    }

    /// Returns the index of the current step.
    pub const fn at(&self) -> usize {
        self.at
    }

    /// Returns the current step.
    pub fn step(&self) -> &'a LessonStep<G> {
        &self.lesson.steps[self.at]
    }

    /// Returns true if the learner only has to read the step.
    pub fn reads(&self) -> bool {
        self.step().until.is_none()
    }

    /// Returns the selection left by the previous step. Returns `None` if there is none, or if this step has its own board.
    pub fn picked_before(&self) -> Option<G::Pick> {
        let before = self.at.checked_sub(1).filter(|_| self.step().board.is_none())?;
        // Refused orders and looks leave the selection unchanged.
        let mut lines = self.lesson.steps[before].show_me.iter().rev();
        match lines.find(|line| !matches!(line, LessonAction::Refuse(_) | LessonAction::Look(_))) {
            Some(LessonAction::Pick(pick)) => Some(*pick),
            _ => None,
        }
    }

    /// Returns true if the step asks the learner to point at something on the board.
    pub fn points(&self) -> bool {
        self.step().until.as_ref().is_some_and(|until| until.looked.contains(&LookTarget::Pointed))
    }

    /// Returns true if this is the last step.
    pub fn is_last(&self) -> bool {
        self.at + 1 == self.lesson.steps.len()
    }

    /// Returns true if the step allows the learner to give `order`. The rules may still refuse the order.
    pub fn allows(&self, order: &G::Order) -> bool {
        self.step().allow.iter().any(|pattern| pattern.fits(order))
    }

    /// Returns true if an order that begins with these words is useful in the step, because the step allows it or asks the
    /// learner to try it.
    pub fn could_allow(&self, begin: &str) -> bool {
        let tried = self.step().until.iter().flat_map(|until| &until.refused);
        self.step().allow.iter().chain(tried).any(|pattern| pattern.could_be(begin))
    }

    /// Returns the number of orders, from the first, that the learner may not undo in this step. It is `floor`, the number of
    /// orders before the step, except in a step that teaches undo, where it is 0.
    pub fn undo_floor(&self, floor: usize) -> usize {
        let reaches = !self.step().check && self.step().until.as_ref().is_some_and(|until| until.undone > 0);
        if reaches { 0 } else { floor }
    }

    /// Returns true if the step is completed. `given` lists the learner's orders since the step began.
    pub fn is_done(&self, view: &G::View, given: &[G::Order]) -> bool {
        self.step().until.as_ref().is_some_and(|until| until.holds(view, given, &self.actions))
    }

    /// Returns the known wrong answer that the learner gave, or `None` if there is none or the step is completed.
    pub fn wrong(&self, view: &G::View, given: &[G::Order]) -> Option<&'a WrongAnswer<G>> {
        if self.is_done(view, given) {
            return None;
        }
        self.step().wrong.iter().find(|wrong| wrong.when.holds(view, given, &self.actions))
    }

    /// Returns true if the learner can do nothing that the step allows, so that only undoing helps. `decider` is the player who
    /// is to decide.
    pub fn is_stuck(&self, view: &G::View, decider: Option<Colour>) -> bool {
        if self.reads() || decider != Some(self.lesson.learner()) {
            return !self.reads();
        }
        let mut orders = Vec::new();
        G::legal(view, &mut orders);
        let until = self.step().until.as_ref();
        // The learner can look, pick, try orders and undo without an allowed order.
        let idle = until.is_some_and(|until| {
            let looks = !until.looked.is_empty() || until.picked.is_some();
            looks || !until.refused.is_empty() || (until.undone + until.redone > 0 && !self.step().check)
        });
        !idle && !orders.iter().any(|order| self.allows(order))
    }

    /// Advances to the next step. Returns false if the current step is the last one.
    pub fn go_on(&mut self) -> bool {
        self.actions = LearnerActions::default();
        let more = !self.is_last();
        if more {
            self.at += 1;
        }
        more
    }
}
