//! Texts of orders, one line per order, with the result.

use super::things::{card_name, facility_name, field_name, ships_text, territory_name};
use super::{text, text_args};
use alien_frontiers::rules::{CardPower, DiscardPower, Event, Facility, Loot, Order};
use orrery_core::Colour;
use orrery_locale::{MessageValue, PlayerNames};

/// Returns an amount, such as `2 fuel`, `1 ore` or `2 fuel and 1 ore`; `nothing` if both are zero.
pub fn resources(fuel: u8, ore: u8) -> String {
    match (fuel, ore) {
        (0, 0) => text("resources-nothing"),
        (fuel, 0) => text_args("resources-fuel", &[("fuel", fuel.into())]),
        (0, ore) => text_args("resources-ore", &[("ore", ore.into())]),
        (fuel, ore) => text_args("resources-both", &[("fuel", fuel.into()), ("ore", ore.into())]),
    }
}

/// Returns the log line of an order that `mover` gave and that caused `events`.
pub fn order_text(mover: Colour, order: &Order, events: &[Event], names: &PlayerNames) -> String {
    let name = ("name", MessageValue::from(names.of(mover)));
    match order {
        Order::Roll => text_args("order-roll", &[name, ("ships", rolled(events))]),
        Order::Dock { facility, ships } => dock(*facility, name, ships_text(*ships).into(), mover, events),
        Order::Settle { facility, territory, .. } => {
            let key = match facility {
                Facility::TerraformingStation => "order-terraform",
                _ => "order-construct",
            };
            text_args(key, &[name, ("territory", territory_name(*territory).into())])
        }
        Order::Raid { loot, .. } => raid(loot, name, names),
        Order::Cycle => text_args("order-cycle", &[name]),
        Order::Claim(card) => text_args("order-claim", &[name, ("card", card_name(*card).into())]),
        Order::Trade(ore) => {
            let (fuel, _) = paid(mover, events);
            text_args("order-trade", &[name, ("fuel", fuel.into()), ("ore", (*ore).into())])
        }
        Order::Launch(territory) => {
            text_args("order-launch", &[name, ("territory", territory_name(*territory).into())])
        }
        Order::BuyRelic => text_args("order-relic", &[name]),
        Order::Use(power) => {
            let what = ("what", MessageValue::from(power_text(power, mover, events, names)));
            text_args("order-use", &[name, ("card", card_name(power.card()).into()), what])
        }
        Order::Discard(power) => {
            let what = ("what", MessageValue::from(discard_text(power, names)));
            text_args("order-discard", &[name, ("card", card_name(power.card()).into()), what])
        }
        Order::Shed { fuel, ore } => text_args("order-shed", &[name, ("what", resources(*fuel, *ore).into())]),
        Order::End => text_args("order-end", &[name]),
    }
}

fn rolled(events: &[Event]) -> MessageValue {
    let rolled = events.iter().find_map(|event| match event {
        Event::Rolled { ships, .. } => Some(*ships),
        _ => None,
    });
    let values: Vec<String> = rolled.iter().flat_map(|s| s.rising()).map(|(value, _)| value.to_string()).collect();
    values.join(" ").into()
}

/// Returns the total fuel and ore that `colour` gained.
fn gained(colour: Colour, events: &[Event]) -> (u8, u8) {
    events.iter().fold((0, 0), |(f, o), event| match *event {
        Event::Gained { colour: whose, fuel, ore, .. } if whose == colour => (f + fuel, o + ore),
        _ => (f, o),
    })
}

/// Returns the total fuel and ore that `colour` paid.
fn paid(colour: Colour, events: &[Event]) -> (u8, u8) {
    events.iter().fold((0, 0), |(f, o), event| match *event {
        Event::Paid { colour: whose, fuel, ore, .. } if whose == colour => (f + fuel, o + ore),
        _ => (f, o),
    })
}

fn dock(
    facility: Facility,
    name: (&str, MessageValue),
    ships: MessageValue,
    mover: Colour,
    events: &[Event],
) -> String {
    let (fuel, ore) = gained(mover, events);
    let args = [
        name,
        ("ships", ships),
        ("gain", resources(fuel, ore).into()),
        ("facility", facility_name(facility).into()),
        ("circle", circle(events)),
    ];
    let key = match facility {
        Facility::SolarConverter => "order-dock-solar-converter",
        Facility::LunarMine => "order-dock-lunar-mine",
        Facility::OrbitalMarket => "order-dock-orbital-market",
        Facility::Shipyard => "order-dock-shipyard",
        Facility::ColonistHub => "order-dock-colonist-hub",
        Facility::AlienArtifact => "order-dock-alien-artifact",
        Facility::MaintenanceBay => "order-dock-maintenance-bay",
        _ => "order-dock",
    };
    text_args(key, &args)
}

