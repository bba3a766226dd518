//! The coach's suggestion on the board: the targets to click, each with the number of its order.

use super::ctx::SceneContext;
use super::z;
use crate::table::ClickTarget;
use far_space_foundry::rules::{Asteroid, CargoTransfer, Order};
use orrery_board::scene::ComposedScene;
use orrery_board::suggestion::draw_suggestion;

/// Returns the first target to click for an order, if there is one.
pub fn clicked_for(order: &Order) -> Option<ClickTarget> {
    let ship = |cargo: &CargoTransfer| cargo.lines().first().map(|line| ClickTarget::Ship(line.ship));
    Some(match order {
        Order::Begin => ClickTarget::Begin,
        Order::Play { pilot, .. } => ClickTarget::Pilot(*pilot),
        Order::Land(dock) | Order::Lift(dock) => ClickTarget::Dock(*dock),
        Order::Take(cargo) => {
            let good = cargo.lines().first()?.good;
            ClickTarget::Asteroid(Asteroid::of(good)?)
        }
        Order::Unload(cargo) | Order::Load(cargo) | Order::Stow(cargo) => ship(cargo)?,
        Order::Process(times) => ClickTarget::Process(*times),
        Order::Sell(count) => ClickTarget::Sell(*count),
        Order::Cantina => ClickTarget::Cantina,
        Order::Hire { pilot, .. } => ClickTarget::Hire(*pilot),
        Order::Make { product, times } => ClickTarget::Make(*product, *times),
        Order::Charge(Some(product)) => ClickTarget::Charge(*product),
        Order::Charge(None) => ClickTarget::ChargeAll,
        Order::Upgrade(ship) => ClickTarget::Upgrade(*ship),
        Order::Earn => ClickTarget::Earn,
        Order::Bribe { .. } => ClickTarget::Bribe,
        Order::End => ClickTarget::End,
        Order::Keep(kept) => kept.all().first().map_or(ClickTarget::Confirm, |&pilot| ClickTarget::Keep(pilot)),
    })
}

/// Draws frames around the suggested targets, with the number of the order at each.
pub fn compose(scene: &mut ComposedScene, ctx: &SceneContext) {
    draw_suggestion(scene, ctx.suggested.iter().map(clicked_for), z::SPOTS);
}
