//! The viewer that is open: how fast, and where it was opened.

use bevy::prelude::*;
use orrery_table::CurrentPlan;

use crate::game::Game;
use crate::hosts::Back;
use crate::state::Play;
use orrery_table::{Table, look_at, look_on};
use orrery_ui::{BranchRow, ReplaySpeed, ReplayTurn};

/// The viewer. Exists only while a match is watched.
#[derive(Resource)]
pub struct Viewer {
    /// Whether it plays.
    pub(super) playing: bool,
    pub(super) speed: ReplaySpeed,
    /// The turns of the match.
    pub(super) turns: Vec<ReplayTurn>,
    /// Where it was opened, and what waits there.
    pub(super) from: From,
    /// Seconds since the last order was shown.
    pub(super) waited: f32,
    /// Who would play on from here, while that is asked.
    pub(super) seats: Vec<BranchRow>,
}

impl Viewer {
    /// Whether it plays.
    #[must_use]
    pub const fn is_playing(&self) -> bool {
        self.playing
    }

    /// How fast it plays.
    #[must_use]
    pub const fn speed(&self) -> ReplaySpeed {
        self.speed
    }

    /// Who would play on from here.
    #[must_use]
    pub fn seats(&self) -> &[BranchRow] {
        &self.seats
    }
}

/// The turns of the match on the table.
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

/// Shows another moment and pauses; the next order is shown as it was carried out.
pub(super) fn go_to<G: Game>(world: &mut World, at: usize) {
    let now = world.get_resource::<Table<G::Rules>>().and_then(Table::viewed_order);
    if let Some(mut viewer) = world.get_resource_mut::<Viewer>() {
        (viewer.playing, viewer.waited) = (false, 0.0);
    }
    if now.is_none_or(|now| at != now + 1 || !look_on::<G::Rules>(world)) {
        look_at::<G::Rules>(world, Some(at));
    }
}

/// Where a match was when it came to be watched.
pub(super) enum From {
    /// In a file: what was on the table waits, if anything was.
    File(Option<Back>),
    /// On the table, going on: what its player had in hand.
    Match(Back),
    /// At its end.
    End,
    /// In its review.
    Review,
}

/// Takes what the player of a match that goes on has in hand.
pub(super) fn take_hand<G: Game>(world: &mut World) -> Back {
    let plan = std::mem::take(&mut *world.resource_mut::<CurrentPlan<G::Rules>>());
    let mut play = world.resource_mut::<Play>();
    play.refused = None;
    let (recap, asked, guide) = (play.recap.take(), std::mem::take(&mut play.asked), std::mem::take(&mut play.guide));
    Box::new(move |world| {
        *world.resource_mut::<CurrentPlan<G::Rules>>() = plan;
        let mut play = world.resource_mut::<Play>();
        (play.recap, play.asked, play.guide) = (recap, asked, guide);
    })
}
