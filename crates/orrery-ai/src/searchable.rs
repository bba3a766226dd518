//! What search asks of a game beside its rules.

use std::hash::Hash;

use super::{Effort, Watch};
use orrery_core::{Fnv, Generator, Rules};

/// A game in which moves can be searched for. The worlds searched are drawn by [`Rules::determinize`].
pub trait Searchable: Rules {
    /// What is to be done without a thought; by default the only order there is.
    fn forced(view: &Self::View) -> Option<Self::Order> {
        let mut orders = Vec::new();
        Self::legal(view, &mut orders);
        if let [order] = orders[..] { Some(order) } else { None }
    }

    /// The order that the simple opponent likes best of those, which are legal and at least one; ties are broken by `generator`.
    /// By default it likes all alike.
    fn prefer(view: &Self::View, orders: &[Self::Order], generator: &mut Generator) -> Self::Order {
        let _ = view;
        orders[generator.below(orders.len() as u32) as usize]
    }

    /// The order that the random opponent gives, one of those, which are legal and at least one; by default any, all alike.
    fn stray(view: &Self::View, orders: &[Self::Order], generator: &mut Generator) -> Self::Order {
        let _ = view;
        orders[generator.below(orders.len() as u32) as usize]
    }

    /// Where whims about this view come from: the same on every machine.
    fn whim_of(view: &Self::View) -> u64 {
        let mut hash = ViewHash::default();
        view.hash(&mut hash);
        hash.0.finish()
    }

    /// What flat search compares: ways to go on from here, the most promising first; told to `watch`. By default every legal order
    /// alone.
    fn candidates(view: &Self::View, effort: Effort, watch: &Watch<Self>) -> Vec<Candidate<Self>> {
        let _ = effort;
        let mut orders = Vec::new();
        Self::legal(view, &mut orders);
        watch.found(orders.len());
        orders.into_iter().map(|order| Candidate { orders: vec![order], after: None }).collect()
    }
}

/// A way to go on that flat search compares.
#[derive(Debug, Clone, PartialEq)]
pub struct Candidate<G: Rules> {
    /// The orders.
    pub orders: Vec<G::Order>,
    /// Where they lead, if that is known; else they are carried out in every world anew.
    pub after: Option<G::Position>,
}

/// Takes a view in as whole numbers of fixed width, so that its hash is the same on every machine.
#[derive(Default)]
struct ViewHash(Fnv);

impl std::hash::Hasher for ViewHash {
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
