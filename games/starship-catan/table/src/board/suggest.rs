//! The coach's suggestion on the board: the targets to click, each with the number of its order.

use super::ctx::SceneContext;
use super::z;
use crate::table::{CountedAmount, Target};
use orrery_board::scene::ComposedScene;
use orrery_board::suggestion::draw_suggestion;
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
    draw_suggestion(scene, ctx.suggested.iter().map(clicked_for), z::SPOTS);
}
