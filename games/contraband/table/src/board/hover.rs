//! The label at the target under the pointer: the effect of a click, whether it can be undone, or the reason why it is refused.

use bevy::math::{Rect, Vec2};

use super::ctx::{PointedTargetInfo, SceneContext};
use super::explain::explanation;
use super::layout::MEETING;
use super::meeting;
use super::preview_tag::{LAYOUT, preview_tag};
use super::spotlight::PIECES;
use super::z;
use crate::locale::refusal_text;
use orrery_board::hover_label::{HoverLabel, HoverLabelPlace};
use orrery_board::scene::ComposedScene;
use orrery_board::target::target_id;

/// Draws the label at the target under the pointer.
pub fn compose(scene: &mut ComposedScene, ctx: &SceneContext) {
    let Some(pointed) = ctx.pointed else { return };
    let id = target_id(pointed.target);
    let Some(anchor) = scene.hits.iter().rev().find(|hit| hit.target == id).map(|hit| hit.zone.area()) else { return };
    let tag = tag(ctx, pointed);
    if tag.is_empty() {
        return;
    }
    // The label of an answer must not cover the meeting panel, where the dice fall.
    let panel = (meeting::is_open(ctx) && MEETING.contains(anchor.center())).then_some(MEETING);
    let anchor = panel.map_or(anchor, |panel| Rect {
        min: Vec2::new(anchor.min.x, panel.min.y),
        max: Vec2::new(anchor.max.x, panel.max.y),
    });
    let never: Vec<Rect> = ctx.covered.iter().copied().chain([panel.unwrap_or(anchor)]).collect();
    tag.draw(scene, HoverLabelPlace { anchor, never: &never, pieces: &PIECES, room: ctx.room(), z: z::TAGS });
}

fn tag(ctx: &SceneContext, pointed: &PointedTargetInfo) -> HoverLabel {
    let mut tag = match (&pointed.refusal, &pointed.preview) {
        (Some(refusal), _) => HoverLabel::refused(&LAYOUT, &refusal_text(refusal, ctx.names)),
        (None, Some(preview)) => preview_tag(ctx, pointed.target, preview),
        (None, None) => HoverLabel::new(&LAYOUT),
    };
    tag.explain(pointed, || explanation(ctx, pointed.target));
    tag
}
