//! Moving goods (section 5).

use super::event::{CargoLocation, Event};
use super::order::CargoTransfer;
use super::position::Position;
use super::refusal::Refusal;
use super::store::GoodsStore;
use super::vocab::{Asteroid, FreighterKind, Good, Job, MatchHalf};
use orrery_core::EventSink;

/// The direction in which goods move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum CargoDirection {
    /// From asteroids to the warehouse.
    Take,
    /// From freighters to the warehouse.
    Unload,
    /// From the warehouse into freighters.
    Load,
}

/// Checks whether any goods can be moved in this direction now (FSF-TURN-2, FSF-GDS-6).
pub(super) fn check_direction(p: &Position, way: CargoDirection) -> Result<(), Refusal> {
    let fits = match way {
        CargoDirection::Take => p.now.landed && p.half == MatchHalf::Alpha,
        CargoDirection::Unload => p.now.landed && p.half == MatchHalf::Beta,
        CargoDirection::Load => !p.now.landed,
    };
    if !fits {
        return Err(Refusal::OtherWay { half: p.half, landed: p.now.landed });
    }
    if p.now.moved {
        return Err(Refusal::MovedAlready);
    }
    if p.now.landed && (p.now.acted || p.now.repaired) {
        return Err(Refusal::ActedAlready);
    }
    Ok(())
}

/// Checks whether the mover can move these goods in this direction.
pub(super) fn check(p: &Position, way: CargoDirection, cargo: &CargoTransfer) -> Result<(), Refusal> {
    check_direction(p, way)?;
    check_named(p, way, cargo)?;
    let (total, capacity) = (cargo.total(), p.now.capacity);
    if total > u32::from(capacity) {
        return Err(Refusal::OverCapacity { total: total.min(99) as u8, capacity });
    }
    moved(p, way, cargo).map(drop)
}

/// Checks the goods, stars and freighters that a cargo names (FSF-GDS-2 to FSF-GDS-5, FSF-ALN-OP, FSF-ALN-SM).
fn check_named(p: &Position, way: CargoDirection, cargo: &CargoTransfer) -> Result<(), Refusal> {
    let job = p.job();
    let lines = cargo.lines();
    if lines.iter().any(|line| line.on) && job != Some(Job::Smuggler) {
        return Err(Refusal::NoSmuggler);
    }
    if let Some(line) = lines.iter().find(|line| line.off && way != CargoDirection::Unload) {
        return Err(Refusal::NotOffPairs { good: line.good });
    }
    let places = match way {
        CargoDirection::Take => {
            if let Some(line) = lines.iter().find(|line| !matches!(line.good, Good::Skyrite | Good::Rubion)) {
                return Err(Refusal::NotThereToTake { good: line.good });
            }
            Asteroid::ALL.iter().filter(|asteroid| lines.iter().any(|line| line.good == asteroid.good())).count()
        }
        CargoDirection::Unload | CargoDirection::Load => {
            if let Some(line) = lines.iter().find(|line| !p.mover().has(line.ship)) {
                return Err(Refusal::NoFreighter { ship: line.ship });
            }
            cargo.ships()
        }
    };
    if places > 1 && job != Some(Job::Operative) {
        return Err(Refusal::OnlyOne { asteroids: way == CargoDirection::Take });
    }
    Ok(())
}

/// The asteroids, the warehouse and the holds after goods were moved.
type StoresAfterTransfer = ([u8; Asteroid::COUNT], GoodsStore, [GoodsStore; FreighterKind::COUNT]);

/// Returns copies of the stores with the goods moved, or the refusal if goods are missing or do not fit. Goods taken off pairs
/// leave first, and goods that are not stacked arrive first.
fn moved(p: &Position, way: CargoDirection, cargo: &CargoTransfer) -> Result<StoresAfterTransfer, Refusal> {
    let mover = p.mover();
    let (mut asteroids, mut warehouse) = (p.asteroids, mover.warehouse);
    let mut holds = mover.fleet.map(|freighter| freighter.hold);
    let lines = cargo.lines();
    for line in lines.iter().filter(|line| line.off).chain(lines.iter().filter(|line| !line.off)) {
        let there = match way {
            CargoDirection::Take => take_of_asteroid(&mut asteroids, line.good, line.count),
            CargoDirection::Load => warehouse.take(line.good, line.count),
            CargoDirection::Unload if line.off => holds[line.ship.index()].take_off(line.good, line.count),
            CargoDirection::Unload => holds[line.ship.index()].take(line.good, line.count),
        };
        if !there {
            return Err(if line.off {
                Refusal::NoPair { good: line.good }
            } else {
                Refusal::NotEnough { good: line.good }
            });
        }
    }
    for line in lines.iter().filter(|line| !line.on).chain(lines.iter().filter(|line| line.on)) {
        let store = if way == CargoDirection::Load { &mut holds[line.ship.index()] } else { &mut warehouse };
        if !line.on {
            store.add(line.good, line.count);
        } else if !store.add_on(line.good, line.count) {
            return Err(Refusal::NothingBelow { good: line.good });
        }
    }
    let size = p.warehouse_size();
    if way != CargoDirection::Load && warehouse.spaces() > size {
        return Err(Refusal::WarehouseFull { size });
    }
    let full = |&&ship: &&FreighterKind| holds[ship.index()].spaces() > mover.ship(ship).size;
    if way == CargoDirection::Load
        && let Some(&ship) = FreighterKind::ALL.iter().find(full)
    {
        return Err(Refusal::HoldFull { ship, size: mover.ship(ship).size });
    }
    Ok((asteroids, warehouse, holds))
}

fn take_of_asteroid(asteroids: &mut [u8; Asteroid::COUNT], good: Good, count: u8) -> bool {
    let Some(asteroid) = Asteroid::of(good) else { return false };
    let left = &mut asteroids[asteroid.index()];
    let there = *left >= count;
    *left = left.saturating_sub(count);
    there
}

/// Moves goods, and emits an event for each line of the cargo.
pub(super) fn carry(p: &mut Position, way: CargoDirection, cargo: &CargoTransfer, sink: &mut impl EventSink<Event>) {
    let Ok((asteroids, warehouse, holds)) = moved(p, way, cargo) else { return };
    p.asteroids = asteroids;
    let mover = p.mover_mut();
    mover.warehouse = warehouse;
    for (freighter, hold) in mover.fleet.iter_mut().zip(holds) {
        freighter.hold = hold;
    }
    p.now.moved = true;
    emit_moves(p, way, cargo, sink);
}

fn emit_moves(p: &Position, way: CargoDirection, cargo: &CargoTransfer, sink: &mut impl EventSink<Event>) {
    for line in cargo.lines() {
        let asteroid = Asteroid::of(line.good).unwrap_or(Asteroid::Skyrite);
        let (from, to) = match way {
            CargoDirection::Take => (CargoLocation::Asteroid(asteroid), CargoLocation::Warehouse),
            CargoDirection::Unload => (CargoLocation::Hold(line.ship), CargoLocation::Warehouse),
            CargoDirection::Load => (CargoLocation::Warehouse, CargoLocation::Hold(line.ship)),
        };
        let (good, count, on) = (line.good, line.count, line.on);
        sink.emit(Event::Moved { seat: p.colour(), good, count, from, to, on });
    }
}
