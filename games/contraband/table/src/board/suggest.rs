//! The coach's suggested plan on the board: the targets to click, each with the number of its order.

use super::ctx::SceneContext;
use super::z;
use crate::table::ClickTarget;
use contraband::rules::{BonusPlay, Order, View};
use orrery_board::scene::ComposedScene;
use orrery_board::suggestion::draw_suggestion;

/// Returns the first target to click for an order; `None` for a step that leads nowhere.
pub fn clicked_for(view: &View, order: &Order) -> Option<ClickTarget> {
    Some(match *order {
        Order::Move(step) => ClickTarget::Spot(view.known.me().at.after(step)?),
        Order::Take(metal) => ClickTarget::Take(metal),
        Order::Swap { give, take } => ClickTarget::Swap(give, take),
        Order::Leave => ClickTarget::Leave,
        Order::Jettison(metal) => ClickTarget::Jettison(metal),
        Order::Sell(metal) => ClickTarget::Sell(metal),
        Order::Buy(metal) => ClickTarget::Buy(metal),
        Order::Install(upgrade) => ClickTarget::Install(upgrade),
        Order::Warp(quadrant) => ClickTarget::Warp(quadrant),
        Order::Play(play @ (BonusPlay::Radar(_) | BonusPlay::Card(_))) => ClickTarget::Card(play.card()),
        Order::Attack(colour) => ClickTarget::Attack(colour),
        Order::Fight => ClickTarget::Fight,
        Order::Stand => ClickTarget::Stand,
        Order::Flee => ClickTarget::Flee,
        Order::Submit(hidden) => ClickTarget::Submit(hidden),
        Order::Lose(upgrade) => ClickTarget::Lose(upgrade),
        Order::Hide(_) | Order::Loot(_) | Order::Plan(_) => ClickTarget::Confirm,
        Order::Change { nth, .. } => ClickTarget::Nth(nth),
        Order::End | Order::Done => ClickTarget::End,
    })
}

/// Draws frames round the targets of the suggestion, each with the number of its order.
pub fn compose(scene: &mut ComposedScene, ctx: &SceneContext) {
    draw_suggestion(scene, ctx.suggested.iter().map(|order| clicked_for(ctx.view, order)), z::SPOTS);
}
