//! Playing by plans, an order at a time.

use std::collections::VecDeque;

use super::contract::Opponents;
use super::{Effort, Watch, decide_with, plan};
use orrery_core::{Colour, Generator, Opponent, Rules};

/// Gives an opponent's orders one by one, and has it think only where its last plan does not say what to do.
///
/// One serves for all seats of a match, and for one match after another.
#[derive(Debug, Clone)]
pub struct Planner<G: Rules> {
    ahead: VecDeque<G::Order>,
    /// The seat that planned the orders ahead.
    whose: Option<Colour>,
    listed: Vec<G::Order>,
    day: u64,
}

impl<G: Rules> Default for Planner<G> {
    fn default() -> Self {
        Planner { ahead: VecDeque::new(), whose: None, listed: Vec::new(), day: 0 }
    }
}

impl<G: Opponents> Planner<G> {
    /// A match begins; its players' form comes from `day`.
    pub fn begin(&mut self, day: u64) {
        self.ahead.clear();
        self.day = day;
    }

    /// The next order of `opponent`, who decides; its whims come from `generator`. Nothing when the match is over.
    ///
    /// The plan is followed while its orders are legal and nothing came to light.
    #[must_use]
    pub fn order(&mut self, view: &G::View, opponent: Opponent, generator: &mut Generator) -> Option<G::Order> {
        if matches!(opponent, Opponent::Random | Opponent::Simple) {
            self.ahead.clear();
            return decide_with::<G>(view, opponent, generator, &mut self.listed);
        }
        if G::forced(view).is_some() {
            self.ahead.clear();
        }
        if self.ahead.front().is_none_or(|order| G::check(view, order).is_err()) {
            let effort = Effort { day: self.day, ..Effort::usual(generator.next()) };
            self.ahead = plan::<G>(view, opponent, effort, &Watch::default()).orders.into();
        }
        let order = self.ahead.pop_front()?;
        if G::is_barrier(view, &order) {
            self.ahead.clear();
        }
        Some(order)
    }

    /// As [`Self::order`], of the opponent in this seat: no seat is given what another one planned.
    #[must_use]
    pub fn order_of(
        &mut self,
        seat: Colour,
        view: &G::View,
        opponent: Opponent,
        generator: &mut Generator,
    ) -> Option<G::Order> {
        if self.whose.replace(seat) != Some(seat) {
            self.ahead.clear();
        }
        self.order(view, opponent, generator)
    }
}
