//! Withholds the results of dice until the board has shown them: the log, hint, panels, remarks and notices wait.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::game::Game;
use orrery_board::{FinishMotionRequest, MotionActive};
use orrery_settings::Settings;
use orrery_table::{ChangeCause, Table, TableChange};

/// The number of frames without motion before withheld changes are released. The board starts to move one frame after a change.
const STILL: u8 = 3;

/// The maximum time for which a change is withheld, in seconds, even if the board never comes to rest.
const LONGEST: f32 = 9.0;

/// The changes of the table that are withheld, in order.
#[derive(Resource, Debug)]
pub struct WithheldTableChanges<G: Game> {
    news: Vec<TableChange<G::Rules>>,
    waits: bool,
    /// The time that the dice still need at speed 1, in seconds.
    left: f32,
    waited: f32,
    still: u8,
}

impl<G: Game> Default for WithheldTableChanges<G> {
    fn default() -> Self {
        WithheldTableChanges { news: Vec::new(), waits: false, left: 0.0, waited: 0.0, still: 0 }
    }
}

/// The resources that describe the motion of the board.
#[derive(SystemParam)]
pub struct MotionInputs<'w, 's> {
    time: Res<'w, Time>,
    animating: Res<'w, MotionActive>,
    hurries: MessageReader<'w, 's, FinishMotionRequest>,
}

/// The motion of the board in this frame.
#[derive(Debug, Clone, Copy)]
pub struct BoardMotion {
    /// True while anything moves on the board.
    pub moves: bool,
    /// True if the player skipped the motion.
    pub hurried: bool,
    /// The time since the last frame, in seconds.
    pub passed: f32,
    /// The animation speed as a factor of normal speed; `None` if animations are off.
    pub speed: Option<f32>,
}

impl MotionInputs<'_, '_> {
    /// Reports whether anything moves.
    pub fn moves(&self) -> bool {
        self.animating.0
    }

    /// Returns the motion of the board in this frame.
    pub fn now(mut self, settings: &Settings) -> BoardMotion {
        BoardMotion {
            moves: self.animating.0,
            hurried: self.hurries.read().count() > 0,
            passed: self.time.delta_secs(),
            speed: settings.animation.factor(),
        }
    }
}

impl<G: Game> WithheldTableChanges<G> {
    /// Adds new changes of the table, and returns the changes to report now.
    pub fn pass(&mut self, fresh: Vec<TableChange<G::Rules>>, stage: &BoardMotion) -> Vec<TableChange<G::Rules>> {
        // A key press that ended the wait happened before the new changes.
        self.follow(stage);
        if fresh.iter().any(|one| one.cause == ChangeCause::Opened) {
            // The withheld changes belong to another match.
            self.clear();
        }
        let ordered = fresh.iter().all(|one| matches!(one.cause, ChangeCause::Order(_)));
        let dice = fresh.iter().flat_map(|one| &one.events).map(G::suspense).fold(0.0, f32::max);
        self.news.extend(fresh);
        if !ordered || stage.speed.is_none() {
            self.waits = false;
        } else if dice > 0.0 {
            (self.waits, self.left, self.waited, self.still) = (true, self.left.max(dice), 0.0, 0);
        }
        if self.waits { Vec::new() } else { std::mem::take(&mut self.news) }
    }

    /// Advances the time, and ends the wait once the dice have been shown.
    fn follow(&mut self, stage: &BoardMotion) {
        self.left = if stage.hurried { 0.0 } else { (self.left - stage.passed * stage.speed.unwrap_or(1.0)).max(0.0) };
        self.waited += stage.passed;
        self.still = if stage.moves { 0 } else { self.still.saturating_add(1) };
        let shown = self.left <= 0.0 && self.still >= STILL;
        self.waits &= !shown && self.waited < LONGEST;
    }

    /// Reports whether changes are withheld, so that people, panels and opponents have to wait.
    pub const fn waits(&self) -> bool {
        self.waits
    }

    /// Returns the first withheld change, if there is one.
    pub fn first(&self) -> Option<&TableChange<G::Rules>> {
        self.news.first()
    }

    /// Returns the first withheld change if the panels are to show the state before it. Returns `None` behind a curtain, which
    /// hides the board, and while a past position is viewed.
    pub fn shown(&self, table: &Table<G::Rules>) -> Option<&TableChange<G::Rules>> {
        self.first().filter(|_| table.is_held() && !table.is_covered() && table.viewed_order().is_none())
    }

    /// Ends the wait and discards the withheld changes.
    pub fn clear(&mut self) {
        *self = WithheldTableChanges::default();
    }
}
