//! The docking mode, in which no follow-up choice has begun: picking dice, clicking facilities, and all other actions that take
//! one click.

use super::state::{as_click_result, most_informative};
use super::{CardUse, ClickResult, ClickTarget, OrderDraft, card, follow_ups, tray};
use crate::rules::{Facility, Loot, Order, Position, RaidHaul, Refusal, Ships, Territory, check};

pub(super) fn pick(plan: &mut OrderDraft, position: &Position, target: ClickTarget) -> ClickResult {
    let mover = position.mover();
    match target {
        ClickTarget::HandShip { index, ship } => {
            if tray(position).get(index).is_none_or(|&(there, _)| there != ship) {
                return ClickResult::Nothing;
            }
            plan.toggle(position, ship, index);
            ClickResult::More
        }
        ClickTarget::Facility(facility) => match ships_for(plan, position, facility) {
            Ok(ships) => dock(plan, position, facility, ships),
            Err(refusal) => ClickResult::Refused(refusal),
        },
        ClickTarget::Territory(territory) => settle_at(plan, position, territory),
        ClickTarget::DisplayCard(slot) => match position.display.get(usize::from(slot)) {
            Some(&Some(card)) => as_click_result(position, Order::Claim(card)),
            _ => ClickResult::Nothing,
        },
        ClickTarget::HeldCard { colour, card } if colour == mover => card::begin(plan, position, card, CardUse::Power),
        ClickTarget::Launch(colour) if colour == mover => follow_ups::launch(plan, position),
        ClickTarget::Roll => as_click_result(position, Order::Roll),
        ClickTarget::Relic => as_click_result(position, Order::BuyRelic),
        ClickTarget::Cycle => as_click_result(position, Order::Cycle),
        ClickTarget::Trade => follow_ups::trade(plan, position),
        ClickTarget::Shed => follow_ups::shed(plan, position),
        ClickTarget::End => end(plan, position),
        _ => ClickResult::Nothing,
    }
}

/// Ends the turn, or starts giving up goods if the player is over the limit.
fn end(plan: &mut OrderDraft, position: &Position) -> ClickResult {
    match check(position, Order::End) {
        Err(Refusal::OverLimit { .. }) => follow_ups::shed(plan, position),
        _ => as_click_result(position, Order::End),
    }
}

pub(super) fn universe(position: &Position) -> Vec<ClickTarget> {
    let mover = position.mover();
    let mut all: Vec<ClickTarget> = tray(position)
        .into_iter()
        .enumerate()
        .map(|(index, (ship, _))| ClickTarget::HandShip { index, ship })
        .collect();
    all.extend(Facility::ALL.iter().map(|&facility| ClickTarget::Facility(facility)));
    all.extend((0..position.display.len() as u8).map(ClickTarget::DisplayCard));
    all.extend(position.me().cards.iter().map(|card| ClickTarget::HeldCard { colour: mover, card }));
    all.extend(Territory::ALL.iter().map(|&territory| ClickTarget::Territory(territory)));
    all.extend([
        ClickTarget::Roll,
        ClickTarget::Launch(mover),
        ClickTarget::Relic,
        ClickTarget::Cycle,
        ClickTarget::Trade,
        ClickTarget::Shed,
    ]);
    all.push(ClickTarget::End);
    all
}

/// Docks dice regardless of the current picks. `dice` has a bit for each place in the tray; if one of the dice does not exist,
/// the click has no effect.
pub(super) fn dock_dice(plan: &mut OrderDraft, position: &Position, facility: Facility, dice: u8) -> ClickResult {
    let mut picked = OrderDraft::default();
    let tray = tray(position);
    for index in (0..u8::BITS as usize).filter(|index| dice >> index & 1 == 1) {
        let Some(&(ship, _)) = tray.get(index) else { return ClickResult::Nothing };
        picked.toggle(position, ship, index);
    }
    *plan = picked;
    pick(plan, position, ClickTarget::Facility(facility))
}

