//! The three entry points of the rules: legal orders, the check of an order, and its execution. They only dispatch; every rule is
//! implemented in the file of its facility, card or subject.

use super::chance::DiceAndCardSource;
use super::event::Event;
use super::facilities::single_docking::SingleShipDockings;
use super::facilities::{artifact, bay, constructor, hub, market, mine, raiders, shipyard, solar, terraforming};
use super::order::Order;
use super::position::{Phase, Position};
use super::refusal::Refusal;
use super::vocab::Facility;
use super::{cards, relic, scoring, turn};
use crate::EventSink;

/// Lists the legal orders of the mover in `orders`, which is cleared first.
///
/// The listed orders suffice to reach every position that legal orders can reach. At facilities with single docks where one order
/// with several ships is equivalent to several orders (Solar Converter, Lunar Mine, Alien Artifact, Maintenance Bay) the list
/// contains only the orders with one ship; [`check`] accepts the longer orders too. At the Colonist Hub, where the ships of one
/// order advance together, it contains all of them.
pub fn legal(position: &Position, orders: &mut Vec<Order>) {
    orders.clear();
    match position.phase {
        Phase::Over => {}
        Phase::Roll => orders.push(Order::Roll),
        Phase::Orders => {
            let alone = SingleShipDockings::now(position);
            if !position.hand().is_empty() {
                solar::legal(position, &alone, orders);
                mine::legal(position, &alone, orders);
                market::legal_docks(position, orders);
                shipyard::legal(position, orders);
                constructor::legal(position, orders);
                hub::legal_docks(position, alone.hub, orders);
                artifact::legal_docks(position, &alone, orders);
                terraforming::legal(position, orders);
                raiders::legal(position, orders);
                bay::legal(position, &alone, orders);
            }
            market::legal_trades(position, orders);
            hub::legal_launches(position, orders);
            artifact::legal_cards(position, orders);
            relic::legal(position, orders);
            cards::legal(position, orders);
            turn::legal(position, &alone, orders);
        }
    }
}

/// Checks that `order` is legal for the mover.
///
/// # Errors
/// Returns the reason if the order is not legal.
pub fn check(position: &Position, order: Order) -> Result<(), Refusal> {
    match (position.phase, order) {
        (Phase::Over, _) => Err(Refusal::MatchOver),
        (Phase::Roll, Order::Roll) => Ok(()),
        (Phase::Roll, _) => Err(Refusal::RollFirst),
        (Phase::Orders, Order::Roll) => Err(Refusal::AlreadyRolled),
        (Phase::Orders, Order::Dock { facility, ships }) => match facility {
            Facility::SolarConverter => solar::check(position, ships),
            Facility::LunarMine => mine::check(position, ships),
            Facility::OrbitalMarket => market::check_dock(position, ships),
            Facility::Shipyard => shipyard::check(position, ships),
            Facility::ColonistHub => hub::check_dock(position, ships),
            Facility::AlienArtifact => artifact::check_dock(position, ships),
            Facility::MaintenanceBay => bay::check(position, ships),
            Facility::ColonyConstructor | Facility::TerraformingStation | Facility::RaidersOutpost => {
                Err(Refusal::WrongOrder { facility })
            }
        },
        (Phase::Orders, Order::Settle { facility, ships, territory }) => match facility {
            Facility::ColonyConstructor => constructor::check(position, ships, territory),
            Facility::TerraformingStation => terraforming::check(position, ships, territory),
            _ => Err(Refusal::WrongOrder { facility }),
        },
        (Phase::Orders, Order::Raid { ships, loot }) => raiders::check(position, ships, loot),
        (Phase::Orders, Order::Cycle) => artifact::check_cycle(position),
        (Phase::Orders, Order::Claim(card)) => artifact::check_claim(position, card),
        (Phase::Orders, Order::Trade(ore)) => market::check_trade(position, ore),
        (Phase::Orders, Order::Launch(territory)) => hub::check_launch(position, territory),
        (Phase::Orders, Order::BuyRelic) => relic::check(position),
        (Phase::Orders, Order::Use(power)) => cards::check_use(position, power),
        (Phase::Orders, Order::Discard(power)) => cards::check_discard(position, power),
        (Phase::Orders, Order::Shed { fuel, ore }) => turn::check_shed(position, fuel, ore),
        (Phase::Orders, Order::End) => turn::check_end(position),
    }
}

/// Carries out `order` and returns its events.
///
/// # Errors
/// Returns the refusal of [`check`] if the order is not legal; the position is then unchanged.
pub fn apply(
    position: &mut Position,
    order: Order,
    chance: &mut impl DiceAndCardSource,
) -> Result<Vec<Event>, Refusal> {
    let mut events = Vec::new();
    apply_with(position, order, chance, &mut events)?;
    Ok(events)
}

/// Like [`apply`], but sends the events to `sink`.
///
/// # Errors
/// Returns the refusal of [`check`] if the order is not legal; the position is then unchanged.
pub fn apply_with(
    position: &mut Position,
    order: Order,
    chance: &mut impl DiceAndCardSource,
    sink: &mut impl EventSink<Event>,
) -> Result<(), Refusal> {
    check(position, order)?;
    #[cfg(debug_assertions)]
    let before = *position;
    apply_unchecked(position, order, chance, sink);
    #[cfg(debug_assertions)]
    if let Some(broken) = super::invariants::newly_broken(&before, position) {
        panic!("after {order:?}: {broken}");
    }
    Ok(())
}

/// Like [`apply_with`], but without the check, for search. The order must be legal, as the orders of [`legal`] are.
///
/// # Panics
/// May panic, or leave an invalid position, if the order is not legal.
pub fn apply_unchecked(
    position: &mut Position,
    order: Order,
    chance: &mut impl DiceAndCardSource,
    sink: &mut impl EventSink<Event>,
) {
    hub::settle_surplus(position, order, sink);
    match order {
        Order::Roll => turn::roll(position, chance, sink),
        Order::Dock { facility, ships } => match facility {
            Facility::SolarConverter => solar::apply(position, ships, sink),
            Facility::LunarMine => mine::apply(position, ships, sink),
            Facility::OrbitalMarket => market::apply_dock(position, ships, sink),
            Facility::Shipyard => shipyard::apply(position, ships, sink),
            Facility::ColonistHub => hub::apply_dock(position, ships, sink),
            Facility::AlienArtifact => artifact::apply_dock(position, ships, sink),
            _ => bay::apply(position, ships, sink),
        },
        Order::Settle { facility, ships, territory } => match facility {
            Facility::TerraformingStation => terraforming::apply(position, ships, territory, sink),
            _ => constructor::apply(position, ships, territory, sink),
        },
        Order::Raid { ships, loot } => raiders::apply(position, ships, loot, sink),
        Order::Cycle => artifact::apply_cycle(position, chance, sink),
        Order::Claim(card) => artifact::apply_claim(position, card, chance, sink),
        Order::Trade(ore) => market::apply_trade(position, ore, sink),
        Order::Launch(territory) => hub::apply_launch(position, territory, sink),
        Order::BuyRelic => relic::apply(position, sink),
        Order::Use(power) => cards::apply_use(position, power, chance, sink),
        Order::Discard(power) => cards::apply_discard(position, power, sink),
        Order::Shed { fuel, ore } => turn::apply_shed(position, fuel, ore, sink),
        Order::End => turn::apply_end(position, sink),
    }
    scoring::end_at_target(position, sink);
}
