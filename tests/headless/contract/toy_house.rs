//! What the house does with the toy beside playing it: it has no puzzles and no lessons, and counts how often captains look and what
//! they claim.

use orrery::academy::{Lessons, NoLessons, NoPick};
use orrery::core::Colour;
use orrery::puzzle::{NoGoal, Puzzles};
use orrery::record::Entry;
use orrery::stats::{NoAchievement, SeatFigures, Statistics};
use serde::{Deserialize, Serialize};

use super::toy::{Crates, Event, Order, View};

impl Puzzles for Crates {
    type Goal = NoGoal;
}

impl Lessons for Crates {
    type Pick = NoPick;
    type Glow = NoLessons;
    type Expect = NoLessons;
}

/// What a captain did.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Figures {
    /// How often he looked into a crate.
    pub looks: u32,
    /// The worth of what others claimed after him: nothing but what was told him.
    pub others: u32,
    /// Crates held when turns were over.
    pub held: u32,
}

impl SeatFigures<Crates> for Figures {
    fn order(&mut self, entry: &Entry<Crates>) {
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
    fn add(&mut self, other: &Self) {
        self.looks += other.looks;
        self.others += other.others;
        self.held += other.held;
    }
    fn columns() -> Vec<String> {
        ["looks", "others", "held"].map(str::to_owned).to_vec()
    }
    fn row(&self) -> Vec<u32> {
        vec![self.looks, self.others, self.held]
    }
}

impl Statistics for Crates {
    type Figures = Figures;
    type Achievement = NoAchievement;
}
