//! The coach's suggestion on the board: the targets to click, each with the number of its order.

use super::ctx::SceneContext;
use super::z;
use crate::table::Target;
use far_space_foundry::rules::{Asteroid, CargoTransfer, Order};
use orrery_board::scene::ComposedScene;
use orrery_board::suggestion::draw_suggestion;

/// Returns the first target to click for an order, if there is one.
pub fn clicked_for(order: &Order) -> Option<Target> {
    let ship = |cargo: &CargoTransfer| cargo.lines().first().map(|line| Target::Ship(line.ship));
    Some(match order {
        Order::Begin => Target::Begin,
        Order::Play { pilot, .. } => Target::Pilot(*pilot),
        Order::Land(dock) | Order::Lift(dock) => Target::Dock(*dock),
        Order::Take(cargo) => {
            let good = cargo.lines().first()?.good;
            Target::Asteroid(Asteroid::of(good)?)
        }
        Order::Unload(cargo) | Order::Load(cargo) | Order::Stow(cargo) => ship(cargo)?,
        Order::Process(times) => Target::Process(*times),
        Order::Sell(count) => Target::Sell(*count),
        Order::Cantina => Target::Cantina,
        Order::Hire { pilot, .. } => Target::Hire(*pilot),
        Order::Make { product, times } => Target::Make(*product, *times),
        Order::Charge(Some(product)) => Target::Charge(*product),
        Order::Charge(None) => Target::ChargeAll,
        Order::Upgrade(ship) => Target::Upgrade(*ship),
        Order::Earn => Target::Earn,
        Order::Bribe { .. } => Target::Bribe,
        Order::End => Target::End,
        Order::Keep(kept) => kept.all().first().map_or(Target::Confirm, |&pilot| Target::Keep(pilot)),
    })
}

/// Draws frames around the suggested targets, with the number of the order at each.
pub fn compose(scene: &mut ComposedScene, ctx: &SceneContext) {
    draw_suggestion(scene, ctx.suggested.iter().map(clicked_for), z::SPOTS);
}
