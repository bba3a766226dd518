//! The traits that a game implements for its statistics.

use std::fmt::Debug;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::challenges::SoloChallenge;
use super::figures::{MatchStats, SeatStats};
use orrery_core::{Colour, Rules};
use orrery_record::{RecordedOrder, Scenarios};

/// A game whose matches are counted. Figures common to all games are counted in any case. A game without figures of its own uses
/// [`NoGameStats`] and [`NoAchievement`].
pub trait Statistics: Scenarios {
    /// The game's own figures of a seat in a match.
    type Figures: SeatGameStats<Self>;
    /// An achievement of the game.
    type Achievement: AchievementKind<Self::Figures>;

    /// The solo challenges, in display order; empty for a game without a solo mode.
    const CHALLENGES: &'static [SoloChallenge<Self::Preset>] = &[];

    /// Returns true if a turn begins with this order. `first` is true for the first order of the match and for the first order
    /// after the end of a turn. By default, the first order begins the turn.
    fn begins_turn(first: bool, order: &Self::Order) -> bool {
        let _ = order;
        first
    }
}

/// The game's own figures of one seat in one match, in addition to those of every game.
pub trait SeatGameStats<G: Rules>:
    Clone + Default + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static
{
    /// Counts an order given by this seat.
    fn order(&mut self, entry: &RecordedOrder<G>);

    /// Counts an event for the seat `me`. The event was caused by an order of the seat `by`, and may affect seats other than
    /// `me`.
    fn event(&mut self, me: Colour, event: &G::Event, by: Colour);

    /// Updates the figures of the seat `me` from its view after an order of any player.
    fn look(&mut self, me: Colour, view: &G::View);

    /// Updates the figures of the seat `me` from its view when a turn or the match is over.
    fn turn_over(&mut self, me: Colour, view: &G::View);

    /// Adds the figures of another match. Figures such as maxima keep the better of the two values.
    fn add(&mut self, other: &Self);

    /// Returns the titles of the columns for these figures in a table.
    fn columns() -> Vec<String>;

    /// Returns the value for each column.
    fn row(&self) -> Vec<u32>;

    /// Returns the figures in a form that JSON shows as pairs of name and value. By default they are the same as in the profile.
    fn export(&self) -> impl Serialize {
        self
    }
}

/// The measure of an achievement: a figure, and the way in which it is combined over all matches.
#[derive(Debug)]
pub enum AchievementMeasure<F> {
    /// The best value in a single match.
    Best(fn(&MatchStats<F>, &SeatStats<F>) -> u32),
    /// The sum over all matches.
    Sum(fn(&MatchStats<F>, &SeatStats<F>) -> u32),
    /// The number of distinct bits that are set in at least one match.
    Bits(fn(&MatchStats<F>, &SeatStats<F>) -> u32),
}

/// An achievement in solo matches and matches against computer opponents, from a list defined by the macro `achievements!`.
pub trait AchievementKind<F>: Copy + Eq + Debug + Send + Sync + 'static {
    /// Returns every achievement, in the order of the list.
    fn all() -> &'static [Self];

    /// Returns the word in the profile and the language files, which never changes.
    fn word(self) -> &'static str;

    /// Returns the value required for the achievement.
    fn goal(self) -> u32;

    /// Returns the measure that must reach the value of [`Self::goal`].
    fn measure(self) -> AchievementMeasure<F>;
}

/// The empty figures of a game that counts only the figures common to all games.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct NoGameStats {}

impl<G: Rules> SeatGameStats<G> for NoGameStats {
    fn order(&mut self, _: &RecordedOrder<G>) {}
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

/// The achievement type of a game without achievements. It has no values.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoAchievement {}

impl<F: 'static> AchievementKind<F> for NoAchievement {
    fn all() -> &'static [Self] {
        &[]
    }

    fn word(self) -> &'static str {
        match self {}
    }

    fn goal(self) -> u32 {
        match self {}
    }

    fn measure(self) -> AchievementMeasure<F> {
        match self {}
    }
}
