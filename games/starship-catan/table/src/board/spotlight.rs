//! Highlights on the board for a line of the log or the recap, and captions for an opponent's actions.

use super::areas::{anchor_area, plate_area};
use super::ctx::SceneContext;
use super::z;
use orrery_board::caption::{CaptionStyle, draw_highlights};
use orrery_board::scene::ComposedScene;
use starship_catan::rules::Seat;

/// The kinds of pieces that a label or a caption should not cover.
pub const PIECES: [&str; 4] = ["icon-cargo", "vessel-", "rail-bead", "badge-"];

/// Draws frames around the highlighted places, and the caption.
pub fn compose(scene: &mut ComposedScene, ctx: &SceneContext) {
    let style = CaptionStyle {
        mark: "seal",
        mark_scale: 0.7,
        pieces: &PIECES,
        covered: ctx.covered,
        room: ctx.room(),
        z: z::TAGS - 4.0,
    };
    let plate = |colour| Some(plate_area(ctx, Seat::of(colour)));
    draw_highlights(scene, ctx, (style, z::SPOTS), |spot| anchor_area(ctx, spot), plate);
}
