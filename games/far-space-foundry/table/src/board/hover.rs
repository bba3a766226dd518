//! The label of the target under the pointer: the effect of a click, whether it can be undone, or the reason for a
//! refusal.

use bevy::math::Rect;

use super::changes::all;
use super::ctx::{PointedTargetInfo, SceneContext};
use super::explain::{counts_engines, explanation};
use super::spotlight::PIECES;
use super::z;
use crate::locale::{after_goods_text, new_freighter_text, refusal_text, text, text_args};
use crate::table::{ClickTarget, OrderPreview};
use orrery_board::hover_label::{HoverLabel, HoverLabelLayout, HoverLabelPlace};
use orrery_board::palette::PALETTE;
use orrery_board::scene::{ComposedScene, RowItem, t};
use orrery_board::target::target_id;

/// The layout of a label.
const LAYOUT: HoverLabelLayout = HoverLabelLayout::USUAL;

/// Draws the label of the target under the pointer, if there is one.
pub fn compose(scene: &mut ComposedScene, ctx: &SceneContext) {
    let Some(pointed) = ctx.pointed else { return };
    let id = target_id(pointed.target);
    let Some(anchor) = scene.hits.iter().rev().find(|hit| hit.target == id).map(|hit| hit.zone.area()) else { return };
    let tag = tag(ctx, pointed);
    if tag.is_empty() {
        return;
    }
    let never: Vec<Rect> = ctx.covered.iter().copied().chain([anchor]).collect();
    tag.draw(scene, HoverLabelPlace { anchor, never: &never, pieces: &PIECES, room: ctx.room(), z: z::TAGS });
}

fn tag(ctx: &SceneContext, pointed: &PointedTargetInfo) -> HoverLabel {
    let mut tag = match (&pointed.refusal, &pointed.preview) {
        (Some(refusal), _) => {
            HoverLabel::refused(&LAYOUT, &why(ctx, pointed.target).unwrap_or_else(|| refusal_text(refusal)))
        }
        (None, Some(preview)) => result(preview, counts_engines(ctx.view)),
        (None, None) => HoverLabel::new(&LAYOUT),
    };
    if several(ctx, pointed.target) {
        tag.say(&text("tag-several-docks"), PALETTE.warning);
    }
    tag.explain(pointed, || explanation(ctx, pointed.target));
    tag
}

/// Returns the reason why the pilot does not reach a dock: the pilot lands or lifts off at another dock. Returns `None` for other
/// targets, or if there is no such flight.
fn why(ctx: &SceneContext, target: ClickTarget) -> Option<String> {
    let ClickTarget::Dock(dock) = target else { return None };
    let landing = !ctx.view.known.is_taken(dock);
    let there = ctx.flights.iter().find(|flight| flight.landing == landing)?;
    let key = if landing { "tag-lands-elsewhere" } else { "tag-lifts-elsewhere" };
    Some(text_args(key, &[("dock", there.dock.into())]))
}

/// Reports whether several flights are possible for this button, so that the player has to choose a dock.
fn several(ctx: &SceneContext, target: ClickTarget) -> bool {
    let landing = match target {
        ClickTarget::Land => true,
        ClickTarget::Lift => false,
        _ => return false,
    };
    ctx.flights.iter().filter(|flight| flight.landing == landing).count() > 1
}

/// Returns the label for the effects of a click. `engines` is true if freighters that are not upgraded cost points.
fn result(preview: &OrderPreview, engines: bool) -> HoverLabel {
    let mut tag = HoverLabel::new(&LAYOUT);
    if let Some(capacity) = preview.capacity {
        tag.rows.push(vec![RowItem::Icon("fsf-crate"), t(capacity)]);
    }
    if let Some(usable) = preview.action
        && let Some(refusal) = usable.refusal
    {
        tag.say(&refusal_text(&refusal), PALETTE.dim);
    }
    if let Some(usable) = preview.action.filter(|usable| usable.after_goods) {
        tag.say(&after_goods_text(usable.action), PALETTE.dim);
    }
    let changes = all(preview);
    if !changes.is_empty() {
        tag.rows.push(changes);
    }
    if let Some((_, left)) = preview.goods.filter(|(_, left)| *left > 0) {
        tag.say(&text_args("tag-capacity-left", &[("count", left.into())]), PALETTE.dim);
    }
    if let Some(rolls) = &preview.rolls {
        tag.rows.extend(of_rolls(rolls));
    }
    if preview.freighter.is_some() {
        tag.say(&new_freighter_text(engines), PALETTE.warning);
    }
    if preview.barrier {
        tag.lines.push((text("tag-final"), PALETTE.warning, false));
    }
    tag.rim = if preview.barrier { PALETTE.warning } else { PALETTE.act.line };
    tag
}

/// Returns rows with the eight values of the die, and the capacities for landing and for lifting off with each of them.
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
