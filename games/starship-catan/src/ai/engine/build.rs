//! The search of Trade and Build: it finds the leaves of the phase, without duplicates, and evaluates each.

use std::collections::BTreeSet;

use super::policy::done;
use super::value::PositionEvaluator;
use crate::rules::{CardCounts, EquipmentCounts, Module, Order, Position, Resource, Ship, legal};

/// The properties that distinguish two leaves: the mover's money, science, cargo, hangar, boosters, cannons and modules; the
/// other player's cargo; the posts used; and the number of purchases with the Trade module.
type LeafKey = (
    u16,
    u8,
    [u8; Resource::COUNT],
    [u8; Ship::COUNT],
    [EquipmentCounts; 2],
    [u8; Module::COUNT],
    [u8; Resource::COUNT],
    CardCounts,
    u8,
);

const fn key(p: &Position) -> LeafKey {
    let (own, other) = (p.mover(), p.player(p.turn.other()));
    let pieces = [own.boosters, own.cannons];
    (own.astro, own.science, own.cargo, own.hangar, pieces, own.modules, other.cargo, p.now.posts, p.now.demands)
}

/// A leaf of the phase: a way to play it, without the order that ends the turn.
#[derive(Debug, Clone, Copy)]
pub(in super::super) struct SearchLeaf {
    /// The final position.
    pub(in super::super) position: Position,
    /// The value of the final position to the mover.
    pub(in super::super) worth: f64,
    parent: u32,
    order: Order,
}

/// The leaves found, each with its parent in the search.
#[derive(Debug, Default)]
pub(in super::super) struct SearchLeaves {
    pub(in super::super) all: Vec<SearchLeaf>,
}

impl SearchLeaves {
    /// Finds the leaves from this position, breadth first, and stops once `most` are found.
    pub(in super::super) fn of(p: &Position, judge: &PositionEvaluator, most: usize) -> Self {
        let mut seen = BTreeSet::new();
        seen.insert(key(p));
        let worth = judge.difference(p, p.turn);
        let mut all = vec![SearchLeaf { position: *p, worth, parent: 0, order: Order::End }];
        let mut orders = Vec::new();
        let mut at = 0;
        while at < all.len() && all.len() < most {
            let from = all[at].position;
            if !from.is_over() {
                legal(&from, &mut orders);
                for &order in orders.iter().filter(|order| **order != Order::End) {
                    let position = done(&from, &order);
                    if seen.insert(key(&position)) {
                        let worth = judge.difference(&position, p.turn);
                        all.push(SearchLeaf { position, worth, parent: at as u32, order });
                    }
                }
            }
            at += 1;
        }
        SearchLeaves { all }
    }

    /// Returns the orders that lead to a leaf. The last order ends the turn, unless the match is over.
    pub(in super::super) fn orders(&self, index: usize) -> Vec<Order> {
        let mut orders = Vec::new();
        if !self.all[index].position.is_over() {
            orders.push(Order::End);
        }
        let mut at = index;
        while at > 0 {
            orders.push(self.all[at].order);
            at = self.all[at].parent as usize;
        }
        orders.reverse();
        orders
    }
}
