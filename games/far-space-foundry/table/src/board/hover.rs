//! The label of the target under the pointer: the effect of a click, whether it can be undone, or the reason for a
//! refusal.

use bevy::math::{Rect, Vec2};

use super::changes::all;
use super::ctx::{InspectedTarget, SceneContext};
use super::explain::{counts_engines, explanation};
use super::spotlight::PIECES;
use super::targets::target_id;
use super::z;
use crate::locale::{after_goods_text, new_freighter_text, refusal_text, text, text_args};
use crate::table::{Preview, Target};
use orrery_board::label_placement::{LabelObstacles, busy, place};
use orrery_board::paint::RoundedRect;
use orrery_board::palette::{HexColour, PALETTE};
use orrery_board::scene::{ComposedScene, RowAlign, RowItem, RowStyle, TextLine, id, row_width, t, tag_id};
use orrery_board::text_metrics;

/// Maximum width of a line of text in a label, in units.
const WIDEST: f32 = 270.0;
/// The text size of a label.
const SIZE: f32 = 15.5;
/// The line height of a label, in units.
const STEP: f32 = 20.0;

/// A line of a label: its text, its colour, and a flag that is true if it is bold.
type HoverLabelLine = (String, HexColour, bool);

/// The contents of a label: lines with the name and the explanation of the thing, rows with effects, and further lines. `rim` is
/// the colour of the rim.
#[derive(Default)]
struct HoverLabel {
    head: Vec<HoverLabelLine>,
    rows: Vec<Vec<RowItem>>,
    lines: Vec<HoverLabelLine>,
    rim: Option<HexColour>,
}

/// Draws the label of the target under the pointer, if there is one.
pub fn compose(scene: &mut ComposedScene, ctx: &SceneContext) {
    let Some(pointed) = ctx.pointed else { return };
    let id = target_id(pointed.target);
    let Some(anchor) = scene.hits.iter().rev().find(|hit| hit.target == id).map(|hit| hit.zone.area()) else { return };
    let tag = tag(ctx, pointed);
    if tag.head.is_empty() && tag.rows.is_empty() && tag.lines.is_empty() {
        return;
    }
    let never: Vec<Rect> = ctx.covered.iter().copied().chain([anchor]).collect();
    draw(scene, ctx, &tag, anchor, &never);
}

fn wrapped(words: &str, colour: HexColour) -> Vec<HoverLabelLine> {
    text_metrics::wrapped(words, SIZE, false, WIDEST).into_iter().map(|line| (line, colour, false)).collect()
}

fn tag(ctx: &SceneContext, pointed: &InspectedTarget) -> HoverLabel {
    let mut tag = match (&pointed.refusal, &pointed.preview) {
        (Some(refusal), _) => {
            let lines = wrapped(&why(ctx, pointed.target).unwrap_or_else(|| refusal_text(refusal)), PALETTE.refused);
            HoverLabel { lines, rim: Some(PALETTE.refused), ..HoverLabel::default() }
        }
        (None, Some(preview)) => result(preview, counts_engines(ctx.view)),
        (None, None) => HoverLabel::default(),
    };
    if several(ctx, pointed.target) {
        tag.lines.extend(wrapped(&text("tag-several-docks"), PALETTE.warning));
    }
    if pointed.explain
        && let Some((title, help)) = explanation(ctx, pointed.target)
    {
        tag.head.push((title, PALETTE.ivory, true));
        // When the player navigates by keys, the preview replaces the explanation.
        if !pointed.by_keys || pointed.preview.is_none() {
            tag.head.extend(wrapped(&help, PALETTE.text));
        }
    }
    tag
}

/// Returns the reason why the pilot does not reach a dock: the pilot lands or lifts off at another dock. Returns `None` for other
/// targets, or if there is no such flight.
fn why(ctx: &SceneContext, target: Target) -> Option<String> {
    let Target::Dock(dock) = target else { return None };
    let landing = !ctx.view.known.is_taken(dock);
    let there = ctx.flights.iter().find(|flight| flight.landing == landing)?;
    let key = if landing { "tag-lands-elsewhere" } else { "tag-lifts-elsewhere" };
    Some(text_args(key, &[("dock", there.dock.into())]))
}

/// Reports whether this button has several flights, so that the player has to choose a dock.
fn several(ctx: &SceneContext, target: Target) -> bool {
    let landing = match target {
        Target::Land => true,
        Target::Lift => false,
        _ => return false,
    };
    ctx.flights.iter().filter(|flight| flight.landing == landing).count() > 1
}

/// Returns the label for the effects of a click. `engines` is true if freighters that are not upgraded cost points.
fn result(preview: &Preview, engines: bool) -> HoverLabel {
    let mut tag = HoverLabel::default();
    if let Some(capacity) = preview.capacity {
        tag.rows.push(vec![RowItem::Icon("fsf-crate"), t(capacity)]);
    }
    if let Some(usable) = preview.action
        && let Some(refusal) = usable.refusal
    {
        tag.lines.extend(wrapped(&refusal_text(&refusal), PALETTE.dim));
    }
    if let Some(usable) = preview.action.filter(|usable| usable.after_goods) {
        tag.lines.extend(wrapped(&after_goods_text(usable.action), PALETTE.dim));
    }
    let changes = all(preview);
    if !changes.is_empty() {
        tag.rows.push(changes);
    }
    if let Some((_, left)) = preview.goods.filter(|(_, left)| *left > 0) {
        tag.lines.extend(wrapped(&text_args("tag-capacity-left", &[("count", left.into())]), PALETTE.dim));
    }
    if let Some(rolls) = &preview.rolls {
        tag.rows.extend(of_rolls(rolls));
    }
    if preview.freighter.is_some() {
        tag.lines.extend(wrapped(&new_freighter_text(engines), PALETTE.warning));
    }
    if preview.barrier {
        tag.lines.push((text("tag-final"), PALETTE.warning, false));
    }
    tag.rim = Some(if preview.barrier { PALETTE.warning } else { PALETTE.act.line });
    tag
}

/// Returns rows with the eight values of the die, and their capacities for landing and for lifting off.
fn of_rolls(rolls: &[(Option<u8>, Option<u8>); 8]) -> Vec<Vec<RowItem>> {
    let number = |count: Option<u8>| t(count.map_or_else(|| "–".to_owned(), |count| count.to_string()));
    let mut faces = vec![RowItem::Icon("fsf-die8")];
    let mut land = vec![RowItem::Icon("fsf-to")];
    let mut lift = vec![RowItem::Icon("fsf-from")];
    for (face, &(to, from)) in (1..).zip(rolls) {
        faces.extend([RowItem::Gap, t(face)]);
        land.extend([RowItem::Gap, number(to)]);
        lift.extend([RowItem::Gap, number(from)]);
    }
    vec![faces, land, lift]
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
