//! Chance in thought: the same dice and cards come at the same time of a match, whatever was done before.

use crate::rules::{BONUS, DICE, METALS, Node, Outcome, Position};
use orrery_core::{Chance, ChanceNode as _, Generator};

/// Dice and cards of a world.
#[derive(Debug, Clone)]
pub(in super::super) struct Luck {
    seed: u64,
    streams: [Generator; 3],
}

impl Luck {
    /// Those of the `number`-th world of a thought.
    pub(in super::super) fn of(seed: u64, number: u32) -> Self {
        let seed = Generator::of_series(seed, number.into()).next();
        Luck { seed, streams: [0, 1, 2].map(|stream| Generator::new(seed ^ stream)) }
    }

    /// From here on what comes at this time: of `p`'s round, the turn of a seat in it, or (`part` 1) what comes after it.
    pub(super) fn now(&mut self, p: &Position, part: u64) {
        let time = u64::from(p.round) << 16 | u64::from(p.turn) << 8 | u64::from(p.reveals) << 4 | part << 2;
        let base = Generator::of_series(self.seed, time).next();
        self.streams = [0, 1, 2].map(|stream| Generator::new(base ^ stream));
    }
}

impl Chance<Node> for Luck {
    fn resolve(&mut self, node: Node) -> Outcome {
        let stream = match node.channel() {
            METALS => 1,
            BONUS => 2,
            _ => DICE,
        };
        let n = self.streams[stream].below(node.ways());
        node.nth(n)
    }
}
