//! Highlights the places of a line of the log or of the recap on the board, and shows captions for opponents' actions.

use super::areas::anchor_area;
use super::ctx::SceneContext;
use super::log_anchor::LogAnchor;
use super::z;
use orrery_board::caption::{CaptionStyle, draw_caption, draw_frame};
use orrery_board::scene::ComposedScene;

/// The prefixes of the names of pieces that a label or caption should not cover.
pub const PIECES: [&str; 4] = ["cb-craft", "cb-police", "cb-alien", "cb-corsair"];

/// Draws frames around the highlighted places, and the caption.
pub fn compose(scene: &mut ComposedScene, ctx: &SceneContext) {
    for (nth, &spot) in ctx.spots.iter().enumerate() {
        if let Some(area) = anchor_area(ctx, spot) {
            draw_frame(scene, nth, area, z::SPOTS);
        }
    }
    let Some(caption) = ctx.caption else { return };
    let anchor = caption.spot.and_then(|spot| anchor_area(ctx, spot));
    let Some(anchor) = anchor.or_else(|| anchor_area(ctx, LogAnchor::Plate(caption.colour))) else { return };
    let style = CaptionStyle {
        mark: "owner",
        mark_scale: 0.6,
        pieces: &PIECES,
        covered: ctx.covered,
        room: ctx.room(),
        z: z::TAGS - 4.0,
    };
    draw_caption(scene, caption, &ctx.names.of(caption.colour), anchor, style);
}