/// Docks `ships`, or begins the choice of the territory or the loot.
fn dock(plan: &mut OrderDraft, position: &Position, facility: Facility, ships: Ships) -> ClickResult {
    match facility {
        Facility::ColonyConstructor | Facility::TerraformingStation => {
            follow_ups::settle(plan, position, facility, ships)
        }
        Facility::RaidersOutpost => follow_ups::raid(plan, position, ships),
        _ => as_click_result(position, Order::Dock { facility, ships }),
    }
}

/// Places a colony on a clicked territory, if the picked dice can do so.
fn settle_at(plan: &OrderDraft, position: &Position, territory: Territory) -> ClickResult {
    let ships = plan.selected();
    let facility = match ships.len() {
        1 => Facility::TerraformingStation,
        3 => Facility::ColonyConstructor,
        _ => return ClickResult::Nothing,
    };
    match as_click_result(position, Order::Settle { facility, ships, territory }) {
        // The click was not on that facility, so the message says which dice place a colony.
        ClickResult::Refused(Refusal::NotASix { .. } | Refusal::NotEqual { .. }) => ClickResult::Nothing,
        step => step,
    }
}

/// Returns the dice that a click on `facility` would dock: the picked dice, otherwise the only group that can dock there. Returns
/// a refusal if no group, or more than one, can dock there.
fn ships_for(plan: &OrderDraft, position: &Position, facility: Facility) -> Result<Ships, Refusal> {
    if !plan.selected().is_empty() {
        return Ok(plan.selected());
    }
    let (fitting, refusals) = sort_groups(position, facility);
    match fitting.as_slice() {
        [only] => Ok(*only),
        [] => Err(most_informative(refusals).unwrap_or_else(|| nothing_to_dock(position, facility))),
        _ => Err(Refusal::NoShips),
    }
}

/// Returns true if any group of the mover's dice could dock at `facility`.
pub(super) fn could_dock(position: &Position, facility: Facility) -> bool {
    !sort_groups(position, facility).0.is_empty()
}

/// Returns the groups of dice of the right size for `facility` that can dock there, and the refusals of all other groups.
fn sort_groups(position: &Position, facility: Facility) -> (Vec<Ships>, Vec<Refusal>) {
    let (mut fitting, mut refusals) = (Vec::new(), Vec::new());
    for ships in groups(position.hand(), facility.group_size()) {
        match fits(position, facility, ships) {
            Ok(()) => fitting.push(ships),
            Err(refusal) => refusals.push(refusal),
        }
    }
    (fitting, refusals)
}

/// Returns every different group of `size` ships from `hand`.
fn groups(hand: Ships, size: u8) -> Vec<Ships> {
    let mut found = vec![Ships::NONE];
    for _ in 0..size {
        let mut longer = Vec::new();
        for &group in &found {
            for (value, relic) in hand.minus(group).iter() {
                longer.push(group.plus(Ships::single(value, relic)));
            }
        }
        longer.sort_unstable();
        longer.dedup();
        found = longer;
    }
    found
}

/// Checks that `ships` can dock at `facility`, with any territory or for an empty raid.
fn fits(position: &Position, facility: Facility, ships: Ships) -> Result<(), Refusal> {
    match facility {
        Facility::ColonyConstructor | Facility::TerraformingStation => {
            follow_ups::territories(position, |territory| Order::Settle { facility, ships, territory }).map(|_| ())
        }
        Facility::RaidersOutpost => check(position, Order::Raid { ships, loot: Loot::Resources(RaidHaul::NOTHING) }),
        _ => check(position, Order::Dock { facility, ships }),
    }
}

/// Returns the reason why there is no group of dice to try.
fn nothing_to_dock(position: &Position, facility: Facility) -> Refusal {
    match check(position, Order::Dock { facility, ships: Ships::NONE }) {
        Err(refusal @ (Refusal::MatchOver | Refusal::RollFirst)) => refusal,
        _ if position.hand().is_empty() => Refusal::NoShips,
        _ => Refusal::GroupSize { facility, needed: facility.group_size(), given: position.hand().len() },
    }
}
