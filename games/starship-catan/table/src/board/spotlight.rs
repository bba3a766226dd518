//! Highlights on the board for a line of the log or of the recap, and captions of an opponent's actions.

use bevy::math::Vec2;

use super::areas::{anchor_area, plate_area};
use super::ctx::SceneContext;
use super::log_anchor::ActionCaption;
use super::z;
use orrery_board::InlineItem;
use orrery_board::label_placement::{LabelObstacles, busy, place};
use orrery_board::paint::RoundedRect;
use orrery_board::palette::PALETTE;
use orrery_board::scene::{RowAlign, RowItem, RowStyle, Scene, TextLine, TransitionKind, id, row_width, t};
use orrery_board::text_metrics;
use orrery_core::Colour;
use starship_catan::rules::Seat;

/// The kinds of pieces that a label or a caption should not cover.
pub const PIECES: [&str; 4] = ["icon-cargo", "vessel-", "rail-bead", "badge-"];

/// The text size of a caption.
const SIZE: f32 = 16.0;
/// The height of a caption.
const HEIGHT: f32 = 32.0;
/// The steps in which captions become wider.
const STEP: f32 = 8.0;
/// The width of a player's mark in a caption.
const MARK: f32 = 26.0;

/// Draws frames around the highlighted places, and the caption.
pub fn compose(scene: &mut Scene, ctx: &SceneContext) {
    for (nth, &spot) in ctx.spots.iter().enumerate() {
        let Some(area) = anchor_area(ctx, spot) else { continue };
        let frame =
            RoundedRect::new(area.size() + 8.0, 14.0).rim(2.4, &[PALETTE.ivory.0]).glow(PALETTE.ivory.at(0.5), 9.0);
        scene.plate(id("spot frame", nth), frame, area.center(), z::SPOTS).motion(TransitionKind::Fade);
    }
    if let Some(caption) = ctx.caption {
        caption_chip(scene, ctx, caption);
    }
}

fn items(bits: &[InlineItem]) -> Vec<(RowItem, Option<Colour>)> {
    let item = |bit: &InlineItem| match bit {
        InlineItem::Icon(icon) => (RowItem::Icon(icon), None),
        InlineItem::Text(text) => (t(text), None),
        InlineItem::Mark(colour) => (RowItem::Gap, Some(*colour)),
    };
    bits.iter().map(item).collect()
}

/// Draws the player and the action on a strip with a rim in the player's colour.
fn caption_chip(scene: &mut Scene, ctx: &SceneContext, caption: &ActionCaption) {
    let seat = PALETTE.seat(caption.colour);
    let name = ctx.names.of(caption.colour);
    let style = RowStyle { size: SIZE, ..RowStyle::plain(z::TAGS - 3.0) };
    let parts = items(&caption.bits);
    let name_width = text_metrics::width(&name, SIZE, true, 0.0);
    // A mark within the row represents a player.
    let wide = |(item, mark): &(RowItem, Option<Colour>)| match mark {
        Some(_) => MARK,
        None => row_width(std::slice::from_ref(item), style) + 5.0,
    };
    // The width grows in steps, so that few different plates are needed and they can be cached.
    let width = ((38.0 + name_width + 8.0 + parts.iter().map(wide).sum::<f32>() + 8.0) / STEP).ceil() * STEP;
    let anchor = caption.spot.and_then(|spot| anchor_area(ctx, spot));
    let anchor = anchor.unwrap_or_else(|| plate_area(ctx, Seat::of(caption.colour)));
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

fn mark(scene: &mut Scene, nth: usize, colour: Colour, at: Vec2) {
    scene.piece(id("caption mark", nth), format!("seal-{colour}"), at, z::TAGS - 3.0).scale(0.7);
}
