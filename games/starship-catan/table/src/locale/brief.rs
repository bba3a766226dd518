//! Descriptions of a plan's orders in a few words, without the player's name.

use super::things::{adventure_name, amount_object, card_name, module_full, things_object};
use super::{message, text, text_args};
use orrery_locale::{MessageValue, PlayerNames};
use starship_catan::rules::{BuildableItem, CardArrangement, Module, Order, Resource, Ship, TradeDeal, Upgrade};

/// Returns an order of a plan without the player's name, such as `Buy 2 ore`.
pub fn order_brief(order: &Order) -> String {
    match *order {
        Order::Produce(resource) => text_args("coach-order-produce", &[one(resource)]),
        Order::Fly(sector) => text_args("coach-order-fly", &[("sector", sector.into())]),
        Order::Arrange(arrangement) => arranged(&arrangement),
        Order::Trade(deal) => text_args(deal_key(deal, "coach-order-buy", "coach-order-sell"), &[things(deal)]),
        Order::Use { post, deal } => {
            let key = deal_key(deal, "coach-order-use-buy", "coach-order-use-sell");
            text_args(key, &[things(deal), ("card", card_name(post).into())])
        }
        Order::Adventure { adventure, take } => {
            let which = ("adventure", MessageValue::from(adventure_name(adventure)));
            match take.is_empty() {
                true => text_args("coach-order-adventure", &[which]),
                false => text_args("coach-order-adventure-take", &[which, ("what", things_object(take).into())]),
            }
        }
        Order::Take(Some(resource)) => text_args("coach-order-take", &[one(resource)]),
        Order::Demand(resource) => text_args("coach-order-demand", &[one(resource)]),
        Order::Offer(offer) => {
            let args = [("give", things_object(offer.give).into()), ("want", things_object(offer.want).into())];
            text_args("coach-order-offer", &args)
        }
        Order::Build(build) => built(build),
        Order::Upgrade(upgrade) => raised(upgrade),
        Order::Take(None) => text("coach-order-take-nothing"),
        _ => message("coach-order", order, &PlayerNames::default(), &[]),
    }
}

fn one(resource: Resource) -> (&'static str, MessageValue) {
    ("what", amount_object(resource.into(), 1u8).into())
}

fn with_module(key: &str, module: Module) -> String {
    text_args(key, &[("module", module_full(module).into())])
}

/// Returns `buys` if the mover buys in a deal, and `sells` if they sell.
pub(super) const fn deal_key(deal: TradeDeal, buys: &'static str, sells: &'static str) -> &'static str {
    match deal {
        TradeDeal::Buy(_) => buys,
        TradeDeal::Sell(_) => sells,
    }
}

/// Returns the traded commodities as a message argument.
pub(super) fn things(deal: TradeDeal) -> (&'static str, MessageValue) {
    ("what", things_object(deal.things()).into())
}

/// Returns the arrangement of the inspected cards as text, with the cards as their numbers in the look.
fn arranged(arrangement: &CardArrangement) -> String {
    let numbers = |cards: &[u8]| {
        let numbers: Vec<String> = cards.iter().map(ToString::to_string).collect();
        MessageValue::from(numbers.join(&text("list-comma")))
    };
    let (top, bottom) = (("top", numbers(arrangement.top())), ("bottom", numbers(arrangement.bottom())));
    match (arrangement.top().is_empty(), arrangement.bottom().is_empty()) {
        (_, true) => text_args("coach-order-arrange-top", &[top]),
        (true, false) => text_args("coach-order-arrange-bottom", &[bottom]),
        (false, false) => text_args("coach-order-arrange-both", &[top, bottom]),
    }
}

fn built(build: BuildableItem) -> String {
    match build {
        BuildableItem::Ship(Ship::ColonyShip) => text("coach-order-build-colony-ship"),
        BuildableItem::Ship(Ship::TradeShip) => text("coach-order-build-trade-ship"),
        BuildableItem::Booster => text("coach-order-build-booster"),
        BuildableItem::Cannon => text("coach-order-build-cannon"),
        BuildableItem::Module(module) => with_module("coach-order-build-module", module),
    }
}

fn raised(upgrade: Upgrade) -> String {
    match upgrade {
        Upgrade::Booster => text("coach-order-upgrade-booster"),
        Upgrade::Cannon => text("coach-order-upgrade-cannon"),
        Upgrade::Module(module) => with_module("coach-order-upgrade-module", module),
    }
}
