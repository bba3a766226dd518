//! The rules of building (SC-BUILD-1 to SC-BUILD-3).

use super::commodities::CommodityCounts;
use super::deals::{needs, pay};
use super::event::{Event, TransferCause};
use super::options::{CannonCost, Options};
use super::order::{BuildableItem, Order, Upgrade};
use super::player::{HANGAR, PLACES, PlayerState};
use super::position::Position;
use super::refusal::{EquipmentKind, Refusal};
use super::vocab::{Commodity, Module, Seat, Ship};
use orrery_core::EventSink;

/// Returns the resource that a booster or a cannon costs, according to the option `cannon_cost`.
const fn material(piece: EquipmentKind, options: &Options) -> Commodity {
    match (piece, options.cannon_cost) {
        (EquipmentKind::Cannon, CannonCost::Carbon) => Commodity::Carbon,
        _ => Commodity::Fuel,
    }
}

/// Returns the price of a building (SC-BUILD-1).
pub const fn price_of(what: BuildableItem, options: &Options) -> CommodityCounts {
    let ore = CommodityCounts::of(Commodity::Ore, 1);
    match what {
        BuildableItem::Ship(Ship::ColonyShip) => ore.and(Commodity::Fuel, 1).and(Commodity::Food, 1),
        BuildableItem::Ship(Ship::TradeShip) => ore.and(Commodity::Fuel, 1).and(Commodity::TradeGoods, 1),
        BuildableItem::Booster => CommodityCounts::of(material(EquipmentKind::Booster, options), 2),
        BuildableItem::Cannon => CommodityCounts::of(material(EquipmentKind::Cannon, options), 2),
        BuildableItem::Module(_) => ore.and(Commodity::Carbon, 1).and(Commodity::Food, 1),
    }
}

/// Returns the price of an upgrade to level 2 (SC-BUILD-1).
pub const fn price_of_raising(what: Upgrade, options: &Options) -> CommodityCounts {
    match what {
        Upgrade::Booster => price_of(BuildableItem::Booster, options).and(Commodity::Science, 1),
        Upgrade::Cannon => price_of(BuildableItem::Cannon, options).and(Commodity::Science, 1),
        Upgrade::Module(module) => price_of(BuildableItem::Module(module), options).and(Commodity::Food, 1),
    }
}

/// Checks the conditions for building something, apart from the price.
pub(crate) fn may_build(p: &Position, seat: Seat, what: BuildableItem) -> Result<(), Refusal> {
    let player = p.player(seat);
    match what {
        BuildableItem::Ship(_) if !player.has_place() => Err(Refusal::HangarFull { capacity: HANGAR }),
        BuildableItem::Booster if player.boosters.count() >= PLACES => full(EquipmentKind::Booster),
        BuildableItem::Cannon if player.cannons.count() >= PLACES => full(EquipmentKind::Cannon),
        BuildableItem::Module(module) if player.level(module) > 0 => Err(Refusal::HasModule { module }),
        _ => Ok(()),
    }
}

const fn full(piece: EquipmentKind) -> Result<(), Refusal> {
    Err(Refusal::PiecesFull { piece, most: PLACES })
}

/// Checks the conditions for an upgrade to level 2, apart from the price.
pub(crate) fn may_raise(p: &Position, seat: Seat, what: Upgrade) -> Result<(), Refusal> {
    match what {
        Upgrade::Booster => may_raise_piece(p.player(seat), EquipmentKind::Booster),
        Upgrade::Cannon => may_raise_piece(p.player(seat), EquipmentKind::Cannon),
        Upgrade::Module(module) => may_raise_module(p, seat, module),
    }
}

fn may_raise_piece(player: &PlayerState, piece: EquipmentKind) -> Result<(), Refusal> {
    let pieces = player.pieces(piece);
    if pieces.count() < PLACES {
        Err(Refusal::PiecesMissing { piece, most: PLACES, has: pieces.count() })
    } else if pieces.ones == 0 {
        Err(Refusal::PiecesRaised { piece })
    } else {
        Ok(())
    }
}

