//! The preview of founding a colony or a trading post: a path of dots from the hangar to the visited planet, with the small ship
//! at its end.

use bevy::math::Vec2;

use super::ctx::SceneContext;
use super::holds::{founder, vessel_stem};
use super::hull::side;
use super::layout::rect;
use super::z;
use orrery_board::motion::bent;
use orrery_board::paint::RoundedRect;
use orrery_board::palette::PALETTE;
use orrery_board::scene::{ComposedScene, TransitionKind, id};

/// The opacity of the ship at the end of the path, which is only a preview.
const GHOST: f32 = 0.94;
/// The number of dots on a path.
const DOTS: usize = 34;
/// The bend of the path, as a fraction of its length.
const BEND: f32 = 0.14;

/// Returns the position of the previewed ship, at the visited planet.
pub fn ghost_at(ctx: &SceneContext) -> Vec2 {
    ctx.layout.visited_at() + Vec2::from(ctx.layout.visited.ghost)
}

/// Draws the path and the ship if the pointed-at action founds something.
pub fn compose(scene: &mut ComposedScene, ctx: &SceneContext) {
    let Some(kind) = founder(ctx) else { return };
    let (seat, to) = (ctx.turn(), ghost_at(ctx));
    let places = ctx.ship(seat);
    let berth = ctx.seen.hangar(seat).find(|&(_, ship)| ship == Some(kind)).map(|(index, _)| usize::from(index));
    let Some(&from) = berth.and_then(|index| places.hangar.get(index)) else { return };
    let from = rect(from).center();
    for dot in 0..DOTS {
        let at = bent(from, to + Vec2::new(-24.0, 20.0), BEND, dot as f32 / DOTS as f32);
        let plate = RoundedRect::disc(1.5).fill(&[PALETTE.act.line.0]);
        scene.plate(id("way", dot), plate, at, z::WAY).motion(TransitionKind::Fade);
    }
    let vessel = format!("vessel-{}{}-{}", vessel_stem(kind), side(places), ctx.colour(seat));
    scene.piece(id("ghost", 0), vessel, to, z::GHOST).alpha(GHOST).motion(TransitionKind::Fade);
}
