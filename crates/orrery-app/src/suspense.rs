//! What dice decide is told when they have been seen: log, hint, panels, remarks and moments wait until the board has shown it.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::game::Game;
use orrery_board::{Animating, FinishMotion};
use orrery_settings::Settings;
use orrery_table::{Announced, Cause, Table};

/// Frames for which nothing may move before what was withheld is told: the board begins to move a frame after the announcement.
const STILL: u8 = 3;

/// The longest anything is withheld, in seconds, should the board never come to rest.
const LONGEST: f32 = 9.0;

/// What was done and is not told yet, in order.
#[derive(Resource, Debug)]
pub struct Withheld<G: Game> {
    news: Vec<Announced<G::Rules>>,
    waits: bool,
    /// Seconds that the dice still need at speed 1, and since when they are seen.
    left: f32,
    waited: f32,
    still: u8,
}

impl<G: Game> Default for Withheld<G> {
    fn default() -> Self {
        Withheld { news: Vec::new(), waits: false, left: 0.0, waited: 0.0, still: 0 }
    }
}

/// What the board does.
#[derive(SystemParam)]
pub struct Stage<'w, 's> {
    time: Res<'w, Time>,
    animating: Res<'w, Animating>,
    hurries: MessageReader<'w, 's, FinishMotion>,
}

/// What the board does now.
#[derive(Debug, Clone, Copy)]
pub struct StageNow {
    /// Whether anything moves.
    pub moves: bool,
    /// Whether somebody wanted everything to be there at once.
    pub hurried: bool,
    /// Seconds since the last frame.
    pub passed: f32,
    /// How many times as fast as designed things move; nothing when they do not move.
    pub speed: Option<f32>,
}

impl Stage<'_, '_> {
    /// Whether anything moves.
    pub fn moves(&self) -> bool {
        self.animating.0
    }

    /// What the board does now.
    pub fn now(mut self, settings: &Settings) -> StageNow {
        StageNow {
            moves: self.animating.0,
            hurried: self.hurries.read().count() > 0,
            passed: self.time.delta_secs(),
            speed: settings.animation.factor(),
        }
    }
}

impl<G: Game> Withheld<G> {
    /// Takes in what was announced, and gives back what is to be told now.
    pub fn pass(&mut self, fresh: Vec<Announced<G::Rules>>, stage: &StageNow) -> Vec<Announced<G::Rules>> {
        // What ended by a press was begun before it.
        self.follow(stage);
        if fresh.iter().any(|one| one.cause == Cause::Opened) {
            // What is not told is of another match.
            self.clear();
        }
        let ordered = fresh.iter().all(|one| matches!(one.cause, Cause::Order(_)));
        let dice = fresh.iter().flat_map(|one| &one.events).map(G::suspense).fold(0.0, f32::max);
        self.news.extend(fresh);
        if !ordered || stage.speed.is_none() {
            self.waits = false;
        } else if dice > 0.0 {
            (self.waits, self.left, self.waited, self.still) = (true, self.left.max(dice), 0.0, 0);
        }
        if self.waits { Vec::new() } else { std::mem::take(&mut self.news) }
    }

    /// Lets time go by.
    fn follow(&mut self, stage: &StageNow) {
        self.left = if stage.hurried { 0.0 } else { (self.left - stage.passed * stage.speed.unwrap_or(1.0)).max(0.0) };
        self.waited += stage.passed;
        self.still = if stage.moves { 0 } else { self.still.saturating_add(1) };
        let shown = self.left <= 0.0 && self.still >= STILL;
        self.waits &= !shown && self.waited < LONGEST;
    }

    /// Whether people, panels and opponents wait.
    #[must_use]
    pub const fn waits(&self) -> bool {
        self.waits
    }

    /// The first of what is not told yet.
    #[must_use]
    pub fn first(&self) -> Option<&Announced<G::Rules>> {
        self.news.first()
    }

    /// The same where panels show what was known before it: not under a cover, where nobody sees what somebody saw.
    #[must_use]
    pub fn shown(&self, table: &Table<G::Rules>) -> Option<&Announced<G::Rules>> {
        self.first().filter(|_| table.is_held() && !table.is_covered() && table.viewed_order().is_none())
    }

    /// Nothing waits any more, and nothing of it is told.
    pub fn clear(&mut self) {
        *self = Withheld::default();
    }
}
