//! Current prices for a player, with the reason for each.

use crate::rules::{
    Adventure, AdventureCondition, BuildableItem, Card, Commodity, CommodityCounts, DEMAND_PRICE, EquipmentKind,
    Module, Options, PLACES, PirateClass, PlayerState, Position, Seat, Ship, TradeDeal, Upgrade, price, price_of,
    price_of_raising,
};

/// Something with a price.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PricedItem {
    /// A small ship.
    Ship(Ship),
    /// The next booster or cannon to be built, or the next to be upgraded if there are three.
    Piece(EquipmentKind),
    /// A module, or its level 2 if the player has it at level 1.
    Module(Module),
    /// The ransom of pirates (SC-CARD-3).
    Ransom(PirateClass),
    /// A resource of the other player, taken with the Trade module (SC-TRADE-2).
    Demand,
    /// One unit of a commodity bought at a card.
    Bought(Card, Commodity),
    /// One unit of a commodity sold at a card: the price that the card pays.
    Sold(Card, Commodity),
    /// The payment for an adventure.
    Adventure(Adventure),
}

/// The reason for a price.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PriceReason {
    /// The price is as printed.
    Printed,
    /// The price is that of level 1 plus these commodities (SC-BUILD-1).
    Raised(CommodityCounts),
    /// The option `cannon_cost` changes the price, which is otherwise these commodities.
    CannonCost(CommodityCounts),
}

/// A price, the reason for it, and the part that the player lacks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PriceBreakdown {
    /// The price to be paid or, for [`PricedItem::Sold`], to be received.
    pub now: CommodityCounts,
    /// The reason for the price.
    pub reason: PriceReason,
    /// The part of the price that the player lacks; nothing for [`PricedItem::Sold`].
    pub lacks: CommodityCounts,
}

/// Returns the price of an item for a player with its reason, or `None` if the item is not available.
fn priced(player: &PlayerState, what: PricedItem, options: &Options) -> Option<(CommodityCounts, PriceReason)> {
    let printed = |things: CommodityCounts| Some((things, PriceReason::Printed));
    let astro = |count: u8| CommodityCounts::of(Commodity::Astro, count);
    match what {
        PricedItem::Ship(ship) => printed(price_of(BuildableItem::Ship(ship), options)),
        PricedItem::Piece(piece) => piece_price(player, piece, options),
        PricedItem::Module(module) => match player.level(module) {
            0 => printed(price_of(BuildableItem::Module(module), options)),
            1 => Some(raised(BuildableItem::Module(module), Upgrade::Module(module), options)),
            _ => None,
        },
        PricedItem::Ransom(class) => printed(astro(class.ransom())),
        PricedItem::Demand if player.level(Module::Trade) == 0 => None,
        PricedItem::Demand => printed(astro(DEMAND_PRICE)),
        PricedItem::Bought(card, thing) => printed(astro(price(card, TradeDeal::Buy(CommodityCounts::of(thing, 1)))?)),
        PricedItem::Sold(card, thing) => printed(astro(price(card, TradeDeal::Sell(CommodityCounts::of(thing, 1)))?)),
        PricedItem::Adventure(adventure) => match adventure.spec().condition {
            AdventureCondition::Pay(price) => printed(price),
            _ => None,
        },
    }
}

fn raised(first: BuildableItem, second: Upgrade, options: &Options) -> (CommodityCounts, PriceReason) {
    let (base, now) = (price_of(first, options), price_of_raising(second, options));
    let more = now.iter().map(|(thing, count)| (thing, count - base.count(thing)));
    (now, PriceReason::Raised(more.fold(CommodityCounts::NONE, |all, (thing, count)| all.and(thing, count))))
}

/// Returns the price of the next booster or cannon, with its reason, or `None` if all three are of level 2. Pieces are built
/// until there are three, then they are upgraded.
fn piece_price(
    player: &PlayerState,
    piece: EquipmentKind,
    options: &Options,
) -> Option<(CommodityCounts, PriceReason)> {
    let (build, upgrade) = match piece {
        EquipmentKind::Booster => (BuildableItem::Booster, Upgrade::Booster),
        EquipmentKind::Cannon => (BuildableItem::Cannon, Upgrade::Cannon),
    };
    let pieces = player.pieces(piece);
    if pieces.count() == PLACES {
        return (pieces.ones > 0).then(|| raised(build, upgrade, options));
    }
    let (now, usual) = (price_of(build, options), price_of(build, &Options::default()));
    Some((now, if now == usual { PriceReason::Printed } else { PriceReason::CannonCost(usual) }))
}

