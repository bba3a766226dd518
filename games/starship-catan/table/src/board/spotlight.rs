//! Highlights on the board for a line of the log or of the recap, and captions of an opponent's actions.

use super::areas::{anchor_area, plate_area};
use super::ctx::SceneContext;
use super::z;
use orrery_board::caption::{CaptionStyle, draw_caption, draw_frame};
use orrery_board::scene::ComposedScene;
use starship_catan::rules::Seat;

/// The kinds of pieces that a label or a caption should not cover.
pub const PIECES: [&str; 4] = ["icon-cargo", "vessel-", "rail-bead", "badge-"];

/// Draws frames around the highlighted places, and the caption.
pub fn compose(scene: &mut ComposedScene, ctx: &SceneContext) {
    for (nth, &spot) in ctx.spots.iter().enumerate() {
        if let Some(area) = anchor_area(ctx, spot) {
            draw_frame(scene, nth, area, z::SPOTS);
        }
    }
    let Some(caption) = ctx.caption else { return };
    let anchor = caption.spot.and_then(|spot| anchor_area(ctx, spot));
    let anchor = anchor.unwrap_or_else(|| plate_area(ctx, Seat::of(caption.colour)));
    let style = CaptionStyle {
        mark: "seal",
        mark_scale: 0.7,
        pieces: &PIECES,
        covered: ctx.covered,
        room: ctx.room(),
        z: z::TAGS - 4.0,
    };
    draw_caption(scene, caption, &ctx.names.of(caption.colour), anchor, style);
}
