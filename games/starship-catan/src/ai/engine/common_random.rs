//! Common random numbers for comparing orders in one sample: whatever an order asks chance about dice and piles, all orders meet
//! the same cards in flight.

use crate::rules::{ChanceOutcome, ChanceQuestion};
use orrery_core::{Chance, ChanceNode as _, RandomGenerator};

/// A kind of question, which has its own generator.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum ChanceQuestionKind {
    Yellow,
    Blue,
    Sector,
    Reserve,
    Adventure,
}

/// A source of chance with a separate generator for each kind of question.
#[derive(Debug, Clone)]
pub(super) struct CommonRandomChance([RandomGenerator; 5]);

impl CommonRandomChance {
    /// Creates the source of chance for a sample from the sample's `generator`.
    pub(super) fn of(generator: &mut RandomGenerator) -> Self {
        CommonRandomChance(std::array::from_fn(|_| RandomGenerator::new(generator.next())))
    }
}

impl Chance<ChanceQuestion> for CommonRandomChance {
    fn resolve(&mut self, node: ChanceQuestion) -> ChanceOutcome {
        let kind = match node {
            ChanceQuestion::Yellow(_) => ChanceQuestionKind::Yellow,
            ChanceQuestion::Blue(_) => ChanceQuestionKind::Blue,
            ChanceQuestion::Sector(_) => ChanceQuestionKind::Sector,
            ChanceQuestion::Reserve(_) => ChanceQuestionKind::Reserve,
            ChanceQuestion::Adventure(_) => ChanceQuestionKind::Adventure,
            // An outcome that is certain uses no generator.
            ChanceQuestion::Fixed(_) | ChanceQuestion::Shown(_) | ChanceQuestion::NoReserve { .. } => {
                return node.outcome(0);
            }
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
        let world = CommonRandomChance::of(&mut RandomGenerator::new(5));
        let adventures = |chance: &mut CommonRandomChance| chance.resolve(ChanceQuestion::Adventure(0b1111));
        let (mut plain, mut disturbed) = (world.clone(), world);
        for _ in 0..20 {
            let _ = disturbed.resolve(ChanceQuestion::Yellow(ProductionDie::ToFour));
            let _ = disturbed.resolve(ChanceQuestion::NoReserve { face_down: true });
            assert_eq!(adventures(&mut plain), adventures(&mut disturbed));
        }
        let die = |chance: &mut CommonRandomChance| chance.resolve(ChanceQuestion::Blue(CombatDie::ToFour));
        let (mut first, mut second) = (
            CommonRandomChance::of(&mut RandomGenerator::new(1)),
            CommonRandomChance::of(&mut RandomGenerator::new(2)),
        );
        assert!((0..20).any(|_| die(&mut first) != die(&mut second)), "another world has other chances");
    }
}
