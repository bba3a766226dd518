//! The baseline `parity`, based on the published description of the opponent of the web and tablet versions. The two opponents
//! are not the same: against the web program's own code, the baseline wins about 70% of two-player matches, because it may use
//! every order and every discard, and its mildest aggression values a card a little less.
//!
//! The baseline searches its own turn breadth first and evaluates every position on the way by a fixed sum. It plays the best
//! line, or only its first order if the search left positions unvisited, and searches again, until nothing is better than doing
//! nothing. Unlike the published opponent, it does not look at the cards and dice to come: a reveal is worth no more than the
//! position before it.

mod key;
mod search;
mod value;

use crate::rules::{Order, Position, apply_unchecked, check};

use self::search::ParitySearch;
use super::opponent::Aggression;
use crate::ai::types::Plan;
use crate::ai::types::SearchHandle;
use orrery_ai::SearchBudget;
use orrery_core::RandomGenerator;

pub(super) use value::best_other;
pub use value::value;

/// Returns the share of the best other player's value that is subtracted from a position's value.
const fn weight(aggression: Aggression) -> f32 {
    match aggression {
        Aggression::Spacer => 0.3,
        Aggression::Admiral => 0.5,
        Aggression::Pirate => 0.9,
    }
}

/// Returns the plan to the end of the turn or the match, or up to and including the first order with a chance outcome.
///
/// The baseline has no noise and a fixed budget, so the effort makes no difference. If `watch` stops the search, the plan is
/// based on the positions visited so far.
pub fn plan(position: &Position, aggression: Aggression, effort: SearchBudget, watch: &SearchHandle) -> Plan {
    let mut search = ParitySearch::new(weight(aggression));
    // None of the simulated orders has a chance outcome; the generator is only here because the rules need one.
    let mut unasked = RandomGenerator::new(effort.seed);
    let mut now = *position;
    let mut plan = Plan::default();
    while !now.is_over() {
        let next = next_orders(&mut search, &now, watch);
        plan.leaves = plan.leaves.max(search.reached() as u32);
        for order in next {
            plan.orders.push(order);
            if order == Order::End || order.asks_chance() {
                return plan;
            }
            apply_unchecked(&mut now, order, &mut unasked, &mut ());
        }
        watch.set_favourite(&plan.orders);
    }
    plan
}

/// Returns the next orders of the plan; there is at least one.
fn next_orders(search: &mut ParitySearch, position: &Position, watch: &SearchHandle) -> Vec<Order> {
    let mut found = search.best(position, watch);
    if found.line.is_empty() {
        let may_end = check(position, Order::End).is_ok();
        return vec![if may_end { Order::End } else { search.least_evil(position) }];
    }
    // A search that visited everything would only find the rest of the same line again.
    if !found.complete {
        found.line.truncate(1);
    }
    found.line
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::bare_position;
    use crate::rules::{Card, Options, Setup, Ships};
    use orrery_core::Colour;

    fn plan_of(position: &Position) -> Vec<Order> {
        plan(position, Aggression::Spacer, SearchBudget::usual(0), &SearchHandle::default()).orders
    }

    /// Returns a position in which Red is to give orders and has no ship in hand.
    fn nothing_in_hand() -> Position {
        let mut position = bare_position(&Setup::plain(2, Options::default())).expect("a plain set-up can be played");
        position.phase = crate::rules::Phase::Orders;
        position
    }

    #[test]
    fn plan_sheds_the_least_valued_goods_and_ends() {
        let mut position = nothing_in_hand();
        let red = &mut position.players[Colour::Red.index()];
        (red.fuel, red.ore) = (7, 3);
        assert_eq!(plan_of(&position), [Order::Shed { fuel: 2, ore: 0 }, Order::End]);
    }

    #[test]
    fn plan_stops_at_the_winning_launch() {
        let mut position = nothing_in_hand();
        let red = &mut position.players[Colour::Red.index()];
        (red.fuel, red.ore, red.hub, red.unplaced) = (1, 1, 7, 0);
        red.colonies[2] = 7;
        position.recount_control();
        assert!(matches!(plan_of(&position)[..], [Order::Launch(_)]));
    }

    #[test]
    fn plan_stops_after_a_claim_that_reveals_a_card() {
        let mut position = nothing_in_hand();
        let red = &mut position.players[Colour::Red.index()];
        // If Red holds much ore, neither the Mine nor two circles of the Hub outweigh the card.
        (red.ore, red.bay) = (7, 1);
        position.turn.hand = Ships::of(&[2, 6]);
        let mut deal = [Card::PolarityDevice, Card::AlienCity].into_iter();
        position.display = std::array::from_fn(|_| deal.next().inspect(|&card| assert!(position.deck.take(card))));
        let orders = plan_of(&position);
        assert_eq!(orders.len(), 3, "{orders:?}");
        assert_eq!(orders[2], Order::Claim(Card::PolarityDevice));
    }

    #[test]
    fn stopped_search_still_ends_the_turn() {
        let watch = SearchHandle::default();
        watch.stop();
        let mut position = nothing_in_hand();
        position.players[Colour::Red.index()].bay = 1;
        position.turn.hand = Ships::of(&[2, 6]);
        let orders = plan(&position, Aggression::Pirate, SearchBudget::usual(0), &watch).orders;
        assert_eq!(orders.last(), Some(&Order::End));
    }
}
