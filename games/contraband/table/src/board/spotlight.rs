//! Highlights the spots of a line of the log or recap on the board, and shows captions for opponents' orders.

use bevy::math::Vec2;

use super::areas::anchor_area;
use super::ctx::SceneContext;
use super::log_anchor::{ActionCaption, LogAnchor};
use super::z;
use orrery_board::InlineItem;
use orrery_board::label_placement::{LabelObstacles, busy, place};
use orrery_board::paint::RoundedRect;
use orrery_board::palette::PALETTE;
use orrery_board::scene::{RowAlign, RowItem, RowStyle, Scene, TextLine, TransitionKind, id, row_width, t};
use orrery_board::text_metrics;

/// The prefixes of the names of pieces that a label or caption should not cover.
pub const PIECES: [&str; 4] = ["cb-craft", "cb-police", "cb-alien", "cb-corsair"];

/// The font size of a caption, in units.
const SIZE: f32 = 16.0;
/// The height of a caption.
const HEIGHT: f32 = 32.0;
/// The increment of caption widths.
const STEP: f32 = 8.0;

/// Draws frames round the highlighted spots, and the caption.
pub fn compose(scene: &mut Scene, ctx: &SceneContext) {
    for (nth, &spot) in ctx.spots.iter().enumerate() {
        let Some(area) = anchor_area(ctx, spot) else { continue };
        let frame =
            RoundedRect::new(area.size() + 8.0, 14.0).rim(2.4, &[PALETTE.ivory.0]).glow(PALETTE.ivory.at(0.5), 9.0);
        scene.plate(id("spot frame", nth), frame, area.center(), z::SPOTS).motion(TransitionKind::Fade);
    }
    if let Some(caption) = ctx.caption {
        chip(scene, ctx, caption);
    }
}

fn items(bits: &[InlineItem]) -> Vec<RowItem> {
    let item = |bit: &InlineItem| match bit {
        InlineItem::Icon(icon) => RowItem::Icon(icon),
        InlineItem::Text(text) => t(text),
        InlineItem::Mark(_) => RowItem::Gap,
    };
    bits.iter().map(item).collect()
}

/// Draws a caption: the player and the order on a strip rimmed in the player's colour.
fn chip(scene: &mut Scene, ctx: &SceneContext, caption: &ActionCaption) {
    let seat = PALETTE.seat(caption.colour);
    let name = ctx.names.of(caption.colour);
    let style = RowStyle { size: SIZE, ..RowStyle::plain(z::TAGS - 3.0) };
    let parts = items(&caption.bits);
    let name_width = text_metrics::width(&name, SIZE, true, 0.0);
    // The width grows in steps, so that a small number of backgrounds can be cached.
    let width = ((52.0 + name_width + row_width(&parts, style)) / STEP).ceil() * STEP;
    let anchor = caption.spot.and_then(|spot| anchor_area(ctx, spot));
    let Some(anchor) = anchor.or_else(|| anchor_area(ctx, LogAnchor::Plate(caption.colour))) else { return };
    let clear = LabelObstacles { never: ctx.covered, busy: &busy(scene, anchor, &PIECES) };
    let at = place(Vec2::new(width, HEIGHT), anchor, ctx.room(), clear);
    let plate = RoundedRect::new(Vec2::new(width, HEIGHT), HEIGHT / 2.0)
        .fill(&[PALETTE.strip[0].at(0.97), PALETTE.strip[1].at(0.97)])
        .rim(1.8, &[seat.light.0, seat.colour.0])
        .glow(seat.colour.at(0.45), 9.0)
        .shadow(PALETTE.shadow.at(0.6), 9.0);
    scene.plate(id("caption", 0), plate, at, z::TAGS - 4.0);
    let mut x = at.x - width / 2.0 + 18.0;
    scene
        .piece(id("caption mark", 0), format!("owner-{}", caption.colour), Vec2::new(x, at.y), z::TAGS - 3.0)
        .scale(0.6);
    x += 15.0;
    let words = TextLine { text: name, size: SIZE, bold: true, spacing: 0.0, colour: seat.light.0 };
    scene.words(id("caption name", 0), words, RowAlign::Left, Vec2::new(x, at.y + SIZE * 0.355), z::TAGS - 3.0);
    x += name_width + 8.0;
    scene.row(id("caption bits", 0), &parts, style, RowAlign::Left, Vec2::new(x, at.y), |_| {});
}
