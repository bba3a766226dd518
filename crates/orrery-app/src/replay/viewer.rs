//! The state of the open viewer: its speed, and where it was opened.

use bevy::prelude::*;

use crate::game::Game;
use crate::game_registry::ResumeMatchFn;
use orrery_table::Table;
use orrery_ui::{BranchSeat, ReplaySpeed, ReplayTurn};

/// The replay viewer. The resource exists only while the viewer is open.
#[derive(Resource)]
pub struct ReplayViewer {
    /// True while the replay is running.
    pub(super) playing: bool,
    pub(super) speed: ReplaySpeed,
    pub(super) turns: Vec<ReplayTurn>,
    /// The place where the viewer was opened, and the state to restore there.
    pub(super) from: ReplayOrigin,
    /// The time since the last order was shown, in seconds.
    pub(super) waited: f32,
    /// The proposed players of a match that continues from the displayed point, while the dialogue for it is open.
    pub(super) seats: Vec<BranchSeat>,
}

impl ReplayViewer {
    /// Creates a viewer at normal speed.
    pub(super) const fn new(turns: Vec<ReplayTurn>, from: ReplayOrigin, playing: bool) -> Self {
        ReplayViewer { playing, speed: ReplaySpeed::One, turns, from, waited: 0.0, seats: Vec::new() }
    }

    /// Reports whether the replay is running.
    pub const fn is_playing(&self) -> bool {
        self.playing
    }

    /// Returns the speed of the replay.
    pub const fn speed(&self) -> ReplaySpeed {
        self.speed
    }

    /// Returns the proposed players of a match that continues from the displayed point.
    pub fn seats(&self) -> &[BranchSeat] {
        &self.seats
    }
}

/// Returns the turns of the match on the table.
pub(super) fn turns_of<G: Game>(table: &Table<G::Rules>) -> Vec<ReplayTurn> {
    let mut turns: Vec<ReplayTurn> = Vec::new();
    let mut begins = true;
    for index in 0..table.orders_given() {
        let Some((colour, round)) = table.given_by(index) else { continue };
        if begins {
            turns.push(ReplayTurn { colour, round, first: index, end: index });
        }
        if let Some(turn) = turns.last_mut() {
            turn.end = index + 1;
        }
        begins = table.ends_turn(index);
    }
    turns
}

/// The place from which the replay viewer was opened, with the state to restore there.
pub(super) enum ReplayOrigin {
    /// The viewer replays a file; the match on the table was set aside, if there was one.
    File,
    /// The viewer was opened in a running match. The function restores the player's pending order and panels.
    Match(ResumeMatchFn),
    /// The viewer was opened on the board or the points of a finished match.
    End,
    /// The viewer was opened from the review of a finished match.
    Review,
}
