//! One learner in one lesson.

use super::contract::Lessons;
use super::deeds::Deeds;
use super::lesson::{Lesson, Step, Wrong};
use super::line::{Line, Sight};
use orrery_core::Colour;

/// Where a step begins: a position, and the orders that lead on from there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stand<'a, G: Lessons> {
    /// The position, with the coming dice and cards.
    pub board: &'a G::Scenario,
    /// The orders, those of the other players among them; none is refused.
    pub orders: Vec<G::Order>,
}

/// A learner in a lesson: which step, and what was done since it began.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Run<'a, G: Lessons> {
    lesson: &'a Lesson<G>,
    at: usize,
    /// What was done since the step began.
    pub deeds: Deeds<G>,
}

/// Adds what lines of a lesson leave of orders: those that are taken back go.
fn follow<G: Lessons>(orders: &mut Vec<G::Order>, lines: &[Line<G>]) {
    let mut undone = Vec::new();
    for line in lines {
        match line {
            Line::Give(order) => {
                orders.push(*order);
                undone.clear();
            }
            Line::Undo => undone.extend(orders.pop()),
            Line::Redo => orders.extend(undone.pop()),
            Line::Refuse(_) | Line::Pick(_) | Line::Look(_) => {}
        }
    }
}

impl<G: Lessons> Lesson<G> {
    /// Who learns on its board.
    #[must_use]
    pub fn learner(&self) -> Colour {
        G::learner(&self.board)
    }

    /// Where the step at `at` begins, the orders of others with which it opens not yet given. The steps before it went as they
    /// are shown.
    #[must_use]
    pub fn stand(&self, at: usize) -> Stand<'_, G> {
        let mut stand = Stand { board: &self.board, orders: Vec::new() };
        for (index, step) in self.steps.iter().enumerate().take(at + 1) {
            if let Some(board) = &step.board {
                stand = Stand { board, orders: Vec::new() };
            }
            if index < at {
                follow(&mut stand.orders, &step.rival);
                follow(&mut stand.orders, &step.show_me);
            }
        }
        stand
    }
}

impl<'a, G: Lessons> Run<'a, G> {
    /// A learner at the beginning of the step at `at`; at the last step if there is none.
    #[must_use]
    pub fn new(lesson: &'a Lesson<G>, at: usize) -> Self {
        Run { lesson, at: at.min(lesson.steps.len().saturating_sub(1)), deeds: Deeds::default() }
    }

    /// The lesson.
    #[must_use]
    pub const fn lesson(&self) -> &'a Lesson<G> {
        self.lesson
    }

    /// Which step, from 0.
    #[must_use]
    pub const fn at(&self) -> usize {
        self.at
    }

    /// The step.
    #[must_use]
    pub fn step(&self) -> &'a Step<G> {
        &self.lesson.steps[self.at]
    }

    /// Whether the step is only to be read.
    #[must_use]
    pub fn reads(&self) -> bool {
        self.step().until.is_none()
    }

    /// What the step before leaves picked, where the step goes on from there.
    #[must_use]
    pub fn picked_before(&self) -> Option<G::Pick> {
        let before = self.at.checked_sub(1).filter(|_| self.step().board.is_none())?;
        // What is only tried or looked at leaves it picked.
        let mut lines = self.lesson.steps[before].show_me.iter().rev();
        match lines.find(|line| !matches!(line, Line::Refuse(_) | Line::Look(_))) {
            Some(Line::Pick(pick)) => Some(*pick),
            _ => None,
        }
    }

    /// Whether the step wants something of the board to be pointed at.
    #[must_use]
    pub fn points(&self) -> bool {
        self.step().until.as_ref().is_some_and(|until| until.looked.contains(&Sight::Pointed))
    }

    /// Whether this is the last step.
    #[must_use]
    pub fn is_last(&self) -> bool {
        self.at + 1 == self.lesson.steps.len()
    }

    /// Whether the step lets the learner give `order`; what the rules say of it is another matter.
    #[must_use]
    pub fn allows(&self, order: &G::Order) -> bool {
        self.step().allow.iter().any(|pattern| pattern.fits(order))
    }

    /// Whether the step has a use for an order that begins with these words: it lets it through, or wants it to be tried.
    #[must_use]
    pub fn could_allow(&self, begin: &str) -> bool {
        let tried = self.step().until.iter().flat_map(|until| &until.refused);
        self.step().allow.iter().chain(tried).any(|pattern| pattern.could_be(begin))
    }

    /// How many of the first orders the step does not let the learner take back, if `floor` orders were given before it began: a
    /// step that is about taking back reaches into the one before.
    #[must_use]
    pub fn undo_floor(&self, floor: usize) -> usize {
        let reaches = !self.step().check && self.step().until.as_ref().is_some_and(|until| until.undone > 0);
        if reaches { 0 } else { floor }
    }

    /// Whether the step is done: `given` are the learner's orders since it began.
    #[must_use]
    pub fn is_done(&self, view: &G::View, given: &[G::Order]) -> bool {
        self.step().until.as_ref().is_some_and(|until| until.holds(view, given, &self.deeds))
    }

    /// What went wrong, where the lesson knows it; nothing where the step is done.
    #[must_use]
    pub fn wrong(&self, view: &G::View, given: &[G::Order]) -> Option<&'a Wrong<G>> {
        if self.is_done(view, given) {
            return None;
        }
        self.step().wrong.iter().find(|wrong| wrong.when.holds(view, given, &self.deeds))
    }

    /// Whether nothing the step lets the learner do is left, so that only going back helps; `decider` is who decides now.
    #[must_use]
    pub fn is_stuck(&self, view: &G::View, decider: Option<Colour>) -> bool {
        if self.reads() || decider != Some(self.lesson.learner()) {
            return !self.reads();
        }
        let mut orders = Vec::new();
        G::legal(view, &mut orders);
        let until = self.step().until.as_ref();
        // What is looked at, picked, tried or taken back needs no order.
        let idle = until.is_some_and(|until| {
            let looks = !until.looked.is_empty() || until.picked.is_some();
            looks || !until.refused.is_empty() || (until.undone + until.redone > 0 && !self.step().check)
        });
        !idle && !orders.iter().any(|order| self.allows(order))
    }

    /// Goes on to the next step. False where this was the last.
    pub fn go_on(&mut self) -> bool {
        self.deeds = Deeds::default();
        let more = !self.is_last();
        if more {
            self.at += 1;
        }
        more
    }
}
