//! Highlights the places that a line of the log or of the recap refers to, and draws captions for the actions of opponents.

use bevy::math::{Rect, Vec2};

use super::ctx::SceneContext;
use super::hit_areas::{PIECES, label_area};
use super::layout::LAYOUT;
use super::layout::tray;
use super::log_anchor::{ActionCaption, LogAnchor};
use super::picture::MatchPicture;
use super::ships;
use super::stations::area;
use super::z;
use crate::table::ShipPlace;
use alien_frontiers::rules::Facility;
use orrery_board::InlineItem;
use orrery_board::label_placement::{LabelObstacles, busy, place};
use orrery_board::paint::RoundedRect;
use orrery_board::palette::PALETTE;
use orrery_board::scene::{RowAlign, RowItem, RowStyle, Scene, TextLine, TransitionKind, id, row_width, t};
use orrery_board::text_metrics;
use orrery_core::Colour;

/// Adds frames and rings around the highlighted places.
pub fn compose(scene: &mut MatchPicture, ctx: &SceneContext) {
    for (nth, spot) in ctx.spots.iter().enumerate() {
        match *spot {
            LogAnchor::Facility(facility, colour) => {
                let whole = place_of(ctx, *spot);
                let frame = RoundedRect::new(whole.size() + 8.0, 14.0).rim(2.4, &[PALETTE.ivory.0]);
                let frame = frame.glow(PALETTE.ivory.at(0.5), 9.0);
                scene.plate(id("spot frame", nth), frame, whole.center(), z::SIGNS).motion(TransitionKind::Fade);
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
    if let Some(caption) = ctx.caption {
        caption_chip(scene, ctx, caption);
    }
}

/// Adds rings around the ships of a player at a facility; no rings if `colour` is `None`.
fn rings(scene: &mut Scene, ctx: &SceneContext, facility: Facility, colour: Option<Colour>) {
    let there = ctx.tokens.ships.iter().filter(|ship| match ship.place {
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

/// Returns the area of a place; at the Hub, only the track of the player in question.
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

/// Font size of a caption, in units.
const SIZE: f32 = 16.0;
/// Height of a caption, in units.
const HEIGHT: f32 = 32.0;
/// Captions become wider in steps of this many units.
const STEP: f32 = 8.0;

fn items(bits: &[InlineItem]) -> Vec<(RowItem, Option<Colour>)> {
    let item = |bit: &InlineItem| match bit {
        InlineItem::Icon(icon) => (RowItem::Icon(icon), None),
        InlineItem::Text(text) => (t(text), None),
        InlineItem::Mark(colour) => (RowItem::Gap, Some(*colour)),
    };
    bits.iter().map(item).collect()
}

/// Adds a caption with the player and the action, on a strip with a rim in the player's colour.
fn caption_chip(scene: &mut Scene, ctx: &SceneContext, caption: &ActionCaption) {
    let seat = PALETTE.seat(caption.colour);
    let name = ctx.names.of(caption.colour);
    let style = RowStyle { size: SIZE, ..RowStyle::plain(z::TAGS - 3.0) };
    let parts = items(&caption.bits);
    let name_width = text_metrics::width(&name, SIZE, true, 0.0);
    // In the middle of the row a mark represents a player.
    let wide = |(item, mark): &(RowItem, Option<Colour>)| match mark {
        Some(_) => MARK,
        None => row_width(std::slice::from_ref(item), style) + 5.0,
    };
    // The width grows in steps, so that only a few different plates have to be cached.
    let width = ((38.0 + name_width + 8.0 + parts.iter().map(wide).sum::<f32>() + 8.0) / STEP).ceil() * STEP;
    let anchor = caption.spot.map_or_else(|| tray(ctx.aside()), |spot| place_of(ctx, spot));
    let clear = LabelObstacles { never: ctx.covered, busy: &busy(scene, anchor, &PIECES) };
    let at = place(Vec2::new(width, HEIGHT), anchor, ctx.room(), clear);
    let plate = RoundedRect::new(Vec2::new(width, HEIGHT), HEIGHT / 2.0)
        .fill(&[PALETTE.strip[0].at(0.97), PALETTE.strip[1].at(0.97)])
        .rim(1.8, &[seat.light.0, seat.colour.0])
        .glow(seat.colour.at(0.45), 9.0)
        .shadow(PALETTE.shadow.at(0.6), 9.0);
    scene.plate(id("caption", 0), plate, at, z::TAGS - 4.0);
    let mut x = at.x - width / 2.0 + 18.0;
    mark(scene, 0, caption.colour, Vec2::new(x, at.y));
    x += 18.0;
    let words = TextLine { text: name, size: SIZE, bold: true, spacing: 0.0, colour: seat.light.0 };
    scene.words(id("caption name", 0), words, RowAlign::Left, Vec2::new(x, at.y + SIZE * 0.355), z::TAGS - 3.0);
    x += name_width + 8.0;
    for (nth, part) in parts.iter().enumerate() {
        match part.1 {
            Some(colour) => mark(scene, nth + 1, colour, Vec2::new(x + MARK / 2.0, at.y)),
            None => {
                let here = Vec2::new(x, at.y);
                scene.row(id("caption bit", nth), std::slice::from_ref(&part.0), style, RowAlign::Left, here, |_| {});
            }
        }
        x += wide(part);
    }
}

/// Width of a player's mark in a row, in units.
const MARK: f32 = 26.0;

fn mark(scene: &mut Scene, nth: usize, colour: Colour, at: Vec2) {
    scene.piece(id("caption mark", nth), format!("owner-{colour}"), at, z::TAGS - 3.0).scale(0.78);
}
