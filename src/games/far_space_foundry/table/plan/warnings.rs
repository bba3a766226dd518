//! What an order would lose.

use super::flight::uses;
use super::proposal::best_fit;
use super::state::check;
use super::way::way;
use crate::games::far_space_foundry::rules::{Action, Order, View};
use crate::games::far_space_foundry::table::types::Warning;

/// What `order` would lose, the weightiest first.
#[must_use]
pub fn warnings(view: &View, order: &Order) -> Vec<Warning> {
    if check(view, order).is_err() {
        return Vec::new();
    }
    let free = || free_action(view);
    match order {
        Order::End => free().map(|action| Warning::EndWithAction { action }).into_iter().collect(),
        Order::Load(_) => free().map(|action| Warning::LoadWithAction { action }).into_iter().collect(),
        Order::Process(_)
        | Order::Sell(_)
        | Order::Cantina
        | Order::Make { .. }
        | Order::Charge(_)
        | Order::Upgrade(_)
        | Order::Earn => {
            let loses = view.known.now.landed && way(view).is_some() && best_fit(view).is_some();
            let capacity = view.known.now.capacity;
            loses.then_some(Warning::ActBeforeGoods { capacity }).into_iter().collect()
        }
        _ => Vec::new(),
    }
}

/// An action that could be used now and takes nothing for it.
fn free_action(view: &View) -> Option<Action> {
    let action = view.known.action();
    let costs_nothing = |order: &Order| matches!(order, Order::Charge(Some(_)) | Order::Upgrade(_) | Order::Earn);
    uses(view, action).iter().any(|order| costs_nothing(order) && check(view, order).is_ok()).then_some(action)
}
