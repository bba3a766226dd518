//! A choice as a row: its icon, its text, and either its effect on the right or, below the text, the reason why the choice is
//! impossible.

use bevy::color::Srgba;
use bevy::math::{Rect, Vec2};

use super::ctx::{SceneContext, TargetState};
use super::parts::{BoardTextStyle, SMALLEST, barrier, choice, fitted};
use super::z;
use crate::locale::refusal_text;
use crate::table::{ClickTarget, OrderPreview};
use orrery_board::hit_area::HitShape;
use orrery_board::palette::PALETTE;
use orrery_board::scene::{ComposedScene, RowAlign, RowItem, TextRowStyle, TransitionKind, id, row_width};
use orrery_board::text_metrics;

/// The distance from a choice's text down to the reason why the choice is impossible.
const WHY: f32 = 18.0;
/// The distance between a choice's text, or the items next to it, and its effect.
const BETWEEN: f32 = 8.0;
/// The width of the mark of a choice that cannot be undone, drawn before the choice's effect.
const BARRIER: f32 = 27.0;
/// The text size of a choice.
const SIZE: f32 = 16.5;

/// A choice of the player.
#[derive(Debug, Clone)]
pub struct ChoiceRow {
    /// The target of a click.
    pub target: ClickTarget,
    pub icon: &'static str,
    pub text: String,
    /// The effect, shown at the right end.
    pub right: Vec<RowItem>,
    /// The width reserved after the text, for example for a counter.
    pub beside: f32,
}

/// Returns the style of a choice's effect.
pub fn right_style() -> TextRowStyle {
    TextRowStyle { icons: 0.94, ..TextRowStyle::plain(z::ON_PANEL) }
}

/// Returns the largest width of a choice's effect for which its text and the items next to it are not cut off.
pub fn room_at_right(ctx: &SceneContext, text: &str, beside: f32, area: Rect) -> f32 {
    let places = &ctx.layout.choices;
    area.width() - places.text - BoardTextStyle::bold(SIZE, z::ON_PANEL).width(text) - beside - BETWEEN - places.right
}

/// Returns the preview of a click on `target`, or `None` if the target cannot be clicked at the moment.
pub fn preview(ctx: &SceneContext, target: ClickTarget) -> Option<OrderPreview> {
    (ctx.local && ctx.can(target)).then(|| ctx.plan.hover(ctx.view, target)).flatten()
}

/// Returns the rim colour of choices: aqua if a person at this screen may act, otherwise the colour of the decider's seat.
pub fn rim(ctx: &SceneContext) -> Srgba {
    if ctx.local { PALETTE.act.line.0 } else { ctx.ink(ctx.decider()).light.0 }
}

/// Returns the rectangle of the `nth` choice.
pub fn area(ctx: &SceneContext, nth: usize) -> Rect {
    let places = &ctx.layout.choices;
    let corner = Vec2::from(places.at) + Vec2::new(0.0, places.pitch * nth as f32);
    Rect::from_corners(corner, corner + Vec2::from(places.size))
}

/// Returns the extra height of a choice's row, which is needed if the reason why the choice is impossible has a second line.
pub fn taller(ctx: &SceneContext, one: &ChoiceRow) -> f32 {
    let room = ctx.layout.choices.size.0 - ctx.layout.choices.text - ctx.layout.choices.right;
    let why = refused(ctx, one.target, ctx.state(one.target)).filter(|_| one.right.is_empty());
    if why.is_some_and(|why| BoardTextStyle::dim(SMALLEST, 0.0).width(&why) > room) { WHY } else { 0.0 }
}

/// Draws a row that can be clicked. Returns the right end of its text.
pub fn row(scene: &mut ComposedScene, ctx: &SceneContext, one: &ChoiceRow, area: Rect) -> f32 {
    scene.hit(one.target, HitShape::Rect(area), 6.0);
    drawn(scene, ctx, one, area, ctx.state(one.target))
}

/// Draws a row in a given state. Returns the right end of its text.
pub fn drawn(scene: &mut ComposedScene, ctx: &SceneContext, one: &ChoiceRow, area: Rect, state: TargetState) -> f32 {
    let (target, places) = (one.target, &ctx.layout.choices);
    choice(scene, target, area, state, rim(ctx), z::PANEL);
    let alpha = if state.is_usable() { 1.0 } else { 0.4 };
    let middle = area.center().y;
    let sign = Vec2::new(area.min.x + places.icon, middle);
    let icon = scene.piece(id("choice icon", target), format!("icon-{}", one.icon), sign, z::ON_PANEL);
    icon.scale(1.2).alpha(alpha).motion(TransitionKind::Fade);
    let hand = BoardTextStyle::bold(SIZE, z::ON_PANEL);
    let hand = if state.is_usable() { hand } else { hand.in_colour(PALETTE.dim.0) };
    let why = refused(ctx, target, state);
    let style = right_style();
    let barred = preview(ctx, target).is_some_and(|preview| preview.barrier);
    let wide = row_width(&one.right, style) + if barred { BARRIER } else { 0.0 };
    let from = area.min.x + places.text;
    let room = area.max.x - places.right - wide - from - one.beside - BETWEEN;
    let text = hand.width(&one.text).min(room);
    let end = Vec2::new(area.max.x - places.right, middle);
    let why = why.filter(|_| one.right.is_empty());
    let lines = why.map(|why| lines(why, end.x - from, area.height() > places.size.1));
    let rise = -WHY / 2.0 * lines.as_ref().map_or(0, Vec::len) as f32;
    let at = Vec2::new(from, middle + 6.0 + rise);
    fitted(scene, id("choice text", target), &one.text, hand, RowAlign::Left, at, room);
    if let Some(lines) = lines {
        let hand = BoardTextStyle::dim(SMALLEST, z::ON_PANEL);
        for (nth, line) in lines.iter().enumerate() {
            let at = at + Vec2::new(0.0, WHY * (nth + 1) as f32);
            fitted(scene, id("choice why", (target, nth)), line, hand, RowAlign::Left, at, end.x - from);
        }
    } else {
        scene.row(id("choice right", target), &one.right, style, RowAlign::Right, end, |node| {
            node.alpha(alpha).motion(TransitionKind::Fade);
        });
    }
    if barred {
        barrier(scene, ("choice", target), Vec2::new(end.x - wide + 8.0, middle), z::ON_PANEL);
    }
    from + text
}

/// Returns a text as one line or, if `high` is true, as up to two lines.
fn lines(words: String, room: f32, high: bool) -> Vec<String> {
    if !high {
        return vec![words];
    }
    let mut lines = text_metrics::wrapped(&words, SMALLEST, false, room);
    let rest = lines.split_off(lines.len().min(1));
    lines.extend((!rest.is_empty()).then(|| rest.join(" ")));
    lines
}

/// Returns the reason why `target` cannot be clicked, or `None` if it can be clicked or no person at this screen may act.
fn refused(ctx: &SceneContext, target: ClickTarget, state: TargetState) -> Option<String> {
    let asks = ctx.local && state == TargetState::Rest;
    let refusal = asks.then(|| ctx.plan.why_not(ctx.view, target)).flatten()?;
    Some(refusal_text(&refusal, ctx.names))
}
