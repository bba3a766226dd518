//! The label at the pointed-at target: its name and purpose, and the effect of a click, with a note if it cannot be undone, or
//! the reason for a refusal.

use bevy::math::{Rect, Vec2};

use super::changes::all;
use super::ctx::{InspectedTarget, SceneContext};
use super::explain::explanation;
use super::layout::rect;
use super::odds::chance;
use super::rows::area;
use super::spotlight::PIECES;
use super::targets::target_id;
use super::z;
use crate::locale::{refusal_text, text, text_args};
use crate::table::{NextCardForecast, Preview};
use orrery_board::label_placement::{LabelObstacles, busy, place};
use orrery_board::paint::RoundedRect;
use orrery_board::palette::{HexColour, PALETTE};
use orrery_board::scene::{
    ComposedScene, RowAlign, RowItem, RowStyle, TextLine, TransitionKind, id, row_width, tag_id,
};
use orrery_board::text_metrics;
use starship_catan::rules::HonourCard;

/// The maximum number of choices in the column at the visited card.
const CHOICES: usize = 4;
/// The largest width of a line of text in a label, in units.
const WIDEST: f32 = 260.0;
/// The text size of a label.
const SIZE: f32 = 15.5;
/// The line height of a label, in units.
const STEP: f32 = 20.0;

/// A line of text, its colour, and a flag that is true for bold text.
type HoverLabelLine = (String, HexColour, bool);

/// The contents of a label: the name and purpose of the target, a row of changes, then further details.
#[derive(Default)]
struct HoverLabel {
    head: Vec<HoverLabelLine>,
    row: Vec<RowItem>,
    lines: Vec<HoverLabelLine>,
    rim: Option<HexColour>,
}

/// Draws the label of the pointed-at target, if there is anything to show for it.
pub fn compose(scene: &mut ComposedScene, ctx: &SceneContext) {
    let Some(pointed) = ctx.pointed else { return };
    let id = target_id(pointed.target);
    let Some(anchor) = scene.hits.iter().find(|hit| hit.target == id).map(|hit| hit.zone.area()) else { return };
    let tag = tag(ctx, pointed);
    if tag.head.is_empty() && tag.row.is_empty() && tag.lines.is_empty() {
        return;
    }
    let visited = Rect::from_center_half_size(ctx.layout.visited_at(), Vec2::splat(ctx.layout.visited.radius));
    let visited = ctx.tokens.row().next().map(|_| visited);
    let panels = whole_panels(ctx).into_iter().filter(|panel| panel.contains(anchor.center()));
    let never: Vec<Rect> = ctx.covered.iter().copied().chain([anchor]).chain(visited).chain(panels).collect();
    draw(scene, ctx, &tag, anchor, &never);
}

/// Returns the areas that are read as a whole: the choices of the visited card with their effects, and the buttons of an offer.
/// The label of a target in such an area must not cover the rest of the area.
fn whole_panels(ctx: &SceneContext) -> [Rect; 2] {
    let (first, last) = (area(ctx, 0), area(ctx, CHOICES - 1));
    let offer = &ctx.layout.offer;
    [first.union(last), rect(offer.clear).union(rect(offer.make))]
}

fn wrapped(words: &str, colour: HexColour) -> Vec<HoverLabelLine> {
    text_metrics::wrapped(words, SIZE, false, WIDEST).into_iter().map(|line| (line, colour, false)).collect()
}

fn tag(ctx: &SceneContext, pointed: &InspectedTarget) -> HoverLabel {
    let mut tag = match (&pointed.refusal, &pointed.preview) {
        (Some(refusal), _) => {
            let lines = wrapped(&refusal_text(refusal, ctx.names), PALETTE.refused);
            HoverLabel { lines, rim: Some(PALETTE.refused), ..HoverLabel::default() }
        }
        (None, Some(preview)) => result(ctx, preview),
        (None, None) => HoverLabel::default(),
    };
    if pointed.explain
        && let Some((title, help)) = explanation(ctx, pointed.target)
    {
        tag.head.push((title, PALETTE.ivory, true));
        // With keys, the player moves from place to place, so the purpose is left out if there is a preview.
        if !pointed.by_keys || pointed.preview.is_none() {
            tag.head.extend(wrapped(&help, PALETTE.text));
        }
    }
    tag
}

