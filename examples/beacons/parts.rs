//! Lessons and statistics, and empty implementations of the parts that the game does not have: puzzles and codex pages of its
//! own.

use orrery_core::Colour;
use orrery_learn::academy::{GameLessons, HighlightTarget, NoPick, PositionCondition};
use orrery_learn::codex::{CodexPages, NoCodex, OptionPage};
use orrery_learn::puzzle::{NoGoal, Puzzles};
use orrery_learn::seat_stats;
use orrery_learn::stats::{NoAchievement, SeatGameStats, StatColumn, Statistics, in_total};
use orrery_record::RecordedOrder;
use serde::Deserialize;

use super::files::ExpectedPosition;
use super::rules::{BeaconLit, Beacons, Field, Position};

/// A field that a lesson highlights, by its name.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(transparent)]
pub struct FieldHighlight(pub String);

impl HighlightTarget<Beacons> for FieldHighlight {
    fn exists(&self, _: &Position) -> bool {
        Field::from_text(&self.0).is_some()
    }
}

impl PositionCondition<Beacons> for ExpectedPosition {
    fn is_met(&self, view: &Position) -> bool {
        self.all_lit(view) && self.points.is_none_or(|points| points == view.points)
    }
}

impl GameLessons for Beacons {
    type Pick = NoPick;
    type Highlight = FieldHighlight;
    type Expect = ExpectedPosition;

    const FILES: &'static [(&'static str, &'static str)] = &[
        ("00-light.ron", include_str!("lessons/00-light.ron")),
        ("01-lines.ron", include_str!("lessons/01-lines.ron")),
        ("02-crossing.ron", include_str!("lessons/02-crossing.ron")),
    ];
    const VERBS: &'static [&'static str] = &["light"];

    fn is_order_word(word: &str) -> bool {
        Field::from_text(word).is_some()
    }
}

seat_stats! {
    /// The statistics of one player.
    pub struct LineStats {
        /// The number of beacons that scored.
        sum pub scored: u32,
        /// The number of beacons that scored more than one point.
        sum pub great: u32,
    }
}

impl SeatGameStats<Beacons> for LineStats {
    const COLUMNS: &'static [StatColumn<Self>] =
        &[in_total("scored", |stats| stats.scored), in_total("great", |stats| stats.great)];

    fn order(&mut self, _: &RecordedOrder<Beacons>) {}

    fn event(&mut self, me: Colour, event: &BeaconLit, by: Colour) {
        if me == by {
            self.scored += u32::from(event.points > 0);
            self.great += u32::from(event.points > 1);
        }
    }

    fn look(&mut self, _: Colour, _: &Position) {}

    fn turn_over(&mut self, _: Colour, _: &Position) {}
}

impl Statistics for Beacons {
    type Figures = LineStats;
    type Achievement = NoAchievement;
}

impl Puzzles for Beacons {
    type Goal = NoGoal;
}

impl CodexPages for Beacons {
    type Topic = OptionPage;
    type CodexFact = NoCodex;

    orrery_learn::codex_without_prices!();
}
