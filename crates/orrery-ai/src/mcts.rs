//! Monte Carlo tree search over orders. Every descent samples chance and a full state that is consistent with the view, so a node
//! covers all possible states and all outcomes revealed on the way to it.

use super::playout::{decider, rough_playout, shares};
use super::searchable::Searchable;
use super::{Plan, SearchBudget, SearchHandle, SearchPhase};
use orrery_core::{RandomGenerator, Rules};

/// The number of simulated orders per plan at the default budget, in the tree and in playouts: about one second on one core.
const ORDERS: u64 = 2_000_000;
/// The weight of the exploration bonus.
const CURIOSITY: f32 = 0.5;
/// The minimum number of visits for every order of the plan except the first. For orders with fewer visits, it is better to
/// search again.
const TRUSTED: u32 = 64;

/// An order in the tree with its statistics.
#[derive(Debug)]
struct TreeNode<G: Rules> {
    /// The order; `None` at the root.
    order: Option<G::Order>,
    /// The nodes of the orders tried after this one, sorted by order.
    children: Vec<(G::Order, u32)>,
    visits: u32,
    /// The wins of each seat in all descents through this node.
    won: [f32; 4],
}

struct SearchTree<G: Rules> {
    nodes: Vec<TreeNode<G>>,
    generator: RandomGenerator,
    legal: Vec<G::Order>,
    tried: Vec<u32>,
    untried: Vec<G::Order>,
    /// The nodes of the current descent.
    path: Vec<u32>,
    played: u64,
}

/// Returns a plan: the next orders of the turn, up to the first barrier or the last order with enough visits.
///
/// `effort.budget` is the number of simulated orders, in percent of the default.
pub fn plan<G: Searchable>(view: &G::View, effort: SearchBudget, watch: &SearchHandle<G>) -> Plan<G> {
    watch.set_phase(SearchPhase::PlayingOn);
    let mut tree = SearchTree::<G>::new(effort.seed ^ G::noise_seed(view));
    let budget = ORDERS * u64::from(effort.budget) / 100;
    while tree.played < budget && !watch.stopped() {
        tree.play(view);
        watch.count_playout();
    }
    let ends = tree.nodes[0].children.len() as u32;
    let orders = tree.favourites(view);
    Plan { orders, outlook: None, leaves: ends }
}

impl<G: Searchable> SearchTree<G> {
    fn new(seed: u64) -> Self {
        let mut tree = SearchTree {
            nodes: Vec::new(),
            generator: RandomGenerator::new(seed),
            legal: Vec::new(),
            tried: Vec::new(),
            untried: Vec::new(),
            path: Vec::new(),
            played: 0,
        };
        tree.add(None);
        tree
    }

    fn add(&mut self, order: Option<G::Order>) -> u32 {
        self.nodes.push(TreeNode { order, children: Vec::new(), visits: 0, won: [0.0; 4] });
        self.nodes.len() as u32 - 1
    }

    fn add_child(&mut self, parent: u32, order: G::Order) -> u32 {
        let child = self.add(Some(order));
        let children = &mut self.nodes[parent as usize].children;
        let place = children.partition_point(|&(known, _)| known < order);
        children.insert(place, (order, child));
        child
    }

    /// Descends the tree to a new order, plays the match to its end from there, and adds the result to the statistics of the
    /// path.
    fn play(&mut self, root: &G::View) {
        let mut position = G::determinize(root, &mut self.generator);
        let mut at = 0;
        self.path.clear();
        self.path.push(at);
        while G::to_act(&position).is_some() {
            let next = self.choose(at, &position);
            let node = &self.nodes[next as usize];
            let (Some(order), is_new) = (node.order, node.visits == 0) else { break };
            G::apply(&mut position, &order, &mut self.generator, &mut ());
            self.path.push(next);
            self.played += 1;
            at = next;
            if is_new {
                break;
            }
        }
        self.played += u64::from(rough_playout::<G>(&mut position, &mut self.generator, &mut self.legal)).max(1);
        let shares = shares::<G>(&position);
        for &node in &self.path {
            let node = &mut self.nodes[node as usize];
            node.visits += 1;
            node.won.iter_mut().zip(shares).for_each(|(won, share)| *won += share);
        }
    }

    /// Returns the child to visit: a new one if the node has too few children for its number of visits, otherwise the most
    /// promising one for the deciding seat.
    fn choose(&mut self, at: u32, position: &G::Position) -> u32 {
        G::with_view(position, G::to_act(position), |view| G::legal(view, &mut self.legal));
        self.tried.clear();
        self.untried.clear();
        let node = &self.nodes[at as usize];
        for &order in &self.legal {
            match node.children.binary_search_by_key(&order, |&(order, _)| order) {
                Ok(place) => self.tried.push(node.children[place].1),
                Err(_) => self.untried.push(order),
            }
        }
        // Some positions have hundreds of orders, so children are added a few at a time: first the preferred order, then random
        // ones.
        let room = 2.0 + 2.0 * (node.visits as f32).sqrt();
        if !self.untried.is_empty() && (self.tried.len() as f32) < room {
            let order = match self.tried.is_empty() {
                true => G::with_view(position, G::to_act(position), |view| {
                    G::prefer(view, &self.untried, &mut self.generator)
                }),
                false => self.untried[self.generator.below(self.untried.len() as u32) as usize],
            };
            return self.add_child(at, order);
        }
        // The bonus grows as the fourth root of the visits. This avoids the logarithm, which machines round differently.
        let seat = decider::<G>(position);
        let spread = (node.visits as f32).sqrt();
        let promise = |child: u32| {
            let child = &self.nodes[child as usize];
            let visits = child.visits as f32;
            child.won[seat] / visits + CURIOSITY * (spread / visits).sqrt()
        };
        let best = self.tried.iter().map(|&child| (promise(child), child));
        best.reduce(|best, next| if next.0 > best.0 { next } else { best }).map_or(0, |(_, child)| child)
    }

    /// Returns the most visited orders, one after another, up to the end of the turn or the first barrier. Stops before an order
    /// that has too few visits or is illegal in the sampled state.
    fn favourites(&self, root: &G::View) -> Vec<G::Order> {
        let mut orders = Vec::new();
        let mut position = G::determinize(root, &mut self.generator.clone());
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
            let Some(order) = self.nodes[best as usize].order else { return orders };
            let decider = G::to_act(&position);
            // An order that was well searched in other samples may be illegal in this one.
            let (legal, barrier) = G::with_view(&position, decider, |view| {
                let legal = G::check(view, &order).is_ok();
                (legal, legal && G::is_barrier(view, &order))
            });
            if !legal {
                return orders;
            }
            orders.push(order);
            if barrier {
                return orders;
            }
            G::apply(&mut position, &order, &mut self.generator.clone(), &mut ());
            if G::to_act(&position) != decider {
                return orders;
            }
            at = best;
        }
    }
}
