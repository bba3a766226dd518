//! The yellow die, which is visible during the roll and the production.

use bevy::math::{Rect, Vec2};

use super::ctx::SceneContext;
use super::layout::BoardLayout;
use super::z;
use crate::table::ClickTarget;
use orrery_board::hit_area::HitShape;
use orrery_board::paint::RoundedRect;
use orrery_board::palette::PALETTE;
use orrery_board::scene::{ComposedScene, SceneNodeId, TransitionKind, id};
use starship_catan::rules::Phase;

/// The position of the die on the path between the ships: its parameter on the rail, and its vertical distance from the rail,
/// negative above it.
const PLACE: (f32, f32) = (0.56, -60.0);
/// The scale of the die.
const SIZE: f32 = 1.6;
/// Half the height of the die's drawing.
const HALF: f32 = 46.0;

/// Returns the scene name of the die.
pub fn die_id() -> SceneNodeId {
    id("die", 0)
}

/// Returns the position at which the die is rolled.
pub fn place(ctx: &SceneContext) -> Vec2 {
    middle(ctx.layout)
}

fn middle(layout: &BoardLayout) -> Vec2 {
    layout.rail.at(PLACE.0) + Vec2::new(0.0, PLACE.1)
}

/// Returns the rectangle that the die covers.
pub fn area(layout: &BoardLayout) -> Rect {
    Rect::from_center_half_size(middle(layout), Vec2::splat(HALF * SIZE))
}

/// Draws the die during the roll and the production, with a ring of light for the player who may roll it.
pub fn compose(scene: &mut ComposedScene, ctx: &SceneContext) {
    let known = &ctx.view.known;
    if !matches!(known.phase, Phase::Roll | Phase::Produce) {
        return;
    }
    let at = place(ctx);
    if ctx.can(ClickTarget::Die) {
        let strength = if ctx.points_at(ClickTarget::Die) { 0.95 } else { 0.5 };
        let ring = RoundedRect::disc(HALF * SIZE + 14.0).rim(2.4, &[PALETTE.act.line.0]);
        let ring = ring.glow(PALETTE.act.line.at(strength), 14.0);
        scene.plate(id("die ring", 0), ring, at, z::VISITED - 1.0).motion(TransitionKind::Fade);
    }
    let face = if known.now.roll == 0 { 1 } else { known.now.roll };
    let shadow = at + Vec2::new(10.0, HALF * SIZE);
    scene.piece(id("die shadow", 0), "die-shadow", shadow, z::VISITED - 0.5).scale(SIZE).motion(TransitionKind::Fade);
    scene.piece(die_id(), format!("die-yellow-{face}"), at, z::PIECES).scale(SIZE).motion(TransitionKind::Token);
    scene.hit(ClickTarget::Die, HitShape::Disc(at, HALF * SIZE + 10.0), 5.0);
}