/// Returns a label with the effect of a click.
fn result(ctx: &SceneContext, preview: &Preview) -> HoverLabel {
    let mut row = all(ctx, preview, ctx.decider());
    let mut lines = honours(ctx, preview);
    let other = all(ctx, preview, ctx.decider().other());
    if !other.is_empty() {
        row.extend([RowItem::Gap, RowItem::Gap, RowItem::Text(format!("{}:", ctx.name(ctx.decider().other())))]);
        row.extend(other);
    }
    if let Some(ahead) = &preview.ahead {
        lines.extend(ahead_lines(ahead));
    }
    if preview.ends_flight {
        lines.push((text("tag-flight-ends"), PALETTE.warning, false));
    }
    if preview.ends_match {
        lines.push((text("tag-wins"), PALETTE.brass[1], true));
    }
    if preview.partial {
        lines.push((text("tag-choose-next"), PALETTE.dim, false));
    }
    if preview.barrier {
        lines.push((text("tag-final"), PALETTE.warning, false));
    }
    let rim = if preview.barrier { PALETTE.warning } else { PALETTE.act.line };
    HoverLabel { head: Vec::new(), row, lines, rim: Some(rim) }
}

/// Returns a line for each special card that the decider would gain.
fn honours(ctx: &SceneContext, preview: &Preview) -> Vec<HoverLabelLine> {
    let line = |change: &crate::table::HonourChange| {
        let key = match change.honour {
            HonourCard::Friend => "tag-friend",
            HonourCard::Hero => "tag-hero",
        };
        let gains = change.to == Some(ctx.decider());
        gains.then(|| (text(key), PALETTE.brass[1], true))
    };
    preview.honours.iter().filter_map(line).collect()
}

/// Returns a text with the number of cards ahead that are hidden from the viewer. Without reminders, the text does not call them
/// unknown, because the viewer may well remember them.
pub fn cards_ahead(ahead: &NextCardForecast) -> String {
    let key = if ahead.reminds { "ui-next-unknown" } else { "ui-next-left" };
    text_args(key, &[("count", ahead.unknown.into())])
}

/// Returns the lines of the forecast for the next card.
fn ahead_lines(ahead: &NextCardForecast) -> Vec<HoverLabelLine> {
    let mut lines = Vec::new();
    if ahead.unknown > 0 {
        lines.extend(wrapped(&cards_ahead(ahead), PALETTE.dim));
    }
    if let Some(odds) = ahead.pirates {
        lines.extend(wrapped(&text_args("ui-next-pirates", &[("chance", chance(odds).into())]), PALETTE.dim));
    }
    lines
}

fn draw(scene: &mut ComposedScene, ctx: &SceneContext, tag: &HoverLabel, anchor: Rect, never: &[Rect]) {
    let style = RowStyle { size: 16.5, ..RowStyle::plain(z::TAGS + 1.0) };
    let rim = tag.rim.unwrap_or(PALETTE.rim[1]);
    let all = tag.head.iter().chain(&tag.lines);
    let words = all.map(|(line, _, bold)| text_metrics::width(line, SIZE, *bold, 0.0));
    let row = if tag.row.is_empty() { 0.0 } else { row_width(&tag.row, style) };
    let width = words.fold(row, f32::max) + 24.0;
    let row_height = if tag.row.is_empty() { 0.0 } else { 24.0 };
    let count = tag.head.len() + tag.lines.len();
    let height = row_height + STEP * count as f32 + if count == 0 { 8.0 } else { 14.0 };
    let size = Vec2::new(width, height);
    let at = place(size, anchor, ctx.room(), LabelObstacles { never, busy: &busy(scene, anchor, &PIECES) });
    let plate = RoundedRect::new(size, 10.0)
        .fill(&[PALETTE.act.tag[0].at(0.97), PALETTE.act.tag[1].at(0.97)])
        .rim(1.5, &[rim.0])
        .glow(rim.at(0.28), 8.0)
        .shadow(PALETTE.shadow.at(0.6), 9.0);
    scene.plate(tag_id(), plate, at, z::TAGS).motion(TransitionKind::Still);
    let left = at.x - size.x / 2.0 + 12.0;
    let mut y = at.y - size.y / 2.0 + if tag.row.is_empty() || !tag.head.is_empty() { 2.0 } else { 0.0 };
    let mut nth = 0;
    let mut line = |scene: &mut ComposedScene, (words, colour, bold): &HoverLabelLine, y: f32| {
        let words = TextLine { text: words.clone(), size: SIZE, bold: *bold, spacing: 0.0, colour: colour.0 };
        scene.words(id("tag line", nth), words, RowAlign::Left, Vec2::new(left, y + 17.0), z::TAGS + 1.0);
        nth += 1;
    };
    for one in &tag.head {
        line(scene, one, y);
        y += STEP;
    }
    if !tag.row.is_empty() {
        let middle = Vec2::new(left, y + 4.0 + row_height / 2.0);
        scene.row(id("tag row", 0), &tag.row, style, RowAlign::Left, middle, |_| {});
        y += row_height + 4.0;
    }
    for one in &tag.lines {
        line(scene, one, y);
        y += STEP;
    }
}
