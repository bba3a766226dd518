//! The contract of games whose opponents play in the arena: behaviour statistics and the measurement of luck.

use std::fmt::Debug;
use std::ops::AddAssign;

use serde::Serialize;

use crate::GameOpponents;
use orrery_core::{Colour, RandomGenerator, Rules, Setup};

/// The maximum number of luck figures of a game.
pub const MAX_CONTROL_VARIATES: usize = 4;

/// The luck of each seat in a match: one row per figure, with the seats in turn order. The expected value of each figure is 0 for
/// any player, and each row sums to 0 over the seats. Figures that a game lacks stay 0.
pub type ControlVariates = [[f64; 4]; MAX_CONTROL_VARIATES];

/// A game whose opponents can meet in the arena.
pub trait ArenaGame: GameOpponents {
    /// The behaviour statistics of a seat in a match, or [`NoBehaviour`].
    type Behaviour: CountBehaviour<Self>;
    /// The measurement of luck, or [`NoLuckMeasure`].
    type Luck: LuckMeasure<Self>;

    /// Returns the set-up from which the matches of a block are dealt. It has no random or chosen assignment of seats, because
    /// the players are rotated instead. The default is `setup`, unchanged.
    fn block_setup(setup: Setup<Self>) -> Setup<Self> {
        setup
    }
}

/// The behaviour statistics of a seat in a match. Sums and means over matches have the same figures.
pub trait BehaviourStats: Copy + Default + PartialEq + Debug + AddAssign + Serialize + Send {
    /// Returns each figure with its name, in a fixed order.
    fn named(&self) -> Vec<(&'static str, f64)>;

    /// Multiplies every figure by `factor`.
    #[must_use]
    fn scaled(self, factor: f64) -> Self;
}

/// Behaviour statistics that are counted in matches of a game. By default nothing is counted.
pub trait CountBehaviour<G: Rules>: BehaviourStats {
    /// Adds an order of the seat, with the events of the order.
    fn count(&mut self, order: &G::Order, events: &[G::Event]) {
        let _ = (order, events);
    }

    /// Completes the statistics of `seat` at the end of the match.
    fn end(&mut self, position: &G::Position, seat: Colour) {
        let _ = (position, seat);
    }
}

/// Statistics without figures, for games that count none.
#[derive(Debug, Clone, Copy, PartialEq, Default, Serialize)]
pub struct NoBehaviour {}

impl AddAssign for NoBehaviour {
    fn add_assign(&mut self, _: Self) {}
}

impl BehaviourStats for NoBehaviour {
    fn named(&self) -> Vec<(&'static str, f64)> {
        Vec::new()
    }

    fn scaled(self, _: f64) -> Self {
        self
    }
}

impl<G: Rules> CountBehaviour<G> for NoBehaviour {}

/// A measurement of the luck in chance outcomes.
pub trait LuckMeasure<G: ArenaGame> {
    /// Creates a measurement for matches with this number of players, which compares each outcome with `samples` alternatives.
    fn new(players: usize, samples: u32) -> Self;

    /// Adds the luck of `order`, which led from `before` to `after`, to `luck`. The alternative outcomes are drawn from
    /// `generator`.
    fn count(
        &mut self,
        luck: &mut ControlVariates,
        before: &G::Position,
        order: &G::Order,
        after: &G::Position,
        generator: &mut RandomGenerator,
    );
}

/// The measurement of a game that does not measure luck. It always adds 0.
#[derive(Debug)]
pub struct NoLuckMeasure;

impl<G: ArenaGame> LuckMeasure<G> for NoLuckMeasure {
    fn new(_: usize, _: u32) -> Self {
        NoLuckMeasure
    }

    fn count(
        &mut self,
        _: &mut ControlVariates,
        _: &G::Position,
        _: &G::Order,
        _: &G::Position,
        _: &mut RandomGenerator,
    ) {
    }
}
