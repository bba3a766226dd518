//! Chance in simulations: the dice and cards at a given time of a match do not depend on earlier orders.

use crate::rules::{BONUS, ChanceOutcome, ChanceQuestion, DICE, METALS, Position};
use orrery_core::{Chance, ChanceNode as _, RandomGenerator};

/// The dice and cards of a sample.
#[derive(Debug, Clone)]
pub(in super::super) struct SampleChance {
    seed: u64,
    streams: [RandomGenerator; 3],
}

impl SampleChance {
    /// Returns the dice and cards of sample `number` in a search.
    pub(in super::super) fn of(seed: u64, number: u32) -> Self {
        let seed = RandomGenerator::of_series(seed, number.into()).next();
        SampleChance { seed, streams: [0, 1, 2].map(|stream| RandomGenerator::new(seed ^ stream)) }
    }

    /// Switches to the dice and cards of this time: the round, turn and reveal of `p` or, with `part` 1, the time after that
    /// turn.
    pub(super) fn now(&mut self, p: &Position, part: u64) {
        let time = u64::from(p.round) << 16 | u64::from(p.turn) << 8 | u64::from(p.reveals) << 4 | part << 2;
        let base = RandomGenerator::of_series(self.seed, time).next();
        self.streams = [0, 1, 2].map(|stream| RandomGenerator::new(base ^ stream));
    }
}

impl Chance<ChanceQuestion> for SampleChance {
    fn resolve(&mut self, node: ChanceQuestion) -> ChanceOutcome {
        let stream = match node.channel() {
            METALS => 1,
            BONUS => 2,
            _ => DICE,
        };
        let n = self.streams[stream].below(node.outcome_count());
        node.outcome(n)
    }
}
