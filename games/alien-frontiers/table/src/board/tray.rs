//! Draws the tray with the mover's dice.

use bevy::math::{Rect, Vec2};

use super::ctx::SceneContext;
use super::layout::{LAYOUT, tray, well};
use super::ships::face;
use super::z;
use crate::table::plan::ClickTarget;
use alien_frontiers::rules::{Facility, Phase};
use orrery_board::hit_area::HitShape;
use orrery_board::paint::{Polyline, RoundedRect};
use orrery_board::palette::PALETTE;
use orrery_board::scene::{ComposedScene, TransitionKind, id};

/// Adds the tray, and before the roll the fleet to be rolled.
pub fn compose(scene: &mut ComposedScene, ctx: &SceneContext) {
    let tray = tray(ctx.aside());
    let glass = RoundedRect::new(tray.size(), 14.0)
        .fill(&[PALETTE.panel[0].at(0.92), PALETTE.panel[1].at(0.92), PALETTE.panel[2].at(0.94)])
        .rim(1.1, &[PALETTE.rim[0].at(0.95), PALETTE.rim[1].at(0.55), PALETTE.rim[3].at(0.4)])
        .shadow(PALETTE.shadow.at(0.5), 12.0);
    scene.plate(id("tray", 0), glass, tray.center(), z::PLATES);
    let hole = well(ctx.aside());
    let lit = ctx.can(ClickTarget::Roll);
    let mut plate =
        RoundedRect::new(hole.size(), 16.0).fill(&[PALETTE.space[0].0, PALETTE.space[1].0, PALETTE.space[3].0]);
    plate = if lit {
        plate.rim(1.8, &[PALETTE.act.line.0]).glow(PALETTE.act.line.at(0.45), 7.0)
    } else {
        plate.rim(1.6, &[PALETTE.shadow.0, PALETTE.shadow.0, PALETTE.rim[1].at(0.5)])
    };
    scene.plate(id("well", lit), plate, hole.center(), z::PLATES + 0.5).motion(TransitionKind::Fade);
    ticks(scene, hole);
    if ctx.view.phase == Phase::Roll {
        waiting(scene, ctx);
        scene.hit(ClickTarget::Roll, HitShape::Rect(hole), 4.0);
    }
}

/// Adds the scale along the lower edge of the well.
fn ticks(scene: &mut ComposedScene, hole: Rect) {
    for index in 0..=40 {
        let x = hole.min.x + 14.0 + (hole.width() - 28.0) * index as f32 / 40.0;
        let long = if index % 5 == 0 { 8.0 } else { 4.0 };
        let points = vec![Vec2::new(x, hole.max.y - 3.0), Vec2::new(x, hole.max.y - 3.0 - long)];
        let stroke = Polyline { points, layers: vec![(0.8, PALETTE.brass[0].at(0.4))] };
        scene.stroke(id("tick", index), stroke, z::PLATES + 0.6);
    }
}

/// Adds the fleet that is about to be rolled: ships without values.
fn waiting(scene: &mut ComposedScene, ctx: &SceneContext) {
    let mover = ctx.view.mover();
    let me = ctx.view.me();
    let spent = me.docked_at(Facility::TerraformingStation);
    let own = usize::from(me.out_of_stock().saturating_sub(spent.own_len()));
    let relic = ctx.view.relic_owner() == Some(mover) && spent.relic().is_none();
    let count = own + usize::from(relic);
    for index in 0..count {
        let colour = (index < own).then_some(mover);
        let (at, scale) = LAYOUT.tray_die(index, count);
        let at = at + ctx.aside();
        scene
            .piece(id("waiting", (index, mover)), face(colour, 0), at, z::SHIPS - 3.0)
            .scale(scale)
            .alpha(0.38)
            .motion(TransitionKind::Fade);
    }
}
