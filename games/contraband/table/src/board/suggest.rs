//! The coach's suggested plan on the board: the targets to click, each with the number of its order.

use super::ctx::SceneContext;
use super::z;
use crate::table::Target;
use contraband::rules::{BonusPlay, Order, View};
use orrery_board::scene::ComposedScene;
use orrery_board::suggestion::draw_suggestion;

/// Returns the first target to click for an order; `None` for a step that leads nowhere.
pub fn clicked_for(view: &View, order: &Order) -> Option<Target> {
    Some(match *order {
        Order::Move(step) => Target::Spot(view.known.me().at.after(step)?),
        Order::Take(metal) => Target::Take(metal),
        Order::Swap { give, take } => Target::Swap(give, take),
        Order::Leave => Target::Leave,
        Order::Jettison(metal) => Target::Jettison(metal),
        Order::Sell(metal) => Target::Sell(metal),
        Order::Buy(metal) => Target::Buy(metal),
        Order::Install(upgrade) => Target::Install(upgrade),
        Order::Warp(quadrant) => Target::Warp(quadrant),
        Order::Play(play @ (BonusPlay::Radar(_) | BonusPlay::Card(_))) => Target::Card(play.card()),
        Order::Attack(colour) => Target::Attack(colour),
        Order::Fight => Target::Fight,
        Order::Stand => Target::Stand,
        Order::Flee => Target::Flee,
        Order::Submit(hidden) => Target::Submit(hidden),
        Order::Lose(upgrade) => Target::Lose(upgrade),
        Order::Hide(_) | Order::Loot(_) | Order::Plan(_) => Target::Confirm,
        Order::Change { nth, .. } => Target::Nth(nth),
        Order::End | Order::Done => Target::End,
    })
}

/// Draws frames round the targets of the suggestion, each with the number of its order.
pub fn compose(scene: &mut ComposedScene, ctx: &SceneContext) {
    draw_suggestion(scene, ctx.suggested.iter().map(|order| clicked_for(ctx.view, order)), z::SPOTS);
}
