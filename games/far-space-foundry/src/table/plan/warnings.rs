//! Warnings of losses that an order causes.

use super::flight::uses;
use super::goods_direction::{CargoOrderKind, goods_direction};
use super::proposal::best_fit;
use super::state::check;
use crate::rules::{Action, Good, MatchHalf, MatchMode, Order, View};
use crate::table::types::Warning;

/// Returns the losses that `order` causes, the most important first.
pub fn warnings(view: &View, order: &Order) -> Vec<Warning> {
    if check(view, order).is_err() {
        return Vec::new();
    }
    let free = || free_action(view);
    match order {
        Order::End => {
            let action = free().map(|action| Warning::EndWithAction { action });
            action.into_iter().chain(left_behind(view)).chain(goes_back(view)).collect()
        }
        Order::Load(_) => free().map(|action| Warning::LoadWithAction { action }).into_iter().collect(),
        Order::Process(_)
        | Order::Sell(_)
        | Order::Cantina
        | Order::Make { .. }
        | Order::Charge(_)
        | Order::Upgrade(_)
        | Order::Earn => {
            let loses = view.known.now.landed && goods_direction(view).is_some() && best_fit(view).is_some();
            let capacity = view.known.now.capacity;
            loses.then_some(Warning::ActBeforeGoods { capacity }).into_iter().collect()
        }
        _ => Vec::new(),
    }
}

/// Warns of goods that the shuttle could still take from an asteroid or load. Goods to unload do not count, because the player
/// would lose the points for them on board. Goods to take do not count in the mover's last turn of Alpha, because they could not
/// be used.
fn left_behind(view: &View) -> Option<Warning> {
    let mover = view.known.mover();
    let counts = match goods_direction(view)? {
        CargoOrderKind::Take => mover.in_hand() + mover.in_deck() > 0,
        way => way == CargoOrderKind::Load,
    };
    let cargo = best_fit(view).filter(|_| counts)?;
    Some(Warning::EndWithGoods { count: u8::try_from(cargo.total()).unwrap_or(u8::MAX) })
}

/// Warns of goods in the warehouse at the end of the mover's last turn of Alpha, because they are lost before Beta. In an
/// Alpha-only game there is no warning, because the goods may break a tie.
fn goes_back(view: &View) -> Option<Warning> {
    let (known, mover) = (&view.known, view.known.mover());
    let turns = known.half == MatchHalf::Alpha && known.options.mode != MatchMode::AlphaOnly;
    let last = turns && mover.in_hand() + mover.in_deck() == 0;
    let goods = Good::RAWS.map(|good| mover.warehouse.count(good));
    (last && !mover.warehouse.is_empty()).then_some(Warning::EndOfAlpha { goods })
}

/// Returns the action of the dock if it can be used now without spending goods or credits.
fn free_action(view: &View) -> Option<Action> {
    let action = view.known.action();
    let costs_nothing = |order: &Order| matches!(order, Order::Charge(Some(_)) | Order::Upgrade(_) | Order::Earn);
    uses(view, action).iter().any(|order| costs_nothing(order) && check(view, order).is_ok()).then_some(action)
}