/// Checks that the player has the module at level 1, and that its level 2 is still next to the board (SC-BUILD-3).
fn may_raise_module(p: &Position, seat: Seat, module: Module) -> Result<(), Refusal> {
    match p.player(seat).level(module) {
        0 => Err(Refusal::NoModule { module }),
        1 => match p.level_two_holder(module) {
            Some(holder) => Err(Refusal::LevelTwoHeld { module, holder }),
            None => Ok(()),
        },
        _ => Err(Refusal::ModuleRaised { module }),
    }
}

fn affords(p: &Position, price: CommodityCounts) -> Result<(), Refusal> {
    price.iter().try_for_each(|(thing, count)| needs(p.mover(), thing, count.into()))
}

/// Checks that the mover may build this item and can pay for it.
pub(super) fn check_build(p: &Position, what: BuildableItem) -> Result<(), Refusal> {
    may_build(p, p.turn, what)?;
    affords(p, price_of(what, &p.options))
}

/// Checks that the mover may make this upgrade and can pay for it.
pub(super) fn check_upgrade(p: &Position, what: Upgrade) -> Result<(), Refusal> {
    may_raise(p, p.turn, what)?;
    affords(p, price_of_raising(what, &p.options))
}

/// Lists everything that the mover can build or upgrade.
pub(super) fn list(p: &Position, orders: &mut Vec<Order>) {
    for &ship in Ship::ALL {
        list_build(p, BuildableItem::Ship(ship), orders);
    }
    list_build(p, BuildableItem::Booster, orders);
    list_build(p, BuildableItem::Cannon, orders);
    list_upgrade(p, Upgrade::Booster, orders);
    list_upgrade(p, Upgrade::Cannon, orders);
    // All modules of level 1 cost the same, and upgrading one costs more, so one test can exclude all modules.
    if affords(p, price_of(BuildableItem::Module(Module::Logistics), &p.options)).is_ok() {
        for &module in Module::ALL {
            list_build(p, BuildableItem::Module(module), orders);
            list_upgrade(p, Upgrade::Module(module), orders);
        }
    }
}

fn list_build(p: &Position, what: BuildableItem, orders: &mut Vec<Order>) {
    if check_build(p, what).is_ok() {
        orders.push(Order::Build(what));
    }
}

fn list_upgrade(p: &Position, what: Upgrade, orders: &mut Vec<Order>) {
    if check_upgrade(p, what).is_ok() {
        orders.push(Order::Upgrade(what));
    }
}

/// Builds an item, which takes effect at once (SC-BUILD-2).
pub(super) fn build(p: &mut Position, what: BuildableItem, sink: &mut impl EventSink<Event>) {
    let seat = p.turn;
    pay(p, seat, price_of(what, &p.options), TransferCause::Build(what), sink);
    let player = p.player_mut(seat);
    match what {
        BuildableItem::Ship(ship) => player.hangar[ship.index()] += 1,
        BuildableItem::Booster => player.boosters.ones += 1,
        BuildableItem::Cannon => player.cannons.ones += 1,
        BuildableItem::Module(module) => player.modules[module.index()] = 1,
    }
    sink.emit(Event::Built { seat, what });
}

/// Carries out an upgrade to level 2.
pub(super) fn upgrade(p: &mut Position, what: Upgrade, sink: &mut impl EventSink<Event>) {
    let seat = p.turn;
    pay(p, seat, price_of_raising(what, &p.options), TransferCause::Upgrade(what), sink);
    let player = p.player_mut(seat);
    let piece = match what {
        Upgrade::Booster => Some(EquipmentKind::Booster),
        Upgrade::Cannon => Some(EquipmentKind::Cannon),
        Upgrade::Module(module) => {
            player.modules[module.index()] = 2;
            None
        }
    };
    if let Some(piece) = piece {
        let pieces = player.pieces_mut(piece);
        pieces.ones -= 1;
        pieces.twos += 1;
    }
    sink.emit(Event::Upgraded { seat, what });
}
