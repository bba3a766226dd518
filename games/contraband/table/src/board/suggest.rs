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

/// Returns the first target to click for each order of a plan. Each step starts where the step before it ends.
fn clicked_for_plan(view: &View, orders: &[Order]) -> Vec<Option<ClickTarget>> {
    let mut at = Some(view.known.me().at);
    let mut target = |order: &Order| match *order {
        Order::Move(step) => {
            at = at.and_then(|at| at.after(step));
            at.map(ClickTarget::Spot)
        }
        _ => clicked_for(view, order),
    };
    orders.iter().map(&mut target).collect()
}

/// Draws frames round the targets of the suggestion, each with the number of its order.
pub fn compose(scene: &mut ComposedScene, ctx: &SceneContext) {
    draw_suggestion(scene, clicked_for_plan(ctx.view, ctx.suggested), z::SPOTS);
}

#[cfg(test)]
mod tests {
    use super::*;
    use contraband::record::Scenario;
    use contraband::rules::{BoardSpot, MoveStep, Sector, open_view};

    #[test]
    fn every_step_of_a_plan_is_framed_where_it_ends() {
        let text = "(game: \"contraband\", title: \"\", setup: (players: 2), seats: {\"red\": (at: \"R2 port\")}, \
            play: [], expect: ())";
        let seen = open_view(&Scenario::from_text(text).expect("a scenario").position().expect("a position"));
        let plan = [Order::Move(MoveStep::Out), Order::Move(MoveStep::Ccw), Order::Move(MoveStep::Market), Order::End];
        let spot = "R1 market";
        let market = BoardSpot::from_text(spot).expect("a spot");
        let spots = [BoardSpot::space(Sector::R2), BoardSpot::space(Sector::R1), market];
        let targets = spots.map(ClickTarget::Spot).into_iter().chain([ClickTarget::End]).map(Some);
        assert_eq!(clicked_for_plan(&seen, &plan), targets.collect::<Vec<_>>());
    }
}
