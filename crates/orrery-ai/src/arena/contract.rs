//! What the arena asks of a game beside its opponents: what its players do differently, and how lucky they were.

use std::fmt::Debug;
use std::ops::AddAssign;
use std::path::Path;

use serde::Serialize;

use crate::{Effort, Opponents, Plan, Watch};
use orrery_core::{Character, Colour, Generator, Level, Setup};

/// How many figures of luck there are at most.
pub const CONTROLS: usize = 4;

/// The luck of each seat in a match, one row for each figure, by places of the turn order. The expected value of each is nought
/// whoever plays, and a row sums to nought over the seats. Figures that a game does not have stay at nought.
pub type Controls = [[f64; 4]; CONTROLS];

/// A game whose opponents can meet in the arena.
pub trait Contests: Opponents {
    /// What a seat did in a match, counted; [`NoHabits`] if nothing is.
    type Habits: Habits;
    /// Finds the luck of matches; [`NoLuck`] if nobody does.
    type Luck: Luck<Self>;
    /// An engine that plays by other weights or levels than those that ship; [`NoVariant`] if there is none.
    type Variant: Clone + PartialEq + Debug + Send + Sync;
    /// What a file of levels says; [`NoVariant`] if there is none.
    type Levels;

    /// The set-up by which a block is dealt: rotating the players does for all of them what chance or choice does for one. By default
    /// that of its matches.
    #[must_use]
    fn block_setup(setup: Setup<Self>) -> Setup<Self> {
        setup
    }

    /// Counts an order of a seat and what came of it.
    fn count_habits(habits: &mut Self::Habits, order: &Self::Order, events: &[Self::Event]) {
        let _ = (habits, order, events);
    }

    /// Takes down how the match ended for `seat`.
    fn end_habits(habits: &mut Self::Habits, position: &Self::Position, seat: Colour) {
        let _ = (habits, position, seat);
    }

    /// Reads a file of levels.
    ///
    /// # Errors
    /// What is wrong with it, in plain English; of a game that has none, that it has none.
    fn read_levels(text: &str) -> Result<Self::Levels, String> {
        let _ = text;
        Err(format!("{} has no levels of its own", Self::KEY))
    }

    /// An engine for a match of so many, with weights from a file or other levels.
    ///
    /// # Errors
    /// The file cannot be read, is no file of weights, or is for another number of players; or the game has no engine that takes any.
    fn variant(
        level: Level,
        character: Character,
        players: u8,
        weights: Option<&Path>,
        levels: Option<&Self::Levels>,
    ) -> Result<Self::Variant, String> {
        let _ = (level, character, players, weights, levels);
        Err(format!("{} has no engine that takes weights or levels", Self::KEY))
    }

    /// What a variant means to do with the decider's turn; by default nothing, for there is none.
    fn plan_of_variant(variant: &Self::Variant, view: &Self::View, effort: Effort, watch: &Watch<Self>) -> Plan<Self> {
        let _ = (variant, view, effort, watch);
        Plan::default()
    }
}

/// What a seat did in a match, counted; sums and means over matches have the same figures.
pub trait Habits: Copy + Default + PartialEq + Debug + AddAssign + Serialize + Send {
    /// Each figure with its name, in one order.
    fn named(&self) -> Vec<(&'static str, f64)>;

    /// Every figure times `factor`.
    #[must_use]
    fn scaled(self, factor: f64) -> Self;
}

/// Nothing is counted.
#[derive(Debug, Clone, Copy, PartialEq, Default, Serialize)]
pub struct NoHabits {}

impl AddAssign for NoHabits {
    fn add_assign(&mut self, _: Self) {}
}

impl Habits for NoHabits {
    fn named(&self) -> Vec<(&'static str, f64)> {
        Vec::new()
    }

    fn scaled(self, _: f64) -> Self {
        self
    }
}

/// Finds the luck of what chance answered.
pub trait Luck<G: Contests> {
    /// For matches of so many players; what came is compared with `samples` others that might have come.
    fn new(players: usize, samples: u32) -> Self;

    /// Adds to `luck` what `order` brought, which led from `before` to `after`. What might have come is drawn from `generator`.
    fn count(
        &mut self,
        luck: &mut Controls,
        before: &G::Position,
        order: &G::Order,
        after: &G::Position,
        generator: &mut Generator,
    );
}

/// Nobody looks for luck.
#[derive(Debug)]
pub struct NoLuck;

impl<G: Contests> Luck<G> for NoLuck {
    fn new(_: usize, _: u32) -> Self {
        NoLuck
    }

    fn count(&mut self, _: &mut Controls, _: &G::Position, _: &G::Order, _: &G::Position, _: &mut Generator) {}
}

/// There is no engine but those that ship.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoVariant {}
