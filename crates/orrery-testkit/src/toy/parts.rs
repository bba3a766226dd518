//! The toy's parts beyond its rules: puzzles with points as their goal, the words of lessons, statistics of looks, claims and
//! held crates, and a codex with only the default pages.

use orrery_core::Colour;
use orrery_learn::academy::{GameLessons, HighlightTarget, NoPick, PositionCondition};
use orrery_learn::codex::{CodexPages, NoCodex, OptionPage};
use orrery_learn::puzzle::{PuzzleGoal, Puzzles};
use orrery_learn::seat_stats;
use orrery_learn::stats::{NoAchievement, SeatGameStats, Statistics};
use orrery_record::RecordedOrder;
use serde::{Deserialize, Serialize};

use super::{Event, Order, ToyGame, View};
use orrery_core::Rules as _;

/// The goal of a puzzle.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum ToyGoal {
    /// The mover reaches at least this number of points.
    Points(u8),
}

/// Returns the points of a captain, which are public.
fn points(view: &View, seat: Colour) -> u8 {
    let at = ToyGame::seats(&view.known).iter().position(|&other| other == seat);
    at.map_or(0, |at| view.known.points[at])
}

impl PuzzleGoal<ToyGame> for ToyGoal {
    fn met(&self, start: &View, end: &View, mover: Colour) -> bool {
        self.measured(start, end, mover).is_some_and(|(reached, wanted)| reached >= wanted)
    }
    fn measured(&self, _: &View, end: &View, mover: Colour) -> Option<(i16, i16)> {
        let ToyGoal::Points(wanted) = *self;
        Some((points(end, mover).into(), wanted.into()))
    }
    fn fault(&self, _: &View, _: Colour) -> Option<String> {
        (*self == ToyGoal::Points(0)).then(|| "asks for nothing".to_owned())
    }
    fn win() -> Option<Self> {
        None
    }
    fn gain(_: u8) -> Option<Self> {
        None
    }
}

impl Puzzles for ToyGame {
    type Goal = ToyGoal;
}

/// A thing that lessons highlight or expect: a held crate.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub enum ToyHighlight {
    /// The viewer holds a crate.
    Mine,
}

impl HighlightTarget<ToyGame> for ToyHighlight {
    fn exists(&self, view: &View) -> bool {
        view.eyes.is_some_and(|eyes| view.known.crates[usize::from(eyes)] > 0)
    }
}

impl PositionCondition<ToyGame> for ToyHighlight {
    fn is_met(&self, view: &View) -> bool {
        self.exists(view)
    }
}

impl GameLessons for ToyGame {
    type Pick = NoPick;
    type Highlight = ToyHighlight;
    type Expect = ToyHighlight;
    const VERBS: &'static [&'static str] = &["look", "claim", "draw", "pass"];

    fn is_order_word(word: &str) -> bool {
        Colour::ALL.iter().any(|colour| colour.word() == word)
    }
}

seat_stats! {
    /// The statistics of one captain.
    pub struct ToyGameStats {
        /// The number of the captain's looks into crates.
        sum pub looks: u32,
        /// The total worth of crates claimed by others, counted from the events that the captain saw.
        sum pub others: u32,
        /// The number of turns at whose end the captain held a crate.
        sum pub held: u32,
    }
}

impl SeatGameStats<ToyGame> for ToyGameStats {
    fn order(&mut self, entry: &RecordedOrder<ToyGame>) {
        self.looks += u32::from(matches!(entry.order, Order::Look(_)));
    }
    fn event(&mut self, me: Colour, event: &Event, by: Colour) {
        if let (Event::Claimed { worth, .. }, true) = (event, me != by) {
            self.others += u32::from(*worth);
        }
    }
    fn look(&mut self, _: Colour, _: &View) {}
    fn turn_over(&mut self, _: Colour, view: &View) {
        let mine = view.eyes.and_then(|eyes| view.known.crates.get(usize::from(eyes)));
        self.held += u32::from(mine.is_some_and(|&worth| worth > 0));
    }
    fn lists(&self) -> Vec<(String, u32)> {
        [("looks", self.looks), ("others", self.others), ("held", self.held)]
            .map(|(title, count)| (title.to_owned(), count))
            .to_vec()
    }
}

impl Statistics for ToyGame {
    type Figures = ToyGameStats;
    type Achievement = NoAchievement;
}

impl CodexPages for ToyGame {
    type Topic = OptionPage;
    type CodexFact = NoCodex;

    orrery_learn::codex_without_prices!();
}
