//! Captions of opponents' actions, and frames around highlighted places.

use bevy::math::{Rect, Vec2};
use orrery_core::Colour;

use super::contract::{BoardScene, SceneContext};
use super::label_placement::{LabelObstacles, busy, place};
use super::log_anchor::{ActionCaption, InlineItem};
use super::paint::RoundedRect;
use super::palette::PALETTE;
use super::scene::{ComposedScene, RowAlign, RowItem, TextLine, TextRowStyle, TransitionKind, id, row_width, t};
use super::text_metrics;

/// The font size of a caption, in units.
const SIZE: f32 = 16.0;
/// The height of a caption, in units.
const HEIGHT: f32 = 32.0;
/// The increment of caption widths, in units. It keeps the number of different plates small enough to cache them.
const STEP: f32 = 8.0;
/// The width of a player's mark, in units.
const MARK: f32 = 26.0;

/// The properties of a game's captions.
#[derive(Debug, Clone, Copy)]
pub struct CaptionStyle<'a> {
    /// The part before the colour in the names of the pictures that mark players.
    pub mark: &'static str,
    /// The scale of a player's mark.
    pub mark_scale: f32,
    /// The prefixes of the names of pieces that a caption should not cover.
    pub pieces: &'a [&'a str],
    /// The areas that a caption must not cover.
    pub covered: &'a [Rect],
    /// The area in which a caption has to fit.
    pub room: Rect,
    /// The height in the scene.
    pub z: f32,
}

/// Draws frames around the highlighted places, and the caption of an opponent's action. `area` returns the area of a place, or
/// `None` if the board does not show it. If the caption has no place on the board, it is drawn next to the area that `plate`
/// returns for its player. `frames` is the height of the frames in the scene.
pub fn draw_highlights<G: BoardScene>(
    scene: &mut ComposedScene,
    ctx: &SceneContext<G>,
    (captions, frames): (CaptionStyle<'_>, f32),
    area: impl Fn(G::LogAnchor) -> Option<Rect>,
    plate: impl FnOnce(Colour) -> Option<Rect>,
) {
    for (nth, &spot) in ctx.spots.iter().enumerate() {
        if let Some(area) = area(spot) {
            draw_frame(scene, nth, area, frames);
        }
    }
    let Some(caption) = ctx.caption else { return };
    let anchor = caption.spot.and_then(area).or_else(|| plate(caption.colour));
    if let Some(anchor) = anchor {
        draw_caption(scene, caption, &ctx.names.of(caption.colour), anchor, captions);
    }
}

/// Draws a frame around a highlighted area. `nth` distinguishes the frames of a scene.
pub fn draw_frame(scene: &mut ComposedScene, nth: usize, area: Rect, z: f32) {
    let frame = RoundedRect::new(area.size() + 8.0, 14.0).rim(2.4, &[PALETTE.ivory.0]).glow(PALETTE.ivory.at(0.5), 9.0);
    scene.plate(id("spot frame", nth), frame, area.center(), z).motion(TransitionKind::Fade);
}

/// Draws a caption next to the area `anchor`: the player's name and the action, on a strip with a rim in the player's colour.
pub fn draw_caption<S>(
    scene: &mut ComposedScene,
    caption: &ActionCaption<S>,
    name: &str,
    anchor: Rect,
    captions: CaptionStyle<'_>,
) {
    let seat = PALETTE.seat(caption.colour);
    let style = TextRowStyle { size: SIZE, ..TextRowStyle::plain(captions.z + 1.0) };
    let name_width = text_metrics::width(name, SIZE, true, 0.0);
    let parts: Vec<f32> = caption.bits.iter().map(|bit| width_of(bit, style)).collect();
    let width = ((38.0 + name_width + 8.0 + parts.iter().sum::<f32>() + 8.0) / STEP).ceil() * STEP;
    let clear = LabelObstacles { never: captions.covered, busy: &busy(scene, anchor, captions.pieces) };
    let at = place(Vec2::new(width, HEIGHT), anchor, captions.room, clear);
    let plate = RoundedRect::new(Vec2::new(width, HEIGHT), HEIGHT / 2.0)
        .fill(&[PALETTE.strip[0].at(0.97), PALETTE.strip[1].at(0.97)])
        .rim(1.8, &[seat.light.0, seat.colour.0])
        .glow(seat.colour.at(0.45), 9.0)
        .shadow(PALETTE.shadow.at(0.6), 9.0);
    scene.plate(id("caption", 0), plate, at, captions.z);
    let mut x = at.x - width / 2.0 + 18.0;
    draw_mark(scene, 0, caption.colour, Vec2::new(x, at.y), captions);
    x += 18.0;
    let words = TextLine { text: name.to_owned(), size: SIZE, bold: true, spacing: 0.0, colour: seat.light.0 };
    scene.words(id("caption name", 0), words, RowAlign::Left, Vec2::new(x, at.y + SIZE * 0.355), captions.z + 1.0);
    x += name_width + 8.0;
    for (nth, (bit, wide)) in caption.bits.iter().zip(parts).enumerate() {
        match bit {
            InlineItem::Mark(colour) => {
                draw_mark(scene, nth + 1, *colour, Vec2::new(x + MARK / 2.0, at.y), captions);
            }
            _ => {
                let here = Vec2::new(x, at.y);
                scene.row(id("caption bit", nth), &[row_item(bit)], style, RowAlign::Left, here, |_| {});
            }
        }
        x += wide;
    }
}

fn row_item(bit: &InlineItem) -> RowItem {
    match bit {
        InlineItem::Icon(icon) => RowItem::Icon(icon),
        InlineItem::Text(text) => t(text),
        InlineItem::Mark(_) => RowItem::Gap,
    }
}

/// Returns the width of an item with the gap after it, in units.
fn width_of(bit: &InlineItem, style: TextRowStyle) -> f32 {
    match bit {
        InlineItem::Mark(_) => MARK,
        _ => row_width(&[row_item(bit)], style) + 5.0,
    }
}

fn draw_mark(scene: &mut ComposedScene, nth: usize, colour: Colour, at: Vec2, captions: CaptionStyle<'_>) {
    let picture = format!("{}-{colour}", captions.mark);
    scene.piece(id("caption mark", nth), picture, at, captions.z + 1.0).scale(captions.mark_scale);
}