/// Returns the part of a price that a player lacks.
fn lacking(player: &PlayerState, price: CommodityCounts) -> CommodityCounts {
    price.iter().fold(CommodityCounts::NONE, |all, (thing, count)| {
        let has = player.count(thing).min(count.into()) as u8;
        all.and(thing, count - has)
    })
}

/// Returns the current price of `what` for a seat, or `None` if the item is not available: all pieces or the module are already
/// of level 2, the player has no Trade module for a purchase from the other player, the card does not trade the commodity, or the
/// adventure requires no payment.
pub fn price_breakdown_for(position: &Position, seat: Seat, what: PricedItem) -> Option<PriceBreakdown> {
    let player = position.player(seat);
    let (now, reason) = priced(player, what, &position.options)?;
    let got = matches!(what, PricedItem::Sold(..));
    Some(PriceBreakdown { now, reason, lacks: if got { CommodityCounts::NONE } else { lacking(player, now) } })
}

/// Returns the current price for the deciding player, or `None` if the item is not available to them.
pub fn price_breakdown(position: &Position, what: PricedItem) -> Option<PriceBreakdown> {
    price_breakdown_for(position, position.decider, what)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::Scenario;

    fn position(text: &str) -> Position {
        let file = format!("(game: \"starship-catan\", title: \"\", {text}, play: [], expect: ())");
        orrery_core::ron::read::<Scenario>(&file).expect("a scenario").position().expect("a position")
    }

    #[test]
    fn bill_gives_the_price_reason_and_missing_goods() {
        let p = position(
            "phase: \"build\", seats: {\"moon\": (cargo: {\"Ore\": 1, \"Carbon\": 1}, modules: {\"Command\": 1})}",
        );
        let first = price_breakdown(&p, PricedItem::Module(Module::Sensor)).expect("a price");
        assert_eq!((first.reason, first.lacks), (PriceReason::Printed, CommodityCounts::of(Commodity::Food, 1)));
        let second = price_breakdown(&p, PricedItem::Module(Module::Command)).expect("a price");
        assert_eq!(second.reason, PriceReason::Raised(CommodityCounts::of(Commodity::Food, 1)));
        assert_eq!(second.now.count(Commodity::Food), 2);
        assert_eq!(price_breakdown(&p, PricedItem::Demand), None, "no Trade module");
    }

    #[test]
    fn bill_of_fuel_cannons_gives_the_usual_cost() {
        let p = position("setup: (cannon_cost: \"fuel\"), phase: \"build\"");
        let bill = price_breakdown(&p, PricedItem::Piece(EquipmentKind::Cannon)).expect("a price");
        assert_eq!(bill.now, CommodityCounts::of(Commodity::Fuel, 2));
        assert_eq!(bill.reason, PriceReason::CannonCost(CommodityCounts::of(Commodity::Carbon, 2)));
    }

    #[test]
    fn pieces_cost_more_after_three_and_end_at_six() {
        let p = position("phase: \"build\", seats: {\"moon\": (boosters: \"1 1 2\", cannons: \"2 2 2\")}");
        let booster = price_breakdown(&p, PricedItem::Piece(EquipmentKind::Booster)).expect("one can be raised");
        assert_eq!(booster.reason, PriceReason::Raised(CommodityCounts::of(Commodity::Science, 1)));
        assert_eq!(price_breakdown(&p, PricedItem::Piece(EquipmentKind::Cannon)), None);
    }

    #[test]
    fn bill_gives_buy_sell_and_ransom_prices_of_cards() {
        let p = position("phase: \"build\"");
        let astro = |what| price_breakdown(&p, what).map(|bill| bill.now.count(Commodity::Astro));
        assert_eq!(astro(PricedItem::Bought(Card::Granary, Commodity::Food)), Some(1));
        assert_eq!(astro(PricedItem::Sold(Card::GreenOutpost, Commodity::Science)), Some(4));
        assert_eq!(astro(PricedItem::Bought(Card::GreenOutpost, Commodity::Science)), None);
        assert_eq!(astro(PricedItem::Ransom(PirateClass::Corsairs)), Some(5));
    }
}
