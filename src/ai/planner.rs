//! Playing by plans, an order at a time.

use std::collections::VecDeque;

use super::Effort;
use super::Watch;
use super::decide_with;
use super::plan;
use crate::core::Generator;
use crate::core::Opponent;
use crate::rules::{Order, Phase, Position, check};

/// Gives an opponent's orders one by one, and has it think only where its last plan does not say what to do.
///
/// One serves for all seats of a match, and for one match after another.
#[derive(Debug, Default)]
pub struct Planner {
    ahead: VecDeque<Order>,
    listed: Vec<Order>,
}

impl Planner {
    /// The next order of `opponent`, the mover; its whims come from `generator`. [`Order::End`] when the match is over.
    ///
    /// The plan is followed while its orders are legal and chance was not asked.
    #[must_use]
    pub fn order(&mut self, position: &Position, opponent: Opponent, generator: &mut Generator) -> Order {
        if matches!(opponent, Opponent::Random | Opponent::Simple) {
            self.ahead.clear();
            return decide_with(position, opponent, generator, &mut self.listed);
        }
        if position.phase != Phase::Orders {
            self.ahead.clear();
        }
        if self.ahead.front().is_none_or(|&order| check(position, order).is_err()) {
            let effort = Effort::usual(generator.next());
            self.ahead = plan(position, opponent, effort, &Watch::default()).orders.into();
        }
        let order = self.ahead.pop_front().unwrap_or(Order::End);
        if order.asks_chance() {
            self.ahead.clear();
        }
        order
    }
}
