//! Draws the ships: dice in the shape of small spacecraft.

use bevy::math::{Rect, Vec2};

use super::ctx::{SceneContext, ShipPiece};
use super::layout::LAYOUT;
use super::z;
use crate::table::ShipPlace;
use crate::table::plan::ClickTarget;
use alien_frontiers::rules::{Facility, Ship};
use orrery_board::hit_area::HitShape;
use orrery_board::paint::RoundedRect;
use orrery_board::palette::PALETTE;
use orrery_board::scene::{ComposedScene, SceneNode, TransitionKind, id};
use orrery_core::Colour;

/// Returns the name of the drawing of a ship with `value`; 0 for no value.
pub fn face(colour: Option<Colour>, value: u8) -> String {
    let whose = colour.map_or("relic", Colour::word);
    if value == 0 { format!("ship-{whose}") } else { format!("ship-{whose}-{value}") }
}

/// Returns the place and the size of a ship; `None` for a ship in stock.
pub fn place(ctx: &SceneContext, ship: &ShipPiece) -> Option<(Vec2, f32)> {
    match ship.place {
        ShipPlace::Stock => None,
        ShipPlace::Desert => Some((Vec2::from(LAYOUT.relic), 1.0)),
        ShipPlace::Bay => {
            let mut there: Vec<&ShipPiece> = ctx.seen.ships.iter().filter(|s| s.place == ShipPlace::Bay).collect();
            there.sort_by_key(|s| (s.owner.map(|c| ctx.row(c)), s.colour.is_none(), s.entity));
            let index = there.iter().position(|s| s.entity == ship.entity)?;
            Some(ctx.layout.bay_ship(index, there.len()))
        }
        ShipPlace::Hand { index, .. } => {
            let count = usize::from(ctx.view.hand().len());
            let (at, scale) = LAYOUT.tray_die(usize::from(index), count);
            Some((at + ctx.aside(), scale))
        }
        ShipPlace::Docked(facility, index) => {
            let row = ship.owner.map_or(0, |colour| ctx.row(colour));
            let docks = ctx.layout.docks(facility, row);
            docks.get(usize::from(index)).map(|&(berth, _)| (LAYOUT.ship_in(berth), 1.0))
        }
    }
}

/// Adds all ships that are not in stock.
pub fn compose(scene: &mut ComposedScene, ctx: &SceneContext) {
    for ship in &ctx.seen.ships {
        let Some((mut at, mut scale)) = place(ctx, ship) else { continue };
        let in_hand = matches!(ship.place, ShipPlace::Hand { .. });
        let shows = if in_hand || matches!(ship.place, ShipPlace::Docked(..)) { ship.value } else { 0 };
        if let ShipPlace::Hand { index, teleported } = ship.place {
            let target = hand_target(ship, index);
            in_tray(scene, ctx, target, teleported, at, scale);
            if ctx.plan.selected_indices().contains(&usize::from(index)) {
                at.y -= 3.0;
                scale *= 1.04;
            } else if ctx.points_at(target) {
                scale *= 1.04;
            }
        }
        let mut motion = TransitionKind::Token;
        if let Some(place) = dragged(ctx, ship) {
            (at, scale, motion) = (place, 1.15, TransitionKind::Still);
        }
        let height = if motion == TransitionKind::Still { z::FLYING } else { z::SHIPS };
        let node: &mut SceneNode = scene.piece(id("ship", ship.entity), face(ship.colour, shows), at, height);
        node.scale(scale).motion(motion).on_piece(ship.entity);
        match ship.place {
            ShipPlace::Docked(facility, _) => docked_target(scene, ctx, ship, facility, at),
            ShipPlace::Bay => {
                if let Some(target) = bay_target(ctx, ship).filter(|&target| ctx.can(target)) {
                    lit(scene, ctx, ship, target, at);
                }
            }
            ShipPlace::Desert if ctx.can(ClickTarget::Relic) => lit(scene, ctx, ship, ClickTarget::Relic, at),
            _ => {}
        }
    }
}

