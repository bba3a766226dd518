//! The traits that a game implements for its statistics.

use std::fmt::Debug;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::challenges::SoloChallenge;
use super::columns::StatColumn;
use super::figures::{MatchStats, SeatStats};
use super::sum::SummedStat;
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
    Clone + Default + Eq + Debug + SummedStat + Serialize + DeserializeOwned + Send + Sync + 'static
{
    /// The figures that the screens show for a match, in their order. By default there are none.
    const COLUMNS: &'static [StatColumn<Self>] = &[];

    /// The figures of solo matches that the screens show for all matches together. The first is the number of solo matches; while
    /// it is 0, none is shown. By default there are none.
    const SOLO: &'static [StatColumn<Self>] = &[];

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
    fn add(&mut self, other: &Self) {
        self.add_stat(other);
    }

    /// Returns the counts, each with its title, that follow [`SeatGameStats::COLUMNS`] in an exported table. By default there are
    /// none.
    fn lists(&self) -> Vec<(String, u32)> {
        Vec::new()
    }

    /// Returns the row of these figures in an exported table: the title of each column, and its value.
    fn table(&self) -> Vec<(String, u32)> {
        let columns = Self::COLUMNS.iter().map(|column| (column.word.to_owned(), (column.count)(self)));
        columns.chain(self.lists()).collect()
    }

    /// Returns the figures in a form that is written to JSON as pairs of name and value. By default they are the same as in the
    /// profile.
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
}

impl SummedStat for NoGameStats {
    fn add_stat(&mut self, _: &Self) {}
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
