//! Common random numbers for comparing orders in one sample: no matter what dice and piles an order asks about, the
//! same cards come in flight for all orders.

use crate::rules::{Node, Outcome};
use orrery_core::{Chance, ChanceNode as _, RandomGenerator};

/// Kinds of questions, each answered by its own generator.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Yellow,
    Blue,
    Sector,
    Reserve,
    Adventure,
}

/// One generator for each kind of question.
#[derive(Debug, Clone)]
pub(super) struct Alike([RandomGenerator; 5]);

impl Alike {
    /// Creates the chance of the sample that `generator` identifies.
    pub(super) fn of(generator: &mut RandomGenerator) -> Self {
        Alike(std::array::from_fn(|_| RandomGenerator::new(generator.next())))
    }
}

impl Chance<Node> for Alike {
    fn resolve(&mut self, node: Node) -> Outcome {
        let kind = match node {
            Node::Yellow(_) => Kind::Yellow,
            Node::Blue(_) => Kind::Blue,
            Node::Sector(_) => Kind::Sector,
            Node::Reserve(_) => Kind::Reserve,
            Node::Adventure(_) => Kind::Adventure,
            // A certain answer advances no generator.
            Node::Fixed(_) | Node::Shown(_) | Node::NoReserve { .. } => return node.outcome(0),
        };
        self.0[kind as usize].resolve(node)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{CombatDie, ProductionDie};

    #[test]
    fn chance_nodes_draw_independently_of_each_other() {
        let world = Alike::of(&mut RandomGenerator::new(5));
        let adventures = |chance: &mut Alike| chance.resolve(Node::Adventure(0b1111));
        let (mut plain, mut disturbed) = (world.clone(), world);
        for _ in 0..20 {
            let _ = disturbed.resolve(Node::Yellow(ProductionDie::ToFour));
            let _ = disturbed.resolve(Node::NoReserve { face_down: true });
            assert_eq!(adventures(&mut plain), adventures(&mut disturbed));
        }
        let die = |chance: &mut Alike| chance.resolve(Node::Blue(CombatDie::ToFour));
        let (mut first, mut second) =
            (Alike::of(&mut RandomGenerator::new(1)), Alike::of(&mut RandomGenerator::new(2)));
        assert!((0..20).any(|_| die(&mut first) != die(&mut second)), "another world has other chances");
    }
}
