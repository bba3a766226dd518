//! Monte Carlo tree search: a yardstick. A tree of orders, with chance answered anew on every way down, so that a
//! node stands for all that may have come to light before it.

use super::Busy;
use super::Effort;
use super::Plan;
use super::Watch;
use super::playout::{rough_playout, shares};
use crate::core::Generator;
use crate::games::alien_frontiers::ai::simple;
use crate::rules::{Order, Position, apply_unchecked, legal};

/// Orders played in thought for one plan at the usual budget, in the tree and after it: about a second of one core.
const ORDERS: u64 = 2_000_000;
/// How much an order that was tried seldom is preferred.
const CURIOSITY: f32 = 0.5;
/// An order of the plan after its first was tried so often at least; otherwise it is better to think again.
const TRUSTED: u32 = 64;

/// An order in the tree, with what came of it.
#[derive(Debug)]
struct Node {
    order: Order,
    /// The nodes of the orders tried after it, in the order of those orders.
    children: Vec<(Order, u32)>,
    visits: u32,
    /// The wins of each seat.
    won: [f32; 4],
}

struct Tree {
    nodes: Vec<Node>,
    generator: Generator,
    legal: Vec<Order>,
    tried: Vec<u32>,
    untried: Vec<Order>,
    /// The nodes of the present way down.
    path: Vec<u32>,
    played: u64,
}

/// What it means to do next: as many orders of the turn as it knows well.
///
/// The budget of the effort is how many orders it plays in thought, in percent of the usual.
#[must_use]
pub fn plan(position: &Position, effort: Effort, watch: &Watch) -> Plan {
    watch.now(Busy::PlayingOn);
    let mut tree = Tree::new(effort.seed ^ position.fingerprint());
    let budget = ORDERS * u64::from(effort.budget) / 100;
    while tree.played < budget && !watch.stopped() {
        tree.play(position);
        watch.played_on();
    }
    let ends = tree.nodes[0].children.len() as u32;
    let orders = tree.favourites(position);
    Plan { orders, outlook: None, ends }
}

impl Tree {
    fn new(seed: u64) -> Self {
        let mut tree = Tree {
            nodes: Vec::new(),
            generator: Generator::new(seed),
            legal: Vec::new(),
            tried: Vec::new(),
            untried: Vec::new(),
            path: Vec::new(),
            played: 0,
        };
        tree.add(Order::End);
        tree
    }

    fn add(&mut self, order: Order) -> u32 {
        self.nodes.push(Node { order, children: Vec::new(), visits: 0, won: [0.0; 4] });
        self.nodes.len() as u32 - 1
    }

    fn add_child(&mut self, parent: u32, order: Order) -> u32 {
        let child = self.add(order);
        let children = &mut self.nodes[parent as usize].children;
        let place = children.partition_point(|&(known, _)| known < order);
        children.insert(place, (order, child));
        child
    }

    /// Goes down the tree to an order that is new there, plays on from it, and counts who won.
    fn play(&mut self, root: &Position) {
        let mut position = *root;
        let mut at = 0;
        self.path.clear();
        self.path.push(at);
        while !position.is_over() {
            let next = self.choose(at, &position);
            let node = &self.nodes[next as usize];
            let (order, is_new) = (node.order, node.visits == 0);
            apply_unchecked(&mut position, order, &mut self.generator, &mut ());
            self.path.push(next);
            self.played += 1;
            at = next;
            if is_new {
                break;
            }
        }
        self.played += u64::from(rough_playout(&mut position, &mut self.generator, &mut self.legal)).max(1);
        let shares = shares(&position);
        for &node in &self.path {
            let node = &mut self.nodes[node as usize];
            node.visits += 1;
            node.won.iter_mut().zip(shares).for_each(|(won, share)| *won += share);
        }
    }

    /// The child to go to: one more as long as the node is visited often for the number it has, else the one that
    /// promises the mover most.
    fn choose(&mut self, at: u32, position: &Position) -> u32 {
        legal(position, &mut self.legal);
        self.tried.clear();
        self.untried.clear();
        let node = &self.nodes[at as usize];
        for &order in &self.legal {
            match node.children.binary_search_by_key(&order, |&(order, _)| order) {
                Ok(place) => self.tried.push(node.children[place].1),
                Err(_) => self.untried.push(order),
            }
        }
        // Some positions have hundreds of orders: they are tried a few at a time, the likeliest first.
        let room = 2.0 + 2.0 * (node.visits as f32).sqrt();
        if !self.untried.is_empty() && (self.tried.len() as f32) < room {
            let order = match self.tried.is_empty() {
                true => simple::choose(position, &self.untried, &mut self.generator),
                false => self.untried[self.generator.below(self.untried.len() as u32) as usize],
            };
            return self.add_child(at, order);
        }
        // The bonus grows as the fourth root of the visits: no logarithm, which machines round differently.
        let seat = usize::from(position.mover_seat);
        let spread = (node.visits as f32).sqrt();
        let promise = |child: u32| {
            let child = &self.nodes[child as usize];
            let visits = child.visits as f32;
            child.won[seat] / visits + CURIOSITY * (spread / visits).sqrt()
        };
        let best = self.tried.iter().map(|&child| (promise(child), child));
        best.reduce(|best, next| if next.0 > best.0 { next } else { best }).map_or(0, |(_, child)| child)
    }

    /// The orders tried most, one after another, to the end of the turn or the first order chance answers.
    fn favourites(&self, root: &Position) -> Vec<Order> {
        let mut orders = Vec::new();
        let mut position = *root;
        let mut at = 0;
        loop {
            let children = self.nodes[at as usize].children.iter().map(|&(_, child)| child);
            let visits = |child: u32| self.nodes[child as usize].visits;
            let Some(best) = children.reduce(|best, next| if visits(next) > visits(best) { next } else { best }) else {
                return orders;
            };
            if !orders.is_empty() && visits(best) < TRUSTED {
                return orders;
            }
            let order = self.nodes[best as usize].order;
            orders.push(order);
            if order == Order::End || order.asks_chance() {
                return orders;
            }
            apply_unchecked(&mut position, order, &mut self.generator.clone(), &mut ());
            if position.is_over() {
                return orders;
            }
            at = best;
        }
    }
}
