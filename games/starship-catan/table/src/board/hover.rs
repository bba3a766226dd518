//! The label at the pointed-at target: its name and purpose, and either the effect of a click, with a note if it cannot be
//! undone, or the reason for a refusal.

use bevy::math::{Rect, Vec2};

use super::changes::all;
use super::ctx::{PointedTargetInfo, SceneContext};
use super::explain::explanation;
use super::layout::rect;
use super::odds::chance;
use super::rows::area;
use super::spotlight::PIECES;
use super::z;
use crate::locale::{refusal_text, text, text_args};
use crate::table::{NextCardForecast, OrderPreview};
use orrery_board::hover_label::{HoverLabel, HoverLabelLayout, HoverLabelPlace};
use orrery_board::palette::PALETTE;
use orrery_board::scene::{ComposedScene, RowItem};
use orrery_board::target::target_id;
use starship_catan::rules::HonourCard;

/// The maximum number of choices in the column at the visited card.
const CHOICES: usize = 4;
/// The layout of a label, which has at most one row.
const LAYOUT: HoverLabelLayout = HoverLabelLayout {
    widest: 260.0,
    top: 2.0,
    top_of_rows: 0.0,
    baseline: 17.0,
    row_middle: [4.0, 12.0],
    row_step: [28.0, 28.0],
    row_height: 24.0,
    rest: [14.0, 8.0],
    still: true,
};

/// Draws the label of the pointed-at target, if it has any contents.
pub fn compose(scene: &mut ComposedScene, ctx: &SceneContext) {
    let Some(pointed) = ctx.pointed else { return };
    let id = target_id(pointed.target);
    let Some(anchor) = scene.hits.iter().find(|hit| hit.target == id).map(|hit| hit.zone.area()) else { return };
    let tag = tag(ctx, pointed);
    if tag.is_empty() {
        return;
    }
    let visited = Rect::from_center_half_size(ctx.layout.visited_at(), Vec2::splat(ctx.layout.visited.radius));
    let visited = ctx.seen.row().next().map(|_| visited);
    let panels = whole_panels(ctx).into_iter().filter(|panel| panel.contains(anchor.center()));
    let never: Vec<Rect> = ctx.covered.iter().copied().chain([anchor]).chain(visited).chain(panels).collect();
    tag.draw(scene, HoverLabelPlace { anchor, never: &never, pieces: &PIECES, room: ctx.room(), z: z::TAGS });
}

/// Returns the areas in which everything is read together: the choices of the visited card with their effects, and the buttons of
/// an offer. The label of a target in such an area must not cover the rest of the area.
fn whole_panels(ctx: &SceneContext) -> [Rect; 2] {
    let (first, last) = (area(ctx, 0), area(ctx, CHOICES - 1));
    let offer = &ctx.layout.offer;
    [first.union(last), rect(offer.clear).union(rect(offer.make))]
}

fn tag(ctx: &SceneContext, pointed: &PointedTargetInfo) -> HoverLabel {
    let mut tag = match (&pointed.refusal, &pointed.preview) {
        (Some(refusal), _) => HoverLabel::refused(&LAYOUT, &refusal_text(refusal, ctx.names)),
        (None, Some(preview)) => result(ctx, preview),
        (None, None) => HoverLabel::new(&LAYOUT),
    };
    tag.explain(pointed, || explanation(ctx, pointed.target));
    tag
}

/// Returns a label with the effect of a click.
fn result(ctx: &SceneContext, preview: &OrderPreview) -> HoverLabel {
    let mut tag = HoverLabel::new(&LAYOUT);
    let mut row = all(ctx, preview, ctx.decider());
    let other = all(ctx, preview, ctx.decider().other());
    if !other.is_empty() {
        row.extend([RowItem::Gap, RowItem::Gap, RowItem::Text(format!("{}:", ctx.name(ctx.decider().other())))]);
        row.extend(other);
    }
    tag.rows.extend((!row.is_empty()).then_some(row));
    honours(&mut tag, ctx, preview);
    if let Some(ahead) = &preview.ahead {
        forecast(&mut tag, ahead);
    }
    if preview.ends_flight {
        tag.lines.push((text("tag-flight-ends"), PALETTE.warning, false));
    }
    if preview.ends_match {
        tag.lines.push((text("tag-wins"), PALETTE.brass[1], true));
    }
    if preview.partial {
        tag.lines.push((text("tag-choose-next"), PALETTE.dim, false));
    }
    if preview.barrier {
        tag.lines.push((text("tag-final"), PALETTE.warning, false));
    }
    tag.rim = if preview.barrier { PALETTE.warning } else { PALETTE.act.line };
    tag
}

/// Adds a line for each special card that the decider would gain.
fn honours(tag: &mut HoverLabel, ctx: &SceneContext, preview: &OrderPreview) {
    for change in preview.honours.iter().filter(|change| change.to == Some(ctx.decider())) {
        let key = match change.honour {
            HonourCard::Friend => "tag-friend",
            HonourCard::Hero => "tag-hero",
        };
        tag.lines.push((text(key), PALETTE.brass[1], true));
    }
}

/// Returns a text with the number of cards ahead that are hidden from the viewer. Without reminders, the text does not call these
/// cards unknown, because the viewer may well remember them.
pub fn cards_ahead(ahead: &NextCardForecast) -> String {
    let key = if ahead.reminds { "ui-next-unknown" } else { "ui-next-left" };
    text_args(key, &[("count", ahead.unknown.into())])
}

/// Adds the forecast for the next card.
fn forecast(tag: &mut HoverLabel, ahead: &NextCardForecast) {
    if ahead.unknown > 0 {
        tag.say(&cards_ahead(ahead), PALETTE.dim);
    }
    if let Some(odds) = ahead.pirates {
        tag.say(&text_args("ui-next-pirates", &[("chance", chance(odds).into())]), PALETTE.dim);
    }
}
