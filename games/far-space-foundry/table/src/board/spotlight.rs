//! Highlights the spots on the board to which a line of the log or of the recap refers, and shows captions for opponents'
//! actions.

use super::areas::anchor_area;
use super::ctx::SceneContext;
use super::log_anchor::LogAnchor;
use super::z;
use orrery_board::caption::{CaptionStyle, draw_highlights};
use orrery_board::scene::ComposedScene;

/// The prefixes of the names of pieces that a label or caption should not cover.
pub const PIECES: [&str; 4] = ["fsf-good", "fsf-shuttle", "fsf-freighter", "fsf-station-die"];

/// Draws frames around the highlighted spots, and the caption.
pub fn compose(scene: &mut ComposedScene, ctx: &SceneContext) {
    let style = CaptionStyle {
        mark: "owner",
        mark_scale: 0.6,
        pieces: &PIECES,
        covered: ctx.covered,
        room: ctx.room(),
        z: z::TAGS - 4.0,
    };
    let plate = |colour| anchor_area(ctx, LogAnchor::Plate(colour));
    draw_highlights(scene, ctx, (style, z::SPOTS), |spot| anchor_area(ctx, spot), plate);
}
