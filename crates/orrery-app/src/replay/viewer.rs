//! The state of the open viewer: its speed, and where it was opened.

use bevy::prelude::*;
use orrery_table::CurrentPendingOrder;

use crate::game::Game;
use crate::game_registry::ResumeMatchFn;
use crate::state::MatchUiState;
use orrery_table::{Table, replay_next, seek};
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
    /// The seconds since the last order was shown.
    pub(super) waited: f32,
    /// The proposed players of a match that continues from the displayed point, while the dialogue for it is open.
    pub(super) seats: Vec<BranchSeat>,
}

impl ReplayViewer {
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

/// Pauses the replay and moves to another point. A single step forwards is shown with its motion.
pub(super) fn go_to<G: Game>(world: &mut World, at: usize) {
    let now = world.get_resource::<Table<G::Rules>>().and_then(Table::viewed_order);
    if let Some(mut viewer) = world.get_resource_mut::<ReplayViewer>() {
        (viewer.playing, viewer.waited) = (false, 0.0);
    }
    if now.is_none_or(|now| at != now + 1 || !replay_next::<G::Rules>(world)) {
        seek::<G::Rules>(world, Some(at));
    }
}

/// The place from which the replay viewer was opened, with the state to restore there.
pub(super) enum ReplayOrigin {
    /// The viewer replays a file; the match on the table was set aside, if there was one.
    File(Option<ResumeMatchFn>),
    /// The viewer was opened in a running match. The function restores the player's pending order and panels.
    Match(ResumeMatchFn),
    /// The viewer was opened on the board or the points of a finished match.
    End,
    /// The viewer was opened from the review of a finished match.
    Review,
}

/// Removes the player's pending order and panels from a running match. Returns the function that restores them.
pub(super) fn take_hand<G: Game>(world: &mut World) -> ResumeMatchFn {
    let plan = std::mem::take(&mut *world.resource_mut::<CurrentPendingOrder<G::Rules>>());
    let mut play = world.resource_mut::<MatchUiState>();
    play.refused = None;
    let (recap, asked, guide) = (play.recap.take(), std::mem::take(&mut play.asked), std::mem::take(&mut play.guide));
    Box::new(move |world| {
        *world.resource_mut::<CurrentPendingOrder<G::Rules>>() = plan;
        let mut play = world.resource_mut::<MatchUiState>();
        (play.recap, play.asked, play.guide) = (recap, asked, guide);
    })
}
