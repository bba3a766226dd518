//! Trade and Build, and the rooms of modules: things to build, upgrade, choose or lose.

use super::state::check;
use crate::rules::{BuildableItem, EquipmentKind, Module, Order, Phase, Refusal, Resource, Ship, Upgrade, View};
use crate::table::types::ClickTarget;

/// Returns the rooms of all modules.
pub(super) fn rooms() -> Vec<ClickTarget> {
    Module::ALL.iter().map(|&module| ClickTarget::Module(module)).collect()
}

/// Returns all targets of Trade and Build that are not counters.
pub(super) fn universe(view: &View) -> Vec<ClickTarget> {
    let mut all = rooms();
    all.extend(Ship::ALL.iter().map(|&ship| ClickTarget::Ship(ship)));
    all.extend([ClickTarget::Piece(EquipmentKind::Booster), ClickTarget::Piece(EquipmentKind::Cannon)]);
    all.extend(view.known.mover().posts.kinds().map(ClickTarget::Post));
    all.extend(Resource::ALL.iter().map(|&resource| ClickTarget::RivalBay(resource)));
    all.extend([ClickTarget::Offer, ClickTarget::End]);
    all
}

/// Returns the order of a click on a module's room: to choose the module as the free first one, to lose it, to build it, or to
/// upgrade it if the mover has it.
pub(super) fn room(view: &View, module: Module) -> Order {
    match view.known.phase {
        Phase::Module => Order::Module(module),
        Phase::Lose => Order::Lose(module),
        _ if view.known.mover().level(module) > 0 => Order::Upgrade(Upgrade::Module(module)),
        _ => Order::Build(BuildableItem::Module(module)),
    }
}

/// Returns the order of a click on a place of the hangar.
pub(super) const fn ship(ship: Ship) -> Order {
    Order::Build(BuildableItem::Ship(ship))
}

/// Returns the order of a click on a place for boosters or cannons: to build another, or to upgrade one if no place is left.
pub(super) fn piece(view: &View, piece: EquipmentKind) -> Order {
    let (build, raise) = match piece {
        EquipmentKind::Booster => (BuildableItem::Booster, Upgrade::Booster),
        EquipmentKind::Cannon => (BuildableItem::Cannon, Upgrade::Cannon),
    };
    match check(view, &Order::Build(build)) {
        Err(Refusal::PiecesFull { .. }) => Order::Upgrade(raise),
        _ => Order::Build(build),
    }
}
