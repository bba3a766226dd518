//! A model of the other players' objectives, based on their public play.

use crate::rules::{Objective, Position, SEATS, SecretObjective, ShipSystem, View};
use orrery_core::RandomGenerator;

/// The number of rounds after which the weight of an unfulfilled Outlaw objective has halved, and that of Fortune has grown by a
/// fifth.
const PATIENCE: f32 = 8.0;
/// The factor by which a weapon raises the weight of objectives to beat a token.
const ARMED: f32 = 2.5;
/// The factor by which three or more upgrades raise the weight of the objective to have all four.
const BUILT: f32 = 1.8;
/// The number of deals of objectives that are compared.
const DEALS: usize = 6;

/// Returns the weight of an objective for a seat, relative to other objectives, based on the seat's public play.
fn weight(p: &Position, seat: usize, objective: Objective) -> f32 {
    let player = &p.players[seat];
    let late = f32::from(p.round) / PATIENCE;
    match objective {
        Objective::Outlaw => 1.0 / (1.0 + late),
        Objective::PoliceBane | Objective::RaiderBane => {
            if player.level(ShipSystem::Weapon) > 0 {
                ARMED
            } else {
                1.0
            }
        }
        Objective::Fortune => 1.0 + 0.2 * late,
        Objective::Shipwright => match player.upgrade_count() {
            0..=2 => 1.0,
            _ => BUILT,
        },
    }
}

/// Deals the unknown objectives again, by choosing among a few random deals in proportion to their weights. Only public
/// information is used.
pub(super) fn aim(p: &mut Position, view: &View, generator: &mut RandomGenerator) {
    let hidden: Vec<usize> =
        (0..p.count()).filter(|&seat| view.known.players[seat].aim == SecretObjective::Hidden).collect();
    if hidden.is_empty() {
        return;
    }
    let public = &view.known;
    let mut taken: u8 = 0;
    (0..p.count()).filter(|seat| !hidden.contains(seat)).for_each(|seat| {
        taken |= p.players[seat].objective().map_or(0, |objective| 1 << objective as u8);
    });
    let mut deals: Vec<([Objective; SEATS], f32)> = Vec::with_capacity(DEALS);
    for _ in 0..DEALS {
        if let Some(deal) = deal(public, &hidden, taken, generator) {
            let likely = hidden.iter().map(|&seat| weight(public, seat, deal[seat])).product();
            deals.push((deal, likely));
        }
    }
    let sum: f32 = deals.iter().map(|(_, weight)| weight).sum();
    let mut left = generator.below(1 << 20) as f32 / (1 << 20) as f32 * sum;
    let chosen = deals.iter().find(|(_, weight)| {
        left -= weight;
        left <= 0.0
    });
    if let Some((deal, _)) = chosen {
        hidden.iter().for_each(|&seat| p.players[seat].aim = SecretObjective::Is(deal[seat]));
    }
}

/// Returns a random deal of the remaining objectives, drawn uniformly for one seat after the other, or `None` if no objective
/// fits a seat.
fn deal(p: &Position, hidden: &[usize], mut taken: u8, generator: &mut RandomGenerator) -> Option<[Objective; SEATS]> {
    let mut deal = [Objective::Outlaw; SEATS];
    for &seat in hidden {
        let fits = |objective: &&Objective| taken >> **objective as u8 & 1 == 0 && !p.fulfils(seat, **objective);
        let free: Vec<Objective> = Objective::ALL.iter().filter(fits).copied().collect();
        deal[seat] = *free.get(generator.below(free.len().max(1) as u32) as usize)?;
        taken |= 1 << deal[seat] as u8;
    }
    Some(deal)
}
