//! The dice of a fight, and everything that appears when they have come to rest.

use bevy::math::Vec2;

use super::ctx::SceneContext;
use super::layout::MEETING;
use orrery_board::scene::{SceneNodeId, id};

/// The positions of the pictures of the two sides, relative to the corner of the panel: the ship that meets or attacks, then its
/// opponent.
pub const SIDES_AT: [Vec2; 2] = [Vec2::new(168.0, 124.0), Vec2::new(626.0, 122.0)];
/// The maximum number of shields drawn.
const MOST_SHIELDS: u8 = 8;

/// Returns the id of something that appears when the dice of the newest exchange have come to rest.
pub fn fresh(ctx: &SceneContext, name: &str, nth: usize) -> SceneNodeId {
    id(name, (nth, ctx.seen.exchanges.len()))
}

/// Returns the id of a die of the newest exchange. Each exchange has dice with ids of their own, so that every roll is animated.
pub fn die_id(ctx: &SceneContext, nth: usize) -> SceneNodeId {
    fresh(ctx, "d4", nth)
}

/// Returns the point from which a die is thrown: the ship or token of its side.
pub fn thrown_from(nth: usize) -> Vec2 {
    MEETING.min + SIDES_AT[nth]
}

/// Returns the id of a shield of a side, full or lost.
pub fn shield_id(side: usize, nth: u8, full: bool) -> SceneNodeId {
    id("side shield", (side, nth, full))
}

/// The ids of everything that appears when the dice of the newest exchange have come to rest, in this order.
#[derive(Debug)]
pub struct DiceResultNodes {
    /// The faces of the dice, and the bonuses.
    pub faces: Vec<SceneNodeId>,
    /// The sums, and the shields lost to them.
    pub sums: Vec<SceneNodeId>,
    /// The text about the result of the fight.
    pub verdict: SceneNodeId,
}

impl DiceResultNodes {
    /// Returns the ids for the newest exchange.
    pub fn of(ctx: &SceneContext) -> Self {
        let both = |name: &str| [0, 1].map(|nth| fresh(ctx, name, nth));
        let newest = ctx.seen.exchanges.len().saturating_sub(1);
        let (own, other) = (id("exchange own", newest), id("exchange other", newest));
        let chip = [id("exchange", newest), own, other, id("exchange to", newest)];
        let totals = [0_usize, 1].map(|side| id("exchange total", (newest, side)));
        let shields = [0, 1].into_iter().flat_map(|side| (0..MOST_SHIELDS).map(move |nth| (side, nth)));
        let shields = shields.flat_map(|(side, nth)| [true, false].map(|full| shield_id(side, nth, full)));
        let signs = [fresh(ctx, "higher", 0), fresh(ctx, "tie", 0)];
        DiceResultNodes {
            faces: both("die").into_iter().chain(both("added")).collect(),
            sums: both("total").into_iter().chain(signs).chain(chip).chain(totals).chain(shields).collect(),
            verdict: id("verdict", 0),
        }
    }

    /// Returns all ids.
    pub fn all(self) -> Vec<SceneNodeId> {
        self.faces.into_iter().chain(self.sums).chain([self.verdict]).collect()
    }
}
