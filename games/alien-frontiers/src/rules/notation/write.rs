//! Writes the canonical form of orders and outcomes.

use std::fmt::Write as _;

use crate::rules::chance::ChanceOutcome;
use crate::rules::order::{CannonTargets, CardPower, DiscardPower, Loot, Order, PlacedColony, RaidHaul};
use crate::rules::vocab::Facility;
use orrery_core::Colour;

/// Returns the canonical text of `order`.
pub fn write_order(order: &Order) -> String {
    match *order {
        Order::Roll => "roll".to_owned(),
        Order::Dock { facility, ships } => format!("dock {facility} {ships}"),
        Order::Settle { facility, ships, territory } => format!("dock {facility} {ships} -> {territory}"),
        Order::Raid { ships, loot } => format!("dock {} {ships} {}", Facility::RaidersOutpost, write_loot(loot)),
        Order::Cycle => "cycle".to_owned(),
        Order::Claim(card) => format!("claim {card}"),
        Order::Trade(ore) => format!("trade {ore}"),
        Order::Launch(territory) => format!("launch {territory}"),
        Order::BuyRelic => "relic".to_owned(),
        Order::Use(power) => format!("use {} {}", power.card(), write_power(power)),
        Order::Discard(power) => format!("discard {} {}", power.card(), write_discard(power)),
        Order::Shed { fuel, ore } => format!("shed{}", write_resources(fuel, ore)),
        Order::End => "end".to_owned(),
    }
}

/// Returns the canonical text of `order` with its chance outcomes, as stored in records.
pub fn write_recorded(order: &Order, outcomes: &[ChanceOutcome]) -> String {
    if order.asks_chance() {
        format!("{} => {}", write_order(order), write_outcomes(outcomes))
    } else {
        write_order(order)
    }
}

/// Returns the canonical text of chance outcomes; a dash if there are none.
pub fn write_outcomes(outcomes: &[ChanceOutcome]) -> String {
    if outcomes.is_empty() {
        return "-".to_owned();
    }
    let words: Vec<String> = outcomes
        .iter()
        .map(|outcome| match *outcome {
            ChanceOutcome::Die { value, relic: true } => format!("*{value}"),
            ChanceOutcome::Die { value, relic: false } => value.to_string(),
            ChanceOutcome::Card(card) => card.word().to_owned(),
        })
        .collect();
    words.join(" ")
}

/// Returns the text of the amounts, as in ` fuel 2 ore 1`, with a leading blank. A zero amount is omitted, unless both are zero.
fn write_resources(fuel: u8, ore: u8) -> String {
    match (fuel, ore) {
        (0, 0) => " fuel 0".to_owned(),
        (fuel, 0) => format!(" fuel {fuel}"),
        (0, ore) => format!(" ore {ore}"),
        (fuel, ore) => format!(" fuel {fuel} ore {ore}"),
    }
}

fn write_loot(loot: Loot) -> String {
    match loot {
        Loot::Resources(haul) if haul.is_empty() => "steal nothing".to_owned(),
        Loot::Resources(haul) => format!("steal {}", write_haul(haul)),
        Loot::Card { from, card } => format!("take {from} {card}"),
    }
}

fn write_haul(haul: RaidHaul) -> String {
    let robbed = Colour::ALL.iter().filter(|&&c| haul.fuel(c) + haul.ore(c) > 0);
    let parts: Vec<String> = robbed.map(|&c| format!("{c}{}", write_resources(haul.fuel(c), haul.ore(c)))).collect();
    parts.join(", ")
}

fn write_power(power: CardPower) -> String {
    match power {
        CardPower::BoosterPod(ship) | CardPower::StasisBeam(ship) | CardPower::PolarityDevice(ship) => ship.to_string(),
        CardPower::GravityManipulator { down, up } => format!("{down} {up}"),
        CardPower::TemporalWarper(ships) => ships.to_string(),
        CardPower::DataCrystal(territory) => territory.to_string(),
        CardPower::OrbitalTeleporter { facility, ship } => format!("{facility} {ship}"),
        CardPower::PlasmaCannon { facility, targets } => format!("{facility}{}", write_targets(targets)),
    }
}

/// Returns the text of the targets, as in ` red 4 5, green 6`, with a leading blank.
fn write_targets(targets: CannonTargets) -> String {
    let mut text = String::new();
    for (index, (colour, ships)) in targets.iter().enumerate() {
        let comma = if index > 0 { "," } else { "" };
        let _ = write!(text, "{comma} {colour} {ships}");
    }
    text
}

fn write_discard(power: DiscardPower) -> String {
    let at = |colony: PlacedColony| format!("{} {}", colony.colour, colony.territory);
    match power {
        DiscardPower::BoosterPod(field) => field.to_string(),
        DiscardPower::DataCrystal(territory)
        | DiscardPower::GravityManipulator(territory)
        | DiscardPower::StasisBeam(territory) => territory.to_string(),
        DiscardPower::OrbitalTeleporter { colony, to } => format!("{} -> {to}", at(colony)),
        DiscardPower::PolarityDevice(one, other) => format!("{}, {}", at(one), at(other)),
        DiscardPower::PlasmaCannon { colour, facility, ship } => format!("{colour} {facility} {ship}"),
        DiscardPower::TemporalWarper(card) => card.to_string(),
    }
}
