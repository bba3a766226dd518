//! The coach's suggestion on the board: the targets to click, each with the number of the order that it belongs to.

use super::ctx::SceneContext;
use super::z;
use crate::table::{AdjustableAmount, ClickTarget};
use orrery_board::scene::ComposedScene;
use orrery_board::suggestion::draw_suggestion;
use starship_catan::rules::{BuildableItem, CardArrangement, EquipmentKind, Order, TradeDeal, Upgrade};

/// Returns the first target to click for an order, or `None` if there is none.
pub fn clicked_for(order: &Order) -> Option<ClickTarget> {
    Some(match *order {
        Order::Module(module) | Order::Lose(module) => ClickTarget::Module(module),
        Order::Roll => ClickTarget::Die,
        Order::Produce(resource) => ClickTarget::Colony(resource),
        Order::Fly(sector) => ClickTarget::Sector(sector),
        Order::Arrange(arrangement) => first_put(&arrangement)?,
        Order::Next => ClickTarget::Next,
        Order::Trade(deal) => counted(deal)?,
        Order::Settle => ClickTarget::Settle,
        Order::Found => ClickTarget::Found,
        Order::Adventure { adventure, .. } => ClickTarget::Adventure(adventure),
        Order::Stop => ClickTarget::Stop,
        Order::Pay => ClickTarget::Pay,
        Order::Fight => ClickTarget::Fight,
        Order::Take(prize) => ClickTarget::Prize(prize),
        Order::Use { post, .. } => ClickTarget::Post(post),
        Order::Demand(resource) => ClickTarget::RivalBay(resource),
        Order::Offer(_) => ClickTarget::Offer,
        Order::Accept => ClickTarget::Accept,
        Order::Refuse => ClickTarget::Refuse,
        Order::Build(BuildableItem::Ship(ship)) => ClickTarget::Ship(ship),
        Order::Build(BuildableItem::Booster) | Order::Upgrade(Upgrade::Booster) => {
            ClickTarget::Piece(EquipmentKind::Booster)
        }
        Order::Build(BuildableItem::Cannon) | Order::Upgrade(Upgrade::Cannon) => {
            ClickTarget::Piece(EquipmentKind::Cannon)
        }
        Order::Build(BuildableItem::Module(module)) | Order::Upgrade(Upgrade::Module(module)) => {
            ClickTarget::Module(module)
        }
        Order::End => ClickTarget::End,
    })
}

fn first_put(arrangement: &CardArrangement) -> Option<ClickTarget> {
    let top = arrangement.top().first().map(|&number| ClickTarget::ToTop(number));
    top.or_else(|| arrangement.bottom().first().map(|&number| ClickTarget::ToBottom(number)))
}

fn counted(deal: TradeDeal) -> Option<ClickTarget> {
    let (thing, _) = deal.things().iter().next()?;
    Some(ClickTarget::More(match deal {
        TradeDeal::Buy(_) => AdjustableAmount::Buy(thing),
        TradeDeal::Sell(_) => AdjustableAmount::Sell(thing),
    }))
}

/// Draws the suggestion.
pub fn compose(scene: &mut ComposedScene, ctx: &SceneContext) {
    draw_suggestion(scene, ctx.suggested.iter().map(clicked_for), z::SPOTS);
}