/// Returns the circle that the colony on the Hub track reached, or 0 if the colony did not advance.
fn circle(events: &[Event]) -> MessageValue {
    let last = events.iter().rev().find_map(|event| match event {
        Event::ColonyAdvanced { to, .. } => Some(*to),
        _ => None,
    });
    last.unwrap_or(0).into()
}

fn raid(loot: &Loot, name: (&str, MessageValue), names: &PlayerNames) -> String {
    match loot {
        Loot::Card { from, card } => {
            text_args("order-raid-card", &[name, ("from", names.of(*from).into()), ("card", card_name(*card).into())])
        }
        Loot::Resources(haul) if haul.is_empty() => text_args("order-raid-empty", &[name]),
        Loot::Resources(haul) => {
            let parts: Vec<String> = Colour::ALL
                .iter()
                .filter(|&&c| haul.fuel(c) + haul.ore(c) > 0)
                .map(|&c| {
                    let what = resources(haul.fuel(c), haul.ore(c));
                    text_args("order-raid-part", &[("from", names.of(c).into()), ("what", what.into())])
                })
                .collect();
            text_args("order-raid", &[name, ("parts", parts.join(&text("list-comma")).into())])
        }
    }
}

/// Returns the targets of a power and its result, as text.
fn power_text(power: &CardPower, mover: Colour, events: &[Event], names: &PlayerNames) -> String {
    let ship = |value: u8| ("ship", MessageValue::from(value));
    match power {
        CardPower::BoosterPod(one) => text_args("power-up", &[ship(one.value), ("after", (one.value + 1).into())]),
        CardPower::StasisBeam(one) => {
            text_args("power-down", &[ship(one.value), ("after", one.value.saturating_sub(1).into())])
        }
        CardPower::PolarityDevice(one) => {
            text_args("power-flip", &[ship(one.value), ("after", 7u8.saturating_sub(one.value).into())])
        }
        CardPower::GravityManipulator { down, up } => {
            text_args("power-gravity", &[("down", down.value.into()), ("up", up.value.into())])
        }
        CardPower::TemporalWarper(ships) => {
            let after = events.iter().find_map(|event| match event {
                Event::Rerolled { after, .. } => Some(ships_text(*after)),
                _ => None,
            });
            let after = after.unwrap_or_default();
            text_args("power-warp", &[("before", ships_text(*ships).into()), ("after", after.into())])
        }
        CardPower::DataCrystal(territory) => {
            text_args("power-borrow", &[("territory", territory_name(*territory).into())])
        }
        CardPower::OrbitalTeleporter { facility, ship: one } => {
            text_args("power-teleport", &[ship(one.value), ("facility", facility_name(*facility).into())])
        }
        CardPower::PlasmaCannon { facility, targets } => {
            let whose: Vec<String> =
                targets.iter().filter(|(colour, _)| *colour != mover).map(|(colour, _)| names.of(colour)).collect();
            text_args(
                "power-cannon",
                &[
                    ("count", targets.len().into()),
                    ("names", whose.join(&text("list-comma")).into()),
                    ("facility", facility_name(*facility).into()),
                ],
            )
        }
    }
}

/// Returns the targets of a discard power, as text.
pub(super) fn discard_text(power: &DiscardPower, names: &PlayerNames) -> String {
    match power {
        DiscardPower::BoosterPod(field) => text_args("discard-field-off", &[("field", field_name(*field).into())]),
        DiscardPower::DataCrystal(to) | DiscardPower::GravityManipulator(to) | DiscardPower::StasisBeam(to) => {
            let field = power.card().placed_field().map(field_name).unwrap_or_default();
            text_args("discard-field", &[("field", field.into()), ("territory", territory_name(*to).into())])
        }
        DiscardPower::OrbitalTeleporter { colony, to } => text_args(
            "discard-move",
            &[
                ("name", names.of(colony.colour).into()),
                ("from", territory_name(colony.territory).into()),
                ("to", territory_name(*to).into()),
            ],
        ),
        DiscardPower::PolarityDevice(one, other) => text_args(
            "discard-swap",
            &[
                ("one", names.of(one.colour).into()),
                ("one-place", territory_name(one.territory).into()),
                ("other", names.of(other.colour).into()),
                ("other-place", territory_name(other.territory).into()),
            ],
        ),
        DiscardPower::PlasmaCannon { colour, facility: Facility::MaintenanceBay, ship } => text_args(
            if ship.relic { "discard-cannon-bay-relic" } else { "discard-cannon-bay" },
            &[("name", names.of(*colour).into())],
        ),
        DiscardPower::PlasmaCannon { colour, facility, ship } => text_args(
            "discard-cannon",
            &[
                ("name", names.of(*colour).into()),
                ("facility", facility_name(*facility).into()),
                ("ship", ship.value.into()),
            ],
        ),
        DiscardPower::TemporalWarper(card) => text_args("discard-recover", &[("card", card_name(*card).into())]),
    }
}
