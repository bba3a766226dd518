//! Building (SC-BUILD-1 to SC-BUILD-3).

use super::deals::{needs, pay};
use super::event::{Event, Source};
use super::options::{CannonCost, Options};
use super::order::{Build, Order, Upgrade};
use super::player::{HANGAR, PLACES, Player};
use super::position::Position;
use super::refusal::{Piece, Refusal};
use super::things::Things;
use super::vocab::{Module, Seat, Ship, Thing};
use orrery_core::EventSink;

/// The thing of which a piece of level 1 costs two.
const fn material(piece: Piece, options: &Options) -> Thing {
    match (piece, options.cannon_cost) {
        (Piece::Cannon, CannonCost::Carbon) => Thing::Carbon,
        _ => Thing::Fuel,
    }
}

/// Returns the price of a building (SC-BUILD-1).
#[must_use]
pub const fn price_of(what: Build, options: &Options) -> Things {
    let ore = Things::of(Thing::Ore, 1);
    match what {
        Build::Ship(Ship::ColonyShip) => ore.and(Thing::Fuel, 1).and(Thing::Food, 1),
        Build::Ship(Ship::TradeShip) => ore.and(Thing::Fuel, 1).and(Thing::TradeGoods, 1),
        Build::Booster => Things::of(material(Piece::Booster, options), 2),
        Build::Cannon => Things::of(material(Piece::Cannon, options), 2),
        Build::Module(_) => ore.and(Thing::Carbon, 1).and(Thing::Food, 1),
    }
}

/// Returns the price of raising something to level 2.
#[must_use]
pub const fn price_of_raising(what: Upgrade, options: &Options) -> Things {
    match what {
        Upgrade::Booster => price_of(Build::Booster, options).and(Thing::Science, 1),
        Upgrade::Cannon => price_of(Build::Cannon, options).and(Thing::Science, 1),
        Upgrade::Module(module) => price_of(Build::Module(module), options).and(Thing::Food, 1),
    }
}

/// Checks the conditions of a building, apart from its price.
pub(crate) fn may_build(p: &Position, seat: Seat, what: Build) -> Result<(), Refusal> {
    let player = p.player(seat);
    match what {
        Build::Ship(_) if !player.has_place() => Err(Refusal::HangarFull { capacity: HANGAR }),
        Build::Booster if player.boosters.count() >= PLACES => full(Piece::Booster),
        Build::Cannon if player.cannons.count() >= PLACES => full(Piece::Cannon),
        Build::Module(module) if player.level(module) > 0 => Err(Refusal::HasModule { module }),
        _ => Ok(()),
    }
}

const fn full(piece: Piece) -> Result<(), Refusal> {
    Err(Refusal::PiecesFull { piece, most: PLACES })
}

/// Checks the conditions of raising something, apart from its price.
pub(crate) fn may_raise(p: &Position, seat: Seat, what: Upgrade) -> Result<(), Refusal> {
    match what {
        Upgrade::Booster => may_raise_piece(p.player(seat), Piece::Booster),
        Upgrade::Cannon => may_raise_piece(p.player(seat), Piece::Cannon),
        Upgrade::Module(module) => may_raise_module(p, seat, module),
    }
}

fn may_raise_piece(player: &Player, piece: Piece) -> Result<(), Refusal> {
    let pieces = player.pieces(piece);
    if pieces.count() < PLACES {
        Err(Refusal::PiecesMissing { piece, most: PLACES, has: pieces.count() })
    } else if pieces.ones == 0 {
        Err(Refusal::PiecesRaised { piece })
    } else {
        Ok(())
    }
}

/// Checks SC-BUILD-3: the module of level 2 is still next to the board.
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

fn affords(p: &Position, price: Things) -> Result<(), Refusal> {
    price.iter().try_for_each(|(thing, count)| needs(p.mover(), thing, count.into()))
}

/// Checks that the mover can build this.
pub(super) fn check_build(p: &Position, what: Build) -> Result<(), Refusal> {
    may_build(p, p.turn, what)?;
    affords(p, price_of(what, &p.options))
}

/// Checks that the mover can raise this.
pub(super) fn check_upgrade(p: &Position, what: Upgrade) -> Result<(), Refusal> {
    may_raise(p, p.turn, what)?;
    affords(p, price_of_raising(what, &p.options))
}

/// Lists everything that the mover can build and raise.
pub(super) fn list(p: &Position, orders: &mut Vec<Order>) {
    for &ship in Ship::ALL {
        list_build(p, Build::Ship(ship), orders);
    }
    list_build(p, Build::Booster, orders);
    list_build(p, Build::Cannon, orders);
    list_upgrade(p, Upgrade::Booster, orders);
    list_upgrade(p, Upgrade::Cannon, orders);
    // Every module costs the same, so one test shows whether any of them can be paid for.
    if affords(p, price_of(Build::Module(Module::Logistics), &p.options)).is_ok() {
        for &module in Module::ALL {
            list_build(p, Build::Module(module), orders);
            list_upgrade(p, Upgrade::Module(module), orders);
        }
    }
}

fn list_build(p: &Position, what: Build, orders: &mut Vec<Order>) {
    if check_build(p, what).is_ok() {
        orders.push(Order::Build(what));
    }
}

fn list_upgrade(p: &Position, what: Upgrade, orders: &mut Vec<Order>) {
    if check_upgrade(p, what).is_ok() {
        orders.push(Order::Upgrade(what));
    }
}

/// Builds something. It takes effect at once (SC-BUILD-2).
pub(super) fn build(p: &mut Position, what: Build, sink: &mut impl EventSink<Event>) {
    let seat = p.turn;
    pay(p, seat, price_of(what, &p.options), Source::Build(what), sink);
    let player = p.player_mut(seat);
    match what {
        Build::Ship(ship) => player.hangar[ship.index()] += 1,
        Build::Booster => player.boosters.ones += 1,
        Build::Cannon => player.cannons.ones += 1,
        Build::Module(module) => player.modules[module.index()] = 1,
    }
    sink.emit(Event::Built { seat, what });
}

/// Raises something to level 2.
pub(super) fn upgrade(p: &mut Position, what: Upgrade, sink: &mut impl EventSink<Event>) {
    let seat = p.turn;
    pay(p, seat, price_of_raising(what, &p.options), Source::Upgrade(what), sink);
    let player = p.player_mut(seat);
    let piece = match what {
        Upgrade::Booster => Some(Piece::Booster),
        Upgrade::Cannon => Some(Piece::Cannon),
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
