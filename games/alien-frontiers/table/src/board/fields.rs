//! Draws the field generators, next to the planet or active on a territory.

use bevy::math::Vec2;

use super::ctx::SceneContext;
use super::layout::LAYOUT;
use super::picture::ComposedBoard;
use super::z;
use crate::table::plan::ClickTarget;
use alien_frontiers::rules::{Field, Territory};
use orrery_board::hit_area::HitShape;
use orrery_board::paint::RoundedRect;
use orrery_board::palette::PALETTE;
use orrery_board::scene::{TransitionKind, id};

/// Returns the place of a field's badge.
pub fn place(fields: &[Option<Territory>; Field::COUNT], field: Field) -> Vec2 {
    let at = match fields[field.index()] {
        None => LAYOUT.field_rack[field.index()],
        Some(territory) => {
            let before = fields[..field.index()].iter().filter(|there| **there == Some(territory)).count();
            LAYOUT.land(territory).fields[before]
        }
    };
    Vec2::from(at)
}

/// Adds the badges of all fields to the scene.
pub fn compose(scene: &mut ComposedBoard, ctx: &SceneContext) {
    for &(entity, field, on) in &ctx.seen.fields {
        let rest = Vec2::from(LAYOUT.field_rack[field.index()]);
        scene.piece(id("field gap", field), "field-gap", rest, z::LABELS);
        let at = place(&ctx.view.fields, field);
        let name = if on.is_some() { format!("field-{field}") } else { format!("field-{field}-idle") };
        let dome = scene.piece(id("field", entity), name, at, z::COLONIES + 3.0);
        dome.motion(TransitionKind::Token).on_piece(entity);
        if let Some(territory) = on {
            scene.surface.fields[field.index()] = Some(territory);
        }
        let target = ClickTarget::Field(field);
        if ctx.can(target) {
            let glow = if ctx.points_at(target) { 1.0 } else { 0.6 };
            let ring = RoundedRect::disc(15.0).rim(1.8, &[PALETTE.act.line.0]).glow(PALETTE.act.line.at(glow), 8.0);
            scene.plate(id("field lit", field), ring, at, z::COLONIES + 2.0);
        }
        scene.hit(target, HitShape::Disc(at, 14.0), 5.0);
    }
}
