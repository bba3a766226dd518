//! Tests of pending orders: exactly the legal orders of a player can be composed by clicks.

mod drafts;
mod every_order;
mod idle;
mod warnings;

use far_space_foundry::FarSpaceFoundry;
use far_space_foundry::rules::{
    MatchHalf, Options, Order, Phase, Pilot, Position, Preset, Setup, TurnState, View, bare_position,
};
use orrery_core::{RandomGenerator, Rules as _};

/// Returns a table for two players who have only their federal freighters.
pub fn table(half: MatchHalf, stage: Phase) -> Position {
    let mut position = bare_position(&Setup::plain(2, Options::default())).expect("two may play");
    (position.half, position.stage, position.set_up) = (half, stage, true);
    position
}

/// Returns a position in which red has flown to or from a dock with the pilot 5.
pub fn flown(half: MatchHalf, dock: u8, landed: bool, capacity: u8) -> Position {
    let mut position = table(half, Phase::Work);
    position.now = TurnState { pilot: Some(Pilot::Five), dock, landed, capacity, ..TurnState::default() };
    position
}

/// Returns the decider's view.
pub fn deciders(position: &Position) -> View {
    FarSpaceFoundry::view(position, FarSpaceFoundry::to_act(position))
}

/// A random match: its position and the generator that continues it.
pub struct RandomMatch {
    pub position: Position,
    generator: RandomGenerator,
    orders: Vec<Order>,
}

impl RandomMatch {
    /// Starts a match whose number of players and options depend on the seed.
    pub fn new(seed: u64) -> Self {
        let mut generator = RandomGenerator::new(seed);
        let options = Preset::ALL[seed as usize % Preset::ALL.len()].options();
        let setup = Setup::plain(1 + (seed % 4) as u8, options);
        let position = setup.position(&setup.deal(&mut generator)).expect("they can play");
        RandomMatch { position, generator, orders: Vec::new() }
    }

    pub fn below(&mut self, count: usize) -> usize {
        self.generator.below(count as u32) as usize
    }

    /// Returns all listed orders.
    pub fn legal(&mut self) -> Vec<Order> {
        FarSpaceFoundry::legal(&deciders(&self.position), &mut self.orders);
        self.orders.clone()
    }

    /// Returns a random listed order.
    pub fn pick(&mut self) -> Order {
        let all = self.legal();
        all[self.below(all.len())]
    }

    pub fn give(&mut self, order: Order) {
        FarSpaceFoundry::apply(&mut self.position, &order, &mut self.generator, &mut ());
    }
}
