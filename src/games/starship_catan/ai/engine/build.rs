//! Trade and Build: every end that the phase may come to, without duplicates, each judged.

use std::collections::HashSet;

use super::policy::done;
use super::value::Judge;
use crate::games::starship_catan::rules::{Bag, Order, Player, Position, legal};

/// What tells two ends apart: both ships, posts used, purchases.
type Key = ([Player; 2], Bag, u8);

const fn key(p: &Position) -> Key {
    (p.players, p.now.posts, p.now.demands)
}

/// An end of the phase, the order that ends the turn apart.
#[derive(Debug, Clone, Copy)]
pub(super) struct End {
    /// Where it leads.
    pub(super) position: Position,
    /// What that is worth to the mover.
    pub(super) worth: f64,
    parent: u32,
    order: Order,
}

/// The ends found.
#[derive(Debug, Default)]
pub(super) struct Ends {
    pub(super) all: Vec<End>,
}

impl Ends {
    /// Every end from here on, breadth first, so many at most.
    pub(super) fn of(p: &Position, judge: &Judge, most: usize) -> Self {
        let mut seen = HashSet::new();
        seen.insert(key(p));
        let worth = judge.difference(p, p.turn);
        let mut all = vec![End { position: *p, worth, parent: 0, order: Order::End }];
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
                        all.push(End { position, worth, parent: at as u32, order });
                    }
                }
            }
            at += 1;
        }
        Ends { all }
    }

    /// The orders that lead to an end, with the one that ends the turn.
    pub(super) fn orders(&self, index: usize) -> Vec<Order> {
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
