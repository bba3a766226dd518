//! The contract between a game and the shared searches.

use std::hash::Hash;

use super::{SearchBudget, SearchHandle};
use orrery_core::{FnvHasher, RandomGenerator, Rules};

/// A game whose orders can be searched. The searches sample full states with [`Rules::determinize`].
pub trait Searchable: Rules {
    /// Returns the order to give without a search, or `None` if a search is needed. The default is the only legal order, if there
    /// is just one.
    fn forced(view: &Self::View) -> Option<Self::Order> {
        let mut orders = Vec::new();
        Self::legal(view, &mut orders);
        if let [order] = orders[..] { Some(order) } else { None }
    }

    /// Returns the preferred order of the simple opponent among `orders`, which are legal and not empty. `generator` breaks ties.
    /// By default all orders are equally likely.
    fn prefer(view: &Self::View, orders: &[Self::Order], generator: &mut RandomGenerator) -> Self::Order {
        let _ = view;
        orders[generator.below(orders.len() as u32) as usize]
    }

    /// Returns the order of the random opponent among `orders`, which are legal and not empty. By default all orders are equally
    /// likely.
    fn random_order(view: &Self::View, orders: &[Self::Order], generator: &mut RandomGenerator) -> Self::Order {
        let _ = view;
        orders[generator.below(orders.len() as u32) as usize]
    }

    /// Returns the noise seed of this view, which is the same on every machine.
    fn noise_seed(view: &Self::View) -> u64 {
        let mut hash = ViewHasher::default();
        view.hash(&mut hash);
        hash.0.finish()
    }

    /// Returns the candidates of flat search, most promising first, and reports their number to `watch`. By default each legal
    /// order is a candidate.
    fn candidates(view: &Self::View, effort: SearchBudget, watch: &SearchHandle<Self>) -> Vec<Candidate<Self>> {
        let _ = effort;
        let mut orders = Vec::new();
        Self::legal(view, &mut orders);
        watch.found(orders.len());
        orders.into_iter().map(|order| Candidate { orders: vec![order], after: None }).collect()
    }
}

/// An alternative that flat search compares with others.
#[derive(Debug, Clone, PartialEq)]
pub struct Candidate<G: Rules> {
    /// The orders to give, one after the other.
    pub orders: Vec<G::Order>,
    /// The position after the orders, or `None` if it is unknown; the search then carries out the orders in every sample.
    pub after: Option<G::Position>,
}

/// A hasher of views that treats integers as having a fixed width, so that the hash is the same on every machine.
#[derive(Default)]
struct ViewHasher(FnvHasher);

impl std::hash::Hasher for ViewHasher {
    fn finish(&self) -> u64 {
        self.0.finish()
    }

    fn write(&mut self, bytes: &[u8]) {
        self.0.bytes(bytes.iter().copied());
    }

    fn write_u16(&mut self, value: u16) {
        self.write(&value.to_le_bytes());
    }

    fn write_u32(&mut self, value: u32) {
        self.write(&value.to_le_bytes());
    }

    fn write_u64(&mut self, value: u64) {
        self.write(&value.to_le_bytes());
    }

    fn write_usize(&mut self, value: usize) {
        self.write(&(value as u64).to_le_bytes());
    }

    fn write_isize(&mut self, value: isize) {
        self.write(&(value as i64).to_le_bytes());
    }
}