/// Returns the place of a picked die while the mouse drags it, otherwise `None`. Several dice fan out side by side.
fn dragged(ctx: &SceneContext, ship: &ShipPiece) -> Option<Vec2> {
    let ShipPlace::Hand { index, .. } = ship.place else { return None };
    let picked = ctx.plan.selected_indices();
    let place = picked.iter().position(|&i| i == usize::from(index))?;
    let middle = (picked.len() - 1) as f32 / 2.0;
    ctx.dragged.map(|at| at + Vec2::new((place as f32 - middle) * 34.0, 0.0))
}

fn hand_target(ship: &ShipPiece, index: u8) -> ClickTarget {
    let relic = ship.colour.is_none();
    ClickTarget::HandShip { index: usize::from(index), ship: Ship { value: ship.value, relic } }
}

fn in_tray(scene: &mut ComposedScene, ctx: &SceneContext, target: ClickTarget, teleported: bool, at: Vec2, scale: f32) {
    let ClickTarget::HandShip { index, .. } = target else { return };
    if ctx.plan.selected_indices().contains(&index) {
        scene.piece(id("selected", index), "selected", at, z::SHIPS - 2.0).scale(scale / LAYOUT.column.dice_scale);
    } else if ctx.can(target) && ctx.points_at(target) {
        let ring = RoundedRect::disc(23.0 * scale).rim(1.4, &[PALETTE.act.line.at(0.8)]);
        scene.plate(id("die ring", index), ring, at, z::SHIPS - 2.0);
    }
    if teleported {
        // This ship may not return to its facility and keeps its value; a lilac ring marks it.
        let ring = RoundedRect::disc(24.5 * scale).rim(1.4, &[PALETTE.field[1].at(0.9)]).dashed();
        scene.plate(id("teleported", index), ring, at, z::SHIPS - 1.0);
    }
    let half = Vec2::new(22.0, 26.0) * scale;
    scene.hit(target, HitShape::Rect(Rect::from_corners(at - half, at + half)), 8.0);
}

fn docked_target(scene: &mut ComposedScene, ctx: &SceneContext, ship: &ShipPiece, facility: Facility, at: Vec2) {
    let Some(colour) = ship.owner else { return };
    let shown = Ship { value: ship.value, relic: ship.colour.is_none() };
    let target = ClickTarget::DockedShip { colour, facility, ship: shown };
    if ctx.can(target) {
        lit(scene, ctx, ship, target, at);
    }
}

/// Returns the target of a ship in the Bay, for cards that affect it; `None` for a ship of the mover without a value, and for a
/// relic ship without an owner.
fn bay_target(ctx: &SceneContext, ship: &ShipPiece) -> Option<ClickTarget> {
    let (colour, relic) = (ship.owner?, ship.colour.is_none());
    let aimed = |ship| ClickTarget::DockedShip { colour, facility: Facility::MaintenanceBay, ship };
    if colour != ctx.view.mover() {
        return Some(aimed(Ship::of_no_value(relic)));
    }
    let laid = ctx.view.turn.laid;
    if relic {
        return laid.relic().map(|value| aimed(Ship { value, relic }));
    }
    let of_mover = |other: &&ShipPiece| other.place == ShipPlace::Bay && other.colour == Some(colour);
    let index = ctx.seen.ships.iter().filter(of_mover).filter(|other| other.entity < ship.entity).count();
    laid.without_relic().iter().nth(index).map(|(value, _)| aimed(Ship::own(value)))
}

fn lit(scene: &mut ComposedScene, ctx: &SceneContext, ship: &ShipPiece, target: ClickTarget, at: Vec2) {
    let glow = if ctx.points_at(target) { 1.0 } else { 0.6 };
    let frame = RoundedRect::new(Vec2::new(40.0, 46.0), 12.0).rim(1.8, &[PALETTE.act.line.0]);
    let frame = frame.glow(PALETTE.act.line.at(glow), 8.0);
    scene.plate(id("ship lit", ship.entity), frame, at, z::SHIPS - 1.0);
    scene.hit(target, HitShape::Rect(Rect::from_center_size(at, Vec2::new(40.0, 46.0))), 7.0);
}
