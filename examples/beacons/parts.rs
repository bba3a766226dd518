//! Lessons, statistics, and what the game does without: puzzles and codex pages of its own.

use orrery_core::{Colour, Rules as _};
use orrery_learn::academy::{HighlightTarget, Lessons, NoPick, PositionCondition};
use orrery_learn::codex::{CodexPages, NoCodex, OptionPage};
use orrery_learn::puzzle::{NoGoal, Puzzles};
use orrery_learn::stats::{NoAchievement, SeatGameStats, Statistics};
use orrery_record::RecordedOrder;
use serde::{Deserialize, Serialize};

use super::files::ExpectedPosition;
use super::rules::{BeaconLit, Beacons, Field, Position};

/// Something that a lesson highlights: a field, by its name.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
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

impl Lessons for Beacons {
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

/// The statistics of one player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct LineStats {
    /// The number of beacons that scored.
    pub scored: u32,
    /// The most points for one beacon.
    pub best: u32,
}

impl SeatGameStats<Beacons> for LineStats {
    fn order(&mut self, _: &RecordedOrder<Beacons>) {}

    fn event(&mut self, me: Colour, event: &BeaconLit, by: Colour) {
        if me == by {
            self.scored += u32::from(event.points > 0);
            self.best = self.best.max(event.points.into());
        }
    }

    fn look(&mut self, _: Colour, _: &Position) {}

    fn turn_over(&mut self, _: Colour, _: &Position) {}

    fn add(&mut self, other: &Self) {
        self.scored += other.scored;
        self.best = self.best.max(other.best);
    }

    fn columns() -> Vec<String> {
        ["scored", "best"].map(str::to_owned).to_vec()
    }

    fn row(&self) -> Vec<u32> {
        vec![self.scored, self.best]
    }
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
    type Priced = NoCodex;
    type PriceBreakdown = NoCodex;
    type BegunOrder = ();
    type Clickable = NoCodex;
    type Blocked = NoCodex;
}
