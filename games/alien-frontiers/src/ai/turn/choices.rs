//! Selection of the legal orders of a node that the enumeration follows.
//!
//! A raid on three rich players may take 126 different hauls, a swap of colonies may have as many pairs, and each choice would
//! multiply the number of nodes that follow. So only full hauls are followed. If there are still too many, the enumeration
//! follows only hauls from one player, or from two if they take everything that one of them has; [`super::explore`] tries the
//! others on the best leaves. Discards are also tried only on the best leaves, unless they may help the mover's later orders.

use crate::rules::{CannonTargets, CardPower, DiscardPower, Facility, Loot, Order, Position, RAID_LIMIT};
use orrery_core::Colour;

/// Number of full hauls above which they are thinned out.
const MANY_HAULS: usize = 12;
/// Number of volleys above which they are thinned out.
const MANY_VOLLEYS: usize = 16;

/// Removes from the legal `orders` those that others make redundant and those that are deferred to the best leaves.
pub(super) fn thin(position: &Position, orders: &mut Vec<Order>) {
    if orders.iter().any(|o| matches!(o, Order::Raid { .. })) {
        thin_hauls(position, orders);
    }
    if orders.iter().filter(|o| is_volley(o)).count() > MANY_VOLLEYS {
        orders.retain(|order| match order {
            Order::Use(CardPower::PlasmaCannon { facility, targets }) => is_plain_volley(position, *facility, *targets),
            _ => true,
        });
    }
    orders.retain(|order| !matches!(order, Order::Discard(power) if waits(power)));
}

/// Returns true if a discard can be deferred to the end of the turn; a discard that may help the mover's later orders can be
/// tried early as well.
pub(super) const fn waits(power: &DiscardPower) -> bool {
    matches!(
        power,
        DiscardPower::DataCrystal(_)
            | DiscardPower::GravityManipulator(_)
            | DiscardPower::StasisBeam(_)
            | DiscardPower::OrbitalTeleporter { .. }
            | DiscardPower::PolarityDevice(..)
            | DiscardPower::BoosterPod(_)
            | DiscardPower::PlasmaCannon { .. }
            | DiscardPower::TemporalWarper(_)
    )
}

const fn is_volley(order: &Order) -> bool {
    matches!(order, Order::Use(CardPower::PlasmaCannon { .. }))
}

/// Returns true if a volley hits only one ship, or all docked ships of each player that it hits.
fn is_plain_volley(position: &Position, facility: Facility, targets: CannonTargets) -> bool {
    let docked = |colour: Colour| position.player(colour).docked_at(facility);
    let whole = targets.iter().all(|(colour, ships)| ships == docked(colour));
    targets.len() == 1 || whole
}

/// Keeps the hauls that take as much as is allowed. If there are many, keeps only those from one player, or from two if they take
/// everything that one of them has.
fn thin_hauls(position: &Position, orders: &mut Vec<Order>) {
    let most = largest_haul(position);
    let full = |order: &Order| !matches!(order, Order::Raid { loot: Loot::Resources(haul), .. } if haul.total() < most);
    orders.retain(full);
    let hauls = orders.iter().filter(|o| matches!(o, Order::Raid { loot: Loot::Resources(_), .. })).count();
    if hauls > MANY_HAULS {
        orders.retain(|order| match order {
            Order::Raid { loot: Loot::Resources(haul), .. } => {
                let victims = Colour::ALL.iter().filter(|&&c| haul.fuel(c) + haul.ore(c) > 0).count();
                victims <= 1 || (victims == 2 && most == haul.total() && takes_all_of_one(position, *haul))
            }
            _ => true,
        });
    }
}

fn takes_all_of_one(position: &Position, haul: crate::rules::RaidHaul) -> bool {
    position.opponents().any(|c| {
        let player = position.player(c);
        haul.fuel(c) == player.fuel && haul.ore(c) == player.ore && player.resources() > 0
    })
}

/// Returns the largest amount that a raid may take now.
fn largest_haul(position: &Position) -> u8 {
    let open = |colour: &Colour| !position.player(*colour).cards.has(crate::rules::Card::HolographicDecoy);
    let there: u8 =
        position.opponents().filter(open).map(|c| position.player(c).resources()).fold(0, u8::saturating_add);
    there.min(RAID_LIMIT)
}
