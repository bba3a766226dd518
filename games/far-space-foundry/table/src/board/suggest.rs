//! The coach's suggestion on the board: the targets to click, each with the number of its order.

use bevy::math::{Rect, Vec2};

use super::ctx::SceneContext;
use super::targets::target_id;
use super::z;
use crate::table::Target;
use far_space_foundry::rules::{Asteroid, CargoTransfer, Order};
use orrery_board::hit_area::zones_of;
use orrery_board::paint::RoundedRect;
use orrery_board::palette::PALETTE;
use orrery_board::scene::{ComposedScene, RowAlign, TextLine, TransitionKind, id};

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
    let mut badges: Vec<Vec2> = Vec::new();
    for (nth, order) in ctx.suggested.iter().enumerate() {
        let Some(target) = clicked_for(order) else { continue };
        let areas: Vec<Rect> = zones_of(&scene.hits, target_id(target)).collect();
        for (which, area) in areas.iter().enumerate() {
            let frame =
                RoundedRect::new(area.size() + 6.0, 13.0).rim(2.4, &[PALETTE.ivory.0]).glow(PALETTE.ivory.at(0.5), 9.0);
            scene
                .plate(id("suggested", (nth, which)), frame, area.center(), z::SPOTS - 2.0)
                .motion(TransitionKind::Fade);
        }
        let Some(area) = areas.first() else { continue };
        let mut at = area.min;
        while badges.iter().any(|there| there.distance(at) < 22.0) {
            at.x += 24.0;
        }
        badges.push(at);
        let disc = RoundedRect::disc(11.0).fill(&[PALETTE.ink.0]).rim(1.6, &[PALETTE.ivory.0]);
        scene.plate(id("suggested badge", nth), disc, at, z::SPOTS);
        let words =
            TextLine { text: (nth + 1).to_string(), size: 15.5, bold: true, spacing: 0.0, colour: PALETTE.ivory.0 };
        scene.words(id("suggested number", nth), words, RowAlign::Middle, at + Vec2::new(0.0, 5.5), z::SPOTS + 1.0);
    }
}
