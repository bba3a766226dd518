//! Tests of pending orders: every legal order can be clicked together, and no other order can.

mod drafts;
mod every_order;

use contraband::Contraband;
use contraband::rules::{Order, Position, Preset, Setup, View};
use orrery_core::{RandomGenerator, Rules as _};

/// Returns the decider's view.
pub fn deciders(position: &Position) -> View {
    Contraband::view(position, Contraband::to_act(position))
}

/// A random match: its position and the generator that continues it.
pub struct RandomMatch {
    pub position: Position,
    generator: RandomGenerator,
    orders: Vec<Order>,
}

impl RandomMatch {
    /// Starts a match; players and options depend on the seed.
    pub fn new(seed: u64) -> Self {
        let mut generator = RandomGenerator::new(seed);
        let options = Preset::ALL[seed as usize / 4 % Preset::ALL.len()].options();
        let setup = Setup::plain(1 + (seed % 4) as u8, options);
        let position = setup.position(&setup.deal(&mut generator)).expect("they can play");
        RandomMatch { position, generator, orders: Vec::new() }
    }

    pub fn below(&mut self, count: usize) -> usize {
        self.generator.below(count as u32) as usize
    }

    /// Returns a random legal order.
    pub fn pick(&mut self) -> Order {
        Contraband::legal(&deciders(&self.position), &mut self.orders);
        self.orders[self.generator.below(self.orders.len() as u32) as usize]
    }

    pub fn give(&mut self, order: Order) {
        Contraband::apply(&mut self.position, &order, &mut self.generator, &mut ());
    }
}
