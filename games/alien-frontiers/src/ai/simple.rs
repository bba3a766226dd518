//! The simple opponent: a fixed order of preference, no lookahead, no card powers, and raids only if nothing else is allowed.

use crate::rules::{
    Card, CardPower, Facility, Field, KEEP_LIMIT, Loot, Order, Position, STARTING_FLEET, Ships, Territory,
};
use orrery_core::RandomGenerator;

/// The amount of ore that suffices for the simple opponent. With this amount or more, it mines only with ships that have no
/// better use.
const ENOUGH_ORE: u8 = 5;
/// The amount of fuel that suffices for the simple opponent. With this amount or more, it converts only ships that have no better
/// use.
const ENOUGH_FUEL: u8 = 4;
/// The amount of fuel that the simple opponent does not trade away, since it may be needed for a launch, for terraforming or for
/// a ship.
const FUEL_IN_HAND: u8 = 2;

/// Returns the legal order with the highest [`preference`]. Ties between territories are broken at random, other ties in favour
/// of the last order in `orders`.
pub(crate) fn choose(position: &Position, orders: &[Order], generator: &mut RandomGenerator) -> Order {
    let salt = generator.next();
    let liking = |order: &Order| (preference(position, order), tie_breaker(order, salt));
    orders.iter().copied().max_by_key(liking).unwrap_or(Order::End)
}

/// Returns a pseudo-random number that breaks ties between equally good territories; `salt` makes it differ from decision to
/// decision.
const fn tie_breaker(order: &Order, salt: u64) -> u64 {
    match order {
        Order::Launch(territory) | Order::Settle { territory, .. } => (salt >> (*territory as u64 * 8)) & 0xff,
        _ => 0,
    }
}

/// Returns the preference for an order; higher is better. Unwanted orders have a preference below zero and are given only if
/// nothing else is allowed.
fn preference(position: &Position, order: &Order) -> i32 {
    let me = position.me();
    match *order {
        Order::Launch(territory) => 9000 + place(position, territory),
        Order::Settle { facility: Facility::ColonyConstructor, territory, .. } => 8000 + place(position, territory),
        Order::Claim(card) => 7500 + i32::from(matches!(card, Card::AlienCity | Card::AlienMonument)),
        Order::Settle { ships, territory, .. } => 7000 + place(position, territory) - i32::from(ships.relic_value()),
        Order::Dock { facility, ships } => dock(position, facility, ships),
        Order::Trade(ore) if worth_trading(position, ore) => 5500 + i32::from(ore),
        Order::Shed { ore, .. } => 50 - (i32::from(me.ore - ore) - i32::from(ENOUGH_ORE)).abs(),
        Order::End => 10,
        // Under the strict duty to dock these may be the only orders left.
        Order::Raid { loot: Loot::Resources(haul), .. } => -10 + i32::from(haul.total()),
        Order::Use(CardPower::TemporalWarper(_)) | Order::Cycle | Order::Trade(_) => -200,
        _ => -100,
    }
}

fn dock(position: &Position, facility: Facility, ships: Ships) -> i32 {
    let me = position.me();
    let value = i32::from(ships.highest());
    match facility {
        Facility::Shipyard => 6000 - value,
        Facility::OrbitalMarket if me.ore < ENOUGH_ORE && i32::from(me.fuel) >= value + i32::from(FUEL_IN_HAND) => {
            5200 - value
        }
        Facility::LunarMine if me.ore < ENOUGH_ORE => 5000 - value,
        Facility::SolarConverter if me.fuel < ENOUGH_FUEL => 4000 + value,
        Facility::ColonistHub => 3000 - value - i32::from(ships.len()),
        // Ships for which there is no better use must still dock.
        Facility::SolarConverter => 2000 + value,
        Facility::LunarMine => 1900 - value,
        Facility::AlienArtifact => 1800 + value,
        Facility::MaintenanceBay => 100,
        _ => -50,
    }
}

fn worth_trading(position: &Position, ore: u8) -> bool {
    let me = position.me();
    let price = position.market_rate().unwrap_or(u8::MAX).saturating_mul(ore);
    me.fuel >= price.saturating_add(FUEL_IN_HAND) && me.ore + ore <= ENOUGH_ORE
}

/// Returns the value of a colony placed on `territory`: gaining control counts most, then a tie that takes control from another
/// player; the Positron Field doubles both.
fn place(position: &Position, territory: Territory) -> i32 {
    let mover = position.mover();
    let mine = position.me().colonies_on(territory) + 1;
    let others = position.opponents().map(|c| position.player(c).colonies_on(territory)).max().unwrap_or(0);
    let holder = position.controller(territory);
    let positron = if position.field_on(Field::Positron, territory) { 2 } else { 1 };
    match holder {
        Some(colour) if colour == mover => 0,
        _ if mine > others => 20 * positron + usefulness(position, territory),
        Some(_) if mine == others => 10 * positron,
        _ => 5 - i32::from(others - mine),
    }
}

/// Returns the value of the bonus of `territory` to this opponent.
fn usefulness(position: &Position, territory: Territory) -> i32 {
    if position.field_on(Field::Isolation, territory) {
        return 0;
    }
    let me = position.me();
    match territory {
        Territory::AsimovCrater | Territory::LemBadlands | Territory::BradburyPlateau => 4,
        Territory::VanVogtMountains => 3,
        Territory::HerbertValley if me.out_of_stock() <= STARTING_FLEET + 1 => 5,
        Territory::HeinleinPlains if me.resources() < KEEP_LIMIT => 2,
        _ => 1,
    }
}
