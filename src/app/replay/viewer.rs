//! The viewer that is open: how fast, and where it was opened.

use crate::games::alien_frontiers::AlienFrontiers;
use bevy::prelude::*;

use crate::app::coach::Guide;
use crate::app::state::Play;
use crate::games::alien_frontiers::record::Match;
use crate::games::alien_frontiers::table::Table;
use crate::games::alien_frontiers::table::plan::Plan;
use crate::panels::{BranchRow, Recap, ReplaySpeed, ReplayTurn};
use crate::rules::Order;
use crate::table::{look_at, look_on};

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

/// The turns of a match.
pub(super) fn turns_of(game: &Match) -> Vec<ReplayTurn> {
    let mut turns: Vec<ReplayTurn> = Vec::new();
    let mut begins = true;
    for (index, entry) in game.entries().iter().enumerate() {
        if begins {
            turns.push(ReplayTurn { colour: entry.by, round: entry.round, first: index, end: index });
        }
        if let Some(turn) = turns.last_mut() {
            turn.end = index + 1;
        }
        begins = entry.order == Order::End;
    }
    turns
}

/// Shows another moment and pauses; the next order is shown as it was carried out.
pub(super) fn go_to(world: &mut World, at: usize) {
    let now = world.get_resource::<Table>().and_then(Table::viewed_order);
    if let Some(mut viewer) = world.get_resource_mut::<Viewer>() {
        (viewer.playing, viewer.waited) = (false, 0.0);
    }
    if now.is_none_or(|now| at != now + 1 || !look_on::<AlienFrontiers>(world)) {
        look_at::<AlienFrontiers>(world, Some(at));
    }
}

/// Where a match was when it came to be watched.
#[derive(Debug)]
pub enum From {
    /// In a file: what was on the table waits, if anything was.
    File(Option<Box<Match>>),
    /// On the table, going on: what its player had in hand.
    Match(Box<Kept>),
    /// At its end.
    End,
    /// In its review.
    Review,
}

/// What a player of a match that goes on had in hand.
#[derive(Debug)]
pub struct Kept {
    pub(super) plan: Plan,
    pub(super) recap: Option<Recap>,
    pub(super) asked: bool,
    pub(super) guide: Guide,
}

impl Kept {
    pub(super) fn take(world: &mut World) -> Self {
        let plan = std::mem::take(&mut *world.resource_mut::<Plan>());
        let mut play = world.resource_mut::<Play>();
        play.refused = None;
        Kept {
            plan,
            recap: play.recap.take(),
            asked: std::mem::take(&mut play.asked),
            guide: std::mem::take(&mut play.guide),
        }
    }

    pub(super) fn give_back(self, world: &mut World) {
        *world.resource_mut::<Plan>() = self.plan;
        let mut play = world.resource_mut::<Play>();
        (play.recap, play.asked, play.guide) = (self.recap, self.asked, self.guide);
    }
}
