//! The effect of the current draft.

use super::preview::{common, preview};
use super::state::{check, order_of};
use super::{deals, look};
use crate::rules::{Order, View};
use crate::table::types::{DealDraft, OrderDraft, OrderPreview};

/// Returns the exact effect of the draft if it can be confirmed, otherwise the common effect of all its completions. Returns
/// `None` without a draft, and for an incomplete offer.
pub(super) fn outlook(draft: &OrderDraft, view: &View) -> Option<OrderPreview> {
    let order = order_of(draft)?;
    if check(view, &order).is_ok() {
        return preview(view, &order);
    }
    match draft {
        OrderDraft::Deal(DealDraft { post: Some(post), things, .. }) if things.is_empty() => {
            let orders = deals::at(view, *post).into_iter().map(|deal| Order::Use { post: *post, deal });
            common(view, &orders.collect::<Vec<_>>())
        }
        // Putting back the other cards changes nothing that a preview shows.
        OrderDraft::Look(cards) => {
            let order = look::completed(cards, view)?;
            preview(view, &order).map(|preview| OrderPreview { partial: true, ..preview })
        }
        _ => None,
    }
}
