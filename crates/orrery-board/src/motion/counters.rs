//! The numbers in the players' panels, which change when what is counted arrives, not before.

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::{Animating, MotionSettings};
use orrery_core::Colour;

/// How many numbers a player's panel has room for.
const COLUMNS: usize = 6;

/// What a player's panel shows, in the game's order; numbers a game has not are 0.
pub type Numbers = [u8; COLUMNS];

/// What the panels of all players show, by colour.
pub type Everybody = [Numbers; Colour::COUNT];

/// How long a number that has changed is seen to have changed, in seconds at speed 1.
pub const FRESH: f32 = 0.4;

/// A number changes by one.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Step {
    /// When, in seconds from the announcement at speed 1.
    pub at: f32,
    /// Whose.
    pub colour: Colour,
    /// Which.
    pub column: usize,
    /// Whether it grows.
    pub up: bool,
}

/// The numbers as they are shown now.
#[derive(Resource, Debug, Clone, PartialEq, Default)]
pub struct Counters {
    shown: Everybody,
    goal: Everybody,
    /// When each number changed last, on the clock of `elapsed`.
    changed: [[Option<f32>; COLUMNS]; Colour::COUNT],
    /// Still to come, the next one last.
    steps: Vec<Step>,
    elapsed: f32,
}

impl Counters {
    /// Numbers at rest.
    #[must_use]
    pub fn at_rest(now: Everybody) -> Self {
        Counters { shown: now, goal: now, ..Counters::default() }
    }

    /// What a player's panel shows now.
    #[must_use]
    pub const fn of(&self, colour: Colour) -> Numbers {
        self.shown[colour.index()]
    }

    /// How new a number is: 1 when it has just changed, 0 when it has long been what it is.
    #[must_use]
    pub fn fresh(&self, colour: Colour, column: usize) -> f32 {
        let changed = self.changed[colour.index()][column];
        changed.map_or(0.0, |at| (1.0 - (self.elapsed - at) / FRESH).clamp(0.0, 1.0))
    }

    /// Whether a number is still to change, or has just changed.
    #[must_use]
    pub fn busy(&self) -> bool {
        self.shown != self.goal || !self.steps.is_empty() || self.changed.iter().flatten().any(Option::is_some)
    }

    /// Shows these numbers at once, unless they are where the numbers are going.
    pub fn settle(&mut self, now: Everybody) {
        if self.goal != now {
            *self = Counters::at_rest(now);
        }
    }

    /// Lets the numbers go from `before` to `after` step by step.
    pub fn run(&mut self, before: Everybody, after: Everybody, steps: Vec<Step>) {
        *self = Counters { goal: after, steps, ..Counters::at_rest(before) };
        self.steps.sort_by(|a, b| b.at.total_cmp(&a.at));
    }

    /// Lets `seconds` of the motion pass; the rest at once with `all`.
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

/// Counts. Before the pieces move: both go by the same clock.
pub fn count(
    time: Res<Time>,
    settings: Res<MotionSettings>,
    animating: Res<Animating>,
    mut counters: ResMut<Counters>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if !counters.busy() {
        return;
    }
    let step = if animating.0 { time.delta_secs() * settings.speed } else { 0.0 };
    counters.pass(step, settings.speed <= 0.0);
    redraw.write(RequestRedraw);
}
