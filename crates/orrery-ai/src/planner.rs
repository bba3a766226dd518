//! The execution of plans, one order at a time.

use std::collections::VecDeque;

use super::contract::GameOpponents;
use super::{SearchBudget, SearchHandle, decide_with, plan};
use orrery_core::{Colour, Opponent, RandomGenerator, Rules};

/// An executor of plans, which gives an opponent's orders one by one and searches again only if the last plan no longer applies.
///
/// One planner serves all seats of a match, and any number of matches one after another.
#[derive(Debug, Clone)]
pub struct Planner<G: Rules> {
    ahead: VecDeque<G::Order>,
    /// The seat that planned the remaining orders.
    planned_by: Option<Colour>,
    listed: Vec<G::Order>,
    form_seed: u64,
}

impl<G: Rules> Default for Planner<G> {
    fn default() -> Self {
        Planner { ahead: VecDeque::new(), planned_by: None, listed: Vec::new(), form_seed: 0 }
    }
}

impl<G: GameOpponents> Planner<G> {
    /// Begins a match with this form seed. Drops the rest of the last plan.
    pub fn begin(&mut self, form_seed: u64) {
        self.ahead.clear();
        self.form_seed = form_seed;
    }

    /// Returns the next order of `opponent`, which plays the deciding seat, with noise from `generator`. Returns `None` if the
    /// match is over.
    ///
    /// The plan is followed as long as its orders are legal and nothing is revealed.
    #[must_use]
    pub fn order(&mut self, view: &G::View, opponent: Opponent, generator: &mut RandomGenerator) -> Option<G::Order> {
        if matches!(opponent, Opponent::Random | Opponent::Simple) {
            self.ahead.clear();
            return decide_with::<G>(view, opponent, generator, &mut self.listed);
        }
        if G::forced(view).is_some() {
            self.ahead.clear();
        }
        if self.ahead.front().is_none_or(|order| G::check(view, order).is_err()) {
            let effort = SearchBudget { form_seed: self.form_seed, ..SearchBudget::usual(generator.next()) };
            self.ahead = plan::<G>(view, opponent, effort, &SearchHandle::default()).orders.into();
        }
        let order = self.ahead.pop_front()?;
        if G::is_barrier(view, &order) {
            self.ahead.clear();
        }
        Some(order)
    }

    /// Returns the next order like [`Self::order`], or `None` if the match is over, but never follows the plan of another seat.
    #[must_use]
    pub fn order_of(
        &mut self,
        seat: Colour,
        view: &G::View,
        opponent: Opponent,
        generator: &mut RandomGenerator,
    ) -> Option<G::Order> {
        if self.planned_by.replace(seat) != Some(seat) {
            self.ahead.clear();
        }
        self.order(view, opponent, generator)
    }
}
