//! The label at the target under the pointer: the effect of a click, whether it can be undone, or the reason why it is refused.

use bevy::math::{Rect, Vec2};

use super::ctx::{InspectedTarget, SceneContext};
use super::explain::explanation;
use super::hover_tag::{HoverLabel, HoverLabelLine, SIZE, wrapped};
use super::layout::MEETING;
use super::meeting;
use super::preview_tag;
use super::spotlight::PIECES;
use super::targets::target_id;
use super::z;
use crate::locale::refusal_text;
use orrery_board::label_placement::{LabelObstacles, busy, place};
use orrery_board::paint::RoundedRect;
use orrery_board::palette::PALETTE;
use orrery_board::scene::{ComposedScene, RowAlign, RowStyle, TextLine, id, row_width, tag_id};
use orrery_board::text_metrics;

/// The distance between two lines of the label, in units.
const STEP: f32 = 20.0;

/// Draws the label at the target under the pointer.
pub fn compose(scene: &mut ComposedScene, ctx: &SceneContext) {
    let Some(pointed) = ctx.pointed else { return };
    let id = target_id(pointed.target);
    let Some(anchor) = scene.hits.iter().rev().find(|hit| hit.target == id).map(|hit| hit.zone.area()) else { return };
    let tag = tag(ctx, pointed);
    if tag.head.is_empty() && tag.rows.is_empty() && tag.lines.is_empty() {
        return;
    }
    // The label of an answer must not cover the meeting panel, where the dice fall.
    let panel = (meeting::is_open(ctx) && MEETING.contains(anchor.center())).then_some(MEETING);
    let anchor = panel.map_or(anchor, |panel| Rect {
        min: Vec2::new(anchor.min.x, panel.min.y),
        max: Vec2::new(anchor.max.x, panel.max.y),
    });
    let never: Vec<Rect> = ctx.covered.iter().copied().chain([panel.unwrap_or(anchor)]).collect();
    draw(scene, ctx, &tag, anchor, &never);
}

fn tag(ctx: &SceneContext, pointed: &InspectedTarget) -> HoverLabel {
    let mut tag = match (&pointed.refusal, &pointed.preview) {
        (Some(refusal), _) => {
            let mut tag = HoverLabel { rim: Some(PALETTE.refused), ..HoverLabel::default() };
            tag.say(&refusal_text(refusal, ctx.names), PALETTE.refused);
            tag
        }
        (None, Some(preview)) => preview_tag::preview_tag(ctx, pointed.target, preview),
        (None, None) => HoverLabel::default(),
    };
    if pointed.explain
        && let Some((title, help)) = explanation(ctx, pointed.target)
    {
        tag.head.push((title, PALETTE.ivory, true));
        // Keyboard users move from place to place, so the explanation is left out if there is a preview.
        if !pointed.by_keys || pointed.preview.is_none() {
            tag.head.extend(wrapped(&help, PALETTE.text));
        }
    }
    tag
}

fn draw(scene: &mut ComposedScene, ctx: &SceneContext, tag: &HoverLabel, anchor: Rect, never: &[Rect]) {
    let style = RowStyle { size: 16.5, ..RowStyle::plain(z::TAGS + 1.0) };
    let rim = tag.rim.unwrap_or(PALETTE.rim[1]);
    let lines = tag.head.iter().chain(&tag.lines);
    let words = lines.map(|(line, _, bold)| text_metrics::width(line, SIZE, *bold, 0.0));
    let rows = tag.rows.iter().map(|row| row_width(row, style));
    let width = words.chain(rows).fold(0.0, f32::max) + 24.0;
    let count = (tag.head.len() + tag.lines.len()) as f32;
    let height = 26.0 * tag.rows.len() as f32 + STEP * count + 14.0;
    let size = Vec2::new(width, height);
    let at = place(size, anchor, ctx.room(), LabelObstacles { never, busy: &busy(scene, anchor, &PIECES) });
    let plate = RoundedRect::new(size, 10.0)
        .fill(&[PALETTE.act.tag[0].at(0.97), PALETTE.act.tag[1].at(0.97)])
        .rim(1.5, &[rim.0])
        .glow(rim.at(0.28), 8.0)
        .shadow(PALETTE.shadow.at(0.6), 9.0);
    scene.plate(tag_id(), plate, at, z::TAGS);
    let left = at.x - size.x / 2.0 + 12.0;
    let mut y = at.y - size.y / 2.0 + 5.0;
    let mut nth = 0;
    let mut line = |scene: &mut ComposedScene, (words, colour, bold): &HoverLabelLine, y: f32| {
        let words = TextLine { text: words.clone(), size: SIZE, bold: *bold, spacing: 0.0, colour: colour.0 };
        scene.words(id("tag line", nth), words, RowAlign::Left, Vec2::new(left, y + 16.0), z::TAGS + 1.0);
        nth += 1;
    };
    for one in &tag.head {
        line(scene, one, y);
        y += STEP;
    }
    for (nth, row) in tag.rows.iter().enumerate() {
        scene.row(id("tag row", nth), row, style, RowAlign::Left, Vec2::new(left, y + 14.0), |_| {});
        y += 26.0;
    }
    for one in &tag.lines {
        line(scene, one, y);
        y += STEP;
    }
}
