//! The changes that an order causes, in symbols: for labels, captions and the recap.

use super::icons;
use crate::table::OrderPreview;
use far_space_foundry::rules::Good;
use orrery_board::scene::{RowItem, t};
use orrery_board::signed;

/// Formats points, which may be negative.
fn points(points: i32) -> String {
    if points < 0 { format!("–{}", -points) } else { points.to_string() }
}

/// Returns the changes for the mover: goods in the warehouse and on board together, charges, credits, and points.
pub fn all(preview: &OrderPreview) -> Vec<RowItem> {
    let mut items = Vec::new();
    let change = &preview.change;
    let mut kinds: Vec<(&'static str, i32)> = Vec::new();
    let mut charged = 0;
    for &good in Good::ALL {
        let by = i32::from(change.warehouse[good.index()]) + i32::from(change.board[good.index()]);
        charged += if good.is_charged() { by } else { 0 };
        let icon = icons::good_icon(good);
        match kinds.iter_mut().find(|(there, _)| *there == icon) {
            Some((_, sum)) => *sum += by,
            None => kinds.push((icon, by)),
        }
    }
    kinds.push(("fsf-bolt", charged));
    kinds.push(("fsf-coin", i32::from(change.credits)));
    for (icon, by) in kinds.into_iter().filter(|(_, by)| *by != 0) {
        items.extend([t(signed(by)), RowItem::Icon(icon), RowItem::Gap]);
    }
    if change.points != 0 {
        items.extend([
            t(signed(i32::from(change.points))),
            RowItem::Icon("vp"),
            RowItem::Icon("arrow"),
            t(points(preview.points)),
        ]);
    }
    items
}
