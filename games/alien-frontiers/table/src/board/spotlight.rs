//! Highlights the places that a line of the log or of the recap refers to, and draws captions for the actions of opponents.

use bevy::math::{Rect, Vec2};

use super::ctx::SceneContext;
use super::hit_areas::{PIECES, label_area};
use super::layout::LAYOUT;
use super::layout::tray;
use super::log_anchor::LogAnchor;
use super::picture::ComposedBoard;
use super::ships;
use super::stations::area;
use super::z;
use crate::table::ShipPlace;
use alien_frontiers::rules::Facility;
use orrery_board::caption::{CaptionStyle, draw_caption, draw_frame};
use orrery_board::paint::RoundedRect;
use orrery_board::palette::PALETTE;
use orrery_board::scene::{ComposedScene, TransitionKind, id};
use orrery_core::Colour;

/// Adds frames and rings around the highlighted places.
pub fn compose(scene: &mut ComposedBoard, ctx: &SceneContext) {
    for (nth, spot) in ctx.spots.iter().enumerate() {
        match *spot {
            LogAnchor::Facility(facility, colour) => {
                let whole = place_of(ctx, *spot);
                draw_frame(scene, nth, whole, z::SIGNS);
                rings(scene, ctx, facility, colour);
            }
            LogAnchor::Territory(territory) => {
                scene.surface.hover = scene.surface.hover.or(Some(territory));
                let ring = RoundedRect::disc(19.0).rim(2.4, &[PALETTE.ivory.0]).glow(PALETTE.ivory.at(0.6), 9.0);
                let at = Vec2::from(LAYOUT.land(territory).owner);
                scene.plate(id("spot owner", nth), ring, at, z::LABELS + 5.0).motion(TransitionKind::Fade);
            }
        }
    }
    let Some(caption) = ctx.caption else { return };
    let anchor = caption.spot.map_or_else(|| tray(ctx.aside()), |spot| place_of(ctx, spot));
    let style = CaptionStyle {
        mark: "owner",
        mark_scale: 0.78,
        pieces: &PIECES,
        covered: ctx.covered,
        room: ctx.room(),
        z: z::TAGS - 4.0,
    };
    draw_caption(scene, caption, &ctx.names.of(caption.colour), anchor, style);
}

/// Adds rings around the ships of a player at a facility; no rings if `colour` is `None`.
fn rings(scene: &mut ComposedScene, ctx: &SceneContext, facility: Facility, colour: Option<Colour>) {
    let there = ctx.seen.ships.iter().filter(|ship| match ship.place {
        ShipPlace::Docked(at, _) => at == facility,
        ShipPlace::Bay => facility == Facility::MaintenanceBay,
        _ => false,
    });
    for ship in there.filter(|ship| colour.is_some() && ship.owner == colour) {
        if let Some((at, _)) = ships::place(ctx, ship) {
            let ring = RoundedRect::disc(21.0).rim(2.2, &[PALETTE.ivory.0]).glow(PALETTE.ivory.at(0.5), 7.0);
            scene.plate(id("spot ship", ship.entity), ring, at, z::SIGNS + 0.5).motion(TransitionKind::Fade);
        }
    }
}

/// Returns the area of a place. For a player's ships at the Hub, this is only the player's track.
fn place_of(ctx: &SceneContext, spot: LogAnchor) -> Rect {
    match spot {
        LogAnchor::Facility(Facility::ColonistHub, Some(colour)) => {
            let row = ctx.row(colour);
            let docks = ctx.layout.docks(Facility::ColonistHub, row).into_iter().map(|dock| dock.0);
            let berths = docks.reduce(|a, b| a.union(b)).unwrap_or(Rect::EMPTY);
            berths.union_point(ctx.layout.hub_circle(row, alien_frontiers::rules::LAST_CIRCLE) + Vec2::new(18.0, 0.0))
        }
        LogAnchor::Facility(facility, _) => area(ctx.layout, facility),
        LogAnchor::Territory(territory) => label_area(territory),
    }
}
