//! The numbers in the players' panels, which change only when the counted things arrive on the board.

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::{MotionActive, MotionSettings};
use orrery_core::Colour;

/// The number of counters in a player's panel.
const COLUMNS: usize = 6;

/// The counters of a player's panel, in the order that the game defines. Unused counters are 0.
pub type CounterRow = [u8; COLUMNS];

/// The counters of all players, by colour.
pub type CounterTable = [CounterRow; Colour::COUNT];

/// The duration for which a changed number is highlighted, in seconds at speed 1.
pub const FRESH: f32 = 0.4;

/// A change of a number by one.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct CounterStep {
    /// The time in seconds from the announcement, at speed 1.
    pub at: f32,
    /// The player whose number changes.
    pub colour: Colour,
    /// The index of the counter in the panel.
    pub column: usize,
    /// True if the number grows by one, false if it shrinks.
    pub up: bool,
}

/// Returns the steps by which all numbers change from `before` to `after`. `at` returns the time at which the numbers of a column
/// begin to change, or `None` for a column that is left out. Each further change of a number follows after `pause` seconds.
pub fn steps_between(
    before: &CounterTable,
    after: &CounterTable,
    pause: f32,
    at: impl Fn(usize) -> Option<f32>,
) -> Vec<CounterStep> {
    let mut steps = Vec::new();
    for &colour in Colour::ALL {
        let (old, new) = (before[colour.index()], after[colour.index()]);
        for column in 0..COLUMNS {
            let Some(at) = at(column) else { continue };
            let up = new[column] > old[column];
            let step = |nth: u8| CounterStep { at: at + pause * f32::from(nth), colour, column, up };
            steps.extend((0..new[column].abs_diff(old[column])).map(step));
        }
    }
    steps
}

/// The numbers as currently shown in the players' panels.
#[derive(Resource, Debug, Clone, PartialEq, Default)]
pub struct AnimatedCounters {
    shown: CounterTable,
    goal: CounterTable,
    /// The time of each number's last change, on the clock of `elapsed`.
    changed: [[Option<f32>; COLUMNS]; Colour::COUNT],
    /// The pending changes, in reverse order: the next change is the last.
    steps: Vec<CounterStep>,
    elapsed: f32,
}

impl AnimatedCounters {
    /// Creates counters at rest.
    pub fn at_rest(now: CounterTable) -> Self {
        AnimatedCounters { shown: now, goal: now, ..AnimatedCounters::default() }
    }

    /// Returns the numbers that a player's panel currently shows.
    pub const fn of(&self, colour: Colour) -> CounterRow {
        self.shown[colour.index()]
    }

    /// Returns how recently a number changed: 1 just after a change, falling to 0 within [`FRESH`] seconds.
    pub fn fresh(&self, colour: Colour, column: usize) -> f32 {
        let changed = self.changed[colour.index()][column];
        changed.map_or(0.0, |at| (1.0 - (self.elapsed - at) / FRESH).clamp(0.0, 1.0))
    }

    /// Reports whether any number is about to change, or has just changed.
    pub fn busy(&self) -> bool {
        self.shown != self.goal || !self.steps.is_empty() || self.changed.iter().flatten().any(Option::is_some)
    }

    /// Shows these numbers immediately, unless the counters already have them as their goal.
    pub fn settle(&mut self, now: CounterTable) {
        if self.goal != now {
            *self = AnimatedCounters::at_rest(now);
        }
    }

    /// Starts to count from `before` to `after` in these steps.
    pub fn run(&mut self, before: CounterTable, after: CounterTable, steps: Vec<CounterStep>) {
        *self = AnimatedCounters { goal: after, steps, ..AnimatedCounters::at_rest(before) };
        self.steps.sort_by(|a, b| b.at.total_cmp(&a.at));
    }

    /// Advances the clock by `seconds` at speed 1. If `all` is true, makes the remaining changes immediately.
    pub fn pass(&mut self, seconds: f32, all: bool) {
        self.elapsed += seconds;
        while let Some(step) = self.steps.pop_if(|step| all || step.at <= self.elapsed) {
            let (colour, column) = (step.colour.index(), step.column);
            let number = &mut self.shown[colour][column];
            *number = if step.up { number.saturating_add(1) } else { number.saturating_sub(1) };
            self.changed[colour][column] = Some(self.elapsed);
        }
        let faded = self.elapsed - FRESH;
        self.changed.iter_mut().flatten().for_each(|at| *at = at.filter(|&at| at > faded && !all));
        if self.steps.is_empty() {
            self.shown = self.goal;
        }
    }
}

/// Advances the counters. Runs before the pieces move, because both use the same clock.
pub fn count(
    time: Res<Time>,
    settings: Res<MotionSettings>,
    animating: Res<MotionActive>,
    mut counters: ResMut<AnimatedCounters>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if !counters.busy() {
        return;
    }
    let step = if animating.0 { time.delta_secs() * settings.speed } else { 0.0 };
    counters.pass(step, settings.speed <= 0.0);
    redraw.write(RequestRedraw);
}
