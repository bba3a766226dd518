//! Draws the colonies: domes on the planet and on the Hub's tracks.

use bevy::math::Vec2;

use super::ctx::SceneContext;
use super::layout::LAYOUT;
use super::z;
use crate::table::ColonyPlace;
use crate::table::plan::ClickTarget;
use alien_frontiers::rules::{Facility, LAST_CIRCLE, PlacedColony, Territory};
use orrery_board::hit_area::HitShape;
use orrery_board::idle_kinds::IdleMotionKind;
use orrery_board::paint::RoundedRect;
use orrery_board::palette::PALETTE;
use orrery_board::scene::{ComposedScene, RowAlign, TextLine, TransitionKind, id};
use orrery_board::target::target_id;
use orrery_core::Colour;

/// Maximum number of domes shown side by side. If there are more, each colour has one dome with a number.
const ROW: usize = 4;

/// Adds all colonies on the board.
pub fn compose(scene: &mut ComposedScene, ctx: &SceneContext) {
    for &territory in Territory::ALL {
        on_planet(scene, ctx, territory);
    }
    for &(entity, colour, place) in &ctx.seen.colonies {
        if let ColonyPlace::Hub(circle) = place {
            let at = hub_place(ctx, colour, circle);
            let name = id("colony", entity);
            let dome = scene.piece(name, format!("colony-{colour}"), at, z::COLONIES);
            dome.scale(LAYOUT.hub.colony_scale).motion(TransitionKind::Token).on_piece(entity);
            if ctx.view.player(colour).unplaced == 0 {
                // This is its owner's last colony; its launch ends the match.
                dome.life(IdleMotionKind::Pulse(target_id(ClickTarget::Facility(Facility::ColonistHub))));
                let ring = scene.piece(id("last", colour), format!("colony-ring-{colour}"), at, z::COLONIES - 0.5);
                ring.scale(LAYOUT.hub.colony_scale).motion(TransitionKind::Fade);
            }
            let launch = ClickTarget::Launch(colour);
            if circle == LAST_CIRCLE && ctx.can(launch) {
                let radius = LAYOUT.hub.last_radius + 3.0;
                let ring =
                    RoundedRect::disc(radius).rim(2.0, &[PALETTE.act.line.0]).glow(PALETTE.act.line.at(0.8), 8.0);
                let middle = ctx.layout.hub_circle(ctx.row(colour), circle);
                scene.plate(id("launch", colour), ring, middle, z::COLONIES - 1.0).motion(TransitionKind::Fade);
                scene.hit(launch, HitShape::Disc(middle, radius + 4.0), 6.0);
            }
        }
    }
}

/// Returns the place of a colony on its owner's track.
pub fn hub_place(ctx: &SceneContext, colour: Colour, circle: u8) -> Vec2 {
    ctx.layout.hub_circle(ctx.row(colour), circle) + Vec2::from(LAYOUT.hub.colony)
}

/// Returns the places of `count` domes on a territory.
fn row_places(territory: Territory, count: usize) -> Vec<Vec2> {
    let at = Vec2::from(LAYOUT.land(territory).name) + Vec2::new(0.0, LAYOUT.label.domes);
    let pitch = LAYOUT.label.dome_pitch;
    let first = at.x - pitch * (count.saturating_sub(1)) as f32 / 2.0;
    (0..count).map(|index| Vec2::new(first + pitch * index as f32, at.y)).collect()
}

#[cfg(test)]
/// Returns the area of `count` domes on a territory, in units.
pub fn row_of_domes(territory: Territory, count: usize) -> bevy::math::Rect {
    use bevy::math::Rect;
    let reach = Vec2::new(13.0, 8.0);
    let places = row_places(territory, count);
    let rects = places.into_iter().map(|at| Rect::from_corners(at - Vec2::new(13.0, 12.0), at + reach));
    rects.reduce(|all, next| all.union(next)).unwrap_or(Rect::EMPTY)
}

/// Returns the place of the `nth` additional dome on a territory, counted from 1, next to the existing ones.
pub fn next_dome(ctx: &SceneContext, territory: Territory, nth: usize) -> Vec2 {
    let here = ctx.seen.colonies.iter().filter(|(_, _, place)| *place == ColonyPlace::On(territory));
    let mut colours: Vec<Colour> = here.map(|(_, colour, _)| *colour).collect();
    if colours.len() > ROW {
        colours.sort_unstable();
        colours.dedup();
    }
    let pitch = Vec2::new(LAYOUT.label.dome_pitch, 0.0);
    let last = row_places(territory, colours.len()).last().copied();
    match last {
        Some(last) => last + pitch * nth as f32,
        None => row_places(territory, nth).last().copied().unwrap_or_default(),
    }
}

fn on_planet(scene: &mut ComposedScene, ctx: &SceneContext, territory: Territory) {
    let here: Vec<(bevy::prelude::Entity, Colour)> = ctx
        .view
        .seats()
        .iter()
        .flat_map(|&seat| {
            let own = ctx.seen.colonies.iter();
            own.filter(move |(_, colour, place)| *colour == seat && *place == ColonyPlace::On(territory))
                .map(|&(entity, colour, _)| (entity, colour))
        })
        .collect();
    let colours: Vec<Colour> = ctx.view.seats().iter().copied().filter(|s| here.iter().any(|h| h.1 == *s)).collect();
    let stacked = here.len() > ROW;
    let places = row_places(territory, if stacked { colours.len() } else { here.len() });
    for (index, &(entity, colour)) in here.iter().enumerate() {
        let spot = if stacked { colours.iter().position(|c| *c == colour).unwrap_or_default() } else { index };
        let Some(&at) = places.get(spot) else { continue };
        let dome = scene.piece(id("colony", entity), format!("colony-{colour}"), at, z::COLONIES);
        dome.motion(TransitionKind::Token).on_piece(entity);
        let target = ClickTarget::Colony(PlacedColony { colour, territory });
        if ctx.can(target) {
            let lit = if ctx.points_at(target) { 0.95 } else { 0.6 };
            let ring = RoundedRect::new(Vec2::new(40.0, 30.0), 13.0).rim(1.6, &[PALETTE.act.line.0]);
            let ring = ring.glow(PALETTE.act.line.at(lit), 6.0);
            scene.plate(id("colony lit", entity), ring, at + Vec2::new(0.0, -4.0), z::COLONIES - 1.0);
            scene.hit(target, HitShape::Disc(at + Vec2::new(0.0, -4.0), 18.0), 6.0);
        }
    }
    if stacked {
        for (&colour, &at) in colours.iter().zip(&places) {
            let count = here.iter().filter(|h| h.1 == colour).count();
            number(scene, (territory, colour), at + Vec2::new(13.0, 6.0), count);
        }
    }
}

fn number(scene: &mut ComposedScene, name: (Territory, Colour), at: Vec2, count: usize) {
    let badge = RoundedRect::disc(9.5).fill(&[PALETTE.ink.at(0.95)]).rim(1.0, &[PALETTE.ivory.at(0.7)]);
    scene.plate(id("colony count plate", name), badge, at, z::COLONIES + 2.0);
    let words = TextLine { text: count.to_string(), size: 15.0, bold: true, spacing: 0.0, colour: PALETTE.ivory.0 };
    scene.words(id("colony count", name), words, RowAlign::Middle, at + Vec2::new(0.0, 5.4), z::COLONIES + 2.0);
}
