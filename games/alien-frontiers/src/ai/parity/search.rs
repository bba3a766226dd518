//! The breadth-first search of the positions that the mover can still reach this turn.

use super::key;
use super::value::{best_other, value};
use crate::ai::types::SearchHandle;
use crate::rules::{Card, CardCounts, CardPower, DiceAndCardSource, Order, Position, apply_unchecked, legal};
use orrery_ai::SearchPhase;

/// Maximum number of positions that a search reaches; each position is counted once.
pub(super) const BUDGET: usize = 12_800;
/// Penalty for a position with a ship still undocked.
const UNDOCKED: f32 = 3.0;
/// Smallest gain over doing nothing for which a line is played: more than the rounding error of the sum.
const GAIN: f32 = 1e-3;
/// Number of slots in the table of seen positions: a power of two, large enough that at most one slot in three is used.
const TABLE: usize = (BUDGET * 3).next_power_of_two();

/// A position that was reached.
#[derive(Debug, Clone, Copy)]
struct SearchNode {
    position: Position,
    /// The order that led to this position; meaningless at the root.
    order: Order,
    /// The index of the previous node; the root is its own predecessor.
    before: u32,
    /// [`key::rest`] of the position.
    rest: u64,
    /// The part of the value that is subtracted for the best other player.
    against: f32,
}

/// The result of a search.
#[derive(Debug, Default)]
pub(super) struct SearchResult {
    /// The orders of the best line; empty if nothing is better than doing nothing.
    pub line: Vec<Order>,
    /// True if every reachable position was visited.
    pub complete: bool,
}

/// The search with its working memory, which can be reused for many searches.
pub(super) struct ParitySearch {
    aggression: f32,
    nodes: Vec<SearchNode>,
    table: Vec<u64>,
    orders: Vec<Order>,
}

impl ParitySearch {
    /// Creates a search that subtracts `aggression` times the best other player's value.
    pub(super) fn new(aggression: f32) -> Self {
        ParitySearch { aggression, nodes: Vec::with_capacity(BUDGET), table: vec![0; TABLE], orders: Vec::new() }
    }

    /// Returns the best line from `root`; on a tie, the first line found.
    pub(super) fn best(&mut self, root: &Position, watch: &SearchHandle) -> SearchResult {
        let against = self.against(root);
        let standing = worth(root, against);
        let first = SearchNode { position: *root, order: Order::End, before: 0, rest: key::rest(root), against };
        self.table.fill(0);
        self.nodes.clear();
        self.is_new(key::own(root, first.rest));
        self.nodes.push(first);
        let (mut best, mut best_worth) = (0, standing + GAIN);
        let mut at = 0;
        while at < self.nodes.len() && self.nodes.len() < BUDGET && !watch.stopped() {
            let mut orders = std::mem::take(&mut self.orders);
            legal(&self.nodes[at].position, &mut orders);
            for &order in orders.iter().filter(|order| is_searched(order)) {
                let Some(worth) = self.reach(at, order) else { continue };
                if worth > best_worth {
                    (best, best_worth) = (self.nodes.len() - 1, worth);
                }
                if self.nodes.len() == BUDGET {
                    break;
                }
            }
            self.orders = orders;
            at += 1;
        }
        watch.set_phase(SearchPhase::Finding);
        watch.found(self.nodes.len());
        SearchResult { line: self.line_to(best), complete: at == self.nodes.len() }
    }

    /// Returns the order that loses the least value among those that bring the turn nearer to its end, for a turn that may not
    /// end yet.
    pub(super) fn least_evil(&mut self, position: &Position) -> Order {
        legal(position, &mut self.orders);
        let after = |order: Order| {
            let mut position = *position;
            carry_out(&mut position, order);
            worth(&position, self.against(&position))
        };
        let ends = |order: &Order| !order.docked_ships().is_empty() || matches!(order, Order::Shed { .. });
        let best = self.orders.iter().copied().filter(ends).map(|order| (order, after(order)));
        let best = best.reduce(|best, next| if next.1 > best.1 { next } else { best });
        best.map(|(order, _)| order).or_else(|| self.orders.first().copied()).unwrap_or(Order::End)
    }

    /// Returns the number of positions that the last search reached.
    pub(super) fn reached(&self) -> usize {
        self.nodes.len()
    }

    fn against(&self, position: &Position) -> f32 {
        self.aggression * best_other(position, position.mover())
    }

    /// Carries out `order` after the node `before`, and returns the value of the new position, or `None` if it was reached
    /// earlier.
    fn reach(&mut self, before: usize, order: Order) -> Option<f32> {
        let mut node = self.nodes[before];
        carry_out(&mut node.position, order);
        let far = reaches_others(&order);
        if far {
            node.rest = key::rest(&node.position);
        }
        if !self.is_new(key::own(&node.position, node.rest)) {
            return None;
        }
        if far {
            node.against = self.against(&node.position);
        }
        node.order = order;
        node.before = before as u32;
        let worth = worth(&node.position, node.against);
        self.nodes.push(node);
        Some(worth)
    }

