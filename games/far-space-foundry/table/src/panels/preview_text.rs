//! The effects of an order, in words.

use crate::locale::{after_goods_text, amount, listed, new_freighter_text, refusal_text, text, text_args};
use crate::table::OrderPreview;
use far_space_foundry::rules::Good;
use orrery_ui::accessibility::sentences;

/// Returns the effects of an order in words: the capacity of a flight and the reason why the dock's action would not be
/// available, the changes, the cost of a new freighter, and the note that the order cannot be undone. `engines` is true if
/// freighters that are not upgraded cost points.
pub fn preview_text(preview: &OrderPreview, engines: bool) -> String {
    let mut parts: Vec<String> = Vec::new();
    parts.extend(preview.capacity.map(|capacity| text_args("access-capacity", &[("count", capacity.into())])));
    parts.extend(preview.action.and_then(|usable| usable.refusal).map(|refusal| refusal_text(&refusal)));
    let later = preview.action.filter(|usable| usable.after_goods);
    parts.extend(later.map(|usable| after_goods_text(usable.action)));
    let change = &preview.change;
    let by = |good: Good| i32::from(change.warehouse[good.index()]) + i32::from(change.board[good.index()]);
    for (key, sign) in [("access-brings", 1), ("access-loses", -1)] {
        let goods = Good::ALL.iter().filter(|&&good| by(good) * sign > 0);
        let mut all: Vec<String> =
            goods.map(|&good| amount(good, u8::try_from(by(good).abs()).unwrap_or(u8::MAX))).collect();
        if i32::from(change.credits) * sign > 0 {
            all.push(text_args("amount-credits", &[("count", change.credits.unsigned_abs().into())]));
        }
        if !all.is_empty() {
            parts.push(text_args(key, &[("what", listed(&all).into())]));
        }
    }
    if change.points != 0 {
        parts.push(text_args("access-points-after", &[("points", preview.points.into())]));
    }
    if preview.freighter.is_some() {
        parts.push(text_args("access-named", &[("name", new_freighter_text(engines).into())]));
    }
    if preview.barrier {
        parts.push(text("access-final"));
    }
    sentences(parts)
}
