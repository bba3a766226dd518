//! The coach's suggestion on the board: the targets to click, each with the number of its order.

use bevy::math::{Rect, Vec2};

use super::ctx::SceneContext;
use super::targets::target_id;
use super::z;
use crate::table::{CountedAmount, Target};
use orrery_board::hit_area::zones_of;
use orrery_board::paint::RoundedRect;
use orrery_board::palette::PALETTE;
use orrery_board::scene::{ComposedScene, RowAlign, TextLine, TransitionKind, id};
use starship_catan::rules::{BuildableItem, CardArrangement, EquipmentKind, Order, TradeDeal, Upgrade};

/// Returns the first target to click for an order, or `None` if there is none.
pub fn clicked_for(order: &Order) -> Option<Target> {
    Some(match *order {
        Order::Module(module) | Order::Lose(module) => Target::Module(module),
        Order::Roll => Target::Die,
        Order::Produce(resource) => Target::Colony(resource),
        Order::Fly(sector) => Target::Sector(sector),
        Order::Arrange(arrangement) => first_put(&arrangement)?,
        Order::Next => Target::Next,
        Order::Trade(deal) => counted(deal)?,
        Order::Settle => Target::Settle,
        Order::Found => Target::Found,
        Order::Adventure { adventure, .. } => Target::Adventure(adventure),
        Order::Stop => Target::Stop,
        Order::Pay => Target::Pay,
        Order::Fight => Target::Fight,
        Order::Take(prize) => Target::Prize(prize),
        Order::Use { post, .. } => Target::Post(post),
        Order::Demand(resource) => Target::RivalBay(resource),
        Order::Offer(_) => Target::Offer,
        Order::Accept => Target::Accept,
        Order::Refuse => Target::Refuse,
        Order::Build(BuildableItem::Ship(ship)) => Target::Ship(ship),
        Order::Build(BuildableItem::Booster) | Order::Upgrade(Upgrade::Booster) => {
            Target::Piece(EquipmentKind::Booster)
        }
        Order::Build(BuildableItem::Cannon) | Order::Upgrade(Upgrade::Cannon) => Target::Piece(EquipmentKind::Cannon),
        Order::Build(BuildableItem::Module(module)) | Order::Upgrade(Upgrade::Module(module)) => Target::Module(module),
        Order::End => Target::End,
    })
}

fn first_put(arrangement: &CardArrangement) -> Option<Target> {
    let top = arrangement.top().first().map(|&number| Target::ToTop(number));
    top.or_else(|| arrangement.bottom().first().map(|&number| Target::ToBottom(number)))
}

fn counted(deal: TradeDeal) -> Option<Target> {
    let (thing, _) = deal.things().iter().next()?;
    Some(Target::More(match deal {
        TradeDeal::Buy(_) => CountedAmount::Buy(thing),
        TradeDeal::Sell(_) => CountedAmount::Sell(thing),
    }))
}

/// Draws the suggestion.
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
        let badge = RoundedRect::disc(11.0).fill(&[PALETTE.ink.0]).rim(1.6, &[PALETTE.ivory.0]);
        scene.plate(id("suggested badge", nth), badge, at, z::SPOTS);
        let words =
            TextLine { text: (nth + 1).to_string(), size: 15.5, bold: true, spacing: 0.0, colour: PALETTE.ivory.0 };
        scene.words(id("suggested number", nth), words, RowAlign::Middle, at + Vec2::new(0.0, 5.5), z::SPOTS + 1.0);
    }
}
