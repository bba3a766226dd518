//! The two dials, for speed and for actions, with a tooth for each point.

use bevy::math::Vec2;

use super::ctx::SceneContext;
use super::icons;
use super::layout::LayoutPoint;
use super::parts::{BoardTextStyle, IconBarStyle, strip, words};
use super::sectors::choosing;
use super::z;
use crate::locale::{text, text_args};
use orrery_board::palette::PALETTE;
use orrery_board::scene::{ComposedScene, RowAlign, RowItem, TextLine, TextRowStyle, TransitionKind, id, t};
use starship_catan::rules::Phase;

/// The largest number of teeth for which there are drawings.
const TEETH: u8 = 10;

/// The highest face of the yellow die: 4 with the production die `1-4`.
const DIE: u8 = 4;

/// Draws the dials, which are visible from the roll to the end of the flight.
pub fn compose(scene: &mut ComposedScene, ctx: &SceneContext) {
    let known = &ctx.view.known;
    let flies = matches!(known.phase, Phase::Produce | Phase::Fly) || known.phase.in_flight();
    if !flies {
        return;
    }
    let (speed, actions) = if choosing(ctx) {
        (ctx.layout.choose.speed, ctx.layout.choose.actions)
    } else {
        (ctx.layout.dials.speed, ctx.layout.dials.actions)
    };
    let player = known.mover();
    let boost = player.boost();
    let (all, die) = whole_speed(ctx, boost);
    let mut source = vec![RowItem::Icon("booster"), t(boost)];
    source.extend(die.into_iter().flat_map(|die| [t("+"), RowItem::Icon(icons::yellow(die))]));
    let preview = ctx.preview;
    let left = (known.now.speed, preview.and_then(|preview| preview.speed));
    dial(scene, ctx, ("speed", text("ui-speed")), speed, (all, left), &source);
    let all = player.actions();
    let done = if known.phase.in_flight() { known.flight.actions } else { 0 };
    let of = text_args("ui-actions-of", &[("limit", all.into())]);
    let left = (all.saturating_sub(done), preview.and_then(|preview| preview.actions));
    dial(scene, ctx, ("actions", text("ui-actions")), actions, (all, left), &[RowItem::Icon("action"), t(of)]);
}

/// Returns the speed of this turn, and the roll that contributes to it, if known. In a position that begins within a flight, the
/// roll may be unknown; the speed is then the sum of the remaining and the used speed.
fn whole_speed(ctx: &SceneContext, boost: u8) -> (u8, Option<u8>) {
    let known = &ctx.view.known;
    let rolled = known.now.roll;
    if rolled > 0 || !known.phase.in_flight() {
        return (boost + rolled, Some(rolled));
    }
    let all = known.now.speed + known.flight.row().len() as u8;
    let die = all.checked_sub(boost).filter(|die| (1..=DIE).contains(die));
    (all, die)
}

/// Draws a dial of `all` teeth. `left` is the current number left, and `after` is the number left after the previewed action, if
/// there is one.
fn dial(
    scene: &mut ComposedScene,
    ctx: &SceneContext,
    (what, heading): (&str, String),
    at: LayoutPoint,
    (all, (left, after)): (u8, (u8, Option<u8>)),
    source: &[RowItem],
) {
    let (places, at) = (&ctx.layout.dials, Vec2::from(at));
    scene.piece(id("dial", what), "dial-frame", at, z::CHOICES).motion(TransitionKind::Fade);
    let teeth = all.clamp(1, TEETH);
    let step = places.sweep / f32::from(teeth);
    for tooth in 0..teeth {
        let spent = tooth < teeth.saturating_sub(left);
        let going = !spent && after.is_some_and(|after| tooth < teeth.saturating_sub(after));
        let piece = format!("dial-tooth-{teeth}{}", if spent { "-spent" } else { "" });
        let turn = (step * (f32::from(tooth) + 0.5) - places.sweep / 2.0).to_radians();
        let node = scene.piece(id("tooth", (what, teeth, tooth)), piece, at, z::CHOICES + 1.0);
        node.alpha(if going { 0.4 } else { 1.0 }).motion(TransitionKind::Fade).turn = turn;
    }
    if let Some(after) = after.filter(|&after| after != left) {
        let style = TextRowStyle { size: 22.0, colour: PALETTE.act.line.0, ..TextRowStyle::small(z::CHOICES + 2.0) };
        scene.row(
            id("dial change", what),
            &[t(left), RowItem::Icon("arrow"), t(after)],
            style,
            RowAlign::Middle,
            at,
            |_| {},
        );
    } else {
        let hand = BoardTextStyle::bold(32.0, z::CHOICES + 2.0);
        words(scene, id("dial number", what), left.to_string(), hand, RowAlign::Middle, at + Vec2::new(0.0, 11.0));
    }
    let words =
        TextLine { text: heading.to_uppercase(), size: 15.0, bold: true, spacing: 1.4, colour: PALETTE.ivory.0 };
    let above = at + Vec2::new(0.0, places.heading - places.radius);
    scene.words(id("dial heading", what), words, RowAlign::Middle, above, z::CHOICES + 1.0);
    let (top, height) = places.source;
    let look = IconBarStyle::plain(height, z::CHOICES + 3.0).sized(15.0, 0.86);
    let below = at + Vec2::new(0.0, top + height / 2.0);
    strip(scene, id("dial source", what), source, look, RowAlign::Middle, below);
}
