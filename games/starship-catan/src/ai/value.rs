//! The value by which the greedy opponent judges a position: linear, and dependent only on the things on and next to the ships.

use super::goals::{goals, lacking};
use crate::rules::{Module, PlayerState, Position, Seat, Ship};

/// The weight of the other player's value relative to the player's own.
const OTHER: f64 = 0.4;
/// The value of a won match.
const WON: f64 = 1000.0;
/// The value of 0 to 4 units of a kind of resource.
const STOCK: [f64; 5] = [0.0, 0.75, 1.2, 1.5, 1.8];
/// The values of modules at level 1, in the order of [`Module::ALL`].
const MODULES: [f64; Module::COUNT] = [3.0, 4.0, 1.0, 1.5, 2.0, 2.0];
/// The factor on a module's value at level 2.
const LEVEL_TWO: f64 = 1.4;
/// The number of goals that count.
const GOALS: usize = 3;

/// Returns the value of a position to a seat.
pub(super) fn value(p: &Position, seat: Seat) -> f64 {
    if p.is_over() {
        let won = |seat: Seat| f64::from(u8::from(p.winners[seat.index()]));
        return WON * (won(seat) - won(seat.other()));
    }
    own(p, seat) - OTHER * own(p, seat.other())
}

fn own(p: &Position, seat: Seat) -> f64 {
    let player = p.player(seat);
    10.0 * f64::from(p.points(seat)) + holdings(player) + modules(player) + nearest_goal(p, seat)
}

fn holdings(player: &PlayerState) -> f64 {
    let (some, more) = (f64::from(player.astro.min(15)), f64::from(player.astro.clamp(15, 30) - 15));
    let stock: f64 = player.cargo.iter().map(|&held| STOCK[usize::from(held.min(4))]).sum();
    let has = |ship: Ship| f64::from(u8::from(player.ships(ship) > 0));
    0.28 * some
        + 0.084 * more
        + stock
        + 0.56 * f64::from(player.science)
        + 1.6 * f64::from(player.fame().min(6))
        + 3.0 * f64::from(player.friendship().min(6))
        + 1.9 * f64::from(player.boost() + player.firepower())
        + 3.5 * has(Ship::ColonyShip)
        + 1.8 * has(Ship::TradeShip)
}

fn modules(player: &PlayerState) -> f64 {
    let worth = |&module: &Module| match player.level(module) {
        0 => 0.0,
        1 => MODULES[module.index()],
        _ => MODULES[module.index()] * LEVEL_TWO,
    };
    Module::ALL.iter().map(worth).sum()
}

/// Returns the value of the closest of the first goals: the fewer things are missing, the higher the value.
fn nearest_goal(p: &Position, seat: Seat) -> f64 {
    let player = p.player(seat);
    let lacks = |price| lacking(player, price).map(|(_, count)| i32::from(count)).sum::<i32>();
    let near = goals(p, seat).take(GOALS).map(|goal| (4 - lacks(goal.price(p))).max(0));
    f64::from(near.max().unwrap_or(0))
}
