//! The contract of games whose opponents play in the arena: behaviour statistics and the measurement of luck.

use std::fmt::Debug;
use std::ops::AddAssign;
use std::path::Path;

use serde::Serialize;

use crate::{Opponents, Plan, SearchBudget, SearchHandle};
use orrery_core::{Character, Colour, Level, RandomGenerator, Setup};

/// The maximum number of luck figures.
pub const MAX_CONTROL_VARIATES: usize = 4;

/// The luck of each seat in a match, one row per figure, in turn order. The expected value of each figure is 0 for any player, and
/// each row sums to 0 over the seats. Figures that a game lacks stay 0.
pub type ControlVariates = [[f64; 4]; MAX_CONTROL_VARIATES];

/// A game whose opponents can meet in the arena.
pub trait ArenaGame: Opponents {
    /// The behaviour statistics of a seat in a match; [`NoBehaviour`] if there are none.
    type Behaviour: BehaviourStats;
    /// The measurement of luck; [`NoLuckMeasure`] if there is none.
    type Luck: LuckMeasure<Self>;
    /// An engine with other weights or levels than the released ones; [`NoVariant`] if there is none.
    type Variant: Clone + PartialEq + Debug + Send + Sync;
    /// The contents of a file of levels; [`NoVariant`] if there is none.
    type Levels;

    /// Returns the set-up from which a block is dealt. Rotation of the players replaces random or chosen differences between seats.
    /// The default is the set-up of the matches.
    #[must_use]
    fn block_setup(setup: Setup<Self>) -> Setup<Self> {
        setup
    }

    /// Counts an order of a seat and its events.
    fn count_behaviour(habits: &mut Self::Behaviour, order: &Self::Order, events: &[Self::Event]) {
        let _ = (habits, order, events);
    }

    /// Records the end of the match for `seat`.
    fn end_behaviour(habits: &mut Self::Behaviour, position: &Self::Position, seat: Colour) {
        let _ = (habits, position, seat);
    }

    /// Reads a file of levels.
    ///
    /// # Errors
    /// The error in plain English, or the message that the game has no levels of its own.
    fn read_levels(text: &str) -> Result<Self::Levels, String> {
        let _ = text;
        Err(format!("{} does not read files of levels", Self::KEY))
    }

    /// Creates an engine for a match with this number of players, with weights from a file or other levels.
    ///
    /// # Errors
    /// The file cannot be read, is not a file of weights, or is for another number of players; or the game has no engine that takes
    /// any.
    fn variant(
        level: Level,
        character: Character,
        players: u8,
        weights: Option<&Path>,
        levels: Option<&Self::Levels>,
    ) -> Result<Self::Variant, String> {
        let _ = (level, character, players, weights, levels);
        Err(format!("{} has no engine that reads weights or levels", Self::KEY))
    }

    /// Returns the plan of a variant for the decider's turn. The default, for games without variants, is an empty plan.
    fn plan_of_variant(
        variant: &Self::Variant,
        view: &Self::View,
        effort: SearchBudget,
        watch: &SearchHandle<Self>,
    ) -> Plan<Self> {
        let _ = (variant, view, effort, watch);
        Plan::default()
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

/// The empty statistics.
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

/// A measurement of the luck in chance outcomes.
pub trait LuckMeasure<G: ArenaGame> {
    /// Creates a measurement for matches with this number of players. Each outcome is compared with `samples` alternative outcomes.
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

/// No measurement of luck.
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

/// No engines besides the released ones.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoVariant {}