    /// Adds `key` to the table. Returns true if the table did not contain it.
    fn is_new(&mut self, key: u64) -> bool {
        // 0 marks an empty slot.
        let key = key.max(1);
        let mut place = key as usize % TABLE;
        loop {
            match self.table[place] {
                0 => {
                    self.table[place] = key;
                    return true;
                }
                seen if seen == key => return false,
                _ => place = (place + 1) % TABLE,
            }
        }
    }

    fn line_to(&self, mut node: usize) -> Vec<Order> {
        let mut line = Vec::new();
        while node != 0 {
            line.push(self.nodes[node].order);
            node = self.nodes[node].before as usize;
        }
        line.reverse();
        line
    }
}

/// Returns the value of a position to its mover.
fn worth(position: &Position, against: f32) -> f32 {
    let undocked = if position.hand().is_empty() { 0.0 } else { UNDOCKED };
    value(position, position.mover()) - against - undocked
}

/// Returns true if the search tries this order. The others are worth no more than doing nothing: ending the turn, giving up
/// goods, and orders whose chance outcome would be needed to evaluate them.
const fn is_searched(order: &Order) -> bool {
    !matches!(
        order,
        Order::End | Order::Roll | Order::Shed { .. } | Order::Cycle | Order::Use(CardPower::TemporalWarper(_))
    )
}

/// Returns true if this order may change more than the mover's own possessions. A placed colony, for example, can take the relic
/// ship from its owner.
const fn reaches_others(order: &Order) -> bool {
    match order {
        Order::Dock { .. } | Order::Trade(_) | Order::BuyRelic => false,
        Order::Use(power) => matches!(power, CardPower::PlasmaCannon { .. }),
        _ => true,
    }
}

/// Carries out an order of the search. The card that replaces a claimed card is unknown, so its place stays empty.
fn carry_out(position: &mut Position, order: Order) {
    let slot = match order {
        Order::Claim(card) => position.display.iter().position(|&shown| shown == Some(card)),
        _ => None,
    };
    apply_unchecked(position, order, &mut PlaceholderChance, &mut ());
    if let Some(slot) = slot
        && let Some(drawn) = position.display[slot].take()
    {
        position.deck.add(drawn);
    }
}

/// A source of chance that draws the first card available; the caller puts the card back immediately.
struct PlaceholderChance;

impl DiceAndCardSource for PlaceholderChance {
    fn die(&mut self) -> u8 {
        1
    }

    fn draw(&mut self, deck: &CardCounts) -> Card {
        deck.nth(0).unwrap_or(Card::AlienCity)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::rules::{Options, Phase, Setup};
    use orrery_core::RandomGenerator;

    /// Returns positions after the roll with many options, from random matches.
    fn rich_positions() -> Vec<Position> {
        let mut found = Vec::new();
        let mut orders = Vec::new();
        for seed in 0..12 {
            let mut generator = RandomGenerator::of_series(5, seed);
            let setup = Setup::plain(2 + (seed % 3) as u8, Options::default());
            let mut position = setup.position(&setup.deal(&mut generator)).expect("a dealt start fits its set-up");
            for given in 0.. {
                if given > 60 + 15 * seed && position.phase == Phase::Roll {
                    break;
                }
                legal(&position, &mut orders);
                let order = orders[generator.below(orders.len() as u32) as usize];
                apply_unchecked(&mut position, order, &mut generator, &mut ());
            }
            apply_unchecked(&mut position, Order::Roll, &mut generator, &mut ());
            found.push(position);
        }
        found
    }

    #[test]
    fn search_nodes_are_unique_and_cache_correct_values() {
        for root in rich_positions() {
            let mut search = ParitySearch::new(0.5);
            search.best(&root, &SearchHandle::default());
            assert!(search.reached() > 20, "{root:?}");
            let different: BTreeSet<u64> = search.nodes.iter().map(|node| node.position.fingerprint()).collect();
            assert_eq!(different.len(), search.reached(), "a position was reached twice");
            for node in &search.nodes {
                assert_eq!(node.rest, key::rest(&node.position), "after {:?}", node.order);
                assert_eq!(node.against, search.against(&node.position), "after {:?}", node.order);
            }
        }
    }

    #[test]
    fn search_within_budget_reaches_every_position() {
        let complete = rich_positions().into_iter().filter(|root| {
            let mut search = ParitySearch::new(0.3);
            if !search.best(root, &SearchHandle::default()).complete {
                assert_eq!(search.reached(), BUDGET);
                return false;
            }
            let known: BTreeSet<u64> = search.nodes.iter().map(|node| node.position.fingerprint()).collect();
            let mut orders = Vec::new();
            for node in &search.nodes {
                legal(&node.position, &mut orders);
                for order in orders.iter().copied().filter(is_searched) {
                    let mut after = node.position;
                    carry_out(&mut after, order);
                    assert!(known.contains(&after.fingerprint()), "{order:?} leads to a position that was not reached");
                }
            }
            true
        });
        assert!(complete.count() > 3);
    }
}
