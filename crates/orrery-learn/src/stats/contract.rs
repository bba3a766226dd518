//! What the house asks of a game's statistics.

use std::fmt::Debug;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::challenges::Challenge;
use super::figures::{MatchStats, SeatStats};
use orrery_core::{Colour, Rules};
use orrery_record::{Entry, Scenarios};

/// A game whose matches are counted. What all games have in common is counted of each; one that has nothing of its own says so with
/// [`NoFigures`] and [`NoAchievement`].
pub trait Statistics: Scenarios {
    /// What is counted of a seat in a match.
    type Figures: SeatFigures<Self>;
    /// What can be achieved.
    type Achievement: Achieved<Self::Figures>;

    /// Points to reach alone, in the order in which they are shown; none where nobody plays alone.
    const CHALLENGES: &'static [Challenge<Self::Preset>] = &[];

    /// Whether a turn begins with this order; `first` is whether none was given since a turn ended. By default the first one does.
    fn begins_turn(first: bool, order: &Self::Order) -> bool {
        let _ = order;
        first
    }
}

/// What one seat did in one match, beside what is counted in every game.
pub trait SeatFigures<G: Rules>:
    Clone + Default + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static
{
    /// Counts an order of this seat.
    fn order(&mut self, entry: &Entry<G>);

    /// Counts what happened to the seat `me`, or to others, because of an order of `by`.
    fn event(&mut self, me: Colour, event: &G::Event, by: Colour);

    /// Looks at what the seat `me` has after an order of anybody.
    fn look(&mut self, me: Colour, view: &G::View);

    /// Looks at what the seat `me` has when a turn, or the match, is over.
    fn turn_over(&mut self, me: Colour, view: &G::View);

    /// Adds what was counted in another match; of records the better one stays.
    fn add(&mut self, other: &Self);

    /// The titles of its columns in a table.
    fn columns() -> Vec<String>;

    /// A figure for each column.
    fn row(&self) -> Vec<u32>;

    /// The figures as JSON has them, a name and a value each; by default as the profile has them.
    fn export(&self) -> impl Serialize {
        self
    }
}

/// How matches come to a figure.
#[derive(Debug)]
pub enum Measure<F> {
    /// The best that one match had.
    Best(fn(&MatchStats<F>, &SeatStats<F>) -> u32),
    /// All matches together.
    Sum(fn(&MatchStats<F>, &SeatStats<F>) -> u32),
    /// Bits that any match set.
    Bits(fn(&MatchStats<F>, &SeatStats<F>) -> u32),
}

/// Something to achieve in matches against computer opponents, of a list that the macro `achievements!` makes.
pub trait Achieved<F>: Copy + Eq + Debug + Send + Sync + 'static {
    /// Every achievement, in the order of the list.
    fn all() -> &'static [Self];

    /// The word of the profile and the language files; it never changes.
    fn word(self) -> &'static str;

    /// How much is asked for.
    fn goal(self) -> u32;

    /// What is asked for.
    fn measure(self) -> Measure<F>;
}

/// Nothing is counted beside what every game has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct NoFigures {}

impl<G: Rules> SeatFigures<G> for NoFigures {
    fn order(&mut self, _: &Entry<G>) {}
    fn event(&mut self, _: Colour, _: &G::Event, _: Colour) {}
    fn look(&mut self, _: Colour, _: &G::View) {}
    fn turn_over(&mut self, _: Colour, _: &G::View) {}
    fn add(&mut self, _: &Self) {}

    fn columns() -> Vec<String> {
        Vec::new()
    }

    fn row(&self) -> Vec<u32> {
        Vec::new()
    }
}

/// The achievements of a game without any.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoAchievement {}

impl<F: 'static> Achieved<F> for NoAchievement {
    fn all() -> &'static [Self] {
        &[]
    }

    fn word(self) -> &'static str {
        match self {}
    }

    fn goal(self) -> u32 {
        match self {}
    }

    fn measure(self) -> Measure<F> {
        match self {}
    }
}
