//! The building goals of opponents in their order of preference, and the resource that a player wants most.

use crate::rules::{
    BuildableItem, Commodity, CommodityCounts, EquipmentKind, Module, Order, PLACES, PlayerState, Position, Resource,
    Seat, Ship, Upgrade, may_build, may_raise, price_of, price_of_raising,
};

/// The order in which modules are upgraded.
const RAISED: [Module; 6] =
    [Module::Logistics, Module::Command, Module::Science, Module::Production, Module::Sensor, Module::Trade];
/// The order in which modules are built.
const BUILT: [Module; 6] =
    [Module::Command, Module::Logistics, Module::Science, Module::Production, Module::Sensor, Module::Trade];
/// The order in which resources are wanted if the player has equal amounts of them.
const WANTED: [Resource; 5] = [Resource::Ore, Resource::Carbon, Resource::Food, Resource::Fuel, Resource::TradeGoods];

/// Something to build or to upgrade.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum BuildGoal {
    /// Something new to build.
    Build(BuildableItem),
    /// Something to upgrade to level 2.
    Raise(Upgrade),
}

impl BuildGoal {
    /// Returns the price of the goal.
    pub(super) const fn price(self, p: &Position) -> CommodityCounts {
        match self {
            BuildGoal::Build(what) => price_of(what, &p.options),
            BuildGoal::Raise(what) => price_of_raising(what, &p.options),
        }
    }

    /// Returns the order that builds or upgrades the goal.
    pub(super) const fn order(self) -> Order {
        match self {
            BuildGoal::Build(what) => Order::Build(what),
            BuildGoal::Raise(what) => Order::Upgrade(what),
        }
    }
}

/// Iterates over the building goals of a seat, the most wanted first: all those whose conditions are met, even if the seat cannot
/// pay for them. A ship is a goal only while the seat has none of its kind.
pub(super) fn goals(p: &Position, seat: Seat) -> impl Iterator<Item = BuildGoal> {
    let player = p.player(seat);
    let raised = RAISED.into_iter().map(|module| BuildGoal::Raise(Upgrade::Module(module)));
    let ships = [Ship::ColonyShip, Ship::TradeShip].into_iter().filter(|&ship| player.ships(ship) == 0);
    let ships = ships.map(|ship| BuildGoal::Build(BuildableItem::Ship(ship)));
    let built = BUILT.into_iter().map(|module| BuildGoal::Build(BuildableItem::Module(module)));
    let piece = |piece: EquipmentKind| {
        let full = player.pieces(piece).count() >= PLACES;
        match piece {
            EquipmentKind::Booster if full => BuildGoal::Raise(Upgrade::Booster),
            EquipmentKind::Booster => BuildGoal::Build(BuildableItem::Booster),
            EquipmentKind::Cannon if full => BuildGoal::Raise(Upgrade::Cannon),
            EquipmentKind::Cannon => BuildGoal::Build(BuildableItem::Cannon),
        }
    };
    let pieces = [piece(EquipmentKind::Booster), piece(EquipmentKind::Cannon)];
    let allowed = move |goal: &BuildGoal| match *goal {
        BuildGoal::Build(what) => may_build(p, seat, what).is_ok(),
        BuildGoal::Raise(what) => may_raise(p, seat, what).is_ok(),
    };
    raised.chain(ships).chain(built).chain(pieces).filter(allowed)
}

/// Iterates over the things that a player lacks to pay a price, with the missing amounts.
pub(super) fn lacking(player: &PlayerState, price: CommodityCounts) -> impl Iterator<Item = (Commodity, u8)> {
    let player = *player;
    price.iter().filter_map(move |(thing, needed)| {
        let lacks = u16::from(needed).saturating_sub(player.count(thing)) as u8;
        (lacks > 0).then_some((thing, lacks))
    })
}

/// Returns the allowed resource of which a player has the least, among those for which there is room, or `None` if there is no
/// such resource.
pub(super) fn scarcest(player: &PlayerState, allowed: impl Fn(Resource) -> bool) -> Option<Resource> {
    let fitting = WANTED.into_iter().filter(|&resource| allowed(resource) && player.room(resource) > 0);
    fitting.min_by_key(|&resource| player.resource(resource))
}
